"""The curtain between two players at one screen: it names who is next and shows nothing of anybody's cards.

Owns the cloth with its folds and stars, how it closes and opens, and the keys before it. Must not know the match:
whoever draws the curtain decides what is behind it when it opens.
"""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QObject,
    QParallelAnimationGroup,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import SEMIBOLD, Look, Pictures, paint
from pega6_desktop.ui.look.paint.brush import star_path
from pega6_desktop.ui.look.widgets import Label, PlateButton
from pega6_desktop.ui.screens.common.screen import abreast
from pega6_desktop.ui.screens.common.shortcuts import meant
from pega6_desktop.ui.screens.curtain.curtain_sheet import Called, CurtainSheet
from pega6_desktop.ui.table.view import SeatView

_FOLD, _SCALLOP, _TASSEL = 80, 160, 20
_VALANCE, _SAG, _HEM = 34, 42, 48
_DARK_WOOD = 0.5


class ClothPicture:
    """Paints the curtain; the last pixmap is kept until it is forgotten."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None

    def pixmap(self, size: QSize, dpr: float) -> QPixmap:
        """The closed curtain in `size` logical px, opaque everywhere and the same at both sides of its middle."""
        key = (size.width(), size.height(), dpr, self._look.theme.name, self._look.u)
        if self._kept is None or self._kept[0] != key:
            pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
            pixmap.setDevicePixelRatio(dpr)
            painter = QPainter(pixmap)
            paint.smooth(painter)
            self._paint(painter, QRectF(0, 0, size.width(), size.height()))
            painter.end()
            self._kept = (key, pixmap)
        return self._kept[1]

    def forget(self) -> None:
        """Keep no picture: the curtain is open."""
        self._kept = None

    @property
    def hem_height(self) -> float:
        """Logical px at the lower edge that belong to the hem."""
        return _HEM * self._look.u

    def _paint(self, painter: QPainter, area: QRectF) -> None:
        if self._look.theme.is_flat:
            self._paint_flat(painter, area)
        else:
            self._paint_cloth(painter, area)
        self._paint_hem(painter, area)
        self._paint_valance(painter, area)

    def _paint_flat(self, painter: QPainter, area: QRectF) -> None:
        """High contrast: black cloth, thin white folds."""
        painter.fillRect(area, QColor(self._look.theme.wood1))
        painter.setPen(paint.pen_for(paint.tint("#FFFFFF", 0.35), 1.5))
        for left, width in _parts(area.width(), _FOLD * self._look.u):
            painter.drawLine(QPointF(left + width / 2, 0), QPointF(left + width / 2, area.bottom()))

    def _paint_cloth(self, painter: QPainter, area: QRectF) -> None:
        top, bottom, light = ("#43110C", "#260806", 0.16) if self._is_dark else ("#6E1A12", "#4A0F0B", 0.26)
        ground = QLinearGradient(area.topLeft(), area.bottomLeft())
        ground.setColorAt(0, QColor(top))
        ground.setColorAt(1, QColor(bottom))
        painter.fillRect(area, ground)
        for left, width in _parts(area.width(), _FOLD * self._look.u):
            fold = QLinearGradient(left, 0, left + width, 0)
            for at, colour, strength in ((0, "#000000", 0.3), (0.34, "#FF8A5A", light), (0.6, "#FF8A5A", 0.05)):
                fold.setColorAt(at, paint.tint(colour, strength))
            fold.setColorAt(1, paint.tint("#000000", 0.3))
            painter.fillRect(QRectF(left, 0, width, area.height()), fold)
        shade = QRadialGradient(
            QPointF(area.center().x(), area.height() * 0.475), max(area.width(), area.height()) * 0.6
        )
        shade.setColorAt(0, paint.tint("#000000", 0.0))
        shade.setColorAt(1, paint.tint("#000000", 0.34))
        painter.fillRect(area, shade)

    def _paint_hem(self, painter: QPainter, area: QRectF) -> None:
        u, gold = self._look.u, self._look.theme.gold
        top = area.bottom() - self.hem_height
        painter.fillRect(QRectF(area.x(), top, area.width(), 8 * u), QColor(gold))
        painter.setPen(Qt.PenStyle.NoPen)
        for index, (left, width) in enumerate(_parts(area.width(), _TASSEL * u)):
            painter.setBrush(QColor(gold).darker(112 if index % 2 else 100))
            inset, low = 3 * u, top + 44 * u
            corners = (
                (left, top + 8 * u),
                (left + width, top + 8 * u),
                (left + width - inset, low),
                (left + inset, low),
            )
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))

    def _paint_valance(self, painter: QPainter, area: QRectF) -> None:
        u, theme = self._look.u, self._look.theme
        cloth = QLinearGradient(0, 0, 0, (_VALANCE + _SAG) * u)
        tones = (
            ("#000000", "#000000")
            if theme.is_flat
            else ("#5E1810", "#74221A")
            if self._is_dark
            else ("#8C2418", "#A8321F")
        )
        cloth.setColorAt(0, QColor(tones[0]))
        cloth.setColorAt(1, QColor(tones[1]))
        for left, width in _parts(area.width(), _SCALLOP * u):
            scallop = QPainterPath(QPointF(left, 0))
            scallop.lineTo(left + width, 0)
            scallop.lineTo(left + width, _VALANCE * u)
            scallop.quadTo(left + width / 2, (_VALANCE + 2 * _SAG) * u, left, _VALANCE * u)
            scallop.closeSubpath()
            painter.setBrush(cloth)
            painter.setPen(paint.pen_for(theme.gold, 3.5 * u))
            painter.drawPath(scallop)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.gold))
            painter.drawPath(star_path(left + width / 2, 42 * u, 11 * u))

    @property
    def _is_dark(self) -> bool:
        return QColor(self._look.theme.wood1).lightnessF() < _DARK_WOOD


def _parts(width: float, wish: float) -> list[tuple[float, float]]:
    """An even number of equal parts across the width, each about as wide as wished: left edge and width."""
    count = max(2, 2 * round(width / wish / 2))
    return [(index * width / count, width / count) for index in range(count)]


CLOSE_MS, OPEN_MS = 320, 420
PEEK_AFTER_MS = 350
"""How long the main button is held until the curtain opens only as long as it is held."""

_UNDER_VALANCE = 80
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
        self._place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._balance = QWidget()
        abreast(self._foot, self.leave_button, (self._place, 1), self._balance)
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
        top = round(_UNDER_VALANCE * u)
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
