"""Plans of steps and the clock of a trick: how long things take, told in nominal milliseconds."""

from functools import partial

import pytest
from msgspec.structs import replace

from pega6_desktop.ui.boards.pega6.rows.layout import rows_layout
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.cards.motions import Choreography, Plan, plan
from pega6_desktop.ui.table.cards.tempo import HOLD, Pace, Tempo
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


def test_placing_takes_220_then_the_card_rests_120_and_nothing_starts_before() -> None:
    step = planned(*placing())
    assert (step.lands_at, step.total, step.next) == (220, 340, 340)


def test_from_seven_cards_on_a_card_rests_70() -> None:
    pace = Pace()
    pace.begin_trick(7)
    assert planned(*placing(), pace).total == 290


def test_a_taking_gathers_in_260_and_flies_in_300_then_heads_count() -> None:
    step = planned(*taking())
    assert [phase.at for phase in step.phases] == [0, 260]
    assert step.lands_at == 560
    assert set(step.leaving) == {key(card) for card in positions.ROWS[0]}


def test_a_row_whose_card_follows_does_not_rest_by_itself() -> None:
    before, after, hint = taking()
    assert planned(before, after, hint).total == 680
    led = replace(hint, leads=(("seat", 1), ("row", 0)))
    assert planned(before, after, led).total == 560


def test_before_a_taking_the_row_trembles_for_400() -> None:
    stop = StepHint("beat", shakes=tuple(key(card) for card in positions.ROWS[0]))
    step = planned(positions.turned_up(), positions.turned_up(), stop)
    assert (step.shake_ms, step.total, step.is_blocking) == (400, 400, True)


def test_from_the_fourth_taking_of_a_trick_on_it_is_shorter() -> None:
    pace = Pace()
    pace.begin_trick(5)
    assert [planned(*taking(), pace).lands_at for _ in range(4)] == [560, 560, 560, 380]
    stop = StepHint("beat", shakes=(key(8),))
    assert planned(positions.turned_up(), positions.turned_up(), stop, pace).total == 200
    pace.begin_trick(5)
    assert planned(*taking(), pace).lands_at == 560


def test_what_moves_up_after_a_row_is_gone_waits_for_its_flight() -> None:
    before, _, hint = taking()
    after = positions.turned_up(rows=positions.ROWS[1:])
    step = planned(before, after, hint)
    assert [phase.at for phase in step.phases] == [0, 260, 560]
    assert key(41) in step.phases[2].legs
    assert step.lands_at == 560


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


@pytest.mark.parametrize(("tempo", "total"), [(Tempo.SLOW, 1156), (Tempo.FAST, 306), (Tempo.OFF, 0)])
def test_the_tempo_scales_everything(tempo: Tempo, total: int) -> None:
    assert planned(*taking(), at(tempo)).total == total


def test_reduced_motion_is_no_motion() -> None:
    pace = Pace()
    pace.set_reduced(is_reduced=True)
    assert pace.is_still
    assert planned(*taking(), pace).total == 0


def trick_ms(players: int, takings: int, tempo: Tempo = Tempo.NORMAL) -> int:
    """Length of a trick, from the reveal until the last card has rested."""
    pace = at(tempo)
    pace.begin_trick(players)
    lead = StepHint("beat", leads=(("seat", 1), ("ox", 0)), shakes=(key(8),))
    hold = StepHint("beat", rest=HOLD)
    here = positions.turned_up()
    spent = pace.ms(260) + planned(here, here, hold, pace).total
    for card in range(players):
        if card < takings:
            before, after, hint = taking()
            spent += planned(here, here, lead, pace).total
            spent += planned(before, after, replace(hint, leads=(("seat", 1), ("row", 0))), pace).total
        spent += planned(*placing(), pace).total
    return spent


@pytest.mark.parametrize(
    ("players", "takings", "expected"),
    [(2, 0, 1740), (2, 1, 2700), (4, 0, 2420), (4, 1, 3380), (4, 2, 4340), (4, 3, 5300), (6, 5, 7140)],
)
def test_a_trick_takes_as_long_as_the_table_of_its_direction_says(players: int, takings: int, expected: int) -> None:
    assert trick_ms(players, takings) == expected


@pytest.mark.parametrize(("takings", "expected"), [(0, 3960), (1, 4920), (3, 6840), (5, 8000)])
def test_ten_players_without_a_taking_stay_under_four_and_a_half_seconds(takings: int, expected: int) -> None:
    assert trick_ms(10, takings) == expected


@pytest.mark.parametrize(("tempo", "none", "one"), [(Tempo.SLOW, 4114, 5746), (Tempo.FAST, 1089, 1521)])
def test_a_trick_at_other_tempos(tempo: Tempo, none: int, one: int) -> None:
    assert (trick_ms(4, 0, tempo), trick_ms(4, 1, tempo)) == (none, one)


def test_without_motion_a_trick_takes_no_time() -> None:
    assert trick_ms(10, 3, Tempo.OFF) == 0
