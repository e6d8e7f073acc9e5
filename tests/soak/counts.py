"""What may not grow: memory, handles, threads and Python's wrappers of Qt objects.

Owns how they are counted and when a row of counts is called growing. Must not know what was done between two counts.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent

from benchmarks.memory import resident_mb

MOST_MB = 260
MOST_GROWTH_MB = 5
SETTLED_S, SETTLED_STEPS = 300.0, 1200
"""From then on nothing may grow: every page, theme, language and size has been visited, and what is kept for one of
them, Qt's glyphs above all, is there. So many steps are five minutes of a machine that does nothing else."""
BOUNDED = ("Point",)
"""pyqtgraph keeps the vectors of its last 100 transformations, two points each."""
SPARE = 12
"""So many more of one kind are no growth: lists, menus and tool tips come and go."""
FEWEST = 9
"""Of fewer counts nothing is said."""


@dataclass(frozen=True)
class Count:
    """What there was at a rest, `seconds` and so many steps after the start."""

    seconds: float
    step: int
    mb: float
    """As it stands, with the pictures that are kept for what was on the screen."""
    bare_mb: float
    """Without these pictures, which are bounded: what else there is may not grow."""
    handles: int
    threads: int
    wrappers: Mapping[str, int]


def taken(seconds: float, step: int, tools_mb: float, let_go: Callable[[], None]) -> Count:
    """Count now, when everything that was to be deleted is gone.

    tools_mb: what is not the program's. let_go: empties what is kept of pictures.
    """
    _clear_up()
    mb = resident_mb() - tools_mb
    let_go()
    _clear_up()
    names = (type(wrapper).__name__ for wrapper in shiboken6.getAllValidWrappers())
    kinds = Counter(name for name in names if name not in BOUNDED)
    bare_mb = resident_mb() - tools_mb
    return Count(seconds, step, mb, bare_mb, _entries("/proc/self/fd"), _entries("/proc/self/task"), kinds)


def _clear_up() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _give_back()


def complaints(counts: Sequence[Count]) -> list[str]:
    """What has grown, in words; empty when nothing has, or when there are too few counts to tell."""
    level = median(count.mb for count in counts[-5:]) if counts else 0.0
    found = [f"memory stands at {level:.0f} MB, more than {MOST_MB}"] if level > MOST_MB else []
    settled = [count for count in counts if count.seconds > SETTLED_S and count.step > SETTLED_STEPS]
    judged = settled if len(settled) >= FEWEST else counts[len(counts) // 3 :]  # the beginning is no growth
    if len(judged) >= FEWEST:
        kinds = sorted({kind for count in judged for kind in count.wrappers})
        rows = {f"wrappers of {kind}": [count.wrappers.get(kind, 0) for count in judged] for kind in kinds}
        rows["open files"] = [count.handles for count in judged]
        rows["threads"] = [count.threads for count in judged]
        found += [f"{name} grow: {row}" for name, row in rows.items() if _grows(row)]
    return found + _memory_growth(settled)


def _grows(row: Sequence[int]) -> bool:
    """Whether even the fewest of the last third are many more than the most of the first third."""
    third = len(row) // 3
    return min(row[-third:]) > max(row[:third]) * 1.1 + SPARE


def _memory_growth(settled: Sequence[Count]) -> list[str]:
    """The middle of the last third against that of the first, without pictures: how many of those are kept at a rest
    depends on the last step, by more than what is looked for.
    """
    third = len(settled) // 3
    if third < FEWEST // 3:
        return []
    before, after = (
        median(count.bare_mb for count in settled[:third]),
        median(count.bare_mb for count in settled[-third:]),
    )
    grown = after - before
    return [f"memory has grown by {grown:.1f} MB, from {before:.1f}"] if grown > MOST_GROWTH_MB else []


def _entries(folder: str) -> int:
    """How many entries a folder of the system has; 0 where it does not tell."""
    path = Path(folder)
    return len(list(path.iterdir())) if path.exists() else 0


def _give_back() -> None:
    """Let the C library hand free pages back: what is counted is what is held, not what it keeps for later."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
