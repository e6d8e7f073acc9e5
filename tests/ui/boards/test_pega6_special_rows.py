"""Special cards in the hand of a player: where they may go, what the bubble says, what letting go means.

None of them, Insert, Block and Move.
"""

import pytest

from pega6_desktop.games.pega6.moves import PlayNoSpecial, PlaySpecial, TakeRow
from pega6_desktop.ui.table.view import Pick, Together, ZoneId
from tests.builders import rows_text
from tests.ui.boards.desk import Desk, asked, lines, said

pytestmark = pytest.mark.usefixtures("english")

ROWS = "1 2 3 4 5 | 20 22 | 30 31 | 60"
FELT: ZoneId = ("felt", 0)
TURN: ZoneId = ("turn", 0)


def rows_after(at: Desk) -> str:
    return rows_text(at.story.state.rows)


# ---------------------------------------------------------------- none of them


def test_without_a_special_card_the_bubble_says_what_it_costs() -> None:
    at = asked(ROWS, "block", 6)
    assert at.places == ["place row 0:5"]
    assert said(at.preview(("row", 0))) == (
        "Without a special card you take row 1. You take 5 cards from row 1, [6] heads. The 6 begins row 1."
    )
    cheap = asked(ROWS, "block", 23)
    assert said(cheap.preview(("row", 1))) == (
        "Without a special card the 23 goes to row 2. Row 2 then has 3 cards, [9] heads. You take nothing."
    )


def test_a_low_card_without_a_special_card_shows_what_each_row_would_cost() -> None:
    at = asked("10 | 20 block | 30 33 | 40", "move", 6)
    assert at.places == ["place row 0:5", "place row 2:5", "place row 3:5"]
    assert said(at.preview(("row", 2))) == ("Without a special card you take row 3. Row 3 would cost [8] heads.")
    assert at.drop(("row", 2)) == Together(PlayNoSpecial(), TakeRow(2))
    assert at.refused(("row", 1)).text == "row 2 is blocked and cannot be taken: choose an open row."


@pytest.mark.parametrize("zone", [None, TURN, ("row", 0), ("seat", 0), ("card", 3)], ids=str)
def test_nought_the_plate_and_the_own_row_place_the_card_without(zone: ZoneId | None) -> None:
    at = asked(ROWS, "block", 6)
    assert at.drop(zone) == PlayNoSpecial()
    assert at.drop(zone, ("card", 6)) == PlayNoSpecial()


def test_another_row_without_a_special_card_is_refused_with_the_sums() -> None:
    refusal = asked(ROWS, "block", 23).refused(("row", 0))
    assert refusal.text == "the 23 does not go to row 1. The smallest difference decides: row 2."
    assert lines(refusal.explanation)[0] == "row 2: 23 \N{MINUS SIGN} 22 = 1 smallest *"
    assert refusal.explanation is not None
    assert refusal.explanation.closing == "Nothing has changed: the 23 is still to be placed."
    assert refusal.right is not None
    assert refusal.right.zone == ("row", 1)


def test_anything_else_asks_for_a_special_card_first() -> None:
    at = asked(ROWS, "block", 23, hand="70")
    assert at.refused(("discard", 0)).text == ("pick up a special card first, or press 0 to place the 23 without.")
    assert at.refused(("row", 1), ("card", 70)).text == ("the 70 waits in your hand: now decide how your 23 is placed.")
    assert at.refused(("row", 1), ("extra", 0, 0)).text == (
        "this special card is not yours: play one of those you hold."
    )


# ---------------------------------------------------------------- insert


def test_insert_shows_the_gap_and_both_neighbours() -> None:
    at = asked("47 52 60 63 | 21 25 32 34 38 | 5 9 | 88", "insert", 56).hold("insert")
    assert at.places == ["gap row 0:2", "gap row 3:0"]
    assert [target.ghost for target in at.targets] == ["56", "56"]
    assert said(at.preview(("row", 0))) == (
        "The 56 goes in between 52 and 60. Row 1 then has 5 cards, [7] heads. You take nothing."
    )
    assert said(at.preview(("row", 3))) == (
        "The 56 goes in before the 88. Row 4 then has 2 cards, [6] heads. You take nothing."
    )
    assert at.status.lead == "Insert:"
    assert at.status.text == "slip the 56 into a lit row. Esc puts the card back."
    assert at.keys == ["0 no special card", "1-4 row", "Enter insert it", "Esc let go"]
    assert not at.action.is_enabled
    assert at.aim(1).action.is_enabled
    assert at.drop(("card", 60)) == at.drop(("row", 0)) == PlaySpecial("insert", row=0)
    assert rows_after(at.do(at.drop(("row", 0)))) == "47 52 56 60 63 | 21 25 32 34 38 | 5 9 | 88 104"


def test_insert_into_a_full_row_says_what_is_taken_and_what_stays() -> None:
    at = asked("20 22 24 25 26 | 30 | 40 | 19", "insert block", 21).hold("insert")
    assert said(at.preview(("row", 0))) == (
        "The 21 goes in between 20 and 22. You take 5 cards from row 1, [12] heads. The 26 stays in the row."
    )
    assert at.do(at.drop(("row", 0))).story.state.points[0] == 12


def test_insert_at_the_end_of_a_row_is_refused_or_allowed_by_the_house() -> None:
    at = asked(ROWS, "insert", 23).hold("insert")
    assert at.refused(("row", 1)).text == (
        "the 23 is higher than the row, which ends with 22: insert it into a row that ends higher."
    )
    at = asked(ROWS, "insert", 23, insert_at_end=True).hold("insert")
    assert at.places[:2] == ["place row 0:5", "place row 1:2"]
    assert said(at.preview(("row", 1))).startswith("The 23 goes in after the 22. Row 2 then has 3 cards,")


def test_insert_nowhere_in_particular_is_refused() -> None:
    at = asked(ROWS, "insert", 23).hold("insert")
    assert at.refused(("discard", 0)).text == "Insert needs a row: name the row it is for."
    assert at.refused(("row", 9)).text == "there is no such row: choose one that lies on the table."
    assert at.refused(None).text == "choose a lit place for Insert first."
    blocked = asked("1 2 3 | 20 40 block | 30 31 | 60", "insert", 23).hold("insert")
    refusal = blocked.refused(("row", 1))
    assert refusal.text == "row 2 is blocked until a row is taken: choose an open row."
    assert refusal.explanation is not None
    assert (refusal.explanation.title, refusal.explanation.rule) == ("Insert", "P6-S-40")
    only = asked("1 2 3 | 20 | 21 | 60", "insert", 23).hold("insert")
    assert only.places == ["gap row 3:0*"]
    assert only.drop(TURN) == only.drop(None) == PlaySpecial("insert", row=3)
    right = only.refused(FELT).right
    assert right is not None
    assert right.zone == ("row", 3)
    right = only.refused(("row", 0)).right
    assert right is not None
    assert right.zone == ("row", 3)


# ---------------------------------------------------------------- block


def test_block_locks_rows_and_says_where_the_own_card_goes_then() -> None:
    at = asked(ROWS, "block", 23).hold("block")
    assert at.places == ["lock row 0:5", "lock row 1:2", "lock row 2:2", "lock row 3:1"]
    assert said(at.preview(("row", 0))) == (
        "Row 1 is locked. The 23 goes to row 2, which then has 3 cards, [9] heads. You take nothing."
    )
    assert said(at.preview(("row", 1))) == (
        "Row 2 is locked. You take 5 cards from row 1, [6] heads. The 23 begins row 1. The blocks are lifted."
    )
    assert at.drop(("row", 1)) == at.drop(("card", 22)) == PlaySpecial("block", row=1)


def test_a_third_block_is_barred() -> None:
    at = asked("1 block | 20 block | 30 | 60", "block", 23)
    assert at.tray == ["Block: barred there are 2 blocks"]
    refusal = at.refused(("row", 2), at.special("block"))
    assert refusal.text == "two rows are blocked already: wait until a row is taken."


# ---------------------------------------------------------------- move


def test_move_picks_a_card_first_and_then_its_row() -> None:
    at = asked("1 2 3 4 5 | 20 21 22 23 24 | 30 31 | 60", "move", 6).hold("move")
    assert at.places[0] == "card card 1:0"
    assert len(at.places) == 13
    assert said(at.preview(("card", 31))) == "Move the 31. It may go to rows 1, 2 and 4. Then the 6 is placed."
    assert at.status.text == "choose the card that changes its row. Esc puts the card back."
    assert at.keys[0] == "↑↓ card"
    assert at.drop(("card", 31)) == Pick(("card", 31))
    assert at.refused(("row", 1)).text == "Move needs a card: name the card it is for."
    picked = at.pick(31)
    assert picked.places == ["place row 0:5", "place row 1:5", "gap row 3:0"]
    assert [target.ghost for target in picked.targets] == ["31", "31", "31"]
    assert picked.status.text == "choose the row the 31 goes to. Esc lets go of the 31."
    assert picked.keys[:2] == ["0 no special card", "1-4 row"]
    assert picked.drop(("row", 1)) == picked.drop(("card", 20)) == PlaySpecial("move", 31, 1)


def test_move_into_a_full_row_tells_both_takings() -> None:
    at = asked("1 2 3 4 5 | 20 21 22 23 24 | 30 31 | 60", "move block", 6).hold("move").pick(31)
    assert said(at.preview(("row", 1))) == (
        "The 31 goes to row 2. You take 5 cards from row 2 and 5 cards from row 1, [17] heads. "
        "The 31 stays in the row. The 6 begins row 1."
    )
    assert said(at.preview(("row", 3))) == (
        "The 31 goes to row 4. You take 5 cards from row 1, [6] heads. The 6 begins row 1."
    )


def test_move_that_empties_a_row_puts_the_own_card_there() -> None:
    at = asked(ROWS, "move", 6).hold("move").pick(60)
    assert said(at.preview(("row", 2))) == (
        "The 60 goes to row 3. The 6 goes to row 4, which then has 1 card, [1] head. You take nothing."
    )


def test_move_with_five_rows_takes_the_own_card_along() -> None:
    at = asked("1 2 3 4 5 | 20 21 22 23 24 | 30 31 | 60 | 70", "move", 6).hold("move").pick(31)
    assert said(at.preview(("row", 1))) == (
        "The 31 goes to row 2. You take row 2: 7 cards, including your 6, [13] heads. Four rows are left."
    )


def test_another_card_of_the_same_row_is_picked_instead() -> None:
    at = asked(ROWS, "move", 6).hold("move").pick(30)
    assert at.drop(("card", 31)) == Pick(("card", 31))
    assert at.refused(("row", 2)).text == "the card lies in row 3 already: move it to another row."
    assert at.refused(None).text == "choose a lit place for Move first."


def test_move_refuses_what_lies_in_a_blocked_row_or_nowhere() -> None:
    at = asked("1 2 | 20 22 block | 30 31 | 60", "move", 6, hand="77").hold("move")
    assert at.refused(("card", 22)).text == "row 2 is blocked until a row is taken: choose an open row."
    assert at.refused(("card", 77)).text == "the 77 lies in no row: move a card of an open row."
    assert at.pick(31).refused(("row", 1)).text == ("row 2 is blocked until a row is taken: choose an open row.")
    full = asked(ROWS, "move", 6, move_into_full="forbidden").hold("move").pick(31)
    assert full.refused(("row", 0)).text == ("row 1 is full: by your house rules, move to a row with room.")
