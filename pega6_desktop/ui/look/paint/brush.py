"""The smallest painter tools: colours, rounded boxes, text on its optical middle, paths and stars.

Owns no look of its own; of SVG's path data the small subset our own drawings use (M L H V C Q Z, upper and lower case).
Must not know tokens.
"""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QGradient, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache

from pega6_desktop.ui.look.type import cap_height, elided, line_step, text_width, wrapped

Ink: TypeAlias = str | QColor


class Align(Enum):
    """Where the given x lies in a piece that is drawn."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


def tint(colour: Ink, strength: float = 1.0) -> QColor:
    """The colour with that opacity (0 to 1), multiplied with the one it has."""
    result = QColor(colour)
    result.setAlphaF(result.alphaF() * strength)
    return result


@contextmanager
def kept(painter: QPainter) -> Iterator[QPainter]:
    """Leave the painter as it was found."""
    painter.save()
    try:
        yield painter
    finally:
        painter.restore()


def smooth(painter: QPainter) -> None:
    """Switch all smoothing on."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )


def picture(size: QSizeF, dpr: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A transparent pixmap of `size` logical px, whole device pixels, with what `draw` paints on it."""
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    smooth(painter)
    draw(painter)
    painter.end()
    return pixmap


def shared(key: tuple[object, ...], make: Callable[[], QPixmap]) -> QPixmap:
    """A pixmap that Qt keeps for whoever asks for it next: another window, another table, a theme that comes back.

    `key` must name all that `make` depends on.
    """
    name, pixmap = repr(key), QPixmap()
    if not QPixmapCache.find(name, pixmap):
        pixmap = make()
        QPixmapCache.insert(name, pixmap)
    return pixmap


def pen_for(edge: Ink, stroke: float, dash: Sequence[float] = ()) -> QPen:
    """A pen of `stroke` logical px; `dash` in multiples of the stroke."""
    pen = QPen(tint(edge), stroke)
    if dash:
        pen.setDashPattern(list(dash))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def rounded(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    *,
    fill: Ink | QGradient | None = None,
    edge: Ink | None = None,
    stroke: float = 1.5,
    dash: Sequence[float] = (),
) -> None:
    """A rounded box; the edge lies on the outline, half of it inside."""
    painter.setBrush(_brush(fill))
    painter.setPen(Qt.PenStyle.NoPen if edge is None else pen_for(edge, stroke, dash))
    bounded = min(radius, rect.width() / 2, rect.height() / 2)
    painter.drawRoundedRect(rect, bounded, bounded)


def disc(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    *,
    fill: Ink | None = None,
    edge: Ink | None = None,
    stroke: float = 1.5,
) -> None:
    """A circle; the edge lies on the outline."""
    painter.setBrush(_brush(fill))
    painter.setPen(Qt.PenStyle.NoPen if edge is None else pen_for(edge, stroke))
    painter.drawEllipse(centre, radius, radius)


def text(
    painter: QPainter,
    words: str,
    at: QPointF,
    font: QFont,
    colour: Ink,
    *,
    align: Align = Align.LEFT,
    max_width: float | None = None,
) -> float:
    """One line whose capitals are centred on `at.y()`; returns its width. Too long a line is elided at its end."""
    if max_width is not None:
        words = elided(words, font, max_width)
    width = text_width(words, font)
    painter.setFont(font)
    painter.setPen(tint(colour))
    baseline = at.y() + cap_height(font) / 2
    painter.drawText(QPointF(at.x() - width * align.value, baseline), words)
    return width


def paragraph(painter: QPainter, words: str, at: QPointF, font: QFont, colour: Ink, *, width: float) -> float:
    """Wrapped lines, the first centred on `at.y()`; returns their height."""
    lines = wrapped(words, font, width)
    step = line_step(font)
    for index, line in enumerate(lines):
        text(painter, line, at + QPointF(0, index * step), font, colour)
    return len(lines) * step


def _brush(fill: Ink | QGradient | None) -> QBrush:
    if fill is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    return QBrush(fill) if isinstance(fill, QGradient) else QBrush(tint(fill))


_TOKEN = re.compile(r"[MLHVCQZmlhvcqz]|-?(?:\d+\.?\d*|\.\d+)")
_COUNT = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


def svg_path(data: str) -> QPainterPath:
    """The painter path of SVG path data; ValueError for a command outside the subset."""
    if re.search(r"[^MLHVCQZmlhvcqz\d.,\s-]", data):
        raise ValueError(data)
    path = QPainterPath()
    tokens = _TOKEN.findall(data)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        count = _COUNT[command.upper()]
        _append(path, command, [float(token) for token in tokens[at : at + count]])
        at += count
        # Numbers after a move without a new letter are lines.
        command = {"M": "L", "m": "l"}.get(command, command)
    return path


def _append(path: QPainterPath, command: str, numbers: list[float]) -> None:
    here = path.currentPosition()
    origin = here if command.islower() else QPointF()
    points = [origin + QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=False)]
    match command.upper():
        case "M":
            path.moveTo(points[0])
        case "L":
            path.lineTo(points[0])
        case "H":
            path.lineTo(origin.x() + numbers[0], here.y())
        case "V":
            path.lineTo(here.x(), origin.y() + numbers[0])
        case "C":
            path.cubicTo(*points)
        case "Q":
            path.quadTo(*points)
        case "Z":
            path.closeSubpath()


def star_path(cx: float, cy: float, radius: float, *, inner: float = 0.42, points: int = 5) -> QPainterPath:
    """A star standing on two feet; `inner` is the radius of its notches as a share of `radius`."""
    path = QPainterPath()
    for corner in range(2 * points):
        angle = math.radians(-90 + corner * 180 / points)
        reach = radius if corner % 2 == 0 else radius * inner
        spot = QPointF(cx + reach * math.cos(angle), cy + reach * math.sin(angle))
        if corner:
            path.lineTo(spot)
        else:
            path.moveTo(spot)
    path.closeSubpath()
    return path
