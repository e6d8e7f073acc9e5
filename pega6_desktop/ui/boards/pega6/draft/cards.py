"""What lies on the table while open cards are drafted: the cards on offer, what everybody has taken, the own cards.

Owns these values and what follows from them. Must not know Qt, rectangles or who may draft what.
"""

from collections.abc import Iterator
from typing import Self

import msgspec
from msgspec.structs import replace

from pega6_desktop.ui.boards.pega6.rows.cards import PlateView
from pega6_desktop.ui.table.arrangement import Arrangement, ReadOut, Thing, in_order
from pega6_desktop.ui.table.view import CardKey, CardView, SeatView, StepHint
from pega6_desktop.ui.words import table_talk as words


class DraftPlace(msgspec.Struct, frozen=True):
    """One place of the open cards: the card while it is on offer, else the avatar (taker) and name of who has it."""

    number: int
    card: CardView | None
    taker: int | None
    name: str


class DrafterView(SeatView, frozen=True):
    """Somebody else at the draft: the cards taken so far, sorted, their heads, and words for how many of how many.

    tip: all of it in one sentence.
    """

    heads: int = 0
    progress: str = ""
    cards: tuple[CardView, ...] = ()
    tip: str = ""


class DraftCards(Arrangement, frozen=True):
    """The cards of an open draft. places: all cards by number, `columns` to a line.

    others: in play order from the viewer's left. own: the viewer's seat, which says in `points` and `goal` what is in
    hand. hand_places: cards everybody will have. hand_note, end_note: words under the own cards and under the button.
    """

    columns: int
    places: tuple[DraftPlace, ...]
    others: tuple[DrafterView, ...]
    own: PlateView | None
    hand: tuple[CardView, ...]
    hand_places: int
    hand_note: str
    end_note: str

    @property
    def shape(self) -> tuple[object, ...]:
        """Places, lines, drafters, and how many cards everybody will have."""
        return "draft", len(self.places), self.columns, len(self.others), self.hand_places

    @property
    def offer(self) -> tuple[CardView, ...]:
        """The open cards nobody has drafted yet."""
        return tuple(place.card for place in self.places if place.card is not None)

    @property
    def grid(self) -> tuple[tuple[CardKey | None, ...], int]:
        """The places with their lines."""
        return tuple(None if place.card is None else place.card.key for place in self.places), self.columns

    def cards(self) -> Iterator[CardView]:
        """The own cards, those on offer, and what the others have taken."""
        yield from (*self.hand, *self.offer)
        for drafter in self.others:
            yield from drafter.cards

    def movable(self) -> frozenset[CardKey]:
        """The own cards and those on offer."""
        return frozenset(card.key for card in (*self.hand, *self.offer))

    def open_cards(self) -> frozenset[CardKey]:
        """The cards on offer."""
        return frozenset(card.key for card in self.offer)

    def taken(self) -> Iterator[tuple[CardKey, int]]:
        """What is on the plates."""
        return ((card.key, drafter.seat) for drafter in self.others for card in drafter.cards)

    def is_laid_out_by(self, hint: StepHint) -> bool:
        """The deal lays out the open cards."""
        return hint.kind == "deal"

    def bare(self) -> Self:
        """Every place without its card."""
        return replace(
            self,
            places=tuple(replace(place, card=None) for place in self.places),
            others=tuple(replace(drafter, cards=()) for drafter in self.others),
            hand=(),
        )

    def veiled(self) -> Self:
        """Without the own cards."""
        return replace(self, own=None if self.own is None else self.own.veiled(), hand=())

    # ------------------------------------------------------------ what is told

    def things(self) -> Iterator[Thing]:
        """The others, the viewer, and the own cards."""
        yield from (Thing(("seat", seat.seat), seat.spoken) for seat in self.others)
        if self.own is not None:
            yield Thing(("seat", self.own.seat), self.own.spoken)
        yield from in_order(self.hand)

    def read_part(self, number: int) -> ReadOut:
        """A line of the open cards."""
        start = (number - 1) * self.columns
        places = self.places[start : start + self.columns] if number > 0 else ()
        if not places:
            return ReadOut("", words.no_line(number))
        cards = [place.card.name for place in places if place.card is not None]
        return ReadOut(words.line_of_open_cards(number), words.sentences([words.in_a_row(cards)]) or words.nothing())
