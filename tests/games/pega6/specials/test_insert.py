"""Insert (P6-S-40 to P6-S-44), told as stories at the table."""

from pega6_desktop.games.pega6.moves import PlaySpecial
from tests.builders import A, party


def test_between_two_cards_where_the_order_puts_it() -> None:
    party("10 20 | 30 | 40 | 50", {A: "insert"}).trick(A=15, B=60).special(A, "insert", row=1).expect(
        took="", rows="10 15 20 | 30 | 40 | 50 60", discard="insert"
    )


def test_a_low_card_saves_itself_before_a_single_card() -> None:
    party("10 | 30 | 40 | 50", {A: "insert"}).trick(A=3, B=60).special(A, "insert", row=2).expect(
        took="", rows="10 | 3 30 | 40 | 50 60"
    )


def test_into_a_full_row_the_highest_card_stays() -> None:
    """Field report 28: insert 10 into 5-11-14-20-26: 5, 10, 11, 14, 20 are taken, 26 stays."""
    party("5 11 14 20 26 | 30 | 40 | 50", {A: "insert"}).trick(A=10, B=60).special(A, "insert", row=1).expect(
        took="A 5 10 11 14 20", heads=14, rows="26 | 30 | 40 | 50 60"
    )


def test_with_five_rows_all_go_and_the_row_is_gone() -> None:
    party("5 11 14 20 26 | 30 | 40 | 50 | 60", {A: "insert"}).trick(A=10, B=70).special(A, "insert", row=1).expect(
        took="A 5 10 11 14 20 26", rows="30 | 40 | 50 | 60 70", discard="insert fifth_row"
    )


def test_beside_a_seven_the_sixth_is_safe_and_the_next_takes_six() -> None:
    story = party("5 11 14 20 26 seven | 30 | 40 | 50", {A: "insert insert"}).trick(A=10, B=60)
    story = story.special(A, "insert", row=1).expect(took="", rows="5 10 11 14 20 26 seven | 30 | 40 | 50 60")
    story.trick(A=12, B=70).special(A, "insert", row=1).expect(
        took="A 5 10 11 12 14 20", rows="26 | 30 | 40 | 50 60 70", discard="insert insert seven_takes"
    )


def test_not_at_the_end_unless_agreed() -> None:
    """Field report 29: 27 on a row ending in 26."""
    play = PlaySpecial("insert", row=0)
    party("5 26 | 30 | 40 | 50", {A: "insert"}).trick(A=27, B=60).refuses(A, play, "insert_at_end", "P6-S-41")
    party("5 26 | 30 | 40 | 50", {A: "insert"}, insertAtEnd=True).trick(A=35, B=60).special(A, "insert", row=1).expect(
        rows="5 26 35 | 30 | 40 | 50 60"
    )


def test_at_the_end_of_a_full_row_the_own_card_stays() -> None:
    party("5 6 7 8 9 | 30 | 40 | 50", {A: "insert"}, insertAtEnd=True).trick(A=35, B=60).special(
        A, "insert", row=1
    ).expect(took="A 5 6 7 8 9", rows="35 | 30 | 40 | 50 60")


def test_never_into_a_blocked_row() -> None:
    party("10 20 block | 30 | 40 | 50", {A: "insert"}).trick(A=15, B=60).refuses(
        A, PlaySpecial("insert", row=0), "row_blocked", "P6-S-40"
    )


def test_nowhere_for_the_highest_card() -> None:
    story = party("10 20 | 30 | 40 | 50", {A: "insert"}).trick(A=70, B=60)
    assert [move for move in story.legal(A) if isinstance(move, PlaySpecial)] == []


def test_a_row_must_be_named_and_must_exist() -> None:
    story = party("10 20 | 30 | 40 | 50", {A: "insert"}).trick(A=15, B=60)
    story.refuses(A, PlaySpecial("insert"), "row_missing", "P6-S-40")
    story.refuses(A, PlaySpecial("insert", row=4), "no_such_row", "P6-S-40")
    story.refuses(A, PlaySpecial("insert", card=10, row=0), "parameter_not_wanted", "P6-S-04")
