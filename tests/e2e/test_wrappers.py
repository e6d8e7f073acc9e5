"""What Python knows of Qt's things when screens lay themselves out anew: nothing of what Qt frees.

PySide makes a wrapper of each item of a layout that is full when it is put into another, and keeps it; once the item is
gone, a new object at its address is released twice. So every layout is filled where it stands (tests/test_lints.py).
"""

import gc
from collections import Counter

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QLayout, QLayoutItem

from tests.e2e import seen
from tests.e2e.conftest import House
from tests.e2e.stations import STATIONS
from tests.e2e.visit import Visit
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

WALK = (
    *("home", "form special", "quiet screens", "failures", "past", "acquaintances", "watched", "base game", "results"),
    "passing",
)
"""Stations through every screen; at the others nothing else is laid out."""
WISHES = (
    {"language": "pt_BR", "theme": "dark", "text_percent": 150},
    {"language": "en", "theme": "light", "text_percent": 100},
)


def strays() -> Counter[str]:
    """Wrappers of what Qt owns and frees by itself, by type; layouts are items, but objects of their own too."""
    gc.collect()
    kinds = (QLayoutItem, QEvent, QAccessibleInterface, QAccessibleEvent)
    found = [one for one in shiboken6.getAllValidWrappers() if isinstance(one, kinds) and not isinstance(one, QLayout)]
    return Counter(type(one).__name__ for one in found if not shiboken6.createdByPython(one))


@pytest.mark.parametrize("station", WALK)
def test_no_screen_leaves_a_wrapper_of_what_qt_frees_by_itself(house: House, station: str) -> None:
    for pilot in STATIONS[station](Visit(house)):
        for wish, width in zip(WISHES, (700, 1300), strict=True):
            pilot.program.preferences.change(**wish)
            pilot.window.resize(width, 700)
            seen.let_everything_follow()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert strays() == Counter(), pilot.screen


def test_a_screen_reader_leaves_none_either(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    before = strays()
    area = QAccessible.queryAccessibleInterface(pilot.table.area)
    assert [area.child(place).text(QAccessible.Text.Name) for place in range(area.childCount())]
    del area
    assert strays() - before == Counter()
