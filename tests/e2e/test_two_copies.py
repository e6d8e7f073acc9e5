"""Two windows on the same matches, and one that finds no place to keep them: both say so, and play goes on."""

import sqlite3

import pytest

from pega6_desktop.records.opening import FILE_NAME
from tests.e2e.conftest import House
from tests.e2e.test_history import listed, match, move_in
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]


def plays_a_card(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    before = len(pilot.hand)
    pilot.press("Left", "Enter").settle()
    assert pilot.screen == "table"
    assert len(pilot.hand) < before


def toast(pilot: TablePilot, words: str) -> TablePilot:
    return pilot.wait_for(lambda: pilot.window.toast.text.startswith(words))


def test_a_second_window_says_that_it_keeps_its_matches_apart_and_they_come_home(house: House) -> None:
    move_in(house, match("first", 1))
    first = house.open()
    second = toast(house.open(), "Another copy of the program is open.")
    plays_a_card(second)
    played = second.window.course.record
    assert played is not None
    first.window.activateWindow()
    plays_a_card(first)
    house.close()
    again = house.open()
    again.click("History").wait_for(lambda: len(listed(again)) == 3)
    assert played.match_id in listed(again)


def test_where_nothing_can_be_saved_it_is_said_and_a_match_is_played(house: House) -> None:
    (house.folders.matches / FILE_NAME).mkdir(parents=True)
    pilot = toast(house.open(), "Matches cannot be saved")
    assert pilot.window.toast.text.endswith("You can still play.")
    plays_a_card(pilot)
    house.close()
    assert list((house.folders.matches / FILE_NAME).iterdir()) == []


def test_matches_of_a_newer_version_are_left_alone_and_that_is_said(house: House) -> None:
    move_in(house, match("first", 1))
    file = house.folders.matches / FILE_NAME
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = file.read_bytes()
    pilot = toast(house.open(), "The saved matches belong to a newer version")
    plays_a_card(pilot)
    house.close()
    assert file.read_bytes()[100:] == before[100:]  # the head notes how SQLite opened it
