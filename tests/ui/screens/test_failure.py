"""The screen for trouble, while the store is still asked whether a match can go on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.screens.trouble import FailureScreen

pytestmark = pytest.mark.gui


@pytest.fixture
def trouble(look: Look, show: Callable[[FailureScreen], FailureScreen], qtbot: QtBot) -> FailureScreen:
    """Just met, before the store has answered; the keyboard stands on the way home."""
    screen = FailureScreen(look)
    screen.show_failure("rule_bug", "the rules met row -1", is_saved=False, has_log=True)
    show(screen).activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.arrive()
    assert QApplication.focusWidget() is screen.home_button
    return screen


def test_a_late_answer_of_the_store_offers_the_match_to_a_waiting_player(trouble: FailureScreen) -> None:
    trouble.show_failure("rule_bug", "the rules met row -1", is_saved=True, has_log=True)
    assert QApplication.focusWidget() is trouble.resume_button


@pytest.mark.parametrize("is_saved", [False, True])
def test_a_late_answer_of_the_store_leaves_the_keyboard_where_the_player_took_it(
    trouble: FailureScreen, *, is_saved: bool
) -> None:
    QTest.keyClick(trouble.home_button, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is trouble.copy_button
    trouble.show_failure("rule_bug", "the rules met row -1", is_saved=is_saved, has_log=True)
    assert QApplication.focusWidget() is trouble.copy_button
