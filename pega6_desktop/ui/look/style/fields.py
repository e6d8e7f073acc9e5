"""What is typed into, and what is moved along a road: fields, sliders, scroll bars.

Owns how they look in each state. Must not know what is set with them.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QScrollBar

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.widgets.fields import NameField
from pega6_desktop.ui.look.widgets.slider import LookSlider


def name_field(painter: QPainter, field: NameField, state: State) -> None:
    """Paper to write on; dashed in red where something is wrong with what stands there."""
    theme, u = field.look.theme, field.look.u
    inset = 2.5 * u
    box, radius = state.box.adjusted(inset, inset, -inset, -inset), 9 * u
    if state.has_focus:
        paint.rounded(painter, box, radius, edge=theme.focus_halo, stroke=4.5 * u)
    edge, stroke = (theme.focus, 2.6 * u) if state.has_focus else (theme.control_edge, 1.5)
    paint.rounded(painter, box, radius, fill=theme.field, edge=edge, stroke=stroke)
    if field.is_wrong and not state.has_focus:
        paint.rounded(painter, box, radius, edge=theme.accent, stroke=2.4 * u, dash=(3, 2))
    if field.sign:
        place = QRectF(13 * u, state.box.height() / 2 - 9 * u, 18 * u, 18 * u)
        paint.icon(painter, field.sign, place, theme.muted)


def slider(painter: QPainter, one: LookSlider, state: State) -> None:
    """A road with a tick for every step, red as far as the knob."""
    look, theme, u, road = one.look, one.look.theme, one.look.u, one.road()
    paint.rounded(painter, road, road.height() / 2, fill=theme.track, edge=theme.plate_edge, stroke=1.2)
    knob = QPointF(one.x_of(one.value()), road.center().y())
    done = QRectF(road.topLeft(), QPointF(knob.x(), road.bottom()))
    paint.rounded(painter, done, road.height() / 2, fill=theme.accent)
    painter.setPen(paint.pen_for(theme.muted, 1.4 * u))
    for value in range(one.minimum(), one.maximum() + 1, one.singleStep()):
        painter.drawLine(QLineF(one.x_of(value), road.bottom() + 6 * u, one.x_of(value), road.bottom() + 11 * u))
    radius = 12 * u
    paint.disc(painter, knob, radius, fill=theme.knob, edge=theme.ink, stroke=2 * u)
    if state.has_focus:
        paint.focus_ring(painter, look, QRectF(knob.x() - radius, knob.y() - radius, 2 * radius, 2 * radius), radius)


def scroll_handle(painter: QPainter, look: Look, bar: QScrollBar, handle: QRectF, state: State) -> None:
    """All that is seen of a scroll bar."""
    is_upright = bar.orientation() == Qt.Orientation.Vertical
    box = handle.adjusted(4, 1, -2, -1) if is_upright else handle.adjusted(1, 4, -1, -2)
    fill = look.theme.ink if look.theme.is_flat or state.is_hot else look.theme.muted
    paint.rounded(painter, box, min(box.width(), box.height()) / 2, fill=fill)
