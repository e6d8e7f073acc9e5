"""One table dissolves into another: the old wood, mat and plates fade away over the new ones.

Owns the picture that fades. Must not know what is on either table.
"""

from collections.abc import Collection

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from pega6_desktop.ui.table.cards.pieces import Piece
from pega6_desktop.ui.table.places.layout import Rect

_Z = 95.0
"""Over everything that stands still, below the cards of the hand and those on their way."""


class Dissolve:
    """A picture of the table as it was, taken once and faded by Qt alone."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._picture = Piece(scene, _Z)
        self._picture.hide()
        self._picture.visibleChanged.connect(self._forget)

    def keep(self, window: Rect, cards: Collection[QGraphicsItem], dpr: float) -> None:
        """Take the picture of what the window shows now, without these cards."""
        for card in cards:
            card.hide()
        pixmap = QPixmap(max(1, round(window.width * dpr)), max(1, round(window.height * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        painter = QPainter(pixmap)
        area = QRectF(window.x, window.y, window.width, window.height)
        self._scene.render(painter, QRectF(0, 0, window.width, window.height), area)
        painter.end()
        for card in cards:
            card.show()
        self._picture.put(pixmap, window, 0, dpr)

    def begin(self, ms: int) -> None:
        """Let the picture fade away over the table as it is by now."""
        if not self._picture.picture.isNull():
            self._picture.fade(1.0, 0)
            self._picture.fade(0.0, ms)

    def end(self) -> None:
        """Only the new table is to be seen."""
        self._picture.end_fade()

    def _forget(self) -> None:
        """A picture as large as the window is not kept."""
        if not self._picture.isVisible():
            self._picture.put(QPixmap(), Rect(0, 0, 0, 0), 0, 1)
