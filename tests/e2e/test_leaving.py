"""Every way out: from anywhere, after the end, and back in again where one left."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication

from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.records import history
from pega6_desktop.records.opening import open_store
from tests.e2e.conftest import SHORT, House, preferences
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]


def play_to_the_end(house: House) -> TablePilot:
    """A match of one round, from the start of the program to its result."""
    house.settle_in(preferences(plan=msgspec.structs.replace(SHORT, options=(("fixedRounds", 1),))))
    pilot = house.open()
    pilot.click("Play now").settle()
    while pilot.screen != "match_result":
        pilot.press("1" if pilot.owes_row else "Right", "Enter").settle()
    return pilot


WAYS: dict[str, Callable[[TablePilot], object]] = {
    "title bar": lambda pilot: pilot.window.close(),
    "Ctrl+Q": lambda pilot: pilot.press("Ctrl+Q"),
    "menu": lambda pilot: pilot.window.menu_actions.quit.trigger(),
    "home and quit": lambda pilot: pilot.press("Esc").click("Quit"),
}


@pytest.mark.parametrize("way", WAYS)
def test_after_the_end_every_way_out_ends_the_program_cleanly(house: House, way: str) -> None:
    pilot = play_to_the_end(house)
    WAYS[way](pilot)
    assert not pilot.window.isVisible()
    assert pilot.program.client.shut_down()
    assert "ERROR" not in house.log_text


@pytest.mark.parametrize("keys", ["Esc", "n", "Enter"])
def test_after_the_end_the_buttons_lead_home_to_the_form_or_to_a_rematch(house: House, keys: str) -> None:
    pilot = play_to_the_end(house)
    pilot.press(keys).settle()
    assert pilot.screen == {"Esc": "home", "n": "new_game", "Enter": "table"}[keys]
    if keys == "Enter":
        assert pilot.table.models.view.subtitle == "Trick 1 of 10"


def test_a_finished_match_is_not_offered_again(house: House) -> None:
    pilot = play_to_the_end(house).press("Esc")
    assert pilot.screen == "home"
    assert not pilot.sees("Continue")


def test_a_match_that_was_left_goes_on_where_it_was(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    for _ in range(3):
        pilot.press("Right", "Enter").settle()
        if pilot.owes_row:
            pilot.press("1", "Enter").settle()
    hand, rows = pilot.hand, pilot.rows
    pilot.window.menu_actions.home.trigger()
    pilot.wait_for(lambda: pilot.sees("Continue"))
    assert pilot.sees("Pega em 6! · Round 1, trick 4 · today")
    pilot.press("c").settle()
    assert (pilot.hand, pilot.rows) == (hand, rows)


def test_a_killed_program_goes_on_at_the_same_decision(house: House) -> None:
    pilot = house.open()
    pilot.click("Play now").settle()
    for _ in range(4):
        pilot.press("Right", "Enter").settle()
        if pilot.owes_row:
            pilot.press("2", "Enter").settle()
    hand, rows, total = pilot.hand, pilot.rows, pilot.own_total
    later = house.as_if_killed()
    pilot.window.close()
    again = later.open()
    again.wait_for(lambda: again.sees("Continue")).click("Continue").settle()
    assert (again.hand, again.rows, again.own_total) == (hand, rows, total)
    again.press("Right", "Enter").settle()
    later.close()


def test_a_round_result_may_be_left_and_the_match_goes_on_in_the_next_round(house: House) -> None:
    house.settle_in(preferences(plan=msgspec.structs.replace(SHORT, options=(("fixedRounds", 2),))))
    pilot = house.open()
    pilot.click("Play now").settle()
    while pilot.screen == "table":
        pilot.press("1", "Enter") if pilot.owes_row else pilot.press("Right", "Enter")
        pilot.settle()
    assert pilot.screen == "round_result"
    pilot.press("s")
    assert pilot.screen == "home"
    pilot.wait_for(lambda: pilot.sees("Continue")).press("c").settle()
    assert pilot.screen == "table"
    assert len(pilot.hand) == 10
    assert pilot.table.models.view.title.endswith("Round 2 of 2")


def test_escape_never_quits_nor_answers_a_decision(pilot: TablePilot) -> None:
    pilot.press("Esc", "Esc")
    assert pilot.window.isVisible()
    assert pilot.screen == "home"
    pilot.click("Play now").settle().press("Right", "Esc", "Esc")
    assert pilot.screen == "table"
    assert len(pilot.hand) == 10


def test_the_window_remembers_its_size_and_nothing_else(house: House) -> None:
    pilot = house.open(size=(1111, 777))
    pilot.window.close()
    kept = SettingsFile(house.folders.settings / "settings.json").load()
    assert kept.window == (1111, 777)


@pytest.mark.parametrize("size", [(9999, 9999), (1, 1), (-5, 100)])
def test_a_size_no_screen_has_is_brought_to_reason(house: House, size: tuple[int, int]) -> None:
    house.settle_in(preferences(window=size))
    pilot = house.open(size=None)
    with_frame, room = pilot.window.frameGeometry().size(), pilot.window.screen().availableSize()
    assert pilot.window.width() >= 640
    assert pilot.window.height() >= 400
    assert with_frame.boundedTo(room) == with_frame


@pytest.mark.parametrize("spare", [(0, 0), (1, 90), (150, 300)])
def test_a_size_that_fits_the_screen_with_its_frame_comes_back_exactly(house: House, spare: tuple[int, int]) -> None:
    """spare: room the frame leaves to the right and below."""
    pilot = house.open(size=None)
    frame, room = pilot.window.frameGeometry().size() - pilot.window.size(), pilot.window.screen().availableSize()
    size = room.width() - frame.width() - spare[0], room.height() - frame.height() - spare[1]
    house.close()
    house.settle_in(preferences(window=size))
    for _ in range(2):
        pilot = house.open(size=None)
        assert (pilot.window.width(), pilot.window.height()) == size
        house.close()


def test_closing_twice_is_harmless(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    pilot.window.close()
    QApplication.sendEvent(pilot.window, QCloseEvent())
    pilot.program.end()
    assert not pilot.window.isVisible()


def test_continue_is_about_the_match_and_names_a_branch_where_there_is_nothing_else(house: House) -> None:
    house.open().click("Play now").settle().press("Left", "Enter").settle()
    house.close()
    store, _ = open_store(house.folders.matches)
    (pending,) = store.unfinished()
    match = store.load(pending.match_id)
    store.branch(match.match_id, msgspec.structs.replace(match, match_id="branch", moves=()))
    store.close()
    pilot = house.open()
    pilot.wait_for(lambda: pilot.sees("Pega em 6! · Round 1, trick 2 · today"))
    assert not pilot.sees("Branch ·")
    house.close()
    store, _ = open_store(house.folders.matches)
    history.delete(store, match.match_id)
    store.close()
    pilot = house.open()
    pilot.wait_for(lambda: pilot.sees("Branch · Pega em 6! · Round 1, trick 1 · today"))
    pilot.press("c").settle()
    assert pilot.sees("branch")


def test_after_a_failure_the_match_that_failed_goes_on_be_it_a_branch(house: House) -> None:
    house.open().click("Play now").settle().press("Right", "Enter").settle()
    house.close()
    store, _ = open_store(house.folders.matches)
    (pending,) = store.unfinished()
    match = store.load(pending.match_id)
    branch = msgspec.structs.replace(match, match_id="branch", moves=())
    store.branch(match.match_id, branch)
    store.close()
    pilot = house.open()
    pilot.window.go_on_with(branch.header)
    pilot.settle()
    pilot.window.show_failure("rule_bug", "the rules met row -1")
    pilot.wait_for(lambda: pilot.sees("Go on with the match")).press("Enter").settle()
    assert pilot.window.controller.match == branch.header
    assert len(pilot.hand) == 10
