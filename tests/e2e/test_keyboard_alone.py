"""Every screen without a mouse: all of it is reached, seen and heard, forwards and backwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from pega6_desktop.games.pega6.observation import Observation
from tests.e2e import keyboard
from tests.e2e.conftest import House, preferences
from tests.e2e.family import family
from tests.e2e.moments import moment
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui


def at_home(pilot: TablePilot) -> None:
    """The program begins there."""


def about(pilot: TablePilot) -> None:
    pilot.window.menu_actions.about.trigger()


def at_the_table(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()


def with_lists(pilot: TablePilot) -> None:
    at_the_table(pilot)
    pilot.press("h")


def with_a_card(pilot: TablePilot) -> None:
    at_the_table(pilot)
    pilot.press("Right")


def after_a_round(pilot: TablePilot) -> None:
    at_the_table(pilot)
    while pilot.screen == "table":
        pilot.press(*(("1", "Enter") if pilot.owes_row else ("Right", "Enter"))).settle()


def after_a_match(pilot: TablePilot) -> None:
    after_a_round(pilot)
    while pilot.screen != "match_result":
        if pilot.screen == "table":
            pilot.press(*(("1", "Enter") if pilot.owes_row else ("Right", "Enter"))).settle()
        else:
            pilot.press("Enter").settle()


def in_the_history(pilot: TablePilot) -> None:
    """With the match beside the list: its buttons come with the store's second answer."""
    after_a_round(pilot)
    pilot.press("Ctrl+H", "Ctrl+Y")
    detail = pilot.window.screens.history.detail
    pilot.wait_for(lambda: detail.match_id != "" and detail.shown is not None)


def in_the_statistics(pilot: TablePilot) -> None:
    after_a_match(pilot)
    pilot.press("Esc", "Ctrl+T").wait_for(lambda: pilot.window.screens.statistics.tally is not None)


def watching(pilot: TablePilot) -> None:
    after_a_round(pilot)
    pilot.press("v").wait_for(
        lambda: pilot.screen == "replay" and pilot.window.screens.replay.projector.film_steps is not None
    )


def reading_the_rules(pilot: TablePilot) -> None:
    at_the_table(pilot)
    pilot.press("Ctrl+R")


def in_trouble(pilot: TablePilot) -> None:
    pilot.window.show_failure("rule_bug", "the rules met row -1")


SCREENS: dict[str, Callable[[TablePilot], object]] = {
    "home": at_home,
    "form": lambda pilot: pilot.press("n"),
    "settings": lambda pilot: pilot.press("Ctrl+,"),
    "help": lambda pilot: pilot.press("h"),
    "keys": lambda pilot: pilot.press("F1"),
    "about": about,
    "people": lambda pilot: pilot.window.menu_actions.people.trigger(),
    "table": at_the_table,
    "table with a card": with_a_card,
    "table with lists": with_lists,
    "round": after_a_round,
    "match": after_a_match,
    "history": in_the_history,
    "statistics": in_the_statistics,
    "trouble": in_trouble,
    "replay": watching,
    "rules": reading_the_rules,
}


def assert_walked(pilot: TablePilot) -> None:
    forwards = keyboard.walk(pilot)
    assert keyboard.unreached(pilot, forwards) == []
    assert keyboard.speechless(forwards) == []
    assert keyboard.out_of_sight(forwards) == []
    assert keyboard.unseen(forwards) == []
    backwards = keyboard.walk(pilot, Qt.Key.Key_Backtab)
    assert {id(stop.widget) for stop in backwards} == {id(stop.widget) for stop in forwards}
    assert keyboard.given_twice(pilot) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_walked_without_a_mouse(house: House, screen: str) -> None:
    pilot = house.open()
    SCREENS[screen](pilot)
    assert_walked(pilot)


@pytest.mark.parametrize("screen", ["home", "form", "settings", "keys", "help"])
def test_in_large_type_the_page_follows_the_keyboard(house: House, screen: str) -> None:
    house.settle_in(preferences(text_percent=200))
    pilot = house.open(size=(1024, 640))
    SCREENS[screen](pilot)
    assert_walked(pilot)


def drafting(seen: Observation) -> bool:
    return seen.phase == "draft"


def asked_for_a_special(seen: Observation) -> bool:
    return seen.phase == "special" and len(seen.legal) > 1


@pytest.mark.parametrize(("variant", "when"), [("pro", drafting), ("special", asked_for_a_special)])
def test_the_other_tables_are_walked_too(house: House, variant: str, when: Callable[[Observation], bool]) -> None:
    pilot = moment(when, variant=variant).resume(house)
    pilot.press("h")
    assert_walked(pilot)


def test_the_curtain_is_walked(house: House) -> None:
    house.settle_in(preferences(plan=family("hhb")))
    pilot = house.open()
    pilot.click("Play now").wait_for(pilot.window.passing.curtain.sheet.isVisible)
    stops = keyboard.walk(pilot)
    curtain = pilot.window.passing.curtain
    assert all(curtain.isAncestorOf(stop.widget) for stop in stops if stop.widget is not curtain)
    assert curtain.sheet.open_button in [stop.widget for stop in stops]
    assert keyboard.speechless([stop for stop in stops if stop.widget is not curtain]) == []
    assert keyboard.unseen([stop for stop in stops if stop.widget is not curtain]) == []


def test_escape_at_the_table_puts_the_card_down_and_then_the_lists_away(house: House) -> None:
    pilot = house.open()
    pilot.click("Play now").settle().press("h", "Esc")
    assert pilot.table.panel.isVisible()
    pilot.press("Right").press("Esc")
    assert pilot.table.area.felt.accents.lifted is None
    assert pilot.table.panel.isVisible()
    pilot.press("Esc")
    assert not pilot.table.panel.isVisible()
    assert pilot.screen == "table"


def test_a_card_raised_from_within_a_list_is_what_enter_plays(house: House) -> None:
    pilot = house.open()
    with_lists(pilot)
    pilot.table.panel.moves.setFocus()
    pilot.press("Right", "Right")
    raised = pilot.hand[1]
    pilot.press("Enter").settle()
    assert raised not in pilot.hand


def test_at_the_end_of_a_list_the_keys_stay_in_it(house: House) -> None:
    pilot = house.open()
    with_lists(pilot)
    moves = pilot.table.panel.moves
    moves.setFocus()
    pilot.press("End", "Down", "Down", "Home", "Up")
    assert moves.hasFocus()
    assert moves.currentIndex().row() == 0
    assert pilot.status.endswith("choose a card from your hand.")
