"""What Python knows of Qt's things when screens lay themselves out anew: no more of what Qt frees than before.

Some there are from the beginning: PySide makes a wrapper of each item of a layout that is full when it is put into
another. They stand as long as their layout; one for what is taken out again would outlive it.
"""

import gc
from collections import Counter

import pytest
import shiboken6
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QLayout, QLayoutItem

from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

WIDTHS = (1300, 700, 1300, 900)


def strays() -> Counter[str]:
    """Wrappers of what Qt owns and frees by itself, by type; layouts are items, but objects of their own too."""
    gc.collect()
    kinds = (QLayoutItem, QEvent, QAccessibleInterface, QAccessibleEvent)
    found = [one for one in shiboken6.getAllValidWrappers() if isinstance(one, kinds) and not isinstance(one, QLayout)]
    return Counter(type(one).__name__ for one in found if not shiboken6.createdByPython(one))


@pytest.mark.parametrize("screen", ["help", "keys"])
def test_other_columns_leave_no_more_wrappers_of_what_qt_frees_by_itself(pilot: TablePilot, screen: str) -> None:
    pilot.window.show_over(getattr(pilot.window.rooms, screen))
    for width in WIDTHS[:2]:
        pilot.window.resize(width, 700)
    before = strays()
    for width in WIDTHS:
        pilot.window.resize(width, 700)
        pilot.qtbot.wait(1)
    assert strays() == before


def test_a_screen_reader_leaves_none_either(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    before = strays()
    area = QAccessible.queryAccessibleInterface(pilot.table.area)
    assert [area.child(place).text(QAccessible.Text.Name) for place in range(area.childCount())]
    del area
    assert strays() - before == Counter()
