"""What stands still while open cards are drafted: places of the grid, plates, the strip of the own places, notes.

Owns these pictures and the light of the strip as a place to drop a card. Must not know cards in motion.
"""

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.boards.pega6.draft.cards import DraftCards, DrafterView, DraftPlace
from pega6_desktop.ui.boards.pega6.draft.layout import DraftLayout
from pega6_desktop.ui.boards.pega6.rows.cards import PlateView
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, line_step, paint, text_width, wrapped
from pega6_desktop.ui.table.arrangement import Accents, Still
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import on_pixels, qrect
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import Target

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
    for drafter, box in zip(table.drafters, layout.seats, strict=True):
        yield _plate(drafter, box)
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

    def draw(painter: QPainter, look: Look, _art: CardArt, dpr: float) -> None:
        _lit_strip(painter, look, qrect(box))
        _lit_own_place(painter, look, on_pixels(layout.own_places[free], dpr), target)

    yield Still("strip", (target.ghost, target.is_sure, free), box, _LIT_Z, draw, _LIT_MARGIN)


# ---------------------------------------------------------------- places, strip and notes


def _place(place: DraftPlace, box: Rect) -> Still:
    """A place nobody has drafted from is dashed under its card, so that a card in the air leaves its place."""

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        rect = on_pixels(box, dpr)
        if place.taker is None:
            _open_place(painter, look, rect, place.number)
            return
        portrait = art.avatar(place.taker, max(1, round(box.width * _PORTRAIT_SHARE)), dpr)
        paint.taken_place(painter, look, rect, portrait, place.number)

    return Still(f"place {place.number}", (place.taker,), box, _PLACE_Z, draw, 1)


def _open_place(painter: QPainter, look: Look, rect: QRectF, number: int) -> None:
    """A place whose card is still to be drafted, with its number where a taken place has it."""
    paint.empty_place(painter, look, rect)
    font = look.exact_font(max(11.0, rect.width() * 0.2), BOLD)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.76)
    paint.text(painter, str(number), at, font, look.theme.felt_text, align=paint.Align.MIDDLE)


def _strip(layout: DraftLayout, notes: tuple[str, str], *, has_places: bool) -> Still:
    """The numbered places of the own cards and the notes, one picture for the whole draft."""
    places = layout.own_places if has_places else ()

    def draw(painter: QPainter, look: Look, _art: CardArt, dpr: float) -> None:
        for index, box in enumerate(places):
            paint.free_place(painter, look, on_pixels(box, dpr), str(index + 1))
        _note(painter, look, layout.note, notes[0], 13)
        _note(painter, look, layout.end_note, notes[1], 12.5)

    box = Rect(layout.fan.x, layout.fan.y, layout.width - layout.fan.x, layout.height - layout.fan.y)
    return Still("own places", (notes, len(places)), box, _STRIP_Z, draw, 0)


def _note(painter: QPainter, look: Look, box: Rect, words: str, size: float) -> None:
    """Quiet words on the wood, smaller where there is little room, left out where there is none."""
    for share in _NOTE_SHARES:
        font = look.font(size * share, SEMIBOLD)
        lines = wrapped(words, font, box.width)
        if len(lines) * line_step(font) <= box.height and _has_whole_words(words, font, box.width):
            top = box.y + line_step(font) / 2
            for index, line in enumerate(lines):
                at = QPointF(box.x, top + index * line_step(font))
                paint.text(painter, line, at, font, look.theme.wood_text)
            return


def _has_whole_words(words: str, font: QFont, width: float) -> bool:
    return all(text_width(word, font) <= width for word in words.split())


def _lit_strip(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The whole strip as a place to drop a card: gold, with a dark edge that is seen on any wood."""
    theme, u = look.theme, look.u
    radius = 14 * u
    paint.rounded(painter, rect, radius, fill=paint.tint(theme.gold, 0.0 if theme.is_flat else 0.34))
    paint.rounded(painter, rect, radius, edge=theme.outline, stroke=5 * u)
    paint.rounded(painter, rect, radius, edge=theme.gold, stroke=3 * u)


def _lit_own_place(painter: QPainter, look: Look, rect: QRectF, target: Target) -> None:
    """The next free place with the number that would come, and an arrow."""
    theme, u = look.theme, look.u
    fill = theme.wood2 if theme.is_flat else theme.gold
    edge = theme.gold if theme.is_flat else theme.outline
    paint.rounded(painter, rect, rect.width() * 0.085, fill=fill, edge=edge, stroke=2 * u)
    ink = theme.gold if theme.is_flat else theme.on_gold
    font = look.exact_font(rect.width() * 0.4, EXTRABOLD)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.42)
    paint.text(painter, target.ghost, at, font, ink, align=paint.Align.MIDDLE)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.8)
    paint.sign_disc(
        painter,
        "down",
        at,
        12 * u,
        fill=theme.on_gold if not theme.is_flat else theme.gold,
        ink=theme.gold if not theme.is_flat else theme.on_gold,
    )


# ---------------------------------------------------------------- plates


def _plate(drafter: DrafterView, box: Rect) -> Still:
    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        DraftPlates(look, art).other(painter, drafter, qrect(box), dpr)

    # The cards lie over the plate, and what is spoken does not show.
    shown = msgspec.structs.replace(drafter, cards=(), spoken="")
    return Still(f"drafter {drafter.seat}", (shown,), box, _PLATE_Z, draw, _PLATE_MARGIN)


def _own(seat: PlateView, box: Rect) -> Still:
    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        DraftPlates(look, art).own(painter, seat, qrect(box), dpr)

    return Still("own", (msgspec.structs.replace(seat, card=None, spoken=""),), box, _PLATE_Z, draw, _PLATE_MARGIN)


class DraftPlates:
    """Draws plates into a painter that uses the coordinates of the window."""

    def __init__(self, look: Look, art: CardArt) -> None:
        self._look, self._art = look, art

    def other(self, painter: QPainter, drafter: DrafterView, box: QRectF, dpr: float) -> None:
        """Somebody else's plate with all places free: the cards themselves lie over them."""
        ring = self._look.theme.gold if drafter.is_turn else None
        portrait = self._art.avatar(drafter.avatar, paint.drafter_portrait(self._look, box), dpr, ring)
        shown = paint.Drafter(
            name=drafter.name,
            portrait=portrait,
            heads=drafter.heads,
            progress=drafter.progress,
            cards=(),
            places=drafter.places,
            is_turn=drafter.is_turn,
        )
        paint.drafter_plate(painter, self._look, box, shown)

    def own(self, painter: QPainter, seat: PlateView, box: QRectF, dpr: float) -> None:
        """The viewer's plate: face, name, heads of the cards drafted so far, and how far the draft has come."""
        look, u, theme = self._look, self._look.u, self._look.theme
        painter.translate(box.topLeft())
        size = QRectF(0, 0, box.width(), box.height())
        edge, stroke = (theme.gold, 3.0) if seat.is_turn else (theme.plate_edge, 1.5)
        paint.plate(painter, look, size, edge=edge, stroke=stroke, blur=7)
        painter.drawPixmap(QPointF(12 * u, 11 * u), self._art.avatar(seat.avatar, look.px(54), dpr, theme.gold))
        left, right = 78 * u, size.width() - 6 * u
        is_large = look.text_scale >= _LARGE_TYPE
        lines = (size.height() * 0.3, size.height() * 0.7) if is_large else (25 * u, 50 * u)
        name = look.font(18, EXTRABOLD)
        paint.text(painter, seat.name, QPointF(left, lines[0]), name, theme.ink, max_width=right - left)
        at = QPointF(left, lines[1])
        end = left + paint.heads(painter, seat.points, at, look.font(17, EXTRABOLD), theme.accent, theme.plate) + 6 * u
        word = look.font(12, SEMIBOLD)
        if end + text_width(seat.points_word, word) <= right:
            paint.text(painter, seat.points_word, QPointF(end, lines[1]), word, theme.muted)
        if not is_large:
            self._progress(painter, seat, size)

    def _progress(self, painter: QPainter, seat: PlateView, size: QRectF) -> None:
        u, theme = self._look.u, self._look.theme
        font, room = self._look.font(13, SEMIBOLD), size.width() - 26 * u
        paint.text(painter, seat.goal, QPointF(14 * u, 86 * u), font, theme.muted, max_width=room)
        if seat.share is not None:
            bar = QRectF(14 * u, 99 * u, size.width() - 28 * u, 9 * u)
            paint.progress(painter, self._look, bar, seat.share, fill=theme.gold)
