"""What happens in No Thanks!, past tense. Owns the closed union; one event is one thing a player would notice."""

import msgspec


class RoundDealt(msgspec.Struct, frozen=True, gc=False, tag="round_dealt"):
    """A round began (NT-04, NT-05, NT-20, NT-28)."""

    number: int
    """Counts rounds from 1."""
    first: int
    """The seat that decides first."""
    chips: int
    """Chips of everybody at the start."""
    active: int
    """The card turned up."""
    deck: tuple[int, ...] | None
    """The face-down rest, top first; None where hidden."""
    aside: tuple[int, ...] | None
    """The unseen cards out of the round; None where hidden."""
    tigers: tuple[int | None, ...] = ()
    """Hidden cards by seat, None where hidden from the viewer; empty where none are played."""


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """A seat put a chip on the card (NT-09)."""

    seat: int
    """Who passed."""
    pot: int
    """Chips on the card now."""


class PassTakenBack(msgspec.Struct, frozen=True, gc=False, tag="pass_taken_back"):
    """A seat took its last chip back before anybody went on."""

    seat: int


class CardTaken(msgspec.Struct, frozen=True, gc=False, tag="card_taken"):
    """A seat took the card and the chips on it (NT-11)."""

    seat: int
    card: int
    chips: int


class CardTurned(msgspec.Struct, frozen=True, gc=False, tag="card_turned"):
    """The next card was turned up for the same seat (NT-11)."""

    card: int
    """The card on offer from now on."""
    left: int
    """Cards still in the deck."""


class TigerPlayed(msgspec.Struct, frozen=True, gc=False, tag="tiger_played"):
    """A seat laid its hidden card into its area (NT-21)."""

    seat: int
    card: int


class RoundEnded(msgspec.Struct, frozen=True, gc=False, tag="round_ended"):
    """The last card was taken and everything counted (NT-15, NT-17)."""

    number: int
    """The round that ended, from 1."""
    chips: tuple[int, ...]
    """Chips left, by seat."""
    points: tuple[int, ...]
    """Points of the round, by seat."""
    totals: tuple[int, ...]
    """Totals with this round, by seat."""


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag="match_ended"):
    """The agreed rounds are played (NT-18, NT-19)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = RoundDealt | Passed | PassTakenBack | CardTaken | CardTurned | TigerPlayed | RoundEnded | MatchEnded
