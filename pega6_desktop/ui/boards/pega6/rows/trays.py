"""Where special cards lie: the cell beside the rows, the tray of the own ones, the words over a pile, captions under
cards, counters at the seats, the card of the turn.

Owns these pictures and how their pieces are set. Must not know cards in motion, nor which card may be played and why.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.boards.pega6.rows import row_signs
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
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, Ink, rounded, text, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER, ROW_RADIUS
from pega6_desktop.ui.look.paint.marks import icon, keycap
from pega6_desktop.ui.look.paint.surfaces import PLATE_RADIUS, shadow
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, REGULAR, SEMIBOLD, elided, text_width, wrapped
from pega6_desktop.ui.table.arrangement import Accents, Still
from pega6_desktop.ui.table.cards.art import Canvas, drawing
from pega6_desktop.ui.table.cards.pieces import qrect, snap
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.turns.acts import ALONE
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace

_LEADING, _TITLE_LEADING = 1.08, 1.2
_LEAST_CAPTION = 11
_COUNTED_SINGLY = 3
_LINE_WITH_KEY = 150
_COUNTER = (11.0, 15.0)
_COUNTER_STEP = 9.0


class CaptionTone(Enum):
    """What the words under a card mean."""

    NOW = "now"
    MAY = "may"
    CHOSEN = "chosen"
    NOT = "not"
    PILE = "pile"


def special_tray(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The panel under the player's special cards (402 u wide beside the hand)."""
    theme, u = look.theme, look.u
    shadow(painter, look, rect, PLATE_RADIUS * u, blur=7 * u, drop=2 * u, strength=0.7)
    fill = tint(theme.tray, 1.0 if theme.is_flat else 0.94)
    rounded(painter, rect, PLATE_RADIUS * u, fill=fill, edge=theme.tray_edge, stroke=1.8 * u)


def tray_note(painter: QPainter, look: Look, rect: QRectF, words: str) -> None:
    """What is said on the panel while no card lies there."""
    u = look.u
    inner = rect.adjusted(18 * u, 10 * u, -18 * u, -10 * u)
    lines, font = _fitted(words, look.font(15, SEMIBOLD), inner)
    _stacked(painter, [(line, font) for line in lines], rect.center(), look.theme.tray_muted)


def played_place(painter: QPainter, look: Look, card: QRectF, name: str, words: str) -> None:
    """The place in the tray of a card that is in play: dashed, with the card's name and `words` ("in play")."""
    theme, u = look.theme, look.u
    box = card.adjusted(1, 1, -1, -1)
    fill = tint(theme.tray_edge, 0.0 if theme.is_flat else 0.10)
    rounded(painter, box, card.width() * CARD_CORNER, fill=fill, edge=theme.tray_edge, stroke=1.8 * u, dash=(3, 3))
    strip = QRectF(card.x() + 6 * u, card.y(), card.width() - 12 * u, card.height() / 3)
    names, name_font = _fitted(name, look.font(15, EXTRABOLD), strip)
    notes, note_font = _fitted(words, look.font(12, SEMIBOLD), strip)
    lines = [(line, name_font) for line in names] + [(line, note_font) for line in notes]
    _stacked(painter, lines, card.center(), theme.tray_text)


def caption(painter: QPainter, look: Look, rect: QRectF, words: str, tone: CaptionTone) -> None:
    """Words in the middle of `rect`, the free strip below a card: as many lines as it has room for.

    NOW, MAY, CHOSEN and NOT stand on the tray (drop it here; it may be played; it was chosen; why it may not), PILE
    stands on the felt ("deck: 10").
    """
    inner = rect.adjusted(3 * look.u, 0, -3 * look.u, 0)
    lines, font = _fitted(words, look.font(12, _CAPTION_WEIGHTS[tone]), inner)
    _stacked(painter, [(line, font) for line in lines], rect.center(), _caption_ink(look, tone))


def check_line(painter: QPainter, look: Look, rect: QRectF, words: str, *, is_on: bool) -> None:
    """A line of paper to be ticked, below the cards on the tray, with its key where there is room."""
    theme, u = look.theme, look.u
    rounded(painter, rect, 8 * u, fill=theme.plate, edge=theme.tray_edge, stroke=1.5 * u)
    side = min(16 * u, rect.height() - 6 * u)
    box = QRectF(rect.x() + 8 * u, rect.center().y() - side / 2, side, side)
    rounded(painter, box, 4 * u, fill=theme.tray_edge if is_on else None, edge=theme.tray_edge, stroke=1.8 * u)
    if is_on:
        icon(painter, "check", box.adjusted(2 * u, 2 * u, -2 * u, -2 * u), theme.plate, 3.2)
    room = QRectF(box.right() + 6 * u, rect.y(), rect.right() - box.right() - 12 * u, rect.height())
    if rect.width() > _LINE_WITH_KEY * u:
        key = QPointF(rect.right() - 7 * u, rect.center().y())
        room.setRight(key.x() - keycap(painter, look, "0", key, look.font(12, BOLD), align=Align.RIGHT) - 6 * u)
    lines, font = _fitted(words, look.font(13, EXTRABOLD if is_on else BOLD), room)
    _stacked(painter, [(line, font) for line in lines], room.center(), theme.ink)


def special_counter(painter: QPainter, look: Look, at: QPointF, count: int) -> float:
    """Little backs for the special cards a player holds, from `at` (top left) to the right; returns their width.

    Up to three are shown one by one, more as three with their number on the last one; nothing for none.
    """
    theme, u = look.theme, look.u
    width, height = _COUNTER[0] * u, _COUNTER[1] * u
    shown = min(count, _COUNTED_SINGLY)
    is_numbered = count > _COUNTED_SINGLY
    last = max(width, 17 * u) if is_numbered else width
    for index in range(shown):
        is_last = index == shown - 1
        left = at.x() + index * _COUNTER_STEP * u
        box = QRectF(left, at.y(), last if is_last else width, height)
        rounded(painter, box, 2.5 * u, fill=theme.special.face, edge=theme.special.text, stroke=1.4 * u)
        if is_last and is_numbered:
            font = look.exact_font(max(10.0, 11 * u), EXTRABOLD)
            text(painter, str(count), box.center(), font, theme.special.text, align=Align.MIDDLE)
    return (shown - 1) * _COUNTER_STEP * u + last if shown else 0.0


def turn_card_plate(painter: QPainter, look: Look, rect: QRectF, card: QRectF, title: str, words: str) -> None:
    """The plate on the felt that holds the card to be placed: title and a sentence left of the card, or the title alone
    over it.

    The title is set in smaller type before it is cut; the sentence goes where there is no room for all of it.
    """
    theme, u = look.theme, look.u
    fill = tint(theme.trough, 1.0 if theme.is_flat else 0.85)
    rounded(painter, rect, (ROW_RADIUS - 1) * u, fill=fill, edge=theme.gold, stroke=2 * u)
    if rect.height() > rect.width():
        strip = QRectF(rect.x() + 4 * u, rect.y() + 2 * u, rect.width() - 8 * u, card.top() - rect.y() - 5 * u)
        lines, font = _fitted(title, look.font(13, BOLD), strip)
        _stacked(painter, [(line, font) for line in lines], strip.center(), theme.felt_text)
        return
    font, room = look.font(11.5, REGULAR), rect.height() - 10 * u
    x, width = rect.x() + 12 * u, card.left() - rect.x() - 20 * u
    heading, title_font = _fitted(title, look.font(13, BOLD), QRectF(0, 0, width, room * _LEADING / _TITLE_LEADING))
    body = wrapped(words, font, width)
    step, body_step = title_font.pixelSize() * _TITLE_LEADING, font.pixelSize() * 1.3
    if len(heading) * step + len(body) * body_step + 5 * u > room:
        body = ()
    gap = 5 * u if body else 0.0
    y = rect.center().y() - (len(heading) * step + gap + len(body) * body_step) / 2
    for index, line in enumerate(heading):
        text(painter, line, QPointF(x, y + (index + 0.5) * step), title_font, theme.felt_text)
    y += len(heading) * step + gap
    for index, line in enumerate(body):
        text(painter, line, QPointF(x, y + (index + 0.5) * body_step), font, theme.felt_text)


_CAPTION_WEIGHTS = {
    CaptionTone.NOW: BOLD,
    CaptionTone.MAY: BOLD,
    CaptionTone.CHOSEN: EXTRABOLD,
    CaptionTone.NOT: SEMIBOLD,
    CaptionTone.PILE: SEMIBOLD,
}


def _caption_ink(look: Look, tone: CaptionTone) -> str:
    theme = look.theme
    match tone:
        case CaptionTone.CHOSEN:
            return theme.tray_chosen
        case CaptionTone.NOT:
            return theme.tray_muted
        case CaptionTone.PILE:
            return theme.felt_text
        case CaptionTone.NOW | CaptionTone.MAY:
            return theme.tray_text
        case _:
            assert_never(tone)


def _fitted(words: str, font: QFont, rect: QRectF) -> tuple[tuple[str, ...], QFont]:
    """The words in the lines `rect` has room for; smaller type before a word is cut."""
    fitted = QFont(font)
    lines: tuple[str, ...] = ()
    for px in range(font.pixelSize(), min(font.pixelSize(), _LEAST_CAPTION) - 1, -1):
        fitted.setPixelSize(px)
        lines = wrapped(words, fitted, rect.width())
        room = max(1, int(rect.height() / (px * _LEADING) + 0.1))
        has_whole_words = all(text_width(word, fitted) <= rect.width() for word in words.split())
        if len(lines) <= room and has_whole_words:
            return lines, fitted
    room = max(1, int(rect.height() / (fitted.pixelSize() * _LEADING) + 0.1))
    kept = lines[: room - 1]
    rest = " ".join(words.split()[sum(len(line.split()) for line in kept) :])
    return (*kept, elided(rest, fitted, rect.width())), fitted


def _stacked(painter: QPainter, lines: Sequence[tuple[str, QFont]], centre: QPointF, ink: Ink) -> None:
    """Lines below each other, each in the middle, all of them around `centre`."""
    steps = [font.pixelSize() * _LEADING for _, font in lines]
    y = centre.y() - sum(steps) / 2
    for (line, font), step in zip(lines, steps, strict=True):
        text(painter, line, QPointF(centre.x(), y + step / 2), font, ink, align=Align.MIDDLE)
        y += step


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
            turn_card_plate(on.painter, on.look, plate, own, spare.turn_title, spare.turn_text)
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
            caption(on.painter, on.look, qrect(strip), word, CaptionTone.PILE)


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
        special_tray(on.painter, on.look, qrect(box))
        if note:
            tray_note(on.painter, on.look, qrect(box), note)
        if up is not None:
            played_place(on.painter, on.look, qrect(places.places[up]), name, "")
        _draw_captions(on, places, captions, shared)
        if line is not None:
            check_line(on.painter, on.look, qrect(line), table.alone_word, is_on=is_alone)

    content = (captions, shared if places.shared else None, up, name, note, table.alone_word, is_alone)
    yield Still("tray", content, box, _TRAY_Z, drawing(draw), _TRAY_MARGIN)


def _draw_captions(on: Canvas, places: TrayPlaces, captions: tuple[_Caption, ...], shared: _Caption | None) -> None:
    for strip, (words, tone) in zip(places.captions, captions, strict=False):
        caption(on.painter, on.look, qrect(strip), words, tone)
    if places.shared is not None and shared is not None:
        caption(on.painter, on.look, qrect(places.shared), *shared)


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
