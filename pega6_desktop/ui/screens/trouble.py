"""The screens for trouble: what happened in plain words, and what becomes of matches that nothing keeps.

Owns the sentences about failures, and the question before the program ends. Must not cause any failure: it depends on
nothing but words and buttons. Must not know where matches are kept.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from pega6_desktop.runtime.shelf_messages import ShelfFailed
from pega6_desktop.ui.look import EXTRABOLD, REGULAR, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Label, Panel, PlateButton, PrimaryButton
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, flowing, in_units, stacked
from pega6_desktop.ui.words.record_faults import fault_sentence


class LeavingScreen(Screen):
    """``again_asked`` (Enter), ``files_asked``, ``back_asked`` (Esc), ``quit_asked``."""

    again_asked = Signal()
    files_asked = Signal()
    back_asked = Signal()
    quit_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
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

    def _arrange(self) -> None:
        panel = Panel(self.look, radius=20, padding=26)
        buttons = flowing(self.again_button, self.files_button, self.back_button, self.quit_button)
        column = stacked(panel, self._head, self._sentence, self._ways, self._trouble, buttons)
        in_units(self.look, column, gap=14)
        content = QWidget()
        outside = stacked(content, None)
        self._page = abreast(outside, panel)
        outside.addStretch(1)
        stacked(self, Scroll(self.look, content))


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

    def __init__(self, look: Look) -> None:
        super().__init__(look)
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
        inside = QWidget()
        stacked(inside, (self._shown_detail, 0, Qt.AlignmentFlag.AlignTop))
        buttons = flowing(self.resume_button, self.home_button, self.copy_button, self.folder_button)
        detail = Scroll(self.look, inside)
        in_units(self.look, stacked(panel, self._head, self._sentence, self._saved, (detail, 1), buttons), gap=12)
        in_units(self.look, abreast(self, panel), margins=(130, 60, 130, 60))

    def _wire(self) -> None:
        self.resume_button.clicked.connect(self.resume_asked)
        self.home_button.clicked.connect(self.home_asked)
        self.copy_button.clicked.connect(lambda: self.copy_asked.emit(self._report()))
        self.folder_button.clicked.connect(self.folder_asked)

    def _report(self) -> str:
        return f"{self._code}\n\n{self._detail}".strip()
