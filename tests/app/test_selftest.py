"""The program can say of itself whether it works."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pega6_desktop.app.selftest import FINAL_HASHES
from pega6_desktop.ui.boards.catalog import BOARDS

ROOT = Path(__file__).resolve().parents[2]


def test_every_entry_that_has_a_board_is_played() -> None:
    assert set(FINAL_HASHES) == {(game, variant) for game, board in BOARDS.items() for variant in board.variants}


@pytest.fixture
def installation(tmp_path: Path) -> Path:
    """A copy of the program that may be damaged."""
    for part in ("pega6_desktop", "resources"):
        shutil.copytree(ROOT / part, tmp_path / part)
    return tmp_path


def selftest(folder: Path, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HOME": str(home), "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "pega6_desktop", "--selftest"]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_screen_that_cannot_be_made_is_named(installation: Path, tmp_path: Path) -> None:
    (installation / "build" / "i18n").mkdir(parents=True)
    plots = installation / "pega6_desktop" / "ui" / "look" / "widgets" / "plots.py"
    plots.write_text("import charts_nobody_has\n", "utf-8")
    done = selftest(installation, tmp_path / "home")
    assert done.returncode == 1, done.stderr
    assert "TROUBLE screen statistics: ModuleNotFoundError" in done.stdout
    # The results of a match draw charts as well: it says so at once instead of waiting for an end that cannot come.
    assert "TROUBLE ModuleNotFoundError" in done.stdout
    assert "did not end in time" not in done.stdout


def test_a_damaged_installation_says_what_is_wrong(installation: Path, tmp_path: Path) -> None:
    catalogues = installation / "build" / "i18n"
    catalogues.mkdir(parents=True)
    shutil.rmtree(installation / "resources" / "sounds")
    done = selftest(installation, tmp_path / "home")
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert "TROUBLE sounds: 0 found" in lines
    assert any(re.fullmatch(r"ok      Qt's own dialogs: \d languages", line) for line in lines)
    for game, variant in FINAL_HASHES:
        assert any(line.startswith(f"ok      {game} {variant}: ") for line in lines), done.stdout
    assert not (tmp_path / "home").exists(), "nothing is left behind"
