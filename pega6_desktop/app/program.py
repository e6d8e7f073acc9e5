"""The program put together: look, art, client, settings, translations and the window, and what follows from a setting.

Owns the one place where paths, parts and settings meet. Must not know how any part works.
"""

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import platformdirs
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QSessionManager

from pega6_desktop import __version__
from pega6_desktop.app import desktop
from pega6_desktop.app.assets import Assets, load_fonts
from pega6_desktop.app.collector import Collector
from pega6_desktop.app.i18n import Translations, system_languages
from pega6_desktop.app.logging import ProgramLog, default_folder
from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.bots.lengths import length_of
from pega6_desktop.bots.ratings import ratings_for
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.offered import levels
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.look import load_theme, theme_names
from pega6_desktop.ui.look.night import HomePicture
from pega6_desktop.ui.look.style import look_style
from pega6_desktop.ui.look.widgets import Option
from pega6_desktop.ui.screens.common.preferences import SYSTEM, PreferenceStore
from pega6_desktop.ui.screens.trouble import UNCAUGHT
from pega6_desktop.ui.shell.screens import Services
from pega6_desktop.ui.shell.sound import Sounds
from pega6_desktop.ui.shell.window import MainWindow
from pega6_desktop.ui.shell.window_place import leave_place
from pega6_desktop.ui.table import accessible
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.tempo import Tempo, take_back_ms

SAVE_DELAY_MS = 500
"""Settings that change quickly (a slider) are written once."""

PAUSES = MappingProxyType({speed.value: take_back_ms(speed) for speed in Tempo})
"""How long the last move may be taken back before it turns something up, by tempo, in ms."""

_MIDDLE = 128
_NICE_ORDER = ("light", "dark", "contrast")


@dataclass(frozen=True, slots=True)
class Folders:
    """Where this user's settings, matches and log lie."""

    settings: Path
    matches: Path
    log: Path


def user_folders() -> Folders:
    """The folders the desktop keeps for programs."""
    return Folders(
        settings=platformdirs.user_config_path("pega6", appauthor=False),
        matches=platformdirs.user_data_path("pega6", appauthor=False),
        log=default_folder(),
    )


class Program(QObject):
    """One run. Needs the application object; ``start`` opens the window, ``end`` closes everything.

    ``crashed(str)``, from whichever thread: an exception nobody caught, and where.
    """

    crashed = Signal(str)

    def __init__(
        self, assets: Assets, folders: Folders, log: ProgramLog, *, pauses: Mapping[str, int] = PAUSES
    ) -> None:
        super().__init__()
        accessible.install()
        self._assets, self._log, self._pauses = assets, log, pauses
        self._collector: Collector | None = None
        self._file = SettingsFile(folders.settings / "settings.json")
        settings = self._file.load()
        self.preferences = PreferenceStore(settings, self, is_desktop_still=desktop.wishes_less_motion())
        self._translations = Translations(assets)
        self._saving = QTimer(self, singleShot=True, interval=SAVE_DELAY_MS)
        self._saving.timeout.connect(self.save)
        self._translations.use(self._language())
        theme = load_theme(self._theme_name(), assets.themes)
        self.look = Look(theme, load_fonts(assets), text_scale=settings.text_percent / 100, parent=self)
        look_style().follow(self.look)
        self._dress_windows()
        self.client = Client(folders.matches, self)
        self.sounds = Sounds(assets.sounds, self)
        self._tune()
        self.window = MainWindow(self._services())
        self._wire()

    def start(self) -> None:
        """Show the window, start the worker, and say what could not be read."""
        self._collector = Collector(self)
        self.client.start()
        self.window.appear()
        # Without a window manager nobody else gives it the keyboard.
        self.window.activateWindow()
        if self._file.trouble is not None:
            self.window.tell(self._file.trouble, path=str(self._file.kept_aside or self._file.path))
        self._say_what_is_gone()

    def end(self) -> None:
        """Save and stop; safe to call twice."""
        self._saving.stop()
        self._log.on_crash = None
        self.save()
        self.client.shut_down()
        if self._collector is not None:
            self._collector.stop()

    def save(self) -> None:
        """Write the settings now."""
        if not self._file.save(self.preferences.value):
            self.window.tell("settings_not_saved")

    # ---------------------------------------------------------------- parts

    def _services(self) -> Services:
        assets, names = self._assets, theme_names(self._assets.themes)
        ordered = sorted(names, key=lambda name: (_NICE_ORDER.index(name) if name in _NICE_ORDER else 9, name))
        return Services(
            look=self.look,
            art=CardArt(self.look, assets.resources),
            picture=HomePicture(self.look, assets.resources),
            resources=assets.resources,
            client=self.client,
            boards=BOARDS,
            levels=levels,
            strengths=ratings_for,
            lengths=length_of,
            preferences=self.preferences,
            sounds=self.sounds,
            languages=[Option(one.code, one.name[:1].upper() + one.name[1:]) for one in self._translations.available()],
            language=lambda: self._translations.current,
            themes=[load_theme(name, assets.themes) for name in ordered],
            version=__version__,
            licences=assets.licences,
            log_folder=self._log.path.parent if self._log.path is not None else None,
            pauses=self._pauses,
        )

    def _wire(self) -> None:
        self.preferences.changed.connect(self._on_preferences)
        self.window.closing.connect(self.end)
        # Queued: the screen for trouble is shown after whatever failed has been left.
        self.crashed.connect(self._on_crashed, Qt.ConnectionType.QueuedConnection)
        self._log.on_crash = lambda error: self.crashed.emit("".join(traceback.format_exception(error)).strip())
        _application().commitDataRequest.connect(self._on_session_end)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._show_theme)
        hints.accessibility().contrastPreferenceChanged.connect(self._show_theme)

    # ---------------------------------------------------------------- obeying

    @Slot()
    def _on_session_end(self) -> None:
        """Keep now what is kept with the closing of the window: the desktop need not wait for it. Matches are already.

        A match that no later start would find is asked about first, where the desktop lets a program ask: the end of
        the session is called off. Without the argument of the signal, which PySide cannot pass on.
        """
        leave_place(self.window, self.preferences)
        self.save()
        for manager in _application().findChildren(QSessionManager):
            # Else the next session starts the program with words of its own that it does not know.
            manager.setRestartHint(QSessionManager.RestartHint.RestartNever)
            if not self.client.is_lasting and manager.allowsInteraction():
                manager.cancel()
                self.window.leaving.hold_session()
                return
        self.window.leaving.let_go()

    def _on_preferences(self, fields: frozenset[str]) -> None:
        if "theme" in fields:
            self._show_theme()
        if "language" in fields and self._language() != self._translations.current:
            self._translations.use(self._language())
        if "text_percent" in fields:
            self.look.set_text_scale(self.preferences.value.text_percent / 100)
        if fields & {"volume", "is_muted", "hears_cards", "hears_ox", "hears_turn"}:
            self._tune()
        self._saving.start()

    def _tune(self) -> None:
        """Sounds as the player wishes them."""
        chosen = self.preferences.value
        self.sounds.set_volume(chosen.volume, is_muted=chosen.is_muted)
        heard = {"cards": chosen.hears_cards, "ox": chosen.hears_ox, "turn": chosen.hears_turn}
        self.sounds.leave_out([group for group, is_heard in heard.items() if not is_heard])

    def _language(self) -> str:
        return self._translations.choose(self.preferences.value.language, system_languages())

    def _theme_name(self) -> str:
        chosen = self.preferences.value.theme
        return desktop.theme_wish() if chosen == SYSTEM else chosen

    def _show_theme(self) -> None:
        self.look.set_theme(load_theme(self._theme_name(), self._assets.themes))
        self._dress_windows()

    def _dress_windows(self) -> None:
        is_chosen = self.preferences.value.theme != SYSTEM
        desktop.dress_windows(QColor(self.look.theme.wood1).lightness() < _MIDDLE if is_chosen else None)

    def _say_what_is_gone(self) -> None:
        """A theme or language of the settings that is no longer there: say so once, and use what there is."""
        chosen = self.preferences.value
        if chosen.theme != SYSTEM and self.look.theme.name != chosen.theme:
            self.window.tell("settings_theme_gone", name=chosen.theme)
            self.preferences.change(theme=SYSTEM)
        if chosen.language and self._translations.current != chosen.language:
            self.window.tell("settings_language_gone", name=chosen.language)
            self.preferences.change(language="")

    def _on_crashed(self, detail: str) -> None:
        if self.window.screen_shown is not self.window.screens.made("failure"):
            self.window.show_failure(UNCAUGHT, detail)


def _application() -> QGuiApplication:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    return application
