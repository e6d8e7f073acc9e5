"""The full truth of a match of No Thanks!. It stays with the rules: no interface and no bot ever sees it."""

import msgspec

from pega6_desktop.core.variant import Setup
from pega6_desktop.games.no_thanks.observation import Offer, Phase
from pega6_desktop.games.no_thanks.variants import HouseRules


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything there is to know."""

    setup: Setup
    """What fixes the match, its seed included."""
    rules: HouseRules
    """The agreed house rules, typed."""
    phase: Phase
    """What is due now."""
    number: int
    """Round in progress, from 1; 0 before the first deal."""
    chips: tuple[int, ...]
    """Chips in hand, by seat."""
    areas: tuple[tuple[int, ...], ...]
    """Cards taken, by seat, ascending."""
    totals: tuple[int, ...]
    """Totals of the finished rounds, by seat."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """Points of the finished rounds, by seat."""
    first: int = 0
    """Who began the round."""
    active: int | None = None
    """The card on offer."""
    pot: int = 0
    """Chips on it."""
    turn: int = 0
    """Who decides."""
    deck: tuple[int, ...] = ()
    """Face down, top first."""
    aside: tuple[int, ...] = ()
    """Unseen cards out of the round."""
    tigers: tuple[int | None, ...] = ()
    """Hidden cards by seat."""
    played: tuple[int | None, ...] = ()
    """Those that lie open, by seat."""
    offers: tuple[Offer, ...] = ()
    """The cards of the round, see Offer; the last one is open."""
    sealed: int = 0
    """How many of the passes on this card cannot be taken back any more."""
