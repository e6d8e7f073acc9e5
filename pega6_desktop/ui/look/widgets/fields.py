"""Fields to fill in: a number with its two buttons, a name.

Owns their look and keyboard. Must not know what is being filled in.
"""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QSpinBox, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import SEMIBOLD, text_width
from pega6_desktop.ui.look.widgets.icon_button import IconButton


class Stepper(QWidget):
    """A whole number between two bounds: minus, the number itself (type it), plus; `changed` tells each new value."""

    changed = Signal(int)

    def __init__(
        self, look: Look, name: str, *, low: int, high: int, value: int, step: int = 1, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._minus = IconButton(look, "minus", "−", ground="plate", side=30, parent=self)
        self._plus = IconButton(look, "plus", "+", ground="plate", side=30, parent=self)
        self._spin = _Number(look, self)
        self._spin.setRange(low, high)
        self._spin.setSingleStep(step)
        self._spin.setValue(value)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for part in (self._minus, self._spin, self._plus):
            row.addWidget(part)
        self.setFocusProxy(self._spin)
        self.set_name(name)
        self._minus.clicked.connect(self._spin.stepDown)
        self._plus.clicked.connect(self._spin.stepUp)
        self._spin.valueChanged.connect(self._on_value)
        self._on_value(value)

    @property
    def value(self) -> int:
        """The number that counts now."""
        return self._spin.value()

    @property
    def number(self) -> QSpinBox:
        """The field itself."""
        return self._spin

    def set_value(self, value: int) -> None:
        """Set the number; values outside the bounds are brought inside."""
        self._spin.setValue(value)

    def set_bounds(self, low: int, high: int) -> None:
        """Other bounds; the number is brought inside."""
        self._spin.setRange(low, high)
        self._on_value(self._spin.value())

    def set_name(self, name: str) -> None:
        """Another spoken name."""
        self.setAccessibleName(name)
        self._spin.setAccessibleName(name)

    def set_button_names(self, less: str, more: str) -> None:
        """Spoken names of the two buttons, in the player's language."""
        self._minus.set_name(less)
        self._plus.set_name(more)

    def _on_value(self, value: int) -> None:
        self._minus.setEnabled(value > self._spin.minimum())
        self._plus.setEnabled(value < self._spin.maximum())
        self.changed.emit(value)


class _Number(QSpinBox):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def sizeHint(self) -> QSize:
        widest = max(len(str(self.minimum())), len(str(self.maximum())), 2)
        width = text_width("0" * widest, self.font()) + 26 * self._look.u
        return QSize(round(width), max(self._look.hit(34), round(self.font().pixelSize() * 1.9)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        _paint_field(painter, self._look, QRectF(self.rect()), is_focused=self.hasFocus())
        painter.end()

    def _on_look_changed(self) -> None:
        _dress_field(self, self._look, 16)
        _dress_field(self.lineEdit(), self._look, 16)
        self.updateGeometry()


class NameField(QLineEdit):
    """A line for a name; at most `longest` characters."""

    def __init__(
        self, look: Look, name: str, text: str = "", *, longest: int = 24, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._look = look
        self.setFrame(False)
        self.setMaxLength(longest)
        self.setAccessibleName(name)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        return QSize(round(150 * self._look.u), max(self._look.hit(38), round(self.font().pixelSize() * 2)))

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        return QSize(round(90 * self._look.u), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint.smooth(painter)
        _paint_field(painter, self._look, QRectF(self.rect()), is_focused=self.hasFocus())
        painter.end()
        super().paintEvent(event)

    def _on_look_changed(self) -> None:
        _dress_field(self, self._look, 16)
        side = self._look.px(10)
        self.setTextMargins(side, 0, side, 0)
        self.updateGeometry()


def _paint_field(painter: QPainter, look: Look, rect: QRectF, *, is_focused: bool) -> None:
    inset = 2.5 * look.u
    box, radius = rect.adjusted(inset, inset, -inset, -inset), 9 * look.u
    theme = look.theme
    if is_focused:
        paint.rounded(painter, box, radius, edge=theme.focus_halo, stroke=4.5 * look.u)
    edge, stroke = (theme.focus, 2.6 * look.u) if is_focused else (theme.control_edge, 1.5)
    paint.rounded(painter, box, radius, fill=theme.field, edge=edge, stroke=stroke)


def _dress_field(field: QWidget, look: Look, base: float) -> None:
    """Font and colours of typed text; the ground is painted by us."""
    theme, palette = look.theme, QPalette(field.palette())
    palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
    palette.setColor(QPalette.ColorRole.Text, QColor(theme.ink))
    palette.setColor(QPalette.ColorRole.PlaceholderText, QColor(theme.muted))
    palette.setColor(QPalette.ColorRole.Highlight, QColor(theme.gold))
    palette.setColor(QPalette.ColorRole.HighlightedText, QColor(theme.on_gold))
    field.setPalette(palette)
    field.setFont(look.font(base, SEMIBOLD))
