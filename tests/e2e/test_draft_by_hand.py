"""The open draft in the real window: by drag, by clicks, by typed numbers, by arrows, and a pick taken back."""

from collections.abc import Callable

import pytest

from pega6_desktop.games.pega6.observation import Observation
from tests.e2e.conftest import House
from tests.e2e.moments import Moment, moment
from tests.pilot import OWN_STRIP, TablePilot
from tests.ui.table.lying import draft_of, is_draft

pytestmark = pytest.mark.gui

A_MINUTE = {"slow": 60_000, "normal": 60_000, "fast": 60_000, "off": 60_000}
"""The next player thinks for longer than the test takes."""


def may_draft(seen: Observation) -> bool:
    return seen.phase == "draft"


def at_the_draft() -> Moment:
    return moment(may_draft, variant="pro")


def open_cards(pilot: TablePilot) -> list[int]:
    """The cards still on offer, by number."""
    draft = draft_of(pilot.table.models)
    assert draft is not None
    return [place.number for place in draft.places if place.card is not None]


def is_drafting(pilot: TablePilot) -> bool:
    return pilot.table.presenter.stage == "draft"


WAYS: dict[str, Callable[[TablePilot, int], object]] = {
    "drag": lambda pilot, card: pilot.drag(card=card, to=OWN_STRIP),
    "click and own strip": lambda pilot, card: pilot.click(card=card).click(OWN_STRIP),
    "click and button": lambda pilot, card: pilot.click(card=card).click(f"Take the {card}"),
    "typed number": lambda pilot, card: pilot.press(*str(card), "Enter"),
    "arrows": lambda pilot, card: pilot.press(*["Right"] * (open_cards(pilot).index(card) + 1), "Enter"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_draft(house: House, way: str) -> None:
    pilot = at_the_draft().resume(house)
    mine: list[int] = []
    while is_drafting(pilot):
        card = open_cards(pilot)[-1 - len(mine) % 4]
        WAYS[way](pilot, card)
        mine.append(card)
        pilot.wait_for(lambda: pilot.hand == sorted(mine)).settle()
    assert len(mine) == 10
    assert pilot.hand == sorted(mine)
    assert [len(cards) for cards in pilot.rows] == [1, 1, 1, 1]
    assert not is_draft(pilot.table.models)


def test_a_pick_is_taken_back_while_nobody_has_drafted_since(house: House) -> None:
    pilot = at_the_draft().resume(house, pauses=A_MINUTE)
    before = open_cards(pilot)
    pilot.press(*str(before[3]), "Enter").wait_for_stage("waiting")
    assert pilot.hand == [before[3]]
    pilot.press("z").wait_for_stage("draft")
    assert (pilot.hand, open_cards(pilot)) == ([], before)
    pilot.press(*str(before[5]), "Enter").wait_for_stage("waiting")
    assert pilot.hand == [before[5]]


def test_once_somebody_has_drafted_the_pick_stays_unless_help_is_wanted(house: House) -> None:
    pilot = at_the_draft().resume(house)
    card = open_cards(pilot)[0]
    pilot.press(*str(card), "Enter").wait_for(lambda: len(open_cards(pilot)) < 23).settle()
    pilot.press("z").wait_for(lambda: pilot.status.startswith("One moment: those cards have been seen."))
    assert card in pilot.hand


def test_a_number_without_an_open_card_lets_go_of_the_card_before(house: House) -> None:
    pilot = at_the_draft().resume(house)
    pilot.press("Right")
    assert pilot.table.action_button.isEnabled()
    pilot.press("9", "0")
    assert pilot.status == "One moment: there is no open card with this number."
    assert not pilot.table.action_button.isEnabled()
    pilot.press("Enter")
    assert pilot.hand == []


def test_a_dragged_card_let_go_over_the_open_cards_stays_open(house: House) -> None:
    pilot = at_the_draft().resume(house)
    before = open_cards(pilot)
    pilot.grab(before[2]).carry(OWN_STRIP).release()
    assert (pilot.hand, open_cards(pilot)) == ([], before)
    assert not pilot.status.startswith("Not possible:")
