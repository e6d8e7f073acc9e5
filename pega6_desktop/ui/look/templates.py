"""Rendered card templates: the drawing of a theme at the sizes used last.

Owns their cache and what stands in for a missing file. Must not know what is set over a template.
"""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Ink, rounded, smooth
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.look.pictures import Pictures

_LIMIT = 24


class Templates:
    """Images of the card drawings of the present theme; the least used ones are forgotten, and all in another look."""

    def __init__(self, look: Look, pictures: Pictures, blank: Ink = "#FAF1DE") -> None:
        self._look = look
        self._pictures = pictures
        self._blank = blank
        self._kept: dict[tuple[str, str, int, int], QImage] = {}
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """Keep nothing: another theme or size has other images."""
        self._kept.clear()

    def image(self, name: str, size: QSize) -> QImage:
        """The drawing `name` (a file of the theme's folder, without .svg) in exactly that many device pixels."""
        width, height = size.width(), size.height()
        key = (self._look.theme.name, name, width, height)
        image = self._kept.pop(key, None)
        if image is None:
            image = self._rendered(f"cards/{key[0]}/{name}", width, height)
            if len(self._kept) >= _LIMIT:
                del self._kept[next(iter(self._kept))]
        self._kept[key] = image
        return image

    def _rendered(self, name: str, width: int, height: int) -> QImage:
        image = self._pictures.image(name, width, height)
        if not self._pictures.has(name):
            # A damaged installation still shows cards one can play with.
            painter = QPainter(image)
            smooth(painter)
            box = QRectF(1, 1, width - 2, height - 2)
            rounded(painter, box, width * CARD_CORNER, fill=self._blank, edge="#3A2A20")
            painter.end()
        return image
