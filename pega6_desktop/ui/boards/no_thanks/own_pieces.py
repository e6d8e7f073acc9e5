"""The own side of a table of No Thanks!: plate with the sum of the round, felt, chips, the place a card would go to.

Owns how they look. Must not know the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.boards.no_thanks.pieces import PLATE_Z, chip_disc
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, elided, paint, shrunk, text_width, wrapped
from pega6_desktop.ui.look.units import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Still
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places.layout import Rect

if TYPE_CHECKING:
    from pega6_desktop.ui.boards.no_thanks.layout import NoThanksLayout
    from pega6_desktop.ui.boards.no_thanks.things import Area
    from pega6_desktop.ui.look import Look
    from pega6_desktop.ui.table.cards.art import CardArt

_MINUS, _RIGHT = "−", paint.Align.RIGHT
_SUM_SIZES = ((19, 26), (16.5, 21), (14, 18), (12, 15))  # Of the numbers of the own sum and of its result


def own_plate(table: NoThanksLayout, own: Area, sums: tuple[str, str, str]) -> Still:
    """The viewer: face, name, total, and the sum of the round."""
    box, u = table.own, table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme = look.theme
        edge = theme.gold if own.is_turn else theme.plate_edge
        paint.plate(painter, look, qrect(box), edge=edge, stroke=3 if own.is_turn else 1.5)
        side, name = round(54 * u), look.font(18, EXTRABOLD)
        # The face goes before the name is cut.
        has_face = box.width - 88 * u >= min(4.5 * name.pixelSize(), text_width(own.name, name))
        if has_face:
            ring = theme.gold if own.is_turn else None
            painter.drawPixmap(QPointF(box.x + 12 * u, box.y + 12 * u), art.avatar(own.avatar, side, dpr, ring))
        left = box.x + (78 if has_face else 14) * u
        room = box.right - 10 * u - left
        name = shrunk(own.name, name, room, max(0.7, SMALLEST_TEXT / name.pixelSize()))
        total = look.font(13, SEMIBOLD)
        has_both = name.pixelSize() + total.pixelSize() <= 44 * u  # Else the tooltip keeps the total
        at = QPointF(left, box.y + (29 if has_both else 39) * u)
        paint.text(painter, elided(own.name, name, room), at, name, theme.ink)
        if has_both:
            paint.text(painter, elided(own.total, total, room), QPointF(left, box.y + 53 * u), total, theme.muted)
        _own_sum(painter, look, art, box, own, sums)

    return Still("own", (own, sums), box, PLATE_Z, draw, 16)


def _own_sum(painter: QPainter, look: Look, art: CardArt, box: Rect, own: Area, sums: tuple[str, str, str]) -> None:
    """Area − chips = points, with a word under each; nothing of the chips while they are hidden."""
    theme, u = look.theme, look.u
    y, x, right = box.y + 98 * u, box.x + 14 * u, box.right - 14 * u
    sign, word = look.font(16, BOLD), _fitted_caption(look, sums, right - x - 12 * u)
    number, result, gap = _fitted_sum(look, own, right - x - 26 * u - text_width(f"{_MINUS}=", sign))
    after = x + paint.text(painter, str(own.area), QPointF(x, y), number, theme.ink)
    first, last = text_width(sums[0], word), text_width(sums[2], word)
    paint.text(painter, sums[0], QPointF(x, y + 27 * u), word, theme.muted, max_width=right - x)
    if not own.chips:
        return
    after += gap + paint.text(painter, _MINUS, QPointF(after + gap, y), sign, theme.muted)
    disc = QRectF(after + gap, y - 11 * u, 22 * u, 22 * u)
    chip_disc(painter, look, art, disc)
    paint.text(painter, own.chips, QPointF(disc.right() + 4 * u, y), number, theme.ink)
    low, high, middle = x + first + 6 * u, right - last - 6 * u, text_width(sums[1], word)
    if low + middle <= high + 1:  # else the disc alone says what the number is of
        under = QPointF(max(low, min(disc.left(), high - middle)), y + 27 * u)
        paint.text(painter, sums[1], under, word, theme.muted)
    left = right - paint.text(painter, own.points, QPointF(right, y), result, theme.ink, align=_RIGHT)
    paint.text(painter, "=", QPointF(left - gap, y), sign, theme.muted, align=_RIGHT)
    paint.text(painter, sums[2], QPointF(right, y + 27 * u), word, theme.muted, align=_RIGHT)


def _fitted_caption(look: Look, words: tuple[str, str, str], room: float) -> QFont:
    """The font in which the words under the sum stay whole side by side in this room, if any legible one does."""
    font = look.font(11.5, SEMIBOLD)
    return shrunk("".join(words), font, room, max(0.5, SMALLEST_TEXT / font.pixelSize()))


def _fitted_sum(look: Look, own: Area, room: float) -> tuple[QFont, QFont, float]:
    """The fonts of the numbers and of their result, and the gap between two parts, so that all of it fits the room."""
    for small, big in _SUM_SIZES:
        number, result = look.font(small, EXTRABOLD), look.font(big, EXTRABOLD)
        gap = (room - text_width(f"{own.area}{own.chips}", number) - text_width(own.points, result)) / 4
        if gap >= 4 * look.u:
            return number, result, gap
    return look.font(_SUM_SIZES[-1][0], EXTRABOLD), look.font(_SUM_SIZES[-1][1], EXTRABOLD), 2 * look.u


def own_area(table: NoThanksLayout, own: Area, note: str) -> Still:
    """The felt of the own cards, stitched; at its right how an area counts."""
    box, u = table.area, table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme, rect = look.theme, qrect(box)
        edge = theme.gold if own.is_turn else theme.trough_edge
        paint.rounded(painter, rect, 14 * u, fill=theme.felt2, edge=edge, stroke=2 * u)
        inner = rect.adjusted(5 * u, 5 * u, -5 * u, -5 * u)
        paint.rounded(painter, inner, 10 * u, edge=paint.tint(theme.slot, 0.34), stroke=1.3 * u, dash=(4.0, 4.0))
        font = look.font(12.5, BOLD)
        lines = wrapped(note, font, 136 * u) if note else []
        step = font.pixelSize() * 1.4
        for index, line in enumerate(lines):
            at = QPointF(box.right - 18 * u, box.middle[1] + step * (index - (len(lines) - 1) / 2))
            paint.text(painter, line, at, font, theme.felt_text, align=_RIGHT)

    return Still("own area", (own.is_turn, note), box, PLATE_Z, draw, 6)


def ghost(box: Rect, unit: float, words: tuple[str, str], *, is_now: bool) -> Still:
    """The place in the own area where the card on offer would go, in gold while the viewer decides."""
    number, word = words

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme, rect, u = look.theme, qrect(box).adjusted(1, 1, -1, -1), unit
        fill = paint.tint(theme.gold, 0.22 if is_now and not theme.is_flat else 0.0)
        edge = theme.gold if is_now else paint.tint(theme.slot, 0.5)
        paint.rounded(painter, rect, 7 * u, fill=fill, edge=edge, stroke=2 * u, dash=(3.0, 2.5))
        big = look.exact_font(rect.width() * 0.4, EXTRABOLD)
        small = look.exact_font(max(9.0, rect.width() * 0.165), BOLD)
        middle = paint.Align.MIDDLE
        at = QPointF(rect.center().x(), rect.top() + rect.height() * 0.42)
        ink = theme.lit_number if is_now else theme.felt_text
        paint.text(painter, number, at, big, ink, align=middle)
        under = QPointF(rect.center().x(), rect.top() + rect.height() * 0.73)
        paint.text(painter, word, under, small, theme.felt_text, align=middle, max_width=rect.width())

    return Still("ghost", (words, is_now), box, 3.0, draw, 4)


def chips(table: NoThanksLayout, words: tuple[str, str], count: int, *, is_now: bool) -> Still:
    """The panel of the own chips with their number."""
    box, u = table.chips, table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme = look.theme
        edge = theme.gold if is_now else theme.plate_edge
        paint.plate(painter, look, qrect(box), edge=edge, stroke=2)
        title, note = look.font(15, EXTRABOLD), look.font(12, SEMIBOLD)
        number = look.font(23, EXTRABOLD)
        y = box.y + 24 * u
        taken = paint.text(painter, str(count), QPointF(box.right - 16 * u, y), number, theme.ink, align=_RIGHT)
        room = box.width - 36 * u - taken
        title = shrunk(words[0], title, room, 0.5)
        wide = paint.text(painter, elided(words[0], title, room), QPointF(box.x + 16 * u, y), title, theme.ink)
        left = box.x + 16 * u + wide + 10 * u
        if room - wide > text_width(words[1], note) + 34 * u:
            paint.icon(painter, "eye", QRectF(left, y - 9 * u, 18 * u, 18 * u), theme.muted)
            paint.text(painter, words[1], QPointF(left + 23 * u, y), note, theme.muted)

    return Still("chips", (words, count, is_now), box, PLATE_Z, draw, 16)
