"""Vector pictures from the art folder, rendered to images of any size.

Owns the renderers and where a card number sits on its face. Must not cache pixmaps, nor know who shows them.
"""

import logging
import re
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


_EYES = '<circle cx="42.5" cy="48.0" r="2.7" fill="#1B120E"/><circle cx="57.5" cy="48.0" r="2.7" fill="#1B120E"/>'
_MOUTH = re.compile(r'<path d="(M43 58C46 62\.5 54 62\.5 57 58|M44 61C47 64 53 64 56 61)"[^>]*/>')
_STROKE = 'fill="none" stroke="#1B120E" stroke-linecap="round"'
MOODS = {
    "glad": (
        f'<path d="M38.5 49Q42.5 43.5 46.5 49M53.5 49Q57.5 43.5 61.5 49" stroke-width="2.6" {_STROKE}/>',
        (
            '<path d="M40.5 56.5H59.5C58.5 67 41.5 67 40.5 56.5Z" fill="#FFF4E0" stroke="#1B120E" stroke-width="2.2"'
            ' stroke-linejoin="round"/>'
        ),
        "",
    ),
    "ouch": (
        (
            '<circle cx="42.5" cy="48.5" r="3.3" fill="#1B120E"/><circle cx="57.5" cy="48.5" r="3.3" fill="#1B120E"/>'
            f'<path d="M36.5 42.5Q41 37.5 46 40.5M63.5 42.5Q59 37.5 54 40.5" stroke-width="2.4" {_STROKE}/>'
        ),
        '<ellipse cx="50" cy="62" rx="5.2" ry="6" fill="#5A1A10" stroke="#FFF4E0" stroke-width="1.6"/>',
        (
            '<path d="M79 38C74 46 73 49 73 52A6 6 0 0 0 85 52C85 49 84 46 79 38Z" fill="#B9DCE6" stroke="#1F5670"'
            ' stroke-width="1.8"/>'
        ),
    ),
}
"""By mood: eyes, mouth, and what comes over the whole face."""


def _in_mood(drawing: str, mood: str) -> str:
    """The drawing of a face with other eyes and another mouth; any other drawing, and a calm one, as it is."""
    if mood not in MOODS:
        return drawing
    eyes, mouth, over = MOODS[mood]
    drawing = _MOUTH.sub(mouth, drawing.replace(_EYES, eyes))
    return drawing.replace("</svg>", f"{over}</svg>")


class Pictures:
    """Parsed SVG files of `resources`; the least used ones are forgotten: each takes about 0.2 MB.

    A name may end in the mood of a face, see `MOODS`: ``cards/avatar-03#glad``.
    """

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
            file, _, mood = name.partition("#")
            path = self._resources / f"{file}.svg"
            renderer = QSvgRenderer()
            if path.is_file():
                renderer.load(_in_mood(path.read_text("utf-8"), mood).encode())
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
