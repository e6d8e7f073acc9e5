"""A demonstration match in real windows that nobody sees: it leaves three pictures, the last of the lesson, and the
record of the match.

Owns the player of the demonstration, who does what a person could do, and what is left behind.
"""

import sys
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QTimer

from pega6_desktop.app.assets import locate
from pega6_desktop.app.hidden import Visitor, house
from pega6_desktop.app.program import Folders, Program
from pega6_desktop.records import codec
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import BOT_NAMES, TablePlan, match_of
from pega6_desktop.ui.screens.common.preferences import Preferences
from pega6_desktop.ui.words.messages import own_word

DEAL = "607"
SIZE = (1280, 800)
PICTURE_ROUND, PICTURE_TRICK = 2, 4
TABLE_FILE, RESULT_FILE, LESSON_FILE, RECORD_FILE = "table.png", "result.png", "lesson.png", "match.json"
LESSON, LESSON_STEP = "pega6", 1


def run(folder: Path) -> int:
    """Play the match and return the exit code: 0 when pictures and record lie in ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    with house(locate(), _preferences()) as home:
        code = home.receive(Demonstration(home.program, folder))
        if code == 0:
            _write_record(home.program, home.folders, folder / RECORD_FILE)
            _tell(folder)
        return code


class Demonstration(Visitor):
    """The player: always the middle card, the first row."""

    def __init__(self, program: Program, folder: Path) -> None:
        super().__init__(program)
        self._folder = folder
        self._is_pictured, self._is_over, self._round = False, False, 1
        # The felt shows what the status line says only after control was back in the event loop.
        self._picture = QTimer(self, singleShot=True, interval=0)
        self._picture.timeout.connect(self._picture_table)
        # A page finds its heights when it is shown, and is pictured after that.
        self._result_picture = QTimer(self, singleShot=True, interval=0)
        self._result_picture.timeout.connect(self._picture_result)
        self._lesson_picture = QTimer(self, singleShot=True, interval=0)
        self._lesson_picture.timeout.connect(self._picture_lesson)

    def begin(self) -> None:
        """The table of the picture."""
        # By the id the bots decide where they leave it to chance: the record is the same every time.
        match = replace(match_of(_plan(), own_word()), match_id="demonstration")
        self._window.go_on_with(match, DEAL)

    def leave_round(self) -> None:
        """On to the next, in the size of the pictures: with its first activation the window was drawn in to its screen,
        which is smaller where nobody sees it.
        """
        self._window.resize(*SIZE)
        self._round += 1
        super().leave_round()

    def take_turn(self) -> None:
        """The middle card once the others have chosen; in the moment of the picture it waits in the air."""
        presenter = self._table.presenter
        if self._picture.isActive():
            return
        if presenter.stage == "hand" and self._have_others_chosen():
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
        return sum(seat.state in ("choosing", "thinking") for seat in self._table.models.view.others) <= 1

    @property
    def _is_picture_due(self) -> bool:
        trick, _ = self._table.models.view.progress
        return not self._is_pictured and (self._round, trick) == (PICTURE_ROUND, PICTURE_TRICK)

    def _picture_table(self) -> None:
        self._is_pictured = self._window.grab().save(str(self._folder / TABLE_FILE))
        if self._is_pictured:
            self._table.presenter.confirm()
        else:
            self.fail("the pictures could not be written")

    def leave_match(self) -> None:
        """The second picture, and on to the lesson."""
        if not self._is_over:
            self._is_over = True
            self._result_picture.start()

    def _picture_result(self) -> None:
        if not self._window.grab().save(str(self._folder / RESULT_FILE)):
            self.fail("the pictures could not be written")
            return
        lesson = self._window.screens.lesson
        lesson.presenter.prompt.action_changed.connect(self._lesson_picture.start)
        lesson.area.settled.connect(self._lesson_picture.start)
        self._window.lessons.open(LESSON, LESSON_STEP)

    def _picture_lesson(self) -> None:
        """The third picture, once the ox has said what belongs to the table, and the end."""
        lesson = self._window.screens.lesson
        if lesson.presenter.stage != "hand" or lesson.area.is_moving or lesson.is_behind:
            return
        self._limit.stop()
        if self._window.grab().save(str(self._folder / LESSON_FILE)):
            self.ended.emit(0)
        else:
            self.fail("the pictures could not be written")

    def fail(self, reason: str) -> None:
        """Say why, and end."""
        self._limit.stop()
        sys.stderr.write(f"The demonstration failed: {reason}\n")
        self.ended.emit(1)


def _plan() -> TablePlan:
    bots = tuple(
        SeatInfo(name=name, kind="bot", level="random", avatar=number) for number, name in enumerate(BOT_NAMES[:3], 1)
    )
    return TablePlan(seats=(SeatInfo(name="", kind="human"), *bots), deal=DEAL)


def _preferences() -> Preferences:
    return Preferences(theme="light", tempo="off", is_motion_reduced=False, plan=_plan())


def _write_record(program: Program, folders: Folders, file: Path) -> None:
    """The match as the store has it, moves and final hash."""
    played = program.window.controller.match
    assert played is not None
    store, _ = open_store(folders.matches)
    try:
        file.write_bytes(codec.encode(store.load(played.match_id)))
    finally:
        store.close()


def _tell(folder: Path) -> None:
    pictures = f"{folder / TABLE_FILE}, {folder / RESULT_FILE} and {folder / LESSON_FILE}"
    sys.stdout.write(f"A demonstration match was played.\nPictures: {pictures}\nRecord:   {folder / RECORD_FILE}\n")
