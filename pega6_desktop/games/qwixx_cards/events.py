"""What happens in Qwixx – the card game, in the past tense; each event is one thing a player would notice.

Owns the closed union. A value of None is hidden from the viewer the event was redacted for; ``numbers`` beside it is
what the backs tell everybody (QX-02).
"""

from typing import Literal

import msgspec

from pega6_desktop.games.qwixx_cards.cards import Card

Cards = tuple[Card, ...]
EndReason = Literal["rows", "missed"]

NOWHERE = -1
"""In place of a row: the announced number is crossed nowhere."""


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """The match began (QX-11)."""

    first: int
    """Who is active first."""
    hands: tuple[Cards | None, ...]
    """By seat, ascending; None where hidden."""
    hand_numbers: tuple[tuple[int, ...], ...]
    """Numbers of the hands by seat, ascending; empty where they were agreed to be kept secret."""
    display: Cards | None
    """Cards of the display by place; None where hidden."""
    numbers: tuple[int, ...]
    """Numbers of the display by place."""
    pile: Cards | None
    """The draw pile, top first; None where hidden."""
    pile_size: int
    """Cards of the draw pile."""


class CardsDrawn(msgspec.Struct, frozen=True, gc=False, tag="cards_drawn"):
    """The active seat took cards of the display into its hand (QX-13)."""

    seat: int
    """Who drew."""
    places: tuple[int, ...]
    """Where the cards lay, ascending from 0."""
    cards: Cards | None
    """The cards; None where hidden."""
    numbers: tuple[int, ...]
    """Their numbers."""


class DisplayRefilled(msgspec.Struct, frozen=True, gc=False, tag="display_refilled"):
    """These places of the display were filled from the top of the draw pile, left to right (QX-14)."""

    places: tuple[int, ...]
    cards: Cards | None
    numbers: tuple[int, ...]


class PileReshuffled(msgspec.Struct, frozen=True, gc=False, tag="pile_reshuffled"):
    """The discard pile was shuffled and became the draw pile, top first (QX-15)."""

    size: int
    pile: Cards | None


class NumberAnnounced(msgspec.Struct, frozen=True, gc=False, tag="number_announced"):
    """The number on the back of the top card of the draw pile counts for all (QX-16)."""

    seat: int
    number: int


class MarkChosen(msgspec.Struct, frozen=True, gc=False, tag="mark_chosen"):
    """A seat decided in secret where it crosses the announced number: a row, or NOWHERE (QX-17)."""

    seat: int
    row: int | None


class MarkTakenBack(msgspec.Struct, frozen=True, gc=False, tag="mark_taken_back"):
    """A seat took its decision back before all had decided."""

    seat: int
    row: int | None


class MarksRevealed(msgspec.Struct, frozen=True, gc=False, tag="marks_revealed"):
    """All have decided; rows are by seat, NOWHERE for those who cross nothing. The crosses follow (QX-18)."""

    number: int
    rows: tuple[int, ...]


class NumberCrossed(msgspec.Struct, frozen=True, gc=False, tag="number_crossed"):
    """A seat crossed a number in a row of its sheet."""

    seat: int
    row: int
    number: int


class RowCompleted(msgspec.Struct, frozen=True, gc=False, tag="row_completed"):
    """The last cross of the seat completed the row, and the lock was crossed with it (QX-08, QX-09)."""

    seat: int
    row: int


class CardsPlayed(msgspec.Struct, frozen=True, gc=False, tag="cards_played"):
    """The active seat laid these cards open in the colour of a row; its crosses follow (QX-19)."""

    seat: int
    """The active seat."""
    cards: Cards
    """The cards laid, in the order they were named."""
    row: int
    """The row of their colour, from 0."""
    numbers: tuple[int, ...]
    """Which of them it crosses, none where the cards were laid without a cross."""


class CardsDiscarded(msgspec.Struct, frozen=True, gc=False, tag="cards_discarded"):
    """The played cards went face down to the discard pile (QX-23)."""

    seat: int
    cards: Cards


class TurnMissed(msgspec.Struct, frozen=True, gc=False, tag="turn_missed"):
    """The active seat crossed nothing in its turn; count is its missed turns so far (QX-24)."""

    seat: int
    count: int


class TurnBegan(msgspec.Struct, frozen=True, gc=False, tag="turn_began"):
    """The next seat became active and draws (QX-25)."""

    seat: int


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag="match_ended"):
    """The match is over: two rows of a seat are completed, or a fourth turn was missed (QX-26, QX-27)."""

    reason: EndReason
    """Completed rows, or missed turns."""
    seats: tuple[int, ...]
    """Those who brought the end about."""
    totals: tuple[int, ...]
    """Final points, by seat."""
    winners: tuple[int, ...]
    """Who has most."""


CardEvent = Dealt | CardsDrawn | DisplayRefilled | PileReshuffled | CardsPlayed | CardsDiscarded
"""What moves cards."""

SheetEvent = MarkChosen | MarkTakenBack | MarksRevealed | NumberCrossed | RowCompleted | TurnMissed
"""What is decided for the sheets and written on them."""

CourseEvent = NumberAnnounced | TurnBegan | MatchEnded
"""What leads from one decision to the next."""

Event = CardEvent | SheetEvent | CourseEvent
