"""Doubles for the presenter: a match on paper that answers when told to, and a felt that settles when told to."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal

from pega6_desktop.core.errors import IllegalMove, Param
from pega6_desktop.games.pega6.events import Event
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.state import State
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.client import MatchSignals
from pega6_desktop.runtime.messages import BotStumbled, Failed, Opened, Rejected, Rewound, Step, Thinking, Update
from pega6_desktop.ui.table.arrangement import Accents
from pega6_desktop.ui.table.view import CardKey, Explanation, Refusal, StepHint, Target, TrickFlag, ZoneId
from tests.builders import PEGA6, Table

Params = tuple[tuple[str, Param], ...]


class MatchDouble(MatchSignals):
    """What every port to a match says; who it stands for sends it."""

    def hasten(self) -> None:
        """Nothing waits to be turned up."""


class PaperMatch(MatchDouble):
    """The port to a match whose every message is sent by the test. The viewer sits on seat 0."""

    def __init__(self, story: Table, seats: tuple[SeatInfo, ...], viewer: int | None = 0) -> None:
        super().__init__()
        self.state: State = story.state
        self.opened_on = story.state
        self.seats, self.viewer = seats, viewer
        self.epoch = 1
        self.edition = ""
        self.revision = 1
        self.asked: list[Move | str] = []

    # ------------------------------------------------------------ what the presenter asks

    def submit(self, move: object) -> None:
        assert isinstance(move, Move)
        self.asked.append(move)

    def take_back(self, seat: int | None = None, *, is_assisted: bool = False) -> None:
        self.asked.append("take back at any price" if is_assisted else "take back")

    def redo(self, seat: int | None = None) -> None:
        self.asked.append("redo")

    def show(self, seat: int | None, *, is_alone: bool = False) -> None:
        """Nobody shares the screen with the viewer."""

    def hasten(self) -> None:
        self.asked.append("hasten")

    # ------------------------------------------------------------ what the test tells

    def open(self) -> None:
        message = Opened(
            self.epoch,
            self.revision,
            "match",
            "pega6",
            "base",
            self.seats,
            PEGA6.observe(self.state, self.viewer),
            is_resumed=True,
        )
        self.opened.emit(message)

    def answer(self) -> None:
        """Obey the last command of the viewer, or refuse it as the rules do."""
        asked = self.asked[-1]
        try:
            events = PEGA6.retract(self.state, 0) if isinstance(asked, str) else PEGA6.decide(self.state, 0, asked)
        except IllegalMove as refused:
            self.reject(refused.code, refused.rule, tuple(sorted(refused.params.items())))
        else:
            self.happen(events)

    def go_back(self) -> None:
        """The match stands where it was opened."""
        self.state = self.opened_on
        self.revision += 1
        seen = PEGA6.observe(self.state, self.viewer)
        self.rewound.emit(Rewound(self.epoch, self.revision, seen, is_again=False, mark=""))

    def reject(self, code: str, rule: str = "", params: Params = (), *, is_stale: bool = False) -> None:
        seen = PEGA6.observe(self.state, self.viewer)
        self.rejected.emit(Rejected(self.epoch, self.revision, 0, code, rule, params, seen, is_stale))

    def play(self, seat: int, card: int) -> None:
        """Somebody lays a card."""
        self.happen(PEGA6.decide(self.state, seat, PlayCard(card)))

    def take(self, seat: int, row: int) -> None:
        """Somebody takes the row of this number, from 1."""
        self.happen(PEGA6.decide(self.state, seat, TakeRow(row - 1)))

    def happen(self, events: Iterable[Event], epoch: int | None = None) -> None:
        self.updated.emit(Update(self.epoch if epoch is None else epoch, self.revision, self.steps(events)))

    def steps(self, events: Iterable[Event]) -> tuple[Step, ...]:
        told = []
        for event in events:
            self.state = PEGA6.evolve(self.state, event)
            told.append(Step(PEGA6.redact(event, self.viewer), PEGA6.observe(self.state, self.viewer)))
        self.revision += 1
        return tuple(told)

    def think(self, *seats: int) -> None:
        self.thinking.emit(Thinking(self.epoch, seats))

    def stumble(self, seat: int) -> None:
        self.stumbled.emit(BotStumbled(self.epoch, seat, "no answer"))

    def fail(self, code: str = "internal_error") -> None:
        self.failed.emit(Failed(self.epoch, code, "detail", "", ()))


class PaperFelt(QObject):
    """A felt without pixels: it remembers what it was asked, and a step runs until the test lets it settle."""

    settled = Signal()
    landed = Signal()
    acted = Signal(object)
    recalled = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []
        self.is_running = False
        self.is_seen = True
        self.is_still = False
        self.finishes = 0
        self.liftable: tuple[CardKey, ...] = ()
        self.lifted: CardKey | None = None
        self.lifts: list[CardKey | None] = []
        self.picked: CardKey | None = None
        self.gathered: frozenset[CardKey | ZoneId] = frozenset()
        self.focus: CardKey | None = None
        self.ringed: ZoneId | None = None
        self.lit: tuple[Target, ...] = ()
        self.aimed: ZoneId | None = None
        self.refused: list[tuple[CardKey | None, ZoneId | None, str]] = []
        self.bubble: str = ""
        self.pointed: CardKey | None = None
        self.held: CardKey | None = None

    # ------------------------------------------------------------ what the presenter asks

    def isVisible(self) -> bool:  # noqa: N802 - Qt's name
        return self.is_seen

    def show_table(self, hint: StepHint | None) -> None:
        self.shown.append("at once" if hint is None else hint.kind)
        self.is_running = True

    def tell(self) -> None:
        """No plates stand here."""

    def finish(self) -> None:
        self.finishes += 1

    def stand_out(self, accents: Accents) -> None:
        self.liftable = tuple(sorted(accents.liftable))
        self.picked, self.gathered = accents.picked, accents.gathered
        self.focus, self.ringed, self.held = accents.focused, accents.ringed, accents.revocable
        self.lit, self.aimed = accents.targets, accents.aimed
        if accents.lifted is not None or self.lifted is not None:
            self.lifted = accents.lifted
            self.lifts.append(accents.lifted)

    def send_home(self) -> None:
        self.lifts.append(None)

    def refuse(self, key: CardKey | None, zone: ZoneId | None, refusal: Refusal) -> None:
        self.refused.append((key, zone, refusal.text))
        self.bubble = "" if refusal.explanation is None else refusal.explanation.title

    def recall(self, flag: TrickFlag | None) -> None:
        """No flags hang here."""

    def explain(self, explanation: Explanation, key: CardKey | None) -> None:
        self.bubble = explanation.title

    def hide_bubble(self) -> None:
        self.bubble = ""

    def pointed_card(self) -> CardKey | None:
        return self.pointed

    # ------------------------------------------------------------ what the test does

    def settle(self) -> None:
        """The step that runs is at rest."""
        assert self.is_running, "nothing runs"
        self.is_running = False
        self.settled.emit()

    def settle_all(self) -> None:
        """Everything is at rest, however many steps follow each other."""
        while self.is_running:
            self.settle()

    def turn(self, *, is_seen: bool) -> None:
        """The felt comes into sight or goes out of it; a hidden one stops in mid-step and says nothing."""
        self.is_seen = is_seen
        if not is_seen:
            self.is_running = False
        kind = QEvent.Type.Show if is_seen else QEvent.Type.Hide
        QCoreApplication.sendEvent(self, QEvent(kind))
