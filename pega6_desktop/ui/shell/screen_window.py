"""A window that shows one screen at a time: which one is in front, what lies below it, and the match behind them; and
the dialogs in which it asks for a file.

Owns the trail of screens that leads back, the result that waits on the table, and the folders files were last chosen
in. Must not know what the buttons of a screen ask for, nor what is in a file.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QMainWindow, QStackedWidget, QWidget

from pega6_desktop.core.errors import Param
from pega6_desktop.core.game import Observed
from pega6_desktop.records import profiles
from pega6_desktop.runtime.client import Client
from pega6_desktop.ui.look.feast import FALL_MS, WAIT_MS
from pega6_desktop.ui.look.widgets import Toast
from pega6_desktop.ui.screens.common.history_words import mark_word
from pega6_desktop.ui.screens.common.house_rules import agreed, summary
from pega6_desktop.ui.screens.common.preferences import FileKind, PreferenceStore
from pega6_desktop.ui.screens.common.screen import Screen
from pega6_desktop.ui.screens.common.words import mark_sentence, unkept_word
from pega6_desktop.ui.screens.curtain.curtain import Curtain
from pega6_desktop.ui.screens.results.match_result import MatchResult
from pega6_desktop.ui.screens.results.results import ResultScreen, RoundResult
from pega6_desktop.ui.screens.table.table_screen import TableScreen
from pega6_desktop.ui.screens.trouble import LeavingScreen
from pega6_desktop.ui.shell.match_controller import MatchController, ScreenPassing, Unlocks
from pega6_desktop.ui.shell.menu_actions import MenuActions, TopBars
from pega6_desktop.ui.shell.screens import Screens, Services
from pega6_desktop.ui.table.cards.tempo import Pace, Tempo
from pega6_desktop.ui.table.surface.table_view import TableArea

SUFFIX = "pega6"
Then = Callable[[Path], None]


class FileChoice:
    """The dialogs of one window. ``then`` gets the file, and nothing happens when none is chosen."""

    def __init__(self, window: QWidget, preferences: PreferenceStore) -> None:
        self._window, self._preferences = window, preferences

    def to_open(self, then: Then) -> None:
        """Ask which match is to be opened."""
        dialog = self._dialog("match", QCoreApplication.translate("Files", "Open a match"), then)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def to_save(self, name: str, then: Then) -> None:
        """Ask where to save a match."""
        dialog = self._dialog("match", QCoreApplication.translate("Files", "Save the match"), then)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(name)
        dialog.open()

    def for_sheet(self, name: str, then: Then) -> None:
        """Ask where to save a score sheet and in which form, which the ending of the file says."""
        dialog = self._dialog("sheet", QCoreApplication.translate("Files", "Save the score sheet"), then)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        page = QCoreApplication.translate("Files", "A page to print (*.pdf)")
        table = QCoreApplication.translate("Files", "A table for spreadsheets (*.csv)")
        dialog.setNameFilters([page, table])
        dialog.setDefaultSuffix("pdf")
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix("csv" if chosen == table else "pdf"))
        dialog.selectFile(name)
        dialog.open()

    def for_folder(self, then: Then) -> None:
        """Ask for a folder to save matches in."""
        dialog = self._dialog("match", QCoreApplication.translate("Files", "Save the matches to a folder"), then)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.open()

    def _dialog(self, kind: FileKind, title: str, then: Then) -> QFileDialog:
        dialog = QFileDialog(self._window, title, self._folder(kind))
        dialog.setNameFilters(
            [
                QCoreApplication.translate("Files", "Matches of Pega 6 (*.pega6)"),
                QCoreApplication.translate("Files", "All files (*)"),
            ]
        )
        dialog.fileSelected.connect(lambda name: self._take(kind, Path(name), then))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _folder(self, kind: FileKind) -> str:
        """Where a file of this kind was chosen last, while there is such a folder."""
        folder = self._preferences.value.folders.get(kind, "")
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return folder if folder and Path(folder).is_dir() else documents

    def _take(self, kind: FileKind, path: Path, then: Then) -> None:
        # Windows allows names that are no text: settings cannot hold them, and the next dialog begins elsewhere.
        folder = str(path.parent).encode("utf-8", "replace").decode()
        self._preferences.change(folders={**self._preferences.value.folders, kind: folder})
        then(path)


class ScreenWindow(QMainWindow):
    """The screens of a window, one of them in front. match_ended: the result of a whole match comes into sight."""

    match_ended = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = services
        self._trail: list[QWidget] = []
        self._gate: tuple[str, Observed[object]] | None = None
        self._are_bags_open = False
        self._unkept: tuple[str, dict[str, Param]] | None = None
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.menu_actions = MenuActions(self)
        self.top_bars = TopBars(services, self.menu_actions, self)
        self.screens = Screens(services, self.top_bars.made, self._take_in)
        self.controller = MatchController(services, self)
        self.files = FileChoice(self, services.preferences)
        curtain = Curtain(services.look, services.art.pictures, self)
        self.passing = ScreenPassing(curtain, self._stack, self._unlock_of, self._duration, self)
        self.toast = Toast(services.look, self)

    def _take_in(self, screen: QWidget) -> None:
        """A screen has been made."""
        self._stack.addWidget(screen)

    @property
    def client(self) -> Client:
        """The port to the matches."""
        return self._given.client

    @property
    def screen_shown(self) -> QWidget | None:
        """The screen in front."""
        return self._stack.currentWidget()

    def show_screen(self, screen: QWidget) -> None:
        """Put a screen to the front and the keyboard on its main thing."""
        self._release_card()
        self._tell_rules()
        self._stack.setCurrentWidget(screen)
        self.menu_actions.set_table(is_shown=screen is self.screens.made("table"))
        self.toast.let_remain(is_allowed=not isinstance(screen, TableScreen | LeavingScreen))
        if isinstance(screen, TableScreen):
            self._given.look.ground = None  # The table has its own: as large as the window, and soon painted again.
        match screen:
            case Screen() | TableScreen():
                screen.arrive()

    def show_over(self, screen: QWidget) -> None:
        """Show a screen that leads back to the present one."""
        before = self.screen_shown
        if screen is before:
            return
        if before is not None and screen not in self._trail:
            self._trail.append(before)
        self.show_screen(screen)

    def back(self) -> None:
        """Return to the screen before, or to what has become of the match meanwhile."""
        before = self._trail.pop() if self._trail else self.screens.home
        if before is self.screens.table:
            self.show_table()
        else:
            self.show_screen(before)

    def go_home(self) -> None:
        """Leave the table; the match stays saved."""
        self._trail.clear()
        self._gate = None
        self.controller.leave()
        self.passing.leave()
        self.show_screen(self.screens.home)
        for area in self.findChildren(TableArea):
            area.put_away()

    def show_table(self) -> None:
        """The table, or the result that waits on it."""
        self._trail.clear()
        if self._gate is None:
            self.show_screen(self.screens.table)
            self.passing.table_is_back()
        else:
            self._show_result(*self._gate)

    def leave_match(self, match_id: str) -> None:
        """Take this match off the table if it lies there."""
        if self.controller.match is not None and self.controller.match.match_id == match_id:
            self._gate = None
            self._trail = [self.screens.home]
            self.controller.leave()

    def come_to_gate(self, kind: str, observation: Observed[object]) -> None:
        """The table waits for the player at the end of a round or of the match."""
        self._gate, self._are_bags_open = (kind, observation), False
        if self.screen_shown is self.screens.table:
            self._show_result(kind, observation)

    @property
    def table_result(self) -> Observed[object] | None:
        """What the table waits at at the end of a round or of the match; None while it does not."""
        return None if self._gate is None else self._gate[1]

    def _show_result(self, kind: str, observation: Observed[object]) -> None:
        screen = self._tell_result(kind, observation)
        if isinstance(screen, MatchResult):
            self.match_ended.emit()
            screen.celebrate(self._duration(WAIT_MS + FALL_MS))
        elif isinstance(screen, RoundResult):
            screen.open_bags(self._pace())
        self.show_screen(screen)

    def _tell_result(self, kind: str, observation: Observed[object]) -> ResultScreen:
        client, title = self._given.client, self.screens.table.models.view.title
        board = self._given.boards[client.game]
        bags = board.bags(observation, client.seats)
        # What was hidden in the last round is opened before the match is won.
        is_match = kind == "match" and (self._are_bags_open or not bags)
        screen = self.screens.match_result if is_match else self.screens.round_result
        parts = board.parts(observation, client.seats)
        if isinstance(screen, MatchResult):
            screen.show_faces(board.face)
            screen.show_sheets(board.finished(observation, client.seats))
        if isinstance(screen, RoundResult):
            screen.show_bags(bags)
        screen.show_result(client.game, observation.score, client.seats, client.viewer, title, parts)
        if isinstance(screen, RoundResult):
            screen.show_card(board.highlight(observation, client.seats))
        return screen

    def _retell_result(self) -> None:
        """The words of a result come from the table, which has followed the language by now."""
        if self._gate is not None:
            self._tell_result(*self._gate)

    def _tell_rules(self) -> None:
        """What is agreed can be read wherever the match is seen."""
        match = self.controller.match
        self.menu_actions.set_match(is_there=match is not None)
        if match is None:
            return
        if isinstance(table := self.screens.made("table"), TableScreen):
            table.show_rules(agreed(match))
            kept = "" if self._unkept is None else unkept_word()
            table.show_mark(" · ".join(filter(None, (mark_word(self.controller.mark), kept))))
        for name in ("round_result", "match_result"):
            if isinstance(result := self.screens.made(name), ResultScreen):
                rules = summary(match.game, match.variant, match.options)
                result.show_rules(" ".join(filter(None, (mark_sentence(self.controller.mark), rules))))

    def _release_card(self) -> None:
        if isinstance(self.screen_shown, TableScreen):
            self.screen_shown.area.cancel_drag()

    def _duration(self, ms: int) -> int:
        """Real ms of a motion of the window."""
        preferences = self._given.preferences
        return 0 if preferences.is_still or preferences.value.tempo == "off" else ms

    def _pace(self) -> float:
        """Real ms for one of normal speed, at the speed of play; 0 where nothing moves."""
        pace, preferences = Pace(), self._given.preferences
        pace.set_tempo(Tempo(preferences.value.tempo))
        pace.set_reduced(is_reduced=preferences.is_still)
        return pace.ms(1000) / 1000

    def _unlock_of(self, name: str) -> Unlocks | None:
        """The check of a player's PIN, None for a player without one."""
        profile = profiles.found(self._given.preferences.value.profiles, name)
        return None if profile is None or not profile.pin else lambda typed: profiles.unlocks(profile, typed)
