"""The committed catalogues: nothing untranslated, no gap lost, every plural told as one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[3]
CATALOGUES = sorted((ROOT / "resources" / "i18n").glob("*.ts"))
GAP = re.compile(r"\{\w+\}|%n")


def messages(catalogue: Path) -> Iterator[tuple[str, str, list[str], bool]]:
    """Context, source, translations (one per plural form) and whether the message is a plural."""
    for context in ElementTree.parse(catalogue).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            is_plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name", ""), message.findtext("source", ""), forms, is_plural


def test_portuguese_and_english_are_there() -> None:
    assert [catalogue.name for catalogue in CATALOGUES] == ["pega6_en.ts", "pega6_pt_BR.ts"]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_every_translation_has_the_gaps_of_its_source(catalogue: Path) -> None:
    wrong = [
        (context, source, form)
        for context, source, forms, _ in messages(catalogue)
        for form in forms
        if sorted(set(GAP.findall(form))) != sorted(set(GAP.findall(source)))
    ]
    assert wrong == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_nothing_is_left_empty_or_padded_by_mistake(catalogue: Path) -> None:
    wrong = [
        (context, source)
        for context, source, forms, _ in messages(catalogue)
        for form in forms
        if not form or (form != form.strip()) != (source != source.strip()) or "  " in form
    ]
    assert wrong == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_a_count_is_always_a_plural(catalogue: Path) -> None:
    assert [source for _, source, _, is_plural in messages(catalogue) if "%n" in source and not is_plural] == []


def test_sentences_end_alike_in_portuguese() -> None:
    """A full stop, colon, question or exclamation mark says what kind of line it is; names stand as printed."""
    catalogue = ROOT / "resources" / "i18n" / "pega6_pt_BR.ts"
    wrong = [
        (source, form)
        for _, source, forms, _ in messages(catalogue)
        for form in forms
        if source[-1] != form[-1] and {source[-1], form[-1]} & set(".:?!") and source not in ("{place}.", "Takes seven")
    ]
    assert wrong == []


def test_counts_are_asked_for_in_the_one_way_the_tool_understands() -> None:
    """lupdate takes ``translate(context, text, "", n)`` for a text without a plural: counts go through ``tr``."""
    package = ROOT / "pega6_desktop"
    files = [file for file in sorted(package.rglob("*.py")) if file != package / "ui" / "text" / "speech.py"]
    calls = [
        (file.name, node.lineno)
        for file in files
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and _name(node.func) == "translate" and _has_count(node)
    ]
    assert calls == []


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def _has_count(call: ast.Call) -> bool:
    return len(call.args) > 3 or any(keyword.arg == "n" for keyword in call.keywords)
