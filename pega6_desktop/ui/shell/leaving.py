"""Before the program ends: a match that is only kept while it runs is never thrown away without asking.

Owns what follows from the answers. Must not know where matches are kept.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from pega6_desktop.runtime.shelf_messages import FileSaved, SaveFile, ShelfFailed, ShelfReply
from pega6_desktop.ui.screens.trouble import LeavingScreen
from pega6_desktop.ui.shell.screen_window import ScreenWindow

UNASKED_MS = 30_000
"""A desktop that ends the session closes the window within this time; a session that goes on longer was kept."""


class Leaving(QObject):
    """Lets the window close, at once or after the player has answered."""

    def __init__(self, window: ScreenWindow) -> None:
        super().__init__(window)
        self._window = window
        self._is_asking = self._is_settled = self._is_session = self._is_again = False
        self._files: set[Path] = set()
        self._unasked = QTimer(self, singleShot=True, interval=UNASKED_MS)
        window.client.unkept_told.connect(self._on_told)
        window.client.answered.connect(self._on_answered)

    def may_close(self) -> bool:
        """Whether nothing can be lost by closing; else the window closes or asks as soon as that is known."""
        if self._is_settled or self._unasked.isActive() or not self._window.client.unkept:
            return True
        self.try_again()
        return False

    def let_go(self) -> None:
        """The session ends and nobody can answer: for a while the window closes without a question.

        What has no place is brought home once more with the end of the client; else it stays in the folder of the
        system's that it is in, where the next start looks for it.
        """
        self._unasked.start()

    def hold_session(self) -> None:
        """The session would have ended with a match that no later start finds: try to keep it, else ask."""
        self._is_session = True
        self.try_again()

    def try_again(self) -> None:
        """Try to save everything where it belongs, and quit."""
        self._is_asking = True
        self._is_again = isinstance(self._window.screen_shown, LeavingScreen)
        self._window.client.go_home()

    def stay(self) -> None:
        """Quit nothing."""
        self._is_asking = self._is_session = False
        self._window.back()

    def quit_anyway(self) -> None:
        """The player knows what may be lost."""
        self._is_settled = True
        self._window.close()

    def choose_folder(self) -> None:
        """Save the matches as files, and quit once all of them are written."""
        self._window.files.for_folder(self._save_to)

    def _save_to(self, folder: Path) -> None:
        matches = self._window.client.unkept
        self._files = {folder / f"Pega 6 {match_id[:12]}.pega6" for match_id in matches}
        for match_id in matches:
            self._window.client.ask(SaveFile(match_id, folder / f"Pega 6 {match_id[:12]}.pega6"))

    def _on_told(self) -> None:
        if not self._is_asking:
            return
        window = self._window
        if window.client.unkept:
            self._ask(is_again=self._is_again)
            window.toast.hide()  # the screen says more than the notice did, which would lie over it
            window.show_over(window.screens.leaving)
        elif self._is_session and window.screen_shown is not window.screens.made("leaving"):
            self._is_asking = self._is_session = False
            window.toast.announce(window.screens.leaving.session_sentence(), tone="good")
        else:
            self.quit_anyway()

    def _ask(self, fault: ShelfFailed | None = None, *, is_again: bool = False) -> None:
        count = len(self._window.client.unkept)
        self._window.screens.leaving.show_unkept(count, fault, is_session=self._is_session, is_again=is_again)

    def _on_answered(self, reply: ShelfReply) -> None:
        match reply:
            case FileSaved(path, _) if path in self._files:
                self._files.remove(path)
                if not self._files:
                    self.quit_anyway()
            case ShelfFailed() if self._files:
                self._files.clear()
                self._ask(reply)
