"""The language changes in the middle of a match; trouble is told on a clear screen and the match is saved."""

import msgspec
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pega6_desktop.app.i18n import NAMES
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Failed
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.words.catalog import WORDS
from tests.e2e.conftest import House, preferences
from tests.pilot import TablePilot
from tests.ui.table.lying import laid

pytestmark = pytest.mark.gui


def untranslated(pilot: TablePilot, words: str) -> list[str]:
    """The lines of ``words`` that still stand in the window and hold letters a person reads."""
    kept = {
        *NAMES.values(),
        *(game.name() for game in WORDS.values()),
        "Base",  # what the first variant is called in both languages
        "Ana",
        "Bia",
        "Caio",
        "Normal",
        "Enter",
        "Total",
        "Esc",
        "Pega 6",
        "H",
        "Menu",
        "menu",
    }
    now = set(pilot.words.split("\n"))
    return sorted(
        line for line in set(words.split("\n")) & now if any(char.isalpha() for char in line) and line not in kept
    )


def test_every_word_of_the_table_follows_the_language_in_mid_match(house: House) -> None:
    pilot = house.open()
    pilot.click("Play now").settle().press("Right", "Enter").settle()
    if pilot.owes_row:
        pilot.press("1", "Enter").settle()
    pilot.press("h").press("Right")
    english, rows, hand = pilot.words, pilot.rows, pilot.hand
    assert "Your turn:" in english
    pilot.program.preferences.change(language="pt_BR")
    pilot.wait_for(lambda: pilot.sees("Sua vez:"))
    assert untranslated(pilot, english) == []
    assert (pilot.rows, pilot.hand) == (rows, hand)
    portuguese = pilot.words
    pilot.program.preferences.change(language="en")
    pilot.wait_for(lambda: pilot.sees("Your turn:"))
    assert untranslated(pilot, portuguese) == []


@pytest.mark.parametrize(
    "screen", ["home", "new_game", "settings", "help", "keys", "about", "failure", "history", "statistics"]
)
def test_every_word_of_a_screen_follows_the_language(house: House, screen: str) -> None:
    pilot = house.open()
    match screen:
        case "new_game":
            pilot.press("n")
        case "settings":
            pilot.click("Settings")
        case "help":
            pilot.press("h")
        case "keys":
            pilot.press("F1")
        case "about":
            pilot.window.menu_actions.about.trigger()
        case "history":
            pilot.press("Ctrl+Y").wait_for(lambda: pilot.sees("No match has been played here yet."))
        case "statistics":
            pilot.press("Ctrl+T").wait_for(lambda: pilot.sees("Finish a match"))
        case "failure":
            pilot.window.show_failure("rule_bug", "…")
    assert pilot.screen == screen
    english = pilot.words
    pilot.program.preferences.change(language="pt_BR")
    pilot.wait_for(lambda: pilot.words != english and not untranslated(pilot, english))


def test_the_first_start_asks_for_the_language_once_and_the_settings_have_it(house: House) -> None:
    house.settle_in(preferences(language="", plan=None))
    pilot = house.open()
    pilot.click("Português (Brasil)").wait_for(lambda: pilot.sees("Jogar agora"))
    pilot.click("Español").wait_for(lambda: pilot.sees("Jugar ahora"))
    house.close()
    again = house.open()
    assert again.sees("Jugar ahora")
    assert not again.sees("Español")
    again.click("Ajustes").click("English").press("Esc").wait_for(lambda: again.sees("Play now"))


def test_who_plays_without_choosing_a_language_is_not_asked_any_more(house: House) -> None:
    house.settle_in(preferences(language="", plan=None))
    pilot = house.open()
    assert pilot.sees("Español")
    pilot.press("Enter").settle()
    pilot.window.go_home()
    assert not pilot.sees("Español")


def test_a_saved_match_is_what_enter_means(house: House) -> None:
    pilot = house.open()
    pilot.press("j").settle()
    hand = pilot.hand
    pilot.window.go_home()
    pilot.wait_for(lambda: pilot.sees("Continue"))
    home = pilot.window.screens.home
    assert (home.resume_button.hasFocus(), home.play_button.is_primary, home.play_button.key) == (True, False, "J")
    assert home.resume_button.accessibleDescription().startswith("Pega em 6! · Round 1, trick 1 · today, ")
    pilot.press("Enter").settle()
    assert pilot.hand == hand


def test_a_failure_of_ours_is_told_and_the_match_goes_on_afterwards(pilot: TablePilot) -> None:
    pilot.click("Play now").settle().press("Right", "Enter").settle()
    if pilot.owes_row:
        pilot.press("1", "Enter").settle()
    hand, rows = pilot.hand, pilot.rows
    client = pilot.program.client
    client.failed.emit(Failed(client.epoch, "rule_bug", "the rules met row -1", "", ()))
    assert pilot.screen == "failure"
    pilot.wait_for(lambda: pilot.sees("Go on with the match"))
    assert pilot.sees("Something went wrong")
    assert pilot.sees("saved up to the last move")
    pilot.click("Copy the details")
    assert "the rules met row -1" in QApplication.clipboard().text()
    pilot.click("Go on with the match").settle()
    assert pilot.screen == "table"
    assert (pilot.hand, pilot.rows) == (hand, rows)


def test_an_exception_anywhere_in_the_window_is_told_logged_and_survived(house: House, qtbot: QtBot) -> None:
    with qtbot.capture_exceptions() as caught:
        pilot = house.open()
        pilot.click("Play now").settle()
        hand = pilot.hand
        QTimer.singleShot(0, pilot.window, lambda: 1 / 0)
        pilot.wait_for(lambda: pilot.screen == "failure")
        assert pilot.sees("did not expect")
        assert "ZeroDivisionError" in house.log_text
        pilot.click("Copy the details")
        assert "lambda: 1 / 0" in QApplication.clipboard().text()
        pilot.wait_for(lambda: pilot.sees("Go on with the match")).press("Enter").settle()
        assert pilot.hand == hand
        house.close()
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]


def test_many_exceptions_show_one_screen(house: House, qtbot: QtBot) -> None:
    with qtbot.capture_exceptions() as caught:
        pilot = house.open()
        for _ in range(20):
            QTimer.singleShot(0, pilot.window, lambda: 1 / 0)
        pilot.wait_for(lambda: pilot.screen == "failure")
        qtbot.wait(50)
        pilot.press("Esc")
        assert pilot.screen == "home"
        house.close()
    assert len(caught) == 20


def test_trouble_with_a_saved_match_does_not_offer_to_go_on_with_it(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    client = pilot.program.client
    client.failed.emit(Failed(client.epoch, "record_newer", "format 9", "", ()))
    pilot.wait_for(lambda: pilot.window.controller.unfinished is not None)
    assert pilot.sees("newer version")
    assert not pilot.sees("Go on with the match")
    pilot.press("Enter")
    assert pilot.screen == "home"


@pytest.mark.parametrize(
    ("fields", "words"),
    [({"theme": "neon"}, "neon"), ({"language": "xx_YY"}, "xx_YY")],
    ids=["theme", "language"],
)
def test_a_theme_or_language_that_is_gone_is_told_once(house: House, fields: dict[str, object], words: str) -> None:
    house.settle_in(preferences(**fields))
    pilot = house.open()
    assert words in pilot.window.toast.text
    assert pilot.window.toast.isVisible()
    pilot.window.close()
    assert words not in house.open().window.toast.text


HOSTILE = {
    "broken": b"{ broken",
    "deep": b'{"plan": ' + b"[" * 200_000,
    "a theme of 50 MB": b'{"theme": "' + b"x" * 50_000_000 + b'"}',
    "a seat nobody can sit on": msgspec.json.encode(
        preferences(plan=TablePlan(seats=(SeatInfo("", "human", avatar=2**50), SeatInfo("B" * 900, "bot", "random"))))
    ),
    "rules and players of nowhere": b"""{"rule_sets": [
        {"name": "", "game": "pega6", "variant": "?", "options": [["x", 9]]},
        {"name": "y", "game": "bridge", "variant": "base"}],
        "profiles": [{"name": "", "pin": "::", "avatar": -5}],
        "left": [{"game": "bridge"}], "window": [-99999, 99999], "corner": [99999, -99999], "plan": {"deal": "-1"}}""",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_settings_that_cannot_be_read_are_kept_and_told_and_a_match_is_played(house: House, kind: str) -> None:
    file = house.folders.settings / "settings.json"
    file.write_bytes(HOSTILE[kind])
    pilot = house.open()
    kept = list(file.parent.glob("settings-broken-*"))
    assert [str(one) in pilot.window.toast.text for one in kept] == [True] * len(kept)
    assert [one.read_bytes() == HOSTILE[kind] for one in kept] == (
        [True] if kind in ("broken", "deep", "a theme of 50 MB") else []
    )
    pilot.press("Enter").settle()
    assert (pilot.screen, len(pilot.hand)) == ("table", 10)
    pilot.window.close()
    assert "ERROR" not in house.log_text
    assert not house.open().window.toast.text


def test_text_size_theme_and_tempo_work_at_once_at_the_table(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    card = laid(pilot.table.area.table_layout).card
    pilot.program.preferences.change(theme="dark", text_percent=160, tempo="fast")
    assert pilot.program.look.theme.name == "dark"
    assert pilot.program.look.text_scale == 1.6
    assert pilot.sees("Fast")
    assert laid(pilot.table.area.table_layout).card <= card
    assert len(pilot.hand) == 10
