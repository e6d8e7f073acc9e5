"""No living Qt object is ever left to Python's garbage collector while the program runs.

The collector runs in whichever thread happens to allocate, so in that of a thinking bot as well, and Qt objects of the
window destroyed there crash the program sooner or later.
"""

import gc
from collections import Counter

import pytest
import shiboken6

from pega6_desktop.ui.screens.common.preferences import TempoName
from tests.e2e.conftest import House, preferences
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui


@pytest.fixture
def nothing_to_collect() -> None:
    gc.collect()


def _left_to_the_collector() -> Counter[str]:
    """Kinds of Qt objects in unreachable cycles that Qt still believes to be alive."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    found = Counter(type(one).__name__ for one in gc.garbage if isinstance(one, shiboken6.Object) and _is_alive(one))
    gc.garbage.clear()
    return found


def _is_alive(one: shiboken6.Object) -> bool:
    return shiboken6.isValid(one)


def _play_round(pilot: TablePilot) -> None:
    while pilot.screen == "table":
        pilot.press("1", "Enter") if pilot.owes_row else pilot.press("Right", "Enter")
        pilot.settle()


@pytest.mark.usefixtures("nothing_to_collect")
@pytest.mark.parametrize("tempo", ["off", "fast"])
def test_a_round_and_its_result_leave_nothing_alive(house: House, tempo: TempoName) -> None:
    house.settle_in(preferences(tempo=tempo))
    pilot = house.open()
    pilot.click("Play now").settle()
    assert _left_to_the_collector() == {}
    _play_round(pilot)
    assert pilot.screen in ("round_result", "match_result")
    assert _left_to_the_collector() == {}


@pytest.mark.usefixtures("nothing_to_collect")
def test_moving_through_the_screens_leaves_nothing_alive(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    window = pilot.window
    for width, height in ((1024, 640), (1600, 900)):
        window.resize(width, height)
        for key in ("F1", "F1", "h", "?", "Esc", "h"):
            pilot.press(key)
    for theme in ("dark", "contrast", "light"):
        pilot.program.preferences.change(theme=theme)
    for language in ("pt_BR", "en"):
        pilot.program.preferences.change(language=language)
    window.go_home()
    pilot.settle()
    assert _left_to_the_collector() == {}
