"""What holds other things: the paper panel and the dark bar.

Owns how they look, and how far from their edge things lie. Must not know what is inside.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.widgets.frames import Bar, Panel


def panel(painter: QPainter, one: Panel, state: State) -> None:
    """A rounded sheet with a shadow, flat, or with a gold edge."""
    look, theme, u, sheet = one.look, one.look.theme, one.look.u, QRectF(one.sheet())
    radius = one.radius * u
    match one.sheet_kind:
        case "raised":
            paint.plate(painter, look, sheet, radius=one.radius, blur=10, drop=4)
        case "chosen":
            fill = paint.tint(theme.gold, theme.chosen_strength)
            paint.rounded(painter, sheet.adjusted(u, u, -u, -u), radius, fill=fill, edge=theme.gold, stroke=1.8 * u)
        case "inset":
            edge = theme.plate_edge if theme.is_flat else None
            box = sheet.adjusted(1, 1, -1, -1) if edge else sheet
            paint.rounded(painter, box, radius, fill=QColor(theme.inset), edge=edge, stroke=1.2)


def bar(painter: QPainter, one: Bar, state: State) -> None:
    """The ground of the bar on top, and of the one below a film."""
    paint.bar(painter, one.look, state.box)
