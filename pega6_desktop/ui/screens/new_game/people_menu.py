"""A menu of people who have played here, with their faces.

Owns this menu. Must not know where they are remembered, nor for what one of them is chosen.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from pega6_desktop.records.profiles import Profile
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.look.widgets import portrait
from pega6_desktop.ui.look.widgets.menu import LookMenu

FACE = 32
"""Units of a face in the menu."""


class PeopleMenu(LookMenu):
    """``chosen(Profile)``; ``all_asked``: everybody is to be looked after. It is gone once it closes."""

    chosen = Signal(object)
    all_asked = Signal()

    def __init__(self, look: Look, pictures: Pictures, people: Sequence[Profile], parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        side = look.px(FACE)
        self.setStyleSheet(f"{self.styleSheet()} QMenu {{ icon-size: {side}px; }}")
        for profile in people:
            face = QIcon(portrait(look, pictures, profile.avatar, side, parent.devicePixelRatioF()))
            action = self.addAction(face, profile.name.replace("&", "&&"))
            action.setIconVisibleInMenu(True)
            action.triggered.connect(lambda _checked, profile=profile: self.chosen.emit(profile))
        self.addSeparator()
        self.addAction(self.tr("Look after players …")).triggered.connect(self.all_asked)
        if people:
            self.setActiveAction(self.actions()[0])
