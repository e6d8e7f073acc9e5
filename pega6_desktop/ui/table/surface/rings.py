"""Rings: the keyboard's around a card, a zone or the whole mat, and the one that closes while a card may be taken back.

Owns these signs, and when the ring of the mat is seen. Must not know who asked for them.
"""

from PySide6.QtCore import QEvent, QObject, QPointF, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsScene, QWidget

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER, ROW_RADIUS
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.cards.tempo import TAKE_BACK, Pace, easing, take_back_ms
from pega6_desktop.ui.table.places import Pose, Rect, card_height
from pega6_desktop.ui.table.view import CardKey, OwnFace

_RING = "ring"
_RING_Z = 5.0
_RING_MARGIN = 8
_CLOSING_Z = 60.0
_WIDE = 1.5
"""How much wider than the card the closing ring begins."""


class FocusRing:
    """The double ring of the keyboard around a card or a zone."""

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints) -> None:
        self._look, self._prints = look, prints
        self._around_zone = Piece(scene, _RING_Z)
        self._around_zone.hide()
        self._ringed: CardItem | None = None

    def show_zone(self, box: Rect | None, dpr: float) -> None:
        """Ring the zone that covers this, or none."""
        self._around_zone.setVisible(box is not None)
        if box is None:
            return
        margin = margin_px(_RING_MARGIN, self._look, dpr)
        radius = ROW_RADIUS * self._look.u
        self._around_zone.put(self._print(box, radius, margin, dpr), box, margin, dpr)

    def show_card(self, item: CardItem | None, dpr: float) -> None:
        """Ring that card and no other; the ring goes with it, whatever the card is called by then."""
        if self._ringed is not None and self._ringed is not item:
            self._ringed.set_badge(_RING, None)
        self._ringed = item
        if item is None:
            return
        width = item.pose.width
        height, margin = card_height(width), margin_px(_RING_MARGIN, self._look, dpr)
        is_round = isinstance(item.face, OwnFace) and not item.face.is_card
        height, corner = (width, width / 2) if is_round else (height, width * CARD_CORNER)
        pixmap = self._print(Rect(0, 0, width, height), corner, margin, dpr)
        item.set_badge(_RING, pixmap, QPointF(-width / 2 - margin, -height / 2 - margin))

    def _print(self, box: Rect, radius: float, margin: float, dpr: float) -> QPixmap:
        def draw(painter: QPainter) -> None:
            paint.focus_ring(painter, self._look, qrect(box), radius)

        return self._prints.picture((_RING, radius), box, margin, dpr, draw)


class ClosingRing:
    """The gold ring that closes around the own face-down card for as long as it may be taken back.

    Where nothing moves there is no ring: the words say it.
    """

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints, pace: Pace) -> None:
        self._look, self._prints, self._pace = look, prints, pace
        self._piece = Piece(scene, _CLOSING_Z)
        self._piece.hide()
        self._closing = QPropertyAnimation(self._piece, b"scale", self._piece)
        self._around: tuple[CardKey, Pose] | None = None

    @property
    def key(self) -> CardKey | None:
        """The card the ring closes around, None while there is none."""
        return None if self._around is None else self._around[0]

    def show(self, key: CardKey | None, pose: Pose | None, dpr: float) -> None:
        """Close around this card, or be gone; asked again for the same card it goes on."""
        around = None if key is None or pose is None or self._pace.is_still else (key, pose)
        if around == self._around:
            return
        is_new = around is not None and (self._around is None or self._around[0] != around[0])
        self._around = around
        self._piece.setVisible(around is not None)
        if around is None:
            self._closing.stop()
            return
        self._draw(around[1], dpr)
        if is_new:
            self._closing.setDuration(take_back_ms(self._pace.tempo))
            self._closing.setEasingCurve(easing(TAKE_BACK))
            self._closing.setStartValue(_WIDE)
            self._closing.setEndValue(1.0)
            self._closing.start()

    def _draw(self, pose: Pose, dpr: float) -> None:
        box, margin, look = pose.rect, margin_px(_RING_MARGIN, self._look, dpr), self._look
        radius = box.width * CARD_CORNER + 2 * look.u

        def draw(painter: QPainter) -> None:
            ring = qrect(box.grown(2 * look.u))
            paint.rounded(painter, ring, radius, edge=look.theme.outline, stroke=6 * look.u)
            paint.rounded(painter, ring, radius, edge=look.theme.gold, stroke=3.6 * look.u)

        self._piece.put(self._prints.picture(("closing",), box, margin, dpr, draw), box, margin, dpr)
        self._piece.setTransformOriginPoint(box.width / 2, box.height / 2)


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
