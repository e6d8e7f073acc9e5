"""Several humans at one screen: the curtain between them, and that nothing of a hand outlives its owner's turn."""

import re

import pytest

from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family, family

pytestmark = pytest.mark.gui


def at_table(house: House, kinds: str, **fields: object) -> Family:
    """A match of this family, at the first curtain."""
    house.settle_in(preferences(plan=family(kinds), **fields))
    pilot = house.open()
    pilot.click("Play now")
    return Family(pilot).until_closed()


def test_the_curtain_names_each_player_in_turn_and_the_reveal_is_shown_to_all(house: House) -> None:
    people = at_table(house, "hhh")
    order = []
    for _ in range(3):
        order.append(people.called)
        people.come().play()
        people.until_asked()
    assert order == ["Ana", "Bia", "Caio"]
    assert sum(line.startswith("Trick") or "," in line for line in people.pilot.log) > 0


def test_a_whole_match_is_passed_around(house: House) -> None:
    people = at_table(house, "hhb")
    seen = set()
    for _ in range(400):
        people.until_asked()
        if people.pilot.screen == "match_result":
            break
        if people.pilot.screen == "round_result":
            people.pilot.press("Enter")
            continue
        if people.is_closed:
            seen.add(people.called)
            people.come()
        people.play()
    assert people.pilot.screen == "match_result"
    assert seen == {"Ana", "Bia"}
    assert not [line for line in people.pilot.log if re.search(r"\b[Yy]ou(r|rs)?\b", line)]
