"""Seven takes (P6-S-30 to P6-S-33), told as stories at the table."""

from pega6_desktop.games.pega6.moves import PlaySpecial
from tests.builders import A, party


def test_the_sixth_card_lies_down_and_takes_nothing() -> None:
    party("1 2 3 4 6 | 30 | 40 | 50", {A: "seven_takes"}).trick(A=7, B=60).special(A, "seven_takes").expect(
        took="", rows="1 2 3 4 6 7 seven | 30 | 40 | 50 60", discard=""
    )


def test_the_seventh_card_takes_six_and_the_seven_is_discarded() -> None:
    party("1 2 3 4 6 7 seven | 30 | 40 | 50", {}).trick(A=8, B=60).expect(
        took="A 1 2 3 4 6 7", rows="8 | 30 | 40 | 50 60", discard="seven_takes"
    )


def test_laid_early_the_row_still_holds_six_numbers() -> None:
    """Field report 34: a row with three cards holds six numbers until it is taken."""
    story = party("1 2 3 | 30 | 40 | 50", {A: "seven_takes"}).trick(A=4, B=6).special(A, "seven_takes")
    story.expect(rows="1 2 3 4 6 seven | 30 | 40 | 50")
    story.trick(A=7, B=60).expect(took="", rows="1 2 3 4 6 7 seven | 30 | 40 | 50 60")


def test_never_two_in_one_row() -> None:
    """Field report 35."""
    party("1 2 3 seven | 30 | 40 | 50", {A: "seven_takes"}).trick(A=4, B=60).refuses(
        A, PlaySpecial("seven_takes"), "seven_exists", "P6-S-30"
    )


def test_it_does_not_help_a_low_card() -> None:
    party("10 | 30 | 40 | 50", {A: "seven_takes"}).trick(A=4, B=60).refuses(
        A, PlaySpecial("seven_takes"), "seven_on_low_card", "P6-S-30"
    )


def test_a_low_card_may_take_the_row_and_the_new_row_holds_five() -> None:
    party("20 30 seven | 40 | 50 | 60", {}).trick(A=4, B=70).take(A, 1).expect(
        took="A 20 30", rows="4 | 40 | 50 | 60 70", discard="seven_takes"
    )


def test_several_rows_may_have_one_each() -> None:
    story = party("20 seven | 30 | 40 | 50", {A: "seven_takes"}).trick(A=31, B=60)
    story.special(A, "seven_takes").expect(rows="20 seven | 30 31 seven | 40 | 50 60")
