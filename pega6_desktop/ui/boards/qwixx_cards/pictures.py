"""The still pictures of a table of Qwixx cards: sheets, the mat with its piles, the steps, the own plate, lights.

Owns how they are put together from paints. Must not know rules or moves.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace
from pega6_desktop.ui.boards.qwixx_cards.layout import SheetLayout
from pega6_desktop.ui.boards.qwixx_cards.sheet_views import Captions, SheetView, StepView, boxes, is_locked
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint import Align
from pega6_desktop.ui.look.paint import qwixx as painted
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, SEMIBOLD, text_width
from pega6_desktop.ui.table.art import CardArt
from pega6_desktop.ui.table.layout import Rect
from pega6_desktop.ui.table.pieces import qrect
from pega6_desktop.ui.table.spread import Drawing

ROWS = 4
BOXES = 11
_PILE_CARDS = 4

Piles = tuple[int, int, int]
"""Number on top of the draw pile, its cards, and those of the discard pile."""


class Canvas(NamedTuple):
    """What is painted on and with."""

    painter: QPainter
    look: Look
    art: CardArt
    dpr: float


def drawing(draw: Callable[[Canvas], None]) -> Drawing:
    """A picture as a spread wants it."""
    return lambda painter, look, art, dpr: draw(Canvas(painter, look, art, dpr))


def lit_box(rect: Rect, box: tuple[int, int], canvas: Canvas, *, is_chosen: bool) -> None:
    """A box that may be crossed, or is chosen."""
    painted.lit_box(canvas.painter, canvas.look, qrect(rect), *box, is_chosen=is_chosen)


def own_sheet(layout: SheetLayout, view: SheetView, words: Captions, canvas: Canvas) -> None:
    """The large sheet with points by row, missed turns and the total."""
    painter, look = canvas.painter, canvas.look
    theme, u = look.theme, look.u
    edge = theme.gold if view.is_turn else theme.plate_edge
    paint.plate(painter, look, qrect(layout.sheet), edge=edge, stroke=3 if view.is_turn else 1.5)
    for row in range(ROWS):
        bar = layout.own_row(row)
        painted.row_ground(painter, look, qrect(bar), row, words.codes[row], layout.own_box(row, 0).x - bar.x)
        for at, box in enumerate(boxes(row, view.sheet, words.after_five)):
            painted.number_box(painter, look, qrect(layout.own_box(row, at)), row, box)
        painted.lock_box(painter, qrect(layout.own_box(row, BOXES)), row, is_closed=is_locked(row, view.sheet))
        right, middle = layout.sheet.right - 16 * u, bar.middle[1]
        points = str(view.sheet.row_points[row])
        paint.text(
            painter, points, QPointF(right, middle - 8 * u), look.font(21, EXTRABOLD), theme.ink, align=Align.RIGHT
        )
        note = QPointF(right, middle + 14 * u)
        room = right - bar.right - 6 * u
        paint.text(
            painter, view.row_notes[row], note, look.font(12, BOLD), theme.muted, align=Align.RIGHT, max_width=room
        )
    _foot(painter, look, layout.foot, view, words)


def _foot(painter: QPainter, look: Look, foot: Rect, view: SheetView, words: Captions) -> None:
    theme, u = look.theme, look.u
    x, y = foot.x + 6 * u, foot.middle[1]
    x += paint.text(painter, words.missed, QPointF(x, y), look.font(15, BOLD), theme.ink) + 12 * u
    x = _missed(painter, look, QPointF(x, y), 24 * u, view.sheet.missed)
    total = look.font(26, EXTRABOLD)
    right = foot.right - 4 * u
    width = paint.text(painter, str(view.sheet.total), QPointF(right, y), total, theme.ink, align=Align.RIGHT)
    at = QPointF(right - width - 14 * u, y)
    said = paint.text(painter, words.your_points, at, look.font(15, BOLD), theme.muted, align=Align.RIGHT)
    room = at.x() - said - x - 26 * u
    if room > 60 * u:
        paint.text(
            painter, words.missed_cost, QPointF(x + 6 * u, y), look.font(12.5, SEMIBOLD), theme.muted, max_width=room
        )


def _missed(painter: QPainter, look: Look, at: QPointF, side: float, count: int) -> float:
    """Four boxes from that point on; returns where they end."""
    x = at.x()
    for index in range(4):
        painted.missed_box(painter, look, QRectF(x, at.y() - side / 2, side, side), is_marked=index < count)
        x += side * 1.25
    return x


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
        for at, one in enumerate(boxes(row, view.sheet, "")):
            painted.number_box(painter, look, qrect(layout.box(index, row, at)), row, one)
        painted.lock_box(painter, qrect(layout.box(index, row, BOXES)), row, is_closed=is_locked(row, view.sheet))
        font = look.exact_font(min(15 * u, bar.height * 0.8), EXTRABOLD)
        points = str(view.sheet.row_points[row])
        at_points = QPointF(box.right - 13 * u, bar.middle[1])
        paint.text(painter, points, at_points, font, theme.ink, align=Align.RIGHT)
    if layout.is_tall(index):
        at_foot = QPointF(box.x + 12 * u, box.bottom - 17 * u)
        width = paint.text(painter, words.missed, at_foot, look.font(12.5, BOLD), theme.muted)
        _missed(painter, look, at_foot + QPointF(width + 9 * u, 0), 16 * u, view.sheet.missed)


def _head(painter: QPainter, look: Look, art: CardArt, head: Rect, view: SheetView, dpr: float) -> None:
    theme, u, y = look.theme, look.u, head.middle[1]
    across = head.height * 0.8
    ring = theme.gold if view.is_turn else None
    face = art.avatar(view.avatar, round(across), dpr, ring)
    painter.drawPixmap(QPointF(head.x + 8 * u, y - across / 2), face)
    _badge(painter, look, QPointF(head.x + 8 * u + across * 0.88, y + across * 0.34), view.state)
    total = look.exact_font(min(25 * u, head.height * 0.6), EXTRABOLD)
    right = head.right - 12 * u
    right -= paint.text(painter, str(view.sheet.total), QPointF(right, y), total, theme.ink, align=Align.RIGHT)
    right = _backs(painter, look, Rect(head.x, head.y, right - 12 * u - head.x, head.height), view.backs)
    x = head.x + across + 18 * u
    room = right - x - 6 * u
    name = look.exact_font(min(16 * u * max(1.0, look.text_scale), head.height * 0.42), EXTRABOLD)
    note = look.exact_font(min(12.5 * u * max(1.0, look.text_scale), head.height * 0.34), SEMIBOLD)
    if head.height > 40 * u:
        paint.text(painter, view.name, QPointF(x, y - head.height * 0.19), name, theme.ink, max_width=room)
        paint.text(painter, view.note, QPointF(x, y + head.height * 0.22), note, theme.muted, max_width=room)
        return
    width = paint.text(painter, view.name, QPointF(x, y), name, theme.ink, max_width=room)
    if room - width > 40 * u:
        at = QPointF(x + width + 8 * u, y)
        paint.text(painter, view.note, at, note, theme.muted, max_width=room - width - 8 * u)


def _badge(painter: QPainter, look: Look, at: QPointF, state: str) -> None:
    theme, u = look.theme, look.u
    if state == "chosen":
        paint.disc(painter, at, 7.5 * u, fill=theme.good, edge=theme.plate, stroke=1.5 * u)
        side = 9 * u
        paint.icon(painter, "check", QRectF(at.x() - side / 2, at.y() - side / 2, side, side), theme.plate)


def _backs(painter: QPainter, look: Look, strip: Rect, numbers: tuple[int, ...]) -> float:
    """The backs of a hand as little cards at the right of the strip; returns where they begin."""
    u, height = look.u, strip.height * 0.78
    width = height * 0.74
    x = strip.right - len(numbers) * (width + 3 * u)
    for index, number in enumerate(numbers):
        box = QRectF(x + index * (width + 3 * u), strip.middle[1] - height / 2, width, height)
        paint.rounded(painter, box, 3 * u, fill=painted.KRAFT_DISC, edge=painted.KRAFT_LINE, stroke=max(1.0, u))
        font = look.exact_font(height * 0.46, EXTRABOLD)
        paint.text(painter, str(number), box.center(), font, painted.KRAFT_INK, align=Align.MIDDLE)
    return x


def mat(layout: SheetLayout, piles: Piles, steps: tuple[StepView, ...], words: Captions, canvas: Canvas) -> None:
    """The felt with both piles, the places of the display and the steps. piles: top number, cards, cards discarded."""
    painter, look, art, dpr = canvas
    paint.felt_mat(painter, look, qrect(layout.mat))
    for station in layout.stations:
        paint.empty_place(painter, look, qrect(station))
    top, count, discarded = piles
    if count:
        _stack(painter, look, art, layout.pile, CardFace(top), min(count, _PILE_CARDS), dpr)
    else:
        paint.empty_place(painter, look, qrect(layout.pile))
    if discarded:
        _stack(painter, look, art, layout.discard, CardFace(None), 1, dpr)
    else:
        paint.empty_place(painter, look, qrect(layout.discard))
    _mat_words(painter, look, layout, words)
    for step, rect in zip(steps, layout.steps, strict=True):
        _step(painter, look, rect, steps.index(step) + 1, step)


def _stack(painter: QPainter, look: Look, art: CardArt, place: Rect, face: CardFace, depth: int, dpr: float) -> None:
    """Some cards on each other; the lower ones stick out at the upper right."""
    width = int(place.width)
    margin, off = art.margin(width, dpr), 2.2 * look.u
    for step in range(depth - 1, -1, -1):
        shown = face if step == 0 else CardFace(None)
        at = QPointF(place.x + step * off - margin, place.y - step * off - margin)
        painter.drawPixmap(at, art.pixmap(shown, width, dpr))


def _mat_words(painter: QPainter, look: Look, layout: SheetLayout, words: Captions) -> None:
    theme, u = look.theme, look.u
    font, y = look.font(12.5, BOLD), layout.pile.bottom + 20 * u
    left, right = layout.stations[0].x, layout.stations[-1].right
    middle = (left + right) / 2
    colour = theme.felt_text
    width = right - left
    paint.text(painter, words.display, QPointF(middle, y), font, colour, align=Align.MIDDLE, max_width=width)
    paint.text(painter, words.pile, QPointF(layout.pile.middle[0], y), font, colour, align=Align.MIDDLE)
    at = QPointF(max(layout.discard.middle[0], layout.pile.right + 34 * u), y)
    room = 2 * (layout.steps[0].x - 8 * u - at.x())
    paint.text(painter, words.discard, at, font, colour, align=Align.MIDDLE, max_width=room)


def announced_pill(layout: SheetLayout, words: str, canvas: Canvas, *, is_now: bool) -> None:
    """The announced number over the lower edge of the pile."""
    painter, look = canvas.painter, canvas.look
    theme, u, pile = look.theme, look.u, layout.pile
    font = look.font(14, EXTRABOLD)
    box = QRectF(0, 0, max(pile.width * 1.15, text_width(words, font) + 24 * u), 24 * u * max(1.0, look.text_scale))
    box.moveCenter(QPointF(pile.middle[0], pile.bottom - 4 * u))
    fill, ink = (theme.gold, theme.on_gold) if is_now else (theme.chosen, theme.on_chosen)
    paint.rounded(painter, box, box.height() / 2, fill=fill, edge=theme.felt_text, stroke=1.2 * u)
    paint.text(painter, words, box.center(), font, ink, align=Align.MIDDLE)


def _step(painter: QPainter, look: Look, rect: Rect, number: int, step: StepView) -> None:
    theme, u, box = look.theme, look.u, qrect(rect)
    is_now = step.state == "now"
    fill = theme.gold if is_now else theme.trough
    ink = theme.on_gold if is_now else theme.felt_text
    edge = theme.gold_edge if is_now else theme.trough_edge
    paint.rounded(painter, box, 11 * u, fill=fill, edge=edge, stroke=1.5 * u)
    reach = min(14 * u, rect.height * 0.32)
    middle = QPointF(rect.x + 10 * u + reach, rect.middle[1])
    if step.state == "done":
        paint.disc(painter, middle, reach, fill=theme.good, edge=theme.felt_text, stroke=1.4 * u)
        side = reach * 1.1
        sign = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint.icon(painter, "check", sign, theme.plate)
    else:
        disc_fill = theme.on_gold if is_now else theme.trough
        disc_ink = theme.gold if is_now else theme.felt_text
        paint.disc(painter, middle, reach, fill=disc_fill, edge=disc_ink, stroke=1.4 * u)
        font = look.exact_font(reach * 1.1, EXTRABOLD)
        paint.text(painter, str(number), middle, font, disc_ink, align=Align.MIDDLE)
    x = middle.x() + reach + 10 * u
    room = rect.right - 8 * u - x
    title = look.exact_font(min(16 * u * max(1.0, look.text_scale), rect.height * 0.38), EXTRABOLD)
    line = look.exact_font(min(12 * u * max(1.0, look.text_scale), rect.height * 0.3), SEMIBOLD)
    paint.text(painter, step.title, QPointF(x, rect.middle[1] - rect.height * 0.18), title, ink, max_width=room)
    paint.text(painter, step.line, QPointF(x, rect.middle[1] + rect.height * 0.23), line, ink, max_width=room)


def own_plate(box: Rect, view: SheetView, words: Captions, canvas: Canvas) -> None:
    """The viewer's face, name and total."""
    painter, look, art, dpr = canvas
    theme, u = look.theme, look.u
    edge = theme.gold if view.is_turn else theme.plate_edge
    paint.plate(painter, look, qrect(box), edge=edge, stroke=3 if view.is_turn else 1.5)
    across = 54 * u
    face = art.avatar(view.avatar, round(across), dpr, theme.gold if view.is_turn else None)
    painter.drawPixmap(QPointF(box.x + 12 * u, box.y + 11 * u), face)
    _badge(painter, look, QPointF(box.x + 12 * u + across * 0.88, box.y + 11 * u + across * 0.82), view.state)
    x, room = box.x + 12 * u + across + 10 * u, box.width - across - 32 * u
    paint.text(painter, view.name, QPointF(x, box.y + 27 * u), look.font(18, EXTRABOLD), theme.ink, max_width=room)
    paint.text(painter, view.note, QPointF(x, box.y + 51 * u), look.font(12.5, SEMIBOLD), theme.muted, max_width=room)
    y = box.bottom - 27 * u
    paint.text(painter, words.points, QPointF(box.x + 15 * u, y), look.font(13, BOLD), theme.muted)
    total = QPointF(box.right - 15 * u, y)
    paint.text(painter, str(view.sheet.total), total, look.font(29, EXTRABOLD), theme.ink, align=Align.RIGHT)


def card_ring(rect: Rect, canvas: Canvas) -> None:
    """A gold edge around a card that is chosen."""
    painter, look = canvas.painter, canvas.look
    u, box = look.u, qrect(rect.grown(3.5 * look.u))
    paint.rounded(painter, box, rect.width * 0.1, edge=look.theme.gold, stroke=5 * u)
    outer = qrect(rect.grown(6.5 * u))
    paint.rounded(painter, outer, rect.width * 0.12, edge=look.theme.outline, stroke=1.4 * u)
