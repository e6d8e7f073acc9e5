"""What every list of lines is: without a frame or a ground of its own, walked by arrows, chosen from by Enter.

Owns keyboard and scrolling of a list. Must not know what its lines are nor how one looks: its delegate does.
"""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.screens.common.screen import ENTER_KEYS

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
