"""The environment in .venv: made once, kept while it is right, made again when it is not."""

import importlib.util
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev_checkout
import dev_environment

ROOT = Path(__file__).parent.parent.parent
THIS = f"{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty checkout in a folder with spaces and letters of three alphabets."""
    root = tmp_path / "mesa do José Ñandú 日本 #1"
    root.mkdir()
    venv = root / ".venv"
    python = venv / dev_checkout.PYTHON.relative_to(dev_checkout.VENV)
    for module in (dev_checkout, dev_environment):
        for name, value in (("ROOT", root), ("VENV", venv), ("PYTHON", python)):
            monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(dev_environment, "STAMP", venv / "pega6-stamp.json")
    return root


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What pip would have been asked for, call by call."""
    calls: list[list[str]] = []
    monkeypatch.setattr(dev_environment, "_install", lambda wanted: calls.append(list(wanted)))
    return calls


@pytest.fixture
def made(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished environment; its pip is left out, because putting one in takes seconds."""
    monkeypatch.setattr(dev_environment, "_is_usable", lambda: True)
    create(checkout)
    return checkout / ".venv"


def create(checkout: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", checkout / ".venv"], check=True)


@pytest.fixture
def quick_venv(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New environments come without a pip."""
    monkeypatch.setattr(dev_environment, "_create", lambda: create(checkout))


def stamp(venv: Path) -> dict[str, object]:
    text = (venv / "pega6-stamp.json").read_text("utf-8")
    return dict(json.loads(text))


def test_playing_needs_only_what_runs_and_testing_needs_more() -> None:
    playing, testing = (dev_environment.wanted(has_dev_tools=tools) for tools in (False, True))
    silent = dev_environment.wanted(has_dev_tools=False, has_sound=False)
    names = {name.partition(">=")[0] for name in silent}
    assert names == {"PySide6-Essentials", "msgspec", "numpy", "platformdirs", "pyqtgraph"}
    assert {name.partition(">=")[0] for name in set(playing) - set(silent)} == {"PySide6-Addons"}
    assert set(playing) < set(testing)
    assert [name for name in testing if ">=" not in name or ",<" not in name] == [], "each is pinned to a range"


def test_a_right_environment_is_left_alone(made: Path, installed: list[list[str]]) -> None:
    for wanted in (["a>=1", "b>=2"], ["a>=1", "b>=2"], ["b>=2"]):
        dev_environment.ensure(wanted)
    assert installed == [["a>=1", "b>=2"]]


def test_a_changed_pin_is_installed_into_the_same_environment(made: Path, installed: list[list[str]]) -> None:
    dev_environment.ensure(["a>=1"])
    (made / "kept").touch()
    dev_environment.ensure(["a>=2"])
    assert installed == [["a>=1"], ["a>=2"]]
    assert (made / "kept").exists()
    assert stamp(made)["requirements"] == ["a>=2"]


def test_a_pinned_environment_is_made_of_the_named_files_and_again_when_they_change(
    made: Path, installed: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pins = tmp_path / "constraints.txt"
    pins.write_text("a==1 --hash=sha256:00\n", "utf-8")
    monkeypatch.setattr(dev_environment, "CONSTRAINTS", pins)
    by_the_file = ["--require-hashes", "--only-binary=:all:", f"--requirement={pins}"]
    for _ in range(2):
        dev_environment.ensure(["a>=1"], is_pinned=True)
    dev_environment.ensure(["a>=1"])
    assert installed == [by_the_file]
    pins.write_text("a==2 --hash=sha256:00\n", "utf-8")
    dev_environment.ensure(["a>=1"], is_pinned=True)
    assert installed == [by_the_file, by_the_file]


def test_the_constraints_name_a_version_within_every_range_and_a_hash_for_each() -> None:
    entries = re.split(r"\n(?=\w)", dev_environment.CONSTRAINTS.read_text("utf-8"))
    pinned = {entry.partition("==")[0] for entry in entries}
    asked = {re.split("[<>=]", one)[0].lower() for one in dev_environment.wanted(has_dev_tools=True)}
    assert asked <= pinned
    assert [entry.splitlines()[0] for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("text", ["", "{", "[]", '{"python": "3.11"}', '{"requirements": 3}'])
def test_a_damaged_stamp_is_no_stamp(made: Path, installed: list[list[str]], text: str) -> None:
    (made / "pega6-stamp.json").write_text(text, "utf-8")
    dev_environment.ensure(["a>=1"])
    assert installed == [["a>=1"]]


def test_an_interrupted_installation_is_done_again(
    made: Path, installed: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    dev_environment.ensure(["a>=1"])

    def interrupt(wanted: Sequence[str]) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(dev_environment, "_install", interrupt)
        with pytest.raises(KeyboardInterrupt):
            dev_environment.ensure(["a>=2"])
    dev_environment.ensure(["a>=1"])
    assert installed == [["a>=1"], ["a>=1"]]


@pytest.mark.usefixtures("quick_venv")
@pytest.mark.parametrize("settings", ["version = 3.9.1\n", "home = /usr/bin\n", ""])
def test_an_environment_of_another_python_or_an_unfinished_one_is_made_again(
    checkout: Path, installed: list[list[str]], settings: str
) -> None:
    create(checkout)
    (checkout / ".venv" / "pyvenv.cfg").write_text(settings, "utf-8")
    (checkout / ".venv" / "old").touch()
    dev_environment.ensure([])
    assert not (checkout / ".venv" / "old").exists()
    assert stamp(checkout / ".venv")["python"] == THIS


@pytest.mark.usefixtures("quick_venv")
def test_an_environment_whose_python_was_removed_is_made_again(checkout: Path, installed: list[list[str]]) -> None:
    python = checkout / ".venv" / dev_checkout.PYTHON.relative_to(dev_checkout.VENV)
    dev_environment.ensure([])
    python.unlink()
    dev_environment.ensure([])
    assert python.exists()
    assert installed == [[], []]


@pytest.mark.usefixtures("quick_venv")
def test_an_environment_without_a_pip_is_made_again(checkout: Path, installed: list[list[str]]) -> None:
    create(checkout)
    (checkout / ".venv" / "old").touch()
    dev_environment.ensure([])
    assert not (checkout / ".venv" / "old").exists()


def test_a_folder_that_is_no_environment_is_not_deleted(checkout: Path, installed: list[list[str]]) -> None:
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / "thesis.txt").touch()
    with pytest.raises(dev_checkout.Problem, match="is in the way: it is no Python environment"):
        dev_environment.ensure([])
    assert (checkout / ".venv" / "thesis.txt").exists()


def test_a_python_without_ensurepip_is_told_what_to_install(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else find(name))
    with pytest.raises(dev_checkout.Problem, match="sudo apt-get install python3-venv"):
        dev_environment.ensure([])


def test_a_new_environment_has_this_python_and_a_pip_and_what_that_cannot_get_ends_in_a_sentence(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(dev_checkout.Problem, match="check the network"):
        dev_environment.ensure(["pega6-nothing-of-the-kind>=1"])
    assert "No matching distribution" in capfd.readouterr().err
    python = checkout / ".venv" / dev_checkout.PYTHON.relative_to(dev_checkout.VENV)
    asked = subprocess.run([python, "-m", "pip", "--version"], capture_output=True, text=True, check=True)
    assert f"(python {THIS})" in asked.stdout
    assert not (checkout / ".venv" / "pega6-stamp.json").exists()


def test_a_checkout_that_cannot_be_written_is_told_from_a_broken_python(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    with pytest.raises(dev_checkout.Problem, match="could not make an environment") as told:
        dev_environment.ensure([])
    assert "apt-get" not in str(told.value)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(PermissionError) as refused:
        dev_environment.ensure([])
    assert refused.value.filename == str(checkout)


def test_a_path_python_refuses_ends_in_pythons_own_words(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev_environment, "VENV", checkout / f"a{os.pathsep}b" / ".venv")
    with pytest.raises(dev_checkout.Problem, match="PATH separator"):
        dev_environment.ensure([])


@pytest.mark.parametrize("variable", ["PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_USER"])
def test_variables_that_lead_astray_are_not_passed_on(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, "/elsewhere")
    monkeypatch.setenv("PEGA6_KEPT", "yes")
    environment = dev_checkout.clean_environment()
    assert variable not in environment
    assert environment["PEGA6_KEPT"] == "yes"


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 10, 13)])
def test_an_old_python_says_that_it_is_too_old(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int]) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "packaging" / "dev.py"))
    assert "Pega 6 needs Python 3.11 or newer" in str(ended.value.code)
