"""A second copy of the store beside it, brought up to date a few matches at a time while nothing else is to be done.

Owns what is copied when. Where the store itself is damaged, ``salvage`` fills from it what is missing; where one match
is, ``mending`` does. Whoever deletes a match, or calls somebody otherwise, does so here at the next start, and what is
gone for good goes here first: so a match that only the copy has was lost, not deleted. Must not know timers.
"""

import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import codec, history, schema, trouble
from pega6_desktop.records.locks import are_refused
from pega6_desktop.records.rescue.carving import TABLES, Carving, Row
from pega6_desktop.records.store import Store

Rows = tuple[tuple[str, Row], ...]

_LOG = logging.getLogger(__name__)

COPY_NAME = "matches-copy.sqlite3"

_MARKS = "deleted_at, (SELECT group_concat(name, char(10)) FROM seats WHERE seats.match_id = matches.match_id)"
"""What may change in a match that nobody plays on."""

_COPIED_AT_ONCE, _COMPARED_AT_ONCE = 3, 250
_CHECKED = 4_000_000
"""A larger copy, in bytes, is believed, for the check takes 8 ms a megabyte: whoever reads it looks at every row."""

_ROOM = 50_000_000
"""So much more than the copy itself must be free on the disk, in bytes."""


def copying(store: Store, folder: Path) -> Iterator[bool]:
    """Copy a little at each step; True while there is more to do, False until something more was played.

    Ends where there is no room, or when the store or the copy cannot be used.
    """
    path = folder / COPY_NAME
    try:
        if shutil.disk_usage(folder).free < 2 * _size(store) + _ROOM:
            return
        with closing(_opened(path)) as copy:
            yield from _marked(store, copy)
            last = copy.execute("SELECT coalesce(max(turn), 0) FROM matches").fetchone()[0]
            while True:
                played = _played_after(store, last)
                with copy:
                    copy.execute("BEGIN IMMEDIATE")
                    for match_id, _ in played:
                        put_rows(copy, match_id, rows_of(store, match_id))
                last = max([last, *(turn for _, turn in played)])
                yield bool(played)
    except (OSError, RecordError) as error:
        _LOG.warning("the copy of the store is not kept up: %s", error)
    except sqlite3.Error as error:
        if trouble.from_sqlite(error, path).code in ("store_full", "store_unwritable", "store_in_use"):
            _LOG.warning("the copy of the store is left as it is: %s", error)
            return
        _LOG.warning("the copy of the store is broken and will be made anew: %s", error)
        with suppress(OSError):
            remove(path)


def lacking(store: Store, path: Path) -> frozenset[str]:
    """Ids of the matches that the copy has and the store has not, not even as deleted. Raises RecordError."""
    if not path.exists():
        return frozenset()
    try:
        with closing(_connected(path)) as copy:
            found = {match_id for (match_id,) in copy.execute("SELECT match_id FROM matches")}
    except sqlite3.Error as error:
        _LOG.warning("the copy of the store cannot be read as one: %s", error)
        found = _carved(path)
    with store.transaction() as connection:
        return frozenset(found).difference(*connection.execute("SELECT match_id FROM matches"))


def _carved(path: Path) -> set[object]:
    try:
        with Carving(path) as carving:
            return {row[0] for table, row in carving.rows() if table == "matches"}
    except OSError as error:
        _LOG.warning("nor in any other way: %s", error)
        return set()


def forget_the_deleted(store: Store, path: Path, now: datetime) -> None:
    """What nobody can have back any more goes for good: from the copy first, then from the store."""
    gone = history.gone(store, now)
    if not gone:
        return
    try:
        if path.exists():
            with closing(_sound(path)) as copy, copy:
                copy.execute("BEGIN IMMEDIATE")
                copy.executemany("DELETE FROM matches WHERE match_id = ?", gone)
        with store.transaction() as connection:
            connection.executemany("DELETE FROM matches WHERE match_id = ?", gone)
    except (OSError, sqlite3.Error, RecordError) as error:
        _LOG.warning("deleted matches stay for another day: %s", error)


def rows_of(store: Store, match_id: str) -> Rows:
    """Everything known about a match, by table; nothing of one that cannot be read. Raises RecordError."""
    try:
        store.load(match_id)
    except RecordError:
        return ()
    with store.transaction() as connection:
        return rows_in(connection, match_id)


def rows_in(connection: sqlite3.Connection, match_id: str) -> Rows:
    """Everything stored about a match, readable or not, by table. Raises sqlite3.Error."""
    return tuple(
        (table, row)
        for table in TABLES
        for row in connection.execute(f"SELECT * FROM {table} WHERE match_id = ?", (match_id,))
    )


def copied_rows(path: Path, match_id: str) -> Rows:
    """Everything the copy has of a match, which nobody else has open; nothing where there is no copy.

    Raises OSError, sqlite3.Error or RecordError where the copy cannot be read.
    """
    if not path.exists():
        return ()
    with closing(_sound(path)) as copy:
        return rows_in(copy, match_id)


def put_rows(target: sqlite3.Connection, match_id: str, rows: Rows) -> None:
    """Put these in place of what the target knows of the match; its facts are counted there anew."""
    if not rows:
        return
    target.execute("DELETE FROM matches WHERE match_id = ?", (match_id,))
    for table, group in groupby(rows, itemgetter(0)):
        values = [row for _, row in group]
        target.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(values[0]))})", values)
    target.execute("UPDATE matches SET is_counted = 0 WHERE match_id = ?", (match_id,))


def _size(store: Store) -> int:
    with store.transaction() as connection:
        return int(
            connection.execute("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").fetchone()[0]
        )


def _played_after(store: Store, last: int) -> list[tuple[str, int]]:
    with store.transaction() as connection:
        return connection.execute(
            "SELECT match_id, turn FROM matches WHERE turn > ? ORDER BY turn LIMIT ?",
            (last, _COPIED_AT_ONCE),
        ).fetchall()


def _opened(path: Path) -> sqlite3.Connection:
    """The copy, made anew where it is broken or of a later version. Raises sqlite3.Error or OSError."""
    try:
        return _sound(path)
    except (sqlite3.Error, UnicodeDecodeError, RecordError):
        remove(path)
        return _sound(path)


def remove(path: Path) -> None:
    """Take a copy away with what belongs to it. Raises OSError."""
    for part in (path, path.with_name(f"{path.name}-journal")):
        part.unlink(missing_ok=True)


def _connected(path: Path) -> sqlite3.Connection:
    # Whoever has the store has the copy: where the system locks no files, the store's own lock stands for both.
    where = f"{path.absolute().as_uri()}?vfs=unix-none" if are_refused(path.parent) else path.absolute().as_uri()
    copy = sqlite3.connect(where, timeout=0, isolation_level=None, uri=True)
    copy.text_factory = codec.legible
    return copy


def _sound(path: Path) -> sqlite3.Connection:
    copy = _connected(path)
    try:
        copy.create_function("folded", 1, str)  # the tables are made with it, though nothing stands in them then
        copy.execute("PRAGMA locking_mode = EXCLUSIVE")
        copy.execute("PRAGMA foreign_keys = ON")
        copy.execute("PRAGMA secure_delete = ON")  # nobody reads from the pages of a broken copy what was deleted
        # Nobody waits for the disk here: what a power cut leaves half written is found by the check, or row by row.
        copy.execute("PRAGMA synchronous = OFF")
        copy.execute("PRAGMA journal_mode = TRUNCATE")
        schema.prepare(copy, is_checked=path.stat().st_size <= _CHECKED)
    except BaseException:
        copy.close()
        raise
    return copy


def _marked(store: Store, copy: sqlite3.Connection) -> Iterator[bool]:
    """Let the copy know what was deleted in the store, what was had back, and who is called otherwise."""
    after = ""
    while found := copy.execute(
        f"SELECT match_id, {_MARKS} FROM matches WHERE match_id > ? ORDER BY match_id LIMIT ?",
        (after, _COMPARED_AT_ONCE),
    ).fetchall():
        with store.transaction() as connection:
            known = f"SELECT {_MARKS} FROM matches WHERE match_id = ?"
            marks = [
                (match_id, copied, connection.execute(known, (match_id,)).fetchone()) for match_id, *copied in found
            ]
        there = [(match_id, copied, mark) for match_id, copied, mark in marks if mark is not None]
        with copy:
            copy.execute("BEGIN IMMEDIATE")
            copy.executemany(
                "UPDATE matches SET deleted_at = ? WHERE match_id = ?",
                [(mark[0], match_id) for match_id, copied, mark in there if mark[0] != copied[0]],
            )
            for match_id in [match_id for match_id, copied, mark in there if mark[1] != copied[1]]:
                put_rows(copy, match_id, rows_of(store, match_id))
        after = found[-1][0]
        yield True
