"""All screens of the window, each built when it is first wanted, from what the composition root gives; and which of the
player's wishes the tables among them obey.

Owns their making. Must not know which follows which, nor where anything it is given comes from.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pega6_desktop.runtime.client import Client
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.look import Theme
from pega6_desktop.ui.look.night import HomePicture, HomeScenery
from pega6_desktop.ui.look.widgets import Option, TopBar
from pega6_desktop.ui.screens.common.game_tiles import offers_of
from pega6_desktop.ui.screens.common.plan import Lengths, Strengths
from pega6_desktop.ui.screens.common.preferences import PreferenceStore
from pega6_desktop.ui.screens.common.words import tempo_word
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
from pega6_desktop.ui.screens.trouble import FailureScreen, LeavingScreen
from pega6_desktop.ui.shell.sound import Sounds
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.turns.play_preferences import PlayPreferences


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What every part of the window may use."""

    look: Look
    art: CardArt
    picture: HomePicture
    resources: Path
    client: Client
    boards: Mapping[str, Board]
    levels: Callable[[str], Sequence[str]]
    """Bot levels of a game, weakest first."""
    strengths: Strengths
    """What was measured of the levels."""
    lengths: Lengths
    """How long matches are."""
    preferences: PreferenceStore
    sounds: Sounds
    languages: Sequence[Option]
    """Code and name of each language there is."""
    language: Callable[[], str]
    """The code of the language in force."""
    themes: Sequence[Theme]
    """Every theme to choose."""
    version: str
    licences: Callable[[], str]
    """The text of all licences."""
    log_folder: Path | None = None
    """Where the log file lies, None without one."""
    pauses: Mapping[str, int]
    """By tempo, how long the last bot lets the player take back, in ms."""


S = TypeVar("S", bound=QWidget)


class Screens:
    """The screens. make_bar gives a top bar whose buttons work; take_in receives every screen when it is made."""

    def __init__(self, services: Services, make_bar: Callable[[], TopBar], take_in: Callable[[QWidget], None]) -> None:
        self._given, self._make_bar, self._take_in = services, make_bar, take_in

    def made(self, name: str) -> QWidget | None:
        """The screen of that name, None while nobody has wanted it."""
        screen = vars(self).get(name)
        return screen if isinstance(screen, QWidget) else None

    @cached_property
    def home(self) -> HomeScreen:
        """The first screen."""
        given = self._given
        picture = HomeScenery(given.look, given.picture)
        return self._in(HomeScreen(given.look, given.art, picture, given.preferences, given.languages))

    @cached_property
    def new_game(self) -> NewGameScreen:
        """Who plays, by which rules."""
        given = self._given
        offers = offers_of(given.boards, given.levels)
        return self._in(
            NewGameScreen(
                given.look,
                given.art,
                self._make_bar(),
                offers,
                given.preferences,
                strengths=given.strengths,
                lengths=given.lengths,
            )
        )

    @cached_property
    def table(self) -> TableScreen:
        """The table."""
        given = self._given
        return self._in(TableScreen(given.look, given.art, given.client, given.boards, self._make_bar()))

    @cached_property
    def lesson(self) -> LessonScreen:
        """Learning on a table of its own."""
        given = self._given
        return self._in(LessonScreen(given.look, given.art, given.boards, self._make_bar(), given.preferences))

    @cached_property
    def round_result(self) -> RoundResult:
        """Between two rounds."""
        return self._in(RoundResult(self._given.look, self._given.art, self._make_bar()))

    @cached_property
    def match_result(self) -> MatchResult:
        """After the match."""
        return self._in(MatchResult(self._given.look, self._given.art, self._make_bar()))

    @cached_property
    def history(self) -> HistoryScreen:
        """Every match ever played."""
        given = self._given
        return self._in(HistoryScreen(given.look, given.art, given.boards, self._make_bar()))

    @cached_property
    def replay(self) -> ReplayScreen:
        """A stored match, watched."""
        given = self._given
        return self._in(ReplayScreen(given.look, given.art, given.boards, self._make_bar()))

    @cached_property
    def statistics(self) -> StatisticsScreen:
        """Numbers about everybody's play."""
        return self._in(StatisticsScreen(self._given.look, self._make_bar()))

    @cached_property
    def failure(self) -> FailureScreen:
        """For trouble."""
        return self._in(FailureScreen(self._given.look))

    @cached_property
    def leaving(self) -> LeavingScreen:
        """Before something may be lost."""
        return self._in(LeavingScreen(self._given.look))

    @cached_property
    def settings(self) -> SettingsScreen:
        """All settings."""
        given = self._given
        bar = self._make_bar()
        return self._in(
            SettingsScreen(given.look, bar, given.preferences, given.languages, given.themes, given.resources)
        )

    @cached_property
    def help(self) -> HelpScreen:
        """How to play."""
        given = self._given
        return self._in(HelpScreen(given.look, given.art, self._make_bar(), given.boards, given.preferences))

    @cached_property
    def keys(self) -> KeysScreen:
        """Every shortcut."""
        return self._in(KeysScreen(self._given.look, self._make_bar(), next(iter(self._given.boards))))

    @cached_property
    def people(self) -> PeopleScreen:
        """Everybody who is remembered."""
        return self._in(PeopleScreen(self._given.look, self._given.art.pictures, self._make_bar()))

    @cached_property
    def about(self) -> AboutScreen:
        """What this program is."""
        return self._in(AboutScreen(self._given.look, self._make_bar(), self._given.version, self._given.licences()))

    @cached_property
    def agreed(self) -> AgreedScreen:
        """The rules of the match on the table."""
        return self._in(AgreedScreen(self._given.look, self._make_bar()))

    def _in(self, screen: S) -> S:
        self._take_in(screen)
        return screen


PLAYED = frozenset(
    (
        *("tempo", "is_motion_reduced", "is_confirming", "plays_forced", "plays_on_click"),
        *("reads_aloud", "shows_keys", "shows_last_trick", "has_large_targets"),
    )
)
WATCHED = frozenset({"replay_tempo", "is_motion_reduced", "shows_last_trick"})
"""Preferences a table obeys, by what is done at it."""


class AppliedPreferences(QObject):
    """made: the screen of a name, None while nobody has wanted it."""

    def __init__(self, given: Services, made: Callable[[str], QWidget | None], parent: QObject) -> None:
        super().__init__(parent)
        self._given, self._made = given, made
        given.preferences.changed.connect(self._follow)

    def teach(self, table: TableScreen | ReplayScreen) -> None:
        """Let this table obey what is chosen now."""
        if isinstance(table, TableScreen):
            self._teach_played(table)
            table.flags_asked.connect(lambda is_on: self._given.preferences.change(shows_last_trick=is_on))
        else:
            self._teach_watched(table)

    def _follow(self, fields: frozenset[str]) -> None:
        watched = self._made("replay")
        for name in ("table", "lesson") if fields & PLAYED else ():
            if isinstance(played := self._made(name), TableScreen):
                self._teach_played(played)
        if fields & WATCHED and isinstance(watched, ReplayScreen):
            self._teach_watched(watched)

    def _teach_played(self, table: TableScreen) -> None:
        """The table moves, and the last bot waits, as the player wishes."""
        preferences, chosen = self._given.preferences, self._given.preferences.value
        table.area.set_tempo(Tempo(chosen.tempo))
        table.area.set_reduced_motion(is_reduced=preferences.is_still)
        table.area.set_large_targets(is_on=chosen.has_large_targets)
        # In a lesson the ox tells what has happened.
        table.area.set_flags(is_on=chosen.shows_last_trick and not isinstance(table, LessonScreen))
        # Whoever confirms every move has had the time to think again.
        self._given.client.set_pause(0 if chosen.is_confirming else self._given.pauses[chosen.tempo])
        # In a lesson also the only move there is has to be seen and made.
        plays_forced = chosen.plays_forced and not isinstance(table, LessonScreen)
        table.presenter.set_play_preferences(PlayPreferences(chosen.is_confirming, plays_forced, chosen.plays_on_click))
        table.panel.moves.chooses_by_mouse = not chosen.is_confirming
        table.show_help(reads_aloud=chosen.reads_aloud, shows_keys=chosen.shows_keys)

    def _teach_watched(self, replay: ReplayScreen) -> None:
        """What is watched moves at a tempo of its own."""
        tempo = self._given.preferences.value.replay_tempo
        replay.set_tempo(tempo, tempo_word(tempo))
        replay.area.set_flags(is_on=self._given.preferences.value.shows_last_trick)
        replay.area.set_reduced_motion(is_reduced=self._given.preferences.is_still)
