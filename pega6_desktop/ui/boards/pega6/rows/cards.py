"""What lies on a table of rows: rows, what is before each seat, the viewer's hand and tray, what lies beside the rows.

Owns these values and what follows from them. Must not know Qt, rectangles or the rules.
"""

from collections.abc import Iterator, Mapping
from typing import Self

from msgspec.structs import replace

from pega6_desktop.ui.boards.pega6.rows.parts import CardRow, PlateView, SpareView, TrayCard
from pega6_desktop.ui.table.arrangement import Arrangement, ReadOut, Thing, in_order
from pega6_desktop.ui.table.view import CardKey, CardView
from pega6_desktop.ui.words import table_talk as words


class RowsCards(Arrangement, frozen=True):
    """The cards of a table of rows. others: the other seats in play order from the viewer's left; own: the viewer's.

    tray: the viewer's extra cards, None in a game without; tray_note: what is said in the tray while nothing lies
    there, where anything is to be said. spare: what lies beside the rows, None in a game without extra cards.
    pile_title: the words over the hand while it shows the viewer's own pile to choose from; empty otherwise.
    """

    rows: tuple[CardRow, ...] = ()
    others: tuple[PlateView, ...] = ()
    own: PlateView | None = None
    hand: tuple[CardView, ...] = ()
    tray: tuple[TrayCard, ...] | None = None
    tray_note: str = ""
    spare: SpareView | None = None
    pile_title: str = ""

    @property
    def shape(self) -> tuple[object, ...]:
        """Seats, rows, and whether there is room for extra cards, a tray, open hands."""
        rows = 0 if self.spare is not None else len(self.rows)
        has_spare, has_tray = self.spare is not None, self.tray is not None
        return "rows", len(self.others), rows, has_spare, has_tray, self.has_hands

    @property
    def seats(self) -> tuple[PlateView, ...]:
        """The others, then the viewer."""
        return self.others if self.own is None else (*self.others, self.own)

    @property
    def extras(self) -> tuple[CardView, ...]:
        """The cards of the tray."""
        return tuple(one.card for one in self.tray or ())

    @property
    def has_hands(self) -> bool:
        """Whether the hands of the others lie open."""
        return any(seat.hand is not None for seat in self.others)

    def cards(self) -> Iterator[CardView]:
        """Open hands, rows, what is laid before the seats, hand, tray, what lies beside the rows."""
        for seat in self.others:
            yield from seat.hand or ()
        for row in self.rows:
            yield from row.cards
        yield from (seat.card for seat in self.seats if seat.card is not None)
        yield from (*self.hand, *self.extras)
        if self.spare is not None:
            yield from (card for card in (self.spare.marker, self.spare.discard) if card is not None)

    def waiting(self) -> int:
        """Cards that are turned up before their seats."""
        return sum(seat.state == "shown" and seat.card is not None for seat in self.seats)

    def row_of(self, key: CardKey) -> CardRow | None:
        """The row the card lies in, if it lies in one."""
        return next((row for row in self.rows if any(card.key == key for card in row.cards)), None)

    def bare(self) -> Self:
        """The same rows and seats."""
        return replace(
            self,
            rows=tuple(replace(row, cards=()) for row in self.rows),
            others=tuple(replace(seat, card=None, hand=None if seat.hand is None else ()) for seat in self.others),
            own=None if self.own is None else replace(self.own, card=None),
            hand=(),
            tray=None if self.tray is None else (),
            tray_note="",
            spare=None if self.spare is None else replace(self.spare, marker=None, discard=None),
            pile_title="",
        )

    def veiled(self) -> Self:
        """An empty hand and tray, and nothing laid before the viewer."""
        own = self.own
        return replace(
            self,
            own=None if own is None else replace(own, card=None, spoken=own.public or own.spoken),
            hand=(),
            tray=None if self.tray is None else (),
            tray_note="",
            pile_title="",
        )

    def opened(self, views: Mapping[int, Arrangement]) -> Self:
        """Hands and trays of the others."""
        return replace(
            self, others=tuple(replace(seat, hand=_held_by(seat.seat, views[seat.seat])) for seat in self.others)
        )

    # ------------------------------------------------------------ what is told

    def things(self) -> Iterator[Thing]:
        """The others, the rows, each with its cards, then the viewer and the viewer's cards."""
        for seat in self.others:
            yield Thing(("seat", seat.seat), seat.spoken)
            laid = () if seat.card is None else (seat.card,)
            yield from (_plain(card) for card in (*laid, *(seat.hand or ())))
        for row in self.rows:
            yield Thing(row.zone, row.name, row.note)
            yield from map(_plain, row.cards)
        if self.own is not None:
            yield Thing(("seat", self.own.seat), self.own.spoken)
        yield from in_order(self.hand)
        yield from in_order(self.extras)

    def read_hand(self) -> ReadOut:
        """The cards as they lie, those of the tray with their captions."""
        cards = [card.name for card in self.hand]
        extras = [_captioned(lying) for lying in self.tray or ()]
        text = words.sentences(words.in_a_row(part) for part in (cards, extras) if part)
        return ReadOut(self.pile_title or words.your_cards(), text or words.nothing())

    def read_part(self, number: int) -> ReadOut:
        """A row with its cards, heads and what its next card brings."""
        row = next((row for row in self.rows if row.number == number), None)
        if row is None:
            return ReadOut("", words.no_row(number))
        return ReadOut("", words.sentences([words.in_a_row([part for part in (row.name, row.note) if part])]))


def _held_by(seat: int, table: Arrangement) -> tuple[CardView, ...]:
    """Hand and extra cards of a seat, as they may lie on somebody else's table."""
    extra = (CardView(("held", seat, card.key[1] * 10 + card.key[-1]), card.face, card.name) for card in table.extras)
    return (*table.hand, *extra)


def _plain(card: CardView) -> Thing:
    return Thing(card.key, card.name, is_zone=False)


def _captioned(lying: TrayCard) -> str:
    name, caption = lying.card.name, lying.caption
    return name if not caption or caption in name else f"{name}, {caption}"
