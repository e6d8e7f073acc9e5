"""Where the window opens: as it was left, or where it can be seen and held on the screens there are today."""

import pytest

from pega6_desktop.ui.shell.window_place import FIRST_SIZE, NO_FRAME, SMALLEST_SIZE, Frame, ScreenBox, placed, smallest

THICK = Frame(4, 36, 4, 8)
LAPTOP = ScreenBox(0, 0, 1366, 728)
BIG = ScreenBox(0, 25, 1920, 1040)
RIGHT = ScreenBox(1920, 0, 2560, 1400)
LEFT = ScreenBox(-1280, 100, 1280, 984)


def test_the_first_time_it_opens_in_the_middle_of_the_main_screen() -> None:
    assert placed(None, None, [BIG], NO_FRAME) == ScreenBox(320, 145, *FIRST_SIZE)


def test_it_opens_as_it_was_left() -> None:
    assert placed((1000, 700), (400, 200), [BIG], NO_FRAME) == ScreenBox(400, 200, 1000, 700)


@pytest.mark.parametrize(("screen", "corner"), [(RIGHT, (2400, 300)), (LEFT, (-1200, 150))])
def test_it_opens_on_the_second_monitor(screen: ScreenBox, corner: tuple[int, int]) -> None:
    assert placed((1000, 700), corner, [BIG, screen], NO_FRAME) == ScreenBox(*corner, 1000, 700)


@pytest.mark.parametrize("corner", [(2400, 300), (-1200, 150), (300, -2000), (300, 5000)])
def test_where_the_monitor_is_gone_it_opens_in_the_middle_of_the_main_one(corner: tuple[int, int]) -> None:
    assert placed((1000, 700), corner, [BIG], NO_FRAME) == ScreenBox(460, 195, 1000, 700)


def test_a_window_that_hung_over_an_edge_is_drawn_in() -> None:
    assert placed((1000, 700), (1500, 900), [BIG], NO_FRAME) == ScreenBox(920, 365, 1000, 700)
    assert placed((1000, 700), (-300, 100), [BIG], NO_FRAME) == ScreenBox(0, 100, 1000, 700)


def test_between_two_monitors_it_belongs_to_the_one_that_shows_more_of_it() -> None:
    assert placed((1000, 700), (1800, 100), [BIG, RIGHT], NO_FRAME) == ScreenBox(1920, 100, 1000, 700)
    assert placed((1000, 700), (1300, 100), [BIG, RIGHT], NO_FRAME) == ScreenBox(920, 100, 1000, 700)


def test_a_title_bar_out_of_reach_brings_it_back() -> None:
    """The upper edge lies above the screen: its lower half is seen, but nobody could move it."""
    assert placed((1000, 700), (100, -300), [BIG], NO_FRAME) == ScreenBox(460, 195, 1000, 700)
    assert placed((1000, 700), (1900, 100), [BIG], NO_FRAME) == ScreenBox(460, 195, 1000, 700)


def test_a_smaller_screen_makes_it_smaller() -> None:
    assert placed((2000, 1200), (100, 100), [LAPTOP], NO_FRAME) == ScreenBox(0, 0, 1366, 728)


PANEL = 28
"""What the desktop keeps of a screen for itself, in px of the device."""


@pytest.mark.parametrize("percent", [100, 125, 150, 175, 200])
@pytest.mark.parametrize("screen", [(1280, 800), (1366, 768), (1920, 1080), (1024, 600), (3840, 2160)])
@pytest.mark.parametrize("frame", [NO_FRAME, THICK, Frame(1, 60, 1, 1)])
@pytest.mark.parametrize(
    ("size", "corner"),
    [(None, None), ((1280, 800), (0, 0)), ((1280, 827), (40, -27)), ((5000, 4000), (300, 200)), ((100, 50), (-20, 9))],
    ids=["first", "as large as the screen", "hanging over", "huge", "tiny"],
)
def test_the_whole_window_lies_in_the_room_of_its_screen_with_its_frame(
    size: tuple[int, int] | None, corner: tuple[int, int] | None, frame: Frame, screen: tuple[int, int], percent: int
) -> None:
    wide, tall = screen[0] * 100 // percent, (screen[1] - PANEL) * 100 // percent
    room = ScreenBox(0, PANEL * 100 // percent, wide, tall)
    box = placed(size, corner, [room], frame)
    assert box.x >= room.x
    assert box.y >= room.y
    assert box.right + frame.left + frame.right <= room.right
    assert box.bottom + frame.top + frame.bottom <= room.bottom
    assert box.width >= min(SMALLEST_SIZE[0], wide - frame.left - frame.right)
    assert box.height >= min(SMALLEST_SIZE[1], tall - frame.top - frame.bottom)


def test_a_screen_smaller_than_the_smallest_size_makes_it_smaller_still() -> None:
    tiny = ScreenBox(10, 20, 512, 300)
    assert placed((300, 200), (50, 60), [tiny], THICK) == ScreenBox(10, 20, 504, 256)
    assert placed(None, None, [tiny], THICK) == ScreenBox(10, 20, 504, 256)
    assert smallest(tiny, THICK) == (504, 256)
    assert smallest(BIG, THICK) == SMALLEST_SIZE
