"""What happens in Pega em 6!, in the past tense; each event is one thing a player would notice.

Owns the closed union. A value of None is hidden from the viewer the event was redacted for.
"""

from typing import Literal

import msgspec

TakeReason = Literal["full", "low"]


class RoundDealt(msgspec.Struct, frozen=True, tag="round_dealt"):
    """A round began: four cards opened the rows, every hand was dealt (P6-B-02).

    number counts rounds from 1; hands are by seat, ascending.
    """

    number: int
    rows: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]


class CardChosen(msgspec.Struct, frozen=True, gc=False, tag="card_chosen"):
    """A seat laid its card face down (P6-B-04)."""

    seat: int
    card: int | None


class ChoiceTakenBack(msgspec.Struct, frozen=True, gc=False, tag="choice_taken_back"):
    """A seat took its face-down card back into the hand before the reveal."""

    seat: int
    card: int | None


class CardsRevealed(msgspec.Struct, frozen=True, tag="cards_revealed"):
    """All chosen cards were turned up together; plays are (card, seat) in placing order (P6-B-05)."""

    plays: tuple[tuple[int, int], ...]


class RowChoiceNeeded(msgspec.Struct, frozen=True, gc=False, tag="row_choice_needed"):
    """The seat's card is lower than every row end, so it must choose a row to take (P6-B-10)."""

    seat: int
    card: int


class RowTaken(msgspec.Struct, frozen=True, tag="row_taken"):
    """A seat took all cards of a row into its pile: the row was full, or its card was low (P6-B-09, P6-B-10).

    cards are those taken now, without the card that begins the row anew; heads is their sum.
    """

    seat: int
    row: int
    cards: tuple[int, ...]
    heads: int
    reason: TakeReason


class CardPlaced(msgspec.Struct, frozen=True, gc=False, tag="card_placed"):
    """A revealed card came to lie in a row; place counts from 0 (P6-B-07)."""

    seat: int
    card: int
    row: int
    place: int


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended"):
    """All hands are empty: the heads of the piles were added to the totals (P6-B-12, P6-B-13)."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(msgspec.Struct, frozen=True, tag="match_ended"):
    """The match is over; all seats with the lowest total won (P6-B-14, P6-B-15)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    RoundDealt
    | CardChosen
    | ChoiceTakenBack
    | CardsRevealed
    | RowChoiceNeeded
    | RowTaken
    | CardPlaced
    | RoundEnded
    | MatchEnded
)
