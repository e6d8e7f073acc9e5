"""The sheets of a table of Qwixx cards: what they show with all words ready, how they look, what is written on them.

Owns the state of each box, and which strokes are drawn from one table to the next. Must not know rules or moves.
"""

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.games.qwixx_cards.sheets import (
    CROSSES_FOR_LAST,
    LAST_PLACE,
    Crosses,
    Sheet,
    is_completed,
    number_at,
    obstacle,
    place,
)
from pega6_desktop.ui.boards.qwixx_cards.layout import SheetLayout, SheetPlace
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, in_lines, paint, shrunk, text_width
from pega6_desktop.ui.look.paint import Align
from pega6_desktop.ui.look.paint import qwixx as painted
from pega6_desktop.ui.look.paint.qwixx import NumberBox
from pega6_desktop.ui.table.arrangement import Still, Writing
from pega6_desktop.ui.table.cards.art import Canvas, Drawing, drawing
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect

_LOCK = LAST_PLACE + 1
"""Place of the lock, right of the last number."""
_MOOD_Z = 3.0


class SheetView(msgspec.Struct, frozen=True):
    """One sheet and its player. note: what the player is doing. backs: numbers of the hand, empty where kept secret.

    state: "chosen" or "thinking" put a badge on the face. row_notes: words under the points of a row.
    fresh: crosses of this turn. open_hand: colour and number of the cards, where a replay lays them open.
    """

    seat: int
    name: str
    avatar: int
    note: str
    state: str
    is_turn: bool
    sheet: Sheet
    fresh: Crosses
    row_notes: tuple[str, ...]
    backs: tuple[int, ...]
    spoken: str
    spoken_rows: tuple[str, ...]
    open_hand: tuple[tuple[int, int], ...] = ()


class SheetWords(msgspec.Struct, frozen=True):
    """Words on the sheets: codes of the colours, on a box, in the foot, on the own plate, between two crosses."""

    codes: tuple[str, ...]
    after_five: str
    missed: str
    missed_cost: str
    your_points: str
    points: str
    one_skip: str


def boxes(row: int, view: SheetView, after_five: str) -> tuple[NumberBox, ...]:
    """The boxes of a row from left to right, without the lock."""
    crossed = view.sheet.rows[row]
    reached = place(row, crossed[-1]) if crossed else -1
    found = []
    for at in range(LAST_PLACE + 1):
        number = number_at(row, at)
        state = "crossed" if number in crossed else "lost" if at < reached else "open"
        if (row, number) in view.fresh:
            state = "fresh"
        is_early = at == LAST_PLACE and obstacle(row, crossed, number) == "five_crosses"
        is_told = is_early and len(crossed) < CROSSES_FOR_LAST
        found.append(NumberBox(number, state, after_five if is_told else ""))
    return tuple(found)


def _is_locked(row: int, sheet: Sheet) -> bool:
    return is_completed(row, sheet.rows[row])


# ---------------------------------------------------------------- whole sheets


def own_sheet(layout: SheetLayout, view: SheetView, words: SheetWords, on: Canvas) -> None:
    """The large sheet with points by row, missed turns and the total."""
    at = layout.sheets[0]
    on.plate(at.box, is_turn=view.is_turn)
    for row, bar in enumerate(at.bars):
        _row(at, row, view, words.codes[row], words.after_five, on)
        _points_with_note(at.box, bar, view.sheet.row_points[row], view.row_notes[row], on)
    _foot(layout, view, words, on)


def _row(at: SheetPlace, row: int, view: SheetView, code: str, after_five: str, on: Canvas) -> None:
    """The bar of a row with its boxes and the lock."""
    painter, look = on.painter, on.look
    painted.row_ground(painter, look, qrect(at.bars[row]), row, code, at.label)
    for index, box in enumerate(boxes(row, view, after_five)):
        painted.number_box(painter, look, qrect(at.number(row, index)), row, box)
    painted.lock_box(painter, qrect(at.number(row, _LOCK)), row, is_closed=_is_locked(row, view.sheet))


def _points_with_note(sheet: Rect, bar: Rect, points: int, note: str, on: Canvas) -> None:
    """Right of an own row: what it counts, and its crosses."""
    painter, look, theme, u = on.painter, on.look, on.look.theme, on.look.u
    right, middle = sheet.right - 16 * u, bar.middle[1]
    room, scale = right - bar.right - 6 * u, max(1.0, look.text_scale)
    large = shrunk(str(points), look.exact_font(min(21 * u * scale, bar.height * 0.5), EXTRABOLD), room, 0.5)
    small = shrunk(note, look.exact_font(min(12 * u * scale, bar.height * 0.3), BOLD), room, 0.5)
    at = QPointF(right, middle - bar.height * 0.15)
    paint.text(painter, str(points), at, large, theme.ink, align=Align.RIGHT)
    at = QPointF(right, middle + bar.height * 0.27)
    paint.text(painter, note, at, small, theme.muted, align=Align.RIGHT, max_width=room)


def _missed(at: SheetPlace, view: SheetView, on: Canvas) -> None:
    for index, box in enumerate(at.missed):
        painted.missed_box(on.painter, on.look, qrect(box), is_marked=index < view.sheet.missed)


def _foot(layout: SheetLayout, view: SheetView, words: SheetWords, on: Canvas) -> None:
    """Missed turns with what they cost, and the total."""
    painter, look, theme, u, foot = on.painter, on.look, on.look.theme, on.look.u, layout.foot
    y, at = foot.middle[1], layout.sheets[0]
    _missed(at, view, on)
    right = foot.right - 4 * u
    total = look.font(26, EXTRABOLD)
    right -= paint.text(painter, str(view.sheet.total), QPointF(right, y), total, theme.ink, align=Align.RIGHT)
    right -= 14 * u
    font = look.font(15, BOLD)
    right -= paint.text(painter, words.your_points, QPointF(right, y), font, theme.muted, align=Align.RIGHT)
    x = at.missed[-1].right + 12 * u
    room = right - x - 14 * u
    font = shrunk(words.missed, look.font(15, BOLD), room, 0.5)
    x += paint.text(painter, words.missed, QPointF(x, y), font, theme.ink, max_width=room) + 12 * u
    small = look.font(12.5, SEMIBOLD)
    if text_width(words.missed_cost, small) <= right - x - 14 * u:
        paint.text(painter, words.missed_cost, QPointF(x, y), small, theme.muted)


def other_sheet(at: SheetPlace, view: SheetView, words: SheetWords, on: Canvas) -> None:
    """A small sheet with face, name, backs of the hand and total."""
    painter, look, theme, u = on.painter, on.look, on.look.theme, on.look.u
    on.plate(at.box, is_turn=view.is_turn, stroke=2.6)
    _head(at.head, view, on)
    for row, bar in enumerate(at.bars):
        _row(at, row, view, words.codes[row], "", on)
        font = look.exact_font(min(15 * u, bar.height * 0.8), EXTRABOLD)
        right = QPointF(at.box.right - 13 * u, bar.middle[1])
        paint.text(painter, str(view.sheet.row_points[row]), right, font, theme.ink, align=Align.RIGHT)
    if at.missed:
        _missed(at, view, on)
        last = at.missed[-1]
        x, room = last.right + 9 * u, at.box.right - last.right - 21 * u
        font = shrunk(words.missed, look.font(12.5, BOLD), room, 0.5)
        paint.text(painter, words.missed, QPointF(x, last.middle[1]), font, theme.muted, max_width=room)


def _head(head: Rect, view: SheetView, on: Canvas) -> None:
    painter, look, theme, u, y = on.painter, on.look, on.look.theme, on.look.u, head.middle[1]
    across, face, total = head.height * 0.8, _face(look, head, view), _total_font(look, head)
    end = QPointF(head.right - 12 * u, y)
    paint.text(painter, str(view.sheet.total), end, total, theme.ink, align=Align.RIGHT)
    right = _hand(head, view, on)
    has_lines, larger = head.height > 40 * u, max(1.0, look.text_scale)
    name = _name_font(look, head)
    note = look.exact_font(min(12.5 * u * larger, head.height * 0.34), SEMIBOLD)
    if face is not None:
        on.portrait(view.avatar, face.topLeft(), across, is_turn=view.is_turn)
        x, at = face.right() + 10 * u, _on_edge(face)
    else:
        x = head.x + across * 0.5 + 12 * u if view.state == "chosen" else head.x + 10 * u
        at = QPointF(head.x + 8 * u + across * 0.24, y + across * 0.34)
    badge(painter, look, at, view.state)
    room = right - x - 6 * u
    name = shrunk(view.name, name, room, 0.78)
    if has_lines:
        paint.text(painter, view.name, QPointF(x, y - head.height * 0.19), name, theme.ink, max_width=room)
        paint.text(painter, view.note, QPointF(x, y + head.height * 0.22), note, theme.muted, max_width=room)
        return
    x += paint.text(painter, view.name, QPointF(x, y), name, theme.ink, max_width=room) + 7 * u
    side = head.height * 0.42
    for _ in range(view.sheet.missed):
        painted.missed_box(painter, look, QRectF(x, y - side / 2, side, side), is_marked=True)
        x += side * 1.2
    if right - x > 40 * u:
        paint.text(painter, view.note, QPointF(x, y), note, theme.muted, max_width=right - x - 6 * u)


def _name_font(look: Look, head: Rect) -> QFont:
    most, share = 16 * look.u * max(1.0, look.text_scale), 0.42 if head.height > 40 * look.u else 0.66
    return look.exact_font(min(most, head.height * share), EXTRABOLD)


def _total_font(look: Look, head: Rect) -> QFont:
    return look.exact_font(min(25 * look.u, head.height * 0.6), EXTRABOLD)


def _card_pitch(look: Look, head: Rect) -> float:
    """From one little card of a hand to the next."""
    return head.height * 0.78 * 0.74 + 3 * look.u


def _hand_left(look: Look, head: Rect, view: SheetView) -> float:
    """Where the little cards of the hand begin, left of the total."""
    right = head.right - 24 * look.u - text_width(str(view.sheet.total), _total_font(look, head))
    return right - len(view.open_hand or view.backs) * _card_pitch(look, head)


def _face(look: Look, head: Rect, view: SheetView) -> QRectF | None:
    """Where the face on a small sheet is; it goes before the name is cut."""
    u, across, name = look.u, head.height * 0.8, _name_font(look, head)
    face = QRectF(head.x + 8 * u, head.middle[1] - across / 2, across, across)
    room = _hand_left(look, head, view) - face.right() - 16 * u
    return face if room >= min(4.5 * name.pixelSize(), text_width(view.name, name)) else None


def _own_face(look: Look, plate: Rect) -> QRectF:
    return QRectF(plate.x + 12 * look.u, plate.y + 11 * look.u, 54 * look.u, 54 * look.u)


def _on_edge(face: QRectF) -> QPointF:
    """Where a sign on a face lies, at its lower right."""
    return face.topLeft() + QPointF(face.width() * 0.88, face.height() * 0.83)


def mood_at(head: Rect, view: SheetView, mood: str, *, is_own: bool) -> Still:
    """The face of a player over the calm one, where there is one."""

    def draw(on: Canvas) -> None:
        face = _own_face(on.look, head) if is_own else _face(on.look, head, view)
        if face is not None:
            on.portrait(view.avatar, face.topLeft(), face.width(), is_turn=view.is_turn, mood=mood)
            badge(on.painter, on.look, _on_edge(face), view.state)

    return Still(f"face {view.seat}", (view, mood), head, _MOOD_Z, drawing(draw), 2)


def _hand(head: Rect, view: SheetView, on: Canvas) -> float:
    """A hand as little cards beside the total, backs or, where they lie open, fronts; where they begin."""
    u, height, pitch = on.look.u, head.height * 0.78, _card_pitch(on.look, head)
    width = height * 0.74
    kraft = (painted.KRAFT_DISC, painted.KRAFT_LINE, painted.KRAFT_INK)
    cards = [(number, kraft) for number in view.backs]
    if view.open_hand:
        cards = [(number, painted.small_colours(suit)) for suit, number in view.open_hand]
    x = _hand_left(on.look, head, view)
    font = on.look.exact_font(height * 0.46, EXTRABOLD)
    for index, (number, (fill, edge, ink)) in enumerate(cards):
        box = QRectF(x + index * pitch, head.middle[1] - height / 2, width, height)
        paint.rounded(on.painter, box, 3 * u, fill=fill, edge=edge, stroke=max(1.0, u))
        paint.text(on.painter, str(number), box.center(), font, ink, align=Align.MIDDLE)
    return x


def badge(painter: QPainter, look: Look, at: QPointF, state: str) -> None:
    """A sign on a face: this player has decided."""
    theme, u = look.theme, look.u
    if state == "chosen":
        paint.disc(painter, at, 7.5 * u, fill=theme.good, edge=theme.plate, stroke=1.5 * u)
        side = 9 * u
        paint.icon(painter, "check", QRectF(at.x() - side / 2, at.y() - side / 2, side, side), theme.plate)


def own_plate(box: Rect, view: SheetView, words: SheetWords, on: Canvas) -> None:
    """The viewer's face, name and total, beside the hand."""
    painter, look, theme, u = on.painter, on.look, on.look.theme, on.look.u
    on.plate(box, is_turn=view.is_turn)
    face, across = _own_face(look, box), 54 * u
    on.portrait(view.avatar, face.topLeft(), across, is_turn=view.is_turn)
    badge(painter, look, _on_edge(face), view.state)
    x, room = box.x + 12 * u + across + 10 * u, box.width - across - 32 * u
    name = shrunk(view.name, look.font(18, EXTRABOLD), room, 0.5)
    paint.text(painter, view.name, QPointF(x, box.y + 27 * u), name, theme.ink, max_width=room)
    note, step = look.font(12.5, SEMIBOLD), 1.2 * look.font(12.5).pixelSize()
    has_two = box.height - (51 + 27 + 15 * max(1.0, look.text_scale)) * u >= step
    note, lines = in_lines(view.note, note, room, 2 if has_two else 1, 0.8 if has_two else 0.5)
    for at, line in enumerate(lines[: 1 + has_two]):
        paint.text(painter, line, QPointF(x, box.y + 51 * u + at * step), note, theme.muted, max_width=room)
    y = box.bottom - 27 * u
    paint.text(painter, words.points, QPointF(box.x + 15 * u, y), look.font(13, BOLD), theme.muted)
    total = QPointF(box.right - 15 * u, y)
    paint.text(painter, str(view.sheet.total), total, look.font(29, EXTRABOLD), theme.ink, align=Align.RIGHT)


# ---------------------------------------------------------------- what is lit


def lit_box(rect: Rect, box: tuple[int, int], *, is_chosen: bool) -> Drawing:
    """A box that may be crossed, or is chosen."""
    return drawing(lambda on: painted.lit_box(on.painter, on.look, qrect(rect), *box, is_chosen=is_chosen))


def gain_pill(layout: SheetLayout, total: int, covered: str, words: str, on: Canvas) -> None:
    """What the chosen crosses would bring, beside the total, over the words that stand there."""
    look, theme, u, foot = on.look, on.look.theme, on.look.u, layout.foot
    right = foot.right - 14 * u - text_width(str(total), look.font(26, EXTRABOLD))
    room = right - layout.sheets[0].missed[-1].right - 12 * u
    font = shrunk(words, look.font(14, EXTRABOLD), room - 24 * u, 0.5)
    width = max(text_width(words, font), text_width(covered, look.font(15, BOLD)) - 6 * u) + 24 * u
    box = QRectF(0, 0, min(width, room), min(foot.height - 12 * u, 26 * u * max(1.0, look.text_scale)))
    box.moveCenter(QPointF(right - box.width() / 2, foot.middle[1]))
    on.pill(box, words, font, fill=theme.gold, edge=theme.gold_edge, ink=theme.on_gold, stroke=1.4)


def skip_pill(over: Rect, words: str, on: Canvas) -> None:
    """That a number is left out, on the upper edge of its box."""
    look, theme, u = on.look, on.look.theme, on.look.u
    font = look.font(12, EXTRABOLD)
    box = QRectF(0, 0, max(over.width, text_width(words, font) + 16 * u), 19 * u * max(1.0, look.text_scale))
    box.moveCenter(QPointF(over.middle[0], over.y - 2 * u))
    on.pill(box, words, font, fill=theme.chosen, edge=theme.gold, ink=theme.on_chosen, stroke=1.4)


# ---------------------------------------------------------------- what is written


def written(view: SheetView, was: SheetView, at: SheetPlace, z: float) -> Iterator[Writing]:
    """What is new on a sheet: crosses, locks, missed turns."""
    for row, number in view.fresh:
        if number not in was.sheet.rows[row]:
            yield _crossed(row, number, at.number(row, place(row, number)), z)
    for row in range(len(at.bars)):
        if _is_locked(row, view.sheet) and not _is_locked(row, was.sheet):
            yield _locked(row, at.number(row, _LOCK), z)
    for box in at.missed[was.sheet.missed : view.sheet.missed]:
        yield _marked(box, z)


def _crossed(row: int, number: int, box: Rect, z: float) -> Writing:
    def stroke(one: int) -> Drawing:
        return drawing(lambda on: painted.stroke(on.painter, on.look, qrect(box), painted.DARK_EDGE, (one,)))

    before = drawing(lambda on: painted.fresh_box(on.painter, on.look, qrect(box), number))
    return Writing(("cross", row, number), box, z, before, ((stroke(0), "right"), (stroke(1), "down")))


def _locked(row: int, box: Rect, z: float) -> Writing:
    def lock(*, is_closed: bool) -> Drawing:
        return drawing(lambda on: painted.lock_box(on.painter, qrect(box), row, is_closed=is_closed))

    return Writing(("lock", row), box, z, lock(is_closed=False), ((lock(is_closed=True), "turn"),))


def _marked(box: Rect, z: float) -> Writing:
    def stroke(one: int) -> Drawing:
        return drawing(lambda on: painted.cross(on.painter, qrect(box), on.look.theme.accent, strokes=(one,)))

    before = drawing(lambda on: painted.missed_box(on.painter, on.look, qrect(box), is_marked=False))
    return Writing(("missed",), box, z, before, ((stroke(0), "right"), (stroke(1), "down")))
