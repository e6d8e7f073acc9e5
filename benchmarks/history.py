"""A store of 100,000 matches: opening it, the first page of the history, a search, the numbers of a player."""

import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from benchmarks.report import Measure
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import facts, history, statistics
from pega6_desktop.records.history import Query, Word
from pega6_desktop.records.journal import Result
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.store import Store

MATCHES = 100_000
PATTERNS = 20
"""So many different matches are really played; the others are copies of them under other ids and days."""

OPENED_MS, STATISTICS_MS = 300, 1000
NAMES = ("Ana", "Bia", "Caio", "Davi")


def measure() -> list[Measure]:
    """Build the store, then look at it as the screens do."""
    with tempfile.TemporaryDirectory(prefix="pega6-benchmark-") as place:
        folder = Path(place)
        _build(folder)
        size = (folder / FILE_NAME).stat().st_size / 1e6
        note = f"{MATCHES:,} matches, {size:.0f} MB"
        begin = time.perf_counter()
        store, _ = open_store(folder)
        opened = _since(begin)
        measures = [Measure("open the store", opened, "ms", note=note), *_looks(store, note)]
        store.close()
    return measures


def _looks(store: Store, note: str) -> list[Measure]:
    middle = MATCHES // 2
    word = Query(words=(Word(text="caio", days=(history.date_like(month=3),)),))
    goal = OPENED_MS
    return [
        Measure("history, first page", _timed(lambda: history.page(store, Query())), "ms", goal, note=note),
        Measure("history, page in the middle", _timed(lambda: history.page(store, Query(), before=middle)), "ms", goal),
        Measure("history, a word that is a month too", _timed(lambda: history.page(store, word)), "ms", goal),
        Measure("statistics of one player", _timed(lambda: _numbers(store)), "ms", STATISTICS_MS, note=note),
    ]


def _numbers(store: Store) -> None:
    facts.count_up(store, 10)
    statistics.games(store)
    statistics.people(store, "pega6")
    statistics.tally(store, ["h:Ana"], "pega6")
    statistics.versus(store, ["h:Ana"], "pega6")


def _timed(act: Callable[[], object]) -> float:
    begin = time.perf_counter()
    act()
    return _since(begin)


def _since(begin: float) -> float:
    return (time.perf_counter() - begin) * 1000


def _build(folder: Path) -> None:
    store, _ = open_store(folder)
    for number in range(PATTERNS):
        store.begin(*_played(number))
    facts.count_up(store, PATTERNS)
    store.close()
    connection = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    connection.execute("CREATE TEMP TABLE n AS WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c LIMIT ?)"
                       " SELECT i FROM c", (MATCHES // PATTERNS - 1,))  # fmt: skip
    for table in ("matches", "seats", "moves", "results", "facts"):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        copied = ", ".join(_copied(column) for column in columns)
        connection.execute(f"INSERT INTO {table} SELECT {copied} FROM n CROSS JOIN {table}")
    connection.execute("COMMIT")
    connection.close()


def _copied(column: str) -> str:
    """The column of a copy: its own id, its own place in the order, its own month; everything else as it was."""
    return {
        "match_id": "match_id || '-' || i",
        "turn": f"turn + {PATTERNS} * i",
        "played_at": "printf('20%02d-%02d-11T12:00:00.000+00:00', 10 + i % 15, 1 + i % 12)",
    }.get(column, column)


def _played(number: int) -> tuple[GameRecord, Result]:
    """A match of two rounds in which everybody always does the first thing that is allowed."""
    game = GAMES["pega6"]
    setup = game.setup("base", {"fixedRounds": 2}, len(NAMES), number)
    state = game.initial(setup)
    events = game.opening(state)
    moves = list[RecordedMove]()
    while True:
        for event in events:
            state = game.evolve(state, event)
        to_act = game.to_act(state)
        if not to_act:
            break
        move = game.legal_moves(state, to_act[0])[0]
        moves.append(RecordedMove(to_act[0], game.format_move(move)))
        events = game.decide(state, to_act[0], move)
    outcome = game.outcome(state)
    assert outcome is not None
    seats = (SeatInfo(NAMES[0], "human"), *(SeatInfo(name, "bot", "careful", n) for n, name in enumerate(NAMES[1:], 1)))
    result = Result(game.hash(state), game.observe(state, None).score.totals, outcome.winners)
    record = GameRecord(
        match_id=f"match-{number:026}",
        game="pega6",
        variant="base",
        options=setup.options,
        seed=number,
        seats=seats,
        moves=tuple(moves),
        final_hash=result.final_hash,
    )
    return record, result
