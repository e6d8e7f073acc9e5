"""The copy beside the store follows it while nobody waits and fills in for what is damaged; nothing deleted is back."""

import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pega6_desktop.records import history, portable, schema
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.renaming import rename
from pega6_desktop.records.rescue import rolling_copy
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME, copying
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


def shown_in_copy(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / COPY_NAME)) as connection:
        question = "SELECT match_id FROM matches WHERE deleted_at IS NULL ORDER BY match_id"
        return [match_id for (match_id,) in connection.execute(question)]


def two_days_later() -> datetime:
    return datetime.now(UTC) + timedelta(days=2)


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


def test_what_is_deleted_is_so_in_the_copy_from_the_next_start_on_and_can_be_had_back(
    store: Store, tmp_path: Path
) -> None:
    copied(store, tmp_path)
    history.delete(store, "m-01")
    copied(store, tmp_path)
    assert shown_in_copy(tmp_path) == [name for name in ALL if name != "m-01"]
    history.restore(store, "m-01")
    copied(store, tmp_path)
    assert shown_in_copy(tmp_path) == ALL


def test_who_is_called_otherwise_is_so_in_the_copy_from_the_next_start_on(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    with closing(sqlite3.connect(tmp_path / COPY_NAME)) as connection:
        (called,) = connection.execute("SELECT name FROM seats WHERE kind = 'human' AND match_id = 'm-01'").fetchone()
    rename(store, called, "Zenaide")
    copied(store, tmp_path)
    with closing(sqlite3.connect(tmp_path / COPY_NAME)) as connection:
        names = connection.execute("SELECT DISTINCT name FROM seats WHERE kind = 'human'").fetchall()
    assert names == [("Zenaide",)]
    assert in_copy(tmp_path) == {match.match_id: len(match.moves) for match in MATCHES}


def test_a_match_that_was_deleted_before_it_was_copied_can_be_had_back_from_the_copy(
    store: Store, tmp_path: Path
) -> None:
    history.delete(store, "m-01")
    copied(store, tmp_path)
    history.restore(store, "m-01")
    copied(store, tmp_path)
    assert shown_in_copy(tmp_path) == ALL


def test_what_is_gone_for_good_is_gone_from_the_copy_first(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    history.delete(store, "m-01")
    store.close()
    kept = (tmp_path / COPY_NAME).read_bytes()
    (tmp_path / COPY_NAME).write_bytes(kept[:5000] + bytes(4096) + kept[9096:])  # which cannot forget it
    open_store(tmp_path, two_days_later)[0].close()
    (tmp_path / COPY_NAME).write_bytes(kept)
    again, kept_as = open_store(tmp_path, two_days_later)
    assert (again.knows("m-01"), kept_as) == (False, None)
    again.close()
    assert sorted(in_copy(tmp_path)) == [name for name in ALL if name != "m-01"]
    assert b"m-01" not in (tmp_path / COPY_NAME).read_bytes()


def test_a_lost_file_comes_back_from_the_copy(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    again = reopened(store, tmp_path, None)
    assert ids(again) == ALL
    assert [again.load(match.match_id) for match in MATCHES] == list(MATCHES)
    assert [again.result(match.match_id) for match in MATCHES] == [portable.examined(match) for match in MATCHES]
    again.close()
    assert sorted(in_copy(tmp_path)) == ALL


@pytest.mark.parametrize("data", [b"", b"S", bytes(100), bytes(5000), b"nothing of it is left" * 1000])
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
    store.close()
    open_store(tmp_path, two_days_later)[0].close()
    store, _ = open_store(tmp_path)
    history.delete(store, "m-02")
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


# ---------------------------------------------------------------- a store that lacks what its copy has


def of_no_tables(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE none (a)")
        connection.execute("DROP TABLE none")


def by_sql(*statements: str) -> Callable[[Path], None]:
    def act(path: Path) -> None:
        with closing(sqlite3.connect(path)) as connection, connection:
            for statement in statements:
                connection.execute(statement)

    return act


EMPTYING = tuple(f"DELETE FROM {table}" for table in ("facts", "results", "moves", "seats", "matches"))


@pytest.mark.parametrize(
    "harm",
    [of_no_tables, by_sql(*EMPTYING), by_sql("DELETE FROM matches WHERE rowid > 7"), by_sql(EMPTYING[4])],
    ids=["no tables", "emptied", "some gone", "lines gone"],
)
def test_a_sound_store_that_lacks_matches_of_its_copy_has_them_back_and_is_kept(
    store: Store, tmp_path: Path, harm: Callable[[Path], None]
) -> None:
    copied(store, tmp_path)
    store.close()
    harm(tmp_path / FILE_NAME)
    again, kept_as = open_store(tmp_path)
    assert kept_as is not None
    assert (tmp_path / kept_as).exists()
    assert [again.load(match.match_id) for match in MATCHES] == list(MATCHES)
    copied(again, tmp_path)
    again.close()
    assert sorted(in_copy(tmp_path)) == ALL
    again, kept_as = open_store(tmp_path)
    assert (ids(again), kept_as) == (ALL, None)
    again.close()


def test_a_store_that_is_lost_just_after_it_was_mended_comes_back_again(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    again = reopened(store, tmp_path, bytes(5000))
    again = reopened(again, tmp_path, b"")
    again = reopened(again, tmp_path, None)
    assert ids(again) == ALL
    again.close()


def test_a_store_that_is_gone_is_told_to_have_come_back(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    store.close()
    (tmp_path / FILE_NAME).unlink()
    again, kept_as = open_store(tmp_path)
    again.close()
    assert kept_as == ""
    again, kept_as = open_store(tmp_path)
    again.close()
    assert kept_as is None


def test_a_match_nobody_can_read_comes_back_too_and_only_once(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    by_sql("UPDATE matches SET options = '{' WHERE match_id = 'm-05'")(tmp_path / COPY_NAME)
    again = reopened(store, tmp_path, b"")
    assert ids(again) == ALL
    again.close()
    again, kept_as = open_store(tmp_path)
    assert (ids(again), kept_as) == (ALL, None)
    again.close()


def test_of_a_broken_copy_what_the_store_lacks_is_read_page_by_page(store: Store, tmp_path: Path) -> None:
    copied(store, tmp_path)
    store.close()
    by_sql(*EMPTYING)(tmp_path / FILE_NAME)
    kept = (tmp_path / COPY_NAME).read_bytes()
    (tmp_path / COPY_NAME).write_bytes(kept[:100] + bytes(100) + kept[200:])
    again, kept_as = open_store(tmp_path)
    assert (ids(again), bool(kept_as)) == (ALL, True)
    again.close()


@pytest.mark.parametrize("is_damaged", [True, False])
def test_a_copy_that_is_no_file_keeps_nobody_from_the_store(store: Store, tmp_path: Path, *, is_damaged: bool) -> None:
    store.close()
    (tmp_path / COPY_NAME).mkdir()
    if is_damaged:
        by_sql("DROP TABLE results")(tmp_path / FILE_NAME)
    again, kept_as = open_store(tmp_path)
    assert (ids(again), bool(kept_as)) == (ALL, is_damaged)
    again.close()


def test_without_room_for_a_new_copy_the_mended_store_goes_without(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(store, tmp_path)

    def full(_source: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfile", full)
    again = reopened(store, tmp_path, b"")
    assert ids(again) == ALL
    assert not (tmp_path / COPY_NAME).exists()
    again.close()


def test_a_copy_that_finds_no_room_stays_as_it_is(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied(store, tmp_path)
    for number in range(20):
        store.begin(played(record("hb", match_id=f"new-{number}", seed=50 + number)))
    prepare = schema.prepare

    def without_room(copy: sqlite3.Connection, *, is_checked: bool) -> None:
        prepare(copy, is_checked=is_checked)
        copy.execute(f"PRAGMA max_page_count = {copy.execute('PRAGMA page_count').fetchone()[0]}")

    monkeypatch.setattr(schema, "prepare", without_room)
    copied(store, tmp_path)
    assert [name for name in sorted(in_copy(tmp_path)) if name.startswith("m-")] == ALL
    assert "new-19" not in in_copy(tmp_path)
