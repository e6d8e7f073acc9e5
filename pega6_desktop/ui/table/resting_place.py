"""Where a speech bubble stands: over empty places if it can, near the thing it speaks of.

Owns the search for a place. Must not know Qt, nor what the bubble says.
"""

from collections.abc import Iterator, Mapping, Sequence

from pega6_desktop.ui.table.layout import Rect, TableLayout
from pega6_desktop.ui.table.poses import Cards, Pose, row_pose
from pega6_desktop.ui.table.view import CardKey, Target

_STEP = 12.0
_ABOVE_OR_BELOW = 0.65
"""How much a px up or down counts against a px sideways: a bubble rather stands above or below."""
_FAR = 6.0
"""One px farther away is worth covering this share of a px-wide strip of the bubble."""


def bubble_place(size: tuple[float, float], bounds: Rect, covered: Sequence[Rect], target: Rect, gap: float) -> Rect:
    """The best place for a bubble of that size inside `bounds`.

    It covers as little of `covered` as possible and nothing of `target` with `gap` around it, as far as there is room,
    but it does not flee to the far end of the table for it.
    """
    keep_clear = target.grown(gap)

    def cost(place: Rect) -> float:
        hidden = sum(place.overlap(other) for other in covered) + 3 * place.overlap(keep_clear)
        return hidden + _apart(place, target) * place.height / _FAR

    return min(_places(size, bounds), key=cost)


def worth_seeing(layout: TableLayout, cards: Cards, poses: Mapping[CardKey, Pose], right: Target | None) -> list[Rect]:
    """What a bubble should not cover: cards, plates, buttons, the ends of the rows, the place that is right."""
    rects = [pose.rect for pose in poses.values()]
    rects += [*layout.seats, layout.own, layout.status, layout.main_button, layout.second_button]
    rects += [layout.places(index).danger for index in range(len(layout.rows))]
    if right is not None and right.zone[0] == "row" and right.zone[1] < len(cards.rows):
        number = right.zone[1]
        rects.append(row_pose(layout, number, right.place, cards.rows[number].capacity).rect)
    return rects


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
    dx, dy = place.middle[0] - target.middle[0], place.middle[1] - target.middle[1]
    return abs(dx) + abs(dy) * _ABOVE_OR_BELOW
