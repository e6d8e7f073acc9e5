"""Before the program ends: the question what is to become of matches that are only kept while it runs.

Owns the page. Must not know where matches are kept.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pega6_desktop.runtime.shelf_messages import ShelfFailed
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.announcing import announce
from pega6_desktop.ui.look.widgets import Flow, Label, Panel, PlateButton, PrimaryButton
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.words.record_faults import fault_sentence


class LeavingScreen(Screen):
    """``again_asked`` (Enter), ``files_asked``, ``back_asked`` (Esc), ``quit_asked``."""

    again_asked = Signal()
    files_asked = Signal()
    back_asked = Signal()
    quit_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._count, self._is_session, self._is_again = 1, False, False
        self._fault: ShelfFailed | None = None
        self._head = Label(look, size=30, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=17, weight=SEMIBOLD, is_wrapped=True)
        self._ways = Label(look, size=17, weight=SEMIBOLD, is_wrapped=True)
        self._trouble = Label(look, size=17, weight=EXTRABOLD, colour="accent", is_wrapped=True)
        self.again_button = PrimaryButton(look, icon="check", key="Enter")
        self.files_button = PlateButton(look, icon="log")
        self.back_button = PlateButton(look, icon="left", key="Esc")
        self.quit_button = PlateButton(look, icon="x")
        self._arrange()
        self.set_main(self.again_button)
        self.set_way_back(self.back_button)
        self.again_button.clicked.connect(self.again_asked)
        self.files_button.clicked.connect(self.files_asked)
        self.back_button.clicked.connect(self.back_asked)
        self.quit_button.clicked.connect(self.quit_asked)
        self.retranslate()
        self.relayout()

    def show_unkept(
        self, count: int, fault: ShelfFailed | None = None, *, is_session: bool = False, is_again: bool = False
    ) -> None:
        """Ask about so many matches. fault: what kept a file from being written. is_session: it was the desktop that
        wanted to end everything. is_again: the player had it tried once more, in vain.
        """
        self._count, self._fault, self._is_session, self._is_again = count, fault, is_session, is_again
        self.retranslate()
        announce(self, self._trouble.text())

    def retranslate(self) -> None:
        """What may be lost, and every way on."""
        self._head.setText(self.tr("Not everything is saved yet"))
        self._sentence.setText(
            self.tr("%n match(es) cannot be saved in the usual place and may be lost if you quit.", "", self._count)
        )
        ways = self.tr("Make room on the disk and try again, save to another folder, or leave the program open.")
        self._ways.setText(f"{ways} {self.session_sentence()}" if self._is_session else ways)
        sentence = self.tr("Tried again: there is still no place for it.") if self._is_again else ""
        if self._fault is not None:
            sentence = fault_sentence(self._fault.code, dict(self._fault.params))
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))
        self.again_button.set_label(self.tr("Try again"))
        self.files_button.set_label(self.tr("Save to a folder"))
        self.back_button.set_label(self.tr("Back"))
        self.quit_button.set_label(self.tr("Quit anyway"))

    def session_sentence(self) -> str:
        """Why the desktop did not end the session, and what to do about it."""
        return self.tr("The end of the session was called off, because a match was not saved yet; end it again.")

    def relayout(self) -> None:
        """A sheet in the middle with room around it, of which a small window has little."""
        u = self.look.u
        side, above = round(min(130 * u, self.width() / 12)), round(min(60 * u, self.height() / 12))
        self._page.setContentsMargins(side, above, side, above)
        self._column.setSpacing(round(14 * u))

    def _arrange(self) -> None:
        panel = Panel(self.look, radius=20, padding=26)
        self._column = stacked(panel)
        for words in (self._head, self._sentence, self._ways, self._trouble):
            self._column.addWidget(words)
        buttons = Flow()
        for button in (self.again_button, self.files_button, self.back_button, self.quit_button):
            buttons.add(button)
        self._column.addWidget(buttons)
        content = QWidget()
        outside = stacked(content)
        outside.addStretch(1)
        self._page = abreast(outside)
        self._page.addWidget(panel)
        outside.addStretch(1)
        stacked(self).addWidget(Scroll(self.look, content))
