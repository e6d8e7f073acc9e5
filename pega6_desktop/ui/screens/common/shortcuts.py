"""The table of shortcuts: every key of the program once, by the place where it counts.

Owns which key means what. Screens look their keys up here, the sheet of shortcuts is drawn from here; what a shortcut
does, and its words, are elsewhere.
"""

import sys
from collections.abc import Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

Place = Literal[
    "everywhere", "page", "home", "help", "form", "table", "reading", "lesson", "replay", "results", "curtain"
]
"""everywhere: in the whole window, but for what a closed curtain forbids. page: on every screen but the table. reading:
at the table too, for what is read out. lesson: at the table of a lesson, replay: before a match that is watched; there
these keys come first."""

PLACES: tuple[Place, ...] = get_args(Place)

AT_THE_TABLE: tuple[Place, ...] = ("table", "reading")
_DIGITS = tuple("123456789")
_ALTGR = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class Shortcut(NamedTuple):
    """Keys in Qt's portable spelling, where macOS's Command is called Ctrl; several do the same, or count (rows)."""

    place: Place
    name: str
    keys: tuple[str, ...]


_SHORTCUTS: tuple[Shortcut, ...] = (
    Shortcut("everywhere", "keys", ("F1",)),
    Shortcut("everywhere", "menu", ("M",)),
    Shortcut("everywhere", "hide", ("F2",)),
    Shortcut("everywhere", "full_screen", ("F11",)),
    Shortcut("everywhere", "new_game", ("Ctrl+N",)),
    Shortcut("everywhere", "home", ("Ctrl+H",)),
    Shortcut("everywhere", "history", ("Ctrl+Y",)),
    Shortcut("everywhere", "statistics", ("Ctrl+T",)),
    Shortcut("everywhere", "rules", ("Ctrl+R",)),
    Shortcut("everywhere", "settings", ("Ctrl+,",)),
    Shortcut("everywhere", "quit", ("Ctrl+Q",)),
    Shortcut("page", "next", ("Tab",)),
    Shortcut("page", "main", ("Return", "Enter")),
    Shortcut("page", "back", ("Esc",)),
    Shortcut("page", "scroll", ("PgUp", "PgDown", "Home", "End")),
    Shortcut("page", "keys", ("?",)),
    Shortcut("table", "walk_back", ("Left",)),
    Shortcut("table", "walk_on", ("Right",)),
    Shortcut("table", "climb_up", ("Up",)),
    Shortcut("table", "climb_down", ("Down",)),
    Shortcut("table", "play", ("Return", "Enter")),
    Shortcut("table", "play_alone", ("Shift+Return", "Shift+Enter")),
    Shortcut("table", "row", _DIGITS),
    Shortcut("table", "none", ("0",)),
    Shortcut("table", "let_go", ("Esc",)),
    Shortcut("table", "take_back", ("Z",)),
    Shortcut("table", "redo", ("Y", "Shift+Z")),
    Shortcut("table", "why", ("?",)),
    Shortcut("table", "drafted", ("D",)),
    Shortcut("table", "skip", ("Space",)),
    Shortcut("table", "last_trick", ("U",)),
    Shortcut("table", "look_back", ("Shift+U",)),
    Shortcut("table", "lists", ("H",)),
    Shortcut("table", "regions", ("F6",)),
    Shortcut("reading", "hand", ("C",)),
    Shortcut("reading", "read_row", tuple(f"Ctrl+{digit}" for digit in _DIGITS)),
    Shortcut("reading", "news", ("L",)),
    Shortcut("reading", "turn", ("T",)),
    Shortcut("reading", "scores", ("P",)),
    Shortcut("lesson", "step_back", ("PgUp",)),
    Shortcut("lesson", "step_on", ("PgDown",)),
    Shortcut("lesson", "show_me", ("D",)),
    Shortcut("lesson", "again", ("R",)),
    Shortcut("lesson", "leave", ("Esc",)),
    Shortcut("home", "continue", ("C",)),
    Shortcut("home", "play_now", ("J",)),
    Shortcut("home", "new_game", ("N",)),
    Shortcut("home", "help", ("H",)),
    Shortcut("home", "lesson", ("A",)),
    Shortcut("help", "lesson", ("A",)),
    Shortcut("help", "summary", ("R",)),
    Shortcut("replay", "step_back", ("Left",)),
    Shortcut("replay", "step_on", ("Right",)),
    Shortcut("replay", "page_back", ("Up", "PgUp")),
    Shortcut("replay", "page_on", ("Down", "PgDown")),
    Shortcut("replay", "first", ("Home",)),
    Shortcut("replay", "last", ("End",)),
    Shortcut("replay", "run", ("Space",)),
    Shortcut("replay", "hands", ("M",)),
    Shortcut("replay", "branch", ("J",)),
    Shortcut("replay", "moves", ("H",)),
    Shortcut("replay", "regions", ("F6",)),
    Shortcut("replay", "back", ("Esc",)),
    Shortcut("form", "seat_up", ("Alt+Up",)),
    Shortcut("form", "seat_down", ("Alt+Down",)),
    Shortcut("results", "next_bag", ("Space",)),
    Shortcut("results", "watch", ("V",)),
    Shortcut("results", "print", ("P",)),
    Shortcut("results", "again", ("D",)),
    Shortcut("results", "leave", ("S",)),
    Shortcut("results", "new_game", ("N",)),
    Shortcut("results", "rotated", ("R",)),
    Shortcut("curtain", "open", ("Return", "Enter")),
    Shortcut("curtain", "take_back", ("Z",)),
    Shortcut("curtain", "leave", ("S",)),
)

_ON_MACOS: Mapping[tuple[Place, str], tuple[str, ...]] = MappingProxyType(
    {
        # What hides cards must be one press; F2 is one only for whoever has turned the keys for brightness off.
        ("everywhere", "hide"): ("Ctrl+.", "F2"),
        ("everywhere", "full_screen"): ("Meta+Ctrl+F",),
        ("everywhere", "home"): ("Ctrl+Shift+H",),
    }
)
"""Where the usual keys are the system's: F11 shows the desktop, Command+H hides the program."""


def shortcuts_on(platform: str) -> tuple[Shortcut, ...]:
    """The table for a system by Python's name for it."""
    others = _ON_MACOS if platform == "darwin" else {}
    return tuple(one._replace(keys=others.get((one.place, one.name), one.keys)) for one in _SHORTCUTS)


SHORTCUTS = shortcuts_on(sys.platform)

TOGETHER: tuple[tuple[str, ...], ...] = (
    ("walk_back", "walk_on", "climb_up", "climb_down"),
    ("step_back", "step_on"),
    ("page_back", "page_on"),
    ("first", "last"),
    ("seat_up", "seat_down"),
)
"""Shortcuts that the sheet tells in one line, under the name of the first."""


class Pressed(NamedTuple):
    """What a key means: the name of the shortcut, and which of its keys it was, from 0."""

    name: str
    which: int


def keys_of(place: Place, name: str) -> tuple[str, ...]:
    """The keys of a shortcut in Qt's portable spelling; KeyError where there is none of that name."""
    for shortcut in SHORTCUTS:
        if (shortcut.place, shortcut.name) == (place, name):
            return shortcut.keys
    raise KeyError(name)


def sequences(place: Place, name: str) -> list[QKeySequence]:
    """The keys of a shortcut, for an action."""
    return [QKeySequence(key) for key in keys_of(place, name)]


def meant(place: Place, key: int | QKeyCombination) -> Pressed | None:
    """What this key means there; None where it means nothing."""
    pressed = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    for shortcut in SHORTCUTS:
        if shortcut.place == place and pressed in shortcut.keys:
            return Pressed(shortcut.name, shortcut.keys.index(pressed))
    return None


def meant_by(event: QKeyEvent, *places: Place) -> tuple[Place, Pressed] | None:
    """What a key event means in the first of these places that knows it. The keypad does not matter, nor Shift where
    it makes no other shortcut: they are how some keyboards come to a digit or a question mark. Others come to that by
    AltGr, which Windows tells as Ctrl and Alt.
    """
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = Qt.Key(event.key())
    if event.text() == "?":
        key = Qt.Key.Key_Question
        held &= ~_ALTGR if held & _ALTGR == _ALTGR else ~Qt.KeyboardModifier.GroupSwitchModifier
    bare = held & ~Qt.KeyboardModifier.ShiftModifier
    for modifiers in dict.fromkeys((held, bare)):
        for place in places:
            found = meant(place, QKeyCombination(modifiers, key))
            if found is not None:
                return place, found
    return None


def told(place: Place, apart: Collection[str] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The shortcuts of a place line by line, as the sheet tells them: name and keys. A closing dash marks a range.

    apart: shortcuts that begin a line of their own though others are told together.
    """
    for shortcut in SHORTCUTS:
        line = _line(shortcut.name, apart)
        if shortcut.place == place and shortcut.name == line[0]:
            yield shortcut.name, _shown(tuple(key for name in line for key in keys_of(place, name)))


def _line(name: str, apart: Collection[str]) -> tuple[str, ...]:
    """The shortcuts that are told in one line with this one."""
    group = next((group for group in TOGETHER if name in group), (name,))
    starts = [at for at, each in enumerate(group) if at == 0 or each in apart]
    start = max(at for at in starts if at <= group.index(name))
    return group[start : min((at for at in starts if at > start), default=len(group))]


def _shown(keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return and the Enter of the keypad are one key for the eye; counted keys are shown from first to last."""
    if keys[0].endswith("Return"):
        return (keys[0].replace("Return", "Enter"),)
    return (keys[0], "", keys[-1]) if len(keys) == len(_DIGITS) else keys
