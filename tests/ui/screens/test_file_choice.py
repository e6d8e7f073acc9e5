"""The dialogs that choose a file: they speak the language throughout."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QTreeView
from pytestqt.qtbot import QtBot

from pega6_desktop.app.i18n import NAMES, SOURCE, Translations
from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore
from pega6_desktop.ui.shell.screen_window import FileChoice

LATER = (
    ("QFileDialog", "%1 already exists.\nDo you want to replace it?"),
    ("QFileDialog", "%1\nFile not found.\nPlease verify the correct file name was given."),
    ("QFileDialog", "%1\nDirectory not found.\nPlease verify the correct directory name was given."),
    ("QFileDialog", "Are you sure you want to delete '%1'?"),
)
"""What the dialog says later on."""


class Hearing(QTranslator):
    """Translates nothing, and writes down what Qt asks for in its own name."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str, str]] = set()

    def isEmpty(self) -> bool:  # noqa: N802
        """Never: Qt asks nobody who is."""
        return False

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str | None:
        """Nothing; what is asked goes on to the catalogues."""
        if context.startswith("Q") and source:
            self.asked.add((context, source, comment or ""))
        return None


def look_through(qtbot: QtBot, parent: QLineEdit) -> None:
    """Read the dialog that is open, with its list in full, and close it."""
    shown: QFileDialog = parent.findChildren(QFileDialog)[-1]
    shown.setViewMode(QFileDialog.ViewMode.Detail)
    tree: QTreeView = next(iter(shown.findChildren(QTreeView)))
    qtbot.waitUntil(lambda: tree.model().rowCount(tree.rootIndex()) == 2)
    for row in range(2):
        for column in range(4):
            tree.model().index(row, column, tree.rootIndex()).data()
    shown.close()


@pytest.fixture
def window(qtbot: QtBot) -> QLineEdit:
    """A window that outlives the dialogs before it."""
    window = QLineEdit()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("language", [language for language in NAMES if language != SOURCE])
def test_a_file_dialog_has_no_english_word(
    qtbot: QtBot, qapp: QApplication, window: QLineEdit, translations: Translations, tmp_path: Path, language: str
) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "m.pega6").write_bytes(b"x")
    files = FileChoice(window, PreferenceStore(Preferences(folders={"match": str(tmp_path)}), window))
    translations.use(language)
    hearing = Hearing()
    QCoreApplication.installTranslator(hearing)
    files.to_open(lambda _: None)
    look_through(qtbot, window)
    files.to_save("m.pega6", lambda _: None)
    look_through(qtbot, window)
    window.createStandardContextMenu().deleteLater()
    QCoreApplication.removeTranslator(hearing)
    asked = {*hearing.asked, *((context, source, "") for context, source in LATER)}
    catalogues = qapp.findChildren(QTranslator)
    untranslated = {one[:2] for one in asked if not any(catalogue.translate(*one) for catalogue in catalogues)}
    assert len(asked) > 40
    assert untranslated == set()
