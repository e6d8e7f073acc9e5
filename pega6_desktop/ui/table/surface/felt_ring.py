"""The ring of the keyboard around the whole mat, while the felt has the keyboard and no card or row has it yet.

Owns when it is seen. Must not know what lies on the felt.
"""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import Look, paint

_RADIUS = 22
_ROOM = 6
"""Units the double ring needs at each side of the mat's edge."""

_BY_KEY = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})


class FeltRing(QWidget):
    """A frame of four strips and nothing in between: clicks, and cards that move, do not meet it."""

    def __init__(self, look: Look, felt: QWidget) -> None:
        super().__init__(felt)
        self._look = look
        self._is_wanted = self._has_place = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        felt.installEventFilter(self)

    def surround(self, mat: QRect) -> None:
        """Stand around this rectangle of the felt."""
        room = self._look.px(_ROOM)
        self.setGeometry(mat.adjusted(-room, -room, room, room))
        inside = self.rect().adjusted(2 * room, 2 * room, -2 * room, -2 * room)
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inside)))

    def show_place(self, *, is_there: bool) -> None:
        """Whether a card or row has a ring of its own."""
        self._has_place = is_there
        self._refresh()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whoever comes by key sees where the keyboard is; a click shows that by itself."""
        if isinstance(event, QFocusEvent):
            by_key = event.reason() in _BY_KEY or self.window().testAttribute(_KEYBOARD_USED)
            self._is_wanted = event.gotFocus() and by_key
            self._refresh()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        room = self._look.px(_ROOM)
        painter = QPainter(self)
        paint.smooth(painter)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint.focus_ring(painter, self._look, box, _RADIUS * self._look.u)
        painter.end()

    def _refresh(self) -> None:
        self.setVisible(self._is_wanted and not self._has_place)
        self.raise_()


_KEYBOARD_USED = Qt.WidgetAttribute.WA_KeyboardFocusChange
"""Set by Qt on a window in which Tab has been pressed."""
