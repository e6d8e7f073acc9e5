"""Faces of No Thanks!: presents with their numbers, the back, chips, and a tiger that is still hidden.

Owns where numbers sit on a present of 250 × 350. Must not know tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from pega6_desktop.ui.look import EXTRABOLD, make_font
from pega6_desktop.ui.look.paint.brush import kept, pen_for, rounded, smooth, tint
from pega6_desktop.ui.table.view import OwnFace

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from pega6_desktop.ui.look import Look, Pictures

_BOX_WIDTH, _BOX_HEIGHT = 250.0, 350.0
_OUTLINE_PX = 200
_SMALL_WIDTH = 40
"""Below this width a present shows its number and nothing else."""
_AMBIGUOUS: Final = frozenset({6, 9})
"""Upside down these are other numbers."""

_PAPERS: Final = (
    (9, "seda", "#FBF1DE", "#2B1D16", "#FFFFFF", "#000000"),
    (16, "chita", "#CFE3C6", "#16361F", "#FFFFFF", "#0A2A12"),
    (23, "juta", "#F3C468", "#3B2006", "#FFE9A8", "#2A1400"),
    (30, "barro", "#A8432B", "#FFF4E0", "#5A1408", "#FFFFFF"),
    (35, "noite", "#331A4A", "#FFF4E0", "#000000", "#FFFFFF"),
)
"""Highest number, name, face, ink; face and ink of the contrast theme."""
_DARK_FACES: Final = {"seda": "#F0E5CE", "noite": "#43245F"}


class Present(OwnFace, frozen=True):
    """A card of this number; a quiet one costs nothing and shows only the corner that peeps out."""

    number: int
    is_quiet: bool = False

    def turns_over_from(self, former: OwnFace) -> bool:
        """A card that joins a run, or stops being hidden from others, shows the same side as before."""
        return not (isinstance(former, Present | Tiger) and former.number == self.number)

    def draw(self, painter: QPainter, look: Look, pictures: Pictures, place: QRect, width: int) -> None:
        """Paper, then the number."""
        name, face, ink = _paper(self.number, look)
        pictures.draw(painter, f"cards/{look.theme.name}/present-{name}", QRectF(place))
        with _on_card(painter, place):
            if self.is_quiet:
                _quiet(painter, look, self.number, face, ink)
            elif width < _SMALL_WIDTH:
                _middle(painter, look, self.number, face, ink, 150)
            else:
                _middle(painter, look, self.number, face, ink, 132)
                _corners(painter, look, self.number, face, ink)


class PresentBack(OwnFace, frozen=True):
    """The back of every present; has_paw: a tiger that its owner may play."""

    has_paw: bool = False

    def draw(self, painter: QPainter, look: Look, pictures: Pictures, place: QRect, width: int) -> None:
        """Back, and a paw on it."""
        pictures.draw(painter, f"cards/{look.theme.name}/present-back", QRectF(place))
        if self.has_paw:
            with _on_card(painter, place):
                _paw(painter, QPointF(125, 175))


class Tiger(OwnFace, frozen=True):
    """The own hidden card as its owner sees it: the present, with a paw in its corner."""

    number: int

    def draw(self, painter: QPainter, look: Look, pictures: Pictures, place: QRect, width: int) -> None:
        """Present and paw."""
        Present(self.number).draw(painter, look, pictures, place, width)
        with _on_card(painter, place):
            _paw(painter, QPointF(62, 296), 0.55)


class Chip(OwnFace, frozen=True):
    """A chip; it lies in the middle of a place of the size of a card."""

    @property
    def is_card(self) -> bool:
        """It is round and brings its own shadow."""
        return False

    def draw(self, painter: QPainter, look: Look, pictures: Pictures, place: QRect, width: int) -> None:
        """Shadow and chip."""
        side = place.width()
        box = QRectF(-side / 2, -side / 2, side, side)
        with kept(painter):
            smooth(painter)
            painter.translate(QRectF(place).center())
            if look.theme.shadow > 0:
                shade = tint("#000000", min(1.0, look.theme.shadow * 0.7))
                rounded(painter, box.translated(0, side * 0.06), side / 2, fill=shade)
            pictures.draw(painter, f"cards/{look.theme.name}/chip", box)


@contextmanager
def _on_card(painter: QPainter, place: QRect) -> Iterator[None]:
    """Painting on a present of 250 × 350 in that place."""
    with kept(painter):
        smooth(painter)
        painter.translate(place.topLeft())
        painter.scale(place.width() / _BOX_WIDTH, place.height() / _BOX_HEIGHT)
        yield


def _paper(number: int, look: Look) -> tuple[str, str, str]:
    """Name, face and ink of the paper for a number."""
    found = next(paper for paper in _PAPERS if number <= paper[0])
    if look.theme.is_flat:
        return found[1], found[4], found[5]
    face = _DARK_FACES.get(found[1], found[2]) if look.theme.name == "dark" else found[2]
    return found[1], face, found[3]


def _middle(painter: QPainter, look: Look, number: int, face: str, ink: str, most: float) -> None:
    """The large number, with a rim of paper around it."""
    bounds = _outline(look.family, str(number)).boundingRect()
    px = min(most, _OUTLINE_PX * 168 / bounds.width())
    base = QPointF(125, 142 + bounds.height() * px / _OUTLINE_PX / 2)
    path = _set(look, str(number), base, px, align=0.5)
    painter.strokePath(path, pen_for(face, 9))
    painter.fillPath(path, QColor(ink))


def _corners(painter: QPainter, look: Look, number: int, face: str, ink: str) -> None:
    wide = _outline(look.family, str(number)).boundingRect().width() * 46 / _OUTLINE_PX
    left, right = _set(look, str(number), QPointF(31, 64), 46), _set(look, str(number), QPointF(219, 64), 46, align=1.0)
    for path, x in ((left, 31.0), (right, 219 - wide)):
        if number in _AMBIGUOUS:
            path.addRect(QRectF(x, 68, wide, 4))
        _patch(painter, QRectF(x - 7, 24, wide + 14, 48), face)
        painter.fillPath(path, QColor(ink))
    with kept(painter):
        painter.translate(_BOX_WIDTH, _BOX_HEIGHT)
        painter.rotate(180)
        _patch(painter, QRectF(24, 24, wide + 14, 48), face)
        painter.fillPath(left, QColor(ink))


def _quiet(painter: QPainter, look: Look, number: int, face: str, ink: str) -> None:
    wide = _outline(look.family, str(number)).boundingRect().width() * 62 / _OUTLINE_PX
    _patch(painter, QRectF(223 - wide, 22, wide + 14, 62), face)
    path = _set(look, str(number), QPointF(230, 75), 62, align=1.0)
    if number in _AMBIGUOUS:
        path.addRect(QRectF(230 - wide, 80, wide, 5))
    painter.fillPath(path, QColor(ink))
    veil = 0.0 if look.theme.is_flat else 0.19
    rounded(painter, QRectF(1, 1, 248, 348), 19, fill=tint(look.theme.felt2, veil))


def _patch(painter: QPainter, box: QRectF, face: str) -> None:
    rounded(painter, box, 9, fill=face)


def _paw(painter: QPainter, at: QPointF, scale: float = 1.0) -> None:
    """Five soft prints on a cream disc."""
    with kept(painter):
        painter.translate(at)
        painter.scale(scale, scale)
        painter.setPen(pen_for("#3A2418", 3))
        painter.setBrush(QColor("#FFF0CC"))
        painter.drawEllipse(QPointF(0, 0), 62, 62)
        painter.setBrush(QColor("#C8641E"))
        painter.drawEllipse(QPointF(0, 18), 26, 21)
        for x, y in ((-34, -4), (-13, -28), (13, -28), (34, -4)):
            painter.drawEllipse(QPointF(x, y), 10, 13)


def _set(look: Look, text: str, at: QPointF, px: float, *, align: float = 0.0) -> QPainterPath:
    """The outline with its left edge (0), middle (0.5) or right edge (1) at `at.x()`, its base line at `at.y()`."""
    outline = _outline(look.family, text)
    bounds, scale = outline.boundingRect(), px / _OUTLINE_PX
    x = at.x() - (bounds.left() + bounds.width() * align) * scale
    return QTransform.fromTranslate(x, at.y()).scale(scale, scale).map(outline)


@lru_cache(maxsize=64)
def _outline(family: str, text: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, make_font(family, _OUTLINE_PX, EXTRABOLD, is_tabular=False), text)
    return path
