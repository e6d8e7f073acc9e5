"""The signs on single cards: gold rings of what may be played or is a target, pills with what it would bring, veils.

Owns which pictures hang on which card. Must not know why a card is a target, nor where it lies.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.arrangement import Accents, Arrangement, Sign
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.pieces import Prints, margin_px, qrect
from pega6_desktop.ui.table.places.layout import Rect, card_height
from pega6_desktop.ui.table.view import CardKey

_RING, _PILL = "gold", "pill"
_RING_MARGIN, _PILL_MARGIN = 8, 3
_PILL_Z = 1.0


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

    def __init__(self, look: Look, prints: Prints) -> None:
        self._look, self._prints = look, prints
        self._hung: dict[CardKey, tuple[CardItem, object]] = {}

    def show(self, items: Mapping[CardKey, CardItem], signs: Mapping[CardKey, Sign], dpr: float) -> None:
        """Let exactly these signs hang on the cards."""
        look = self._look
        hung: dict[CardKey, tuple[CardItem, object]] = {}
        marked = {id(items[key]) for key in signs if key in items}
        for bared, _ in self._hung.values():
            if id(bared) not in marked:
                self._hang(bared, _BARE, dpr)
        for key, sign in signs.items():
            item = items.get(key)
            if item is None:
                continue
            state = (sign, item.pose.width, dpr, look.theme.name, look.u, look.text_scale)
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
