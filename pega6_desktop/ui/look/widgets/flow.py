"""Widgets side by side, which go on in the next line when the width is used up.

Owns nothing but positions; large text and long languages make lines, they never cut words. Right-to-left is mirrored.
No QLayout: one written in Python has to keep Qt's layout items, which Qt frees by itself.
"""

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget


class Flow(QWidget):
    """Lines of widgets with `gap` logical px between them."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 0) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []
        self._gap = gap
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The widgets in the order in which they stand."""
        return tuple(self._parts)

    def add(self, widget: QWidget) -> None:
        """Put a widget behind the others; it is seen unless it has been hidden."""
        is_hidden = widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        widget.setParent(self)
        widget.setHidden(is_hidden)
        self._parts.append(widget)
        self._arrange_anew()

    def remove(self, widget: QWidget) -> None:
        """Leave this widget out from now on; it is hidden, and stays a child."""
        self._parts.remove(widget)
        widget.hide()
        self._arrange_anew()

    def heightForWidth(self, width: int) -> int:
        """Height of all lines at that width."""
        return self._arrange(QRect(0, 0, width, 0), is_trial=True)

    def sizeHint(self) -> QSize:
        """Room for everything in one line."""
        hints = [part.sizeHint() for part in self._seen()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        """The widest widget must fit."""
        sizes = [_smallest(part) for part in self._seen()]
        width = max((size.width() for size in sizes), default=0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.rect(), is_trial=False)

    def event(self, event: QEvent) -> bool:
        """One of the widgets has another size, comes or goes; or the lines run the other way."""
        is_handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._arrange_anew()
        return is_handled

    def _arrange_anew(self) -> None:
        self.updateGeometry()
        self._arrange(self.rect(), is_trial=False)

    def _seen(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()]

    def _arrange(self, rect: QRect, *, is_trial: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for part in self._seen():
            hint = part.sizeHint().expandedTo(_smallest(part)).boundedTo(part.maximumSize())
            if x > rect.x() and x + hint.width() > rect.x() + rect.width():
                x, y, line = rect.x(), y + line + self._gap, 0
            if not is_trial:
                part.setGeometry(QStyle.visualRect(self.layoutDirection(), rect, QRect(QPoint(x, y), hint)))
            x += hint.width() + self._gap
            line = max(line, hint.height())
        return y + line - rect.y()


def _smallest(part: QWidget) -> QSize:
    """As a layout asks: what the widget was told, or else what it wishes itself; nothing where it may shrink."""
    wish, policy = part.minimumSizeHint(), part.sizePolicy()
    fixed, hint = QSizePolicy.Policy.Fixed, part.sizeHint()
    wide = hint.width() if policy.horizontalPolicy() in (fixed, QSizePolicy.Policy.Minimum) else wish.width()
    tall = hint.height() if policy.verticalPolicy() in (fixed, QSizePolicy.Policy.Minimum) else wish.height()
    told = part.minimumSize()
    return QSize(told.width() or wide, told.height() or tall)
