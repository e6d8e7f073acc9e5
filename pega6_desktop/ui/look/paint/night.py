"""The feast night that the start screen and the end of a match share: sky, hills with houses, strings of flags.

Owns how they look in any size. Must not know what stands before them. `k` is px for a unit of the upright picture,
760 × 800.
"""

import math
from random import Random
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF, QRadialGradient

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import kept, pen_for, star_path, tint
from pega6_desktop.ui.look.paint.surfaces import pennants

Sky: TypeAlias = tuple[tuple[float, str], ...]
NIGHT: Final[Sky] = ((0.0, "#1B1033"), (0.55, "#3A1E57"), (0.82, "#8A3A4B"), (1.0, "#D9713A"))
DUSK: Final[Sky] = ((0.0, "#23365E"), (0.5, "#4F5A86"), (0.8, "#B77A78"), (1.0, "#EDB06A"))
_STARS = 110
_SEED = 4


def sky(
    painter: QPainter, look: Look, area: QRectF, heart: QPointF, k: float, colours: Sky = NIGHT, glow: float = 0.42
) -> None:
    """The sky with stars, and light around the heart of the picture; glow: how strong it is there."""
    if look.theme.is_flat:
        painter.fillRect(area, QColor(look.theme.wood1))
        return
    air = QLinearGradient(area.topLeft(), area.bottomLeft())
    for at, colour in colours:
        air.setColorAt(at, QColor(colour))
    painter.fillRect(area, air)
    _stars(painter, area, k)
    _rays(painter, area, heart)
    light = QRadialGradient(heart, 330 * k)
    for at, colour, strength in ((0.0, "#FFC53A", glow), (0.55, "#FF9A3A", 0.14), (1.0, "#FF9A3A", 0.0)):
        light.setColorAt(at, tint(colour, strength))
    painter.fillRect(area, light)


def land(painter: QPainter, look: Look, area: QRectF, k: float) -> None:
    """Hills along the lower edge, and four houses on them."""
    painter.setPen(Qt.PenStyle.NoPen)
    is_flat = look.theme.is_flat
    far, near = ("#1A1A1A", "#000000") if is_flat else ("#4A1F3E", "#2E1230")
    painter.setBrush(QColor(far))
    painter.drawPath(_hill(area, (176, 228, 204, 168, 214, 222, 186), k))
    for from_left, from_right in ((36, None), (114, None), (None, 36), (None, 114)):
        _house(painter, area, k, from_left, from_right)
    painter.setBrush(QColor(near))
    painter.drawPath(_hill(area, (116, 172, 150, 104, 158, 164, 114), k))


def _stars(painter: QPainter, area: QRectF, k: float) -> None:
    chance = Random(_SEED)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(_STARS):
        at = QPointF(area.width() * chance.random(), area.height() * 0.56 * chance.random())
        radius, strength = chance.uniform(0.7, 2.1) * max(0.6, k), chance.uniform(0.35, 0.95)
        painter.setBrush(tint("#FFE9B8", strength))
        if radius > 1.85 * max(0.6, k):
            painter.drawPath(star_path(at.x(), at.y(), radius * 2.4, inner=0.3, points=4))
        else:
            painter.drawEllipse(at, radius, radius)


def _rays(painter: QPainter, area: QRectF, heart: QPointF) -> None:
    """Thirty-six faint wedges of light, strongest around the ox."""
    reach = math.hypot(area.width(), area.height())
    light = QRadialGradient(heart, reach * 0.6)
    for at, strength in ((0.0, 0.0), (0.3, 0.13), (1.0, 0.06)):
        light.setColorAt(at, tint("#FFC53A", strength))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    for index in range(36):
        start = 2 * math.pi * index / 36
        ends = [QPointF(math.cos(a) * reach, math.sin(a) * reach) for a in (start, start + 0.32 * math.pi / 18)]
        painter.drawPolygon(QPolygonF([heart, heart + ends[0], heart + ends[1]]))


def garlands(painter: QPainter, area: QRectF, k: float, *, is_double: bool) -> None:
    """One long string of flags and, where there is room, two shorter ones that meet at a gold star."""
    width, middle = area.width(), area.width() / 2
    size = 26 * max(k, 0.5)
    count = max(9, round((width + 40) / (37 * max(k, 0.5))))
    pennants(painter, QPointF(-20, 20 * k), QPointF(width + 20, 20 * k), sag=46 * k, count=count, size=size)
    if not is_double:
        return
    low = 92 * k
    for start, end in ((-60 * k, middle), (middle, width + 60 * k)):
        half = max(5, round((end - start) / (34 * max(k, 0.5))))
        pennants(painter, QPointF(start, low), QPointF(end, low), sag=30 * k, count=half, size=size * 0.8, opacity=0.95)
    painter.setPen(pen_for("#7A1B12", 1.2 * k))
    painter.setBrush(QColor("#FFC53A"))
    painter.drawPath(star_path(middle, low - 2 * k, 14 * max(k, 0.5)))


def _hill(area: QRectF, heights: tuple[int, ...], k: float) -> QPainterPath:
    """A wavy ground along the lower edge; `heights` above the edge, in units of the upright picture."""
    left, bottom, width = area.left(), area.bottom(), area.width()
    points = [QPointF(left + width * i / (len(heights) - 1), bottom - h * k) for i, h in enumerate(heights)]
    path = QPainterPath(points[0])
    for first, second, third in zip(points[1::3], points[2::3], points[3::3], strict=True):
        path.cubicTo(first, second, third)
    path.lineTo(area.right(), bottom)
    path.lineTo(left, bottom)
    path.closeSubpath()
    return path


_HOUSES = {36: ("#2F8F94", "#C8371F", 66, 62), 114: ("#F4B63C", "#3F6FA3", 54, 54)}


def _house(painter: QPainter, area: QRectF, k: float, from_left: int | None, from_right: int | None) -> None:
    """A little house, mirrored on the right side with the colours of its doors and walls exchanged."""
    if from_left is not None:
        wall, door, width, height = _HOUSES[from_left]
        x = area.left() + from_left * k
    else:
        door, wall, width, height = _HOUSES[from_right or 36]
        x = area.right() - ((from_right or 36) + width) * k
    base = area.bottom() - 172 * k
    with kept(painter):
        painter.translate(x, base)
        painter.scale(k, k)
        painter.fillRect(QRectF(0, -height, width, height + 40), QColor(wall))
        painter.fillRect(QRectF(0, -height, width, 5), tint("#000000", 0.18))
        roof = QPolygonF([QPointF(-7, -height), QPointF(width / 2, -height - 27), QPointF(width + 7, -height)])
        painter.setBrush(QColor("#6B2A22"))
        painter.drawPolygon(roof)
        _window(painter, QRectF(width * 0.14, -height + 14, width * 0.26, 19))
        painter.setBrush(QColor("#3A1B16"))
        painter.drawRect(QRectF(width * 0.56 - 2, -height + 17, width * 0.28 + 4, height + 20))
        painter.setBrush(QColor(door))
        painter.drawRect(QRectF(width * 0.56, -height + 19, width * 0.28, height + 20))


def _window(painter: QPainter, box: QRectF) -> None:
    glow = QRadialGradient(box.center(), box.width() * 1.5)
    glow.setColorAt(0, tint("#FFE08A", 0.55))
    glow.setColorAt(1, tint("#FFE08A", 0.0))
    painter.setBrush(glow)
    painter.drawEllipse(box.center(), box.width() * 1.5, box.width() * 1.5)
    painter.setBrush(QColor("#FFE9A8"))
    painter.drawRect(box)
    painter.setBrush(QColor("#6B2A22"))
    painter.drawRect(QRectF(box.center().x() - 0.9, box.y(), 1.8, box.height()))
    painter.drawRect(QRectF(box.x(), box.center().y() - 0.9, box.width(), 1.8))
