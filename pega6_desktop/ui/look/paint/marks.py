"""Signs: the ox head, heads with their number, icons, keycaps, badges and the focus ring.

Owns how the program's few signs look everywhere. Must not know screens or cards.
"""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QTransform

from pega6_desktop.ui.look.icons import ICONS
from pega6_desktop.ui.look.keys import printed
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, Ink, disc, kept, pen_for, rounded, text, tint
from pega6_desktop.ui.look.paths import star_path, svg_path
from pega6_desktop.ui.look.type import BOLD, text_width

HORN = "M34 37C15 36 5 22 11 3C16 17 27 24 45 25Z"
EAR = "M30 41C18 38 6 45 3 59C14 62 27 57 33 49Z"
HORNS = HORN + "M66 37C85 36 95 22 89 3C84 17 73 24 55 25Z"
EARS = EAR + "M70 41C82 38 94 45 97 59C86 62 73 57 67 49Z"
FACE = (
    "M50 22C62 22 70 30 70 41C70 51 66 58 65 66C64.5 71 68 77 66 85C63 93 57 97 50 97C43 97 37 93 34 85"
    "C32 77 35.5 71 35 66C34 58 30 51 30 41C30 30 38 22 50 22Z"
)
HORN_SHAPES = svg_path(HORNS)
EAR_SHAPES = svg_path(EARS)
FACE_SHAPE = svg_path(FACE)
PIP_STAR = star_path(50, 42, 11)
BROW_STAR = star_path(50, 37, 9)
MUZZLE = QRectF(35, 73.5, 30, 21)
NOSTRILS = (QRectF(41.2, 79.2, 5.6, 7.6), QRectF(53.2, 79.2, 5.6, 7.6))


_ARROW = svg_path("M-6 0H6M1 -5L6 0L1 5")
_ARROWS = {"→": 0, "↓": 90, "←": 180, "↑": 270}
# Share of the font's px that an ox head, and the gap behind it, take before a number.
_HEAD_SHARE = 1.25
_HEAD_GAP = 0.28


class OxDetail(Enum):
    """How near one looks: a pip has a larger star and no eyes."""

    PIP = "pip"
    HEAD = "head"


def ox_head(
    painter: QPainter,
    rect: QRectF,
    *,
    colour: Ink,
    cut: Ink,
    mark: Ink | None = None,
    horn: Ink | None = None,
    detail: OxDetail = OxDetail.PIP,
) -> None:
    """The ox head inside `rect` (square); `cut` shows through star, eyes and muzzle."""
    with kept(painter):
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / 100, rect.height() / 100)
        painter.setPen(Qt.PenStyle.NoPen)
        _fill(painter, HORN_SHAPES, horn or colour)
        _fill(painter, EAR_SHAPES, colour)
        _fill(painter, FACE_SHAPE, colour)
        painter.setBrush(tint(cut))
        painter.drawEllipse(MUZZLE)
        _fill(painter, PIP_STAR if detail is OxDetail.PIP else BROW_STAR, mark or cut)
        for dot in NOSTRILS:
            painter.setBrush(tint(colour))
            painter.drawEllipse(dot)
        if detail is OxDetail.HEAD:
            disc(painter, QPointF(40, 52), 4, fill=cut)
            disc(painter, QPointF(60, 52), 4, fill=cut)


def heads_width(number: int | str, font: QFont) -> float:
    """Width of `heads` with the same arguments."""
    return font.pixelSize() * (_HEAD_SHARE + _HEAD_GAP) + text_width(str(number), font)


def heads(
    painter: QPainter,
    number: int | str,
    at: QPointF,
    font: QFont,
    colour: Ink,
    cut: Ink,
    *,
    align: Align = Align.LEFT,
) -> float:
    """Ox head and number, *the* sign for penalty points, centred on `at.y()`; returns its width."""
    px = font.pixelSize()
    width = heads_width(number, font)
    left = at.x() - width * align.value
    size = px * _HEAD_SHARE
    ox_head(painter, QRectF(left, at.y() - px * 0.62, size, size), colour=colour, cut=cut)
    text(painter, str(number), QPointF(left + px * (_HEAD_SHARE + _HEAD_GAP), at.y()), font, colour)
    return width


def icon(painter: QPainter, name: str, rect: QRectF, colour: Ink, stroke: float = 2.2) -> None:
    """The icon `name` (see icons.ICONS) inside `rect`; `stroke` in 24ths of its size."""
    drawing = ICONS[name]
    scale = QTransform.fromTranslate(rect.x(), rect.y()).scale(rect.width() / 24, rect.height() / 24)
    pen = QPen(tint(colour), stroke * rect.width() / 24)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(tint(colour) if drawing.is_filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(scale.map(drawing.outline))


def keycap_size(label: str, font: QFont) -> QSizeF:
    """Size of a keycap with that label; the font is the one `keycap` gets."""
    px = font.pixelSize()
    return QSizeF(max(px * 1.75, (0 if label in _ARROWS else text_width(printed(label), font)) + px), px * 1.75)


def keycap(painter: QPainter, look: Look, label: str, at: QPointF, font: QFont, *, align: Align = Align.LEFT) -> float:
    """A key of the keyboard, centred on `at.y()`; arrows are drawn, words are set. Returns its width."""
    theme, size = look.theme, keycap_size(label, font)
    box = QRectF(at.x() - size.width() * align.value, at.y() - size.height() / 2, size.width(), size.height())
    radius = 5 * look.u
    rounded(painter, box.translated(0, 1.5 * look.u), radius, fill=theme.key_edge)
    rounded(painter, box.adjusted(0, 0, 0, -look.u), radius, fill=theme.key, edge=theme.key_edge, stroke=1.2)
    middle = box.center() - QPointF(0, 0.5)
    if label in _ARROWS:
        _arrow(painter, middle, font.pixelSize() * 1.25, _ARROWS[label], theme.key_text)
    else:
        text(painter, printed(label), middle, font, theme.key_text, align=Align.MIDDLE)
    return size.width()


def badge(
    painter: QPainter,
    label: str,
    centre: QPointF,
    radius: float,
    font: QFont,
    *,
    fill: Ink,
    ink: Ink,
    edge: Ink | None = None,
) -> None:
    """A disc with a short label, as the number of a row."""
    disc(painter, centre, radius, fill=fill, edge=edge, stroke=2)
    text(painter, label, centre, font, ink, align=Align.MIDDLE)


def sign_disc(
    painter: QPainter, name: str, centre: QPointF, radius: float, *, fill: Ink, ink: Ink, edge: Ink | None = None
) -> None:
    """A disc with an icon: placed (check), refused (x), goes here (down)."""
    disc(painter, centre, radius, fill=fill, edge=edge, stroke=max(1.5, radius * 0.16))
    half = radius * 0.66
    icon(painter, name, QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), ink, 3.2)


def focus_ring(painter: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    """The double ring of the keyboard focus around `rect`, 2.5 u outside it: halo, then colour."""
    gap = 2.5 * look.u
    ring = rect.adjusted(-gap, -gap, gap, gap)
    rounded(painter, ring, radius + gap, edge=look.theme.focus_halo, stroke=5.5 * look.u)
    rounded(painter, ring, radius + gap, edge=look.theme.focus, stroke=3 * look.u)


def hint_font(look: Look) -> QFont:
    """The font of keycaps in a row of hints."""
    return look.font(12, BOLD)


def _fill(painter: QPainter, path: QPainterPath, colour: Ink) -> None:
    painter.setBrush(tint(colour))
    painter.drawPath(path)


def _arrow(painter: QPainter, centre: QPointF, size: float, degrees: int, colour: Ink) -> None:
    with kept(painter):
        painter.translate(centre)
        painter.rotate(degrees)
        pen = pen_for(colour, size * 2.6 / 24)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        step = size / 24
        painter.drawPath(QTransform.fromScale(step, step).map(_ARROW))
