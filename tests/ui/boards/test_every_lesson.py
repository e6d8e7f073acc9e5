"""What the lesson of every game says is whole on every way through its scenes, in every language."""

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.ui.screens.common.lessons import GUIDES
from tests.lessons import PLACES, ways

LANGUAGES = ("en", "pt_BR", "de", "es", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_something_whole_is_said_on_every_way_through_a_scene(translations: Translations, language: str) -> None:
    translations.use(language)

    for lesson, step, at in PLACES:
        guide, said = GUIDES[lesson], {step.id: GUIDES[lesson].step_name(step.id)}
        for way in ways(lesson, step.scenes[at]):
            if way.answer:
                say = guide.right if way.answer == "right" else guide.wrong
                said[way.answer] = say(step.id, at, way.seen)
            else:
                said["task"] = guide.task(step.id, at, way.seen)
                said["look"] = guide.look(step.id, at, way.seen)
                said["which"] = " ".join(map(guide.named, way.wanted))
            for words in said.values():
                assert words, (lesson, step.id, at)
                assert "{" not in words
                assert "%n" not in words
