"""Where a speech bubble stands: over empty places if it can, near the thing it speaks of.

Owns the search for a place. Must not know Qt, nor what the bubble says.
"""

import math
from collections.abc import Iterator, Sequence

from pega6_desktop.ui.table.arrangement import CARD_PRICE, Covered
from pega6_desktop.ui.table.places.layout import Rect

_STEP, _MOST_STEPS = 20.0, 48
_ABOVE_OR_BELOW = 0.65
"""How much a px up or down counts against a px sideways: a bubble rather stands above or below."""
REACH = 72
"""Units a bubble stands from its target at most."""
_EDGE = 2.0
_CORNER = 20
"""Units of a bubble's edge beside its corners, from where no tip goes."""
_FAR = 4.0
"""One px farther away is worth covering this share of a px-wide strip of the bubble."""


def bubble_place(
    size: tuple[float, float], bounds: Rect, covered: Sequence[Covered], target: Rect, gap: float, reach: float
) -> Rect:
    """The best place for a bubble of that size inside `bounds`.

    It covers as little of `covered` as possible and nothing of `target` with `gap` around it, as far as there is room
    within `reach` of the target: from farther away nobody would see what it speaks of.
    """
    dearest = (Covered(target, 2 * CARD_PRICE), Covered(target.grown(gap), 1.0))
    obstacles = [(rect.x, rect.y, rect.right, rect.bottom, price) for rect, price in (*dearest, *covered)]
    places = list(_places(size, bounds))
    # From beyond the bounds the way begins at their edge.
    reach += max(0.0, target.y - bounds.bottom, bounds.y - target.bottom)
    near = [place for place in places if _between(place, target) <= reach]
    near_first = sorted((_apart(place, target) * place.height / _FAR, place) for place in near or places)
    best_cost, best = math.inf, near_first[0][1]
    for distance, place in near_first:
        if distance >= best_cost:
            break
        cost = _cost(distance, place, obstacles, best_cost)
        if cost < best_cost:
            best_cost, best = cost, place
    return best


def tip_at(place: Rect, target: Rect, u: float, words: Rect | None = None) -> tuple[float, float]:
    """The point of the target nearest to the bubble, a little inside its edge.

    words: a line of words across the table; a tip that would cross it ends before it and still shows the way.
    """
    inner = target.grown(-min(6 * u, target.width / 4))
    (x, y), start = place.middle, place.bottom
    tip = min(max(x, inner.x), inner.right), min(max(y, inner.y), inner.bottom)
    if words is None or not words.height or not start < words.y < tip[1]:
        return tip
    from_x = min(max(tip[0], place.x + _CORNER * u), place.right - _CORNER * u)
    return from_x + (tip[0] - from_x) * (words.y - start) / (tip[1] - start), words.y


def _cost(
    cost: float, place: Rect, obstacles: Sequence[tuple[float, float, float, float, float]], limit: float
) -> float:
    """`cost` and what the place covers; not counted to the end once it is above the limit.

    Thousands of pairs are compared for one bubble, so obstacles are plain numbers: left, top, right, bottom, price.
    """
    left, top, right, bottom = place.x, place.y, place.right, place.bottom
    edge = _EDGE * place.height
    for x, y, end, low, price in obstacles:
        if x >= right or end <= left or y >= bottom or low <= top:
            continue
        # Even the edge of a card is worth a small step aside.
        cost += price * ((min(right, end) - max(left, x)) * (min(bottom, low) - max(top, y)) + edge)
        if cost >= limit:
            break
    return cost


def _places(size: tuple[float, float], bounds: Rect) -> Iterator[Rect]:
    width, height = size
    across, down = max(0.0, bounds.width - width), max(0.0, bounds.height - height)
    for y in _steps(bounds.y, down):
        for x in _steps(bounds.x, across):
            yield Rect(x, y, width, height)


def _steps(start: float, space: float) -> Sequence[float]:
    count = min(_MOST_STEPS, max(1, round(space / _STEP)))
    return [start + space * i / count for i in range(count + 1)] if space > 0 else [start]


def _between(place: Rect, target: Rect) -> float:
    """The way from the edge of one to the edge of the other."""
    dx = max(target.x - place.right, place.x - target.right, 0.0)
    dy = max(target.y - place.bottom, place.y - target.bottom, 0.0)
    return math.hypot(dx, dy)


def _apart(place: Rect, target: Rect) -> float:
    dx, dy = place.middle[0] - target.middle[0], place.middle[1] - target.middle[1]
    return abs(dx) + abs(dy) * _ABOVE_OR_BELOW
