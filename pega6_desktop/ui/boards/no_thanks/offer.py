"""The middle of a table of No Thanks!: deck, card on offer with its chips, who passed, and what may be done about it.

Owns an action with all words ready, and how these things look. Must not know the rules.
"""

from typing import NamedTuple

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter

from pega6_desktop.ui.boards.no_thanks.areas import GROUND_Z, LIT_Z, PILL_Z, chip_disc
from pega6_desktop.ui.boards.no_thanks.faces import PresentBack
from pega6_desktop.ui.boards.no_thanks.layout import NoThanksLayout
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, elided, in_lines, paint, shrunk, text_width, wrapped
from pega6_desktop.ui.look.look import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Still
from pega6_desktop.ui.table.cards.art import Canvas, CardFace, drawing
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import ZoneId


class Action(msgspec.Struct, frozen=True):
    """One of the things that may be done: its title and key, up to two lines, what the round counts before and after.

    barred: why it cannot be done, empty where it can. is_now: it is the viewer's turn. hint: how to drag.
    """

    title: str
    key: str
    lines: tuple[str, ...] = ()
    label: str = ""
    before: str = ""
    after: str = ""
    spoken: str = ""
    hint: str = ""
    barred: str = ""
    is_now: bool = False


_PLUM, _CREAM, _ON_PLUM = "#4A2152", "#FFF0CC", "#FFF8E8"
_BACKS = 6
"""So many backs are seen of a deck at most."""
_LINE_SIZES = (1.0, 0.85, 0.72, 0.6, 0.5)
"""Shares of the size of the words of an action."""
_BESIDE_SIGN, _ALONE = 100, 18
"""Where the words of an action begin, in units from its left edge."""
_RIGHT, _MIDDLE = paint.Align.RIGHT, paint.Align.MIDDLE


def deck(table: NoThanksLayout, count: int, words: tuple[str, str]) -> Still:
    """The face-down deck with its number, and what is out of the round."""
    box, u = table.deck, table.unit
    backs = min(count, _BACKS)
    whole = Rect(box.x - 20 * u, box.y - 16 * u, box.width + 44 * u, box.height + 94 * u)

    def draw(on: Canvas) -> None:
        painter, look, back = on.painter, on.look, PresentBack()
        # The one on top is a card of its own
        on.pile(back, back, QPointF(box.x + 2 * u, box.y - 2 * u), round(box.width), backs - 1, 2 * u)
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
            paint.text(painter, said, QPointF(x, y), small, ink, align=middle, max_width=whole.width)
            y += high

    return Still("deck", (backs, words), whole, GROUND_Z, drawing(draw))


def offer_place(table: NoThanksLayout, *, is_now: bool) -> Still:
    """The place of the card on offer, in gold while the viewer decides."""
    box, u = table.active.grown(9 * table.unit), table.unit

    def draw(on: Canvas) -> None:
        painter, theme, rect = on.painter, on.look.theme, qrect(box)
        if not is_now:
            paint.rounded(painter, rect, 20 * u, fill=theme.trough, edge=theme.trough_edge, stroke=1.5 * u)
            return
        for ring in range(5, 0, -1):
            reach, around = 2 * ring * u, paint.tint(theme.gold, 0.24 - ring * 0.04)
            paint.rounded(painter, qrect(box.grown(reach)), 20 * u + reach, edge=around, stroke=2.4 * u)
        paint.rounded(painter, rect, 20 * u, fill=paint.tint(theme.gold, 0.24), edge=theme.gold, stroke=3.5 * u)

    return Still("offer", (is_now,), box, GROUND_Z, drawing(draw), 16)


def pot_pill(table: NoThanksLayout, words: str) -> Still:
    """How many chips lie on the card."""
    box, u = table.active, table.unit
    whole = Rect(box.x - 20 * u, box.bottom - 8 * u, box.width + 40 * u, (14 + 26 * max(1.0, table.text_scale)) * u)

    def draw(on: Canvas) -> None:
        font = shrunk(words, on.look.font(15, EXTRABOLD), whole.width - 32 * u, 0.5)
        wide = text_width(words, font) + 28 * u
        pill = QRectF(box.middle[0] - wide / 2, box.bottom - 3 * u, wide, max(30 * u, font.pixelSize() * 1.6))
        on.pill(pill, words, font, fill=_PLUM, edge=_CREAM, ink=_ON_PLUM, stroke=1.6)

    return Still("pot", (words,), whole, PILL_Z, drawing(draw))


def passed(box: Rect, unit: float, seats: tuple[tuple[int, int], ...], word: str) -> Still:
    """Who has put chips on this card, and how many: a column, or a line where the box is one."""
    u, is_line = unit, box.width > box.height

    def draw(on: Canvas) -> None:
        painter, look = on.painter, on.look
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
            on.portrait(avatar, face - QPointF(side / 2, side / 2), side)
            _paid(on, face + QPointF(side * (0.62 if is_line else 1.16), 0), side * 0.76, chips)

    return Still("passed", (seats, word), box, GROUND_Z, drawing(draw), 2)


def _paid(on: Canvas, at: QPointF, side: float, chips: int) -> None:
    """A chip; in it how many they are, if more than one."""
    chip_disc(on, QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
    if chips > 1:
        middle = QRectF(at.x() - side * 0.34, at.y() - side * 0.34, side * 0.68, side * 0.68)
        paint.rounded(on.painter, middle, middle.height() / 2, fill=_PLUM)
        font = on.look.exact_font(max(10.0, side * 0.56), EXTRABOLD)
        paint.text(on.painter, str(chips), at, font, _ON_PLUM, align=_MIDDLE)


def glow(zone: ZoneId, box: Rect, unit: float, *, is_aimed: bool) -> Still:
    """A ring of gold around what is meant; a thicker one around what is aimed at."""
    u = unit

    def draw(on: Canvas) -> None:
        theme, rect = on.look.theme, qrect(box.grown((5 if is_aimed else 3) * u))
        fill = paint.tint(theme.gold, 0.16 if is_aimed and not theme.is_flat else 0.0)
        paint.rounded(on.painter, rect, 18 * u, fill=fill, edge=theme.gold, stroke=(5 if is_aimed else 2.5) * u)

    name = f"lit {zone[0]} {zone[1]}{' aimed' if is_aimed else ''}"
    return Still(name, (is_aimed,), box, LIT_Z, drawing(draw))


def faded(kind: str, table: NoThanksLayout) -> Still:
    """A veil of felt over an action that is not meant."""
    box, u = {"take": table.take, "keep": table.keep}.get(kind, table.tiger), table.unit

    def draw(on: Canvas) -> None:
        rect = qrect(box.grown(2 * u))
        radius = rect.height() / 2 if kind == "tiger" else 17 * u
        paint.rounded(on.painter, rect, radius, fill=paint.tint(on.look.theme.felt1, 0.6))

    return Still(f"faded {kind}", (), box, PILL_Z + 1 if kind == "tiger" else LIT_Z, drawing(draw))


def action(table: NoThanksLayout, kind: str, shown: Action, taken: CardFace | None) -> Still:
    """One of the two equal actions: gold while it may be done, paper while others decide, dashed where it cannot be.

    taken: the card it takes, a back before it is turned up; None for passing.
    """
    box, u = table.take if kind == "take" else table.keep, table.unit
    whole = Rect(box.x, box.y, box.width, box.height + 34 * u)

    def draw(on: Canvas) -> None:
        painter, look, rect = on.painter, on.look, qrect(box)
        ink = _action_ground(painter, look, rect, shown)
        share = _share(look, rect) if shown.after else 1.0
        key, y = (
            look.exact_font(min(look.font(13.5, BOLD).pixelSize(), 20 * u) * share, BOLD),
            rect.top() + 31 * u * share,
        )
        at = QPointF(rect.right() - 16 * u, y)
        with paint.kept(painter):  # it comes first, for its width, and leaves no brush behind
            right = rect.right() - 24 * u - paint.keycap(painter, look, shown.key, at, key, align=_RIGHT)
        high = share * max(62 * u, look.font(25, EXTRABOLD).pixelSize() * 1.5) if shown.after else 10 * u
        is_wide = rect.width() > 270 * u and rect.height() > 150 * u
        inner = rect.adjusted(0, 0, 0, -high)
        title, words = _fitted(look, share, shown, inner, right, _BESIDE_SIGN if is_wide else _ALONE)
        if is_wide and not words.is_whole:
            is_wide = False
            title, words = _fitted(look, share, shown, inner, right, _ALONE)
        if is_wide:
            _action_sign(on, rect, ink, taken)
        left = words.box.left()
        paint.text(painter, shown.title, QPointF(left, y), title, ink, max_width=right - left)
        _action_lines(painter, words, ink)
        if shown.after:
            _action_sum(painter, look, rect, shown, ink, high)
        _action_hint(painter, look, rect, shown.hint, table.mat.bottom - 3 * u)

    return Still(kind, (shown, taken), whole, GROUND_Z, drawing(draw))


def _action_ground(painter: QPainter, look: Look, rect: QRectF, shown: Action) -> str:
    """Face of an action; returns the colour of its words."""
    theme, u, radius = look.theme, look.u, 16 * look.u
    if shown.barred or not shown.is_now:
        dash = (4.0, 3.0) if shown.barred else ()
        paint.rounded(painter, rect, radius, fill=theme.plate, edge=theme.plate_edge, stroke=1.6 * u, dash=dash)
        return theme.muted if shown.barred else theme.ink
    paint.shadow(painter, look, rect, radius, blur=8 * u, drop=3 * u)
    gold = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gold.setColorAt(0, QColor(theme.gold_top))
    gold.setColorAt(1, QColor(theme.gold_bottom))
    paint.rounded(painter, rect, radius, fill=gold, edge=theme.gold_edge, stroke=1.5 * u)
    inner = rect.adjusted(6 * u, 6 * u, -6 * u, -6 * u)
    stitch = paint.tint(theme.gold_edge, 0.55)
    paint.rounded(painter, inner, 11 * u, edge=stitch, stroke=1.2 * u, dash=(4.0, 4.0))
    return theme.on_gold


def _action_sign(on: Canvas, rect: QRectF, ink: str, taken: CardFace | None) -> None:
    """The card to be taken with an arrow down, or a chip with an arrow up."""
    u, painter = on.look.u, on.painter
    at, width = QPointF(rect.left() + 52 * u, rect.top() + 58 * u), round(38 * u)
    if taken is None:
        chip_disc(on, QRectF(at.x() - 26 * u, at.y() - 6 * u, 36 * u, 36 * u))
    else:
        with paint.kept(painter):
            painter.translate(at + QPointF(-4 * u, -12 * u))
            painter.rotate(-6)
            on.card(taken, QPointF(-width / 2, -width * 0.7), width)
    _arrow(painter, at + QPointF(24 * u, (-20 if taken is None else 10) * u), 22 * u, ink, is_down=taken is not None)


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


def _action_hint(painter: QPainter, look: Look, rect: QRectF, hint: str, lowest: float) -> None:
    """How to drag, below the action; low windows have no room there."""
    font, at = look.font(12.5, SEMIBOLD), QPointF(rect.center().x(), rect.bottom() + 20 * look.u)
    if at.y() + font.pixelSize() * 0.6 <= lowest:
        room, font = rect.width(), shrunk(hint, font, rect.width(), 0.5)
        paint.text(painter, hint, at, font, look.theme.felt_text, align=_MIDDLE, max_width=room)


class _Lines(NamedTuple):
    """What an action does, set in a box. step: from line to line."""

    box: QRectF
    font: QFont
    step: float
    lines: list[str]

    @property
    def is_whole(self) -> bool:
        """Whether there is room for all lines."""
        return self.step * len(self.lines) <= self.box.height()


def _share(look: Look, rect: QRectF) -> float:
    """Of the usual measures, where an action is too low for title and sum: under a lesson in large type, or small."""
    title, after = look.font(24, EXTRABOLD).pixelSize(), look.font(25, EXTRABOLD).pixelSize()
    return min(1.0, rect.height() / (33 * look.u + title * 0.72 + max(62 * look.u, after * 1.5)))


def _fitted(look: Look, share: float, shown: Action, rect: QRectF, right: float, side: float) -> tuple[QFont, _Lines]:
    """The font of the title, which ends at ``right``, and the words under it, as large as they fit.

    All of them in small letters or without a break rather than some in large ones. share: see ``_share``, side: see
    ``_ALONE``.
    """
    u = look.u
    left = rect.left() + side * u
    title = shrunk(shown.title, look.font(24 * share, EXTRABOLD), right - left, 0.4)
    top = rect.top() + max(48 * u, 31 * u + title.pixelSize() * 0.72)
    box = QRectF(left, top, rect.right() - 14 * u - left, rect.bottom() - top)
    said = [shown.barred] if shown.barred else list(shown.lines)
    px = look.font(13.5, SEMIBOLD).pixelSize()
    fonts = [look.exact_font(max(SMALLEST_TEXT, px * size), SEMIBOLD) for size in _LINE_SIZES]
    tries = [_set_lines(words, font, box) for words in (said, [" ".join(said)]) for font in fonts]
    return title, next((one for one in tries if one.is_whole), tries[-1])


def _set_lines(said: list[str], font: QFont, box: QRectF) -> _Lines:
    lines = [line for words in said for line in wrapped(words, font, box.width())]
    return _Lines(box, font, font.pixelSize() * 1.4, lines)


def _action_lines(painter: QPainter, words: _Lines, ink: str) -> None:
    box = words.box
    for index, line in enumerate(words.lines[: max(0, int(box.height() / words.step))]):
        at = QPointF(box.left(), box.top() + words.step * (index + 0.6))
        paint.text(painter, elided(line, words.font, box.width()), at, words.font, ink)


def _action_sum(painter: QPainter, look: Look, rect: QRectF, shown: Action, ink: str, high: float) -> None:
    """What the round counts before and after. high: of this part of the action."""
    u = look.u
    y, top = rect.bottom() - high / 2 - 2 * u, rect.bottom() - high
    painter.setPen(paint.pen_for(paint.tint(ink, 0.4), 1.2))
    painter.drawLine(QLineF(rect.left() + 18 * u, top, rect.right() - 18 * u, top))
    share = _share(look, rect)
    after, before, small = look.font(25 * share, EXTRABOLD), look.font(17 * share, BOLD), look.font(13 * share, BOLD)
    right = rect.right() - 20 * u
    right -= paint.text(painter, shown.after, QPointF(right, y), after, ink, align=_RIGHT) + 30 * u
    paint.icon(painter, "right", QRectF(right, y - 10 * u, 20 * u, 20 * u), ink, 2.6)
    right -= 8 * u
    right -= paint.text(painter, shown.before, QPointF(right, y), before, ink, align=_RIGHT)
    room = right - 10 * u - rect.left() - 20 * u
    small, lines = in_lines(shown.label, small, room, 2)
    step = small.pixelSize() * 1.2
    for index, line in enumerate(lines):
        at = QPointF(rect.left() + 20 * u, y + step * (index - (len(lines) - 1) / 2))
        paint.text(painter, line, at, small, ink, max_width=room)


def tiger_action(table: NoThanksLayout, shown: Action) -> Still:
    """The third action, smaller: under the first."""
    box, u = table.tiger, table.unit

    def draw(on: Canvas) -> None:
        painter, look, theme, rect = on.painter, on.look, on.look.theme, qrect(box)
        fill = theme.gold if shown.is_now and not shown.barred else theme.plate
        ink = theme.on_gold if shown.is_now and not shown.barred else theme.ink
        paint.shadow(painter, look, rect, rect.height() / 2, blur=6 * u, drop=2 * u)
        paint.rounded(painter, rect, rect.height() / 2, fill=fill, edge=theme.gold_edge, stroke=1.4 * u)
        title, line = look.font(14.5, EXTRABOLD), look.font(12, SEMIBOLD)
        title.setPixelSize(min(title.pixelSize(), round(rect.height() * 0.7)))
        room, left = rect.width() - 32 * u, rect.left() + 16 * u
        first, second = rect.top() + rect.height() * 0.33, rect.top() + rect.height() * 0.71
        if rect.height() < title.pixelSize() + line.pixelSize() * 1.6:
            first, second = rect.center().y(), rect.bottom() + rect.height()
        paint.text(painter, shown.title, QPointF(left, first), title, ink, max_width=room)
        if second > rect.bottom():
            return
        words = shown.barred or " ".join(shown.lines)
        paint.text(painter, words, QPointF(left, second), shrunk(words, line, room, 0.8), ink, max_width=room)

    return Still("tiger", (shown,), box, PILL_Z, drawing(draw))
