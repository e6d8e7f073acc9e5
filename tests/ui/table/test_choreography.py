"""Plans of steps and the clock of a trick: how long things take, told in nominal milliseconds."""

from functools import partial

import pytest

from pega6_desktop.ui.boards.pega6.rows.layout import rows_layout
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.cards.choreography import Choreography, Plan, plan
from pega6_desktop.ui.table.cards.tempo import TRICK_AT_MOST, Pace, Tempo
from pega6_desktop.ui.table.view import StepHint
from tests.ui.table import positions
from tests.ui.table.lying import rows_of, table_poses
from tests.ui.table.positions import key, slot

LAYOUT = rows_layout(1280, 800, 4)


def planned(before: TableView, after: TableView, hint: StepHint, pace: Pace | None = None) -> Plan:
    renamed = dict(hint.rekeys)
    poses = {renamed.get(one, one): pose for one, pose in table_poses(LAYOUT, rows_of(before)).items()}
    cards = rows_of(after)
    scene = Choreography(
        before=poses,
        after=table_poses(LAYOUT, cards),
        in_hand=frozenset(card.key for card in cards.hand) & poses.keys(),
        zone=partial(cards.zone_pose, LAYOUT),
        waiting=cards.waiting(),
    )
    return plan(hint, scene, pace or Pace())


def at(tempo: Tempo) -> Pace:
    pace = Pace()
    pace.set_tempo(tempo)
    return pace


def taking() -> tuple[TableView, TableView, StepHint]:
    emptied = positions.turned_up(rows=([], *positions.ROWS[1:]), points=(0, 12, 9, 0, 0))
    return positions.turned_up(), emptied, positions.take(1, positions.ROWS[0])


def placing(waiting: tuple[int, ...] = (2, 3, 4, 0)) -> tuple[TableView, TableView, StepHint]:
    before = positions.turned_up((1, *waiting), rows=([], *positions.ROWS[1:]))
    return before, positions.turned_up(waiting, rows=([9], *positions.ROWS[1:])), positions.PLACE


def test_a_reveal_takes_260_for_all_together() -> None:
    step = planned(positions.all_chosen(), positions.turned_up(), positions.reveal(5))
    assert (step.flip_ms, step.total, step.next) == ((130, 130), 260, 260)


def test_placing_takes_220_and_the_next_starts_after_110() -> None:
    step = planned(*placing())
    assert (step.total, step.next) == (220, 110)


def test_nothing_overlaps_the_last_card_of_a_trick() -> None:
    step = planned(*placing(waiting=()))
    assert step.next == step.total == 220


def test_a_taking_gathers_in_140_and_flies_in_240_then_heads_count() -> None:
    step = planned(*taking())
    assert [phase.at for phase in step.phases] == [0, 140]
    assert (step.total, step.next, step.count_at) == (380, 380, 380)
    assert set(step.leaving) == {key(card) for card in positions.ROWS[0]}


def test_dealing_takes_120_a_card_28_apart() -> None:
    five = positions.five_players()
    bare = positions.view([[], [], [], []], [], rows_of(five).others, positions.OWN)
    step = planned(bare, five, positions.deal(five))
    cards = sum(len(row.cards) for row in rows_of(five).rows) + len(five.hand)
    assert step.total == 120 + 28 * (cards - 1)


def test_what_is_not_named_is_there_or_gone_at_once() -> None:
    five = positions.five_players()
    other = positions.five_players(hand=(1, 2), rows=((3,), (5,), (7,), (9,)))
    step = planned(five, other, StepHint("quiet"))
    assert step.total == 0
    assert key(3) in step.starts
    assert key(58) in step.vanished


def test_the_hand_closes_up_while_the_own_card_slides() -> None:
    step = planned(positions.five_players(), positions.after_own_choice(58), positions.own_chosen(58))
    legs = step.phases[0].legs
    assert legs[slot(0)].ms == 220
    assert {legs[key(card)].ms for card in positions.HAND if card != 58} == {160}


def test_choosing_does_not_block_and_everything_after_it_does() -> None:
    assert not planned(positions.five_players(), positions.after_own_choice(58), positions.own_chosen(58)).is_blocking
    assert planned(*taking()).is_blocking
    assert planned(*placing()).is_blocking


@pytest.mark.parametrize(("tempo", "total"), [(Tempo.SLOW, 646), (Tempo.FAST, 190), (Tempo.OFF, 0)])
def test_the_tempo_scales_everything(tempo: Tempo, total: int) -> None:
    assert planned(*taking(), at(tempo)).total == total


def test_reduced_motion_is_no_motion() -> None:
    pace = Pace()
    pace.set_reduced(is_reduced=True)
    assert pace.is_still
    assert planned(*taking(), pace).total == 0


def trick_ms(players: int, takings: int) -> float:
    """Nominal length of a trick, from the reveal until the last card lies."""
    pace = Pace()
    pace.begin_trick()
    spent = 260 * pace.trick_share(260, players)
    for card in range(players):
        waiting = players - card - 1
        if card < takings:
            spent += 380 * pace.trick_share(380, waiting + 1)
        spent += (110 if waiting else 220) * pace.trick_share(110, waiting)
    return spent


@pytest.mark.parametrize(("takings", "expected"), [(0, 1470), (1, 1850), (5, 3370)])
def test_ten_players_need_what_the_motion_table_says(takings: int, expected: int) -> None:
    assert trick_ms(10, takings) == expected


@pytest.mark.parametrize("takings", range(11))
def test_no_trick_is_ever_longer_than_its_limit(takings: int) -> None:
    assert trick_ms(10, takings) <= TRICK_AT_MOST + 1
