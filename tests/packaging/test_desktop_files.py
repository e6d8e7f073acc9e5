"""What a Linux desktop reads of the program: its entry in the menu, its file type, its page in the shop."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import deb
import macos_bundle
from dev_checkout import ROOT, Problem
from pega6_desktop.app import i18n

LINUX = ROOT / "packaging" / "linux"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
TRANSLATED = set(i18n.NAMES) - {i18n.SOURCE}


def stamped(place: Path) -> Path:
    """The page for the shop, as a build leaves it."""
    file = place / "io.github.pega6.Pega6.metainfo.xml"
    text = (LINUX / f"{file.name}.in").read_text("utf-8")
    text = text.replace("@VERSION@", "1.2.3").replace("@DATE@", "2026-11-28").replace("@NEWS@", deb._news())
    file.write_text(text, "utf-8")
    return file


def test_the_menu_speaks_every_language_of_the_program() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # the documented way to keep capitals
    parser.read(LINUX / "pega6.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert {word.partition("[")[2].rstrip("]") for word in entry if word.startswith(f"{key}[")} == TRANSLATED


def test_the_file_type_speaks_every_language_of_the_program() -> None:
    comments = ElementTree.parse(LINUX / "pega6-mime.xml").findall(".//{*}comment")
    assert {comment.get(LANGUAGE, i18n.SOURCE) for comment in comments} == set(i18n.NAMES)


def test_the_page_in_the_shop_says_everything_in_every_language(tmp_path: Path) -> None:
    page = ElementTree.parse(stamped(tmp_path)).getroot()
    assert page.find("releases/release[@version='1.2.3']") is not None
    for place in ("summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"):
        languages = [entry.get(LANGUAGE, i18n.SOURCE).replace("-", "_") for entry in page.findall(place)]
        assert {language: languages.count(language) for language in languages} == dict.fromkeys(
            i18n.NAMES, languages.count(i18n.SOURCE)
        )


def test_the_page_in_the_shop_tells_the_news_of_the_version_in_two_languages(tmp_path: Path) -> None:
    page = ElementTree.parse(stamped(tmp_path)).getroot()
    entries = page.findall("releases/release/description/ul/li")
    assert [entry.get(LANGUAGE, "en") for entry in entries] == ["en", "pt-BR"] * deb.MOST_NEWS
    assert all(entry.text and "`" not in entry.text for entry in entries)
    with pytest.raises(Problem, match=r"says nothing of 9\.9\.9"):
        deb._first_news("## 0.1.0\n\n- A card.\n", "9.9.9")


def test_every_picture_of_the_shop_lies_in_the_checkout(tmp_path: Path) -> None:
    images = ElementTree.parse(stamped(tmp_path)).findall(".//image")
    assert [image.text for image in images if not (ROOT / str(image.text).partition("/v1.2.3/")[2]).is_file()] == []


@pytest.mark.parametrize("tool", ["appstreamcli", "desktop-file-validate"])
def test_the_desktops_own_tools_accept_them(tool: str, tmp_path: Path) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not on this machine")
    words = (
        ["validate", "--no-net", "--pedantic", stamped(tmp_path)]
        if tool == "appstreamcli"
        else [LINUX / "pega6.desktop"]
    )
    done = subprocess.run([tool, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_readme_says_where_matches_lie_and_shows_pictures_that_are_there() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    pictures = re.findall(r"!\[[^]]+]\(([^)]+)\)", readme)
    assert pictures != []
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []
    portuguese, _, english = readme.partition("\n# English\n")
    for part in (portuguese, english):
        for words in (
            "~/.local/share/pega6",
            "%LOCALAPPDATA%\\pega6",
            "~/Library/Application Support/pega6",
            "git clone",
        ):
            assert words in part
        assert f"macOS {macos_bundle.OLDEST.partition('.')[0]} " in part


def test_the_doors_beside_linux_name_the_files_a_release_has() -> None:
    packaging = ROOT / "packaging"
    winget = (packaging / "winget" / "pega6.yaml").read_text("utf-8")
    assert "/vVERSION/pega6-VERSION-windows-x86_64-setup.exe" in winget
    assert "OutputBaseFilename=pega6-{#Version}-windows-x86_64-setup" in (
        packaging / "windows" / "pega6.iss"
    ).read_text("utf-8")
    cask = (packaging / "homebrew" / "pega6.rb").read_text("utf-8")
    assert "/v#{version}/pega6-#{version}-macos-#{arch}.dmg" in cask
    assert '">= :sonoma"' in cask, "macOS 14"
