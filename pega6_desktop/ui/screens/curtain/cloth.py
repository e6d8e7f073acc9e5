"""The picture of the theatre curtain: folds of red cloth, a valance with stars, a gold hem.

Owns the cloth in any size and theme. Must not know what stands before it, nor how it opens.
"""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap, QPolygonF, QRadialGradient

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.look.paths import star_path

_FOLD, _SCALLOP, _TASSEL = 80, 160, 20
_VALANCE, _SAG, _HEM = 34, 42, 48
_DARK_WOOD = 0.5


class ClothPicture:
    """Paints the curtain; the last pixmap is kept until it is forgotten."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None

    def pixmap(self, size: QSize, dpr: float) -> QPixmap:
        """The closed curtain in `size` logical px, opaque everywhere and the same at both sides of its middle."""
        key = (size.width(), size.height(), dpr, self._look.theme.name, self._look.u)
        if self._kept is None or self._kept[0] != key:
            pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
            pixmap.setDevicePixelRatio(dpr)
            painter = QPainter(pixmap)
            paint.smooth(painter)
            self._paint(painter, QRectF(0, 0, size.width(), size.height()))
            painter.end()
            self._kept = (key, pixmap)
        return self._kept[1]

    def forget(self) -> None:
        """Keep no picture: the curtain is open."""
        self._kept = None

    @property
    def hem_height(self) -> float:
        """Logical px at the lower edge that belong to the hem."""
        return _HEM * self._look.u

    def _paint(self, painter: QPainter, area: QRectF) -> None:
        if self._look.theme.is_flat:
            self._paint_flat(painter, area)
        else:
            self._paint_cloth(painter, area)
        self._paint_hem(painter, area)
        self._paint_valance(painter, area)

    def _paint_flat(self, painter: QPainter, area: QRectF) -> None:
        """High contrast: black cloth, thin white folds."""
        painter.fillRect(area, QColor(self._look.theme.wood1))
        painter.setPen(paint.pen_for(paint.tint("#FFFFFF", 0.35), 1.5))
        for left, width in _parts(area.width(), _FOLD * self._look.u):
            painter.drawLine(QPointF(left + width / 2, 0), QPointF(left + width / 2, area.bottom()))

    def _paint_cloth(self, painter: QPainter, area: QRectF) -> None:
        top, bottom, light = ("#43110C", "#260806", 0.16) if self._is_dark else ("#6E1A12", "#4A0F0B", 0.26)
        ground = QLinearGradient(area.topLeft(), area.bottomLeft())
        ground.setColorAt(0, QColor(top))
        ground.setColorAt(1, QColor(bottom))
        painter.fillRect(area, ground)
        for left, width in _parts(area.width(), _FOLD * self._look.u):
            fold = QLinearGradient(left, 0, left + width, 0)
            for at, colour, strength in ((0, "#000000", 0.3), (0.34, "#FF8A5A", light), (0.6, "#FF8A5A", 0.05)):
                fold.setColorAt(at, paint.tint(colour, strength))
            fold.setColorAt(1, paint.tint("#000000", 0.3))
            painter.fillRect(QRectF(left, 0, width, area.height()), fold)
        shade = QRadialGradient(
            QPointF(area.center().x(), area.height() * 0.475), max(area.width(), area.height()) * 0.6
        )
        shade.setColorAt(0, paint.tint("#000000", 0.0))
        shade.setColorAt(1, paint.tint("#000000", 0.34))
        painter.fillRect(area, shade)

    def _paint_hem(self, painter: QPainter, area: QRectF) -> None:
        u, gold = self._look.u, self._look.theme.gold
        top = area.bottom() - self.hem_height
        painter.fillRect(QRectF(area.x(), top, area.width(), 8 * u), QColor(gold))
        painter.setPen(Qt.PenStyle.NoPen)
        for index, (left, width) in enumerate(_parts(area.width(), _TASSEL * u)):
            painter.setBrush(QColor(gold).darker(112 if index % 2 else 100))
            inset, low = 3 * u, top + 44 * u
            corners = (
                (left, top + 8 * u),
                (left + width, top + 8 * u),
                (left + width - inset, low),
                (left + inset, low),
            )
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))

    def _paint_valance(self, painter: QPainter, area: QRectF) -> None:
        u, theme = self._look.u, self._look.theme
        cloth = QLinearGradient(0, 0, 0, (_VALANCE + _SAG) * u)
        tones = (
            ("#000000", "#000000")
            if theme.is_flat
            else ("#5E1810", "#74221A")
            if self._is_dark
            else ("#8C2418", "#A8321F")
        )
        cloth.setColorAt(0, QColor(tones[0]))
        cloth.setColorAt(1, QColor(tones[1]))
        for left, width in _parts(area.width(), _SCALLOP * u):
            scallop = QPainterPath(QPointF(left, 0))
            scallop.lineTo(left + width, 0)
            scallop.lineTo(left + width, _VALANCE * u)
            scallop.quadTo(left + width / 2, (_VALANCE + 2 * _SAG) * u, left, _VALANCE * u)
            scallop.closeSubpath()
            painter.setBrush(cloth)
            painter.setPen(paint.pen_for(theme.gold, 3.5 * u))
            painter.drawPath(scallop)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.gold))
            painter.drawPath(star_path(left + width / 2, 42 * u, 11 * u))

    @property
    def _is_dark(self) -> bool:
        return QColor(self._look.theme.wood1).lightnessF() < _DARK_WOOD


def _parts(width: float, wish: float) -> list[tuple[float, float]]:
    """An even number of equal parts across the width, each about as wide as wished: left edge and width."""
    count = max(2, 2 * round(width / wish / 2))
    return [(index * width / count, width / count) for index in range(count)]
