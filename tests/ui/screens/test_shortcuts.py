"""One table of shortcuts: nothing in it means two things, and every key has its word."""

import itertools
import sys

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from pega6_desktop.app.i18n import Translations
from pega6_desktop.ui.screens.common.shortcuts import (
    AT_THE_TABLE,
    PLACES,
    SHORTCUTS,
    Place,
    keys_of,
    meant,
    meant_by,
    shortcuts_on,
    told,
)
from pega6_desktop.ui.screens.keys import key_spoken, key_word, lines, place_word
from pega6_desktop.ui.shell.menu_actions import MenuActions
from pega6_desktop.ui.words.catalog import WORDS

SEEN_TOGETHER: tuple[tuple[Place, ...], ...] = (
    ("everywhere", *AT_THE_TABLE),
    ("everywhere", "page", "home"),
    ("everywhere", "page", "form"),
    ("everywhere", "page", "results"),
    ("replay",),
    ("everywhere", "curtain"),
)


@pytest.mark.parametrize("places", SEEN_TOGETHER, ids=" ".join)
def test_no_key_means_two_things_at_one_place(places: tuple[Place, ...]) -> None:
    keys = [key for shortcut in SHORTCUTS if shortcut.place in places for key in shortcut.keys]
    assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)
    for one, other in itertools.combinations(keys, 2):
        matched = QKeySequence(one).matches(QKeySequence(other))
        assert matched == QKeySequence.SequenceMatch.NoMatch, f"{one} and {other}"


def test_every_key_is_one_qt_knows_in_its_own_spelling() -> None:
    for shortcut in SHORTCUTS:
        for key in shortcut.keys:
            sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
            assert sequence.count() == 1, key
            assert sequence.toString(QKeySequence.SequenceFormat.PortableText) == key


def test_a_name_is_given_once_at_a_place() -> None:
    names = [(shortcut.place, shortcut.name) for shortcut in SHORTCUTS]
    assert len(names) == len(set(names))
    with pytest.raises(KeyError):
        keys_of("home", "no such thing")


@pytest.mark.parametrize(("game", "language"), [*zip(WORDS, ("en", "pt_BR", "pt_BR"), strict=True)])
def test_every_shortcut_has_words_and_every_place_a_head(translations: Translations, game: str, language: str) -> None:
    translations.use(language)
    names = {shortcut.name for shortcut in SHORTCUTS if shortcut.place in AT_THE_TABLE}
    assert WORDS[game].table_keys().keys() <= names
    for place in PLACES:
        assert place_word(place)
        said = list(lines(place, game))
        assert said
        for words, keys in said:
            assert words
            assert all(key_word(key) for key in keys if key)
            assert all(key_spoken(key) for key in keys)
    assert len({place_word(place) for place in PLACES}) == len(PLACES)


@pytest.mark.parametrize("apart", [(), ("climb_up",), ("climb_up", "climb_down")])
def test_the_sheet_tells_every_key_of_the_table(apart: tuple[str, ...]) -> None:
    for place in PLACES:
        shown = {key for _, keys in told(place, apart) for key in keys}
        hidden = [shortcut for shortcut in SHORTCUTS if shortcut.place == place and not set(shortcut.keys) & shown]
        assert hidden == []


def pressed(key: Qt.Key, text: str = "", *held: Qt.KeyboardModifier) -> QKeyEvent:
    modifiers = Qt.KeyboardModifier.NoModifier
    for modifier in held:
        modifiers |= modifier
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


def test_keys_are_found_however_a_keyboard_comes_to_them() -> None:
    shift, ctrl, keypad = (
        Qt.KeyboardModifier.ShiftModifier,
        Qt.KeyboardModifier.ControlModifier,
        Qt.KeyboardModifier.KeypadModifier,
    )
    assert meant_by(pressed(Qt.Key.Key_3, "3", shift), *AT_THE_TABLE) == ("table", ("row", 2))
    assert meant_by(pressed(Qt.Key.Key_Enter, "\r", keypad), "table") == ("table", ("play", 1))
    assert meant_by(pressed(Qt.Key.Key_Return, "\r"), "table") == ("table", ("play", 0))
    question = meant_by(pressed(Qt.Key.Key_W, "?", shift), *AT_THE_TABLE)
    assert question is not None
    assert question[1].name == "why"
    read = meant_by(pressed(Qt.Key.Key_4, "", ctrl), *AT_THE_TABLE)
    assert read == ("reading", ("read_row", 3))
    assert meant_by(pressed(Qt.Key.Key_C, "", ctrl), *AT_THE_TABLE) is None
    assert meant_by(pressed(Qt.Key.Key_J, "j"), *AT_THE_TABLE) is None
    assert meant("home", QKeyCombination(Qt.Key.Key_N)) == ("new_game", 0)


SYSTEMS_OWN = {
    "darwin": (
        *("Ctrl+H", "Ctrl+Alt+H", "Ctrl+M", "Ctrl+W", "Ctrl+Tab", "Ctrl+`", "Ctrl+Space", "Ctrl+Alt+Esc", "Ctrl+Alt+D"),
        *("Ctrl+Shift+3", "Ctrl+Shift+4", "Ctrl+Shift+5", "Ctrl+Shift+Q", "Meta+Up", "Meta+Down", "Meta+Left"),
        *("Meta+Right", "Meta+Space", "Meta+Ctrl+Q", "Meta+Ctrl+Space", "F11", "Ctrl+Shift+/", "Ctrl+F5"),
    ),
    "win32": (
        *("Alt+F4", "Alt+Tab", "Alt+Esc", "Alt+Space", "Ctrl+Esc", "Ctrl+Shift+Esc", "Ctrl+Alt+Del", "F10", "Print"),
        *("Meta", "Meta+D", "Meta+L", "Meta+H", "Ctrl+Alt+Up", "Ctrl+Alt+Down", "Alt+Shift+Tab"),
    ),
    "linux": (
        *(
            "Alt+F1",
            "Alt+F2",
            "Alt+F4",
            "Alt+F7",
            "Alt+F8",
            "Alt+F10",
            "Alt+Tab",
            "Alt+Space",
            "Alt+Esc",
            "Alt+`",
            "F10",
        ),
        *("Ctrl+Alt+T", "Ctrl+Alt+L", "Ctrl+Alt+Del", "Ctrl+Alt+Up", "Ctrl+Alt+Down", "Ctrl+Esc", "Print", "Meta"),
    ),
}
"""What Finder and the Dock, Windows, and GNOME or Plasma keep for themselves, in Qt's spelling: Ctrl is Command."""


@pytest.mark.parametrize("platform", SYSTEMS_OWN)
def test_no_key_is_the_system_s(platform: str) -> None:
    keys = {key for shortcut in shortcuts_on(platform) for key in shortcut.keys}
    assert keys.isdisjoint(SYSTEMS_OWN[platform])


def test_other_keys_of_a_system_mean_no_second_thing_there() -> None:
    named = [(shortcut.place, shortcut.name) for shortcut in shortcuts_on("darwin")]
    assert named == [(shortcut.place, shortcut.name) for shortcut in shortcuts_on("linux")]
    keys = [
        key for shortcut in shortcuts_on("darwin") if shortcut.place in ("everywhere", "page") for key in shortcut.keys
    ]
    assert len(keys) == len(set(keys))
    assert shortcuts_on("linux") == shortcuts_on("win32")


def test_on_macos_keys_are_called_as_apple_calls_them(monkeypatch: pytest.MonkeyPatch) -> None:
    told_here = [(key_word(key), key_spoken(key)) for key in ("Ctrl+Shift+H", "Alt+Up", "Meta+Ctrl+F", "Z")]
    assert told_here[0] == ("Ctrl+Shift+H", "Ctrl+Shift+H")
    monkeypatch.setattr(sys, "platform", "darwin")
    told_there = [(key_word(key), key_spoken(key)) for key in ("Ctrl+Shift+H", "Alt+Up", "Meta+Ctrl+F", "Ctrl+.", "Z")]
    assert told_there == [
        ("⌘+⇧+H", "Command+Shift+H"),
        ("⌥+↑", "Option+up arrow"),
        ("⌃+⌘+F", "Control+Command+F"),
        ("⌘+.", "Command+period"),
        ("Z", "Z"),
    ]


def test_a_question_mark_by_altgr_is_a_question_mark() -> None:
    """Brazilian laptops without its key have it on AltGr+W; Windows tells AltGr as Ctrl and Alt, others apart."""
    ctrl, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    for held in ((ctrl, alt), (Qt.KeyboardModifier.GroupSwitchModifier,)):
        assert meant_by(pressed(Qt.Key.Key_W, "?", *held), "page") == ("page", ("keys", 0))
    assert meant_by(pressed(Qt.Key.Key_Q, "", ctrl), "everywhere") == ("everywhere", ("quit", 0))
    assert meant_by(pressed(Qt.Key.Key_Q, "", ctrl, alt), "everywhere") is None
    assert meant_by(pressed(Qt.Key.Key_W, "?", alt), "page") is None


@pytest.mark.gui
def test_macos_has_the_actions_in_its_bar_and_each_in_one_menu(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = MenuActions(window)
    bar = actions._bar
    assert bar is not None
    qtbot.addWidget(bar)
    menus = [menu for entry in bar.actions() if isinstance(menu := entry.menu(), QMenu)]
    assert [menu.title() for menu in menus] == ["Match", "View", "Help"]
    there = [action for menu in menus for action in menu.actions()]
    assert len(there) == len(set(there))
    assert {action for action in actions.menu.actions() if not action.isSeparator()} == set(there)
    roles = QAction.MenuRole
    moved = {actions.settings: roles.PreferencesRole, actions.about: roles.AboutRole, actions.quit: roles.QuitRole}
    assert {action: action.menuRole() for action in there} == {each: moved.get(each, roles.NoRole) for each in there}
