"""The list of all matches: searched, page by page, the one played last first; deleting and having back.

Owns what a line of the list says and the questions to the store. Must not know words of any language: what a typed
word may mean comes as a Word. Every function raises only RecordError.
"""

from typing import Literal

import msgspec

from pega6_desktop.core.errors import RecordError
from pega6_desktop.core.scores import ranked
from pega6_desktop.records.folding import folded
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.store import Store

Result = Literal["won", "lost", "unfinished"]


class Word(msgspec.Struct, frozen=True):
    """One typed word and everything it may stand for; a match fits when one of them does.

    text: part of a player's name. months: 1 to 12. years. variants. results.
    """

    text: str = ""
    months: tuple[int, ...] = ()
    years: tuple[int, ...] = ()
    variants: tuple[str, ...] = ()
    results: tuple[Result, ...] = ()


class Query(msgspec.Struct, frozen=True):
    """What is looked for: every word must fit; game and result are kept apart from the words, empty for all."""

    words: tuple[Word, ...] = ()
    variant: str = ""
    result: Result | None = None


class Line(msgspec.Struct, frozen=True):
    """One match in the list.

    places, totals: by seat, empty while it goes on. own_seat: the one human's, None with none or several.
    turn orders the list. moves: how many were made.
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


class Page(msgspec.Struct, frozen=True):
    """Some lines, how many there are in all under this query, and how many matches are stored."""

    lines: tuple[Line, ...]
    found: int
    stored: int
    has_more: bool


def page(store: Store, query: Query, *, before: int | None = None, limit: int = 60) -> Page:
    """The lines after the one with turn ``before``, from the beginning without it."""
    where, values = _condition(query)
    from_here = "" if before is None else " AND turn < ?"
    cursor = () if before is None else (before,)
    with store.transaction() as connection:
        rows = connection.execute(
            "SELECT match_id, game, variant, played_at, own_seat, is_imported, turn FROM matches"
            f" WHERE {where}{from_here} ORDER BY turn DESC LIMIT ?",
            (*values, *cursor, limit + 1),
        ).fetchall()
        found = connection.execute(f"SELECT count(*) FROM matches WHERE {where}", values).fetchone()[0]
        stored = connection.execute("SELECT count(*) FROM matches WHERE deleted_at IS NULL").fetchone()[0]
        lines = []
        for row in rows[:limit]:
            seats = connection.execute(
                "SELECT name, kind, level, avatar FROM seats WHERE match_id = ? ORDER BY seat", (row[0],)
            ).fetchall()
            results = connection.execute(
                "SELECT total, is_winner FROM results WHERE match_id = ? ORDER BY seat", (row[0],)
            )
            lines.append(_line(row, seats, results.fetchall()))
    return Page(tuple(lines), found, stored, len(rows) > limit)


def _line(
    row: tuple[str, str, str, str, int | None, int, int],
    seats: list[tuple[str, Literal["human", "bot"], str, int]],
    results: list[tuple[int, int]],
) -> Line:
    match_id, game, variant, played_at, own_seat, is_imported, turn = row
    totals = tuple(total for total, _ in results)
    is_low_best = any(is_winner and total == min(totals) for total, is_winner in results)
    places = ranked(totals, is_low_best=is_low_best).places
    sitting = tuple(SeatInfo(*seat) for seat in seats)
    return Line(match_id, game, variant, played_at, sitting, own_seat, places, totals, bool(is_imported), turn)


_IS_RESULT = {
    "won": "is_won = 1",
    "lost": "is_won = 0",
    "unfinished": "final_hash IS NULL",
}


def _condition(query: Query) -> tuple[str, tuple[str | int, ...]]:
    parts, values = ["deleted_at IS NULL"], list[str | int]()
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
    for form, numbers in (("%m", word.months), ("%Y", word.years)):
        for number in numbers:
            ways.append(f"strftime('{form}', played_at, 'localtime') = ?")
            values.append(f"{number:02}")
    for variant in word.variants:
        ways.append("variant = ?")
        values.append(variant)
    ways += [_IS_RESULT[result] for result in word.results]
    return f"({' OR '.join(ways)})", values


# ---------------------------------------------------------------- one match


def delete(store: Store, match_id: str) -> None:
    """Take the match out of every list and number; ``restore`` brings it back for a day. Raises ``unknown_match``."""
    with store.transaction() as connection:
        found = connection.execute(
            "UPDATE matches SET deleted_at = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'), is_counted = 0"
            " WHERE match_id = ? AND deleted_at IS NULL",
            (match_id,),
        )
        if found.rowcount == 0:
            raise RecordError("unknown_match", match_id=match_id)
        connection.execute("DELETE FROM facts WHERE match_id = ?", (match_id,))


def restore(store: Store, match_id: str) -> None:
    """Bring a deleted match back. Raises RecordError ``unknown_match`` when it is gone for good."""
    with store.transaction() as connection:
        found = connection.execute("UPDATE matches SET deleted_at = NULL WHERE match_id = ?", (match_id,))
        if found.rowcount == 0:
            raise RecordError("unknown_match", match_id=match_id)


class SameDeal(msgspec.Struct, frozen=True):
    """Another match with the same cards, over: who sat there and the totals, by seat."""

    match_id: str
    played_at: str
    seats: tuple[SeatInfo, ...]
    totals: tuple[int, ...]


def same_deal(store: Store, record: GameRecord, limit: int = 20) -> tuple[SameDeal, ...]:
    """Finished matches dealt the same cards by the same rules as this one, itself left out; newest first."""
    options = msgspec.json.encode(dict(record.options)).decode()
    with store.transaction() as connection:
        found = connection.execute(
            "SELECT match_id, played_at FROM matches WHERE seed = ? AND game = ? AND variant = ? AND options = ?"
            " AND match_id <> ? AND final_hash IS NOT NULL AND deleted_at IS NULL ORDER BY turn DESC LIMIT ?",
            (record.seed, record.game, record.variant, options, record.match_id, limit),
        ).fetchall()
        others = []
        for match_id, played_at in found:
            seats = connection.execute(
                "SELECT name, kind, level, avatar FROM seats WHERE match_id = ? ORDER BY seat", (match_id,)
            )
            totals = connection.execute("SELECT total FROM results WHERE match_id = ? ORDER BY seat", (match_id,))
            sitting = tuple(SeatInfo(*seat) for seat in seats)
            others.append(SameDeal(match_id, played_at, sitting, tuple(total for (total,) in totals)))
    return tuple(other for other in others if len(other.seats) == len(record.seats))
