"""The whole program's start with no match and with very many: its first frame, and the moment "Continue" can be chosen.

Run as a program it is that program, with a line on standard output for the second of the two; the first one's is
``app.start_report``.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from typing import NamedTuple

from PySide6.QtCore import QTimer

from benchmarks.report import Measure
from benchmarks.window import offer_a_platform
from pega6_desktop.__main__ import main
from pega6_desktop.app.program import Program

RUNS = 7
FRAME_SECONDS, OFFER_MS, MORE_MS = 1.0, 300, 50
OFFERED = "offered"


class _Started(NamedTuple):
    """Seconds by the clock to the first frame and to the offer, which may be none, and of the processor to both."""

    frame: float
    offer: float
    processor: float


def measures(home: Path, many: Path) -> list[Measure]:
    """Medians over the runs. home: an empty folder for settings and log. many: the folder of data with many matches."""
    offer_a_platform()
    pairs = [(started(home, home / "none"), started(home, many)) for _ in range(RUNS + 1)][1:]
    without, some = zip(*pairs, strict=True)
    load = f", load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else ""
    note = f"median of {RUNS} processes{load}"
    more = median(one.processor for one in some) - median(one.processor for one in without)
    after = median(max(0.0, one.offer - one.frame) for one in some)
    return [
        Measure("first frame without a match", median(one.frame for one in without), "s", FRAME_SECONDS, note=note),
        Measure("first frame", median(one.frame for one in some), "s", FRAME_SECONDS, note=note),
        Measure('"Continue" after the first frame', after * 1000, "ms", OFFER_MS, note=note),
        Measure("both", median(one.processor for one in some), "s", note="of the processor"),
        Measure("both, more than without a match", more * 1000, "ms", MORE_MS, note="of the processor"),
    ]


def started(home: Path, data: Path) -> _Started:
    """Start the program with these folders, and end it as soon as it has shown and offered what it has."""
    begin, used = time.perf_counter(), _used_by_children()
    with subprocess.Popen(
        [sys.executable, "-m", "benchmarks.first_offer"],
        env=_environment(home, data),
        stdout=subprocess.PIPE,
        text=True,
    ) as child:
        assert child.stdout is not None
        at = dict[str, float]()
        while len(at) < 2 and (line := child.stdout.readline().strip()):
            at[line] = time.perf_counter() - begin
        child.kill()
    return _Started(at["interactive"], at[OFFERED], _used_by_children() - used)


def _used_by_children() -> float:
    """Seconds of the processor of all processes that have ended; not told on Windows."""
    return os.times().children_user + os.times().children_system


def _environment(home: Path, data: Path) -> Mapping[str, str]:
    folders = {name: str(home / name) for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    return {**os.environ, **folders, "XDG_DATA_HOME": str(data), "PEGA6_REPORT_START": "1"}


def _program() -> int:
    start = Program.start

    def started(self: Program) -> None:
        # Once the offer, which may be none, has come and what follows from it is done.
        self.client.unfinished.connect(lambda _: QTimer.singleShot(0, lambda: print(OFFERED, flush=True)))
        start(self)

    Program.start = started  # type: ignore[method-assign]  # the program has no switch for this
    return main([])


if __name__ == "__main__":
    sys.exit(_program())
