"""The strip of a row and what special cards leave on it: veil, chains and padlock of a blocked one, the seal of a row
for seven, gaps a card may go into; a player who is still choosing.

Owns the signs of the states (always two, never colour alone). Must not know which row means what.
"""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QTransform

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, Ink, disc, kept, pen_for, rounded, star_path, svg_path, text, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER, ROW_RADIUS
from pega6_desktop.ui.look.paint.marks import sign_disc
from pega6_desktop.ui.look.type import EXTRABOLD, text_width

_GAP_BAR = 6
_LOCK_SIZE = (60, 76)
_CARD_SHAPE = 1.4
"""Height of a card as a multiple of its width."""
_SHACKLE = svg_path("M14 36V22C14 8 46 8 46 22V36")
_SEAL = star_path(50, 50, 47, inner=0.8, points=9)


def blocked_row(painter: QPainter, look: Look, row: QRectF, cards: QRectF, word: str) -> None:
    """Over the whole row: veil, chains along both edges of its cards, the word in a pill, the padlock at the last card.

    `row` is the box of the row, `cards` the box around its cards (first to last, without places), `word` ("blocked").
    Corner numbers and large numbers stay readable. The padlock alone: `padlock`.
    """
    chained_row(painter, look, row, cards, word)
    padlock(painter, look, padlock_rect(look.u, row, cards))


def chained_row(painter: QPainter, look: Look, row: QRectF, cards: QRectF, word: str) -> None:
    """A blocked row without its padlock, for the moment the padlock drops."""
    theme, u = look.theme, look.u
    rounded(painter, row, ROW_RADIUS * u, fill=tint(theme.veil, theme.veil_strength))
    inset = cards.height() * 0.045
    for y in (cards.top() + inset, cards.bottom() - inset):
        _chain(painter, look, QPointF(cards.left() - 5 * u, y), QPointF(cards.right() + 5 * u, y))
    _word_pill(painter, look, row, cards, word)


def padlock_rect(u: float, row: QRectF, cards: QRectF) -> QRectF:
    """Where the padlock of a blocked row hangs: at the right edge of its last card, inside the row; smaller where there
    is less room, for the last card is the one that must be read.
    """
    wide = cards.height() * 0.74 * _LOCK_SIZE[0] / _LOCK_SIZE[1]
    free = row.right() - 5 * u - cards.right()
    width = max(wide * 0.45, min(wide, free))
    height = width * _LOCK_SIZE[1] / _LOCK_SIZE[0]
    left = min(cards.right() + u, row.right() - width - 5 * u)
    return QRectF(left, cards.center().y() - height / 2, width, height)


def padlock(painter: QPainter, look: Look, rect: QRectF) -> None:
    """A closed padlock filling `rect` (60 : 76)."""
    theme = look.theme
    with kept(painter):
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / _LOCK_SIZE[0], rect.height() / _LOCK_SIZE[1])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = theme.lock if theme.is_flat else theme.lock_cut
        for ink, stroke in ((rim, 16.0), (theme.lock_edge, 13.5), (theme.lock, 8.0)):
            painter.strokePath(_SHACKLE, QPen(tint(ink), stroke))
        body = QRectF(4, 32, 52, 40)
        rounded(painter, body, 8, edge=rim, stroke=7)
        rounded(painter, body, 8, fill=theme.lock, edge=theme.lock_edge, stroke=3.5)
        painter.fillPath(_keyhole(), tint(theme.lock_cut))


def seven_marker_rect(danger: QRectF) -> QRectF:
    """Where the seal lies on the place that takes the row."""
    side = danger.width() * 0.94
    return QRectF(danger.center().x() - side / 2, danger.y() + danger.height() * 0.30 - side / 2, side, side)


def seven_marker(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The seal with a 7 of a row that only the seventh card takes; `rect` is square."""
    tone = look.theme.special
    seal = QTransform.fromTranslate(rect.x(), rect.y()).scale(rect.width() / 100, rect.height() / 100).map(_SEAL)
    painter.setPen(QPen(tint(tone.text), rect.width() * 0.045))
    painter.setBrush(tint(tone.face))
    painter.drawPath(seal)
    font = look.exact_font(rect.width() * 0.56, EXTRABOLD)
    width = text_width("7", font)
    text(painter, "7", rect.center() - QPointF(width / 2, 0), font, tone.text)


def _chain(painter: QPainter, look: Look, start: QPointF, end: QPointF) -> None:
    """Links seen from the front and from the side in turn, over a dark line."""
    theme, u = look.theme, look.u
    painter.setPen(_round_pen(theme.chain_edge, 9 * u))
    painter.drawLine(start, end)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    length, count = end.x() - start.x(), max(2, round((end.x() - start.x()) / (15 * u)))
    step = length / count
    for index in range(count):
        x = start.x() + index * step
        link = QRectF(x + step * 0.02, start.y() - 2.6 * u, step * 0.62, 5.2 * u)
        rounded(painter, link, 2.6 * u, edge=theme.chain, stroke=1.9 * u)
        painter.setPen(_round_pen(theme.chain, 2.4 * u))
        painter.drawLine(QPointF(x + step * 0.62, start.y()), QPointF(x + step * 1.02, start.y()))


def _round_pen(ink: Ink, stroke: float) -> QPen:
    pen = pen_for(ink, stroke)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _word_pill(painter: QPainter, look: Look, row: QRectF, cards: QRectF, word: str) -> None:
    """The word right of the padlock, smaller where that helps, else in the header: never over the last card.

    Where there is neither room nor a header it lies over the lower third of the cards before the last one.
    """
    if not word:
        return
    theme, u = look.theme, look.u
    lock = padlock_rect(look.u, row, cards)
    left, middle = lock.right() + 6 * u, cards.center().y()
    fonts = [look.font(size, EXTRABOLD) for size in (14, 12.5, 11)]
    font = next((font for font in fonts if left + _pill_size(look, word, font)[0] <= row.right() - 4 * u), None)
    width, height = _pill_size(look, word, font or fonts[1])
    if font is None:
        font, header = fonts[1], cards.top() - row.top()
        if header >= 0.8 * height:
            left, middle = row.right() - 6 * u - width, row.top() + header / 2
        else:
            left = max(row.left() + 6 * u, cards.right() - cards.height() / _CARD_SHAPE - width)
            middle = cards.bottom() - max(cards.height() * 0.28, height / 2 + 9 * u)
    box = QRectF(left, middle - height / 2, width, height)
    rounded(painter, box, height / 2, fill=theme.chain_edge, edge=theme.chain, stroke=1.5 * u)
    text(painter, word, QPointF(left + 12 * u, middle), font, theme.chain_text, max_width=row.right() - left - 18 * u)


def _pill_size(look: Look, word: str, font: QFont) -> tuple[float, float]:
    return text_width(word, font) + 24 * look.u, max(24 * look.u, font.pixelSize() * 1.7)


def _keyhole() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addEllipse(QPointF(30, 48), 6.5, 6.5)
    path.addRoundedRect(QRectF(27, 50, 6, 14), 3, 3)
    return path


class RowState(Enum):
    """How a row stands out."""

    QUIET = "quiet"
    TARGET = "target"
    LIT = "lit"
    REFUSED = "refused"


def trough(painter: QPainter, look: Look, rect: QRectF, state: RowState = RowState.QUIET) -> None:
    """The sunken strip of one row; a lit one glows beyond its edge by 6 u."""
    theme, u, radius = look.theme, look.u, ROW_RADIUS * look.u
    fill = tint(theme.trough, theme.trough_strength)
    match state:
        case RowState.QUIET:
            rounded(painter, rect, radius, fill=fill, edge=tint(theme.trough_edge, 0.9))
        case RowState.TARGET:
            rounded(painter, rect, radius, fill=fill, edge=theme.gold, stroke=2 * u)
        case RowState.LIT:
            rounded(painter, rect, radius, fill=fill, edge=theme.gold, stroke=3 * u)
            _glow(painter, look, rect, radius)
        case RowState.REFUSED:
            rounded(painter, rect, radius, fill=fill, edge=theme.outline, stroke=5 * u)
            rounded(painter, rect, radius, edge=theme.danger, stroke=3 * u, dash=(3, 2))


def _glow(painter: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    theme, u = look.theme, look.u
    if theme.is_flat:
        return
    rounded(painter, rect, radius, fill=tint(theme.gold, 0.16))
    for ring in range(1, 5):
        reach = ring * 1.6 * u
        faint = tint(theme.gold, 0.20 - ring * 0.04)
        outer = rect.adjusted(-reach, -reach, reach, reach)
        rounded(painter, outer, radius + reach, edge=faint, stroke=2 * u)


def waiting_card(painter: QPainter, look: Look, rect: QRectF) -> None:
    """A player who is still choosing: a dashed card with three dots."""
    theme, u = look.theme, look.u
    rounded(painter, rect, 4 * u, edge=theme.muted, stroke=1.5, dash=(3, 3))
    for step in (-1, 0, 1):
        at = rect.center() + QPointF(step * rect.width() * 0.19, 0)
        disc(painter, at, rect.width() * 0.05, fill=theme.muted)


def gap_middle(u: float, cards: Sequence[QRectF], index: int) -> float:
    """Where `gap_bar` stands in a row of at least one card: before the card `index`, or behind all of them.

    Before the first card it stands on that card's edge, because the header of the row is close; where cards overlap it
    stands on the edge that is seen.
    """
    if index == 0:
        return cards[0].left()
    if index >= len(cards):
        return cards[-1].right() + _GAP_BAR / 2 * u
    left, right = cards[index - 1].right(), cards[index].left()
    return right if left > right else (left + right) / 2


def gap_bar(painter: QPainter, look: Look, x: float, card: QRectF, *, is_aimed: bool = False) -> None:
    """A gap between two cards (or before the first) a card may go into: a gold bar with an arrow, its middle at `x`
    (see `gap_middle`).

    `card` is the box of a neighbour: the bar stands 3 u beyond its top and bottom. An aimed one is wider and glows.
    """
    theme, u = look.theme, look.u
    half = (_GAP_BAR / 2 + (1 if is_aimed else 0)) * u
    bar = QRectF(x - half, card.y() - 3 * u, 2 * half, card.height() + 6 * u)
    if is_aimed and not theme.is_flat:
        for reach in (6, 4, 2):
            glow = bar.adjusted(-reach * u, -reach * u, reach * u, reach * u)
            rounded(painter, glow, half + reach * u, fill=tint(theme.gold, 0.16))
    rounded(painter, bar, half, fill=theme.gold, edge=theme.outline, stroke=max(1.0, u))
    radius = (12 if is_aimed else 10) * u
    sign_disc(painter, "down", bar.center(), radius, fill=theme.gold, ink=theme.on_gold, edge=theme.on_gold)


def open_gap(painter: QPainter, look: Look, card: QRectF, ghost: str = "") -> None:
    """The place between the cards that have moved aside; `ghost` is the number that would stand there."""
    theme, u, width = look.theme, look.u, card.width()
    box = card.adjusted(-3 * u, -3 * u, 3 * u, 3 * u)
    fill = tint(theme.gold, 0.0 if theme.is_flat else 0.42)
    rounded(painter, box, width * CARD_CORNER + 2 * u, fill=fill, edge=theme.gold, stroke=3 * u)
    if ghost:
        font = look.exact_font(width * 0.46, EXTRABOLD)
        text(painter, ghost, card.center(), font, theme.lit_number, align=Align.MIDDLE)
