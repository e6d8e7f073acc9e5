"""Left while things move: every animation ends before what it moves goes, whatever the game and the way out."""

import gc
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QAnimationGroup
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.table.surface.table_view import TableArea
from tests.e2e.conftest import House, preferences
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

SEATS = (
    SeatInfo(name="", kind="human"),
    SeatInfo(name="Ana", kind="bot", level="careful", avatar=1),
    SeatInfo(name="Bia", kind="bot", level="random", avatar=2),
)
Fact = Callable[[TablePilot], bool]


def running(pilot: TablePilot) -> list[QAbstractAnimation]:
    """Every animation of the table that runs."""
    area = pilot.table.area
    movers = [area, area.scene(), *(item for item in area.scene().items() if isinstance(item, QGraphicsWidget))]
    found = [animation for mover in movers for animation in mover.findChildren(QAbstractAnimation)]
    return [animation for animation in found if animation.state() == QAbstractAnimation.State.Running]


def is_moving(pilot: TablePilot) -> bool:
    """Whether cards travel that the player has to wait for."""
    return pilot.table.area.is_moving and bool(running(pilot))


def is_writing(pilot: TablePilot) -> bool:
    """Whether a stroke is being drawn."""
    found = pilot.table.area.scene().findChildren(QAnimationGroup)
    return any(group.state() == QAbstractAnimation.State.Running for group in found)


MOTIONS: tuple[tuple[str, Fact], ...] = (
    ("pega6", is_moving),
    ("no_thanks", is_moving),
    ("qwixx_cards", is_moving),
    ("qwixx_cards", is_writing),
)


def by_window(pilot: TablePilot, _house: House) -> None:
    pilot.window.close()


def by_the_end_of_the_program(_pilot: TablePilot, house: House) -> None:
    house.close()


def by_home(pilot: TablePilot, _house: House) -> None:
    pilot.window.go_home()


def by_help(pilot: TablePilot, _house: House) -> None:
    pilot.window.show_over(pilot.window.screens.help)


WAYS = (by_window, by_home, by_help, by_the_end_of_the_program)


def in_motion(house: House, game: str, fact: Fact) -> TablePilot:
    """A table at which the first moves on offer are made until it is in that motion."""
    house.settle_in(preferences(tempo="slow"))
    pilot = house.open()
    pilot.window.play(TablePlan(game=game, seats=SEATS, deal="21"))
    pilot.wait_for(lambda: pilot.screen == "table")

    def goes_on() -> bool:
        table = pilot.table
        if not fact(pilot) and not table.area.is_moving and table.models.moves.items:
            table.presenter.submit_move(table.models.moves.items[0].move)
        return fact(pilot)

    return pilot.wait_for(goes_on)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "fact"), MOTIONS)
def test_a_table_left_in_motion_stands_still_and_nothing_is_warned_of(
    house: House, game: str, fact: Fact, way: Callable[[TablePilot, House], None]
) -> None:
    pilot = in_motion(house, game, fact)
    way(pilot, house)
    if shiboken6.isValid(pilot.window):
        assert running(pilot) == []
        house.close()
    assert "WARNING" not in house.log_text


def test_at_home_no_table_keeps_pictures_neither_that_of_the_match_nor_that_of_a_lesson(house: House) -> None:
    pilot = in_motion(house, "no_thanks", is_moving)
    by_home(pilot, house)
    pilot.window.lessons.open("pega6")
    pilot.wait_for(lambda: pilot.screen == "lesson")
    assert pictured(pilot.window.screens.lesson.area)
    by_home(pilot, house)
    for area in pilot.window.findChildren(TableArea):
        assert not pictured(area)


def pictured(area: TableArea) -> list[QGraphicsPixmapItem]:
    items = [item for item in area.scene().items() if isinstance(item, QGraphicsPixmapItem)]
    return [item for item in items if not item.pixmap().isNull()]


@pytest.mark.parametrize(("game", "fact"), MOTIONS)
def test_what_moves_belongs_to_the_table_and_not_to_the_collector(house: House, game: str, fact: Fact) -> None:
    """What Python alone holds is freed when the last name for it goes, with its animation on its way."""
    pilot = in_motion(house, game, fact)
    gc.collect()
    assert fact(pilot)
    assert not [item for item in pilot.table.area.scene().items() if shiboken6.ownedByPython(item)]
    pilot.wait_for(lambda: not running(pilot) or not fact(pilot))
    assert "WARNING" not in house.log_text
