"""Whole matches from the home screen to the result and the rematch, each played in one way only."""

from collections.abc import Callable

import pytest

from pega6_desktop.games.pega6.observation import Observation
from tests.e2e.conftest import House
from tests.e2e.moments import moment
from tests.pilot import TablePilot, row

pytestmark = pytest.mark.gui


def by_drag(pilot: TablePilot) -> None:
    if pilot.owes_row:
        pilot.click(row(2))
        if pilot.owes_row:
            pilot.press("Enter")
    else:
        card = pilot.hand[len(pilot.hand) // 2]
        pilot.drag(card=card, to=pilot.place_of(card))


def by_click(pilot: TablePilot) -> None:
    if pilot.owes_row:
        pilot.click(row(1))
        if pilot.owes_row:
            pilot.click(row(1))
    else:
        card = pilot.hand[0]
        pilot.click(card=card).click(pilot.place_of(card))


def by_keyboard(pilot: TablePilot) -> None:
    if pilot.owes_row:
        pilot.press("3", "Enter")
    else:
        pilot.press("Right", "Right", "Enter")


def in_the_lists(pilot: TablePilot) -> None:
    if not pilot.table.panel.isVisible():
        pilot.press("h")
    pilot.table.panel.moves.setFocus()
    pilot.press("Home", "Down", "Enter")


@pytest.mark.parametrize("turn", [by_drag, by_click, by_keyboard, in_the_lists], ids=lambda turn: turn.__name__)
def test_a_whole_match_and_its_rematch(pilot: TablePilot, turn: Callable[[TablePilot], None]) -> None:
    pilot.click("Play now").settle()
    rounds = 0
    while pilot.screen != "match_result":
        before = (pilot.hand, pilot.rows, pilot.owes_row)
        turn(pilot)
        pilot.settle()
        assert (pilot.hand, pilot.rows, pilot.owes_row) != before, pilot.status
        if pilot.screen == "round_result":
            rounds += 1
            assert pilot.sees(f"End of round {rounds}")
            pilot.press("Enter").settle()
    result = pilot.window.screens.match_result
    assert result.rematch_button.hasFocus()
    assert result.sentence
    pilot.wait_for(lambda: "The card of the match" in result.card.words or result.own_card.isVisible())
    assert result.table.sheet.round_count == rounds + 1
    assert any(line.total >= 12 for line in pilot.window.screens.match_result.table.sheet.lines)
    pilot.press("Enter").settle()
    assert pilot.screen == "table"
    assert len(pilot.hand) == 10
    assert pilot.own_total == 0


@pytest.mark.parametrize("variant", ["special", "pro"])
def test_a_whole_match_with_special_cards_or_a_draft_in_the_lists_alone(house: House, variant: str) -> None:
    pilot = moment(at_once, variant=variant, options=(("endTarget", 12),) if variant == "pro" else ()).resume(house)
    decisions: set[str] = set()
    while pilot.screen != "match_result":
        if pilot.screen == "round_result":
            pilot.press("Enter").settle()
            continue
        decisions.add(pilot.table.presenter.stage)
        before = (pilot.log, pilot.table.models.view.subtitle)
        in_the_lists(pilot)
        pilot.settle()
        assert (pilot.log, pilot.table.models.view.subtitle) != before or pilot.screen != "table", pilot.status
    assert decisions >= {"hand", "option" if variant == "special" else "draft"}


def at_once(seen: Observation) -> bool:
    return bool(seen.legal)
