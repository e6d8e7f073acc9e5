"""The bars at the top of the screens: what their buttons do, and that all of them show the same speed and sound.

Owns every bar made and the turning of speed and sound. Must not know which screen a bar belongs to.
"""

from PySide6.QtCore import QObject, Signal

from pega6_desktop.ui.look.widgets import TopBar
from pega6_desktop.ui.screens.common.preferences import TEMPOS, Preferences
from pega6_desktop.ui.screens.common.words import tempo_word
from pega6_desktop.ui.shell.menu_actions import MenuActions
from pega6_desktop.ui.shell.services import Services


class TopBars(QObject):
    """help_asked: somebody wants to know how to play."""

    help_asked = Signal()

    def __init__(self, given: Services, menu_actions: MenuActions, parent: QObject) -> None:
        super().__init__(parent)
        self._look, self._preferences, self._menu_actions = given.look, given.preferences, menu_actions
        self._bars: list[TopBar] = []
        given.preferences.changed.connect(self._follow)

    def made(self) -> TopBar:
        """Another bar, as the preferences are now."""
        bar = TopBar(self._look)
        bar.sound_clicked.connect(self._toggle_sound)
        bar.menu_clicked.connect(lambda: self._menu_actions.pop_up(bar.menu_button))
        bar.speed_clicked.connect(self._next_tempo)
        bar.help_clicked.connect(self.help_asked)
        bar.set_sound(is_on=self._has_sound)
        self._bars.append(bar)
        self._show_tempo(bar)
        return bar

    def retranslate(self) -> None:
        """Say the speed in the language of now."""
        for bar in self._bars:
            self._show_tempo(bar)

    def _show_tempo(self, bar: TopBar) -> None:
        word = tempo_word(self._preferences.value.tempo)
        bar.set_speed(word)
        bar.speed_button.setAccessibleDescription(word)

    def _next_tempo(self) -> None:
        now = TEMPOS.index(self._preferences.value.tempo)
        self._preferences.change(tempo=TEMPOS[(now + 1) % len(TEMPOS)])

    @property
    def _has_sound(self) -> bool:
        chosen = self._preferences.value
        return not chosen.is_muted and chosen.volume > 0

    def _toggle_sound(self) -> None:
        """Mute, or be heard again; a volume of nothing becomes the usual one."""
        volume = self._preferences.value.volume or Preferences().volume
        self._preferences.change(is_muted=self._has_sound, volume=volume)

    def _follow(self, fields: frozenset[str]) -> None:
        if "tempo" in fields:
            self.retranslate()
        if fields & {"volume", "is_muted"}:
            for bar in self._bars:
                bar.set_sound(is_on=self._has_sound)
