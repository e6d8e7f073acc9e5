"""What stands on the screen is what a full repaint would show, whatever has changed in the same moment."""

import itertools
from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.table.cards.pieces import pixmap_item
from pega6_desktop.ui.table.surface.still import StillView
from tests.pilot import TablePilot


def as_shown(widget: QWidget) -> QImage:
    """What the widget has painted onto the screen so far."""
    top = widget.window()
    whole = top.screen().grabWindow(top.winId()).toImage()
    return whole.copy(QRect(widget.mapTo(top, QPoint()), widget.size())).convertToFormat(QImage.Format.Format_RGB32)


def as_it_is(widget: QWidget) -> QImage:
    """The same painted anew."""
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


TILTED = 40
"""Of 255: by so much the edge of a tilted card may differ when another part of the window is painted along."""


def largest_difference(one: QImage, other: QImage) -> int:
    """Of any colour of any pixel, 0 to 255."""
    pixels = [np.frombuffer(image.constBits(), dtype=np.uint8).astype(int) for image in (one, other)]
    return int(np.abs(pixels[0] - pixels[1]).max())


def rest() -> None:
    """Let everything come that is due by now."""
    for _ in range(6):
        QApplication.processEvents()


def filled(colour: str, width: int, height: int) -> QPixmap:
    pixmap = QPixmap(width, height)
    pixmap.fill(QColor(colour))
    return pixmap


@pytest.fixture
def view(qtbot: QtBot) -> StillView:
    view = StillView()
    qtbot.addWidget(view)
    view.resize(300, 200)
    ground = pixmap_item()
    ground.setPixmap(filled("#307050", 300, 200))
    view.scene().addItem(ground)
    view.show()
    view.fit_scene()
    rest()
    return view


@pytest.mark.parametrize("elsewhere", [QRect(0, 0, 4, 4), QRect(290, 0, 10, 200), QRect(0, 180, 300, 20)])
def test_a_paint_elsewhere_leaves_nothing_where_an_item_has_been(view: StillView, elsewhere: QRect) -> None:
    item = pixmap_item()
    item.setPixmap(filled("#FFFFFF", 40, 40))
    view.scene().addItem(item)
    rest()
    for x, y in ((20, 20), (120, 60), (200, 130)):
        item.setPos(x, y)
        view.viewport().repaint(elsewhere)
        rest()
        assert as_shown(view) == as_it_is(view)


def test_a_picture_that_is_exchanged_and_moved_leaves_nothing_either(view: StillView) -> None:
    item = pixmap_item()
    view.scene().addItem(item)
    for index, (width, height) in enumerate(((200, 50), (60, 20), (220, 30))):
        item.setPixmap(filled("#FFD040", width, height))
        item.setPos(10, 100 - 40 * index)
        view.viewport().repaint(QRect(0, 0, 2, 2))
        rest()
        assert as_shown(view) == as_it_is(view)


def test_a_picture_taken_before_a_move_is_told_draws_nothing_twice_and_leaves_nothing_behind(view: StillView) -> None:
    """Whatever Qt warns of fails a test."""
    item = pixmap_item()
    item.setPixmap(filled("#FFFFFF", 40, 40))
    view.scene().addItem(item)
    rest()
    for x, y in ((20, 20), (120, 60), (200, 130)):
        view.viewport().update(0, 0, 4, 4)
        item.setPos(x, y)
        assert as_it_is(view).pixelColor(x + 20, y + 20) == QColor("#FFFFFF")
        rest()
        assert as_shown(view) == as_it_is(view)


def test_quick_changes_of_the_table_leave_no_old_status_line(pilot: TablePilot) -> None:
    """Lists, size, type, keys of the moment and a raised card, three in one go."""
    pilot.click("Play now").settle()
    table, preferences = pilot.table, pilot.program.preferences
    sizes, percents = itertools.cycle(((1000, 640), (820, 560), (1024, 700))), itertools.cycle((150, 100))
    changes: dict[str, Callable[[], object]] = {
        "lists": table.toggle_lists,
        "size": lambda: pilot.window.resize(*next(sizes)),
        "type": lambda: preferences.change(text_percent=next(percents)),
        "keys": lambda: preferences.change(shows_keys=not preferences.value.shows_keys),
        "card": lambda: table.presenter.walk(1),
        "paint": lambda: table.area.viewport().repaint(QRect(0, 0, 3, 3)),
    }
    for names in itertools.combinations(changes, 3):
        for name in names:
            changes[name]()
        pilot.wait_for(lambda: not table.area.is_moving)
        rest()
        assert largest_difference(as_shown(pilot.window), as_it_is(pilot.window)) < TILTED, names
