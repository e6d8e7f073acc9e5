"""The boxes of a Qwixx sheet painted: open, lost and crossed, lit and chosen, locks, missed turns, the bars of rows.

Owns how a box looks in every state. Must not know rules.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, disc, rounded, text, tint
from pega6_desktop.ui.look.paint.qwixx import DARK_EDGE, PAPER, PREVIEW, TONES, shape
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, SEMIBOLD, shrunk

_LEAST_CORNER = 7
"""px below which the number in a corner is left out: the bar is in order."""

BOTH = (0, 1)
"""The strokes of a cross: down to the right, down to the left."""


def cross(
    painter: QPainter, box: QRectF, colour: str, *, is_dotted: bool = False, strokes: tuple[int, ...] = BOTH
) -> None:
    """An X over a box, or some of its strokes."""
    pen = QPen(QColor(colour), max(1.4, box.height() * 0.085))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if is_dotted:
        pen.setDashPattern([1.0, 1.7])
    painter.setPen(pen)
    reach = min(box.width(), box.height()) * 0.27
    middle = box.center()
    for stroke in strokes:
        across = QPointF(reach if stroke == 0 else -reach, reach)
        painter.drawLine(middle - across, middle + across)


class NumberBox(NamedTuple):
    """One box of a row. state: open, lost, crossed, fresh (crossed in this turn). note: words under an open number."""

    number: int
    state: str
    note: str = ""


def number_box(painter: QPainter, look: Look, rect: QRectF, row: int, box: NumberBox) -> None:
    """A box of the sheet at rest."""
    tone, radius, height = TONES[row], rect.height() * 0.16, rect.height()
    px = max(min(9.0 * look.u, rect.width() * 0.6), min(height * 0.42, rect.width() * 0.5))
    if box.state == "crossed":
        rounded(painter, rect, radius, fill=tone.tone, edge=tint(tone.ink, 0.75), stroke=max(1.0, look.u))
        _cornered(painter, look, rect, box.number, tone.ink)
        stroke(painter, rect, tone.ink)
    elif box.state == "fresh":
        fresh_box(painter, look, rect, box.number)
        stroke(painter, rect, DARK_EDGE)
    elif box.state == "open":
        rounded(painter, rect, radius, fill=PAPER)
        lift = height * 0.13 if box.note else 0
        middle = rect.center() - QPointF(0, lift)
        text(painter, str(box.number), middle, look.exact_font(px, EXTRABOLD), tone.deep, align=Align.MIDDLE)
        if box.note:
            at = rect.center() + QPointF(0, height * 0.27)
            small = shrunk(box.note, look.exact_font(height * 0.22, BOLD), rect.width(), 0.5)
            text(painter, box.note, at, small, tone.deep, align=Align.MIDDLE, max_width=rect.width())
    else:
        rounded(painter, rect, radius, fill=tint(tone.tone, 0.45))
        font = look.exact_font(px * 0.95, SEMIBOLD)
        text(painter, str(box.number), rect.center(), font, tint(tone.ink, 0.85), align=Align.MIDDLE)


def stroke(painter: QPainter, rect: QRectF, ink: str, strokes: tuple[int, ...] = BOTH) -> None:
    """The cross of a box, beside the number in its corner, or some of its strokes."""
    width, height = rect.width(), rect.height()
    cross(painter, rect.adjusted(width * 0.1, 0, width * 0.1, height * 0.08), ink, strokes=strokes)


def fresh_box(painter: QPainter, look: Look, rect: QRectF, number: int) -> None:
    """A box that is crossed in this turn, still without its cross."""
    stroke_width = max(1.0, min(2.2 * look.u, rect.height() * 0.07))
    rounded(painter, rect, rect.height() * 0.16, fill=PREVIEW, edge=DARK_EDGE, stroke=stroke_width)
    _cornered(painter, look, rect, number, DARK_EDGE)


def _cornered(painter: QPainter, look: Look, rect: QRectF, number: int, ink: str) -> None:
    """The number of a crossed box, where there is room for it."""
    corner = corner_of(rect)
    font = shrunk(str(number), look.exact_font(rect.height() * 0.27, BOLD), corner.width(), 0.3)
    if rect.height() > look.px(36) and font.pixelSize() >= _LEAST_CORNER:
        text(painter, str(number), corner.center(), font, ink, align=Align.MIDDLE)


def corner_of(rect: QRectF) -> QRectF:
    """Where the number of a crossed box stands: inside the box, in a narrow one up to its middle."""
    wide = rect.width() * (0.36 if rect.width() >= 0.8 * rect.height() else 0.5)
    left = rect.x() + rect.width() * 0.05
    return QRectF(left, rect.y() + rect.height() * 0.1, wide, rect.height() * 0.28)


def lock_box(painter: QPainter, rect: QRectF, row: int, *, is_closed: bool) -> None:
    """The lock beside the last number: an outline while open, filled once the row is completed."""
    tone, reach = TONES[row], min(rect.width(), rect.height()) * 0.46
    fill, ink = (tone.ink, tone.base) if is_closed else (tone.tone, tone.ink)
    disc(painter, rect.center(), reach, fill=fill, edge=tone.ink, stroke=max(1.0, reach * 0.09))
    body = QRectF(rect.center().x() - reach * 0.38, rect.center().y() - reach * 0.12, reach * 0.76, reach * 0.56)
    rounded(painter, body, reach * 0.1, edge=ink, stroke=max(1.2, reach * 0.13))
    painter.setPen(QPen(QColor(ink), max(1.2, reach * 0.13)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QRectF(body.x() + reach * 0.14, body.y() - reach * 0.42, reach * 0.48, reach * 0.8)
    painter.drawArc(bow, 0 if is_closed else 20 * 16, 180 * 16)


def row_ground(painter: QPainter, look: Look, rect: QRectF, row: int, code: str, label: float) -> None:
    """The bar of a row with its shape and its code; label: their width."""
    tone = TONES[row]
    rounded(painter, rect, rect.height() * 0.16, fill=tone.base, edge=tint(DARK_EDGE, 0.55), stroke=max(1.0, look.u))
    side = min(rect.height() * 0.46, label * 0.31)
    at = QRectF(rect.x() + label * 0.12, rect.center().y() - side / 2, side, side)
    painter.fillPath(shape(row, at), QColor(tone.ink))
    x, wanted = at.right() + label * 0.08, look.exact_font(max(9.5 * look.u, side * 0.76), EXTRABOLD)
    room = rect.x() + label * 0.97 - x
    text(painter, code, QPointF(x, rect.center().y()), shrunk(code, wanted, room, 0.5), tone.ink, max_width=room)


def lit_box(painter: QPainter, look: Look, rect: QRectF, row: int, number: int, *, is_chosen: bool) -> None:
    """A box that may be crossed now, with an arrow over it; chosen, it shows the cross that is to be."""
    u, theme = look.u, look.theme
    grown = rect.adjusted(-2.5 * u, -2.5 * u, 2.5 * u, 2.5 * u)
    rounded(painter, grown.adjusted(-2 * u, -2 * u, 2 * u, 2 * u), grown.height() * 0.2, fill=tint(theme.gold, 0.85))
    fill = PREVIEW if is_chosen else PAPER
    rounded(painter, grown, grown.height() * 0.17, fill=fill, edge=DARK_EDGE, stroke=max(1.6, 2.4 * u))
    font = look.exact_font(grown.height() * (0.27 if is_chosen else 0.42), EXTRABOLD)
    if is_chosen:
        cross(painter, grown.adjusted(u * 3, 0, u * 3, u * 3), DARK_EDGE, is_dotted=True)
        corner = corner_of(grown)
        font = shrunk(str(number), font, corner.width(), 0.3)
        text(painter, str(number), corner.center(), font, DARK_EDGE, align=Align.MIDDLE)
        return
    text(painter, str(number), grown.center(), font, TONES[row].deep, align=Align.MIDDLE)
    middle = QPointF(grown.center().x(), grown.y() - u)
    disc(painter, middle, 8 * u, fill=DARK_EDGE, edge=theme.gold, stroke=1.4 * u)
    painter.setPen(QPen(QColor(theme.gold), 1.8 * u))
    painter.drawLine(middle - QPointF(0, 4 * u), middle + QPointF(0, 4 * u))
    for side in (-1, 1):
        painter.drawLine(middle + QPointF(side * 3 * u, u), middle + QPointF(0, 4 * u))


def missed_box(painter: QPainter, look: Look, rect: QRectF, *, is_marked: bool) -> None:
    """A box for a missed turn; each marked one costs points."""
    theme = look.theme
    rounded(painter, rect, rect.height() * 0.25, fill=theme.inset, edge=theme.muted, stroke=max(1.0, 1.4 * look.u))
    if is_marked:
        cross(painter, rect, theme.accent)
