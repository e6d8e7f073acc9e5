"""The level of a bot as one button: its name, its place among the levels in five bars, what was measured of it, and a
list to choose from.

Owns the look and keyboard of this choice. Must not know bots: it shows what it is given, weakest first.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import BOLD, SEMIBOLD, Look, paint, text_width
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.widgets import LookButton
from pega6_desktop.ui.look.widgets.menu import LookMenu
from pega6_desktop.ui.screens.common.fields import LARGE_TYPE
from pega6_desktop.ui.screens.common.measured import Strength
from pega6_desktop.ui.screens.common.words import level_sentence, level_word, strength_sentence, strength_word
from pega6_desktop.ui.words.messages import as_tool_tip

BARS = 5
_BLEED = 4
"""Units around the plate that belong to its focus ring."""


class LevelButton(LookButton):
    """Shows a level; a click, Enter or Space opens the list, Up and Down go one level on. ``chosen`` after each."""

    chosen = Signal(str)

    def __init__(self, look: Look, game: str, levels: Sequence[str], value: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._game = game
        self._levels, self._value = tuple(levels), value
        self._name = ""
        self._strengths: dict[str, Strength] = {}
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)
        self.set_value(value)

    @property
    def value(self) -> str:
        """The id of the level."""
        return self._value

    def set_value(self, value: str) -> None:
        """Show another level without a word from ``chosen``."""
        self._value = value
        self.set_name(self._name)

    def show_strengths(self, strengths: Sequence[Strength]) -> None:
        """What was measured of the levels at a table like this one; a level that is missing has no number."""
        measured = {strength.level: strength for strength in strengths}
        if measured != self._strengths:
            self._strengths = measured
            self.updateGeometry()
            self.set_name(self._name)

    def set_name(self, name: str) -> None:
        """What the button is for, spoken before the level; also takes the level's word in the present language."""
        self._name = name
        self.set_label(level_word(self._value))
        self.setAccessibleName(f"{name}: {self.label}" if name else self.label)
        measured = self._strengths.get(self._value)
        told = "" if measured is None else strength_sentence(measured)
        character = level_sentence(self._game, self._value)
        self.setAccessibleDescription(" ".join(words for words in (character, told) if words))
        self.setToolTip(as_tool_tip(told))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down choose the next level."""
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        if step is None or self._value not in self._levels:
            super().keyPressEvent(event)
            return
        place = self._levels.index(self._value) + step
        self._choose(self._levels[min(max(place, 0), len(self._levels) - 1)])

    def sizeHint(self) -> QSize:
        """As wide as the longest level, so that the buttons of all seats are equal."""
        u, font = self.look.u, self._font()
        levels = (*self._levels, self._value)
        words = max(text_width(level_word(level), font) for level in levels)
        words = max(words, *(text_width(self._points(level), self._small()) for level in levels))
        width = words + self._bars_width() + font.pixelSize() + 38 * u + 2 * self.look.px(_BLEED)
        return QSize(
            round(width), max(self.look.hit(40), round(self._lines_height() * 1.25)) + 2 * self.look.px(_BLEED)
        )

    def minimumSizeHint(self) -> QSize:
        """The level stays readable."""
        return self.sizeHint()

    def paint_face(self, painter: QPainter, state: State) -> None:
        """Plate, word, bars, chevron."""
        theme, u, bleed = self.look.theme, self.look.u, self.look.px(_BLEED)
        box, radius = state.box.adjusted(bleed, bleed, -bleed, -bleed), 9 * u
        edge = theme.ink if state.is_hot else theme.control_edge
        paint.rounded(painter, box, radius, fill=theme.field, edge=edge, stroke=1.5)
        if state.has_focus:
            paint.focus_ring(painter, self.look, box, radius)
        font, middle = self._font(), box.center().y()
        self._paint_words(painter, QPointF(box.left() + 12 * u, middle))
        side = font.pixelSize() * 1.1
        mark = QRectF(box.right() - side - 8 * u, middle - side / 2, side, side)
        paint.icon(painter, "chevron", mark, theme.ink)
        self._paint_bars(painter, QPointF(mark.left() - 10 * u - self._bars_width(), middle))

    def _paint_words(self, painter: QPainter, at: QPointF) -> None:
        """The level; beneath it what was measured, if anything was."""
        theme, font, points = self.look.theme, self._font(), self._points(self._value)
        if not points:
            paint.text(painter, self.label, at, font, theme.ink)
            return
        top = at.y() - self._lines_height() / 2
        paint.text(painter, self.label, QPointF(at.x(), top + font.pixelSize() * 0.6), font, theme.ink)
        low = QPointF(at.x(), top + font.pixelSize() * 1.2 + self._small().pixelSize() * 0.6)
        paint.text(painter, points, low, self._small(), theme.muted)

    def _points(self, level: str) -> str:
        measured = self._strengths.get(level)
        return "" if measured is None else strength_word(measured)

    def _lines_height(self) -> float:
        has_points = any(self._points(level) for level in self._levels)
        return 1.2 * (self._font().pixelSize() + (self._small().pixelSize() if has_points else 0))

    def _paint_bars(self, painter: QPainter, at: QPointF) -> None:
        if not self._bars_width():
            return
        theme, px = self.look.theme, self._font().pixelSize()
        wide, tall = px * 0.28, px * 1.15
        bottom = at.y() + tall / 2
        for index in range(BARS):
            height = tall * (0.28 + 0.72 * index / (BARS - 1))
            bar = QRectF(at.x() + index * wide * 1.7, bottom - height, wide, height)
            is_on = index < self._strength()
            fill = theme.good if is_on else paint.tint(theme.muted, 0.3)
            edge = theme.ink if theme.is_flat and not is_on else None
            paint.rounded(painter, bar, wide * 0.3, fill=None if edge else fill, edge=edge, stroke=1)

    def _strength(self) -> int:
        """How many of the five bars are full: one for the weakest level, five for the strongest."""
        if self._value not in self._levels or len(self._levels) < 2:
            return BARS
        return 1 + round((BARS - 1) * self._levels.index(self._value) / (len(self._levels) - 1))

    def _bars_width(self) -> float:
        """Nothing in large type: a name needs that room, and the number says it too."""
        if self.look.text_scale > LARGE_TYPE:
            return 0.0
        return self._font().pixelSize() * 0.28 * (1.7 * BARS - 0.7)

    def _font(self) -> QFont:
        return self.look.font(15, BOLD)

    def _small(self) -> QFont:
        return self.look.font(12, SEMIBOLD)

    def _open(self) -> None:
        menu = LookMenu(self.look, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        group = QActionGroup(menu)
        for level in reversed(self._levels):
            said = [level_word(level), level_sentence(self._game, level), self._points(level)]
            action = menu.addAction("  –  ".join(words for words in said if words))
            action.setCheckable(True)
            action.setChecked(level == self._value)
            group.addAction(action)
            action.triggered.connect(lambda _checked, level=level: self._choose(level))
            if level == self._value:
                menu.setActiveAction(action)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _choose(self, level: str) -> None:
        if level != self._value:
            self.set_value(level)
            self.chosen.emit(level)
