"""Two cards that stand for a game or a variant, one tilted over the other.

Owns this picture. Must not know any game.
"""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.cards.art import CardArt, CardFace

_TILTED = ((-0.24, -7.0), (0.24, 7.0))
"""Shift in card widths, tilt in degrees, of the card behind and the one before."""


def paint_pair(
    painter: QPainter, art: CardArt, pair: tuple[CardFace, CardFace], middle: QPointF, width: int, dpr: float
) -> None:
    """Both cards, `width` px wide, around a point."""
    margin, height = art.margin(width, dpr), art.height(width)
    for face, (shift, tilt) in zip(pair, _TILTED, strict=True):
        with paint.kept(painter):
            painter.translate(middle + QPointF(shift * width, 0))
            painter.rotate(tilt)
            painter.drawPixmap(QPointF(-width / 2 - margin, -height / 2 - margin), art.pixmap(face, width, dpr))


class CardPair(QWidget):
    """The pair as a widget."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self._pair: tuple[CardFace, CardFace] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_pair(self, pair: tuple[CardFace, CardFace]) -> None:
        """Show these two."""
        self._pair = pair
        self.update()

    def sizeHint(self) -> QSize:
        """Room for both cards and their shadows."""
        return QSize(self._look.px(88), self._look.px(76))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both around the middle."""
        if self._pair is None:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        middle = self.rect().toRectF().center()
        paint_pair(painter, self._art, self._pair, middle, self._look.px(42), self.devicePixelRatioF())
        painter.end()
