"""What stands still for extra cards: the cell beside the rows, the tray of the own ones, the words over a pile.

Owns these pictures; drawn again only when what they show has changed. Must not know cards in motion, nor any one game.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import BOLD, Look, paint
from pega6_desktop.ui.look.paint import CaptionTone
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.places.extras import STACK_STEP, SpareCell, TrayPlaces, spare_cell, tray_box, tray_places
from pega6_desktop.ui.table.places.layout import Rect, TableLayout
from pega6_desktop.ui.table.places.poses import Cards, title_strip
from pega6_desktop.ui.table.surface.pieces import Piece, Prints, margin_px, qrect, snap
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace, SpareView, TrayCard

_SPARE_Z, _TRAY_Z = 1.5, 4.0
_SPARE_MARGIN, _TRAY_MARGIN = 4, 16
_THICKER_AT = (1, 2, 5, 9)
"""How many cards the deck must hold to be drawn as one, two, three and four."""


class Extras:
    """The still pieces around extra cards; a table without such cards has none."""

    def __init__(self, scene: QGraphicsScene, look: Look, art: CardArt, prints: Prints) -> None:
        self._look, self._art, self._prints = look, art, prints
        self._spare = Piece(scene, _SPARE_Z)
        self._tray = Piece(scene, _TRAY_Z)
        self._title = Piece(scene, _TRAY_Z)

    def show(
        self, layout: TableLayout, cards: Cards, lifted: CardKey | None, pointed: CardKey | None, dpr: float
    ) -> None:
        """Show cell, tray and title. pointed: the card whose words stand where there is room for those of one only."""
        self._show_spare(layout, cards, dpr)
        self._show_tray(layout, cards, lifted, pointed, dpr)
        self._show_title(layout, cards.pile_title, dpr)

    # ------------------------------------------------------------ the cell beside the rows

    def _show_spare(self, layout: TableLayout, cards: Cards, dpr: float) -> None:
        spare, cell, box = cards.spare, spare_cell(layout), layout.spare
        self._spare.setVisible(spare is not None)
        if spare is None or cell is None or box is None:
            return
        has_turn = bool(spare.turn_title) or (cards.own is not None and cards.own.card is not None)
        margin = margin_px(_SPARE_MARGIN, self._look, dpr)
        words = (spare.deck_word, spare.discard_word, spare.marker_word if spare.marker else "")
        thickness = sum(spare.deck >= count for count in _THICKER_AT)
        lying = (spare.marker is None, spare.discard is None, spare.discarded > 1)
        content = ("spare", words, thickness, lying, has_turn, spare.turn_title, spare.turn_text)

        def draw(painter: QPainter) -> None:
            self._draw_cell(painter, spare, cell, dpr)
            if has_turn:
                paint.turn_card_plate(painter, self._look, qrect(cell.turn), spare.turn_title, spare.turn_text)

        self._spare.put(self._prints.picture(content, box, margin, dpr, draw), box, margin, dpr)

    def _draw_cell(self, painter: QPainter, spare: SpareView, cell: SpareCell, dpr: float) -> None:
        look, step = self._look, STACK_STEP * self._look.u
        thickness = sum(spare.deck >= count for count in _THICKER_AT)
        for is_empty, place in ((not thickness, cell.deck), (not spare.discard, cell.discard)):
            if is_empty:
                paint.empty_place(painter, look, qrect(place))
        if spare.marker is None:
            paint.empty_place(painter, look, qrect(cell.marker))
        for layer in reversed(range(thickness)):
            self._back(painter, cell.deck.moved(layer * step, -layer * step), cell.card, dpr)
        if spare.discarded > 1:
            self._back(painter, cell.discard.moved(step, -step), cell.card, dpr)
        words = (spare.deck_word, spare.discard_word, spare.marker_word if spare.marker else "")
        for strip, word in zip(cell.strips, words, strict=True):
            if word:
                paint.caption(painter, look, qrect(strip), word, CaptionTone.PILE)

    def _back(self, painter: QPainter, place: Rect, width: int, dpr: float) -> None:
        margin = self._art.margin(width, dpr)
        at = QPointF(snap(place.x, dpr) - margin, snap(place.y, dpr) - margin)
        painter.drawPixmap(at, self._art.special_back(width, dpr))

    # ------------------------------------------------------------ the tray

    def _show_tray(
        self, layout: TableLayout, cards: Cards, lifted: CardKey | None, pointed: CardKey | None, dpr: float
    ) -> None:
        tray, note = cards.tray, "" if cards.tray else cards.tray_note
        box, places = tray_box(layout, len(tray or ()), note), tray_places(layout, len(tray or ()))
        self._tray.setVisible(tray is not None and box is not None)
        if tray is None or box is None or places is None:
            return
        up = next((index for index, one in enumerate(tray) if one.card.key == lifted), None)
        captions = tuple(_caption(one, is_lifted=index == up) for index, one in enumerate(tray))
        name = "" if up is None else _name(tray[up].card)
        shared = _shared_caption(tray, captions, up, pointed)
        margin = margin_px(_TRAY_MARGIN, self._look, dpr)

        def draw(painter: QPainter) -> None:
            paint.special_tray(painter, self._look, qrect(box))
            if note:
                paint.tray_note(painter, self._look, qrect(box), note)
            if up is not None:
                paint.played_place(painter, self._look, qrect(places.places[up]), name, "")
            self._draw_captions(painter, places, captions, shared)

        content = ("tray", captions, shared if places.shared else None, up, name, note)
        self._tray.put(self._prints.picture(content, box, margin, dpr, draw), box, margin, dpr)

    def _draw_captions(
        self,
        painter: QPainter,
        places: TrayPlaces,
        captions: tuple[tuple[str, CaptionTone], ...],
        shared: tuple[str, CaptionTone] | None,
    ) -> None:
        for strip, (words, tone) in zip(places.captions, captions, strict=False):
            paint.caption(painter, self._look, qrect(strip), words, tone)
        if places.shared is not None and shared is not None:
            paint.caption(painter, self._look, qrect(places.shared), *shared)

    # ------------------------------------------------------------ the own pile

    def _show_title(self, layout: TableLayout, title: str, dpr: float) -> None:
        self._title.setVisible(bool(title))
        if not title:
            return
        box = title_strip(layout)

        def draw(painter: QPainter) -> None:
            rect: QRectF = qrect(box)
            font = self._look.font(13, BOLD)
            ink = self._look.theme.wood_text
            at = rect.center()
            paint.text(painter, title, at, font, ink, align=paint.Align.MIDDLE, max_width=box.width)

        self._title.put(self._prints.picture(("pile", title), box, 0, dpr, draw), box, 0, dpr)


def _caption(one: TrayCard, *, is_lifted: bool) -> tuple[str, CaptionTone]:
    if is_lifted:
        return one.lifted_words, CaptionTone.CHOSEN
    return one.caption, CaptionTone.MAY if one.tone == "playable" else CaptionTone.NOT


def _shared_caption(
    tray: tuple[TrayCard, ...],
    captions: tuple[tuple[str, CaptionTone], ...],
    up: int | None,
    pointed: CardKey | None,
) -> tuple[str, CaptionTone] | None:
    """The words for the one strip: of the lifted card, the pointed one, the first that may be played, the first."""
    if up is not None:
        return captions[up]
    meant = [index for index, one in enumerate(tray) if one.card.key == pointed]
    meant += [index for index, one in enumerate(tray) if one.tone == "playable"]
    meant += list(range(len(tray)))
    return captions[meant[0]] if meant else None


def _name(card: CardView) -> str:
    return card.face.name if isinstance(card.face, ExtraFace) else card.name
