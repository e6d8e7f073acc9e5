"""The full truth of a match of Qwixx cards. It stays with the rules: no interface and no bot ever sees it."""

import msgspec

from pega6_desktop.core.variant import Setup
from pega6_desktop.games.qwixx_cards.cards import Card
from pega6_desktop.games.qwixx_cards.observation import Phase
from pega6_desktop.games.qwixx_cards.sheets import Crosses, Sheet
from pega6_desktop.games.qwixx_cards.variants import HouseRules


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything there is to know.

    phase: see Phase. number: turn in progress, from 1. active: the seat whose turn it is. first: who began.
    hands: by seat, ascending. display: by place; None where a card was taken and not yet replaced.
    pile: the draw pile, top first. shuffles: how often it was made anew. discard: as the cards came to lie.
    in_play: cards laid open in action 3. sheets: by seat.
    chosen: by seat, the row decided for in secret, NOWHERE, or None while undecided.
    has_crossed: whether the active seat has crossed a number in this turn.
    fresh: by seat, what was crossed since decisions were last revealed, so that it is still seen while the next number
    is decided about; empty before the first cross and at the end.
    """

    setup: Setup
    rules: HouseRules
    phase: Phase
    hands: tuple[tuple[Card, ...], ...]
    sheets: tuple[Sheet, ...]
    chosen: tuple[int | None, ...]
    number: int = 0
    active: int = 0
    first: int = 0
    display: tuple[Card | None, ...] = ()
    pile: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    in_play: tuple[Card, ...] = ()
    has_crossed: bool = False
    fresh: tuple[Crosses, ...] = ()
    shuffles: int = 0
