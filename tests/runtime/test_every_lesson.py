"""The scenes of every lesson, learned by robots: one does what is wanted, one everything that is legal."""

import pytest

from pega6_desktop.core.lesson import Scene
from tests.lessons import SCENES, begun, ways


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_whoever_does_what_is_wanted_comes_to_the_end(lesson: str, scene: Scene) -> None:
    for first in range(len(scene.wanted[0])):
        host = begun(lesson, scene)
        assert len(host.wanted) == len(scene.wanted[0])
        for _ in scene.wanted:
            if not host.answer:  # a round that is over earlier ends the scene
                host.submit(host.wanted[first % len(host.wanted)])

        assert host.answer == "right"
        assert host.wanted == ()


@pytest.mark.parametrize(("lesson", "scene"), SCENES)
def test_whoever_does_everything_never_gets_stuck(lesson: str, scene: Scene) -> None:
    found = ways(lesson, scene)

    assert {way.answer for way in found} <= {"", "right", "wrong"}
    assert "right" in {way.answer for way in found}
    for way in found:
        assert bool(way.seen.legal) == (not way.answer)
        assert bool(way.wanted) == (not way.answer)
        assert not way.seen.score.rounds
