"""Surfaces: wood, felt, plates, shadows, bars of progress and little paper flags.

Owns how a surface is built up from tokens; a shadow is one blurred rounded square, stretched as nine patches. Must not
know what lies on it.
"""

import math
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Ink, kept, rounded, tint

FLAG_COLOURS = ("#C8371F", "#F4B63C", "#2F8F94", "#FFF4E0", "#8B5BA6")
_PLANKS = 5
_GRAIN_SEED = 7
PLATE_RADIUS = 14
MAT_RADIUS = 22


def shadow(
    painter: QPainter, look: Look, rect: QRectF, radius: float, *, blur: float, drop: float, strength: float = 1.0
) -> None:
    """A soft shadow under a rounded box; `blur` and `drop` in logical px, `strength` as a share of the theme's."""
    opacity = look.theme.shadow * strength
    if opacity <= 0:
        return
    scale = painter.device().devicePixelRatio()
    with kept(painter):
        painter.setOpacity(painter.opacity() * opacity)
        shadow_patch(radius * scale, blur * scale).draw(painter, rect.translated(0, drop), scale)


def plate(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    *,
    radius: float = PLATE_RADIUS,
    edge: Ink | None = None,
    stroke: float = 1.5,
    blur: float = 6,
    drop: float = 3,
) -> None:
    """A paper plate with its shadow; `radius`, `stroke`, `blur` and `drop` in units."""
    u, theme = look.u, look.theme
    shadow(painter, look, rect, radius * u, blur=blur * u, drop=drop * u)
    rounded(painter, rect, radius * u, fill=theme.plate, edge=edge or theme.plate_edge, stroke=max(1.2, stroke * u))


def wood(painter: QPainter, look: Look, rect: QRectF) -> None:
    """Planks of wood over `rect`, which begins on a whole pixel: the same strokes of grain every time."""
    theme = look.theme
    if theme.is_flat:
        painter.fillRect(rect, QColor(theme.wood1))
        return
    # Its 5 ms are spent once a size: whoever asks keeps what it gets, which at a table lies under the mat.
    with kept(painter):
        painter.setClipRect(rect)
        _planks(painter, look, rect)


def _planks(painter: QPainter, look: Look, rect: QRectF) -> None:
    theme = look.theme
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, QColor(theme.wood1))
    gradient.setColorAt(1, QColor(theme.wood2))
    painter.fillRect(rect, gradient)
    chance = Random(_GRAIN_SEED)
    height = rect.height() / _PLANKS
    for index in range(_PLANKS):
        _plank(painter, look, QRectF(rect.x(), rect.y() + index * height, rect.width(), height), chance)


def felt_mat(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The felt the rows lie on: shadow, light from the middle, stitched hem."""
    u, theme, radius = look.u, look.theme, MAT_RADIUS * look.u
    if theme.is_flat:
        rounded(painter, rect, radius, fill=theme.felt1, edge=theme.trough_edge, stroke=2)
        return
    shadow(painter, look, rect, radius, blur=14 * u, drop=5 * u)
    light = QRadialGradient(rect.center().x(), rect.y() + rect.height() * 0.42, max(rect.width() * 0.62, rect.height()))
    light.setColorAt(0, QColor(theme.felt1))
    light.setColorAt(1, QColor(theme.felt2))
    rounded(painter, rect, radius, fill=light, edge=tint("#000000", 0.35), stroke=1.5)
    hem = rect.adjusted(6 * u, 6 * u, -6 * u, -6 * u)
    rounded(painter, hem, radius - 6 * u, edge=tint(theme.slot, 0.34), stroke=1.4 * u, dash=(4, 4))


def bar(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The dark bar on top of every screen, with its gold lower edge."""
    theme = look.theme
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, QColor(theme.bar))
    gradient.setColorAt(1, QColor(theme.bar2))
    painter.fillRect(rect, gradient)
    thick = max(1, round(1.5 * look.u))
    painter.fillRect(
        QRectF(rect.x(), rect.bottom() - thick, rect.width(), thick), tint(theme.gold, 1.0 if theme.is_flat else 0.75)
    )


def progress(painter: QPainter, look: Look, rect: QRectF, share: float, *, fill: Ink | None = None) -> None:
    """How far (0 to 1) a total has come towards the target; green, then amber from a half, red from five sixths.

    What is no danger as it grows is filled with one colour, `fill`.
    """
    theme, radius = look.theme, rect.height() / 2
    rounded(painter, rect, radius, fill=theme.track, edge=theme.plate_edge if theme.is_flat else None, stroke=1)
    if share <= 0:
        return
    colour = fill or (theme.good if share < 0.5 else theme.warm if share < 5 / 6 else theme.hot)
    filled = QRectF(rect.x(), rect.y(), max(rect.height(), rect.width() * min(1.0, share)), rect.height())
    rounded(painter, filled, radius, fill=colour)


def pennants(
    painter: QPainter, start: QPointF, end: QPointF, *, sag: float, count: int, size: float, opacity: float = 1.0
) -> None:
    """A string of paper flags from `start` to `end`, hanging `sag` px in its middle; flags are `size` px wide."""
    middle = QPointF((start.x() + end.x()) / 2, (start.y() + end.y()) / 2 + 2 * sag)
    string = QPainterPath(start)
    string.quadTo(middle, end)
    with kept(painter):
        painter.setOpacity(painter.opacity() * opacity)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint("#FFF4E0", 0.8), max(1.2, size * 0.06)))
        painter.drawPath(string)
        painter.setPen(Qt.PenStyle.NoPen)
        for index in range(count):
            at = string.pointAtPercent((index + 0.5) / count)
            painter.setBrush(QColor(FLAG_COLOURS[index % len(FLAG_COLOURS)]))
            painter.drawPath(_flag(at, size))


def _flag(at: QPointF, size: float) -> QPainterPath:
    half, long, notch = size / 2, size * 1.25, size * 0.85
    path = QPainterPath(at + QPointF(-half, 0))
    for dx, dy in ((half, 0), (half, long), (0, notch), (-half, long)):
        path.lineTo(at + QPointF(dx, dy))
    path.closeSubpath()
    return path


def _plank(painter: QPainter, look: Look, rect: QRectF, chance: Random) -> None:
    theme = look.theme
    painter.fillRect(rect, tint(theme.grain, chance.uniform(0, 0.10)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(9):
        line = _grain(rect, look.u, chance)
        painter.setPen(QPen(tint(theme.grain, chance.uniform(0.10, 0.26)), chance.uniform(0.8, 1.8) * look.u))
        painter.drawPath(line)
    seam = max(1.0, 1.4 * look.u)
    is_dark = QColor(theme.wood1).lightnessF() < 0.5
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), seam), tint("#000000", 0.16))
    painter.fillRect(QRectF(rect.x(), rect.y() + seam, rect.width(), seam), tint("#FFFFFF", 0.04 if is_dark else 0.12))


def _grain(rect: QRectF, u: float, chance: Random) -> QPainterPath:
    """One wavy stroke along the whole plank; wider planks go on where narrower ones end."""
    y = rect.y() + chance.uniform(6 * u, max(6 * u, rect.height() - 6 * u))
    x = rect.x() - 10
    own = Random(chance.random())
    path = QPainterPath(QPointF(x, y))
    while x < rect.right():
        dx = own.uniform(160, 340) * u
        path.cubicTo(
            QPointF(x + dx * 0.3, y + own.uniform(-5, 5) * u),
            QPointF(x + dx * 0.7, y + own.uniform(-5, 5) * u),
            QPointF(x + dx, y + own.uniform(-2, 2) * u),
        )
        x += dx
    return path


# The blur ends three standard deviations away, and one deviation is half of what a designer calls the blur.
_DEVIATIONS = 3.0
_REACH = 1.5
_COARSE_FROM = 12


class ShadowPatch:
    """A black rounded square with soft edges: `margin` of blur around, then a corner, then one stretchable pixel."""

    def __init__(self, radius: int, blur: int) -> None:
        self.margin = math.ceil(_REACH * blur)
        self.corner = self.margin + radius + self.margin
        self.image = _blurred(radius, blur, self.margin, 2 * self.corner + 1)
        self._inside = self.image.pixelColor(self.corner, self.corner)

    def draw(self, painter: QPainter, target: QRectF, scale: float) -> None:
        """Stretch the patch over `target` (where the caster stands, in logical px); `scale` = device px per px."""
        soft = self.margin / scale
        outer = target.adjusted(-soft, -soft, soft, soft)
        corner_x = min(self.corner / scale, outer.width() / 2)
        corner_y = min(self.corner / scale, outer.height() / 2)
        xs = (outer.left(), outer.left() + corner_x, outer.right() - corner_x, outer.right())
        ys = (outer.top(), outer.top() + corner_y, outer.bottom() - corner_y, outer.bottom())
        cuts = (0, self.corner, self.corner + 1, 2 * self.corner + 1)
        for row in range(3):
            for column in range(3):
                piece = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
                if (row, column) == (1, 1):
                    painter.fillRect(piece, self._inside)  # one pixel stretched over a whole panel takes much longer
                else:
                    size = (cuts[column + 1] - cuts[column], cuts[row + 1] - cuts[row])
                    painter.drawImage(piece, self.image, QRect(cuts[column], cuts[row], *size))


def shadow_patch(radius: float, blur: float) -> ShadowPatch:
    """The patch for a corner radius and a blur in device pixels, made once for each."""
    return _patch(max(1, round(radius)), max(1, round(blur)))


@lru_cache(maxsize=64)
def _patch(radius: int, blur: int) -> ShadowPatch:
    return ShadowPatch(radius, blur)


def _blurred(radius: int, blur: int, reach: int, side: int) -> QImage:
    """A rounded square, blurred; a wide blur holds no detail, so it is painted smaller and stretched."""
    coarse = 1 if blur < _COARSE_FROM else 2 if blur < 2 * _COARSE_FROM else 4
    small = math.ceil(side / coarse)
    scale = small / side
    image = _painted(radius * scale, blur * scale, reach * scale, small)
    if coarse == 1:
        return image
    mode = Qt.TransformationMode.SmoothTransformation
    return image.scaled(side, side, Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def _painted(radius: float, blur: float, reach: float, side: int) -> QImage:
    """Many faint squares of growing size add up to a Gaussian edge.

    Drawn with 16 bits a channel, because a hundred faint layers would show steps with eight.
    """
    image = QImage(side, side, QImage.Format.Format_RGBA64_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(8, min(64, math.ceil(3 * reach)))
    for step in range(steps):
        inset = 2 * reach * (step + 0.5) / steps
        square = QRectF(inset, inset, side - 2 * inset, side - 2 * inset)
        painter.setBrush(QColor.fromRgba64(0, 0, 0, round(65535 * _weight(step, steps))))
        # Corners of a blurred square are rounder than its own corners, outside and inside.
        corner = max(radius + reach - inset, 0.75 * radius, 0.5 * blur)
        painter.drawRoundedRect(square, corner, corner)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _weight(step: int, steps: int) -> float:
    """Share of the bell curve that falls on one step."""

    def below(at: float) -> float:
        return 0.5 * (1 + math.erf(at / math.sqrt(2)))

    width = 2 * _DEVIATIONS / steps
    start = -_DEVIATIONS + width * step
    return (below(start + width) - below(start)) / (below(_DEVIATIONS) - below(-_DEVIATIONS))
