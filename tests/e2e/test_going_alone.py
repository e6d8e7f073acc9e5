"""That no special card goes with the number card can be said together with it, before the cards turn up."""

from __future__ import annotations

import pytest

from pega6_desktop.games.pega6.observation import Observation
from tests.e2e.conftest import House
from tests.e2e.moments import moment
from tests.e2e.test_draft_by_hand import A_MINUTE
from tests.e2e.test_screen_reader import Reader
from tests.pilot import Spot, TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]

LINE = Spot(("alone", 0))


def holds_a_special_card(seen: Observation) -> bool:
    return seen.phase == "choose" and bool(seen.specials) and seen.trick == 2


def at_the_table(house: House) -> TablePilot:
    return moment(holds_a_special_card).resume(house)


def moved_on(pilot: TablePilot, cards: int) -> bool:
    return pilot.table.presenter.stage in ("hand", "rows") and len(pilot.hand) < cards


def asked_for_a_special(pilot: TablePilot) -> bool:
    return pilot.table.presenter.stage == "option"


def test_shift_and_enter_play_the_card_and_no_special_card_is_asked_for(house: House) -> None:
    pilot = at_the_table(house)
    cards, specials = len(pilot.hand), pilot.specials
    pilot.press("Right", "Shift+Enter")
    pilot.wait_for(lambda: moved_on(pilot, cards) or asked_for_a_special(pilot))
    assert not asked_for_a_special(pilot)
    assert pilot.specials == specials


def test_enter_alone_still_asks(house: House) -> None:
    pilot = at_the_table(house)
    pilot.press("Right", "Enter").wait_for(lambda: asked_for_a_special(pilot))


def test_nought_ticks_the_line_in_the_tray_and_unticks_it(house: House) -> None:
    pilot = at_the_table(house)
    cards = len(pilot.hand)
    pilot.press("Right", "0")
    assert pilot.status.endswith("No special card with it.")
    pilot.press("0")
    assert "No special card" not in pilot.status
    pilot.press("0", "Right", "Enter")
    pilot.wait_for(lambda: moved_on(pilot, cards) or asked_for_a_special(pilot))
    assert not asked_for_a_special(pilot)


def test_a_click_on_the_line_ticks_it(house: House) -> None:
    pilot = at_the_table(house)
    cards = len(pilot.hand)
    pilot.click(LINE)
    assert pilot.status.endswith("No special card with it.")
    pilot.click(card=pilot.hand[0]).press("Enter")
    pilot.wait_for(lambda: moved_on(pilot, cards) or asked_for_a_special(pilot))
    assert not asked_for_a_special(pilot)


def test_a_screen_reader_finds_the_line_and_ticks_it(house: House) -> None:
    pilot = at_the_table(house)
    assert not Reader(pilot).find("No special card").state().selected
    Reader(pilot).press("No special card")
    assert pilot.status.endswith("No special card with it.")
    assert Reader(pilot).find("No special card").state().selected


def test_who_takes_the_card_back_is_asked_again(house: House) -> None:
    pilot = moment(holds_a_special_card).resume(house, pauses=A_MINUTE)
    pilot.press("Right", "Shift+Enter").wait_for_stage("waiting")
    pilot.press("z").settle()
    assert "No special card" not in pilot.status
    pilot.press("Right", "Enter").wait_for_stage("waiting")
    pilot.press("Space").wait_for(lambda: asked_for_a_special(pilot))
