"""What stands still on the table: wood, mat, rows, plates; drawn again only when what they show has changed.

Owns these pieces and the heads that are still to be counted up on the plates. Must not know cards in motion.
"""

from collections.abc import Mapping

import msgspec
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.arrangement import SpreadLayout
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.tempo import Pace
from pega6_desktop.ui.table.places.draft_layout import DraftLayout
from pega6_desktop.ui.table.places.layout import Rect, TableLayout, card_height
from pega6_desktop.ui.table.places.poses import Cards
from pega6_desktop.ui.table.surface.arrangement_pieces import SpreadPieces
from pega6_desktop.ui.table.surface.draft_pieces import DraftPieces
from pega6_desktop.ui.table.surface.pieces import Piece, Prints, margin_px, qrect, snap
from pega6_desktop.ui.table.surface.plates import PlatePainter
from pega6_desktop.ui.table.surface.row_painter import QUIET, Light, RowPainter, RowShape
from pega6_desktop.ui.table.view import RowView, SeatView

_GROUND_Z, _GHOST_Z, _ROW_Z, _LIT_Z, _PLATE_Z = -10.0, 0.5, 1.0, 2.0, 30.0
_ROW_MARGIN, _PLATE_MARGIN = 9, 16


class Furniture:
    """The still pieces of one table."""

    def __init__(self, scene: QGraphicsScene, look: Look, art: CardArt, prints: Prints, pace: Pace) -> None:
        self._scene, self._look, self._prints = scene, look, prints
        self._plate_painter = PlatePainter(look, art)
        self._row_painter = RowPainter(look)
        self._ground = Piece(scene, _GROUND_Z)
        self._ghost = Piece(scene, _GHOST_Z)
        self._rows: list[Piece] = []
        self._lit: list[Piece] = []
        self._plates: list[Piece] = []
        self._own = Piece(scene, _PLATE_Z)
        self.draft = DraftPieces(scene, look, art, prints)
        self.arrangement = SpreadPieces(scene, look, art, prints, pace)
        self._owed: Mapping[int, int] = {}

    def lay_out(self, layout: TableLayout, dpr: float) -> None:
        """Draw wood and mat for another size, theme or pixel ratio."""
        window = Rect(0, 0, layout.width, layout.height)

        def draw(painter: QPainter) -> None:
            paint.wood(painter, self._look, qrect(window))
            paint.felt_mat(painter, self._look, qrect(layout.mat))

        self._ground.put(self._prints.picture(("ground", layout.mat), window, 0, dpr, draw), window, 0, dpr)
        self._fit(self._rows, len(layout.rows), _ROW_Z)
        self._fit(self._lit, len(layout.rows), _LIT_Z)
        for lit, row in zip(self._lit, self._rows, strict=True):
            lit.stand_in_for(row)
            lit.fade(0, 0)
        has_plates = not isinstance(layout, DraftLayout | SpreadLayout)
        self._fit(self._plates, len(layout.seats) if has_plates else 0, _PLATE_Z)
        self.draft.lay_out(layout)

    def show(self, layout: TableLayout, cards: Cards, dpr: float, owed: Mapping[int, int]) -> None:
        """Show rows and plates. owed: heads by seat that are still to be counted up."""
        self._owed = owed
        for index, row in enumerate(cards.rows[: len(self._rows)]):
            self._put_row(self._rows[index], layout, index, row, QUIET, dpr)
        self._show_ghost(layout, cards, dpr)
        for index, seat in enumerate(cards.others[: len(self._plates)]):
            self._put_plate(self._plates[index], layout, seat, layout.seats[index], dpr, is_own=False)
        self.draft.show(layout, cards, dpr)
        self.arrangement.show(layout, cards, dpr)
        has_plate = cards.own is not None and cards.draft is None and cards.arrangement is None
        self._own.setVisible(has_plate)
        if cards.own is not None and has_plate:
            self._put_plate(self._own, layout, cards.own, layout.own, dpr, is_own=True)

    def open_rows(self, count: int, ms: int) -> None:
        """Let that many rows lie; those that come or go fade. To be called after `show`."""
        for index, piece in enumerate(self._rows):
            is_covered = self._lit[index].is_shown
            if index >= count:
                piece.fade(0.0, 0 if is_covered else ms)
            elif is_covered:
                piece.setOpacity(1.0)
            elif not piece.is_shown:
                piece.fade(1.0, ms)

    def light(
        self, layout: TableLayout, cards: Cards, dpr: float, lights: Mapping[int, Light], fade_ms: tuple[int, int]
    ) -> None:
        """Let these rows stand out, the others not. fade_ms: to light up, to go out."""
        # The row to come is lit in the place of its ghost, whose words would shine through.
        self._ghost.setVisible(_has_ghost(layout, cards) and len(cards.rows) not in lights)
        for index, (piece, row) in enumerate(zip(self._lit, _with_ghost(cards, len(self._lit)), strict=False)):
            light = lights.get(index)
            if light is None:
                if piece.is_shown:
                    piece.fade(0.0, fade_ms[1])
                continue
            self._put_row(piece, layout, index, row, light, dpr)
            piece.fade(1.0, fade_ms[0])

    def end_fades(self) -> None:
        """Bring running fades to their end."""
        for piece in (*self._lit, *self._rows):
            piece.end_fade()
        self.draft.end_fades()
        self.arrangement.end_fades()

    def _show_ghost(self, layout: TableLayout, cards: Cards, dpr: float) -> None:
        """The place of the row that does not lie yet; it lies under the row once there is one."""
        spare, has_ghost = cards.spare, _has_ghost(layout, cards)
        self._ghost.setVisible(has_ghost and not self._lit[-1].is_shown)
        if spare is None or not has_ghost:
            return
        box, margin, words = layout.rows[-1], margin_px(_ROW_MARGIN, self._look, dpr), spare.ghost

        def draw(painter: QPainter) -> None:
            self._row_painter.ghost(painter, words, box)

        self._ghost.put(self._prints.picture(("ghost", words), box, margin, dpr, draw), box, margin, dpr)

    def _put_row(self, piece: Piece, layout: TableLayout, index: int, row: RowView, light: Light, dpr: float) -> None:
        box, margin = layout.rows[index], margin_px(_ROW_MARGIN, self._look, dpr)
        shape = row_shape(layout, index, row.capacity, dpr)
        # Cards and the spoken name do not show on the picture of the row itself.
        shown = msgspec.structs.replace(row, cards=(), name="")

        def draw(painter: QPainter) -> None:
            self._row_painter.draw(painter, row, shape, light)

        piece.put(self._prints.picture(("row", shown, light), box, margin, dpr, draw), box, margin, dpr)

    def _put_plate(
        self, piece: Piece, layout: TableLayout, seat: SeatView, box: Rect, dpr: float, *, is_own: bool
    ) -> None:
        margin = margin_px(_PLATE_MARGIN, self._look, dpr)
        shown = _without_owed(seat, self._owed.get(seat.seat, 0))
        # Of the card only matters whether one lies there.
        hand = None if shown.hand is None else ()
        key = ("plate", msgspec.structs.replace(shown, card=None, spoken="", hand=hand), shown.card is None, is_own)

        def draw(painter: QPainter) -> None:
            self._plate_painter.draw(painter, shown, qrect(box), dpr, is_own=is_own, is_compact=layout.is_compact)

        piece.put(self._prints.picture(key, box, margin, dpr, draw), box, margin, dpr)

    def _fit(self, pieces: list[Piece], count: int, z: float) -> None:
        while len(pieces) < count:
            pieces.append(Piece(self._scene, z))
        while len(pieces) > count:
            pieces.pop().remove()


def row_shape(layout: TableLayout, index: int, capacity: int, dpr: float) -> RowShape:
    """The geometry a row is drawn with: places on the device pixels the cards lie on."""
    places = layout.places(index, capacity)
    danger = Rect(snap(places.danger.x, dpr), snap(places.top, dpr), places.danger.width, places.danger.height)
    placed = places._replace(
        lefts=tuple(snap(left, dpr) for left in places.lefts), top=snap(places.top, dpr), danger=danger
    )
    return RowShape(
        box=layout.rows[index],
        header=layout.header,
        header_size=layout.header_size,
        places=placed,
        card=layout.card,
        card_height=card_height(layout.card),
    )


def _has_ghost(layout: TableLayout, cards: Cards) -> bool:
    return cards.spare is not None and len(cards.rows) < len(layout.rows)


def _with_ghost(cards: Cards, places: int) -> tuple[RowView, ...]:
    """The rows, and one as it would be without any card where there is room for one more."""
    if cards.spare is None or not cards.rows or len(cards.rows) >= places:
        return cards.rows
    like, number = cards.rows[0], len(cards.rows)
    bare = RowView(
        zone=("row", number),
        number=number + 1,
        name="",
        heads=0,
        heads_word="",
        note="",
        danger=like.danger,
        is_full=False,
        capacity=5,
        cards=(),
    )
    return (*cards.rows, bare)


def _without_owed(seat: SeatView, owed: int) -> SeatView:
    """The seat as it was before the last heads were counted."""
    if not owed:
        return seat
    total = seat.total - owed
    share = seat.share if seat.share is None or not seat.total else seat.share * total / seat.total
    return msgspec.structs.replace(seat, points=seat.points - owed, total=total, share=share)
