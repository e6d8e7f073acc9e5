"""The screen for trouble: what happened in plain words, that the match is saved, and what can be done next.

Owns the sentences about failures. Must not cause any: it depends on nothing but words and buttons.
"""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import EXTRABOLD, REGULAR, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Flow, Label, Panel, PlateButton, PrimaryButton
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.words.record_faults import fault_sentence

UNCAUGHT = "uncaught"
"""Code of a failure nobody foresaw, told by the hooks for uncaught exceptions."""

GOES_ON = ("rule_bug", "internal_error", UNCAUGHT)
"""Failures after which the saved match is worth going on with; the others are about the saved match itself."""

LONGEST_DETAIL = 1200
"""Characters of a technical detail that are shown; the copy has all of them."""


class FailureScreen(Screen):
    """``resume_asked`` (Enter, where a match can go on), ``home_asked`` (Esc), ``copy_asked``, ``folder_asked``."""

    resume_asked = Signal()
    home_asked = Signal()
    copy_asked = Signal(str)
    folder_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._code, self._detail, self._is_saved = "", "", False
        self._head = Label(look, size=30, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=17, weight=SEMIBOLD, is_wrapped=True)
        self._saved = Label(look, size=17, weight=EXTRABOLD, colour="good", is_wrapped=True)
        self._shown_detail = Label(look, size=13, weight=REGULAR, colour="muted", is_wrapped=True)
        self._shown_detail.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.resume_button = PrimaryButton(look, icon="play", key="Enter")
        self.home_button = PlateButton(look, icon="left", key="Esc")
        self.copy_button = PlateButton(look, icon="log")
        self.folder_button = PlateButton(look, icon="list")
        self._arrange()
        self.set_way_back(self.home_button)
        self._wire()
        self.retranslate()
        self.relayout()

    @property
    def words(self) -> str:
        """Everything the screen says, for the ear and for tests."""
        return " ".join(part.text() for part in (self._head, self._sentence, self._saved) if part.text())

    def show_failure(self, code: str, detail: str, *, is_saved: bool, has_log: bool) -> None:
        """Tell of this failure. is_saved: a match waits to be gone on with; has_log: there is a log file.

        The keyboard follows the main button, but is left wherever else a player has brought it.
        """
        is_at_main = self._main is not None and self._main.hasFocus()
        self._code, self._detail, self._is_saved = code, detail, is_saved
        self.resume_button.setVisible(is_saved)
        self.folder_button.setVisible(has_log)
        self.set_main(self.resume_button if is_saved else self.home_button)
        if is_at_main:
            self.arrive()
        self.retranslate()

    def retranslate(self) -> None:
        """What happened, and where one can go."""
        self._head.setText(self.tr("Something went wrong"))
        self._sentence.setText(self._story())
        saved = self.tr("Your match is saved up to the last move: it can go on from there.")
        self._saved.setText(saved if self._is_saved else "")
        self._saved.setVisible(self._is_saved)
        self._shown_detail.setText(self._detail[-LONGEST_DETAIL:])
        self.resume_button.set_label(self.tr("Go on with the match"))
        self.home_button.set_label(self.tr("Home"))
        self.copy_button.set_label(self.tr("Copy the details"))
        self.folder_button.set_label(self.tr("Open the log folder"))

    def relayout(self) -> None:
        """A sheet in the middle with room around it."""
        u = self.look.u
        side, above = round(130 * u), round(60 * u)
        self._page.setContentsMargins(side, above, side, above)
        self._column.setSpacing(round(12 * u))

    def _story(self) -> str:
        match self._code:
            case "rule_bug":
                return self.tr("The rules came to a point they should never reach. This is our mistake, not yours.")
            case "store_in_use":
                return self.tr("Another copy of the program has the saved matches open. Close it, then play here.")
            case "store_full" | "store_unwritable":
                return f"{fault_sentence(self._code, {})} {self.tr('Everything up to the last move is kept.')}"
            case "store_error":
                return self.tr("The saved matches cannot be used now; below it says why.")
            case "record_newer" | "store_newer" | "unknown_rules":
                return self.tr("The saved match was written by a newer version of the program.")
            case "unknown_level" | "unknown_game" | "unplayable_setup":
                return self.tr("This version of the program does not know how to play the saved match.")
            case "store_damaged" | "store_gone" | "store_interrupted" | "store_differs" | "unknown_match":
                return fault_sentence(self._code, {})
            case code if code.startswith(("record_", "hash_", "move_")):
                return self.tr("The saved match cannot be read, or does not fit the rules; it is kept as it is.")
            case _:
                return self.tr("The program met something it did not expect. This is our mistake, not yours.")

    def _arrange(self) -> None:
        panel = Panel(self.look, radius=20, padding=26)
        self._column = stacked(panel)
        for words in (self._head, self._sentence, self._saved):
            self._column.addWidget(words)
        inside = QWidget()
        stacked(inside).addWidget(self._shown_detail, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(Scroll(self.look, inside), 1)
        buttons = Flow()
        for button in (self.resume_button, self.home_button, self.copy_button, self.folder_button):
            buttons.add(button)
        self._column.addWidget(buttons)
        self._page = abreast(self)
        self._page.addWidget(panel)

    def _wire(self) -> None:
        self.resume_button.clicked.connect(self.resume_asked)
        self.home_button.clicked.connect(self.home_asked)
        self.copy_button.clicked.connect(lambda: self.copy_asked.emit(self._report()))
        self.folder_button.clicked.connect(self.folder_asked)

    def _report(self) -> str:
        return f"{self._code}\n\n{self._detail}".strip()
