"""Rows are read from the pages of a file as SQLite reads them; of bytes that are no pages comes nothing."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pega6_desktop.records import portable
from pega6_desktop.records.database import utc_now
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.rescue.carving import TABLES, Carving, Row
from pega6_desktop.records.rescue.salvage import salvage
from pega6_desktop.records.store import Store
from tests.runtime.desk import played, record

MATCHES = tuple(played(record("hbbbb", match_id=f"m-{seed}", seed=seed), None if seed % 3 else 5) for seed in range(9))


def filled(folder: Path) -> Store:
    store, _ = open_store(folder)
    for match in MATCHES:
        store.begin(match, portable.examined(match))
    return store


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound")
    filled(folder).close()
    return folder / FILE_NAME


def carved(path: Path) -> tuple[dict[str, set[Row]], set[str]]:
    with Carving(path) as carving:
        rows: dict[str, set[Row]] = {table: set() for table in TABLES}
        for table, row in carving.rows():
            rows[table].add(row)
        return rows, carving.whole


def asked(path: Path) -> dict[str, set[Row]]:
    with closing(sqlite3.connect(path)) as connection:
        return {table: set(connection.execute(f"SELECT * FROM {table}").fetchall()) for table in TABLES}


@pytest.mark.parametrize("size", [512, 1024, 4096, 32768])
def test_every_row_is_read_whatever_the_size_of_a_page(file: Path, tmp_path: Path, size: int) -> None:
    path = tmp_path / "small.sqlite3"
    shutil.copy(file, path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute(
            "UPDATE matches SET names = names || hex(zeroblob(3000)), seconds = 12.25, seed = -seed - 300"
        )
        connection.execute("UPDATE matches SET turn = 70000 * turn, played_at = hex(zeroblob(rowid)) WHERE rowid > 4")
        connection.execute("UPDATE matches SET rowid = -rowid WHERE rowid IN (2, 5)")  # nine bytes long
        for length in (*range(1, 400), *range(960, 1010)):  # some just fit into a page, some just do not
            connection.execute("INSERT INTO moves VALUES ('m-1', ?, 0, ?)", (1000 + length, "x" * length))
        connection.commit()
        connection.execute(f"PRAGMA page_size = {size}")
        connection.execute("VACUUM")
    assert carved(path) == (asked(path), set(TABLES))


@pytest.mark.parametrize("size", [b"\0\0", b"\xff\xff"])
def test_a_size_of_pages_no_file_has_is_not_believed(file: Path, tmp_path: Path, size: bytes) -> None:
    data = file.read_bytes()
    (tmp_path / FILE_NAME).write_bytes(data[:16] + size + data[18:])
    assert carved(tmp_path / FILE_NAME)[0] == asked(file)


def test_a_freed_page_gives_nothing_while_its_table_is_whole(file: Path, tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    shutil.copy(file, path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("DELETE FROM matches WHERE match_id <> 'm-1'")
        connection.commit()
    rows, whole = carved(path)
    assert rows == asked(path)
    assert whole == set(TABLES)


def test_a_dropped_table_is_read_from_the_freed_pages(file: Path, tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    shutil.copy(file, path)
    before = asked(path)["moves"]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("DROP TABLE moves")
        connection.commit()
    rows, whole = carved(path)
    assert "moves" not in whole
    assert len(rows["moves"]) > len(before) // 2  # the first page of the list of free ones is written over


def test_what_is_only_in_the_journal_is_read_too(tmp_path: Path) -> None:
    store = filled(tmp_path / "running")
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in (FILE_NAME, f"{FILE_NAME}-wal"):
        shutil.copy(tmp_path / "running" / name, copy / name)  # as a killed process leaves it
    store.close()
    assert (copy / FILE_NAME).stat().st_size < (tmp_path / "running" / FILE_NAME).stat().st_size
    assert carved(copy / FILE_NAME)[0] == asked(tmp_path / "running" / FILE_NAME)
    (copy / FILE_NAME).write_bytes(b"")
    assert carved(copy / FILE_NAME)[0] == asked(tmp_path / "running" / FILE_NAME)
    salvage(copy / FILE_NAME, tmp_path / "none", tmp_path / "new.sqlite3", utc_now)
    with closing(Store(tmp_path / "new.sqlite3")) as new:
        assert {match.match_id: new.load(match.match_id) for match in MATCHES} == {m.match_id: m for m in MATCHES}


@pytest.mark.parametrize(
    "tail", [b"\x37\x7f\x06\x82" + bytes(40), b"short", b"\x37\x7f\x06\x82\0\0\0\0\0\0\x10\0" + bytes(90)]
)
def test_a_journal_that_is_none_adds_nothing(file: Path, tmp_path: Path, tail: bytes) -> None:
    shutil.copy(file, tmp_path / FILE_NAME)
    (tmp_path / f"{FILE_NAME}-wal").write_bytes(tail)
    assert carved(tmp_path / FILE_NAME)[1] == set(TABLES)


@pytest.mark.parametrize("free", [(3, 1), (3, 10**6), (10**6, 3), (0, 9)])
def test_a_broken_list_of_free_pages_frees_nothing(file: Path, tmp_path: Path, free: tuple[int, int]) -> None:
    path = tmp_path / FILE_NAME
    data = file.read_bytes()
    path.write_bytes(data[:32] + free[0].to_bytes(4, "big") + free[1].to_bytes(4, "big") + data[40:])
    assert carved(path)[0] == asked(file)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(patches=st.lists(st.tuples(st.integers(0, 10**6), st.binary(min_size=1, max_size=40)), min_size=1, max_size=12))
def test_whatever_the_bytes_are_rows_come_or_nothing(
    file: Path, tmp_path_factory: pytest.TempPathFactory, patches: list[tuple[int, bytes]]
) -> None:
    data = bytearray(file.read_bytes())
    for place, piece in patches:
        at = place % len(data)
        data[at : at + len(piece)] = piece
    path = tmp_path_factory.mktemp("torn") / FILE_NAME
    path.write_bytes(data)
    assert set(carved(path)[0]) == set(TABLES)
    target = path.with_name("new.sqlite3")
    salvage(path, path.with_name("none"), target, utc_now)
    if target.exists():
        Store(target).close()
    shutil.rmtree(path.parent)
