"""The wheel: everything a player needs is in it, found there, and nothing else."""

import os
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from dev_checkout import ROOT
from pega6_desktop import __version__
from pega6_desktop.records import codec
from pega6_desktop.records.replay import replay
from wheel_resources import carried

ASK = "from pega6_desktop.app import assets; print(assets.locate())"
FINAL_HASH = "ad4348adeb6897530c292424fcb006cd8c44926b7d3362eaf4793d5f19810db8"
"""How the demonstration ends, every time and everywhere; other rules or another beginner among the bots change it."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Built from this checkout, without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return zipfile.ZipFile(next(folder.glob("*.whl")))


@pytest.fixture(scope="module")
def installed(wheel: zipfile.ZipFile, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel unpacked as pip does it, far from the checkout."""
    folder = tmp_path_factory.mktemp("site packages José")
    wheel.extractall(folder)
    return folder


def ask(installed: Path, words: Sequence[str]) -> str:
    """What a Python that sees only the unpacked wheel says."""
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-P", *words],
        cwd=installed.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_wheel_carries_every_resource_and_every_catalogue(wheel: zipfile.ZipFile) -> None:
    inside = {name for name in wheel.namelist() if name.startswith("pega6_desktop/resources/")}
    catalogues = {f"pega6_desktop/resources/i18n/{ts.stem}.qm" for ts in (ROOT / "resources" / "i18n").glob("*.ts")}
    assert inside == set(carried(ROOT / "resources").values()) | catalogues
    assert "pega6_desktop/resources/fonts/OFL.txt" in inside


def test_the_wheel_carries_every_module_and_nothing_of_the_workshop(wheel: zipfile.ZipFile) -> None:
    modules = {name for name in wheel.namelist() if name.endswith(".py")}
    assert modules == {file.relative_to(ROOT).as_posix() for file in (ROOT / "pega6_desktop").rglob("*.py")}
    others = {name.split("/")[0] for name in wheel.namelist()}
    assert others == {"pega6_desktop", f"pega6_desktop-{__version__}.dist-info"}


def test_the_command_is_called_pega6(wheel: zipfile.ZipFile) -> None:
    points = wheel.read(f"pega6_desktop-{__version__}.dist-info/entry_points.txt").decode()
    assert points.split() == ["[console_scripts]", "pega6", "=", "pega6_desktop.__main__:main"]


def test_the_installed_program_tells_its_version(installed: Path) -> None:
    assert ask(installed, ["-m", "pega6_desktop", "--version"]) == f"Pega 6 {__version__}\n"


def test_the_installed_program_finds_its_own_resources(installed: Path) -> None:
    assert str(installed / "pega6_desktop" / "resources") in ask(installed, ["-c", ASK])


@pytest.fixture(scope="module")
def command(wheel: zipfile.ZipFile, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `pega6` as pip installs it, without the network and without touching this environment."""
    prefix = tmp_path_factory.mktemp("prefix")
    assert wheel.filename is not None
    words = ["--no-deps", "--no-index", "--no-warn-script-location", "--prefix", str(prefix), wheel.filename]
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", *words], check=True, capture_output=True)
    return next(file for file in prefix.rglob("pega6*") if file.parent.name in {"bin", "Scripts"})


def started(command: Path, here: Path, *words: str) -> str:
    """What the installed command says in that folder, without a display; nothing may be left in the folder."""
    packages = next(folder.parent for folder in command.parent.parent.rglob("pega6_desktop"))
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = {**kept, "PYTHONPATH": str(packages), "PYTHONSAFEPATH": "1"}
    here.mkdir()
    done = subprocess.run([command, *words], cwd=here, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert list(here.iterdir()) == []
    return done.stdout


def test_the_installed_command_plays_its_self_test_from_an_empty_folder(command: Path, tmp_path: Path) -> None:
    assert started(command, tmp_path / "here", "--selftest").endswith(f"Pega 6 {__version__}: everything works\n")


def test_the_installed_command_plays_a_whole_match_from_an_empty_folder(command: Path, tmp_path: Path) -> None:
    """The demonstration: three pictures, and a record that can be played again."""
    there = tmp_path / "there"
    said = started(command, tmp_path / "here", "--demo", str(there))
    for name in ("table.png", "result.png", "lesson.png", "match.json"):
        assert str(there / name) in said
    for name in ("table.png", "result.png", "lesson.png"):
        picture = QImage(str(there / name))
        assert (picture.width(), picture.height()) == (1280, 800)
    record = codec.decode((there / "match.json").read_bytes())
    assert record.final_hash == FINAL_HASH
    assert replay(record).outcome is not None


def test_the_wheel_asks_for_loudspeakers_only_where_they_are_wished(wheel: zipfile.ZipFile) -> None:
    metadata = wheel.read(f"pega6_desktop-{__version__}.dist-info/METADATA").decode().splitlines()
    assert any(line.startswith("Requires-Dist: pyside6-addons") and "extra == 'sound'" in line for line in metadata)
    assert not any(line.startswith("Requires-Dist: pyside6-addons") and "extra" not in line for line in metadata)
