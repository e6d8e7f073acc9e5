"""Replace (P6-S-50 to P6-S-52), told as stories at the table."""

from pega6_desktop.games.pega6.moves import PlaySpecial
from tests.builders import A, B, party

HANDS = {A: "25 15 70", B: "60 61 62"}


def test_another_card_is_placed_at_once_and_the_first_comes_back() -> None:
    story = party("10 | 17 18 19 20 21 | 40 | 50", {A: "replace"}, hands=HANDS).trick(A=25, B=60)
    story.special(A, "replace", card=15).expect(
        took="", rows="10 15 | 17 18 19 20 21 | 40 | 50 60", hand={A: "25 70"}, discard="replace"
    )


def test_everybody_knows_the_card_that_came_back() -> None:
    story = party("10 | 17 18 19 20 21 | 40 | 50", {A: "replace"}, hands=HANDS).trick(A=25, B=60)
    assert story.special(A, "replace", card=15).state.known == ((25,), ())


def test_the_new_card_may_take_a_full_row() -> None:
    story = party("1 2 3 4 6 | 17 | 40 | 50", {A: "replace"}, hands=HANDS).trick(A=25, B=60)
    story.special(A, "replace", card=15).expect(took="A 1 2 3 4 6", rows="15 | 17 | 40 | 50 60")


def test_the_new_card_may_be_low() -> None:
    story = party("20 | 22 | 40 | 50", {A: "replace"}, hands=HANDS).trick(A=25, B=60)
    story.special(A, "replace", card=15).expect(to_act="A").take(A, 3).expect(took="A 40", rows="20 | 22 | 15 | 50 60")


def test_the_order_of_the_others_stays() -> None:
    story = party("10 | 22 | 40 | 50", {A: "replace"}, hands=HANDS).trick(A=25, B=60)
    story.special(A, "replace", card=70).expect(rows="10 | 22 | 40 60 | 50 70")


def test_no_other_special_card_for_the_new_card() -> None:
    story = party("20 | 22 | 40 | 50", {A: "replace neg_pos"}, hands=HANDS).trick(A=25, B=60)
    story.special(A, "replace", card=15).refuses(A, PlaySpecial("neg_pos", card=20), "one_special_only", "P6-S-04")


def test_impossible_with_the_last_card_and_with_a_card_not_held() -> None:
    """Field report 38: the last number card of the round."""
    last = party("20 | 22 | 40 | 50", {A: "replace"}, hands={A: "25", B: "60"}).trick(A=25, B=60)
    last.refuses(A, PlaySpecial("replace", card=25), "no_other_card", "P6-S-50")
    story = party("20 | 22 | 40 | 50", {A: "replace"}, hands=HANDS).trick(A=25, B=60)
    story.refuses(A, PlaySpecial("replace", card=25), "same_card", "P6-S-50")
    story.refuses(A, PlaySpecial("replace", card=61), "card_not_in_hand", "P6-S-50")
    story.refuses(A, PlaySpecial("replace"), "card_missing", "P6-S-50")
