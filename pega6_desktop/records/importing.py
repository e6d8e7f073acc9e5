"""A match from a file becomes one of the store, and a stored one becomes a file.

Owns under which id a foreign match is kept. Must not know threads or words. Raises only RecordError.
"""

from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import codec, portable
from pega6_desktop.records.history import restore
from pega6_desktop.records.journal import Result
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.store import Store


class Imported(msgspec.Struct, frozen=True):
    """The match as it is stored now; is_new: it was not there before."""

    record: GameRecord
    is_new: bool


def import_file(store: Store, path: Path, *, is_part_enough: bool = False) -> Imported:
    """Take the match of a file in. is_part_enough: of a faulty one keep what the rules allow.

    Raises:
        RecordError: see records.portable; nothing was changed.
    """
    found = portable.read(path)
    if not is_part_enough:
        return _kept(store, found, portable.examined(found.record))
    rescued = portable.rescued(found.record)
    if rescued is None:
        raise RecordError("record_empty")
    record, result = rescued
    return _kept(store, Portable(record, found.times), result)


def _kept(store: Store, found: Portable, result: Result | None) -> Imported:
    record = found.record
    if store.knows(record.match_id) and not _is_beginning(record, store.load(record.match_id)):
        # Another match under this id, or one that went on differently: it gets an id made of what it says.
        record = replace(record, match_id=sha256(codec.encode(record)).hexdigest()[:32])
    if store.knows(record.match_id):
        restore(store, record.match_id)
        return Imported(store.load(record.match_id), is_new=False)
    store.take_in(record, result, found.times)
    return Imported(record, is_new=True)


def _is_beginning(record: GameRecord, stored: GameRecord) -> bool:
    head = replace(stored, moves=record.moves, final_hash=record.final_hash)
    is_same = stored.moves == record.moves and stored.final_hash == record.final_hash
    is_shorter = record.final_hash is None and stored.moves[: len(record.moves)] == record.moves
    return head == record and (is_same or is_shorter)


def export_file(store: Store, match_id: str, path: Path) -> None:
    """Write a stored match as a file. Raises RecordError; ``file_unwritable`` leaves whatever was there."""
    times = store.times(match_id)
    is_known = bool(times.begun_at and times.played_at)
    portable.write(path, Portable(store.load(match_id), times if is_known else None))
