"""What a game paints the still pictures of its table on, with the few things that look alike on every table.

Owns how a plate, a portrait, a lying card and a pill of words are painted. Must not know any game.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.arrangement import Drawing
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect


class Canvas(NamedTuple):
    """A painter in the coordinates of the window, and what is painted with. dpr: the device pixel ratio."""

    painter: QPainter
    look: Look
    art: CardArt
    dpr: float

    def plate(self, box: Rect, *, is_turn: bool, stroke: float = 3) -> None:
        """The plate of a player, with a strong edge of gold while it is their turn."""
        theme = self.look.theme
        edge = theme.gold if is_turn else theme.plate_edge
        paint.plate(self.painter, self.look, qrect(box), edge=edge, stroke=stroke if is_turn else 1.5)

    def portrait(self, avatar: int, at: QPointF, side: float, *, is_turn: bool = False, mood: str = "") -> None:
        """A face with its upper left corner there, in a ring of gold while it is its turn; calm without a mood."""
        ring = self.look.theme.gold if is_turn else None
        self.painter.drawPixmap(at, self.art.avatar(avatar, round(side), self.dpr, ring, mood))

    def card(self, face: CardFace, at: QPointF, width: int) -> None:
        """A card with its shadow, its upper left corner there."""
        margin = self.art.margin(width, self.dpr)
        self.painter.drawPixmap(at - QPointF(margin, margin), self.art.pixmap(face, width, self.dpr))

    def pile(self, top: CardFace, below: CardFace, at: QPointF, width: int, depth: int, step: float) -> None:
        """So many cards on each other; the lower ones stick out at the upper right, each by a step."""
        for under in range(depth - 1, -1, -1):
            self.card(below if under else top, at + QPointF(under * step, -under * step), width)

    def pill(self, box: QRectF, words: str, font: QFont, *, fill: str, edge: str, ink: str, stroke: float) -> None:
        """Words on a round ground; stroke in units."""
        paint.rounded(self.painter, box, box.height() / 2, fill=fill, edge=edge, stroke=stroke * self.look.u)
        room = box.width() - 12 * self.look.u
        paint.text(self.painter, words, box.center(), font, ink, align=paint.Align.MIDDLE, max_width=room)


def drawing(draw: Callable[[Canvas], None]) -> Drawing:
    """A picture as an arrangement wants it."""
    return lambda painter, look, art, dpr: draw(Canvas(painter, look, art, dpr))
