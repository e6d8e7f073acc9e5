"""The shortcuts of one place as a list: arrows walk it, letters jump to a word, every line says its keys.

Owns how a line looks and what is heard of it. Must not know what a shortcut does.
"""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QPainter,
    QPalette,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from pega6_desktop.ui.look import SEMIBOLD, Look, line_step, paint, wrapped
from pega6_desktop.ui.screens.common.shortcuts import Place
from pega6_desktop.ui.screens.keys.shortcut_words import key_spoken, key_word, lines, place_word

KEYS = int(Qt.ItemDataRole.UserRole)
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
_SIDE, _GAP = 10, 12
_DASH = "\N{EN DASH}"


class KeyDelegate(QStyledItemDelegate):
    """The words at the left, in as many lines as they need, and the keys at the right."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The width of the list, and the height of the words or keys."""
        width, font = self._view.viewport().width(), self._font()
        lines = len(wrapped(str(index.data()), font, self._room(index, width)))
        height = max(lines * line_step(font) + 10 * self._look.u, self._key_font().pixelSize() * 2.4)
        return QSize(width, round(height))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the line; the ring of the keyboard around the one it stands on."""
        painter.save()
        paint.smooth(painter)
        look, u = self._look, self._look.u
        rect, state = option.rect, option.state
        box = QRectF(rect).adjusted(2 * u, u, -2 * u, -u)
        font, room = self._font(), self._room(index, rect.width())
        lines = wrapped(str(index.data()), font, room)
        top = QPointF(box.left() + _SIDE * u, box.center().y() - (len(lines) - 1) * line_step(font) / 2)
        paint.paragraph(painter, str(index.data()), top, font, look.theme.ink, width=room)
        self._paint_keys(painter, index.data(KEYS), box)
        if state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, look, box.adjusted(3 * u, 3 * u, -3 * u, -3 * u), 8 * u)
        painter.restore()

    def _paint_keys(self, painter: QPainter, keys: list[str], box: QRectF) -> None:
        font, u = self._key_font(), self._look.u
        x = box.right() - _SIDE * u - self._keys_width(keys)
        for key in keys:
            if key:
                x += paint.keycap(painter, self._look, key_word(key), QPointF(x, box.center().y()), font) + 3 * u
            else:
                x += paint.text(painter, _DASH, QPointF(x, box.center().y()), font, self._look.theme.ink) + 3 * u

    def _room(self, index: QModelIndex | QPersistentModelIndex, width: int) -> float:
        """Width of the words."""
        u = self._look.u
        return max(60 * u, width - (4 + 2 * _SIDE + _GAP) * u - self._keys_width(index.data(KEYS)))

    def _keys_width(self, keys: list[str]) -> float:
        font, u = self._key_font(), self._look.u
        widths = [paint.keycap_size(key_word(key), font).width() if key else font.pixelSize() * 0.7 for key in keys]
        return sum(widths) + 3 * u * len(widths)

    def _font(self) -> QFont:
        return self._look.font(14, SEMIBOLD)

    def _key_font(self) -> QFont:
        return paint.hint_font(self._look)


class KeyList(QListView):
    """As high as its lines need; it never scrolls by itself."""

    def __init__(self, look: Look, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._place = look, place
        self.setModel(QStandardItemModel(self))
        self.setItemDelegate(KeyDelegate(look, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        for bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        look.changed.connect(self._dress)
        self._dress()

    def show_keys_of(self, game: str) -> None:
        """Tell what the keys do in this game, in the present language."""
        self.setAccessibleName(place_word(self._place))
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.clear()
        for words, keys in lines(self._place, game):
            item = QStandardItem(words)
            item.setData(list(keys), KEYS)
            item.setData(f"{words}: {' '.join(key_spoken(key) for key in keys)}", _SPOKEN)
            model.appendRow(item)
        self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus always stands on a line."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width the words need other lines."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        lines = range(self.model().rowCount())
        height = sum(self.sizeHintForIndex(self.model().index(line, 0)).height() for line in lines)
        if height != self.height():
            self.setFixedHeight(height)
        self.scheduleDelayedItemsLayout()

    def _dress(self) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self._fit()
