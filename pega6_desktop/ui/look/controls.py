"""How every control is drawn: pill and switch, field, slider and scroll bar, panel, menu and tip, buttons.

Owns how they look in each state. Must not know what is chosen, set, shown or started with them.
"""

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOption, QStyleOptionMenuItem

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look, Theme
from pega6_desktop.ui.look.type import line_step, text_width, wrapped
from pega6_desktop.ui.look.widgets.buttons import BLEED, SIDE, FaceButton, Fit, IconButton, PlateButton, fit_into
from pega6_desktop.ui.look.widgets.frames import Panel
from pega6_desktop.ui.look.widgets.inputs import RING, LookSlider, NameField, Pill, Switch
from pega6_desktop.ui.look.widgets.words import portrait

_ENABLED = QStyle.StateFlag.State_Enabled.value
_HOT = QStyle.StateFlag.State_MouseOver.value | _ENABLED
_DOWN = QStyle.StateFlag.State_Sunken.value
_ON = QStyle.StateFlag.State_On.value
_FOCUS = QStyle.StateFlag.State_HasFocus.value


_MENU_PAD, _MENU_SIDE = 8, 18
"""Units over and under the words of an entry of a menu, and before and behind them."""


class State(NamedTuple):
    """A control at the moment in which it is drawn."""

    box: QRectF
    """All of it, in logical px."""

    is_enabled: bool
    is_hot: bool
    """The mouse is over it, and could do something."""

    is_down: bool
    is_on: bool
    """Checked."""

    has_focus: bool

    @classmethod
    def of(cls, option: QStyleOption) -> "State":
        """The state in an option."""
        flags = option.state.value
        return cls(
            option.rect.toRectF(),
            bool(flags & _ENABLED),
            flags & _HOT == _HOT,
            bool(flags & _DOWN),
            bool(flags & _ON),
            bool(flags & _FOCUS),
        )


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


def menu_panel(painter: QPainter, look: Look, box: QRectF) -> None:
    """The paper of a menu, with its edge."""
    painter.fillRect(box, QColor(look.theme.plate_edge))
    painter.fillRect(box.adjusted(2, 2, -2, -2), QColor(look.theme.plate))


def menu_item_size(look: Look, item: QStyleOptionMenuItem, words: QSize) -> QSize:
    """Room for an entry; `words` is that of its words. For the keys at the ends of the lines Qt adds as much itself."""
    pad, side = look.px(_MENU_PAD), look.px(_MENU_SIDE)
    if item.menuItemType == QStyleOptionMenuItem.MenuItemType.Separator:
        return QSize(words.width(), 1 + 2 * (pad // 2))
    gap = side if "\t" in item.text else 0
    return QSize(words.width() + 2 * side + _lead(item) + gap, max(words.height(), _line(item)) + 2 * pad)


def menu_item(painter: QPainter, look: Look, item: QStyleOptionMenuItem) -> None:
    """A line between entries, or an entry: face or check, words, and at the end its keys."""
    theme, box, side, lead = look.theme, item.rect, look.px(_MENU_SIDE), _lead(item)
    if item.menuItemType == QStyleOptionMenuItem.MenuItemType.Separator:
        painter.fillRect(QRect(box.x() + side, box.center().y(), box.width() - 2 * side, 1), QColor(theme.plate_edge))
        return
    state = State.of(item)
    is_chosen = state.is_enabled and bool(item.state & QStyle.StateFlag.State_Selected)
    ink = theme.on_gold if is_chosen else theme.ink if state.is_enabled else theme.muted
    if is_chosen:
        paint.rounded(painter, state.box, look.px(8), fill=theme.gold)
    first = QStyle.visualRect(item.direction, box, QRect(box.x(), box.y(), lead + side, box.height()))
    if not item.icon.isNull():
        item.icon.paint(painter, first)
    elif item.checked:
        mark = QRectF(0, 0, _check(item), _check(item))
        mark.moveCenter(first.toRectF().center())
        paint.icon(painter, "check", mark, ink, 3.2)
    painter.setFont(item.font)
    painter.setPen(QColor(ink))
    inner = QStyle.visualRect(item.direction, box, box.adjusted(side + lead, 0, -side, 0))
    start, end = (
        QStyle.visualAlignment(item.direction, each) | Qt.AlignmentFlag.AlignVCenter
        for each in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
    )
    words, _, keys = item.text.partition("\t")
    painter.drawText(inner, int(start | Qt.TextFlag.TextHideMnemonic), words)
    painter.drawText(inner, int(end), keys)


def _lead(item: QStyleOptionMenuItem) -> int:
    """What faces or checks take before the words of all entries of a menu."""
    return max(item.maxIconWidth, _check(item) if item.menuHasCheckableItems else 0)


def _check(item: QStyleOptionMenuItem) -> int:
    return round(_line(item) * 0.8)


def _line(item: QStyleOptionMenuItem) -> int:
    return item.fontMetrics.height()


def tip_panel(painter: QPainter, look: Look, box: QRectF) -> None:
    """The paper of a tool tip, with its edge."""
    painter.fillRect(box, QColor(look.theme.bubble_edge))
    painter.fillRect(box.adjusted(1, 1, -1, -1), QColor(look.theme.bubble))


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
        at = QPointF(box.right() - 12 * u, middle - button.key_lift)
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
    side, radius = float(button.drawn_side), 9 * look.u
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
    if button.ground == "wood":
        if state.is_hot:
            paint.rounded(painter, box, radius, fill=paint.tint(theme.wood_text, 0.24 if state.is_down else 0.12))
        return theme.wood_text
    if not state.is_down and state.is_enabled:
        paint.shadow(painter, look, box, radius, blur=3 * u, drop=1.5 * u, strength=0.7)
    if button.ground == "gold":
        stroke = 2.4 if state.is_hot else 1.2
        paint.rounded(painter, box, radius, fill=theme.gold, edge=theme.gold_edge, stroke=stroke)
        return theme.on_gold
    fill_now = theme.field if state.is_hot else theme.plate
    paint.rounded(painter, box, radius, fill=fill_now, edge=theme.control_edge)
    return theme.ink if state.is_enabled else theme.muted


def face_button(painter: QPainter, button: FaceButton, state: State) -> None:
    """A portrait, ringed under the mouse and the keyboard; the chosen one in gold, with a check."""
    look, theme, u = button.look, button.look.theme, button.look.u
    side = button.width() - round((12 if button.isCheckable() else 10) * u)
    circle = QRectF((button.width() - side) / 2, (button.height() - side) / 2, side, side)
    colour = "gold" if state.is_on else button.ring
    ring = getattr(theme, colour) if colour else None
    face = portrait(look, button.pictures, button.face, side, button.devicePixelRatioF(), ring)
    painter.drawPixmap(circle.topLeft(), face)
    if state.has_focus:
        paint.focus_ring(painter, look, circle, side / 2)
    elif state.is_hot:
        paint.rounded(painter, circle, side / 2, edge=theme.ink, stroke=2 * u)
    if state.is_on:
        spot = circle.bottomRight() - QPointF(9 * u, 9 * u)
        ink = theme.plate if theme.is_flat else "#FFFFFF"
        paint.sign_disc(painter, "check", spot, 9 * u, fill=theme.switch_on, ink=ink, edge=theme.plate)
