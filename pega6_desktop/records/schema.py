"""The tables of the store, version by version.

Owns the list of migrations: a later version of the program appends to it and never changes what is there. Each step
is one transaction together with the new version number, so a killed process leaves the old or the new tables.
"""

import sqlite3
from contextlib import closing

from pega6_desktop.core.errors import RecordError

APPLICATION_ID = 0x50454736
"""Marks the file as ours ("PEG6")."""

# Times are ISO 8601 in UTC. position only orders the moves: after a take-back there may be holes.
_FIRST = (
    """CREATE TABLE matches (
        match_id TEXT PRIMARY KEY,
        format INTEGER NOT NULL,
        game TEXT NOT NULL,
        variant TEXT NOT NULL,
        options TEXT NOT NULL,
        seed INTEGER NOT NULL,
        begun_at TEXT NOT NULL,
        played_at TEXT NOT NULL,
        final_hash TEXT
    )""",
    "CREATE INDEX matches_by_time ON matches (played_at)",
    """CREATE TABLE seats (
        match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        level TEXT NOT NULL,
        avatar INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) WITHOUT ROWID""",
    """CREATE TABLE moves (
        match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
        position INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (match_id, position)
    ) WITHOUT ROWID""",
    """CREATE TABLE results (
        match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        total INTEGER NOT NULL,
        is_winner INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) WITHOUT ROWID""",
    f"PRAGMA application_id = {APPLICATION_ID}",
)

DERIVED = (
    """UPDATE matches SET
        names = coalesce((SELECT group_concat(folded(CAST(name AS BLOB)), char(10)) FROM seats
            WHERE seats.match_id = matches.match_id), ''),
        own_seat = (SELECT min(seat) FROM seats
            WHERE seats.match_id = matches.match_id AND kind = 'human' HAVING count(*) = 1)""",
    """UPDATE matches SET is_won =
        (SELECT is_winner FROM results WHERE results.match_id = matches.match_id AND results.seat = own_seat)""",
)
"""Statements that fill what of a match follows from its seats and results."""

# What the history is searched by, and the facts the statistics are made of. turn: the match touched last has the
# highest, whatever the clock says. names: all names, folded (see ``folding``),
# one a line. own_seat: where the one human sits, NULL with none or several. is_counted: 0 while the facts of a match
# that is over are missing, 1 when they are there, 2 when the match cannot be played any more. deleted_at: out of sight,
# and gone for good some time later. A copy of a match somebody else played is imported and never counts.
_SECOND = (
    "ALTER TABLE matches ADD COLUMN turn INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN is_imported INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN is_counted INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE matches ADD COLUMN names TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE matches ADD COLUMN own_seat INTEGER",
    "ALTER TABLE matches ADD COLUMN is_won INTEGER",
    "ALTER TABLE matches ADD COLUMN deleted_at TEXT",
    *DERIVED,
    """UPDATE matches SET turn = ranks.turn FROM
        (SELECT match_id, row_number() OVER (ORDER BY played_at, rowid) AS turn FROM matches) AS ranks
        WHERE ranks.match_id = matches.match_id""",
    "DROP INDEX matches_by_time",
    "CREATE INDEX matches_by_turn ON matches (turn)",
    """CREATE INDEX matches_unfinished ON matches (turn)
        WHERE final_hash IS NULL AND deleted_at IS NULL""",
    """CREATE INDEX matches_uncounted ON matches (turn)
        WHERE is_counted = 0 AND final_hash IS NOT NULL AND is_imported = 0 AND deleted_at IS NULL""",
    "CREATE INDEX matches_by_deal ON matches (seed)",
    """CREATE TABLE facts (
        match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,
        game TEXT NOT NULL,
        turn INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        place INTEGER NOT NULL,
        is_winner INTEGER NOT NULL,
        is_shared INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        total INTEGER NOT NULL,
        squares INTEGER NOT NULL,
        best INTEGER NOT NULL,
        worst INTEGER NOT NULL,
        rows_taken INTEGER NOT NULL,
        low_cards INTEGER NOT NULL,
        heavy INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
    ) WITHOUT ROWID""",
    """CREATE INDEX facts_by_who ON facts (who, game, turn, seats, place, is_winner, is_shared, rounds, total,
        squares, best, worst, rows_taken, low_cards, heavy)""",
)

_THIRD = ("ALTER TABLE matches ADD COLUMN edition TEXT NOT NULL DEFAULT ''",)

# parent_id, parent_moves: a branch, which went on from another match after so many of its moves; the parent may be
# gone by now. is_assisted: a person went back past something that had been turned up. is_apart: such matches, and
# branches, are counted by themselves.
_FOURTH = (
    "ALTER TABLE matches ADD COLUMN parent_id TEXT",
    "ALTER TABLE matches ADD COLUMN parent_moves INTEGER",
    "ALTER TABLE matches ADD COLUMN is_assisted INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX matches_by_parent ON matches (parent_id) WHERE parent_id IS NOT NULL",
    "ALTER TABLE facts ADD COLUMN is_apart INTEGER NOT NULL DEFAULT 0",
    "DROP INDEX facts_by_who",
    """CREATE INDEX facts_by_who ON facts (who, game, turn, is_apart, seats, place, is_winner, is_shared, rounds, total,
        squares, best, worst, rows_taken, low_cards, heavy)""",
)

# seconds: how long the match was played, without the time it lay aside; NULL where nobody has measured it.
_FIFTH = ("ALTER TABLE matches ADD COLUMN seconds REAL",)

# rules_version: by which version of its game's rules the match is played; the first before there were others.
_SIXTH = ("ALTER TABLE matches ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1",)

# Repeats are counted apart: facts of deals that were played several times, from before that was so, are made up anew.
_SEVENTH = (
    "ALTER TABLE facts ADD COLUMN variant TEXT NOT NULL DEFAULT ''",
    """UPDATE matches SET is_counted = 0
        WHERE is_counted = 1 AND seed IN (SELECT seed FROM matches GROUP BY seed HAVING count(*) > 1)""",
    "DELETE FROM facts WHERE match_id IN (SELECT match_id FROM matches WHERE is_counted = 0)",
    "DROP INDEX facts_by_who",
    "UPDATE facts SET variant = matches.variant FROM matches WHERE matches.match_id = facts.match_id",
    """CREATE INDEX facts_by_who ON facts (who, game, is_apart, turn, match_id, seat, place, seats, variant, is_winner,
        is_shared, rounds, total, squares, best, worst, rows_taken, low_cards, heavy)""",
    """CREATE INDEX matches_by_variant ON matches (game, variant)
        WHERE final_hash IS NOT NULL AND is_imported = 0 AND deleted_at IS NULL""",
)

# is_training: played to learn; such a match counts nowhere.
_EIGHTH = ("ALTER TABLE matches ADD COLUMN is_training INTEGER NOT NULL DEFAULT 0",)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_FIRST, _SECOND, _THIRD, _FOURTH, _FIFTH, _SIXTH, _SEVENTH, _EIGHTH)
"""Statements that lead from version n to version n + 1."""

_MOST_VERSIONS = 256
"""No version of the tables has a higher number: in a file that says so the number is broken."""

_TABLES = ("matches", "seats", "moves", "results", "facts")


def prepare(connection: sqlite3.Connection, *, is_checked: bool = True) -> None:
    """Bring the tables to the newest version and see that they are sound. The connection knows ``folded``.

    is_checked: False leaves it to ``see_that_it_is_sound`` to read every page, which takes seconds for a large file.

    Raises:
        RecordError: ``store_newer`` or ``store_damaged``.
        sqlite3.Error: what SQLite finds.
    """
    version = _number(connection, "user_version")
    if version not in range(_MOST_VERSIONS):
        raise RecordError("store_damaged", detail="no number of a version")
    if version > len(MIGRATIONS):
        raise RecordError("store_newer", version=version, known=len(MIGRATIONS))
    if version == 0 and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
        raise RecordError("store_damaged", detail="tables of something else")
    if version and columns(connection) != _columns_of(version):
        raise RecordError("store_damaged", detail="tables of another version")
    for number in range(version, len(MIGRATIONS)):
        _migrate(connection, number)
    if _number(connection, "application_id") != APPLICATION_ID:
        raise RecordError("store_damaged", detail="not a store of matches")
    if is_checked:
        see_that_it_is_sound(connection)


def columns(connection: sqlite3.Connection) -> dict[str, list[tuple[str, str, bool]]]:
    """By table, of each column the name, the type and whether it always has a value."""
    return {
        table: [
            (name, kind, bool(is_filled))
            for _, name, kind, is_filled, *_ in connection.execute(f"PRAGMA table_info({table})")
        ]
        for table in _TABLES
    }


def _columns_of(version: int) -> dict[str, list[tuple[str, str, bool]]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as pattern:
        pattern.create_function("folded", 1, str)
        for statement in (statement for migration in MIGRATIONS[:version] for statement in migration):
            pattern.execute(statement)
        return columns(pattern)


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    found: int = connection.execute(f"PRAGMA {pragma}").fetchone()[0]
    return found


def _migrate(connection: sqlite3.Connection, number: int) -> None:
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for statement in MIGRATIONS[number]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {number + 1}")


def see_that_it_is_sound(connection: sqlite3.Connection) -> None:
    """Read every page of the file. Raises RecordError ``store_damaged``, or sqlite3.Error where it is interrupted."""
    # As quick as quick_check, which does not see an index that leaves out a match.
    answer = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if answer != "ok":
        raise RecordError("store_damaged", detail=str(answer)[:200])
