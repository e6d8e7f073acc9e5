"""One broken value in the store hides nothing but itself, whatever is asked; its match is listed as unreadable."""

import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import history, portable, renaming
from pega6_desktop.records.finished import facts, statistics
from pega6_desktop.records.history import Line, Query, Word
from pega6_desktop.records.importing import export_file
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.store import Store
from pega6_desktop.runtime import shelf
from pega6_desktop.runtime.resume import newest_unfinished
from pega6_desktop.runtime.shelf_messages import LookAt, MatchShown, MatchUnreadable
from tests.runtime.desk import played, record

OVER = tuple(played(record("hbb", match_id=f"over-{n}", seed=seed), luck=n) for n, seed in enumerate((3, 4, 5, 3)))
RUNNING = tuple(played(record("hb", match_id=f"running-{number}", seed=number), 6) for number in range(3))
BROKEN = ("over-2", "running-2")

TABLES = {
    "matches": (
        *("match_id", "format", "game", "variant", "options", "seed", "begun_at", "played_at", "final_hash", "turn"),
        *("is_imported", "is_counted", "names", "own_seat", "is_won", "edition", "parent_id", "parent_moves"),
        *("is_assisted", "seconds"),
    ),
    "seats": ("match_id", "seat", "name", "kind", "level", "avatar"),
    "moves": ("match_id", "position", "seat", "move"),
    "results": ("match_id", "seat", "total", "is_winner"),
    "facts": (
        *("match_id", "seat", "who", "game", "turn", "seats", "place", "is_winner", "is_shared", "rounds", "total"),
        *("squares", "best", "worst", "rows_taken", "low_cards", "heavy", "is_apart", "variant"),
    ),
}
VALUES = ("CAST(x'4dff80' AS TEXT)", "x'00ff'", "NULL", "'{'", "3000000000", "9223372036854775807")
NO_MOMENT = "'2031-13-45T99:00:00.000+00:00'"
CASES = [(table, column) for table, columns in TABLES.items() for column in columns]


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a sound store."""
    folder = tmp_path_factory.mktemp("sound")
    store, _ = open_store(folder)
    for match in (*OVER, *RUNNING):
        store.begin(match, portable.examined(match))
    facts.count_up(store, 100)
    store.close()
    return folder / FILE_NAME


def is_broken(line: Line) -> bool:
    return line.match_id.startswith(":") or line.match_id in BROKEN


def told(store: Store, folder: Path) -> dict[str, object]:
    """Whatever is asked of a store, but for the broken matches; the newest of those that go on is one of them."""
    lines = history.page(store, Query()).lines
    assert len(lines) == 7
    searched = history.page(store, Query(words=(Word(text="ana"), Word(kinds=(("pega6", "base"),))))).lines
    offer = newest_unfinished(store)
    assert offer is not None
    for match in (*OVER[:2], OVER[3], *RUNNING[:2]):
        export_file(store, match.match_id, folder / "match.pega6")
        assert portable.read(folder / "match.pega6").record == match
    assert statistics.tally(store, ["h:Ana"], "pega6").matches in (2, 3)
    assert len(statistics.versus(store, ["h:Ana"], "pega6")) == 1
    return {
        "lines": [replace(line, turn=0) for line in lines if not is_broken(line)],
        "found": [line.match_id for line in searched if not is_broken(line)],
        "looked at": [shelf.answer(store, LookAt(match.match_id)) for match in RUNNING[:2]],
        "unfinished": [each.match_id for each in store.unfinished(100) if each.match_id in ("running-0", "running-1")],
        "same": [each.match_id for each in history.same_deal(store, OVER[0]) if each.match_id not in BROKEN],
        "people": {person.who for person in statistics.people(store, "pega6")},
        "games": statistics.games(store),
    }


def spoiled(file: Path, table: str, column: str, value: str) -> bool:
    """Whether the table takes this value, in a row of a match that is over and of one that goes on."""
    where = {
        "matches": "rowid IN (SELECT rowid FROM matches WHERE match_id IN (?, ?))",
        "moves": "match_id IN (?, ?) AND position = 3",
    }
    place = where.get(table, "match_id IN (?, ?) AND seat = 0")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.create_function("folded", 1, str)
        try:
            for match_id in BROKEN:
                connection.execute(f"UPDATE {table} SET {column} = {value} WHERE {place}", (match_id, match_id))
        except sqlite3.IntegrityError:
            return False
    return True


@pytest.mark.parametrize(("table", "column"), CASES, ids=[f"{table}-{column}" for table, column in CASES])
def test_a_broken_value_hides_no_other_match(sound: Path, tmp_path: Path, table: str, column: str) -> None:
    store, _ = open_store(sound.parent)
    with closing(store):
        before = told(store, tmp_path)
    for number, value in enumerate((*VALUES, NO_MOMENT) if column.endswith("_at") else VALUES):
        folder = tmp_path / str(number)
        folder.mkdir()
        shutil.copy(sound, folder / FILE_NAME)
        if not spoiled(folder / FILE_NAME, table, column, value):
            continue
        store, _ = open_store(folder)
        try:
            assert told(store, folder) == before, value
            check_the_rest(store, value)
        finally:
            store.close()


@pytest.mark.parametrize("column", ["played_at", "begun_at", "own_seat", "seconds", "is_won", "names", "turn"])
@pytest.mark.parametrize("value", VALUES[:2])
def test_a_value_that_is_not_needed_to_tell_a_match_makes_it_unreadable_nowhere(
    sound: Path, tmp_path: Path, column: str, value: str
) -> None:
    shutil.copy(sound, tmp_path / FILE_NAME)
    assert spoiled(tmp_path / FILE_NAME, "matches", column, value)
    store, _ = open_store(tmp_path)
    for line in history.page(store, Query()).lines:
        assert isinstance(shelf.answer(store, LookAt(line.match_id)), MatchShown)
        assert (line.is_readable, line.own_seat) == (True, 0)
    store.close()


def check_the_rest(store: Store, value: str) -> None:
    for line in history.page(store, Query()).lines:
        if not is_broken(line):
            assert line.is_readable
            continue
        with suppress(RecordError):
            assert isinstance(shelf.answer(store, LookAt(line.match_id)), MatchShown | MatchUnreadable)
        history.delete(store, line.match_id)
        history.restore(store, line.match_id)
    facts.count_up(store, 100)
    assert facts.count_up(store, 100) == 0
    tally = statistics.tally(store, ["h:Ana"], "pega6")
    assert tally.matches >= 2, value
    statistics.versus(store, ["h:Ana"], "pega6")
    assert renaming.rename(store, "Ana", "Zoé") >= 4
    store.begin(played(record("hb", match_id="newest"), 2))
    assert store.unfinished(1)[0].match_id == "newest"
