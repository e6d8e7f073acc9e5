"""The feast night: sky, hills with houses, strings of flags, and with them the picture of the start screen.

Owns how it looks in any size and shape, the ox and five cards before it at the start, and the widget that picture
fills; at the end of a match others stand before it. Must not know the menu beside it. `k` is px for a unit of the
upright picture, 760 × 800.
"""

import math
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
)

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.faces import CardFaces, card_height
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import kept, pen_for, star_path, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.look.paint.surfaces import pennants
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.widgets.reach import Drawn

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


FAN = (7, 15, 40, 66, 55)
"""Drawn in this order, so that the 55 lies on top in the middle."""
_PLACES = {7: -2, 15: -1, 55: 0, 40: 1, 66: 2}
_MASCOT = "cards/mascot"


class HomePicture:
    """Paints the scene; the last pixmap is kept."""

    def __init__(self, look: Look, resources: Path) -> None:
        self._look = look
        self._origin = str(resources)
        self._pictures = Pictures(resources)
        self._faces = CardFaces(look, self._pictures)
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None

    def pixmap(self, size: QSize, dpr: float) -> QPixmap:
        """The scene in `size` logical px: upright with the ox over the cards, in a strip with the ox beside them."""
        key = (size.width(), size.height(), dpr, self._look.theme.name)
        if self._kept is None or self._kept[0] != key:
            area = QRectF(0, 0, size.width(), size.height())
            scene = paint.shared(
                ("home", self._origin, self._look.family, *key),
                lambda: paint.picture(area.size(), dpr, lambda painter: self._paint(painter, area, dpr)),
            )
            self._kept = (key, scene)
        return self._kept[1]

    def _paint(self, painter: QPainter, area: QRectF, dpr: float) -> None:
        is_strip = area.width() > 1.5 * area.height()
        k = area.height() / 440 if is_strip else min(area.width() / 760, area.height() / 800)
        heart = QPointF(area.width() * (0.3 if is_strip else 0.5), area.height() * (0.5 if is_strip else 0.41))
        spot = QPointF(area.width() * 0.67, area.height() - 158 * k) if is_strip else heart + QPointF(0, 320 * k)
        sky(painter, self._look, area, heart, k)
        land(painter, self._look, area, k)
        garlands(painter, area, k, is_double=not is_strip)
        head = QRectF(0, 0, 330 * k, 440 * k)
        head.moveCenter(heart + QPointF(0, 42 * k))
        self._pictures.draw(painter, _MASCOT, head)
        self._fan(painter, spot, k, dpr)

    def _fan(self, painter: QPainter, middle: QPointF, k: float, dpr: float) -> None:
        for number in FAN:
            place = _PLACES[number]
            width = round((146 if place == 0 else 132) * k)
            at = middle + QPointF(place * 104 * k, (abs(place) ** 2 * 10 - (16 if place == 0 else 0)) * k)
            self._tilted(painter, number, at, width, place * 11.0, dpr)

    def _tilted(self, painter: QPainter, number: int, at: QPointF, width: int, angle: float, dpr: float) -> None:
        """A card around its middle; drawn twice as fine as needed, because it is turned."""
        height = card_height(width)
        across, down = round(width * dpr * 2), round(height * dpr * 2)
        image = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        inner = QPainter(image)
        self._faces.draw(inner, number, QRect(0, 0, across, down), width)
        inner.end()
        box = QRectF(-width / 2, -height / 2, width, height)
        with paint.kept(painter):
            painter.translate(at)
            painter.rotate(angle)
            radius = width * CARD_CORNER
            paint.shadow(painter, self._look, box, radius, blur=width * 0.1, drop=width * 0.08, strength=1.2)
            painter.drawImage(box, image)


SETTLE_MS = 120
"""While a window is being dragged to another size the old picture is stretched; it is painted anew after this rest."""


class HomeScenery(Drawn):
    """Fills itself with the feast night."""

    def __init__(self, look: Look, picture: HomePicture) -> None:
        super().__init__(look)
        self._picture = picture
        self._shown: QPixmap | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLE_MS)
        self._timer.timeout.connect(self.update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretch now, paint anew when the size has come to rest."""
        if self._shown is not None:
            self._timer.start()
        super().resizeEvent(event)

    def draw(self, painter: QPainter) -> None:
        if self._shown is None or not self._timer.isActive():
            self._shown = self._picture.pixmap(self.size(), self.devicePixelRatioF())
        painter.drawPixmap(QRectF(self.rect()), self._shown, QRectF(self._shown.rect()))
