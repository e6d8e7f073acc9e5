"""Everything that stands out on the table: rows, gaps, cards and zones while a card is in the air, what is to come, the
keyboard's ring, and the one that closes while a card may be taken back.

Owns the pieces that show it, and which signs hang on which card: gold rings, pills with what it would bring, veils.
Must not know the mouse, who asked for a ring, nor what a target brings about.
"""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QEvent, QObject, QPointF, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsScene, QWidget

from pega6_desktop.ui.look import EXTRABOLD, Look, paint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER, ROW_RADIUS
from pega6_desktop.ui.table.arrangement import CARD_PRICE, Accents, Arrangement, Covered, Sign
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.cards.tempo import GO_OUT, LIGHT_UP, TAKE_BACK, Pace, easing, take_back_ms
from pega6_desktop.ui.table.places import Pose, Rect, TableLayout, card_height
from pega6_desktop.ui.table.surface.bubbles import PreviewBubble
from pega6_desktop.ui.table.surface.still import StillPieces
from pega6_desktop.ui.table.view import CardKey, OwnFace, Target


class LitTable(msgspec.Struct, frozen=True):
    """What is lit: the table as it is now. held: the card at the pointer."""

    layout: TableLayout
    table: Arrangement
    now: Accents
    poses: Mapping[CardKey, Pose]
    items: Mapping[CardKey, CardItem]
    dpr: float
    held: CardKey | None = None


class Lighting:
    """The accents of one table as they are to be seen."""

    def __init__(
        self,
        scene: QGraphicsScene,
        look: Look,
        art: CardArt,
        prints: Prints,
        pace: Pace,
        pieces: StillPieces,
        table: QWidget,
    ) -> None:
        self._pace, self._pieces = pace, pieces
        self._card_signs = CardSigns(look, art, prints)
        self.preview = PreviewBubble(scene, look, prints, pace, table)
        self._previewed: tuple[Target, TableLayout] | None = None

    def show(self, lit: LitTable, *, is_at_once: bool = False) -> None:
        """Show the accents of this table; what was lit otherwise goes out. is_at_once: the table itself is another."""
        self.light(lit, is_at_once=is_at_once)
        if is_at_once:
            self._previewed = None
        self._show_preview(lit)
        self.sign_cards(lit.table, lit.now, lit.items, lit.dpr)

    def light(self, lit: LitTable, *, is_at_once: bool = False) -> None:
        """Show what has a picture of its own."""
        fades = (0, 0) if is_at_once else (self._pace.ms(LIGHT_UP.ms), self._pace.ms(GO_OUT.ms))
        self._pieces.light(lit.layout, lit.table, lit.now, lit.dpr, fades)

    def sign_cards(self, table: Arrangement, now: Accents, items: Mapping[CardKey, CardItem], dpr: float) -> None:
        """Show the rings, pills and veils of single cards."""
        self._card_signs.show(items, card_signs(table, now), dpr)

    def finish(self) -> None:
        """Light that comes up or goes out is there or gone."""
        self._pieces.end_fades()
        self.preview.end_fade()

    def _show_preview(self, lit: LitTable) -> None:
        target = lit.now.aimed_target
        if target is None or target.preview is None or lit.now.is_refusing:
            self._previewed = None
            self.preview.hide()
            return
        if self._previewed == (target, lit.layout):
            return
        self._previewed = target, lit.layout
        beside = lit.table.target_rect(lit.layout, target)
        covered = worth_seeing(lit.layout, lit.table, lit.poses, lit.now)
        item = lit.items.get(lit.held) if lit.held is not None else None
        if item is not None:
            covered.append(Covered(item.seen_rect, 2 * CARD_PRICE))
        self.preview.show(target.preview, beside, bubble_bounds(lit.layout), covered, lit.dpr)


def worth_seeing(layout: TableLayout, table: Arrangement, poses: Mapping[CardKey, Pose], now: Accents) -> list[Covered]:
    """What a bubble should not cover: the cards, and what the arrangement names."""
    return [*(Covered(pose.rect, CARD_PRICE) for pose in poses.values()), *table.worth_seeing(layout, now)]


def bubble_bounds(layout: TableLayout) -> Rect:
    """Where on the table a bubble may stand: over the status line's words it hides what to do now."""
    top, status, gap = layout.bar.bottom, layout.status, 6 * layout.unit
    end = status.y if status.height else layout.height
    return Rect(layout.mat.x, top, layout.mat.width, end - top).grown(-gap)


_RING, _PILL, _TURN, _FACE = "gold", "pill", "turn", "face"
_PILL_MARGIN = 3
_PILL_Z, _TURN_Z = 1.0, 2.0
_TURN_RADIUS, _SMALL_TURN, _SMALL_CARD = 11.5, 9.0, 40
_FACE_SIDE, _FACE_INSET, _WIDEST_FACE = 27, 7, 0.42


_BARE = Sign()


def card_signs(table: Arrangement, now: Accents) -> dict[CardKey, Sign]:
    """The sign of every card that has one."""
    signs = dict(table.signs(now))
    for target in now.targets:
        if target.kind == "card":
            is_aimed = target.zone == now.aimed
            signs[target.zone] = Sign("strong" if is_aimed else "soft", target.pill, is_aimed)
        if target.raises is not None:
            signs[target.raises] = Sign("strong")
    if now.picked is not None:
        signs[now.picked] = Sign("strong", signs.get(now.picked, _BARE).pill, is_chosen=True)
    return signs


class CardSigns:
    """Puts signs on card items and takes them off; what hangs there already is left alone."""

    def __init__(self, look: Look, art: CardArt, prints: Prints) -> None:
        self._look, self._art, self._prints = look, art, prints
        self._hung: dict[CardKey, tuple[CardItem, object]] = {}

    def show(self, items: Mapping[CardKey, CardItem], signs: Mapping[CardKey, Sign], dpr: float) -> None:
        """Let exactly these signs hang on the cards."""
        look = self._look
        hung: dict[CardKey, tuple[CardItem, object]] = {}
        marked = {id(items[key]) for key in signs if key in items}
        for bared, _ in self._hung.values():
            if id(bared) not in marked:
                self._hang(bared, _BARE, dpr)
        drawn_for = (dpr, look.theme.name, look.u, look.text_size) if signs else ()
        for key, sign in signs.items():
            item = items.get(key)
            if item is None:
                continue
            state = (sign, item.pose.width, drawn_for)
            if self._hung.get(key) != (item, state):
                self._hang(item, sign, dpr)
            hung[key] = (item, state)
        self._hung = hung

    def _hang(self, item: CardItem, sign: Sign, dpr: float) -> None:
        item.veil(is_veiled=sign.is_veiled)
        width = item.pose.width
        card = Rect(-width / 2, -card_height(width) / 2, width, card_height(width))
        self._ring(item, sign, card, dpr)
        self._pill(item, sign, card, dpr)
        self._order(item, sign, card, dpr)
        self._face(item, sign, card, dpr)

    def _ring(self, item: CardItem, sign: Sign, card: Rect, dpr: float) -> None:
        if sign.ring == "none":
            item.set_badge(_RING, None)
            return
        is_soft, margin = sign.ring == "soft", margin_px(_RING_MARGIN, self._look, dpr)
        box = Rect(0, 0, card.width, card.height)

        def draw(painter: QPainter) -> None:
            paint.card_ring(painter, self._look, qrect(box), is_soft=is_soft)

        pixmap = self._prints.picture((_RING, is_soft), box, margin, dpr, draw)
        item.set_badge(_RING, pixmap, QPointF(card.x - margin, card.y - margin))

    def _pill(self, item: CardItem, sign: Sign, card: Rect, dpr: float) -> None:
        if sign.pill is None:
            item.set_badge(_PILL, None)
            return
        word, number = sign.pill
        margin = margin_px(_PILL_MARGIN, self._look, dpr)
        place = QRectF(0, 0, card.width, card.height)
        pill = paint.stays_rect(self._look, place, is_chosen=sign.is_chosen)
        box = Rect(pill.x(), pill.y(), pill.width(), pill.height())

        def draw(painter: QPainter) -> None:
            paint.stays_pill(painter, self._look, place, word, number, is_chosen=sign.is_chosen)

        content = (_PILL, word, number, sign.is_chosen, card.width)
        pixmap = self._prints.picture(content, box, margin, dpr, draw)
        item.set_badge(_PILL, pixmap, QPointF(card.x + box.x - margin, card.y + box.y - margin), z=_PILL_Z)

    def _order(self, item: CardItem, sign: Sign, card: Rect, dpr: float) -> None:
        """A disc at the upper left corner, gold for the card that is laid next; it leaves a small card its figure."""
        if not sign.turn:
            item.set_badge(_TURN, None)
            return
        look, theme = self._look, self._look.theme
        is_small = card.width < _SMALL_CARD * look.u
        radius = (_SMALL_TURN if is_small else _TURN_RADIUS) * look.u
        aside, margin = (0.4, 0.65) if is_small else (-0.45, -0.25), margin_px(_PILL_MARGIN, look, dpr)
        box = Rect(0, 0, 2 * radius, 2 * radius)
        fill, ink = (theme.gold, theme.on_gold) if sign.is_chosen else (theme.bar, theme.bar_text)

        def draw(painter: QPainter) -> None:
            at, font = QPointF(radius, radius), look.exact_font(1.24 * radius, EXTRABOLD)
            paint.badge(painter, str(sign.turn), at, radius, font, fill=fill, ink=ink, edge=theme.plate)

        pixmap = self._prints.picture((_TURN, sign.turn, sign.is_chosen), box, margin, dpr, draw)
        at = QPointF(card.x - (1 + aside[0]) * radius - margin, card.y - (1 + aside[1]) * radius - margin)
        item.set_badge(_TURN, pixmap, at, z=_TURN_Z)

    def _face(self, item: CardItem, sign: Sign, card: Rect, dpr: float) -> None:
        """A portrait over the upper right corner."""
        if sign.face is None:
            item.set_badge(_FACE, None)
            return
        u, side = self._look.u, round(min(_FACE_SIDE * self._look.u, _WIDEST_FACE * card.width))
        x, y = card.right - _FACE_INSET * u - side / 2, card.y + _FACE_INSET * u - side / 2
        item.set_badge(_FACE, self._art.avatar(sign.face, side, dpr), QPointF(x, y), z=_TURN_Z)


_FOCUS = "ring"
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
            self._ringed.set_badge(_FOCUS, None)
        self._ringed = item
        if item is None:
            return
        width = item.pose.width
        height, margin = card_height(width), margin_px(_RING_MARGIN, self._look, dpr)
        is_round = isinstance(item.face, OwnFace) and not item.face.is_card
        height, corner = (width, width / 2) if is_round else (height, width * CARD_CORNER)
        pixmap = self._print(Rect(0, 0, width, height), corner, margin, dpr)
        item.set_badge(_FOCUS, pixmap, QPointF(-width / 2 - margin, -height / 2 - margin))

    def _print(self, box: Rect, radius: float, margin: float, dpr: float) -> QPixmap:
        def draw(painter: QPainter) -> None:
            paint.focus_ring(painter, self._look, qrect(box), radius)

        return self._prints.picture((_FOCUS, radius), box, margin, dpr, draw)


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
