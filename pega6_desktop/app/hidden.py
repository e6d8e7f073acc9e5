"""A program in windows nobody sees, in a house of its own that is gone afterwards, and a visitor who plays in it.

Owns where such a program keeps its files, and the course of play. Must not reach behind the screens: a visitor looks at
the table's models, and its hands are the presenter and the buttons.
"""

import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from pega6_desktop.app.assets import Assets
from pega6_desktop.app.logging import ProgramLog
from pega6_desktop.app.main import make_application
from pega6_desktop.app.program import Folders, Program
from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.runtime.messages import Failed
from pega6_desktop.ui.screens.common.preferences import Preferences

AT_ONCE: Mapping[str, int] = MappingProxyType({"slow": 0, "normal": 0, "fast": 0, "off": 0})
"""Nobody takes a card back, so the last bot waits for nobody."""

STANDSTILL_MS = 120_000
"""So long may nothing at all happen: a whole match may take as long as a slow machine takes."""


class Visitor(QObject):
    """Plays match after match; ``ended(int)`` with the exit code.

    A subclass begins the first match in ``begin``, decides in ``take_turn``, and says in ``leave_match`` and ``fail``
    what the end of a match, and a failure, mean.
    """

    ended = Signal(int)

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program, self._window = program, program.window
        self._table = program.window.screens.table
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._play)
        self._limit = QTimer(self, singleShot=True, interval=STANDSTILL_MS)
        self._limit.timeout.connect(lambda: self.fail("the match does not go on"))
        self._table.presenter.prompt.action_changed.connect(self._turn.start)
        self._table.presenter.gate.connect(self._turn.start)
        self._table.area.settled.connect(self._turn.start)
        program.window.match_ended.connect(self._turn.start)
        program.client.failed.connect(self._on_failed)
        program.crashed.connect(self.fail, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Open the window and begin."""
        self._program.start()
        self._limit.start()
        self.begin()

    def begin(self) -> None:
        """Begin the first match."""
        raise NotImplementedError

    def take_turn(self) -> None:
        """The table is in front; it may be somebody else's turn."""
        raise NotImplementedError

    def leave_round(self) -> None:
        """The sheet of a round is in front."""
        self._window.screens.round_result.next_button.click()

    def leave_match(self) -> None:
        """The sheet of a match is in front."""
        raise NotImplementedError

    def fail(self, reason: str) -> None:
        """Something went wrong."""
        raise NotImplementedError

    def _play(self) -> None:
        self._limit.start()
        if self._window.screen_shown is self._window.screens.made("round_result"):
            self.leave_round()
        elif self._window.screen_shown is self._window.screens.made("match_result"):
            self.leave_match()
        else:
            self.take_turn()

    def _on_failed(self, failed: Failed) -> None:
        self.fail(f"{failed.code}: {failed.detail}")


@dataclass(frozen=True, slots=True)
class House:
    """A program that is not started yet, and where its files lie."""

    application: QApplication
    program: Program
    folders: Folders

    def receive(self, visitor: Visitor) -> int:
        """Let the visitor play to the end, close the window, and return the visitor's exit code."""
        visitor.ended.connect(self.application.exit)
        visitor.start()
        code = self.application.exec()
        self.program.window.close()
        return code


@contextmanager
def house(assets: Assets, preferences: Preferences) -> Iterator[House]:
    """A house with these settings; it is gone when the block ends."""
    with tempfile.TemporaryDirectory(prefix="pega6-") as place:
        folders = Folders(Path(place) / "settings", Path(place) / "matches", Path(place) / "log")
        SettingsFile(folders.settings / "settings.json").save(preferences)
        log = ProgramLog(folders.log)
        log.start()
        try:
            application = make_application(assets)
            yield House(application, Program(assets, folders, log, pauses=AT_ONCE), folders)
        finally:
            log.close()
