"""Sliders along a road: what the mouse does on any road, and the slider on paper with its ticks.

Owns where a value lies on the road and how the slider on paper looks. Must not know what is set with it.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from pega6_desktop.ui.look.look import Look


class RoadSlider(QSlider):
    """A level slider in even steps; a click on its road jumps there. Who inherits says where the road lies."""

    def __init__(self, look: Look, *, low: int, high: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.look, self._step = look, step
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def road(self) -> QRectF:
        raise NotImplementedError

    def x_of(self, value: int) -> float:
        road = self.road()
        return road.left() + road.width() * (value - self.minimum()) / max(1, self.maximum() - self.minimum())

    def _jump(self, event: QMouseEvent) -> None:
        road = self.road()
        share = (event.position().x() - road.left()) / max(1.0, road.width())
        steps = round(share * (self.maximum() - self.minimum()) / self._step)
        self.setSliderDown(True)
        self.setValue(self.minimum() + steps * self._step)


class LookSlider(RoadSlider):
    """Between two whole numbers, with a tick for every step."""

    def __init__(self, look: Look, *, low: int, high: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(look, low=low, high=high, step=step, parent=parent)
        self.setPageStep(2 * step)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(260), self.look.hit(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.look.hit(44))

    def road(self) -> QRectF:
        side, u = 18 * self.look.u, self.look.u
        return QRectF(side, self.height() / 2 - 6 * u, self.width() - 2 * side, 8 * u)
