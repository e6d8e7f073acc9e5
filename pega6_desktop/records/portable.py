"""A match as a file of its own, to be kept, given away and opened again: reading, checking, writing.

Owns the file's ending and the order of the checks (kind and size of the file before a byte is read, the text before the
rules). Whatever lies at a path, only a Portable or a RecordError comes out. Codes, besides those of records.codec and
records.replay: ``file_missing``, ``file_not_plain`` (a folder, a device), ``file_unreadable``, ``file_unwritable``,
``file_full`` (no space left), ``hash_missing`` (a match that is over without its final hash), ``hash_early`` (a final
hash although the match is not over).
"""

import stat
from pathlib import Path

import msgspec
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import codec, files, trouble
from pega6_desktop.records.codec import Times
from pega6_desktop.records.journal import Result
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.replay import Diverged, rebuilt

SUFFIX = ".pega6"


class Portable(msgspec.Struct, frozen=True):
    """What a file holds: the match, and when it was played where the file tells it."""

    record: GameRecord
    times: Times | None = None


def read(path: Path) -> Portable:
    """The match in this file; its moves have not been played yet, see ``examined``. Raises RecordError."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise RecordError("file_not_plain")
        if found.st_size > codec.SIZE_LIMIT:
            raise RecordError("record_too_large", size=found.st_size, limit=codec.SIZE_LIMIT)
        with path.open("rb") as file:
            data = file.read(codec.SIZE_LIMIT + 1)
    except FileNotFoundError as error:
        raise RecordError("file_missing") from error
    except (OSError, ValueError) as error:  # a NUL in a path is a ValueError
        raise RecordError("file_unreadable", detail=_reason(error)) from error
    return Portable(*codec.decode_timed(data))


def examined(record: GameRecord) -> Result | None:
    """Play the match and return its result, None while it goes on.

    Raises:
        RecordError: see records.replay and this module.
    """
    if record.game not in GAMES:
        raise RecordError("unknown_game", game=record.game)
    game = GAMES[record.game]
    state = rebuilt(game, record)
    outcome = game.outcome(state)
    if outcome is None:
        if record.final_hash is not None:
            raise RecordError("hash_early")
        return None
    if record.final_hash is None:
        raise RecordError("hash_missing")
    return Result(record.final_hash, game.observe(state, None).score.totals, outcome.winners)


def rescued(record: GameRecord) -> tuple[GameRecord, Result | None] | None:
    """What of a faulty match the rules allow, with its result; None where not a single move is sound."""
    try:
        return record, examined(record)
    except Diverged as error:
        kept = error.prefix
    except RecordError:
        kept = replace(record, final_hash=None)
    try:
        game = GAMES[kept.game]
        state = rebuilt(game, kept)
    except (KeyError, RecordError):
        return None
    outcome = game.outcome(state)
    if outcome is None:
        return (kept, None) if kept.moves else None
    result = Result(game.hash(state), game.observe(state, None).score.totals, outcome.winners)
    return replace(kept, final_hash=result.final_hash), result


def write(path: Path, portable: Portable) -> None:
    """Write the match as a file. Raises as ``write_bytes``."""
    write_bytes(path, codec.encode(portable.record, portable.times))


def write_bytes(path: Path, data: bytes) -> None:
    """Write the file: whole and on the disk, or not at all. Raises RecordError ``file_unwritable`` or ``file_full``."""
    try:
        files.write_whole(path, data)
    except (OSError, ValueError) as error:
        raise _unwritten(error) from error


def _unwritten(error: OSError | ValueError) -> RecordError:
    if isinstance(error, OSError) and error.errno in trouble.FULL:
        return RecordError("file_full")
    return RecordError("file_unwritable", detail=_reason(error))


def _reason(error: OSError | ValueError) -> str:
    """What the system said, without the path: the path may hold anything."""
    return error.strerror or type(error).__name__ if isinstance(error, OSError) else str(error)
