"""Settings of reach and habit in the real window, the sheet of keys, and the place of the window."""

from __future__ import annotations

import functools
import itertools

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from pega6_desktop.ui.look.widgets import Panel
from pega6_desktop.ui.screens.common.screen import Scroll
from pega6_desktop.ui.screens.help import HelpStep
from pega6_desktop.ui.screens.settings import SettingsScreen
from tests.e2e.conftest import SHORT, House, preferences
from tests.e2e.test_draft_by_hand import A_MINUTE
from tests.pilot import KEYS, TablePilot, row
from tests.ui.table.lying import laid

pytestmark = [pytest.mark.gui, pytest.mark.blind]


def settings_of(pilot: TablePilot) -> SettingsScreen:
    pilot.press("Ctrl+,")
    return pilot.window.screens.settings


def test_the_mouse_only_chooses_once_that_is_wished_for(pilot: TablePilot) -> None:
    settings = settings_of(pilot)
    settings.access.switch("is_confirming").setFocus()
    pilot.press("Space", "Esc").click("Play now").settle()
    card = pilot.hand[0]
    place = pilot.place_of(card)
    ends = [cards[-1] for cards in pilot.rows]
    pilot.drag(card=card, to=place)
    assert card in pilot.hand
    assert pilot.table.action_button.isEnabled()
    assert [cards[-1] for cards in pilot.rows] == ends
    pilot.press("Enter").wait_for(lambda: card not in pilot.hand)


def test_one_click_plays_once_that_is_wished_for_and_can_be_taken_back(house: House) -> None:
    pilot = house.open(pauses=A_MINUTE)
    settings = settings_of(pilot)
    settings.access.switch("plays_on_click").setFocus()
    pilot.press("Space", "Esc").click("Play now").settle()
    hand = pilot.hand
    pilot.click(card=hand[4]).wait_for_stage("waiting")
    assert pilot.hand == [card for card in hand if card != hand[4]]
    pilot.press("z").settle()
    assert pilot.hand == hand
    pilot.press("Right")
    assert pilot.hand == hand, "the keyboard chooses and Enter plays"


def test_a_confirmed_move_is_never_played_by_a_click_alone(house: House) -> None:
    house.settle_in(preferences(is_confirming=True, plays_on_click=True))
    pilot = house.open()
    assert not settings_of(pilot).access.switch("plays_on_click").isEnabled()
    pilot.press("Esc").click("Play now").settle()
    hand = pilot.hand
    pilot.click(card=hand[4], times=2).settle()
    assert pilot.hand == hand
    pilot.press("Enter").settle()
    assert hand[4] not in pilot.hand


@pytest.mark.parametrize("is_confirming", [True, False])
def test_a_double_click_in_the_list_of_moves_plays_only_without_that_wish(house: House, is_confirming: bool) -> None:  # noqa: FBT001
    house.settle_in(preferences(is_confirming=is_confirming))
    pilot = house.open()
    pilot.click("Play now").settle()
    moves = pilot.table.panel.moves
    if not moves.isVisible():
        pilot.table.toggle_lists()
    card = pilot.hand[0]
    spot = moves.visualRect(moves.model().index(0, 0)).center()
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    pilot.settle()
    assert (card in pilot.hand) == is_confirming
    moves.setFocus()
    if is_confirming:
        pilot.press("Enter").wait_for(lambda: card not in pilot.hand)


def test_a_wrong_row_is_still_refused_with_its_reason(house: House) -> None:
    house.settle_in(preferences(is_confirming=True))
    pilot = house.open()
    pilot.click("Play now").settle()
    card = pilot.hand[-1]
    wrong = next(number for number in (1, 2, 3, 4) if number != pilot.place_of(card).number)
    pilot.drag(card=card, to=row(wrong))
    assert pilot.status.startswith("Not possible:")


def test_a_refusal_leads_to_its_rule_and_back(house: House) -> None:
    house.settle_in(preferences(is_confirming=True))
    pilot = house.open()
    pilot.click("Play now").settle()
    assert not pilot.table.rule_button.isVisible()
    card = pilot.hand[-1]
    pilot.drag(card=card, to=row(next(number for number in (1, 2, 3, 4) if number != pilot.place_of(card).number)))
    assert "P6-" not in pilot.status
    pilot.click("rule")
    assert pilot.screen == "help"
    lit = [step for step in pilot.window.screens.help.findChildren(HelpStep) if step.sheet_kind == "chosen"]
    assert [step.findChildren(QLabel)[0].text() for step in lit] == ["3. The lowest card goes first"]
    pilot.press("Esc")
    assert pilot.screen == "table"
    pilot.press("Esc").settle()
    assert not pilot.table.rule_button.isVisible()


def has_moved_on(pilot: TablePilot, cards: int) -> bool:
    return len(pilot.hand) < cards or pilot.owes_row


def test_the_last_card_of_a_round_plays_itself(house: House) -> None:
    house.settle_in(preferences(plays_forced=True))
    pilot = house.open()
    pilot.click("Play now").settle()
    while len(pilot.hand) > 1:
        left = len(pilot.hand)
        pilot.press(*(("1", "Enter") if pilot.owes_row else ("Right", "Enter")))
        pilot.wait_for(functools.partial(has_moved_on, pilot, left)).settle()
        if pilot.owes_row:
            pilot.press("1", "Enter").settle()
    pilot.wait_for(lambda: pilot.hand == [] or pilot.screen != "table")


@pytest.mark.parametrize("is_large", [False, True])
def test_a_card_let_go_beside_its_row_reaches_it_where_targets_are_large(house: House, is_large: bool) -> None:  # noqa: FBT001
    house.settle_in(preferences(has_large_targets=is_large))
    pilot = house.open()
    pilot.click("Play now").settle()
    card, area = pilot.hand[-1], pilot.table.area
    box = laid(area.table_layout).rows[pilot.place_of(card).number - 1]
    beside = QPoint(round(box.right + 48 * area.table_layout.unit), round(box.middle[1]))
    start, view = area.card_point(("card", card)), area.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view, (start + beside) / 2)
    QTest.mouseMove(view, beside)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=beside)
    pilot.settle()
    assert (card not in pilot.hand) == is_large


def test_the_keys_of_the_moment_can_be_hidden(pilot: TablePilot) -> None:
    pilot.click("Play now").settle().wait_for(pilot.table.hints.isVisible)
    pilot.program.preferences.change(shows_keys=False)
    assert not pilot.table.hints.isVisible()


def test_back_to_standard_takes_every_habit_along(house: House) -> None:
    house.settle_in(preferences(is_confirming=True, plays_forced=True, reads_aloud=False, shows_keys=False))
    pilot = house.open()
    settings_of(pilot)
    pilot.click("Back to standard")
    value = pilot.program.preferences.value
    assert (value.is_confirming, value.plays_forced, value.reads_aloud, value.shows_keys) == (False, False, True, True)
    assert pilot.window.screens.settings.access.switch("reads_aloud").isChecked()


def spoken_lines(pilot: TablePilot) -> list[str]:
    """What a screen reader says of every line of the sheet."""
    views = pilot.window.screens.keys.lists.values()
    found = [QAccessible.queryAccessibleInterface(view) for view in views]
    return [one.child(line).text(QAccessible.Text.Name) for one in found for line in range(one.childCount())]


def test_the_sheet_of_keys_opens_from_anywhere_and_leads_back(pilot: TablePilot) -> None:
    pilot.press("?")
    assert pilot.screen == "keys"
    assert "whose turn it is: T" in spoken_lines(pilot)
    assert "a row by its number: Ctrl+1 to Ctrl+9" in spoken_lines(pilot)
    assert "choose a row: 1 to 9" in spoken_lines(pilot)
    pilot.press("?")
    assert pilot.screen == "home"
    pilot.click("Play now").settle().press("F1")
    assert pilot.screen == "keys"
    pilot.press("F1").settle()
    assert pilot.screen == "table"
    pilot.press("?")
    assert pilot.screen == "keys", "there is no card to ask about"
    pilot.press("Esc", "Right", "?")
    assert pilot.screen == "table", "there is one now"


def test_letters_jump_in_the_sheet_and_arrows_walk_it(pilot: TablePilot) -> None:
    pilot.press("F1")
    lines = pilot.window.screens.keys.lists["everywhere"]
    lines.setFocus()
    assert lines.currentIndex().row() == 0
    pilot.press("Down")
    assert lines.currentIndex().row() == 1
    pilot.press("s", "t")
    assert lines.currentIndex().data() == "statistics"


def test_a_page_that_is_too_high_is_scrolled_by_keys(house: House) -> None:
    house.settle_in(preferences(text_percent=200))
    pilot = house.open(size=(1024, 640))
    pilot.press("h")
    bar = pilot.window.screens.help.findChildren(QScrollArea)[0].verticalScrollBar()
    assert bar.maximum() > 0
    pilot.press("PgDown")
    assert bar.value() > bar.minimum()
    pilot.press("End")
    assert bar.value() == bar.maximum()
    pilot.press("Home")
    assert bar.value() == bar.minimum()


def test_the_window_comes_back_as_it_was_left(house: House) -> None:
    pilot = house.open(size=(1000, 700))
    pilot.window.move(60, 40)
    corner = pilot.window.x(), pilot.window.y()
    house.close()
    again = house.open(size=None)
    frame = again.window.frameGeometry().width() - again.window.width()
    room = again.window.screen().availableSize().width() - frame
    assert (again.window.width(), again.window.height()) == (min(1000, room), 700)
    assert again.program.preferences.value.corner == corner
    again.press("F11")
    assert again.window.isFullScreen()
    house.close()
    third = house.open(size=None)
    assert third.window.isFullScreen()
    third.press("F11")
    assert not third.window.isFullScreen()
    assert QApplication.activeWindow() is third.window


def test_what_has_the_keyboard_stays_in_sight_in_larger_type_and_in_a_lower_window(house: House) -> None:
    house.settle_in(preferences(plan=msgspec.structs.replace(SHORT, variant="special", options=())))
    pilot = house.open(size=(1280, 800))
    pilot.press("n")
    control = pilot.window.screens.new_game.rules.rows[0].control
    control.setFocus(Qt.FocusReason.TabFocusReason)
    pilot.wait_for(control.hasFocus)

    def is_in_sight() -> bool:
        area = next(area for area in pilot.window.findChildren(Scroll) if area.isAncestorOf(control))
        top = control.mapTo(area.viewport(), QPoint()).y()
        return 0 <= top <= area.viewport().height() - control.height()

    for size, percent in (((1280, 800), 200), ((1920, 1080), 100), ((1280, 400), 100), ((1024, 640), 200)):
        pilot.program.preferences.change(text_percent=percent)
        pilot.window.resize(*size)
        pilot.wait_for(is_in_sight)


def test_the_slider_of_the_text_size_stays_in_sight_and_everything_settles_at_once(pilot: TablePilot) -> None:
    """Without a single round of the event loop: nothing lies on anything, and the knob is where it was."""
    pilot.window.resize(1024, 640)
    settings = settings_of(pilot)
    slider = settings.text_size
    slider.setFocus(Qt.FocusReason.TabFocusReason)
    pilot.wait_for(slider.hasFocus)
    before = slider.mapTo(pilot.window, QPoint()).y()
    for key in ("End", "Home", "End"):
        QTest.keyClick(slider, KEYS[key])
        # As near to where it was as the page can be scrolled: with small type all of it is seen.
        assert abs(slider.mapTo(pilot.window, QPoint()).y() - before) <= slider.height() / 2
        assert slider.visibleRegion().boundingRect() == slider.rect()
        panels = [panel for panel in settings.findChildren(Panel) if panel.isVisible()]
        for panel in panels:
            parts = [part for part in panel.children() if isinstance(part, QWidget) and part.isVisible()]
            boxes = [part.geometry() for part in parts]
            assert all(not one.intersects(other) for one, other in itertools.combinations(boxes, 2))
            assert all(part.height() >= part.minimumSizeHint().height() for part in parts)


def test_space_held_down_shows_the_end_of_the_trick_and_tells_no_more_of_it(house: House) -> None:
    house.settle_in(preferences(tempo="slow"))
    pilot = house.open()
    pilot.click("Play now").settle()
    told: list[str] = []
    pilot.table.presenter.prompt.status_changed.connect(lambda status: told.append(status.text))
    card = pilot.hand[-1]
    pilot.press("Left", "Enter").wait_for(lambda: any("begins with" in text or "begin with" in text for text in told))
    told.clear()
    for is_held in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", is_held)
        QApplication.sendEvent(pilot.table.area, event)
    pilot.settle()
    assert card not in pilot.hand
    assert not [text for text in told if "goes to row" in text or "takes row" in text]
