"""The whole program in a window of 640 × 400 px, and up to the largest screens."""

from collections.abc import Sequence
from functools import partial

import msgspec
import pytest
from PySide6.QtWidgets import QWidget

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.screen import Scroll
from pega6_desktop.ui.screens.new_game.seat_panel import SeatPanel
from tests.e2e.conftest import SHORT, House, preferences
from tests.ui.table.lying import laid

pytestmark = [pytest.mark.gui, pytest.mark.blind]

TEN = msgspec.structs.replace(
    SHORT, seats=(SHORT.seats[0], *(SeatInfo(name=f"Bot {at}", kind="bot", level="careful") for at in range(9)))
)
SIZES = ((640, 400), (800, 480), (1024, 600), (1024, 640), (1280, 800), (1366, 700), (1920, 1040), (3840, 2160))


@pytest.mark.parametrize(
    ("language", "percent", "sizes"),
    [("pt_BR", 100, SIZES), ("de", 100, SIZES), ("pt_BR", 80, SIZES), ("fr", 200, SIZES[3:]), ("de", 150, SIZES[3:])],
)
def test_home_with_a_saved_match_never_scrolls(
    house: House, language: str, percent: int, sizes: Sequence[tuple[int, int]]
) -> None:
    house.settle_in(preferences(language=language, text_percent=percent))
    pilot = house.open()
    home = pilot.window.screens.home
    home.play_button.click()
    pilot.settle()
    pilot.window.go_home()
    pilot.wait_for(home.resume_button.isVisible)
    (column,) = home.findChildren(Scroll)
    doors = [home.resume_button, home.games, home.play_button, home.new_button, home.help_button]
    doors += [home.settings_button, home.history_button, home.statistics_button, home.quit_button]
    for size in sizes:
        pilot.window.resize(*size)
        pilot.wait_for(lambda: all(map(column.shows, doors)) and column.verticalScrollBar().maximum() == 0)


@pytest.mark.parametrize("percent", [80, 100])
@pytest.mark.parametrize("language", ["pt_BR", "fr"])
def test_home_before_the_first_match_never_scrolls(house: House, language: str, percent: int) -> None:
    house.settle_in(preferences(language=language, text_percent=percent))
    pilot = house.open(size=(640, 400))
    (column,) = pilot.window.screens.home.findChildren(Scroll)
    for size in SIZES:
        pilot.window.resize(*size)
        pilot.wait_for(lambda: column.verticalScrollBar().maximum() == 0)


@pytest.mark.parametrize("language", ["pt_BR", "de", "fr"])
@pytest.mark.parametrize("variant", ["special", "pro"])
def test_no_rule_is_cut_at_the_side_in_the_largest_type(house: House, language: str, variant: str) -> None:
    plan = msgspec.structs.replace(SHORT, variant=variant, options=())
    house.settle_in(preferences(language=language, text_percent=200, plan=plan))
    pilot = house.open(size=(1280, 800))
    pilot.press("n")
    for area in pilot.window.screens.new_game.findChildren(Scroll):
        pilot.wait_for(lambda area=area: area.widget().width() <= area.viewport().width())  # type: ignore[misc]


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
    pilot.window.screens.home.play_button.click()
    pilot.settle()
    assert [row.height >= 40 for row in laid(pilot.table.area.table_layout).rows] == [True] * 5


@pytest.mark.parametrize("language", ["pt_BR", "de"])
def test_several_seats_are_seen_whole_in_the_largest_type(house: House, language: str) -> None:
    house.settle_in(preferences(language=language, text_percent=200, plan=TEN))
    pilot = house.open(size=(640, 400))
    pilot.window.screens.home.new_button.click()
    (seats,) = pilot.window.findChildren(SeatPanel)
    column = next(area for area in seats.findChildren(Scroll) if area.isAncestorOf(seats.rows[0]))
    names = [row.name for row in seats.rows]
    for size, fewest in (((640, 400), names[:3]), ((1024, 640), names[:4]), ((1280, 800), names[:4])):
        pilot.window.resize(*size)
        pilot.wait_for(partial(_are_shown, column, fewest))
        assert all(column.shows(part) for part in (seats.rows[1].name, seats.rows[1].level, seats.rows[1].remove))
    while len(seats.rows) > 9:
        seats.rows[-1].remove.click()
    column.verticalScrollBar().setValue(column.verticalScrollBar().maximum())
    pilot.wait_for(lambda: column.shows(seats.add_button))


def _are_shown(column: Scroll, parts: Sequence[QWidget]) -> bool:
    return all(map(column.shows, parts))
