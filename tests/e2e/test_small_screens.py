"""The whole program in a window of 640 × 400 px, and up to the largest screens."""

import msgspec
import pytest

from pega6_desktop.ui.screens.screen import Scroll
from tests.e2e.conftest import SHORT, House, preferences

pytestmark = [pytest.mark.gui, pytest.mark.blind]

SIZES = ((640, 400), (800, 480), (1024, 600), (1024, 640), (1280, 800), (1366, 700), (1920, 1040), (3840, 2160))


@pytest.mark.parametrize("language", ["pt_BR", "de"])
def test_home_with_a_saved_match_never_scrolls(house: House, language: str) -> None:
    house.settle_in(preferences(language=language))
    pilot = house.open()
    home = pilot.window.rooms.home
    home.play_button.click()
    pilot.settle()
    pilot.window.go_home()
    pilot.wait_for(home.resume_button.isVisible)
    (column,) = home.findChildren(Scroll)
    doors = [home.play_button, home.resume_button, home.new_button, home.help_button, home.settings_button]
    doors += [home.history_button, home.statistics_button, home.quit_button]
    for size in SIZES:
        pilot.window.resize(*size)
        pilot.wait_for(lambda: all(map(column.shows, doors)) and column.verticalScrollBar().maximum() == 0)


def test_a_match_is_played_by_mouse_in_a_window_of_640_by_400(house: House) -> None:
    pilot = house.open(size=(640, 400))
    pilot.click("Play now").settle()
    assert (pilot.window.width(), pilot.window.height()) == (640, 400)
    for _ in range(3):
        card = pilot.hand[-1]
        pilot.drag(card=card, to=pilot.place_of(card)).settle()
        assert card not in pilot.hand
    inside = pilot.window.rect()
    for button in (pilot.table.action_button, pilot.table.lists_button):
        assert inside.contains(button.geometry())


def test_nothing_on_the_way_through_the_program_makes_the_window_larger(house: House) -> None:
    pilot = house.open(size=(640, 400))
    for words in ("Settings", "History", "Statistics", "New game", "How to play"):
        pilot.click(words)
        assert (pilot.window.width(), pilot.window.height()) == (640, 400), words
        pilot.press("Esc")
        assert pilot.screen == "home"


@pytest.mark.parametrize("language", ["pt_BR", "de"])
def test_rows_are_hit_with_a_finger_in_the_largest_type_of_the_smallest_window(house: House, language: str) -> None:
    plan = msgspec.structs.replace(SHORT, variant="special", options=())
    house.settle_in(preferences(language=language, text_percent=200, plan=plan))
    pilot = house.open(size=(640, 400))
    pilot.window.rooms.home.play_button.click()
    pilot.settle()
    assert [row.height >= 40 for row in pilot.table.area.table_layout.rows] == [True] * 5
