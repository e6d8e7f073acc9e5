"""Qwixx cards painted: the four colours with their shapes, the cards, the boxes of a sheet in every state.

Owns these colours and shapes, which are the same in every theme: they are printed on paper. Must not know rules.
"""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, disc, kept, rounded, text, tint
from pega6_desktop.ui.look.paint.marks import ox_head
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, SEMIBOLD, shrunk


class RowColours(NamedTuple):
    """The colours of one row: its ground, what is crossed, what is written on both, a number in an open box."""

    base: str
    tone: str
    ink: str
    deep: str


TONES = (
    RowColours("#B5321F", "#982414", "#FFF4E0", "#8C2414"),
    RowColours("#F2BC3E", "#DFA01F", "#3B2006", "#6B4600"),
    RowColours("#76B583", "#58A069", "#10301C", "#1F5A34"),
    RowColours("#274C94", "#1C3A75", "#FFF4E0", "#1F3F80"),
)
PAPER, EDGE = "#FFFAEF", "#3A2A20"
KRAFT, KRAFT_TONE, KRAFT_LINE, KRAFT_DISC, KRAFT_INK = "#DCC9A4", "#CFB98F", "#7A6240", "#F1E4C8", "#2B1D16"
PREVIEW, DARK_EDGE, STAR = "#FFE08A", "#2B1D16", "#C8371F"
AMBIGUOUS = frozenset({6, 9})
"""Upside down these are each other: a bar shows which way is up."""


def shape(row: int, box: QRectF) -> QPainterPath:
    """The shape of a colour: balloon, sun, leaf, little flag."""
    path, middle = QPainterPath(), box.center()
    across, down = box.width() / 2, box.height() / 2
    if row == 0:
        corners = [(0, -down), (across * 0.86, 0), (0, down), (-across * 0.86, 0)]
        path.addPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
    elif row == 1:
        path.addPolygon(_star(middle, 12, across, 0.76))
    elif row == 2:
        path.moveTo(middle.x(), box.top())
        path.cubicTo(
            box.right(), box.top() + down * 0.6, box.right(), box.bottom() - down * 0.6, middle.x(), box.bottom()
        )
        path.cubicTo(box.left(), box.bottom() - down * 0.6, box.left(), box.top() + down * 0.6, middle.x(), box.top())
    else:
        left, right = middle.x() - across * 0.75, middle.x() + across * 0.75
        corners = [(left, box.top()), (right, box.top()), (right, box.bottom()), (middle.x(), middle.y() + down * 0.4)]
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in [*corners, (left, box.bottom())]]))
    path.closeSubpath()
    return path


def _star(middle: QPointF, points: int, reach: float, waist: float) -> QPolygonF:
    """A star of so many points, one of them up; waist: how far it reaches between two, as a share."""
    spokes = [(reach * (waist if at % 2 else 1.0), at * math.pi / points) for at in range(2 * points)]
    return QPolygonF([middle + QPointF(r * math.sin(angle), -r * math.cos(angle)) for r, angle in spokes])


def _number(painter: QPainter, look: Look, number: int, at: QPointF, px: float, colour: str) -> None:
    text(painter, str(number), at, look.exact_font(px, EXTRABOLD), colour, align=Align.MIDDLE)
    if number in AMBIGUOUS:
        bar = QRectF(at.x() - px * 0.27, at.y() + px * 0.46, px * 0.54, max(1.0, px * 0.07))
        painter.fillRect(bar, QColor(colour))


def _in_corners(painter: QPainter, look: Look, number: int, box: QRectF, px: float, colour: str) -> None:
    """The number in the upper left corner, and upside down in the lower right one."""
    off = QPointF(box.width() * (0.2 if number > 9 else 0.16), box.height() * 0.115)
    _number(painter, look, number, box.topLeft() + off, px, colour)
    with kept(painter):
        painter.translate(box.bottomRight() - off)
        painter.rotate(180)
        _number(painter, look, number, QPointF(0, 0), px, colour)


def front(painter: QPainter, look: Look, box: QRectF, row: int, number: int, code: str) -> None:
    """The front of a card in one of the four colours."""
    tone, width = TONES[row], box.width()
    _paper(painter, box, tone.base)
    inner = box.adjusted(width * 0.07, width * 0.07, -width * 0.07, -width * 0.07)
    rounded(painter, inner, width * 0.05, edge=tint(tone.ink, 0.8), stroke=max(1.0, width * 0.008))
    side = width * 0.62
    painter.fillPath(
        shape(row, QRectF(box.center().x() - side / 2, box.center().y() - side * 0.58, side, side * 1.16)),
        QColor(tone.tone),
    )
    _number(painter, look, number, box.center(), width * 0.46, tone.ink)
    if width < look.px(46):
        return
    _in_corners(painter, look, number, box, width * 0.17, tone.ink)
    _sign(painter, look, row, code, QPointF(box.x() + width * 0.11, box.y() + box.height() * 0.25), width * 0.11)
    _sign(painter, look, row, code, QPointF(box.x() + width * 0.13, box.bottom() - box.height() * 0.16), width * 0.14)


def _sign(painter: QPainter, look: Look, row: int, code: str, at: QPointF, px: float) -> None:
    ink = TONES[row].ink
    painter.fillPath(shape(row, QRectF(at.x(), at.y() - px / 2, px, px)), QColor(ink))
    text(painter, code, at + QPointF(px * 1.3, 0), look.exact_font(px, BOLD), ink)


def back(painter: QPainter, look: Look, box: QRectF, number: int | None) -> None:
    """The back with its number, or with the ox where the number is hidden too."""
    width = box.width()
    _paper(painter, box, KRAFT)
    inner = box.adjusted(width * 0.07, width * 0.07, -width * 0.07, -width * 0.07)
    rounded(painter, inner, width * 0.05, fill=KRAFT_TONE, edge=KRAFT_LINE, stroke=max(1.0, width * 0.01))
    reach, middle = width * 0.33, box.center()
    if width >= look.px(46):
        _bunting(painter, inner.adjusted(width * 0.04, width * 0.02, -width * 0.04, -width * 0.02))
    disc(painter, middle, reach, fill=KRAFT_DISC, edge=KRAFT_LINE, stroke=max(1.0, width * 0.012))
    side = width * 0.075
    for row in range(len(TONES)):
        at = QRectF(box.x() + width * (0.14 + 0.12 * row), box.bottom() - box.height() * 0.155, side, side)
        painter.fillPath(shape(row, at), QColor(KRAFT_LINE))
    if number is None:
        head = reach * 1.3
        spot = QRectF(middle.x() - head / 2, middle.y() - head / 2, head, head)
        ox_head(painter, spot, colour=KRAFT_LINE, cut=KRAFT_DISC)
        return
    _number(painter, look, number, middle, width * 0.4, KRAFT_INK)
    if width >= look.px(46):
        _in_corners(painter, look, number, box, width * 0.16, KRAFT_INK)


def _bunting(painter: QPainter, box: QRectF) -> None:
    """Lines of little flags all over the back, every other line shifted by half a flag."""
    side = box.width() / 8.4
    across, down = int(box.width() // (side * 1.35)), int(box.height() // (side * 1.7))
    left, top = box.x() + (box.width() - across * side * 1.35) / 2, box.y() + (box.height() - down * side * 1.7) / 2
    for line in range(down):
        for at in range(across - line % 2):
            x = left + (at + 0.5 * (line % 2)) * side * 1.35
            painter.fillPath(shape(3, QRectF(x, top + line * side * 1.7, side, side)), tint(KRAFT_LINE, 0.16))


def joker(painter: QPainter, look: Look, box: QRectF, number: int) -> None:
    """A joker: all four colours, its number on a burst."""
    width = box.width()
    _paper(painter, box, PAPER)
    inner = box.adjusted(width * 0.045, width * 0.045, -width * 0.045, -width * 0.045)
    middle = inner.center()
    corners = (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight())
    with kept(painter):
        frame = QPainterPath()
        frame.addRoundedRect(inner, width * 0.05, width * 0.05)
        painter.setClipPath(frame)
        for row, corner in enumerate(corners):
            painter.fillRect(QRectF(corner, middle).normalized(), QColor(TONES[row].base))
    painter.setPen(QPen(QColor(DARK_EDGE), max(1.0, width * 0.012)))
    painter.setBrush(QColor(PAPER))
    painter.drawPolygon(_star(middle, 16, width * 0.43, 0.86))
    _number(painter, look, number, middle, width * 0.36, KRAFT_INK)
    star = QPainterPath()
    star.addPolygon(_star(middle + QPointF(0, width * 0.27), 5, width * 0.06, 0.42))
    painter.fillPath(star, QColor(STAR))
    if width >= look.px(46):
        label, inset = QRectF(0, 0, width * 0.29, width * 0.23), QPointF(width * 0.025, width * 0.025)
        for corner in (inner.topLeft() + inset, inner.bottomRight() - inset - label.bottomRight()):
            rounded(painter, label.translated(corner), width * 0.045, fill=PAPER)
        _in_corners(painter, look, number, box, width * 0.17, KRAFT_INK)


def _paper(painter: QPainter, box: QRectF, fill: str) -> None:
    width = box.width()
    rounded(painter, box, width * 0.08, fill=PAPER, edge=EDGE, stroke=max(1.0, width * 0.012))
    rim = width * 0.035
    rounded(painter, box.adjusted(rim, rim, -rim, -rim), width * 0.055, fill=fill)


def small_colours(suit: int) -> tuple[str, str, str]:
    """Fill, edge and ink of a front as small as a button: one of the four colours, or the paper of a joker."""
    return (TONES[suit].base, EDGE, TONES[suit].ink) if suit < len(TONES) else (PAPER, STAR, KRAFT_INK)


# ---------------------------------------------------------------- sheets

_LEAST_CORNER = 7
"""px below which the number in a corner is left out: the bar is in order."""

_LEAST_CORNERED = 36
"""Units of height of a crossed box up to which it has no room for its number."""

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
        stroke(painter, look, rect, tone.ink)
    elif box.state == "fresh":
        fresh_box(painter, look, rect, box.number)
        stroke(painter, look, rect, DARK_EDGE)
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


def stroke(painter: QPainter, look: Look, rect: QRectF, ink: str, strokes: tuple[int, ...] = BOTH) -> None:
    """The cross of a box, beside the number in its corner, in a narrow one under it, or some of its strokes."""
    width, height = rect.width(), rect.height()
    is_under = width < 0.9 * height and height > look.px(_LEAST_CORNERED)
    down = height * (0.2 if is_under else 0.08)
    cross(painter, rect.adjusted(width * 0.1, 0, width * 0.1, down), ink, strokes=strokes)


def fresh_box(painter: QPainter, look: Look, rect: QRectF, number: int) -> None:
    """A box that is crossed in this turn, still without its cross."""
    stroke_width = max(1.0, min(2.2 * look.u, rect.height() * 0.07))
    rounded(painter, rect, rect.height() * 0.16, fill=PREVIEW, edge=DARK_EDGE, stroke=stroke_width)
    _cornered(painter, look, rect, number, DARK_EDGE)


def _cornered(painter: QPainter, look: Look, rect: QRectF, number: int, ink: str) -> None:
    """The number of a crossed box, where there is room for it."""
    corner = corner_of(rect)
    font = shrunk(str(number), look.exact_font(rect.height() * 0.27, BOLD), corner.width(), 0.3)
    if rect.height() > look.px(_LEAST_CORNERED) and font.pixelSize() >= _LEAST_CORNER:
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
