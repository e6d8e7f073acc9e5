"""What is drawn on the felt: rows, empty places, the place that takes the row, the place that glows.

Owns the signs of the states (always two, never colour alone). Must not know which row means what.
"""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, disc, kept, rounded, text, tint
from pega6_desktop.ui.look.paint.marks import ox_head, sign_disc
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD

ROW_RADIUS = 13
CARD_CORNER = 0.076
"""Corner radius of a card as a share of its width."""


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


def waiting_card(painter: QPainter, look: Look, rect: QRectF) -> None:
    """A player who is still choosing: a dashed card with three dots."""
    theme, u = look.theme, look.u
    rounded(painter, rect, 4 * u, edge=theme.muted, stroke=1.5, dash=(3, 3))
    for step in (-1, 0, 1):
        at = rect.center() + QPointF(step * rect.width() * 0.19, 0)
        disc(painter, at, rect.width() * 0.05, fill=theme.muted)


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
