"""No Thanks! and Qwixx cards at one screen: behind the curtain nothing of what only one of them may know is left."""

import re

import pytest

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family
from tests.e2e.test_passing import image

pytestmark = [pytest.mark.gui, pytest.mark.blind]

PAIR = (
    SeatInfo("Ana", "human"),
    SeatInfo("Bia", "human", avatar=1),
    SeatInfo("Caio", "bot", level="random", avatar=2),
)


def at_the_curtain(house: House, plan: TablePlan, **fields: object) -> Family:
    """The first of two is called."""
    house.settle_in(preferences(plan=plan, **fields))
    pilot = house.open()
    pilot.click("Play now")
    return Family(pilot).until_closed()


def sat_down(house: House, plan: TablePlan) -> Family:
    """The first of two has opened the curtain."""
    return at_the_curtain(house, plan).come()


@pytest.mark.parametrize("is_hurried", [False, True])
def test_neither_chips_nor_tiger_are_left_when_the_curtain_closes(house: House, *, is_hurried: bool) -> None:
    people = sat_down(house, TablePlan(game="no_thanks", variant="tiger", seats=PAIR, deal="5"))
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
    people = sat_down(house, TablePlan(game="qwixx_cards", seats=PAIR, deal="21"))
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


@pytest.mark.looking
@pytest.mark.parametrize(
    ("game", "variant", "seed", "theme"),
    [
        ("no_thanks", "tiger", 5, "light"),
        ("no_thanks", "tiger", 5, "contrast"),
        ("qwixx_cards", "base", 21, "light"),
        ("qwixx_cards", "base", 21, "dark"),
    ],
)
def test_behind_the_curtain_what_was_seen_looks_as_if_it_never_was(
    house: House, game: str, variant: str, seed: int, theme: str
) -> None:
    people = at_the_curtain(house, TablePlan(game=game, variant=variant, seats=PAIR, deal=str(seed)), theme=theme)
    picture, name = image(people), people.called
    people.come()
    assert image(people) != picture
    people.pilot.press("h", "Right", "Up", "?", "F6", "h", "Esc", "Esc", "F2")
    people.until_closed(name)
    assert image(people) == picture
