"""What Qt tells a style about a control, in the words of the drawings.

Owns the reading of options. Must not keep one: Qt has it on its stack.
"""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QStyle, QStyleOption

_ENABLED = QStyle.StateFlag.State_Enabled.value
_HOT = QStyle.StateFlag.State_MouseOver.value | _ENABLED
_DOWN = QStyle.StateFlag.State_Sunken.value
_ON = QStyle.StateFlag.State_On.value
_FOCUS = QStyle.StateFlag.State_HasFocus.value


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
