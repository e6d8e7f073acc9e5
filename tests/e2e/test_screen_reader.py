"""A player who sees nothing but the accessibility tree."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.conftest import House, preferences
from tests.e2e.test_lesson import Learner
from tests.pilot import TablePilot
from tests.ui.table.lying import rows_of

pytestmark = pytest.mark.gui

PRESS = "Press"


class Reader:
    """Walks the tree under a window, hears names, presses things."""

    def __init__(self, pilot: TablePilot) -> None:
        self._pilot = pilot
        self._root = QAccessible.queryAccessibleInterface(pilot.window)

    def walk(self, start: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        thing = self._root if start is None else start
        if thing.state().invisible:
            return
        yield thing
        for index in range(thing.childCount()):
            yield from self.walk(thing.child(index))

    @property
    def names(self) -> list[str]:
        return [name for thing in self.walk() if (name := thing.text(QAccessible.Text.Name))]

    def find(self, beginning: str) -> QAccessibleInterface:
        found = [thing for thing in self.walk() if thing.text(QAccessible.Text.Name).startswith(beginning)]
        assert found, f"nothing begins with {beginning!r}: {self.names}"
        return found[0]

    def press(self, beginning: str) -> None:
        action = self.find(beginning).actionInterface()
        assert action is not None
        assert PRESS in action.actionNames()
        action.doAction(PRESS)
        self._pilot.qtbot.wait(1)


@pytest.fixture
def reader(pilot: TablePilot) -> Reader:
    pilot.click("Play now").settle()
    return Reader(pilot)


def test_everybody_every_row_and_every_own_card_is_there(pilot: TablePilot, reader: Reader) -> None:
    names = reader.names
    for card in pilot.hand:
        assert any(name.startswith(f"{card}, ") for name in names), "\n".join(names)
    for number, cards in enumerate(pilot.rows, 1):
        assert any(name.startswith(f"Row {number}") and str(cards[-1]) in name for name in names), "\n".join(names)
    for bot in ("Ana", "Bia"):
        assert any(name.startswith(bot) for name in names), "\n".join(names)


def test_nobody_elses_hand_is_there(pilot: TablePilot, reader: Reader) -> None:
    told = {int(name.partition(",")[0]) for name in reader.names if name.partition(",")[0].isdigit()}
    assert told == {*pilot.hand, *(card for cards in pilot.rows for card in cards)}


def has_fewer(pilot: TablePilot, left: int) -> bool:
    """Whether the hand holds no more than that, or the round is over."""
    return len(pilot.hand) <= left or pilot.screen != "table"


def test_a_whole_round_is_played_by_pressing_things(pilot: TablePilot, reader: Reader) -> None:
    tricks = 0
    while pilot.screen == "table":
        if pilot.owes_row:
            reader.press("Row 1")
        else:
            card, left = pilot.hand[0], len(pilot.hand) - 1
            reader.press(f"{card}, ")
            assert reader.find(f"{card}, ").state().selected
            reader.press(f"Row {pilot.place_of(card).number}")
            pilot.wait_for(partial(has_fewer, pilot, left))
            tricks += 1
        pilot.settle()
    assert tricks == 10
    assert pilot.screen in ("round_result", "match_result")


def test_the_keyboards_place_is_the_focus_of_the_tree(pilot: TablePilot, reader: Reader) -> None:
    pilot.press("Right")
    area = QAccessible.queryAccessibleInterface(pilot.table.area)
    focused = area.focusChild()
    assert focused.text(QAccessible.Text.Name).startswith(f"{pilot.hand[0]}, ")
    assert focused.state().focused
    pilot.press("Right")
    assert area.focusChild().text(QAccessible.Text.Name).startswith(f"{pilot.hand[1]}, ")


def test_things_lie_where_they_are_seen(pilot: TablePilot, reader: Reader) -> None:
    area = pilot.table.area
    for card in pilot.hand:
        point = area.viewport().mapToGlobal(area.card_point(("card", card)))
        thing = reader.find(f"{card}, ")
        assert thing.rect().contains(point)
        tree = QAccessible.queryAccessibleInterface(area)
        assert tree.childAt(point.x(), point.y()).text(QAccessible.Text.Name) == thing.text(QAccessible.Text.Name)


def test_the_tree_outlives_many_tables(house: House) -> None:
    pilot = house.open()
    reader = Reader(pilot)
    for _ in range(3):
        pilot.press("Ctrl+H").click("Play now").settle()
        assert any(name.startswith("Row 4") for name in reader.names)


def test_a_card_of_the_hand_says_its_place_in_it_beside_its_name(pilot: TablePilot, reader: Reader) -> None:
    cards = [reader.find(f"{card}, ") for card in pilot.hand]
    told = [card.text(QAccessible.Text.Description) for card in cards]
    assert told == [f"{place} of 10." for place in range(1, 11)]


def test_a_hand_under_another_page_is_not_showing(pilot: TablePilot, reader: Reader) -> None:
    card = reader.find(f"{pilot.hand[0]}, ")
    assert not card.state().invisible
    pilot.press("Ctrl+,")
    assert pilot.screen == "settings"
    assert card.state().invisible
    pilot.press("Esc")
    assert not card.state().invisible


def test_a_special_card_says_its_rule_after_its_name(house: House) -> None:
    players = (SeatInfo("", "human"), SeatInfo("Bia", "bot", level="random"))
    plan = TablePlan(variant="special", seats=players, deal="1")  # three cards of three kinds
    house.settle_in(preferences(plan=plan))
    pilot = house.open()
    pilot.click("Play now").settle()
    reader = Reader(pilot)
    held = [reader.find(lying.card.name) for lying in rows_of(pilot.table.models).tray or ()]
    assert len(held) == 3
    for place, thing in enumerate(held, 1):
        name, told = (thing.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
        assert len(name) < 25
        assert told.startswith(f"{place} of 3. ")
        assert len(told) > 40


@pytest.mark.parametrize("keys", ["", "n", "Ctrl+,", "F1", "Ctrl+Y", "Ctrl+T"])
def test_nothing_with_a_name_is_a_mere_filler(house: House, keys: str) -> None:
    pilot = house.open()
    pilot.press(*filter(None, [keys]))
    fillers = [
        (type(widget).__name__, widget.accessibleName())
        for widget in pilot.window.findChildren(QWidget)
        if widget.isVisible() and widget.accessibleName()
        for heard in [QAccessible.queryAccessibleInterface(widget)]
        if heard.role() == QAccessible.Role.Client
    ]
    assert fillers == []


def make_by_name(learner: Learner, reader: Reader) -> None:
    """Ask the ox twice, and do what it names: press that card and the button that plays it, or that row."""
    strip = learner.screen.strip
    for rung in (1, 2):
        reader.press("Show me")  # a button answers a moment after it was pressed
        learner.pilot.wait_for(lambda rung=rung: strip.aid_text.startswith(f"Help {rung} of 3"))  # type: ignore[misc]
    aid = reader.find("Help 2 of 3").text(QAccessible.Text.Name)
    named = re.search(r"Try (the|row) (\d+)\.", aid)
    assert named is not None, aid
    if named[1] == "row":
        reader.press(f"Row {named[2]}")
    else:
        reader.press(f"{named[2]}, ")
        learner.pilot.wait_for(lambda: f"Play the {named[2]}" in reader.names)
        reader.press(f"Play the {named[2]}")
    learner.pilot.wait_for(lambda: strip.aid_text != aid)
    learner.rest()


def test_the_whole_lesson_is_learned_knowing_nothing_but_the_tree(pilot: TablePilot) -> None:
    learner, reader = Learner(pilot), Reader(pilot)
    while True:
        while not learner.screen.is_answered:
            make_by_name(learner, reader)
        if learner.button == "Play now":
            break
        reader.press(learner.button)
        pilot.wait_for(lambda: not learner.screen.is_answered)
        learner.rest()

    assert any(name.endswith("Done. How about a real match?") for name in reader.names)
    assert "6. Heads: done" in reader.names
