"""What happens on a table of rows just now, and what happened in the last trick: the way of a card, the price of a row,
heads that land with the faces made at them, and the paper flags that hang from the plates.

Owns where these pictures are and how they are drawn; a flag says who laid which card, where it went, what it brought.
Must not know the rules, which event it is, which card is in the air, nor how long flags hang.
"""

import functools
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from pega6_desktop.ui.boards.pega6.rows.cards import LaidFlag, RowsCards
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout
from pega6_desktop.ui.boards.pega6.rows.spots import plate_places, row_pose
from pega6_desktop.ui.look import EXTRABOLD, Look, paint, text_width
from pega6_desktop.ui.look.faces import chip_width, number_chip
from pega6_desktop.ui.look.look import SMALLEST_TEXT
from pega6_desktop.ui.look.paint.felt import ROW_RADIUS
from pega6_desktop.ui.table.arrangement import Accents, Sign, Still
from pega6_desktop.ui.table.cards.art import Canvas, CardArt, drawing
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import LIFTED_Z, Rect
from pega6_desktop.ui.table.view import CardKey

_WAY_Z, _PRICE_Z, _GAINED_Z = 2.5, 60.0, 45.0
_ROOM = 14
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

    return Still(f"way {row}", (place,), box, _WAY_Z, draw, _ROOM)


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

    return Still(f"price {row}", (word, heads), size, _PRICE_Z, draw, _ROOM + 60)


def _gained(layout: RowsLayout, table: RowsCards, seat: int, heads: int) -> Still:
    """The plate with a brick edge, and the heads where its card lay; on the own plate over the edge, and over the hand,
    which has closed up by then.
    """
    index = next((at for at, other in enumerate(table.others) if other.seat == seat), None)
    box = layout.own if index is None else layout.seat_head(index)
    x, y = plate_places(layout, index).card or (box.width - 4 * layout.unit, box.height / 2)
    middle, width = (box.x + x, box.y + y), layout.seat_card
    over = _GAINED_Z if index is not None else LIFTED_Z

    def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
        u, theme, radius = look.u, look.theme, max(width * 0.56, 19 * look.u)
        paint.rounded(painter, qrect(box), (14 if index is None else 12) * u, edge=theme.accent, stroke=3 * u)
        fill = theme.danger_fill if theme.is_flat else _BRICK
        label, font = f"+{heads}", look.exact_font(radius * 0.86, EXTRABOLD)
        paint.badge(painter, label, QPointF(*middle), radius, font, fill=fill, ink=_CREAM, edge=_CREAM)

    return Still(f"gained {seat}", (heads,), box, over, draw, _ROOM + 100)


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


_FLAG_Z, _LIT_Z = 31.0, 46.0
_HEIGHT, _NOTCH, _OVER_PLATE, _LEFT, _COMPACT_LEFT = 29, 6, 3, 14, 8
_COMPACT, _LEAST = 0.82, 0.6
_PAD, _GAP, _ARROW, _DISC, _BEFORE_HEADS = 8, 4, 14, 18, 6
_TYPE, _LARGEST_TYPE = 13.2, 16.0
_DIGIT, _HEADS = 0.64, 1.75
"""Em of a digit, and of an ox head before a number."""
_MARGIN = 8
_BRICK, _CREAM, _GREEN, _NOWHERE = "#8C2414", "#FFF4E0", "#255039", "–"


@functools.lru_cache(maxsize=4)
def faces(flags: tuple[LaidFlag, ...]) -> Mapping[CardKey, Sign]:
    """On each card of the trick that still lies, the face of whoever laid it."""
    return {flag.key: Sign(face=flag.avatar) for flag in flags if flag.lies}


class FlagPlaces(NamedTuple):
    """A flag and what stands on it, in logical px. em: of the numbers on it. heads: where these begin."""

    box: Rect
    em: float
    chip: Rect
    arrow: Rect
    disc: tuple[float, float, float]
    heads: float
    middle: float


@functools.lru_cache(maxsize=64)
def flag_places(layout: RowsLayout, flag: LaidFlag) -> FlagPlaces:
    """Where it hangs."""
    index = flag.index
    is_small, plate = index is not None and layout.is_compact, layout.own if index is None else layout.seats[index]
    u = layout.unit * (_COMPACT if is_small else _own_size(layout) if index is None else 1.0)
    em = max(SMALLEST_TEXT, min(_TYPE * layout.text_scale, _LARGEST_TYPE) * u)
    left = plate.x + (_COMPACT_LEFT if is_small else _LEFT) * layout.unit
    top, height = plate.bottom - _OVER_PLATE * layout.unit, _HEIGHT * u
    middle, chip = top + 0.47 * height, chip_width(flag.key[1], em)
    arrow, radius = left + _PAD * u + chip + _GAP * u, max(_DISC * u, 1.4 * em) / 2
    disc = arrow + (_ARROW + _GAP) * u + radius
    heads = disc + radius + _BEFORE_HEADS * u
    end = heads + (_HEADS + _DIGIT * len(str(flag.heads))) * em if flag.heads else disc + radius
    return FlagPlaces(
        Rect(left, top, end + _PAD * u - left, height),
        em,
        Rect(left + _PAD * u, middle - 0.76 * em, chip, 1.52 * em),
        Rect(arrow, middle - _ARROW * u / 2, _ARROW * u, _ARROW * u),
        (disc, middle, radius),
        heads,
        middle,
    )


def _own_size(layout: RowsLayout) -> float:
    """Size of the viewer's flag: less where the main button stands below the plate."""
    own, button = layout.own, layout.main_button
    if button.x > own.right or button.y < own.bottom:
        return 1.0
    return min(1.0, max(_LEAST, ((button.y - own.bottom) / layout.unit + _OVER_PLATE) / _HEIGHT))


def flag_at(layout: RowsLayout, table: RowsCards, x: float, y: float) -> LaidFlag | None:
    """The flag at that point."""
    if layout.rows[0].y < y < layout.hand.y:
        return None
    return next((flag for flag in table.flags if flag_places(layout, flag).box.contains(x, y)), None)


@functools.lru_cache(maxsize=2)
def hung(layout: RowsLayout, flags: tuple[LaidFlag, ...]) -> tuple[Still, ...]:
    """All flags."""
    return tuple([_picture(layout, flag, is_lit=False) for flag in flags])


def lit_flag(layout: RowsLayout, flag: LaidFlag) -> Still:
    """The flag that is looked at."""
    return _picture(layout, flag, is_lit=True)


def _picture(layout: RowsLayout, flag: LaidFlag, *, is_lit: bool) -> Still:
    places = flag_places(layout, flag)

    def draw(on: Canvas) -> None:
        _draw(on, places, flag, is_lit=is_lit)

    name, z = ("flag lit", _LIT_Z) if is_lit else (f"flag {flag.seat}", _FLAG_Z)
    content = flag.key, flag.zone, flag.heads
    return Still(name, content, places.box, z, drawing(draw), _MARGIN)


def _draw(on: Canvas, places: FlagPlaces, flag: LaidFlag, *, is_lit: bool) -> None:
    painter, look, theme = on.painter, on.look, on.look.theme
    paper, ink, edge = theme.plate, theme.ink, theme.plate_edge
    disc, label = (theme.plate, theme.ink) if theme.is_flat else (_GREEN, _CREAM)
    if flag.heads:
        paper, ink, edge = theme.danger_fill if theme.is_flat else _BRICK, _CREAM, theme.danger
        disc, label = _CREAM, _BRICK
    outline = _paper(places.box, _NOTCH * look.u)
    if not theme.is_flat:
        painter.fillPath(outline.translated(0, 2 * look.u), paint.tint("#000000", 0.22))
    painter.setPen(paint.pen_for(theme.gold if is_lit else edge, (3 if is_lit else 1.3) * look.u))
    painter.setBrush(paint.tint(paper))
    painter.drawPath(outline)
    number_chip(painter, look, flag.key[1], qrect(places.chip), places.em)
    arrow, (x, y, radius) = places.arrow, places.disc
    paint.icon(painter, "right", QRectF(arrow.x, arrow.y, arrow.width, arrow.height), ink, 2.8)
    font = look.exact_font(places.em, EXTRABOLD)
    word = _NOWHERE if flag.zone is None else str(flag.zone[1] + 1)
    paint.badge(painter, word, QPointF(x, y), radius, font, fill=disc, ink=label, edge=edge if theme.is_flat else None)
    if flag.heads:
        paint.heads(painter, flag.heads, QPointF(places.heads, places.middle), font, ink, paper)


def _paper(box: Rect, notch: float) -> QPainterPath:
    """A strip with a notch in its lower edge."""
    outline = QPainterPath(QPointF(box.x, box.y))
    outline.lineTo(box.right, box.y)
    outline.lineTo(box.right, box.bottom)
    outline.lineTo(box.middle[0], box.bottom - notch)
    outline.lineTo(box.x, box.bottom)
    outline.closeSubpath()
    return outline
