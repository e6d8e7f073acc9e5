"""A store of 100,000 matches: opening it, the first offer to go on, the pages of the history, searches, the numbers.

Times are of the processor, the best of three: what else the machine does is not in them. Only the starts of the whole
program are by the clock (``first_offer``).
"""

import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from benchmarks import first_offer
from benchmarks.report import Measure
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import history
from pega6_desktop.records.finished import facts
from pega6_desktop.records.history import Query, Word
from pega6_desktop.records.journal import Result
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.store import Store
from pega6_desktop.runtime import shelf
from pega6_desktop.runtime.resume import newest_unfinished
from pega6_desktop.runtime.shelf_messages import AskNumbers, AskPeople

MATCHES = 100_000
PATTERNS = 20
"""So many different matches are really played; the others are copies of them under other ids and days."""

OPENED_MS, PAGE_MS, SEARCH_MS, STATISTICS_MS = 300, 100, 150, 300
NAMES = ("Ana", "Bia", "Caio", "Davi")


def measure() -> list[Measure]:
    """Build the store, then look at it as the screens do."""
    with tempfile.TemporaryDirectory(prefix="pega6-benchmark-") as place:
        folder = Path(place) / "many" / "pega6"
        _build(folder)
        size = (folder / FILE_NAME).stat().st_size / 1e6
        note = f"{MATCHES:,} matches, {size:.0f} MB"
        opened = _timed(lambda: _offered(folder))
        store, _ = open_store(folder)
        measures = [Measure("open the store and offer to go on", opened, "ms", OPENED_MS, note=note), *_looks(store)]
        checked = _timed(store.check, tries=1)
        store.close()
        measures += first_offer.measures(Path(place), folder.parent)
    return [*measures, Measure("look at every page, when idle", checked, "ms", note="a command ends it at once")]


def _offered(folder: Path) -> None:
    store, _ = open_store(folder)
    assert newest_unfinished(store) is not None
    store.close()


def _looks(store: Store) -> list[Measure]:
    middle = MATCHES // 2
    word = Query(words=(Word(text="caio", days=(history.date_like(month=3),)),))
    unknown = Query(words=(Word(text="zzz", days=(history.date_like(year=1999),)),))
    pages = {
        "history, first page": (lambda: history.page(store, Query()), PAGE_MS),
        "history, page in the middle": (lambda: history.page(store, Query(), before=middle), PAGE_MS),
        "history, a word that is a month too": (lambda: history.page(store, word), SEARCH_MS),
        "history, a word nobody finds": (lambda: history.page(store, unknown), SEARCH_MS),
        "statistics of one player": (lambda: _numbers(store), STATISTICS_MS),
    }
    return [Measure(name, _timed(act), "ms", goal) for name, (act, goal) in pages.items()]


def _numbers(store: Store) -> None:
    shelf.answer(store, AskPeople("pega6"))
    shelf.answer(store, AskNumbers(1, ("h:Ana",), "pega6"))


def _timed(act: Callable[[], object], tries: int = 3) -> float:
    """Ms of the processor, the least of some tries."""
    return min(_once(act) for _ in range(tries))


def _once(act: Callable[[], object]) -> float:
    begin = time.process_time()
    act()
    return (time.process_time() - begin) * 1000


def _build(folder: Path) -> None:
    store, _ = open_store(folder)
    for number in range(PATTERNS):
        store.begin(*_played(number))
    facts.count_up(store, PATTERNS)
    store.close()
    connection = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA journal_mode = OFF")
    connection.execute("BEGIN")
    # An index is made faster of everything than row by row.
    indices = connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    ).fetchall()
    for name, _ in indices:
        connection.execute(f"DROP INDEX {name}")
    connection.execute("CREATE TEMP TABLE n AS WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c LIMIT ?)"
                       " SELECT i FROM c", (MATCHES // PATTERNS - 1,))  # fmt: skip
    for table in ("matches", "seats", "moves", "results", "facts"):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        copied = ", ".join(_copied(column) for column in columns)
        connection.execute(f"INSERT INTO {table} SELECT {copied} FROM n CROSS JOIN {table}")
    for _, sql in indices:
        connection.execute(sql)
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    store, _ = open_store(folder)
    whole, _ = _played(PATTERNS)
    store.begin(replace(whole, match_id="goes-on", moves=whole.moves[:9], final_hash=None))
    store.close()


def _copied(column: str) -> str:
    """The column of a copy: its own id, place in the order, month and deal, or it were a repeat; the rest as it was.

    The ids follow each other as the copies are made, so that every row is put at the end.
    """
    return {
        "match_id": "printf('n%06d-', i) || match_id",
        "seed": f"seed + {PATTERNS} * i",
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
