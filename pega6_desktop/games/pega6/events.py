"""What happens in Pega em 6!, in the past tense; each event is one thing a player would notice.

Owns the closed union. A value of None is hidden from the viewer the event was redacted for.
"""

from typing import Literal

import msgspec

TakeReason = Literal["full", "low", "insert", "move"]
Hands = tuple[tuple[int, ...] | None, ...]
SpecialHands = tuple[tuple[str, ...] | None, ...]


class RoundDealt(msgspec.Struct, frozen=True, gc=False, tag="round_dealt", omit_defaults=True):
    """A round began: four cards opened the rows, every hand was dealt (P6-B-02, P6-S-02, P6-S-97)."""

    number: int
    """Counts rounds from 1."""
    rows: tuple[int, ...]
    """The cards that open the rows, in their order."""
    hands: Hands
    """By seat, ascending; None where hidden."""
    specials: SpecialHands = ()
    """Special cards dealt now, by seat; None where hidden, empty without special cards."""
    special_deck: tuple[str, ...] | None = ()
    """The special deck afterwards, top first; None where hidden: it is nobody's to see."""
    special_discard: tuple[str, ...] = ()
    """The discard pile of special cards afterwards, top first."""


class DraftOpened(msgspec.Struct, frozen=True, gc=False, tag="draft_opened"):
    """A round began with all its cards face up; first is the seat that drafts first (P6-P-03, P6-P-04)."""

    number: int
    cards: tuple[int, ...]
    first: int


class CardDrafted(msgspec.Struct, frozen=True, gc=False, tag="card_drafted"):
    """A seat took an open card into its hand (P6-P-03)."""

    seat: int
    card: int


class PickTakenBack(msgspec.Struct, frozen=True, gc=False, tag="pick_taken_back"):
    """A seat put the card it had drafted last back on offer before anybody drafted on."""

    seat: int
    card: int


class RowsLaid(msgspec.Struct, frozen=True, gc=False, tag="rows_laid"):
    """The four cards nobody drafted opened the rows (P6-P-05)."""

    rows: tuple[int, ...]


class CardChosen(msgspec.Struct, frozen=True, gc=False, tag="card_chosen"):
    """A seat laid its card face down (P6-B-04)."""

    seat: int
    card: int | None


class ChoiceTakenBack(msgspec.Struct, frozen=True, gc=False, tag="choice_taken_back"):
    """A seat took its face-down card back into the hand before the reveal."""

    seat: int
    card: int | None


class CardsRevealed(msgspec.Struct, frozen=True, gc=False, tag="cards_revealed"):
    """All chosen cards were turned up together; plays are (card, seat) in placing order (P6-B-05)."""

    plays: tuple[tuple[int, int], ...]


class SpecialAsked(msgspec.Struct, frozen=True, gc=False, tag="special_asked"):
    """The card of this seat is next, and the seat may play a special card with it (P6-S-04)."""

    seat: int
    card: int


class SpecialDeclined(msgspec.Struct, frozen=True, gc=False, tag="special_declined"):
    """The seat places its card without a special card (P6-S-05)."""

    seat: int


class SpecialPlayed(msgspec.Struct, frozen=True, gc=False, tag="special_played"):
    """The seat played a special card; what it does follows in the next events (P6-S-04)."""

    seat: int
    kind: str


class FifthRowOpened(msgspec.Struct, frozen=True, gc=False, tag="fifth_row_opened"):
    """A fifth row was opened for the card of the seat (P6-S-21)."""

    seat: int


class FifthRowClosed(msgspec.Struct, frozen=True, gc=False, tag="fifth_row_closed"):
    """Four rows are left; the marker went to the discard pile (P6-S-16)."""


class SevenLaid(msgspec.Struct, frozen=True, gc=False, tag="seven_laid"):
    """A seven-takes card lies in the row from now on (P6-S-31)."""

    seat: int
    row: int


class BlockLaid(msgspec.Struct, frozen=True, gc=False, tag="block_laid"):
    """A block lies at the end of the row (P6-S-70)."""

    seat: int
    row: int


class BlocksLifted(msgspec.Struct, frozen=True, gc=False, tag="blocks_lifted"):
    """A row was taken, so all blocks went to the discard pile (P6-S-15)."""

    rows: tuple[int, ...]


class CardReplaced(msgspec.Struct, frozen=True, gc=False, tag="card_replaced"):
    """The seat took its revealed card back and plays another of its hand in this turn (P6-S-51)."""

    seat: int
    back: int
    card: int


class CardMoved(msgspec.Struct, frozen=True, gc=False, tag="card_moved"):
    """The seat moved a card from one row to its place in another (P6-S-61)."""

    seat: int
    """Who moved it."""
    card: int
    """The card."""
    source: int
    """The row it left, from 0."""
    row: int
    """The row it lies in now, from 0."""
    place: int
    """Its place there, from 0."""


class RowChoiceNeeded(msgspec.Struct, frozen=True, gc=False, tag="row_choice_needed"):
    """The seat's card is lower than every open row end, so it must choose a row to take (P6-B-10)."""

    seat: int
    card: int


class RowTaken(msgspec.Struct, frozen=True, gc=False, tag="row_taken", omit_defaults=True):
    """A seat took a row into its pile (P6-B-09, P6-B-10, P6-S-12, P6-S-13)."""

    seat: int
    """Who took it."""
    row: int
    """The row, from 0."""
    cards: tuple[int, ...]
    """All cards that go to the pile now."""
    heads: int
    """Their sum."""
    reason: TakeReason
    """Why the row was taken: it was full, the card was low, or a special card overfilled it."""
    kept: int | None = None
    """The one card of an overfilled row that stays, None where none does."""
    own: int | None = None
    """The seat's own card taken along without having been placed."""
    is_removed: bool = False
    """Whether the row is gone (five rows)."""


class CardPlaced(msgspec.Struct, frozen=True, gc=False, tag="card_placed"):
    """A revealed card came to lie in a row (P6-B-07)."""

    seat: int
    """Whose card it is."""
    card: int
    """The card."""
    row: int
    """The row, from 0."""
    place: int
    """Its place there, from 0."""


class HeadsCancelled(msgspec.Struct, frozen=True, gc=False, tag="heads_cancelled"):
    """Negative = Positive put a card out of the round and cancelled heads of the pile (P6-S-82)."""

    seat: int
    """Whose pile it is."""
    card: int
    """The card put out."""
    heads: int
    """All heads cancelled, its own included."""
    points: int
    """What the pile counts now."""


class SetAsideOffered(msgspec.Struct, frozen=True, gc=False, tag="set_aside_offered"):
    """The seat may put whole cards of its pile aside, up to so many heads (P6-S-83)."""

    seat: int
    heads: int


class CardSetAside(msgspec.Struct, frozen=True, gc=False, tag="card_set_aside"):
    """The seat put a card of its pile aside (P6-S-83)."""

    seat: int
    card: int
    heads: int


class SetAsideEnded(msgspec.Struct, frozen=True, gc=False, tag="set_aside_ended"):
    """The seat puts no further card aside."""

    seat: int


class ExchangeOffered(msgspec.Struct, frozen=True, gc=False, tag="exchange_offered"):
    """The seat has taken a row and may exchange one special card (P6-S-90)."""

    seat: int


class ExchangeDeclined(msgspec.Struct, frozen=True, gc=False, tag="exchange_declined"):
    """The seat keeps its special cards."""

    seat: int


class SpecialGiven(msgspec.Struct, frozen=True, gc=False, tag="special_given"):
    """The seat discarded a special card face up for an exchange (P6-S-91)."""

    seat: int
    kind: str


class SpecialsReshuffled(msgspec.Struct, frozen=True, gc=False, tag="specials_reshuffled"):
    """The special deck was empty: the discard pile was shuffled into a new one (P6-S-92)."""

    count: int
    special_deck: tuple[str, ...] | None


class SpecialDrawn(msgspec.Struct, frozen=True, gc=False, tag="special_drawn"):
    """The seat drew the top card of the special deck (P6-S-91)."""

    seat: int
    kind: str | None


class RoundEnded(msgspec.Struct, frozen=True, gc=False, tag="round_ended"):
    """All hands are empty: the heads of the piles were added to the totals (P6-B-12, P6-B-13, P6-S-94)."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag="match_ended"):
    """The match is over; all seats with the lowest total won (P6-B-14, P6-B-15)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


AfterTaking = (
    HeadsCancelled
    | SetAsideOffered
    | CardSetAside
    | SetAsideEnded
    | ExchangeOffered
    | ExchangeDeclined
    | SpecialGiven
    | SpecialsReshuffled
    | SpecialDrawn
)
"""What may follow a taking in the anniversary game."""

SpecialEvent = (
    SpecialAsked
    | SpecialDeclined
    | SpecialPlayed
    | FifthRowOpened
    | FifthRowClosed
    | SevenLaid
    | BlockLaid
    | BlocksLifted
    | CardReplaced
    | CardMoved
    | AfterTaking
)
"""What happens only in the anniversary game."""

Event = (
    RoundDealt
    | DraftOpened
    | CardDrafted
    | PickTakenBack
    | RowsLaid
    | CardChosen
    | ChoiceTakenBack
    | CardsRevealed
    | RowChoiceNeeded
    | RowTaken
    | CardPlaced
    | RoundEnded
    | MatchEnded
    | SpecialEvent
)
