"""What lies on a table of rows: rows, what is before each seat, the viewer's hand and tray, what lies beside the rows.

Owns these values and what follows from them. Must not know Qt, rectangles or the rules.
"""

from collections.abc import Iterator, Mapping
from typing import Literal, Self

import msgspec
from msgspec.structs import replace

from pega6_desktop.ui.table.arrangement import Arrangement, ReadOut, Thing, in_order
from pega6_desktop.ui.table.turns.acts import ALONE
from pega6_desktop.ui.table.view import CardKey, CardView, RowView, SeatView, Target, TrickFlag, ZoneId
from pega6_desktop.ui.words import table_talk as words
from pega6_desktop.ui.words.pega6 import table

_ROWS = 4

ROW_LIMIT = 5
"""Places of a row before its danger place, where nothing else is said of it."""


class CardRow(RowView, frozen=True):
    """One row of the felt with its places.

    note: the words at the right of the header ("a 6ª carta leva a fileira", "cheia: a 6ª leva 12"). capacity: places
    before the danger place. danger: the words in the danger place ("6ª"). has_seven: a card that raises the capacity
    lies in the row. blocked_word: empty, or the word of a locked row.
    """

    heads: int
    heads_word: str
    danger: str
    is_full: bool
    capacity: int
    cards: tuple[CardView, ...]
    has_seven: bool = False
    blocked_word: str = ""


class PlateView(SeatView, frozen=True):
    """One player with what shows on the plate. points: heads this round. goal: words like "de 66".

    share: total as a part of the target, 0 to 1, None where there is no target. card: what lies in front of the seat.
    specials: how many special cards the player holds. hand: the cards held, where they lie open for whoever watches;
    None where they are hidden. drafted: what was drafted openly, in words, where one may look at it.
    """

    points: int = 0
    points_word: str = ""
    total_word: str = ""
    goal: str = ""
    share: float | None = None
    card: CardView | None = None
    specials: int = 0
    order: int = 0
    hand: tuple[CardView, ...] | None = None
    drafted: str = ""

    @property
    def is_choosing(self) -> bool:
        """Whether a card is awaited from this player."""
        return self.state in ("choosing", "thinking")

    def as_before(self, former: "PlateView") -> Self:
        """With its heads of now, doing what it did."""
        return replace(self, state=former.state, is_turn=former.is_turn, spoken=former.spoken, public=former.public)

    def veiled(self) -> Self:
        """Nor what lies before the seat."""
        return replace(super().veiled(), card=None)


class LaidFlag(TrickFlag, frozen=True):
    """The last card of a seat. index: which of the others it is, None for the viewer. heads: what its player took with
    it. avatar: the player's face; lies: whether the card still lies in that row. is_exact: nothing but placing cards
    can have happened.
    """

    index: int | None
    heads: int
    avatar: int
    lies: bool
    is_exact: bool

    @property
    def words(self) -> str:
        """Where the card went, and what that brought."""
        row = None if self.zone is None else self.zone[1] + 1
        return table.laid_last(self.key[1], row, self.heads, is_exact=self.is_exact)


class Price(msgspec.Struct, frozen=True):
    """What taking a row costs, shown in its danger place instead of the card that takes it: the word before the number
    ("takes"), the heads, the word for the rows that cost least (empty for the others), and what the header says while
    the row is aimed at.
    """

    word: str
    heads: int
    least: str = ""
    note: str = ""


class RowTarget(Target, frozen=True):
    """A target on a row. price: what it costs, where the card takes the row.

    mark: "lock" is a whole row to be blocked; "seven" is the place-th place, and the row takes one card more from then
    on; "open" is the place of a row that does not exist yet, as any other zone.
    """

    price: Price | None = None
    mark: Literal["", "lock", "seven", "open"] = ""


class TrayCard(msgspec.Struct, frozen=True):
    """One card of the viewer's tray with the words under it; `lifted_words` stand there while it is in the air.

    tone: it may be played now; it cannot be played now (veiled, the caption says why); nothing is asked about it.
    """

    card: CardView
    caption: str
    lifted_words: str
    tone: Literal["playable", "barred", "quiet"]


class SpareView(msgspec.Struct, frozen=True):
    """What lies beside the rows where extra cards are played.

    ghost: the words in the place of the fifth row while there is none. has_fifth: that row lies, or is just being
    opened. marker: the card that keeps it, with its words, else a card in play. deck, discarded: how many cards;
    discard: the top one. turn_title, turn_text: the plate of the viewer's own card, which lies there and not at the
    seat; empty while there is none.
    """

    ghost: str
    marker: CardView | None
    marker_word: str
    deck: int
    deck_word: str
    discard: CardView | None
    discarded: int
    discard_word: str
    turn_title: str = ""
    turn_text: str = ""
    has_fifth: bool = False


class RowsCards(Arrangement, frozen=True):
    """The cards of a table of rows. others: the other seats in play order from the viewer's left; own: the viewer's.

    tray: the viewer's extra cards, None in a game without; tray_note: what is said in the tray while nothing lies
    there, where anything is to be said. spare: what lies beside the rows, None in a game without extra cards.
    pile_title: the words over the hand while it shows the viewer's own pile to choose from; empty otherwise.
    takes_word: the word before the heads of a row that is about to be taken. open_plates: see `Arrangement`.
    alone_word: the line in the tray that says that no extra card is to be played; empty while that cannot be said.
    flags: the last trick, where it may be looked back at.
    """

    rows: tuple[CardRow, ...] = ()
    others: tuple[PlateView, ...] = ()
    own: PlateView | None = None
    hand: tuple[CardView, ...] = ()
    tray: tuple[TrayCard, ...] | None = None
    tray_note: str = ""
    spare: SpareView | None = None
    pile_title: str = ""
    takes_word: str = ""
    open_plates: tuple[ZoneId, ...] = ()
    alone_word: str = ""
    flags: tuple[LaidFlag, ...] = ()

    @property
    def room(self) -> int:
        """For so many rows there is a place: with extra cards always four, or five."""
        return max(1, len(self.rows)) if self.spare is None else _ROWS + self.spare.has_fifth

    @property
    def frame(self) -> tuple[object, ...]:
        """Seats, and whether there is room for extra cards, a tray, open hands."""
        return len(self.others), self.spare is not None, self.tray is not None, self.has_hands

    @property
    def shape(self) -> tuple[object, ...]:
        """The frame, and the rows."""
        return "rows", self.room, *self.frame

    @property
    def seats(self) -> tuple[PlateView, ...]:
        """The others, then the viewer."""
        return self.others if self.own is None else (*self.others, self.own)

    @property
    def own_laid(self) -> CardView | None:
        """The viewer's own card, face down or turned up."""
        return None if self.own is None else self.own.card

    @property
    def extras(self) -> tuple[CardView, ...]:
        """The cards of the tray."""
        return tuple(one.card for one in self.tray or ())

    @property
    def has_hands(self) -> bool:
        """Whether the hands of the others lie open."""
        return [seat.hand for seat in self.others].count(None) < len(self.others)

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

    def laid_at(self, zone: ZoneId) -> CardKey | None:
        """The card before a seat."""
        kind, number = zone
        return next(
            (seat.card.key for seat in self.seats if kind == "seat" and seat.seat == number and seat.card), None
        )

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
            flags=(),
        )

    @property
    def can_look_back(self) -> bool:
        """At the last trick."""
        return True

    def without_flags(self) -> Self:
        """The last trick is forgotten."""
        return replace(self, flags=()) if self.flags else self

    def veiled(self) -> Self:
        """An empty hand and tray, and nothing laid before the viewer."""
        return replace(
            self,
            own=None if self.own is None else self.own.veiled(),
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
        """The others, the rows, each with its cards, then the viewer, the viewer's cards and the line below them."""
        flags = {flag.seat: f"{words.last_time()} {flag.words}" for flag in self.flags}
        for seat in self.others:
            yield Thing(("seat", seat.seat), seat.spoken, flags.get(seat.seat, ""))
            laid = () if seat.card is None else (seat.card,)
            yield from (_plain(card) for card in (*laid, *(seat.hand or ())))
        for row in self.rows:
            yield Thing(row.zone, row.name, row.note)
            yield from map(_plain, row.cards)
        if self.own is not None:
            yield Thing(("seat", self.own.seat), self.own.spoken, flags.get(self.own.seat, ""))
        yield from in_order(self.hand)
        yield from in_order(self.extras)
        if self.alone_word:
            yield Thing(ALONE, self.alone_word)

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
