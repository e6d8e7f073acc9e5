"""A look with the bundled font, in each theme."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication

from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.style import look_style

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
THEMES = ("light", "dark", "contrast")


@pytest.fixture
def resources() -> Path:
    return RESOURCES


@pytest.fixture(scope="session")
def family(qapp: QApplication) -> str:
    """The bundled family, registered once for the whole run."""
    names = []
    for file in sorted((RESOURCES / "fonts").glob("*.ttf")):
        names += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
    return names[0]


@pytest.fixture
def look(family: str) -> Look:
    look = Look(load_theme("light", RESOURCES / "themes"), family)
    look_style().follow(look)
    return look
