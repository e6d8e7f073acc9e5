"""The actions of a table of No Thanks!: taking, passing, playing the tiger, and the veil over what is not meant.

Owns how they look. Must not know the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter

from pega6_desktop.ui.boards.no_thanks.pieces import GROUND_Z, LIT_Z, PILL_Z, chip_disc
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, elided, in_lines, paint, shrunk, wrapped
from pega6_desktop.ui.look.units import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Still
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places.layout import Rect

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
        key, y = look.exact_font(min(look.font(13.5, BOLD).pixelSize(), 20 * u), BOLD), rect.top() + 31 * u
        at = QPointF(rect.right() - 16 * u, y)
        with paint.kept(painter):  # it comes first, for its width, and leaves no brush behind
            right = rect.right() - 24 * u - paint.keycap(painter, look, shown.key, at, key, align=_RIGHT)
        high = max(62 * u, look.font(25, EXTRABOLD).pixelSize() * 1.5) if shown.after else 10 * u
        is_wide = rect.width() > 270 * u and rect.height() > 150 * u
        inner = rect.adjusted(0, 0, 0, -high)
        title, words = _fitted(look, u, shown, inner, right, _BESIDE_SIGN if is_wide else _ALONE)
        if is_wide and not words.is_whole:
            is_wide = False
            title, words = _fitted(look, u, shown, inner, right, _ALONE)
        if is_wide:
            _action_sign(painter, look, art, rect, ink, (kind, card, dpr))
        left = words.box.left()
        paint.text(painter, elided(shown.title, title, right - left), QPointF(left, y), title, ink)
        _action_lines(painter, words, ink)
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


class _Lines(NamedTuple):
    """What an action does, set in a box. step: from line to line."""

    box: QRectF
    font: QFont
    step: float
    lines: list[str]

    @property
    def is_whole(self) -> bool:
        """Whether there is room for all lines."""
        return self.step * len(self.lines) <= self.box.height()


_BESIDE_SIGN, _ALONE = 100, 18
"""Where the words of an action begin, in units from its left edge."""


def _fitted(look: Look, u: float, shown: Action, rect: QRectF, right: float, side: float) -> tuple[QFont, _Lines]:
    """The font of the title, which ends at ``right``, and the words under it, as large as they fit.

    All of them in small letters or without a break rather than some in large ones. side: see ``_ALONE``.
    """
    left = rect.left() + side * u
    title = shrunk(shown.title, look.font(24, EXTRABOLD), right - left, 0.4)
    top = rect.top() + max(48 * u, 31 * u + title.pixelSize() * 0.72)
    box = QRectF(left, top, rect.right() - 14 * u - left, rect.bottom() - top)
    said = [shown.barred] if shown.barred else list(shown.lines)
    px = look.font(13.5, SEMIBOLD).pixelSize()
    fonts = [look.exact_font(max(SMALLEST_TEXT, px * size), SEMIBOLD) for size in _LINE_SIZES]
    tries = [_set_lines(words, font, box) for words in (said, [" ".join(said)]) for font in fonts]
    return title, next((one for one in tries if one.is_whole), tries[-1])


def _set_lines(said: list[str], font: QFont, box: QRectF) -> _Lines:
    lines = [line for words in said for line in wrapped(words, font, box.width())]
    return _Lines(box, font, font.pixelSize() * 1.4, lines)


def _action_lines(painter: QPainter, words: _Lines, ink: str) -> None:
    box = words.box
    for index, line in enumerate(words.lines[: max(0, int(box.height() / words.step))]):
        at = QPointF(box.left(), box.top() + words.step * (index + 0.6))
        paint.text(painter, elided(line, words.font, box.width()), at, words.font, ink)


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
