"""What can be done from anywhere: the actions of the window with their keys, the menu that lists them, and the top
bars.

Owns their words and keys, every bar that was made, and the turning of speed and sound. Must not know what an action
opens, nor which screen a bar belongs to.
"""

import sys

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QWidget

from pega6_desktop.ui.look.widgets import TopBar
from pega6_desktop.ui.screens.common.preferences import TEMPOS, Preferences
from pega6_desktop.ui.screens.common.shortcuts import sequences
from pega6_desktop.ui.screens.common.words import tempo_word
from pega6_desktop.ui.shell.screens import Services


class MenuActions(QObject):
    """Actions that work on every screen; ``pop_up`` shows the menu under a button."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.new_game = self._action("new_game")
        self.home = self._action("home")
        self.history = self._action("history")
        self.statistics = self._action("statistics")
        self.people = self._action("")
        self.settings = self._action("settings")
        self.rules = self._action("rules")
        # Their keys belong to the table alone, where nobody types letters.
        self.take_back = self._action("")
        self.redo = self._action("")
        self.lesson = self._action("")
        self.keys = self._action("keys")
        self.help = self._action("")
        self.about = self._action("")
        self.hide_all = self._action("hide")
        self.full_screen = self._action("full_screen")
        self.quit = self._action("quit")
        self.show_menu = self._action("menu")
        self.menu = QMenu(window)
        self._bar = MenuBar(self) if sys.platform == "darwin" else None
        self._is_covered = self._has_match = self._is_at_table = False
        self._fill()
        self.retranslate()

    def retranslate(self) -> None:
        """Every entry in the present language."""
        self.new_game.setText(self.tr("New game"))
        self.home.setText(self.tr("Home (the match stays saved)"))
        self.history.setText(self.tr("History"))
        self.statistics.setText(self.tr("Statistics"))
        self.people.setText(self.tr("Players"))
        self.settings.setText(self.tr("Settings"))
        self.rules.setText(self.tr("Rules of this match"))
        take_back, again = self.tr("Undo"), self.tr("Redo")
        self.take_back.setText(f"{take_back}\tZ")
        self.redo.setText(f"{again}\tY")
        self.help.setText(self.tr("How to play"))
        self.lesson.setText(self.tr("Lesson: learn by playing"))
        self.keys.setText(self.tr("Keys"))
        self.about.setText(self.tr("About"))
        self.hide_all.setText(self.tr("Hide everything"))
        self.full_screen.setText(self.tr("Full screen"))
        self.quit.setText(self.tr("Quit"))
        self.show_menu.setText(self.tr("Menu"))
        if self._bar is not None:
            self._bar.retranslate()

    def set_covered(self, is_covered: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """Behind a closed curtain nothing leads anywhere."""
        self.menu.close()
        self._is_covered = is_covered
        first = (self.new_game, self.home, self.history, self.statistics, self.people, self.settings)
        for action in (*first, self.help, self.lesson, self.keys, self.about, self.show_menu):
            action.setEnabled(not is_covered)
        self._open_rules()

    def set_match(self, *, is_there: bool) -> None:
        """Without a match on the table there are no rules of it."""
        self._has_match = is_there
        self._open_rules()

    def set_table(self, *, is_shown: bool) -> None:
        """Something can be taken back only where it is seen."""
        self._is_at_table = is_shown
        self._open_rules()

    def _open_rules(self) -> None:
        self.rules.setEnabled(self._has_match and not self._is_covered)
        for action in (self.take_back, self.redo):
            action.setEnabled(self._is_at_table and not self._is_covered)

    def pop_up(self, button: QWidget | None) -> None:
        """Show the menu under the button, or in the corner of the window; a second call puts it away."""
        if self.menu.isVisible():
            self.menu.close()
            return
        corner = QPoint(8, 8)
        place = self._window.mapToGlobal(corner)
        if button is not None:
            place = button.mapToGlobal(QPoint(0, button.height()))
        self.menu.popup(place)

    def _fill(self) -> None:
        first = (self.new_game, self.home, self.history, self.statistics, self.people, None)
        acts = (self.take_back, self.redo, None, self.settings, self.rules)
        for action in (*first, *acts, self.help, self.lesson, self.keys, self.about, None):
            if action is None:
                self.menu.addSeparator()
            else:
                self.menu.addAction(action)
        self.menu.addAction(self.hide_all)
        self.menu.addAction(self.full_screen)
        self.menu.addSeparator()
        self.menu.addAction(self.quit)

    def _action(self, shortcut: str) -> QAction:
        action = QAction(self._window)
        if shortcut:
            action.setShortcuts(sequences("everywhere", shortcut))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setAutoRepeat(False)
        self._window.addAction(action)
        return action


class MenuBar(QMenuBar):
    """The same actions at the top of the screen, where macOS has every program's. Without a parent: it is there for
    every window, also for the system's file dialogs.
    """

    def __init__(self, actions: MenuActions) -> None:
        super().__init__()
        match, settings = QMenu(self), (actions.settings, actions.about, actions.quit)
        match.addActions([actions.new_game, actions.home, actions.rules, actions.take_back, actions.redo])
        match.addActions([actions.history, actions.statistics, actions.people, *settings])
        view, assistance = QMenu(self), QMenu(self)
        view.addActions([actions.hide_all, actions.full_screen])
        assistance.addActions([actions.help, actions.lesson, actions.keys])
        self._menus = (match, view, assistance)
        # macOS itself moves these three to the menu of the program; no other is guessed to belong there by its words.
        roles = (QAction.MenuRole.PreferencesRole, QAction.MenuRole.AboutRole, QAction.MenuRole.QuitRole)
        for menu in self._menus:
            self.addMenu(menu)
            for action in menu.actions():
                action.setMenuRole(QAction.MenuRole.NoRole)
        for action, role in zip(settings, roles, strict=True):
            action.setMenuRole(role)

    def retranslate(self) -> None:
        """The heads in the present language."""
        for menu, word in zip(self._menus, (self.tr("Match"), self.tr("View"), self.tr("Help")), strict=True):
            menu.setTitle(word)


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
