"""No Thanks! and Qwixx cards at one screen: behind the curtain nothing of what only one of them may know is left."""

import re

import pytest

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.plan import TablePlan
from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family

pytestmark = pytest.mark.gui

PAIR = (
    SeatInfo("Ana", "human"),
    SeatInfo("Bia", "human", avatar=1),
    SeatInfo("Caio", "bot", level="random", avatar=2),
)


def sat_down(house: House, plan: TablePlan) -> Family:
    """The first of two has opened the curtain."""
    house.settle_in(preferences(plan=plan))
    pilot = house.open()
    pilot.click("Play now")
    return Family(pilot).until_closed().come()


@pytest.mark.parametrize("is_hurried", [False, True])
def test_neither_chips_nor_tiger_are_left_when_the_curtain_closes(house: House, *, is_hurried: bool) -> None:
    people = sat_down(house, TablePlan(game="no_thanks", variant="tiger", seats=PAIR, seed=5))
    pilot = people.pilot
    pilot.press("c")
    tiger = re.search(r"Hidden tiger: the (\d+)", people.traces())
    assert tiger is not None
    assert re.search(r"\b11 chips\b", people.traces())
    if is_hurried:
        pilot.press("F2").wait_for(lambda: people.curtain.is_drawn)
    else:
        pilot.press("Up", "Enter")
        people.until_closed("Bia")
    left = people.traces()
    assert not re.search(rf"tiger, the {tiger[1]}\b|tiger: the {tiger[1]}\b", left)
    assert not re.search(r"Ana: [^\n]*\b1[01] chips\b", left)
    assert not re.search(r"[Cc]hips: 1[01]\b", left)


@pytest.mark.parametrize("is_hurried", [False, True])
def test_no_colour_of_a_hand_is_left_when_the_curtain_closes(house: House, *, is_hurried: bool) -> None:
    people = sat_down(house, TablePlan(game="qwixx_cards", seats=PAIR, seed=21))
    pilot = people.pilot
    hand = [card.name for card in pilot.table.models.hand.items]
    assert hand
    pilot.press("c")
    assert all(name in people.traces() for name in hand)
    if is_hurried:
        pilot.press("F2").wait_for(lambda: people.curtain.is_drawn)
    else:
        called = people.sitting
        people.choose()
        people.until_closed("Bia" if called == "Ana" else "Ana")
    left = people.traces()
    assert [name for name in hand if name in left] == []
