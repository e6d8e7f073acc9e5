"""What putting a card somewhere means: a move, or a refusal that shows the arithmetic."""

import pytest

from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from tests.builders import A, B
from tests.ui.boards.desk import BOARD, desk, lines

pytestmark = pytest.mark.usefixtures("english")

MOCK_ROWS = "8 15 22 27 30 | 41 44 50 | 66 68 | 89 95 97 101"
MOCK_HAND = "4 17 33 55 58 72 103"


@pytest.mark.parametrize("zone", [("row", 1), ("turn", 0), ("seat", 0), None], ids=["row", "turn", "own seat", "Enter"])
def test_the_right_row_the_own_place_and_enter_play_the_card(zone: tuple[str, int] | None) -> None:
    assert desk(MOCK_ROWS, hand=MOCK_HAND).lift(58).drop(zone) == PlayCard(58)


def test_a_larger_difference_is_refused_with_both_sums() -> None:
    refusal = desk(MOCK_ROWS, hand=MOCK_HAND).lift(58).refused(("row", 0))
    assert refusal.text == "the 58 does not go to row 1. The smallest difference decides: row 2."
    assert refusal.explanation is not None
    assert refusal.explanation.title == "The smallest difference decides"
    assert lines(refusal.explanation) == ["row 2: 58 − 50 = 8 smallest *", "row 1: 58 − 30 = 28 larger"]
    assert refusal.explanation.closing == "Nothing has changed: the 58 goes back to your hand."
    assert refusal.explanation.rule == "P6-B-07"
    assert refusal.right is not None
    assert (refusal.right.zone, refusal.right.place, refusal.right.ghost) == (("row", 1), 3, "58")


def test_a_row_that_is_higher_is_refused_because_rows_only_rise() -> None:
    refusal = desk(MOCK_ROWS, hand=MOCK_HAND).lift(58).refused(("row", 3))
    assert refusal.text == ("the 58 does not go to row 4: it is at 101 already, and rows only rise. Row 2 is right.")
    assert refusal.explanation is not None
    assert (refusal.explanation.title, refusal.explanation.rule) == ("Rows only rise", "P6-B-06")
    assert lines(refusal.explanation) == ["row 2: 58 − 50 = 8 smallest *", "row 4: 58 − 101 = −43 too high"]


def test_evading_a_full_row_is_refused() -> None:
    refusal = desk(MOCK_ROWS, hand="31 99").lift(31).refused(("row", 1))
    assert refusal.right is not None
    assert (refusal.right.zone, refusal.right.place) == (("row", 0), 5)


@pytest.mark.parametrize("row", range(4))
def test_a_low_card_is_played_on_any_row_and_the_row_is_chosen_later(row: int) -> None:
    assert desk(MOCK_ROWS, hand=MOCK_HAND).lift(4).drop(("row", row)) == PlayCard(4)


@pytest.mark.parametrize("zone", [("felt", 0), ("seat", 1), ("pile", 0), ("deck", 0), ("discard", 0)])
def test_where_no_row_lies_no_card_is_played_and_the_right_one_is_shown(zone: tuple[str, int]) -> None:
    at = desk(MOCK_ROWS, hand=MOCK_HAND)
    refusal = at.lift(58).refused(zone)
    assert refusal.text == "no row lies there: drop the 58 on row 2."
    assert refusal.right is not None
    assert refusal.right.zone == ("row", 1)
    assert at.lift(4).refused(zone).text == "no row lies there: drop the 4 on any row."


def test_a_row_without_a_card_asks_for_the_card() -> None:
    assert desk(MOCK_ROWS, hand=MOCK_HAND).refused(("row", 0)).text == "pick up a card first, then the row."


def test_a_row_that_does_not_exist_is_refused() -> None:
    at = desk(MOCK_ROWS, hand=MOCK_HAND).lift(58)
    assert at.refused(("row", 4)).text == "there is no such row: they count from 1 to 4."
    assert at.refused(("row", -1)).text == "there is no such row: they count from 1 to 4."


def test_a_card_somebody_else_holds_is_refused() -> None:
    assert desk(MOCK_ROWS, hand=MOCK_HAND).lift(60).refused(None).text == "this card is not in your hand."


def test_after_choosing_no_second_card_can_be_laid() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41 42").choose(A, 41)
    assert at.lift(42).refused(("felt", 0)).text == "your 41 already lies face down. Z takes it back."


def test_field_report_2_the_first_row_and_the_first_card_are_as_good_as_any() -> None:
    at = desk("20 | 30 | 40 | 50", hands={0: "3 60", 1: "61 98"})
    assert BOARD.liftable(at.observation)[0] == ("card", 3)
    assert at.lift(3).drop(("row", 0)) == PlayCard(3)
    at = at.choose(B, 61).choose(A, 3)
    assert at.drop(("row", 0)) == TakeRow(0)
    at = at.take(A, 1)
    assert at.seat(A).points == 3
    assert at.view.rows[0].name == "Row 1: 3; 1 head"


def test_a_row_to_take_may_be_tapped_or_get_the_low_card() -> None:
    at = desk("11 | 20 | 30 | 55", hands={0: "3 99", 1: "56 98"}).choose(B, 56).choose(A, 3)
    assert at.drop(("row", 3)) == TakeRow(3)
    assert at.drop(("row", 3), ("card", 3)) == TakeRow(3)


def test_a_hand_card_cannot_answer_for_the_low_card() -> None:
    at = desk("11 | 20 | 30 | 55", hands={0: "3 99", 1: "56 98"}).choose(B, 56).choose(A, 3)
    assert at.lift(99).refused(("row", 0)).text == "first choose the row that your 3 takes."
    assert at.refused(("felt", 0)).text == "first choose the row that your 3 takes."
    assert at.refused(None).text == "first choose the row that your 3 takes."
    assert at.refused(("row", 4)).text == "there is no such row: they count from 1 to 4."


def test_out_of_turn_the_reason_is_named() -> None:
    low = desk("11 | 20 | 30 | 55", hands={0: "57 99", 1: "3 98"}).choose(A, 57).choose(B, 3)
    assert low.lift(99).refused(("row", 0)).text == "Ana is choosing a row to take."
    last = desk("10 | 20 | 30 | 40", hands={0: "41", 1: "42"}).choose(A, 41)
    assert last.begin_to_choose(B, 42, events=2).refused(("row", 0)).text == "this trick is still being placed."
    assert last.begin_to_choose(B, 42, events=5).refused(("row", 0)).text == ("the next cards are still to be dealt.")
    over = desk("10 | 20 | 30 | 40", hands={0: "41", 1: "42"}, totals=(4, 70)).trick(A=41, B=42)
    assert over.refused(("row", 0)).text == "the match is over."
    spectator = desk("10 | 20 | 30 | 40", hand="41").seen_by(None)
    assert spectator.lift(41).refused(("row", 0)).text == "you are only watching this match."


def test_every_refused_command_has_a_sentence_of_its_own() -> None:
    codes = (
        "already_chosen",
        "card_not_in_hand",
        "row_choice_due",
        "row_choice_not_offered",
        "no_such_row",
        "nothing_to_take_back",
        "pick_stands",
        "match_over",
        "not_dealt",
        "something_new",
    )
    said = [Pega6Board().rejection(code, {"card": 58}) for code in codes]
    assert len(set(said)) == len(codes)
    assert said[2] == "a row must be chosen before the 58 can be played."
    assert said[-1] == "that is not possible now."


def test_a_command_that_comes_too_late_is_refused_in_the_words_of_its_phase() -> None:
    """In a draft the sentence speaks of the draft, not of cards that are turned up."""
    said = [Pega6Board().rejection(code, {}) for code in ("nothing_to_take_back", "pick_stands")]
    assert said == [
        "a card can be taken back only until all cards are turned up.",
        "a drafted card can be put back only until the next player has drafted.",
    ]
