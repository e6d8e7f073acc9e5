"""The exchange of special cards and the second round (P6-S-90 to P6-S-99), told as stories at the table."""

import pytest

from pega6_desktop.games.pega6.dealing import specials_each
from pega6_desktop.games.pega6.events import RoundDealt, SpecialsReshuffled
from pega6_desktop.games.pega6.moves import Exchange, KeepSpecials, PlayCard, PlaySpecial
from pega6_desktop.games.pega6.specials.catalog import SPECIAL_DECKS
from tests.builders import PEGA6, A, B, Table, party

FULL = "1 2 3 4 6"


def after_a_taking(deck: str, discard: str = "") -> Table:
    return party(f"{FULL} | 30 | 40 | 50", {A: "block move"}, deck=deck, discard=discard).trick(A=7, B=60).no_special(A)


def test_whoever_has_taken_a_row_may_exchange_one_card() -> None:
    story = after_a_taking("insert replace").expect(to_act="A")
    assert story.legal(A) == (KeepSpecials(), Exchange("block"), Exchange("move"))
    story.exchange(A, "block").expect(specials={A: "insert move"}, discard="block", rows="7 | 30 | 40 | 50 60")


def test_or_keep_what_is_in_hand() -> None:
    after_a_taking("insert").keep(A).expect(specials={A: "block move"}, discard="", rows="7 | 30 | 40 | 50 60")


def test_a_card_not_held_cannot_be_given() -> None:
    after_a_taking("insert").refuses(A, Exchange("insert"), "special_not_in_hand", "P6-S-90")


def test_with_no_special_card_in_hand_nothing_is_asked() -> None:
    party(f"{FULL} | 30 | 40 | 50", {}, deck="insert").trick(A=7, B=60).expect(rows="7 | 30 | 40 | 50 60")


def test_an_empty_deck_is_made_anew_from_the_discard_with_the_card_just_given() -> None:
    """Field report 39: draw pile 0, discard 6."""
    story = after_a_taking("", "insert insert insert replace replace replace").exchange(A, "block")
    assert [event.count for event in story.log if isinstance(event, SpecialsReshuffled)] == [7]
    drawn = sorted((*story.state.specials[A], *story.state.special_deck))
    assert drawn == sorted(["move", "block", *["insert"] * 3, *["replace"] * 3])
    assert (len(story.state.specials[A]), story.state.special_discard) == (2, ())


def test_the_only_card_there_is_comes_back() -> None:
    after_a_taking("", "").exchange(A, "block").expect(specials={A: "block move"}, discard="")


def test_a_deck_emptied_by_the_draw_stays_empty() -> None:
    story = after_a_taking("insert", "replace").exchange(A, "block").expect(discard="replace block")
    assert story.state.special_deck == ()


def test_the_new_card_may_be_used_from_the_next_turn_on() -> None:
    story = after_a_taking("insert").exchange(A, "block").trick(A=5, B=61)
    story.special(A, "insert", row=1).expect(rows="5 7 | 30 | 40 | 50 60 61", specials={A: "move"})


def last_trick(number: int = 1, *, deck: str = "", specials_from: str = "all") -> Table:
    hands = {A: "21", B: "61"}
    rows = "20 seven | 30 | 40 block | 50 | 60"
    return party(rows, {A: "move"}, hands=hands, number=number, deck=deck, round2Specials=specials_from)


def test_at_the_end_of_round_1_the_table_is_cleared_and_hands_are_kept() -> None:
    story = last_trick(deck="insert insert").choose(A, 21).choose(B, 61).no_special(A)
    assert story.round_end is not None
    assert story.next_deal is not None
    held = [kind for kinds in story.state.specials for kind in kinds]
    assert "move" in story.state.specials[A]
    assert (len(held), len(story.state.special_deck), story.state.special_discard) == (1 + 4, 1, ())
    everything = ["block", "fifth_row", "insert", "insert", "move", "seven_takes"]
    assert sorted([*held, *story.state.special_deck]) == everything


def test_with_deck_only_the_discard_stays() -> None:
    story = last_trick(deck="insert insert", specials_from="deckOnly").choose(A, 21).choose(B, 61).no_special(A)
    story.expect(specials={A: "insert move", B: "insert"}, discard="seven_takes block fifth_row")


def test_after_round_2_the_match_is_over_whatever_the_totals() -> None:
    story = last_trick(number=2).choose(A, 21).choose(B, 61).no_special(A)
    assert story.match_end is not None
    story.refuses(A, PlayCard(21), "match_over", "P6-S-03").refuses(A, PlaySpecial("move"), "match_over", "P6-S-03")


@pytest.mark.parametrize(("available", "seats", "each"), [(28, 8, 3), (23, 8, 2), (15, 8, 1), (7, 8, 0), (6, 2, 3)])
def test_everybody_gets_the_same_number_of_new_special_cards(available: int, seats: int, each: int) -> None:
    assert specials_each(available, seats) == each


def test_every_seat_begins_with_twelve_and_three() -> None:
    for seats in range(2, 9):
        (dealt,) = PEGA6.opening(PEGA6.initial(PEGA6.setup("special", {}, seats, 5)))
        assert isinstance(dealt, RoundDealt)
        assert {len(hand or ()) for hand in dealt.hands} == {12}
        assert {len(kinds or ()) for kinds in dealt.specials} == {3}
        lying = [kind for kinds in dealt.specials for kind in kinds or ()] + list(dealt.special_deck or ())
        assert sorted(lying) == sorted(SPECIAL_DECKS[max(SPECIAL_DECKS)])
