"""A match from a file becomes one of the store, and a stored one becomes a file, be it readable or not.

Owns under which id a foreign match is kept, and the form in which an unreadable one leaves. Must not know threads or
words. Raises only RecordError.
"""

import sqlite3
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import codec, portable
from pega6_desktop.records.history import named, restore
from pega6_desktop.records.journal import Result
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.rescue.carving import TABLES
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


def export_file(store: Store, match_id: str, path: Path) -> bool:
    """Write a stored match as a file; whether it could be read, else it is written just as it is stored.

    Raises RecordError; ``file_unwritable`` leaves whatever was there.
    """
    try:
        times = store.times(match_id)
        record = store.load(match_id)
    except RecordError as error:
        if error.code.startswith("store_"):
            raise
        portable.write_bytes(path, _as_it_is(store, match_id, str(error)))
        return False
    portable.write(path, Portable(record, times if times.begun_at and times.played_at else None))
    return True


_ABOUT = (
    "A match that Pega 6 could not read ({fault}), exactly as it is stored. Another version of the program may open"
    " this file, or it can be put right with an editor: \\xff stands for a byte that is no text. What a file of a match"
    " does not tell stands under also_stored."
)

_TOLD = (
    *(
        "format",
        "match_id",
        "game",
        "rules_version",
        "variant",
        "edition",
        "options",
        "seed",
        "final_hash",
        "is_training",
    ),
    *("begun_at", "played_at"),
)
"""What a file tells of a match besides its seats and moves, named as the columns of the store."""


def _as_it_is(store: Store, match_id: str, fault: str) -> bytes:
    """A file of whatever is stored of the match, readable or not. Raises RecordError ``unknown_match``."""
    where, values = named(match_id)
    with store.transaction() as connection:
        found = connection.cursor()
        found.row_factory = _raw
        connection.text_factory = bytes
        try:
            matches, seats, moves, results = (
                found.execute(
                    f"SELECT * FROM {table} WHERE match_id = (SELECT match_id FROM matches WHERE {where}) ORDER BY 2",
                    values,
                ).fetchall()
                for table in TABLES
            )
        finally:
            connection.text_factory = codec.legible
    if not matches:
        raise RecordError("unknown_match", match_id=match_id)
    match = matches[0]
    with suppress(msgspec.DecodeError, RecursionError, TypeError):
        match["options"] = msgspec.json.decode(match["options"])
    plain = {
        "about": _ABOUT.replace("{fault}", fault),
        **{name: match.pop(name) for name in _TOLD},
        "seats": seats,
        "moves": [[move["seat"], move["move"]] for move in moves],
        "also_stored": {**match, "results": results},
    }
    return msgspec.json.format(msgspec.json.encode(plain), indent=1)


def _raw(cursor: sqlite3.Cursor, row: tuple[object, ...]) -> dict[str, object]:
    """A row of bytes and numbers by the names of its columns, every byte of it told."""
    names = (column[0] for column in cursor.description)
    return {
        name: value.decode(errors="backslashreplace") if isinstance(value, bytes) else value
        for name, value in zip(names, row, strict=True)
    }
