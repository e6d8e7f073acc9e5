"""Where a speech bubble stands: over empty places if it can, near the thing it speaks of.

Owns the search for a place. Must not know Qt, nor what the bubble says.
"""

from collections.abc import Iterator, Sequence

from pega6_desktop.ui.table.layout import Rect

_STEP = 12.0
_NEAR_EDGE = 0.35


def bubble_place(size: tuple[float, float], bounds: Rect, cards: Sequence[Rect], target: Rect, gap: float) -> Rect:
    """The best place for a bubble of that size inside `bounds`.

    It covers as little of `cards` and of `target` as possible; among equals it stands nearest to `target`, at least
    `gap` away where there is room.
    """
    keep_clear = target.grown(gap)

    def cost(place: Rect) -> tuple[float, float]:
        covered = sum(place.overlap(card) for card in cards) + place.overlap(keep_clear)
        return round(covered), _apart(place, target)

    return min(_places(size, bounds), key=cost)


def _places(size: tuple[float, float], bounds: Rect) -> Iterator[Rect]:
    width, height = size
    across, down = max(0.0, bounds.width - width), max(0.0, bounds.height - height)
    for y in _steps(bounds.y, down):
        for x in _steps(bounds.x, across):
            yield Rect(x, y, width, height)


def _steps(start: float, space: float) -> Sequence[float]:
    count = max(1, round(space / _STEP))
    return [start + space * i / count for i in range(count + 1)] if space > 0 else [start]


def _apart(place: Rect, target: Rect) -> float:
    """Distance of the middles, with a weak wish to stand above or below rather than beside."""
    dx, dy = place.middle[0] - target.middle[0], place.middle[1] - target.middle[1]
    return abs(dx) + abs(dy) * (1 - _NEAR_EDGE)
