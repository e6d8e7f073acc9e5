"""A table that is painted as one picture, and walked cell by cell: by the arrow keys, and by screen readers.

Owns what Qt's table view does beside that: its lines, bars, marks and search are left out. Must not know what is in it.
"""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look

AnyIndex: TypeAlias = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
_WALKING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class PaintedTable(QTableView):
    """Subclasses paint the whole in `paint_table`, with their head above the first row."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._cells = _Cells(self)
        self.setModel(self._cells)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalHeader(_Head(self))
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def paint_table(self, painter: QPainter) -> None:
        """Paint the whole, from the upper left corner of the table."""
        raise NotImplementedError

    def set_cells(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """The words of every cell, as they are said."""
        here = self.currentIndex()
        place = here.row(), here.column()
        self._cells.show(head, rows)
        if here.isValid() or self.hasFocus():
            self.setCurrentIndex(self._cells.index(max(0, place[0]), max(0, place[1])))

    def set_places(self, head: float, row: float, rights: Sequence[float]) -> None:
        """Where the cells are painted. head, row: heights. rights: right edges of the columns."""
        self.horizontalHeader().setFixedHeight(round(head))
        for place in range(self._cells.rowCount()):
            self.setRowHeight(place, round((place + 1) * row) - round(place * row))
        for place, (left, right) in enumerate(zip((0.0, *rights), rights, strict=False)):
            self.setColumnWidth(place, max(1, round(right) - round(left)))
        self.updateGeometries()
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        paint.smooth(painter)
        with paint.kept(painter):
            painter.translate(0, -self.viewport().y())
            self.paint_table(painter)
        if self.hasFocus():
            here = self.visualRect(self.currentIndex()) if self.currentIndex().isValid() else self.viewport().rect()
            paint.focus_ring(painter, self._look, QRectF(here).adjusted(4, 4, -4, -4), 10 * self._look.u)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._cells.index(0, 0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk; every other key is the screen's."""
        if event.key() in _WALKING and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            self.viewport().update()
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The whole table is always there: what it stands on is scrolled."""
        event.ignore()

    def scrollTo(
        self,
        index: AnyIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Nothing ever stands outside."""


class _Cells(QAbstractTableModel):
    """The words of the cells and of the head."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._head: tuple[str, ...] = ()
        self._rows: tuple[tuple[str, ...], ...] = ()

    def show(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Hold these from now on."""
        self.beginResetModel()
        self._head, self._rows = tuple(head), tuple(map(tuple, rows))
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._head)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        is_told = role == Qt.ItemDataRole.DisplayRole and index.isValid()
        return self._rows[index.row()][index.column()] if is_told else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Of a column its head, of a row its first cell."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        told = self._head if orientation == Qt.Orientation.Horizontal else [row[0] for row in self._rows]
        return told[section] if section < len(told) else None


class _Head(QHeaderView):
    """The line above the first row, painted with the rest."""

    def __init__(self, table: PaintedTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.viewport().setAutoFillBackground(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        paint.smooth(painter)
        self._table.paint_table(painter)
        painter.end()
