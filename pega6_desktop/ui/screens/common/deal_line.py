"""The number of a deal with what can be done with it: copying, and perhaps playing its cards again.

Owns this line. Must not know how a number is made.
"""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import BOLD, Look
from pega6_desktop.ui.look.widgets import Flow, Label, PlateButton
from pega6_desktop.ui.screens.common.screen import stacked
from pega6_desktop.ui.words.messages import filled


class DealLine(QWidget):
    """``copy_asked(str)`` with the number; ``again_asked`` where playing again is offered. Hidden without a number."""

    copy_asked = Signal(str)
    again_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None, *, has_again: bool = False) -> None:
        """has_again: offer to play again, by the key D."""
        super().__init__(parent)
        self._number = ""
        self._words = Label(look, size=13, weight=BOLD, colour="muted", is_wrapped=True)
        self.copy_button = PlateButton(look, icon="log", size=13, tall=34)
        self.again_button = PlateButton(look, icon="people", key="D", size=13, tall=34)
        buttons = Flow()
        buttons.add(self.copy_button)
        buttons.add(self.again_button)
        self.again_button.setHidden(not has_again)
        column = stacked(self)
        column.addWidget(self._words)
        column.addWidget(buttons)
        self.copy_button.clicked.connect(lambda: self.copy_asked.emit(self._number))
        self.again_button.clicked.connect(self.again_asked)
        self.retranslate()

    @property
    def number(self) -> str:
        """The number that is shown, empty for none."""
        return self._number

    def show_number(self, number: str) -> None:
        """Show this number, or nothing at all without one."""
        self._number = number
        self.setVisible(bool(number))
        self.retranslate()

    def retranslate(self) -> None:
        """Every word in the present language."""
        self._words.setText(filled(self.tr("Number of the deal: {number}"), number=self._number))
        self.copy_button.set_label(self.tr("Copy the number"))
        self.again_button.set_label(self.tr("Play this deal again"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
