"""Where the system locks no files, matches are kept all the same, by one copy of the program at a time."""

import errno
import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import history, locks
from pega6_desktop.records.history import Query
from pega6_desktop.records.locks import OwnLock
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.refuge import open_anywhere
from tests.records import no_locks
from tests.runtime.desk import played, record

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux's calls are refused here")

ROOT = Path(__file__).parents[2]
REFUSALS = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS)


class Copies:
    """Copies of the program on a file system without locks."""

    def __init__(self, place: Path, number: int) -> None:
        self.folder = place / "data"
        self._environment = no_locks.environment(place, number)
        self.running: list[subprocess.Popen[str]] = []

    def start(self, match_id: str, seed: int) -> str:
        """A copy that keeps a match; what it says of the place."""
        words = [sys.executable, "-m", "tests.records.no_locks", str(self.folder), match_id, str(seed)]
        pipe = subprocess.PIPE
        copy = subprocess.Popen(words, cwd=ROOT, env=self._environment, stdin=pipe, stdout=pipe, text=True)
        self.running.append(copy)
        assert copy.stdout is not None
        return copy.stdout.readline().strip()

    def end(self, which: int) -> None:
        self.running[which].communicate("")
        assert self.running[which].returncode == 0

    def kill(self, which: int) -> None:
        self.running[which].kill()
        self.running[which].communicate()


@pytest.fixture(params=REFUSALS, ids=[errno.errorcode[number] for number in REFUSALS])
def copies(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Copies]:
    copies = Copies(tmp_path, request.param)
    yield copies
    for copy in copies.running:
        copy.kill()
        copy.communicate()


def kept(folder: Path) -> list[str]:
    """What a later start finds, on a system that locks files again."""
    shelter = open_anywhere(folder)
    assert (shelter.trouble, shelter.place) == (None, "home")
    found = sorted(line.match_id for line in history.page(shelter.store, Query()).lines)
    shelter.close()
    return found


def test_matches_are_kept_at_home_and_nothing_else_is_left(copies: Copies) -> None:
    assert copies.start("m1", 1) == "home"
    copies.end(0)
    names = {file.name for file in copies.folder.iterdir()} - {"matches-copy.sqlite3-journal"}  # of no bytes
    assert names == {"matches-copy.sqlite3", "matches.sqlite3"}
    assert copies.start("m2", 2) == "home"
    copies.end(1)
    assert kept(copies.folder) == ["m1", "m2"]


def test_a_second_copy_keeps_apart_and_comes_home_and_a_killed_one_holds_nothing(copies: Copies) -> None:
    assert copies.start("m1", 1) == "home"
    assert copies.start("m2", 2) == "store_in_use apart"
    copies.kill(0)
    copies.end(1)
    assert copies.start("m3", 3) == "home"
    copies.kill(2)
    assert copies.start("m4", 4) == "home"
    copies.end(3)
    assert kept(copies.folder) == ["m1", "m2", "m3", "m4"]
    assert not list(copies.folder.glob("copy-*"))


# ---------------------------------------------------------------- the lock of our own


# OWN and PARENT stand for these processes' numbers: a test's name is the same in every process that collects it.
LEFT_BEHIND = ("", "nonsense", "here 999999999 0123 4567", "here OWN another-run 4567")
HELD = ("here PARENT 0123 4567", "here 1 0123 4567", "elsewhere 999999999 0123 4567")


def written_by(holder: str) -> str:
    return holder.replace("OWN", str(os.getpid())).replace("PARENT", str(os.getppid()))


@pytest.fixture
def lock_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a lock lies, on a machine called here."""
    monkeypatch.setattr("platform.node", lambda: "here")
    return tmp_path / "lock"


@pytest.mark.parametrize("holder", LEFT_BEHIND)
def test_a_lock_that_was_left_behind_is_taken_over(lock_file: Path, holder: str) -> None:
    lock_file.write_text(written_by(holder))
    lock = OwnLock(lock_file)
    assert lock.is_held
    lock.release()
    lock.release()
    assert list(lock_file.parent.iterdir()) == []


@pytest.mark.parametrize("holder", HELD)
def test_a_lock_that_is_held_or_may_be_is_left_alone(lock_file: Path, holder: str) -> None:
    lock_file.write_text(written_by(holder))
    with pytest.raises(RecordError) as refused:
        OwnLock(lock_file)
    assert (refused.value.code, lock_file.read_text()) == ("store_in_use", written_by(holder))


def test_a_process_of_somebody_else_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_number: int, _signal: int) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "kill", forbidden)
    (tmp_path / "lock").write_text(f"{os.uname().nodename} 77 0123 4567")
    with pytest.raises(RecordError):
        OwnLock(tmp_path / "lock")


def test_a_lock_that_was_taken_away_is_held_no_more(tmp_path: Path) -> None:
    lock = OwnLock(tmp_path / "lock")
    (tmp_path / "lock").write_text("somebody else")
    assert not lock.is_held
    lock.release()
    assert (tmp_path / "lock").read_text() == "somebody else"


def test_a_lock_that_vanishes_while_it_is_looked_at_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lock").write_text("")
    rename = Path.rename

    def too_late(path: Path, target: Path) -> Path:
        rename(path, target)
        target.unlink()
        raise FileNotFoundError

    monkeypatch.setattr(Path, "rename", too_late)
    assert OwnLock(tmp_path / "lock").is_held


def test_a_lock_that_finds_no_room_for_its_name_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fdopen", full)
    with pytest.raises(OSError, match="full"):
        OwnLock(tmp_path / "lock")
    assert list(tmp_path.iterdir()) == []


def refuse(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def refused(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "lockf", refused)


@pytest.mark.parametrize(("number", "is_refused"), [*((one, True) for one in REFUSALS), (errno.EACCES, False)])
def test_a_refused_lock_is_told_from_one_that_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, *, is_refused: bool
) -> None:
    refuse(monkeypatch, number)
    assert locks.are_refused(tmp_path) == is_refused
    assert list(tmp_path.iterdir()) == []


def test_without_such_locks_in_python_the_systems_own_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert not locks.are_refused(tmp_path)


def test_a_store_whose_own_lock_was_taken_away_is_written_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, errno.ENOLCK)
    store, _ = open_store(tmp_path)
    store.begin(played(record("hb"), 3))
    (tmp_path / "matches.sqlite3-lock").write_text("elsewhere 1 2 3")
    with pytest.raises(RecordError) as error:
        store.begin(played(record("hb", match_id="m-2"), 3))
    assert error.value.code == "store_in_use"
    store.close()


def test_a_damaged_store_is_mended_where_the_system_locks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, errno.ENOLCK)
    (tmp_path / "matches.sqlite3").write_bytes(b"no database at all" * 50)
    store, kept_as = open_store(tmp_path)
    assert kept_as is not None
    store.begin(played(record("hb"), 3))
    store.close()
    assert not list(tmp_path.glob("*-lock"))


def test_a_system_that_locks_is_asked_in_a_folder_where_something_can_be_made(tmp_path: Path) -> None:
    assert not locks.are_refused(tmp_path)
    assert not locks.are_refused(tmp_path / "nowhere")
    assert list(tmp_path.iterdir()) == []
