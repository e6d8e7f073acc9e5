"""Where the window opens: as it was left, or where it can be seen and held on the screens there are today."""

import pytest

from pega6_desktop.ui.screens.window_size import FIRST_SIZE, SMALLEST_SIZE, Box, placed

LAPTOP = Box(0, 0, 1366, 728)
BIG = Box(0, 25, 1920, 1040)
RIGHT = Box(1920, 0, 2560, 1400)
LEFT = Box(-1280, 100, 1280, 984)


def test_the_first_time_it_opens_in_the_middle_of_the_main_screen() -> None:
    assert placed(None, None, [BIG]) == Box(320, 145, *FIRST_SIZE)


def test_it_opens_as_it_was_left() -> None:
    assert placed((1000, 700), (400, 200), [BIG]) == Box(400, 200, 1000, 700)


@pytest.mark.parametrize(("screen", "corner"), [(RIGHT, (2400, 300)), (LEFT, (-1200, 150))])
def test_it_opens_on_the_second_monitor(screen: Box, corner: tuple[int, int]) -> None:
    assert placed((1000, 700), corner, [BIG, screen]) == Box(*corner, 1000, 700)


@pytest.mark.parametrize("corner", [(2400, 300), (-1200, 150), (300, -2000), (300, 5000)])
def test_where_the_monitor_is_gone_it_opens_in_the_middle_of_the_main_one(corner: tuple[int, int]) -> None:
    assert placed((1000, 700), corner, [BIG]) == Box(460, 195, 1000, 700)


def test_a_window_that_hung_over_an_edge_is_drawn_in() -> None:
    assert placed((1000, 700), (1500, 900), [BIG]) == Box(920, 365, 1000, 700)
    assert placed((1000, 700), (-300, 100), [BIG]) == Box(0, 100, 1000, 700)


def test_between_two_monitors_it_belongs_to_the_one_that_shows_more_of_it() -> None:
    assert placed((1000, 700), (1800, 100), [BIG, RIGHT]) == Box(1920, 100, 1000, 700)
    assert placed((1000, 700), (1300, 100), [BIG, RIGHT]) == Box(920, 100, 1000, 700)


def test_a_title_bar_out_of_reach_brings_it_back() -> None:
    """The upper edge lies above the screen: its lower half is seen, but nobody could move it."""
    assert placed((1000, 700), (100, -300), [BIG]) == Box(460, 195, 1000, 700)
    assert placed((1000, 700), (1900, 100), [BIG]) == Box(460, 195, 1000, 700)


def test_a_smaller_screen_makes_it_smaller() -> None:
    assert placed((2000, 1200), (100, 100), [LAPTOP]) == Box(0, 0, 1366, 728)


def test_below_the_smallest_size_the_upper_left_corner_stays_in_view() -> None:
    tiny = Box(10, 20, 640, 400)
    assert placed((300, 200), (50, 60), [tiny]) == Box(10, 20, *SMALLEST_SIZE)
    assert placed(None, None, [tiny]) == Box(10, 20, *SMALLEST_SIZE)
