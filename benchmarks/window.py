"""The window of the real program, opened to be measured: temporary folders, chosen seats, and a hand at the table.

Owns how the program is started, played and closed here; knows nothing that is measured. Needs a QApplication's
process of its own.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from pega6_desktop.app.assets import locate
from pega6_desktop.app.logging import ProgramLog
from pega6_desktop.app.main import make_application
from pega6_desktop.app.program import Folders, Program
from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.bots import catalog
from pega6_desktop.core.variant import Options
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Opened
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.preferences import Preferences, TempoName
from pega6_desktop.ui.screens.table.table_screen import TableScreen

PATIENCE_SECONDS = 60.0
DEAL = "6"
AT_ONCE = {"slow": 0, "normal": 0, "fast": 0, "off": 0}


class TooSlow(Exception):
    """What was waited for did not come."""


class OpenWindow:
    """The program while it runs."""

    def __init__(self, application: QApplication, program: Program) -> None:
        self.application, self.program = application, program

    @property
    def table(self) -> TableScreen:
        """The table screen."""
        return self.program.window.screens.table

    @property
    def is_own_turn(self) -> bool:
        """Whether the player is to choose a card or a row and nothing moves."""
        in_front = self.program.window.screen_shown is self.table
        return in_front and self.table.presenter.stage in ("hand", "rows") and not self.table.area.is_moving

    def sit_down(self) -> None:
        """Begin a match of the settings, always with the same cards, and wait for the first turn."""
        opened: list[Opened] = []
        self.program.client.opened.connect(opened.append)
        plan = self.program.preferences.value.plan
        assert plan is not None
        self.program.window.play(msgspec.structs.replace(plan, deal=DEAL))  # a number is used up by the match it deals
        self.wait_for(lambda: bool(opened) and self.is_own_turn)
        self.program.client.opened.disconnect(opened.append)

    def wait_for(self, fact: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
        """Let the program run until something is so. Raises TooSlow."""
        end = time.monotonic() + seconds
        while not fact():
            if time.monotonic() > end:
                raise TooSlow(f"after {seconds} s")
            self.application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)

    def rest(self, seconds: float) -> None:
        """Let the program run for a while, asleep between its own events."""
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()


def offer_a_platform() -> None:
    """Without a display, windows nobody sees."""
    if not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@contextmanager
def open_window(
    *, seats: int, tempo: TempoName = "normal", options: Options = (), size: tuple[int, int] = (1280, 800)
) -> Iterator[OpenWindow]:
    """The program, started for a player against careful bots and closed at the end."""
    offer_a_platform()
    with tempfile.TemporaryDirectory(prefix="pega6-benchmark-") as place:
        folders = Folders(*(Path(place) / name for name in ("config", "data", "log")))
        SettingsFile(folders.settings / "settings.json").save(_settings(seats, tempo, options))
        assets = locate()
        log = ProgramLog(folders.log)
        log.start()
        application = make_application(assets)
        program = Program(assets, folders, log, pauses=AT_ONCE)
        program.window.resize(*size)
        program.start()
        catalog.wake()
        try:
            yield OpenWindow(application, program)
        finally:
            program.window.close()
            log.close()


def _settings(seats: int, tempo: TempoName, options: Options) -> Preferences:
    bots = tuple(SeatInfo(f"Bot {seat}", "bot", "careful", seat % 10) for seat in range(1, seats))
    plan = TablePlan(seats=(SeatInfo("", "human"), *bots), options=options, deal=DEAL)
    return Preferences(language="en", theme="light", tempo=tempo, is_motion_reduced=False, plan=plan)


def platform_note(application: QApplication) -> str:
    """Where the windows were: the platform's name, and the screen's."""
    screen = application.primaryScreen()
    return f"{application.platformName()}, {screen.size().width()}x{screen.size().height()}, {sys.platform}"
