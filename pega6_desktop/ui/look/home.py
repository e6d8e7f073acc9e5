"""The picture of the start screen: a feast night with flags, houses, the ox and five cards.

Owns the scene in any size and shape, and the widget it fills. Must not know the menu beside it.
"""

from pathlib import Path

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.faces import CardFaces, card_height
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint import night
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.widgets.reach import Drawn

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
        night.sky(painter, self._look, area, heart, k)
        night.land(painter, self._look, area, k)
        night.garlands(painter, area, k, is_double=not is_strip)
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

    def __init__(self, look: Look, picture: HomePicture, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
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
