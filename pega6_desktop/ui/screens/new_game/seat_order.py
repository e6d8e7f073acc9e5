"""The order of the seats in the form: a grip to drag a row by, and its keys.

Owns the grip and what follows the pointer. Must not know who sits anywhere: the list it belongs to moves the rows.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsOpacityEffect, QLabel, QScrollArea, QSizePolicy, QWidget

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.widgets import LookButton

_LEFT_BEHIND = 0.3
"""How much is seen of a row at its place while it is carried."""

_EDGE = 30
"""Units from the edge of the list where it scrolls under a carried row."""


class Grip(LookButton):
    """Six dots. ``lifted``, ``carried`` and ``dropped`` tell a drag in global coordinates, ``given_up`` its end by Esc.

    ``step_asked(int)``: one seat up (-1) or down (1), by the arrows; a click asks for a menu as any button does.
    """

    lifted = Signal(QPoint)
    carried = Signal(QPoint)
    dropped = Signal()
    given_up = Signal()
    step_asked = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._pressed_at: QPoint | None = None
        self._is_carrying = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    @property
    def needed_size(self) -> QSize:
        """For the style: narrow and as tall as its row."""
        return QSize(self.look.px(24), self.look.hit(40))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the row, Esc lets go of it."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if self._is_carrying and event.key() == Qt.Key.Key_Escape:
            self._let_go()
            self.given_up.emit()
        elif step is not None and not self._is_carrying:
            self.step_asked.emit(step)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A drag may begin here."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the row when the hand really moves, then carry it."""
        at = event.globalPosition().toPoint()
        if self._pressed_at is None:
            super().mouseMoveEvent(event)
            return
        if not self._is_carrying and (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self._is_carrying = True
            self.setDown(False)
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.lifted.emit(self._pressed_at)
        if self._is_carrying:
            self.carried.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a drag is no click."""
        self._pressed_at = None
        if self._is_carrying:
            self._let_go()
            self.dropped.emit()
        else:
            super().mouseReleaseEvent(event)

    def paint_face(self, painter: QPainter, state: State) -> None:
        """For the style."""
        u, theme, middle = self.look.u, self.look.theme, state.box.center()
        ink = theme.ink if state.is_hot or self._is_carrying else theme.muted
        for across in (-1, 1):
            for down in (-1, 0, 1):
                at = middle + QPointF(across * 4 * u, down * 8 * u)
                paint.disc(painter, at, 2.1 * u, fill=ink)
        if state.has_focus:
            box = QRectF(0, 0, 22 * u, 38 * u)
            box.moveCenter(middle)
            paint.focus_ring(painter, self.look, box, 8 * u)

    def _let_go(self) -> None:
        self._pressed_at, self._is_carrying = None, False
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.update()


class Carrying(QObject):
    """One row on its way: its picture follows the pointer, and ``wanted(int)`` tells where it would come to lie."""

    wanted = Signal(int)

    def __init__(self, look: Look, row: QWidget, content: QWidget, area: QScrollArea, at: QPoint) -> None:
        """content: what holds the rows and scrolls in the area. at: where it was taken, in global coordinates."""
        super().__init__(row)
        self._row, self._content, self._area, self._edge = row, content, area, look.px(_EDGE)
        self._offset = row.mapFromGlobal(at).y()
        self._picture = QLabel(content)
        self._picture.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture.setPixmap(row.grab())
        self._picture.setGeometry(row.geometry())
        self._picture.show()
        self._picture.raise_()
        effect = QGraphicsOpacityEffect(row)
        effect.setOpacity(_LEFT_BEHIND)
        row.setGraphicsEffect(effect)

    def follow(self, at: QPoint, rows: Sequence[QWidget]) -> None:
        """The pointer is here now; rows: all of them in their order."""
        pointer = self._content.mapFromGlobal(at).y()
        top = min(max(pointer - self._offset, 0), max(0, self._content.height() - self._picture.height()))
        self._picture.move(self._row.x(), top)
        self._area.ensureVisible(self._row.x(), pointer, 0, self._edge)
        own, bottom = rows.index(self._row), top + self._picture.height()
        # A row makes room as soon as half of it is covered.
        before = sum(_middle(row) < top for row in rows[:own])
        behind = sum(_middle(row) < bottom for row in rows[own + 1 :])
        self.wanted.emit(before + behind)

    def end(self) -> None:
        """The row lies where it lies."""
        self._picture.hide()
        self._picture.deleteLater()
        self._row.setGraphicsEffect(None)  # type: ignore[arg-type]  # the stubs do not know that None takes it away
        self.deleteLater()


def _middle(row: QWidget) -> float:
    return row.y() + row.height() / 2
