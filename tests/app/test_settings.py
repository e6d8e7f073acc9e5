"""The settings file: what can be read is read, what cannot be read is never lost."""

import json
import os
import sys
import tempfile
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.records.profiles import Profile
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.house_rules import RuleSet
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.preferences import Preferences

PLAN = TablePlan(
    seats=(SeatInfo(name="", kind="human"), SeatInfo(name="Bia", kind="bot", level="careful", avatar=2)),
    options=(("endTarget", 40), ("fixedRounds", None)),
    deal="7",
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


# ---------------------------------------------------------------- whatever lies at its place

HOSTILE = {
    "deep brackets": b'{"plan": ' + b"[" * 200_000,
    "deep and closed": b'{"later": ' + b"[" * 500 + b"]" * 500 + b"}",
    "deep objects": b'{"a": ' * 100_000 + b"1" + b"}" * 100_000,
    "a theme of 50 MB": b'{"theme": "' + b"x" * 50_000_000 + b'"}',
    "no UTF-8": b'{"theme": "\xff\xfe"}',
    "UTF-16": '{"theme": "dark"}'.encode("utf-16"),
    "half a surrogate": rb'{"theme": "\ud800"}',
    "a number of 5000 digits": b'{"volume": ' + b"9" * 5000 + b"}",
    "no number": b'{"volume": NaN}',
    "infinity": b'{"volume": 1e999}',
    "NUL bytes": bytes(4096),
    "another kind of file": b"\x7fELF" + bytes(range(256)) * 100,
}


def kept(file: SettingsFile) -> bytes:
    assert file.kept_aside is not None
    return file.kept_aside.read_bytes()


@pytest.mark.parametrize("kind", HOSTILE)
def test_an_unreadable_file_is_set_aside_whatever_it_is(path: Path, kind: str) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(HOSTILE[kind])
    file = SettingsFile(path)
    assert file.load() == Preferences()
    assert file.trouble in ("settings_set_aside", "settings_part_aside")
    assert kept(file) == HOSTILE[kind]
    assert file.save(OTHER)
    assert SettingsFile(path).load() == OTHER


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has none of these in folders")
@pytest.mark.parametrize("kind", ["a folder", "a pipe", "a device", "a link in a circle"])
def test_what_is_no_plain_file_is_neither_read_nor_waited_for(path: Path, kind: str) -> None:
    path.parent.mkdir(parents=True)
    match kind:
        case "a folder":
            path.mkdir()
        case "a pipe":
            os.mkfifo(path)
        case "a device":
            path.symlink_to("/dev/zero")
        case _:
            path.symlink_to(path)
    file = SettingsFile(path)
    assert file.load() == Preferences()
    assert file.trouble == "settings_set_aside"
    assert file.save(OTHER)
    assert SettingsFile(path).load() == OTHER


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (f'{{"theme": "{"x" * 400_000}", "tempo": "fast"}}', Preferences(tempo="fast")),
        ('{"language": "pt\\u0000", "tempo": "fast"}', Preferences(tempo="fast")),
        ('{"window": [1e3, 99999999999999999999], "tempo": "fast"}', Preferences(tempo="fast")),
        ('{"corner": [-9223372036854775808, 0], "tempo": "fast"}', Preferences(tempo="fast")),
        ('{"later": [[[[[[[[[[[[[[1]]]]]]]]]]]]]], "tempo": "fast"}', Preferences(tempo="fast")),
        ('{"profiles": [{"name": "Ana"}, {"name": 4}, 7]}', Preferences(profiles=(Profile("Ana"),))),
        ('{"left": [{"game": "qwixx_cards"}, {"deal": 5}]}', Preferences(left=(TablePlan(game="qwixx_cards"),))),
    ],
    ids=["long", "NUL", "wide", "far", "nested", "players", "tables"],
)
def test_of_a_file_that_is_sound_in_part_the_rest_is_used_and_the_whole_is_kept(
    path: Path, text: str, right: Preferences
) -> None:
    file = written(path, text)
    assert file.load() == right
    assert file.trouble == "settings_part_aside"
    assert kept(file).decode() == text
    assert file.save(right)
    again = SettingsFile(path)
    assert (again.load(), again.trouble) == (right, None)


@pytest.mark.parametrize("how", ["may not be read", "may not even be moved"])
def test_without_permission_nothing_is_written_over(path: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    def refused(*_: object, **__: object) -> int:
        raise PermissionError(13, "Permission denied")

    file = written(path, '{"theme": "dark"}')
    with monkeypatch.context() as patched:
        patched.setattr("pega6_desktop.app.settings.os.open", refused)
        if how == "may not even be moved":
            patched.setattr(Path, "replace", refused)
        assert file.load() == Preferences()
    is_moved = how == "may not be read"
    assert file.trouble == ("settings_set_aside" if is_moved else "settings_left")
    assert file.save(OTHER) == is_moved
    assert (file.kept_aside or path).read_text() == '{"theme": "dark"}'


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda some: st.lists(some, max_size=4) | st.dictionaries(st.text(max_size=12), some, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from([field.name for field in msgspec.structs.fields(Preferences)])


@given(st.dictionaries(FIELDS | st.text(max_size=8), ANYTHING, max_size=8))
def test_whatever_json_says_ends_in_preferences_that_can_be_saved(content: dict[str, object]) -> None:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "settings.json"
        path.write_text(json.dumps(content), "utf-8")
        file = SettingsFile(path)
        read = file.load()
        assert file.save(read)
        assert SettingsFile(path).load() == read


@given(st.binary(max_size=300))
def test_whatever_bytes_lie_there_are_kept_or_read(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "settings.json"
        path.write_bytes(data)
        file = SettingsFile(path)
        file.load()
        assert file.trouble is None or kept(file) == data
