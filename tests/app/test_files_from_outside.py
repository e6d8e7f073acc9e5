"""A double click on a file while the program runs, as macOS tells of it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

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
