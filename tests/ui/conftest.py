"""Languages for the tests of windows and words: the committed catalogues, compiled once."""

from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QPixmapCache

import dev_translations
from pega6_desktop.app.assets import Assets
from pega6_desktop.app.i18n import Translations

QPixmapCache.setCacheLimit(64 * 1024)  # Kilobytes: what one window has drawn serves the windows of later tests too
RESOURCES = Path(__file__).parents[2] / "resources"


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all catalogues as the program loads them."""
    folder = tmp_path_factory.mktemp("i18n")
    dev_translations.compile_changed(RESOURCES / "i18n", folder, Path(PySide6.__file__).parent)
    return folder


@pytest.fixture
def translations(qapp: QCoreApplication, catalogues: Path) -> Iterator[Translations]:
    """The languages of the program; afterwards Qt speaks as before."""
    locale = QLocale()
    translations = Translations(Assets(resources=RESOURCES, catalogues=catalogues))
    yield translations
    translations.forget()
    QLocale.setDefault(locale)


@pytest.fixture
def english(translations: Translations) -> Translations:
    """The program speaks English."""
    translations.use("en")
    return translations


@pytest.fixture
def portuguese(translations: Translations) -> Translations:
    """The program speaks Portuguese."""
    translations.use("pt_BR")
    return translations
