"""Where the pictures, themes, fonts and translations lie, and what Qt brings along.

The only module that knows it: beside the package in a checkout, inside the package in a wheel and in a frozen bundle.
Must not know what anybody draws with them.
"""

import logging
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import PySide6
from PySide6.QtCore import QLibraryInfo
from PySide6.QtGui import QFontDatabase, QGuiApplication

_PACKAGE = Path(__file__).resolve().parent.parent
_LOG = logging.getLogger(__name__)


class AssetMissing(Exception):
    """A file that belongs to the program is not there: the installation is damaged."""


@dataclass(frozen=True, slots=True)
class Assets:
    """The folders of one installation."""

    resources: Path
    """Holds cards/, themes/, sounds/, fonts/ and icons/."""
    catalogues: Path
    """Holds the compiled translations, `pega6_<language>.qm`."""

    @property
    def cards(self) -> Path:
        """Pictures of cards, avatars and ox heads (SVG)."""
        return self.resources / "cards"

    @property
    def themes(self) -> Path:
        """Colours of the themes (JSON)."""
        return self.resources / "themes"

    @property
    def sounds(self) -> Path:
        """The sounds of the table (WAV)."""
        return self.resources / "sounds"

    @property
    def fonts(self) -> Path:
        """The bundled family, one file per weight (TTF)."""
        return self.resources / "fonts"

    def licences(self) -> str:
        """The licences of everything this copy carries; of a copy that is not frozen, that of the letters."""
        for file in (self.resources / "LICENSES.txt", self.fonts / "OFL.txt"):
            with suppress(OSError):
                return file.read_text("utf-8")
        return ""

    def catalogue(self, language: str) -> Path:
        """The compiled translation into `language` ("pt_BR"); it exists only if it was built."""
        return self.catalogues / f"pega6_{language}.qm"


def locate(package: Path = _PACKAGE) -> Assets:
    """The assets of the running program.

    In a wheel and in a frozen bundle everything lies in `package`/resources; in a checkout resources/ lies beside the
    package and the compiled translations in build/i18n. Raises AssetMissing when neither is there.
    """
    carried, checkout = package / "resources", package.parent
    if carried.is_dir():
        return Assets(resources=carried, catalogues=carried / "i18n")
    if (checkout / "resources").is_dir():
        return Assets(resources=checkout / "resources", catalogues=checkout / "build" / "i18n")
    raise AssetMissing(f"neither {carried} nor {checkout / 'resources'} exists")


def qt_plugins() -> Path:
    """The folder with Qt's ways to open windows, pictures and sounds."""
    return _of_qt("plugins", QLibraryInfo.LibraryPath.PluginsPath)


def qt_translations() -> Path:
    """The folder with the words of Qt's own dialogs."""
    return _of_qt("translations", QLibraryInfo.LibraryPath.TranslationsPath)


def _of_qt(name: str, place: QLibraryInfo.LibraryPath) -> Path:
    """Qt reads the place of its own files from a settings text, where a comma ends a value: of a program in
    "Games, old" it then knows neither windows nor words. They always lie beside its Python package.
    """
    package = Path(PySide6.__file__).parent
    told = Path(QLibraryInfo.path(place))
    return next((folder for folder in (told, package / "Qt" / name, package / name) if folder.is_dir()), told)


def load_fonts(assets: Assets) -> str:
    """Give the bundled fonts to Qt and return their family as the font database names it.

    Needs a QGuiApplication. Without usable font files it returns the system's family, so that words still show.
    """
    families = [family for file in sorted(assets.fonts.glob("*.ttf")) for family in _families(file)]
    if not families:
        _LOG.error("no usable font in %s", assets.fonts)
    return families[0] if families else QGuiApplication.font().family()


def _families(file: Path) -> list[str]:
    identifier = QFontDatabase.addApplicationFont(str(file))
    if identifier < 0:
        _LOG.error("Qt cannot read the font %s", file)
        return []
    return QFontDatabase.applicationFontFamilies(identifier)
