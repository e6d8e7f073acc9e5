"""The match itself: rules, record, seats and journal behind commands and messages. Pure: no Qt, thread or clock.

Owns the truth of a match. A move is decided, then played on paper, then written to the journal, and only then is it
true and told; so whatever was told can be rebuilt from the journal, and a move that breaks the rules' own promises
never reaches it. Where several humans share the screen a seat's secrets are told only after it has confirmed that it
looks, and no longer than until it has moved. A choice that would turn cards up by itself is told first and what it
turns up is held, until ``reveal``: so long it may be taken back. Must not know which game is played, how bots think, or
who carries the messages.
"""

from collections.abc import Iterable
from typing import Generic, TypeVar, assert_never, cast

import msgspec
from msgspec.structs import replace

from pega6_desktop.bots.bot import key_of
from pega6_desktop.core.errors import CodedError, IllegalMove, RecordError, StaleRevision
from pega6_desktop.core.game import Game, Observed
from pega6_desktop.core.randomness import picked
from pega6_desktop.records.journal import Journal, Result
from pega6_desktop.records.record import GameRecord, RecordedMove
from pega6_desktop.records.replay import begun, rebuilt, retold, told
from pega6_desktop.runtime.messages import (
    BotStumbled,
    Mark,
    Message,
    Opened,
    Redo,
    Rejected,
    Rewound,
    Show,
    Shown,
    Step,
    Submit,
    TakeBack,
    Update,
)

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
O_co = TypeVar("O_co", bound=Observed[object], covariant=True)

Messages = tuple[Message, ...]


class _Undone(msgspec.Struct, frozen=True):
    """What can be done again: a choice nobody had seen, or (move None) all moves as they stood before going back.

    is_free: nothing hidden had been told in between.
    """

    move: RecordedMove | None
    moves: tuple[RecordedMove, ...] = ()
    is_free: bool = False


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. ticket names the moment: an answer to an earlier one comes too late.

    is_last: no one else owes a decision with this seat, so its answer ends the time to take the last move back, unless
    what it turns up is held. observation is the seat's own;
    key addresses the bot's randomness: the same for the same match, seat and number of moves the seat has made, however
    the choices of the others fell in between, and without a way to the seed (it would tell every hand).
    """

    seat: int
    level: str
    ticket: int
    is_last: bool
    observation: Observed[object]
    key: str


class Host(Generic[S, M, E, O_co]):
    """One match from its record on. See the module for the order in which things become true."""

    def __init__(
        self,
        game: Game[S, M, E, O_co],
        record: GameRecord,
        journal: Journal,
        viewer: int | None,
        *,
        epoch: int = 0,
        mark: Mark = "",
    ) -> None:
        """Play the record up to its last move. mark: the match counts apart already, so nobody need be warned.

        Raises:
            RecordError: see records.replay; ``no_such_seat`` for a viewer who does not sit at the table.
        """
        if viewer is not None and not 0 <= viewer < len(record.seats):
            raise RecordError("no_such_seat", seat=viewer)
        self._game = game
        self._record = record
        self._journal = journal
        self._is_shared = sum(seat.kind == "human" for seat in record.seats) > 1
        self._is_mixed = {"human", "bot"} <= {seat.kind for seat in record.seats}
        self._viewer = None if self._is_shared else viewer
        # With a shared screen: whether the viewer has confirmed that nobody else looks.
        self._is_alone = False
        # With a shared screen: the human who moved last, while that can be taken back and nobody has followed.
        self._last_mover: int | None = None
        self._epoch = epoch
        self._mark = mark
        self._undone: list[_Undone] = []
        self._revision = 0
        self._state = rebuilt(game, record)
        # By seat: the revision at which its present decision (or its waiting) began.
        self._since = [0] * len(record.seats)
        # What the last choice turns up, while a human may still take theirs back.
        self._held: tuple[E, ...] = ()

    @property
    def record(self) -> GameRecord:
        """The match as far as the journal has it."""
        return self._record

    @property
    def revision(self) -> int:
        """Number of the newest table; every change makes a new one."""
        return self._revision

    @property
    def is_held(self) -> bool:
        """Whether everybody has chosen and nothing is turned up yet: a choice may still be taken back."""
        return bool(self._held)

    @property
    def is_over(self) -> bool:
        """True when the match has ended."""
        return self._game.outcome(self._state) is not None

    @property
    def result(self) -> Result | None:
        """How the match ended, None while it goes on."""
        return self._result_of(self._state)

    def observe(self, viewer: int | None) -> O_co:
        """The table as this seat sees it; None for a spectator."""
        return self._game.observe(self._state, viewer)

    def opened(self) -> Messages:
        """The first messages: the table where the record ends; without moves the bare table, then the first deal."""
        if self._record.moves:
            return (self._opening(self._state),)
        before = begun(self._game, self._record)
        opening = self._opening(before)
        steps = self._steps(before, self._game.opening(before), self._viewer)
        self._revision += 1
        return opening, Update(self._epoch, self._revision, steps)

    # ------------------------------------------------------------ commands of people

    def handle(self, command: Submit | TakeBack | Redo | Show) -> Messages:
        """Obey or refuse a command of this epoch.

        Raises:
            RecordError: the journal could not keep the move; nothing has changed.
            RuleBug: the rules broke a promise; nothing has changed.
        """
        try:
            match command:
                case Submit(seat=seat, move=move):
                    self._admit(seat, command.revision)
                    self._admit_mover(seat)
                    said = self._play(seat, self._known(move))
                    self._undone.clear()
                    return said
                case TakeBack(seat=seat):
                    self._admit(seat, command.revision)
                    return self._take_back(seat, is_assisted=command.is_assisted or bool(self._mark))
                case Redo(seat=seat):
                    self._admit(seat, command.revision)
                    return self._redo(seat)
                case Show(seat=seat):
                    return self._show(seat, is_alone=command.is_alone)
                case _:
                    assert_never(command)
        except StaleRevision as error:
            return (self._rejected(command, error, is_stale=True),)
        except IllegalMove as error:
            return (self._rejected(command, error, is_stale=False),)

    def _admit(self, seat: int, revision: int) -> None:
        """Only people's seats, no match that is over, and no command older than the decision it answers.

        What others chose face down in the meantime does not make a command old: the seat's own decision is the same.
        """
        seats = self._record.seats
        if not 0 <= seat < len(seats) or seats[seat].kind != "human":
            raise IllegalMove("not_your_seat", seat=seat)
        if not self._since[seat] <= revision <= self._revision:
            raise StaleRevision("stale", made=revision, now=self._revision)
        if self.is_over:
            raise IllegalMove("match_over")

    def _admit_mover(self, seat: int) -> None:
        """Nobody moves for a seat that is not the one in front of a shared screen."""
        if self._is_shared and seat != self._viewer:
            raise IllegalMove("not_shown", seat=seat)

    def _show(self, seat: int | None, *, is_alone: bool) -> Messages:
        """From now on this seat looks. Raises IllegalMove."""
        if not self._is_shared:
            raise IllegalMove("not_shared")
        if seat is not None:
            self._admit(seat, self._revision)
            if seat not in self._game.to_act(self._state):
                raise IllegalMove("not_your_turn", seat=seat)
            self._last_mover = None
        self._viewer, self._is_alone = seat, is_alone
        return (Shown(self._epoch, self._revision, seat, self.observe(seat)),)

    def _known(self, move: object) -> M:
        """The move, if this game has such a move at all. Raises IllegalMove ``not_a_move``."""
        # A command carries whatever a board made of a click, another game's move or a move with anything in its fields,
        # and no text need come of it. A move is what its own text says; the rest is none.
        try:
            known = self._game.parse_move(self._game.format_move(cast("M", move)))
        except Exception as error:
            raise IllegalMove("not_a_move") from error
        if known != move:
            raise IllegalMove("not_a_move")
        return known

    def _take_back(self, seat: int, *, is_assisted: bool) -> Messages:
        moves = self._record.moves
        index = max((index for index, move in enumerate(moves) if move.seat == seat), default=-1)
        try:
            events = self._game.retract(self._state, seat)
        except IllegalMove as error:
            if self._is_shared or index < 0:
                raise
            is_free = self._is_free(seat, index)
            if not is_free and not is_assisted:
                raise IllegalMove("past_reveal", error.rule) from error
            return self._go_back(index, is_free=is_free)
        if self._is_shared and seat != self._last_mover:
            raise IllegalMove("nothing_to_take_back")
        state, steps = self._played(seat, events)
        self._held = ()
        self._journal.retract(self._record.match_id, index, moves[index])
        self._undone.append(_Undone(moves[index]))
        self._record = replace(self._record, moves=moves[:index] + moves[index + 1 :])
        return self._accept(seat, state, steps)

    def _is_free(self, seat: int, index: int) -> bool:
        """Whether the seat's move of this index, and all since, told the seat nothing hidden."""
        since = (one.event for one in told(self._game, self._record) if one.moves > index)
        return not any(self._game.reveals(event, seat) for event in since)

    def _go_back(self, index: int, *, is_free: bool) -> Messages:
        """To the moment before the move with this index; without is_free, whatever has been seen since."""
        moves = self._record.moves
        said = self._stand_at(moves[:index], is_again=False, is_free=is_free)
        self._undone.append(_Undone(None, moves, is_free))
        return said

    def _redo(self, seat: int) -> Messages:
        """The last thing taken back, once more; what others have chosen unseen in the meantime stands."""
        if self._is_shared or not self._undone:
            raise IllegalMove("nothing_to_redo")
        undone = self._undone[-1]
        if undone.move is None:
            said = self._stand_at(undone.moves, is_again=True, is_free=undone.is_free)
        else:
            said = self._play(seat, self._game.parse_move(undone.move.text))
        self._undone.pop()
        return said

    def _stand_at(self, moves: tuple[RecordedMove, ...], *, is_again: bool, is_free: bool) -> Messages:
        """Another moment of the match, as its moves tell it. Nobody who knew more than the cards allowed is hidden."""
        present = self._record.moves
        kept = next((i for i, (a, b) in enumerate(zip(present, moves, strict=False)) if a != b), len(present))
        kept = min(kept, len(moves))
        record = replace(self._record, moves=moves, final_hash=None)
        state = rebuilt(self._game, record)
        self._journal.rewrite(record.match_id, kept, moves[kept:], is_assisted=not is_free)
        self._record, self._state, self._held = record, state, ()
        if not is_free and self._mark not in ("branch", "training"):
            self._mark = "assisted"
        self._revision += 1
        self._since = [self._revision] * len(self._since)
        return (Rewound(self._epoch, self._revision, self.observe(self._viewer), is_again, self._mark),)

    def _play(self, seat: int, move: M) -> Messages:
        events = self._game.decide(self._state, seat, move)
        laid = self._laid(events)
        state, steps = self._played(seat, events)
        recorded = RecordedMove(seat, self._game.format_move(move))
        result = self._result_of(state)
        self._journal.append(self._record.match_id, len(self._record.moves), recorded, result)
        final = None if result is None else result.final_hash
        self._record = replace(self._record, moves=(*self._record.moves, recorded), final_hash=final)
        if result is None and laid < len(events):
            self._held = events[laid:]
            state, steps = self._played(seat, events[:laid])
        return self._accept(seat, state, steps)

    def _laid(self, events: tuple[E, ...]) -> int:
        """How many of the events only lay something face down: up to where nobody owes anything and a human may still
        take a choice back. All of them where nothing is to be held.

        A match without bots has no bot to wait for: who shares a screen there hands it on, or reveals.
        """
        if not self._is_mixed:
            return len(events)
        state = self._state
        for count, event in enumerate(events, 1):
            state = self._game.evolve(state, event)
            if not self._game.to_act(state) and self._can_be_taken_back(state):
                return count
        return len(events)

    def _can_be_taken_back(self, state: S) -> bool:
        seats = enumerate(self._record.seats)
        return any(info.kind == "human" and self._retracts(state, seat) for seat, info in seats)

    def _retracts(self, state: S, seat: int) -> bool:
        """Whether the seat's last choice can be taken back as if it had never been made."""
        try:
            self._game.retract(state, seat)
        except IllegalMove:
            return False
        return True

    def reveal(self) -> Messages:
        """Turn up what is held; nothing while nothing is."""
        if not self._held:
            return ()
        before = self._state
        steps = self._steps(before, self._held, self._viewer)
        for event in self._held:
            self._state = self._game.evolve(self._state, event)
        self._held = ()
        self._revision += 1
        self._note_decisions(before)
        return (Update(self._epoch, self._revision, steps),)

    # ------------------------------------------------------------ bots

    def bots_to_act(self) -> tuple[int, ...]:
        """Bot seats that may decide now, ascending: whoever chooses with others does not wait for them."""
        to_act = self._game.to_act(self._state)
        return tuple(seat for seat in to_act if self._record.seats[seat].kind == "bot")

    def question(self) -> Question | None:
        """What the next bot is to be asked, None while no bot may decide."""
        bots = self.bots_to_act()
        if not bots:
            return None
        seat = bots[0]
        is_alone = len(self._game.to_act(self._state)) == 1
        return Question(
            seat=seat,
            level=self._record.seats[seat].level,
            ticket=self._revision,
            is_last=is_alone and not self._would_be_held(seat),
            observation=self.observe(seat),
            key=self._key(seat),
        )

    def _would_be_held(self, seat: int) -> bool:
        """Whether the seat's decision turns something up that is held, whatever it decides."""
        events = self._game.decide(self._state, seat, self._game.legal_moves(self._state, seat)[0])
        return self._laid(events) < len(events)

    def answer(self, question: Question, move: object) -> Messages:
        """A bot's answer; one that comes too late is ignored, one that is illegal is replaced. Raises as handle."""
        if question.ticket != self._revision:
            return ()
        legal = self._game.legal_moves(self._state, question.seat)
        for allowed in legal:
            if allowed == move:
                return self._play(question.seat, allowed)
        return self.stumbled(question, f"illegal answer: {move!r}"[:500])

    def stumbled(self, question: Question, detail: str) -> Messages:
        """The bot failed: a legal move picked by address is played for it, and it is said. Raises as handle."""
        if question.ticket != self._revision:
            return ()
        legal = self._game.legal_moves(self._state, question.seat)
        played = self._play(question.seat, picked(legal, self._record.seed, f"stumbled/{question.key}"))
        return BotStumbled(self._epoch, question.seat, detail), *played

    def _key(self, seat: int) -> str:
        made = sum(move.seat == seat for move in self._record.moves)
        return key_of(self._record.match_id, seat, made)

    # ------------------------------------------------------------ from events to messages

    def _viewer_after(self, actor: int, state: S) -> int | None:
        """Who looks once this seat has moved: a person leaves a shared screen, unless the own turn goes on."""
        if not self._is_shared or self._record.seats[actor].kind != "human":
            return self._viewer
        turn = self._game.turn(state)
        goes_on = turn is not None and turn == self._game.turn(self._state) and actor in self._game.to_act(state)
        return self._viewer if goes_on and self._is_alone else None

    def _played(self, actor: int, events: tuple[E, ...]) -> tuple[S, tuple[Step, ...]]:
        """The state after what the seat does, and its steps as they are told. Nothing of this is true yet."""
        state = self._state
        for event in events:
            state = self._game.evolve(state, event)
        return state, self._steps(self._state, events, self._viewer_after(actor, state))

    def _steps(self, state: S, events: Iterable[E], viewer: int | None) -> tuple[Step, ...]:
        """Each event as the viewer sees it, with the table right after it."""
        steps = []
        for event in events:
            state = self._game.evolve(state, event)
            steps.append(Step(self._game.redact(event, viewer), self._game.observe(state, viewer)))
        return tuple(steps)

    def _accept(self, actor: int, state: S, steps: tuple[Step, ...]) -> Messages:
        self._viewer = self._viewer_after(actor, state)
        before, self._state = self._state, state
        self._last_mover = self._mover(actor)
        self._revision += 1
        self._note_decisions(before, actor)
        return (Update(self._epoch, self._revision, steps, self._last_mover),)

    def _mover(self, actor: int) -> int | None:
        """Who may take back at a shared screen, once this seat has moved."""
        mover = actor if self._record.seats[actor].kind == "human" else self._last_mover
        return mover if self._is_shared and mover is not None and self._retracts(self._state, mover) else None

    def _note_decisions(self, before: S, actor: int | None = None) -> None:
        """Whose decision, or waiting, begins with the present table: they have moved, or may do something else now."""
        for seat in range(len(self._since)):
            is_new = self._game.legal_moves(before, seat) != self._game.legal_moves(self._state, seat)
            if seat == actor or is_new:
                self._since[seat] = self._revision

    def _result_of(self, state: S) -> Result | None:
        outcome = self._game.outcome(state)
        if outcome is None:
            return None
        return Result(self._game.hash(state), self._game.observe(state, None).score.totals, outcome.winners)

    def _opening(self, state: S) -> Opened:
        record = self._record
        return Opened(
            epoch=self._epoch,
            revision=self._revision,
            match_id=record.match_id,
            game=record.game,
            variant=record.variant,
            seats=record.seats,
            observation=self._game.observe(state, self._viewer),
            mark=self._mark,
            is_resumed=bool(record.moves),
            past=self._past() if record.moves else (),
        )

    def _past(self) -> tuple[E, ...]:
        """Everything that has happened, as the viewer may see it."""
        return tuple(self._game.redact(event, self._viewer) for _, event in retold(self._game, self._record))

    def _rejected(self, command: Submit | TakeBack | Redo | Show, error: CodedError, *, is_stale: bool) -> Rejected:
        return Rejected(
            epoch=self._epoch,
            revision=self._revision,
            seat=-1 if command.seat is None else command.seat,
            code=error.code,
            rule=error.rule,
            params=tuple(sorted(error.params.items())),
            observation=self.observe(self._viewer),
            is_stale=is_stale,
        )
