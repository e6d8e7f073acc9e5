"""The language: which one at the start, and changing it while windows are open."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot

import dev_translations
from pega6_desktop.app.assets import Assets
from pega6_desktop.app.i18n import Language, Translations, system_languages

ROOT = Path(__file__).parent.parent.parent
TS = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{language}"><context>
<name>Table</name>{messages}</context></TS>"""
PLURAL = """<message numerus="yes"><source>%n head(s)</source><translation>
<numerusform>{one}</numerusform><numerusform>{many}</numerusform></translation></message>"""
WORD = "<message><source>Row</source><translation>{word}</translation></message>"
MESSAGES = {
    "en": PLURAL.format(one="%n head", many="%n heads"),
    "pt_BR": PLURAL.format(one="%n cabeça", many="%n cabeças") + WORD.format(word="Fileira"),
    "de": WORD.format(word="Reihe"),
}


@pytest.fixture
def translations(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Translations]:
    """Three small catalogues, German without the plural; afterwards Qt speaks as before."""
    for language, messages in MESSAGES.items():
        (tmp_path / f"pega6_{language}.ts").write_text(TS.format(language=language, messages=messages), "utf-8")
    dev_translations.compile_changed(tmp_path, tmp_path / "qm", Path(PySide6.__file__).parent)
    locale = QLocale()
    translations = Translations(Assets(resources=ROOT / "resources", catalogues=tmp_path / "qm"))
    yield translations
    translations.forget()
    QLocale.setDefault(locale)


def heads(count: int) -> str:
    return QCoreApplication.translate("Table", "%n head(s)", None, count)


def row() -> str:
    return QCoreApplication.translate("Table", "Row")


def test_portuguese_comes_first_then_english_then_the_rest(translations: Translations) -> None:
    assert translations.available() == (
        Language("pt_BR", "Português (Brasil)"),
        Language("en", "English"),
        Language("de", "Deutsch"),
    )


def test_english_can_be_chosen_even_when_nothing_was_compiled(tmp_path: Path) -> None:
    bare = Translations(Assets(resources=tmp_path, catalogues=tmp_path / "nowhere"))
    assert bare.available() == (Language("en", "English"),)
    assert bare.choose(None, ["pt-BR"]) == "en"


@pytest.mark.parametrize(
    ("setting", "wanted", "code"),
    [
        ("de", ["pt-BR"], "de"),
        ("en", ["pt-BR"], "en"),
        ("tlh", ["pt-BR"], "pt_BR"),
        (None, ["pt-Latn-BR", "pt-BR", "pt-Latn", "pt"], "pt_BR"),
        (None, ["pt-PT"], "pt_BR"),
        (None, ["pt"], "pt_BR"),
        (None, ["en-US", "pt-BR"], "en"),
        (None, ["de-AT"], "de"),
        (None, ["tr-TR", "tr", "de"], "de"),
        (None, ["tr-Latn-TR", "tr-TR", "tr"], "en"),
        (None, ["C"], "en"),
        (None, [], "en"),
    ],
)
def test_the_players_wish_then_the_machines_languages_then_english(
    translations: Translations, setting: str | None, wanted: list[str], code: str
) -> None:
    assert translations.choose(setting, wanted) == code


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("C", "en"),
        ("POSIX", "en"),
        ("pt_BR.UTF-8", "pt_BR"),
        ("pt_PT.UTF-8", "pt_BR"),
        ("en_GB.UTF-8", "en"),
        ("de_CH.UTF-8", "de"),
        ("tr_TR.UTF-8", "en"),
        ("ar_EG.UTF-8", "en"),
        ("nonsense", "en"),
    ],
)
def test_a_machine_in_any_language_gets_a_language(translations: Translations, locale: str, code: str) -> None:
    environment = {key: value for key, value in os.environ.items() if key not in {"LANGUAGE", "LC_MESSAGES"}}
    asked = subprocess.run(
        [sys.executable, "-c", "from pega6_desktop.app import i18n; print(*i18n.system_languages())"],
        env={**environment, "LANG": locale, "LC_ALL": locale},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert translations.choose(None, asked.stdout.split()) == code


def test_this_machine_names_its_languages() -> None:
    assert all(isinstance(name, str) for name in system_languages())


@pytest.mark.parametrize(
    ("code", "one", "many", "word"),
    [
        ("pt_BR", "1 cabeça", "2 cabeças", "Fileira"),
        ("en", "1 head", "2 heads", "Row"),
        ("de", "1 head", "2 heads", "Reihe"),
        ("tr", "1 head", "2 heads", "Row"),
    ],
)
def test_words_and_plurals_of_a_language(translations: Translations, code: str, one: str, many: str, word: str) -> None:
    translations.use(code)
    assert (heads(1), heads(2), row()) == (one, many, word)
    assert translations.current == code


def test_an_empty_text_stays_empty(translations: Translations) -> None:
    translations.use("pt_BR")
    assert QCoreApplication.translate("Table", "") == ""


@pytest.mark.parametrize(
    ("code", "word"),
    [("pt_BR", "Cancelar"), ("en", "Cancel"), ("es", "Cancelar"), ("fr", "Annuler"), ("de", "Abbrechen")],
)
def test_qts_own_buttons_speak_the_language_too(translations: Translations, qtbot: QtBot, code: str, word: str) -> None:
    translations.use(code)
    box = QMessageBox(QMessageBox.Icon.NoIcon, "", "", QMessageBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QMessageBox.StandardButton.Cancel).text().replace("&", "") == word


def test_numbers_follow_the_language(translations: Translations) -> None:
    translations.use("pt_BR")
    assert QLocale().toString(1234.5, "f", 1) == "1.234,5"
    translations.use("en")
    assert QLocale().toString(1234.5, "f", 1) == "1,234.5"


def test_an_open_window_hears_of_every_change_and_old_words_are_gone(translations: Translations, qtbot: QtBot) -> None:
    class Title(QLabel):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                self.setText(row())
            super().changeEvent(event)

    title = Title()
    qtbot.addWidget(title)
    shown = []
    for code in ("pt_BR", "en", "de", "pt_BR", "de"):
        translations.use(code)
        qtbot.waitUntil(lambda: title.text() == row())
        shown.append(title.text())
    assert shown == ["Fileira", "Row", "Reihe", "Fileira", "Reihe"]


def test_changing_often_keeps_no_translator(translations: Translations, qapp: QObject) -> None:
    before = len(qapp.findChildren(QTranslator))
    for code in ("pt_BR", "en") * 20:
        translations.use(code)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(qapp.findChildren(QTranslator)) <= before + 3
