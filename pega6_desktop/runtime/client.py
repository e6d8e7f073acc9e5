"""The main thread's port to the matches: methods send commands, signals bring messages.

Owns the worker's thread and the epoch (one number per match on the table, so that late messages of an earlier match
never come out). Must not know rules, bots, files or widgets.
"""

import atexit
import logging
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QMetaObject, QObject, Qt, QThread, Signal, Slot

from pega6_desktop.bots.catalog import LEVELS, Levels
from pega6_desktop.records.record import MatchHeader, SeatInfo
from pega6_desktop.runtime.interrupt import Interrupt
from pega6_desktop.runtime.messages import (
    Begin,
    BotStumbled,
    Close,
    Command,
    Failed,
    GoHome,
    Hasten,
    Message,
    News,
    Notice,
    Opened,
    Redo,
    Rejected,
    Rewound,
    SetPace,
    Show,
    Shown,
    Submit,
    TakeBack,
    Thinking,
    Unfinished,
    Unkept,
    Update,
)
from pega6_desktop.runtime.shelf_messages import ShelfCommand, ShelfReply
from pega6_desktop.runtime.worker import Worker

_LOG = logging.getLogger(__name__)

STOP_LIMIT_MS = 4000
"""How long shut_down waits for a bot that does not give way."""


class MatchSignals(QObject):
    """What every port to a match says of the match on the table, in order, and never of an earlier one.

    ``opened(Opened)``, ``updated(Update)``, ``shown(Shown)``, ``rewound(Rewound)``, ``rejected(Rejected)``,
    ``thinking(Thinking)``, ``stumbled(BotStumbled)`` and ``failed(Failed)``.
    """

    opened = Signal(object)
    updated = Signal(object)
    shown = Signal(object)
    rewound = Signal(object)
    rejected = Signal(object)
    thinking = Signal(object)
    stumbled = Signal(object)
    failed = Signal(object)


class Client(MatchSignals):
    """Begin, play and leave matches; everything that happens comes back as a signal, in order.

    ``unfinished(UnfinishedMatch | None)`` comes after start and whenever it changes; ``noticed(Notice)`` tells of the
    store of matches, ``answered(ShelfReply)`` of the matches in it. ``unkept_told`` comes whenever ``unkept``
    changes, and after ``go_home``.
    """

    unfinished = Signal(object)
    noticed = Signal(object)
    unkept_told = Signal()
    answered = Signal(object)

    _sent = Signal(object)

    def __init__(
        self, data_folder: Path, parent: QObject | None = None, *, levels: Mapping[str, Levels] = LEVELS
    ) -> None:
        """data_folder: where the store of matches lives; made when missing. levels: the bots by game and level."""
        super().__init__(parent)
        self._interrupt = Interrupt()
        self._worker = Worker(data_folder, self._interrupt, levels)
        # Without a parent: a thread that does not stop in time must outlive this object, see shut_down.
        self._thread = QThread()
        self._thread.setObjectName("pega6 worker")
        self._worker.moveToThread(self._thread)
        self._thread.started.connect(self._worker.start)
        self._worker.said.connect(self._on_said)
        self._sent.connect(self._worker.obey)
        self._epoch = 0
        self._revision = 0
        self._viewer: int | None = None
        self._seats: tuple[SeatInfo, ...] = ()
        self._game = ""
        self._edition = ""
        self._unkept = Unkept((), is_lasting=True)
        self._is_stopped = False
        self._is_joined = False

    # ------------------------------------------------------------ what is on the table

    @property
    def epoch(self) -> int:
        """Number of the match on the table; 0 before the first."""
        return self._epoch

    @property
    def revision(self) -> int:
        """Revision of the newest table received; commands are made against it."""
        return self._revision

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None for a spectator, without a match, and while nobody looks at a shared screen."""
        return self._viewer

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where; empty without a match."""
        return self._seats

    @property
    def game(self) -> str:
        """Id of the game on the table; empty without a match."""
        return self._game

    @property
    def edition(self) -> str:
        """Id of the printed edition that is played; empty without one or without a match."""
        return self._edition

    @property
    def unkept(self) -> tuple[str, ...]:
        """Ids of the matches of which something may be gone with the program."""
        return self._unkept.matches

    @property
    def is_lasting(self) -> bool:
        """Whether a later start finds what is unkept, also when the machine was switched off."""
        return self._unkept.is_lasting or not self._unkept.matches

    # ------------------------------------------------------------ commands

    def start(self) -> None:
        """Start the worker; ``unfinished`` is emitted when the store of matches is open."""
        # Whatever way the program ends, it ends with shut_down; until then this object is kept.
        atexit.register(self.shut_down)
        self._thread.start()

    def begin(self, header: MatchHeader, viewer: int | None = 0, *, deal: str | None = None) -> None:
        """Put this match on the table; the match before stays in the store. deal: its cards, see ``Begin``.

        Where several humans share the screen nobody looks at first, see ``show``.
        """
        self._epoch += 1
        self._revision = 0
        self._viewer = viewer
        self._seats = header.seats
        self._game = header.game
        self._edition = header.edition
        self._send(Begin(self._epoch, header, viewer, deal))

    def submit(self, move: object, seat: int | None = None) -> None:
        """Ask for a move; the answer is ``updated`` or ``rejected``. Raises ValueError for a spectator."""
        self._send(Submit(self._epoch, self._revision, self._seat(seat), move))

    def take_back(self, seat: int | None = None, *, is_assisted: bool = False) -> None:
        """Ask for the last choice back; answered by ``updated``, ``rewound`` or ``rejected``.

        is_assisted: also past what has been turned up since. Raises ValueError for a spectator.
        """
        self._send(TakeBack(self._epoch, self._revision, self._seat(seat), is_assisted))

    def redo(self, seat: int | None = None) -> None:
        """Ask for what was taken back once more; answered as ``take_back``. Raises ValueError for a spectator."""
        self._send(Redo(self._epoch, self._revision, self._seat(seat)))

    def show(self, seat: int | None, *, is_alone: bool = False) -> None:
        """Let this seat look at a shared screen from now on, None: nobody; answered by ``shown`` or ``rejected``.

        is_alone: the seat has confirmed that nobody else looks.
        """
        self._send(Show(self._epoch, seat, is_alone))

    def set_pause(self, ms: int) -> None:
        """How long the last move may be taken back before it turns something up, in milliseconds (at first 0)."""
        self._send(SetPace(self._epoch, ms))

    def hasten(self) -> None:
        """Turn up now what the last move has done, not only when it can no longer be taken back."""
        self._send(Hasten(self._epoch))

    def ask(self, command: ShelfCommand) -> None:
        """Ask or wish something about the stored matches; the answer is ``answered`` (a ShelfReply)."""
        self._send(command)

    def go_home(self) -> None:
        """Try once more to keep what is unkept where it belongs; answered by ``unkept_told``."""
        self._send(GoHome())

    def close_match(self) -> None:
        """Leave the match; it stays in the store as it is. Nothing of it comes out any more."""
        self._send(Close(self._epoch))
        self._epoch += 1
        self._revision = 0
        self._viewer = None
        self._seats = ()
        self._game = ""
        self._edition = ""

    def shut_down(self) -> bool:
        """Stop the worker and wait for it; False when it did not stop in time. Safe to call twice.

        A thread is never destroyed while it runs: one that does not stop keeps its objects and the process leaves
        without it at its end, with exit code 0. Its late answer is not applied.
        """
        if self._is_stopped:
            return self._is_joined
        self._is_stopped = True
        atexit.unregister(self.shut_down)
        self._interrupt.sent()
        # Not by a signal of this object: its Qt half may have been deleted with its parent.
        QMetaObject.invokeMethod(self._worker, "stop", Qt.ConnectionType.QueuedConnection)
        self._is_joined = not self._thread.isRunning() or self._thread.wait(STOP_LIMIT_MS)
        if not self._is_joined:
            _LOG.error("a bot did not give way within %d ms; the process will leave without it", STOP_LIMIT_MS)
            atexit.register(_leave_without, self._thread, self._worker)
        return self._is_joined

    def _seat(self, seat: int | None) -> int:
        found = self._viewer if seat is None else seat
        if found is None:
            raise ValueError("a spectator has no seat to act for")
        return found

    def _send(self, command: Command | ShelfCommand) -> None:
        if self._is_stopped:
            return
        # First the interrupt, then the command: whatever thinks when the command arrives has been told to stop.
        self._interrupt.sent()
        self._sent.emit(command)

    # ------------------------------------------------------------ messages

    @Slot(object)
    def _on_said(self, message: Message | News | ShelfReply) -> None:
        if self._is_stopped:
            return
        match message:
            case Unfinished(match=unfinished):
                self.unfinished.emit(unfinished)
            case Notice():
                self.noticed.emit(message)
            case Unkept():
                self._unkept = message
                self.unkept_told.emit()
            case _ if not isinstance(message, Message):
                self.answered.emit(message)
            case _ if message.epoch == self._epoch:
                self._pass_on(message)

    def _pass_on(self, message: Message) -> None:
        if isinstance(message, Opened | Update | Shown | Rewound | Rejected):
            self._revision = message.revision
            self._note_viewer(message)
        match message:
            case Opened(seats=seats):
                self._seats = seats
                self.opened.emit(message)
            case Update():
                self.updated.emit(message)
            case Shown():
                self.shown.emit(message)
            case Rewound():
                self.rewound.emit(message)
            case Rejected():
                self.rejected.emit(message)
            case Thinking():
                self.thinking.emit(message)
            case BotStumbled():
                self.stumbled.emit(message)
            case Failed():
                self.failed.emit(message)
            case _:
                assert_never(message)

    def _note_viewer(self, message: Opened | Update | Shown | Rewound | Rejected) -> None:
        if not isinstance(message, Update):
            self._viewer = message.observation.viewer
        elif message.steps:
            self._viewer = message.steps[-1].observation.viewer


def _leave_without(_thread: QThread, _worker: Worker) -> None:
    """End the process now: the arguments are what still runs, and destroying it would abort."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(0)
