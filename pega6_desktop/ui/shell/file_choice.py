"""Choosing a file of a match: which to open, where to save. Owns the dialogs and the folders they were last used in;
knows nothing of what is in a file.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from pega6_desktop.ui.screens.common.preferences import FileKind, PreferenceStore

SUFFIX = "pega6"
Then = Callable[[Path], None]


class FileChoice:
    """The dialogs of one window. ``then`` gets the file, and nothing happens when none is chosen."""

    def __init__(self, window: QWidget, preferences: PreferenceStore) -> None:
        self._window, self._preferences = window, preferences

    def to_open(self, then: Then) -> None:
        """Ask which match is to be opened."""
        dialog = self._dialog("match", QCoreApplication.translate("Files", "Open a match"), then)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.open()

    def to_save(self, name: str, then: Then) -> None:
        """Ask where to save a match."""
        dialog = self._dialog("match", QCoreApplication.translate("Files", "Save the match"), then)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(name)
        dialog.open()

    def for_sheet(self, name: str, then: Then) -> None:
        """Ask where to save a score sheet and in which form, which the ending of the file says."""
        dialog = self._dialog("sheet", QCoreApplication.translate("Files", "Save the score sheet"), then)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        page = QCoreApplication.translate("Files", "A page to print (*.pdf)")
        table = QCoreApplication.translate("Files", "A table for spreadsheets (*.csv)")
        dialog.setNameFilters([page, table])
        dialog.setDefaultSuffix("pdf")
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix("csv" if chosen == table else "pdf"))
        dialog.selectFile(name)
        dialog.open()

    def for_folder(self, then: Then) -> None:
        """Ask for a folder to save matches in."""
        dialog = self._dialog("match", QCoreApplication.translate("Files", "Save the matches to a folder"), then)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.open()

    def _dialog(self, kind: FileKind, title: str, then: Then) -> QFileDialog:
        dialog = QFileDialog(self._window, title, self._folder(kind))
        dialog.setNameFilters(
            [
                QCoreApplication.translate("Files", "Matches of Pega 6 (*.pega6)"),
                QCoreApplication.translate("Files", "All files (*)"),
            ]
        )
        dialog.fileSelected.connect(lambda name: self._take(kind, Path(name), then))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _folder(self, kind: FileKind) -> str:
        """Where a file of this kind was chosen last, while there is such a folder."""
        folder = self._preferences.value.folders.get(kind, "")
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        return folder if folder and Path(folder).is_dir() else documents

    def _take(self, kind: FileKind, path: Path, then: Then) -> None:
        # Windows allows names that are no text: settings cannot hold them, and the next dialog begins elsewhere.
        folder = str(path.parent).encode("utf-8", "replace").decode()
        self._preferences.change(folders={**self._preferences.value.folders, kind: folder})
        then(path)
