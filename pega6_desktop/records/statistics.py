"""Numbers about people and bots over all finished matches of one game in this store.

Owns the questions to the table of facts and the arithmetic behind them. Matches from files do not count: nobody here
played them. Branches and assisted matches are counted apart, and so are repeats of a deal: by themselves, and never
among the others. Every function raises only RecordError.
"""

import math
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TypeVar

import msgspec

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import facts
from pega6_desktop.records.counts.catalog import COUNTS
from pega6_desktop.records.faces import AVATARS
from pega6_desktop.records.facts import APART, MOST_KINDS, REPEATED
from pega6_desktop.records.store import Store

T = TypeVar("T")

SERIES = 200
"""The chart over time shows so many matches at most, the last ones."""


class Person(msgspec.Struct, frozen=True):
    """Somebody with finished matches. who: ``h:name`` for people, ``b:level`` for bots; names: whose they are.

    matches: those that count among the others; apart: branches and assisted ones; repeats: of a deal.
    """

    who: str
    matches: int
    avatar: int
    apart: int = 0
    repeats: int = 0


class Versus(msgspec.Struct, frozen=True):
    """Against somebody: how often both met, and in how many of these this one came in ahead or behind.

    matches: with several bots of one level a match counts for each of them.
    """

    who: str
    matches: int
    ahead: int
    behind: int


class Tally(msgspec.Struct, frozen=True):
    """The numbers of one person or bot.

    wins include shared ones; streak: most wins in a row, running: in a row until now. mean, spread: points by round and
    their standard deviation; table_mean: of everybody in the same matches. best, worst: of all rounds, as the game
    ranks. places: matches by place, from the first. series: mean points by round of the last matches, oldest first.
    counted, marked, kinds: see ``counts.counting``; kinds pairs each with how often it came.
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


_SUMS = ", ".join(
    (
        "count(*), sum(is_winner), sum(is_shared), sum(rounds), sum(total), sum(squares)",
        "min(best), max(best), min(worst), max(worst)",
        "sum(rows_taken), sum(low_cards)",
        *(f"sum((heavy >> {6 * place}) & 63)" for place in range(MOST_KINDS)),
    )
)

# From name to name along the index, instead of along all facts.
_PLAYED = (
    "WITH RECURSIVE names (who) AS (SELECT min(who) FROM facts UNION ALL"
    " SELECT (SELECT min(who) FROM facts WHERE who > names.who) FROM names WHERE who IS NOT NULL)"
    " SELECT EXISTS (SELECT 1 FROM names JOIN facts USING (who) WHERE game = ?)"
)

NOTHING = Tally(0, 0, 0, 0, 0, 0, 0.0, 0.0, 0.0, 0, 0, 0, 0, (), (), ())
"""The numbers of somebody without a finished match."""


def games(store: Store) -> tuple[str, ...]:
    """The games with finished matches, in the order of the catalog."""
    with store.transaction() as connection:
        return tuple(game for game in GAMES if connection.execute(_PLAYED, (game,)).fetchone()[0])


def _mended(store: Store, ask: Callable[[], T]) -> T:
    """The answer. Where broken facts spoil it they are put away first, and made up for at the next counting."""
    with suppress(ValueError, RecordError):
        return ask()
    facts.forget_broken(store)
    return ask()


def people(store: Store, game: str) -> tuple[Person, ...]:
    """Everybody with finished matches of the game: people first, then bots, the most matches first."""
    return _mended(store, lambda: _people(store, game))


def _people(store: Store, game: str) -> tuple[Person, ...]:
    with store.transaction() as connection:
        rows = connection.execute(
            "SELECT CAST(who AS BLOB), count(*) FILTER (WHERE is_apart = 0), count(*) FILTER (WHERE is_apart = ?),"
            " count(*) FILTER (WHERE is_apart = ?) FROM facts WHERE game = ? GROUP BY who",
            (APART, REPEATED, game),
        ).fetchall()
        found = []
        for name, matches, apart, repeats in rows:
            who = name.decode()
            if who[:2] not in ("h:", "b:"):
                raise ValueError("broken facts")
            newest = connection.execute(
                "SELECT seats.avatar FROM facts JOIN seats USING (match_id, seat) WHERE who = ? AND game = ?"
                " ORDER BY facts.turn DESC LIMIT 1",
                (who, game),
            ).fetchone()
            avatar = newest[0] if newest is not None and newest[0] in range(AVATARS) else 0
            found.append(Person(who, matches, avatar, apart, repeats))
    return tuple(sorted(found, key=lambda person: (person.who[0] == "b", -person.matches, -person.apart, person.who)))


def tally(store: Store, whos: Collection[str], game: str, *, is_apart: bool = False, is_repeat: bool = False) -> Tally:
    """The numbers of everybody under these names together (one person may be called by several).

    is_apart: of branches and assisted matches instead of all the others; is_repeat: of repeats instead.
    Takes time in proportion to the matches of these names.
    """
    return _mended(store, lambda: _tally(store, whos, game, _kind(is_apart=is_apart, is_repeat=is_repeat)))


def _kind(*, is_apart: bool, is_repeat: bool) -> int:
    return REPEATED if is_repeat else APART if is_apart else 0


def _tally(store: Store, whos: Collection[str], game: str, kind: int) -> Tally:
    where, values = _of(whos, game, kind)
    source = f"FROM facts WHERE {where}"
    with store.transaction() as connection:
        sums = connection.execute(f"SELECT {_SUMS} {source}", values).fetchone()
        if not sums[0]:
            return NOTHING
        places = dict(connection.execute(f"SELECT place, count(*) {source} GROUP BY place", values).fetchall())
        if not all(isinstance(number, int) for number in sums) or not all(place in range(1, 21) for place in places):
            raise ValueError("broken facts")
        won = connection.execute(
            f"SELECT coalesce(group_concat(is_winner, ''), '') FROM (SELECT is_winner {source} ORDER BY turn)", values
        ).fetchone()[0]
        series = connection.execute(
            f"SELECT total, rounds {source} ORDER BY turn DESC LIMIT {SERIES}", values
        ).fetchall()
        table = connection.execute(
            "SELECT sum(total), sum(rounds) FROM facts WHERE match_id IN"
            f" (SELECT match_id {source} ORDER BY turn DESC LIMIT {SERIES})",
            values,
        ).fetchone()
    counting = COUNTS.get(game)
    matches, wins, shared, count, total, squares, *ends, counted, marked = sums[:-MOST_KINDS]
    is_low_best = counting is None or counting.is_low_best
    best, worst = (ends[0], ends[3]) if is_low_best else (ends[1], ends[2])
    streak, running = _streaks(won)
    return Tally(
        matches=matches,
        wins=wins,
        shared_wins=shared,
        streak=streak,
        running=running,
        rounds=count,
        mean=total / count,
        spread=math.sqrt(max(0.0, (squares - total * total / count) / (count - 1))) if count > 1 else 0.0,
        table_mean=table[0] / table[1],
        best=best,
        worst=worst,
        counted=counted,
        marked=marked,
        places=tuple(places.get(place, 0) for place in range(1, max(places) + 1)),
        series=tuple(total / rounds for total, rounds in reversed(series)),
        kinds=() if counting is None else tuple(zip(counting.kinds, sums[-MOST_KINDS:], strict=False)),
    )


def _streaks(won: str) -> tuple[int, int]:
    """The longest row of wins and the one that goes on; won: a sign for each match, 1 where it was won."""
    rows = [len(row) for row in won.split("0")]
    return max(rows), rows[-1]


def versus(
    store: Store,
    whos: Collection[str],
    game: str,
    limit: int = 12,
    *,
    is_apart: bool = False,
    is_repeat: bool = False,
) -> tuple[Versus, ...]:
    """Against whom these names played, the most matches first; seats of one match are compared one by one."""
    where, values = _of(whos, game, _kind(is_apart=is_apart, is_repeat=is_repeat), "own.")
    with store.transaction() as connection:
        rows = connection.execute(
            "SELECT other.who, count(*), count(*) FILTER (WHERE own.place < other.place),"
            " count(*) FILTER (WHERE own.place > other.place)"
            f" FROM facts AS own JOIN facts AS other USING (match_id) WHERE {where} AND own.seat <> other.seat"
            " GROUP BY other.who ORDER BY 2 DESC, 1 LIMIT ?",
            (*values, limit),
        ).fetchall()
    return tuple(Versus(*row) for row in rows if row[0] not in whos)


def _of(whos: Collection[str], game: str, kind: int, table: str = "") -> tuple[str, tuple[str | int, ...]]:
    marks = ", ".join("?" * len(whos))
    return f"{table}who IN ({marks}) AND {table}game = ? AND {table}is_apart = ?", (*whos, game, kind)
