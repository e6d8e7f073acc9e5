"""Soft shadows: one blurred rounded square per (radius, blur), stretched as nine patches.

Owns the blur. Must not know themes, units or what casts the shadow.
"""

import math

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

_LIMIT = 64
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


class ShadowCache:
    """The patches made so far; the oldest go when there are too many (a window that is being resized)."""

    def __init__(self) -> None:
        self._patches: dict[tuple[int, int], ShadowPatch] = {}

    @property
    def size(self) -> int:
        """Number of patches kept."""
        return len(self._patches)

    def patch(self, radius: float, blur: float) -> ShadowPatch:
        """The patch for a corner radius and a blur in device pixels."""
        key = (max(1, round(radius)), max(1, round(blur)))
        if key not in self._patches:
            if len(self._patches) >= _LIMIT:
                del self._patches[next(iter(self._patches))]
            self._patches[key] = ShadowPatch(*key)
        return self._patches[key]


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
