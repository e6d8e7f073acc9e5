"""Where a speech bubble stands: over empty places if it can, near the thing it speaks of.

Owns the search for a place. Must not know Qt, nor what the bubble says.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from pega6_desktop.ui.table.places.extras import spare_cell
from pega6_desktop.ui.table.places.layout import Rect, TableLayout
from pega6_desktop.ui.table.places.poses import Cards, Pose, row_cards, row_pose, zone_rect
from pega6_desktop.ui.table.view import CardKey, Target

_STEP, _MOST_STEPS = 20.0, 48
_ABOVE_OR_BELOW = 0.65
"""How much a px up or down counts against a px sideways: a bubble rather stands above or below."""
CARD_PRICE = 4.0
"""One px² of a card that is covered costs as much as so many of a plate."""
REACH = 72
"""Units a bubble stands from its target at most."""
_EDGE = 2.0
_PILL = 16
"""Units a pill hangs below its card."""
_CORNER = 20
"""Units of a bubble's edge beside its corners, from where no tip goes."""
_FAR = 4.0
"""One px farther away is worth covering this share of a px-wide strip of the bubble."""


class Covered(NamedTuple):
    """Something a bubble may cover, and what a px² of it costs in px of a longer way."""

    rect: Rect
    price: float


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


def target_rect(layout: TableLayout, cards: Cards, target: Target) -> Rect:
    """What a bubble about this target must leave to be seen: the place, the card with its pill, a row's cards."""
    kind, number = target.zone
    if kind == "card":
        card = zone_rect(layout, cards, target.zone)
        return Rect(card.x, card.y, card.width, card.height + (_PILL * layout.unit if target.pill else 0))
    if kind != "row" or target.kind == "zone":
        return zone_rect(layout, cards, target.zone)
    row = cards.rows[number] if number < len(cards.rows) else None
    if target.kind == "lock" and row is not None:
        return row_cards(layout, number, row)
    capacity = 5 if row is None else row.capacity
    return row_pose(layout, number, target.place, capacity).rect


def worth_seeing(
    layout: TableLayout, cards: Cards, poses: Mapping[CardKey, Pose], right: Target | None
) -> list[Covered]:
    """What not to cover: cards, status line and the right place above all, then plates and ends of rows."""
    dear = [*(pose.rect for pose in poses.values()), layout.status]
    if right is not None and right.zone[0] == "row" and right.zone[1] < len(cards.rows):
        number = right.zone[1]
        dear.append(row_pose(layout, number, right.place, cards.rows[number].capacity).rect)
    cheap = [*layout.seats, layout.own, layout.main_button, layout.second_button]
    cheap += [layout.places(index).danger for index in range(min(len(layout.rows), len(cards.rows)))]
    if layout.tray is not None:
        cheap.append(layout.tray)
    if (cell := spare_cell(layout)) is not None:
        cheap += [cell.deck, cell.turn]
    return [Covered(rect, CARD_PRICE) for rect in dear] + [Covered(rect, 1.0) for rect in cheap]


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
