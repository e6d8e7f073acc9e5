"""The paper flags that hang from the plates: who laid which card in the last trick, where it went, what it brought.

Owns where each hangs and how it is drawn. Must not know the rules, nor how long flags hang.
"""

import functools
from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from pega6_desktop.ui.boards.pega6.rows.cards import LaidFlag, RowsCards
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout
from pega6_desktop.ui.look import EXTRABOLD, paint
from pega6_desktop.ui.look.faces import chip_width, number_chip
from pega6_desktop.ui.look.look import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Sign, Still
from pega6_desktop.ui.table.cards.art import Canvas, drawing
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import CardKey

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
def flags(layout: RowsLayout, hung: tuple[LaidFlag, ...]) -> tuple[Still, ...]:
    """All flags."""
    return tuple([_picture(layout, flag, is_lit=False) for flag in hung])


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
