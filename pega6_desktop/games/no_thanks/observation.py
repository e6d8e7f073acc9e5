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
    """How a card found its taker: everybody saw who passed."""

    card: int
    """The card on offer."""
    starter: int
    """Who decided first."""
    passes: int
    """How often it was passed from there on, seat by seat to the left."""
    taker: int = -1
    """Who took it, -1 while it lies there."""


class PublicSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The setup without the seed."""

    variant: str
    """Id of the variant."""
    options: Options
    """Every option of the variant, sorted by key."""
    seats: int
    """How many play."""
    rules_version: int = 1
    """By which version of the game's rules."""


class Observation(msgspec.Struct, frozen=True):
    """The table as one seat sees it; as a spectator (viewer None) without anything private."""

    viewer: int | None
    """The seat that looks, None for a spectator."""
    setup: PublicSetup
    """What everybody agreed on."""
    rules: HouseRules
    """The same house rules, typed."""
    phase: Phase
    """What is due now."""
    number: int
    """Round in progress, from 1."""
    chips: int
    """The viewer's own chips; 0 for a spectator."""
    open_chips: tuple[int, ...]
    """Chips by seat where they lie open, else empty (NT-06)."""
    areas: tuple[tuple[int, ...], ...]
    """Cards taken, by seat, ascending."""
    active: int | None
    """The card on offer, None only when the match is over."""
    pot: int
    """Chips on that card."""
    turn: int
    """The seat that decides."""
    deck_size: int
    """Face-down cards left."""
    tiger: int | None
    """The viewer's own hidden card, None without one."""
    has_tiger: tuple[bool, ...]
    """By seat, whether a hidden card is still there; empty where none are played."""
    tigers: tuple[int | None, ...]
    """By seat, the hidden card that was laid open into the area, else None."""
    removed: tuple[int, ...]
    """Cards everybody knows to be out of the round."""
    offers: tuple[Offer, ...]
    """The cards of this round in their order, the last one still open."""
    first: int
    """The seat that began the round."""
    score: ScoreSheet
    """The public score."""
    to_act: tuple[int, ...]
    """Seats that owe a decision now."""
    legal: tuple[Move, ...]
    """The viewer's legal moves."""
