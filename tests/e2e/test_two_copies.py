"""Two windows on the same matches, and one that finds no place to keep them: both say so, and play goes on."""

import errno
import os
import sqlite3
import tempfile

import pytest
from PySide6.QtGui import QGuiApplication, QSessionManager
from PySide6.QtWidgets import QFileDialog

from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.records.opening import FILE_NAME
from pega6_desktop.records.portable import read
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
    played = second.window.controller.match
    assert played is not None
    first.window.activateWindow()
    plays_a_card(first)
    house.close()
    again = house.open()
    again.click("History").wait_for(lambda: len(listed(again)) == 3)
    assert played.match_id in listed(again)


def test_where_nothing_can_be_saved_it_is_said_and_a_match_is_played(house: House) -> None:
    (house.folders.matches / FILE_NAME).mkdir(parents=True)
    pilot = toast(house.open(), "The folder of the matches cannot be written to: what you play now is kept only while")
    plays_a_card(pilot)
    house.close()
    assert list((house.folders.matches / FILE_NAME).iterdir()) == []


def test_for_as_long_as_nothing_can_be_saved_a_sign_of_it_can_be_found(house: House) -> None:
    (house.folders.matches / FILE_NAME).mkdir(parents=True)
    pilot = toast(house.open(), "The folder of the matches cannot be written to")
    notice = pilot.window.toast
    notice._timer.timeout.emit()  # there was time to read it
    assert notice.isVisible()
    plays_a_card(pilot)
    assert notice.isHidden()
    assert pilot.sees("not saved yet")
    pilot.window.go_home()
    assert (notice.isVisible(), notice.text) == (True, notice.remaining)
    (house.folders.matches / FILE_NAME).rmdir()
    pilot.click("Play now").settle()
    assert notice.text == "The matches are saved in their own place again."
    assert not pilot.sees("not saved yet")
    assert not notice.remaining


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


# ---------------------------------------------------------------- leaving while a match has no place


STILL_NO_PLACE = "Tried again: there is still no place for it."


def playing_without_a_place(house: House) -> TablePilot:
    """A table at which a card was played that could not be saved."""
    (house.folders.matches / FILE_NAME).mkdir(parents=True)
    pilot = toast(house.open(), "The folder of the matches cannot be written to")
    plays_a_card(pilot)
    return pilot.wait_for(lambda: len(pilot.program.client.unkept) == 1)


def asked(pilot: TablePilot, way: str = "Ctrl+Q") -> TablePilot:
    pilot.press(way).wait_for(lambda: pilot.screen == "leaving")
    assert pilot.sees("Not everything is saved yet")
    assert pilot.sees("1 match cannot be saved in the usual place and may be lost if you quit.")
    return pilot


def test_nobody_loses_a_match_by_quitting_without_being_asked(house: House) -> None:
    pilot = asked(playing_without_a_place(house))
    hand = pilot.hand
    pilot.press("Esc")
    assert (pilot.screen, pilot.hand) == ("table", hand)
    assert not asked(pilot).sees(STILL_NO_PLACE)
    pilot.press("Enter").wait_for(lambda: pilot.sees(STILL_NO_PLACE))
    assert (pilot.screen, pilot.window.isVisible()) == ("leaving", True)
    (house.folders.matches / FILE_NAME).rmdir()
    pilot.press("Enter").wait_for(lambda: not pilot.window.isVisible())
    again = house.open()
    again.wait_for(lambda: again.sees("Continue")).press("c").settle()
    assert again.hand == hand


def test_with_room_again_the_window_closes_without_a_question(house: House) -> None:
    pilot = playing_without_a_place(house)
    (house.folders.matches / FILE_NAME).rmdir()
    pilot.window.close()
    pilot.wait_for(lambda: not pilot.window.isVisible())
    assert pilot.screen == "table"


def test_a_match_without_a_place_goes_to_a_folder_of_the_players_choice(house: House) -> None:
    pilot = asked(playing_without_a_place(house))
    elsewhere = house.folders.log.parent / "elsewhere"
    record = pilot.window.controller.match
    assert record is not None
    pilot.click("Save to a folder")
    (dialog,) = pilot.window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(elsewhere))
    dialog.close()
    pilot.wait_for(lambda: pilot.sees(f"The file cannot be written: {os.strerror(errno.ENOENT)}."))
    elsewhere.mkdir()
    pilot.click("Save to a folder")
    dialog = pilot.window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(elsewhere))
    dialog.close()
    pilot.wait_for(lambda: not pilot.window.isVisible())
    (file,) = elsewhere.iterdir()
    assert read(file).record.match_id == record.match_id


def test_who_quits_anyway_quits(house: House) -> None:
    pilot = asked(playing_without_a_place(house))
    pilot.click("Quit anyway")
    assert not pilot.window.isVisible()


def session_ends() -> QSessionManager:
    """The desktop asks every program to keep what it has."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    (session,) = application.findChildren(QSessionManager)
    application.commitDataRequest.emit(session)
    return session


def test_the_end_of_the_session_waits_for_nobody_and_the_next_start_has_the_match(house: House) -> None:
    pilot = playing_without_a_place(house)
    hand = pilot.hand
    session_ends()
    pilot.window.close()
    assert not pilot.window.isVisible()
    (house.folders.matches / FILE_NAME).rmdir()
    again = house.open()
    again.wait_for(lambda: again.sees("Continue")).press("c").settle()
    assert again.hand == hand


def playing_in_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> TablePilot:
    """A table at which a card was played that no folder whatever could take."""
    monkeypatch.setattr(tempfile, "tempdir", str(house.folders.log.parent / "nowhere"))
    return playing_without_a_place(house)


def test_a_match_in_memory_only_is_asked_about_when_the_session_ends(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = playing_in_memory(house, monkeypatch)
    hand = pilot.hand
    assert not pilot.program.client.is_lasting
    pilot.window.leaving.hold_session()
    pilot.wait_for(lambda: pilot.screen == "leaving")
    assert pilot.sees("1 match cannot be saved in the usual place and may be lost if you quit.")
    assert pilot.sees("The end of the session was called off, because a match was not saved yet; end it again.")
    pilot.press("Esc")
    assert (pilot.screen, pilot.hand) == ("table", hand)
    asked(pilot)
    assert not pilot.sees("The end of the session was called off")
    pilot.press("Esc").window.leaving.hold_session()
    pilot.wait_for(lambda: pilot.screen == "leaving")
    (house.folders.matches / FILE_NAME).rmdir()
    pilot.press("Enter").wait_for(lambda: not pilot.window.isVisible())
    again = house.open()
    again.wait_for(lambda: again.sees("Continue")).press("c").settle()
    assert again.hand == hand


def test_a_session_that_was_held_is_let_go_as_soon_as_the_match_has_its_place(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = playing_in_memory(house, monkeypatch)
    (house.folders.matches / FILE_NAME).rmdir()
    pilot.window.leaving.hold_session()
    toast(pilot, "The end of the session was called off")
    assert pilot.screen == "table"
    pilot.window.close()
    assert not pilot.window.isVisible()


def test_where_the_desktop_lets_nobody_ask_the_window_closes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = playing_in_memory(house, monkeypatch)
    assert not session_ends().allowsInteraction()
    pilot.window.close()
    assert not pilot.window.isVisible()


def test_the_session_finds_everything_kept_before_it_closes_the_window(house: House) -> None:
    pilot = house.open(size=(1111, 777))
    pilot.program.preferences.change(tempo="slow")
    session = session_ends()
    kept = SettingsFile(house.folders.settings / "settings.json").load()
    assert (kept.tempo, kept.window) == ("slow", (1111, 777))
    assert session.restartHint() == QSessionManager.RestartHint.RestartNever
    assert pilot.window.isVisible()


def test_the_words_of_a_match_without_a_place_follow_the_language(house: House) -> None:
    pilot = asked(playing_without_a_place(house))
    pilot.program.preferences.change(language="pt_BR")
    pilot.wait_for(lambda: pilot.sees("Nem tudo está salvo ainda"))
    assert pilot.sees("Sair mesmo assim")
