"""The list of all matches: searched, page by page, the one played last first; deleting and having back.

Owns what a line of the list says and the questions to the store. Must not know words of any language: what a typed
word may mean comes as a Word. Every function raises only RecordError.
"""

import sqlite3
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Literal

import msgspec
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.core.scores import ranked
from pega6_desktop.records import codec
from pega6_desktop.records.finished.facts import IS_REPEAT
from pega6_desktop.records.folding import folded
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.store import MOST_TURNS, Store, moment_text

Result = Literal["won", "lost", "unfinished"]


class Word(msgspec.Struct, frozen=True):
    """One typed word and everything it may stand for; a match fits when one of them does.

    text: part of a player's name. days: of the match's last move in local time, as ``date_like`` writes them. kinds:
    games and their variants. results.
    """

    text: str = ""
    days: tuple[str, ...] = ()
    kinds: tuple[tuple[str, str], ...] = ()
    results: tuple[Result, ...] = ()


def date_like(*, year: int | None = None, month: int | None = None, day: int | None = None) -> str:
    """All days with these parts, for a Word."""
    of_year = "????" if year is None else f"{year:04}"
    return "-".join((of_year, *("??" if part is None else f"{part:02}" for part in (month, day))))


class Query(msgspec.Struct, frozen=True):
    """What is looked for: every word must fit; game, its variant and result are kept apart from the words, empty for
    all.
    """

    words: tuple[Word, ...] = ()
    variant: str = ""
    result: Result | None = None
    game: str = ""


class Line(msgspec.Struct, frozen=True):
    """One match in the list.

    places, totals: by seat, empty while it goes on. own_seat: the one human's, None with none or several.
    turn orders the list. parent_id: of a branch the match it left, which may be gone; empty otherwise. is_nested: it
    stands below the match it comes from. is_assisted: somebody went back past what had been turned up.
    is_repeat: its cards had been dealt here before. is_training: it was played to learn.
    played_at: empty where it cannot be read.
    is_readable: False where more than that is broken: it has no seats then, and tells nothing but which match it is,
    its place in the list and when it was played.
    """

    match_id: str
    game: str
    variant: str
    played_at: str
    seats: tuple[SeatInfo, ...]
    own_seat: int | None
    places: tuple[int, ...]
    totals: tuple[int, ...]
    is_imported: bool
    turn: int
    parent_id: str = ""
    is_nested: bool = False
    is_assisted: bool = False
    is_readable: bool = True
    is_repeat: bool = False
    is_training: bool = False


class Page(msgspec.Struct, frozen=True):
    """Some lines, how many there are in all under this query, and how many matches are stored.

    last: turn of the last line that stands by itself; the next page comes after it.
    """

    lines: tuple[Line, ...]
    found: int
    stored: int
    has_more: bool
    last: int = 0


_UNDO = timedelta(days=1)
"""How long a deleted match can be had back."""

_COLUMNS = (
    "matches.rowid, match_id, game, variant, played_at, is_imported, turn, parent_id, is_assisted,"
    f" NOT is_imported AND {IS_REPEAT}, is_training"
)
_HAS_PARENT = (
    "EXISTS (SELECT 1 FROM matches AS p WHERE p.match_id = matches.parent_id AND p.deleted_at IS NULL"
    " AND p.match_id <> matches.match_id)"
)
_Row = tuple[int, str, object, object, object, object, object, object, object, object, object]


def page(store: Store, query: Query, *, before: int | None = None, limit: int = 60) -> Page:
    """The lines after the one with turn ``before``, from the beginning without it.

    Where nothing is looked for, branches stand below the match they come from; otherwise every line stands by itself.
    """
    is_whole = query == Query()
    where, values = _condition(query)
    alone = f" AND NOT {_HAS_PARENT}" if is_whole else ""
    from_here = "" if before is None else " AND turn < ?"
    cursor = () if before is None else (before,)
    with store.transaction() as connection:
        rows: list[_Row] = connection.execute(
            f"SELECT {_COLUMNS} FROM matches WHERE {where}{alone}{from_here} ORDER BY turn DESC LIMIT ?",
            (*values, *cursor, limit + 1),
        ).fetchall()
        stored = connection.execute("SELECT count(*) FROM matches WHERE deleted_at IS NULL").fetchone()[0]
        if is_whole:
            found = stored
        elif before is None and len(rows) <= limit:
            found = len(rows)
        else:
            found = connection.execute(f"SELECT count(*) FROM matches WHERE {where}", values).fetchone()[0]
        lines, last = list[Line](), 0
        for row in rows[:limit]:
            lines.append(_line(connection, row, is_nested=False))
            last = lines[-1].turn
            if is_whole:
                lines += [_line(connection, branch, is_nested=True) for branch in _branches(connection, row[1])]
    return Page(tuple(lines), found, stored, len(rows) > limit, last)


def _branches(connection: sqlite3.Connection, match_id: str) -> list[_Row]:
    """Everything that comes from a match by branching, once or several times; the one played last first."""
    return connection.execute(
        "WITH RECURSIVE line (id) AS (SELECT match_id FROM matches WHERE parent_id = ? AND deleted_at IS NULL UNION"
        " SELECT match_id FROM matches JOIN line ON parent_id = id WHERE deleted_at IS NULL)"
        f" SELECT {_COLUMNS} FROM matches JOIN line ON match_id = id WHERE match_id <> ? ORDER BY turn DESC",
        (match_id, match_id),
    ).fetchall()


def _line(connection: sqlite3.Connection, row: _Row, *, is_nested: bool) -> Line:
    place, match_id, game, variant, played_at, is_imported, turn, parent_id, is_assisted, is_repeat, is_training = row
    line = Line(
        match_id=match_id if codec.is_id(match_id) else f"{_BY_PLACE}{place}",
        game="",
        variant="",
        played_at=codec.moment(played_at),
        seats=(),
        own_seat=None,
        places=(),
        totals=(),
        is_imported=bool(is_imported),
        turn=_turn(turn),
        parent_id=parent_id if codec.is_id(parent_id) else "",
        is_nested=is_nested,
        is_assisted=bool(is_assisted),
        is_repeat=bool(is_repeat),
        is_training=bool(is_training),
        is_readable=False,
    )
    try:
        seats, totals, places = _table(connection, match_id)
    except RecordError:
        return line
    if not (codec.is_id(game) and codec.is_id(variant)):
        return line
    people = [number for number, seat in enumerate(seats) if seat.kind == "human"]
    own_seat = people[0] if len(people) == 1 else None
    told = {"game": game, "variant": variant, "own_seat": own_seat, "seats": seats, "totals": totals, "places": places}
    return replace(line, **told, is_readable=True)


def _turn(found: object) -> int:
    return found if isinstance(found, int) and 0 <= found <= MOST_TURNS else 0


def _table(
    connection: sqlite3.Connection, match_id: str
) -> tuple[tuple[SeatInfo, ...], tuple[int, ...], tuple[int, ...]]:
    """Who sits there, the totals and the places. Raises RecordError ``record_field``."""
    execute = connection.execute
    found = execute("SELECT name, kind, level, avatar FROM seats WHERE match_id = ? ORDER BY seat", (match_id,))
    seats = codec.seats_from(found.fetchall())
    found = execute("SELECT seat, total, is_winner FROM results WHERE match_id = ? ORDER BY seat", (match_id,))
    numbered = found.fetchall()
    results: list[tuple[int, int]] = [(total, is_winner) for _, total, is_winner in numbered]
    codec.result_from("", results)
    if not seats or [seat for seat, *_ in numbered] not in ([], list(range(len(seats)))):
        raise RecordError("record_field", where="$.seats", problem="others than those with totals")
    return seats, *_ranking(results)


def _ranking(results: list[tuple[int, int]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Totals and places by seat; who won tells whether few points or many are good."""
    totals = tuple(total for total, _ in results)
    is_low_best = any(is_winner and total == min(totals) for total, is_winner in results)
    return totals, ranked(totals, is_low_best=is_low_best).places


# Nobody here has won or lost a match that came from a file.
_IS_RESULT = {
    "won": "(is_won = 1 AND is_imported = 0)",
    "lost": "(is_won = 0 AND is_imported = 0)",
    "unfinished": "final_hash IS NULL",
}


def _condition(query: Query) -> tuple[str, tuple[str | int, ...]]:
    parts, values = ["deleted_at IS NULL"], list[str | int]()
    if query.game:
        parts.append("game = ?")
        values.append(query.game)
    if query.variant:
        parts.append("variant = ?")
        values.append(query.variant)
    if query.result is not None:
        parts.append(_IS_RESULT[query.result])
    for word in query.words:
        part, more = _of_word(word)
        parts.append(part)
        values += more
    return " AND ".join(parts), tuple(values)


def _of_word(word: Word) -> tuple[str, list[str | int]]:
    ways, values = ["0"], list[str | int]()
    if word.text:
        ways.append("instr(names, ?)")
        values.append(folded(word.text))
    for day in word.days:
        ways.append("date(played_at, 'localtime') GLOB ?")
        values.append(day)
    for kind in word.kinds:
        ways.append("(game = ? AND variant = ?)")
        values += kind
    ways += [_IS_RESULT[result] for result in word.results]
    return f"({' OR '.join(ways)})", values


# ---------------------------------------------------------------- one match

_BY_PLACE = ":"
"""Before the number of a row, instead of an id that cannot be read: no id has such a sign."""


def named(match_id: str) -> tuple[str, tuple[str]]:
    """The condition for one match of the list."""
    if match_id.startswith(_BY_PLACE):
        return "rowid = ?", (match_id.removeprefix(_BY_PLACE),)
    return "match_id = ?", (match_id,)


def delete(store: Store, match_id: str) -> None:
    """Take the match out of every list and number; ``restore`` brings it back for a day. Raises ``unknown_match``."""
    where, values = named(match_id)
    with store.transaction() as connection:
        found = connection.execute(
            "UPDATE matches SET deleted_at = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'), is_counted = 0"
            f" WHERE {where} AND deleted_at IS NULL",
            values,
        )
        if found.rowcount == 0:
            raise RecordError("unknown_match", match_id=match_id)
        connection.execute("DELETE FROM facts WHERE match_id = ?", (match_id,))


def gone(store: Store, now: datetime) -> tuple[tuple[str], ...]:
    """Ids of the deleted matches that nobody can have back any more, one a row."""
    with store.transaction() as connection:
        found = connection.execute("SELECT match_id FROM matches WHERE deleted_at < ?", (moment_text(now - _UNDO),))
        return tuple(found)


def restore(store: Store, match_id: str) -> None:
    """Bring a deleted match back. Raises RecordError ``unknown_match`` when it is gone for good."""
    where, values = named(match_id)
    with store.transaction() as connection:
        found = connection.execute(f"UPDATE matches SET deleted_at = NULL WHERE {where}", values)
        if found.rowcount == 0:
            raise RecordError("unknown_match", match_id=match_id)


class SameDeal(msgspec.Struct, frozen=True):
    """Another match with the same cards, over: who sat there, the totals and the places, by seat."""

    match_id: str
    played_at: str
    seats: tuple[SeatInfo, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]


def same_deal(store: Store, record: GameRecord, limit: int = 20) -> tuple[SameDeal, ...]:
    """Finished matches dealt the same cards by the same rules as this one, itself left out; newest first.

    Whoever branched off or went back knew some of the cards: those are left out too, and who was learning.
    """
    options = msgspec.json.encode(dict(record.options)).decode()
    with store.transaction() as connection:
        found = connection.execute(
            "SELECT match_id, played_at FROM matches WHERE seed = ? AND game = ? AND variant = ? AND options = ?"
            " AND rules_version = ? AND match_id <> ? AND final_hash IS NOT NULL AND deleted_at IS NULL"
            " AND parent_id IS NULL AND is_assisted = 0 AND is_training = 0"
            " AND (SELECT count(*) FROM seats WHERE seats.match_id = matches.match_id) = ? ORDER BY turn DESC LIMIT ?",
            (
                *(record.seed, record.game, record.variant, options, record.rules_version),
                *(record.match_id, len(record.seats), limit),
            ),
        ).fetchall()
        others = []
        for match_id, played_at in found:
            with suppress(RecordError):
                others.append(SameDeal(match_id, codec.moment(played_at), *_table(connection, match_id)))
    return tuple(others)
