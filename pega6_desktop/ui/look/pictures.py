"""Vector pictures from the art folder, rendered to images of any size.

Owns the renderers and where a card number sits on its face. Must not cache pixmaps, nor know who shows them.
"""

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from pega6_desktop.ui.look.paint.brush import smooth

AVATARS = 10
CLASS_FILES = {1: "class-1-pasto", 2: "class-2-rio", 3: "class-3-sol", 5: "class-5-fogueira", 7: "class-7-festa"}
BACK_FILE = "back"


class Pictures:
    """Parsed SVG files of `resources`, each read once."""

    def __init__(self, resources: Path) -> None:
        self._resources = resources
        self._renderers: dict[str, QSvgRenderer] = {}

    def draw(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Draw the file `name` (below resources, without .svg) into `rect`; a missing file draws nothing."""
        renderer = self._renderers.get(name)
        if renderer is None:
            renderer = QSvgRenderer(str(self._resources / f"{name}.svg"))
            self._renderers[name] = renderer
        if renderer.isValid():
            renderer.render(painter, rect)

    def image(self, name: str, width: int, height: int) -> QImage:
        """The file as an image of exactly that many device pixels, transparent where nothing is drawn."""
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        smooth(painter)
        self.draw(painter, name, QRectF(0, 0, width, height))
        painter.end()
        return image
