"""The pictures that stand still on a table of No Thanks!, and the glow of what is meant.

Owns how plates, areas, actions, tags and pills look. Must not know the rules or where cards lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.boards.no_thanks.faces import Chip, PresentBack
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, elided, in_lines, paint, shrunk, text_width
from pega6_desktop.ui.look.units import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Still
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places.layout import Rect

if TYPE_CHECKING:
    from pega6_desktop.ui.boards.no_thanks.layout import Laid, NoThanksLayout
    from pega6_desktop.ui.boards.no_thanks.things import Area
    from pega6_desktop.ui.look import Look
    from pega6_desktop.ui.table.cards.art import CardArt
    from pega6_desktop.ui.table.view import ZoneId

GROUND_Z, PLATE_Z, LIT_Z, PILL_Z = 1.0, 2.0, 4.0, 95.0
"""Layers of what stands still, beside those of cards."""
_TAG_Z = 36.0
_MINUS = "−"
_PLUM, _CREAM = "#4A2152", "#FFF0CC"
_BACKS = 6
"""So many backs are seen of a deck at most."""


def purse(seat: Rect, unit: float) -> Rect:
    """Where the purse is on the plate of another player."""
    return Rect(seat.right - 42 * unit, seat.y + 12 * unit, 30 * unit, 30 * unit)


def seat(table: NoThanksLayout, index: int, area: Area, place: Laid) -> Still:
    """Face, name, total, what the area counts less what nobody sees, and the felt where the cards lie."""
    box, u = table.seats[index], table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme = look.theme
        edge = theme.gold if area.is_turn else theme.plate_edge
        paint.plate(painter, look, qrect(box), edge=edge, stroke=3 if area.is_turn else 1.5)
        _head(painter, look, art, box, area, dpr)
        felt = QRectF(box.x + 8 * u, box.y + 60 * u, box.width - 16 * u, box.height - 68 * u)
        _felt(painter, look, felt)

    return Still(f"seat {index}", (area, place.tags), box, PLATE_Z, draw, 16)


def _head(painter: QPainter, look: Look, art: CardArt, box: Rect, area: Area, dpr: float) -> None:
    """Face, name and total beside the score; without the face, name over score, where a name would be cut."""
    theme, u, is_big = look.theme, look.u, box.width > 240 * look.u
    side, name, total = round((42 if is_big else 34) * u), look.font(16.5 if is_big else 14, EXTRABOLD), look.font(12)
    room = box.width - side - 24 * u - _score_width(look, area)
    words, fitted = _in_room(area.name, name, room)
    is_beside = max(text_width(words, fitted), text_width(area.total, total)) <= room
    has_face = is_beside or box.width - side - 28 * u >= 8 * name.pixelSize()
    if has_face:
        ring = theme.gold if area.is_turn else None
        painter.drawPixmap(QPointF(box.x + 10 * u, box.y + 9 * u), art.avatar(area.avatar, side, dpr, ring))
    left = box.x + (side + 18 * u if has_face else 10 * u)
    if is_beside and name.pixelSize() + total.pixelSize() <= 40 * u:
        lines, score = (box.y + 21 * u, box.y + 41 * u), box.y + 28 * u
    else:
        lines, score = (box.y + 15.5 * u, box.y + 44 * u), box.y + 44 * u
        room = box.right - 8 * u - left
    words, name = _in_room(area.name, name, room)
    paint.text(painter, words, QPointF(left, lines[0]), name, theme.ink)
    end = _score(painter, look, art, box, area, score)
    total = shrunk(area.total, total, end - left - 6 * u, SMALLEST_TEXT / total.pixelSize())
    if text_width(area.total, total) <= end - left - 6 * u:  # Else the tooltip has it
        paint.text(painter, area.total, QPointF(left, lines[1]), total, theme.muted)


def _in_room(name: str, font: QFont, room: float) -> tuple[str, QFont]:
    """The name in that room: a little smaller, but legible, before it is cut."""
    fitted = shrunk(name, font, room, max(0.78, SMALLEST_TEXT / font.pixelSize()))
    return elided(name, fitted, max(room, 4 * fitted.pixelSize())), fitted


def _score_width(look: Look, area: Area) -> float:
    """What `_score` takes of a plate, with its right margin."""
    u = look.u
    chips = text_width(area.chips, look.font(15, EXTRABOLD)) + 24 * u if area.chips else 30 * u
    return chips + text_width(str(area.area), _score_font(look)) + 30 * u


def _score_font(look: Look) -> QFont:
    return look.exact_font(min(look.font(21, EXTRABOLD).pixelSize(), 30 * look.u), EXTRABOLD)


def _score(painter: QPainter, look: Look, art: CardArt, box: Rect, area: Area, y: float) -> float:
    """The area at the right of a plate: "39 −" and the pouch, or the chips where they lie open; returns its left."""
    theme, u = look.theme, look.u
    place = qrect(purse(box, u))
    place.moveTop(y - place.height() / 2 - u)
    if area.chips:
        font = look.font(15, EXTRABOLD)
        wide = text_width(area.chips, font)
        paint.text(painter, area.chips, QPointF(place.right(), y), font, theme.ink, align=paint.Align.RIGHT)
        disc = QRectF(place.right() - wide - 24 * u, y - 11 * u, 22 * u, 22 * u)
        chip_disc(painter, look, art, disc)
        left = disc.left()
    else:
        art.pictures.draw(painter, f"cards/{theme.name}/pouch", place)
        left = place.left()
    minus = look.font(17, BOLD)
    paint.text(painter, _MINUS, QPointF(left - 9 * u, y), minus, theme.muted, align=paint.Align.MIDDLE)
    number = _score_font(look)
    at = QPointF(left - 18 * u, y)
    return left - 18 * u - paint.text(painter, str(area.area), at, number, theme.ink, align=paint.Align.RIGHT)


def tags(name: str, area: Area, place: Laid) -> Still:
    """Under the lowest card of each run, what it counts."""
    numbers = tuple(run[0].key[1] for run in area.runs)
    boxes = place.tags
    whole = _around(boxes)

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme = look.theme
        for number, box in zip(numbers, boxes, strict=True):
            rect = qrect(box)
            paint.rounded(painter, rect, rect.height() / 2, fill=theme.plate, edge=theme.ink, stroke=1.4 * look.u)
            font = look.exact_font(max(9.0, rect.height() * 0.72), EXTRABOLD)
            paint.text(painter, str(number), rect.center(), font, theme.ink, align=paint.Align.MIDDLE)

    return Still(name, (numbers, boxes), whole, _TAG_Z, draw, 4)


def deck(table: NoThanksLayout, count: int, words: tuple[str, str]) -> Still:
    """The face-down deck with its number, and what is out of the round."""
    box, u = table.deck, table.unit
    backs = min(count, _BACKS)
    whole = Rect(box.x - 20 * u, box.y - 16 * u, box.width + 44 * u, box.height + 94 * u)

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        width = round(box.width)
        margin = art.margin(width, dpr)
        for step in range(backs - 1, 0, -1):  # The one on top is a card of its own
            at = QPointF(box.x + step * 2 * u - margin, box.y - step * 2 * u - margin)
            painter.drawPixmap(at, art.pixmap(PresentBack(), width, dpr))
        if not backs:
            paint.empty_place(painter, look, qrect(box))
        x, ink = box.x + box.width / 2 + 3 * u, look.theme.felt_text
        big, small = look.font(15, EXTRABOLD), look.font(12, SEMIBOLD)
        middle, y = paint.Align.MIDDLE, box.bottom + 5 * u + big.pixelSize()
        paint.text(painter, words[0], QPointF(x, y), shrunk(words[0], big, whole.width, 0.4), ink, align=middle)
        y += 5 * u + (big.pixelSize() + small.pixelSize()) / 2
        high = small.pixelSize() * 1.4
        most = min(2, int((table.mat.bottom - 8 * u - y + high / 2) / high))
        small, lines = in_lines(words[1], small, whole.width, max(1, most), 0.72)
        for said in lines[: max(0, most)]:
            paint.text(painter, elided(said, small, whole.width), QPointF(x, y), small, ink, align=middle)
            y += high

    return Still("deck", (backs, words), whole, GROUND_Z, draw)


def offer_place(table: NoThanksLayout, *, is_now: bool) -> Still:
    """The place of the card on offer, in gold while the viewer decides."""
    box, u = table.active.grown(9 * table.unit), table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme, rect = look.theme, qrect(box)
        if not is_now:
            paint.rounded(painter, rect, 20 * u, fill=theme.trough, edge=theme.trough_edge, stroke=1.5 * u)
            return
        for ring in range(5, 0, -1):
            reach = 2 * ring * u
            glow = paint.tint(theme.gold, 0.24 - ring * 0.04)
            paint.rounded(
                painter, rect.adjusted(-reach, -reach, reach, reach), 20 * u + reach, edge=glow, stroke=2.4 * u
            )
        paint.rounded(painter, rect, 20 * u, fill=paint.tint(theme.gold, 0.24), edge=theme.gold, stroke=3.5 * u)

    return Still("offer", (is_now,), box, GROUND_Z, draw, 16)


def pot_pill(table: NoThanksLayout, words: str) -> Still:
    """How many chips lie on the card."""
    box, u = table.active, table.unit
    whole = Rect(box.x - 20 * u, box.bottom - 8 * u, box.width + 40 * u, 40 * u)

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        font = look.font(15, EXTRABOLD)
        wide = text_width(words, font) + 28 * u
        pill = QRectF(box.middle[0] - wide / 2, box.bottom - 3 * u, wide, max(30 * u, font.pixelSize() * 1.6))
        paint.rounded(painter, pill, pill.height() / 2, fill=_PLUM, edge=_CREAM, stroke=1.6 * u)
        paint.text(painter, words, pill.center(), font, "#FFF8E8", align=paint.Align.MIDDLE)

    return Still("pot", (words,), whole, PILL_Z, draw)


def passed(box: Rect, unit: float, seats: tuple[tuple[int, int], ...], word: str) -> Still:
    """Who has put chips on this card, and how many: a column, or a line where the box is one."""
    u, is_line = unit, box.width > box.height

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        room = box.width * 0.4 if is_line else box.width
        font = shrunk(word, look.font(13, BOLD), room, 0.5)
        step = (box.width - room) / 6 if is_line else min(42 * u, (box.height - 60 * u) / max(1, len(seats)))
        start = box.x + min(room, text_width(word, font) + 12 * u) if is_line else box.middle[1] - step * len(seats) / 2
        at = QPointF(box.x, box.middle[1]) if is_line else QPointF(box.middle[0], start - 10 * u)
        align = paint.Align.LEFT if is_line else paint.Align.MIDDLE
        paint.text(painter, elided(word, font, room), at, font, look.theme.felt_text, align=align)
        side = round(min(30 * u, step * 0.6) if is_line else min(34 * u, step * 0.84))
        for index, (avatar, chips) in enumerate(seats):
            along = start + step * (index + 0.5)
            face = QPointF(along - 5 * u, box.middle[1]) if is_line else QPointF(box.middle[0] - 18 * u, along + 6 * u)
            painter.drawPixmap(face - QPointF(side / 2, side / 2), art.avatar(avatar, side, dpr))
            _paid(painter, look, art, face + QPointF(side * (0.62 if is_line else 1.16), 0), side * 0.76, chips)

    return Still("passed", (seats, word), box, GROUND_Z, draw, 2)


def _paid(painter: QPainter, look: Look, art: CardArt, at: QPointF, side: float, chips: int) -> None:
    """A chip; in it how many they are, if more than one."""
    chip_disc(painter, look, art, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
    if chips > 1:
        middle = QRectF(at.x() - side * 0.34, at.y() - side * 0.34, side * 0.68, side * 0.68)
        paint.rounded(painter, middle, middle.height() / 2, fill=_PLUM)
        font = look.exact_font(max(10.0, side * 0.56), EXTRABOLD)
        paint.text(painter, str(chips), at, font, "#FFF8E8", align=paint.Align.MIDDLE)


def glow(zone: ZoneId, box: Rect, unit: float, *, is_aimed: bool) -> Still:
    """A ring of gold around what is meant; a thicker one around what is aimed at."""
    u = unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        reach = (5 if is_aimed else 3) * u
        rect = qrect(box).adjusted(-reach, -reach, reach, reach)
        fill = paint.tint(look.theme.gold, 0.16 if is_aimed and not look.theme.is_flat else 0.0)
        paint.rounded(painter, rect, 18 * u, fill=fill, edge=look.theme.gold, stroke=(5 if is_aimed else 2.5) * u)

    name = f"lit {zone[0]} {zone[1]}{' aimed' if is_aimed else ''}"
    return Still(name, (is_aimed,), box, LIT_Z, draw)


def _felt(painter: QPainter, look: Look, rect: QRectF) -> None:
    theme = look.theme
    edge = theme.trough_edge if theme.is_flat else paint.tint("#000000", 0.25)
    paint.rounded(painter, rect, 10 * look.u, fill=theme.felt2, edge=edge, stroke=1.2)


def chip_disc(painter: QPainter, look: Look, art: CardArt, box: QRectF) -> None:
    """A chip as large as this box is wide."""
    side = round(box.width())
    place = QRect(round(box.x()), round(box.center().y() - side * 0.7), side, round(side * 1.4))
    Chip().draw(painter, look, art.pictures, place, side)


def _around(boxes: tuple[Rect, ...]) -> Rect:
    if not boxes:
        return Rect(0, 0, 1, 1)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Rect(left, top, right - left, bottom - top)
