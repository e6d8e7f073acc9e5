"""What stands still while open cards are drafted: places of the grid, plates, the strip of the own places, notes.

Owns these pieces and the light of the strip as a place to drop a card. Must not know cards in motion.
"""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, line_step, paint, text_width, wrapped
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.places.draft_layout import DraftLayout
from pega6_desktop.ui.table.places.layout import Rect, TableLayout
from pega6_desktop.ui.table.places.poses import Cards
from pega6_desktop.ui.table.surface.draft_plates import DraftPlates
from pega6_desktop.ui.table.surface.pieces import Piece, Prints, margin_px, qrect, snap
from pega6_desktop.ui.table.view import DrafterView, DraftPlace, SeatView, Target

_PLACE_Z, _STRIP_Z, _LIT_Z, _PLATE_Z = 1.0, 1.0, 2.0, 30.0
_PLATE_MARGIN, _LIT_MARGIN = 16, 16
_PORTRAIT_SHARE = 0.4
"""Diameter of the portrait in a taken place, as a share of its width."""
_NOTE_SHARES = (1.0, 0.86, 0.74)
"""Sizes of type that are tried before a note is left out."""
_STRIP_REACH = 9
"""Units the light of the strip reaches beyond the places."""


class DraftPieces:
    """The still pieces of one draft; nothing of them is seen while no draft is on."""

    def __init__(self, scene: QGraphicsScene, look: Look, art: CardArt, prints: Prints) -> None:
        self._scene, self._look, self._art, self._prints = scene, look, art, prints
        self._plate_painter = DraftPlates(look, art)
        self._places: list[Piece] = []
        self._plates: list[Piece] = []
        self._own, self._strip = Piece(scene, _PLATE_Z), Piece(scene, _STRIP_Z)
        self._lit = Piece(scene, _LIT_Z)
        for piece in (self._own, self._strip, self._lit):
            piece.hide()

    def lay_out(self, layout: TableLayout) -> None:
        """Have as many pieces as the draft needs, none where there is no draft."""
        is_draft = isinstance(layout, DraftLayout)
        self._fit(self._places, len(layout.grid) if isinstance(layout, DraftLayout) else 0, _PLACE_Z)
        self._fit(self._plates, len(layout.seats) if is_draft else 0, _PLATE_Z)
        if not is_draft:
            self._own.hide()
            self._strip.hide()
        self._lit.fade(0, 0)

    def show(self, layout: TableLayout, cards: Cards, dpr: float) -> None:
        """Show who has drafted what, and the notes."""
        draft = cards.draft
        if draft is None or not isinstance(layout, DraftLayout):
            return
        for piece, place, box in zip(self._places, draft.places, layout.grid, strict=True):
            self._put_place(piece, place, box, dpr)
        for piece, drafter, box in zip(self._plates, draft.drafters, layout.seats, strict=True):
            self._put_plate(piece, drafter, box, dpr)
        self._own.setVisible(cards.own is not None)
        if cards.own is not None:
            self._put_own(cards.own, layout.own, dpr)
        notes = (draft.hand_note, draft.end_note)
        self._strip.show()
        self._put_strip(layout, notes, dpr, has_places=cards.own is not None)

    def light(
        self, layout: TableLayout, cards: Cards, dpr: float, targets: Sequence[Target], fade_ms: tuple[int, int]
    ) -> None:
        """Let the own strip stand out if it is one of these targets. fade_ms: to light up, to go out."""
        if not isinstance(layout, DraftLayout):
            return
        own = None if cards.own is None else ("hand", cards.own.seat)
        target = next((target for target in targets if target.zone == own), None)
        if target is None:
            if self._lit.is_shown:
                self._lit.fade(0.0, fade_ms[1])
            return
        self._put_light(layout, target, min(len(cards.hand), len(layout.own_places) - 1), dpr)
        self._lit.fade(1.0, fade_ms[0])

    def end_fades(self) -> None:
        """Bring a running fade to its end."""
        self._lit.end_fade()

    # ------------------------------------------------------------ pieces

    def _put_place(self, piece: Piece, place: DraftPlace, box: Rect, dpr: float) -> None:
        """A place nobody has drafted from is dashed under its card, so that a card in the air leaves its place."""

        def draw(painter: QPainter) -> None:
            rect = _on_pixels(box, dpr)
            if place.taker is None:
                _open_place(painter, self._look, rect, place.number)
                return
            portrait = self._art.avatar(place.taker, max(1, round(box.width * _PORTRAIT_SHARE)), dpr)
            paint.taken_place(painter, self._look, rect, portrait, place.number)

        key = ("draft place", place.number, place.taker)
        margin = margin_px(1, self._look, dpr)
        piece.put(self._prints.picture(key, box, margin, dpr, draw), box, margin, dpr)

    def _put_plate(self, piece: Piece, drafter: DrafterView, box: Rect, dpr: float) -> None:
        def draw(painter: QPainter) -> None:
            self._plate_painter.other(painter, drafter, qrect(box), dpr)

        # The cards lie over the plate, and what is spoken does not show.
        key = ("drafter", msgspec.structs.replace(drafter, cards=(), spoken=""))
        margin = margin_px(_PLATE_MARGIN, self._look, dpr)
        piece.put(self._prints.picture(key, box, margin, dpr, draw), box, margin, dpr)

    def _put_own(self, seat: SeatView, box: Rect, dpr: float) -> None:
        def draw(painter: QPainter) -> None:
            self._plate_painter.own(painter, seat, qrect(box), dpr)

        key = ("own drafter", msgspec.structs.replace(seat, card=None, spoken=""))
        margin = margin_px(_PLATE_MARGIN, self._look, dpr)
        self._own.put(self._prints.picture(key, box, margin, dpr, draw), box, margin, dpr)

    def _put_strip(self, layout: DraftLayout, notes: tuple[str, str], dpr: float, *, has_places: bool) -> None:
        """The numbered places of the own cards and the notes, one picture for the whole draft."""
        look = self._look

        def draw(painter: QPainter) -> None:
            for index, box in enumerate(layout.own_places if has_places else ()):
                paint.free_place(painter, look, _on_pixels(box, dpr), str(index + 1))
            _note(painter, look, layout.note, notes[0], 13)
            _note(painter, look, layout.end_note, notes[1], 12.5)

        box = Rect(layout.fan.x, layout.fan.y, layout.width - layout.fan.x, layout.height - layout.fan.y)
        key = ("own places", notes, len(layout.own_places), has_places)
        self._strip.put(self._prints.picture(key, box, 0, dpr, draw), box, 0, dpr)

    def _put_light(self, layout: DraftLayout, target: Target, free: int, dpr: float) -> None:
        box = layout.fan.grown(_STRIP_REACH * layout.unit)

        def draw(painter: QPainter) -> None:
            _lit_strip(painter, self._look, qrect(box))
            _lit_own_place(painter, self._look, _on_pixels(layout.own_places[free], dpr), target)

        key = ("lit strip", target.ghost, target.is_sure, free)
        margin = margin_px(_LIT_MARGIN, self._look, dpr)
        self._lit.put(self._prints.picture(key, box, margin, dpr, draw), box, margin, dpr)

    def _fit(self, pieces: list[Piece], count: int, z: float) -> None:
        while len(pieces) < count:
            pieces.append(Piece(self._scene, z))
        while len(pieces) > count:
            pieces.pop().remove()


def _on_pixels(box: Rect, dpr: float) -> QRectF:
    """The box where a card in it lies: at whole device pixels."""
    return QRectF(snap(box.x, dpr), snap(box.y, dpr), box.width, box.height)


def _open_place(painter: QPainter, look: Look, rect: QRectF, number: int) -> None:
    """A place whose card is still to be drafted, with its number where a taken place has it."""
    paint.empty_place(painter, look, rect)
    font = look.exact_font(max(11.0, rect.width() * 0.2), BOLD)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.76)
    paint.text(painter, str(number), at, font, look.theme.felt_text, align=paint.Align.MIDDLE)


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
