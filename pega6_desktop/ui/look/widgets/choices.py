"""Things to set: a choice among a few, a switch.

Owns their look and keyboard. Must not know what is being set.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, line_step, text_width, wrapped
from pega6_desktop.ui.look.widgets.flow import Flow
from pega6_desktop.ui.look.widgets.reach import OneOfSeveral, show_checked

RING = 5
"""Units around a choice that belong to its focus ring."""


class Option(NamedTuple):
    """One of several: the value it stands for, its words, perhaps an icon."""

    value: str
    label: str
    icon: str = ""


class Pill(OneOfSeveral):
    """One option of a choice."""

    def __init__(self, look: Look, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.option = option
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_label(option.label)
        look.changed.connect(self._on_look_changed)

    def set_label(self, label: str) -> None:
        """Other words for the same value."""
        self.option = self.option._replace(label=label)
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self._on_look_changed()

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        u, px = self._look.u, self._font().pixelSize()
        icon = px * 1.3 + 6 * u if self.option.icon else 0
        width = text_width(self.option.label, self._font()) + 28 * u + icon
        ring = 2 * self._look.px(RING)
        return QSize(round(width) + ring, max(self._look.hit(34), round(px * 1.9) + ring))

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """All of it can be hit."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint.smooth(painter)
        theme, ring = self._look.theme, self._look.px(RING)
        box = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        box.setHeight(max(box.height(), self._font().pixelSize() * 1.9))
        box.moveCenter(QRectF(self.rect()).center())
        radius = box.height() / 2
        is_hot = self.underMouse() and self.isEnabled()
        fill = theme.chosen if self.isChecked() else theme.field if is_hot else theme.plate
        dash = () if self.isEnabled() else (3, 3)
        edge = theme.chosen if self.isChecked() else theme.ink if is_hot else theme.control_edge
        paint.rounded(painter, box, radius, fill=fill, edge=edge, stroke=1.5, dash=dash)
        if self.hasFocus():
            paint.focus_ring(painter, self._look, box, radius)
        self._paint_words(painter, box)
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, font = self._look.theme, self._font()
        ink = theme.on_chosen if self.isChecked() else theme.ink if self.isEnabled() else theme.muted
        if not self.option.icon:
            paint.text(painter, self.option.label, box.center(), font, ink, align=paint.Align.MIDDLE)
            return
        side, gap = font.pixelSize() * 1.3, 6 * self._look.u
        left = box.center().x() - (side + gap + text_width(self.option.label, font)) / 2
        middle = box.center().y()
        paint.icon(painter, self.option.icon, QRectF(left, middle - side / 2, side, side), ink)
        paint.text(painter, self.option.label, QPointF(left + side + gap, middle), font, ink)

    def _font(self) -> QFont:
        return self._look.font(14, BOLD)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()


class SegmentedChoice(Flow):
    """A few options side by side, one of them chosen; arrows walk, `chosen` tells the new value."""

    spoken_role = QAccessible.Role.Grouping
    chosen = Signal(str)

    def __init__(
        self, look: Look, name: str, options: Sequence[Option], value: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._pills: list[Pill] = []
        self._group = QButtonGroup(self)
        self.setAccessibleName(name)
        self.set_options(options, value)
        self._group.buttonToggled.connect(self._on_toggled)

    @property
    def value(self) -> str:
        """The chosen value, empty while nothing is chosen."""
        pill = self._group.checkedButton()
        return pill.option.value if isinstance(pill, Pill) else ""

    def set_value(self, value: str) -> None:
        """Choose without a word from `chosen`; an unknown value changes nothing."""
        for pill in self._pills:
            if pill.option.value == value and not pill.isChecked():
                show_checked(pill, is_on=True)

    def set_options(self, options: Sequence[Option], value: str = "") -> None:
        """Replace the options; the value stays when it is still among them, and focus when only words change."""
        wanted = value or self.value
        if [pill.option[::2] for pill in self._pills] == [option[::2] for option in options]:
            for pill, option in zip(self._pills, options, strict=True):
                pill.set_label(option.label)
        else:
            self._rebuild(options)
        self.set_value(wanted)

    def _rebuild(self, options: Sequence[Option]) -> None:
        for pill in self._pills:
            self._group.removeButton(pill)
            self.remove(pill)
            pill.deleteLater()
        self._pills = [Pill(self._look, option, self) for option in options]
        for pill in self._pills:
            self._group.addButton(pill)
            self.add(pill)

    @property
    def options(self) -> tuple[Option, ...]:
        """What there is to choose from."""
        return tuple(pill.option for pill in self._pills)

    def pill(self, value: str) -> Pill:
        """The button of a value; KeyError when there is none."""
        for pill in self._pills:
            if pill.option.value == value:
                return pill
        raise KeyError(value)

    def _on_toggled(self, button: QRadioButton, is_on: bool) -> None:  # noqa: FBT001
        if is_on and isinstance(button, Pill):
            self.chosen.emit(button.option.value)


class Switch(QCheckBox):
    """On or off, with words beside it or (when it stands in a row of settings) only a spoken name."""

    def __init__(self, look: Look, name: str, *, label: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = label
        self._given_width = 0
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_words(name, label)
        look.changed.connect(self._on_look_changed)

    def set_words(self, name: str, label: str = "") -> None:
        """Other words, spoken and shown."""
        self._label = label
        across = QSizePolicy.Policy.Preferred if label else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(across, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(bool(label))
        self.setSizePolicy(policy)
        self.setAccessibleName(name)
        self._on_look_changed()

    def sizeHint(self) -> QSize:
        """Room for the words in one line."""
        width = round(self._left() + text_width(self._label, self._font())) + self._look.px(RING)
        return QSize(width, self.heightForWidth(self._given_width or width))

    def minimumSizeHint(self) -> QSize:
        """The words may take several lines."""
        words = 8 * self._font().pixelSize() if self._label else 0
        return QSize(min(self.sizeHint().width(), round(self._left()) + words), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a new width the words may need another height."""
        before = self.sizeHint().height()
        self._given_width = self.width()
        if self.sizeHint().height() != before:
            self.updateGeometry()
        super().resizeEvent(event)

    def heightForWidth(self, width: int) -> int:
        """Height with all lines of the words."""
        lines = len(wrapped(self._label, self._font(), max(1.0, width - self._left()))) if self._label else 1
        return max(self._look.hit(26 + 2 * RING), round(lines * line_step(self._font()) + self._look.px(6)))

    def hitButton(self, pos: QPoint) -> bool:
        """All of it can be hit."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint.smooth(painter)
        theme, u, ring = self._look.theme, self._look.u, self._look.px(RING)
        track = QRectF(ring, 0, 46 * u, 26 * u)
        track.moveCenter(QPointF(track.center().x(), self.height() / 2))
        is_on = self.isChecked()
        edge = theme.switch_edge if is_on else theme.muted
        paint.rounded(painter, track, track.height() / 2, fill=theme.switch_on if is_on else theme.track, edge=edge)
        half = track.height() / 2
        knob = QPointF(track.right() - half if is_on else track.left() + half, track.center().y())
        rim = paint.tint("#2B1D16", 0.5)
        paint.disc(painter, knob, half - 3 * u, fill=theme.knob, edge=rim, stroke=1)
        if is_on:
            mark = 13 * u
            colour = "#000000" if theme.is_flat else theme.switch_on
            paint.icon(painter, "check", QRectF(knob.x() - mark / 2, knob.y() - mark / 2, mark, mark), colour, 3.4)
        if self.hasFocus():
            paint.focus_ring(painter, self._look, track, half)
        if self._label:
            self._paint_words(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        font, room = self._font(), self.width() - self._left()
        step = line_step(font)
        y = self.height() / 2 - (len(wrapped(self._label, font, max(1.0, room))) - 1) * step / 2
        at = QPointF(self._left(), y)
        paint.paragraph(painter, self._label, at, font, self._look.theme.ink, width=max(1.0, room))

    def _left(self) -> float:
        """Where the words begin."""
        return self._look.px(RING) + (46 + (12 if self._label else 0)) * self._look.u

    def _font(self) -> QFont:
        return self._look.font(14, BOLD)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()
