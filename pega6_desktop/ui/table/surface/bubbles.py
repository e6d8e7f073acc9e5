"""The two bubbles of the table: the one that explains, and the one that says what letting a card go would do.

Owns when they show and where: over empty places if they can, near the thing they speak of. Must not know rules: they
set the words they are given.
"""

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QWidget

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.look.paint.previews import Preview, SumPreview
from pega6_desktop.ui.look.widgets.bubble import BLEED, Bubble
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.table.arrangement import CARD_PRICE, Covered
from pega6_desktop.ui.table.cards.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.cards.tempo import LIGHT_UP, Pace
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.surface.still import snapshot
from pega6_desktop.ui.table.view import Explanation

_BUBBLE_Z = 900.0
_GAP = 14


class SpeechBubble:
    """One bubble. The widget that knows how to set the words is never shown: it lends its picture to the scene, so that
    cards move under the bubble without anybody painting words again.
    """

    def __init__(self, scene: QGraphicsScene, look: Look, pace: Pace, table: QWidget) -> None:
        self._look, self._pace, self._table = look, pace, table
        self._words = Bubble(look, table)
        self._words.hide()
        self._piece = Piece(scene, _BUBBLE_Z)
        self._piece.hide()

    @property
    def is_shown(self) -> bool:
        """Whether a bubble stands on the table."""
        return self._piece.is_shown

    @property
    def words(self) -> tuple[str, str]:
        """Title and text of the bubble, as a screen reader says them."""
        return self._words.accessibleName(), self._words.accessibleDescription()

    def say(
        self,
        explanation: Explanation,
        target: Rect,
        bounds: Rect,
        covered: Sequence[Covered],
        status: Rect,
        dpr: float,
        *,
        is_again: bool = False,
    ) -> None:
        """Show the explanation beside `target`, inside `bounds`, over as little of `covered` as can be.

        status: the line that says the same, or what to do now: the tip ends before it. is_again: it stands there
        already and was read out.
        """
        self._words.show_words(explanation.title, explanation.lines, explanation.closing, explanation.cards)
        bleed = self._look.px(BLEED)
        size = self._words.sizeHint()
        body = size.width() - 2 * bleed, size.height() - 2 * bleed
        place = bubble_place(body, bounds, covered, target, _GAP * self._look.u, REACH * self._look.u)
        self._words.stand_at(_whole(place), QPointF(*tip_at(place, target, self._look.u, status)).toPoint())
        area = self._words.geometry()
        box = Rect(area.x(), area.y(), area.width(), area.height())
        self._piece.put(snapshot(self._words, dpr), box, 0, dpr)
        self._piece.fade(1.0, self._pace.ms(LIGHT_UP.ms))
        if not is_again:
            announce(self._table, " ".join(part for part in self.words if part))

    def end_fade(self) -> None:
        """Be fully there, or gone, at once."""
        self._piece.end_fade()

    def hide(self) -> None:
        """Take the bubble away at once; nothing of what it said is kept."""
        self._piece.fade(0.0, 0)
        if self._words.accessibleName():
            self._piece.blank()
            self._words.show_words("", (), "")


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


_PREVIEW_Z = 870.0
"""Below the card that hangs from the pointer: it may be moved over the bubble."""
_BLEED, _LONGEST_TIP = 18, 90


class PreviewBubble:
    """One bubble; another preview, another target or another look puts it elsewhere, the same ones leave it alone."""

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints, pace: Pace, table: QWidget) -> None:
        self._look, self._prints, self._pace, self._table = look, prints, pace, table
        self._piece = Piece(scene, _PREVIEW_Z)
        self._piece.hide()
        self._shown: Preview | SumPreview | None = None
        self._place = Rect(0, 0, 0, 0)

    @property
    def shown(self) -> Preview | SumPreview | None:
        """What the bubble says; None while there is none."""
        return self._shown

    @property
    def place(self) -> Rect:
        """Where its body stands."""
        return self._place

    def show(
        self, preview: Preview | SumPreview, target: Rect, bounds: Rect, covered: Sequence[Covered], dpr: float
    ) -> None:
        """Say it beside `target`, inside `bounds`, over as little of `covered` as can be."""
        u, size = self._look.u, _size(self._look, preview)
        body = bubble_place((size.width(), size.height()), bounds, covered, target, _GAP * u, REACH * u)
        body = Rect(round(body.x), round(body.y), body.width, body.height)
        tip = tip_at(body, target, u)
        # From far away a tip would point at whatever lies between.
        has_tip = body.distance(*tip) <= _LONGEST_TIP * u
        box = (_united(body, Rect(*tip, 0, 0)) if has_tip else body).grown(_BLEED * u)
        margin = margin_px(2, self._look, dpr)

        def draw(painter: QPainter) -> None:
            paint.bubble_shell(painter, self._look, qrect(body), QPointF(*tip) if has_tip else None)
            _draw_body(painter, self._look, qrect(body), preview)

        self._piece.put(self._prints.picture(("preview", preview, body, tip), box, margin, dpr, draw), box, margin, dpr)
        self._piece.fade(1.0, self._pace.ms(LIGHT_UP.ms))
        if preview != self._shown:
            announce(self._table, spoken(preview))
        self._shown, self._place = preview, body

    def hide(self) -> None:
        """Take the bubble away at once."""
        self._shown = None
        self._piece.fade(0.0, 0)

    def end_fade(self) -> None:
        """Be fully there at once."""
        self._piece.end_fade()


def spoken(preview: Preview | SumPreview) -> str:
    """The preview as a screen reader says it."""
    if isinstance(preview, Preview):
        heads = "" if preview.heads is None else f"{preview.heads} "
        return " ".join(part for part in (preview.title, preview.text, heads + preview.words) if part)
    rows = [f"{row.label}: {row.number}." for row in preview.rows]
    return " ".join([f"{preview.title}.", *rows, f"{preview.total_label}: {preview.total}.", preview.note]).strip()


def _size(look: Look, preview: Preview | SumPreview) -> QSizeF:
    if isinstance(preview, Preview):
        return paint.preview_size(look, preview)
    return paint.sum_size(look, preview)


def _draw_body(painter: QPainter, look: Look, body: QRectF, preview: Preview | SumPreview) -> None:
    if isinstance(preview, Preview):
        paint.preview_body(painter, look, body, preview)
    else:
        paint.sum_body(painter, look, body, preview)


def _united(one: Rect, other: Rect) -> Rect:
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Rect(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)


# ---------------------------------------------------------------- where a bubble stands

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
