"""The lesson of Qwixx cards, done whole by every pair of hands: the mouse, the keys, and the accessibility tree."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pega6_desktop.games.qwixx_cards.cards import parse_card
from pega6_desktop.ui.boards.qwixx_cards.arrangement import SheetArrangement
from pega6_desktop.ui.boards.qwixx_cards.cards import box_zone, card_key, shown_key
from pega6_desktop.ui.words.qwixx import table
from tests.e2e.test_lesson import Learner
from tests.e2e.test_screen_reader import Reader
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

RIGHT = (
    ("box", "Y3", "Cross Ye 3"),
    ("hand", "Y4", "Cross Ye 4"),
    ("display", "2: 6", "Draw 1 card"),
    ("hand", "Y5 Y6 Y7", "Cross Ye 5, 6 and 7"),
    ("hand", "Y5 Y7", "Cross Ye 5 and 7"),
    ("hand", "Y11 Y12", "Cross Ye 11 and 12"),
    ("hand", "Y2 Y3", "Take the penalty: −5"),
    ("box", "R12", "Cross Rd 12"),
)
"""By scene, what is taken up and where, and the button that says what comes of it."""


def by_mouse(learner: Learner, where: str, things: str, button: str) -> None:
    """Tap the things, then the button."""
    area = learner.screen.area
    points: list[QPoint] = []
    if where == "display":
        place, number = things.split(": ")
        points = [area.card_point(shown_key(int(place) - 1, int(number)))]
    elif where == "box":
        points = [area.zone_point(box_zone("RYGB".index(things[0]), int(things[1:])))]
    else:
        points = [area.card_point(card_key(parse_card(one))) for one in things.split()]
    for point in points:
        QTest.mouseClick(area.viewport(), Qt.MouseButton.LeftButton, pos=point)
    pressed = learner.screen.plain_button if "penalty" in button else learner.screen.action_button
    assert pressed.label == button
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)


def by_keys(learner: Learner, where: str, things: str, button: str) -> None:
    """Digits choose a place or a colour; arrows and the space bar choose cards of the hand; Enter, or 0 for nothing."""
    if where == "display":
        learner.pilot.press(things[0])
    elif where == "box":
        learner.pilot.press(str("RYGB".index(things[0]) + 1))
    else:
        hand = [item.key for item in learner.screen.models.hand.items]
        at = -1
        for card in map(parse_card, things.split()):
            to = hand.index(card_key(card))
            learner.pilot.press(*["Right"] * (to - at), "Space")
            at = to
    learner.pilot.press("0" if "penalty" in button else "Enter")


def by_tree(learner: Learner, where: str, things: str, button: str) -> None:
    """Press what bears the name, as a screen reader does."""
    reader = Reader(learner.pilot)
    if where == "display":
        place, number = things.split(": ")
        reader.press(f"{number}, colour hidden, place {place}")
    elif where == "box":
        reader.press(f"{table.colour('RYGB'.index(things[0]))}: ")
    else:
        for card in map(parse_card, things.split()):
            reader.press(table.card(card))
    reader.press(button)


@pytest.mark.parametrize("way", [by_mouse, by_keys, by_tree], ids=lambda way: way.__name__)
def test_the_whole_lesson(pilot: TablePilot, way: Callable[[Learner, str, str, str], None]) -> None:
    learner = Learner(pilot, "qwixx_cards")
    for where, things, button in RIGHT:
        way(learner, where, things, button)
        pilot.wait_for(lambda: learner.screen.is_answered)
        assert learner.rest().pilot.sees("Right:"), (things, learner.said)
        if things != "R12":
            learner.press("Enter")

    assert learner.said.endswith("How about a real match?")


def test_what_a_cross_would_cost_is_said_before_it_is_made_and_the_wrong_one_is_put_back(pilot: TablePilot) -> None:
    learner = Learner(pilot, "qwixx_cards")
    learner.screen.go_to(1)
    learner.rest().drag(parse_card("R7"), 1)

    assert learner.pilot.sees("7 scores 1 point. Given up: 2, 3, 4, 5 and 6.")
    learner.press("Enter")
    assert learner.said == "The red 7 is crossed, but 2, 3, 4, 5 and 6 lie left of it and never come back."
    assert learner.button == "Again"
    learner.press("Enter")
    assert learner.screen.strip.aid_text.startswith("Help 1 of 3: Your yellow row has come to 3.")


def test_the_last_number_alone_is_refused_with_its_reason_and_nothing_is_lost(pilot: TablePilot) -> None:
    learner = Learner(pilot, "qwixx_cards")
    learner.screen.go_to(4)
    learner.rest().drag(parse_card("Y12"), 2)

    assert learner.pilot.sees("the 12 closes the yellow row: it needs five crosses before it, there are 4.")
    assert not learner.screen.is_answered
    assert "5. The lock: now" in learner.screen.strip.steps


def test_it_is_found_in_the_help_of_qwixx_and_in_the_menu_at_its_table(pilot: TablePilot) -> None:
    pilot.window.controller.choose_game("qwixx_cards")
    pilot.press("h", "a")
    pilot.click("Begin the lesson")
    assert pilot.screen == "lesson"
    assert pilot.sees("Lesson: Qwixx Cards")
    pilot.press("Esc", "Esc")

    pilot.click("Play now").wait_for(lambda: pilot.screen == "table")
    pilot.window.menu_actions.lesson.trigger()
    assert pilot.screen == "lesson"
    assert pilot.sees("Lesson: Qwixx Cards")


def test_once_answered_nobody_is_said_to_be_at_it(pilot: TablePilot) -> None:
    learner = Learner(pilot, "qwixx_cards")
    learner.screen.go_to(6)
    learner.rest().press("1", "Enter")

    assert [seat.spoken for seat in learner.screen.models.view.others] == ["Ana: 10 points", "Bia: 56 points"]
    table_there = learner.screen.models.view.arrangement
    assert isinstance(table_there, SheetArrangement)
    assert [step.state for step in table_there.mat.steps] == ["done", "done", "later"]
