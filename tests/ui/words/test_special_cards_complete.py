"""One place each: whoever adds a special card to the catalog is told here what it still lacks."""

import functools
import re
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.ui.words.pega6.specials import PRINTED, SPECIAL_WORDS, SpecialWords

ROOT = Path(__file__).parents[3]
THEMES = ("light", "dark", "contrast")
PICTURES = ("special-{}.svg", "special-{}-small.svg", "special-{}-sign.svg")
OPTIONAL_WORDS = {"other_prompt"}
SOURCE_LANGUAGE = "pega6_en"
LANGUAGES = sorted({file.stem for file in (ROOT / "resources" / "i18n").glob("*.ts")} - {SOURCE_LANGUAGE})
CONTEXT = "Pega6Specials"
WORDS = ("own_name", "line", "help", "lifted", "act", "prompt")


@dataclass(frozen=True)
class Places:
    """Where what belongs to a special card is kept."""

    modules: Path = ROOT / "pega6_desktop" / "games" / "pega6" / "specials"
    art: Path = ROOT / "resources" / "cards"
    catalogues: Path = ROOT / "resources" / "i18n"
    scenarios: Path = ROOT / "tests" / "games" / "pega6" / "specials"
    playthroughs: Path = ROOT / "tests" / "playthroughs" / "matches"
    words: Mapping[str, Callable[[], SpecialWords]] = field(default_factory=lambda: SPECIAL_WORDS)
    boxes: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: PRINTED)


def lacking(kind: str, places: Places) -> list[str]:
    """Everything this kind of special card still needs; nothing for a complete one."""
    return [
        *([] if (places.modules / f"{kind}.py").is_file() else ["module"]),
        *_art(kind, places.art),
        *[f"name in the box {edition}" for edition, names in places.boxes.items() if not names.get(kind)],
        *_words(kind, places),
        *_scenario(kind, places.scenarios / f"test_{kind}.py"),
        *_playthrough(kind, places.playthroughs),
    ]


def _art(kind: str, folder: Path) -> list[str]:
    files = [folder / theme / picture.format(kind) for theme in THEMES for picture in PICTURES]
    return [f"art {file.parent.name}/{file.name}" for file in files if not file.is_file()]


def _words(kind: str, places: Places) -> list[str]:
    """In the source language, and in every other language there is a file for."""
    if kind not in places.words:
        return ["words"]
    said = msgspec.structs.asdict(places.words[kind]())
    missing = [f"words {field}" for field, words in said.items() if not words and field not in OPTIONAL_WORDS]
    for file in sorted(places.catalogues.glob("*.ts")):
        known = _translated(file.read_bytes())
        missing += [
            f"{file.stem} {field}"
            for field, words in said.items()
            if words and words not in known and file.stem != SOURCE_LANGUAGE
        ]
    return missing


@functools.cache
def _translated(catalogue: bytes) -> set[str]:
    """What the special cards say that this catalogue has finished words for."""
    found: set[str] = set()
    for context in ElementTree.fromstring(catalogue).iter("context"):
        if context.findtext("name") == CONTEXT:
            for message in context.iter("message"):
                translation = message.find("translation")
                is_done = translation is not None and bool(translation.text) and translation.get("type") is None
                found |= {message.findtext("source", "")} if is_done else set()
    return found


def _scenario(kind: str, file: Path) -> list[str]:
    """A story in which somebody plays the card and something is expected of it."""
    text = file.read_text("utf-8") if file.is_file() else ""
    stories = re.split(r"^def test_", text, flags=re.MULTILINE)[1:]
    is_told = any(re.search(rf'\.special\(\s*\w+, "{kind}"', story) and "expect(" in story for story in stories)
    return [] if is_told else [f"scenario {file.name}"]


def _playthrough(kind: str, folder: Path) -> list[str]:
    """A written match in which the card is really played, not only might be."""
    played = re.compile(rf"^\d+\. seat \d+: special {kind}\b", re.MULTILINE)
    return [] if any(played.search(file.read_text("utf-8")) for file in folder.glob("*.txt")) else ["playthrough"]


@pytest.mark.parametrize("kind", SPECIALS)
def test_every_special_card_of_the_catalog_is_complete(kind: str) -> None:
    assert lacking(kind, Places()) == []


def test_words_are_said_of_no_card_that_is_not_in_the_catalog() -> None:
    assert set(SPECIAL_WORDS) == set(SPECIALS)


# ---------------------------------------------------------------- and what is missing is noticed


def test_a_new_line_of_the_catalog_lacks_everything() -> None:
    pictures = [f"art {theme}/{picture.format('joker')}" for theme in THEMES for picture in PICTURES]
    boxes = [f"name in the box {edition}" for edition in PRINTED]
    every = ["module", *pictures, *boxes, "words", "scenario test_joker.py", "playthrough"]
    assert lacking("joker", Places()) == every


def test_a_new_card_with_english_words_lacks_those_of_every_language_there_is() -> None:
    said = SpecialWords(*(f"{word} of the joker" for word in WORDS))
    lacks = lacking("joker", replace(Places(), words={**SPECIAL_WORDS, "joker": lambda: said}))
    assert [lack for lack in lacks if lack.startswith("pega6_")] == [
        f"{language} {word}" for language in LANGUAGES for word in WORDS
    ]


@pytest.mark.parametrize("kind", SPECIALS)
def test_a_missing_name_in_a_box_is_noticed(kind: str) -> None:
    torn = {edition: {one: name for one, name in box.items() if one != kind} for edition, box in PRINTED.items()}
    assert lacking(kind, replace(Places(), boxes=torn)) == [f"name in the box {edition}" for edition in PRINTED]


@pytest.mark.parametrize("kind", SPECIALS)
def test_a_missing_picture_is_noticed(kind: str, tmp_path: Path) -> None:
    for theme in THEMES:
        (tmp_path / theme).mkdir()
        for picture in PICTURES:
            shutil.copy(Places.art / theme / picture.format(kind), tmp_path / theme)
    assert lacking(kind, replace(Places(), art=tmp_path)) == []
    (tmp_path / "contrast" / f"special-{kind}-small.svg").unlink()
    assert lacking(kind, replace(Places(), art=tmp_path)) == [f"art contrast/special-{kind}-small.svg"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_word_in_any_language_file_is_noticed(language: str, tmp_path: Path) -> None:
    catalogue = ElementTree.parse(Places.catalogues / f"{language}.ts")
    for context in catalogue.findall("context"):
        if context.findtext("name") != CONTEXT:
            catalogue.getroot().remove(context)
    done = {message.findtext("source"): message.find("translation") for message in catalogue.iter("message")}
    for kind in SPECIALS:
        said = msgspec.structs.asdict(SPECIAL_WORDS[kind]())
        for word in WORDS:
            translation = done[said[word]]
            assert translation is not None
            translation.text, whole = "", translation.text
            catalogue.write(tmp_path / f"{language}.ts", encoding="utf-8")
            assert _words(kind, replace(Places(), catalogues=tmp_path)) == [f"{language} {word}"]
            translation.text = whole


@pytest.mark.parametrize("kind", SPECIALS)
def test_a_missing_story_and_a_missing_playthrough_are_noticed(kind: str, tmp_path: Path) -> None:
    (tmp_path / f"test_{kind}.py").write_text(f'def test_nothing():\n    PlaySpecial("{kind}")\n', "utf-8")
    (tmp_path / "match.txt").write_text(f"seat 0 may: none, special {kind}\n1. seat 0: none\n", "utf-8")
    without = replace(Places(), scenarios=tmp_path, playthroughs=tmp_path)
    assert lacking(kind, without) == [f"scenario test_{kind}.py", "playthrough"]
