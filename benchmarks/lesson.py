"""How long a robot that makes only wanted moves waits in each lesson, at normal speed and at once."""

import time

from benchmarks.report import Measure
from benchmarks.window import OpenWindow, open_window, platform_note
from pega6_desktop.runtime.lesson_client import TAUGHT, LessonClient
from pega6_desktop.ui.screens.common.preferences import TempoName
from pega6_desktop.ui.screens.table.lesson_screen import LessonScreen
from pega6_desktop.ui.table.turns.acts import PLAYING

GOALS: dict[TempoName, float] = {"normal": 90.0, "off": 5.0}
"""Seconds of a whole lesson by speed of play."""


def measure() -> list[Measure]:
    """Every lesson at both speeds."""
    found = []
    with open_window(seats=4) as home:
        note = platform_note(home.application)
        for tempo, goal in GOALS.items():
            home.program.preferences.change(tempo=tempo)
            found += [Measure(f"lesson {name}, {tempo}", _waited(home, name), "s", goal, note=note) for name in TAUGHT]
    return found


def _waited(home: OpenWindow, lesson: str) -> float:
    """Seconds from the first scene to the last answer."""
    window = home.program.window
    began = time.perf_counter()
    window.lessons.open(lesson, 0)
    screen = window.screens.lesson
    for at, step in enumerate(LessonClient.lesson(lesson)):
        for scene in range(len(step.scenes)):
            if at or scene:
                screen.action_button.click()
            home.wait_for(lambda: _is_mine(screen))
            while not screen.is_answered:
                for _ in range(3):  # where to look, which move, made
                    screen.show_more()
                home.wait_for(lambda: _is_mine(screen) or screen.is_answered)
    return time.perf_counter() - began


def _is_mine(screen: LessonScreen) -> bool:
    return screen.presenter.stage in PLAYING and not (screen.is_behind or screen.is_answered or screen.area.is_moving)
