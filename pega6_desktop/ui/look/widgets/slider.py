"""Sliders along a road: what the mouse does on any road, and the slider on paper with its ticks.

Owns where a value lies on the road and how the slider on paper looks. Must not know what is set with it.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look


class RoadSlider(QSlider):
    """A level slider in even steps; a click on its road jumps there. Who inherits says where the road lies."""

    def __init__(self, look: Look, *, low: int, high: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look, self._step = look, step
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._jump(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def _road(self) -> QRectF:
        raise NotImplementedError

    def _x(self, value: int) -> float:
        road = self._road()
        return road.left() + road.width() * (value - self.minimum()) / max(1, self.maximum() - self.minimum())

    def _jump(self, event: QMouseEvent) -> None:
        road = self._road()
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
        return QSize(self._look.px(260), self._look.hit(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.hit(44))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        theme, u, road = self._look.theme, self._look.u, self._road()
        paint.rounded(painter, road, road.height() / 2, fill=theme.track, edge=theme.plate_edge, stroke=1.2)
        knob = QPointF(self._x(self.value()), road.center().y())
        done = QRectF(road.topLeft(), QPointF(knob.x(), road.bottom()))
        paint.rounded(painter, done, road.height() / 2, fill=theme.accent)
        painter.setPen(paint.pen_for(theme.muted, 1.4 * u))
        for value in range(self.minimum(), self.maximum() + 1, self._step):
            painter.drawLine(QLineF(self._x(value), road.bottom() + 6 * u, self._x(value), road.bottom() + 11 * u))
        radius = 12 * u
        paint.disc(painter, knob, radius, fill=theme.knob, edge=theme.ink, stroke=2 * u)
        if self.hasFocus():
            box = QRectF(knob.x() - radius, knob.y() - radius, 2 * radius, 2 * radius)
            paint.focus_ring(painter, self._look, box, radius)
        painter.end()

    def _road(self) -> QRectF:
        side, u = 18 * self._look.u, self._look.u
        return QRectF(side, self.height() / 2 - 6 * u, self.width() - 2 * side, 8 * u)
