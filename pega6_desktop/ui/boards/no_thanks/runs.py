"""Runs side by side: the lowest card of a run lies whole and on top, the others peep out behind it to the right.

Owns the geometry of an area. Must not know Qt, nor which cards these are.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pega6_desktop.ui.table.places.layout import ASPECT, Rect

_PEEK, _LEAST_PEEK, _GAP, _LEAST_GAP = 0.42, 0.36, 0.22, 0.14
"""Shares of a card's width; with less of it peeping out both digits of a number would not be seen."""
_BEHIND = 0.93
"""Width of a card behind, as a share of the card on top."""
_LOWER = 0.05


class RunSpot(NamedTuple):
    """Where one card lies; layer grows towards the top."""

    x: float
    y: float
    width: int
    layer: int


class Laid(NamedTuple):
    """An area: spots run by run, and the tag under each run's lowest card."""

    spots: tuple[tuple[RunSpot, ...], ...]
    tags: tuple[Rect, ...]


def laid(box: Rect, sizes: Sequence[int], card: float) -> Laid:
    """So many cards in each run, from the left of the box, as large as fits, at most `card` wide."""
    width = card
    while width > 8 and _needed(sizes, width, _LEAST_PEEK, _LEAST_GAP) > box.width:
        width -= 0.5
    peek, gap = _pitches(sizes, width, box.width)
    whole = round(width)
    top = box.y + (box.height - whole * ASPECT) / 2 - whole * 0.04
    left, spots, tags = box.x, [], []
    for size in sizes:
        behind = round(whole * _BEHIND)
        run = [RunSpot(left, top, whole, size)]
        run += [
            RunSpot(left + j * peek + whole - behind, top + whole * ASPECT * _LOWER, behind, size - j)
            for j in range(1, size)
        ]
        spots.append(tuple(run))
        tags.append(_tag(left, top, whole))
        left += whole + (size - 1) * peek + gap
    return Laid(tuple(spots), tuple(tags))


def _pitches(sizes: Sequence[int], card: float, room: float) -> tuple[float, float]:
    """Distance of cards in a run, and between runs."""
    for peek, gap in ((_PEEK, _GAP), (_PEEK, _LEAST_GAP)):
        if _needed(sizes, card, peek, gap) <= room:
            return peek * card, gap * card
    hidden = sum(size - 1 for size in sizes)
    left = room - _needed(sizes, card, 0.0, _LEAST_GAP)
    return max(_LEAST_PEEK * card, left / max(1, hidden)), _LEAST_GAP * card


def _needed(sizes: Sequence[int], card: float, peek: float, gap: float) -> float:
    return card * sum(1 + (size - 1) * peek for size in sizes) + card * gap * max(0, len(sizes) - 1)


def _tag(left: float, top: float, card: float) -> Rect:
    width, height = card * 0.56, card * 0.36
    return Rect(left + card / 2 - width / 2, top + card * ASPECT - height * 0.55, width, height)
