"""The one style of the application: who draws which control, how large it is, and what follows from another look.

Owns the palette and that every widget hears of a change. Must not know what a control is for.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Slot
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleOption, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.style import buttons, choices
from pega6_desktop.ui.look.style.state import State
from pega6_desktop.ui.look.theme import Theme
from pega6_desktop.ui.look.widgets import IconButton, Pill, PlateButton, Switch

_DRAWN: Mapping[type[QWidget], Callable[..., None]] = MappingProxyType(
    {
        PlateButton: buttons.plate_button,
        IconButton: buttons.icon_button,
        Pill: choices.pill,
        Switch: choices.switch,
    }
)
"""Who draws a control: called with a smooth painter, the control and its state."""

_WHOLE = frozenset(
    (QStyle.ControlElement.CE_PushButton, QStyle.ControlElement.CE_RadioButton, QStyle.ControlElement.CE_CheckBox)
)
"""Qt draws these controls in parts; the look draws them at once."""

_HIT = frozenset((QStyle.SubElement.SE_RadioButtonClickRect, QStyle.SubElement.SE_CheckBoxClickRect))


class LookStyle(QProxyStyle):
    """Draws the controls of the look, each in its own; all others are left to Qt."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self._look: Look | None = None

    def follow(self, look: Look) -> None:
        """The application takes its colours from this look, and every control hears when it changes."""
        self._look = look
        look.changed.connect(self._spread)
        QApplication.setPalette(palette_of(look.theme))

    @Slot()
    def _spread(self) -> None:
        """Another theme, unit or type: what the look draws is drawn anew, and asked anew how large it is."""
        if self._look is not None:
            QApplication.setPalette(palette_of(self._look.theme))
        for widget in QApplication.allWidgets():
            if _drawing(type(widget)) is not None:
                QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        draw = _drawing(type(widget)) if widget is not None and element in _WHOLE else None
        if draw is None:
            super().drawControl(element, option, painter, widget)
            return
        with paint.kept(painter):
            paint.smooth(painter)
            draw(painter, widget, State.of(option))

    def sizeFromContents(  # type: ignore[override]  # the stubs of Qt's three styles differ among themselves
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget
    ) -> QSize:
        """What a control of the look says that it needs."""
        needed = getattr(widget, "needed_size", None)
        return needed if isinstance(needed, QSize) else super().sizeFromContents(kind, option, size, widget)

    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption, /, widget: QWidget | None = None
    ) -> QRect:
        """Of what can be checked all can be hit."""
        if widget is None or element not in _HIT:
            return super().subElementRect(element, option, widget)  # type: ignore[arg-type]
        return QRect(option.rect)


@cache
def look_style() -> LookStyle:
    """The style, set on the application when it is first asked for and kept: Qt takes it, Python must not lose it."""
    style = LookStyle()
    QApplication.setStyle(style)
    return style


def palette_of(theme: Theme) -> QPalette:
    """Every role from a token, also for disabled things, so that nothing is black on black."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.wood1,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.field,
        QPalette.ColorRole.AlternateBase: theme.inset,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.plate,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.BrightText: theme.accent,
        QPalette.ColorRole.Highlight: theme.gold,
        QPalette.ColorRole.HighlightedText: theme.on_gold,
        QPalette.ColorRole.ToolTipBase: theme.bubble,
        QPalette.ColorRole.ToolTipText: theme.ink,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.LinkVisited: theme.accent,
        QPalette.ColorRole.Accent: theme.gold,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return palette


def _drawing(kind: type[QWidget]) -> Callable[..., None] | None:
    """Who draws controls of that class, or of the one it comes from: the look, or a control that shows what only it
    knows, by its `paint_face(painter, state)`.
    """
    if hasattr(kind, "paint_face"):
        return lambda painter, widget, state: widget.paint_face(painter, state)
    return next((_DRAWN[base] for base in kind.__mro__ if base in _DRAWN), None)
