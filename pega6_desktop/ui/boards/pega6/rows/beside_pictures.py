"""What stands still for extra cards: the cell beside the rows, the tray of the own ones, the words over a pile.

Owns these pictures. Must not know cards in motion.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from pega6_desktop.ui.boards.pega6.rows import row_signs, trays
from pega6_desktop.ui.boards.pega6.rows.cards import RowsCards, SpareView, TrayCard
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout
from pega6_desktop.ui.boards.pega6.rows.spots import (
    STACK_STEP,
    SpareCell,
    TrayPlaces,
    alone_line,
    spare_cell,
    title_strip,
    tray_box,
    tray_places,
)
from pega6_desktop.ui.boards.pega6.rows.trays import CaptionTone
from pega6_desktop.ui.look import BOLD, paint
from pega6_desktop.ui.table.arrangement import Accents, Still
from pega6_desktop.ui.table.cards.art import Canvas, drawing
from pega6_desktop.ui.table.cards.pieces import qrect, snap
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.turns.acts import ALONE
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace

_SPARE_Z, _TRAY_Z = 1.5, 4.0
_SPARE_MARGIN, _TRAY_MARGIN = 4, 16
_THICKER_AT = (1, 2, 5, 9)
"""How many cards the deck must hold to be drawn as one, two, three and four."""

_PILES = 3
"""Deck, open pile and marker, where all have a place."""

_Caption = tuple[str, CaptionTone]


def cell(layout: RowsLayout, table: RowsCards) -> Iterator[Still]:
    """Cell or column for extra cards: the piles with their words, and the plate of the card whose turn it is."""
    spare, places, box = table.spare, spare_cell(layout), layout.spare
    if spare is None or places is None or box is None:
        return
    has_turn = bool(spare.turn_title) or table.own_laid is not None
    lying = (spare.marker is None, spare.discard is None, spare.discarded > 1)

    def draw(on: Canvas) -> None:
        if layout.has_column:
            row_signs.trough(on.painter, on.look, qrect(box))
        _draw_cell(on, spare, places)
        if has_turn:
            plate, own = qrect(places.turn), qrect(places.own)
            trays.turn_card_plate(on.painter, on.look, plate, own, spare.turn_title, spare.turn_text)
        elif layout.has_column:
            paint.empty_place(on.painter, on.look, qrect(places.own))

    content = (_pile_words(spare), _thickness(spare), lying, has_turn, spare.turn_title, spare.turn_text)
    yield Still("cell", content, box, _SPARE_Z, drawing(draw), _SPARE_MARGIN)


def _thickness(spare: SpareView) -> int:
    return sum(spare.deck >= count for count in _THICKER_AT)


def _pile_words(spare: SpareView) -> tuple[str, str, str]:
    return spare.deck_word, spare.discard_word, spare.marker_word if spare.marker else ""


def _draw_cell(on: Canvas, spare: SpareView, places: SpareCell) -> None:
    thickness, step = _thickness(spare), STACK_STEP * on.look.u
    for is_empty, place in ((not thickness, places.deck), (not spare.discard, places.discard)):
        if is_empty:
            paint.empty_place(on.painter, on.look, qrect(place))
    if spare.marker is None and len(places.strips) == _PILES:
        paint.empty_place(on.painter, on.look, qrect(places.marker))
    for layer in reversed(range(thickness)):
        _back(on, places.deck.moved(layer * step, -layer * step), places.card)
    if spare.discarded > 1:
        _back(on, places.discard.moved(step, -step), places.card)
    for strip, word in zip(places.strips, _pile_words(spare), strict=False):
        if word:
            trays.caption(on.painter, on.look, qrect(strip), word, CaptionTone.PILE)


def _back(on: Canvas, place: Rect, width: int) -> None:
    margin = on.art.margin(width, on.dpr)
    at = QPointF(snap(place.x, on.dpr) - margin, snap(place.y, on.dpr) - margin)
    on.painter.drawPixmap(at, on.art.special_back(width, on.dpr))


# ------------------------------------------------------------ the tray


def tray(layout: RowsLayout, table: RowsCards, now: Accents) -> Iterator[Still]:
    """The panel of the own extra cards; where there is room for the words of one only, those of the card meant."""
    lying, note = table.tray, "" if table.tray else table.tray_note
    count = len(lying or ())
    box, places = tray_box(layout, count, note), tray_places(layout, count)
    if lying is None or box is None or places is None:
        return
    up = next((index for index, one in enumerate(lying) if one.card.key == now.lifted), None)
    captions = tuple(_caption(one, is_lifted=index == up) for index, one in enumerate(lying))
    name = "" if up is None else _name(lying[up].card)
    shared = _shared_caption(lying, captions, up, now.hovered or now.focused)
    line, is_alone = alone_line(layout, count) if table.alone_word else None, ALONE in now.gathered

    def draw(on: Canvas) -> None:
        trays.special_tray(on.painter, on.look, qrect(box))
        if note:
            trays.tray_note(on.painter, on.look, qrect(box), note)
        if up is not None:
            trays.played_place(on.painter, on.look, qrect(places.places[up]), name, "")
        _draw_captions(on, places, captions, shared)
        if line is not None:
            trays.check_line(on.painter, on.look, qrect(line), table.alone_word, is_on=is_alone)

    content = (captions, shared if places.shared else None, up, name, note, table.alone_word, is_alone)
    yield Still("tray", content, box, _TRAY_Z, drawing(draw), _TRAY_MARGIN)


def _draw_captions(on: Canvas, places: TrayPlaces, captions: tuple[_Caption, ...], shared: _Caption | None) -> None:
    for strip, (words, tone) in zip(places.captions, captions, strict=False):
        trays.caption(on.painter, on.look, qrect(strip), words, tone)
    if places.shared is not None and shared is not None:
        trays.caption(on.painter, on.look, qrect(places.shared), *shared)


def _caption(one: TrayCard, *, is_lifted: bool) -> _Caption:
    if is_lifted:
        return one.lifted_words, CaptionTone.CHOSEN
    return one.caption, CaptionTone.MAY if one.tone == "playable" else CaptionTone.NOT


def _shared_caption(
    lying: tuple[TrayCard, ...], captions: tuple[_Caption, ...], up: int | None, pointed: CardKey | None
) -> _Caption | None:
    """The words for the one strip: of the lifted card, the pointed one, the first that may be played, the first."""
    if up is not None:
        return captions[up]
    meant = [index for index, one in enumerate(lying) if one.card.key == pointed]
    meant += [index for index, one in enumerate(lying) if one.tone == "playable"]
    meant += list(range(len(lying)))
    return captions[meant[0]] if meant else None


def _name(card: CardView) -> str:
    return card.face.name if isinstance(card.face, ExtraFace) else card.name


# ------------------------------------------------------------ the own pile


def pile_title(layout: RowsLayout, title: str) -> Iterator[Still]:
    """The words over the hand while it shows the own pile."""
    if not title:
        return
    box = title_strip(layout)

    def draw(on: Canvas) -> None:
        at, font = qrect(box).center(), on.look.font(13, BOLD)
        paint.text(on.painter, title, at, font, on.look.theme.wood_text, align=paint.Align.MIDDLE, max_width=box.width)

    yield Still("pile", (title,), box, _TRAY_Z, drawing(draw), 0)
