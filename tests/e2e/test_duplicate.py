"""The same deal played by several people: number, copying, playing again, and who did better with the same cards."""

import pytest
from PySide6.QtWidgets import QApplication

from pega6_desktop.records import deal_code
from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family, family
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]


def play_out(pilot: TablePilot, place: int) -> TablePilot:
    """Play this card of the hand, counted from the left, until the match is over."""
    while pilot.screen != "match_result":
        if pilot.screen == "round_result":
            pilot.press("Enter")
        elif pilot.owes_row:
            pilot.press("1", "Enter")
        else:
            pilot.press(*["Right"] * (1 + min(place, len(pilot.hand) - 1)), "Enter")
        pilot.settle()
    return pilot


def total_of(pilot: TablePilot, seat: int) -> int:
    lines = pilot.window.screens.match_result.table.sheet.lines
    return next(line.total for line in lines if line.seat == seat)


def test_somebody_plays_the_same_deal_and_both_are_compared(pilot: TablePilot) -> None:
    play_out(pilot.click("Play now").settle(), 0)
    result, mine = pilot.window.screens.match_result, total_of(pilot, 0)
    assert pilot.sees(f"Deal code: {result.deal.number}")
    assert deal_code.read(result.deal.number).game == "pega6"
    pilot.click("Copy the code")
    assert QApplication.clipboard().text() == result.deal.number
    assert pilot.window.toast.text == "The deal code was copied."
    assert not result.same_deal.isVisible()
    pilot.press("d")
    assert pilot.screen == "new_game"
    pilot.window.screens.new_game.seats.rows[0].name.setFocus()
    pilot.write("Iara").press("Enter").settle()
    play_out(pilot, 5).wait_for(result.same_deal.isVisible)
    hers = total_of(pilot, 0)
    lines = result.same_deal.lines
    found = sorted((line.name, line.total, line.is_here) for line in lines)
    assert found == [("Iara", hers, True), ("You", mine, False)]
    assert [line.total for line in lines] == sorted([mine, hers])
    pilot.click("The race to 12")
    assert result.chart.isVisible()
    assert not result.same_deal.isVisible()


def test_people_at_one_screen_are_all_compared_with_whoever_played_before(house: House) -> None:
    house.settle_in(preferences(plan=family("hhb")))
    pilot = house.open()
    pilot.click("Play now")
    Family(pilot).play_to_the_end()
    pilot.wait_for(pilot.window.screens.match_result.deal.isVisible).press("d", "Enter")
    Family(pilot).play_to_the_end()
    lines = pilot.window.screens.match_result.same_deal
    pilot.wait_for(lines.isVisible)
    assert sorted((line.name, line.is_here) for line in lines.lines) == [
        *(("Ana", False), ("Ana", True), ("Bia", False), ("Bia", True))
    ]


def test_after_another_deal_nobody_is_compared(house: House) -> None:
    house.settle_in(preferences(plan=family("hb")))
    pilot = house.open()
    play_out(pilot.click("Play now").settle(), 0)
    pilot.press("Enter").settle()
    play_out(pilot, 0)
    result = pilot.window.screens.match_result
    pilot.wait_for(result.deal.isVisible)
    assert deal_code.seed_of(result.deal.number) < deal_code.SHORT_SEED
    assert len(result.deal.number.replace("-", "")) <= 13
    assert not result.same_deal.isVisible()
    assert result.table.isVisible()
