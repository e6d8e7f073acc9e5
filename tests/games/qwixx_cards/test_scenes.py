"""The scenes of the lesson are sound: they can stand there, the wrong move is seen to fail, and the right one holds
whatever the learner cannot see.
"""

import itertools

import pytest

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.core.lesson import LEARNER, Scene
from pega6_desktop.games.qwixx_cards.cards import colour_of, deck, number_of
from pega6_desktop.games.qwixx_cards.events import MatchEnded
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, Move, Play, format_move, parse_move
from pega6_desktop.games.qwixx_cards.scenes import BEFORE_DRAWING, LESSON
from pega6_desktop.games.qwixx_cards.sheets import LAST_PLACE, Sheet, number_at, obstacle, open_numbers, place
from pega6_desktop.games.qwixx_cards.state import State
from pega6_desktop.games.qwixx_cards.worlds import unseen_cards
from tests.games.qwixx_cards.story import QWIXX, A, B, C, sheet, text_of

SCENES = {f"{step.id}{at or ''}": scene for step in LESSON for at, scene in enumerate(step.scenes)}
RED, YELLOW, GREEN, BLUE = range(4)
OWN_SHEETS = {
    "choose": sheet(),
    "left": sheet(yellow="3"),
    "backs": sheet(),
    "gap": sheet(yellow="4"),
    "gap1": sheet(yellow="4"),
    "lock": sheet(red="2", yellow="3 4 6 7", blue="11"),
    "miss": sheet(red="2 3 4", yellow="4", green="10", blue="11"),
    "end": sheet(red="4 5 6 8 9", yellow="2", blue="11"),
}
HANDS = {
    "choose": "R7 R10 Y4 G6 B5",
    "left": "R7 R10 Y4 G6 B5",
    "backs": "R7 R8 G6 B5",
    "gap": "R10 Y5 Y6 Y7 B3",
    "gap1": "R10 Y5 Y7 Y9 B3",
    "lock": "R10 Y11 Y12 G4 B6",
    "miss": "R11 Y2 Y3 G11 B12",
    "end": "R7 R10 G5 G12",
}


def laid(scene: Scene) -> State:
    """The table when the learner is asked first."""
    state = QWIXX.initial(QWIXX.setup(scene.variant, {}, scene.seats, 0))
    for event in scene.opening:
        state = QWIXX.evolve(state, event)  # type: ignore[arg-type]  # an event of this game
    for seat, text in scene.before:
        _, state = QWIXX.after(state, seat, parse_move(text))
    return state


def decided(state: State, *rows: str) -> State:
    """The table after all have decided about the number for all."""
    for seat, row in enumerate(rows):
        _, state = QWIXX.after(state, seat, parse_move(f"cross {row}"))
    return state


def legal(name: str) -> list[Move]:
    return list(QWIXX.legal_moves(laid(SCENES[name]), LEARNER))


def wrong(name: str) -> list[Move]:
    return [move for move in legal(name) if format_move(move) not in SCENES[name].wanted[0]]


def played(name: str, move: Move) -> Sheet:
    """The learner's sheet after the move."""
    return QWIXX.after(laid(SCENES[name]), LEARNER, move)[1].sheets[LEARNER]


def left_behind(before: Sheet, after: Sheet) -> int:
    """Numbers that could still have been crossed one day, and never can now; of all rows."""

    def reachable(of: Sheet) -> set[tuple[int, int]]:
        ends = [place(row, numbers[-1]) if numbers else -1 for row, numbers in enumerate(of.rows)]
        return {(row, at) for row, end in enumerate(ends) for at in range(end + 1, LAST_PLACE + 1)}

    crossed = {(row, place(row, number)) for row, numbers in enumerate(after.rows) for number in numbers}
    return len(reachable(before) - reachable(after) - crossed)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_can_stand_there_and_no_card_is_double_or_lost(name: str) -> None:
    state = laid(SCENES[name])

    assert state.sheets[LEARNER] == OWN_SHEETS[name]
    assert text_of(state.hands[LEARNER]) == HANDS[name]
    held = [card for hand in state.hands for card in hand]
    assert sorted([*held, *state.display, *state.pile, *state.discard]) == list(deck(with_jokers=False))  # type: ignore[type-var]  # every place is filled


@pytest.mark.parametrize("name", SCENES)
def test_what_is_wanted_may_be_done(name: str) -> None:
    wanted = SCENES[name].wanted

    assert len(wanted) == 1
    assert wanted[0]
    assert set(wanted[0]) <= set(map(format_move, legal(name)))


@pytest.mark.parametrize(
    ("move", "lost"),
    [("cross red", 1), ("cross yellow", 1), ("cross green", 9), ("cross blue", 9)],
)
def test_the_number_for_all_is_wanted_where_it_loses_least(move: str, lost: int) -> None:
    state = laid(SCENES["choose"])
    own = decided(state, move.removeprefix("cross "), "red", "yellow").sheets[LEARNER]

    assert left_behind(state.sheets[LEARNER], own) == lost
    assert (move in SCENES["choose"].wanted[0]) == (lost == 1)
    assert own.total == 1


def test_only_one_card_leaves_nothing_behind_and_every_other_cross_leaves_many() -> None:
    before = laid(SCENES["left"]).sheets[LEARNER]
    lost = {
        format_move(move).rpartition("play ")[2]: left_behind(before, played("left", move))
        for move in legal("left")
        if isinstance(move, Play) and move.numbers and len(move.cards) == 1
    }

    assert lost == {
        "R7 in red cross 7": 5,
        "R10 in red cross 10": 8,
        "Y4 in yellow cross 4": 0,
        "G6 in green cross 6": 6,
        "B5 in blue cross 5": 7,
    }
    assert all(
        played("left", move).total < played("left", parse_move("play Y4 in yellow cross 4")).total
        for move in wrong("left")
    )


def test_no_back_tells_a_colour_and_any_card_may_be_drawn() -> None:
    state = laid(SCENES["backs"])
    seen = QWIXX.observe(state, LEARNER)

    assert set(seen.hand) == set(BEFORE_DRAWING)
    assert wrong("backs") == []
    for number in seen.display:
        assert len({colour_of(card) for card in unseen_cards(seen) if number_of(card) == number}) > 1


def test_three_in_a_row_bring_more_than_anything_else() -> None:
    best = played("gap", parse_move(SCENES["gap"].wanted[0][0])).total

    assert best == 10
    assert max(played("gap", move).total for move in wrong("gap")) == 6


def test_two_gaps_are_refused_and_of_those_with_one_the_lower_pair_leaves_less_behind() -> None:
    state, before = laid(SCENES["gap1"]), OWN_SHEETS["gap1"]

    with pytest.raises(IllegalMove, match="skipped_numbers"):
        QWIXX.after(state, LEARNER, parse_move("play Y5 Y7 Y9 in yellow cross 5 7 9"))
    best = [played("gap1", parse_move(text)) for text in SCENES["gap1"].wanted[0]]
    assert [(own.total, left_behind(before, own)) for own in best] == [(6, 1), (6, 1)]
    for move in wrong("gap1"):
        own = played("gap1", move)
        assert own.total < 6 or left_behind(before, own) == 3


def test_the_last_number_alone_is_refused_and_with_the_fifth_cross_it_closes_the_row() -> None:
    state = laid(SCENES["lock"])

    with pytest.raises(IllegalMove, match="five_crosses"):
        QWIXX.after(state, LEARNER, parse_move("play Y12 in yellow cross 12"))
    own = played("lock", parse_move(SCENES["lock"].wanted[0][0]))
    assert own.completed == (YELLOW,)
    assert own.row_points[YELLOW] == 28
    assert all(played("lock", move).completed == () for move in wrong("lock"))


def test_the_bad_cross_ends_its_row_and_after_the_penalty_two_crosses_of_any_kind_make_up_for_it() -> None:
    (bad,) = wrong("miss")
    crossed = played("miss", bad)

    assert format_move(bad) == "play R11 in red cross 11"
    assert open_numbers(RED, crossed.rows[RED]) == ()
    assert (crossed.row_points[RED], crossed.total) == (10, 13)
    for text in SCENES["miss"].wanted[0]:
        missed = played("miss", parse_move(text))
        assert (missed.missed, missed.total) == (1, 4)
        assert missed.rows == OWN_SHEETS["miss"].rows
        for first, second in itertools.combinations(open_numbers(RED, missed.rows[RED]), 2):
            assert missed.crossed(RED, first).crossed(RED, second).total == crossed.total


def test_the_number_before_the_bad_cross_fitted_nowhere() -> None:
    state = laid(SCENES["miss"])

    number = number_of(state.pile[0])
    assert number == 12
    assert all(obstacle(row, numbers, number) for row, numbers in enumerate(state.sheets[LEARNER].rows))


@pytest.mark.parametrize("own", ["nothing", "red", "green"])
def test_the_match_ends_when_bia_closes_her_second_row_whatever_everybody_else_does(own: str) -> None:
    state = laid(SCENES["end"])
    bia = state.sheets[C]
    assert bia.completed == (GREEN,)
    assert number_at(YELLOW, LAST_PLACE - 1) == bia.rows[YELLOW][-1] == 11
    assert parse_move("cross yellow") in QWIXX.legal_moves(state, C)

    _, state = QWIXX.after(state, LEARNER, parse_move(f"cross {own}"))
    for anas in QWIXX.legal_moves(state, B):
        _, after_ana = QWIXX.after(state, B, anas)
        events, over = QWIXX.after(after_ana, C, parse_move("cross yellow"))
        assert isinstance(events[-1], MatchEnded)
        assert over.sheets[A].total == {"nothing": 17, "red": 30, "green": 18}[own]


def test_closing_the_red_row_brings_most_whatever_the_others_decide() -> None:
    state = laid(SCENES["end"])
    for anas, bias in itertools.product(QWIXX.legal_moves(state, B), QWIXX.legal_moves(state, C)):
        totals = {}
        for own in QWIXX.legal_moves(state, LEARNER):
            table = state
            for seat, move in enumerate((own, anas, bias)):
                _, table = QWIXX.after(table, seat, move)
            totals[format_move(own)] = table.sheets[LEARNER].total
        assert max(totals, key=lambda text: totals[text]) == "cross red"
    assert CrossNothing() in QWIXX.legal_moves(state, C)
