"""The one style of the application: who draws which control, how large it is, and what follows from another look.

Owns the palette and that every widget hears of a change. Must not know what a control is for.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QEvent, QMetaObject, QObject, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QProxyStyle,
    QScrollBar,
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionMenuItem,
    QToolTip,
    QWidget,
)

from pega6_desktop.ui.look import controls, paint
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.look import RUNNING_TEXT, Look, Theme
from pega6_desktop.ui.look.widgets import Drawn, FaceButton, IconButton, NameField, Panel, Pill, PlateButton, Switch
from pega6_desktop.ui.look.widgets.inputs import LookSlider

_DRAWN: Mapping[type[QWidget], Callable[..., None]] = MappingProxyType(
    {
        PlateButton: controls.plate_button,
        IconButton: controls.icon_button,
        FaceButton: controls.face_button,
        Pill: controls.pill,
        Switch: controls.switch,
        NameField: controls.name_field,
        LookSlider: controls.slider,
        Panel: controls.panel,
    }
)
"""Who draws a control: called with a smooth painter, the control and its state."""

_WHOLE = frozenset(
    (
        QStyle.ControlElement.CE_PushButton,
        QStyle.ControlElement.CE_RadioButton,
        QStyle.ControlElement.CE_CheckBox,
        QStyle.ControlElement.CE_ShapedFrame,
    )
)
"""Qt draws these controls in parts; the look draws them at once."""

_SHEETS: Mapping[QStyle.PrimitiveElement, Callable[[QPainter, Look, QRectF], None]] = MappingProxyType(
    {
        QStyle.PrimitiveElement.PE_PanelMenu: controls.menu_panel,
        QStyle.PrimitiveElement.PE_PanelTipLabel: controls.tip_panel,
    }
)
"""What others lie on."""

_NOTHING = frozenset((QStyle.PrimitiveElement.PE_PanelScrollAreaCorner, QStyle.PrimitiveElement.PE_FrameMenu))

_LENGTHS: Mapping[QStyle.PixelMetric, float] = MappingProxyType(
    {
        QStyle.PixelMetric.PM_MenuHMargin: 10,
        QStyle.PixelMetric.PM_MenuVMargin: 10,
        QStyle.PixelMetric.PM_ToolTipLabelFrameWidth: 7,
        QStyle.PixelMetric.PM_SmallIconSize: 32,
    }
)
"""Units of what Qt asks the style for; small icons are the faces in a menu."""

_TYPE: Mapping[str | None, float] = MappingProxyType({None: RUNNING_TEXT, "QMenu": 15, "QTipLabel": 13})
"""The base size of type: of what has no other, then, by the class of Qt, of menus and tool tips."""

_HIT = frozenset((QStyle.SubElement.SE_RadioButtonClickRect, QStyle.SubElement.SE_CheckBoxClickRect))


class LookStyle(QProxyStyle):
    """Draws the controls of the look, each in its own; all others are left to Qt."""

    def __init__(self) -> None:
        super().__init__("Fusion")
        self._look: Look | None = None
        self._heard: QMetaObject.Connection | None = None
        self._fonts: dict[str | None, QFont] = {}

    def follow(self, look: Look) -> None:
        """The application has colours and type from this look; every control hears when it changes."""
        if self._heard is not None:
            QObject.disconnect(self._heard)  # by itself: the look may be gone already
        self._look, self._heard = look, look.changed.connect(self._spread)
        self._spread()

    @Slot()
    def _spread(self) -> None:
        """Another theme, unit or type: what the look draws is drawn anew, and asked anew how large it is.

        A window that was closed hears nothing more, though it may live for a while.
        """
        if self._look is None:
            return
        QApplication.setPalette(palette_of(self._look.theme))
        QToolTip.setPalette(QApplication.palette())
        fonts = {kind: self._look.font(size) for kind, size in _TYPE.items()}
        if fonts != self._fonts:
            self._fonts = fonts
            for kind, font in fonts.items():
                QApplication.setFont(font, kind)  # type: ignore[arg-type]  # it takes no bytes, whatever the stubs say
        for window in QApplication.topLevelWidgets():
            if window.isHidden() and window.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
                continue
            for widget in (window, *window.findChildren(QWidget)):
                if isinstance(widget, QScrollBar) or _drawing(type(widget)) is not None:
                    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))

    def drawControl(
        self, element: QStyle.ControlElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """Of a menu its panel is drawn first, under all; where it has no entry there is nothing more."""
        if self._look is not None and isinstance(option, QStyleOptionMenuItem):
            if element == QStyle.ControlElement.CE_MenuItem:
                with paint.kept(painter):
                    paint.smooth(painter)
                    controls.menu_item(painter, self._look, option)
        elif element not in _WHOLE or not _has_drawn(option, painter, widget):
            super().drawControl(element, option, painter, widget)

    def drawPrimitive(
        self, element: QStyle.PrimitiveElement, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        """The field of a line to type in, menus and tips; where two scroll bars meet there is nothing."""
        is_field = element == QStyle.PrimitiveElement.PE_PanelLineEdit
        if self._look is not None and element in _SHEETS:
            _SHEETS[element](painter, self._look, option.rect.toRectF())
        elif element not in _NOTHING and not (is_field and _has_drawn(option, painter, widget)):
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Of a scroll bar only its handle is seen, and that only while there is something to scroll."""
        if isinstance(widget, QScrollBar) and self._look is not None:
            if widget.maximum() > widget.minimum():
                handle = self.subControlRect(control, option, QStyle.SubControl.SC_ScrollBarSlider, widget)
                with paint.kept(painter):
                    paint.smooth(painter)
                    controls.scroll_handle(painter, self._look, widget, handle.toRectF(), State.of(option))
        elif not _has_drawn(option, painter, widget):
            super().drawComplexControl(control, option, painter, widget)

    def pixelMetric(
        self, metric: QStyle.PixelMetric, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        """Room at the edges of menus and tips, and the faces in a menu."""
        is_icon = metric == QStyle.PixelMetric.PM_SmallIconSize
        if self._look is None or metric not in _LENGTHS or (is_icon and not isinstance(widget, QMenu)):
            return super().pixelMetric(metric, option, widget)
        return self._look.px(_LENGTHS[metric])

    def sizeFromContents(  # type: ignore[override]  # the stubs of Qt's three styles differ among themselves
        self, kind: QStyle.ContentsType, option: QStyleOption, size: QSize, widget: QWidget
    ) -> QSize:
        """What a control of the look says that it needs."""
        if kind == QStyle.ContentsType.CT_ScrollBar and self._look is not None:
            thick = max(12, self._look.px(14))
            return QSize(thick, size.height()) if size.height() > size.width() else QSize(size.width(), thick)
        if isinstance(option, QStyleOptionMenuItem) and self._look is not None:
            return controls.menu_item_size(self._look, option, size)
        needed = getattr(widget, "needed_size", None)
        return needed if isinstance(needed, QSize) else super().sizeFromContents(kind, option, size, widget)

    def subElementRect(
        self, element: QStyle.SubElement, option: QStyleOption, /, widget: QWidget | None = None
    ) -> QRect:
        """Of what can be checked all can be hit; what is typed, or laid on a panel, keeps off its edge."""
        if isinstance(widget, Panel) and element == QStyle.SubElement.SE_ShapedFrameContents:
            left, top, right, bottom = widget.margins()
            return option.rect.adjusted(left, top, -right, -bottom)
        if isinstance(widget, NameField) and element == QStyle.SubElement.SE_LineEditContents:
            left, right = (widget.look.px(side) for side in widget.sides)
            return option.rect.adjusted(left, 0, -right, 0)
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


def _has_drawn(option: QStyleOption, painter: QPainter, widget: QWidget | None) -> bool:
    """Draw a control of the look; False when it is not one."""
    draw = None if widget is None else _drawing(type(widget))
    if draw is None:
        return False
    with paint.kept(painter):
        paint.smooth(painter)
        draw(painter, widget, State.of(option))
    return True


def _drawing(kind: type[QWidget]) -> Callable[..., None] | None:
    """Who draws widgets of that class, or of the one it comes from.

    The look; a control that shows what only it knows, by its `paint_face(painter, state)`; what only shows, by its
    `draw(painter)`.
    """
    if issubclass(kind, Drawn):
        return lambda painter, widget, state: widget.draw(painter)
    if hasattr(kind, "paint_face"):
        return lambda painter, widget, state: widget.paint_face(painter, state)
    return next((_DRAWN[base] for base in kind.__mro__ if base in _DRAWN), None)
