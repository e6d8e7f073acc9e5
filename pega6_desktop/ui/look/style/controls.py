"""Every control that is no button: pill and switch, field, slider and scroll bar, panel and bar.

Owns how they look in each state. Must not know what is chosen, set or shown with them.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QScrollBar

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.type import line_step, text_width, wrapped
from pega6_desktop.ui.look.widgets.choices import RING, Pill, Switch
from pega6_desktop.ui.look.widgets.fields import NameField
from pega6_desktop.ui.look.widgets.frames import Bar, Panel
from pega6_desktop.ui.look.widgets.slider import LookSlider


def pill(painter: QPainter, one: Pill, state: State) -> None:
    """One of a few: the chosen one is dark, one that cannot be chosen is dashed."""
    look, theme, ring, font = one.look, one.look.theme, one.look.px(RING), one.words_font
    box = state.box.adjusted(ring, ring, -ring, -ring)
    box.setHeight(max(box.height(), font.pixelSize() * 1.9))
    box.moveCenter(state.box.center())
    radius = box.height() / 2
    fill = theme.chosen if state.is_on else theme.field if state.is_hot else theme.plate
    edge = theme.chosen if state.is_on else theme.ink if state.is_hot else theme.control_edge
    dash = () if state.is_enabled else (3, 3)
    paint.rounded(painter, box, radius, fill=fill, edge=edge, stroke=1.5, dash=dash)
    if state.has_focus:
        paint.focus_ring(painter, look, box, radius)
    ink = theme.on_chosen if state.is_on else theme.ink if state.is_enabled else theme.muted
    words, middle = one.option.label, box.center().y()
    if not one.option.icon:
        paint.text(painter, words, box.center(), font, ink, align=paint.Align.MIDDLE)
        return
    side, gap = font.pixelSize() * 1.3, 6 * look.u
    left = box.center().x() - (side + gap + text_width(words, font)) / 2
    paint.icon(painter, one.option.icon, QRectF(left, middle - side / 2, side, side), ink)
    paint.text(painter, words, QPointF(left + side + gap, middle), font, ink)


def switch(painter: QPainter, one: Switch, state: State) -> None:
    """A knob on its track, and the words beside it."""
    look, theme, u, ring = one.look, one.look.theme, one.look.u, one.look.px(RING)
    track = QRectF(ring, 0, 46 * u, 26 * u)
    track.moveCenter(QPointF(track.center().x(), state.box.height() / 2))
    half = track.height() / 2
    edge = theme.switch_edge if state.is_on else theme.muted
    paint.rounded(painter, track, half, fill=theme.switch_on if state.is_on else theme.track, edge=edge)
    knob = QPointF(track.right() - half if state.is_on else track.left() + half, track.center().y())
    paint.disc(painter, knob, half - 3 * u, fill=theme.knob, edge=paint.tint("#2B1D16", 0.5), stroke=1)
    if state.is_on:
        mark = 13 * u
        colour = "#000000" if theme.is_flat else theme.switch_on
        paint.icon(painter, "check", QRectF(knob.x() - mark / 2, knob.y() - mark / 2, mark, mark), colour, 3.4)
    if state.has_focus:
        paint.focus_ring(painter, look, track, half)
    if one.label:
        font, room = one.words_font, max(1.0, state.box.width() - one.words_left)
        lines = len(wrapped(one.label, font, room))
        at = QPointF(one.words_left, state.box.height() / 2 - (lines - 1) * line_step(font) / 2)
        paint.paragraph(painter, one.label, at, font, theme.ink, width=room)


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
