"""Numbers about people and bots over all finished matches of one game in this store.

Owns the questions to the table of facts and the arithmetic behind them. Matches from files do not count: nobody here
played them. Branches and assisted matches are counted apart, and so are repeats of a deal: by themselves, and never
among the others. Every function raises only RecordError.
"""

import math
import sqlite3
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.finished import facts
from pega6_desktop.records.finished.counts.catalog import COUNTS
from pega6_desktop.records.finished.facts import APART, MOST_KINDS, REPEATED
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.store import Store

T = TypeVar("T")

_COUNTED_AT_ONCE = 20
"""So many matches are counted before a record is told; with more to count none is."""

SERIES = 200
"""The chart over time shows so many matches at most, the last ones."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with finished matches. who: ``h:name`` for people, ``b:level`` for bots; names: whose they are.

    matches: those that count among the others; apart: branches and assisted ones; repeats: of a deal.
    """

    who: str
    matches: int
    apart: int = 0
    repeats: int = 0


class Kind(msgspec.Struct, frozen=True):
    """Which matches are meant. variant, seats: only those of it, and of so many at the table; empty and 0 for all.

    is_apart: branches and assisted matches instead of all the others; is_repeat: repeats instead.
    """

    is_apart: bool = False
    is_repeat: bool = False
    variant: str = ""
    seats: int = 0


ALL = Kind()
"""Every match that counts among the others."""


class Versus(msgspec.Struct, frozen=True):
    """Against somebody: how often both met, and in how many of these this one came in ahead or behind.

    matches: with several bots of one level a match counts for each of them.
    """

    who: str
    matches: int
    ahead: int
    behind: int


class Mark(msgspec.Struct, frozen=True):
    """A total better than all before it. before: the best of those."""

    points: int
    before: int


class Tally(msgspec.Struct, frozen=True):
    """The numbers of one person or bot.

    wins include shared ones; streak: most wins in a row, running: in a row until now. mean, spread: points by round and
    their standard deviation; table_mean: of everybody in the same matches. best, worst: of all rounds, as the game
    ranks. places: matches by place, from the first. series: mean points by round of the last matches, oldest first.
    counted, marked, kinds: see ``counts.counting``; kinds pairs each with how often it came. sizes: with how many at
    the table.
    """

    matches: int
    wins: int
    shared_wins: int
    streak: int
    running: int
    rounds: int
    mean: float
    spread: float
    table_mean: float
    best: int
    worst: int
    counted: int
    marked: int
    places: tuple[int, ...]
    series: tuple[float, ...]
    kinds: tuple[tuple[int, int], ...]
    sizes: tuple[int, ...] = ()


_SUMS = "count(*), sum(rounds), sum(total), sum(squares), sum(rows_taken), sum(low_cards)"

_ENDS = "group_concat(10000 * (1 + is_winner + is_shared) + 100 * place + seats, ' ')"
"""How each match ended, in five digits: 1 lost, 2 won, 3 won together with others; the place; and of how many."""

_POSSIBLE = {f"{how}{place:02}{seats:02}" for how in (1, 2, 3) for seats in range(1, 21) for place in range(1, 21)}

# Each sum is of two kinds, so many bits apart that the lower one reaches the upper one after 17 million matches.
_STEP = (MOST_KINDS + 1) // 2
_BETWEEN = 6 * _STEP
_KINDS = ", ".join(f"sum((heavy >> {6 * kind}) & {63 | 63 << _BETWEEN})" for kind in range(_STEP))

# From name to name along the index, instead of along all facts.
_NAMES = (
    "WITH RECURSIVE names (who) AS (SELECT min(who) FROM facts UNION ALL"
    " SELECT (SELECT min(who) FROM facts WHERE who > names.who) FROM names WHERE who IS NOT NULL)"
)
_PLAYED = f"{_NAMES} SELECT EXISTS (SELECT 1 FROM names JOIN facts USING (who) WHERE game = ?)"
_EVERYBODY = f"{_NAMES} SELECT CAST(who AS BLOB) FROM names WHERE who IS NOT NULL"

# Of one name and kind at a time: along the index, where nothing is compared.
_COUNTED = "SELECT count(*) FROM facts WHERE who = CAST(? AS TEXT) AND game = ? AND is_apart = ?"
_IS_PLAYED = (
    "SELECT EXISTS (SELECT 1 FROM matches WHERE game = ? AND variant = ?"
    " AND final_hash IS NOT NULL AND is_imported = 0 AND deleted_at IS NULL)"
)

NOTHING = Tally(0, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0, 0, 0, 0, 0, (), (), ())
"""The numbers of somebody without a finished match."""


def games(store: Store) -> tuple[str, ...]:
    """The games with finished matches, in the order of the catalog."""
    with store.transaction() as connection:
        return tuple(game for game in GAMES if connection.execute(_PLAYED, (game,)).fetchone()[0])


def _mended(store: Store, ask: Callable[[], T]) -> T:
    """The answer. Where broken facts spoil it they are put away first, and made up for at the next counting."""
    with suppress(ValueError, TypeError, ArithmeticError, RecordError):
        return ask()
    facts.forget_broken(store)
    return ask()


def people(store: Store, game: str) -> tuple[Person, ...]:
    """Everybody with finished matches of the game: people first, then bots, the most matches first."""
    return _mended(store, lambda: _people(store, game))


def _people(store: Store, game: str) -> tuple[Person, ...]:
    found = []
    with store.transaction() as connection:
        for (name,) in connection.execute(_EVERYBODY).fetchall():
            who = name.decode()
            if who[:2] not in ("h:", "b:"):
                raise ValueError("broken facts")
            matches, apart, repeats = (
                connection.execute(_COUNTED, (name, game, kind)).fetchone()[0] for kind in (0, APART, REPEATED)
            )
            if matches + apart + repeats:
                found.append(Person(who, matches, apart, repeats))
    return tuple(sorted(found, key=lambda person: (person.who[0] == "b", -person.matches, -person.apart, person.who)))


def variants(store: Store, game: str) -> tuple[str, ...]:
    """The variants of the game with finished matches, in its order."""
    known = GAMES[game].variants if game in GAMES else ()
    with store.transaction() as connection:
        return tuple(one for one in known if connection.execute(_IS_PLAYED, (game, one)).fetchone()[0])


def sizes(store: Store, whos: Collection[str], game: str, kind: Kind = ALL) -> tuple[int, ...]:
    """With how many at the table these names have played such matches, whatever number of seats the kind names."""
    where, values = _of(whos, game, msgspec.structs.replace(kind, seats=0))
    with store.transaction() as connection:
        rows = connection.execute(f"SELECT DISTINCT seats FROM facts WHERE {where}", values).fetchall()
    return tuple(sorted(seats for (seats,) in rows if isinstance(seats, int) and seats > 0))


def tally(store: Store, whos: Collection[str], game: str, kind: Kind = ALL) -> Tally:
    """The numbers of everybody under these names together (one person may be called by several).

    Takes time in proportion to the matches of these names.
    """
    return _mended(store, lambda: _tally(store, whos, game, kind))


def _tally(store: Store, whos: Collection[str], game: str, kind: Kind) -> Tally:
    where, values = _of(whos, game, kind)
    counting = COUNTS.get(game)
    is_low_best = counting is None or counting.is_low_best
    ends = "min(best), max(worst)" if is_low_best else "max(best), min(worst)"
    source = f"FROM facts WHERE {where}"
    with store.transaction() as connection:
        matches, *sums, ended = connection.execute(
            f"SELECT {_SUMS}, {ends}, {_KINDS}, {_ENDS} FROM (SELECT * {source} ORDER BY turn)", values
        ).fetchone()
        if not matches:
            return NOTHING
        won, places, sizes = _endings(ended)
        if len(won) != matches or not all(isinstance(number, int) for number in sums):
            raise ValueError("broken facts")
        series, table_mean = _last_matches(connection, source, values)
    rounds, total, squares, counted, marked, best, worst = sums[:-_STEP]
    streak, running = _streaks(won)
    return Tally(
        matches=matches,
        wins=matches - won.count("1"),
        shared_wins=won.count("3"),
        streak=streak,
        running=running,
        rounds=rounds,
        mean=total / rounds,
        spread=math.sqrt(max(0.0, (squares - total * total / rounds) / (rounds - 1))) if rounds > 1 else 0.0,
        table_mean=table_mean,
        best=best,
        worst=worst,
        counted=counted,
        marked=marked,
        places=places,
        series=series,
        kinds=() if counting is None else tuple(zip(counting.kinds, _kinds(sums[-_STEP:]), strict=False)),
        sizes=sizes,
    )


def _endings(ended: str) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """Of what ``_ENDS`` tells: the first digit of each match; how many by place; with how many at the table."""
    by_ending = Counter(ended.split())
    if not by_ending.keys() <= _POSSIBLE:
        raise ValueError("broken facts")
    by_place = Counter[int]()
    for ending, matches in by_ending.items():
        by_place[int(ending[1:3])] += matches
    places = tuple(by_place[place] for place in range(1, max(by_place) + 1))
    return ended[::6], places, tuple(sorted({int(ending[3:]) for ending in by_ending}))


def _last_matches(
    connection: sqlite3.Connection, source: str, values: tuple[str | int, ...]
) -> tuple[tuple[float, ...], float]:
    """The mean points by round of each of the last matches, and of everybody in them together."""
    last = f"{source} ORDER BY turn DESC LIMIT {SERIES}"
    series = connection.execute(f"SELECT total, rounds {last}", values).fetchall()
    total, rounds = connection.execute(
        f"SELECT sum(total), sum(rounds) FROM facts WHERE match_id IN (SELECT match_id {last})", values
    ).fetchone()
    return tuple(points / count for points, count in reversed(series)), total / rounds


def _kinds(sums: Sequence[int]) -> tuple[int, ...]:
    return (*(each % 2**_BETWEEN for each in sums), *(each >> _BETWEEN for each in sums))


def _streaks(won: str) -> tuple[int, int]:
    """The longest row of wins and the one that goes on; won: a sign for each match, 1 where it was lost."""
    rows = [len(row) for row in won.split("1")]
    return max(rows), rows[-1]


def versus(
    store: Store,
    whos: Collection[str],
    game: str,
    kind: Kind = ALL,
    *,
    limit: int = 12,
) -> tuple[Versus, ...]:
    """Against whom these names played, the most matches first; seats of one match are compared one by one."""
    where, values = _of(whos, game, kind, "own.")
    with store.transaction() as connection:
        rows = connection.execute(
            "SELECT other.who, count(*), count(*) FILTER (WHERE own.place < other.place),"
            " count(*) FILTER (WHERE own.place > other.place)"
            " FROM facts AS own JOIN facts AS other USING (match_id)"
            f" WHERE {where} AND other.who NOT IN ({_marks(whos)}) GROUP BY other.who ORDER BY 2 DESC, 1 LIMIT ?",
            (*values, *whos, limit),
        ).fetchall()
    return tuple(Versus(*row) for row in rows)


def _marks(whos: Collection[str]) -> str:
    return ", ".join("?" * len(whos))


def _of(whos: Collection[str], game: str, kind: Kind, table: str = "") -> tuple[str, tuple[str | int, ...]]:
    """The condition for facts of this kind, and its values."""
    where = f"{table}who IN ({_marks(whos)}) AND {table}game = ? AND {table}is_apart = ?"
    values: tuple[str | int, ...] = (*whos, game, REPEATED if kind.is_repeat else APART if kind.is_apart else 0)
    if kind.seats:
        where, values = f"{where} AND {table}seats = ?", (*values, kind.seats)
    if kind.variant:
        where, values = f"{where} AND {table}variant = ?", (*values, kind.variant)
    return where, values


def beaten(store: Store, record: GameRecord, seat: int) -> Mark | None:
    """The own record this match has set: a total better than in every earlier match of this name by the same rules
    with as many at the table. None where it is none, and where it cannot be told: for the first match, for one that
    counts apart, and while facts are missing.
    """
    if facts.count_up(store, _COUNTED_AT_ONCE):
        return None
    best = "min" if COUNTS[record.game].is_low_best else "max"
    with store.transaction() as connection:
        own = connection.execute(
            "SELECT total, turn FROM facts WHERE match_id = ? AND seat = ? AND is_apart = 0", (record.match_id, seat)
        ).fetchone()
        if own is None:
            return None
        points, turn = own
        before = connection.execute(
            f"SELECT {best}(facts.total) FROM facts JOIN matches USING (match_id) WHERE who = ? AND facts.game = ?"
            " AND facts.seats = ? AND is_apart = 0 AND facts.turn < ? AND (matches.variant, options, rules_version) ="
            " (SELECT variant, options, rules_version FROM matches WHERE match_id = ?)",
            (facts.who(record.seats[seat]), record.game, len(record.seats), turn, record.match_id),
        ).fetchone()[0]
    # Facts that were broken meanwhile may hold anything, and prove nothing.
    is_told = isinstance(points, int) and isinstance(before, int)
    is_better = is_told and (points < before if best == "min" else points > before)
    return Mark(points, before) if is_better else None
