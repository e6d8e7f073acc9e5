"""Frozen messages that cross the thread boundary, both ways. Owns the vocabulary between table and worker.

Every message carries the epoch of its match (a later match has a higher one) so that late ones can be told; every
move carries the revision of the table it was made against. Must not know Qt or any one game.
"""

import msgspec

from pega6_desktop.core.errors import Param
from pega6_desktop.core.game import Observed
from pega6_desktop.records.record import GameRecord, SeatInfo

Seen = Observed[object]
"""An observation of whichever game is on the table; the game's board knows which."""

# ---------------------------------------------------------------- commands, table -> worker


class Begin(msgspec.Struct, frozen=True):
    """Begin the match of this record, or go on with it where its moves end. viewer: the seat that looks."""

    epoch: int
    record: GameRecord
    viewer: int | None


class Submit(msgspec.Struct, frozen=True):
    """The seat asks for a move."""

    epoch: int
    revision: int
    seat: int
    move: object


class TakeBack(msgspec.Struct, frozen=True):
    """The seat asks for its last choice back."""

    epoch: int
    revision: int
    seat: int


class SetPace(msgspec.Struct, frozen=True):
    """How long a bot that answers last pretends to think, in milliseconds; 0 means at once."""

    epoch: int
    pause_ms: int


class Close(msgspec.Struct, frozen=True):
    """Leave the match; it stays in the store as it is."""

    epoch: int


Command = Begin | Submit | TakeBack | SetPace | Close

# ---------------------------------------------------------------- messages, worker -> table


class Step(msgspec.Struct, frozen=True):
    """One event as the viewer may see it, and the table right after it."""

    event: object
    observation: Seen


class Opened(msgspec.Struct, frozen=True):
    """A match is on the table: who sits where, what was agreed, and the table as it stands."""

    epoch: int
    revision: int
    match_id: str
    game: str
    variant: str
    seats: tuple[SeatInfo, ...]
    seed: int
    observation: Seen


class Update(msgspec.Struct, frozen=True):
    """What happened since the last message, step by step; already written to the journal."""

    epoch: int
    revision: int
    steps: tuple[Step, ...]


class Rejected(msgspec.Struct, frozen=True):
    """A command was refused and nothing changed: the error's code, rule and parameters, and the table as it is.

    is_stale: the table had moved on; resync without a word.
    """

    epoch: int
    revision: int
    seat: int
    code: str
    rule: str
    params: tuple[tuple[str, Param], ...]
    observation: Seen
    is_stale: bool = False


class Thinking(msgspec.Struct, frozen=True):
    """These bot seats are thinking now."""

    epoch: int
    seats: tuple[int, ...]


class BotStumbled(msgspec.Struct, frozen=True):
    """A bot failed to answer and a legal move was played in its place."""

    epoch: int
    seat: int
    detail: str


class Failed(msgspec.Struct, frozen=True):
    """Something of ours broke: what it was, and the record as far as it is safe (None before a match began)."""

    epoch: int
    code: str
    detail: str
    record: GameRecord | None


Message = Opened | Update | Rejected | Thinking | BotStumbled | Failed
