"""Why a card lies where it lies: the arithmetic of the moment it was placed, replayed from what all have seen."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pega6_desktop.games.pega6.events import CardPlaced, Event, RoundDealt, RoundEnded, RowTaken
from pega6_desktop.games.pega6.state import State
from pega6_desktop.ui.boards.pega6.why import opening_cards, placements
from tests.builders import PEGA6, A, B
from tests.ui.boards.desk import BOARD, desk, lines, seats

pytestmark = pytest.mark.usefixtures("english")


def test_a_hand_card_shows_all_differences_the_deciding_one_first() -> None:
    at = desk("8 15 22 27 30 | 41 44 50 | 66 68 | 89", hand="58 99")
    explanation = at.why(58)
    assert lines(explanation) == [
        "row 2: 58 − 50 = 8 smallest *",
        "row 1: 58 − 30 = 28 larger",
        "row 3: 58 − 68 = −10 too high",
        "row 4: 58 − 89 = −31 too high",
    ]
    assert explanation is not None
    assert explanation.title == "The smallest difference decides"
    assert explanation.closing == "It would lie in row 2, place 4, unless lower cards change the rows first."


def test_a_hand_card_that_would_take_says_what() -> None:
    explanation = desk("8 15 22 27 30 | 41 | 66 | 89", hand="31 99").why(31)
    assert explanation is not None
    assert (explanation.title, explanation.rule) == ("The 6th card takes the row", "P6-B-09")
    assert explanation.closing.startswith("The row is full: it would take 5 cards, 12 heads")


def test_a_low_hand_card_has_no_deciding_line() -> None:
    explanation = desk("12 | 37 | 43 | 58", hand="3 99").why(3)
    assert explanation is not None
    assert [line.is_best for line in explanation.lines] == [False] * 4
    assert explanation.rule == "P6-B-10"


def test_the_opening_cards_opened_their_rows() -> None:
    at = desk("12 | 37 | 43 | 58", hands={0: "44 99", 1: "59 98"}).trick(A=44, B=59)
    explanation = at.why(43)
    assert explanation is not None
    assert (explanation.title, explanation.lines) == ("It opened the row", ())
    assert explanation.closing == "It opened row 3 at the deal."


def test_a_placed_card_shows_the_table_of_its_own_moment() -> None:
    at = desk("12 | 37 | 43 | 58", hands={0: "46 99", 1: "45 98", 2: "47 97"}, players=3).trick(A=46, B=45, C=47)
    assert lines(at.why(47))[0] == "row 3: 47 − 46 = 1 smallest *"
    assert lines(at.why(46))[0] == "row 3: 46 − 45 = 1 smallest *"
    explanation = at.why(45)
    assert lines(explanation)[0] == "row 3: 45 − 43 = 2 smallest *"
    assert explanation is not None
    assert explanation.closing == "Ana played it in trick 1."
    own = at.why(46)
    assert own is not None
    assert own.closing == "You played it in trick 1."


def test_field_report_4_the_card_that_took_a_row_took_five() -> None:
    at = desk("10 20 30 40 50 | 60 | 70 | 80", hands={0: "51 99", 1: "61 98"}).trick(A=51, B=61)
    explanation = at.why(51)
    assert explanation is not None
    assert explanation.closing == "The row was full: in trick 1 you took 5 cards, 15 heads."


def test_field_report_3_a_card_behind_a_low_card_is_explained_with_the_row_that_was_chosen() -> None:
    at = desk("12 | 37 | 43 | 58", hands={0: "9 99", 1: "3 98"}).choose(A, 9).choose(B, 3).take(B, 2)
    low = at.why(3)
    assert low is not None
    assert low.closing == "In trick 1 Ana chose this row and took 1 card, 1 head."
    behind = at.why(9)
    assert lines(behind)[0] == "row 2: 9 − 3 = 6 smallest *"
    assert at.view.rows[1].name == "Row 2: 3 and 9; 2 heads"


def test_a_waiting_card_says_that_lower_ones_come_first() -> None:
    at = desk("12 | 37 | 43 | 58", hands={0: "9 99", 1: "3 98"}).choose(A, 9).choose(B, 3)
    explanation = at.why(9)
    assert explanation is not None
    assert explanation.closing == "The lower cards are placed first and may still change the rows."
    chooser = at.why(3)
    assert chooser is not None
    assert chooser.title == "Lower than every row"


def test_a_hidden_card_is_not_explained_to_others() -> None:
    at = desk("12 | 37 | 43 | 58", hands={0: "44 99", 1: "59 98"}, players=3).choose(A, 44).choose(B, 59)
    assert BOARD.why(at.observation, at.sitting, ("slot", B, 0)) is None
    own = BOARD.why(at.observation, at.sitting, ("slot", A, 0))
    assert lines(own)[0] == "row 3: 44 − 43 = 1 smallest *"
    assert at.why(59) is None


def test_a_card_that_is_not_there_has_no_reason() -> None:
    assert desk("12 | 37 | 43 | 58", hand="44 99").why(100) is None


# ---------------------------------------------------------------- whatever people play


Told = tuple[Event, ...]


def steps_of_a_round(seed: int, players: int, picks: list[int]) -> Iterator[tuple[State, Told]]:
    """Every state of a round in which everybody plays as picked, with the events so far."""
    state = PEGA6.initial(PEGA6.setup("base", {}, players, seed))
    told: Told = ()
    pending = PEGA6.opening(state)
    for pick in itertools.cycle(picks):
        for event in pending:
            if isinstance(event, RoundEnded):
                return
            state, told = PEGA6.evolve(state, event), (*told, event)
            yield state, told
        seat = PEGA6.to_act(state)[0]
        legal = PEGA6.legal_moves(state, seat)
        pending = PEGA6.decide(state, seat, legal[pick % len(legal)])


rounds = {
    "seed": st.integers(0, 10**6),
    "players": st.integers(2, 10),
    "picks": st.lists(st.integers(0, 9), min_size=1, max_size=7),
}


@settings(max_examples=30)
@given(**rounds)
def test_every_placing_of_a_round_is_told_as_it_happened(seed: int, players: int, picks: list[int]) -> None:
    for state, told in steps_of_a_round(seed, players, picks):
        observation = PEGA6.observe(state, None)
        found = placements(observation)
        assert {card: made.row for card, made in found.items()} == {
            event.card: event.row for event in told if isinstance(event, CardPlaced)
        }
        if not isinstance(told[-1], RowTaken):  # that card is told once it lies
            assert sorted(made.taken for made in found.values() if made.taken) == sorted(
                event.cards for event in told if isinstance(event, RowTaken)
            )
        assert isinstance(told[0], RoundDealt)
        assert set(opening_cards(observation)) == set(told[0].rows)


@settings(max_examples=6)
@given(**rounds)
def test_every_card_in_a_row_has_a_reason(seed: int, players: int, picks: list[int]) -> None:
    for state, _ in steps_of_a_round(seed, players, picks):
        observation = PEGA6.observe(state, 0)
        for card in [card for row in observation.rows for card in row.cards]:
            assert BOARD.why(observation, seats(players), ("card", card)) is not None
