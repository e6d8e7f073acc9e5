"""A record becomes a table again: load, resume, replay and bug reports are this one function.

Owns the way from moves to states. Bots are never asked again: their moves are in the record. Must not know files.
Codes: ``unknown_game``, ``unknown_rules`` (a later version of its rules), ``unplayable_setup``, ``diverged`` (move n
cannot be played), ``hash_differs``.
"""

from collections.abc import Iterator
from functools import reduce
from typing import Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from pega6_desktop.core.errors import CodedError, IllegalMove, IllegalSetup, RecordError
from pega6_desktop.core.game import Game
from pega6_desktop.core.scores import Outcome
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import GameRecord

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
O_co = TypeVar("O_co", covariant=True)


class Diverged(RecordError):
    """The rules do not allow a recorded move. ``prefix`` is the record up to the last move they do allow."""

    def __init__(self, prefix: GameRecord, reason: str, rule: str = "") -> None:
        wrong = len(prefix.moves)
        super().__init__("diverged", rule, move=wrong, reason=reason)
        self.prefix = prefix


class Replayed(msgspec.Struct, frozen=True):
    """Where a record leads: the last state, its canonical hash, the moves played, and the outcome when it is over."""

    state: object
    hash: str
    moves: int
    outcome: Outcome | None


def replay(record: GameRecord) -> Replayed:
    """Play the record from its first move.

    Raises:
        RecordError: see the module; ``diverged`` is a Diverged and carries the readable prefix.
    """
    if record.game not in GAMES:
        raise RecordError("unknown_game", game=record.game)
    game = GAMES[record.game]
    state = rebuilt(game, record)
    return Replayed(state, game.hash(state), len(record.moves), game.outcome(state))


def begun(game: Game[S, M, E, O_co], record: GameRecord) -> S:
    """The table of this record before its first deal. Raises RecordError ``unknown_rules`` or ``unplayable_setup``."""
    try:
        options, seats = dict(record.options), len(record.seats)
        setup = game.setup(record.variant, options, seats, record.seed, record.rules_version)
    except IllegalSetup as error:
        if error.code == "unknown_rules":
            known = max(game.versions)
            raise RecordError("unknown_rules", game=record.game, version=record.rules_version, known=known) from error
        raise RecordError("unplayable_setup", error.rule, reason=error.code, detail=str(error)) from error
    return game.initial(setup)


def rebuilt(game: Game[S, M, E, O_co], record: GameRecord) -> S:
    """The state after all moves of the record, its final hash checked. Raises RecordError."""
    _, state = _opened(game, begun(game, record))
    for index in range(len(record.moves)):
        _, state = _after(game, state, record, index)
    if record.final_hash is not None and record.final_hash != game.hash(state):
        raise RecordError("hash_differs", expected=record.final_hash, found=game.hash(state))
    return state


class Told(NamedTuple, Generic[S, E]):
    """One event and the state right after it. moves: of the record, up to and with the one it belongs to; 0 for the
    opening. is_last: no event follows before the next move.
    """

    moves: int
    state: S
    event: E
    is_last: bool


def told(game: Game[S, M, E, O_co], record: GameRecord) -> Iterator[Told[S, E]]:
    """Every event of the record in its order. Raises RecordError as it goes."""
    state = begun(game, record)
    events, after = _opened(game, state)
    for moves in range(len(record.moves) + 1):
        for number, event in enumerate(events, 1):
            is_last = number == len(events)
            state = after if is_last else game.evolve(state, event)
            yield Told(moves, state, event, is_last)
        if moves < len(record.moves):
            events, after = _after(game, state, record, moves)


def retold(game: Game[S, M, E, O_co], record: GameRecord) -> Iterator[tuple[S, E]]:
    """Every event of the record in its order, each with the state right after it. Raises RecordError as it goes."""
    return ((one.state, one.event) for one in told(game, record))


def _opened(game: Game[S, M, E, O_co], state: S) -> tuple[tuple[E, ...], S]:
    events = game.opening(state)
    return events, reduce(game.evolve, events, state)


def _after(game: Game[S, M, E, O_co], state: S, record: GameRecord, index: int) -> tuple[tuple[E, ...], S]:
    move = record.moves[index]
    try:
        if not 0 <= move.seat < len(record.seats):
            raise IllegalMove("no_such_seat")
        return game.after(state, move.seat, game.parse_move(move.text))
    except CodedError as error:
        prefix = replace(record, moves=record.moves[:index], final_hash=None)
        raise Diverged(prefix, error.code, error.rule) from error
