"""Vector pictures from the art folder, rendered to images of any size.

Owns the renderers and where a card number sits on its face. Must not cache pixmaps, nor know who shows them.
"""

import logging
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from pega6_desktop.ui.look.paint.brush import smooth

_LOG = logging.getLogger(__name__)
_LIMIT = 24

GROUNDS = (
    "#E9A13B",
    "#4E8A6E",
    "#8B5BA6",
    "#3F6FA3",
    "#C4553B",
    "#B8486B",
    "#2F8F94",
    "#7A8C3A",
    "#5B6BB5",
    "#6B5342",
)
"""The grounds of portraits, in the order of their numbers."""

OWN_GROUNDS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 7, 8, 3, 1, 5, 2)
"""By face, the ground it has while nobody has chosen another."""

CLASS_FILES = {1: "class-1-pasto", 2: "class-2-rio", 3: "class-3-sol", 5: "class-5-fogueira", 7: "class-7-festa"}
SMALL_SUFFIX = "-small"
BACK_FILE = "back"
SPECIAL_PREFIX = "special-"
SIGN_SUFFIX = "-sign"
SPECIAL_BACK_FILE = "special-back"


class Pictures:
    """Parsed SVG files of `resources`; the least used ones are forgotten: each takes about 0.2 MB."""

    def __init__(self, resources: Path) -> None:
        self._resources = resources
        self._renderers: dict[str, QSvgRenderer] = {}
        self._missed: set[str] = set()

    def has(self, name: str) -> bool:
        """Whether the file `name` (below resources, without .svg) is there and can be drawn."""
        return self._renderer(name).isValid()

    def draw(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Draw the file into `rect`; a missing file draws nothing and is written to the log once."""
        renderer = self._renderer(name)
        if renderer.isValid():
            renderer.render(painter, rect)

    def _renderer(self, name: str) -> QSvgRenderer:
        renderer = self._renderers.pop(name, None)
        if renderer is None:
            path = self._resources / f"{name}.svg"
            renderer = QSvgRenderer(str(path)) if path.is_file() else QSvgRenderer()
            if not renderer.isValid() and name not in self._missed:
                self._missed.add(name)
                _LOG.error("no usable drawing in %s", path)
            if len(self._renderers) >= _LIMIT:
                del self._renderers[next(iter(self._renderers))]
        self._renderers[name] = renderer
        return renderer

    def image(self, name: str, width: int, height: int) -> QImage:
        """The file as an image of exactly that many device pixels, transparent where nothing is drawn."""
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        smooth(painter)
        self.draw(painter, name, QRectF(0, 0, width, height))
        painter.end()
        return image
