"""The full truth of a match of Qwixx cards. It stays with the rules: no interface and no bot ever sees it."""

import msgspec

from pega6_desktop.core.variant import Setup
from pega6_desktop.games.qwixx_cards.cards import Card
from pega6_desktop.games.qwixx_cards.observation import Phase
from pega6_desktop.games.qwixx_cards.sheets import Crosses, Sheet
from pega6_desktop.games.qwixx_cards.variants import HouseRules


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything there is to know."""

    setup: Setup
    """What fixes the match, its seed included."""
    rules: HouseRules
    """The agreed house rules, typed."""
    phase: Phase
    """What is due now, see Phase."""
    hands: tuple[tuple[Card, ...], ...]
    """Cards in hand, by seat, ascending."""
    sheets: tuple[Sheet, ...]
    """The sheets, by seat."""
    chosen: tuple[int | None, ...]
    """By seat, the row decided for in secret, NOWHERE, or None while undecided."""
    number: int = 0
    """Turn in progress, from 1; 0 before the deal."""
    active: int = 0
    """The seat whose turn it is."""
    first: int = 0
    """Who began."""
    display: tuple[Card | None, ...] = ()
    """By place; None where a card was taken and not yet replaced."""
    pile: tuple[Card, ...] = ()
    """The draw pile, top first."""
    discard: tuple[Card, ...] = ()
    """Cards played, as they came to lie."""
    in_play: tuple[Card, ...] = ()
    """Cards laid open in action 3."""
    has_crossed: bool = False
    """Whether the active seat has crossed a number in this turn."""
    fresh: tuple[Crosses, ...] = ()
    """By seat, what was crossed since decisions were last revealed, so that it is still seen while the next number is
    decided about; empty before the first cross and at the end."""
    shuffles: int = 0
    """How often the pile was made anew."""
