"""What happens in No Thanks!, past tense. Owns the closed union; one event is one thing a player would notice."""

import msgspec


class RoundDealt(msgspec.Struct, frozen=True, gc=False, tag="round_dealt"):
    """A round began (NT-04, NT-05, NT-20, NT-28).

    first: who decides first. active: the card turned up. deck: the face-down rest, top first; aside: the unseen cards
    out of the round; both None where hidden. tigers: by seat, None where hidden; empty without tigers.
    """

    number: int
    first: int
    chips: int
    active: int
    deck: tuple[int, ...] | None
    aside: tuple[int, ...] | None
    tigers: tuple[int | None, ...] = ()


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """A seat put a chip on the card; pot: chips on it now (NT-09)."""

    seat: int
    pot: int


class PassTakenBack(msgspec.Struct, frozen=True, gc=False, tag="pass_taken_back"):
    """A seat took its last chip back before anybody went on."""

    seat: int


class CardTaken(msgspec.Struct, frozen=True, gc=False, tag="card_taken"):
    """A seat took the card and the chips on it (NT-11)."""

    seat: int
    card: int
    chips: int


class CardTurned(msgspec.Struct, frozen=True, gc=False, tag="card_turned"):
    """The next card was turned up for the same seat (NT-11). left: cards still in the deck."""

    card: int
    left: int


class TigerPlayed(msgspec.Struct, frozen=True, gc=False, tag="tiger_played"):
    """A seat laid its hidden card into its area (NT-21)."""

    seat: int
    card: int


class RoundEnded(msgspec.Struct, frozen=True, gc=False, tag="round_ended"):
    """The last card was taken and everything counted (NT-15, NT-17). chips, points, totals: by seat."""

    number: int
    chips: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class MatchEnded(msgspec.Struct, frozen=True, gc=False, tag="match_ended"):
    """The agreed rounds are played (NT-18, NT-19)."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = RoundDealt | Passed | PassTakenBack | CardTaken | CardTurned | TigerPlayed | RoundEnded | MatchEnded
