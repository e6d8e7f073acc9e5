"""The copy beside the store follows it while nobody waits and fills in for what is damaged; nothing deleted is back."""

import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pega6_desktop.records import history, portable, rolling_copy
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.rolling_copy import COPY_NAME, copying
from pega6_desktop.records.store import Store
from tests.runtime.desk import played, record

MATCHES = tuple(played(record("hb", match_id=f"m-{seed:02}", seed=seed), None if seed % 3 else 5) for seed in range(12))
ALL = [match.match_id for match in MATCHES]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path)
    for match in MATCHES:
        opened.begin(match, portable.examined(match))
    yield opened
    opened.close()


def copied(store: Store, folder: Path) -> int:
    """Copy until nothing is left to do; returns after how many steps."""
    steps = copying(store, folder)
    return sum(1 for _ in iter(lambda: next(steps, False), False))


def ids(store: Store) -> list[str]:
    return sorted(line.match_id for line in history.page(store, Query()).lines)


def in_copy(folder: Path) -> dict[str, int]:
    """By match in the copy how many moves it has there."""
    with closing(sqlite3.connect(folder / COPY_NAME)) as connection:
        question = "SELECT match_id, (SELECT count(*) FROM moves WHERE moves.match_id = matches.match_id) FROM matches"
        return dict(connection.execute(question).fetchall())


def reopened(store: Store, folder: Path, data: bytes | None) -> Store:
    """The store after these bytes took the place of its file; None: it is gone."""
    store.close()
    (folder / FILE_NAME).unlink()
    if data is not None:
        (folder / FILE_NAME).write_bytes(data)
    return open_store(folder)[0]


def test_a_copy_is_made_a_few_matches_at_a_time_and_holds_them_all(store: Store, tmp_path: Path) -> None:
    assert copied(store, tmp_path) == 4
    assert in_copy(tmp_path) == {match.match_id: len(match.moves) for match in MATCHES}
    assert (tmp_path / COPY_NAME).stat().st_size <= (tmp_path / FILE_NAME).stat().st_size + 4_000_000


def test_only_what_was_played_since_is_copied_again(store: Store, tmp_path: Path) -> None:
    steps = copying(store, tmp_path)
    assert [next(steps) for _ in range(5)] == [True, True, True, True, False]
    going_on = played(record("hb", match_id="m-03", seed=3))
    store.append("m-03", 5, going_on.moves[5])
    assert [next(steps) for _ in range(2)] == [True, False]
    del steps
    assert in_copy(tmp_path)["m-03"] == 6


def test_what_is_deleted_leaves_the_copy_at_the_next_start(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    history.delete(store, "m-01")
    copied(store, tmp_path)
    assert sorted(in_copy(tmp_path)) == [name for name in ALL if name != "m-01"]


def test_a_lost_file_comes_back_from_the_copy(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    again = reopened(store, tmp_path, None)
    assert ids(again) == ALL
    assert [again.load(match.match_id) for match in MATCHES] == list(MATCHES)
    assert [again.result(match.match_id) for match in MATCHES] == [portable.examined(match) for match in MATCHES]
    again.close()
    assert not (tmp_path / COPY_NAME).exists()


@pytest.mark.parametrize("data", [b"", bytes(5000), b"nothing of it is left" * 1000])
def test_a_store_nothing_is_left_of_comes_back_from_the_copy(store: Store, tmp_path: Path, data: bytes) -> None:
    copied(store, tmp_path)
    (tmp_path / f"{FILE_NAME}-wal").unlink(missing_ok=True)
    store.close()
    (tmp_path / FILE_NAME).write_bytes(data)
    again, kept_as = open_store(tmp_path)
    assert kept_as is not None
    assert ids(again) == ALL
    again.close()


def test_every_damaged_page_is_filled_from_the_copy_and_what_was_played_since_stays(
    store: Store, tmp_path: Path
) -> None:
    copied(store, tmp_path)
    going_on = played(record("hb", match_id="m-03", seed=3))
    for index in range(5, 8):
        store.append("m-03", index, going_on.moves[index])
    history.delete(store, "m-01")
    store.close()
    sound, kept = (tmp_path / FILE_NAME).read_bytes(), (tmp_path / COPY_NAME).read_bytes()
    for page in range(1, len(sound) // 4096):
        folder = tmp_path / str(page)
        folder.mkdir()
        (folder / COPY_NAME).write_bytes(kept)
        (folder / FILE_NAME).write_bytes(sound[: page * 4096] + bytes(4096) + sound[(page + 1) * 4096 :])
        again, _ = open_store(folder)
        found = ids(again)
        assert set(found) >= {name for name in ALL if name != "m-01"}
        for match in MATCHES:
            if match.match_id == "m-03":
                assert again.load("m-03").moves in (going_on.moves[:8], going_on.moves[:5])
            elif match.match_id in found:
                assert again.load(match.match_id) == match
        again.close()
        shutil.rmtree(folder)


def test_what_was_deleted_stays_so_when_another_page_is_damaged(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    history.delete(store, "m-01")
    with store.transaction() as connection:
        connection.execute("DELETE FROM matches WHERE match_id = 'm-02'")  # as after the day it can be had back
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("DROP TABLE results")
    again, _ = open_store(tmp_path)
    assert ids(again) == [name for name in ALL if name not in ("m-01", "m-02")]
    again.close()


def test_a_torn_match_is_taken_from_the_copy_and_one_that_was_taken_back_is_not(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    other = played(record("hb", match_id="m-03", seed=3), 6, luck=2)
    store.rewrite("m-03", 0, other.moves)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("DELETE FROM moves WHERE match_id = 'm-04' AND position > 3")
        connection.execute("DELETE FROM moves WHERE match_id = 'm-06'")
        connection.execute("DELETE FROM seats WHERE match_id = 'm-07'")
        connection.execute("DELETE FROM moves WHERE match_id = 'm-08' AND position > 6")
        connection.execute("DROP TABLE results")
    with closing(sqlite3.connect(tmp_path / COPY_NAME)) as connection, connection:
        connection.execute("UPDATE matches SET options = '{' WHERE match_id = 'm-08'")
    data = bytearray((tmp_path / FILE_NAME).read_bytes())
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'moves'").fetchone()[0]
    data[(root - 1) * 4096 : root * 4096] = bytes(4096)  # no page leads to the moves any more, all of them are there
    (tmp_path / FILE_NAME).write_bytes(data)
    again, _ = open_store(tmp_path)
    assert again.load("m-03").moves == other.moves
    for number in (4, 6, 7):
        assert again.load(f"m-{number:02}") == MATCHES[number]
    assert again.load("m-08").moves == MATCHES[8].moves[:7]  # the copy of it is worse
    again.close()


def test_a_broken_copy_is_made_anew(store: Store, tmp_path: Path) -> None:
    for content in (b"no database", b"SQLite format 3\0" + bytes(5000)):
        (tmp_path / COPY_NAME).write_bytes(content)
        copied(store, tmp_path)
        assert sorted(in_copy(tmp_path)) == ALL
        with closing(sqlite3.connect(tmp_path / COPY_NAME)) as connection:
            connection.execute("PRAGMA user_version = 3")  # which its tables are not
        copied(store, tmp_path)
        assert sorted(in_copy(tmp_path)) == ALL


def test_a_copy_that_cannot_be_written_is_removed_and_made_anew_another_time(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    with closing(sqlite3.connect(tmp_path / COPY_NAME)) as connection:
        connection.execute("CREATE TRIGGER no BEFORE INSERT ON matches BEGIN SELECT RAISE(FAIL, 'no'); END")
    store.begin(played(record("hb", match_id="new"), 2))
    assert copied(store, tmp_path) == 1
    assert not (tmp_path / COPY_NAME).exists()
    copied(store, tmp_path)
    assert sorted(in_copy(tmp_path)) == [*ALL, "new"]


def test_a_large_copy_is_believed_for_the_check_would_take_too_long(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(store, tmp_path)
    with (tmp_path / COPY_NAME).open("ab") as file:
        file.write(bytes(4096))  # a page nobody knows of
    monkeypatch.setattr(rolling_copy, "_CHECKED", 4096)
    assert copied(store, tmp_path) == 1
    assert sorted(in_copy(tmp_path)) == ALL


def test_an_unreadable_match_is_not_copied_over_a_readable_one(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    with store.transaction() as connection:
        connection.execute("UPDATE matches SET options = '{', turn = 99 WHERE match_id = 'm-05'")
    copied(store, tmp_path)
    assert in_copy(tmp_path)["m-05"] == len(MATCHES[5].moves)


def test_without_room_on_the_disk_or_without_the_store_no_copy_is_made(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    with monkeypatch.context() as patched:
        patched.setattr(shutil, "disk_usage", lambda path: usage(10, 10, 40_000_000))
        assert copied(store, tmp_path) == 0
    store.close()
    assert copied(store, tmp_path) == 0
    assert not (tmp_path / COPY_NAME).exists()
