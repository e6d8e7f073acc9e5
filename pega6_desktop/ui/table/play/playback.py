"""Plays what the match tells, one step after the other, at the pace of the felt.

Owns the queue of steps, the table as it is shown now, and the gates at which it waits for the player. Must not know any
game, nor what the player does.
"""

from collections import deque
from collections.abc import Callable
from typing import Literal, assert_never

import msgspec
from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, QTimer, Signal, Slot

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import BotStumbled, Opened, Rewound, Seen, Shown, Step, Thinking
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.models import Broke, Happened, MatchLog, Resumed, Stumbled, TableModels, Turned
from pega6_desktop.ui.table.play.ports import TablePort
from pega6_desktop.ui.table.view import StatusView, StepHint


class Refresh(msgspec.Struct, frozen=True):
    """Show the same table again: words have changed."""


Lens = Callable[[TableView, Seen], TableView]


class Moving(msgspec.Struct, frozen=True):
    """A step or one of the moments before (is_before) and after it, in which the table stays what it is (is_beat), and
    how it moves.
    """

    step: Step
    hint: StepHint
    is_before: bool = False
    is_beat: bool = False

    @property
    def is_calm(self) -> bool:
        """Whether the player goes on playing during it."""
        return self.hint.kind in _CALM and not self.hint.rest


Told = Step | BotStumbled | Thinking
Item = Moving | BotStumbled | Thinking | Shown | Refresh
Gate = Literal["", "round", "match"]
"""What the table waits at; empty while it waits for nothing."""

_BEFORE_REVEAL = frozenset({"choose", "take_back", "deal"})

_TOLD = frozenset({"deal", "reveal", "place", "take", "beat"})
"""Kinds of steps that are told in the status line while they run, as are all others that rest."""

_GOING = frozenset({"deal", "place", "take", "gate"})
"""Kinds of steps before whose end nobody is asked for anything, nor told what is to come of them."""

_CALM = frozenset({"choose", "take_back", "quiet"})


_NOTHING = StepHint("quiet")

SECOND_PRESS_MS = 400
"""Who asks to skip again within this time wants to see nothing more of the trick."""


class Playback(QObject):
    """The queue of steps. Every ``show_table`` is answered by the felt's ``settled`` before the next one follows.

    played: the table shows something else now. gate_reached: it waits for ``go_on`` ("round" or "match").
    sounded: a sound that belongs to what begins to move.
    """

    played = Signal()
    sounded = Signal(str)
    gate_reached = Signal(str)

    def __init__(
        self,
        board: Board,
        models: TableModels,
        area: TablePort,
        parent: QObject,
        lens: Lens | None = None,
    ) -> None:
        """lens: what is added to a view before it is shown, for whoever may see more than its viewer."""
        super().__init__(parent)
        self._lens = lens
        self._models, self._area = models, area
        self.board = board
        """The board of the match on the table; before the first match that of some game."""
        self._match_log = MatchLog(board, models)
        self._queue: deque[Item] = deque()
        self.seats: tuple[SeatInfo, ...] = ()
        """Who sits where."""
        self.seen: Seen | None = None
        """The table as it is shown now; None before the first match."""
        self._thinking: tuple[int, ...] = ()
        self.telling: StatusView | None = None
        """What is happening on the table now, in words; None where it lies still."""
        self._said: Moving | None = None
        self._news: list[Moving] = []
        self._landing = ""
        self._skipped = QDeadlineTimer()
        self._is_cut_short = self._is_stopped = self._is_hurried = False
        self._is_waiting = self._is_blocked = self._is_stalled = self._is_going = False
        self.is_veiled = False
        """Whether what only the viewer may see is kept from the table."""
        self.gate: Gate = ""
        """What the table waits at for the player to go on."""
        self._due: Gate = ""
        area.settled.connect(self._on_settled)
        area.landed.connect(self._on_landed)
        # A felt that is hidden stops in mid-step and does not say that it has settled.
        self._nudge = QTimer(self, singleShot=True, interval=0)
        self._nudge.timeout.connect(self._on_nudged)
        area.installEventFilter(self)

    # ------------------------------------------------------------ what is shown

    @property
    def newest(self) -> Seen | None:
        """The table as it will be when everything is played."""
        for item in reversed(self._queue):
            if isinstance(item, Moving):
                return item.step.observation
            if isinstance(item, Shown):
                return item.observation
        return self.seen

    @property
    def newest_legal(self) -> tuple[object, ...]:
        """What may be played when everything is played."""
        newest = self.newest
        return () if newest is None else newest.legal

    @property
    def is_busy(self) -> bool:
        """Whether steps run, or are still to run, that the player has to wait for: others may be played after them."""
        if self._is_blocked or not self._queue:
            return self._is_blocked
        is_blocking = any(isinstance(item, Moving) and not item.is_calm for item in self._queue)
        return is_blocking or (self.seen is not None and self.seen.legal != self.newest_legal)

    @property
    def is_idle(self) -> bool:
        """Whether everything told is shown and nothing runs or waits."""
        return not (self._queue or self._is_waiting or self.gate or self._due or self.is_veiled)

    @property
    def is_at_rest(self) -> bool:
        """Whether everything told is shown and lies still, be it before a gate."""
        return not (self._queue or self._is_waiting)

    @property
    def news(self) -> tuple[StatusView, ...]:
        """What has happened without being seen since the viewer's last move, where nothing moves."""
        return tuple([self._worded(moving) for moving in self._news])

    def forget_news(self) -> None:
        """What has happened is known: the viewer has moved on."""
        self._news.clear()

    # ------------------------------------------------------------ what is told

    def open(self, message: Opened, board: Board) -> None:
        """Another match is on the table: show it at once and forget everything of the last one."""
        self.board = board
        self._queue.clear()
        self._is_waiting = self._is_blocked = self._is_hurried = self._is_stalled = self.is_veiled = False
        self._is_going = False
        self._thinking, self.gate, self._due = (), "", ""
        self._is_cut_short, self.telling, self._said = False, None, None
        self._news.clear()
        self.seats, self.seen = message.seats, message.observation
        self._match_log.begin(board, message.seats, message.observation, message.past)
        self.show_view()
        if message.is_resumed:
            self._match_log.tell(Resumed(message.observation))
        self._show(None)
        self.played.emit()
        if message.observation.score.outcome is not None:
            self._open_gate("match")

    def rewind(self, message: Rewound) -> None:
        """The match stands at another moment: show it at once; what has been told stays told."""
        self._match_log.tell(Turned(message.is_again))
        self.stand_at(message.observation)

    def stand_at(self, observation: Seen) -> None:
        """Forget what is still to be played, and show this table at once."""
        thinking = [item.seats for item in self._queue if isinstance(item, Thinking)]
        self._thinking = thinking[-1] if thinking else self._thinking
        self._queue.clear()
        self._is_waiting = self._is_blocked = self._is_hurried = self._is_stalled = self._is_going = False
        self.gate, self._due = "", ""
        self._is_cut_short, self.telling, self._said = False, None, None
        self._news.clear()
        self.seen = observation
        self.show_view()
        self._show(None)
        self.played.emit()

    def add(self, *told: Told) -> None:
        """Play these after everything that is still to be played."""
        for one in told:
            self._queue.extend(self._directed(one) if isinstance(one, Step) else (one,))
        self._advance()

    def _directed(self, step: Step) -> list[Moving]:
        """The step between its moments, in the order in which they are played."""
        hint = self.board.hint(step.event)
        if not hint.before and not hint.after:
            return [Moving(step, hint)]
        before = [Moving(step, one, is_before=True, is_beat=True) for one in hint.before]
        return [*before, Moving(step, hint), *(Moving(step, one, is_beat=True) for one in hint.after)]

    def change_viewer(self, message: Shown) -> None:
        """Somebody else looks from now on. Nothing the one before could see is shown again: it is only told."""
        has_secrets = self.is_veiled or (self.seen is not None and self.seen.viewer is not None)
        if not has_secrets:
            self._queue.append(message)
            self._advance()
        elif message.seat is None:
            waiting, self.is_veiled = tuple(self._queue), False
            self._queue.clear()
            for item in waiting:
                self._tell(item)
            self._play(message)

    def _tell(self, item: Item) -> None:
        match item:
            case Moving(step, hint):
                if not item.is_beat:
                    self._match_log.happen(Happened(step.event, hint.kind), step.observation)
            case BotStumbled(seat=seat):
                self._match_log.tell(Stumbled(seat))
            case Thinking(seats=seats):
                self._thinking = seats
            case Shown() | Refresh():
                pass
            case _:
                assert_never(item)

    def tell_trouble(self) -> None:
        """Something of ours failed: the log says so."""
        self._match_log.tell(Broke())

    def veil(self) -> None:
        """Keep from the table, and from the models, what only the viewer may see; what is told has to wait."""
        self.is_veiled, self._is_going = True, False
        self.show_view()
        self._area.show_table(None)

    def unveil(self) -> None:
        """Show everything again, and go on."""
        if self.is_veiled:
            self.is_veiled = False
            self.show_view()
            self._show(None)

    def resync(self, observation: Seen) -> None:
        """Show the table as it is, unless steps that lead there are still to be played."""
        if not self._queue and observation != self.seen:
            self.seen = observation
            self.show_view()
            self._show(None)
            self.played.emit()

    # ------------------------------------------------------------ what the player asks

    def skip(self) -> None:
        """What runs is at its end, a row on its way with its owner; asked again at once, all is up to the next gate."""
        if self._is_waiting:
            self._is_hurried |= not self._skipped.hasExpired()
            self._skipped.setRemainingTime(SECOND_PRESS_MS)
            self._is_cut_short = self._is_stopped
            self._area.finish()

    def go_on(self) -> None:
        """Leave the gate."""
        if self.gate == "round":
            self.gate = ""
            self._advance()
            self.played.emit()

    def retranslate(self) -> None:
        """All words of the table anew; nothing moves."""
        if self.seen is not None:
            self._match_log.retell()
            self.show_view()
            if self.telling is not None and self._said is not None:
                self.telling = self._worded(self._said)
            self._queue.append(Refresh())
            self._advance()

    def show_view(self) -> None:
        """Bring the models in line with the table as it is shown now; what is under way is told when it is there."""
        if self.seen is not None:
            view = self.board.view(self.seen, self.seats, self._thinking)
            view = view if self._lens is None else self._lens(view, self.seen)
            view = view.under_way(self._models.view) if self._is_going else view
            self._models.set_view(view.veiled() if self.is_veiled else view, is_coming=self._is_going)

    # ------------------------------------------------------------ one after the other

    def _advance(self) -> None:
        is_held = self._is_waiting or self.is_veiled or self.gate
        if is_held or not self._area.isVisible():
            return
        item = self._next()
        while isinstance(item, Thinking) and self._queue and isinstance(self._queue[0], Moving | Thinking | Shown):
            self._thinking = item.seats  # what comes at once shows it too
            item = self._next()
        while isinstance(item, Moving) and self._is_unseen(item):
            self._take_in(item, is_instant=self._is_hurried)
            item = self._next()
        if item is None:
            self._is_hurried = False
        else:
            self._play(item)

    def _next(self) -> Item | None:
        """The next one; moments nobody would see are passed over."""
        while self._queue:
            item = self._queue.popleft()
            if not (isinstance(item, Moving) and item.is_beat and self._is_instant(item.hint)):
                return item
        return None

    def _is_instant(self, hint: StepHint) -> bool:
        """Whether the step is not to be seen moving."""
        return self._is_hurried or self._area.is_still or self._lags_behind(hint)

    def _is_unseen(self, moving: Moving) -> bool:
        """Whether the step would be gone before anybody saw it: nothing moves, and something else does at once."""
        if moving.hint == _NOTHING and self._queue and isinstance(self._queue[0], Moving):
            return True
        if not (self._is_hurried or self._area.is_still) or moving.hint.is_gate:
            return False
        return any(
            not ((isinstance(item, Moving) and item.is_beat) or isinstance(item, BotStumbled)) for item in self._queue
        )

    def _take_in(self, moving: Moving, *, is_instant: bool) -> None:
        """Tell what happened, and let it be heard; the table is still to be shown."""
        hint = moving.hint
        self.seen = moving.step.observation
        self._tell(moving)
        if (hint.is_news or hint.landing) and self._area.is_still:
            if hint.is_news:
                self._news.append(moving)
            self._sound("" if is_instant else f"{hint.sound} {hint.landing}")
        elif not is_instant and hint.sound:
            self._sound(hint.sound)

    def _worded(self, moving: Moving) -> StatusView:
        step = moving.step
        return self.board.telling(step.event, step.observation, self.seats, is_before=moving.is_before)

    def _sound(self, names: str) -> None:
        for name in names.split():
            self.sounded.emit(name)

    def _play(self, item: Item) -> None:
        match item:
            case Moving():
                self._play_step(item)
            case Thinking(seats=seats):
                self._thinking = seats
                self.show_view()
                self._show(StepHint("quiet"))
            case Refresh():
                self._show(StepHint("quiet"))
            case Shown(observation=observation):
                self.seen = observation
                self._is_blocked = False
                self.show_view()
                self._show(None)
            case BotStumbled(seat=seat):
                self._match_log.tell(Stumbled(seat))
                self._advance()
            case _:
                assert_never(item)
        self.played.emit()

    def _play_step(self, moving: Moving) -> None:
        hint, is_still = moving.hint, self._area.is_still
        is_instant = self._is_hurried or self._lags_behind(hint)
        if not moving.is_beat:
            self._take_in(moving, is_instant=is_instant)
            self._is_going = hint.kind in _GOING and not (is_instant or is_still)
            self.show_view()
        elif hint.sound:
            self._sound(hint.sound)
        if hint.is_gate and not self._is_gate_next():
            self._due = "round" if moving.step.observation.score.outcome is None else "match"
        self._is_blocked = not moving.is_calm
        self._landing, self._is_stopped = hint.landing, bool(hint.shakes)
        if self._is_blocked and not (is_instant or is_still) and (hint.kind in _TOLD or hint.rest):
            told = self._worded(moving)
            if told.text:
                self._said, self.telling = moving, told
            elif self._said is not None:
                self.telling = self._worded(self._said)
        self._show(None if is_instant else hint)
        if self._is_cut_short:
            self._is_cut_short = False
            self._area.finish()

    def _show(self, hint: StepHint | None) -> None:
        self._is_waiting = True
        self._area.show_table(hint)

    @Slot()
    def _on_landed(self) -> None:
        self._models.tell()
        if self._landing:
            self._sound(self._landing)

    @Slot()
    def _on_settled(self) -> None:
        if not self._is_waiting:
            return
        self._is_stopped, self.telling = False, None
        self._is_waiting = self._is_blocked = self._is_stalled = False
        self._models.tell()
        was_going, self._is_going = self._is_going, False
        due, self._due = self._due, ""
        if due:
            self._open_gate(due)
        self._advance()
        if was_going and not self._is_waiting:  # what waits for all cards to lie is so now
            self.show_view()
            self._area.tell()
        self.played.emit()

    def _open_gate(self, gate: Gate) -> None:
        self.gate = gate
        self._is_hurried = False
        self.gate_reached.emit(gate)

    def _is_gate_next(self) -> bool:
        """The end of a match follows the end of its last round: one gate is enough."""
        following = next((item for item in self._queue if isinstance(item, Moving)), None)
        return following is not None and following.hint.is_gate

    def _lags_behind(self, hint: StepHint) -> bool:
        """Whether a later trick waits already: then only the last one is played at leisure.

        Cards are chosen, and dealt, for the reveal that follows; everything else belongs to the reveal before.
        """
        reveals = 0
        for item in self._queue:
            if isinstance(item, Moving):
                if item.hint.is_gate:
                    break
                reveals += item.hint.kind == "reveal"
        return reveals > (hint.kind in _BEFORE_REVEAL)

    # ------------------------------------------------------------ a felt that is not to be seen

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing is played on a felt nobody sees; it goes on when the felt is back."""
        if event.type() == QEvent.Type.Hide:
            self._is_stalled = self._is_waiting
        elif event.type() == QEvent.Type.Show:
            self._nudge.start()
        return False

    @Slot()
    def _on_nudged(self) -> None:
        if self._is_stalled:
            self._on_settled()
        else:
            self._advance()
