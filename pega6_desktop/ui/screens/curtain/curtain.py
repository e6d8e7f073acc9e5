"""The curtain between two players at one screen: it names who is next and shows nothing of anybody's cards.

Owns the cloth that closes and opens, and the keys before it. Must not know the match: whoever draws the curtain decides
what is behind it when it opens.
"""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QObject,
    QParallelAnimationGroup,
    QPoint,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import SEMIBOLD, Look, Pictures
from pega6_desktop.ui.look.widgets import Label, PlateButton
from pega6_desktop.ui.screens.common.screen import abreast
from pega6_desktop.ui.screens.common.shortcuts import meant
from pega6_desktop.ui.screens.curtain.cloth import ClothPicture
from pega6_desktop.ui.screens.curtain.curtain_sheet import Called, CurtainSheet
from pega6_desktop.ui.table.view import SeatView

CLOSE_MS, OPEN_MS = 320, 420
PEEK_AFTER_MS = 350
"""How long the main button is held until the curtain opens only as long as it is held."""

_VALANCE = 80
_ARROWS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right})


class Curtain(QWidget):
    """Covers its parent while it is drawn; a click beside the sheet, Escape or any other key never opens it.

    confirmed: whoever was called is there. peek_began, peek_ended: the same, but only as long as a key or the mouse is
    held. take_back_asked, leave_asked: the other buttons. closed, opened: the cloth has come to rest.
    """

    confirmed = Signal()
    peek_began = Signal()
    peek_ended = Signal()
    take_back_asked = Signal()
    leave_asked = Signal()
    closed = Signal()
    opened = Signal()

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._over = look, parent
        self._is_open = True
        self._is_peeking = False
        cloth = ClothPicture(look)
        self._halves = (_Half(cloth, self), _Half(cloth, self))
        self._cloth = cloth
        self.sheet = CurtainSheet(look, pictures, self)
        self._foot = QWidget(self)
        self._foot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.leave_button = PlateButton(look, icon="left", key="S", size=14, tall=40)
        self._place = Label(look, size=15, weight=SEMIBOLD, colour="bar_text", is_elided=True)
        self._peek = QTimer(self, singleShot=True, interval=PEEK_AFTER_MS)
        self._motion = QParallelAnimationGroup(self)
        self._legs = tuple(QPropertyAnimation(half, b"pos", self._motion) for half in self._halves)
        self._arrange()
        self._wire()
        self.retranslate()
        self.hide()

    def _arrange(self) -> None:
        feet = abreast(self._foot)
        feet.addWidget(self.leave_button)
        self._place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        feet.addWidget(self._place, 1)
        self._balance = QWidget()
        feet.addWidget(self._balance)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        QWidget.setTabOrder(self.sheet.pin, self.sheet.open_button)
        QWidget.setTabOrder(self.sheet.open_button, self.sheet.undo_button)
        QWidget.setTabOrder(self.sheet.undo_button, self.leave_button)
        for leg in self._legs:
            leg.setEasingCurve(QEasingCurve.Type.InOutCubic)
            self._motion.addAnimation(leg)

    def _wire(self) -> None:
        button = self.sheet.open_button
        self.sheet.confirmed.connect(self.confirmed)
        button.pressed.connect(self._on_pressed)
        button.released.connect(self._peek.stop)
        self.sheet.undo_button.clicked.connect(self.take_back_asked)
        self.leave_button.clicked.connect(self.leave_asked)
        for each in (button, self.sheet.undo_button, self.leave_button):
            each.installEventFilter(self)
        self._peek.timeout.connect(self._begin_peek)
        self._motion.finished.connect(self._on_rest)
        self._look.changed.connect(self._lay_out)

    # ---------------------------------------------------------------- what it says

    @property
    def is_drawn(self) -> bool:
        """Whether the cloth covers everything, or is on its way there."""
        return not self._is_open

    @property
    def is_peeking(self) -> bool:
        """Whether it is open only as long as a key or the mouse is held."""
        return self._is_peeking

    def call(self, called: Called | None, place: str) -> None:
        """Say who is to come; None: whoever drew it. place: where the match stands."""
        self._place.setText(place)
        self.sheet.call(called)
        self._lay_out()

    def show_seats(self, seats: Sequence[SeatView]) -> None:
        """Everybody at the table as it stands now."""
        self.sheet.show_seats(seats)
        self._lay_out()

    def show_place(self, place: str) -> None:
        """Where the match stands, in other words."""
        self._place.setText(place)

    def retranslate(self) -> None:
        """Every word in the present language."""
        self.sheet.retranslate()
        self.leave_button.set_label(self.tr("Save and leave"))
        self._lay_out()

    # ---------------------------------------------------------------- closing and opening

    def draw(self, *, ms: int) -> None:
        """Close, in so many ms; ``closed`` when nothing behind it is to be seen any more."""
        self._peek.stop()
        self._is_peeking = False
        if not self.isVisibleTo(self._over):
            self._place_halves(1.0)
            self.setGeometry(self._over.rect())
            self._show_sheet(is_shown=False)
        self._is_open = False
        self.show()
        self.raise_()
        self._move_halves(0.0, ms)

    def part(self, *, ms: int) -> None:
        """Open, in so many ms; ``opened`` when nothing of it is to be seen any more."""
        self._is_open = True
        self._show_sheet(is_shown=False)
        self._move_halves(1.0, ms)

    def vanish(self) -> None:
        """Be gone, now."""
        self._peek.stop()
        self._motion.stop()
        self._is_open, self._is_peeking = True, False
        self.hide()

    def _on_rest(self) -> None:
        if not self._is_open:
            self._show_sheet(is_shown=True)
            self.closed.emit()
            return
        if not self._is_peeking:
            self.hide()
        self.opened.emit()

    def _show_sheet(self, *, is_shown: bool) -> None:
        """With the sheet the keyboard is on its button; without, on the curtain itself, which lets nothing through."""
        self._peek.stop()
        if not is_shown:
            self.sheet.open_button.setDown(False)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.sheet.setVisible(is_shown)
        self._foot.setVisible(is_shown)
        if is_shown:
            self._lay_out()
            self.sheet.arrive()

    def _move_halves(self, openness: float, ms: int) -> None:
        self._motion.stop()
        for half, leg, end in zip(self._halves, self._legs, self._places(openness), strict=True):
            leg.setDuration(ms)
            leg.setStartValue(half.pos())
            leg.setEndValue(end)
        self._motion.start()

    def _places(self, openness: float) -> tuple[QPoint, QPoint]:
        """Where the halves stand, from 0 (they meet) to 1 (both are outside)."""
        middle = self.width() // 2
        away = round((self.width() - middle) * openness)
        return QPoint(-away, 0), QPoint(middle + away, 0)

    def _place_halves(self, openness: float) -> None:
        for half, place in zip(self._halves, self._places(openness), strict=True):
            half.move(place)

    # ---------------------------------------------------------------- opening only while something is held

    def _on_pressed(self) -> None:
        if self.sheet.called is not None:
            self._peek.start()

    def _begin_peek(self) -> None:
        if self.is_drawn and self.sheet.open_button.isDown() and self.sheet.is_unlocked():
            self._is_peeking = True
            self._show_sheet(is_shown=False)
            self.peek_began.emit()

    def _end_peek(self) -> None:
        if self._is_peeking:
            self._is_peeking = False
            self.peek_ended.emit()

    # ---------------------------------------------------------------- events

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows are meant for the table behind: they do not lead the keyboard to another button, to leave by Space."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _ARROWS:
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens from everywhere, Z and S are the buttons that say so; nothing gets past the curtain."""
        pressed = meant("curtain", event.key())
        if pressed is not None and self.sheet.isVisibleTo(self) and not event.isAutoRepeat() and not event.modifiers():
            button = {"take_back": self.sheet.undo_button, "leave": self.leave_button}.get(pressed.name)
            if button is None:
                self.sheet.confirm()
            elif button.isVisibleTo(self):
                button.click()
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Whoever peeks lets go."""
        if not event.isAutoRepeat():
            self._end_peek()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing behind the curtain hears a click."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Whoever peeks lets go."""
        self._end_peek()
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Another window has the keyboard: letting go would not be heard here."""
        self._end_peek()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """An open curtain needs no picture."""
        self._cloth.forget()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything to its new place, at once."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        width, height, u = self.width(), self.height(), self._look.u
        middle = width // 2
        for half, left, room in zip(self._halves, (0, middle), (middle, width - middle), strict=True):
            half.resize(room, height)
            half.show_part(QRectF(left, 0, room, height))
        if self._motion.state() == QAbstractAnimation.State.Running:
            self._move_halves(1.0 if self._is_open else 0.0, 0)
        else:
            self._place_halves(1.0 if self._is_open else 0.0)
        self._balance.setFixedWidth(self.leave_button.sizeHint().width())
        hem, foot, edge = round(self._cloth.hem_height), self._foot.sizeHint().height(), round(12 * u)
        self._foot.setGeometry(edge, height - hem - foot, width - 2 * edge, foot)
        top = round(_VALANCE * u)
        self.sheet.fit_into(QRect(0, top, width, height - hem - foot - top))


class _Half(QWidget):
    """One half of the cloth."""

    def __init__(self, cloth: ClothPicture, parent: QWidget) -> None:
        super().__init__(parent)
        self._cloth, self._whole = cloth, parent
        self._part = QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_part(self, part: QRectF) -> None:
        """Show this part of the whole curtain."""
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr, part = self.devicePixelRatioF(), self._part
        source = QRectF(part.x() * dpr, 0, part.width() * dpr, part.height() * dpr)
        painter = QPainter(self)
        painter.drawPixmap(QRectF(self.rect()), self._cloth.pixmap(self._whole.size(), dpr), source)
        painter.end()
