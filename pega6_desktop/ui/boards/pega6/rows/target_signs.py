"""The signs of targets that lie over the cards: bars in gaps, the ghost of a padlock, rings around zones.

Owns these pictures. Must not know which card is in the air, nor what a target brings about.
"""

from collections.abc import Iterator
from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.boards.pega6.rows.cards import RowsCards
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout
from pega6_desktop.ui.boards.pega6.rows.poses import row_cards, zone_rect
from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.look.paint.felt import ROW_RADIUS
from pega6_desktop.ui.table.arrangement import Accents, Drawing, Still
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect, card_height
from pega6_desktop.ui.table.view import Target

_SIGN_Z = 37.0
_MARGIN = 14
_GHOST = 0.62
"""Strength of what is not there yet."""

_Sign = tuple[Rect, Drawing]


def target_signs(layout: RowsLayout, table: RowsCards, now: Accents) -> Iterator[Still]:
    """One picture for each target that needs one: the row or the card itself shows the others."""
    for target in now.targets:
        is_aimed = target.zone == now.aimed
        sign = _sign(layout, table, target, is_aimed=is_aimed)
        if sign is not None:
            box, draw = sign
            name = f"{target.kind} {target.zone} {target.place} {is_aimed}"
            yield Still(name, (target.is_sure,), box, _SIGN_Z, draw, _MARGIN)


def _sign(layout: RowsLayout, table: RowsCards, target: Target, *, is_aimed: bool) -> _Sign | None:
    """The box of the target's sign and how it is drawn."""
    match target.kind:
        case "gap":
            return None if is_aimed else _gap(layout, table, target)
        case "lock":
            return _padlock(layout, table, target) if is_aimed else None
        case "zone":
            return None if target.zone[0] == "row" else _ring(layout, table, target, is_aimed=is_aimed)
        case "place" | "seven" | "open" | "card":
            return None
        case _:
            assert_never(target.kind)


def _gap(layout: RowsLayout, table: RowsCards, target: Target) -> _Sign | None:
    number = target.zone[1]
    if number >= len(table.rows) or not table.rows[number].cards:
        return None
    places = layout.places(number, table.rows[number].capacity)
    count = min(len(table.rows[number].cards), len(places.lefts))
    height = card_height(layout.card)
    lying = [QRectF(left, places.top, layout.card, height) for left in places.lefts[:count]]
    middle = paint.gap_middle(layout.unit, lying, target.place)

    def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
        paint.gap_bar(painter, look, middle, lying[0])

    return Rect(middle, places.top, 0, height), draw


def _padlock(layout: RowsLayout, table: RowsCards, target: Target) -> _Sign | None:
    number = target.zone[1]
    if number >= len(table.rows):
        return None
    box, lying = layout.rows[number], qrect(row_cards(layout, number, table.rows[number]))

    def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
        painter.setOpacity(_GHOST)
        paint.blocked_row(painter, look, qrect(box), lying, "")

    return box, draw


def _ring(layout: RowsLayout, table: RowsCards, target: Target, *, is_aimed: bool) -> _Sign:
    box, is_strong = zone_rect(layout, table, target.zone), is_aimed or target.is_sure

    def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
        u, theme = look.u, look.theme
        ring, radius = qrect(box.grown(3 * u)), (ROW_RADIUS + 2) * u
        paint.rounded(painter, ring, radius, edge=theme.outline, stroke=(6 if is_strong else 5) * u)
        paint.rounded(painter, ring, radius, edge=theme.gold, stroke=(3.6 if is_strong else 2.4) * u)

    return box, draw
