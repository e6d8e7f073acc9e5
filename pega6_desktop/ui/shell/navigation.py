"""Which button of which screen leads where.

Owns the connections between the screens and the window. Must not know what a screen looks like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look.widgets.toast import ToastTone
from pega6_desktop.ui.screens.about.about import AboutScreen
from pega6_desktop.ui.screens.agreed.agreed_rules import AgreedScreen
from pega6_desktop.ui.screens.help.help import HelpScreen
from pega6_desktop.ui.screens.history.history import HistoryScreen
from pega6_desktop.ui.screens.home.home import HomeScreen
from pega6_desktop.ui.screens.keys.keys import KeysScreen
from pega6_desktop.ui.screens.new_game.new_game import NewGameScreen
from pega6_desktop.ui.screens.people.people import PeopleScreen
from pega6_desktop.ui.screens.replay.replay import ReplayScreen
from pega6_desktop.ui.screens.results.results import MatchResult, RoundResult
from pega6_desktop.ui.screens.settings.settings import SettingsScreen
from pega6_desktop.ui.screens.statistics.statistics import StatisticsScreen
from pega6_desktop.ui.screens.table.table_screen import TableScreen
from pega6_desktop.ui.screens.trouble.failure import FailureScreen
from pega6_desktop.ui.shell.leaving import LeavingScreen

if TYPE_CHECKING:
    from pega6_desktop.ui.shell.window import MainWindow


def connect_screen(window: MainWindow, screen: QWidget) -> None:  # noqa: C901 - one case per screen
    """A screen has been made: its ways out lead somewhere from now on."""
    match screen:
        case HomeScreen():
            _from_home(window, screen)
        case NewGameScreen():
            screen.back_asked.connect(window.back)
            screen.start_asked.connect(window.play)
            screen.deal_asked.connect(window.play)
            screen.seats.pin_chosen.connect(window.controller.lock)
            screen.seats.people_asked.connect(window.player_profiles.open)
        case TableScreen():
            screen.presenter.gate.connect(window.come_to_gate)
            screen.presenter.sounded.connect(window.sounds.play)
            window.menu_actions.take_back.triggered.connect(screen.presenter.take_back)
            window.menu_actions.redo.triggered.connect(screen.presenter.redo)
            window.applied_preferences.teach(screen)
            window.passing.watch(screen)
        case RoundResult():
            screen.next_asked.connect(window.next_round)
            screen.leave_asked.connect(window.go_home)
            screen.watch_asked.connect(window.watch_table)
            screen.sheet_asked.connect(window.score_export.of_table)
        case MatchResult():
            screen.rematch_asked.connect(window.controller.rematch)
            screen.rotated_asked.connect(window.controller.rematch_rotated)
            screen.new_asked.connect(window.open_new_game)
            screen.home_asked.connect(window.go_home)
            screen.watch_asked.connect(window.watch_table)
            screen.sheet_asked.connect(window.score_export.of_table)
            screen.again_asked.connect(window.deals.open_table)
            screen.copy_asked.connect(window.deals.copy)
        case HistoryScreen() | StatisticsScreen():
            _from_records(window, screen)
        case ReplayScreen():
            _from_replay(window, screen)
        case PeopleScreen():
            screen.renamed.connect(window.player_profiles.rename)
            screen.changed.connect(window.player_profiles.change)
            screen.back_asked.connect(window.back)
        case FailureScreen():
            _from_failure(window, screen)
        case LeavingScreen():
            screen.again_asked.connect(window.leaving.try_again)
            screen.files_asked.connect(window.leaving.choose_folder)
            screen.back_asked.connect(window.leaving.stay)
            screen.quit_asked.connect(window.leaving.quit_anyway)
        case SettingsScreen():
            screen.done_asked.connect(window.back)
        case HelpScreen() | KeysScreen() | AboutScreen() | AgreedScreen():
            _from_sheets(window, screen)


def _from_home(window: MainWindow, home: HomeScreen) -> None:
    home.play_asked.connect(window.play_now)
    home.game_chosen.connect(window.choose_game)
    home.variant_chosen.connect(window.choose_variant)
    home.resume_asked.connect(window.resume)
    home.new_asked.connect(window.open_new_game)
    home.help_asked.connect(window.toggle_help)
    home.history_asked.connect(window.open_history)
    home.statistics_asked.connect(window.open_statistics)
    home.settings_asked.connect(window.open_settings)
    home.quit_asked.connect(window.close)


def _from_sheets(window: MainWindow, screen: HelpScreen | KeysScreen | AboutScreen | AgreedScreen) -> None:
    screen.back_asked.connect(window.back)
    if isinstance(screen, HelpScreen):
        screen.keys_asked.connect(window.toggle_keys)
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
    history.told.connect(lambda words, is_trouble: window.toast.announce(words, tone=_tone(is_trouble=is_trouble)))
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


def _tone(*, is_trouble: bool) -> ToastTone:
    return "refused" if is_trouble else "good"


def _from_failure(window: MainWindow, failure: FailureScreen) -> None:
    failure.resume_asked.connect(window.resume_failed)
    failure.home_asked.connect(window.go_home)
    failure.copy_asked.connect(lambda text: QGuiApplication.clipboard().setText(text))
    failure.folder_asked.connect(window.open_log_folder)
