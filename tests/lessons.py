"""Every scene of every lesson, and all the ways in which it can go."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from pega6_desktop.core.lesson import LessonStep, Scene, taught_in
from pega6_desktop.games.catalog import GAMES, LESSONS
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.lesson_host import Answer, LessonHost
from pega6_desktop.runtime.messages import Update

SEATS = tuple(SeatInfo(name, "human" if name == "Zoe" else "bot") for name in ("Zoe", "Ana", "Bia", "Caio"))
PLACES: tuple[tuple[str, LessonStep, int], ...] = tuple(
    (lesson, step, at) for lesson, steps in LESSONS.items() for step in steps for at in range(len(step.scenes))
)
SCENES = [pytest.param(lesson, step.scenes[at], id=f"{lesson}:{step.id}{at}") for lesson, step, at in PLACES]


@dataclass(frozen=True)
class Way:
    """Where a scene has come to after some moves: how it was answered, what the learner sees, what would be right."""

    answer: Answer
    seen: Any
    wanted: tuple[object, ...]


def begun(lesson: str, scene: Scene) -> LessonHost[Any, Any, Any, Any]:
    """The scene behind messages."""
    return LessonHost(GAMES[taught_in(lesson)[0]], scene, SEATS[: scene.seats], 1)


@cache
def ways(lesson: str, scene: Scene) -> tuple[Way, ...]:
    """All there are, the beginning among them."""
    return tuple(_from(lesson, scene, ()))


def _from(lesson: str, scene: Scene, made: tuple[object, ...]) -> list[Way]:
    host = begun(lesson, scene)
    for move in made:
        assert isinstance(host.submit(move), Update)
    seen = host.observe()
    here = Way(host.answer, seen, host.wanted)
    return [here, *(way for move in seen.legal for way in _from(lesson, scene, (*made, move)))]
