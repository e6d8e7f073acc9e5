"""The window's port to a lesson: the signals of a match, from a scene that runs in the window's own thread.

Owns which scene is on the table, and the epoch. A scene decides in well under a millisecond, thinks nothing and keeps
nothing, so it needs no worker; its messages are queued all the same, because whoever sends a command is not to be
answered inside of it. Must not know rules, words or widgets.
"""

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from pega6_desktop.core.lesson import Lesson, taught_in
from pega6_desktop.games.catalog import GAMES, LESSONS
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.client import MatchSignals
from pega6_desktop.runtime.lesson_host import Answer, LessonHost
from pega6_desktop.runtime.messages import Message, Opened, Rejected, Update

TAUGHT = tuple(LESSONS)
"""Ids of all lessons."""


class LessonClient(MatchSignals):
    """Fulfils the port of ``runtime.client`` for one scene after the other; there is nobody to wait for."""

    _said = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._epoch = 0
        # Any: as in the catalog, whoever finds a game by its id passes only on what this very game has given.
        self._host: LessonHost[Any, Any, Any, Any] | None = None
        self._said.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    @staticmethod
    def lesson(lesson: str) -> Lesson:
        """The steps of a lesson."""
        return LESSONS[lesson]

    @property
    def epoch(self) -> int:
        """Number of the scene on the table; 0 before the first."""
        return self._epoch

    @property
    def edition(self) -> str:
        """A lesson is of no box."""
        return ""

    @property
    def answer(self) -> Answer:
        """How the scene has ended, empty while it has not."""
        return "" if self._host is None else self._host.answer

    @property
    def wanted(self) -> tuple[object, ...]:
        """What would be right now."""
        return () if self._host is None else self._host.wanted

    def begin(self, lesson: str, step: int, scene: int, seats: tuple[SeatInfo, ...]) -> None:
        """Put this scene of this step on the table, from its beginning."""
        self._epoch += 1
        self._host = LessonHost(GAMES[taught_in(lesson)[0]], LESSONS[lesson][step].scenes[scene], seats, self._epoch)
        self._said.emit(self._host.opened())

    def submit(self, move: object) -> None:
        """Ask for a move; the answer is ``updated`` or ``rejected``."""
        if self._host is not None:
            self._said.emit(self._host.submit(move))

    def take_back(self, seat: int | None = None, *, is_assisted: bool = False) -> None:
        """There is no taking back: the scene can begin again."""
        self._refuse("nothing_to_take_back")

    def redo(self, seat: int | None = None) -> None:
        """Nothing was taken back."""
        self._refuse("nothing_to_redo")

    def hasten(self) -> None:
        """Nothing waits to be turned up."""

    def show(self, seat: int | None, *, is_alone: bool = False) -> None:
        """Nobody else shares the screen."""

    def _refuse(self, code: str) -> None:
        if self._host is not None:
            self._said.emit(self._host.refuse(code))

    @Slot(object)
    def _pass_on(self, message: Message) -> None:
        if message.epoch != self._epoch:
            return
        match message:
            case Opened():
                self.opened.emit(message)
            case Update():
                self.updated.emit(message)
            case Rejected():
                self.rejected.emit(message)
