"""Lessons in words: what each is called, what a game tells of its steps, and how far a learner has come.

Owns THE list of guides. Must not know which moves are right, nor how anything of it is shown.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, Protocol

from pega6_desktop.core.game import Observed
from pega6_desktop.core.lesson import lesson_id, taught_in
from pega6_desktop.runtime.lesson_client import TAUGHT, LessonClient
from pega6_desktop.ui.boards.no_thanks import lesson as no_thanks
from pega6_desktop.ui.boards.pega6 import card_lesson as pega6_cards
from pega6_desktop.ui.boards.pega6 import lesson as pega6
from pega6_desktop.ui.boards.qwixx_cards import lesson as qwixx_cards
from pega6_desktop.ui.screens.common.house_rules import variant_words
from pega6_desktop.ui.screens.common.preferences import LessonPlace
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Messages, filled

Standing = Literal["done", "now", "open"]


class Guide(Protocol):
    """What a game tells of its lesson at a table."""

    def step_name(self, step: str) -> str: ...
    def task(self, step: str, scene: int, observation: Observed[object]) -> str: ...
    def look(self, step: str, scene: int, observation: Observed[object]) -> str: ...
    def named(self, move: object) -> str: ...
    def explains(self, step: str) -> bool: ...
    def right(self, step: str, scene: int, observation: Observed[object]) -> str: ...
    def wrong(self, step: str, scene: int, observation: Observed[object]) -> str: ...


GUIDES: Mapping[str, Guide] = MappingProxyType(
    {
        "pega6": pega6,
        "pega6/special": pega6_cards,
        "pega6/pro": pega6_cards,
        "no_thanks": no_thanks,
        "qwixx_cards": qwixx_cards,
    }
)
"""By id of the lesson."""


class LessonWords(Messages):
    """The frame of every lesson."""


def standing_word(standing: Standing) -> str:
    """How far a step is, for the ear."""
    return {
        "done": LessonWords.tr("done", "a step of a lesson"),
        "now": LessonWords.tr("now", "a step of a lesson"),
        "open": LessonWords.tr("still to come", "a step of a lesson"),
    }[standing]


def step_count(step: int, count: int) -> str:
    """The step, from 1, of so many."""
    return filled(LessonWords.tr("{step} of {count}", "steps of a lesson"), step=step, count=count)


def lesson_for(game: str, variant: str) -> str:
    """The lesson of this variant, else the whole one of the game; empty where it has none."""
    return next((one for one in (lesson_id(game, variant), lesson_id(game)) if one in TAUGHT), "")


def lesson_name(lesson: str) -> str:
    """What is taught: the game, or one of its variants."""
    game, variant = taught_in(lesson)
    return variant_words(game, variant).name if variant else WORDS[game].name()


def place_in(kept: Mapping[str, LessonPlace], lesson: str) -> LessonPlace:
    """How far somebody has come in this lesson; a place that is no longer there is its beginning."""
    place = kept.get(lesson, LessonPlace())
    return place if place.step < len(LessonClient.lesson(lesson)) else LessonPlace(0, place.done)


def standing(step: str, place: LessonPlace, *, is_now: bool) -> Standing:
    """How far the step of this id is."""
    return "now" if is_now else "done" if step in place.done else "open"
