"""A file system that refuses every lock, as some network and encrypted ones do, around one process.

Where there is a C compiler a library is loaded before the C library's own; else SQLite's hook for tests and Python's
``fcntl`` are replaced in the process itself. ``python -m tests.records.no_locks FOLDER MATCH SEED`` keeps a match
there, says where it is kept, and holds the store until it is told to end.
"""

import ctypes
import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

from pega6_desktop.records.journal import Result
from pega6_desktop.records.refuge import open_anywhere
from pega6_desktop.records.rescue.rolling_copy import copying
from tests.records import faulty_disk
from tests.runtime.desk import played, record

SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
static int answer(const char *name, int file, int order, void *rest) {
    if (order == F_SETLK || order == F_SETLKW || order == F_GETLK || order == F_OFD_SETLK || order == F_OFD_SETLKW) {
        errno = atoi(getenv("PEGA6_REFUSED"));
        return -1;
    }
    return ((int (*)(int, int, ...))dlsym(RTLD_NEXT, name))(file, order, rest);
}
#define REFUSING(name) int name(int file, int order, ...) { \
    va_list rest; va_start(rest, order); void *first = va_arg(rest, void *); va_end(rest); \
    return answer(#name, file, order, first); }
REFUSING(fcntl)
REFUSING(fcntl64)
"""

_LOCKING = {5, 6, 7, 36, 37, 38}
"""F_GETLK, F_SETLK, F_SETLKW and those for open file descriptions, on Linux."""
_FCNTL = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_void_p, use_errno=True)


def environment(place: Path, number: int) -> dict[str, str]:
    """For a process to which every lock is refused with this error number. place: an empty folder."""
    changed = {**os.environ, "PEGA6_REFUSED": str(number)}
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is not None:
        (place / "refuse.c").write_text(SOURCE)
        words = [compiler, "-shared", "-fPIC", "-o", str(place / "refuse.so"), str(place / "refuse.c"), "-ldl"]
        subprocess.run(words, check=True)
        changed["LD_PRELOAD"] = str(place / "refuse.so")
    return changed


def refuse_in_here(number: int) -> None:
    """Refuse SQLite's and Python's locks in this process, where no library could be built for it."""
    loaded = faulty_disk.library()
    assert loaded is not None, "neither a C compiler nor the SQLite of this Python: nothing could be tried"
    real = ctypes.CDLL(None, use_errno=True).fcntl

    def answer(file: int, order: int, rest: int | None) -> int:
        if order in _LOCKING:
            ctypes.set_errno(number)
            return -1
        return int(real(file, order, ctypes.c_void_p(rest)))

    def refused(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    loaded.sqlite3_vfs_find.restype = ctypes.POINTER(faulty_disk.Vfs)
    vfs = loaded.sqlite3_vfs_find(None)
    call = _FCNTL(answer)
    KEPT.append(call)
    vfs.contents.set_system_call(vfs, b"fcntl", ctypes.cast(call, ctypes.c_void_p))
    fcntl.lockf = refused


KEPT: list[object] = []
"""Called by SQLite to the end of the process."""


def main() -> None:
    """Keep one match, say where, and wait."""
    folder, match_id, seed = sys.argv[1:]
    if "LD_PRELOAD" not in os.environ:
        refuse_in_here(int(os.environ["PEGA6_REFUSED"]))
    assert_refused(folder)
    shelter = open_anywhere(Path(folder))
    match = played(record("hb", match_id=match_id, seed=int(seed)))
    shelter.begin(match, Result(match.final_hash or "", (3, 4), (0,)))
    steps = copying(shelter.store, Path(folder)) if shelter.place == "home" else iter(())
    while next(steps, False):
        pass
    del steps  # which closes the copy
    print("" if shelter.trouble is None else shelter.trouble.code, shelter.place, flush=True)
    sys.stdin.read()
    shelter.close()


def assert_refused(folder: str) -> None:
    """The refusing works, or this tries nothing."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    probe = Path(folder) / "probe"
    with probe.open("w") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            probe.unlink()
            return
    raise AssertionError("a lock was given")


if __name__ == "__main__":
    main()
