"""Charts in the colours of the look, drawn by pyqtgraph: their common ground, bars by place, and a course over time.

Owns how numbers become marks. Must not know what the numbers mean: titles and spoken words are given. Nothing in a
chart answers the mouse; its words say the same to a screen reader.
"""

from collections.abc import Sequence

# Before pyqtgraph, which loads libraries of Qt's: if a thread is about to load numpy's, this waits; see shell.sound.
import numpy.random  # noqa: F401
import pyqtgraph
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, SEMIBOLD

AVERAGED = 5
"""Points behind each point of the averaged course."""


class Plot(pyqtgraph.PlotWidget):  # type: ignore[misc]  # pyqtgraph carries no types
    """The common ground of the charts; fulfils Spoken."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAntialiasing(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        item = self.getPlotItem()
        item.setMenuEnabled(False)
        # The library makes one all the same, and leaves it to nobody.
        item.ctrlMenu.setParent(self, item.ctrlMenu.windowFlags())
        item.hideButtons()
        item.setMouseEnabled(False, False)
        item.hideAxis("left")
        look.changed.connect(self.draw)

    def sizeHint(self) -> QSize:
        """Room for a picture; more is used."""
        return QSize(self._look.px(260), self._look.px(190))

    def minimumSizeHint(self) -> QSize:
        """Less says nothing."""
        return QSize(self._look.px(160), self._look.px(140))

    def say(self, name: str, description: str) -> None:
        """What the chart is called, and its numbers as a sentence."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def draw(self) -> None:
        """Draw everything anew in the present colours and type."""

    def _clean(self) -> None:
        self.clear()
        self.setBackground(self._colour("plate"))

    def _colour(self, token: str) -> QColor:
        return QColor(getattr(self._look.theme, token))

    def _dress_axis(self, side: str, *, has_line: bool = True) -> None:
        axis = self.getPlotItem().getAxis(side)
        axis.setPen(stroke(self._colour("plate_edge"), 1.5) if has_line else pyqtgraph.mkPen(None))
        axis.setTextPen(self._colour("muted"))
        font = self._look.font(12.5, SEMIBOLD)
        axis.setStyle(tickFont=font, tickLength=0, tickAlpha=0, hideOverlappingLabels=False)

    def _write(self, words: str, x: float, y: float, token: str, anchor: tuple[float, float]) -> None:
        text = pyqtgraph.TextItem(words, color=self._colour(token), anchor=anchor)
        text.setFont(self._look.font(13.5, EXTRABOLD if token != "muted" else BOLD))
        text.setPos(x, y)
        self.addItem(text)


def stroke(colour: QColor, width: float, dash: Sequence[float] = ()) -> QPen:
    """A pen of this width in px; dash: lengths of strokes and gaps by its width, none for a whole line."""
    pen: QPen = pyqtgraph.mkPen(colour, width=width, dash=list(dash) or None)
    return pen


class PlacesPlot(Plot):
    """One bar for each place, the first in green, its number above."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._counts: tuple[int, ...] = ()
        self._labels: tuple[str, ...] = ()

    def show_places(self, counts: Sequence[int], labels: Sequence[str]) -> None:
        """Matches by place, and what the places are called."""
        self._counts, self._labels = tuple(counts), tuple(labels)
        self.draw()

    def draw(self) -> None:
        """See Plot."""
        self._clean()
        self._dress_axis("bottom")
        self.getPlotItem().getAxis("bottom").setTicks([list(enumerate(self._labels))])
        fills = [self._colour("good" if place == 0 else "warm") for place in range(len(self._counts))]
        edge = pyqtgraph.mkPen(self._colour("outline"), width=1.2)
        bars = pyqtgraph.BarGraphItem(
            x=list(range(len(self._counts))), height=list(self._counts), width=0.66, brushes=fills, pen=edge
        )
        self.addItem(bars)
        for place, count in enumerate(self._counts):
            self._write(str(count), place, count, "ink", (0.5, 1.0))
        self.setXRange(-0.6, max(4, len(self._counts)) - 0.4, padding=0)
        self.setYRange(0, max((*self._counts, 1)) * 1.22, padding=0)


class CoursePlot(Plot):
    """A dot for each match, the mean of the last five as a line, and a dashed line to compare with."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._values: tuple[float, ...] = ()
        self._level, self._level_word, self._mean_word = 0.0, "", ""

    def show_course(self, values: Sequence[float], level: float, level_word: str, mean_word: str) -> None:
        """The values in order; level: where the dashed line lies, with its words and those of the averaged line."""
        self._values, self._level = tuple(values), level
        self._level_word, self._mean_word = level_word, mean_word
        self.draw()

    def draw(self) -> None:
        """See Plot."""
        self._clean()
        self.getPlotItem().showAxis("left")
        for side in ("left", "bottom"):
            self._dress_axis(side)
        count = len(self._values)
        last = f"{count}" if count else ""
        self.getPlotItem().getAxis("bottom").setTicks([[(1, "1"), (count, last)] if count > 1 else [(1, "1")]])
        dashed = pyqtgraph.mkPen(self._colour("muted"), width=1.6, style=Qt.PenStyle.DashLine)
        self.plot([0.5, count + 0.5], [self._level, self._level], pen=dashed)
        self.getPlotItem().getAxis("left").setPen(pyqtgraph.mkPen(None))
        numbers = list(range(1, count + 1))
        self.plot(
            numbers,
            list(self._values),
            pen=None,
            symbol="o",
            symbolSize=round(7 * self._look.u),
            symbolBrush=self._colour("warm"),
            symbolPen=None,
        )
        means = averaged(self._values)[AVERAGED - 1 :]
        self.plot(numbers[AVERAGED - 1 :], means, pen=pyqtgraph.mkPen(self._colour("accent"), width=3 * self._look.u))
        beside = max(count * 1.01 + 0.3, count + 0.6)  # behind the end of the dashed line
        self._write(self._level_word, beside, self._level, "muted", (0.0, 0.5))
        if len(means) > 1:  # one alone makes no line that the words could belong to
            self._write(
                self._mean_word,
                beside,
                _apart(means[-1], self._level, self._top() - self._low()),
                "accent",
                (0.0, 0.5),
            )
        self.setXRange(0.5, max(3.0, count) * 1.22 + 1, padding=0)
        self.setYRange(self._low(), self._top(), padding=0)

    def _top(self) -> float:
        return max((*self._values, self._level, 1.0)) * 1.12

    def _low(self) -> float:
        """The lower edge: nothing, or what somebody has scored below it."""
        return min((*self._values, self._level, 0.0)) * 1.12


def _apart(value: float, other: float, height: float) -> float:
    """The value, moved away from the other one where their words would lie on each other."""
    least = height * 0.1
    if abs(value - other) >= least:
        return value
    return other - least if value <= other and other > least else other + least


def averaged(values: Sequence[float]) -> list[float]:
    """At each place the mean of the last five values up to it."""
    windows = [values[max(0, end - AVERAGED) : end] for end in range(1, len(values) + 1)]
    return [sum(window) / len(window) for window in windows]
