"""The page About: which version, whose work, under which licences."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pega6_desktop.app.assets import Assets, locate
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets import TopBar
from pega6_desktop.ui.screens.sheets import AboutScreen, LicenceText

TEXT = "\n".join(["Pega 6: MIT", *(f"part {number}: LGPL 3" for number in range(200))])


@pytest.fixture
def about(look: Look, qtbot: QtBot) -> AboutScreen:
    screen = AboutScreen(look, TopBar(look), "1.2.3", TEXT)
    qtbot.addWidget(screen)
    screen.resize(1024, 640)
    screen.show()
    return screen


def test_the_licences_can_be_read_to_their_end_by_keys(about: AboutScreen, qtbot: QtBot) -> None:
    text = about.findChild(LicenceText)
    assert text is not None
    assert text.toPlainText() == TEXT
    assert text.accessibleName() == "Licences of everything this program carries"
    text.setFocus()
    before = text.verticalScrollBar().value()
    QTest.keyClick(text, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(text, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    assert text.verticalScrollBar().value() > before
    assert text.toPlainText() == TEXT, "nobody writes in it"


def test_the_licences_can_be_copied(about: AboutScreen, qtbot: QtBot) -> None:
    text = about.findChild(LicenceText)
    assert text is not None
    text.setFocus()
    QTest.keyClick(text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == TEXT


def test_esc_goes_back_from_within_the_licences(about: AboutScreen, qtbot: QtBot) -> None:
    text = about.findChild(LicenceText)
    assert text is not None
    text.setFocus()
    with qtbot.waitSignal(about.back_asked):
        QTest.keyClick(text, Qt.Key.Key_Escape)


def test_a_frozen_copy_has_the_licences_of_all_its_parts(tmp_path: Path) -> None:
    (tmp_path / "LICENSES.txt").write_text("every part", "utf-8")
    assert Assets(tmp_path, tmp_path).licences() == "every part"
    assert "SIL OPEN FONT LICENSE" in locate().licences()
    assert Assets(tmp_path / "damaged", tmp_path).licences() == ""
