"""The window: one screen at a time, which follows which, full screen, and closing in any state.

Owns the way between screens. Must not know rules, files or how anything is drawn.
"""

from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDesktopServices, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from pega6_desktop.core.errors import Param
from pega6_desktop.core.game import Observed
from pega6_desktop.records import profiles
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.runtime.client import Client
from pega6_desktop.ui.look.widgets import Option, Toast
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.agreed import agreed, summary
from pega6_desktop.ui.screens.common.history_words import mark_word
from pega6_desktop.ui.screens.common.offers import offers_of, tile_of
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.preferences import TEMPOS
from pega6_desktop.ui.screens.common.rule_words import variant_words
from pega6_desktop.ui.screens.common.screen import Screen
from pega6_desktop.ui.screens.common.shortcuts import meant_by
from pega6_desktop.ui.screens.common.words import (
    mark_sentence,
    notice_sentence,
    players_sentence,
    unfinished_sentence,
)
from pega6_desktop.ui.screens.curtain.curtain import Curtain
from pega6_desktop.ui.screens.replay.replay import ReplayScreen
from pega6_desktop.ui.screens.results.results import ResultScreen
from pega6_desktop.ui.screens.settings.settings import SettingsScreen
from pega6_desktop.ui.screens.table.table_screen import TableScreen
from pega6_desktop.ui.screens.trouble.failure import GOES_ON
from pega6_desktop.ui.shell.actions import MenuActions
from pega6_desktop.ui.shell.apply_preferences import AppliedPreferences, palette_of
from pega6_desktop.ui.shell.deals import DealActions
from pega6_desktop.ui.shell.file_choice import FileChoice
from pega6_desktop.ui.shell.leaving import Leaving
from pega6_desktop.ui.shell.match_controller import MatchController
from pega6_desktop.ui.shell.navigation import connect_screen
from pega6_desktop.ui.shell.passing import ScreenPassing, Unlocks
from pega6_desktop.ui.shell.player_profiles import PlayerProfiles
from pega6_desktop.ui.shell.score_export import ScoreExport
from pega6_desktop.ui.shell.screens import Screens
from pega6_desktop.ui.shell.services import Services
from pega6_desktop.ui.shell.sound import Sounds
from pega6_desktop.ui.shell.top_bars import TopBars
from pega6_desktop.ui.shell.window_place import (
    fit_with_frame,
    leave_place,
    show_as_left,
    take_place,
    toggle_full_screen,
)


class MainWindow(QMainWindow):
    """Home, new game, table, results, trouble; settings, help and about lie over whatever was shown before."""

    closing = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given = services
        self._trail: list[QWidget] = []
        self._gate: tuple[str, Observed[object]] | None = None
        self._retelling = QTimer(self, singleShot=True, interval=0)
        self._retelling.timeout.connect(self._retell_result)
        self._failure: tuple[str, str, MatchHeader | None, str | None] = ("", "", None, None)
        self._has_frame = False
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.menu_actions = MenuActions(services.look, self)
        self.top_bars = TopBars(services, self.menu_actions, self)
        self.screens = Screens(services, self.top_bars.made, self._take_in)
        self.applied_preferences = AppliedPreferences(services, self.screens.made, self)
        self.controller = MatchController(services.client, services.preferences, self)
        self.files = FileChoice(self, services.preferences)
        self.score_export = ScoreExport(self, services.boards, services.look)
        self.player_profiles = PlayerProfiles(self, services.preferences)
        self.deals = DealActions(self, services.levels)
        self.leaving = Leaving(self)
        curtain = Curtain(services.look, services.art.pictures, self)
        self.passing = ScreenPassing(curtain, self._stack, self._unlock_of, self._duration, self)
        self.toast = Toast(services.look, self)
        take_place(self, services.preferences.value)
        self._wire()
        self._dress()
        self.retranslate()
        self.show_screen(self.screens.home)

    # ---------------------------------------------------------------- screens

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
        self.menu_actions.set_table(is_shown=isinstance(screen, TableScreen))
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

    def show_table(self) -> None:
        """The table, or the result that waits on it."""
        self._trail.clear()
        if self._gate is None:
            self.show_screen(self.screens.table)
            self.passing.table_is_back()
        else:
            self._show_result(*self._gate)

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
        """Tell the player once of something that is no failure."""
        self.toast.add(notice_sentence(code, facts))

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
        self.play(self._last_plan())

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

    def leave_match(self, match_id: str) -> None:
        """Take this match off the table if it lies there."""
        if self.controller.match is not None and self.controller.match.match_id == match_id:
            self._gate = None
            self._trail = [self.screens.home]
            self.controller.leave()

    def _last_plan(self) -> TablePlan:
        plan = self._given.preferences.value.plan
        game = plan.game if plan is not None and plan.game in self._given.boards else next(iter(self._given.boards))
        return plans.sound(plan, self._given.levels(game))

    def choose_game(self, game: str) -> None:
        """The table of another game, as it was left, for the next match."""
        plan, preferences = self._last_plan(), self._given.preferences
        if game != plan.game:
            left = plans.with_left(preferences.value.left, plan)
            preferences.change(plan=plans.with_game(plan, left, game, self._given.levels(game)), left=left)

    def choose_variant(self, variant: str) -> None:
        """Another variant for the next match, as far as the people at the table can play it."""
        plan = plans.with_variant(self._last_plan(), variant)
        self._given.preferences.change(plan=plans.with_fitting_seats(plan, self._given.levels(plan.game)))

    def _on_begun(self) -> None:
        self._gate = None
        self.passing.leave()
        self.show_table()

    def come_to_gate(self, kind: str, observation: Observed[object]) -> None:
        """The table waits for the player at the end of a round or of the match."""
        self._gate = (kind, observation)
        if self.screen_shown is self.screens.table:
            self._show_result(kind, observation)

    def _show_result(self, kind: str, observation: Observed[object]) -> None:
        screen = self._tell_result(kind, observation)
        if kind == "match":
            self.deals.tell()
        self.show_screen(screen)

    def _tell_result(self, kind: str, observation: Observed[object]) -> ResultScreen:
        client, title = self._given.client, self.screens.table.models.title
        screen = self.screens.match_result if kind == "match" else self.screens.round_result
        board = self._given.boards[client.game]
        parts = board.parts(observation, client.seats)
        screen.show_result(client.game, observation.score, client.seats, client.viewer, title, parts)
        screen.show_card(board.highlight(observation, client.seats))
        return screen

    def _retell_result(self) -> None:
        """The words of a result come from the table, which has followed the language by now."""
        if self._gate is not None:
            self._tell_result(*self._gate)

    def next_round(self) -> None:
        """Leave the result and play on."""
        self._gate = None
        self.show_screen(self.screens.table)
        self.screens.table.presenter.go_on()

    # ---------------------------------------------------------------- words, lengths, colours

    def retranslate(self) -> None:
        """What the window itself says; every screen follows the language by itself."""
        self.setWindowTitle(self.tr("Pega 6"))
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

    def _tell_rules(self) -> None:
        """What is agreed can be read wherever the match is seen."""
        match = self.controller.match
        self.menu_actions.set_match(is_there=match is not None)
        if match is None:
            return
        if isinstance(table := self.screens.made("table"), TableScreen):
            table.show_rules(agreed(match))
            table.show_mark(mark_word(self.controller.mark))
        for name in ("round_result", "match_result"):
            if isinstance(result := self.screens.made(name), ResultScreen):
                rules = summary(match.game, match.variant, match.options)
                result.show_rules(" ".join(filter(None, (mark_sentence(self.controller.mark), rules))))

    def open_rules(self) -> None:
        """The rules of the match on the table, over whatever is shown."""
        if self.controller.match is not None:
            self.screens.agreed.show_match(self.controller.match)
            self.show_over(self.screens.agreed)

    def _tell_home(self) -> None:
        plan = self._last_plan()
        offers = offers_of(self._given.boards, self._given.levels)
        tiles = [tile_of(offer, plans.limits_of(offer.game)) for offer in offers]
        variants = self._given.boards[plan.game].variants
        named = [Option(variant, variant_words(plan.game, variant).short) for variant in variants]
        self.screens.home.set_games(tiles, plan.game, named, plan.variant)
        self.screens.home.set_players(players_sentence(plan.seats))
        unfinished = self.controller.unfinished
        self.screens.home.set_unfinished("" if unfinished is None else unfinished_sentence(unfinished))

    def _tell_failure(self) -> None:
        code, detail, *_ = self._failure
        is_saved = self.controller.unfinished is not None and code in GOES_ON
        self.screens.failure.show_failure(code, detail, is_saved=is_saved, has_log=self._given.log_folder is not None)

    def _dress(self) -> None:
        QApplication.setPalette(palette_of(self._given.look.theme))

    # ---------------------------------------------------------------- building

    def _wire(self) -> None:
        given, menu_actions = self._given, self.menu_actions
        given.client.failed.connect(lambda failed: self.show_failure(failed.code, failed.detail))
        given.client.noticed.connect(lambda notice: self.tell(notice.code, **dict(notice.params)))
        given.preferences.changed.connect(self._on_preferences)
        given.look.changed.connect(self._dress)
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
        self._stack.addWidget(screen)
        connect_screen(self, screen)

    # ---------------------------------------------------------------- what the doors open

    def open_new_game(self) -> None:
        """The form, filled with the table of last time."""
        self.screens.new_game.show_plan(self._last_plan())
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

    @property
    def table_result(self) -> Observed[object] | None:
        """What the table waits at at the end of a round or of the match; None while it does not."""
        return None if self._gate is None else self._gate[1]

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
            self.screens.help.show_edition("" if match is None else match.edition)
            if match is not None:
                self.screens.help.show_rules_of(match.game, match.variant)
            else:
                plan = self._last_plan()
                self.screens.help.show_rules_of(plan.game, plan.variant)
            self.show_over(self.screens.help)

    def toggle_keys(self) -> None:
        """Every shortcut, or back from there."""
        if self.screen_shown is self.screens.made("keys"):
            self.back()
        else:
            match = self.controller.match
            self.screens.keys.show_keys_of(self._last_plan().game if match is None else match.game)
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

    def _duration(self, ms: int) -> int:
        """Real ms of a motion of the window."""
        preferences = self._given.preferences
        return 0 if preferences.is_still or preferences.value.tempo == "off" else ms

    def _unlock_of(self, name: str) -> Unlocks | None:
        """The check of a player's PIN, None for a player without one."""
        profile = profiles.found(self._given.preferences.value.profiles, name)
        return None if profile is None or not profile.pin else lambda typed: profiles.unlocks(profile, typed)

    def _on_unfinished(self) -> None:
        self._tell_home()
        if self.screen_shown is self.screens.made("failure"):
            self._tell_failure()

    def _release_card(self) -> None:
        if isinstance(self.screen_shown, TableScreen):
            self.screen_shown.area.cancel_drag()
