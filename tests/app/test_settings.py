"""The settings file: what can be read is read, what cannot be read is never lost."""

import json
from pathlib import Path

import pytest

from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.plan import TablePlan
from pega6_desktop.ui.screens.preferences import Preferences
from pega6_desktop.ui.screens.rule_sets import RuleSet

PLAN = TablePlan(
    seats=(SeatInfo(name="", kind="human"), SeatInfo(name="Bia", kind="bot", level="careful", avatar=2)),
    options=(("endTarget", 40), ("fixedRounds", None)),
    seed=7,
)
OTHER = Preferences(
    language="en",
    theme="dark",
    tempo="fast",
    text_percent=140,
    is_motion_reduced=True,
    window=(1400, 900),
    plan=PLAN,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, text: str) -> SettingsFile:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return SettingsFile(path)


def test_no_file_means_standard_settings(path: Path) -> None:
    file = SettingsFile(path)
    assert file.load() == Preferences()
    assert file.kept_aside is None
    assert not path.exists()


def test_what_was_saved_is_read_again(path: Path) -> None:
    assert SettingsFile(path).save(OTHER)
    assert SettingsFile(path).load() == OTHER


def test_keys_of_another_version_survive_a_save(path: Path) -> None:
    file = written(path, '{"theme": "dark", "sound_volume": 60}')
    file.save(file.load())
    assert json.loads(path.read_text("utf-8"))["sound_volume"] == 60


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ('{"theme": 3, "tempo": "fast"}', Preferences(tempo="fast")),
        ('{"tempo": "warp", "theme": "dark"}', Preferences(theme="dark")),
        ('{"text_percent": 500, "language": "en"}', Preferences(language="en")),
        ('{"text_percent": "140"}', Preferences()),
        ('{"window": [1, 2, 3], "is_motion_reduced": true}', Preferences(is_motion_reduced=True)),
        ('{"plan": {"seats": 4}}', Preferences()),
        ('{"plan": null}', Preferences()),
    ],
    ids=["number for a word", "unknown tempo", "text too large", "text for a number", "window", "plan", "no plan"],
)
def test_a_value_of_a_wrong_type_gets_its_standard_and_the_rest_stays(
    path: Path, text: str, right: Preferences
) -> None:
    assert written(path, text).load() == right


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", "\x00\x01", '{"theme": "dark"'], ids=range(6))
def test_a_broken_file_is_kept_beside_under_a_dated_name(path: Path, text: str) -> None:
    file = written(path, text)
    assert file.load() == Preferences()
    assert file.kept_aside is not None
    assert file.kept_aside.name.startswith("settings-broken-2")
    assert file.kept_aside.read_text("utf-8") == text
    file.save(OTHER)
    assert SettingsFile(path).load() == OTHER
    assert file.kept_aside.read_text("utf-8") == text


def test_two_broken_files_of_one_second_do_not_overwrite_each_other(path: Path) -> None:
    kept = []
    for text in ("first", "second", "third"):
        file = written(path, text)
        file.load()
        kept.append(file.kept_aside)
    assert len(set(kept)) == 3
    assert [name.read_text("utf-8") for name in kept if name] == ["first", "second", "third"]


def test_a_save_that_fails_leaves_the_old_file_whole(path: Path) -> None:
    SettingsFile(path).save(OTHER)
    before = path.read_bytes()
    blocked = SettingsFile(path / "below" / "settings.json")
    assert blocked.save(Preferences()) is False
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_kept_rules_are_read_one_by_one(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    good = {"name": "Casa", "game": "pega6", "variant": "base", "options": [["endTarget", 40]]}
    path.write_text(json.dumps({"rule_sets": [{"name": 4}, good, "x"], "tempo": "slow"}), "utf-8")
    read = SettingsFile(path).load()
    assert read.rule_sets == (RuleSet("Casa", "pega6", "base", (("endTarget", 40),)),)
    assert read.tempo == "slow"
    SettingsFile(path).save(read)
    assert SettingsFile(path).load() == read
