"""Fields to fill in: a name, and what is looked for.

Owns their room and keyboard; `style.controls` draws them. Must not know what is being filled in.
"""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets.buttons import IconButton


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
        self.take_font()

    def take_font(self) -> None:
        """That of running text, as large as it is now."""
        self.setFont(self.look.font(16))

    def sizeHint(self) -> QSize:
        """Room for a name."""
        return QSize(round(150 * self.look.u), max(self.look.hit(38), round(self.look.text_px(16) * 2)))

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        return QSize(round(90 * self.look.u), self.sizeHint().height())


class SearchField(NameField):
    """A line for what is looked for, with a glass before it; ``cleared`` when the cross behind it has emptied it."""

    cleared = Signal()
    sign = "search"
    sides = (36, 42)

    def __init__(self, look: Look, *, longest: int = 200, parent: QWidget | None = None) -> None:
        super().__init__(look, "", longest=longest, parent=parent)
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
