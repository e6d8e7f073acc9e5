"""The way of every total towards the target, one line per player.

Owns the picture. Must not know screens, nor a charting library: this chart is part of the score sheet's paper.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, text_width
from pega6_desktop.ui.look.widgets import SpokenPicture, portrait
from pega6_desktop.ui.screens.sheet import Line, apart
from pega6_desktop.ui.text.speech import filled

LINES_LIGHT = (
    "#C77D10", "#2E6B45", "#7B4FA8", "#1F57A8", "#B5452C", "#1F7F84", "#9A2C6B", "#5B5B1E", "#4A3AA0", "#7A4A21",
)  # fmt: skip
LINES_DARK = (
    "#F4B63C", "#8FD3A6", "#C7A6F0", "#8DB8FF", "#FF8A6E", "#7FD0C4", "#F29AC8", "#D9D98A", "#B0A6FF", "#E0B48A",
)  # fmt: skip
DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2.4), (1.6, 2.2), (6, 2, 1.4, 2), (9, 2.5), (3, 3))
"""Line patterns by seat, so that no colour is the only sign."""


class PathChart(SpokenPicture):
    """Totals after each round; the own line is thicker, every line ends at its player's face."""

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._pictures = look, pictures
        self._lines: tuple[Line, ...] = ()
        self._paths: tuple[tuple[int, ...], ...] = ()
        self._target: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    def show_paths(self, lines: tuple[Line, ...], paths: tuple[tuple[int, ...], ...], target: int | None) -> None:
        """paths: by seat, the totals after no, one, two … rounds."""
        self._lines, self._paths, self._target = lines, paths, target
        words = self.tr("{name} stands at {total}.")
        self.setAccessibleName(self.tr("Way of the totals"))
        self.setAccessibleDescription(" ".join(filled(words, name=line.name, total=line.total) for line in lines))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(260), self._look.px(150))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(420), self._look.px(380))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lines:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        area = self._area()
        self._paint_grid(painter, area)
        for line in sorted(self._lines, key=lambda line: line.is_own):
            self._paint_path(painter, area, line)
        self._paint_ends(painter, area)
        painter.end()

    # ---------------------------------------------------------------- measures

    def _top_value(self) -> float:
        return max([self._target or 1, *(line.total for line in self._lines)]) * 1.05

    def _low_value(self) -> float:
        """The lower edge: nothing, or what somebody has stood at below it."""
        return min([0, *(value for path in self._paths for value in path)]) * 1.05

    def _area(self) -> QRectF:
        u, px = self._look.u, self._look.text_px(13)
        left = text_width(str(self._target or round(self._top_value())), self._look.font(13, BOLD)) + 12 * u
        totals = max(text_width(str(line.total), self._look.font(15, EXTRABOLD)) for line in self._lines)
        right = self._face() + totals + 30 * u
        return QRectF(left, px, self.width() - left - right, self.height() - px * 3)

    def _face(self) -> int:
        room = (self.height() - 3 * self._look.text_px(13)) / max(1, len(self._lines))
        return round(max(14 * self._look.u, min(30 * self._look.u, room)))

    def _y(self, area: QRectF, value: float) -> float:
        low = self._low_value()
        return area.bottom() - area.height() * (value - low) / (self._top_value() - low)

    def _x(self, area: QRectF, index: int) -> float:
        return area.left() + area.width() * index / max(1, len(self._paths[0]) - 1)

    # ---------------------------------------------------------------- painting

    def _paint_grid(self, painter: QPainter, area: QRectF) -> None:
        theme, u = self._look.theme, self._look.u
        for value in self._marks():
            y, is_target = self._y(area, value), value == self._target
            colour = theme.accent if is_target else theme.plate_edge
            dash = (5, 3) if is_target else ()
            painter.setPen(
                paint.pen_for(colour if is_target else paint.tint(colour, 0.7), (2 if is_target else 1) * u, dash)
            )
            painter.drawLine(QLineF(area.left(), y, area.right() + 5 * u, y))
            ink = theme.accent if is_target else theme.muted
            at = QPointF(area.left() - 10 * u, y)
            paint.text(painter, str(value), at, self._look.font(13, BOLD), ink, align=paint.Align.RIGHT)
        self._paint_round_words(painter, area)

    def _marks(self) -> tuple[int, ...]:
        """Values with a line: nothing, thirds of the target and the target, or four even steps without one."""
        if self._target:
            return tuple(dict.fromkeys((0, round(self._target / 3), round(self._target * 2 / 3), self._target)))
        step = max(1, round((self._top_value() - self._low_value()) / 4))
        below = tuple(range(-step, round(self._low_value()) - 1, -step))
        return (*below, *range(0, round(self._top_value()) + 1, step))

    def _paint_round_words(self, painter: QPainter, area: QRectF) -> None:
        font, rounds = self._look.font(13, BOLD), len(self._paths[0]) - 1
        widest = text_width(filled(self.tr("R{number}", "round column"), number=rounds), font) + 8 * self._look.u
        step = max(1, -(-int(widest * rounds) // max(1, int(area.width()))))
        y = area.bottom() + self._look.text_px(13) * 1.2
        for number in range(rounds, 0, -step):
            word = filled(self.tr("R{number}", "round column"), number=number)
            at = QPointF(self._x(area, number), y)
            paint.text(painter, word, at, font, self._look.theme.muted, align=paint.Align.MIDDLE)

    def _paint_path(self, painter: QPainter, area: QRectF, line: Line) -> None:
        u, path = self._look.u, self._paths[line.seat]
        points = [QPointF(self._x(area, index), self._y(area, value)) for index, value in enumerate(path)]
        colour = self._colour(line.seat)
        pen = QPen(paint.tint(colour), (4.2 if line.is_own else 2.6) * u)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if not line.is_own and DASHES[line.seat % len(DASHES)]:
            pen.setDashPattern(list(DASHES[line.seat % len(DASHES)]))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        way = QPainterPath(points[0])
        for point in points[1:]:
            way.lineTo(point)
        painter.drawPath(way)
        if len(points) <= 16:
            for point in points[1:]:
                paint.disc(painter, point, 5 * u, fill=colour, edge=self._look.theme.plate, stroke=1.5 * u)

    def _paint_ends(self, painter: QPainter, area: QRectF) -> None:
        theme, u, side = self._look.theme, self._look.u, self._face()
        wishes = [self._y(area, line.total) for line in self._lines]
        half = side / 2
        places = apart(wishes, gap=side + 2 * u, low=half, high=max(half, self.height() - half))
        left = area.right() + 16 * u
        for line, wish, y in zip(self._lines, wishes, places, strict=True):
            painter.setPen(paint.pen_for(self._colour(line.seat), 1.4 * u))
            painter.drawLine(QLineF(area.right() + 5 * u, wish, left + 2, y))
            ring = theme.gold if line.is_own else None
            face = portrait(self._look, self._pictures, line.avatar, side, self.devicePixelRatioF(), ring)
            painter.drawPixmap(QPointF(left, y - half), face)
            weight = EXTRABOLD if line.is_own else BOLD
            at = QPointF(left + side + 7 * u, y)
            paint.text(painter, str(line.total), at, self._look.font(min(15, side / u * 0.62), weight), theme.ink)

    def _colour(self, seat: int) -> str:
        theme = self._look.theme
        if theme.is_flat:
            return theme.ink
        is_dark = paint.tint(theme.plate).lightnessF() < 0.5
        return (LINES_DARK if is_dark else LINES_LIGHT)[seat % len(LINES_LIGHT)]
