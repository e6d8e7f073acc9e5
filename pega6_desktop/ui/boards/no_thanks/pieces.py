"""The pictures that stand still on a table of No Thanks!, and the glow of what is meant.

Owns how plates, areas, actions, tags and pills look. Must not know the rules or where cards lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter

from pega6_desktop.ui.boards.no_thanks.faces import Chip, PresentBack
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, SEMIBOLD, elided, text_width, wrapped
from pega6_desktop.ui.table.layout import Rect
from pega6_desktop.ui.table.pieces import qrect
from pega6_desktop.ui.table.spread import Still

if TYPE_CHECKING:
    from pega6_desktop.ui.boards.no_thanks.layout import NoThanksLayout
    from pega6_desktop.ui.boards.no_thanks.runs import Laid
    from pega6_desktop.ui.boards.no_thanks.things import Action, Area
    from pega6_desktop.ui.look.look import Look
    from pega6_desktop.ui.table.art import CardArt
    from pega6_desktop.ui.table.view import CardView, ZoneId

_GROUND_Z, _TAG_Z, _PLATE_Z, _PILL_Z, _LIT_Z = 1.0, 36.0, 2.0, 95.0, 4.0
_MINUS = "−"
_CAPTION_SIZES = (11.5, 10.5, 9.5, 8.5)
_SUM_SIZES = ((19, 26), (16.5, 21), (14, 18), (12, 15))  # Of the numbers of the own sum and of its result
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
        paint.plate(painter, look, qrect(box), edge=edge, stroke=(3 if area.is_turn else 1.5) * u)
        is_big = box.width > 240 * u
        side = round((42 if is_big else 34) * u)
        face = art.avatar(area.avatar, side, dpr, theme.gold if area.is_turn else None)
        painter.drawPixmap(QPointF(box.x + 10 * u, box.y + 9 * u), face)
        end = _score(painter, look, art, box, area)
        left = box.x + side + 18 * u
        room = max(10.0, end - left - 6 * u)
        name = look.font(16.5 if is_big else 14, EXTRABOLD)
        paint.text(painter, elided(area.name, name, room), QPointF(left, box.y + 21 * u), name, theme.ink)
        total = look.font(12, SEMIBOLD)
        paint.text(painter, elided(area.total, total, room), QPointF(left, box.y + 41 * u), total, theme.muted)
        felt = QRectF(box.x + 8 * u, box.y + 60 * u, box.width - 16 * u, box.height - 68 * u)
        _felt(painter, look, felt)

    return Still(f"seat {index}", (area, place.tags), box, _PLATE_Z, draw, 16)


def _score(painter: QPainter, look: Look, art: CardArt, box: Rect, area: Area) -> float:
    """The area at the right of a plate: "39 −" and the pouch, or the chips where they lie open; returns its left."""
    theme, u = look.theme, look.u
    place, y = qrect(purse(box, u)), box.y + 28 * u
    if area.chips:
        font = look.font(15, EXTRABOLD)
        wide = text_width(area.chips, font)
        paint.text(painter, area.chips, QPointF(place.right(), y), font, theme.ink, align=paint.Align.RIGHT)
        disc = QRectF(place.right() - wide - 24 * u, y - 11 * u, 22 * u, 22 * u)
        _chip(painter, look, art, disc)
        left = disc.left()
    else:
        art.pictures.draw(painter, f"cards/{theme.name}/pouch", place)
        left = place.left()
    minus = look.font(17, BOLD)
    paint.text(painter, _MINUS, QPointF(left - 9 * u, y), minus, theme.muted, align=paint.Align.MIDDLE)
    number = look.font(21, EXTRABOLD)
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
        middle = paint.Align.MIDDLE
        paint.text(painter, words[0], QPointF(x, box.bottom + 20 * u), big, ink, align=middle)
        for line, said in enumerate(wrapped(words[1], small, whole.width)[:2]):
            at = QPointF(x, box.bottom + (41 + 17 * line) * u)
            paint.text(painter, elided(said, small, whole.width), at, small, ink, align=middle)

    return Still("deck", (backs, words), whole, _GROUND_Z, draw)


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

    return Still("offer", (is_now,), box, _GROUND_Z, draw, 16)


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

    return Still("pot", (words,), whole, _PILL_Z, draw)


def passed(box: Rect, unit: float, seats: tuple[tuple[int, int], ...], word: str) -> Still:
    """Who has put chips on this card, and how many: a column, or a line where the box is one."""
    u, is_line = unit, box.width > box.height

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        font = look.font(13, BOLD)
        room = box.width * 0.4 if is_line else box.width
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

    return Still("passed", (seats, word), box, _GROUND_Z, draw, 2)


def _paid(painter: QPainter, look: Look, art: CardArt, at: QPointF, side: float, chips: int) -> None:
    """A chip; in it how many they are, if more than one."""
    _chip(painter, look, art, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
    if chips > 1:
        middle = QRectF(at.x() - side * 0.34, at.y() - side * 0.34, side * 0.68, side * 0.68)
        paint.rounded(painter, middle, middle.height() / 2, fill=_PLUM)
        font = look.exact_font(max(10.0, side * 0.56), EXTRABOLD)
        paint.text(painter, str(chips), at, font, "#FFF8E8", align=paint.Align.MIDDLE)


def faded(kind: str, table: NoThanksLayout) -> Still:
    """A veil of felt over an action that is not meant."""
    box, u = {"take": table.take, "keep": table.keep}.get(kind, table.tiger), table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        rect = qrect(box).adjusted(-2 * u, -2 * u, 2 * u, 2 * u)
        radius = rect.height() / 2 if kind == "tiger" else 17 * u
        paint.rounded(painter, rect, radius, fill=paint.tint(look.theme.felt1, 0.6))

    return Still(f"faded {kind}", (), box, _PILL_Z + 1 if kind == "tiger" else _LIT_Z, draw)


def action(table: NoThanksLayout, kind: str, shown: Action, card: CardView | None) -> Still:
    """One of the two equal actions: gold while it may be done, paper while others decide, dashed where it cannot be."""
    box, u = table.take if kind == "take" else table.keep, table.unit
    whole = Rect(box.x, box.y, box.width, box.height + 34 * u)

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        rect = qrect(box)
        ink = _action_ground(painter, look, rect, shown)
        is_wide = rect.width() > 270 * u
        left = rect.left() + (100 if is_wide else 18) * u
        if is_wide:
            _action_sign(painter, look, art, rect, ink, (kind, card, dpr))
        title = look.font(24, EXTRABOLD)
        key = look.font(13.5, BOLD)
        paint.keycap(painter, look, shown.key, QPointF(rect.right() - 16 * u, rect.top() + 30 * u), key, align=_RIGHT)
        room = rect.right() - 52 * u - left
        paint.text(painter, elided(shown.title, title, room), QPointF(left, rect.top() + 31 * u), title, ink)
        _action_lines(painter, look, QRectF(left, rect.top() + 48 * u, rect.right() - 14 * u - left, 1), shown, ink)
        if shown.after:
            _action_sum(painter, look, rect, shown, ink)
        hint = look.font(12.5, SEMIBOLD)
        at = QPointF(rect.center().x(), rect.bottom() + 20 * u)
        words = elided(shown.hint, hint, rect.width())
        paint.text(painter, words, at, hint, look.theme.felt_text, align=paint.Align.MIDDLE)

    return Still(kind, (shown, None if card is None else card.face), whole, _GROUND_Z, draw)


_RIGHT = paint.Align.RIGHT


def _action_ground(painter: QPainter, look: Look, rect: QRectF, shown: Action) -> str:
    """Face of an action; returns the colour of its words."""
    theme, u, radius = look.theme, look.u, 16 * look.u
    if shown.barred or not shown.is_now:
        edge, dash = (theme.plate_edge, (4.0, 3.0)) if shown.barred else (theme.plate_edge, ())
        paint.rounded(painter, rect, radius, fill=theme.plate, edge=edge, stroke=1.6 * u, dash=dash)
        return theme.ink if not shown.barred else theme.muted
    paint.shadow(painter, look, rect, radius, blur=8 * u, drop=3 * u)
    gold = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gold.setColorAt(0, QColor(theme.gold_top))
    gold.setColorAt(1, QColor(theme.gold_bottom))
    paint.rounded(painter, rect, radius, fill=gold, edge=theme.gold_edge, stroke=1.5 * u)
    inner = rect.adjusted(6 * u, 6 * u, -6 * u, -6 * u)
    stitch = paint.tint(theme.gold_edge, 0.55)
    paint.rounded(painter, inner, 11 * u, edge=stitch, stroke=1.2 * u, dash=(4.0, 4.0))
    return theme.on_gold


def _action_sign(
    painter: QPainter, look: Look, art: CardArt, rect: QRectF, ink: str, shown: tuple[str, CardView | None, float]
) -> None:
    """The card with an arrow down, or a chip with an arrow up."""
    u, (kind, card, dpr) = look.u, shown
    at = QPointF(rect.left() + 52 * u, rect.top() + 58 * u)
    if kind == "take" and card is not None and not isinstance(card.face, int | str):
        width = round(38 * u)
        with paint.kept(painter):
            painter.translate(at + QPointF(-4 * u, -12 * u))
            painter.rotate(-6)
            margin = art.margin(width, dpr)
            picture = art.pixmap(card.face, width, dpr)
            painter.drawPixmap(QPointF(-width / 2 - margin, -width * 0.7 - margin), picture)
        _arrow(painter, QPointF(at.x() + 24 * u, at.y() + 10 * u), 22 * u, ink, is_down=True)
        return
    _chip(painter, look, art, QRectF(at.x() - 26 * u, at.y() - 6 * u, 36 * u, 36 * u))
    _arrow(painter, QPointF(at.x() + 24 * u, at.y() - 20 * u), 22 * u, ink, is_down=False)


def _arrow(painter: QPainter, at: QPointF, size: float, ink: str, *, is_down: bool) -> None:
    pen = paint.pen_for(ink, size * 0.15)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    half, tip = size / 2, (1 if is_down else -1) * size / 2
    end = QPointF(at.x(), at.y() + tip)
    painter.drawLine(QLineF(QPointF(at.x(), at.y() - tip), end))
    for side in (-1, 1):
        painter.drawLine(QLineF(end, end + QPointF(side * half * 0.62, -tip * 0.62)))


def _action_lines(painter: QPainter, look: Look, top: QRectF, shown: Action, ink: str) -> None:
    font = look.font(13.5, SEMIBOLD)
    said = [shown.barred] if shown.barred else list(shown.lines)
    lines = [line for words in said for line in wrapped(words, font, top.width())][:3]
    step = font.pixelSize() * 1.4
    for index, line in enumerate(lines):
        at = QPointF(top.left(), top.top() + step * (index + 0.6))
        paint.text(painter, elided(line, font, top.width()), at, font, ink)


def _action_sum(painter: QPainter, look: Look, rect: QRectF, shown: Action, ink: str) -> None:
    """What the round counts before and after."""
    u = look.u
    y = rect.bottom() - 33 * u
    painter.setPen(paint.pen_for(paint.tint(ink, 0.4), 1.2))
    painter.drawLine(
        QLineF(rect.left() + 18 * u, rect.bottom() - 62 * u, rect.right() - 18 * u, rect.bottom() - 62 * u)
    )
    after, before, small = look.font(25, EXTRABOLD), look.font(17, BOLD), look.font(13, BOLD)
    right = rect.right() - 20 * u
    right -= paint.text(painter, shown.after, QPointF(right, y), after, ink, align=_RIGHT) + 30 * u
    paint.icon(painter, "right", QRectF(right, y - 10 * u, 20 * u, 20 * u), ink, 2.6)
    right -= 8 * u
    right -= paint.text(painter, shown.before, QPointF(right, y), before, paint.tint(ink, 0.85), align=_RIGHT)
    room = right - 10 * u - rect.left() - 20 * u
    lines, step = wrapped(shown.label, small, room)[:2], small.pixelSize() * 1.2
    for index, line in enumerate(lines):
        at = QPointF(rect.left() + 20 * u, y + step * (index - (len(lines) - 1) / 2))
        paint.text(painter, elided(line, small, room), at, small, ink)


def tiger_action(table: NoThanksLayout, shown: Action) -> Still:
    """The third action, smaller: under the first."""
    box, u = table.tiger, table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        rect, theme = qrect(box), look.theme
        fill = theme.gold if shown.is_now and not shown.barred else theme.plate
        ink = theme.on_gold if shown.is_now and not shown.barred else theme.ink
        paint.shadow(painter, look, rect, rect.height() / 2, blur=6 * u, drop=2 * u)
        paint.rounded(painter, rect, rect.height() / 2, fill=fill, edge=theme.gold_edge, stroke=1.4 * u)
        title, line = look.font(14.5, EXTRABOLD), look.font(12, SEMIBOLD)
        room, left = rect.width() - 32 * u, rect.left() + 16 * u
        first, second = rect.top() + rect.height() * 0.33, rect.top() + rect.height() * 0.71
        if rect.height() < title.pixelSize() + line.pixelSize() * 1.6:
            first, second = rect.center().y(), rect.bottom() + rect.height()
        paint.text(painter, elided(shown.title, title, room), QPointF(left, first), title, ink)
        if second > rect.bottom():
            return
        words = shown.barred or " ".join(shown.lines)
        paint.text(painter, elided(words, line, room), QPointF(left, second), line, ink)

    return Still("tiger", (shown,), box, _PILL_Z, draw)


def own_plate(table: NoThanksLayout, own: Area, sums: tuple[str, str, str]) -> Still:
    """The viewer: face, name, total, and the sum of the round."""
    box, u = table.own, table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme = look.theme
        edge = theme.gold if own.is_turn else theme.plate_edge
        paint.plate(painter, look, qrect(box), edge=edge, stroke=(3 if own.is_turn else 1.5) * u)
        side = round(54 * u)
        ring = theme.gold if own.is_turn else None
        painter.drawPixmap(QPointF(box.x + 12 * u, box.y + 12 * u), art.avatar(own.avatar, side, dpr, ring))
        left, name = box.x + 78 * u, look.font(18, EXTRABOLD)
        room = box.right - 10 * u - left
        paint.text(painter, elided(own.name, name, room), QPointF(left, box.y + 29 * u), name, theme.ink)
        total = look.font(13, SEMIBOLD)
        paint.text(painter, elided(own.total, total, room), QPointF(left, box.y + 53 * u), total, theme.muted)
        _own_sum(painter, look, art, box, own, sums)

    return Still("own", (own, sums), box, _PLATE_Z, draw, 16)


def _own_sum(painter: QPainter, look: Look, art: CardArt, box: Rect, own: Area, sums: tuple[str, str, str]) -> None:
    """Area − chips = points, with a word under each; nothing of the chips while they are hidden."""
    theme, u = look.theme, look.u
    y, x, right = box.y + 98 * u, box.x + 14 * u, box.right - 14 * u
    sign, word = look.font(16, BOLD), _fitted_caption(look, sums, right - x - 12 * u)
    number, result, gap = _fitted_sum(look, own, right - x - 26 * u - text_width(f"{_MINUS}=", sign))
    after = x + paint.text(painter, str(own.area), QPointF(x, y), number, theme.ink)
    first, last = text_width(sums[0], word), text_width(sums[2], word)
    paint.text(painter, sums[0], QPointF(x, y + 27 * u), word, theme.muted, max_width=right - x)
    if not own.chips:
        return
    after += gap + paint.text(painter, _MINUS, QPointF(after + gap, y), sign, theme.muted)
    disc = QRectF(after + gap, y - 11 * u, 22 * u, 22 * u)
    _chip(painter, look, art, disc)
    paint.text(painter, own.chips, QPointF(disc.right() + 4 * u, y), number, theme.ink)
    low, high = x + first + 6 * u, right - last - 6 * u
    under = QPointF(max(low, min(disc.left(), high - text_width(sums[1], word))), y + 27 * u)
    paint.text(painter, sums[1], under, word, theme.muted, max_width=max(1.0, high - under.x()))
    left = right - paint.text(painter, own.points, QPointF(right, y), result, theme.ink, align=_RIGHT)
    paint.text(painter, "=", QPointF(left - gap, y), sign, theme.muted, align=_RIGHT)
    paint.text(painter, sums[2], QPointF(right, y + 27 * u), word, theme.muted, align=_RIGHT)


def _fitted_caption(look: Look, words: tuple[str, str, str], room: float) -> QFont:
    """The font in which the words under the sum stay whole side by side in this room, if any does."""
    fonts = [look.font(size, SEMIBOLD) for size in _CAPTION_SIZES]
    return next((font for font in fonts if sum(text_width(word, font) for word in words) <= room), fonts[-1])


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

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme, rect = look.theme, qrect(box)
        edge = theme.gold if own.is_turn else theme.trough_edge
        paint.rounded(painter, rect, 14 * u, fill=theme.felt2, edge=edge, stroke=2 * u)
        inner = rect.adjusted(5 * u, 5 * u, -5 * u, -5 * u)
        paint.rounded(painter, inner, 10 * u, edge=paint.tint(theme.slot, 0.34), stroke=1.3 * u, dash=(4.0, 4.0))
        font = look.font(12.5, BOLD)
        lines = wrapped(note, font, 136 * u) if note else []
        step = font.pixelSize() * 1.4
        for index, line in enumerate(lines):
            at = QPointF(box.right - 18 * u, box.middle[1] + step * (index - (len(lines) - 1) / 2))
            paint.text(painter, line, at, font, theme.felt_text, align=_RIGHT)

    return Still("own area", (own.is_turn, note), box, _PLATE_Z, draw, 6)


def ghost(box: Rect, unit: float, number: str, word: str) -> Still:
    """The place in the own area where the card on offer would go."""

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme, rect, u = look.theme, qrect(box).adjusted(1, 1, -1, -1), unit
        fill = paint.tint(theme.gold, 0.0 if theme.is_flat else 0.22)
        paint.rounded(painter, rect, 7 * u, fill=fill, edge=theme.gold, stroke=2 * u, dash=(3.0, 2.5))
        big = look.exact_font(rect.width() * 0.4, EXTRABOLD)
        small = look.exact_font(max(9.0, rect.width() * 0.165), BOLD)
        middle = paint.Align.MIDDLE
        at = QPointF(rect.center().x(), rect.top() + rect.height() * 0.42)
        paint.text(painter, number, at, big, theme.lit_number, align=middle)
        under = QPointF(rect.center().x(), rect.top() + rect.height() * 0.73)
        paint.text(painter, word, under, small, theme.felt_text, align=middle, max_width=rect.width())

    return Still("ghost", (number, word), box, 3.0, draw, 4)


def chips(table: NoThanksLayout, words: tuple[str, str], count: int, *, is_now: bool) -> Still:
    """The panel of the own chips with their number."""
    box, u = table.chips, table.unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        theme = look.theme
        edge = theme.gold if is_now else theme.plate_edge
        paint.plate(painter, look, qrect(box), edge=edge, stroke=2 * u)
        title, note = look.font(15, EXTRABOLD), look.font(12, SEMIBOLD)
        number = look.font(23, EXTRABOLD)
        y = box.y + 24 * u
        taken = paint.text(painter, str(count), QPointF(box.right - 16 * u, y), number, theme.ink, align=_RIGHT)
        room = box.width - 36 * u - taken
        wide = paint.text(painter, elided(words[0], title, room), QPointF(box.x + 16 * u, y), title, theme.ink)
        left = box.x + 16 * u + wide + 10 * u
        if room - wide > text_width(words[1], note) + 34 * u:
            paint.icon(painter, "eye", QRectF(left, y - 9 * u, 18 * u, 18 * u), theme.muted)
            paint.text(painter, words[1], QPointF(left + 23 * u, y), note, theme.muted)

    return Still("chips", (words, count, is_now), box, _PLATE_Z, draw, 16)


def glow(zone: ZoneId, box: Rect, unit: float, *, is_aimed: bool) -> Still:
    """A ring of gold around what is meant; a thicker one around what is aimed at."""
    u = unit

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        reach = (5 if is_aimed else 3) * u
        rect = qrect(box).adjusted(-reach, -reach, reach, reach)
        fill = paint.tint(look.theme.gold, 0.16 if is_aimed and not look.theme.is_flat else 0.0)
        paint.rounded(painter, rect, 18 * u, fill=fill, edge=look.theme.gold, stroke=(5 if is_aimed else 2.5) * u)

    name = f"lit {zone[0]} {zone[1]}{' aimed' if is_aimed else ''}"
    return Still(name, (is_aimed,), box, _LIT_Z, draw)


def _felt(painter: QPainter, look: Look, rect: QRectF) -> None:
    theme = look.theme
    edge = theme.trough_edge if theme.is_flat else paint.tint("#000000", 0.25)
    paint.rounded(painter, rect, 10 * look.u, fill=theme.felt2, edge=edge, stroke=1.2)


def _chip(painter: QPainter, look: Look, art: CardArt, box: QRectF) -> None:
    side = round(box.width())
    place = QRect(round(box.x()), round(box.center().y() - side * 0.7), side, round(side * 1.4))
    Chip().draw(painter, look, art.pictures, place, side)


def _around(boxes: tuple[Rect, ...]) -> Rect:
    if not boxes:
        return Rect(0, 0, 1, 1)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Rect(left, top, right - left, bottom - top)
