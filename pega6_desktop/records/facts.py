"""What a finished match adds to the statistics of each of its players; counted once, by playing the record.

Owns the facts and the filling of their table. They follow from the moves alone: whatever keeps them from being written
(a killed process, a program that did not know them yet), they are made up for later.
"""

from collections.abc import Iterable, Sequence

import msgspec

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.events import RowTaken
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.replay import retold
from pega6_desktop.records.store import Store

HEAVY_CARDS = (11, 22, 33, 44, 55, 66, 77, 88, 99)
"""Cards of five and seven heads, counted one by one."""

_MOST_TAKEN = 63
"""More often than this no match counts a heavy card."""


class Facts(msgspec.Struct, frozen=True):
    """One seat of one match. points: heads by round. taken: by heavy card, how often it came in a row taken."""

    who: str
    place: int
    is_winner: bool
    is_shared: bool
    points: tuple[int, ...]
    rows_taken: int
    low_cards: int
    taken: tuple[int, ...]


def who(seat: SeatInfo) -> str:
    """Under which name a seat's matches are counted: people by their name, bots by their level."""
    return f"b:{seat.level}" if seat.kind == "bot" else f"h:{seat.name}"


def facts_of(record: GameRecord) -> tuple[Facts, ...]:
    """By seat. Raises RecordError for a match that cannot be played, or is not over."""
    if record.game not in GAMES:
        raise RecordError("unknown_game", game=record.game)
    game = GAMES[record.game]
    taken: list[list[RowTaken]] = [[] for _ in record.seats]
    last = None
    for last in retold(game, record):
        if isinstance(last[1], RowTaken):
            taken[last[1].seat].append(last[1])
    assert last is not None, "every match begins with an event"
    score = game.observe(last[0], None).score
    outcome = score.outcome
    if outcome is None:
        raise RecordError("hash_early")
    return tuple(
        Facts(
            who=who(seat),
            place=outcome.places[place],
            is_winner=place in outcome.winners,
            is_shared=place in outcome.winners and len(outcome.winners) > 1,
            points=tuple(entry[place] for entry in score.rounds),
            rows_taken=len(taken[place]),
            low_cards=sum(event.reason == "low" for event in taken[place]),
            taken=_heavy(taken[place]),
        )
        for place, seat in enumerate(record.seats)
    )


def _heavy(events: Iterable[RowTaken]) -> tuple[int, ...]:
    cards = [card for event in events for card in event.cards]
    return tuple(min(_MOST_TAKEN, cards.count(card)) for card in HEAVY_CARDS)


def count_up(store: Store, limit: int) -> int:
    """Make up the facts of at most so many matches, newest first; returns how many are still without."""
    with store.transaction() as connection:
        waiting = connection.execute(
            "SELECT match_id FROM matches WHERE is_counted = 0 AND final_hash IS NOT NULL AND is_imported = 0"
            " AND deleted_at IS NULL ORDER BY turn DESC"
        ).fetchall()
    for (match_id,) in waiting[:limit]:
        _count(store, match_id)
    return max(0, len(waiting) - limit)


def _count(store: Store, match_id: str) -> None:
    """Write the facts of one match; one that cannot be played is passed over from now on."""
    try:
        record = store.load(match_id)
        facts: Sequence[Facts] = facts_of(record)
    except RecordError as error:
        if error.code.startswith("store_"):
            raise
        with store.transaction() as connection:
            connection.execute("UPDATE matches SET is_counted = 2 WHERE match_id = ?", (match_id,))
        return
    with store.transaction() as connection:
        connection.execute("DELETE FROM facts WHERE match_id = ?", (match_id,))
        connection.executemany(
            "INSERT INTO facts SELECT ?, ?, ?, game, turn, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
            " is_assisted OR parent_id IS NOT NULL FROM matches WHERE match_id = ?",
            [_row(match_id, seat, len(facts), fact) for seat, fact in enumerate(facts)],
        )
        connection.execute("UPDATE matches SET is_counted = 1 WHERE match_id = ?", (match_id,))


def _row(match_id: str, seat: int, seats: int, fact: Facts) -> tuple[str | int, ...]:
    points = fact.points
    heavy = sum(count << 6 * index for index, count in enumerate(fact.taken))
    return (
        *(match_id, seat, fact.who, seats, fact.place, fact.is_winner, fact.is_shared, len(points), sum(points)),
        *(sum(point * point for point in points), min(points), max(points), fact.rows_taken, fact.low_cards, heavy),
        match_id,
    )
