"""A layout that sets its items side by side and goes on in the next line when the width is used up.

Owns nothing but positions; large text and long languages make lines, they never cut words. Right-to-left is mirrored.
"""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle, QWidget


class FlowLayout(QLayout):
    """Lines of items with `gap` logical px between them."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 0) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Qt hands an item over."""
        self._items.append(item)

    def count(self) -> int:
        """Number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item at an index, None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Hand the item at an index back, None beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Its height follows from its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines at that width."""
        return self._arrange(QRect(0, 0, width, 0), is_trial=True)

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._arrange(rect, is_trial=False)

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        hints = [item.sizeHint() for item in self._items]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802  # Qt's name
        """The widest item must fit."""
        hints = [item.minimumSize() for item in self._items]
        width = max((hint.width() for hint in hints), default=0)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def _arrange(self, rect: QRect, *, is_trial: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            if x > rect.x() and x + hint.width() > rect.x() + rect.width():
                x, y, line = rect.x(), y + line + self._gap, 0
            if not is_trial:
                place = QRect(QPoint(x, y), hint)
                item.setGeometry(QStyle.visualRect(self._direction(), rect, place))
            x += hint.width() + self._gap
            line = max(line, hint.height())
        return y + line - rect.y()

    def _direction(self) -> Qt.LayoutDirection:
        parent = self.parentWidget()
        return parent.layoutDirection() if parent is not None else Qt.LayoutDirection.LeftToRight
