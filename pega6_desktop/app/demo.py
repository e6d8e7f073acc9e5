"""A demonstration match in real windows that nobody sees: it leaves two pictures and the record of the match.

Owns the player of the demonstration, who does what a person could do. Must not reach behind the screens: it looks at
the table's models, and its hands are the presenter and the buttons.
"""

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from pega6_desktop.app.assets import locate
from pega6_desktop.app.logging import ProgramLog
from pega6_desktop.app.main import make_application
from pega6_desktop.app.program import Folders, Program
from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.records import codec
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Failed
from pega6_desktop.ui.screens.plan import BOT_NAMES, TablePlan
from pega6_desktop.ui.screens.preferences import Preferences

SEED = 606
SIZE = (1280, 800)
PICTURE_ROUND, PICTURE_TRICK = 2, 4
LIMIT_MS = 60_000
AT_ONCE = {"slow": 0, "normal": 0, "fast": 0, "off": 0}
TABLE_FILE, RESULT_FILE, RECORD_FILE = "table.png", "result.png", "match.json"


def run(folder: Path) -> int:
    """Play the match and return the exit code: 0 when pictures and record lie in ``folder``."""
    assets = locate()
    with tempfile.TemporaryDirectory(prefix="pega6-demo-") as place:
        folders = Folders(Path(place) / "settings", Path(place) / "matches", Path(place) / "log")
        SettingsFile(folders.settings / "settings.json").save(_preferences())
        log = ProgramLog(folders.log)
        log.start()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            application = make_application(assets)
            program = Program(assets, folders, log, pauses=AT_ONCE)
            demonstration = Demonstration(program, folder)
            demonstration.ended.connect(application.exit)
            demonstration.start()
            code = application.exec()
            program.window.close()
            if code == 0:
                _write_record(program, folders, folder / RECORD_FILE)
                _tell(folder)
            return code
        finally:
            log.close()


class Demonstration(QObject):
    """The player: always the middle card, the first row. ``ended(int)`` with the exit code."""

    ended = Signal(int)

    def __init__(self, program: Program, folder: Path) -> None:
        super().__init__(program)
        self._program, self._folder = program, folder
        self._window = program.window
        self._table = program.window.rooms.table
        self._is_pictured, self._round = False, 1
        self._turn = QTimer(self, singleShot=True, interval=0)
        self._turn.timeout.connect(self._play)
        # The felt shows what the status line says only after control was back in the event loop.
        self._picture = QTimer(self, singleShot=True, interval=0)
        self._picture.timeout.connect(self._picture_table)
        self._limit = QTimer(self, singleShot=True, interval=LIMIT_MS)
        self._limit.timeout.connect(lambda: self._fail("the match did not end in time"))
        self._table.presenter.action_changed.connect(self._turn.start)
        self._table.presenter.gate.connect(self._turn.start)
        self._table.area.settled.connect(self._turn.start)
        program.client.failed.connect(self._on_failed)

    def start(self) -> None:
        """Open the window and begin."""
        self._limit.start()
        self._program.start()
        self._window.resize(*SIZE)
        self._window.play_now()

    def _play(self) -> None:
        rooms, presenter = self._window.rooms, self._table.presenter
        if self._picture.isActive():
            return
        if self._window.screen_shown is rooms.made("round_result"):
            self._round += 1
            rooms.round_result.next_button.click()
        elif self._window.screen_shown is rooms.made("match_result"):
            self._finish()
        elif presenter.stage == "hand" and self._have_others_chosen():
            for _ in range((len(self._table.models.hand.items) + 1) // 2):
                presenter.walk(1)
            if self._is_picture_due:
                self._picture.start()
            else:
                presenter.confirm()
        elif presenter.stage == "rows":
            presenter.type_digit(1)
            presenter.confirm()

    def _have_others_chosen(self) -> bool:
        """All but the last bot, which waits for the player: so the record has the same order every time."""
        return sum(seat.state in ("choosing", "thinking") for seat in self._table.models.others) <= 1

    @property
    def _is_picture_due(self) -> bool:
        return not self._is_pictured and (self._round, self._table.models.progress[0]) == (PICTURE_ROUND, PICTURE_TRICK)

    def _picture_table(self) -> None:
        self._is_pictured = self._window.grab().save(str(self._folder / TABLE_FILE))
        if self._is_pictured:
            self._table.presenter.confirm()
        else:
            self._fail("the pictures could not be written")

    def _finish(self) -> None:
        self._limit.stop()
        is_shown = self._window.grab().save(str(self._folder / RESULT_FILE))
        if self._is_pictured and is_shown:
            self.ended.emit(0)
        else:
            self._fail("the pictures could not be written")

    def _on_failed(self, failed: Failed) -> None:
        self._fail(f"{failed.code}: {failed.detail}")

    def _fail(self, reason: str) -> None:
        self._limit.stop()
        sys.stderr.write(f"The demonstration failed: {reason}\n")
        self.ended.emit(1)


def _preferences() -> Preferences:
    bots = tuple(
        SeatInfo(name=name, kind="bot", level="careful", avatar=number) for number, name in enumerate(BOT_NAMES[:3], 1)
    )
    plan = TablePlan(seats=(SeatInfo(name="", kind="human"), *bots), seed=SEED)
    return Preferences(theme="light", tempo="off", is_motion_reduced=False, plan=plan)


def _write_record(program: Program, folders: Folders, file: Path) -> None:
    """The match as the store has it, moves and final hash."""
    played = program.window.course.record
    assert played is not None
    store, _ = open_store(folders.matches)
    try:
        file.write_bytes(codec.encode(store.load(played.match_id)))
    finally:
        store.close()


def _tell(folder: Path) -> None:
    pictures = f"{folder / TABLE_FILE} and {folder / RESULT_FILE}"
    sys.stdout.write(f"A demonstration match was played.\nPictures: {pictures}\nRecord:   {folder / RECORD_FILE}\n")
