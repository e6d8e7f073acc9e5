"""What lies beside the rows of the anniversary game, and the smaller decisions: exchanging, putting cards aside."""

from dataclasses import replace

import msgspec
import pytest

from pega6_desktop.games.pega6.moves import Exchange, KeepRest, KeepSpecials, SetAside
from pega6_desktop.games.pega6.specials.catalog import SPECIAL_DECKS
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.worlds import determinized
from pega6_desktop.ui.boards.pega6.rows.cards import SpareView
from pega6_desktop.ui.table.view import ActionView, ExtraFace
from tests.builders import PEGA6, A, B, party
from tests.ui.boards.desk import BOARD, Desk, asked, said, seats
from tests.ui.table.lying import plate_of, rows_of

pytestmark = pytest.mark.usefixtures("english")

ROWS = "1 2 3 4 5 | 20 22 | 30 31 | 60"


def spare(at: Desk) -> SpareView:
    found = rows_of(at.view).spare
    assert found is not None
    return found


def table(rows: str, specials: dict[int, str], *, hands: dict[int, str], deck: str = "", discard: str = "") -> Desk:
    story = party(rows, specials, seats=len(hands), hands=hands, deck=deck, discard=discard)
    return Desk(story, seats(len(hands)))


# ---------------------------------------------------------------- the tray


def test_the_tray_lies_in_the_order_of_the_catalog_and_says_what_serves() -> None:
    at = asked(ROWS, "neg_pos block fifth_row block", 23)
    assert at.tray == [
        "Fifth row: playable may be played",
        "Block: playable may be played too",
        "Block: playable may be played too",
        "Negative = Positive: barred only when taking a row",
    ]
    assert BOARD.liftable(at.observation) == (("extra", 0, 0), ("extra", 5, 0), ("extra", 5, 1))
    assert [card.lifted_words for card in rows_of(at.view).tray or ()][:2] == [
        "drop it on the fifth row",
        "drop it on a row",
    ]


def test_an_empty_tray_says_so() -> None:
    spent = table(ROWS, {B: "block"}, hands={A: "6 70", B: "104 103"})
    assert spent.tray == []
    assert rows_of(spent.view).tray_note == "You hold no special card. The next round may bring new ones."
    last = replace(spent, story=replace(spent.story, state=msgspec.structs.replace(spent.story.state, number=2)))
    assert rows_of(last.view).tray_note == "You hold no special card."


def test_nothing_is_said_of_a_tray_before_the_deal_nor_to_those_who_watch() -> None:
    undealt = PEGA6.observe(PEGA6.initial(PEGA6.setup("special", {}, 2, 1)), A)
    assert rows_of(BOARD.view(undealt, seats(2))).tray_note == ""
    assert rows_of(table(ROWS, {}, hands={A: "6 70", B: "104 103"}).seen_by(None).view).tray_note == ""


def test_out_of_turn_the_tray_is_quiet_and_a_lifted_card_is_told_to_wait() -> None:
    at = table(ROWS, {A: "block insert"}, hands={A: "6 70", B: "104 103"})
    assert at.tray == ["Insert: quiet", "Block: quiet"]
    assert at.refused(("row", 0), at.special("block")).text == (
        "a special card is played when your own card is about to be placed."
    )
    face = (rows_of(at.view).tray or ())[0].card.face
    assert face == ExtraFace("insert", "Insert", "Slip in between two cards")


def test_why_tells_what_a_special_card_does_by_which_rule() -> None:
    at = asked(f"{ROWS} | 70", "block", 23, discard="replace")
    own = BOARD.why(at.observation, at.sitting, at.special("block"))
    assert own is not None
    assert (own.title, own.rule) == ("Block", "P6-S-72")
    for card, rule in ((spare(at).marker, "P6-S-21"), (spare(at).discard, "P6-S-51")):
        assert card is not None
        told = BOARD.why(at.observation, at.sitting, card.key)
        assert told is not None
        assert told.rule == rule


def test_without_special_cards_there_is_neither_tray_nor_spare_place() -> None:
    state = PEGA6.initial(PEGA6.setup("base", {}, 2, 1))
    view = BOARD.view(PEGA6.observe(state, A), seats(2))
    assert (rows_of(view).tray, rows_of(view).spare, rows_of(view).pile_title) == (None, None, "")


def test_somebody_who_watches_has_an_empty_tray() -> None:
    at = asked(ROWS, "block", 23).seen_by(None)
    assert rows_of(at.view).tray == ()
    assert spare(at).turn_title == ""


# ---------------------------------------------------------------- beside the rows


def test_deck_discard_and_marker_are_counted_and_named() -> None:
    at = spare(asked(f"{ROWS} | 70", "block", 23, deck="move move insert", discard="replace replace"))
    assert (at.deck, at.deck_word, at.discarded, at.discard_word) == (3, "deck: 3", 2, "discard: 2")
    assert at.discard is not None
    assert (at.discard.name, at.discard.note[:9]) == ("Replace", "Your card")
    assert at.marker is not None
    assert (at.marker.name.split(":")[0], at.marker_word) == ("Fifth row", "on the table")
    four = spare(asked(ROWS, "block", 23))
    assert (four.marker, four.marker_word, four.discard, four.ghost) == (None, "", None, "place of the fifth row")


def test_the_plate_of_the_own_card_says_when_it_is_placed() -> None:
    hands = {A: "44 70", B: "21 71", 2: "62 72"}
    at = table(ROWS, {A: "block", B: "block"}, hands=hands)
    assert (spare(at).turn_title, spare(at).turn_text) == ("", "")
    at = at.choose(A, 44)
    assert (spare(at).turn_title, spare(at).turn_text) == (
        "Your card",
        "It stays face down until everybody has chosen.",
    )
    at = at.choose(B, 21).choose(2, 62)
    assert (spare(at).turn_title, spare(at).turn_text) == ("Your card", "Before it, 1 lower card: 21.")
    placed = Desk(at.story.no_special(B), at.sitting)
    assert (spare(placed).turn_title, spare(placed).turn_text) == (
        "Your card, now",
        "It is the second to be placed: all lower cards are on the table.",
    )
    first = asked(ROWS, "block", 23)
    assert spare(first).turn_text == "It is the first to be placed: the lowest card of the trick."


def test_the_last_card_of_a_trick_is_the_highest() -> None:
    at = table(ROWS, {A: "block"}, hands={A: "80 70", B: "21 71"}).choose(B, 21).choose(A, 80)
    assert spare(at).turn_text == "It is the last to be placed: the highest card of the trick."


def test_with_five_rows_every_row_says_that_the_card_goes_along() -> None:
    rows = asked("1 2 3 4 5 | 20 seven | 30 | 60 block | 70", "block", 23).view.rows
    assert [row.note for row in rows] == [
        "full: the 6th takes 6 and goes along",
        "the 7th card takes the row and goes along",
        "the 6th card takes the row and goes along",
        "blocked: no card goes here",
        "the 6th card takes the row and goes along",
    ]


def test_in_the_second_round_the_own_plate_tells_of_the_first() -> None:
    state = asked(ROWS, "block", 23).story.state
    second = msgspec.structs.replace(state, number=2, totals=(15, 3), rounds=((15, 3),))
    own = plate_of(BOARD.view(PEGA6.observe(second, A), seats(2)).own)
    assert (own.goal, own.total) == ("round 1: 15", 15)


# ---------------------------------------------------------------- exchanging


def taken(specials: str = "block insert", *, deck: str = "move") -> Desk:
    """You have just taken row 1."""
    at = asked(ROWS, specials, 6, hand="70", deck=deck, discard="replace")
    return Desk(at.story.no_special(A), at.sitting)


def test_after_a_taking_any_special_card_goes_to_the_discard_pile_or_none() -> None:
    at = taken()
    assert BOARD.decision(at.observation) == "option"
    assert at.tray == ["Insert: playable may be swapped", "Block: playable may be swapped too"]
    assert (rows_of(at.view).tray or ())[0].lifted_words == "drop it on the discard pile"
    assert at.keys == ["←→ special card", "0 keep", "? why?"]
    assert at.drop(None) == KeepSpecials()
    assert at.refused(("discard", 0)).text == ("pick up the special card you want to swap, or press 0 to keep them.")
    held = at.hold("block")
    assert held.places == ["zone discard 0:0*"]
    assert said(held.preview(("discard", 0))) == (
        "Swap Block. Block goes to the discard pile. You draw the top card of the deck."
    )
    assert held.status.text == "drop Block on the discard pile to draw another. Esc puts it back."
    assert held.action == ActionView("Swap it", is_enabled=True)
    assert held.drop(None) == held.drop(("discard", 0)) == Exchange("block")
    refusal = held.refused(("row", 0))
    assert refusal.text == "drop the card on the discard pile."
    assert refusal.right is not None
    assert refusal.right.zone == ("discard", 0)
    assert at.refused(("discard", 0), ("card", 70)).text == ("only a special card may be swapped now; 0 keeps them.")


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    held = taken(deck="").hold("block")
    assert said(held.preview(("discard", 0))).endswith("The discard pile is shuffled into a deck, and you draw.")


# ---------------------------------------------------------------- putting cards aside


def cancelled() -> Desk:
    """By whole cards: row 1 is taken, the 5 is out of the game, and two heads more may go."""
    at = asked(ROWS, "neg_pos block", 6, hand="80", pile="71 70", neg_pos_mode="cards").hold("neg_pos")
    return at.do(at.drop(("card", 5)))


def test_the_own_pile_lies_in_the_place_of_the_hand() -> None:
    at = cancelled()
    assert BOARD.decision(at.observation) == "option"
    assert rows_of(at.view).pile_title == "Your pile: remove up to 2 heads"
    assert [card.face for card in at.view.hand] == [1, 2, 3, 4, 70, 71]
    assert [key[1] for key in BOARD.liftable(at.observation)] == [1, 2, 3, 4, 71]
    assert at.tray == ["Block: quiet"]
    assert rows_of(at.seen_by(B).view).pile_title == ""
    assert at.action == ActionView("Keep the rest", is_enabled=True, key="0")
    assert at.drop(None) == KeepRest()


def test_a_card_of_the_pile_goes_to_the_discard_pile() -> None:
    at = cancelled().lift(71)
    assert at.places == ["zone discard 0:0*"]
    assert (
        said(at.preview(("discard", 0)))
        == "Put the 71 aside. Your pile then counts [7] heads. Up to 1 head more can be removed."
    )
    assert at.keys == ["←→ card", "Enter put aside", "0 keep", "Esc let go"]
    assert at.status.text == "without the 71 your pile has 1 head less. Drop it on the discard pile."
    assert at.drop(None) == at.drop(("discard", 0)) == SetAside(71)
    assert at.refused(("row", 0)).text == "drop the card on the discard pile."
    assert at.do(at.drop(None)).story.state.points[A] == 7


def test_what_may_not_go_says_why() -> None:
    at = cancelled()
    assert at.refused(("discard", 0), ("card", 70)).text == (
        "the 70 counts 3 heads, but only 2 heads can still be removed: choose a cheaper card."
    )
    assert at.refused(("discard", 0), ("card", 80)).text == (
        "the 80 is not in your pile: put aside a card you have taken."
    )
    assert at.refused(("discard", 0), at.special("block")).text == (
        "only cards of your pile may be put aside now; 0 keeps the rest."
    )
    assert at.refused(("discard", 0)).text == ("pick up a card of your pile, or press 0 to keep the rest.")


# ---------------------------------------------------------------- nothing leaks


def moments() -> list[State]:
    """Choosing, deciding, exchanging."""
    rest = list(SPECIAL_DECKS[max(SPECIAL_DECKS)])
    for kind in ("block", "insert", "move", "fifth_row"):
        rest.remove(kind)
    specials = {A: "block insert", B: "move fifth_row"}
    at = party(ROWS, specials, hands={A: "6 70", B: "90 91"}, deck=" ".join(rest))
    revealed = at.choose(A, 6).choose(B, 90)
    return [at.state, at.choose(B, 90).state, revealed.state, revealed.no_special(A).state]


@pytest.mark.parametrize("moment", range(4), ids=["choosing", "chosen", "deciding", "exchanging"])
def test_nobody_sees_anything_that_depends_on_what_is_hidden(moment: int) -> None:
    """Other hands, face-down cards and the deck dealt anew: the table of each viewer, and of none, stays the same."""
    state = moments()[moment]
    changed = 0
    for viewer in (A, B, None):
        truth = PEGA6.observe(state, viewer)
        for seed in range(5):
            other = determinized(truth, seed).state
            changed += other.specials != state.specials
            assert BOARD.view(PEGA6.observe(other, viewer), seats(2)) == BOARD.view(truth, seats(2))
    assert changed > 5
    rival = BOARD.view(PEGA6.observe(state, B), seats(2))
    own = {card.card.key for card in rows_of(BOARD.view(PEGA6.observe(state, A), seats(2))).tray or ()}
    assert own.isdisjoint(card.card.key for card in rows_of(rival).tray or ())
    assert "Insert" not in repr(rival)
