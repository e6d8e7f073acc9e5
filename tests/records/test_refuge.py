"""Two copies of the program, a folder that cannot be written, a clock set back: nothing that was kept is lost."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import history, portable, refuge
from pega6_desktop.records.finished import facts, statistics
from pega6_desktop.records.history import Query
from pega6_desktop.records.joining import take_over
from pega6_desktop.records.journal import Result
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.refuge import MOST_COPIES, Shelter, open_anywhere
from pega6_desktop.records.store import Branch, Store
from tests.records import small_disk
from tests.runtime.desk import played, record

ROOT = Path(__file__).parents[2]
OVER = played(record("hb", match_id="over"))
END = Result(OVER.final_hash or "", (3, 4), (0,))

PROCESS = """
import sys
from pathlib import Path
from pega6_desktop.records.journal import Result
from pega6_desktop.records.refuge import open_anywhere
from tests.runtime.desk import played, record
shelter = open_anywhere(Path(sys.argv[1]))
trouble = shelter.trouble
match = played(record("hb", match_id=sys.argv[2], seed=int(sys.argv[3])))
shelter.store.begin(match, Result(match.final_hash or "", (3, 4), (0,)))
print("" if trouble is None else trouble.code, shelter.is_kept, flush=True)
sys.stdin.read()
shelter.close()
"""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Shelter]:
    shelter = open_anywhere(tmp_path / "data")
    yield shelter
    shelter.close()


def told(shelter: Shelter) -> tuple[str, str, tuple[str, ...]]:
    """Its trouble, where it is, and what may be lost."""
    return "" if shelter.trouble is None else shelter.trouble.code, shelter.place, shelter.unkept()


def ids(shelter: Shelter) -> list[str]:
    return [line.match_id for line in history.page(shelter.store, Query()).lines]


def process(folder: Path, match_id: str, seed: int) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", PROCESS, str(folder), match_id, str(seed)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def heard(running: "subprocess.Popen[str]") -> str:
    assert running.stdout is not None
    return running.stdout.readline().strip()


def ended(running: "subprocess.Popen[str]") -> None:
    running.communicate("")
    assert running.returncode == 0


def test_three_processes_keep_apart_and_all_matches_come_home(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = process(folder, "m1", 1)
    assert heard(first) == "True"
    second = process(folder, "m2", 2)
    assert heard(second) == "store_in_use True"
    third = process(folder, "m3", 3)
    assert heard(third) == "store_in_use True"
    ended(first)
    ended(second)
    while_third_runs = open_anywhere(folder)
    assert ids(while_third_runs) == ["m2", "m1"]
    while_third_runs.close()
    ended(third)
    at_the_end = open_anywhere(folder)
    assert sorted(ids(at_the_end)) == ["m1", "m2", "m3"]
    for match_id, seed in (("m1", 1), ("m2", 2), ("m3", 3)):
        assert at_the_end.store.load(match_id) == played(record("hb", match_id=match_id, seed=seed))
    at_the_end.close()
    assert [path.name for path in folder.iterdir() if path.name.startswith("copy")] == []


def test_a_killed_second_copy_loses_nothing(tmp_path: Path, home: Shelter) -> None:
    second = process(tmp_path / "data", "m2", 2)
    assert heard(second) == "store_in_use True"
    second.kill()
    second.communicate()
    home.close()
    again = open_anywhere(tmp_path / "data")
    assert ids(again) == ["m2"]
    again.close()


def test_everything_known_about_a_match_comes_home_with_it(tmp_path: Path, home: Shelter) -> None:
    apart = open_anywhere(tmp_path / "data")
    assert apart.trouble is not None
    apart.store.begin(OVER, END)
    child = played(record("hb", match_id="child"), 0)
    apart.store.branch("over", child)
    apart.store.rewrite("child", 0, ())
    apart.store.take_in(played(record("hb", match_id="file", seed=4)), None, None)
    times = apart.store.times("over")
    apart.close()
    home.close()
    store = open_anywhere(tmp_path / "data").store
    assert (store.load("over"), store.result("over"), store.times("over")) == (OVER, END, times)
    assert (store.branch_of("child"), store.is_assisted("child")) == (Branch("over", 0), True)
    assert {line.match_id: line.is_imported for line in history.page(store, Query()).lines}["file"]
    assert facts.count_up(store, 10) == 0
    assert [person.matches for person in statistics.people(store, "pega6")] == [1, 1]
    store.close()


def test_what_is_there_already_is_not_changed_by_a_copy(tmp_path: Path, home: Shelter) -> None:
    apart = open_anywhere(tmp_path / "data")
    apart.store.begin(played(record("hb", match_id="same", seed=8), 2))
    apart.close()
    home.store.begin(played(record("hb", match_id="same"), 4))
    home.close()
    store = open_anywhere(tmp_path / "data").store
    assert store.load("same") == played(record("hb", match_id="same"), 4)
    store.close()


def test_copies_that_are_in_use_are_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "data"
    busy = [open_store(folder / f"copy-{number}")[0] for number in (2, 3, 4)]
    waited: list[tuple[str, float]] = []

    def opened(place: Path, *given: Any, patience_s: float = 99.0, **more: Any) -> tuple[Store, str | None]:
        waited.append((place.name, patience_s))
        return open_store(place, *given, patience_s=patience_s if patience_s != 99.0 else 0, **more)

    monkeypatch.setattr(refuge, "open_store", opened)
    home = open_anywhere(folder)
    assert waited == [("data", 99.0), ("copy-2", 0), ("copy-3", 0), ("copy-4", 0)]
    home.close()
    for store in busy:
        store.close()


def test_a_damaged_copy_is_kept_where_it_is(tmp_path: Path) -> None:
    copy = tmp_path / "data" / "copy-2"
    copy.mkdir(parents=True)
    (copy / FILE_NAME).write_bytes(b"no database at all")
    open_anywhere(tmp_path / "data").close()
    assert [file.read_bytes() for file in copy.glob("*damaged*")] == [b"no database at all"]


@pytest.mark.parametrize("kind", ["a file instead of the folder", "a folder instead of the file"])
def test_where_nothing_can_be_written_matches_live_as_long_as_the_program(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "data"
    if kind == "a file instead of the folder":
        folder.write_text("in the way")
    else:
        (folder / FILE_NAME).mkdir(parents=True)
    shelter = open_anywhere(folder)
    assert shelter.trouble is not None
    assert (shelter.trouble.code, shelter.is_kept) == ("store_unwritable", False)
    shelter.store.begin(OVER, END)
    assert shelter.store.load("over") == OVER
    shelter.close()
    again = open_anywhere(folder)
    assert ids(again) == []
    again.close()


def test_what_cannot_be_written_can_be_gone_on_with_and_comes_home_once_it_can(tmp_path: Path) -> None:
    folder, whole = tmp_path / "data", record("hb", match_id="running")
    open_anywhere(folder).close()
    store, _ = open_store(folder)
    store.begin(played(whole, 3))
    store.begin(OVER, END)
    store.close()
    (folder / f"{FILE_NAME}-wal").mkdir()  # in the way of every writing
    away = open_anywhere(folder)
    assert away.trouble is not None
    assert (away.trouble.code, away.is_kept, ids(away)) == ("store_unwritable", False, ["over", "running"])
    further = played(whole)
    for index in range(3, len(further.moves)):
        result = portable.examined(further) if index + 1 == len(further.moves) else None
        away.store.append("running", index, further.moves[index], result)
    (folder / f"{FILE_NAME}-wal").rmdir()
    home = open_anywhere(folder)
    assert take_over(home.store, away.store)
    assert home.store.load("running") == further
    assert home.store.result("running") == portable.examined(further)
    assert home.store.load("over") == OVER
    assert take_over(home.store, away.store)
    assert ids(home) == ["running", "over"]
    away.close()
    home.close()


def test_what_was_played_on_for_the_time_being_comes_home_with_the_mark_it_got(tmp_path: Path, home: Shelter) -> None:
    whole = record("hb", match_id="running")
    home.store.begin(played(whole, 3))
    apart = open_anywhere(tmp_path / "data")
    apart.store.begin(played(whole, 5))
    with apart.store.transaction() as connection:
        connection.execute("UPDATE matches SET is_assisted = 1")
    assert take_over(home.store, apart.store)
    assert home.store.load("running") == played(whole, 5)
    with home.store.transaction() as connection:
        assert connection.execute("SELECT is_assisted FROM matches").fetchall() == [(1,)]
    apart.close()


def kept_and_not_writable(folder: Path, monkeypatch: pytest.MonkeyPatch, *, everywhere: bool) -> None:
    """A store with a match, in a folder (or on a computer) where this user may only read."""
    shelter = open_anywhere(folder)
    shelter.store.begin(OVER, END)
    shelter.close()
    allowed = os.access

    def access(path: Path, mode: int) -> bool:
        return not everywhere and not path.is_relative_to(folder) and allowed(path, mode)

    monkeypatch.setattr(os, "access", access)


def test_what_may_only_be_read_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_and_not_writable(tmp_path / "data", monkeypatch, everywhere=False)
    shelter = open_anywhere(tmp_path / "data")
    assert shelter.trouble is not None
    assert (shelter.trouble.code, shelter.is_kept, ids(shelter)) == ("store_unwritable", False, ["over"])
    shelter.close()


@pytest.mark.parametrize("kind", ["too large to lend", "nothing can be lent"])
def test_what_cannot_be_lent_leaves_an_empty_place_to_play_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    kept_and_not_writable(tmp_path / "data", monkeypatch, everywhere=kind == "nothing can be lent")
    if kind == "too large to lend":
        monkeypatch.setattr(refuge, "MOST_LENT", 10)
    shelter = open_anywhere(tmp_path / "data")
    assert shelter.trouble is not None
    assert (shelter.trouble.code, ids(shelter)) == ("store_unwritable", [])
    shelter.store.begin(OVER, END)
    assert ids(shelter) == ["over"]
    shelter.close()


def test_a_match_that_took_another_course_elsewhere_stays_as_it_is_at_home_beside_the_other(
    tmp_path: Path, home: Shelter
) -> None:
    begun = record("hb", match_id="m")
    home.store.begin(played(begun, 4, luck=1))
    apart = open_anywhere(tmp_path / "data")
    apart.store.begin(played(begun, 6, luck=2))
    assert take_over(home.store, apart.store)
    assert home.store.load("m") == played(begun, 4, luck=1)
    (other,) = set(ids(home)) - {"m"}
    assert home.store.load(other).moves == played(begun, 6, luck=2).moves
    assert take_over(home.store, apart.store)
    assert len(ids(home)) == 2
    apart.close()


def test_one_copy_too_many_plays_for_the_time_being(tmp_path: Path) -> None:
    copies = [open_anywhere(tmp_path / "data") for _ in range(MOST_COPIES + 1)]
    assert [copy.is_kept for copy in copies] == [True] * MOST_COPIES + [False]
    for copy in copies:
        copy.close()


def test_where_not_even_the_system_has_room_matches_live_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_text("in the way")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    shelter = open_anywhere(tmp_path / "data")
    assert told(shelter) == ("store_unwritable", "passing", ())
    shelter.begin(record("hb", match_id="running"))
    for index, move in enumerate(played(record("hb")).moves[:3]):
        shelter.append("running", index, move)
    assert (shelter.unkept(), shelter.is_lasting) == (("running",), False)
    (tmp_path / "data").unlink()
    assert shelter.go_home()
    assert (told(shelter), shelter.is_lasting) == (("", "home", ()), True)
    shelter.close()
    again = open_anywhere(tmp_path / "data")
    assert again.store.load("running").moves == played(record("hb")).moves[:3]
    again.close()


def test_what_cannot_be_read_in_a_copy_stays_there_and_the_rest_comes_home(tmp_path: Path, home: Shelter) -> None:
    apart = open_anywhere(tmp_path / "data")
    apart.store.begin(played(record("hb", match_id="whole"), 2))
    apart.store.begin(played(record("hb", match_id="torn", seed=3), 2))
    with apart.store.transaction() as connection:
        connection.execute("UPDATE matches SET options = 'nonsense' WHERE match_id = 'torn'")
    apart.close()
    home.close()
    again = open_anywhere(tmp_path / "data")
    assert ids(again) == ["whole"]
    again.close()
    assert (tmp_path / "data" / "copy-2" / FILE_NAME).exists()


def test_a_home_without_room_leaves_what_was_kept_apart_where_it_is(tmp_path: Path, home: Shelter) -> None:
    apart = open_anywhere(tmp_path / "data")
    apart.store.begin(OVER, END)
    apart.close()
    with home.store.transaction() as connection:
        connection.execute(
            "CREATE TRIGGER no_room BEFORE INSERT ON matches BEGIN SELECT RAISE(FAIL, 'no room left'); END"
        )
    home.close()
    again = open_anywhere(tmp_path / "data")
    assert ids(again) == []
    again.close()
    assert (tmp_path / "data" / "copy-2" / FILE_NAME).exists()


def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    shelter = open_anywhere(tmp_path / "not" / "there" / "yet")
    assert (shelter.trouble, shelter.is_kept) == (None, True)
    shelter.close()
    assert (tmp_path / "not" / "there" / "yet" / FILE_NAME).exists()


def test_a_clock_set_back_loses_nothing_and_the_last_match_stays_the_last(tmp_path: Path) -> None:
    late, early = (datetime(year, 5, 1, tzinfo=UTC) for year in (2031, 2001))
    store, _ = open_store(tmp_path, lambda: late)
    store.begin(played(record("hb", match_id="first"), 3))
    store.begin(OVER, END)
    history.delete(store, "over")
    store.close()
    store, _ = open_store(tmp_path, lambda: early)
    store.begin(played(record("hb", match_id="second", seed=3), 3))
    assert [pending.match_id for pending in store.unfinished()] == ["second", "first"]
    history.restore(store, "over")
    assert store.load("over") == OVER
    store.close()
    store, _ = open_store(tmp_path, lambda: early - timedelta(days=9000))
    assert store.load("first") == played(record("hb", match_id="first"), 3)
    store.close()


# ---------------------------------------------------------------- a disk that fills up and empties again

WHOLE = played(record("hbb", match_id="running", options={"fixedRounds": 3}))
RESULT = Result(WHOLE.final_hash or "", (3, 4, 5), (0,))


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The system's folder for passing things, empty at first."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def no_room(monkeypatch: pytest.MonkeyPatch, *places: Path) -> pytest.MonkeyPatch:
    """From now on nothing can be written into stores at these places."""
    transaction = Store.transaction

    @contextmanager
    def full(store: Store) -> Iterator[sqlite3.Connection]:
        with transaction(store) as connection:
            before = connection.total_changes
            yield connection
            is_written = connection.total_changes != before
            if is_written and any(place in store._path.parents for place in places):
                raise RecordError("store_full", path=str(store._path))

    monkeypatch.setattr(Store, "transaction", full)
    return monkeypatch


def play(shelter: Shelter, first: int, last: int) -> None:
    for index in range(first, last):
        is_over = index == len(WHOLE.moves) - 1
        shelter.append("running", index, WHOLE.moves[index], RESULT if is_over else None)


@pytest.mark.parametrize("has_scratch", [True, False], ids=["in the system's folder", "in memory"])
def test_a_disk_that_fills_up_in_mid_match_keeps_nobody_from_playing(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch, *, has_scratch: bool
) -> None:
    home = tmp_path / "data"
    shelter = open_anywhere(home)
    shelter.begin(OVER, END)
    shelter.begin(record("hbb", match_id="running", options={"fixedRounds": 3}))
    play(shelter, 0, 5)
    with monkeypatch.context() as patched:
        no_room(patched, home, *(() if has_scratch else (scratch,)))
        play(shelter, 5, 9)
        assert told(shelter) == ("store_full", "passing", ("running",))
        assert ids(shelter) == ["running", "over"]
        shelter.retract("running", 8, WHOLE.moves[8])
        shelter.retract("running", 7, WHOLE.moves[7])
        shelter.retract("running", 6, WHOLE.moves[6])
        shelter.retract("running", 5, WHOLE.moves[5])
        shelter.retract("running", 4, WHOLE.moves[4])
        assert not shelter.go_home()
    play(shelter, 4, len(WHOLE.moves))
    assert told(shelter) == ("", "home", ())
    shelter.close()
    assert list(scratch.iterdir()) == []
    again = open_anywhere(home)
    assert (again.store.load("running"), again.store.result("running")) == (WHOLE, RESULT)
    assert ids(again) == ["running", "over"]
    again.close()


def test_home_is_tried_again_every_sixteen_moves_at_the_latest(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelter = open_anywhere(tmp_path / "data")
    shelter.begin(record("hbb", match_id="running", options={"fixedRounds": 3}))
    with monkeypatch.context() as patched:
        no_room(patched, tmp_path / "data")
        play(shelter, 0, 40)
        assert told(shelter) == ("store_full", "passing", ("running",))
    play(shelter, 40, 56)
    assert told(shelter) == ("", "home", ())
    shelter.close()


def test_a_second_copy_without_room_flees_too_and_all_comes_home(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch, home: Shelter
) -> None:
    second = open_anywhere(tmp_path / "data")
    second.begin(record("hbb", match_id="running", options={"fixedRounds": 3}))
    play(second, 0, 5)
    with monkeypatch.context() as patched:
        no_room(patched, tmp_path / "data")
        play(second, 5, 9)
        assert second.place == "passing"
    home.close()
    assert second.go_home()
    assert second.store.load("running").moves == WHOLE.moves[:9]
    second.close()
    assert list((tmp_path / "data").glob("copy-*")) == []


def test_what_could_not_come_home_is_found_by_a_later_start(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelter = open_anywhere(tmp_path / "data")
    shelter.begin(record("hbb", match_id="running", options={"fixedRounds": 3}))
    play(shelter, 0, 5)
    with monkeypatch.context() as patched:
        no_room(patched, tmp_path / "data")
        shelter.retract("running", 4, WHOLE.moves[4])
        shelter.append("running", 4, WHOLE.moves[4])
        play(shelter, 5, 7)
        shelter.close()
    (scratch / "pega6-of-somebody-else").mkdir()
    (kept,) = scratch.glob("pega6-[0-9a-f]*")
    again = open_anywhere(tmp_path / "data")
    assert again.store.load("running").moves == WHOLE.moves[:7]
    assert not kept.exists()
    again.close()


def test_a_store_too_large_to_copy_is_not_fled_from(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelter = open_anywhere(tmp_path / "data")
    monkeypatch.setattr(refuge, "MOST_LENT", 10)
    no_room(monkeypatch, tmp_path / "data")
    with pytest.raises(RecordError) as full:
        shelter.begin(record("hb"))
    assert (full.value.code, shelter.place) == ("store_full", "home")
    shelter.close()
    assert list(scratch.iterdir()) == []


def test_matches_at_home_stay_where_they_are_when_home_is_tried_again(home: Shelter) -> None:
    home.begin(record("hb"))
    store = home.store
    assert home.go_home()
    assert (home.place, home.trouble) == ("home", None)
    assert home.store is store


def test_a_wish_that_cannot_be_fulfilled_is_no_reason_to_flee(home: Shelter) -> None:
    home.begin(OVER, END)
    with pytest.raises(RecordError) as refused:
        home.append("over", 1, OVER.moves[1])
    assert (refused.value.code, home.place) == ("store_differs", "home")


def test_a_match_that_is_rewritten_goes_on_elsewhere_too(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelter = open_anywhere(tmp_path / "data")
    shelter.begin(record("hbb", match_id="running", options={"fixedRounds": 3}))
    play(shelter, 0, 5)
    with monkeypatch.context() as patched:
        no_room(patched, tmp_path / "data")
        shelter.rewrite("running", 2, WHOLE.moves[2:4], is_assisted=True)
        assert told(shelter) == ("store_full", "passing", ("running",))
    assert shelter.go_home()
    assert (shelter.store.load("running").moves, shelter.store.is_assisted("running")) == (WHOLE.moves[:4], True)
    shelter.close()


def test_where_the_systems_folder_holds_no_store_matches_go_on_in_memory(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(folder: Path, *_: object, **__: object) -> object:
        raise RecordError("store_unwritable", path=str(folder))

    shelter = open_anywhere(tmp_path / "data")
    with monkeypatch.context() as patched:
        no_room(patched, tmp_path / "data")
        patched.setattr(refuge, "open_store", nowhere)
        shelter.begin(record("hb", match_id="running"))
        assert told(shelter) == ("store_full", "passing", ("running",))
        assert list(scratch.iterdir()) == []
    shelter.go_home()
    shelter.close()


def test_a_folder_of_somebody_else_is_not_looked_into(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelter = open_anywhere(tmp_path / "data")
    with monkeypatch.context() as patched:
        no_room(patched, tmp_path / "data")
        shelter.begin(record("hb", match_id="running"))
        shelter.close()
    with monkeypatch.context() as patched:
        patched.setattr(os, "getuid", lambda: 4711)
        again = open_anywhere(tmp_path / "data")
        assert ids(again) == []
        again.close()
    assert len(list(scratch.iterdir())) == 1


def test_a_match_that_cannot_be_read_at_home_leaves_its_copy_where_it_is(tmp_path: Path, home: Shelter) -> None:
    apart = open_anywhere(tmp_path / "data")
    for shelter in (home, apart):
        shelter.begin(played(record("hb", match_id="same"), 4))
    with home.store.transaction() as connection:
        connection.execute("UPDATE matches SET options = 'nonsense'")
    assert not take_over(home.store, apart.store)
    apart.close()


def test_in_memory_there_is_no_further_place_to_flee_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").write_text("in the way")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    shelter = open_anywhere(tmp_path / "data")
    no_room(monkeypatch, Path())
    with pytest.raises(RecordError):
        shelter.begin(record("hb"))
    shelter.close()


def test_matches_of_a_newer_version_are_left_alone_and_new_ones_kept_beside_them(tmp_path: Path) -> None:
    open_anywhere(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    shelter = open_anywhere(tmp_path)
    assert shelter.trouble is not None
    assert (shelter.trouble.code, shelter.place) == ("store_newer", "apart")
    shelter.begin(OVER, END)
    shelter.close()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()
    again = open_anywhere(tmp_path)
    assert ids(again) == ["over"]
    again.close()
    assert not list(tmp_path.glob("copy-*"))


def test_copies_that_kept_nothing_leave_nothing(tmp_path: Path, home: Shelter) -> None:
    for shelter in [open_anywhere(tmp_path / "data") for _ in range(3)]:
        shelter.close()
    assert list((tmp_path / "data").glob("copy-*")) == []


def test_a_copy_that_cannot_be_made_leaves_no_folder(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch, home: Shelter
) -> None:
    opened = open_store

    def full(folder: Path, *rest: object, **more: float) -> object:
        if folder.name.startswith("copy-"):
            folder.mkdir()
            raise RecordError("store_full", path=str(folder))
        return opened(folder, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr("pega6_desktop.records.refuge.open_store", full)
    shelter = open_anywhere(tmp_path / "data")
    assert (shelter.place, list((tmp_path / "data").glob("copy-*"))) == ("passing", [])
    shelter.close()


@pytest.mark.skipif(not small_disk.is_possible(), reason="this process may not mount a disk")
def test_a_match_is_played_on_a_disk_that_is_full_from_the_start_and_saved_once_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with small_disk.small_disk() as disk:
        monkeypatch.setattr(tempfile, "tempdir", str(disk.folder))
        disk.fill()
        shelter = open_anywhere(disk.folder / "data")
        assert told(shelter) == ("store_full", "passing", ())
        shelter.begin(record("hbb", match_id="running", options={"fixedRounds": 3}))
        play(shelter, 0, 30)
        assert told(shelter) == ("store_full", "passing", ("running",))
        disk.empty()
        play(shelter, 30, 46)
        assert told(shelter) == ("", "home", ())
        disk.fill()
        play(shelter, 46, len(WHOLE.moves))
        assert told(shelter) == ("store_full", "passing", ("running",))
        disk.empty()
        assert shelter.go_home()
        shelter.close()
        again = open_anywhere(disk.folder / "data")
        assert again.store.load("running") == WHOLE
        again.close()


def test_a_match_is_found_by_its_id_where_it_is_kept(home: Shelter) -> None:
    home.begin(record("hb", match_id="here"))
    assert home.stored("here") == record("hb", match_id="here")
    assert home.stored("elsewhere") is None


@pytest.mark.parametrize("has_lasting", [True, False], ids=["two folders", "one folder"])
def test_a_match_without_its_place_outlives_the_next_start_of_the_machine_where_the_system_has_a_folder_for_that(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch, *, has_lasting: bool
) -> None:
    home, lasting = tmp_path / "data", tmp_path / "lasting"
    monkeypatch.setattr(refuge, "EMPTIED", scratch)
    monkeypatch.setattr(refuge, "LASTING", lasting)
    if has_lasting:
        lasting.mkdir()
    shelter = open_anywhere(home)
    shelter.begin(record("hbb", match_id="running", options={"fixedRounds": 3}))
    with monkeypatch.context() as patched:
        no_room(patched, home)
        play(shelter, 0, 9)
        assert told(shelter) == ("store_full", "passing", ("running",))
        assert shelter.is_lasting is has_lasting
        shelter.close()
    assert bool(list(scratch.iterdir())) is not has_lasting
    assert not has_lasting or list(lasting.iterdir())
    again = open_anywhere(home)
    assert len(again.store.load("running").moves) == 9
    again.close()
    assert [*scratch.iterdir(), *(lasting.iterdir() if has_lasting else ())] == []


@pytest.mark.parametrize("trouble", ["no store in it", "no copy in it"])
def test_where_the_lasting_folder_takes_nothing_the_other_one_does(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    home, lasting = tmp_path / "data", tmp_path / "lasting"
    lasting.mkdir()
    monkeypatch.setattr(refuge, "EMPTIED", scratch)
    monkeypatch.setattr(refuge, "LASTING", lasting)
    if trouble == "no store in it":
        (home / FILE_NAME).mkdir(parents=True)
    else:
        open_anywhere(home).close()
    opened = open_store

    def barred(folder: Path, *rest: object, **more: float) -> object:
        if folder == home or lasting in folder.parents:
            raise RecordError("store_full", path=str(folder))
        return opened(folder, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(refuge, "open_store", barred)
    shelter = open_anywhere(home)
    shelter.begin(OVER, END)
    assert told(shelter) == ("store_full", "passing", ("over",))
    assert (list(lasting.iterdir()), len(list(scratch.iterdir()))) == ([], 1)
    shelter.close()


def test_without_any_folder_of_the_systems_matches_live_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "data"
    (home / FILE_NAME).mkdir(parents=True)

    def none() -> str:
        raise FileNotFoundError("no usable temporary directory")

    monkeypatch.setattr(tempfile, "gettempdir", none)
    shelter = open_anywhere(home)
    assert told(shelter) == ("store_unwritable", "passing", ())
    shelter.close()
