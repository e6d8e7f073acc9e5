"""The line for whoever measures the start: once, after the first picture, and only when asked for."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from pega6_desktop.app.start_report import WISH, StartReport


@pytest.fixture
def label(qtbot: QtBot) -> QLabel:
    shown = QLabel("Pega 6")
    qtbot.addWidget(shown)
    return shown


@pytest.fixture
def report(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[StartReport]:
    monkeypatch.setenv(WISH, "1")
    watching = StartReport(qapp)
    yield watching
    watching.deleteLater()


def test_the_line_comes_once_after_the_first_picture(
    qtbot: QtBot, qapp: QApplication, report: StartReport, label: QLabel, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report.parent() is not None
    assert capsys.readouterr().out == ""
    label.show()
    qtbot.waitUntil(lambda: capsys.readouterr().out == "interactive\n")
    label.repaint()
    qapp.processEvents()
    assert capsys.readouterr().out == ""


def test_nobody_asked_and_nothing_is_said(
    qtbot: QtBot, qapp: QApplication, label: QLabel, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(WISH, raising=False)
    watching = StartReport(qapp)
    with qtbot.waitExposed(label):
        label.show()
    label.repaint()
    qapp.processEvents()
    watching.deleteLater()
    assert capsys.readouterr().out == ""
