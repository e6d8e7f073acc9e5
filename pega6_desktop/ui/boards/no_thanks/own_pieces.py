"""The own side of a table of No Thanks!: plate with the sum of the round, felt, chips, the place a card would go to,
and the actions: taking, passing, playing the tiger, with the veil over what is not meant.

Owns how they look. Must not know the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter

from pega6_desktop.ui.boards.no_thanks.pieces import GROUND_Z, LIT_Z, PILL_Z, PLATE_Z, chip_disc
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, elided, in_lines, paint, shrunk, text_width, wrapped
from pega6_desktop.ui.look.units import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Still
from pega6_desktop.ui.table.places.layout import Rect
from pega6_desktop.ui.table.surface.pieces import qrect

if TYPE_CHECKING:
    from pega6_desktop.ui.boards.no_thanks.layout import NoThanksLayout
    from pega6_desktop.ui.boards.no_thanks.things import Area
    from pega6_desktop.ui.look import Look
    from pega6_desktop.ui.table.cards.art import CardArt
if TYPE_CHECKING:
    from pega6_desktop.ui.boards.no_thanks.layout import NoThanksLayout
    from pega6_desktop.ui.boards.no_thanks.things import Action
    from pega6_desktop.ui.look import Look
    from pega6_desktop.ui.table.cards.art import CardArt
    from pega6_desktop.ui.table.view import CardView

_LINE_SIZES = (1.0, 0.85, 0.72, 0.6, 0.5)
"""Shares of the size of the words of an action."""


def faded(kind: str, table: NoThanksLayout) -> Still:
    """A veil of felt over an action that is not meant."""
    box, u = {"take": table.take, "keep": table.keep}.get(kind, table.tiger), table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        rect = qrect(box).adjusted(-2 * u, -2 * u, 2 * u, 2 * u)
        radius = rect.height() / 2 if kind == "tiger" else 17 * u
        paint.rounded(painter, rect, radius, fill=paint.tint(look.theme.felt1, 0.6))

    return Still(f"faded {kind}", (), box, PILL_Z + 1 if kind == "tiger" else LIT_Z, draw)


def action(table: NoThanksLayout, kind: str, shown: Action, card: CardView | None) -> Still:
    """One of the two equal actions: gold while it may be done, paper while others decide, dashed where it cannot be."""
    box, u = table.take if kind == "take" else table.keep, table.unit
    whole = Rect(box.x, box.y, box.width, box.height + 34 * u)

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        rect = qrect(box)
        ink = _action_ground(painter, look, rect, shown)
        is_wide = rect.width() > 270 * u and rect.height() > 150 * u
        left = rect.left() + (100 if is_wide else 18) * u
        if is_wide:
            _action_sign(painter, look, art, rect, ink, (kind, card, dpr))
        key, y = look.exact_font(min(look.font(13.5, BOLD).pixelSize(), 20 * u), BOLD), rect.top() + 31 * u
        at = QPointF(rect.right() - 16 * u, y)
        room = rect.right() - 24 * u - paint.keycap(painter, look, shown.key, at, key, align=_RIGHT) - left
        title = shrunk(shown.title, look.font(24, EXTRABOLD), room, 0.4)
        paint.text(painter, elided(shown.title, title, room), QPointF(left, y), title, ink)
        after = look.font(25, EXTRABOLD)
        high = max(62 * u, after.pixelSize() * 1.5) if shown.after else 10 * u
        top = max(rect.top() + 48 * u, y + title.pixelSize() * 0.72)
        words = QRectF(left, top, rect.right() - 14 * u - left, rect.bottom() - high - top)
        _action_lines(painter, look, words, shown, ink)
        if shown.after:
            _action_sum(painter, look, rect, shown, ink, high)
        hint = look.font(12.5, SEMIBOLD)
        at = QPointF(rect.center().x(), rect.bottom() + 20 * u)
        if at.y() + hint.pixelSize() * 0.6 > table.mat.bottom - 3 * u:
            return  # Low windows have no room below the action.
        hint = shrunk(shown.hint, hint, rect.width(), 0.5)
        paint.text(painter, elided(shown.hint, hint, rect.width()), at, hint, look.theme.felt_text, align=_MIDDLE)

    return Still(kind, (shown, None if card is None else card.face), whole, GROUND_Z, draw)


_RIGHT, _MIDDLE = paint.Align.RIGHT, paint.Align.MIDDLE


def _action_ground(painter: QPainter, look: Look, rect: QRectF, shown: Action) -> str:
    """Face of an action; returns the colour of its words."""
    theme, u, radius = look.theme, look.u, 16 * look.u
    if shown.barred or not shown.is_now:
        edge, dash = (theme.plate_edge, (4.0, 3.0)) if shown.barred else (theme.plate_edge, ())
        paint.rounded(painter, rect, radius, fill=theme.plate, edge=edge, stroke=1.6 * u, dash=dash)
        return theme.ink if not shown.barred else theme.muted
    paint.shadow(painter, look, rect, radius, blur=8 * u, drop=3 * u)
    gold = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gold.setColorAt(0, QColor(theme.gold_top))
    gold.setColorAt(1, QColor(theme.gold_bottom))
    paint.rounded(painter, rect, radius, fill=gold, edge=theme.gold_edge, stroke=1.5 * u)
    inner = rect.adjusted(6 * u, 6 * u, -6 * u, -6 * u)
    stitch = paint.tint(theme.gold_edge, 0.55)
    paint.rounded(painter, inner, 11 * u, edge=stitch, stroke=1.2 * u, dash=(4.0, 4.0))
    return theme.on_gold


def _action_sign(
    painter: QPainter, look: Look, art: CardArt, rect: QRectF, ink: str, shown: tuple[str, CardView | None, float]
) -> None:
    """The card with an arrow down, or a chip with an arrow up."""
    u, (kind, card, dpr) = look.u, shown
    at = QPointF(rect.left() + 52 * u, rect.top() + 58 * u)
    if kind == "take" and card is not None and not isinstance(card.face, int | str):
        width = round(38 * u)
        with paint.kept(painter):
            painter.translate(at + QPointF(-4 * u, -12 * u))
            painter.rotate(-6)
            margin = art.margin(width, dpr)
            picture = art.pixmap(card.face, width, dpr)
            painter.drawPixmap(QPointF(-width / 2 - margin, -width * 0.7 - margin), picture)
        _arrow(painter, QPointF(at.x() + 24 * u, at.y() + 10 * u), 22 * u, ink, is_down=True)
        return
    chip_disc(painter, look, art, QRectF(at.x() - 26 * u, at.y() - 6 * u, 36 * u, 36 * u))
    _arrow(painter, QPointF(at.x() + 24 * u, at.y() - 20 * u), 22 * u, ink, is_down=False)


def _arrow(painter: QPainter, at: QPointF, size: float, ink: str, *, is_down: bool) -> None:
    pen = paint.pen_for(ink, size * 0.15)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    half, tip = size / 2, (1 if is_down else -1) * size / 2
    end = QPointF(at.x(), at.y() + tip)
    painter.drawLine(QLineF(QPointF(at.x(), at.y() - tip), end))
    for side in (-1, 1):
        painter.drawLine(QLineF(end, end + QPointF(side * half * 0.62, -tip * 0.62)))


def _action_lines(painter: QPainter, look: Look, box: QRectF, shown: Action, ink: str) -> None:
    """As large as they fit: all of them in small letters rather than some in large ones."""
    said = [shown.barred] if shown.barred else list(shown.lines)
    px = look.font(13.5, SEMIBOLD).pixelSize()
    tries = [_set_lines(said, look.exact_font(max(SMALLEST_TEXT, px * size), SEMIBOLD), box) for size in _LINE_SIZES]
    font, step, lines = next((one for one in tries if one[1] * len(one[2]) <= box.height()), tries[-1])
    for index, line in enumerate(lines[: max(0, int(box.height() / step))]):
        at = QPointF(box.left(), box.top() + step * (index + 0.6))
        paint.text(painter, elided(line, font, box.width()), at, font, ink)


def _set_lines(said: list[str], font: QFont, box: QRectF) -> tuple[QFont, float, list[str]]:
    """The font, the step from line to line, and the lines."""
    return font, font.pixelSize() * 1.4, [line for words in said for line in wrapped(words, font, box.width())]


def _action_sum(painter: QPainter, look: Look, rect: QRectF, shown: Action, ink: str, high: float) -> None:
    """What the round counts before and after. high: of this part of the action."""
    u = look.u
    y, top = rect.bottom() - high / 2 - 2 * u, rect.bottom() - high
    painter.setPen(paint.pen_for(paint.tint(ink, 0.4), 1.2))
    painter.drawLine(QLineF(rect.left() + 18 * u, top, rect.right() - 18 * u, top))
    after, before, small = look.font(25, EXTRABOLD), look.font(17, BOLD), look.font(13, BOLD)
    right = rect.right() - 20 * u
    right -= paint.text(painter, shown.after, QPointF(right, y), after, ink, align=_RIGHT) + 30 * u
    paint.icon(painter, "right", QRectF(right, y - 10 * u, 20 * u, 20 * u), ink, 2.6)
    right -= 8 * u
    right -= paint.text(painter, shown.before, QPointF(right, y), before, ink, align=_RIGHT)
    room = right - 10 * u - rect.left() - 20 * u
    small, lines = in_lines(shown.label, small, room, 2)
    step = small.pixelSize() * 1.2
    for index, line in enumerate(lines):
        at = QPointF(rect.left() + 20 * u, y + step * (index - (len(lines) - 1) / 2))
        paint.text(painter, elided(line, small, room), at, small, ink)


def tiger_action(table: NoThanksLayout, shown: Action) -> Still:
    """The third action, smaller: under the first."""
    box, u = table.tiger, table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        rect, theme = qrect(box), look.theme
        fill = theme.gold if shown.is_now and not shown.barred else theme.plate
        ink = theme.on_gold if shown.is_now and not shown.barred else theme.ink
        paint.shadow(painter, look, rect, rect.height() / 2, blur=6 * u, drop=2 * u)
        paint.rounded(painter, rect, rect.height() / 2, fill=fill, edge=theme.gold_edge, stroke=1.4 * u)
        title, line = look.font(14.5, EXTRABOLD), look.font(12, SEMIBOLD)
        title.setPixelSize(min(title.pixelSize(), round(rect.height() * 0.7)))
        room, left = rect.width() - 32 * u, rect.left() + 16 * u
        first, second = rect.top() + rect.height() * 0.33, rect.top() + rect.height() * 0.71
        if rect.height() < title.pixelSize() + line.pixelSize() * 1.6:
            first, second = rect.center().y(), rect.bottom() + rect.height()
        paint.text(painter, elided(shown.title, title, room), QPointF(left, first), title, ink)
        if second > rect.bottom():
            return
        words = shown.barred or " ".join(shown.lines)
        paint.text(painter, elided(words, line, room), QPointF(left, second), line, ink)

    return Still("tiger", (shown,), box, PILL_Z, draw)


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
