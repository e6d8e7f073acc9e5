"""What stands still while open cards are drafted: places of the grid, players with the cards they have, plates, the
strip of the own places, notes.

Owns these pictures and the light of the strip as a place to drop a card; portraits and cards come as pixmaps. Must not
know cards in motion, whose turn it is, nor any rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPixmap

from pega6_desktop.ui.boards.pega6.draft import layout
from pega6_desktop.ui.boards.pega6.draft.cards import DraftCards, DrafterView, DraftPlace
from pega6_desktop.ui.boards.pega6.draft.layout import DraftLayout
from pega6_desktop.ui.boards.pega6.rows.cards import PlateView
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, line_step, paint, text_width, wrapped
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, rounded, text, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.look.paint.marks import heads, heads_width
from pega6_desktop.ui.look.paint.surfaces import plate
from pega6_desktop.ui.table.arrangement import Accents, Still
from pega6_desktop.ui.table.cards.art import Canvas, drawing
from pega6_desktop.ui.table.cards.pieces import on_pixels, qrect, rect_of
from pega6_desktop.ui.table.places import Rect


@dataclass(frozen=True, slots=True)
class Drafter:
    """One player of the draft: portrait and cards as pixmaps, `heads` of those cards, `progress` ("3 of 10")."""

    name: str
    portrait: QPixmap
    heads: int
    progress: str
    cards: tuple[QPixmap, ...]
    places: int = 10
    is_turn: bool = False


def taken_place(painter: QPainter, look: Look, card: QRectF, portrait: QPixmap, number: int) -> None:
    """The place of a card that somebody took: dashed, with their portrait (0.4 of its width) and the number."""
    theme, u = look.theme, look.u
    box = card.adjusted(1, 1, -1, -1)
    edge = tint(theme.slot, 1.0 if theme.is_flat else 0.40)
    fill = tint(theme.trough, 1.0 if theme.is_flat else 0.55)
    rounded(painter, box, card.width() * CARD_CORNER, fill=fill, edge=edge, stroke=1.3 * u, dash=(3, 3.5))
    middle = card.center().x()
    _portrait(painter, portrait, QPointF(middle, card.y() + card.height() * 0.42))
    font = look.exact_font(max(11.0, card.width() * 0.2), BOLD)
    text(
        painter,
        str(number),
        QPointF(middle, card.y() + card.height() * 0.76),
        font,
        theme.felt_text,
        align=Align.MIDDLE,
    )


def free_place(painter: QPainter, look: Look, card: QRectF, label: str = "") -> None:
    """A place of the own hand on the wood that waits for a card; `label` is its number."""
    theme, u = look.theme, look.u
    box = card.adjusted(1, 1, -1, -1)
    fill = tint(theme.plate, 0.0 if theme.is_flat else 0.34)
    edge = tint(theme.wood_text, 1.0 if theme.is_flat else 0.62)
    rounded(painter, box, card.width() * CARD_CORNER, fill=fill, edge=edge, stroke=1.4 * u, dash=(3, 3))
    if label:
        font = look.exact_font(max(11.0, card.width() * 0.2), BOLD)
        text(painter, label, card.center(), font, theme.wood_text, align=Align.MIDDLE)


def drafter_portrait(look: Look, rect: QRectF) -> int:
    """Diameter of the portrait on the plate `rect`, whole logical px: make `Drafter.portrait` that wide."""
    return layout.portrait_width(rect_of(rect), look.u)


def drafter_card(look: Look, rect: QRectF, places: int = 10) -> int:
    """Width of a card on the plate `rect`, whole logical px: make the pixmaps of `Drafter.cards` that wide."""
    return layout.card_width(rect_of(rect), places, look.u)


def drafter_places(look: Look, rect: QRectF, places: int = 10) -> tuple[QRectF, ...]:
    """The boxes of the cards on the plate, for hit tests and for `drafter_plate`."""
    return tuple(map(qrect, layout.card_places(rect_of(rect), places, look.u)))


def drafter_plate(painter: QPainter, look: Look, rect: QRectF, drafter: Drafter) -> None:
    """Another player in the draft: portrait, name, heads and progress at the left, cards and free places at the right.

    On a low plate the words stand beside the portrait, on a high one too, over the cards. What has no room goes: the
    progress first, then the portrait.
    """
    theme = look.theme
    edge, stroke = (theme.gold, 3.0) if drafter.is_turn else (theme.plate_edge, 1.5)
    plate(painter, look, rect, edge=edge, stroke=stroke)
    person = qrect(layout.person_part(rect_of(rect), look.u))
    if layout.has_words_beside(rect_of(rect), look.u):
        _person_beside(painter, look, person, drafter)
    else:
        _person_below(painter, look, person, drafter)
    for index, box in enumerate(drafter_places(look, rect, drafter.places)):
        if index < len(drafter.cards):
            painter.drawPixmap(box.topLeft(), drafter.cards[index])
        else:
            _free_on_plate(painter, look, box)


class _Lines(NamedTuple):
    """The fonts of name, heads and progress and the heights of their lines; no height for a line that has no room."""

    fonts: tuple[QFont, QFont, QFont]
    steps: tuple[float, float, float]

    @property
    def height(self) -> float:
        return sum(self.steps)


def _lines(look: Look, drafter: Drafter, width: float, room: float, portrait: float) -> _Lines:
    """The lines that fit into `room` with a portrait of that height; name and heads get smaller, not cut off."""
    name, count, progress = look.font(16, EXTRABOLD), look.font(15, EXTRABOLD), look.font(13, BOLD)
    shrunk = min(1.0, room / (name.pixelSize() * 1.4 + count.pixelSize() * 1.5))
    name.setPixelSize(max(1, int(name.pixelSize() * shrunk)))
    shrunk = min(shrunk, width / heads_width(drafter.heads, count))
    count.setPixelSize(max(1, int(count.pixelSize() * shrunk)))
    steps = name.pixelSize() * 1.4, count.pixelSize() * 1.5, progress.pixelSize() * 1.6
    has_progress = portrait + sum(steps) <= room
    return _Lines((name, count, progress), (*steps[:2], steps[2] if has_progress else 0.0))


def _person_below(painter: QPainter, look: Look, box: QRectF, drafter: Drafter) -> None:
    """Portrait, name, heads and progress below each other."""
    portrait = drafter.portrait.deviceIndependentSize().height() + 6 * look.u
    room = box.height() - 10 * look.u
    lines = _lines(look, drafter, box.width(), room, portrait)
    has_portrait = portrait + lines.height <= room
    y = box.center().y() - (lines.height + (portrait if has_portrait else 0.0)) / 2
    if has_portrait:
        _portrait(painter, drafter.portrait, QPointF(box.center().x(), y + portrait / 2 - 3 * look.u))
        y += portrait
    _set_lines(painter, look, QRectF(box.x(), y, box.width(), 0), drafter, lines, Align.MIDDLE)


def _person_beside(painter: QPainter, look: Look, box: QRectF, drafter: Drafter) -> None:
    """Portrait at the left; name, heads and progress at its right."""
    u, side = look.u, drafter.portrait.deviceIndependentSize().width()
    _portrait(painter, drafter.portrait, QPointF(box.x() + side / 2, box.center().y()))
    left = box.x() + side + 8 * u
    width = box.right() + 6 * u - left
    lines = _lines(look, drafter, width, box.height() - 8 * u, 0.0)
    place = QRectF(left, box.center().y() - lines.height / 2, width, 0)
    _set_lines(painter, look, place, drafter, lines, Align.LEFT)


def _set_lines(painter: QPainter, look: Look, box: QRectF, drafter: Drafter, lines: _Lines, align: Align) -> None:
    """The lines below the top of the box."""
    theme, x, y = look.theme, box.x() + box.width() * align.value, box.y()
    (name, count, progress), steps = lines
    at = QPointF(x, y + steps[0] / 2)
    text(painter, drafter.name, at, name, theme.ink, align=align, max_width=box.width())
    at = QPointF(x, y + steps[0] + steps[1] / 2)
    heads(painter, drafter.heads, at, count, theme.accent, theme.plate, align=align)
    if steps[2]:
        at = QPointF(x, y + lines.height - steps[2] / 2)
        text(painter, drafter.progress, at, progress, theme.muted, align=align, max_width=box.width() + 4)


def _free_on_plate(painter: QPainter, look: Look, box: QRectF) -> None:
    theme = look.theme
    edge = tint(theme.muted, 1.0 if theme.is_flat else 0.55)
    fill = tint(theme.muted, 0.0 if theme.is_flat else 0.06)
    inner = box.adjusted(1, 1, -1, -1)
    rounded(painter, inner, box.width() * CARD_CORNER, fill=fill, edge=edge, stroke=1.1 * look.u, dash=(3, 3))


def _portrait(painter: QPainter, portrait: QPixmap, centre: QPointF) -> None:
    size = portrait.deviceIndependentSize()
    painter.drawPixmap(centre - QPointF(size.width() / 2, size.height() / 2), portrait)


_PLACE_Z, _STRIP_Z, _LIT_Z, _PLATE_Z = 1.0, 1.0, 2.0, 30.0

_PLATE_MARGIN, _LIT_MARGIN = 16, 16

_PORTRAIT_SHARE = 0.4
"""Diameter of the portrait in a taken place, as a share of its width."""

_NOTE_SHARES = (1.0, 0.86, 0.74)
"""Sizes of type that are tried before a note is left out."""

_STRIP_REACH = 9
"""Units the light of the strip reaches beyond the places."""

_LARGE_TYPE = 1.3
"""From this text size on name and heads share the height of the own plate with nothing else."""


def still_draft(layout: DraftLayout, table: DraftCards) -> Iterator[Still]:
    """Who has drafted what, the own places, and the notes."""
    for place, box in zip(table.places, layout.grid, strict=True):
        yield _place(place, box)
    for drafter, box in zip(table.others, layout.seats, strict=True):
        yield _plate(drafter, box, table.hand_places)
    if table.own is not None:
        yield _own(table.own, layout.own)
    yield _strip(layout, (table.hand_note, table.end_note), has_places=table.own is not None)


def lit_strip(layout: DraftLayout, table: DraftCards, now: Accents) -> Iterator[Still]:
    """The own strip, if it is a target."""
    own = None if table.own is None else ("hand", table.own.seat)
    target = next((target for target in now.targets if target.zone == own), None)
    if target is None:
        return
    free = min(len(table.hand), len(layout.own_places) - 1)
    box = layout.fan.grown(_STRIP_REACH * layout.unit)

    def draw(on: Canvas) -> None:
        _lit_strip(on, qrect(box))
        _lit_own_place(on, on_pixels(layout.own_places[free], on.dpr), target.ghost)

    yield Still("strip", (target.ghost, target.is_sure, free), box, _LIT_Z, drawing(draw), _LIT_MARGIN)


# ---------------------------------------------------------------- places, strip and notes


def _place(place: DraftPlace, box: Rect) -> Still:
    """A place nobody has drafted from is dashed under its card, so that a card in the air leaves its place."""

    def draw(on: Canvas) -> None:
        rect = on_pixels(box, on.dpr)
        if place.taker is None:
            _open_place(on, rect, place.number)
            return
        portrait = on.art.avatar(place.taker, max(1, round(box.width * _PORTRAIT_SHARE)), on.dpr)
        taken_place(on.painter, on.look, rect, portrait, place.number)

    return Still(f"place {place.number}", (place.taker,), box, _PLACE_Z, drawing(draw), 1)


def _open_place(on: Canvas, rect: QRectF, number: int) -> None:
    """A place whose card is still to be drafted, with its number where a taken place has it."""
    paint.empty_place(on.painter, on.look, rect)
    font = on.look.exact_font(max(11.0, rect.width() * 0.2), BOLD)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.76)
    paint.text(on.painter, str(number), at, font, on.look.theme.felt_text, align=paint.Align.MIDDLE)


def _strip(layout: DraftLayout, notes: tuple[str, str], *, has_places: bool) -> Still:
    """The numbered places of the own cards and the notes, one picture for the whole draft."""
    places = layout.own_places if has_places else ()

    def draw(on: Canvas) -> None:
        for index, box in enumerate(places):
            free_place(on.painter, on.look, on_pixels(box, on.dpr), str(index + 1))
        _note(on, layout.note, notes[0], 13)
        _note(on, layout.end_note, notes[1], 12.5)

    box = Rect(layout.fan.x, layout.fan.y, layout.width - layout.fan.x, layout.height - layout.fan.y)
    return Still("own places", (notes, len(places)), box, _STRIP_Z, drawing(draw), 0)


def _note(on: Canvas, box: Rect, words: str, size: float) -> None:
    """Quiet words on the wood, smaller where there is little room, left out where there is none."""
    for share in _NOTE_SHARES:
        font = on.look.font(size * share, SEMIBOLD)
        lines = wrapped(words, font, box.width)
        if len(lines) * line_step(font) <= box.height and _has_whole_words(words, font, box.width):
            top = box.y + line_step(font) / 2
            for index, line in enumerate(lines):
                at = QPointF(box.x, top + index * line_step(font))
                paint.text(on.painter, line, at, font, on.look.theme.wood_text)
            return


def _has_whole_words(words: str, font: QFont, width: float) -> bool:
    return all(text_width(word, font) <= width for word in words.split())


def _lit_strip(on: Canvas, rect: QRectF) -> None:
    """The whole strip as a place to drop a card: gold, with a dark edge that is seen on any wood."""
    theme, u = on.look.theme, on.look.u
    radius = 14 * u
    paint.rounded(on.painter, rect, radius, fill=paint.tint(theme.gold, 0.0 if theme.is_flat else 0.34))
    paint.rounded(on.painter, rect, radius, edge=theme.outline, stroke=5 * u)
    paint.rounded(on.painter, rect, radius, edge=theme.gold, stroke=3 * u)


def _lit_own_place(on: Canvas, rect: QRectF, number: str) -> None:
    """The next free place with the number that would come, and an arrow."""
    theme, u = on.look.theme, on.look.u
    fill, edge = (theme.wood2, theme.gold) if theme.is_flat else (theme.gold, theme.outline)
    paint.rounded(on.painter, rect, rect.width() * 0.085, fill=fill, edge=edge, stroke=2 * u)
    font = on.look.exact_font(rect.width() * 0.4, EXTRABOLD)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.42)
    ink = theme.gold if theme.is_flat else theme.on_gold
    paint.text(on.painter, number, at, font, ink, align=paint.Align.MIDDLE)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.8)
    disc, sign = (theme.gold, theme.on_gold) if theme.is_flat else (theme.on_gold, theme.gold)
    paint.sign_disc(on.painter, "down", at, 12 * u, fill=disc, ink=sign)


# ---------------------------------------------------------------- plates


def _plate(drafter: DrafterView, box: Rect, places: int) -> Still:
    """Somebody else's plate with all places free: the cards themselves lie over them."""

    def draw(on: Canvas) -> None:
        ring, plate = on.look.theme.gold if drafter.is_turn else None, qrect(box)
        portrait = on.art.avatar(drafter.avatar, drafter_portrait(on.look, plate), on.dpr, ring)
        name, heads, progress = drafter.name, drafter.heads, drafter.progress
        shown = Drafter(name, portrait, heads, progress, (), places, is_turn=drafter.is_turn)
        drafter_plate(on.painter, on.look, plate, shown)

    # What is spoken does not show.
    shown = msgspec.structs.replace(drafter, cards=(), spoken="", tip="", state="idle")
    return Still(f"drafter {drafter.seat}", (shown,), box, _PLATE_Z, drawing(draw), _PLATE_MARGIN)


def _own(seat: PlateView, box: Rect) -> Still:
    shown = msgspec.structs.replace(seat, card=None, spoken="")
    draw = drawing(partial(_own_plate, seat=seat, box=box))
    return Still("own", (shown,), box, _PLATE_Z, draw, _PLATE_MARGIN)


def _own_plate(on: Canvas, seat: PlateView, box: Rect) -> None:
    """The viewer's plate: face, name, heads of the cards drafted so far, and how far the draft has come."""
    painter, look, u, theme = on.painter, on.look, on.look.u, on.look.theme
    painter.translate(box.x, box.y)
    edge, stroke = (theme.gold, 3.0) if seat.is_turn else (theme.plate_edge, 1.5)
    paint.plate(painter, look, QRectF(0, 0, box.width, box.height), edge=edge, stroke=stroke, blur=7)
    on.portrait(seat.avatar, QPointF(12 * u, 11 * u), look.px(54), is_turn=True)
    left, right = 78 * u, box.width - 6 * u
    is_large = look.text_scale >= _LARGE_TYPE
    lines = (box.height * 0.3, box.height * 0.7) if is_large else (25 * u, 50 * u)
    name = look.font(18, EXTRABOLD)
    paint.text(painter, seat.name, QPointF(left, lines[0]), name, theme.ink, max_width=right - left)
    at = QPointF(left, lines[1])
    end = left + paint.heads(painter, seat.points, at, look.font(17, EXTRABOLD), theme.accent, theme.plate) + 6 * u
    word = look.font(12, SEMIBOLD)
    if end + text_width(seat.points_word, word) <= right:
        paint.text(painter, seat.points_word, QPointF(end, lines[1]), word, theme.muted)
    if is_large:
        return
    goal = look.font(13, SEMIBOLD)
    paint.text(painter, seat.goal, QPointF(14 * u, 86 * u), goal, theme.muted, max_width=box.width - 26 * u)
    if seat.share is not None:
        bar = QRectF(14 * u, 99 * u, box.width - 28 * u, 9 * u)
        paint.progress(painter, look, bar, seat.share, fill=theme.gold)
