"""Choosing a file of a match: which to open, where to save. Owns the two dialogs; knows nothing of what is in it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

SUFFIX = "pega6"


def choose_to_open(parent: QWidget, then: Callable[[Path], None]) -> QFileDialog:
    """Ask which file is to be opened; ``then`` gets it, and nothing happens when none is chosen."""
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Open a match"))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.open()
    return dialog


def choose_to_save(parent: QWidget, name: str, then: Callable[[Path], None]) -> QFileDialog:
    """Ask where to save; ``then`` gets the file, and nothing happens when none is chosen."""
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Save the match"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX)
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    dialog.open()
    return dialog


def choose_sheet(parent: QWidget, name: str, then: Callable[[Path], None]) -> QFileDialog:
    """Ask where to save a score sheet and in which form; ``then`` gets the file, whose ending says the form."""
    dialog = _dialog(parent, QCoreApplication.translate("Files", "Save the score sheet"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    page = QCoreApplication.translate("Files", "A page to print (*.pdf)")
    table = QCoreApplication.translate("Files", "A table for spreadsheets (*.csv)")
    dialog.setNameFilters([page, table])
    dialog.setDefaultSuffix("pdf")
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix("csv" if chosen == table else "pdf"))
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    dialog.open()
    return dialog


def _dialog(parent: QWidget, title: str) -> QFileDialog:
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(parent, title, documents)
    dialog.setNameFilters(
        [
            QCoreApplication.translate("Files", "Matches of Pega 6 (*.pega6)"),
            QCoreApplication.translate("Files", "All files (*)"),
        ]
    )
    dialog.finished.connect(dialog.deleteLater)
    return dialog
