"""From the start of the process to a window that can be used, cold and warm.

Cold: the files of Python, Qt and the program are dropped from the page cache first, where the system has that (Linux)
and no other process holds them. The program writes a line when it can be used (app.start_report).
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median

from benchmarks.house import offer_a_platform
from benchmarks.report import Measure

RUNS = 7
WARM_GOAL_SECONDS = 1.0


def measure() -> list[Measure]:
    """Medians over the runs; one start before them fills caches and leaves bytecode."""
    offer_a_platform()
    with tempfile.TemporaryDirectory(prefix="pega6-benchmark-") as home:
        environment = _environment(Path(home))
        _start(environment)
        warm = [_start(environment) for _ in range(RUNS)]
        cold = [_cold_start(environment) for _ in range(RUNS)]
    note = f"median of {RUNS} processes, {os.environ.get('QT_QPA_PLATFORM', 'desktop')}"
    return [
        Measure("start, warm", median(warm), "s", WARM_GOAL_SECONDS, note=note),
        Measure("start, cold", median(cold), "s", note=f"{note}, files dropped from the page cache"),
    ]


def _environment(home: Path) -> Mapping[str, str]:
    folders = {name: str(home / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    return {**os.environ, **folders, "PEGA6_REPORT_START": "1"}


def _start(environment: Mapping[str, str]) -> float:
    """Seconds until the program says that it can be used. Raises RuntimeError when it says anything else."""
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "pega6_desktop"], env=environment, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        seconds = time.perf_counter() - begin
        child.terminate()
    if line != "interactive\n":
        raise RuntimeError(f"the program said {line!r} instead of starting")
    return seconds


def _cold_start(environment: Mapping[str, str]) -> float:
    for folder in {Path(entry) for entry in sys.path if entry} | {Path(sys.executable).resolve().parents[1] / "lib"}:
        for file in folder.rglob("*"):
            _drop(file)
    return _start(environment)


def _drop(file: Path) -> None:
    """Forget the file's pages; nothing happens where that is unknown or not allowed."""
    if (
        not hasattr(os, "posix_fadvise")
        or not file.is_file()
        or file.suffix not in {".so", ".py", ".pyc", ".ttf", ".svg"}
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
