"""Themes are files; whatever happens to a file, there is a theme to start with."""

from pathlib import Path

import pytest

from pega6_desktop.ui.look.look import Theme, load_theme, theme_names
from tests.ui.look.conftest import THEMES


def test_the_three_themes_are_there_under_their_exact_names(resources: Path) -> None:
    assert theme_names(resources / "themes") == tuple(sorted(THEMES))


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_answers_to_its_own_name(resources: Path, name: str) -> None:
    assert load_theme(name, resources / "themes").name == name


def test_the_built_in_theme_is_the_light_one(resources: Path) -> None:
    assert load_theme("light", resources / "themes") == Theme()


@pytest.mark.parametrize("name", ["sepia", "", "Light", "../themes/light", "light.json", "li\0ght"])
def test_an_unknown_theme_becomes_light_and_its_name_says_so(resources: Path, name: str) -> None:
    assert load_theme(name, resources / "themes").name == "light"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"name": "mine", "wood1": 7}',
        '{"name": "mine", "wood1": "brown"}',
        '{"name": "other"}',
        '{"name": "mine", "cards": []}',
        '{"name": "mine", "later": ' + "[" * 200_000,
    ],
    ids=["empty", "cut", "list", "number", "word", "other name", "no cards", "deep"],
)
def test_a_broken_theme_file_becomes_light(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.json").write_text(text, encoding="utf-8")
    assert load_theme("mine", tmp_path) == Theme()


def test_a_theme_file_may_leave_tokens_out(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text('{"name": "mine", "wood1": "#112233", "newToken": 1}', encoding="utf-8")
    theme = load_theme("mine", tmp_path)
    assert (theme.name, theme.wood1, theme.ink) == ("mine", "#112233", Theme().ink)


def test_without_any_file_there_is_still_a_theme(tmp_path: Path) -> None:
    assert load_theme("dark", tmp_path / "nowhere") == Theme()


def test_a_class_that_does_not_exist_has_no_colours() -> None:
    with pytest.raises(KeyError):
        Theme().tone(4)
