"""Card faces: the template of a class with its numbers set in the program's font, and the back.

Owns where numbers sit on a card of 250 × 350. Must not know tables, hands or caches of pixmaps.
"""

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QTransform

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import rounded, smooth, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.look.pictures import BACK_FILE, CLASS_FILES, Pictures
from pega6_desktop.ui.look.theme import CardTone
from pega6_desktop.ui.look.type import EXTRABOLD, make_font

Face: TypeAlias = int | Literal["back"]
BACK: Final = "back"
ASPECT = 1.4
_BOX_WIDTH = 250
_OUTLINE_PX = 200
_TEMPLATES = 24
# Upside down these are other numbers, so a bar under the corner shows which way is up.
_AMBIGUOUS = frozenset({6, 9, 66, 68, 86, 89, 98, 99})


def card_height(width: int) -> int:
    """Height of a card of that width."""
    return round(width * ASPECT)


class CardFaces:
    """Draws faces; keeps the rendered class templates of the last few sizes and the outlines of the numbers."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        self._look = look
        self._pictures = pictures
        self._templates: dict[tuple[str, str, int, int], QImage] = {}
        self._outlines: dict[str, QPainterPath] = {}

    def draw(self, painter: QPainter, face: Face, left: int, top: int, width: int, height: int) -> None:
        """Draw the face into that box of whole device pixels of a painter without scaling."""
        if face == BACK:
            painter.drawImage(left, top, self._template(BACK_FILE, width, height))
            return
        tone = self._look.theme.tone(HEADS[face])
        painter.drawImage(left, top, self._template(CLASS_FILES[tone.heads], width, height))
        painter.save()
        smooth(painter)
        painter.translate(left, top)
        painter.scale(width / _BOX_WIDTH, height / (_BOX_WIDTH * ASPECT))
        self._numbers(painter, face, tone)
        painter.restore()

    def _template(self, name: str, width: int, height: int) -> QImage:
        key = (self._look.theme.name, name, width, height)
        image = self._templates.pop(key, None)
        if image is None:
            image = self._rendered(f"cards/{key[0]}/{name}", width, height)
            if len(self._templates) >= _TEMPLATES:
                del self._templates[next(iter(self._templates))]
        self._templates[key] = image
        return image

    def _rendered(self, name: str, width: int, height: int) -> QImage:
        image = self._pictures.image(name, width, height)
        if not self._pictures.has(name):
            # A damaged installation still shows cards one can play with.
            painter = QPainter(image)
            smooth(painter)
            box = QRectF(1, 1, width - 2, height - 2)
            rounded(painter, box, width * CARD_CORNER, fill="#FAF1DE", edge="#3A2A20")
            painter.end()
        return image

    def _numbers(self, painter: QPainter, number: int, tone: CardTone) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        self._middle(painter, str(number), tone)
        is_framed = tone.heads in (5, 7)
        left, base = (32.0, 70.0) if is_framed else (28.0, 66.0)
        corner = self._corner(number, left, base)
        ink = QColor(tone.number)
        painter.fillPath(corner, ink)
        painter.fillPath(self._set(str(tone.heads), QPointF(left + 32, base + 33), 31), ink)
        painter.fillPath(QTransform().translate(250, 350).rotate(180).map(corner), ink)

    def _middle(self, painter: QPainter, number: str, tone: CardTone) -> None:
        bounds = self._outline(number).boundingRect()
        px = min(126.0 if tone.heads in (5, 7) else 134.0, _OUTLINE_PX * 168 / bounds.width())
        height = bounds.height() * px / _OUTLINE_PX
        baseline = QPointF(125, 157 + height / 2)
        path = self._set(number, baseline, px, is_centred=True)
        if tone.heads == 7:
            painter.fillPath(path.translated(0, 5), tint("#000000", 0.45))
        is_gold = tone.heads == 7 and not self._look.theme.is_flat
        painter.fillPath(path, _gold(path.boundingRect()) if is_gold else QBrush(QColor(tone.number)))

    def _corner(self, number: int, left: float, base: float) -> QPainterPath:
        path = self._set(str(number), QPointF(left, base), 46)
        if number in _AMBIGUOUS:
            bar = QPainterPath()
            bar.addRoundedRect(QRectF(left, base + 3, path.boundingRect().width(), 4), 2, 2)
            path.addPath(bar)
        return path

    def _set(self, text: str, at: QPointF, px: float, *, is_centred: bool = False) -> QPainterPath:
        """The outline of `text` with its left edge (or middle) at `at.x()` and its base line at `at.y()`."""
        outline = self._outline(text)
        bounds, scale = outline.boundingRect(), px / _OUTLINE_PX
        x = at.x() - (bounds.center().x() if is_centred else bounds.left()) * scale
        return QTransform.fromTranslate(x, at.y()).scale(scale, scale).map(outline)

    def _outline(self, text: str) -> QPainterPath:
        if text not in self._outlines:
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)
            path.addText(0, 0, make_font(self._look.family, _OUTLINE_PX, EXTRABOLD, is_tabular=False), text)
            self._outlines[text] = path
        return self._outlines[text]


def _gold(bounds: QRectF) -> QBrush:
    gradient = QLinearGradient(bounds.topLeft(), bounds.bottomLeft())
    for at, colour in ((0.0, "#FFF0B8"), (0.55, "#FFD04A"), (1.0, "#F29A1F")):
        gradient.setColorAt(at, QColor(colour))
    return QBrush(gradient)
