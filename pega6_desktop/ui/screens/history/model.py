"""The list of stored matches as a model that fetches its pages when a view comes near their place.

Owns which lines are there. Must not know where they come from: ``wanted`` asks for what follows a line.
"""

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal

from pega6_desktop.records.history import Line, Page
from pega6_desktop.ui.look.listing import AnyIndex, ViewRole
from pega6_desktop.ui.words.tool_tip import as_tool_tip


class HistoryModel(QAbstractListModel):
    """Lines under ViewRole, their words under Qt's text roles; ``wanted(turn)`` when the view needs more."""

    wanted = Signal(int)

    def __init__(self, words: Callable[[Line], str], parent: QObject | None = None) -> None:
        """words: a line as one sentence, in the present language."""
        super().__init__(parent)
        self._words = words
        self._lines: list[Line] = []
        self._has_more = self._is_waiting = False
        self._last = 0

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines fetched so far."""
        return tuple(self._lines)

    def show_first(self, page: Page) -> None:
        """Begin anew with this page."""
        self.beginResetModel()
        self._lines = list(page.lines)
        self._has_more, self._is_waiting, self._last = page.has_more, False, page.last
        self.endResetModel()

    def add(self, page: Page) -> None:
        """Put this page after the lines that are there."""
        self._has_more, self._is_waiting, self._last = page.has_more, False, page.last
        if page.lines:
            self.beginInsertRows(QModelIndex(), len(self._lines), len(self._lines) + len(page.lines) - 1)
            self._lines += page.lines
            self.endInsertRows()

    def row_of(self, match_id: str) -> int | None:
        """The row of a match, None while it is not fetched."""
        return next((row for row, line in enumerate(self._lines) if line.match_id == match_id), None)

    def say_anew(self) -> None:
        """The language has changed."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Number of lines; a list has no children."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The line under ViewRole, its sentence under Qt's text roles, None otherwise."""
        if not (index.isValid() and index.row() < len(self._lines)):
            return None
        line = self._lines[index.row()]
        match int(role):
            case role_asked if role_asked == ViewRole:
                return line
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words(line)
            case Qt.ItemDataRole.ToolTipRole:
                return as_tool_tip(self._words(line))
            case _:
                return None

    def canFetchMore(self, parent: AnyIndex) -> bool:
        """Whether more lines are stored than are here, and none are on their way."""
        return not parent.isValid() and self._has_more and not self._is_waiting

    def fetchMore(self, parent: AnyIndex) -> None:
        """Ask for what follows."""
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.wanted.emit(self._last)
