"""Surfaces: wood, felt, plates, shadows, bars of progress and little paper flags.

Owns how a surface is built up from tokens. Must not know what lies on it.
"""

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Ink, kept, picture, rounded, shared, tint

FLAG_COLOURS = ("#C8371F", "#F4B63C", "#2F8F94", "#FFF4E0", "#8B5BA6")
_PLANKS = 5
_GRAIN_SEED = 7
PLATE_RADIUS = 14
PANEL_RADIUS = 20
MAT_RADIUS = 22


def shadow(
    painter: QPainter, look: Look, rect: QRectF, radius: float, *, blur: float, drop: float, strength: float = 1.0
) -> None:
    """A soft shadow under a rounded box; `blur` and `drop` in logical px, `strength` as a share of the theme's."""
    opacity = look.theme.shadow * strength
    if opacity <= 0:
        return
    scale = painter.device().devicePixelRatio()
    with kept(painter):
        painter.setOpacity(painter.opacity() * opacity)
        look.shadows.patch(radius * scale, blur * scale).draw(painter, rect.translated(0, drop), scale)


def plate(
    painter: QPainter,
    look: Look,
    rect: QRectF,
    *,
    radius: float = PLATE_RADIUS,
    fill: Ink | None = None,
    edge: Ink | None = None,
    stroke: float = 1.5,
    blur: float = 6,
    drop: float = 3,
) -> None:
    """A paper plate with its shadow; `radius`, `stroke`, `blur` and `drop` in units."""
    u, theme = look.u, look.theme
    shadow(painter, look, rect, radius * u, blur=blur * u, drop=drop * u)
    rounded(
        painter, rect, radius * u, fill=fill or theme.plate, edge=edge or theme.plate_edge, stroke=max(1.2, stroke * u)
    )


def wood(painter: QPainter, look: Look, rect: QRectF) -> None:
    """Planks of wood over `rect`, which begins on a whole pixel: the same strokes of grain every time."""
    theme = look.theme
    if theme.is_flat:
        painter.fillRect(rect, QColor(theme.wood1))
        return
    dpr = painter.device().devicePixelRatio()
    board = QRectF(0, 0, rect.width(), rect.height())
    planks = shared(
        ("wood", theme.name, look.u, rect.width(), rect.height(), dpr),
        lambda: picture(board.size(), dpr, lambda onto: _planks(onto, look, board)),
    )
    painter.drawPixmap(rect.topLeft(), planks)


def _planks(painter: QPainter, look: Look, rect: QRectF) -> None:
    theme = look.theme
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, QColor(theme.wood1))
    gradient.setColorAt(1, QColor(theme.wood2))
    painter.fillRect(rect, gradient)
    chance = Random(_GRAIN_SEED)
    height = rect.height() / _PLANKS
    for index in range(_PLANKS):
        _plank(painter, look, QRectF(rect.x(), rect.y() + index * height, rect.width(), height), chance)


def felt_mat(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The felt the rows lie on: shadow, light from the middle, stitched hem."""
    u, theme, radius = look.u, look.theme, MAT_RADIUS * look.u
    if theme.is_flat:
        rounded(painter, rect, radius, fill=theme.felt1, edge=theme.trough_edge, stroke=2)
        return
    shadow(painter, look, rect, radius, blur=14 * u, drop=5 * u)
    light = QRadialGradient(rect.center().x(), rect.y() + rect.height() * 0.42, max(rect.width() * 0.62, rect.height()))
    light.setColorAt(0, QColor(theme.felt1))
    light.setColorAt(1, QColor(theme.felt2))
    rounded(painter, rect, radius, fill=light, edge=tint("#000000", 0.35), stroke=1.5)
    hem = rect.adjusted(6 * u, 6 * u, -6 * u, -6 * u)
    rounded(painter, hem, radius - 6 * u, edge=tint(theme.slot, 0.34), stroke=1.4 * u, dash=(4, 4))


def bar(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The dark bar on top of every screen, with its gold lower edge."""
    theme = look.theme
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, QColor(theme.bar))
    gradient.setColorAt(1, QColor(theme.bar2))
    painter.fillRect(rect, gradient)
    thick = max(1, round(1.5 * look.u))
    painter.fillRect(
        QRectF(rect.x(), rect.bottom() - thick, rect.width(), thick), tint(theme.gold, 1.0 if theme.is_flat else 0.75)
    )


def progress(painter: QPainter, look: Look, rect: QRectF, share: float, *, fill: Ink | None = None) -> None:
    """How far (0 to 1) a total has come towards the target; green, then amber from a half, red from five sixths.

    What is no danger as it grows is filled with one colour, `fill`.
    """
    theme, radius = look.theme, rect.height() / 2
    rounded(painter, rect, radius, fill=theme.track, edge=theme.plate_edge if theme.is_flat else None, stroke=1)
    if share <= 0:
        return
    colour = fill or (theme.good if share < 0.5 else theme.warm if share < 5 / 6 else theme.hot)
    filled = QRectF(rect.x(), rect.y(), max(rect.height(), rect.width() * min(1.0, share)), rect.height())
    rounded(painter, filled, radius, fill=colour)


def pennants(
    painter: QPainter, start: QPointF, end: QPointF, *, sag: float, count: int, size: float, opacity: float = 1.0
) -> None:
    """A string of paper flags from `start` to `end`, hanging `sag` px in its middle; flags are `size` px wide."""
    middle = QPointF((start.x() + end.x()) / 2, (start.y() + end.y()) / 2 + 2 * sag)
    string = QPainterPath(start)
    string.quadTo(middle, end)
    with kept(painter):
        painter.setOpacity(painter.opacity() * opacity)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint("#FFF4E0", 0.8), max(1.2, size * 0.06)))
        painter.drawPath(string)
        painter.setPen(Qt.PenStyle.NoPen)
        for index in range(count):
            at = string.pointAtPercent((index + 0.5) / count)
            painter.setBrush(QColor(FLAG_COLOURS[index % len(FLAG_COLOURS)]))
            painter.drawPath(_flag(at, size))


def _flag(at: QPointF, size: float) -> QPainterPath:
    half, long, notch = size / 2, size * 1.25, size * 0.85
    path = QPainterPath(at + QPointF(-half, 0))
    for dx, dy in ((half, 0), (half, long), (0, notch), (-half, long)):
        path.lineTo(at + QPointF(dx, dy))
    path.closeSubpath()
    return path


def _plank(painter: QPainter, look: Look, rect: QRectF, chance: Random) -> None:
    theme = look.theme
    painter.fillRect(rect, tint(theme.grain, chance.uniform(0, 0.10)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(9):
        line = _grain(rect, look.u, chance)
        painter.setPen(QPen(tint(theme.grain, chance.uniform(0.10, 0.26)), chance.uniform(0.8, 1.8) * look.u))
        painter.drawPath(line)
    seam = max(1.0, 1.4 * look.u)
    is_dark = QColor(theme.wood1).lightnessF() < 0.5
    painter.fillRect(QRectF(rect.x(), rect.y(), rect.width(), seam), tint("#000000", 0.16))
    painter.fillRect(QRectF(rect.x(), rect.y() + seam, rect.width(), seam), tint("#FFFFFF", 0.04 if is_dark else 0.12))


def _grain(rect: QRectF, u: float, chance: Random) -> QPainterPath:
    """One wavy stroke along the whole plank; wider planks go on where narrower ones end."""
    y = rect.y() + chance.uniform(6 * u, max(6 * u, rect.height() - 6 * u))
    x = rect.x() - 10
    own = Random(chance.random())
    path = QPainterPath(QPointF(x, y))
    while x < rect.right():
        dx = own.uniform(160, 340) * u
        path.cubicTo(
            QPointF(x + dx * 0.3, y + own.uniform(-5, 5) * u),
            QPointF(x + dx * 0.7, y + own.uniform(-5, 5) * u),
            QPointF(x + dx, y + own.uniform(-2, 2) * u),
        )
        x += dx
    return path
