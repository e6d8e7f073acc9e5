"""The moment after the first picture: what is not there yet, what comes then, and the line for whoever measures."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from pega6_desktop.app.start_report import WISH, StartReport

LATER = ("numpy", "pyqtgraph", "PySide6.QtOpenGL", "pega6_desktop.bots.kernels", "pega6_desktop.bots.pega6.master")
"""What takes longer to import than all that the first picture shows."""

WATCHED_START = f"""
import sys, threading
from PySide6.QtWidgets import QApplication
from pega6_desktop import __main__
from pega6_desktop.app import start_report

def look():
    print([name for name in {LATER} if name in sys.modules])
    QApplication.instance().quit()

start_report._say = look
code = __main__.main([])
for thread in threading.enumerate():
    if thread is not threading.current_thread():
        thread.join()
print([name for name in {LATER} if name in sys.modules])
sys.exit(code)
"""


def test_the_first_picture_waits_for_nothing_it_does_not_show_and_the_bots_come_right_after_it(tmp_path: Path) -> None:
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
    environment = os.environ | {name: str(tmp_path) for name in names} | {WISH: "1", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", WATCHED_START], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["[]", str([*LATER[:1], *LATER[3:]])]


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
