"""Two cards, fanned: the sign of a game.

Owns this picture. Must not know which game it stands for.
"""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.table.art import CardArt

_CARDS = ((40, -0.24, -7.0), (55, 0.24, 7.0))
"""Face, shift in card widths, tilt in degrees."""


class CardPair(QWidget):
    """The 40 behind the 55."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for both cards and their shadows."""
        return QSize(self._look.px(92), self._look.px(84))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both around the middle."""
        painter = QPainter(self)
        paint.smooth(painter)
        width, dpr = self._look.px(46), self.devicePixelRatioF()
        margin, height = self._art.margin(width, dpr), self._art.height(width)
        for face, shift, tilt in _CARDS:
            with paint.kept(painter):
                painter.translate(self.rect().toRectF().center() + QPointF(shift * width, 0))
                painter.rotate(tilt)
                painter.drawPixmap(
                    QPointF(-width / 2 - margin, -height / 2 - margin), self._art.pixmap(face, width, dpr)
                )
        painter.end()
