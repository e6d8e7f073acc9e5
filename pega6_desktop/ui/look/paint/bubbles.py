"""The body of a speech bubble and its tip.

Owns the outline. Must not know what is said.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import pen_for
from pega6_desktop.ui.look.paint.surfaces import PLATE_RADIUS, shadow

_TIP_HALF = 11


def bubble_shell(painter: QPainter, look: Look, box: QRectF, tip: QPointF | None = None) -> None:
    """Shadow, edge and body of a bubble; `tip` is the point it speaks of, on whichever side it lies."""
    theme, u = look.theme, look.u
    shadow(painter, look, box, PLATE_RADIUS * u, blur=11 * u, drop=5 * u)
    painter.setPen(pen_for(theme.bubble_edge, 2 * u))
    painter.setBrush(QColor(theme.bubble))
    painter.drawPath(_outline(box, tip, u))


def _outline(box: QRectF, tip: QPointF | None, u: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, PLATE_RADIUS * u, PLATE_RADIUS * u)
    root = None if tip is None else _tip_root(box, tip, _TIP_HALF * u, PLATE_RADIUS * u, u)
    if tip is None or root is None:
        return path
    corner = QPainterPath(root[0])
    corner.lineTo(tip)
    corner.lineTo(root[1])
    corner.closeSubpath()
    return path.united(corner)


def _tip_root(box: QRectF, tip: QPointF, half: float, corner: float, inset: float) -> tuple[QPointF, QPointF] | None:
    """The two points of the box between which the tip begins, on the side it points from; None for a tip inside."""
    beyond_x = max(box.left() - tip.x(), tip.x() - box.right())
    beyond_y = max(box.top() - tip.y(), tip.y() - box.bottom())
    if max(beyond_x, beyond_y) <= 0:
        return None
    if beyond_y >= beyond_x:
        y = box.bottom() - inset if tip.y() > box.center().y() else box.top() + inset
        x = max(box.left() + corner + half, min(tip.x(), box.right() - corner - half))
        return QPointF(x - half, y), QPointF(x + half, y)
    x = box.right() - inset if tip.x() > box.center().x() else box.left() + inset
    y = max(box.top() + corner + half, min(tip.y(), box.bottom() - corner - half))
    return QPointF(x, y - half), QPointF(x, y + half)
