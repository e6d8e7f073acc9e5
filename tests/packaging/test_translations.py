"""From a word in the program to a compiled catalogue, and the check that none is forgotten."""

import os
from pathlib import Path

import PySide6
import pytest

import dev_checks
import dev_translations

PYSIDE = Path(PySide6.__file__).parent
PROGRAM = """
from PySide6.QtCore import QObject
class Status(QObject):
    pass
class Bar(QObject):
    def words(self, heads: int) -> list[str]:
        return [
            self.tr("Row"),
            self.tr("%n head(s)", "", heads),
            Status.tr("%n card(s) left", "", heads),
        ]
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one module and its two catalogues, not yet translated."""
    (tmp_path / "pega6_desktop").mkdir()
    (tmp_path / "pega6_desktop" / "bar.py").write_text(PROGRAM, "utf-8")
    (tmp_path / "resources" / "i18n").mkdir(parents=True)
    monkeypatch.setattr(dev_checks, "ROOT", tmp_path)
    monkeypatch.setattr(dev_translations, "find_pyside", lambda prefix: PYSIDE)
    for language in ("en", "pt_BR"):
        update(tmp_path, language)
    return tmp_path


def catalogue(root: Path, language: str) -> Path:
    return root / "resources" / "i18n" / f"pega6_{language}.ts"


def update(root: Path, language: str) -> None:
    dev_translations.update(root / "pega6_desktop", catalogue(root, language), PYSIDE)


def translate_all(root: Path) -> None:
    for language in ("en", "pt_BR"):
        text = catalogue(root, language).read_text("utf-8")
        text = text.replace("<numerusform></numerusform>", "<numerusform>%n</numerusform>")
        text = text.replace('<translation type="unfinished"></translation>', "<translation>Fileira</translation>")
        catalogue(root, language).write_text(text.replace(' type="unfinished"', ""), "utf-8")


def test_a_new_catalogue_holds_every_word_and_no_line_numbers(root: Path) -> None:
    text = catalogue(root, "pt_BR").read_text("utf-8")
    assert [word for word in ("Row", "%n head(s)", "%n card(s) left") if f"<source>{word}</source>" not in text] == []
    assert "<name>Bar</name>" in text
    assert "<name>Status</name>" in text
    assert "<location" not in text
    assert dev_translations.unfinished(catalogue(root, "pt_BR")) == 3


def test_the_english_catalogue_holds_the_plurals_alone(root: Path) -> None:
    text = catalogue(root, "en").read_text("utf-8")
    assert "<source>Row</source>" not in text
    assert dev_translations.unfinished(catalogue(root, "en")) == 2


def test_untranslated_words_fail_the_check(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev_checks._translations() == 1
    said = capsys.readouterr().out
    assert "pega6_pt_BR.ts: 3 to translate" in said
    assert "does not match" not in said


def test_translated_words_pass_the_check(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    translate_all(root)
    assert dev_checks._translations() == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("language", ["es", "fr", "de", "ja"])
def test_one_language_more_is_one_more_to_check(root: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    translate_all(root)
    catalogue(root, language).write_text(f'<TS version="2.1" language="{language}"></TS>', "utf-8")
    assert dev_checks._translations() == 1
    assert f"pega6_{language}.ts: 3 to translate" in capsys.readouterr().out


def test_a_new_word_in_the_program_fails_the_check(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    translate_all(root)
    (root / "pega6_desktop" / "bar.py").write_text(PROGRAM.replace('"Row"', '"Rows on the table"'), "utf-8")
    assert dev_checks._translations() == 1
    assert "pega6_pt_BR.ts does not match the words in the program" in capsys.readouterr().out


def test_a_word_gone_from_the_program_leaves_the_catalogue(root: Path) -> None:
    translate_all(root)
    (root / "pega6_desktop" / "bar.py").write_text(PROGRAM.replace('            self.tr("Row"),\n', ""), "utf-8")
    update(root, "pt_BR")
    assert "Fileira" not in catalogue(root, "pt_BR").read_text("utf-8")
    assert dev_translations.unfinished(catalogue(root, "pt_BR")) == 0


def test_a_plural_that_qt_cannot_see_fails_the_check(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hidden = PROGRAM.replace('self.tr("%n head(s)", "", heads)', 'self.tr("%n head(s)", n=heads)')
    (root / "pega6_desktop" / "bar.py").write_text(hidden, "utf-8")
    update(root, "pt_BR")
    assert dev_checks._translations() == 1
    assert "pega6_pt_BR.ts: write the plural '%n head(s)' as" in capsys.readouterr().out


def test_only_what_changed_is_compiled_again(root: Path) -> None:
    translate_all(root)
    target, sources = root / "build" / "i18n", root / "resources" / "i18n"

    def compiled() -> list[str]:
        return [file.name for file in dev_translations.compile_changed(sources, target, PYSIDE)]

    assert compiled() == ["pega6_en.qm", "pega6_pt_BR.qm"]
    assert compiled() == []
    later = (target / "pega6_en.qm").stat().st_mtime + 10
    os.utime(catalogue(root, "en"), (later, later))
    assert compiled() == ["pega6_en.qm"]
    catalogue(root, "en").unlink()
    assert compiled() == []
    assert [file.name for file in target.iterdir()] == ["pega6_pt_BR.qm"]


def test_a_program_that_runs_keeps_the_catalogue_it_has_opened(root: Path) -> None:
    """Qt maps the file into memory: a file rewritten in place would take the program down with it."""
    translate_all(root)
    target, sources = root / "build" / "i18n", root / "resources" / "i18n"
    dev_translations.compile_changed(sources, target, PYSIDE)
    words = (target / "pega6_pt_BR.qm").read_bytes()
    with (target / "pega6_pt_BR.qm").open("rb") as opened:
        later = (target / "pega6_pt_BR.qm").stat().st_mtime + 10
        catalogue(root, "pt_BR").write_text("<TS version='2.1' language='pt_BR'></TS>", "utf-8")
        os.utime(catalogue(root, "pt_BR"), (later, later))
        dev_translations.compile_changed(sources, target, PYSIDE)
        assert (target / "pega6_pt_BR.qm").read_bytes() != words
        assert opened.read() == words


def test_a_checkout_without_catalogues_compiles_nothing(tmp_path: Path) -> None:
    assert dev_translations.compile_changed(tmp_path / "nowhere", tmp_path / "qm", PYSIDE) == []


def test_a_damaged_catalogue_is_told_with_qts_words(root: Path) -> None:
    catalogue(root, "en").write_text("<TS", "utf-8")
    with pytest.raises(dev_translations.TranslationToolFailed, match=r"lrelease failed on .*pega6_en"):
        dev_translations.compile_changed(root / "resources" / "i18n", root / "qm", PYSIDE)
