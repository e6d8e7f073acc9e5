"""Lists of lines and tables of players: without a frame or a ground of their own, walked by arrows.

Owns keyboard and scrolling of a list, whose look is its delegate's; and how a table looks with a player in each row,
who it is in the first column and figures in the others. Must not know what lines and figures are about.
"""

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QEvent,
    QLineF,
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, Pictures, paint, text_width
from pega6_desktop.ui.look.listing import AnyIndex, ViewRole
from pega6_desktop.ui.look.widgets import portrait
from pega6_desktop.ui.screens.common.screen import ENTER_KEYS, let_fingers_scroll
from pega6_desktop.ui.words.messages import signed

WALKING = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)


class LineList(QListView):
    """``chosen(QModelIndex)`` on Enter, once while it is held. Keys that do not walk or copy go on to the screen."""

    chosen = Signal(QModelIndex)
    walking = WALKING

    def __init__(self, look: Look, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setModel(model)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
        let_fingers_scroll(self)
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            if not event.isAutoRepeat() and self.currentIndex().isValid():
                self.chosen.emit(self.currentIndex())
        elif event.key() in self.walking or event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._stand_on_a_line()

    def _stand_on_a_line(self) -> None:
        """The focus always stands on a line, so that a screen reader has something to say."""
        if self.hasFocus() and not self.selectionModel().hasSelection() and self.model().rowCount():
            self.setCurrentIndex(self.currentIndex() if self.currentIndex().isValid() else self.model().index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are as wide as the list, and their words wrap in it."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


_NOWHERE = QModelIndex()
_WALKING = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
_SMALLEST_TYPE = 0.85
"""Type is made no smaller than this share of its size, however small the lengths are."""


class TableCell(msgspec.Struct, frozen=True, kw_only=True):
    """What stands in one place of the table: less strong than the figures that count."""

    text: str
    said: str = ""
    """For the ear, where it is told in other words."""


class Head(TableCell, frozen=True, kw_only=True):
    """What stands over a column."""

    right: float
    """Units that the figures of the column keep from its right edge."""


class Player(TableCell, frozen=True, kw_only=True):
    """Who a row is about; the text is the name."""

    avatar: int
    place: str = ""
    """Before the portrait."""
    note: str = ""
    """Under the name, where the row is high enough."""
    is_leading: bool = False
    """With a crown, and a ring around the portrait."""
    is_own: bool = False
    """The row stands on gold."""


class Figure(TableCell, frozen=True, kw_only=True):
    """A number of points; the best has a mark, which reaches 10 units to the right. tag: words over such a mark."""

    is_best: bool
    tag: str = ""


class DrawnCell(TableCell, frozen=True, kw_only=True):
    """What draws itself into its place; the text is for the ear."""

    draw: Callable[[QPainter, QRectF], None]


class Total(TableCell, frozen=True, kw_only=True):
    """What counts in the end."""

    points: int
    has_heads: bool
    is_cost: bool
    """Red: the fewer the better."""
    share: float | None = None
    """How near the end of the match (0 to 1): a bar beside it."""


class Measures(msgspec.Struct, frozen=True):
    """Sizes of a table: type in base sizes (see `Look.font`), lengths in units."""

    look: Look
    name: float = 18
    note: float = 12.5
    total: float = 22
    face: float = 46
    left: float = 64
    """Where the portraits begin."""
    scale: float = 1
    """Of all lengths."""

    @property
    def u(self) -> float:
        """Logical px of one unit."""
        return self.look.u * self.scale

    def font(self, base: float, weight: int = EXTRABOLD) -> QFont:
        """Type of that base size."""
        return self.look.font(base * max(self.scale, _SMALLEST_TYPE), weight)

    @property
    def legend(self) -> float:
        """Height of the legend, px."""
        return max(34 * self.u, self.font(self.note).pixelSize() * 2.2)

    def face_side(self, row: float) -> int:
        """Diameter, px, of the portraits in rows that high."""
        return round(min(self.face * self.u, row * 0.8))

    def name_left(self, row: float) -> float:
        """Where the names begin, px, in rows that high."""
        return (self.left + 12) * self.u + self.face_side(row)


class PlayerTable(QTableView):
    """Subclasses say in `_refresh` what stands in it and where. It never scrolls: what it stands on does."""

    def __init__(self, measures: Measures, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._measures, self._look = measures, measures.look
        self._legend = ""
        """What the mark of the best means, under the rows."""
        self._cells = _Cells(self)
        self.setModel(self._cells)
        self.setItemDelegate(_Delegate(measures, pictures, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalHeader(_HeadRow(measures, self))
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._look.changed.connect(self._refresh)

    def _refresh(self) -> None:
        """Show everything anew: the look, the language or the size is another."""
        raise NotImplementedError

    def _show_cells(self, heads: Sequence[Head], rows: Sequence[Sequence[TableCell]]) -> None:
        """The first cell of each row is its Player. The keyboard stays where it is."""
        here = self.currentIndex()
        place = here.row(), here.column()
        self._cells.show(heads, rows)
        if here.isValid() or self.hasFocus():
            self.setCurrentIndex(self._cells.index(max(0, place[0]), max(0, place[1])))

    def _place_cells(self, head: float, row: float, widths: Sequence[float]) -> None:
        """head, row: heights, px. widths: of all columns but the first, which has what they leave."""
        self.horizontalHeader().setFixedHeight(round(head))
        self.verticalHeader().setDefaultSectionSize(round(row))
        for column, width in enumerate((self.width() - sum(map(round, widths)), *map(round, widths))):
            self.setColumnWidth(column, max(1, width))
        self.updateGeometries()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What lies under the cells, and the legend; then the cells."""
        at, theme, below, is_apart = self._measures, self._look.theme, 0.0, True
        painter = QPainter(self.viewport())
        paint.smooth(painter)
        for row in range(self._cells.rowCount()):
            box = QRectF(0, below, self.width(), self.rowHeight(row))
            is_own = self._cells.index(row, 0).data(ViewRole).is_own
            if is_own:
                ground = box.adjusted(2 * at.u, 3 * at.u, -2 * at.u, -3 * at.u)
                fill = paint.tint(theme.gold, theme.chosen_strength)
                paint.rounded(painter, ground, 12 * at.u, fill=fill, edge=theme.gold, stroke=1.8 * at.u)
            elif not is_apart:
                painter.setPen(paint.pen_for(paint.tint(theme.plate_edge, 0.5), 1))
                painter.drawLine(QLineF(8 * at.u, below, self.width() - 8 * at.u, below))
            below, is_apart = box.bottom(), is_own
        if self._legend:
            y = below + at.legend * 0.55
            _mark(painter, at, QRectF(10 * at.u, y - 9 * at.u, 22 * at.u, 18 * at.u))
            paint.text(painter, self._legend, QPointF(42 * at.u, y), at.font(at.note, SEMIBOLD), theme.muted)
        painter.end()
        super().paintEvent(event)
        self._paint_tags()

    def _paint_tags(self) -> None:
        """Over the cells: a tag reaches into the row above its own; that of the first, into the one below."""
        at, theme = self._measures, self._look.theme
        places = [(row, column) for row in range(self._cells.rowCount()) for column in range(self._cells.columnCount())]
        for index in (self._cells.index(*place) for place in places):
            cell = index.data(ViewRole)
            if not isinstance(cell, Figure) or not cell.tag:
                continue
            box, font = QRectF(self.visualRect(index)), at.font(11)
            head = index.model().headerData(index.column(), Qt.Orientation.Horizontal, ViewRole)
            wide, tall = text_width(cell.tag, font) + 16 * at.u, max(18 * at.u, font.pixelSize() * 1.45)
            middle = box.right() - (head.right + 12) * at.u
            left = min(max(0.0, middle - wide / 2), self.width() - wide)
            above, below = box.top() - tall * 0.45, box.bottom() - tall * 0.55
            pill = QRectF(left, above if above >= 0 else below, wide, tall)
            painter = QPainter(self.viewport())
            paint.smooth(painter)
            fill, ink = (theme.good, theme.plate) if not theme.is_flat else (theme.plate, theme.good)
            paint.rounded(painter, pill, tall / 2, fill=fill, edge=theme.good, stroke=1.4)
            paint.text(painter, cell.tag, pill.center(), font, ink, align=paint.Align.MIDDLE)
            painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._cells.index(0, 0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk; every other key is the screen's."""
        if event.key() in _WALKING and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
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
    """Cells under ViewRole, their words under Qt's text roles."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._heads: tuple[Head, ...] = ()
        self._rows: tuple[tuple[TableCell, ...], ...] = ()

    def show(self, heads: Sequence[Head], rows: Sequence[Sequence[TableCell]]) -> None:
        """Hold these from now on; where there are as many as before, whoever stands on a cell stays there."""
        shown = tuple(heads), tuple(map(tuple, rows))
        if shown == (self._heads, self._rows):
            return
        if (len(shown[0]), len(shown[1])) != (len(self._heads), len(self._rows)):
            self.beginResetModel()
            self._heads, self._rows = shown
            self.endResetModel()
            return
        self._heads, self._rows = shown
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._heads) - 1)
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(self._heads) - 1))

    def rowCount(self, parent: AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._heads)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return _told(self._rows[index.row()][index.column()], role) if index.isValid() else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Of a column its head, of a row its first cell."""
        is_column = orientation == Qt.Orientation.Horizontal
        cells: Sequence[TableCell] = self._heads if is_column else [row[0] for row in self._rows]
        return _told(cells[section], role) if section < len(cells) else None


def _told(cell: TableCell, role: int) -> object:
    match role:
        case Qt.ItemDataRole.DisplayRole:
            return cell.text
        case Qt.ItemDataRole.AccessibleTextRole:
            return cell.said or cell.text
        case _:
            return cell if role == ViewRole else None


class _HeadRow(QHeaderView):
    """The line above the first row."""

    def __init__(self, measures: Measures, table: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._measures, self._table = measures, table
        self.viewport().setAutoFillBackground(False)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        at, head = self._measures, self.model().headerData(section, self.orientation(), ViewRole)
        if not isinstance(head, Head) or rect.height() <= 1:
            return
        paint.smooth(painter)
        theme, box, is_first = at.look.theme, QRectF(rect), section == 0
        x = at.name_left(self._table.rowHeight(0)) if is_first else box.right() - head.right * at.u
        align = paint.Align.LEFT if is_first else paint.Align.RIGHT
        paint.text(painter, head.text, QPointF(x, box.height() * 0.42), at.font(14, BOLD), theme.muted, align=align)
        left = box.left() + 8 * at.u if is_first else box.left()
        right = box.right() - 8 * at.u if section == self.count() - 1 else box.right()
        painter.setPen(paint.pen_for(theme.plate_edge, max(1.2, 1.6 * at.u)))
        painter.drawLine(QLineF(left, box.bottom() - 3 * at.u, right, box.bottom() - 3 * at.u))


class _Delegate(QStyledItemDelegate):
    """Paints one cell."""

    def __init__(self, measures: Measures, pictures: Pictures, table: QTableView) -> None:
        super().__init__(table)
        self._measures, self._pictures, self._table = measures, pictures, table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        box, cell, at = QRectF(option.rect), index.data(ViewRole), self._measures
        head = index.model().headerData(index.column(), Qt.Orientation.Horizontal, ViewRole)
        end = QPointF(box.right() - head.right * at.u, box.center().y())
        theme, align = at.look.theme, paint.Align.RIGHT
        with paint.kept(painter):
            paint.smooth(painter)
            match cell:
                case Player():
                    self._paint_player(painter, box, cell)
                case Figure(is_best=True):
                    font = at.font(18)
                    wide = max(34 * at.u, text_width(cell.text, font) + 8 * at.u)
                    half = max(15 * at.u, font.pixelSize() * 0.7)
                    _mark(painter, at, QRectF(end.x() - wide, end.y() - half, wide + 10 * at.u, 2 * half))
                    paint.text(painter, cell.text, end, font, theme.good, align=align)
                case Figure():
                    paint.text(painter, cell.text, end, at.font(18, SEMIBOLD), theme.ink, align=align)
                case Total():
                    self._paint_total(painter, end, cell)
                case DrawnCell():
                    cell.draw(painter, box)
                case _:
                    paint.text(painter, cell.text, end, at.font(13, SEMIBOLD), theme.muted, align=align)
            if option.state & QStyle.StateFlag.State_HasFocus:
                paint.focus_ring(painter, at.look, box.adjusted(4, 4, -4, -4), 10 * at.look.u)

    def _paint_player(self, painter: QPainter, box: QRectF, player: Player) -> None:
        at, theme, middle = self._measures, self._measures.look.theme, box.center().y()
        if player.place:
            place = QPointF(34 * at.u, middle)
            paint.text(painter, player.place, place, at.font(17), theme.ink, align=paint.Align.MIDDLE)
        side, left = at.face_side(box.height()), at.name_left(box.height())
        ring, dpr = theme.gold if player.is_leading else None, self._table.devicePixelRatioF()
        face = portrait(at.look, self._pictures, player.avatar, side, dpr, ring)
        painter.drawPixmap(QPointF(at.left * at.u, middle - side / 2), face)
        name, note, room = at.font(at.name), at.font(at.note, SEMIBOLD), box.width() - left - 10 * at.u
        has_note = bool(player.note) and box.height() > name.pixelSize() * 2.6
        step = name.pixelSize() * 0.68 if has_note else 0.0
        width = paint.text(painter, player.text, QPointF(left, middle - step), name, theme.ink, max_width=room)
        if player.is_leading and (has_note or width + 28 * at.u < room):
            crown = QPointF(left, middle + step) if has_note else QPointF(left + width + 8 * at.u, middle)
            box = QRectF(crown.x(), crown.y() - 9 * at.u, 18 * at.u, 18 * at.u)
            paint.icon(painter, "crown", box, theme.gold if theme.is_flat else theme.warm)
        if has_note:
            left += 24 * at.u * player.is_leading
            paint.text(painter, player.note, QPointF(left, middle + step), note, theme.muted, max_width=room)

    def _paint_total(self, painter: QPainter, end: QPointF, total: Total) -> None:
        at, theme, align = self._measures, self._measures.look.theme, paint.Align.RIGHT
        font, ink = at.font(at.total), theme.accent if total.is_cost else theme.ink
        if total.has_heads:
            paint.heads(painter, total.points, end, font, ink, theme.plate, align=align)
        else:
            paint.text(painter, signed(total.points), end, font, ink, align=align)
        if total.share is not None:
            bar = QRectF(end.x() + 14 * at.u, end.y() - 4 * at.u, 56 * at.u, 8 * at.u)
            paint.progress(painter, at.look, bar, total.share)


def _mark(painter: QPainter, at: Measures, box: QRectF) -> None:
    """The sign of the best: a green ground, in the contrast theme an edge as well."""
    theme = at.look.theme
    edge = theme.good if theme.is_flat else None
    paint.rounded(painter, box, 9 * at.u, fill=paint.tint(theme.good, 0.10), edge=edge)
