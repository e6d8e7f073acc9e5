"""Fields to fill in: a name, and what is looked for.

Owns their look and keyboard. Must not know what is being filled in.
"""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import SEMIBOLD
from pega6_desktop.ui.look.widgets.buttons import IconButton


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


class SearchField(NameField):
    """A line for what is looked for, with a glass before it; ``cleared`` when the cross behind it has emptied it."""

    cleared = Signal()

    def __init__(self, look: Look, *, longest: int = 200, parent: QWidget | None = None) -> None:
        super().__init__(look, "", longest=longest, parent=parent)
        self.clear_button = IconButton(look, "x", "", ground="plate", side=24, parent=self)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clear_button.hide()
        self.clear_button.clicked.connect(self._empty)
        self.textChanged.connect(lambda text: self.clear_button.setVisible(bool(text)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The glass, behind which the words begin."""
        super().paintEvent(event)
        painter, u = QPainter(self), self._look.u
        paint.smooth(painter)
        box = QRectF(13 * u, self.height() / 2 - 9 * u, 18 * u, 18 * u)
        paint.icon(painter, "search", box, self._look.theme.muted)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cross stays at the end."""
        super().resizeEvent(event)
        size = self.clear_button.sizeHint()
        top = (self.height() - size.height()) // 2
        self.clear_button.setGeometry(
            QRect(self.width() - size.width() - self._look.px(4), top, size.width(), size.height())
        )

    def _empty(self) -> None:
        self.clear()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cleared.emit()

    def _on_look_changed(self) -> None:
        super()._on_look_changed()
        self.setTextMargins(self._look.px(36), 0, self._look.px(42), 0)


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
