"""Cards and runs of No Thanks! (NT-01, NT-16). Owns the deck and what an area counts."""

from collections.abc import Iterable
from typing import Final

LOWEST: Final = 3
HIGHEST: Final = 35
DECK: Final = tuple(range(LOWEST, HIGHEST + 1))
"""Every card once (NT-01)."""


def runs(area: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """The maximal sets of consecutive numbers, ascending, each ascending.

    >>> runs({30, 12, 11, 31, 5})
    ((5,), (11, 12), (30, 31))
    """
    found: list[list[int]] = []
    for card in sorted(area):
        if found and found[-1][-1] == card - 1:
            found[-1].append(card)
        else:
            found.append([card])
    return tuple(map(tuple, found))


def area_points(area: Iterable[int]) -> int:
    """In each run only the lowest card counts (NT-16).

    >>> area_points({30, 31, 32, 11})
    41
    """
    return sum(run[0] for run in runs(area))


def points(area: Iterable[int], chips: int) -> int:
    """The points of a round: what the area counts, less the own chips (NT-17); may be negative.

    >>> points({30, 31, 11}, 9)
    32
    """
    return area_points(area) - chips
