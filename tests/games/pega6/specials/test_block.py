"""Block (P6-S-70 to P6-S-74), told as stories at the table."""

from pega6_desktop.games.pega6.moves import PlaySpecial, TakeRow
from tests.builders import A, B, party


def test_the_row_is_closed_before_the_own_card_is_placed() -> None:
    story = party("10 | 20 | 30 | 50", {A: "block"}).trick(A=31, B=62)
    story.special(A, "block", row=3).expect(took="", rows="10 | 20 31 | 30 block | 50 62", discard="")


def test_a_card_that_fits_only_blocked_rows_is_low() -> None:
    """Field report 33: rows 1 and 2 blocked, ending 10 and 12; the 15 takes row 3 or 4."""
    story = party("10 block | 12 block | 60 | 70", {}).trick(A=15, B=80)
    story.expect(to_act="A").refuses(A, TakeRow(0), "row_blocked", "P6-S-09")
    assert story.legal(A) == (TakeRow(2), TakeRow(3))


def test_a_low_card_chooses_among_the_open_rows_and_then_all_blocks_go() -> None:
    """Field report 32: rows 1 and 2 blocked; play 1."""
    story = party("10 block | 12 block | 60 | 70", {}).trick(A=1, B=80).refuses(A, TakeRow(1), "row_blocked", "P6-S-09")
    story.take(A, 3).expect(took="A 60", rows="10 | 12 | 1 | 70 80", discard="block block")


def test_the_own_fresh_block_goes_with_the_own_taking() -> None:
    story = party("1 2 3 4 6 | 20 | 30 | 50", {A: "block"}).trick(A=7, B=62)
    story.special(A, "block", row=2).expect(took="A 1 2 3 4 6", rows="7 | 20 | 30 | 50 62", discard="block")


def test_two_at_most_and_never_two_on_one_row() -> None:
    story = party("10 block | 20 block | 30 | 50", {A: "block"}).trick(A=31, B=62)
    story.refuses(A, PlaySpecial("block", row=2), "two_blocks", "P6-S-71")
    story = party("10 block | 20 | 30 | 50", {A: "block"}).trick(A=31, B=62)
    story.refuses(A, PlaySpecial("block", row=0), "row_blocked", "P6-S-71")


def test_after_a_taking_the_rows_are_open_in_the_same_trick() -> None:
    story = party("10 block | 1 2 3 4 6 | 60 | 70", {B: "block"}).trick(A=7, B=61)
    story.expect(took="A 1 2 3 4 6").special(B, "block", row=1).expect(rows="10 block | 7 | 60 61 | 70")


def test_a_seven_stays_when_the_block_goes() -> None:
    story = party("10 seven block | 1 2 3 4 6 | 60 | 70", {}).trick(A=7, B=61)
    story.expect(rows="10 seven | 7 | 60 61 | 70", discard="block")
