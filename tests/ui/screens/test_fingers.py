"""On a touch screen a finger scrolls pages and lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint, QStringListModel
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QScroller, QWidget
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.screens.common.lists import LineList
from pega6_desktop.ui.screens.common.screen import Scroll

pytestmark = pytest.mark.gui
TALL = 3000


@pytest.fixture(scope="module")
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


def page(look: Look) -> Scroll:
    content = QWidget()
    content.setMinimumHeight(TALL)
    return Scroll(look, content)


def lines(look: Look) -> LineList:
    return LineList(look, QStringListModel([f"line {number}" for number in range(200)]))


@pytest.mark.parametrize("make", [page, lines])
def test_a_finger_drags_the_page_up_and_down_and_not_beyond(
    qtbot: QtBot, look: Look, finger: QPointingDevice, make: Callable[[Look], QAbstractScrollArea]
) -> None:
    area = make(look)
    area.resize(300, 400)
    qtbot.addWidget(area)
    area.show()
    bar = area.verticalScrollBar()
    with held(area, finger, 350, 90):
        qtbot.waitUntil(lambda: bar.value() > 100)
    qtbot.waitUntil(lambda: is_at_rest(area))

    def is_back_at_the_top() -> bool:
        before = bar.value()
        with held(area, finger, 20, 390):
            qtbot.waitUntil(lambda: bar.value() < before or bar.value() == 0)
        qtbot.waitUntil(lambda: is_at_rest(area))
        return bar.value() == 0

    qtbot.waitUntil(is_back_at_the_top)
    assert area.viewport().y() == 0


def is_at_rest(area: QAbstractScrollArea) -> bool:
    """Whether nothing moves any more: a finger that is lifted in motion lets the page run on."""
    return QScroller.scroller(area.viewport()).state() is QScroller.State.Inactive


@contextmanager
def held(area: QAbstractScrollArea, finger: QPointingDevice, start: int, end: int) -> Iterator[None]:
    """A finger drawn over the area that lies there until the block ends: what is under it follows in its own time."""
    inside = area.viewport()
    touch = QTest.touchEvent(inside, finger)
    touch.press(0, QPoint(100, start), inside)
    touch.commit()
    for height in range(start, end, 10 if end > start else -10):
        touch.move(0, QPoint(100, height), inside)
        touch.commit()
    yield
    touch.release(0, QPoint(100, end), inside)
    touch.commit()
