"""A disk that fails at a chosen write, under a real process that plays and stores a match; and what must be left of it.

``python -m tests.records.faulty_disk`` tries every write of a match with every fault; the test suite tries some. The
faults are put where SQLite calls the system: its own hook for tests (``xSetSystemCall``) replaces the calls of this one
process. Each fault has a process of its own:

kill: the process dies before the write. torn: half of the bytes are written, then it dies. full: half of the bytes are
written, then there is no space left; some writes later there is again. io: the write fails.
"""

import argparse
import ctypes
import errno
import os
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal, get_args

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.core.errors import RecordError
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.store import Store
from pega6_desktop.runtime.host import Host
from tests.runtime.desk import PEGA6, hosted, play_out, record

Fault = Literal["kill", "torn", "full", "io"]
FAULTS: tuple[Fault, ...] = get_args(Fault)

FULL_FOR = 4
"""So many writes find no space left before there is some again."""

_WRITES = (b"write", b"pwrite", b"pwrite64")
_WRITE = ctypes.CFUNCTYPE(
    ctypes.c_ssize_t, ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int64, use_errno=True
)
_SET = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class Vfs(ctypes.Structure):
    """The beginning of SQLite's description of a file system, as its header gives it."""


Vfs._fields_ = [
    *(("version", ctypes.c_int), ("file_size", ctypes.c_int), ("longest_path", ctypes.c_int)),
    *(("next", ctypes.c_void_p), ("name", ctypes.c_char_p), ("data", ctypes.c_void_p)),
    ("methods", ctypes.c_void_p * 13),
    ("set_system_call", _SET),
]


def library() -> ctypes.CDLL | None:
    """The SQLite this Python plays with, None where it cannot be reached (linked into Python, or another system)."""
    if not sys.platform.startswith("linux"):
        return None
    maps = Path("/proc/self/maps").read_text().split("\n")
    paths = {line.split()[-1] for line in maps if "libsqlite3" in line}
    return ctypes.CDLL(paths.pop()) if len(paths) == 1 else None


class Disk:
    """Stands between SQLite and the system and fails at write number ``at`` (from 0); at None it only counts."""

    def __init__(self, fault: Fault, at: int | None) -> None:
        self.writes = 0
        self._fault, self._at = fault, at
        loaded = library()
        assert loaded is not None
        loaded.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        vfs = loaded.sqlite3_vfs_find(None)
        # Kept as long as the process lives: SQLite calls them to its end.
        self._calls = [_WRITE(self._pwrite), _WRITE(self._write)]
        for name in _WRITES:
            call = self._calls[name == b"write"]
            vfs.contents.set_system_call(vfs, name, ctypes.cast(call, ctypes.c_void_p))

    def _pwrite(self, file: int, data: int, length: int, offset: int) -> int:
        return self._faulty(length, lambda count: os.pwrite(file, ctypes.string_at(data, count), offset))

    def _write(self, file: int, data: int, length: int, _offset: int) -> int:
        return self._faulty(length, lambda count: os.write(file, ctypes.string_at(data, count)))

    def _faulty(self, length: int, write: Callable[[int], int]) -> int:
        number, self.writes = self.writes, self.writes + 1
        is_due = number == self._at
        if self._at is not None and self._fault == "full" and self._at < number < self._at + FULL_FOR:
            return _failed(errno.ENOSPC)
        if not is_due:
            return write(length)
        match self._fault:
            case "kill":
                os.kill(os.getpid(), signal.SIGKILL)
            case "torn":
                write(length // 2)
                os.kill(os.getpid(), signal.SIGKILL)
            case "full":
                return write(length // 2) if length > 1 else _failed(errno.ENOSPC)
            case "io":
                return _failed(errno.EIO)
        raise AssertionError("killed")


def _failed(number: int) -> int:
    ctypes.set_errno(number)
    return -1


# ---------------------------------------------------------------- the process that plays


def begun() -> GameRecord:
    """The match that is played."""
    return record("bbb", seed=31)


def whole() -> GameRecord:
    """The same match with a sound disk."""
    host = hosted(begun(), viewer=None)
    play_out(host)
    return host.record


def _play(folder: Path, say: Callable[[bytes], object]) -> None:
    """Play the match to its end, and say every move once it is acknowledged; after trouble open the store afresh."""
    for _ in range(20):
        store = None
        try:
            store, _ = open_store(folder)
            _play_on(store, say)
        except RecordError as error:
            if error.code not in {"store_full", "store_error", "store_unwritable"}:
                raise
        else:
            return
        finally:
            if store is not None:
                store.close()
    raise AssertionError("the store did not recover")


def _play_on(store: Store, say: Callable[[bytes], object]) -> None:
    host = Host(PEGA6, store.begin(begun()), store, None)
    while (question := host.question()) is not None:
        host.answer(question, LEVELS["pega6"][question.level].choose(question.observation, ThinkBudget(), question.key))
        say(b"+")


def run(folder: Path, fault: Fault, at: int | None) -> tuple[int, int, bool]:
    """Play in a process of its own; how many moves it acknowledged, its writes, and whether it came to its end."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            disk = Disk(fault, at)
            _play(folder, lambda sign: os.write(writing, sign))
            os.write(writing, f"\n{disk.writes}".encode())
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    is_over = os.waitstatus_to_exitcode(status) == 0
    assert is_over or os.waitstatus_to_exitcode(status) == -signal.SIGKILL, f"{fault} at write {at}"
    moves, _, writes = said.partition(b"\n")
    return len(moves), int(writes or 0), is_over


def check(folder: Path, fault: Fault, at: int, wanted: GameRecord) -> None:
    """One fault: nothing acknowledged is lost, the database is sound, and the match goes on to the same end."""
    shutil.rmtree(folder, ignore_errors=True)
    acknowledged, _, is_over = run(folder, fault, at)
    assert is_over == (fault in {"full", "io"})
    store, set_aside = open_store(folder)
    assert set_aside is None
    moves = store.load(begun().match_id).moves if store.knows(begun().match_id) else ()
    store.close()
    assert len(moves) >= min(acknowledged, len(wanted.moves)), f"{fault} at write {at}: {len(moves)} of {acknowledged}"
    assert moves == wanted.moves[: len(moves)]
    connection = sqlite3.connect(folder / FILE_NAME)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    _play(folder, lambda _sign: None)
    store, _ = open_store(folder)
    assert store.load(begun().match_id) == wanted
    store.close()


def try_faults(count: int | None, seed: int = 1) -> int:
    """Every fault at every write, or at so many chosen ones; returns how many were tried."""
    wanted = whole()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "data"
        _, writes, _ = run(folder, "io", None)
        tries = [(fault, at) for at in range(writes) for fault in FAULTS]
        chosen = tries if count is None else random.Random(seed).sample(tries, min(count, len(tries)))
        for fault, at in chosen:
            check(folder, fault, at, wanted)
    return len(chosen)


def main() -> None:
    """Try them."""
    parser = argparse.ArgumentParser(prog="python -m tests.records.faulty_disk", description=__doc__)
    parser.add_argument("--count", type=int, help="try so many chosen faults only")
    if library() is None:
        sys.exit("the SQLite of this Python cannot be reached")
    print(f"{try_faults(parser.parse_args().count)} faults, nothing acknowledged was lost")


if __name__ == "__main__":
    main()
