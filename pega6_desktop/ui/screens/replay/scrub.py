"""The road of a film: a slider over all its steps, with the rounds, the tricks and what somebody took marked on it.

Owns how the road looks and that every place on it can be reached by mouse. The keyboard is the screen's. Must not know
any game.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, Look, paint, text_width
from pega6_desktop.ui.look.widgets.slider import RoadSlider
from pega6_desktop.ui.table.film.film_steps import FilmSteps

_SIDE = 22
_LEAST_TICK = 9
"""px between two marks of tricks below which none are drawn."""


class ScrubBar(RoadSlider):
    """From the first step to the last; ``valueChanged`` is a wish to see that step."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, low=0, high=0, step=1, parent=parent)
        self._film_steps: FilmSteps | None = None
        self._seat: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_reel(self, film_steps: FilmSteps) -> None:
        """The road of this film."""
        self._film_steps, self._seat = film_steps, film_steps.film.seat
        was_blocked = self.blockSignals(True)
        self.setRange(0, max(0, len(film_steps.stops) - 1))
        self.blockSignals(was_blocked)
        self.update()

    def show_position(self, position: int, words: str) -> None:
        """The film stands here; words: the step as it is spoken."""
        was_blocked = self.blockSignals(True)
        self.setValue(position)
        self.blockSignals(was_blocked)
        self.setAccessibleName(words)
        self.update()

    @property
    def lit(self) -> int:
        """The number of the scale that is lit: of the round, trick or turn the film stands in."""
        marks = () if self._film_steps is None else self._film_steps.scale
        return next((number for stop, number in reversed(marks) if stop <= self.value()), 0)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(320), max(self._look.hit(60), round(self._look.text_px(12) * 4.2)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(160), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys mean the same wherever the keyboard is."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        theme, u, road = self._look.theme, self._look.u, self._road()
        paint.rounded(painter, road, road.height() / 2, fill=paint.tint(theme.bar_text, 0.28))
        knob = QPointF(self._x(self.value()), road.center().y())
        done = QRectF(road.topLeft(), QPointF(knob.x(), road.bottom()))
        paint.rounded(painter, done, road.height() / 2, fill=theme.gold)
        if self._film_steps is not None:
            self._paint_tricks(painter, self._film_steps)
            self._paint_scale(painter, self._film_steps)
            self._paint_taken(painter, self._film_steps)
        radius = 10 * u
        paint.disc(painter, knob, radius, fill="#FFFFFF" if not theme.is_flat else theme.gold, edge=theme.bar2)
        paint.disc(painter, knob, 0.42 * radius, fill=theme.refused)
        if self.hasFocus():
            box = QRectF(knob.x() - radius, knob.y() - radius, 2 * radius, 2 * radius)
            paint.focus_ring(painter, self._look, box, radius)
        painter.end()

    # ---------------------------------------------------------------- marks

    def _paint_tricks(self, painter: QPainter, film_steps: FilmSteps) -> None:
        places = [self._x(stop) for stop in film_steps.chapters]
        if len(places) < 2 or (places[-1] - places[0]) / (len(places) - 1) < _LEAST_TICK:
            return
        road, u = self._road(), self._look.u
        painter.setPen(paint.pen_for(self._look.theme.bar_muted, 1.2 * u))
        for x in places:
            painter.drawLine(QLineF(x, road.top() - 4 * u, x, road.bottom() + 4 * u))

    def _paint_scale(self, painter: QPainter, film_steps: FilmSteps) -> None:
        """A tall mark where another number begins, and the number where there is room; the present one is lit."""
        road, u, theme = self._road(), self._look.u, self._look.theme
        font, marks = self._look.font(12, BOLD), film_steps.scale
        free = 0.0
        for index, (stop, number) in enumerate(marks):
            x, end = self._x(stop), self._x(marks[index + 1][0]) if index + 1 < len(marks) else road.right()
            painter.setPen(paint.pen_for(theme.bar_text, 2 * u))
            painter.drawLine(QLineF(x, road.top() - 7 * u, x, road.bottom() + 7 * u))
            label = str(number)
            width = text_width(label, font)
            middle = (x + end) / 2
            if number == 0 or middle - width / 2 < free or end - x < width:
                continue
            at = QPointF(middle, road.bottom() + 9 * u + font.pixelSize() * 0.6)
            ink = theme.gold if number == self.lit else theme.bar_text
            paint.text(painter, label, at, font, ink, align=paint.Align.MIDDLE)
            free = middle + width / 2 + 6 * u

    def _paint_taken(self, painter: QPainter, film_steps: FilmSteps) -> None:
        """An ox head over every step in which the film's seat took a row, the number where it is dear."""
        road, theme, u = self._road(), self._look.theme, self._look.u
        font, free = self._look.font(11.5, EXTRABOLD), 0.0
        y = road.top() - 9 * u - font.pixelSize() * 0.6
        for number, stop in enumerate(film_steps.stops):
            heads = sum(count for seat, count in stop.taken if seat == self._seat)
            if not heads:
                continue
            x, width = self._x(number), paint.heads_width(heads, font)
            left = min(max(x - width / 2, 0.0), self.width() - width)
            if left < free:
                continue
            ink = theme.gold if number == self.value() else theme.danger
            paint.heads(painter, heads, QPointF(left, y), font, ink, theme.bar2)
            free = left + width + 5 * u

    # ---------------------------------------------------------------- places

    def _road(self) -> QRectF:
        side, u = _SIDE * self._look.u, self._look.u
        return QRectF(side, self.height() / 2 - 3.5 * u, self.width() - 2 * side, 7 * u)
