"""What the pictures of Qwixx cards are painted on and with. Owns this bundle, and the badge of a face."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.arrangement import Drawing
from pega6_desktop.ui.table.cards.art import CardArt


class Canvas(NamedTuple):
    """What is painted on and with."""

    painter: QPainter
    look: Look
    art: CardArt
    dpr: float


def drawing(draw: Callable[[Canvas], None]) -> Drawing:
    """A picture as a spread wants it."""
    return lambda painter, look, art, dpr: draw(Canvas(painter, look, art, dpr))


def badge(painter: QPainter, look: Look, at: QPointF, state: str) -> None:
    """A sign on a face: this player has decided."""
    theme, u = look.theme, look.u
    if state == "chosen":
        paint.disc(painter, at, 7.5 * u, fill=theme.good, edge=theme.plate, stroke=1.5 * u)
        side = 9 * u
        paint.icon(painter, "check", QRectF(at.x() - side / 2, at.y() - side / 2, side, side), theme.plate)
