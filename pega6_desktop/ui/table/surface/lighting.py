"""Everything that stands out on the table while a card is in the air: rows, gaps, cards, zones, and what is to come.

Owns the pieces that show it, and which signs hang on which card: gold rings, pills with what it would bring, veils.
Must not know the mouse, nor what a target brings about.
"""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QWidget

from pega6_desktop.ui.look import EXTRABOLD, Look, paint
from pega6_desktop.ui.table.arrangement import CARD_PRICE, Accents, Arrangement, Covered, Sign
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.pieces import Prints, margin_px, qrect
from pega6_desktop.ui.table.cards.tempo import GO_OUT, LIGHT_UP, Pace
from pega6_desktop.ui.table.places import Pose, Rect, TableLayout, card_height
from pega6_desktop.ui.table.surface.bubbles import PreviewBubble
from pega6_desktop.ui.table.surface.still_pieces import StillPieces
from pega6_desktop.ui.table.view import CardKey, Target


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
_RING_MARGIN, _PILL_MARGIN = 8, 3
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
