"""Choices: the pill and the switch.

Owns how they look in each state. Must not know what is chosen.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.type import line_step, text_width, wrapped
from pega6_desktop.ui.look.widgets.choices import RING, Pill, Switch


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
