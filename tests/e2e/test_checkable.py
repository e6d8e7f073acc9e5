"""What can be switched or chosen does the same for a screen reader, which toggles it, as for a mouse, which clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from pega6_desktop.app.assets import Assets
from pega6_desktop.records.profiles import Profile
from pega6_desktop.ui.screens.common.house_rules import RuleSet
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.conftest import House
from tests.e2e.stations import crowd
from tests.e2e.test_history import match, move_in
from tests.e2e.visit import Visit
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]

PEOPLE = (Profile("Bia", avatar=2), Profile("Caio", avatar=3))
KEPT = (RuleSet("Rosa", "pega6", "base", (("endTarget", 40),)), RuleSet("Tia", "pega6", "pro", ()))

Act = Callable[[QAbstractButton], None]


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def toggle(button: QAbstractButton) -> None:
    actions = QAccessible.queryAccessibleInterface(button).actionInterface()
    assert actions is not None
    assert "Toggle" in actions.actionNames(), actions.actionNames()
    actions.doAction("Toggle")


def form(visit: Visit, game: str) -> TablePilot:
    pilot = visit.open(plan=TablePlan(game=game, seats=crowd(4)), rule_sets=KEPT)
    return pilot.press("n")


def settings(visit: Visit) -> TablePilot:
    pilot = visit.open()
    pilot.window.menu_actions.settings.trigger()
    return pilot


def people(visit: Visit) -> TablePilot:
    pilot = visit.open(profiles=PEOPLE)
    pilot.window.menu_actions.people.trigger()
    return pilot


def replay(visit: Visit) -> TablePilot:
    move_in(visit.house, match("over", 4))
    pilot = visit.open()
    pilot.window.open_history()
    pilot.wait_for(lambda: pilot.window.screens.history.detail.shown is not None).press("v")
    return pilot.wait_for(lambda: pilot.window.screens.replay.projector.film_steps is not None)


SCREENS: dict[str, Callable[[Visit], TablePilot]] = {
    "form of Pega em 6!": partial(form, game="pega6"),
    "form of No Thanks!": partial(form, game="no_thanks"),
    "form of Qwixx": partial(form, game="qwixx_cards"),
    "settings": settings,
    "players": people,
    "replay": replay,
}


def screen_of(pilot: TablePilot) -> QWidget:
    screen = pilot.window.screen_shown
    assert screen is not None
    return screen


def checkable(pilot: TablePilot) -> list[QAbstractButton]:
    buttons = screen_of(pilot).findChildren(QAbstractButton)
    return [button for button in buttons if button.isVisible() and button.isEnabled() and button.isCheckable()]


def held(pilot: TablePilot) -> list[object]:
    """What can be seen, what the settings are, what a start would play, and whether a replay shows all hands."""
    screen = screen_of(pilot)
    shown = [(button.accessibleName(), button.isChecked()) for button in checkable(pilot)]
    typed = [field.text() for field in screen.findChildren(QLineEdit) if field.isVisible()]
    draft = pilot.window.screens.new_game.typed if pilot.screen == "new_game" else None
    has_hands = pilot.window.screens.replay.projector.has_hands if pilot.screen == "replay" else None
    return [pilot.words, shown, typed, pilot.program.preferences.value, draft, has_hands]


def tried(pilot: TablePilot, act: Act) -> Iterator[tuple[str, list[object]]]:
    """Every checkable thing twice, one after the other: there and, where it lets itself, back."""
    for place in range(len(checkable(pilot))):
        for _ in range(2):
            there = checkable(pilot)
            if place < len(there):
                name = there[place].accessibleName()
                act(there[place])
                pilot.qtbot.wait(0)
                yield name, held(pilot)


@pytest.fixture
def next_door(qtbot: QtBot, assets: Assets, tmp_path: Path, house: House) -> Iterator[House]:
    """A house like the other one."""
    there = House(qtbot, assets, tmp_path / "next door", is_painted=False)
    yield there
    there.close()


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_reader_toggles_what_a_mouse_clicks(house: House, next_door: House, name: str) -> None:
    clicked = list(tried(SCREENS[name](Visit(house)), click))
    house.close()
    toggled = list(tried(SCREENS[name](Visit(next_door)), toggle))
    assert len(clicked) > 1
    for (button, by_mouse), (same, by_ear) in zip(clicked, toggled, strict=True):
        assert (button, by_mouse) == (same, by_ear), button
