"""A list model over frozen values that tells its views only what really changed.

Owns the difference between two lists of values as model signals. Must not know any game, nor what is in the values.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from pega6_desktop.ui.words.messages import as_tool_tip

T = TypeVar("T")

AnyIndex = QModelIndex | QPersistentModelIndex

ViewRole = int(Qt.ItemDataRole.UserRole) + 1
"""Role under which every model gives the frozen value itself."""


_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_DESCRIBED = int(Qt.ItemDataRole.AccessibleDescriptionRole)


class ListingModel(QAbstractListModel, Generic[T]):
    """One frozen value per row.

    key: what makes two values the same thing at two moments. text: what is shown, told and in the tool tip; with a note
    the tool tip and the description are that.

    A value whose key stays is kept (with dataChanged if it differs), others are removed or inserted. The model is reset
    only if kept values change their order.
    """

    def __init__(
        self,
        key: Callable[[T], Hashable],
        text: Callable[[T], str],
        note: Callable[[T], str] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._key = key
        self._words = {_DISPLAY: text, _SPOKEN: text, _TOOL_TIP: note or text}
        if note is not None:
            self._words[_DESCRIBED] = note
        self._items: list[T] = []

    @property
    def items(self) -> tuple[T, ...]:
        """All values in order."""
        return tuple(self._items)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Number of values; a list has no children."""
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The value under ViewRole, its words under Qt's text roles, None otherwise."""
        if not (index.isValid() and index.model() is self and index.row() < len(self._items)):
            return None
        item = self._items[index.row()]
        if int(role) == ViewRole:
            return item
        tell = self._words.get(int(role))
        words = None if tell is None else tell(item)
        return as_tool_tip(words) if words and int(role) == _TOOL_TIP else words

    def set_items(self, items: Sequence[T]) -> None:
        """Show these values from now on, with as few signals as the difference needs."""
        items = list(items)
        if items == self._items:
            return
        wanted = [self._key(item) for item in items]
        present = [self._key(item) for item in self._items]
        kept = set(wanted)
        still = [key for key in present if key in kept]
        known = set(present)
        if still != [key for key in wanted if key in known]:
            self.beginResetModel()
            self._items = items
            self.endResetModel()
            return
        for row in range(len(present) - 1, -1, -1):
            if present[row] not in kept:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._items[row]
                self.endRemoveRows()
        for row, (key, item) in enumerate(zip(wanted, items, strict=True)):
            if key not in known:
                self.beginInsertRows(QModelIndex(), row, row)
                self._items.insert(row, item)
                self.endInsertRows()
            elif self._items[row] != item:
                self._items[row] = item
                self.dataChanged.emit(self.index(row), self.index(row))

    def append(self, items: Sequence[T]) -> None:
        """Add values at the end."""
        if not items:
            return
        first = len(self._items)
        self.beginInsertRows(QModelIndex(), first, first + len(items) - 1)
        self._items.extend(items)
        self.endInsertRows()
