"""A double click on a file while the program runs, as macOS tells of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from pega6_desktop.app import files_from_outside
from pega6_desktop.app.files_from_outside import FilesFromOutside


@pytest.mark.parametrize(("system", "is_heard"), [("darwin", True), ("linux", False)], ids=["macos", "elsewhere"])
def test_a_file_the_desktop_hands_over_is_asked_for_where_desktops_do_so(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, *, is_heard: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    outside = FilesFromOutside(qapp)
    asked: list[Path] = []
    outside.asked_to_open.connect(asked.append)
    file = tmp_path / "Partida da Família.pega6"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    qapp.removeEventFilter(outside)
    assert asked == ([file] if is_heard else [])


@pytest.mark.parametrize("comes", [True, False], ids=["a file", "no file"])
def test_the_file_a_copy_on_macos_is_started_with_comes_after_its_start(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, comes: bool
) -> None:
    file = tmp_path / "Partida.pega6"
    monkeypatch.setattr(files_from_outside, "GRACE_MS", 60_000 if comes else 0)
    monkeypatch.setattr(sys, "platform", "darwin")
    outside = FilesFromOutside(qapp)
    event = QFileOpenEvent(QUrl.fromLocalFile(str(file)))
    if comes:
        QTimer.singleShot(0, lambda: QCoreApplication.sendEvent(qapp, event))
    found = outside.first()
    qapp.removeEventFilter(outside)
    assert found == (file if comes else None)


def test_elsewhere_nobody_waits_for_one(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert FilesFromOutside(qapp).first() is None
