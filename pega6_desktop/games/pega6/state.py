"""The full truth of a match of Pega em 6!. It stays with the rules: no interface and no bot ever sees it."""

import msgspec

from pega6_desktop.core.variant import Setup
from pega6_desktop.games.pega6.observation import Phase, Trick
from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.games.pega6.variants import HouseRules


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything there is to know."""

    setup: Setup
    """What fixes the match, its seed included."""
    rules: HouseRules
    """The agreed house rules, typed."""
    phase: Phase
    """What is due now, see Phase."""
    number: int
    """Round in progress, from 1; 0 before the first deal."""
    rows: Rows
    """The rows from top to bottom."""
    hands: tuple[tuple[int, ...], ...]
    """Number cards by seat, ascending; a chosen card has left its hand."""
    chosen: tuple[int | None, ...]
    """The face-down card by seat, or None."""
    queue: tuple[tuple[int, int], ...]
    """Revealed cards still to be placed, (card, seat) in placing order."""
    piles: tuple[tuple[int, ...], ...]
    """Cards taken this round, by seat."""
    points: tuple[int, ...]
    """What the piles count, by seat; after Negative = Positive it may differ from the sum of their heads."""
    totals: tuple[int, ...]
    """Sums of the finished rounds, by seat."""
    rounds: tuple[tuple[int, ...], ...] = ()
    """Points of the finished rounds, by seat."""
    tricks: tuple[Trick, ...] = ()
    """What was revealed this round, for the memory of players."""
    past: tuple[tuple[Trick, ...], ...] = ()
    """The same of the finished rounds."""
    offer: tuple[int, ...] = ()
    """Open cards on offer in a draft."""
    picks: tuple[tuple[int, int], ...] = ()
    """(seat, card) drafted so far this round."""
    first: int = 0
    """First drafter of the round (P6-P-03)."""
    known: tuple[tuple[int, ...], ...] = ()
    """Cards in hand that everybody has seen, by seat: drafted, or shown and taken back (P6-P-06, P6-S-51)."""
    specials: tuple[tuple[str, ...], ...] = ()
    """Special cards in hand, by seat, sorted."""
    special_deck: tuple[str, ...] = ()
    """The special deck, top first."""
    special_discard: tuple[str, ...] = ()
    """Its discard pile, top first."""
    in_play: tuple[str, ...] = ()
    """Special cards beside the rows: the fifth-row marker, or one whose place is not laid yet (P6-S-07)."""
    is_decided: bool = False
    """Whether the owner of ``queue[0]`` has decided about a special card."""
    actor: int = -1
    """Who exchanges or sets aside, -1 for nobody."""
    budget: int = 0
    """Heads that may still be set aside."""
    set_aside: tuple[int, ...] = ()
    """Number cards put out of the round (P6-S-82)."""
