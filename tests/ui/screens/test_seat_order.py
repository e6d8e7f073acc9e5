"""Seats in another order: by hand, by keys, by the menu; and people who have played here before."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from pega6_desktop.app.i18n import Translations
from pega6_desktop.records.profiles import Profile
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets import TopBar
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.game_tiles import GameOffer
from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore
from pega6_desktop.ui.screens.new_game.new_game import NewGameScreen
from pega6_desktop.ui.screens.new_game.seat_panel import SeatPanel
from pega6_desktop.ui.table.cards.art import CardArt
from tests.ui.screens.test_new_game import LEVELS, measured_lengths, measured_strengths

pytestmark = [pytest.mark.gui, pytest.mark.qt_log_ignore("This plugin does not support")]

OFFER = GameOffer("pega6", ("base", "pro", "special"), LEVELS, BOARDS["pega6"].emblem)
KNOWN = (Profile("Iara", 7), Profile("Zé", 12), Profile("ANA", 3))


@pytest.fixture
def panel(
    qtbot: QtBot, look: Look, art: CardArt, show: Callable[[NewGameScreen], NewGameScreen], english: Translations
) -> SeatPanel:
    """You, Ana, Bia and Caio at the table."""
    screen = NewGameScreen(
        look,
        art,
        TopBar(look),
        (OFFER,),
        PreferenceStore(Preferences(profiles=KNOWN)),
        strengths=measured_strengths,
        lengths=measured_lengths,
    )
    screen.show_plan(plans.first_plan(LEVELS))
    show(screen).activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    return screen.seats


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told."""
    heard: list[str] = []
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: heard.append(event.message()) if isinstance(event, QAccessibleAnnouncementEvent) else None,
    )
    return heard


def names(panel: SeatPanel) -> list[str]:
    return [row.name.text() for row in panel.rows]


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifiers)


def drag(panel: SeatPanel, place: int, over: int) -> None:
    """Take a row by its grip and carry it over another one."""
    grip = panel.rows[place].grip
    start, way = grip.rect().center(), panel.rows[over].y() - panel.rows[place].y()
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=start)
    top = grip.mapToGlobal(start)
    for part in (0.2, 0.6, 1.0, 1.0):
        at = top + QPoint(3, round(way * part))
        QTest.mouseMove(grip, grip.mapFromGlobal(at))


def let_go(panel: SeatPanel, name: str) -> None:
    grip = next(row.grip for row in panel.rows if row.name.text() == name)
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=grip.rect().center())


@pytest.mark.parametrize(
    ("place", "over", "order"),
    [
        (0, 2, ["Ana", "Bia", "You", "Caio"]),
        (3, 0, ["Caio", "You", "Ana", "Bia"]),
        (1, 1, ["You", "Ana", "Bia", "Caio"]),
    ],
)
def test_a_row_is_dragged_to_another_seat(
    panel: SeatPanel, said: list[str], place: int, over: int, order: list[str]
) -> None:
    name = names(panel)[place]
    drag(panel, place, over)
    let_go(panel, name)
    assert names(panel) == order
    assert [seat.name for seat in panel.seats] == order
    assert [row.name.accessibleName() for row in panel.rows] == [f"Name on seat {n}" for n in (1, 2, 3, 4)]
    if place != over:
        assert said == [f"{name}: seat {over + 1} of 4"]
    tops = [row.y() for row in panel.rows]
    assert tops == sorted(tops)


def test_esc_puts_a_carried_row_back(panel: SeatPanel) -> None:
    panel.rows[0].grip.setFocus()
    drag(panel, 0, 3)
    assert names(panel) != ["You", "Ana", "Bia", "Caio"]
    press(Qt.Key.Key_Escape)
    assert names(panel) == ["You", "Ana", "Bia", "Caio"]
    let_go(panel, "You")
    assert names(panel) == ["You", "Ana", "Bia", "Caio"]


def test_keys_move_a_seat_from_anywhere_in_its_row_and_the_focus_goes_with_it(
    panel: SeatPanel, said: list[str]
) -> None:
    row = panel.rows[1]
    for widget in (row.name, row.level, row.kind, row.face):
        widget.setFocus()
        press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        assert panel.rows[2] is row
        assert widget.hasFocus()
        press(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
        assert panel.rows[1] is row
    row.grip.setFocus()
    for _ in range(3):
        press(Qt.Key.Key_Up)
    assert names(panel) == ["Ana", "You", "Bia", "Caio"]
    assert row.grip.hasFocus()
    assert said[-1] == "Ana: seat 1 of 4"
    assert row.seat.level == "careful"


def open_menu(qtbot: QtBot) -> QMenu:
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def listed(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_a_menu_moves_a_seat_too(panel: SeatPanel, qtbot: QtBot) -> None:
    QTest.mouseClick(panel.rows[3].grip, Qt.MouseButton.LeftButton)
    menu = open_menu(qtbot)
    up, down = menu.actions()
    assert up.text().startswith("One seat up")
    assert up.isEnabled()
    assert not down.isEnabled()
    up.trigger()
    menu.close()
    assert names(panel) == ["You", "Ana", "Caio", "Bia"]


def test_somebody_who_has_played_here_is_chosen_from_a_list(panel: SeatPanel, qtbot: QtBot) -> None:
    row = panel.rows[0]
    assert not panel.rows[1].who.isVisible()
    row.name.setFocus()
    press(Qt.Key.Key_Down)
    menu = open_menu(qtbot)
    assert listed(menu) == ["Iara", "Zé", "Manage players…"], "Ana sits at the table already"
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert (row.seat.name, row.seat.avatar) == ("Zé", 12)
    QTest.mouseClick(row.who, Qt.MouseButton.LeftButton)
    menu = open_menu(qtbot)
    assert listed(menu) == ["Iara", "Manage players…"]
    menu.close()


def test_a_remembered_name_that_is_typed_brings_its_face_once(panel: SeatPanel) -> None:
    row = panel.rows[0]
    row.name.setFocus()
    row.name.selectAll()
    QTest.keyClicks(row.name, "iara")
    press(Qt.Key.Key_Tab)
    assert row.seat.avatar == 7
    QTest.mouseClick(row.face, Qt.MouseButton.LeftButton)
    assert row.seat.avatar == 8
    row.name.setFocus()
    press(Qt.Key.Key_Tab)
    assert row.seat.avatar == 8
