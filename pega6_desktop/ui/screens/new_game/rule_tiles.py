"""Ready-made rules to choose: printed editions side by side, each a tile with its name and a few words.

Owns the look of such a tile and how many stand in a line. Must not know what a tile stands for.
"""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QSizePolicy, QWidget

from pega6_desktop.ui.look import BOLD, SEMIBOLD, Look, elided, paint, text_width
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.widgets import OneOfSeveral, show_checked
from pega6_desktop.ui.words.messages import as_tool_tip

BLEED = 3.5
"""Units around a tile that belong to its focus ring."""

_MARK = 7
"""Radius of the mark of the chosen tile, in units."""


class TileWords(msgspec.Struct, frozen=True):
    """What stands on a tile; one that cannot be chosen says why in its note."""

    value: str
    label: str
    note: str
    is_possible: bool = True


class RuleTile(OneOfSeveral):
    """One of several ready-made sets of rules; in a line of its own the note stands beside the name."""

    def __init__(self, look: Look, words: TileWords, parent: QWidget | None = None, *, is_wide: bool = False) -> None:
        super().__init__(look, parent)
        self._is_wide, self.words = is_wide, words
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_words(words)

    def set_words(self, words: TileWords) -> None:
        """Other words, or the same in another language."""
        self.words = words
        self.setText(words.label.replace("&", "&&"))
        self.setAccessibleName(words.label)
        self.setAccessibleDescription(words.note)
        self.setEnabled(words.is_possible)
        is_open = Qt.CursorShape.PointingHandCursor if words.is_possible else Qt.CursorShape.ArrowCursor
        self.setCursor(is_open)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Name and note whole."""
        label = text_width(self.words.label, self._label_font()) + self._indent()
        note = text_width(self.words.note, self._note_font())
        inner = label + note + 12 * self._look.u if self._is_wide else max(label, note)
        return QSize(round(inner + self._sides()), self._height())

    def minimumSizeHint(self) -> QSize:
        """The name stays whole in a grid; in a line of its own it may be shortened."""
        label = self._look.px(40) if self._is_wide else text_width(self.words.label, self._label_font())
        return QSize(round(label + self._indent() + self._sides()), self._height())

    def paint_face(self, painter: QPainter, state: State) -> None:
        """Paper, mark, name, note; dashed when it cannot be chosen."""
        theme, u, bleed = self._look.theme, self._look.u, self._look.px(BLEED)
        box, radius = state.box.adjusted(bleed, bleed, -bleed, -bleed), 9 * u
        is_on, is_hot = state.is_on, state.is_hot
        fill = paint.tint(theme.gold, theme.chosen_strength) if is_on else theme.field if is_hot else theme.plate
        edge = theme.accent if is_on else theme.ink if is_hot else theme.control_edge
        dash = () if state.is_enabled else (3.0, 3.0)
        if state.is_enabled:
            paint.rounded(painter, box, radius, fill=theme.plate)
        paint.rounded(
            painter,
            box,
            radius,
            fill=fill if state.is_enabled else None,
            edge=edge,
            stroke=2 if is_on else 1.4,
            dash=dash,
        )
        if state.has_focus:
            paint.focus_ring(painter, self._look, box, radius)
        self._paint_words(painter, box)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, u = self._look.theme, self._look.u
        left, room = box.left() + 9 * u, box.width() - 13 * u
        label, note = self._label_font(), self._note_font()
        top = box.center().y() if self._is_wide else box.top() + box.height() * 0.34
        self._paint_mark(painter, QPointF(left + _MARK * u, top))
        ink = theme.ink if self.isEnabled() else theme.muted
        at = QPointF(left + self._indent(), top)
        used = paint.text(painter, elided(self.words.label, label, room - self._indent()), at, label, ink)
        if self._is_wide:
            at += QPointF(used + 12 * u, 0)
            room = box.right() - 10 * u - at.x()
        else:
            at = QPointF(left, box.top() + box.height() * 0.72)
        if room > note.pixelSize() * 2:
            paint.text(painter, elided(self.words.note, note, room), at, note, theme.muted)
        is_cut = text_width(self.words.note, note) > room
        self.setToolTip(as_tool_tip(f"{self.words.label}: {self.words.note}") if is_cut else "")

    def _paint_mark(self, painter: QPainter, at: QPointF) -> None:
        theme, u = self._look.theme, self._look.u
        edge = theme.ink if self.isEnabled() else theme.muted
        paint.disc(painter, at, _MARK * u, fill=theme.field if self.isEnabled() else None, edge=edge, stroke=1.6 * u)
        if self.isChecked():
            paint.disc(painter, at, (_MARK - 3.4) * u, fill=theme.accent)

    def _height(self) -> int:
        u, label, note = self._look.u, self._label_font().pixelSize(), self._note_font().pixelSize()
        lines = max(label, note) * 1.9 if self._is_wide else label * 1.5 + note * 1.5 + 12 * u
        return max(self._look.hit(34 if self._is_wide else 52), round(lines)) + 2 * self._look.px(BLEED)

    def _indent(self) -> float:
        return (2 * _MARK + 6) * self._look.u

    def _sides(self) -> float:
        return 13 * self._look.u + 2 * self._look.px(BLEED)

    def _label_font(self) -> QFont:
        return self._look.font(13.8, BOLD)

    def _note_font(self) -> QFont:
        return self._look.font(12.5, SEMIBOLD)


class TileChoice(QWidget):
    """Tiles of which one is chosen, as many side by side as fit; ``chosen`` when the player takes another one."""

    spoken_role = QAccessible.Role.Grouping

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.tiles: list[RuleTile] = []
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._columns = 0
        self._group.buttonToggled.connect(self._on_toggled)
        look.changed.connect(self._arrange)

    def set_tiles(self, every: Sequence[TileWords]) -> None:
        """Offer these; while the values stay the same the tiles only get other words."""
        if [tile.words.value for tile in self.tiles] != [words.value for words in every]:
            self._rebuild(every)
        for tile, words in zip(self.tiles, every, strict=True):
            tile.set_words(words)
        self._arrange()

    def set_value(self, value: str) -> None:
        """Choose without a word from ``chosen``."""
        for tile in self.tiles:
            if tile.words.value == value:
                show_checked(tile, is_on=True)

    def minimumSizeHint(self) -> QSize:
        """One column is enough."""
        widest = max((tile.minimumSizeHint().width() for tile in self.tiles), default=0)
        return QSize(widest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may hold another number of columns."""
        super().resizeEvent(event)
        self._arrange()

    def _rebuild(self, every: Sequence[TileWords]) -> None:
        for tile in self.tiles:
            self._group.removeButton(tile)
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [RuleTile(self._look, words, self) for words in every]
        for tile in self.tiles:
            self._group.addButton(tile)
        self._columns = 0

    def _arrange(self) -> None:
        if not self.tiles:
            return
        widest = max(tile.sizeHint().width() for tile in self.tiles)
        columns = next((count for count in (4, 2) if count * widest <= self.width()), 1)
        columns = min(columns, len(self.tiles))
        if columns == self._columns:
            return
        self._columns = columns
        for place, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _on_toggled(self, button: QRadioButton, is_on: bool) -> None:  # noqa: FBT001 - the slot of a signal
        if is_on and isinstance(button, RuleTile):
            self.chosen.emit(button.words.value)
