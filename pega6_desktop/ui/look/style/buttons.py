"""Buttons: the paper plate, the gold main button, and the small one with an icon.

Owns how a button looks in each state. Must not know what it starts.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.theme import Theme
from pega6_desktop.ui.look.widgets.buttons import BLEED, SIDE, IconButton, PlateButton
from pega6_desktop.ui.look.widgets.fitting import Fit, fit_into


def plate_button(painter: QPainter, button: PlateButton, state: State) -> None:
    """A plate with words; pressed it goes down by a unit."""
    look = button.look
    bleed = look.px(BLEED)
    box = state.box.adjusted(bleed, bleed, -bleed, -bleed)
    if state.is_down:
        box.translate(0, look.u)
    radius = min(12 * look.u, box.height() / 2)
    _paint_plate(painter, button, state, box, radius)
    if state.has_focus:
        paint.focus_ring(painter, look, box, radius)
    _paint_words(painter, button, box, _ink(button, state))


def _paint_plate(painter: QPainter, button: PlateButton, state: State, box: QRectF, radius: float) -> None:
    look, theme, u = button.look, button.look.theme, button.look.u
    if not state.is_enabled:
        fill = QColor(theme.inset) if not theme.is_flat else QColor(theme.plate)
        paint.rounded(painter, box, radius, fill=fill, edge=theme.plate_edge, stroke=1.5 * u, dash=(3, 3))
        return
    if not state.is_down:
        lift = 1.4 if state.is_hot else 1.0
        paint.shadow(painter, look, box, radius, blur=5 * u * lift, drop=2 * u * lift, strength=0.8)
    edge = theme.gold_edge if button.is_primary else theme.plate_edge
    is_lit = state.is_hot and not state.is_down
    fill_now = _gold(theme, box, is_lit=is_lit) if button.is_primary else QColor(theme.field if is_lit else theme.plate)
    paint.rounded(painter, box, radius, fill=fill_now, edge=edge, stroke=1.5 * u)


def _gold(theme: Theme, box: QRectF, *, is_lit: bool) -> QLinearGradient:
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0, QColor(theme.gold_top).lighter(104 if is_lit else 100))
    gradient.setColorAt(1, QColor(theme.gold_bottom).lighter(106 if is_lit else 100))
    return gradient


def _ink(button: PlateButton, state: State) -> str:
    theme = button.look.theme
    if not state.is_enabled:
        return theme.muted
    return theme.on_gold if button.is_primary else theme.ink


def _paint_words(painter: QPainter, button: PlateButton, box: QRectF, ink: str) -> None:
    u, middle, words = button.look.u, box.center().y(), button.words
    inner = box.adjusted(SIDE * u, 2 * u, -SIDE * u, -2 * u)
    if button.sign and inner.width() < words.icon:
        # A button no wider than high shows what it does without words; they are its tool tip.
        side = min(button.sign_side, 0.6 * box.width())
        paint.icon(painter, button.sign, QRectF(box.center().x() - side / 2, middle - side / 2, side, side), ink)
        return
    fitted = fit_into(words, inner.width(), inner.height())
    if fitted.has_key and button.key:
        at = QPointF(box.right() - 12 * u, middle)
        paint.keycap(painter, button.look, button.key, at, button.key_font, align=paint.Align.RIGHT)
        inner.setRight(inner.right() - words.key)
    if fitted.has_icon and button.sign:
        side = button.sign_side
        paint.icon(painter, button.sign, QRectF(inner.left(), middle - side / 2, side, side), ink)
        inner.setLeft(inner.left() + words.icon)
    is_alone = not (button.sub or button.sign or button.key)
    x, align = (inner.center().x(), paint.Align.MIDDLE) if is_alone else (inner.left(), paint.Align.LEFT)
    sub_ink = ink if button.is_primary else button.look.theme.muted
    _paint_lines(painter, fitted, QPointF(x, middle - fitted.height / 2), align, (ink, sub_ink))


def _paint_lines(painter: QPainter, fitted: Fit, at: QPointF, align: paint.Align, inks: tuple[str, str]) -> None:
    y = at.y() + fitted.label_step / 2
    for line in fitted.lines:
        paint.text(painter, line, QPointF(at.x(), y), fitted.words.font, inks[0], align=align)
        y += fitted.label_step
    y += (fitted.sub_step - fitted.label_step) / 2
    for line in fitted.sub_lines:
        paint.text(painter, line, QPointF(at.x(), y), fitted.words.sub_font, inks[1], align=align)
        y += fitted.sub_step


def icon_button(painter: QPainter, button: IconButton, state: State) -> None:
    """A small square with an icon, on the dark bar or on paper, and perhaps words beside it."""
    look, words = button.look, button.shown
    side, radius = float(look.px(button.side)), 9 * look.u
    box = QRectF(0, 0, side + button.words_width, side)
    box.moveCenter(state.box.center())
    ink = _paint_ground(painter, button, state, box, radius)
    mark = side * 0.56
    place = QRectF(box.x() + (side - mark) / 2, box.y() + (side - mark) / 2, mark, mark)
    paint.icon(painter, button.sign, place, ink)
    if words:
        at = QPointF(box.x() + side - 3 * look.u, box.center().y())
        paint.text(painter, words, at, button.words_font, ink)
    if state.has_focus:
        paint.focus_ring(painter, look, box.adjusted(2, 2, -2, -2), radius)


def _paint_ground(painter: QPainter, button: IconButton, state: State, box: QRectF, radius: float) -> str:
    """What it stands on; returns the ink on it."""
    look, theme, u = button.look, button.look.theme, button.look.u
    if button.ground == "bar":
        fill = paint.tint("#FFFFFF", (0.22 if state.is_hot else 0.10) * (0.5 if state.is_down else 1))
        edge = paint.tint(theme.bar_text, 1.0 if theme.is_flat else 0.28)
        paint.rounded(painter, box, radius, fill=fill, edge=edge, stroke=1.2)
        return theme.bar_text
    if not state.is_down and state.is_enabled:
        paint.shadow(painter, look, box, radius, blur=3 * u, drop=1.5 * u, strength=0.7)
    if button.ground == "gold":
        stroke = 2.4 if state.is_hot else 1.2
        paint.rounded(painter, box, radius, fill=theme.gold, edge=theme.gold_edge, stroke=stroke)
        return theme.on_gold
    fill_now = theme.field if state.is_hot else theme.plate
    paint.rounded(painter, box, radius, fill=fill_now, edge=theme.control_edge)
    return theme.ink if state.is_enabled else theme.muted
