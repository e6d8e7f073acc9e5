"""What a finished match adds to the statistics of each of its players; counted once, by playing the record.

Owns the facts and the filling of their table. They follow from the moves alone: whatever keeps them from being written
(a killed process, a program that did not know them yet), they are made up for later.
"""

from collections.abc import Sequence

import msgspec

from pega6_desktop.core.errors import RecordError
from pega6_desktop.core.scores import Outcome, ScoreSheet
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.codec import legible
from pega6_desktop.records.finished.counts.catalog import COUNTS
from pega6_desktop.records.finished.counts.counting import Count
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.replay import retold
from pega6_desktop.records.store import MOST_TURNS, Store

MOST_KINDS = 9
"""So many kinds of things are counted one by one at most."""

_MOST_OF_A_KIND = 63
"""More of a kind than this no match counts."""


APART, REPEATED = 1, 2
"""What ``is_apart`` of a fact says of a branch or an assisted match, and of a repeat; 0 of all the others."""

IS_REPEAT = """(matches.parent_id IS NULL AND EXISTS
    (SELECT 1 FROM matches AS before WHERE before.seed = matches.seed AND before.rowid < matches.rowid
        AND before.game = matches.game AND before.variant = matches.variant AND before.options = matches.options
        AND before.rules_version = matches.rules_version
        AND before.parent_id IS NULL AND NOT before.is_imported
        AND (SELECT count(*) FROM seats WHERE seats.match_id = before.match_id)
            = (SELECT count(*) FROM seats WHERE seats.match_id = matches.match_id)))"""
"""Of a line of ``matches``, whether its cards had been dealt here before: the second match with them, and every later
one. A branch is none: it never counts as a match of its own.
"""


def is_repeat(store: Store, match_id: str) -> bool:
    """Whether the cards of this match had been dealt here before it began."""
    with store.transaction() as connection:
        found = connection.execute(f"SELECT {IS_REPEAT} FROM matches WHERE match_id = ?", (match_id,)).fetchone()
    return found is not None and bool(found[0])


class Facts(msgspec.Struct, frozen=True):
    """One seat of one match.

    points: by round. best, worst: of them, as the game ranks. counted, marked, kinds: see ``counts.counting``.
    """

    who: str
    place: int
    is_winner: bool
    is_shared: bool
    points: tuple[int, ...]
    best: int
    worst: int
    counted: int
    marked: int
    kinds: tuple[int, ...]


def who(seat: SeatInfo) -> str:
    """Under which name a seat's matches are counted: people by their name, bots by their level."""
    return f"b:{seat.level}" if seat.kind == "bot" else f"h:{seat.name}"


def facts_of(record: GameRecord) -> tuple[Facts, ...]:
    """By seat. Raises RecordError for a match that cannot be played, or is not over."""
    if record.game not in GAMES:
        raise RecordError("unknown_game", game=record.game)
    game, counting = GAMES[record.game], COUNTS.get(record.game)
    counts: list[list[Count]] = [[] for _ in record.seats]
    last = None
    for last in retold(game, record):
        if counting is not None and (count := counting.count(last[1])) is not None:
            counts[count.seat].append(count)
    assert last is not None, "every match begins with an event"
    score: ScoreSheet = game.observe(last[0], None).score
    if score.outcome is None:
        raise RecordError("hash_early")
    kinds = () if counting is None else counting.kinds
    return tuple(
        _fact(seat, place, score, score.outcome, counts[place], kinds) for place, seat in enumerate(record.seats)
    )


def _fact(
    seat: SeatInfo, place: int, score: ScoreSheet, outcome: Outcome, counts: Sequence[Count], kinds: tuple[int, ...]
) -> Facts:
    points = tuple(entry[place] for entry in score.rounds)
    ends = (min(points), max(points)) if score.is_low_best else (max(points), min(points))
    things = [thing for count in counts for thing in count.kinds]
    return Facts(
        who=who(seat),
        place=outcome.places[place],
        is_winner=place in outcome.winners,
        is_shared=place in outcome.winners and len(outcome.winners) > 1,
        points=points,
        best=ends[0],
        worst=ends[1],
        counted=sum(count.counted for count in counts),
        marked=sum(count.marked for count in counts),
        kinds=tuple(min(_MOST_OF_A_KIND, things.count(kind)) for kind in kinds),
    )


def count_up(store: Store, limit: int) -> int:
    """Make up the facts of at most so many matches, newest first; returns how many are still without."""
    with store.transaction() as connection:
        found = connection.execute(
            "SELECT rowid, match_id, game, rules_version FROM matches WHERE is_counted = 0 AND final_hash IS NOT NULL"
            " AND is_imported = 0 AND is_training = 0 AND deleted_at IS NULL ORDER BY turn DESC"
        ).fetchall()
    # Those by rules of a later program wait for it.
    waiting = [
        (place, match_id)
        for place, match_id, game, version in found
        if game not in GAMES or not isinstance(version, int) or version <= max(GAMES[game].versions)
    ]
    for place, match_id in waiting[:limit]:
        _count(store, place, match_id)
    return max(0, len(waiting) - limit)


def _count(store: Store, place: int, match_id: str) -> None:
    """Write the facts of one match; one that cannot be played is passed over from now on.

    place: its row, which is there also where the id cannot be read.
    """
    try:
        record = store.load(match_id)
        facts: Sequence[Facts] = facts_of(record)
    except RecordError as error:
        if error.code.startswith("store_"):
            raise
        with store.transaction() as connection:
            connection.execute("UPDATE matches SET is_counted = 2 WHERE rowid = ?", (place,))
        return
    with store.transaction() as connection:
        connection.execute("DELETE FROM facts WHERE match_id = ?", (match_id,))
        connection.executemany(
            "INSERT INTO facts SELECT ?, ?, ?, game, turn, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
            f" CASE WHEN is_assisted OR parent_id IS NOT NULL THEN {APART} WHEN {IS_REPEAT} THEN {REPEATED} ELSE 0 END,"
            " variant FROM matches WHERE match_id = ?",
            [_row(match_id, seat, len(facts), fact) for seat, fact in enumerate(facts)],
        )
        connection.execute("UPDATE matches SET is_counted = 1 WHERE match_id = ?", (match_id,))


def forget_broken(store: Store) -> None:
    """Let every match with facts no match can have be counted anew, see ``count_up``."""
    sound = " AND ".join(
        f"typeof({name}) = 'integer' AND {name} BETWEEN {least} AND {most}" for name, (least, most) in _LIMITS.items()
    )
    broken = f"FROM facts WHERE NOT (is_name(CAST(coalesce(who, '') AS BLOB)) AND {sound})"
    with store.transaction() as connection:
        connection.create_function("is_name", 1, _is_name, deterministic=True)
        connection.execute("REINDEX facts")
        connection.execute(f"UPDATE matches SET is_counted = 0 WHERE match_id IN (SELECT match_id {broken})")
        connection.execute(f"DELETE {broken}")


_SOME = (-(2**40), 2**40)
_LIMITS = {
    "place": (1, 20),
    "seats": (1, 20),
    "is_winner": (0, 1),
    "is_shared": (0, 1),
    "is_apart": (0, REPEATED),
    "rounds": (1, 100_000),
    "turn": (0, MOST_TURNS),
    "heavy": (0, 2**54),
    **dict.fromkeys(("total", "squares", "best", "worst", "rows_taken", "low_cards"), _SOME),
}
"""The least and the most that may stand in a column of the facts."""


def _is_name(who: bytes) -> bool:
    """Whether a person or a bot can be called so in the facts."""
    return who[:2] in (b"h:", b"b:") and legible(who).encode() == who


def _row(match_id: str, seat: int, seats: int, fact: Facts) -> tuple[str | int, ...]:
    points = fact.points
    kinds = sum(count << 6 * index for index, count in enumerate(fact.kinds))
    return (
        *(match_id, seat, fact.who, seats, fact.place, fact.is_winner, fact.is_shared, len(points), sum(points)),
        *(sum(point * point for point in points), fact.best, fact.worst, fact.counted, fact.marked, kinds),
        match_id,
    )
