"""A double click on a file while the program runs, as macOS tells of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from pega6_desktop.app.files_from_outside import FilesFromOutside


def test_a_file_the_desktop_hands_over_is_asked_for(qapp: QApplication, tmp_path: Path) -> None:
    outside = FilesFromOutside(qapp)
    asked: list[Path] = []
    outside.asked_to_open.connect(asked.append)
    file = tmp_path / "Partida da Família.pega6"
    QCoreApplication.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    QCoreApplication.sendEvent(qapp, QEvent(QEvent.Type.User))
    qapp.removeEventFilter(outside)
    assert asked == [file]
