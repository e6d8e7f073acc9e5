"""Move (P6-S-60 to P6-S-67), told as stories at the table."""

from pega6_desktop.games.pega6.moves import PlaySpecial
from tests.builders import A, party


def test_any_card_goes_where_the_order_puts_it() -> None:
    """Field report 31: 13 to the row 10-17 lies between them."""
    story = party("10 17 | 13 30 | 40 | 50", {A: "move"}).trick(A=31, B=60)
    story.special(A, "move", card=13, row=1).expect(took="", rows="10 13 17 | 30 31 | 40 | 50 60", discard="move")


def test_before_the_first_card_of_the_target() -> None:
    story = party("13 21 | 20 30 | 40 | 50", {A: "move"}).trick(A=31, B=60)
    story.special(A, "move", card=13, row=2).expect(rows="21 | 13 20 30 31 | 40 | 50 60")


def test_an_emptied_row_is_begun_by_the_own_card() -> None:
    """Field report 30: row 3 holds only 24; the 61 becomes its first card although it would fit elsewhere."""
    story = party("10 | 20 | 24 | 50", {A: "move"}).trick(A=61, B=62)
    story.special(A, "move", card=24, row=1).expect(took="", rows="10 24 | 20 | 61 62 | 50")


def test_a_full_target_is_taken_at_once_and_the_own_card_placed_afterwards() -> None:
    story = party("1 2 3 4 6 | 20 | 24 30 | 50", {A: "move"}).trick(A=31, B=62)
    story.special(A, "move", card=24, row=1).expect(took="A 1 2 3 4 6", rows="24 | 20 | 30 31 | 50 62")


def test_two_takings_in_one_turn_each_with_its_exchange() -> None:
    story = party("1 2 3 4 6 | 20 21 22 23 24 | 30 40 | 50", {A: "move block"}, deck="insert replace")
    story = story.trick(A=25, B=62).special(A, "move", card=30, row=1).expect(took="A 1 2 3 4 6", to_act="A")
    story = story.exchange(A, "block").expect(took="A 20 21 22 23 24", specials={A: "insert"}, to_act="A")
    story.exchange(A, "insert").expect(
        rows="30 | 25 | 40 | 50 62", specials={A: "replace"}, discard="move block insert"
    )


def test_with_five_rows_the_own_card_goes_along_and_the_turn_is_over() -> None:
    story = party("1 2 3 4 6 | 20 24 | 30 | 40 | 50", {A: "move"}).trick(A=31, B=62)
    story.special(A, "move", card=24, row=1).expect(
        took="A 1 2 3 4 6 24 31", rows="20 | 30 | 40 | 50 62", discard="move fifth_row"
    )


def test_with_five_rows_and_an_emptied_source_the_own_card_begins_that_row() -> None:
    story = party("1 2 3 4 6 | 24 | 30 | 40 | 50", {A: "move"}).trick(A=31, B=62)
    story.special(A, "move", card=24, row=1).expect(
        took="A 1 2 3 4 6 24", rows="31 | 30 | 40 | 50 62", discard="move fifth_row"
    )


def test_a_seven_stays_in_an_emptied_row() -> None:
    story = party("10 | 20 | 24 seven | 50", {A: "move"}).trick(A=61, B=62)
    story.special(A, "move", card=24, row=1).expect(rows="10 24 | 20 | 61 62 seven | 50")


def test_neither_from_nor_to_a_blocked_row() -> None:
    story = party("10 11 | 20 21 block | 24 | 50", {A: "move"}).trick(A=61, B=62)
    story.refuses(A, PlaySpecial("move", 20, 0), "row_blocked", "P6-S-62")
    story.refuses(A, PlaySpecial("move", 10, 1), "row_blocked", "P6-S-62")


def test_the_house_may_forbid_full_targets() -> None:
    story = party("1 2 3 4 6 | 20 24 | 30 | 50", {A: "move"}, moveIntoFull="forbidden").trick(A=31, B=62)
    story.refuses(A, PlaySpecial("move", 24, 0), "full_target", "P6-S-64")
    assert PlaySpecial("move", 24, 2) in story.legal(A)


def test_bad_parameters_are_named() -> None:
    story = party("10 11 | 20 21 | 24 | 50", {A: "move"}).trick(A=61, B=62)
    story.refuses(A, PlaySpecial("move", 10, 0), "same_row", "P6-S-60")
    story.refuses(A, PlaySpecial("move", 61, 0), "card_not_on_table", "P6-S-60")
    story.refuses(A, PlaySpecial("move", None, 0), "card_missing", "P6-S-60")
    story.refuses(A, PlaySpecial("move", 10, 9), "no_such_row", "P6-S-60")
