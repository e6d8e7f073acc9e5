"""One match that cannot be read any more, while the store is otherwise sound, is put right from the copy beside it, or
by what is left of it here.

Owns which of the moves here and there are kept. What was stored is written to a file first: nothing is thrown away.
Must not know when it is done.
"""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import portable
from pega6_desktop.records.database import IN_MEMORY
from pega6_desktop.records.importing import export_file
from pega6_desktop.records.journal import Result
from pega6_desktop.records.record import GameRecord, RecordedMove
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME, Rows, copied_rows, put_rows, rows_in
from pega6_desktop.records.store import MOST_TURNS, Store

_LOG = logging.getLogger(__name__)


def mended(store: Store, folder: Path, match_id: str) -> str:
    """Put a match right that cannot be read, or not be played, from the copy in this folder, which nobody has open.

    Returns the name of the file in the folder that has the match as it was; empty where the copy has nothing better,
    and then nothing has changed.
    """
    try:
        rows = copied_rows(folder / COPY_NAME, match_id)
        if not rows:
            return ""
        theirs = _read(match_id, rows)
        record, result = _joined(store, theirs, portable.examined(theirs))
        kept_as = _free_name(folder, match_id)
        export_file(store, match_id, folder / kept_as)
        _put(store, record, result, rows)
    except (OSError, sqlite3.Error, RecordError) as error:
        _LOG.warning("match %s cannot be mended from the copy: %s", match_id, error)
        return ""
    return kept_as


def recounted(store: Store, match_id: str) -> bool:
    """Whether nothing but the result of the match was wrong, and it was made up anew from the moves."""
    try:
        result = portable.examined(store.load(match_id))
        if result is None:
            return False
        store.put_result(match_id, result)
    except RecordError as error:
        _LOG.warning("the result of match %s cannot be made up: %s", match_id, error)
        return False
    return True


def identified(store: Store) -> bool:
    """Whether a match whose id was broken got back that of seats and moves that have no match: those it can be played
    with. Raises RecordError when the store cannot be used.
    """
    with store.transaction() as connection:
        nameless = {place for (place,) in connection.execute(_WITHOUT_SEATS)}
        orphans = connection.execute(_WITHOUT_MATCH).fetchall() if nameless else []
    count = len(nameless)
    for (match_id,) in orphans:
        place = next((place for place in nameless if _belong_together(store, place, match_id)), None)
        if place is not None:
            nameless.remove(place)
            with store.transaction() as connection:
                connection.execute("UPDATE matches SET match_id = ?, is_counted = 0 WHERE rowid = ?", (match_id, place))
    return len(nameless) < count


_TOGETHER = "NOT EXISTS (SELECT 1 FROM {} WHERE matches.match_id = seats.match_id)"
_WITHOUT_SEATS = f"SELECT rowid FROM matches WHERE {_TOGETHER.format('seats')}"
_WITHOUT_MATCH = f"SELECT DISTINCT match_id FROM seats WHERE {_TOGETHER.format('matches')}"


def _belong_together(store: Store, place: int, match_id: str) -> bool:
    """Whether the match of this row can be played with the seats and moves that have this id."""
    with store.transaction() as connection:
        _, *row = connection.execute("SELECT * FROM matches WHERE rowid = ?", (place,)).fetchone()
        rows = rows_in(connection, match_id)
    try:
        portable.examined(_read(match_id, (("matches", (match_id, *row)), *rows)))
    except RecordError:
        return False
    return True


def _read(match_id: str, rows: Rows) -> GameRecord:
    with closing(Store(IN_MEMORY)) as spare:
        with spare.transaction() as connection:
            put_rows(connection, match_id, rows)
        return spare.load(match_id)


def _joined(store: Store, theirs: GameRecord, result: Result | None) -> tuple[GameRecord, Result | None]:
    """The match of the copy with what has been played since, as far as that can still be read and played.

    Raises RecordError ``store_differs`` where the copy would take moves away from a match that can be read.
    """
    count, ours = _stored_moves(store, theirs.match_id)
    found = theirs, result
    since = theirs.moves + ours[len(theirs.moves) :]
    for moves in (since, ours):
        sound = portable.rescued(replace(theirs, moves=moves, final_hash=None))
        if sound is None:
            continue
        is_all_of_it = moves == ours and len(sound[0].moves) == count
        if is_all_of_it or len(sound[0].moves) > len(found[0].moves):
            found = sound
    if len(found[0].moves) < count and _can_be_read(store, theirs.match_id):
        raise RecordError("store_differs", match_id=theirs.match_id, expected=count, found=len(found[0].moves))
    return found


def _stored_moves(store: Store, match_id: str) -> tuple[int, tuple[RecordedMove, ...]]:
    """How many moves are stored, and those before the first that is none."""
    with store.transaction() as connection:
        rows = connection.execute(
            "SELECT seat, move FROM moves WHERE match_id = ? ORDER BY position", (match_id,)
        ).fetchall()
    moves = []
    for seat, move in rows:
        if not isinstance(seat, int) or not isinstance(move, str):
            break
        moves.append(RecordedMove(seat, move))
    return len(rows), tuple(moves)


def _can_be_read(store: Store, match_id: str) -> bool:
    try:
        store.load(match_id)
    except RecordError:
        return False
    return True


def _free_name(folder: Path, match_id: str) -> str:
    name, number = f"unreadable-{match_id}{portable.SUFFIX}", 2
    while (folder / name).exists():
        name, number = f"unreadable-{match_id}-{number}{portable.SUFFIX}", number + 1
    return name


def _put(store: Store, record: GameRecord, result: Result | None, rows: Rows) -> None:
    """Let this be the match; its place in the order of playing stays, where it is one, and so does that in the order of
    beginning, which tells repeats from the first match of a deal.
    """
    match_id = record.match_id
    with store.transaction() as connection:
        found = connection.execute("SELECT rowid, turn FROM matches WHERE match_id = ?", (match_id,))
        place, turn = found.fetchone()
        put_rows(connection, match_id, tuple(row for row in rows if row[0] in ("matches", "seats")))
        connection.executemany(
            "INSERT INTO moves VALUES (?, ?, ?, ?)",
            [(match_id, position, move.seat, move.text) for position, move in enumerate(record.moves)],
        )
        connection.execute("UPDATE matches SET rowid = ?, final_hash = NULL WHERE match_id = ?", (place, match_id))
        if isinstance(turn, int) and 0 <= turn <= MOST_TURNS:
            connection.execute("UPDATE matches SET turn = ? WHERE match_id = ?", (turn, match_id))
    if result is not None:
        store.put_result(match_id, result)
