"""Things to set and to fill in: a choice among a few, a switch, a slider, a name, what is looked for.

Owns their words, room, mouse and keyboard; `look.controls` draws them. Must not know what is being set.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLineEdit, QRadioButton, QSizePolicy, QSlider, QWidget

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, line_step, text_width, wrapped
from pega6_desktop.ui.look.widgets.buttons import HeightByWidth, IconButton
from pega6_desktop.ui.look.widgets.frames import Flow
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

    def __init__(self, look: Look, option: Option, parent: QWidget | None = None, *, is_small: bool = False) -> None:
        super().__init__(look, parent)
        self.option, self._is_small = option, is_small
        self.set_label(option.label)

    def set_label(self, label: str) -> None:
        """Other words for the same value."""
        self.option = self.option._replace(label=label)
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)

    @property
    def needed_size(self) -> QSize:
        """For the style: room for icon and words."""
        u, px = self._look.u, self.words_font.pixelSize()
        icon = px * 1.3 + 6 * u if self.option.icon else 0
        width = text_width(self.option.label, self.words_font) + (14 if self._is_small else 28) * u + icon
        ring = 2 * self._look.px(RING)
        return QSize(round(width) + ring, max(self._look.hit(34), round(px * 1.9) + ring))

    @property
    def words_font(self) -> QFont:
        """Of its words."""
        return self._look.font(12 if self._is_small else 14, BOLD)


class SegmentedChoice(Flow):
    """A few options side by side, one of them chosen; arrows walk, `chosen` tells the new value. is_small: something
    that is in the way of nothing else.
    """

    spoken_role = QAccessible.Role.Grouping
    chosen = Signal(str)

    def __init__(
        self, look: Look, name: str, options: Sequence[Option], value: str = "", *, is_small: bool = False
    ) -> None:
        super().__init__()
        self._look, self._is_small = look, is_small
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
        self._pills = [Pill(self._look, option, self, is_small=self._is_small) for option in options]
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


class Switch(HeightByWidth, QCheckBox):
    """On or off, with words beside it or (when it stands in a row of settings) only a spoken name."""

    def __init__(self, look: Look, name: str, *, label: str = "") -> None:
        super().__init__()
        self.look, self.label = look, label
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_words(name, label)

    def set_words(self, name: str, label: str = "") -> None:
        """Other words, spoken and shown."""
        self.label = label
        across = QSizePolicy.Policy.Preferred if label else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(across, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(bool(label))
        self.setSizePolicy(policy)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the words in one line."""
        width = round(self.words_left + text_width(self.label, self.words_font)) + self.look.px(RING)
        return QSize(width, self.heightForWidth(self._given_width or width))

    def minimumSizeHint(self) -> QSize:
        """The words may take several lines."""
        words = 8 * self.words_font.pixelSize() if self.label else 0
        return QSize(min(self.sizeHint().width(), round(self.words_left) + words), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Height with all lines of the words."""
        lines = len(wrapped(self.label, self.words_font, max(1.0, width - self.words_left))) if self.label else 1
        return max(self.look.hit(26 + 2 * RING), round(lines * line_step(self.words_font) + self.look.px(6)))

    @property
    def words_left(self) -> float:
        """Where the words begin."""
        return self.look.px(RING) + (46 + (12 if self.label else 0)) * self.look.u

    @property
    def words_font(self) -> QFont:
        """Of the words beside it."""
        return self.look.font(14, BOLD)


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

    def __init__(self, look: Look, *, low: int, high: int, step: int) -> None:
        super().__init__(look, low=low, high=high, step=step)
        self.setPageStep(2 * step)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(260), self.look.hit(44))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(120), self.look.hit(44))

    def road(self) -> QRectF:
        side, u = 18 * self.look.u, self.look.u
        return QRectF(side, self.height() / 2 - 6 * u, self.width() - 2 * side, 8 * u)


class NameField(QLineEdit):
    """A line for a name; at most `longest` characters."""

    is_wrong = False
    """Whether something is wrong with what stands in it."""

    sign = ""
    """The icon before the words."""

    sides = (10, 10)
    """Units free before and behind the words."""

    def __init__(
        self, look: Look, name: str, text: str = "", *, longest: int = 24, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self.look = look
        self.setFrame(False)
        self.setMaxLength(longest)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """Room for a name."""
        return QSize(round(150 * self.look.u), max(self.look.hit(38), round(self.look.text_px(16) * 2)))

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        return QSize(round(90 * self.look.u), self.sizeHint().height())


LONGEST_SEARCH = 200


class SearchField(NameField):
    """A line for what is looked for, with a glass before it; ``cleared`` when the cross behind it has emptied it."""

    cleared = Signal()
    sign = "search"
    sides = (36, 42)

    def __init__(self, look: Look) -> None:
        super().__init__(look, "", longest=LONGEST_SEARCH)
        self.clear_button = IconButton(look, "x", "", ground="plate", side=24, parent=self)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clear_button.hide()
        self.clear_button.clicked.connect(self._empty)
        self.textChanged.connect(lambda text: self.clear_button.setVisible(bool(text)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cross stays at the end."""
        super().resizeEvent(event)
        size = self.clear_button.sizeHint()
        top = (self.height() - size.height()) // 2
        self.clear_button.setGeometry(
            QRect(self.width() - size.width() - self.look.px(4), top, size.width(), size.height())
        )

    def _empty(self) -> None:
        self.clear()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cleared.emit()
