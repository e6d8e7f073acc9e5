"""The open draft: every card by number, who has which, whose turn it is, and what taking one means."""

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.games.pega6.moves import DraftCard
from pega6_desktop.ui.boards.pega6.draft.arrangement import DraftArrangement
from pega6_desktop.ui.table.view import ActionView
from tests.builders import PEGA6, A, B, Table, folded
from tests.ui.boards.desk import BOARD, Desk, said, seats
from tests.ui.table.lying import draft_of, plate_of, rows_of

pytestmark = pytest.mark.usefixtures("english")


def drafted(players: int, *cards: int, viewer: int = A) -> Desk:
    """A professional round in which these cards were taken in turn; the viewer's seat drafts first."""
    seed = next(seed for seed in range(99) if _first(players, seed) == viewer)
    state = PEGA6.initial(PEGA6.setup("pro", {}, players, seed))
    state = folded(state, PEGA6.opening(state))
    for card in cards:
        state = folded(state, PEGA6.decide(state, PEGA6.to_act(state)[0], DraftCard(card)))
    return Desk(Table(state, state), seats(players), viewer)


def _first(players: int, seed: int) -> int:
    state = PEGA6.initial(PEGA6.setup("pro", {}, players, seed))
    return PEGA6.to_act(folded(state, PEGA6.opening(state)))[0]


def view(at: Desk) -> DraftArrangement:
    return draft_of(at.view)


@pytest.mark.parametrize(
    ("players", "count", "columns"), [(2, 24, 8), (3, 34, 9), (4, 44, 11), (5, 54, 11), (6, 64, 13)]
)
def test_all_cards_lie_open_in_lines_of_even_length(players: int, count: int, columns: int) -> None:
    at = drafted(players)
    places = view(at).places
    assert [place.number for place in places] == list(range(1, count + 1))
    assert all(place.card is not None for place in places)
    assert view(at).columns == columns
    assert len(BOARD.liftable(at.observation)) == count


def test_taken_cards_leave_their_place_to_whoever_has_them() -> None:
    at = drafted(4, 9, 2, 1, 3, 37)
    places = {place.number: place for place in view(at).places if place.card is None}
    assert {number: place.name for number, place in places.items()} == {
        1: "Bia",
        2: "Ana",
        3: "Caio",
        9: "Marina",
        37: "Marina",
    }
    assert [places[number].taker for number in (9, 2)] == [0, 1]
    ana = view(at).others[0]
    assert (ana.name, ana.heads, ana.progress, ana.is_turn) == ("Ana", 1, "1 of 10", True)
    assert view(at).hand_places == 10
    assert [card.face for card in ana.cards] == [2]
    assert ana.tip == "Ana: 1 of 10 cards, 1 head. 2."
    assert [card.face for card in at.view.hand] == [9, 37]


def test_others_cards_lie_in_order_of_their_numbers() -> None:
    at = drafted(2, 9, 20, 10, 3)
    assert [card.face for card in view(at).others[0].cards] == [3, 20]


def test_the_own_plate_counts_the_hand_and_the_header_the_laps() -> None:
    at = drafted(2, 9, 20, 10, 3)
    own = plate_of(at.view.own)
    assert (own.points, own.points_word, own.goal, own.share) == (4, "in hand", "2 of 10 cards", 0.2)
    assert (at.view.subtitle, at.view.progress) == ("Draft: lap 3 of 10", (3, 10))
    assert view(at).hand_places == 10


def test_the_order_begins_with_the_first_drafter() -> None:
    order = drafted(3, 9, 20, viewer=B).view.order
    assert order is not None
    assert [(name.name, name.is_turn) for name in order.names] == [("Ana", False), ("Bia", False), ("Marina", True)]


def test_a_card_is_taken_into_the_hand() -> None:
    at = drafted(2, 9, 20)
    assert at.status.text == "take one of the 22 open cards. Ana chooses after you."
    assert at.action == ActionView("Choose a card", is_enabled=False)
    assert at.keys == ["←↑↓→ card", "Enter pick", "? why?"]
    held = at.lift(11)
    assert held.places == ["zone hand 0:1*"]
    assert said(held.preview(("hand", 0))) == "The 11 joins your hand. With it the hand holds [6] heads."
    assert held.status.text == "the 11 costs 5 heads. Drop it on your hand or press Enter."
    assert held.action == ActionView("Take the 11", is_enabled=True)
    assert held.drop(None) == held.drop(("hand", 0)) == held.drop(("seat", 0)) == DraftCard(11)


def test_what_cannot_be_taken_says_why() -> None:
    at = drafted(2, 9, 20)
    assert at.refused(("hand", 0), ("card", 20)).text == ("Ana has the 20 already: take one of the open cards.")
    assert at.refused(("hand", 0), ("card", 9)).text == ("you have the 9 already: take one of the open cards.")
    assert at.refused(("hand", 0), ("card", 99)).text == ("the 99 is not on offer: draft one of the open cards.")
    elsewhere = at.lift(11).refused(("hand", 1))
    assert elsewhere.text == "open cards go to your hand: drop the 11 there."
    assert elsewhere.right is not None
    assert elsewhere.right.zone == ("hand", 0)
    assert at.refused(None).text == "choose an open card first."


def test_while_another_drafts_the_own_pick_may_be_undone() -> None:
    at = drafted(3, 9)
    assert BOARD.decision(at.observation) is None
    assert (at.status.lead, at.status.text) == ("Ana's turn:", "choosing one of the 33 open cards. Z puts your 9 back.")
    assert at.keys == ["Z undo", "? why?"]
    later = drafted(3, 9, 20)
    assert later.status.text == "choosing one of the 32 open cards."
    assert later.lift(11).refused(("hand", 0)).text == "it is not your turn: Bia is deciding."


def test_the_last_pick_opens_the_rows() -> None:
    at = drafted(2, *range(1, 20), viewer=B)
    assert at.seen_by(A).status.text == "take one of the 5 open cards. Then the rows are laid."
    laid = at.seen_by(A).do(DraftCard(24)).view
    assert [row.cards[0].face for row in rows_of(laid).rows] == [20, 21, 22, 23]
    assert laid.subtitle == "Trick 1 of 10"


def test_the_draft_in_portuguese(translations: Translations) -> None:
    translations.use("pt_BR")
    at = drafted(2, 9, 20)
    assert at.view.subtitle == "Escolha de cartas: volta 2 de 10"
    assert at.view.order is not None
    assert at.view.order.word == "Ordem"
    assert view(at).hand_note == "Sua mão aparece em ordem; todos podem vê-la nesta fase."
    assert view(at).end_note == "As quatro que sobrarem abrem as fileiras."
    assert at.status.text == "pegue uma das 22 cartas. Ana escolhe depois de você."
    assert at.lift(11).action.text == "Pegar o 11"
