"""Rows of a Qwixx sheet as numbers: what a state is worth, and the best use of held cards in it, by table look-up.

Owns the arithmetic, which is whole numbers of 1/SCALE points throughout, so that no machine differs in a last bit.
A row state is its crosses without the lock (0 to 11) and its last crossed place from 1 (0: none, 11: completed).
Held cards of a row are a mask over its places, the leftmost in the lowest bit. Must not know players or turns.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from pega6_desktop.games.qwixx_cards.sheets import CROSSES_FOR_LAST, LAST_PLACE, MOST_SKIPPED, points

Ints = npt.NDArray[np.int32]
Shorts = npt.NDArray[np.int16]

SCALE = 16
PLACES = LAST_PLACE + 1
CROSSES = PLACES + 1
"""Crosses a row can have without the lock, none included."""

STATES = PLACES + 1
"""Last crossed places there are, none included."""

MASKS = 1 << PLACES
MOST = 3
"""Cards that may be played at once."""

NEVER = -(1 << 14)
"""Worth of what cannot be done: below any sum of gains, which stay under 4,000 in all, and in 16 bits."""


def _patterns() -> tuple[tuple[int, ...], ...]:
    """Every set of places that one action may cross, by its size."""
    spans = ((0,), (0, 1), (0, 2), (0, 1, 2), (0, 1, 3), (0, 2, 3))
    assert all(span[-1] + 1 - len(span) <= MOST_SKIPPED for span in spans)
    return tuple(tuple(at + step for step in span) for span in spans for at in range(PLACES - span[-1]))


PATTERNS = _patterns()


def _dead(last: int) -> int:
    """Places up to the last crossed one."""
    return (1 << last) - 1


def _lowest(mask: int, count: int) -> int:
    """The lowest bits of a mask, so many of them."""
    found = 0
    for _ in range(min(count, mask.bit_count())):
        found |= mask & -mask
        mask &= mask - 1
    return found


FINAL_POINTS: Ints = np.array(
    [[SCALE * points(count + (last == PLACES)) for last in range(STATES)] for count in range(CROSSES)], np.int32
)
"""What a row counts at the end of the match, by crosses and last place."""

_DEAD_CARDS = np.array([[mask & _dead(last) for mask in range(MASKS)] for last in range(STATES)], np.int32)
_LOWEST = np.array([[_lowest(mask, count) for mask in range(MASKS)] for count in range(MOST + 1)], np.int32)
"""Of each mask the lowest bits, so many of them."""


@dataclass(frozen=True)
class Uses:
    """The best use of the cards held in a row, by (crosses, last place, mask).

    cross: gain of the best play with a cross, NEVER where there is none; pattern: which set is crossed then.
    drop: gain of the best play without one, NEVER without cards. Both by what leaves the hand: cross_mask, drop_mask.
    """

    cross: Shorts
    pattern: npt.NDArray[np.uint8]
    cross_mask: Shorts
    drop: Shorts
    drop_mask: Shorts


KEPT = 13
"""Best uses kept, 1.5 MB and 13 ms each: those of the rounds of one table, which a playout goes through."""


@dataclass(frozen=True, eq=False)
class RowValues:
    """What rows and held cards are worth at one time of the match.

    rows: (crosses, last place). keep: of a held card by the places left out if it were crossed next.
    """

    rows: Ints
    keep: Ints

    @cached_property
    def held(self) -> Ints:
        """Worth of the cards held in a row, (last place, mask)."""
        worth = np.zeros((STATES, MASKS), np.int32)
        masks = np.arange(MASKS)
        for last in range(STATES - 1):
            for place in range(last, PLACES):
                worth[last] += np.where(masks >> place & 1, self.keep[place - last], 0)
        return worth

    @property
    def uses(self) -> Uses:
        """The best uses of every hand in every row."""
        return _uses_of(self)

    def weighed(self) -> Uses:
        """The same, worked out anew."""
        shape = (CROSSES, STATES, MASKS)
        cross = np.full(shape, NEVER, np.int16)
        pattern = np.zeros(shape, np.uint8)
        gone = np.zeros(shape, np.int16)
        masks = np.arange(MASKS)
        for index, places in enumerate(PATTERNS):
            self._weigh(index, places, masks, cross, pattern, gone)
        drop, drop_mask = self._drops(masks)
        return Uses(cross, pattern, gone, drop, drop_mask)

    def _weigh(
        self,
        index: int,
        places: tuple[int, ...],
        masks: npt.NDArray[np.intp],
        cross: Shorts,
        pattern: npt.NDArray[np.uint8],
        gone: Shorts,
    ) -> None:
        """Where this set is better than the best so far; cards of no more use go with it while there is room."""
        size, end = len(places), places[-1] + 1
        wanted = sum(1 << place for place in places)
        has = np.flatnonzero(masks & wanted == wanted)
        useless = _DEAD_CARDS[end, has] & ~wanted
        leaving = wanted | _LOWEST[MOST - size, useless]
        kept = self.held[end, has & ~leaving]
        least = CROSSES_FOR_LAST + 1 - size if end == PLACES else 0
        for last in range(places[0] + 1):
            change = kept - self.held[last, has]
            for count in range(max(least, 0), min(last + 1, CROSSES - size)):
                gain = change + (self.rows[count + size, end] - self.rows[count, last])
                better = gain > cross[count, last, has]
                at = has[better]
                cross[count, last, at] = gain[better]
                pattern[count, last, at] = index
                gone[count, last, at] = leaving[better]

    def _drops(self, masks: npt.NDArray[np.intp]) -> tuple[Shorts, Shorts]:
        """Cards of no more use while there are any, else the one that is worth least; (last place, mask)."""
        worth = np.full((STATES, MASKS), NEVER, np.int16)
        leaving = np.zeros((STATES, MASKS), np.int16)
        for last in range(STATES):
            useless = _LOWEST[MOST, _DEAD_CARDS[last]]
            worth[last] = np.where(useless > 0, 0, worth[last])
            leaving[last] = useless
            for place in range(last, PLACES):
                single = (useless == 0) & (masks >> place & 1 == 1) & (worth[last] < -self.keep[place - last])
                worth[last][single] = -self.keep[place - last]
                leaving[last][single] = 1 << place
        return worth, leaving


@lru_cache(maxsize=KEPT)
def _uses_of(values: RowValues) -> Uses:
    return values.weighed()
