"""The lesson of No Thanks!, learned at the window: by mouse, by keys, by the list of moves, with refusals."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest

from pega6_desktop.games.no_thanks.scenes import LESSON
from pega6_desktop.ui.table.turns.play_preferences import ForcedMoves
from pega6_desktop.ui.table.turns.selection import KEEP, TAKE
from pega6_desktop.ui.table.view import CardKey, ZoneId
from tests.e2e.conftest import House, preferences
from tests.e2e.test_lesson import Learner
from tests.e2e.test_screen_reader import Reader
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

STEPS = [step.id for step in LESSON]


class PresentLearner(Learner):
    """Somebody in the lesson of No Thanks!"""

    def __init__(self, pilot: TablePilot) -> None:
        super().__init__(pilot, "no_thanks")

    def at(self, step: str) -> PresentLearner:
        """Go to this step."""
        self.screen.open("no_thanks", STEPS.index(step))
        self.rest()
        return self

    def click(self, zone: ZoneId) -> PresentLearner:
        """Click on one of the actions."""
        area = self.screen.area
        QTest.mouseClick(area.viewport(), Qt.MouseButton.LeftButton, pos=area.zone_point(zone))
        self.rest()
        return self

    def carry(self, key: CardKey, zone: ZoneId) -> PresentLearner:
        """Drag a card or a chip there."""
        area = self.screen.area
        start, end = area.card_point(key), area.zone_point(zone)
        QTest.mousePress(area.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for at in (start - QPoint(0, 40), end + QPoint(0, 30), end):
            QTest.mouseMove(area.viewport(), at)
        QTest.mouseRelease(area.viewport(), Qt.MouseButton.LeftButton, pos=end)
        self.rest()
        return self


RIGHT = "pass", "take", "take", "take", "pass", "take", "take", "take", "pass", "pass"
"""What is to be done from the first step to the last; the fifth has two scenes, the sixth three cards."""


def by_mouse(learner: PresentLearner, move: str) -> None:
    """Click on the action."""
    learner.click(TAKE if move == "take" else KEEP)


def by_keys(learner: PresentLearner, move: str) -> None:
    """Aim with an arrow, and the same again."""
    learner.press(*("Down", "Down") if move == "take" else ("Up", "Up"))


def by_tree(learner: PresentLearner, move: str) -> None:
    """Press the action by its name, as a screen reader does."""
    Reader(learner.pilot).press(move.capitalize())
    learner.rest()


@pytest.fixture
def learner(pilot: TablePilot) -> PresentLearner:
    return PresentLearner(pilot)


@pytest.mark.parametrize("way", [by_mouse, by_keys, by_tree], ids=lambda way: way.__name__)
def test_the_whole_lesson(learner: PresentLearner, way: Callable[[PresentLearner, str], None]) -> None:
    for move in RIGHT:
        if learner.screen.is_answered:
            assert learner.pilot.sees("Right:"), learner.said
            learner.press("Enter")
        way(learner, move)

    assert learner.said == (
        "Your cards count 63, less 3 chips: 60 points. Playing at random ends with 97.6 on average. "
        "Done. How about a real match?"
    )


def test_a_chip_is_dragged_onto_the_34_and_ana_is_next(learner: PresentLearner) -> None:
    learner.carry(("extra", 0, 0), ("offer", 0))

    assert learner.said == "One chip, and it is Ana’s problem."
    assert learner.button == "Next step"


def test_the_34_is_taken_seen_to_cost_and_put_back(learner: PresentLearner) -> None:
    learner.carry(("card", 34), ("area", 0))

    assert learner.said == "The 34 cost 34 points. Passing would have cost one chip."
    assert learner.pilot.sees("nothing is lost by trying")
    learner.press("Enter")
    assert learner.screen.strip.aid_text == "Help 1 of 3: Taking it costs 34 points. Passing costs one chip."
    learner.press("Up", "Up")
    assert learner.said == "One chip, and it is Ana’s problem."


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_passing_without_chips_is_refused_with_its_reason_and_the_step_goes_on(
    learner: PresentLearner, way: str
) -> None:
    learner.at("no_chips")

    if way == "mouse":
        learner.click(KEEP)
    else:
        learner.press("Up")

    assert learner.pilot.sees("without chips you must take the card.")
    assert not learner.screen.is_answered
    learner.press("Down", "Down")
    assert learner.said.startswith("Without chips the table decides for you.")


def test_a_round_is_waited_for_and_in_the_twin_scene_it_is_not(learner: PresentLearner) -> None:
    learner.at("wait").click(KEEP)
    assert learner.said == "It has come round, with four chips on it. Take it now."
    learner.click(TAKE)
    assert learner.said == "Only you want it? Let it earn a round: three chips of the others came with it."
    assert learner.button == "Go on"

    learner.press("Enter")
    assert learner.said == "The same table, but now Caio has 22 and 23. Would he let the 21 go by?"
    learner.click(KEEP)
    assert learner.said == "Caio wanted it too: he took the 21 with three chips."
    learner.press("Enter")
    learner.click(TAKE)
    assert learner.said == "Somebody else wants it too? Take it now: Caio would not have let it go by."


def test_in_the_round_after_the_lesson_nothing_lies_over_the_two_actions(learner: PresentLearner) -> None:
    pilot = learner.pilot
    pilot.window.lessons.play("no_thanks")

    pilot.wait_for_stage("offer").settle()

    assert pilot.table.area.felt.speech.words == ("", "")
    pilot.press("Up")
    assert pilot.sees("Pass: 1 chip")


def test_a_move_of_the_list_answers_as_well(learner: PresentLearner) -> None:
    learner.at("run").press("h")
    moves = learner.screen.panel.moves
    learner.pilot.wait_for(moves.isVisible)
    moves.setFocus()

    learner.pilot.press("Home", "Enter")

    learner.rest()
    assert learner.said == "In a run only the lowest counts: the 22 costs nothing any more."


def test_who_plays_what_is_forced_without_being_asked_has_the_time_to_try_in_the_lesson(house: House) -> None:
    house.settle_in(preferences(plays_forced=True))
    learner = PresentLearner(house.open()).at("no_chips")

    (breath,) = (
        timer for one in learner.screen.presenter.findChildren(ForcedMoves) for timer in one.findChildren(QTimer)
    )
    assert not breath.isActive()
    learner.click(KEEP)
    assert learner.pilot.sees("without chips you must take the card.")
