"""What one viewer may know of a match of No Thanks!

Owns the value interface and bots receive; never holds the truth.
"""

from typing import Literal

import msgspec

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.core.variant import Options
from pega6_desktop.games.no_thanks.moves import Move
from pega6_desktop.games.no_thanks.variants import HouseRules

Phase = Literal["deal", "decide", "over"]
"""deal: between two rounds, never seen at rest; decide: somebody passes or takes; over: the match has ended."""


class Offer(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """How a card found its taker: everybody saw who passed. starter: who decided first; passes: how often it was passed
    from there on, seat by seat to the left; taker: who took it, -1 while it lies there.
    """

    card: int
    starter: int
    passes: int
    taker: int = -1


class PublicSetup(msgspec.Struct, frozen=True):
    """The setup without the seed."""

    variant: str
    options: Options
    seats: int


class Observation(msgspec.Struct, frozen=True):
    """The table as one seat sees it; as a spectator (viewer None) without anything private.

    chips: the own ones, none for a spectator; open_chips: by seat where they lie open, else empty (NT-06). areas: by
    seat, ascending. active: the card on offer, None only when the match is over; pot: chips on it. deck_size: face-down
    cards. tiger: the own hidden card. has_tiger: by seat, whether one is still hidden there; empty where none are
    played. tigers: by seat, the tiger that lies open in the area. removed: cards everybody knows to be out of the
    round. offers: the cards of this round in their order, the last one still open. first: who began the round.
    """

    viewer: int | None
    setup: PublicSetup
    rules: HouseRules
    phase: Phase
    number: int
    chips: int
    open_chips: tuple[int, ...]
    areas: tuple[tuple[int, ...], ...]
    active: int | None
    pot: int
    turn: int
    deck_size: int
    tiger: int | None
    has_tiger: tuple[bool, ...]
    tigers: tuple[int | None, ...]
    removed: tuple[int, ...]
    offers: tuple[Offer, ...]
    first: int
    score: ScoreSheet
    to_act: tuple[int, ...]
    legal: tuple[Move, ...]
