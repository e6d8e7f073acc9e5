"""The players of a table of No Thanks!: their plates with the sum of the round, the felt of their cards, chips, tags.

Owns what is known of a player with all words ready, and how it looks. Must not know the rules or where cards lie.
"""

from collections.abc import Iterator
from functools import partial

import msgspec
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFont

from pega6_desktop.ui.boards.no_thanks.faces import Chip
from pega6_desktop.ui.boards.no_thanks.layout import AreaPlaces, NoThanksLayout
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, elided, paint, shrunk, text_width, wrapped
from pega6_desktop.ui.look.look import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Coming, Still
from pega6_desktop.ui.table.cards.art import Canvas, drawing
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.cards.tempo import GO_OUT, SLIDE
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import CardView


class Area(msgspec.Struct, frozen=True):
    """A player with the cards before them.

    runs: each ascending, the lowest card first. total: words for the rounds before. points: what the area counts, less
    the chips where they are known; chips: how many, empty where hidden. tiger: a card still face down there.
    spoken: all of it for the ear; public: without what only its player may know.
    """

    seat: int
    name: str
    avatar: int
    spoken: str
    public: str
    total: str
    area: int
    points: str
    chips: str
    runs: tuple[tuple[CardView, ...], ...]
    tiger: CardView | None
    is_turn: bool


GROUND_Z, PLATE_Z, LIT_Z, PILL_Z = 1.0, 2.0, 4.0, 95.0
"""Layers of what stands still, beside those of cards."""
_TAG_Z, _MOOD_Z = 36.0, 3.0
_TAG = Coming(SLIDE, GO_OUT)
_BIG = 240
"""Units of width from which on the head of a plate is a large one."""
_MINUS, _RIGHT = "−", paint.Align.RIGHT
_SUM_SIZES = ((19, 26), (16.5, 21), (14, 18), (12, 15))  # Of the numbers of the own sum and of its result


def purse(seat: Rect, unit: float) -> Rect:
    """Where the purse is on the plate of another player."""
    return Rect(seat.right - 42 * unit, seat.y + 12 * unit, 30 * unit, 30 * unit)


def chip_disc(on: Canvas, box: QRectF) -> None:
    """A chip as large as this box is wide."""
    side = round(box.width())
    place = QRect(round(box.x()), round(box.center().y() - side * 0.7), side, round(side * 1.4))
    Chip().draw(on.painter, on.look, on.art.pictures, place, side)


def _legible(words: str, font: QFont, room: float, least: float) -> QFont:
    """The font a little smaller where the room is narrow, down to this share of its size, but legible."""
    return shrunk(words, font, room, max(least, SMALLEST_TEXT / font.pixelSize()))


# ---------------------------------------------------------------- the others


def seat(table: NoThanksLayout, index: int, area: Area, place: AreaPlaces) -> Still:
    """Face, name, total, what the area counts less what nobody sees, and the felt where the cards lie."""
    box, u = table.seats[index], table.unit

    def draw(on: Canvas) -> None:
        theme = on.look.theme
        on.plate(box, is_turn=area.is_turn)
        _head(on, box, area)
        felt = QRectF(box.x + 8 * u, box.y + 60 * u, box.width - 16 * u, box.height - 68 * u)
        edge = theme.trough_edge if theme.is_flat else paint.tint("#000000", 0.25)
        paint.rounded(on.painter, felt, 10 * u, fill=theme.felt2, edge=edge, stroke=1.2)

    return Still(f"seat {index}", (area, place.tags), box, PLATE_Z, drawing(draw), 16)


def _head(on: Canvas, box: Rect, area: Area) -> None:
    """Face, name and total beside the score; without the face, name over score, where a name would be cut."""
    painter, look, theme, u = on.painter, on.look, on.look.theme, on.look.u
    name, total, (face, is_beside) = _name_font(look, box), look.font(12), _face(look, box, area)
    if face is not None:
        on.portrait(area.avatar, face.topLeft(), face.width(), is_turn=area.is_turn)
    left = box.x + 10 * u if face is None else face.right() + 8 * u
    room = box.right - 6 * u - left - _score_width(look, area)
    if is_beside and name.pixelSize() + total.pixelSize() <= 40 * u:
        lines, score = (box.y + 21 * u, box.y + 41 * u), box.y + 28 * u
    else:
        lines, score = (box.y + 15.5 * u, box.y + 44 * u), box.y + 44 * u
        room = box.right - 8 * u - left
    words, name = _in_room(area.name, name, room)
    paint.text(painter, words, QPointF(left, lines[0]), name, theme.ink)
    room = _score(on, box, area, score) - left - 6 * u
    total = _legible(area.total, total, room, 0.0)
    if text_width(area.total, total) <= room:  # Else the tooltip has it
        paint.text(painter, area.total, QPointF(left, lines[1]), total, theme.muted)


def mood_at(table: NoThanksLayout, index: int | None, area: Area, mood: str) -> Still:
    """The face of a player, None for the viewer, over the calm one, where the plate has room for one."""
    box, u = table.own if index is None else table.seats[index], table.unit

    def draw(on: Canvas) -> None:
        face = _own_face(on.look, box, area) if index is None else _face(on.look, box, area)[0]
        if face is not None:
            on.portrait(area.avatar, face.topLeft(), face.width(), is_turn=area.is_turn, mood=mood)

    head = Rect(box.x, box.y, box.width, 70 * u)
    return Still(f"face {area.seat}", (area, mood), head, _MOOD_Z, drawing(draw), 2)


def _name_font(look: Look, box: Rect) -> QFont:
    return look.font(16.5 if box.width > _BIG * look.u else 14, EXTRABOLD)


def _face(look: Look, box: Rect, area: Area) -> tuple[QRectF | None, bool]:
    """Where the face of another player is, None where the name needs its room; whether the score is beside the name."""
    u, name = look.u, _name_font(look, box)
    side = round((42 if box.width > _BIG * u else 34) * u)
    room = box.width - side - 24 * u - _score_width(look, area)
    words, fitted = _in_room(area.name, name, room)
    is_beside = max(text_width(words, fitted), text_width(area.total, look.font(12))) <= room
    has_face = is_beside or box.width - side - 28 * u >= 8 * name.pixelSize()
    return QRectF(box.x + 10 * u, box.y + 9 * u, side, side) if has_face else None, is_beside


def _in_room(name: str, font: QFont, room: float) -> tuple[str, QFont]:
    """The name in that room: a little smaller, but legible, before it is cut."""
    fitted = _legible(name, font, room, 0.78)
    return elided(name, fitted, max(room, 4 * fitted.pixelSize())), fitted


def _score_width(look: Look, area: Area) -> float:
    """What `_score` takes of a plate, with its right margin."""
    u = look.u
    chips = text_width(area.chips, look.font(15, EXTRABOLD)) + 24 * u if area.chips else 30 * u
    return chips + text_width(str(area.area), _score_font(look)) + 30 * u


def _score_font(look: Look) -> QFont:
    return look.exact_font(min(look.font(21, EXTRABOLD).pixelSize(), 30 * look.u), EXTRABOLD)


def _score(on: Canvas, box: Rect, area: Area, y: float) -> float:
    """The area at the right of a plate: "39 −" and the pouch, or the chips where they lie open; returns its left."""
    painter, look, theme, u = on.painter, on.look, on.look.theme, on.look.u
    place = qrect(purse(box, u))
    place.moveTop(y - place.height() / 2 - u)
    left = place.left()
    if area.chips:
        font = look.font(15, EXTRABOLD)
        wide = paint.text(painter, area.chips, QPointF(place.right(), y), font, theme.ink, align=_RIGHT)
        left = place.right() - wide - 24 * u
        chip_disc(on, QRectF(left, y - 11 * u, 22 * u, 22 * u))
    else:
        on.art.pictures.draw(painter, f"cards/{theme.name}/pouch", place)
    minus = look.font(17, BOLD)
    paint.text(painter, _MINUS, QPointF(left - 9 * u, y), minus, theme.muted, align=paint.Align.MIDDLE)
    at = QPointF(left - 18 * u, y)
    return left - 18 * u - paint.text(painter, str(area.area), at, _score_font(look), theme.ink, align=_RIGHT)


def tags(area: Area, place: AreaPlaces, kept: int | None = None) -> Iterator[Still]:
    """Under the lowest card of each run, what it counts; where that card goes, its tag is when it is there. kept: the
    run before which a place is kept.
    """
    lying = 0
    for at, (run, box) in enumerate(zip(area.runs, place.tags, strict=True)):
        number, runs = run[0].key[1], at + (kept is not None and at >= kept)
        draw = drawing(partial(_tag, box, number))
        yield Still(f"tag {number} behind {lying} in {runs}", (number,), box, _TAG_Z, draw, 4, _TAG)
        lying += len(run)


def _tag(box: Rect, number: int, on: Canvas) -> None:
    look, theme, rect = on.look, on.look.theme, qrect(box)
    paint.rounded(on.painter, rect, rect.height() / 2, fill=theme.plate, edge=theme.ink, stroke=1.4 * look.u)
    font = look.exact_font(max(9.0, rect.height() * 0.72), EXTRABOLD)
    paint.text(on.painter, str(number), rect.center(), font, theme.ink, align=paint.Align.MIDDLE)


# ---------------------------------------------------------------- the viewer


def own_plate(table: NoThanksLayout, own: Area, sums: tuple[str, str, str]) -> Still:
    """The viewer: face, name, total, and the sum of the round."""
    box, u = table.own, table.unit

    def draw(on: Canvas) -> None:
        painter, look, theme = on.painter, on.look, on.look.theme
        on.plate(box, is_turn=own.is_turn)
        name, total, face = look.font(18, EXTRABOLD), look.font(13, SEMIBOLD), _own_face(look, box, own)
        if face is not None:
            on.portrait(own.avatar, face.topLeft(), face.width(), is_turn=own.is_turn)
        left = box.x + 14 * u if face is None else face.right() + 12 * u
        room = box.right - 10 * u - left
        name = _legible(own.name, name, room, 0.7)
        has_both = name.pixelSize() + total.pixelSize() <= 44 * u  # Else the tooltip keeps the total
        at = QPointF(left, box.y + (29 if has_both else 39) * u)
        paint.text(painter, own.name, at, name, theme.ink, max_width=room)
        if has_both:
            paint.text(painter, own.total, QPointF(left, box.y + 53 * u), total, theme.muted, max_width=room)
        _own_sum(on, box, own, sums)

    return Still("own", (own, sums), box, PLATE_Z, drawing(draw), 16)


def _own_face(look: Look, box: Rect, own: Area) -> QRectF | None:
    """Where the viewer's face is; it goes before the name is cut."""
    u, name = look.u, look.font(18, EXTRABOLD)
    has_room = box.width - 88 * u >= min(4.5 * name.pixelSize(), text_width(own.name, name))
    return QRectF(box.x + 12 * u, box.y + 12 * u, 54 * u, 54 * u) if has_room else None


def _own_sum(on: Canvas, box: Rect, own: Area, sums: tuple[str, str, str]) -> None:
    """Area − chips = points, with a word under each; nothing of the chips while they are hidden."""
    painter, look, theme, u = on.painter, on.look, on.look.theme, on.look.u
    y, x, right = box.y + 98 * u, box.x + 14 * u, box.right - 14 * u
    sign, word = look.font(16, BOLD), _legible("".join(sums), look.font(11.5, SEMIBOLD), right - x - 12 * u, 0.5)
    number, result, gap = _fitted_sum(look, own, right - x - 26 * u - text_width(f"{_MINUS}=", sign))
    after = x + paint.text(painter, str(own.area), QPointF(x, y), number, theme.ink)
    first, last = text_width(sums[0], word), text_width(sums[2], word)
    paint.text(painter, sums[0], QPointF(x, y + 27 * u), word, theme.muted, max_width=right - x)
    if not own.chips:
        return
    after += gap + paint.text(painter, _MINUS, QPointF(after + gap, y), sign, theme.muted)
    disc = QRectF(after + gap, y - 11 * u, 22 * u, 22 * u)
    chip_disc(on, disc)
    paint.text(painter, own.chips, QPointF(disc.right() + 4 * u, y), number, theme.ink)
    low, high, middle = x + first + 6 * u, right - last - 6 * u, text_width(sums[1], word)
    if low + middle <= high + 1:  # else the disc alone says what the number is of
        under = QPointF(max(low, min(disc.left(), high - middle)), y + 27 * u)
        paint.text(painter, sums[1], under, word, theme.muted)
    left = right - paint.text(painter, own.points, QPointF(right, y), result, theme.ink, align=_RIGHT)
    paint.text(painter, "=", QPointF(left - gap, y), sign, theme.muted, align=_RIGHT)
    if low <= right - last:  # else the largest number needs no word
        paint.text(painter, sums[2], QPointF(right, y + 27 * u), word, theme.muted, align=_RIGHT)


def _fitted_sum(look: Look, own: Area, room: float) -> tuple[QFont, QFont, float]:
    """The fonts of the numbers and of their result, and the gap between two parts, so that all of it fits the room."""
    for small, big in _SUM_SIZES:
        number, result = look.font(small, EXTRABOLD), look.font(big, EXTRABOLD)
        gap = (room - text_width(f"{own.area}{own.chips}", number) - text_width(own.points, result)) / 4
        if gap >= 4 * look.u:
            return number, result, gap
    return look.font(_SUM_SIZES[-1][0], EXTRABOLD), look.font(_SUM_SIZES[-1][1], EXTRABOLD), 2 * look.u


def own_area(table: NoThanksLayout, own: Area, note: str) -> Still:
    """The felt of the own cards, stitched; at its right how an area counts."""
    box, u = table.area, table.unit

    def draw(on: Canvas) -> None:
        painter, look, theme, rect = on.painter, on.look, on.look.theme, qrect(box)
        edge = theme.gold if own.is_turn else theme.trough_edge
        paint.rounded(painter, rect, 14 * u, fill=theme.felt2, edge=edge, stroke=2 * u)
        inner = rect.adjusted(5 * u, 5 * u, -5 * u, -5 * u)
        paint.rounded(painter, inner, 10 * u, edge=paint.tint(theme.slot, 0.34), stroke=1.3 * u, dash=(4.0, 4.0))
        font = look.font(12.5, BOLD)
        lines, step = wrapped(note, font, 136 * u) if note else [], font.pixelSize() * 1.4
        for index, line in enumerate(lines):
            at = QPointF(box.right - 18 * u, box.middle[1] + step * (index - (len(lines) - 1) / 2))
            paint.text(painter, line, at, font, theme.felt_text, align=_RIGHT)

    return Still("own area", (own.is_turn, note), box, PLATE_Z, drawing(draw), 6)


def ghost(box: Rect, unit: float, words: tuple[str, str], *, is_now: bool) -> Still:
    """The place in the own area where the card on offer would go, in gold while the viewer decides."""
    number, word = words

    def draw(on: Canvas) -> None:
        painter, look, theme, u = on.painter, on.look, on.look.theme, unit
        rect = qrect(box).adjusted(1, 1, -1, -1)
        fill = paint.tint(theme.gold, 0.22 if is_now and not theme.is_flat else 0.0)
        edge = theme.gold if is_now else paint.tint(theme.slot, 0.5)
        paint.rounded(painter, rect, 7 * u, fill=fill, edge=edge, stroke=2 * u, dash=(3.0, 2.5))
        big = look.exact_font(rect.width() * 0.4, EXTRABOLD)
        small = look.exact_font(max(9.0, rect.width() * 0.165), BOLD)
        middle = paint.Align.MIDDLE
        at = QPointF(rect.center().x(), rect.top() + rect.height() * 0.42)
        ink = theme.lit_number if is_now else theme.felt_text
        paint.text(painter, number, at, big, ink, align=middle)
        under = QPointF(rect.center().x(), rect.top() + rect.height() * 0.73)
        paint.text(painter, word, under, small, theme.felt_text, align=middle, max_width=rect.width())

    return Still("ghost", (words, is_now), box, 3.0, drawing(draw), 4)


def chips(table: NoThanksLayout, words: tuple[str, str], count: int, *, is_now: bool) -> Still:
    """The panel of the own chips with their number."""
    box, u = table.chips, table.unit

    def draw(on: Canvas) -> None:
        painter, look, theme = on.painter, on.look, on.look.theme
        edge = theme.gold if is_now else theme.plate_edge
        paint.plate(painter, look, qrect(box), edge=edge, stroke=2)
        title, note = look.font(15, EXTRABOLD), look.font(12, SEMIBOLD)
        number = look.font(23, EXTRABOLD)
        y = box.y + 24 * u
        taken = paint.text(painter, str(count), QPointF(box.right - 16 * u, y), number, theme.ink, align=_RIGHT)
        room = box.width - 36 * u - taken
        title = shrunk(words[0], title, room, 0.5)
        wide = paint.text(painter, words[0], QPointF(box.x + 16 * u, y), title, theme.ink, max_width=room)
        left = box.x + 16 * u + wide + 10 * u
        if room - wide > text_width(words[1], note) + 34 * u:
            paint.icon(painter, "eye", QRectF(left, y - 9 * u, 18 * u, 18 * u), theme.muted)
            paint.text(painter, words[1], QPointF(left + 23 * u, y), note, theme.muted)

    return Still("chips", (words, count, is_now), box, PLATE_Z, drawing(draw), 16)
