"""The process that is soaked: opens the program, does the steps, counts at every rest, and says what was wrong.

Owns the order of these and the exit code. Must not know what a step does.
"""

from __future__ import annotations

import argparse
import faulthandler
import logging
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

from pega6_desktop.runtime.process import share_the_machine

share_the_machine()  # as in the program: before anything imports numpy

from benchmarks.memory import resident_mb  # noqa: E402

_BARE_MB = resident_mb()
import pytest  # noqa: E402, F401
import pytestqt.qtbot  # noqa: E402, F401

TOOLS_MB = resident_mb() - _BARE_MB
"""What the tools of the tests take, which the program does not have."""

import PySide6  # noqa: E402
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler  # noqa: E402
from PySide6.QtGui import QAccessible, QPixmapCache  # noqa: E402

import dev_translations  # noqa: E402
from pega6_desktop.app.assets import Assets  # noqa: E402
from pega6_desktop.app.main import make_application  # noqa: E402
from pega6_desktop.bots.kernels import features  # noqa: E402
from pega6_desktop.bots.kernels.cards import HIGHEST  # noqa: E402
from pega6_desktop.bots.pega6.nets import cast_for  # noqa: E402
from pega6_desktop.bots.qwixx_cards.judgement import fitted, plain  # noqa: E402
from tests.soak import counts, steps  # noqa: E402
from tests.soak.walker import Stuck, Walker  # noqa: E402

RESOURCES = Path(__file__).parents[2] / "resources"
STUCK_S = 300
"""After so long in one step every thread is printed and the process ends."""
SHOWN, DEEP = 10, 12
"""How many complaints are shown, and how many calls of each."""
SEATS = range(2, 11)
"""Sizes of a table of Pega em 6!."""
QUIET = ("This plugin does not support ",)
"""What the offscreen platform says of wishes (raise, grab the keyboard) it has no window manager for."""
PIXMAP_CACHE_KB = 10 * 1024
"""Qt's own limit, which the program leaves alone."""
LATE = 2
"""The screen reader comes after so many steps: the first match is on the table by then."""


class Ears:
    """Hears every warning of Qt and of the program, and every exception nobody caught."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def open(self) -> None:
        """Listen from now on; the program's own log goes on to these."""
        qInstallMessageHandler(self._from_qt)
        sys.excepthook = lambda *what: self.heard.append("".join(traceback.format_exception(*what)))
        sys.unraisablehook = lambda what: self.heard.append(f"raised: {what.exc_type.__name__}: {what.exc_value}")
        threading.excepthook = lambda what: self.heard.append(f"raised in a thread: {what.exc_value}")
        told = logging.StreamHandler(sys.stderr)
        told.setLevel(logging.WARNING)
        told.addFilter(self._note)
        logging.getLogger("pega6_desktop").addHandler(told)

    def _from_qt(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not text.startswith(QUIET):
            where = "".join(traceback.format_stack(limit=DEEP)[:-1])
            self.heard.append(f"Qt: {text}\n{where}")

    def _note(self, record: logging.LogRecord) -> bool:
        is_of_qt = record.name.endswith(".qt")
        if not is_of_qt:  # what Qt says comes by _from_qt
            self.heard.append(f"log: {record.getMessage()}")
        return not is_of_qt


def main() -> int:
    """Do the steps until the time is up or something is wrong."""
    asked = _arguments()
    began = time.monotonic()
    ears = Ears()
    ears.open()
    with tempfile.TemporaryDirectory() as folder, asked.log.open("w", encoding="utf-8", buffering=1) as log:
        catalogues = Path(folder) / "i18n"
        dev_translations.compile_changed(RESOURCES / "i18n", catalogues, Path(PySide6.__file__).parent)
        assets = Assets(resources=RESOURCES, catalogues=catalogues)
        application = make_application(assets)
        application.setQuitOnLastWindowClosed(False)
        _fill()
        walker = Walker(assets, Path(folder))
        todo: Iterator[steps.Step] = steps.read(asked.steps) if asked.steps else steps.walk(asked.seed)
        QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)  # the tests have made it larger
        counted: list[counts.Count] = []
        done = 0
        try:
            for done, step in enumerate(todo, 1):
                if time.monotonic() - began > asked.minutes * 60 and not asked.steps:
                    break
                if asked.accessible and done > LATE:
                    QAccessible.setActive(True)
                print(step, file=log)
                faulthandler.dump_traceback_later(STUCK_S, exit=True)
                walker.do(step)
                if step.name == "rest":
                    counted.append(counts.taken(time.monotonic() - began, done, TOOLS_MB, walker.let_go))
                    _say(done, counted[-1])
                if ears.heard:
                    break
        except Stuck as stuck:
            ears.heard.append(str(stuck))
        walker.close()
        faulthandler.cancel_dump_traceback_later()
        found = [*ears.heard[:SHOWN], *counts.complaints(counted)]
        print(
            f"soak: {done} steps, {len(counted)} rests, {walker.windows} windows, {walker.matches} matches", flush=True
        )
        for complaint in found:
            print(f"soak: {complaint}", flush=True)
    return 1 if found else 0


def _fill() -> None:
    """Let the bots keep all they ever will, of which a run meets the last late: that is no growth."""
    for values in (*plain().rounds, *fitted(4).rounds):
        _ = values.uses
    for unseen in range(HIGHEST - features.KEPT, HIGHEST):
        features.dangers(SEATS[-1], unseen)
    for seats in SEATS:
        cast_for(seats)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--accessible", action="store_true")
    parser.add_argument("--steps", type=Path)
    return parser.parse_args()


def _say(done: int, count: counts.Count) -> None:
    wrappers = sum(count.wrappers.values())
    print(
        f"soak: {count.seconds:4.0f} s, step {done}: {count.mb:.1f} MB, {count.bare_mb:.1f} without pictures,"
        f" {count.handles} open files, {count.threads} threads, {wrappers} wrappers",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
