"""What happens on a table of rows just now: the way of a card, the price of a row, heads that land, and the faces made
at them.

Owns these pictures. Must not know which event it is, nor which card is in the air.
"""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.boards.pega6.rows.cards import LaidFlag, RowsCards
from pega6_desktop.ui.boards.pega6.rows.flags import lit_flag
from pega6_desktop.ui.boards.pega6.rows.layout import COMPACT_CARD, SEAT_CARD, RowsLayout
from pega6_desktop.ui.boards.pega6.rows.spots import plate_places, row_pose, slot_pose
from pega6_desktop.ui.look import EXTRABOLD, Look, paint, text_width
from pega6_desktop.ui.look.paint.felt import ROW_RADIUS
from pega6_desktop.ui.table.arrangement import Accents, Still
from pega6_desktop.ui.table.cards.art import Canvas, CardArt, drawing
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect

_WAY_Z, _PRICE_Z, _GAINED_Z = 2.5, 60.0, 45.0
_BRICK, _CREAM = "#8C2414", "#FFF4E0"
_MARGIN = 14
_FACE_Z = 31.0
_OUCH = 5
"""So many heads hurt."""


def happening(layout: RowsLayout, table: RowsCards, now: Accents) -> Iterator[Still]:
    """The row something goes to and the place in it, what it costs, how many heads have landed with whom; or where
    the card went that is looked back at.
    """
    pointed = now.pointed
    if pointed is not None and pointed.zone[0] == "row" and pointed.zone[1] < len(table.rows):
        row = pointed.zone[1]
        yield _way(layout, table, row, pointed.place)
        if pointed.price:
            yield _price(layout, table, row, pointed.price)
    for seat, heads in now.gained:
        yield _gained(layout, table, seat, heads)
    for seat, mood in now.moods:
        yield from _face(layout, table, seat, mood)
    if isinstance(now.recalled, LaidFlag):
        yield from _recalled(layout, table, now.recalled)


def moods(table: RowsCards, gained: Mapping[int, int]) -> dict[int, str]:
    """By seat, the faces made at heads that have just landed: of whom it hurts, and of whom it puts first."""
    after = {plate.seat: plate.total for plate in table.seats}
    before = {seat: total - gained.get(seat, 0) for seat, total in after.items()}
    best, best_before = min(after.values()), min(before.values())
    glad = [seat for seat in after.keys() - gained.keys() if after[seat] == best and before[seat] > best_before]
    return {seat: "ouch" for seat, heads in gained.items() if heads >= _OUCH} | dict.fromkeys(glad, "glad")


def _recalled(layout: RowsLayout, table: RowsCards, flag: LaidFlag) -> Iterator[Still]:
    """The flag that is looked at, with the row and the place of its card."""
    if flag in table.flags:
        yield lit_flag(layout, flag)
        if flag.zone is not None and flag.zone[1] < len(table.rows):
            lying = [card.key for card in table.rows[flag.zone[1]].cards]
            yield _way(layout, table, flag.zone[1], lying.index(flag.key) if flag.key in lying else None)


def _way(layout: RowsLayout, table: RowsCards, row: int, place: int | None) -> Still:
    box, capacity = layout.rows[row], table.rows[row].capacity
    lit = None if place is None or place >= capacity else row_pose(layout, row, place, capacity).rect

    def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
        u, theme = look.u, look.theme
        paint.rounded(painter, qrect(box), ROW_RADIUS * u, edge=theme.gold, stroke=3 * u)
        if lit is not None:
            fill = paint.tint(theme.gold, 0.0 if theme.is_flat else 0.4)
            glow = qrect(lit.grown(3 * u))
            paint.rounded(painter, glow, 0.11 * lit.width, fill=fill, edge=theme.gold, stroke=3.5 * u)

    return Still(f"way {row}", (place,), box, _WAY_Z, draw, _MARGIN)


def _price(layout: RowsLayout, table: RowsCards, row: int, heads: int) -> Still:
    """A pill over the upper edge of the row."""
    u, box, word = layout.unit, layout.rows[row], table.takes_word
    size = Rect(box.middle[0] - 110 * u, box.y - 14 * u, 220 * u, 40 * u)

    def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
        font, theme = look.exact_font(min(look.text_px(20), 26 * u), EXTRABOLD), look.theme
        words, price = text_width(word, font) + 8 * u, paint.heads_width(heads, font)
        width = words + price + 36 * u
        pill = QRectF(size.middle[0] - width / 2, size.y, width, size.height)
        fill = theme.danger_fill if theme.is_flat else _BRICK
        paint.rounded(painter, pill, pill.height() / 2, fill=fill, edge=_CREAM, stroke=2.2 * u)
        at = QPointF(pill.x() + 18 * u, pill.center().y())
        paint.text(painter, word, at, font, _CREAM)
        paint.heads(painter, heads, at + QPointF(words, 0), font, _CREAM, fill)

    return Still(f"price {row}", (word, heads), size, _PRICE_Z, draw, _MARGIN + 60)


def _gained(layout: RowsLayout, table: RowsCards, seat: int, heads: int) -> Still:
    """The plate with a brick edge, and the heads where its card lay."""
    index = next((at for at, other in enumerate(table.others) if other.seat == seat), None)
    box = layout.own if index is None else layout.seat_head(index)
    place = plate_places(layout, index).card
    if index is None or place is None:
        middle, width = slot_pose(layout).middle, 56 * layout.unit
    else:
        middle = box.x + place[0], box.y + place[1]
        width = (COMPACT_CARD if layout.is_compact else SEAT_CARD) * layout.unit

    def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
        u, theme, radius = look.u, look.theme, max(width * 0.56, 19 * look.u)
        paint.rounded(painter, qrect(box), (14 if index is None else 12) * u, edge=theme.accent, stroke=3 * u)
        fill = theme.danger_fill if theme.is_flat else _BRICK
        label, font = f"+{heads}", look.exact_font(radius * 0.86, EXTRABOLD)
        paint.badge(painter, label, QPointF(*middle), radius, font, fill=fill, ink=_CREAM, edge=_CREAM)

    return Still(f"gained {seat}", (heads,), box, _GAINED_Z, draw, _MARGIN + 100)


def _face(layout: RowsLayout, table: RowsCards, seat: int, mood: str) -> Iterator[Still]:
    """The face over the calm one on the plate, in the same ring; a plate without one has none to make."""
    index = next((at for at, other in enumerate(table.others) if other.seat == seat), None)
    plate = table.own if index is None else table.others[index]
    box, face = layout.own if index is None else layout.seats[index], plate_places(layout, index).face
    if plate is None or face is None:
        return
    avatar, is_ringed = plate.avatar, plate.is_turn or index is None
    place = Rect(box.x + face.x, box.y + face.y, face.width, face.height)

    def draw(on: Canvas) -> None:
        on.portrait(avatar, QPointF(place.x, place.y), place.width, is_turn=is_ringed, mood=mood)

    yield Still(f"face {seat}", (avatar, mood, is_ringed), place, _FACE_Z, drawing(draw))
