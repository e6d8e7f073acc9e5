"""Fifth row (P6-S-20 to P6-S-23), told as stories at the table."""

from pega6_desktop.games.pega6.events import CardPlaced, FifthRowOpened, SpecialPlayed
from pega6_desktop.games.pega6.moves import PlaySpecial
from tests.builders import A, B, party


def test_a_low_card_opens_a_row_of_its_own_and_takes_nothing() -> None:
    party("20 | 30 | 40 | 50", {A: "fifth_row"}).trick(A=3, B=60).special(A, "fifth_row").expect(
        took="", rows="20 | 30 | 40 | 50 60 | 3", discard=""
    )


def test_its_card_is_the_first_of_the_fifth_row() -> None:
    story = party("20 | 30 | 40 | 50", {A: "fifth_row"}).trick(A=3, B=60).special(A, "fifth_row")
    assert story.log[:3] == (SpecialPlayed(A, "fifth_row"), FifthRowOpened(A), CardPlaced(A, 3, 4, 0))


def test_a_card_that_fits_elsewhere_opens_the_row_all_the_same() -> None:
    party("20 | 30 | 40 | 50", {A: "fifth_row"}).trick(A=35, B=60).special(A, "fifth_row").expect(
        rows="20 | 30 | 40 | 50 60 | 35"
    )


def test_with_five_rows_nobody_opens_another() -> None:
    party("20 | 30 | 40 | 50 | 60", {A: "fifth_row"}).trick(A=35, B=70).refuses(
        A, PlaySpecial("fifth_row"), "fifth_row_exists", "P6-S-20"
    )


def test_the_row_that_is_taken_disappears_with_the_own_card_whichever_it_is() -> None:
    """Field report 27: five rows, a low card takes row 1; the former fifth row stays as one of four."""
    party("20 | 30 | 40 | 50 | 60", {}).trick(A=3, B=70).take(A, 1).expect(
        took="A 20 3", rows="30 | 40 | 50 | 60 70", discard="fifth_row", points={A: 4}
    )


def test_a_sixth_card_goes_along_with_the_full_row() -> None:
    party("1 2 3 4 6 | 30 | 40 | 50 | 60", {}).trick(A=7, B=70).expect(
        took="A 1 2 3 4 6 7", rows="30 | 40 | 50 | 60 70", discard="fifth_row"
    )


def test_after_a_taking_a_fifth_row_may_be_opened_again() -> None:
    story = party("20 | 30 | 40 | 50 | 60", {B: "fifth_row"}).trick(A=3, B=70).take(A, 1)
    story.special(B, "fifth_row").expect(rows="30 | 40 | 50 | 60 | 70", discard="fifth_row")


def test_it_takes_no_card_and_no_row() -> None:
    story = party("20 | 30 | 40 | 50", {A: "fifth_row"}).trick(A=35, B=60)
    story.refuses(A, PlaySpecial("fifth_row", row=1), "parameter_not_wanted", "P6-S-04")
    story.refuses(A, PlaySpecial("fifth_row", card=20), "parameter_not_wanted", "P6-S-04")
