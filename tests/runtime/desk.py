"""Matches for the tests of records and runtime: records, journals in memory, bots of every bad habit, and a player.

Owns the words of those tests. Knows no rule: whatever is played comes from the legal moves.
"""

import contextlib
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import msgspec

from pega6_desktop.bots.bot import Bot, Cancelled, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS, Levels
from pega6_desktop.core.errors import RecordError
from pega6_desktop.core.randomness import picked
from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.events import Event
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.state import State
from pega6_desktop.records import codec
from pega6_desktop.records.journal import Result
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.runtime.host import Host
from pega6_desktop.runtime.messages import Message, Redo, Show, Submit, TakeBack

PEGA6 = Pega6()
Pega6Host = Host[State, Move, Event, Observation]

ONE_ROUND: Mapping[str, OptionValue] = {"fixedRounds": 1}
NAMES = ("Ana", "Bia", "Caio", "Duda", "Enzo", "Fábio", "Gil", "Hugo", "Íris", "João")


def record(
    seats: str = "hbbb",
    *,
    seed: int = 7,
    level: str = "random",
    options: Mapping[str, OptionValue] = ONE_ROUND,
    match_id: str = "m-1",
    variant: str = "base",
) -> GameRecord:
    """A match that has not begun. seats: one letter each, h for a human, b for a bot of this level."""
    sitting = [
        SeatInfo(name, "human", avatar=n) if kind == "h" else SeatInfo(name, "bot", level, n)
        for n, (name, kind) in enumerate(zip(NAMES, seats, strict=False))
    ]
    setup = PEGA6.setup(variant, options, len(seats), seed)
    return GameRecord(
        match_id=match_id,
        game="pega6",
        variant=variant,
        options=setup.options,
        seed=seed,
        seats=tuple(sitting),
        rules_version=setup.rules_version,
    )


def played(begun: GameRecord, moves: int | None = None, *, luck: int = 1) -> GameRecord:
    """The match after so many random moves by everybody, or at its end with its final hash."""
    setup = PEGA6.setup(begun.variant, dict(begun.options), len(begun.seats), begun.seed, begun.rules_version)
    state = PEGA6.initial(setup)
    events = PEGA6.opening(state)
    made: list[RecordedMove] = []
    while True:
        for event in events:
            state = PEGA6.evolve(state, event)
        seats = PEGA6.to_act(state)
        if not seats or len(made) == moves:
            break
        seat = picked(seats, luck, f"seat/{len(made)}")
        move = picked(PEGA6.legal_moves(state, seat), luck, f"move/{len(made)}")
        made.append(RecordedMove(seat, PEGA6.format_move(move)))
        events = PEGA6.decide(state, seat, move)
    final = None if seats else PEGA6.hash(state)
    return msgspec.structs.replace(codec.checked(begun), moves=tuple(made), final_hash=final)


def ended(game_id: str, variant: str, seats: tuple[SeatInfo, ...], luck: int) -> tuple[GameRecord, ScoreSheet]:
    """A match of any game by its standard rules, everybody moving at random, and its last score."""
    game = GAMES[game_id]
    setup = game.setup(variant, {}, len(seats), luck)
    state = game.initial(setup)
    events, made = game.opening(state), list[RecordedMove]()
    while True:
        for event in events:
            state = game.evolve(state, event)
        to_act = game.to_act(state)
        if not to_act:
            break
        move = picked(game.legal_moves(state, to_act[0]), luck, f"move/{len(made)}")
        made.append(RecordedMove(to_act[0], game.format_move(move)))
        events = game.decide(state, to_act[0], move)
    match_id, final = f"{game_id}-{luck}", game.hash(state)
    begun = GameRecord(match_id=match_id, game=game_id, variant=variant, options=setup.options, seed=luck, seats=seats)
    return msgspec.structs.replace(begun, moves=tuple(made), final_hash=final), game.observe(state, None).score


# ---------------------------------------------------------------- journals


@dataclass
class Notebook:
    """A journal in memory that minds its page numbers. breaks_at: number of the call that cannot be written."""

    moves: list[RecordedMove] = field(default_factory=list)
    result: Result | None = None
    breaks_at: int | None = None
    calls: int = 0
    is_assisted: bool = False

    def append(self, match_id: str, index: int, move: RecordedMove, result: Result | None = None) -> None:
        self._write()
        assert index == len(self.moves)
        self.moves.append(move)
        self.result = result

    def retract(self, match_id: str, index: int, move: RecordedMove) -> None:
        self._write()
        assert self.moves.pop(index) == move

    def rewrite(self, match_id: str, kept: int, moves: tuple[RecordedMove, ...], *, is_assisted: bool = True) -> None:
        self._write()
        self.moves[kept:] = moves
        self.is_assisted = self.is_assisted or is_assisted

    def _write(self) -> None:
        self.calls += 1
        if self.calls - 1 == self.breaks_at:
            raise RecordError("store_full", path="nowhere")


# ---------------------------------------------------------------- the host, with a human at it


def hosted(
    begun: GameRecord | None = None, journal: Notebook | None = None, viewer: int | None = 0, epoch: int = 3
) -> Pega6Host:
    """A host for this match, writing into a notebook."""
    match = record() if begun is None else begun
    notebook = Notebook(list(match.moves)) if journal is None else journal
    return Host(PEGA6, match, notebook, viewer, epoch=epoch)


def submit(host: Pega6Host, move: object, seat: int = 0, revision: int | None = None) -> tuple[Message, ...]:
    """The seat asks for a move, made against the newest table unless said otherwise."""
    return host.handle(Submit(3, host.revision if revision is None else revision, seat, move))


def take_back(
    host: Pega6Host, seat: int = 0, revision: int | None = None, *, is_assisted: bool = False
) -> tuple[Message, ...]:
    """The seat asks for its choice back."""
    return host.handle(TakeBack(3, host.revision if revision is None else revision, seat, is_assisted))


def redo(host: Pega6Host, seat: int = 0) -> tuple[Message, ...]:
    """The seat asks for what it took back."""
    return host.handle(Redo(3, host.revision, seat))


def show(host: Pega6Host, seat: int | None) -> tuple[Message, ...]:
    """Let this seat look at the screen, or nobody."""
    return host.handle(Show(3, seat, is_alone=False))


def legal(host: Pega6Host, seat: int = 0) -> tuple[Move, ...]:
    """What the seat may do."""
    return host.observe(seat).legal


def bots_answer(host: Pega6Host, levels: Levels = LEVELS["pega6"]) -> list[Message]:
    """Every bot that may decide does; what is held after that is turned up."""
    said: list[Message] = []
    while host.is_held or host.question() is not None:
        said += host.reveal()
        if (question := host.question()) is not None:
            move = levels[question.level].choose(question.observation, ThinkBudget(), question.key)
            said += host.answer(question, move)
    return said


def play_out(host: Pega6Host, choose: Callable[[Observation], Move] = lambda seen: seen.legal[0]) -> list[Message]:
    """Humans and bots play to the end of the match; humans by ``choose``."""
    said: list[Message] = []
    while not host.is_over:
        said += bots_answer(host)
        for seat in host.observe(None).to_act:
            said += submit(host, choose(host.observe(seat)), seat)
    return said


# ---------------------------------------------------------------- bots with habits


class Slow:
    """Thinks until it is interrupted, and says that it has begun."""

    def __init__(self) -> None:
        self.has_begun = threading.Event()

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        self.has_begun.set()
        forever = threading.Event()
        while True:
            budget.checkpoint()
            forever.wait(0.0005)


class Stubborn:
    """Hears that it is interrupted, goes on for a moment all the same, and answers as if nothing had happened."""

    def __init__(self, seconds: float = 0.002) -> None:
        self.has_begun = threading.Event()
        self.may_answer = threading.Event()
        self._slow = Slow()
        self._seconds = seconds

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        self.has_begun.set()
        with contextlib.suppress(Cancelled):
            self._slow.choose(observation, budget, key)
        self.may_answer.wait(self._seconds)
        return observation.legal[0]


class Answering:
    """Answers whatever it was told to answer, or raises it."""

    def __init__(self, answer: object) -> None:
        self._answer = answer

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> object:
        if isinstance(self._answer, BaseException):
            raise self._answer
        return self._answer


def levels_with(**bots: Bot[Observation, object]) -> Mapping[str, Levels]:
    """The catalog with these levels besides its own."""
    return {"pega6": {**LEVELS["pega6"], **bots}}
