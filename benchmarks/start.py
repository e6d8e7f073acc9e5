"""From the start of the process to a window that can be used, cold and warm, and how many times as long as a bare
window of PySide6 takes that is started in turn with it.

Cold: the files of Python, Qt and the program are dropped from the page cache first, where the system has that (Linux)
and no other process holds them. The program writes a line when it can be used (app.start_report).
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from statistics import median

from benchmarks.report import Measure
from benchmarks.window import offer_a_platform

RUNS = 7
WARM_GOAL_SECONDS, COLD_GOAL_SECONDS, RATIO_GOAL = 1.0, 2.5, 2.2
FROZEN = Path(__file__).resolve().parent.parent / "dist" / "pega6" / "pega6"
BARE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, lambda: print("interactive", flush=True))

application = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
application.exec()
"""
"""Less than this no program with a window can do."""


def measure() -> list[Measure]:
    """Medians over the runs, of the checkout and, where it was built, of the frozen program in dist."""
    offer_a_platform()
    measures = _measure("start", [sys.executable, "-m", "pega6_desktop"], _folders_of_the_checkout())
    if FROZEN.is_file():
        measures += _measure("start of the frozen program", [str(FROZEN)], {FROZEN.parent})
    return measures


def _measure(name: str, command: Sequence[str], folders: Collection[Path]) -> list[Measure]:
    """One start before the others fills caches and leaves bytecode."""
    with tempfile.TemporaryDirectory(prefix="pega6-benchmark-") as home:
        environment = _environment(Path(home))
        bare: Sequence[str] = [sys.executable, "-c", BARE]
        _start(command, environment)
        _start(bare, environment)
        pairs = [(_start(command, environment), _start(bare, environment)) for _ in range(RUNS)]
        warm, bares = (median(seconds) for seconds in zip(*pairs, strict=True))
        cold = [_cold_start(command, environment, folders) for _ in range(RUNS)]
    note = f"median of {RUNS} processes, {os.environ.get('QT_QPA_PLATFORM', 'desktop')}"
    return [
        Measure(f"{name}, warm", warm, "s", WARM_GOAL_SECONDS, note=note),
        Measure(f"{name}, bare windows", warm / bares, "x", RATIO_GOAL, note=f"a bare window: {bares:.2f} s"),
        Measure(
            f"{name}, cold", median(cold), "s", COLD_GOAL_SECONDS, note=f"{note}, files dropped from the page cache"
        ),
    ]


def _folders_of_the_checkout() -> set[Path]:
    return {Path(entry) for entry in sys.path if entry} | {Path(sys.executable).resolve().parents[1] / "lib"}


def _environment(home: Path) -> Mapping[str, str]:
    """Bytecode is kept, as a player's Python keeps it, whatever this process was told."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "PYTHONPYCACHEPREFIX")
    told = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**told, **{name: str(home / name) for name in names}, "PEGA6_REPORT_START": "1"}


def _start(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Seconds until the program says that it can be used. Raises RuntimeError when it says anything else."""
    begin = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        seconds = time.perf_counter() - begin
        child.terminate()
    if line != "interactive\n":
        raise RuntimeError(f"the program said {line!r} instead of starting")
    return seconds


def _cold_start(command: Sequence[str], environment: Mapping[str, str], folders: Collection[Path]) -> float:
    for folder in folders:
        for file in folder.rglob("*"):
            _drop(file)
    return _start(command, environment)


def _drop(file: Path) -> None:
    """Forget the file's pages; nothing happens where that is unknown or not allowed."""
    if (
        not hasattr(os, "posix_fadvise")
        or not file.is_file()
        or not (file.suffix in {".py", ".pyc", ".ttf", ".svg", ".zip"} or ".so" in file.name or file == FROZEN)
    ):
        return
    try:
        descriptor = os.open(file, os.O_RDONLY)
    except OSError:
        return
    try:
        os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
    finally:
        os.close(descriptor)
