"""The language of the program: which there are, which one to begin with, and changing it while everything runs.

Owns the translators given to Qt. Must not know who shows words: installing a translator makes Qt send LanguageChange to
every window. English is the source language, so it needs no catalogue but the one with its plurals.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale, QTranslator

from pega6_desktop.app.assets import Assets, qt_translations

SOURCE = "en"
FIRST = "pt_BR"
NAMES = MappingProxyType(
    {"pt_BR": "Português (Brasil)", "en": "English", "es": "Español", "fr": "Français", "de": "Deutsch"}
)
"""What a language calls itself, as a person looks for it in a list; Qt would say "español de España"."""
LEFT_BY_QT = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
)
"""Words of Qt's file dialog that Qt's own catalogues lack in one of these languages: Qt finds them in ours."""
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Language:
    """A language the program speaks: its code ("pt_BR") and its name in itself ("Português (Brasil)")."""

    code: str
    name: str


def system_languages() -> list[str]:
    """The languages the person set on this machine, the most wanted first ("pt-BR", "pt", "en-US")."""
    return QLocale.system().uiLanguages()


class Translations:
    """The one language in use; needs the application object."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._installed: list[QTranslator] = []
        self.current = SOURCE

    def available(self) -> tuple[Language, ...]:
        """What can be chosen: Brazilian Portuguese first, English, then the rest by code."""
        built = {file.stem.removeprefix("pega6_") for file in self._assets.catalogues.glob("pega6_*.qm")}
        codes = sorted(built | {SOURCE}, key=lambda code: (code != FIRST, code != SOURCE, code))
        return tuple(Language(code, NAMES.get(code) or QLocale(code).nativeLanguageName()) for code in codes)

    def choose(self, setting: str | None, wanted: Sequence[str]) -> str:
        """The code to use: the player's `setting` if there is such a language, else the best for the machine.

        `wanted` is what `system_languages` gives. Any Portuguese gets the Brazilian one; nothing suitable gets English.
        """
        codes = [language.code for language in self.available()]
        if setting in codes:
            return str(setting)
        for name in wanted:
            exact, kin = name.replace("-", "_"), name.replace("-", "_").partition("_")[0]
            if exact in codes:
                return exact
            related = next((code for code in codes if code.partition("_")[0] == kin), None)
            if related is not None:
                return related
        return SOURCE

    def use(self, code: str) -> None:
        """Speak `code` from now on, in words, plurals, Qt's own texts and numbers; all windows hear LanguageChange."""
        QLocale.setDefault(QLocale(code))
        self.forget()
        # Qt asks the last one first: what a catalogue lacks falls back to English with its right plurals.
        for file in dict.fromkeys(
            (self._assets.catalogue(SOURCE), qt_translations() / f"qtbase_{code}.qm", self._assets.catalogue(code))
        ):
            self._install(file)
        self.current = code

    def forget(self) -> None:
        """Speak no language any more: what was loaded is given back."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()

    def _install(self, file: Path) -> None:
        translator = QTranslator(QCoreApplication.instance())
        if not translator.load(str(file)):
            _LOG.warning("no translation in %s", file)
            translator.deleteLater()
            return
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)
