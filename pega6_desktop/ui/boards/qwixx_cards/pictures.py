"""The still pictures of a table of Qwixx cards beside the sheets: the mat with its piles, the steps, the own plate.

Owns how they are put together from paints, and the canvas all pictures of the game are painted on. Must not know rules
or moves.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace
from pega6_desktop.ui.boards.qwixx_cards.layout import SheetLayout
from pega6_desktop.ui.boards.qwixx_cards.sheet_views import Captions, SheetView, StepView
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, paint, shrunk, text_width
from pega6_desktop.ui.look.paint import Align
from pega6_desktop.ui.table.arrangement import Drawing
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect


class Canvas(NamedTuple):
    """What is painted on and with."""

    painter: QPainter
    look: Look
    art: CardArt
    dpr: float


def drawing(draw: Callable[[Canvas], None]) -> Drawing:
    """A picture as an arrangement wants it."""
    return lambda painter, look, art, dpr: draw(Canvas(painter, look, art, dpr))


def badge(painter: QPainter, look: Look, at: QPointF, state: str) -> None:
    """A sign on a face: this player has decided."""
    theme, u = look.theme, look.u
    if state == "chosen":
        paint.disc(painter, at, 7.5 * u, fill=theme.good, edge=theme.plate, stroke=1.5 * u)
        side = 9 * u
        paint.icon(painter, "check", QRectF(at.x() - side / 2, at.y() - side / 2, side, side), theme.plate)


_PILE_CARDS = 4

Piles = tuple[int, int, int]
"""Number on top of the draw pile, its cards, and those of the discard pile."""


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
    under = shrunk(words.display, font, width, 0.5)
    paint.text(painter, words.display, QPointF(middle, y), under, colour, align=Align.MIDDLE, max_width=width)
    _under_piles(painter, look, layout, words, y)


def _under_piles(painter: QPainter, look: Look, layout: SheetLayout, words: Captions, y: float) -> None:
    """How many cards lie in both piles, side by side whatever room there is."""
    theme, u = look.theme, look.u
    left = layout.stations[-1].right + 6 * u
    room = layout.steps[0].x - 8 * u - left
    wanted = look.font(12.5, BOLD)
    both = f"{words.pile}   {words.discard}"
    font = shrunk(both, wanted, room, 0.5)
    widths = [text_width(one, font) for one in (words.pile, words.discard)]
    end, gap = left + room, text_width("  ", font)
    first = min(max(left, layout.pile.middle[0] - widths[0] / 2), end - sum(widths) - gap)
    second = min(max(first + widths[0] + gap, layout.discard.middle[0] - widths[1] / 2), end - widths[1])
    paint.text(painter, words.pile, QPointF(first, y), font, theme.felt_text)
    paint.text(painter, words.discard, QPointF(second, y), font, theme.felt_text)


def announced_pill(layout: SheetLayout, words: str, canvas: Canvas, *, is_now: bool) -> None:
    """The announced number over the lower edge of the pile."""
    painter, look = canvas.painter, canvas.look
    theme, u, pile = look.theme, look.u, layout.pile
    # It may reach over the edges of the pile, but not over the cards beside it or the words below.
    font = shrunk(words, look.font(14, EXTRABOLD), pile.width * 1.55 - 24 * u, 0.5)
    height = min(24 * u * max(1.0, look.text_scale), font.pixelSize() * 1.7)
    box = QRectF(0, 0, max(pile.width * 1.15, text_width(words, font) + 24 * u), height)
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
    title, line = shrunk(step.title, title, room, 0.6), shrunk(step.line, line, room, 0.6)
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
    badge(painter, look, QPointF(box.x + 12 * u + across * 0.88, box.y + 11 * u + across * 0.82), view.state)
    x, room = box.x + 12 * u + across + 10 * u, box.width - across - 32 * u
    name = shrunk(view.name, look.font(18, EXTRABOLD), room, 0.5)
    note = shrunk(view.note, look.font(12.5, SEMIBOLD), room, 0.5)
    paint.text(painter, view.name, QPointF(x, box.y + 27 * u), name, theme.ink, max_width=room)
    paint.text(painter, view.note, QPointF(x, box.y + 51 * u), note, theme.muted, max_width=room)
    y = box.bottom - 27 * u
    paint.text(painter, words.points, QPointF(box.x + 15 * u, y), look.font(13, BOLD), theme.muted)
    total = QPointF(box.right - 15 * u, y)
    paint.text(painter, str(view.sheet.total), total, look.font(29, EXTRABOLD), theme.ink, align=Align.RIGHT)
