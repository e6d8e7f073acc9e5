"""The shared widgets: real, focusable, accessible, and looking like the rest of the program.

Every widget takes the Look first; controls are drawn by `look.style`. Must not know screens, games or settings.
"""

from pega6_desktop.ui.look.widgets.bubble import Bubble
from pega6_desktop.ui.look.widgets.buttons import FaceButton, IconButton, LookButton, PlateButton, PrimaryButton
from pega6_desktop.ui.look.widgets.frames import Backdrop, Flow, Panel, Pennants, TopBar
from pega6_desktop.ui.look.widgets.inputs import NameField, Option, Pill, SearchField, SegmentedChoice, Switch
from pega6_desktop.ui.look.widgets.reach import Drawn, OneOfSeveral, Spoken, show_checked
from pega6_desktop.ui.look.widgets.words import Avatar, KeyHints, Label, Toast, portrait

__all__ = [
    "Avatar",
    "Backdrop",
    "Bubble",
    "Drawn",
    "FaceButton",
    "Flow",
    "IconButton",
    "KeyHints",
    "Label",
    "LookButton",
    "NameField",
    "OneOfSeveral",
    "Option",
    "Panel",
    "Pennants",
    "Pill",
    "PlateButton",
    "PrimaryButton",
    "SearchField",
    "SegmentedChoice",
    "Spoken",
    "Switch",
    "Toast",
    "TopBar",
    "portrait",
    "show_checked",
]
