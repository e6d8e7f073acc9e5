"""The start picture as a widget.

Owns when the picture is painted anew. Must not know what stands beside it.
"""

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look.home import HomePicture
from pega6_desktop.ui.look.look import Look

SETTLE_MS = 120
"""While a window is being dragged to another size the old picture is stretched; it is painted anew after this rest."""


class HomeScenery(QWidget):
    """Fills itself with the feast night."""

    def __init__(self, look: Look, picture: HomePicture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._shown: QPixmap | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLE_MS)
        self._timer.timeout.connect(self._repaint_anew)
        look.changed.connect(self._repaint_anew)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stretch now, paint anew when the size has come to rest."""
        if self._shown is not None:
            self._timer.start()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the picture."""
        if self._shown is None:
            self._shown = self._picture.pixmap(self.size(), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(self.rect()), self._shown, QRectF(self._shown.rect()))
        painter.end()

    def _repaint_anew(self) -> None:
        self._timer.stop()
        self._shown = None
        self.update()
