"""The words of the shortcuts, and of the keys themselves.

Owns one line per shortcut. Must not know what it does nor where it is drawn.
"""

from collections.abc import Iterator

from pega6_desktop.ui.look.keys import printed
from pega6_desktop.ui.screens.common.shortcuts import AT_THE_TABLE, Place, told
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Messages


class Shortcuts(Messages):
    """Keys and what they do."""


_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def place_word(place: Place) -> str:
    """The head over the shortcuts of a place."""
    return {
        "everywhere": Shortcuts.tr("Everywhere"),
        "page": Shortcuts.tr("On every page"),
        "home": Shortcuts.tr("On the first page"),
        "form": Shortcuts.tr("Before a new game"),
        "table": Shortcuts.tr("At the table"),
        "reading": Shortcuts.tr("Read out at the table"),
        "replay": Shortcuts.tr("Watching a match"),
        "results": Shortcuts.tr("After a round or a match"),
        "curtain": Shortcuts.tr("Before the curtain"),
    }[place]


def lines(place: Place, game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Line by line what the keys of a place do while this game is played, and the keys; see `told`."""
    own = WORDS[game].table_keys() if place in AT_THE_TABLE else {}
    words = {**_WORDS.get(place, _elsewhere)(), **own}
    for name, keys in told(place, own):
        if words[name]:
            yield words[name], keys


def key_word(key: str) -> str:
    """One key, or keys held together, as it stands on the keyboard; an empty one stays the dash of a range."""
    *held, last = key.split("+") if len(key) > 1 else [key]
    names = {
        **_ARROWS,
        "PgUp": Shortcuts.tr("PgUp", "the key"),
        "PgDown": Shortcuts.tr("PgDn", "the key"),
        "Home": Shortcuts.tr("Home", "the key"),
        "End": Shortcuts.tr("End", "the key"),
        "Ctrl": Shortcuts.tr("Ctrl", "the key"),
        "Shift": Shortcuts.tr("Shift", "the key"),
    }
    return "+".join(names.get(part) or printed(part) for part in (*held, last))


def key_spoken(key: str) -> str:
    """The same for the ear: arrows by their names."""
    names = {
        "Left": Shortcuts.tr("left arrow"),
        "Right": Shortcuts.tr("right arrow"),
        "Up": Shortcuts.tr("up arrow"),
        "Down": Shortcuts.tr("down arrow"),
        "": Shortcuts.tr("to", "between the first and the last of several keys"),
        "?": Shortcuts.tr("question mark"),
    }
    return names.get(key) or key_word(key)


def _everywhere() -> dict[str, str]:
    return {
        "keys": Shortcuts.tr("this list of keys"),
        "menu": Shortcuts.tr("menu"),
        "hide": Shortcuts.tr("hide everything at once"),
        "full_screen": Shortcuts.tr("full screen"),
        "new_game": Shortcuts.tr("new game"),
        "home": Shortcuts.tr("first page; the match stays saved"),
        "history": Shortcuts.tr("history"),
        "statistics": Shortcuts.tr("statistics"),
        "rules": Shortcuts.tr("rules of this match"),
        "settings": Shortcuts.tr("settings"),
        "quit": Shortcuts.tr("quit"),
    }


def _page() -> dict[str, str]:
    return {
        "next": Shortcuts.tr("to the next thing; with Shift back"),
        "main": Shortcuts.tr("the golden button"),
        "back": Shortcuts.tr("back"),
        "scroll": Shortcuts.tr("scroll"),
        "keys": Shortcuts.tr("this list of keys"),
    }


def _table() -> dict[str, str]:
    return {
        "let_go": Shortcuts.tr("let go"),
        "take_back": Shortcuts.tr("take back"),
        "redo": Shortcuts.tr("do again"),
        "why": Shortcuts.tr("why there? Without a card: this list"),
        "skip": Shortcuts.tr("finish what moves"),
        "lists": Shortcuts.tr("lists and log"),
        "regions": Shortcuts.tr("between felt, lists and bar"),
    }


def _reading() -> dict[str, str]:
    return {
        "hand": Shortcuts.tr("my cards"),
        "news": Shortcuts.tr("what has just happened"),
        "turn": Shortcuts.tr("whose turn it is"),
        "scores": Shortcuts.tr("the standings"),
    }


def _replay() -> dict[str, str]:
    return {
        "step_back": Shortcuts.tr("one step back, one on"),
        "page_back": Shortcuts.tr("one chapter back, one on"),
        "first": Shortcuts.tr("to the beginning, to the end"),
        "run": Shortcuts.tr("run, stop"),
        "hands": Shortcuts.tr("see all hands"),
        "branch": Shortcuts.tr("play on from here"),
        "moves": Shortcuts.tr("the moves"),
        "regions": Shortcuts.tr("between felt, moves and bar"),
        "back": Shortcuts.tr("back"),
    }


def _elsewhere() -> dict[str, str]:
    return {
        "continue": Shortcuts.tr("go on with the match"),
        "new_game": Shortcuts.tr("new game"),
        "help": Shortcuts.tr("how to play"),
        "seat_up": Shortcuts.tr("a player one seat up, one down"),
        "watch": Shortcuts.tr("watch step by step"),
        "print": Shortcuts.tr("the score sheet as a page or a table"),
        "again": Shortcuts.tr("the same cards once more"),
        "leave": Shortcuts.tr("save and leave"),
        "rotated": Shortcuts.tr("rematch with other seats"),
        "open": Shortcuts.tr("show my cards"),
        "take_back": Shortcuts.tr("take the last card back"),
    }


_WORDS = {"everywhere": _everywhere, "page": _page, "table": _table, "reading": _reading, "replay": _replay}
