"""The pictures of the sheets of Qwixx cards: the own one, the others, what is lit on them, what is written on them.

Owns how they are put together from paints, and which strokes are drawn from one step to the next. Must not know rules
or moves.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.games.qwixx_cards.sheets import MISSED_BOXES, place
from pega6_desktop.ui.boards.qwixx_cards.layout import SheetLayout
from pega6_desktop.ui.boards.qwixx_cards.pictures import Canvas, badge, drawing
from pega6_desktop.ui.boards.qwixx_cards.sheet_views import Captions, SheetView, boxes, is_locked
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, paint, shrunk, text_width
from pega6_desktop.ui.look.paint import Align
from pega6_desktop.ui.look.paint import qwixx as painted
from pega6_desktop.ui.table.arrangement import Writing
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect


class WrittenSheets(Protocol):
    """All sheets of a table, the large one first."""

    @property
    def own(self) -> SheetView: ...
    @property
    def others(self) -> tuple[SheetView, ...]: ...


def written(now: WrittenSheets, former: WrittenSheets, layout: SheetLayout, z: float) -> Iterator[Writing]:
    """What is new on any sheet since the former table."""
    before: Mapping[int, SheetView] = {view.seat: view for view in (former.own, *former.others)}
    for index, view in enumerate((now.own, *now.others)):
        if (was := before.get(view.seat)) is not None:
            yield from _crosses(index - 1, view, was, layout, z)
            yield from _locks(index - 1, view, was, layout, z)
            yield from _missed(index - 1, view, was, layout, z)


def _crosses(index: int, view: SheetView, was: SheetView, layout: SheetLayout, z: float) -> Iterator[Writing]:
    for row, number in view.fresh:
        if number not in was.sheet.rows[row]:
            rect = _box(index, row, place(row, number), layout)
            before = drawing(partial(blank_box, rect, number))
            first, second = (drawing(partial(box_stroke, rect, stroke)) for stroke in (0, 1))
            yield Writing(("cross", row, number), rect, z, before, ((first, "right"), (second, "down")))


def _locks(index: int, view: SheetView, was: SheetView, layout: SheetLayout, z: float) -> Iterator[Writing]:
    for row in range(ROWS):
        if is_locked(row, view.sheet) and not is_locked(row, was.sheet):
            rect = _box(index, row, BOXES, layout)
            before = drawing(partial(lock, rect, row, is_closed=False))
            after = drawing(partial(lock, rect, row, is_closed=True))
            yield Writing(("lock", row), rect, z, before, ((after, "turn"),))


def _missed(index: int, view: SheetView, was: SheetView, layout: SheetLayout, z: float) -> Iterator[Writing]:
    if index >= 0 and not layout.is_tall(index):
        return
    for at in range(was.sheet.missed, view.sheet.missed):
        rect = layout.missed_box(at) if index < 0 else layout.small_missed_box(index, at)
        before = drawing(partial(blank_missed, rect))
        first, second = (drawing(partial(missed_stroke, rect, stroke)) for stroke in (0, 1))
        yield Writing(("missed",), rect, z, before, ((first, "right"), (second, "down")))


def _box(index: int, row: int, at: int, layout: SheetLayout) -> Rect:
    """index: of the other sheet, -1 for the large one."""
    return layout.own_box(row, at) if index < 0 else layout.box(index, row, at)


ROWS = 4
BOXES = 11
MISSED = MISSED_BOXES


def own_sheet(layout: SheetLayout, view: SheetView, words: Captions, canvas: Canvas) -> None:
    """The large sheet with points by row, missed turns and the total."""
    painter, look = canvas.painter, canvas.look
    theme = look.theme
    edge = theme.gold if view.is_turn else theme.plate_edge
    paint.plate(painter, look, qrect(layout.sheet), edge=edge, stroke=3 if view.is_turn else 1.5)
    for row in range(ROWS):
        bar = layout.own_row(row)
        painted.row_ground(painter, look, qrect(bar), row, words.codes[row], layout.own_box(row, 0).x - bar.x)
        for at, box in enumerate(boxes(row, view, words.after_five)):
            painted.number_box(painter, look, qrect(layout.own_box(row, at)), row, box)
        painted.lock_box(painter, qrect(layout.own_box(row, BOXES)), row, is_closed=is_locked(row, view.sheet))
        _row_points(painter, look, layout, bar, view.sheet.row_points[row], view.row_notes[row])
    _foot(painter, look, layout, view, words)


def _row_points(painter: QPainter, look: Look, layout: SheetLayout, bar: Rect, points: int, note: str) -> None:
    """Right of a row: what it counts, and its crosses."""
    theme, u = look.theme, look.u
    right, middle = layout.sheet.right - 16 * u, bar.middle[1]
    room, scale = right - bar.right - 6 * u, max(1.0, look.text_scale)
    large = shrunk(str(points), look.exact_font(min(21 * u * scale, bar.height * 0.5), EXTRABOLD), room, 0.5)
    small = shrunk(note, look.exact_font(min(12 * u * scale, bar.height * 0.3), BOLD), room, 0.5)
    at = QPointF(right, middle - bar.height * 0.15)
    paint.text(painter, str(points), at, large, theme.ink, align=Align.RIGHT)
    at = QPointF(right, middle + bar.height * 0.27)
    paint.text(painter, note, at, small, theme.muted, align=Align.RIGHT, max_width=room)


def _foot(painter: QPainter, look: Look, layout: SheetLayout, view: SheetView, words: Captions) -> None:
    """Missed turns with what they cost, and the total."""
    theme, u, foot = look.theme, look.u, layout.foot
    y = foot.middle[1]
    for at in range(MISSED):
        painted.missed_box(painter, look, qrect(layout.missed_box(at)), is_marked=at < view.sheet.missed)
    right = foot.right - 4 * u
    total = look.font(26, EXTRABOLD)
    right -= paint.text(painter, str(view.sheet.total), QPointF(right, y), total, theme.ink, align=Align.RIGHT)
    right -= 14 * u
    font = look.font(15, BOLD)
    right -= paint.text(painter, words.your_points, QPointF(right, y), font, theme.muted, align=Align.RIGHT)
    x = layout.missed_box(MISSED - 1).right + 12 * u
    room = right - x - 14 * u
    font = shrunk(words.missed, look.font(15, BOLD), room, 0.5)
    x += paint.text(painter, words.missed, QPointF(x, y), font, theme.ink, max_width=room) + 12 * u
    small = look.font(12.5, SEMIBOLD)
    if text_width(words.missed_cost, small) <= right - x - 14 * u:
        paint.text(painter, words.missed_cost, QPointF(x, y), small, theme.muted)


def other_sheet(layout: SheetLayout, index: int, view: SheetView, words: Captions, canvas: Canvas) -> None:
    """A small sheet with face, name, backs of the hand and total."""
    painter, look, art, dpr = canvas
    theme, u, box = look.theme, look.u, layout.seats[index]
    edge = theme.gold if view.is_turn else theme.plate_edge
    paint.plate(painter, look, qrect(box), edge=edge, stroke=2.6 if view.is_turn else 1.5)
    _head(painter, look, art, layout.head(index), view, dpr)
    for row in range(ROWS):
        bar = layout.row(index, row)
        painted.row_ground(painter, look, qrect(bar), row, words.codes[row], layout.box(index, row, 0).x - bar.x)
        for at, one in enumerate(boxes(row, view, "")):
            painted.number_box(painter, look, qrect(layout.box(index, row, at)), row, one)
        painted.lock_box(painter, qrect(layout.box(index, row, BOXES)), row, is_closed=is_locked(row, view.sheet))
        font = look.exact_font(min(15 * u, bar.height * 0.8), EXTRABOLD)
        points = str(view.sheet.row_points[row])
        at_points = QPointF(box.right - 13 * u, bar.middle[1])
        paint.text(painter, points, at_points, font, theme.ink, align=Align.RIGHT)
    if layout.is_tall(index):
        for at in range(MISSED):
            place = qrect(layout.small_missed_box(index, at))
            painted.missed_box(painter, look, place, is_marked=at < view.sheet.missed)
        last = layout.small_missed_box(index, MISSED - 1)
        x, room = last.right + 9 * u, box.right - last.right - 21 * u
        font = shrunk(words.missed, look.font(12.5, BOLD), room, 0.5)
        paint.text(painter, words.missed, QPointF(x, last.middle[1]), font, theme.muted, max_width=room)


def _head(painter: QPainter, look: Look, art: CardArt, head: Rect, view: SheetView, dpr: float) -> None:
    theme, u, y = look.theme, look.u, head.middle[1]
    across = head.height * 0.8
    total = look.exact_font(min(25 * u, head.height * 0.6), EXTRABOLD)
    right = head.right - 12 * u
    right -= paint.text(painter, str(view.sheet.total), QPointF(right, y), total, theme.ink, align=Align.RIGHT)
    right = _hand(painter, look, Rect(head.x, head.y, right - 12 * u - head.x, head.height), view)
    has_lines, larger = head.height > 40 * u, max(1.0, look.text_scale)
    name = look.exact_font(min(16 * u * larger, head.height * (0.42 if has_lines else 0.66)), EXTRABOLD)
    note = look.exact_font(min(12.5 * u * larger, head.height * 0.34), SEMIBOLD)
    x = head.x + across + 18 * u
    # The face goes before the name is cut.
    has_face = right - x - 6 * u >= min(4.5 * name.pixelSize(), text_width(view.name, name))
    if has_face:
        ring = theme.gold if view.is_turn else None
        face = art.avatar(view.avatar, round(across), dpr, ring)
        painter.drawPixmap(QPointF(head.x + 8 * u, y - across / 2), face)
    else:
        x = head.x + across * 0.5 + 12 * u if view.state == "chosen" else head.x + 10 * u
    badge(painter, look, QPointF(head.x + 8 * u + across * (0.88 if has_face else 0.24), y + across * 0.34), view.state)
    room = right - x - 6 * u
    name = shrunk(view.name, name, room, 0.78)
    if has_lines:
        paint.text(painter, view.name, QPointF(x, y - head.height * 0.19), name, theme.ink, max_width=room)
        paint.text(painter, view.note, QPointF(x, y + head.height * 0.22), note, theme.muted, max_width=room)
        return
    x += paint.text(painter, view.name, QPointF(x, y), name, theme.ink, max_width=room) + 7 * u
    side = head.height * 0.42
    for _ in range(view.sheet.missed):
        painted.missed_box(painter, look, QRectF(x, y - side / 2, side, side), is_marked=True)
        x += side * 1.2
    if right - x > 40 * u:
        paint.text(painter, view.note, QPointF(x, y), note, theme.muted, max_width=right - x - 6 * u)


def _hand(painter: QPainter, look: Look, strip: Rect, view: SheetView) -> float:
    """A hand as little cards at the right of the strip, backs or, where they lie open, fronts; where they begin."""
    u, height = look.u, strip.height * 0.78
    width = height * 0.74
    kraft = (painted.KRAFT_DISC, painted.KRAFT_LINE, painted.KRAFT_INK)
    cards = [(number, kraft) for number in view.backs]
    if view.open_hand:
        cards = [(number, painted.small_colours(suit)) for suit, number in view.open_hand]
    x = strip.right - len(cards) * (width + 3 * u)
    font = look.exact_font(height * 0.46, EXTRABOLD)
    for index, (number, (fill, edge, ink)) in enumerate(cards):
        box = QRectF(x + index * (width + 3 * u), strip.middle[1] - height / 2, width, height)
        paint.rounded(painter, box, 3 * u, fill=fill, edge=edge, stroke=max(1.0, u))
        paint.text(painter, str(number), box.center(), font, ink, align=Align.MIDDLE)
    return x


# ---------------------------------------------------------------- what is lit


def lit_box(rect: Rect, box: tuple[int, int], canvas: Canvas, *, is_chosen: bool) -> None:
    """A box that may be crossed, or is chosen."""
    painted.lit_box(canvas.painter, canvas.look, qrect(rect), *box, is_chosen=is_chosen)


def gain_pill(layout: SheetLayout, total: int, covered: str, words: str, canvas: Canvas) -> None:
    """What the chosen crosses would bring, beside the total, over the words that stand there."""
    painter, look = canvas.painter, canvas.look
    theme, u, foot = look.theme, look.u, layout.foot
    right = foot.right - 14 * u - text_width(str(total), look.font(26, EXTRABOLD))
    room = right - layout.missed_box(MISSED - 1).right - 12 * u
    font = shrunk(words, look.font(14, EXTRABOLD), room - 24 * u, 0.5)
    width = max(text_width(words, font), text_width(covered, look.font(15, BOLD)) - 6 * u) + 24 * u
    box = QRectF(0, 0, min(width, room), min(foot.height - 12 * u, 26 * u * max(1.0, look.text_scale)))
    box.moveCenter(QPointF(right - box.width() / 2, foot.middle[1]))
    paint.rounded(painter, box, box.height() / 2, fill=theme.gold, edge=theme.gold_edge, stroke=1.4 * u)
    room = box.width() - 16 * u
    paint.text(painter, words, box.center(), font, theme.on_gold, align=Align.MIDDLE, max_width=room)


def skip_pill(over: Rect, words: str, canvas: Canvas) -> None:
    """That a number is left out, on the upper edge of its box."""
    painter, look = canvas.painter, canvas.look
    theme, u = look.theme, look.u
    font = look.font(12, EXTRABOLD)
    box = QRectF(0, 0, max(over.width, text_width(words, font) + 16 * u), 19 * u * max(1.0, look.text_scale))
    box.moveCenter(QPointF(over.middle[0], over.y - 2 * u))
    paint.rounded(painter, box, box.height() / 2, fill=theme.chosen, edge=theme.gold, stroke=1.4 * u)
    paint.text(painter, words, box.center(), font, theme.on_chosen, align=Align.MIDDLE)


# ---------------------------------------------------------------- what is written


def blank_box(rect: Rect, number: int, canvas: Canvas) -> None:
    """A box before its cross is drawn."""
    painted.fresh_box(canvas.painter, canvas.look, qrect(rect), number)


def box_stroke(rect: Rect, stroke: int, canvas: Canvas) -> None:
    """One stroke of its cross."""
    painted.stroke(canvas.painter, qrect(rect), painted.DARK_EDGE, (stroke,))


def blank_missed(rect: Rect, canvas: Canvas) -> None:
    """A box for a missed turn before it is marked."""
    painted.missed_box(canvas.painter, canvas.look, qrect(rect), is_marked=False)


def missed_stroke(rect: Rect, stroke: int, canvas: Canvas) -> None:
    """One stroke of its mark."""
    painted.cross(canvas.painter, qrect(rect), canvas.look.theme.accent, strokes=(stroke,))


def lock(rect: Rect, row: int, canvas: Canvas, *, is_closed: bool) -> None:
    """The lock of a row."""
    painted.lock_box(canvas.painter, qrect(rect), row, is_closed=is_closed)
