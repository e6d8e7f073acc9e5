"""A list model over frozen values that tells its views only what really changed.

Owns the difference between two lists of values as model signals. Must not know any game, nor what is in the values.
"""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from pega6_desktop.ui.words.messages import as_tool_tip

T = TypeVar("T")

AnyIndex = QModelIndex | QPersistentModelIndex

ViewRole = int(Qt.ItemDataRole.UserRole) + 1
"""Role under which every model gives the frozen value itself."""


class ListingModel(QAbstractListModel, Generic[T]):
    """One frozen value per row; subclasses say what identifies a value and which words it has.

    Values are told apart by ``key``: a value whose key stays is kept (with dataChanged if it differs), others are
    removed or inserted. Only if kept values change their order is the model reset.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[T] = []

    def key(self, item: T) -> Hashable:
        """What makes two values the same thing at two moments."""
        raise NotImplementedError

    def words(self, item: T, role: int) -> str | None:
        """The text of a display, tooltip or accessibility role; None where there is none."""
        raise NotImplementedError

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
        words = self.words(item, int(role))
        return as_tool_tip(words) if words and int(role) == Qt.ItemDataRole.ToolTipRole else words

    def set_items(self, items: Sequence[T]) -> None:
        """Show these values from now on, with as few signals as the difference needs."""
        items = list(items)
        if items == self._items:
            return
        wanted = [self.key(item) for item in items]
        present = [self.key(item) for item in self._items]
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
