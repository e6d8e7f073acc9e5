"""A player without a mouse: walks a screen by Tab and Shift+Tab, sees where the keyboard is, hears what it is.

Owns the walk and what must hold at every stop. Must not know any one screen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton, QWidget

from tests.pilot import TablePilot

MOST_STOPS = 120
AROUND = 8
"""Pixels around a widget that may belong to its ring."""

SPEAKING_ROLES = frozenset(
    {
        QAccessible.Role.Button,
        QAccessible.Role.ButtonMenu,
        QAccessible.Role.CheckBox,
        QAccessible.Role.RadioButton,
        QAccessible.Role.EditableText,
        QAccessible.Role.List,
        QAccessible.Role.Slider,
        QAccessible.Role.ComboBox,
        QAccessible.Role.SpinBox,
        QAccessible.Role.Table,
        QAccessible.Role.Pane,
        QAccessible.Role.Graphic,
        QAccessible.Role.Chart,
        QAccessible.Role.StaticText,
        QAccessible.Role.Switch,
    }
)
"""Roles a screen reader has a word for."""


@dataclass
class Stop:
    """One place of the walk: the widget, where it is in the window, and how that place looks with the keyboard there
    and, where the walk went on, without it.
    """

    widget: QWidget
    box: QRect
    image: QImage
    is_seen: bool = False

    @property
    def called(self) -> str:
        """What a screen reader says of it."""
        access = QAccessible.queryAccessibleInterface(self.widget)
        return access.text(QAccessible.Text.Name)

    @property
    def role(self) -> QAccessible.Role:
        """What a screen reader takes it for."""
        return QAccessible.queryAccessibleInterface(self.widget).role()

    def __str__(self) -> str:
        return f"{type(self.widget).__name__} {self.called!r}"


def walk(pilot: TablePilot, key: Qt.Key = Qt.Key.Key_Tab) -> list[Stop]:
    """Every stop until the walk comes round, from the first one the key leads to."""
    stops: list[Stop] = []
    shift = Qt.KeyboardModifier.ShiftModifier if key == Qt.Key.Key_Backtab else Qt.KeyboardModifier.NoModifier
    for _ in range(MOST_STOPS):
        QTest.keyClick(focused(), key, shift)
        stop = here(pilot)
        if stops:
            stops[-1].is_seen = _looks_different(stops[-1], pilot.window)
        if any(stop.widget is before.widget for before in stops):
            return stops
        stops.append(stop)
    raise AssertionError("the walk does not come round: " + ", ".join(map(str, stops)))


def focused() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def here(pilot: TablePilot) -> Stop:
    """Where the keyboard is now."""
    assert pilot.window.updatesEnabled(), "in a window that is not drawn nothing can be seen"
    QApplication.sendPostedEvents()
    widget = focused()
    box = _around(widget, pilot.window)
    return Stop(widget, box, pilot.window.grab(box).toImage())


def _around(widget: QWidget, window: QWidget) -> QRect:
    box = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
    return box.adjusted(-AROUND, -AROUND, AROUND, AROUND) & window.rect()


def _looks_different(stop: Stop, window: QWidget) -> bool:
    """Whether the widget, where it was then, looks different now that the keyboard has gone on."""
    return _around(stop.widget, window) != stop.box or window.grab(stop.box).toImage() != stop.image


def unseen(stops: list[Stop]) -> list[str]:
    """Stops that look the same whether the keyboard is there or at the next one."""
    return [str(stop) for stop in stops if not stop.is_seen]


def out_of_sight(stops: list[Stop]) -> list[str]:
    """Stops of which nothing lay in the window when the keyboard came there."""
    return [str(stop) for stop in stops if stop.box.width() <= 2 * AROUND or stop.box.height() <= 2 * AROUND]


def speechless(stops: list[Stop]) -> list[str]:
    """Stops without a name, or of a role no screen reader has a word for."""
    return [f"{stop} {stop.role}" for stop in stops if not stop.called.strip() or stop.role not in SPEAKING_ROLES]


def given_twice(pilot: TablePilot) -> list[str]:
    """Keys to which two actions or shortcuts would answer, so that Qt would answer with neither."""
    window = pilot.window
    everywhere, inside = _keys(window)
    keys = [everywhere, *([*everywhere, *own] for own in inside.values())]
    return sorted({key for each in keys for key in each if each.count(key) > 1})


def _keys(window: QWidget) -> tuple[list[str], dict[int, list[str]]]:
    """The keys of the whole window, and those that count only inside one of its widgets."""
    everywhere: list[str] = []
    inside: dict[int, list[str]] = {}
    owned = [(widget, action) for widget in (window, *window.findChildren(QWidget)) for action in widget.actions()]
    for owner, action in owned:
        if action.isEnabled() and owner.isVisible():
            is_inside = action.shortcutContext() in _INSIDE
            keys = inside.setdefault(id(owner), []) if is_inside else everywhere
            keys += [key.toString() for key in action.shortcuts() if not key.isEmpty()]
    for shortcut in window.findChildren(QShortcut):
        parent = shortcut.parent()
        if shortcut.isEnabled() and isinstance(parent, QWidget) and parent.isVisible():
            keys = inside.setdefault(id(parent), []) if shortcut.context() in _INSIDE else everywhere
            keys.append(shortcut.key().toString())
    return everywhere, inside


_INSIDE = frozenset({Qt.ShortcutContext.WidgetShortcut, Qt.ShortcutContext.WidgetWithChildrenShortcut})


def unreached(pilot: TablePilot, stops: list[Stop]) -> list[str]:
    """What can be used with a mouse, but not with the keyboard."""
    reached = {id(stop.widget) for stop in stops}
    return [str(here) for here in _usable(pilot.window) if id(here.widget) not in reached]


def _usable(window: QWidget) -> Iterator[Stop]:
    for widget in window.findChildren(QWidget):
        is_stop = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) or isinstance(widget, QAbstractButton)
        if not (is_stop and widget.isVisible() and widget.isEnabled()):
            continue
        if isinstance(widget, QRadioButton) and not widget.isChecked():
            continue  # arrows walk from the one that is chosen
        if widget.focusProxy() is None and widget.window() is window:
            yield Stop(widget, QRect(), QImage())
