"""How tables move, are played and are told: as the player has chosen, from the first moment and after every change.

Owns which preference concerns which table. Must not know what a table does about it.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.screens.common.words import tempo_word
from pega6_desktop.ui.screens.replay.replay import ReplayScreen
from pega6_desktop.ui.screens.table.table_screen import TableScreen
from pega6_desktop.ui.shell.services import Services
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.turns.play_preferences import PlayPreferences

PLAYED = frozenset(
    ("tempo", "is_motion_reduced", "is_confirming", "plays_forced", "reads_aloud", "shows_keys", "has_large_targets")
)
WATCHED = frozenset({"replay_tempo", "is_motion_reduced"})
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
        else:
            self._teach_watched(table)

    def _follow(self, fields: frozenset[str]) -> None:
        played, watched = self._made("table"), self._made("replay")
        if fields & PLAYED and isinstance(played, TableScreen):
            self._teach_played(played)
        if fields & WATCHED and isinstance(watched, ReplayScreen):
            self._teach_watched(watched)

    def _teach_played(self, table: TableScreen) -> None:
        """The table moves, and the last bot waits, as the player wishes."""
        preferences, chosen = self._given.preferences, self._given.preferences.value
        table.area.set_tempo(Tempo(chosen.tempo))
        table.area.set_reduced_motion(is_reduced=preferences.is_still)
        table.area.set_large_targets(is_on=chosen.has_large_targets)
        self._given.client.set_pause(self._given.pauses[chosen.tempo])
        table.presenter.set_play_preferences(
            PlayPreferences(is_confirming=chosen.is_confirming, plays_forced=chosen.plays_forced)
        )
        table.panel.moves.chooses_by_mouse = not chosen.is_confirming
        table.show_help(reads_aloud=chosen.reads_aloud, shows_keys=chosen.shows_keys)

    def _teach_watched(self, replay: ReplayScreen) -> None:
        """What is watched moves at a tempo of its own."""
        tempo = self._given.preferences.value.replay_tempo
        replay.set_tempo(tempo, tempo_word(tempo))
        replay.area.set_reduced_motion(is_reduced=self._given.preferences.is_still)
