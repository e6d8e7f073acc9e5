"""What can still be read of a damaged store becomes a new one: its tables are made anew, its rows taken from the pages.

Owns what becomes of the rows; only reads the damaged file. A match is not played through here unless its result is
gone: one that turns out not to be playable is told so wherever it is looked at.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import portable, schema
from pega6_desktop.records.rescue.carving import TABLES, Carving, Value
from pega6_desktop.records.rescue.rolling_copy import put_rows, rows_in, rows_of
from pega6_desktop.records.store import Store

_IN_ORDER = """UPDATE matches SET turn = ranks.place FROM
    (SELECT match_id AS id, row_number() OVER (ORDER BY turn, played_at, rowid) AS place FROM matches) AS ranks
    WHERE id = match_id"""

_LINES_ALONE = "DELETE FROM matches WHERE match_id NOT IN (SELECT match_id FROM seats UNION SELECT match_id FROM moves)"
"""Of such matches nothing is left but their lines."""

_AFTERWARDS = (
    *(f"DELETE FROM {table} WHERE match_id NOT IN (SELECT match_id FROM matches)" for table in TABLES[1:]),
    "UPDATE matches SET is_counted = 0",
    _IN_ORDER,
    *schema.DERIVED,
)


def salvage(path: Path, copy: Path, target: Path, now: Callable[[], datetime]) -> None:
    """Make a store at ``target`` of what can be read at ``path``; nothing is made where that is nothing.

    copy: an older copy of the store (``rolling_copy``), which fills in for what can not; it may be missing.
    Raises RecordError or OSError where the new one cannot be written, or the old one not be read at all.
    """
    spare = target.with_name(f"spare-{target.name}")
    is_worth_it = False
    try:
        store, whole = _made_of(path, target, now)
        with closing(store):
            if copy.exists():
                with suppress(OSError):  # a copy that cannot be read takes nothing else with it
                    other, _ = _made_of(copy, spare, now)
                    with closing(other):
                        _fill(store, whole, other)
            with store.transaction() as connection:
                connection.execute(_LINES_ALONE)
            _make_up_results(store)
            is_worth_it = bool(store.everything())
    finally:
        spare.unlink(missing_ok=True)
        if not is_worth_it:
            target.unlink(missing_ok=True)


def _made_of(path: Path, target: Path, now: Callable[[], datetime]) -> tuple[Store, set[str]]:
    """A new store at ``target`` with every row that can be read at ``path``, and the tables that were whole there."""
    target.unlink(missing_ok=True)
    store = Store(target, now)
    if not path.exists():
        return store, set()
    try:
        with Carving(path) as carving, store.transaction() as connection:
            _take_rows(connection, carving)
    except BaseException:
        store.close()
        raise
    return store, carving.whole


def _fill(store: Store, whole: set[str], other: Store) -> None:
    """Take from an older copy what is missing, but nothing that was deleted since it was made."""
    found = {match_id for match_id, _ in store.everything()}
    for match_id, _ in other.everything():
        if match_id in found:
            if whole >= {"seats", "moves"} or _is_fuller(store, other, match_id):
                continue
            rows = rows_of(other, match_id)
        elif store.knows(match_id):
            continue
        else:
            with other.transaction() as connection:
                rows = rows_in(connection, match_id)  # readable or not: nothing else is left of it
        with store.transaction() as connection:
            put_rows(connection, match_id, rows)
    with store.transaction() as connection:
        connection.execute(_IN_ORDER)


def _is_fuller(store: Store, other: Store, match_id: str) -> bool:
    """Whether the match is at least as whole as in the copy."""
    try:
        theirs = other.load(match_id)
    except RecordError:
        return True
    try:
        ours = store.load(match_id)
        if ours.moves[: len(theirs.moves)] == theirs.moves:
            return ours.seats == theirs.seats or len(ours.moves) > len(theirs.moves)
        portable.examined(ours)
    except RecordError:
        return False
    return len(ours.moves) >= len(theirs.moves)


def _take_rows(connection: sqlite3.Connection, carving: Carving) -> None:
    connection.execute("PRAGMA defer_foreign_keys = ON")
    columns = schema.columns(connection)
    for table, row in carving.rows():
        known = columns[table][: len(row)]
        values = [_fitting(value, kind, is_filled=filled) for value, (_, kind, filled) in zip(row, known, strict=False)]
        names, marks = ", ".join(name for name, *_ in known), ", ".join("?" * len(known))
        connection.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})", values)
    for statement in _AFTERWARDS:
        connection.execute(statement)


def _fitting(value: Value, kind: str, *, is_filled: bool) -> Value:
    """The value where the column takes it, else the least that it takes."""
    types: dict[str, tuple[type, ...]] = {"TEXT": (str,), "INTEGER": (int,), "REAL": (int, float)}
    if isinstance(value, types[kind]):
        return value
    return None if not is_filled else "" if kind == "TEXT" else 0


def _make_up_results(store: Store) -> None:
    """The results that are missing; of a match that cannot be played they stay so."""
    with store.transaction() as connection:
        lacking = connection.execute(
            "SELECT match_id FROM matches WHERE final_hash IS NOT NULL"
            " AND (SELECT count(*) FROM results WHERE results.match_id = matches.match_id)"
            " <> (SELECT count(*) FROM seats WHERE seats.match_id = matches.match_id)"
        ).fetchall()
    for (match_id,) in lacking:
        with suppress(RecordError):
            result = portable.examined(store.load(match_id))
            assert result is not None, "who has a final hash is over"
            store.put_result(match_id, result)
