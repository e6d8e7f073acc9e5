"""The window: one screen at a time, which follows which, full screen, and closing in any state.

Owns which screen follows which. Must not know rules, files or how anything is drawn.
"""

from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDesktopServices, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.core.errors import Param
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.game_tiles import offers_of, tile_of
from pega6_desktop.ui.screens.common.house_rules import variant_words
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.preferences import TEMPOS
from pega6_desktop.ui.screens.common.shortcuts import meant_by
from pega6_desktop.ui.screens.common.words import notice_sentence, players_sentence, unfinished_lines
from pega6_desktop.ui.screens.help import HelpScreen
from pega6_desktop.ui.screens.history.history import HistoryScreen
from pega6_desktop.ui.screens.home import HomeScreen
from pega6_desktop.ui.screens.keys import KeysScreen
from pega6_desktop.ui.screens.new_game.new_game import NewGameScreen
from pega6_desktop.ui.screens.people import PeopleScreen
from pega6_desktop.ui.screens.replay.replay import ReplayScreen
from pega6_desktop.ui.screens.results.match_result import MatchResult
from pega6_desktop.ui.screens.results.results import RoundResult
from pega6_desktop.ui.screens.settings import SettingsScreen
from pega6_desktop.ui.screens.sheets import AboutScreen, AgreedScreen
from pega6_desktop.ui.screens.statistics import StatisticsScreen
from pega6_desktop.ui.screens.table.lesson_screen import LessonScreen
from pega6_desktop.ui.screens.table.table_screen import TableScreen
from pega6_desktop.ui.screens.trouble import GOES_ON, FailureScreen, LeavingScreen
from pega6_desktop.ui.shell.errands import DealActions, Leaving, Lessons, PlayerProfiles, ScoreExport
from pega6_desktop.ui.shell.screen_window import ScreenWindow
from pega6_desktop.ui.shell.screens import AppliedPreferences, Services
from pega6_desktop.ui.shell.sound import Sounds
from pega6_desktop.ui.shell.window_place import (
    fit_with_frame,
    leave_place,
    show_as_left,
    take_place,
    toggle_full_screen,
)


class MainWindow(ScreenWindow):
    """Home, new game, table, results, trouble; settings, help and about lie over whatever was shown before."""

    closing = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._retelling = QTimer(self, singleShot=True, interval=0)
        self._retelling.timeout.connect(self._retell_result)
        self._failure: tuple[str, str, MatchHeader | None, str | None] = ("", "", None, None)
        self._has_frame = False
        self.applied_preferences = AppliedPreferences(services, self.screens.made, self)
        self.score_export = ScoreExport(self, services.boards, services.look)
        self.player_profiles = PlayerProfiles(self, services.preferences)
        self.deals = DealActions(self, services.levels)
        self.leaving = Leaving(self)
        self.lessons = Lessons(self)
        take_place(self, services.preferences.value)
        self._wire()
        self.retranslate()
        self.show_screen(self.screens.home)

    # ---------------------------------------------------------------- screens

    def appear(self) -> None:
        """Show the window as it was left: free, maximized, or over the whole screen."""
        show_as_left(self, self._given.preferences.value.window_shape)

    def come_to_front(self) -> None:
        """Somebody started the program once more: this is the window they mean."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()

    def tell(self, code: str, **facts: Param) -> None:
        """Tell the player once of something that is no failure; that matches may be lost, for as long as it is so."""
        words = notice_sentence(code, facts)
        if code == "store_home":
            self._unkept = None
            self.toast.settle()
        if facts.get("is_kept", True):
            self.toast.add(words)
        else:
            self._unkept = (code, facts)
            self.toast.remain(words)
        self._tell_rules()

    def show_failure(self, code: str, detail: str) -> None:
        """Show the screen for trouble; what runs is stopped, the match stays saved."""
        self._trail.clear()
        self._gate = None
        self._failure = (code, detail, self.controller.match, self.controller.deal)
        self.controller.leave()
        self.passing.leave()
        self._tell_failure()
        self.show_screen(self.screens.failure)

    # ---------------------------------------------------------------- matches

    def play_now(self) -> None:
        """A match with the players and rules of last time."""
        self.play(self.controller.next_plan())

    def play(self, plan: TablePlan) -> None:
        """A match of this plan."""
        self.screens.table  # noqa: B018  # it must listen before the match begins
        self.controller.play(plan)

    def resume(self) -> None:
        """Go on with the unfinished match."""
        self.screens.table  # noqa: B018  # as above
        self.controller.resume()

    def resume_failed(self) -> None:
        """Go on with the match that was on the table when something went wrong, else with the unfinished one."""
        _, _, match, deal = self._failure
        self.resume() if match is None else self.go_on_with(match, deal)

    def go_on_with(self, match: MatchHeader, deal: str | None = None) -> None:
        """Go on with a stored match. deal: begin it with these cards if none is stored."""
        self.screens.table  # noqa: B018  # as above
        self.controller.go_on(match, deal)

    def _on_begun(self) -> None:
        self._gate = None
        self.passing.leave()
        self.show_table()

    def next_round(self) -> None:
        """Leave the result and play on; after the bags of the last round comes the result of the match."""
        if self._gate is not None and self._gate[0] == "match":
            self._are_bags_open = True
            self._show_result(*self._gate)
            return
        self._gate = None
        self.show_screen(self.screens.table)
        self.screens.table.presenter.go_on()

    # ---------------------------------------------------------------- words, lengths, colours

    def retranslate(self) -> None:
        """What the window itself says; every screen follows the language by itself."""
        self.setWindowTitle(self.tr("Pega 6"))
        if self._unkept is not None and self.toast.remaining:
            self.toast.remain(notice_sentence(*self._unkept))
        self.menu_actions.retranslate()
        self._tell_home()
        self._tell_rules()
        self.top_bars.retranslate()
        if isinstance(replay := self.screens.made("replay"), ReplayScreen):
            self.applied_preferences.teach(replay)
        self.screens.home.languages.set_value(self._given.language())
        if isinstance(settings := self.screens.made("settings"), SettingsScreen):
            settings.set_language(self._given.language())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A question mark nobody has an answer to asks for the keys."""
        if not event.isAutoRepeat() and meant_by(event, "page") == ("page", ("keys", 0)):
            self.toggle_keys()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and look at the frame once the desktop has put it around the window."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._retelling.start()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and not self._has_frame:
            self._has_frame = True
            fit_with_frame(self)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit of all lengths follows the window."""
        self._given.look.set_window_size(self.width(), self.height())
        self.passing.curtain.resize(self.size())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what moves and thinks, remember the size; the match is saved already, or the player is asked first."""
        if not self.leaving.may_close():
            event.ignore()
            return
        self._release_card()
        self.menu_actions.menu.close()
        self.passing.leave()
        leave_place(self, self._given.preferences)
        self.closing.emit()
        self._given.client.shut_down()
        super().closeEvent(event)

    def open_rules(self) -> None:
        """The rules of the match on the table, over whatever is shown."""
        if self.controller.match is not None:
            self.screens.agreed.show_match(self.controller.match)
            self.show_over(self.screens.agreed)

    def _tell_home(self) -> None:
        plan = self.controller.next_plan()
        offers = offers_of(self._given.boards, self._given.levels)
        tiles = [tile_of(offer, plans.limits_of(offer.game)) for offer in offers]
        home, unfinished = self.screens.home, self.controller.unfinished
        home.set_games(tiles, plan.game)
        is_one_of_several = len(self._given.boards[plan.game].variants) > 1
        variant = f"{variant_words(plan.game, plan.variant).short} · " if is_one_of_several else ""
        home.set_players(f"{variant}{players_sentence(plan.seats)}")
        if unfinished is None:
            home.set_unfinished((), ())
        else:
            lines = unfinished_lines(unfinished, plans.viewer_of(unfinished.header))
            home.set_unfinished(lines, [seat.avatar for seat in unfinished.header.seats])

    def _tell_failure(self) -> None:
        code, detail, *_ = self._failure
        is_saved = self.controller.unfinished is not None and code in GOES_ON
        self.screens.failure.show_failure(code, detail, is_saved=is_saved, has_log=self._given.log_folder is not None)

    # ---------------------------------------------------------------- building

    def _wire(self) -> None:
        given, menu_actions = self._given, self.menu_actions
        self.match_ended.connect(self.deals.tell)
        given.client.failed.connect(lambda failed: self.show_failure(failed.code, failed.detail))
        given.client.noticed.connect(lambda notice: self.tell(notice.code, **dict(notice.params)))
        given.preferences.changed.connect(self._on_preferences)
        self.controller.begun.connect(self._on_begun)
        self.controller.unfinished_changed.connect(self._on_unfinished)
        self.controller.marked.connect(self._tell_rules)
        menu_actions.new_game.triggered.connect(self.open_new_game)
        menu_actions.home.triggered.connect(self.go_home)
        menu_actions.history.triggered.connect(self.open_history)
        menu_actions.rules.triggered.connect(self.open_rules)
        menu_actions.statistics.triggered.connect(self.open_statistics)
        menu_actions.settings.triggered.connect(self.open_settings)
        menu_actions.help.triggered.connect(self.toggle_help)
        self.top_bars.help_asked.connect(self.toggle_help)
        menu_actions.keys.triggered.connect(self.toggle_keys)
        menu_actions.people.triggered.connect(self.player_profiles.open)
        menu_actions.about.triggered.connect(lambda: self.show_over(self.screens.about))
        menu_actions.hide_all.triggered.connect(self.passing.hide_everything)
        self.passing.covered.connect(menu_actions.set_covered)
        self.passing.curtain.leave_asked.connect(self.go_home)
        menu_actions.full_screen.triggered.connect(self._toggle_full_screen)
        menu_actions.quit.triggered.connect(self.close)
        menu_actions.show_menu.triggered.connect(lambda: menu_actions.pop_up(None))

    def _take_in(self, screen: QWidget) -> None:
        super()._take_in(screen)
        _connect(self, screen)

    # ---------------------------------------------------------------- what the actions open

    def open_new_game(self) -> None:
        """The form, filled with the table of last time."""
        self.screens.new_game.show_plan(self.controller.next_plan())
        self.show_over(self.screens.new_game)

    def open_history(self) -> None:
        """Every match ever played, over whatever is shown."""
        self.show_over(self.screens.history)

    def open_statistics(self) -> None:
        """The numbers, over whatever is shown."""
        self.show_over(self.screens.statistics)

    def watch(self, match_id: str, when: str = "", round_number: int = 1) -> None:
        """A stored match on a table of its own, over whatever is shown."""
        self.screens.replay.watch(match_id, when, round_number)
        self.show_over(self.screens.replay)

    def watch_table(self) -> None:
        """The round that has just ended on the table, or the whole match."""
        match = self.controller.match
        if match is not None and self._gate is not None:
            kind, observation = self._gate
            self.watch(match.match_id, "", 1 if kind == "match" else len(observation.score.rounds))

    def open_file(self, path: Path) -> None:
        """Show the match of a file in the history; it is taken in."""
        self.open_history()
        self.screens.history.open_file(path)

    def open_settings(self) -> None:
        """The settings, over whatever is shown."""
        self.screens.settings.set_language(self._given.language())
        self.show_over(self.screens.settings)

    def toggle_help(self) -> None:
        """How to play, or back from there."""
        if self.screen_shown is self.screens.made("help"):
            self.back()
        else:
            match = self.controller.match
            table = self.controller.next_plan() if match is None else match
            self.screens.help.show_edition("" if match is None else match.edition)
            self.screens.help.show_rules_of(table.game, table.variant)
            self.show_over(self.screens.help)

    def open_rule(self, rule: str) -> None:
        """How the match on the table is played, at the step that tells this rule."""
        self.toggle_help()
        if (match := self.controller.match) is not None:
            self.screens.help.show_rule(match.game, match.variant, rule)

    def toggle_keys(self) -> None:
        """Every shortcut, or back from there."""
        if self.screen_shown is self.screens.made("keys"):
            self.back()
        else:
            match = self.controller.match
            self.screens.keys.show_keys_of(self.controller.next_plan().game if match is None else match.game)
            self.show_over(self.screens.keys)

    def _toggle_full_screen(self) -> None:
        self._release_card()
        toggle_full_screen(self)

    def open_log_folder(self) -> None:
        """The folder of the log file, in the program the desktop has for folders."""
        if self._given.log_folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._given.log_folder)))

    def next_replay_tempo(self) -> None:
        """Watch faster or slower; the speed of play stays."""
        now = TEMPOS.index(self._given.preferences.value.replay_tempo)
        self._given.preferences.change(replay_tempo=TEMPOS[(now + 1) % len(TEMPOS)])

    @property
    def sounds(self) -> Sounds:
        """What the table is heard through."""
        return self._given.sounds

    def _on_preferences(self, fields: frozenset[str]) -> None:
        if "plan" in fields:
            self._tell_home()

    def _on_unfinished(self) -> None:
        self._tell_home()
        if self.screen_shown is self.screens.made("failure"):
            self._tell_failure()


# ---------------------------------------------------------------- what the buttons of each screen do


def _connect(window: MainWindow, screen: QWidget) -> None:  # noqa: C901 - one case per screen
    """A screen has been made: its signals are obeyed from now on."""
    match screen:
        case HomeScreen():
            _from_home(window, screen)
        case NewGameScreen():
            _from_new_game(window, screen)
        case LessonScreen():
            _from_lesson(window, screen)
        case TableScreen():
            _from_table(window, screen)
        case RoundResult() | MatchResult():
            _from_result(window, screen)
        case HistoryScreen() | StatisticsScreen():
            _from_records(window, screen)
        case ReplayScreen():
            _from_replay(window, screen)
        case PeopleScreen():
            _from_people(window, screen)
        case FailureScreen():
            _from_failure(window, screen)
        case LeavingScreen():
            window.leaving.watch(screen)
        case SettingsScreen():
            screen.back_asked.connect(window.back)
        case HelpScreen() | KeysScreen() | AboutScreen() | AgreedScreen():
            _from_sheets(window, screen)


def _from_home(window: MainWindow, home: HomeScreen) -> None:
    home.play_asked.connect(window.play_now)
    home.game_chosen.connect(window.controller.choose_game)
    home.resume_asked.connect(window.resume)
    home.new_asked.connect(window.open_new_game)
    home.help_asked.connect(window.toggle_help)
    home.lesson_asked.connect(window.lessons.open)
    home.history_asked.connect(window.open_history)
    home.statistics_asked.connect(window.open_statistics)
    home.settings_asked.connect(window.open_settings)
    home.quit_asked.connect(window.close)


def _from_new_game(window: MainWindow, form: NewGameScreen) -> None:
    form.back_asked.connect(window.back)
    form.start_asked.connect(window.play)
    form.deal_asked.connect(window.play)
    form.seats.pin_chosen.connect(window.controller.lock)
    form.seats.people_asked.connect(window.player_profiles.open)


def _from_table(window: MainWindow, table: TableScreen) -> None:
    table.presenter.gate.connect(window.come_to_gate)
    table.presenter.sounded.connect(window.sounds.play)
    table.rule_asked.connect(window.open_rule)
    window.lessons.watch(table)
    window.menu_actions.take_back.triggered.connect(table.presenter.take_back)
    window.menu_actions.redo.triggered.connect(table.presenter.redo)
    window.applied_preferences.teach(table)
    window.passing.watch(table)


def _from_lesson(window: MainWindow, lesson: LessonScreen) -> None:
    lesson.left.connect(window.back)
    lesson.play_asked.connect(window.lessons.play)
    lesson.presenter.sounded.connect(window.sounds.play)
    lesson.rule_asked.connect(window.open_rule)
    window.applied_preferences.teach(lesson)


def _from_result(window: MainWindow, result: RoundResult | MatchResult) -> None:
    result.watch_asked.connect(window.watch_table)
    result.sheet_asked.connect(window.score_export.of_table)
    result.sounded.connect(window.sounds.play)
    if isinstance(result, RoundResult):
        result.next_asked.connect(window.next_round)
        result.leave_asked.connect(window.go_home)
        return
    result.rematch_asked.connect(window.controller.rematch)
    result.rotated_asked.connect(window.controller.rematch_rotated)
    result.new_asked.connect(window.open_new_game)
    result.home_asked.connect(window.go_home)
    result.again_asked.connect(window.deals.open_table)
    result.copy_asked.connect(window.deals.copy)


def _from_people(window: MainWindow, people: PeopleScreen) -> None:
    people.renamed.connect(window.player_profiles.rename)
    people.changed.connect(window.player_profiles.change)
    people.back_asked.connect(window.back)


def _from_sheets(window: MainWindow, screen: HelpScreen | KeysScreen | AboutScreen | AgreedScreen) -> None:
    screen.back_asked.connect(window.back)
    if isinstance(screen, HelpScreen):
        screen.keys_asked.connect(window.toggle_keys)
        screen.lesson_asked.connect(window.lessons.open)
    elif isinstance(screen, KeysScreen):
        screen.help_asked.connect(window.toggle_help)


def _from_records(window: MainWindow, screen: HistoryScreen | StatisticsScreen) -> None:
    window.client.answered.connect(screen.answer)
    screen.wished.connect(window.client.ask)
    screen.back_asked.connect(window.back)
    if isinstance(screen, HistoryScreen):
        _from_history(window, screen)


def _from_history(window: MainWindow, history: HistoryScreen) -> None:
    history.resume_asked.connect(window.go_on_with)
    history.again_asked.connect(window.deals.open)
    history.copy_asked.connect(window.deals.copy)
    history.open_asked.connect(lambda: window.files.to_open(history.open_file))
    history.save_asked.connect(lambda name: window.files.to_save(name, history.save_file))
    history.told.connect(lambda words, is_bad: window.toast.announce(words, tone="refused" if is_bad else "good"))
    history.deleting.connect(window.leave_match)
    history.watch_asked.connect(window.watch)
    history.sheet_asked.connect(window.score_export.of_stored)


def _from_replay(window: MainWindow, replay: ReplayScreen) -> None:
    window.client.answered.connect(replay.answer)
    replay.wished.connect(window.client.ask)
    replay.back_asked.connect(window.back)
    replay.branched.connect(window.go_on_with)
    replay.told.connect(lambda words: window.toast.announce(words, tone="refused"))
    replay.tempo_asked.connect(window.next_replay_tempo)
    window.applied_preferences.teach(replay)


def _from_failure(window: MainWindow, failure: FailureScreen) -> None:
    failure.resume_asked.connect(window.resume_failed)
    failure.home_asked.connect(window.go_home)
    failure.copy_asked.connect(lambda text: QGuiApplication.clipboard().setText(text))
    failure.folder_asked.connect(window.open_log_folder)
