"""The signs of targets that lie over the cards: bars in gaps, the ghost of a padlock, rings around zones.

Owns these pieces. Must not know which card is in the air, nor what a target brings about.
"""

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.look.paint.felt import ROW_RADIUS
from pega6_desktop.ui.table.arrangement import SpreadLayout
from pega6_desktop.ui.table.places.draft_layout import DraftLayout
from pega6_desktop.ui.table.places.layout import Rect, TableLayout, card_height
from pega6_desktop.ui.table.places.poses import Cards, row_cards, zone_rect
from pega6_desktop.ui.table.surface.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.view import Target, ZoneId

_SIGN_Z = 37.0
_MARGIN = 14
_GHOST = 0.62
"""Strength of what is not there yet."""

_Draw = Callable[[QPainter], None]


class TargetSigns:
    """One piece per target that needs one; those that go out fade."""

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints) -> None:
        self._scene, self._look, self._prints = scene, look, prints
        self._pieces: dict[tuple[object, ...], Piece] = {}
        self._spare: list[Piece] = []

    def show(
        self,
        layout: TableLayout,
        cards: Cards,
        targets: tuple[Target, ...],
        aimed: ZoneId | None,
        dpr: float,
        fade_ms: tuple[int, int],
    ) -> None:
        """Show the signs of these targets and no others. fade_ms: to light up, to go out."""
        wanted = {}
        # The own places of a draft, and all of a spread, show themselves that they are meant.
        for target in () if isinstance(layout, DraftLayout | SpreadLayout) else targets:
            sign = self._sign(layout, cards, target, is_aimed=target.zone == aimed)
            if sign is not None:
                wanted[(target.kind, target.zone, target.place, target.zone == aimed)] = sign
        for content in [content for content in self._pieces if content not in wanted]:
            piece = self._pieces.pop(content)
            piece.fade(0.0, fade_ms[1])
            self._spare.append(piece)
        for content, (box, draw) in wanted.items():
            piece = self._pieces.setdefault(content, self._fresh())
            margin = margin_px(_MARGIN, self._look, dpr)
            piece.put(self._prints.picture(("sign", *content, box), box, margin, dpr, draw), box, margin, dpr)
            piece.fade(1.0, fade_ms[0])

    def finish(self) -> None:
        """Bring running fades to their end."""
        for piece in (*self._pieces.values(), *self._spare):
            piece.end_fade()

    def _fresh(self) -> Piece:
        piece = next((one for one in self._spare if not one.is_shown), None)
        if piece is None:
            piece = Piece(self._scene, _SIGN_Z)
            piece.fade(0.0, 0)
        else:
            self._spare.remove(piece)
        return piece

    def _sign(self, layout: TableLayout, cards: Cards, target: Target, *, is_aimed: bool) -> tuple[Rect, _Draw] | None:
        """The box of the target's sign and how it is drawn; None where the row or the card itself shows it."""
        match target.kind:
            case "gap":
                return None if is_aimed else self._gap(layout, cards, target)
            case "lock":
                return self._padlock(layout, cards, target) if is_aimed else None
            case "zone":
                return self._ring(layout, cards, target, is_aimed=is_aimed) if target.zone[0] != "row" else None
            case "place" | "seven" | "open" | "card":
                return None
            case _:
                assert_never(target.kind)

    def _gap(self, layout: TableLayout, cards: Cards, target: Target) -> tuple[Rect, _Draw] | None:
        number = target.zone[1]
        if number >= len(cards.rows) or not cards.rows[number].cards:
            return None
        places = layout.places(number, cards.rows[number].capacity)
        count = min(len(cards.rows[number].cards), len(places.lefts))
        height = card_height(layout.card)
        lying = [QRectF(left, places.top, layout.card, height) for left in places.lefts[:count]]
        middle = paint.gap_middle(self._look, lying, target.place)

        def draw(painter: QPainter) -> None:
            paint.gap_bar(painter, self._look, middle, lying[0])

        return Rect(middle, places.top, 0, height), draw

    def _padlock(self, layout: TableLayout, cards: Cards, target: Target) -> tuple[Rect, _Draw] | None:
        number = target.zone[1]
        if number >= len(cards.rows):
            return None
        box, lying = layout.rows[number], qrect(row_cards(layout, number, cards.rows[number]))

        def draw(painter: QPainter) -> None:
            painter.setOpacity(_GHOST)
            paint.blocked_row(painter, self._look, qrect(box), lying, "")

        return box, draw

    def _ring(self, layout: TableLayout, cards: Cards, target: Target, *, is_aimed: bool) -> tuple[Rect, _Draw]:
        box, look = zone_rect(layout, cards, target.zone), self._look
        is_strong = is_aimed or target.is_sure

        def draw(painter: QPainter) -> None:
            u, theme = look.u, look.theme
            ring, radius = qrect(box.grown(3 * u)), (ROW_RADIUS + 2) * u
            paint.rounded(painter, ring, radius, edge=theme.outline, stroke=(6 if is_strong else 5) * u)
            paint.rounded(painter, ring, radius, edge=theme.gold, stroke=(3.6 if is_strong else 2.4) * u)

        return box, draw
