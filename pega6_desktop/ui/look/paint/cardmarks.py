"""Marks on a card or between cards: the veil, the ring, the gap that waits, and what a row would leave one with.

Owns the signs of a special card being played. Must not know which card means what.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, rounded, text, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.look.paint.marks import heads, heads_width, sign_disc
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, text_width

_VEIL = 0.66
_GAP_BAR = 6


def card_veil(painter: QPainter, look: Look, card: QRectF) -> None:
    """A card that cannot be played now: paper over it and a cross; `card` in any px, all sizes follow its width."""
    theme, width = look.theme, card.width()
    rounded(painter, card, width * CARD_CORNER, fill=tint(theme.tray, _VEIL))
    radius = width * 0.16
    sign_disc(painter, "x", card.center(), radius, fill=theme.bar, ink=theme.bar_text, edge=theme.bar_text)


def card_ring(painter: QPainter, look: Look, card: QRectF, *, is_soft: bool = False) -> None:
    """The gold edge of a card that may be played or is chosen, 3 u outside it; soft: it may be, but another one is."""
    theme, u = look.theme, look.u
    ring = card.adjusted(-3 * u, -3 * u, 3 * u, 3 * u)
    radius = card.width() * CARD_CORNER + 3 * u
    rounded(painter, ring, radius, edge=theme.outline, stroke=(5 if is_soft else 6) * u)
    rounded(painter, ring, radius, edge=theme.gold, stroke=(2.4 if is_soft else 3.6) * u)


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


def stays_rect(look: Look, card: QRectF, *, is_chosen: bool = False) -> QRectF:
    """The box of `stays_pill` on that card: it hangs over the card's lower edge."""
    u = look.u
    width = card.width() + (4 * u if is_chosen else -8 * u)
    height = max((34 if is_chosen else 28) * u, _stays_font(look, card).pixelSize() * 1.55)
    return QRectF(card.center().x() - width / 2, card.bottom() - height * 0.62, width, height)


def stays_pill(painter: QPainter, look: Look, card: QRectF, word: str, number: int, *, is_chosen: bool = False) -> None:
    """What the player's pile would come to with this card ("stays", ox head, number); gold when it is chosen.

    The word goes first where the pill is too narrow for it.
    """
    theme, u = look.theme, look.u
    box = stays_rect(look, card, is_chosen=is_chosen)
    fill, edge = (theme.gold, theme.outline) if is_chosen else (theme.plate, theme.muted)
    rounded(painter, box, box.height() / 2, fill=fill, edge=edge, stroke=1.6 * u)
    font, word_font = _stays_font(look, card), look.font(12.5, BOLD)
    count = heads_width(number, font)
    word_width = text_width(word, word_font) + 7 * u if word else 0.0
    if count + word_width > box.width() - 14 * u:
        word_width = 0.0
    x, y = box.center().x() - (count + word_width) / 2, box.center().y()
    if word_width:
        text(painter, word, QPointF(x, y), word_font, theme.on_gold if is_chosen else theme.ink)
    ink = theme.on_gold if is_chosen else theme.accent
    heads(painter, number, QPointF(x + word_width, y), font, ink, fill)


def _stays_font(look: Look, card: QRectF) -> QFont:
    """The font of the number: large type gives way where two digits would not fit on a narrow card."""
    font = look.font(15, EXTRABOLD)
    room = (card.width() - 18 * look.u) / heads_width(88, font)
    font.setPixelSize(max(11, int(font.pixelSize() * min(1.0, room))))
    return font
