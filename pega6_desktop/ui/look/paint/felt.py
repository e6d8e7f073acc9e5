"""What is drawn on the felt and on its cards: places that are free, that take the row, that glow; ring and veil of a
card, and what a row would leave one with.

Owns the signs of the states (always two, never colour alone). Must not know which row or card means what.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, kept, rounded, text, tint
from pega6_desktop.ui.look.paint.marks import heads, heads_width, ox_head, sign_disc
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, text_width

ROW_RADIUS = 13
CARD_CORNER = 0.076
"""Corner radius of a card as a share of its width."""


def empty_place(painter: QPainter, look: Look, rect: QRectF, label: str = "", *, visible: float | None = None) -> None:
    """A free place for a card, `rect` the card's box; `label` (its number) is decoration.

    `visible` is how much of its width (px) the next place leaves free, where six places stand closer than cards are
    wide: the edge ends there, as if the next place lay on top.
    """
    theme, u = look.theme, look.u
    shown = rect.width() if visible is None else min(visible, rect.width())
    edge = tint(theme.slot, 1.0 if theme.is_flat else 0.42)
    box = rect.adjusted(1, 1, -1, -1)
    with kept(painter):
        if shown < rect.width():
            painter.setClipRect(QRectF(rect.x(), rect.y(), shown, rect.height()), Qt.ClipOperation.IntersectClip)
        rounded(
            painter,
            box,
            rect.width() * CARD_CORNER,
            fill=tint(theme.slot, 0.05),
            edge=edge,
            stroke=1.4 * u,
            dash=(3, 3.5),
        )
    if label:
        at = QPointF(rect.x() + shown / 2, rect.center().y())
        text(painter, label, at, look.exact_font(rect.width() * 0.2, BOLD), theme.felt_text, align=Align.MIDDLE)


def danger_place(
    painter: QPainter, look: Look, rect: QRectF, label: str, *, is_full: bool, has_head: bool = True
) -> None:
    """The place that takes the row; solid once the row is full. `label` is short ("6ª").

    Without its head there is room for the mark of a row that only the seventh card takes (`seven_marker`).
    """
    theme, u = look.theme, look.u
    edge = tint(theme.danger, 1.0 if is_full or theme.is_flat else 0.75)
    rounded(
        painter,
        rect.adjusted(0, 1, 0, -1),
        rect.height() / 1.4 * CARD_CORNER,
        fill=tint(theme.danger_fill, 0.92 if is_full else 0.42),
        edge=edge,
        stroke=(2.4 if is_full else 1.6) * u,
        dash=() if is_full else (2.5, 2.5),
    )
    size = rect.width() * 0.68
    middle = rect.center().x()
    if has_head:
        head = QRectF(middle - size / 2, rect.y() + rect.height() * 0.26 - rect.width() * 0.06, size, size)
        ox_head(painter, head, colour=theme.danger, cut=theme.danger_fill)
    font = look.exact_font(max(11.0, rect.width() * 0.34), EXTRABOLD)
    text(painter, label, QPointF(middle, rect.y() + rect.height() * 0.70), font, theme.danger, align=Align.MIDDLE)


def lit_place(painter: QPainter, look: Look, rect: QRectF, ghost: str = "", *, is_sure: bool = True) -> None:
    """The place a card would come to: gold, its number and an arrow; not sure (one of several) is an outline only."""
    theme, u, width = look.theme, look.u, rect.width()
    box, corner = rect.adjusted(-2 * u, -2 * u, 2 * u, 2 * u), width * 0.085
    fill = tint(theme.gold, 0.0 if theme.is_flat or not is_sure else 0.26)
    dash = () if is_sure else (3, 2)
    rounded(painter, box, corner, fill=fill, edge=theme.gold, stroke=3.5 * u if is_sure else 3 * u, dash=dash)
    if ghost:
        font = look.exact_font(width * 0.46, EXTRABOLD)
        text(painter, ghost, rect.center(), font, theme.lit_number, align=Align.MIDDLE)
    at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.80)
    sign_disc(painter, "down", at, 13 * u, fill=theme.gold, ink=theme.on_gold, edge=theme.on_gold)


_VEIL = 0.66


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
