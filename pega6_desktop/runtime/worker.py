"""The worker: store, match and bots in their own thread, behind one slot for commands and one signal for messages.

Owns who is asked when, the pause in which the last choice may be taken back, and what happens when anything goes wrong:
whatever is raised in here becomes a Failed or a Notice, never silence. Must not know widgets. Lives in a thread by
moveToThread; everything but the constructor runs there.
"""

import logging
import secrets
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from pega6_desktop.bots.bot import Cancelled
from pega6_desktop.bots.catalog import Levels
from pega6_desktop.core.errors import CodedError, IllegalSetup, RecordError, RuleBug
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import codec, deal_code
from pega6_desktop.records.finished import facts
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.store import Store
from pega6_desktop.runtime import keeping, shelf
from pega6_desktop.runtime.host import Host, Messages, Question
from pega6_desktop.runtime.interrupt import Interrupt
from pega6_desktop.runtime.keeping import Keeping
from pega6_desktop.runtime.messages import (
    Begin,
    Close,
    Command,
    Failed,
    GoHome,
    Hasten,
    Mark,
    Message,
    News,
    Redo,
    SetPace,
    Show,
    Submit,
    TakeBack,
    Thinking,
    Unfinished,
)
from pega6_desktop.runtime.resume import newest_unfinished
from pega6_desktop.runtime.shelf_messages import (
    OpenFile,
    Remove,
    RenamePlayer,
    Restore,
    ShelfCommand,
    ShelfFailed,
    ShelfReply,
)
from pega6_desktop.runtime.thinking import Stumble, ask

_LOG = logging.getLogger(__name__)

# Any: the worker carries the match of whichever game is on the table.
AnyHost = Host[Any, Any, Any, Any]


class _Held(NamedTuple):
    """An answer that waits for the pause to end."""

    question: Question
    answer: object | Stumble


class Worker(QObject):
    """Obeys commands one by one; between them it asks the bots. ``said`` carries messages and news in order."""

    said = Signal(object)

    def __init__(self, folder: Path, interrupt: Interrupt, levels: Mapping[str, Levels]) -> None:
        """folder: where the store lives. interrupt: raised by whoever sends commands. levels: the bots."""
        super().__init__()
        self._keeping = Keeping(folder, interrupt, self)
        self._keeping.told.connect(self.said)
        self._interrupt = interrupt
        self._levels = levels
        self._host: AnyHost | None = None
        self._epoch = 0
        self._failed: Failed | None = None
        self._broken_off: GameRecord | None = None
        self._pause_ms = 0
        self._held: _Held | None = None
        self._thinking: tuple[int, ...] = ()
        self._unfinished: Unfinished | None = None
        # Children, so that they move into the thread with their worker and die with it.
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._on_turn)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._on_pause_over)
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self._on_idle)

    # ------------------------------------------------------------ slots: nothing may escape from them

    @Slot()
    def start(self) -> None:
        """Open the store and tell what can be gone on with."""
        self._guarded(self._tell_unfinished)
        self._idle.start(keeping.IDLE_MS)

    @Slot(object)
    def obey(self, command: Command | ShelfCommand) -> None:
        """Do what the command says; its sender has raised the interrupt."""
        self._interrupt.met()
        self._guarded(lambda: self._obey(command))
        self._idle.start(keeping.IDLE_MS)

    @Slot()
    def stop(self) -> None:
        """Leave the match, close the store and end the thread."""
        self._guarded(self._leave)
        self._guarded(self._keeping.bring_home)
        self._guarded(self._keeping.close)
        self._idle.stop()
        QThread.currentThread().quit()

    @Slot()
    def _on_turn(self) -> None:
        self._guarded(self._take_turn)

    @Slot()
    def _on_pause_over(self) -> None:
        self._guarded(self._apply_held if self._held is not None else self._reveal)

    @Slot()
    def _on_idle(self) -> None:
        self._guarded(self._use_idle_time)

    def _guarded(self, act: Callable[[], None]) -> None:
        try:
            act()
        except Exception as error:  # noqa: BLE001 - the last net: whatever broke reaches the player
            self._fail(error)

    # ------------------------------------------------------------ commands

    def _obey(self, command: Command | ShelfCommand) -> None:
        match command:
            case Begin():
                self._begin(command)
            case Submit() | TakeBack() | Redo() | Show():
                self._handle(command)
            case SetPace(pause_ms=pause_ms):
                self._pause_ms = max(0, pause_ms)
                self._drop_held()
            case Hasten(epoch=epoch):
                is_due = self._held is not None or (self._host is not None and self._host.is_held)
                if is_due and epoch == self._epoch and self._pause.isActive():
                    self._pause.start(0)
            case Close():
                self._leave()
                self._mend()
                self._tell_unfinished()
            case GoHome():
                self._keeping.bring_home()
                self._tell(Keeping.unkept(self._keeping.shelter()))
            case _:
                self._answer(command)
        self._go_on()

    def _answer(self, command: ShelfCommand) -> None:
        """Look into the stored matches; trouble there is told and ends no match."""
        try:
            reply = shelf.answer(self._keeping.shelter().store, command)
            mended_now = [match_id for match_id in shelf.unreadable(reply) if self._mended(match_id)]
            if mended_now:
                reply = shelf.answer(self._keeping.shelter().store, command)
            self._tell(reply)
        except RecordError as error:
            _LOG.warning("stored matches: %s", error)
            self._tell(ShelfFailed(error.code, shelf.params_of(error)))
            if self._host is None:
                self._keeping.open_afresh()
        if isinstance(command, OpenFile | Remove | Restore | RenamePlayer):
            self._tell_unfinished()

    def _begin(self, command: Begin) -> None:
        self._leave()
        self._epoch = command.epoch
        self._failed = None
        try:
            self._keeping.shelter().go_home()
            self._host = self._hosted(command)
        except Exception as error:  # noqa: BLE001 - said with the match that could not be begun
            self._fail(error, command.header.match_id)
            return
        self._say(self._host.opened())

    def _hosted(self, command: Begin) -> AnyHost:
        record = codec.checked(self._record_of(command))
        if record.game not in GAMES:
            raise RecordError("unknown_game", game=record.game)
        for seat, info in enumerate(record.seats):
            if info.kind == "bot" and info.level not in self._levels.get(record.game, {}):
                raise RecordError("unknown_level", seat=seat, level=info.level)
        game = GAMES[record.game]
        shelter = self._keeping.shelter()
        # Played through before it is stored: a record that cannot be played is refused, not kept.
        host = Host(game, record, shelter, command.viewer, epoch=command.epoch)
        shelter.begin(record, host.result)
        mark = _mark(shelter.store, record)
        return Host(game, record, shelter, command.viewer, epoch=command.epoch, mark=mark) if mark else host

    def _record_of(self, command: Begin) -> GameRecord:
        """The match as it is kept; else as it was when something broke; else a new one."""
        match_id, shelter = command.header.match_id, self._keeping.shelter()
        try:
            stored = shelter.stored(match_id)
        except RecordError:
            if not self._mended(match_id):
                raise
            stored = shelter.stored(match_id)
        if stored is not None:
            return stored
        if self._broken_off is not None and self._broken_off.match_id == match_id:
            return self._broken_off
        if command.deal is None:
            raise RecordError("unknown_match", match_id=match_id)
        seed = deal_code.seed_of(command.deal) if command.deal else secrets.randbelow(deal_code.SHORT_SEED)
        told = msgspec.structs.asdict(command.header)
        version, told["options"] = deal_code.agreed_by(command.deal, told["game"], told["variant"], told["options"])
        return GameRecord(**told, seed=seed, rules_version=version)

    def _handle(self, command: Submit | TakeBack | Redo | Show) -> None:
        if command.epoch != self._epoch:
            return
        if self._host is not None:
            self._say(self._host.handle(command))
        elif self._failed is not None:
            self._say((self._failed,))

    def _leave(self) -> None:
        self._drop_held()
        self._turn.stop()
        self._host = None
        self._thinking = ()

    # ------------------------------------------------------------ bots

    def _go_on(self) -> None:
        """See who is to be asked next; the question itself is put from the event loop, so commands come first."""
        question = None if self._host is None else self._host.question()
        if self._held is not None and (question is None or question.ticket != self._held.question.ticket):
            self._drop_held()
        self._tell_thinking()
        self._guarded(self._keeping.tell_place)
        if question is not None and self._held is None:
            self._turn.start()
        self._time_reveal()

    def _time_reveal(self) -> None:
        """What is turned up waits for the pause, so that the choice before it may be taken back."""
        is_due = self._host is not None and self._host.is_held
        if is_due and not self._pause.isActive():
            self._pause.start(self._pause_ms)
        elif not is_due and self._held is None:
            self._pause.stop()

    def _take_turn(self) -> None:
        if self._host is None or (question := self._host.question()) is None:
            return
        if question.is_last:
            # Thinking is part of the pause: a bot that needs longer is not made to wait on top.
            self._pause.start(self._pause_ms)
        bot = self._levels[self._host.record.game][question.level]
        try:
            answer = ask(bot, question, self._interrupt.event)
        except Cancelled:
            # The command that interrupted is on its way; it goes on from there, and ends the pause.
            return
        self._held = _Held(question, answer)
        if not question.is_last:
            self._apply_held()

    def _apply_held(self) -> None:
        host, held = self._host, self._held
        self._held = None
        if host is None or held is None:
            return
        if isinstance(held.answer, Stumble):
            self._say(host.stumbled(held.question, held.answer.detail))
        else:
            self._say(host.answer(held.question, held.answer))
        self._go_on()

    def _reveal(self) -> None:
        if self._host is not None:
            self._say(self._host.reveal())
            self._go_on()

    def _drop_held(self) -> None:
        self._pause.stop()
        self._held = None

    # ------------------------------------------------------------ telling

    def _say(self, messages: Messages) -> None:
        for message in messages:
            self._tell(message)
        if self._host is not None and self._host.is_over:
            self._tell_unfinished()

    def _tell(self, message: Message | News | ShelfReply) -> None:
        self.said.emit(message)

    def _tell_thinking(self) -> None:
        thinking = () if self._host is None else self._host.bots_to_act()
        if thinking != self._thinking:
            self._thinking = thinking
            self._tell(Thinking(self._epoch, thinking))

    def _tell_unfinished(self) -> None:
        try:
            news = Unfinished(newest_unfinished(self._keeping.shelter().store, self._mended))
        except RecordError as error:
            self._keeping.open_afresh()
            self._keeping.notice(error)
            news = Unfinished(None)
        if news != self._unfinished:
            self._unfinished = news
            self._tell(news)

    def _fail(self, error: Exception, match_id: str = "") -> None:
        """Leave the match where the journal has it and say what broke."""
        _LOG.error("worker failed", exc_info=error)
        failed = Failed(
            epoch=self._epoch,
            code=_code_of(error),
            detail=_detail_of(error),
            match_id=match_id if self._host is None else self._host.record.match_id,
            params=tuple(sorted(error.params.items())) if isinstance(error, CodedError) else (),
        )
        self._failed = failed
        if self._host is not None:
            self._broken_off = self._host.record
        self._leave()
        self._tell(failed)
        # Whatever is wrong with the open file, the next use opens it afresh and looks at it closely.
        self._keeping.open_afresh()
        self._tell_unfinished()

    # ------------------------------------------------------------ the store

    def _use_idle_time(self) -> None:
        if self._turn.isActive() or self._pause.isActive():
            self._idle.start(keeping.IDLE_MS)
            return
        rest_ms = self._keeping.use_idle_time()
        if rest_ms is not None:
            self._idle.start(rest_ms)
        self._mend()

    def _mend(self) -> None:
        """Close a damaged store once no match lies on the table; it is mended as it is opened."""
        if self._keeping.is_suspect and self._host is None:
            self._keeping.close()
            self._tell_unfinished()

    def _mended(self, match_id: str) -> bool:
        is_on_table = self._host is not None and self._host.record.match_id == match_id
        return not is_on_table and self._keeping.mended(match_id)


def _mark(store: Store, record: GameRecord) -> Mark:
    if record.is_training:
        return "training"
    if store.branch_of(record.match_id) is not None:
        return "branch"
    if store.is_assisted(record.match_id):
        return "assisted"
    return "repeat" if facts.is_repeat(store, record.match_id) else ""


def _code_of(error: Exception) -> str:
    if isinstance(error, RecordError | IllegalSetup):
        return error.code
    return "rule_bug" if isinstance(error, RuleBug) else "internal_error"


def _detail_of(error: Exception) -> str:
    """One line of what was foreseen; of anything else also where it happened, which the log may not have kept."""
    if isinstance(error, RecordError | IllegalSetup):
        return f"{type(error).__name__}: {error}"
    return "".join(traceback.format_exception(error)).strip()
