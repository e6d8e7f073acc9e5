"""The way of every total towards the target, one line per player.

Owns what lines look like and the faces at their ends; the plotting library draws them. Loading it takes a
moment: import this module only where the chart is shown. Must not know screens.
"""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsItem, QGraphicsLineItem, QGraphicsPixmapItem, QGraphicsSimpleTextItem

from pega6_desktop.ui.look import BOLD, EXTRABOLD, Look, Pictures, paint, text_width
from pega6_desktop.ui.look.widgets import portrait
from pega6_desktop.ui.look.widgets.plots import Plot, stroke
from pega6_desktop.ui.screens.common.score_table import SheetLine, apart
from pega6_desktop.ui.words.messages import filled, signed

LINES_LIGHT = (
    "#C77D10", "#2E6B45", "#7B4FA8", "#1F57A8", "#B5452C", "#1F7F84", "#9A2C6B", "#5B5B1E", "#4A3AA0", "#7A4A21",
)  # fmt: skip
LINES_DARK = (
    "#F4B63C", "#8FD3A6", "#C7A6F0", "#8DB8FF", "#FF8A6E", "#7FD0C4", "#F29AC8", "#D9D98A", "#B0A6FF", "#E0B48A",
)  # fmt: skip
DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2.4), (1.6, 2.2), (6, 2, 1.4, 2), (9, 2.5), (3, 3))
"""Line patterns by seat, so that no colour is the only sign."""

MOST_DOTS = 16
"""With more rounds than this the lines carry no dots."""


class PathChart(Plot):
    """Totals after each round; the own line is thicker, every line ends at its player's face."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__(look)
        self._pictures = pictures
        self._lines: tuple[SheetLine, ...] = ()
        self._paths: tuple[tuple[int, ...], ...] = ()
        self._target: int | None = None
        self._ends: list[QGraphicsItem] = []
        for side in ("left", "right"):
            self.getPlotItem().showAxis(side)
        self.getPlotItem().getAxis("right").setStyle(showValues=False)
        self.getViewBox().sigResized.connect(self._place_ends)

    def show_paths(self, lines: tuple[SheetLine, ...], paths: tuple[tuple[int, ...], ...], target: int | None) -> None:
        """paths: by seat, the totals after no, one, two … rounds."""
        self._lines, self._paths, self._target = lines, paths, target
        words = self.tr("{name} stands at {total}.")
        said = " ".join(filled(words, name=line.name, total=signed(line.total)) for line in lines)
        self.say(self.tr("Totals over the match"), said)
        self.draw()

    def minimumSizeHint(self) -> QSize:
        """Lines can still be told apart."""
        return QSize(self._look.px(260), self._look.px(150))

    def sizeHint(self) -> QSize:
        """Half a screen."""
        return QSize(self._look.px(420), self._look.px(380))

    def draw(self) -> None:
        """See Plot."""
        self._clean()
        self._remove_ends()
        if not self._lines:
            return
        rounds = len(self._paths[0]) - 1
        self.setXRange(-0.02 * rounds, rounds * 1.02, padding=0)
        self.setYRange(self._low_value(), self._top_value(), padding=0.03)
        self._draw_axes(rounds)
        for value in self._marks():
            is_target = value == self._target
            colour = self._colour("accent" if is_target else "plate_edge")
            self.addLine(
                y=value, pen=stroke(colour, (2 if is_target else 1) * self._look.u, (5, 3) if is_target else ())
            )
        for line in sorted(self._lines, key=lambda line: line.is_own):
            self._draw_path(line)
        self._place_ends()

    # ---------------------------------------------------------------- measures

    def _top_value(self) -> float:
        return max([self._target or 1, *(value for path in self._paths for value in path)]) * 1.05

    def _low_value(self) -> float:
        """The lower edge: nothing, or what somebody has stood at below it."""
        return min([0, *(value for path in self._paths for value in path)]) * 1.05

    def _marks(self) -> tuple[int, ...]:
        """Values with a line: nothing, thirds of the target and the target, or four even steps without one."""
        if self._target:
            return tuple(dict.fromkeys((0, round(self._target / 3), round(self._target * 2 / 3), self._target)))
        step = max(1, round((self._top_value() - self._low_value()) / 4))
        below = tuple(range(-step, round(self._low_value()) - 1, -step))
        return (*below, *range(0, round(self._top_value()) + 1, step))

    def _face(self) -> int:
        room = (self.height() - 3 * self._look.text_px(13)) / max(1, len(self._lines))
        face: int = round(max(14 * self._look.u, min(30 * self._look.u, room)))
        return face

    # ---------------------------------------------------------------- drawing

    def _draw_axes(self, rounds: int) -> None:
        item, look, font = self.getPlotItem(), self._look, self._look.font(13, BOLD)
        for side in ("left", "bottom", "right"):
            self._dress_axis(side, has_line=False)
        marks = [value for value in self._marks() if value != self._target]
        left, bottom, right = (item.getAxis(side) for side in ("left", "bottom", "right"))
        left.setTicks([[(value, str(value)) for value in marks]])
        left.setWidth(max(text_width(str(value), font) for value in self._marks()) + 12 * look.u)
        widest = max(text_width(self._round_word(number), font) for number in range(1, rounds + 1)) + 8 * look.u
        step = max(1, -(-int(widest * rounds) // max(1, int(self.width() * 0.7))))
        bottom.setTicks([[(number, self._round_word(number)) for number in range(rounds, 0, -step)]])
        bottom.setHeight(look.text_px(13) * 2)
        totals = max(text_width(signed(line.total), look.font(15, EXTRABOLD)) for line in self._lines)
        right.setWidth(self._face() + totals + 34 * look.u)

    def _round_word(self, number: int) -> str:
        return filled(self.tr("R{number}", "round column"), number=number)

    def _draw_path(self, line: SheetLine) -> None:
        u, path = self._look.u, self._paths[line.seat]
        dash = () if line.is_own else DASHES[line.seat % len(DASHES)]
        colour = paint.tint(self._line_colour(line.seat))
        self.plot(list(range(len(path))), list(path), pen=stroke(colour, (4.2 if line.is_own else 2.6) * u, dash))
        if len(path) <= MOST_DOTS + 1:
            edge = stroke(self._colour("plate"), 1.5 * u)
            ends = list(range(1, len(path)))
            self.plot(ends, list(path[1:]), pen=None, symbol="o", symbolSize=10 * u, symbolBrush=colour, symbolPen=edge)

    def _place_ends(self) -> None:
        """Faces and totals beside the ends of the lines, apart from each other; the target beside its own."""
        self._remove_ends()
        if not self._lines:
            return
        u, side = self._look.u, self._face()
        ends = self._ends_of_lines()
        low, high = side / 2, max(side / 2, self.height() - side / 2)
        places = apart([end.y() for end in ends], gap=side + 2 * u, low=low, high=high)
        left = self.getViewBox().sceneBoundingRect().right() + 14 * u
        for line, end, y in zip(self._lines, ends, places, strict=True):
            self._add_thread(end + QPointF(5 * u, 0), QPointF(left + 2, y), line)
            ring = self._look.theme.gold if line.is_own else None
            face = QGraphicsPixmapItem(
                portrait(self._look, self._pictures, line.avatar, side, self.devicePixelRatioF(), ring)
            )
            self._add(face, QPointF(left, y - side / 2))
            font = self._look.font(min(15, side / u * 0.62), EXTRABOLD if line.is_own else BOLD)
            self._add_words(signed(line.total), QPointF(left + side + 7 * u, y), font, "ink")
        if self._target:
            font, words = self._look.font(13, BOLD), str(self._target)
            beside = self.getViewBox().sceneBoundingRect().left() - text_width(words, font) - 8 * u
            self._add_words(words, QPointF(beside, self._at(0, self._target).y()), font, "accent")

    def _ends_of_lines(self) -> list[QPointF]:
        return [self._at(len(self._paths[0]) - 1, line.total) for line in self._lines]

    def _at(self, x: float, y: float) -> QPointF:
        place: QPointF = self.getViewBox().mapViewToScene(QPointF(x, y))
        return place

    def _add_thread(self, start: QPointF, end: QPointF, line: SheetLine) -> None:
        thread = QGraphicsLineItem(start.x(), start.y(), end.x(), end.y())
        thread.setPen(stroke(paint.tint(self._line_colour(line.seat)), 1.4 * self._look.u))
        self._add(thread, QPointF(0, 0))

    def _add_words(self, words: str, middle: QPointF, font: QFont, token: str) -> None:
        item = QGraphicsSimpleTextItem(words)
        item.setFont(font)
        item.setBrush(self._colour(token))
        self._add(item, middle - QPointF(0, item.boundingRect().height() / 2))

    def _add(self, item: QGraphicsItem, place: QPointF) -> None:
        item.setPos(place)
        self.scene().addItem(item)
        self._ends.append(item)

    def _remove_ends(self) -> None:
        for item in self._ends:
            self.scene().removeItem(item)
        self._ends.clear()

    def _line_colour(self, seat: int) -> str:
        theme = self._look.theme
        if theme.is_flat:
            return theme.ink
        is_dark = paint.tint(theme.plate).lightnessF() < 0.5
        return (LINES_DARK if is_dark else LINES_LIGHT)[seat % len(LINES_LIGHT)]
