"""The full truth of a match of Pega em 6!. It stays with the rules: no interface and no bot ever sees it."""

import msgspec

from pega6_desktop.core.variant import Setup
from pega6_desktop.games.pega6.observation import Phase, Trick
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.variants import HouseRules


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything there is to know.

    hands: by seat, ascending; a chosen card has left its hand.
    chosen: by seat, the face-down card or None.
    queue: revealed cards still to be placed, (card, seat) in placing order.
    piles, points: cards taken this round and their heads, by seat.
    rounds, totals: points of the finished rounds, and their sums by seat.
    tricks: what was revealed this round, for the memory of players.
    """

    setup: Setup
    rules: HouseRules
    phase: Phase
    number: int
    rows: tuple[Row, ...]
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[int | None, ...]
    queue: tuple[tuple[int, int], ...]
    piles: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...] = ()
    tricks: tuple[Trick, ...] = ()
