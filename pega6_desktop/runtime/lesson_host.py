"""One scene of a lesson behind the same messages as a match. Pure: no Qt, thread, clock, record or store.

Owns the truth of the scene, what the others play, and whether the learner's move was the right one. A wrong move is
played out, so that its consequence is seen; then nothing more can be moved until the scene begins again. Must not know
which game is played, nor any words.
"""

from typing import Generic, Literal, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.core.game import Game, Observed
from pega6_desktop.core.lesson import LEARNER, Scene
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Message, Opened, Rejected, Step, Update

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
O_co = TypeVar("O_co", bound=Observed[object], covariant=True)

Answer = Literal["", "right", "wrong"]
"""Empty while the learner still has to do something."""


class LessonHost(Generic[S, M, E, O_co]):
    """A scene from its opening on; ``answer`` tells how it has ended."""

    def __init__(self, game: Game[S, M, E, O_co], scene: Scene, seats: tuple[SeatInfo, ...], epoch: int) -> None:
        """seats: who sits where, for the words of the table."""
        self._game, self._scene, self._seats, self._epoch = game, scene, seats, epoch
        self._revision = 0
        self._decisions = 0
        self._left = [list(moves) for moves in scene.others]
        self._told: list[E] = []
        self.answer: Answer = ""
        self._state = game.initial(game.setup(scene.variant, {}, scene.seats, 0))
        for event in scene.opening:
            self._state = game.evolve(self._state, cast("E", event))
        for seat, text in scene.before:
            self._play(seat, game.parse_move(text))
        self._let_others_play()

    @property
    def wanted(self) -> tuple[M, ...]:
        """What would be right now, the one to be shown first; nothing once the scene has been answered."""
        if self.answer:
            return ()
        legal = self._game.legal_moves(self._state, LEARNER)
        wanted = (self._game.parse_move(text) for text in self._scene.wanted[self._decisions])
        return tuple(move for move in wanted if move in legal)

    def observe(self) -> O_co:
        """The table as the learner sees it; once answered nobody is to act at it."""
        seen = self._game.observe(self._state, LEARNER)
        # Every observation is a struct with these two fields; Observed says only that they can be read.
        return cast("O_co", replace(cast("Struct", seen), legal=(), to_act=())) if self.answer else seen

    def opened(self) -> Opened:
        """The first message: the scene as it stands."""
        return Opened(
            epoch=self._epoch,
            revision=self._revision,
            match_id="",
            game=self._game.id,
            variant=self._scene.variant,
            seats=self._seats,
            observation=self.observe(),
            is_resumed=False,
        )

    def submit(self, move: object) -> Message:
        """The learner's move and all that follows of it, or why it cannot be made."""
        if self.answer:
            return self._rejected(IllegalMove("match_over"), is_stale=True)
        before, self._told = self._state, []
        try:
            text = self._game.format_move(cast("M", move))
            self._play(LEARNER, cast("M", move))
        except IllegalMove as error:
            return self._rejected(error)
        is_right = text in self._scene.wanted[self._decisions]
        self._decisions += 1
        if not is_right:
            self.answer = "wrong"
        elif self._decisions == len(self._scene.wanted):
            self.answer = "right"
        self._let_others_play()
        if not self.answer and self._is_round_over:
            self.answer = "right"
        self._revision += 1
        return Update(self._epoch, self._revision, self._steps(before))

    def refuse(self, code: str) -> Rejected:
        """What a lesson does not have, such as taking back: "Again" puts the scene back."""
        return self._rejected(IllegalMove(code))

    def _play(self, seat: int, move: M) -> None:
        events, self._state = self._game.after(self._state, seat, move)
        self._told.extend(events)

    @property
    def _is_round_over(self) -> bool:
        return bool(self._game.observe(self._state, LEARNER).score.rounds)

    def _let_others_play(self) -> None:
        """Everybody else who may decide does; once answered only what is still written for the turn in progress."""
        while (seat := self._next_other()) is not None:
            legal, written = self._game.legal_moves(self._state, seat), self._written(seat)
            if written in legal:
                self._left[seat].pop(0)
            self._play(seat, written if written is not None and written in legal else legal[0])

    def _next_other(self) -> int | None:
        """Who plays now, the learner last. With the answer given a choice all make at once is another trick, and
        whoever has nothing written another turn: nobody begins them.
        """
        has_rest = self.answer and self._written(LEARNER) in self._game.legal_moves(self._state, LEARNER)
        is_at_end = self.answer and self._game.turn(self._state) is None and not has_rest
        if is_at_end or self._is_round_over:
            return None
        others = (seat for seat in self._game.to_act(self._state) if seat != LEARNER)
        return next((seat for seat in others if self._left[seat] or not self.answer), LEARNER if has_rest else None)

    def _written(self, seat: int) -> M | None:
        """What this seat is to play next, None where nothing is written."""
        return self._game.parse_move(self._left[seat][0]) if self._left[seat] else None

    def _steps(self, state: S) -> tuple[Step, ...]:
        """Each event as the learner sees it, with the table right after it; at the end as ``observe`` has it.

        A round that is over is not told: what was played is still to be seen, and no other round is begun.
        """
        steps = []
        for event in self._told:
            following = self._game.evolve(state, event)
            seen = self._game.observe(following, LEARNER)
            if seen.score.rounds:
                self._state = state
                break
            state = following
            steps.append(Step(self._game.redact(event, LEARNER), seen))
        return (*steps[:-1], replace(steps[-1], observation=self.observe()))

    def _rejected(self, error: IllegalMove, *, is_stale: bool = False) -> Rejected:
        return Rejected(
            epoch=self._epoch,
            revision=self._revision,
            seat=LEARNER,
            code=error.code,
            rule=error.rule,
            params=tuple(sorted(error.params.items())),
            observation=self.observe(),
            is_stale=is_stale,
        )
