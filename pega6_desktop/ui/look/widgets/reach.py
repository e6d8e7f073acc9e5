"""What Qt does not do by itself for keyboard and screen reader.

Owns one stop of the Tab key for buttons that exclude each other, showing a state without a word, what only shows
something and what that is taken for, and words said that stand nowhere. Must not know any screen.
"""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, QSignalBlocker, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QFrame, QRadioButton, QWidget

from pega6_desktop.ui.look.look import Look

_TAB = Qt.FocusPolicy.TabFocus


class OneOfSeveral(QRadioButton):
    """Of a group only the chosen one is a stop of the Tab key; arrows walk from there. Qt sees to that only once one of
    them has had the keyboard, so that Tab came to the first one, whichever was chosen.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._share_stop)

    @property
    def look(self) -> Look:
        """The look it follows."""
        return self._look

    def _share_stop(self, is_on: bool) -> None:  # noqa: FBT001 - the slot of a signal
        group = self.group()
        if is_on and group is not None:
            for button in group.buttons():
                _set_stop(button, is_stop=button is self)


def show_checked(button: QAbstractButton, *, is_on: bool) -> None:
    """Show a state that is in force already: `toggled`, and `buttonToggled` of a group, tell only what a person did.

    They tell it whether it was done with the mouse, a key or a screen reader, which toggles and never clicks.
    """
    tellers: list[QObject | None] = [button.group(), button]
    with QSignalBlocker(next(teller for teller in tellers if teller is not None)):
        button.setChecked(is_on)


def _set_stop(button: QAbstractButton, *, is_stop: bool) -> None:
    policy = button.focusPolicy()
    button.setFocusPolicy(policy | _TAB if is_stop else policy & ~_TAB)


@runtime_checkable
class Spoken(Protocol):
    """A widget that shows something to be read: a screen reader says its name and description as those of this role."""

    spoken_role: QAccessible.Role


class Drawn(QFrame):
    """What only shows something: the style has it drawn, and tells it of another look. Fulfils Spoken."""

    spoken_role = QAccessible.Role.Client

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    @property
    def look(self) -> Look:
        """The look it follows."""
        return self._look

    def draw(self, painter: QPainter) -> None:
        """Draw all of it; the painter is smooth."""
        raise NotImplementedError


def announce(speaker: QObject, words: str) -> None:
    """Have these words said when the screen reader has finished its sentence; without one nothing happens."""
    if words:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, words))
