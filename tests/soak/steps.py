"""What the soak does, in order: a walk past everything once, then by chance, for ever.

Owns the order of the steps and their text. A step is a name and a number, and neither depends on what the window shows
or how fast the machine is: the same seed is the same list everywhere. Must not know Qt.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

T = TypeVar("T")

SCREENS = (
    *("home", "new_game", "settings", "history", "statistics", "people", "help", "keys", "about", "rules"),
    *("lesson", "replay", "failure"),
)
LANGUAGES = ("en", "pt_BR", "es", "fr", "de")
THEMES = ("light", "dark", "contrast", "system")
TEXT_PERCENTS = (80, 100, 125, 150, 175, 200)
SIZES = ((640, 400), (800, 560), (1024, 640), (1280, 800), (1366, 768), (1600, 900), (1920, 1080), (720, 1000))
TEMPOS = ("off", "fast", "off", "normal", "off", "slow")
TABLES = (
    *(("pega6", variant) for variant in ("base", "pro", "special")),
    *(("no_thanks", variant) for variant in ("base", "tiger", "tactical")),
    ("qwixx_cards", "base"),
)

WEIGHTS: Mapping[str, int] = MappingProxyType(
    {
        "play": 34,
        "keys": 12,
        "drag": 8,
        "click": 8,
        "screen": 8,
        "begin": 5,
        "leave": 5,
        "undo": 4,
        "size": 4,
        "language": 3,
        "theme": 3,
        "text": 3,
        "tempo": 2,
        "resume": 3,
        "replay": 2,
        "export": 1,
        "form": 2,
        "tiger": 1,
        "listen": 4,
        "window": 1,
    }
)
"""How often each step comes by chance."""

REST_EVERY = 45
"""After so many steps the window stands at home, as at first, and everything is counted."""

LARGEST = 1_000_000


@dataclass(frozen=True)
class Step:
    """One thing to do; the number says how."""

    name: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.name} {self.number}"


class Draw:
    """Choices that all come out of the number of a step."""

    def __init__(self, number: int) -> None:
        self._left = number

    def below(self, count: int) -> int:
        """A number from 0 to count - 1; 0 when there is none."""
        self._left, found = divmod(self._left, max(1, count))
        return found

    def one(self, things: Sequence[T]) -> T:
        """One of these; there must be one."""
        return things[self.below(len(things))]


def walk(seed: int) -> Iterator[Step]:
    """Every step of a seed: it never ends."""
    yield from past_everything()
    chance = random.Random(seed).random
    names = [name for name, weight in WEIGHTS.items() for _ in range(weight)]
    while True:
        for _ in range(REST_EVERY):
            yield Step(names[int(chance() * len(names))], int(chance() * LARGEST))
        yield Step("rest")


def past_everything() -> Iterator[Step]:
    """Each table, screen, size, theme, language and text size once, then a rest."""
    yield Step("window")
    for place, _ in enumerate(TABLES):
        yield Step("begin", place)
        yield Step("play", place)
    yield Step("tiger")
    for language, _ in enumerate(LANGUAGES):
        yield Step("language", language)
        yield from (Step("screen", screen) for screen, _ in enumerate(SCREENS))
    for size, _ in enumerate(SIZES):
        yield Step("size", size)
        yield Step("theme", size)
        yield Step("text", size)
        yield Step("begin", size)
        yield Step("play", size)
        yield from (Step("screen", screen) for screen in (size % len(SCREENS), (size + 5) % len(SCREENS)))
    yield from (Step(name, 7) for name in WEIGHTS)
    yield Step("rest")


def read(file: Path) -> Iterator[Step]:
    """The steps of a file as the soak writes it."""
    for line in file.read_text("utf-8").splitlines():
        name, _, number = line.partition(" ")
        if name:
            yield Step(name, int(number or 0))
