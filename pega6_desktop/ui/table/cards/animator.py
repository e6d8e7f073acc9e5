"""The clocks of the felt: steps are played and ended, heads that landed with a player count up at the plate, and faces
are made at what has happened.

Owns when the legs of a plan start, when the next step may begin, the rhythm of counting, and how long faces are made.
Must not know games, models, the mouse, nor how a plate looks.
"""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QDeadlineTimer, QObject, QPauseAnimation, QTimer, Signal, Slot

from pega6_desktop.ui.table.cards.items import CardItem, CardItems, face_of
from pega6_desktop.ui.table.cards.motions import Phase, Plan
from pega6_desktop.ui.table.cards.tempo import COUNT_AT_MOST, COUNT_PER_HEAD, GAINED, Pace
from pega6_desktop.ui.table.view import CardKey, CardView, OwnFace

AFTER_MS = 250
"""How long after its end a press is taken for one that came too late to skip."""


class _Run:
    """A step that is being played."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.leaving: dict[CardKey, CardItem] = {}
        self.clocks: list[QPauseAnimation] = []


class Animator(QObject):
    """Plays plans on a stage; a new step may begin before the last one is at rest.

    settled: the step shown last is at rest, or the next one may begin. Never emitted from within play or finish.
    """

    settled = Signal()

    def __init__(self, stage: CardItems, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._runs: list[_Run] = []
        self._latest: _Run | None = None
        self._is_owing = False
        self._ended = QDeadlineTimer()
        self._announcement = QTimer(self)
        self._announcement.setInterval(0)
        self._announcement.setSingleShot(True)
        self._announcement.timeout.connect(self._announce)

    @property
    def is_blocking(self) -> bool:
        """Whether a step runs that the player has to wait for."""
        return any(run.plan.is_blocking for run in self._runs)

    @property
    def is_just_over(self) -> bool:
        """Whether a step the player had to wait for ended a moment ago: a press may still be meant for it."""
        return not self._ended.hasExpired()

    @property
    def is_running(self) -> bool:
        """Whether any step runs."""
        return bool(self._runs)

    def play(self, plan: Plan, faces: Mapping[CardKey, CardView], on_landed: Callable[[], None]) -> None:
        """Start the step: cards that are on the stage go, turn over, come or leave as planned.

        on_landed is called when what is taken has reached its owner, or everything is where it goes.
        """
        self._is_owing = True
        run = self._latest = _Run(plan)
        self._runs.append(run)
        self._leave(run)
        self._enter(plan, faces)
        self._turn(plan, faces)
        self._start(run, plan.phases[0])
        if not plan.total:
            self._close(run)
            self._announcement.start()
            return
        for phase in plan.phases[1:]:
            self._after(run, phase.at, partial(self._start, run, phase))
        for key in plan.shakes:
            if (item := self._stage.items.get(key)) is not None:
                item.tremble(plan.shake_ms)
        if plan.lands_at:
            self._after(run, plan.lands_at, on_landed)
        if 0 < plan.next < plan.total:
            self._after(run, plan.next, partial(self._announce_for, run))
        self._after(run, plan.total, partial(self._end, run))

    def owe_settled(self) -> None:
        """Announce `settled` as soon as control is back in the event loop: the table was shown at once."""
        self._is_owing = True
        self._announcement.start()

    def finish(self) -> None:
        """End every step now; the cards are at their poses afterwards."""
        for run in tuple(self._runs):
            for phase in run.plan.phases:
                self._stage.belong({key: leg.pose for key, leg in phase.legs.items()})
            self._close(run)
        self._stage.settle()
        if self._is_owing:
            self._announcement.start()

    def halt(self) -> None:
        """End everything and say nothing more: the table is being closed."""
        self.finish()
        self._is_owing = False
        self._announcement.stop()

    def _leave(self, run: _Run) -> None:
        for key in run.plan.vanished:
            self._stage.remove(key)
        for key in run.plan.leaving:
            item = self._stage.release(key)
            if item is not None:
                run.leaving[key] = item

    def _enter(self, plan: Plan, faces: Mapping[CardKey, CardView]) -> None:
        for key, (pose, opacity) in plan.starts.items():
            self._stage.add(key, faces[key], pose).setOpacity(opacity)

    def _turn(self, plan: Plan, faces: Mapping[CardKey, CardView]) -> None:
        for key, item in self._stage.items.items():
            card = faces.get(key)
            if card is None or card.face == item.face or (face := face_of(card)) == item.face:
                continue
            if isinstance(face, OwnFace) and isinstance(item.face, OwnFace) and not face.turns_over_from(item.face):
                item.show_face(face)
            else:
                item.flip(face, *plan.flip_ms)

    def _start(self, run: _Run, phase: Phase) -> None:
        for key, leg in phase.legs.items():
            if key in run.leaving:
                run.leaving[key].travel(leg)
            else:
                self._stage.travel(key, leg)

    def _after(self, run: _Run, ms: int, call: Callable[[], None]) -> None:
        clock = QPauseAnimation(ms, self)
        clock.finished.connect(call)
        run.clocks.append(clock)
        clock.start()

    def _end(self, run: _Run) -> None:
        for phase in run.plan.phases:
            for key, leg in phase.legs.items():
                item = self._stage.items.get(key)
                if item is not None and item.is_moving and item.pose == leg.pose and key != self._stage.held:
                    item.settle()
        self._close(run)
        self._announce_for(run)

    def _announce_for(self, run: _Run) -> None:
        """A step that ends while a later one is played says nothing of that."""
        if run is self._latest:
            self._announce()

    def _close(self, run: _Run) -> None:
        self._runs.remove(run)
        if run.plan.is_blocking:
            self._ended.setRemainingTime(AFTER_MS)
        for clock in run.clocks:
            clock.stop()
            clock.deleteLater()
        self._stage.bury(run.leaving.values())

    def _announce(self) -> None:
        if self._is_owing:
            self._is_owing = False
            self.settled.emit()


class Counting(QObject):
    """Counts heads up, one by one, for several players at once.

    owed: heads by seat that the plates do not show yet. changed: it is less now. gained: heads by seat that have landed
    a moment ago, moods: faces by seat that are made at something; gained_changed: either are others now.
    """

    changed = Signal()
    gained_changed = Signal()

    def __init__(self, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._pace = pace
        self._owed: dict[int, int] = {}
        self._landing: dict[int, int] = {}
        self._gained: dict[int, int] = {}
        self._coming: dict[int, str] = {}
        self._moods: dict[int, str] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._count)
        self._fading = QTimer(self, singleShot=True)
        self._fading.timeout.connect(self.forget)

    @property
    def owed(self) -> Mapping[int, int]:
        """Heads by seat that the plates do not show yet."""
        return self._owed

    @property
    def gained(self) -> Mapping[int, int]:
        """Heads by seat that have just landed."""
        return self._gained

    @property
    def moods(self) -> Mapping[int, str]:
        """Faces by seat, of ``look.pictures.MOODS``, that are made now."""
        return self._moods

    def owe(self, seat: int, heads: int) -> None:
        """Hold these heads back until `start`."""
        if heads > 0:
            self._owed[seat] = self._owed.get(seat, 0) + heads
            self._landing[seat] = heads

    def feel(self, moods: Mapping[int, str]) -> None:
        """Let these faces be made once that has landed."""
        self._coming = dict(moods)

    def start(self) -> None:
        """Count what is owed now: 40 ms a head, at most 320 in all."""
        self.land()
        if not self._owed:
            return
        most = max(self._owed.values())
        step = self._pace.ms(min(COUNT_PER_HEAD, COUNT_AT_MOST / most))
        if step <= 0:
            self.finish()
        else:
            self._timer.start(step)

    def finish(self) -> None:
        """Show all heads now; that they have landed is seen as long as ever."""
        self._timer.stop()
        self.land()
        if self._owed:
            self._owed.clear()
            self.changed.emit()

    @Slot()
    def forget(self) -> None:
        """That heads have landed is seen no longer, and all faces are calm."""
        self._fading.stop()
        self._landing.clear()
        self._coming.clear()
        if self._gained or self._moods:
            self._gained.clear()
            self._moods.clear()
            self.gained_changed.emit()

    def land(self) -> None:
        """Let it be seen what has landed by now, and the faces made at it."""
        if (self._landing or self._coming) and (ms := self._pace.ms(GAINED)) > 0:
            self._gained |= self._landing
            self._moods |= self._coming
            self._landing.clear()
            self._coming.clear()
            self._fading.start(ms)
            self.gained_changed.emit()

    def _count(self) -> None:
        self._owed = {seat: heads - 1 for seat, heads in self._owed.items() if heads > 1}
        if not self._owed:
            self._timer.stop()
        self.changed.emit()
