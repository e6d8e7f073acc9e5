"""The program can say of itself whether it works."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from pega6_desktop.app.selftest import FINAL_HASHES
from pega6_desktop.ui.boards.catalog import BOARDS

ROOT = Path(__file__).resolve().parents[2]


def test_every_entry_that_has_a_board_is_played() -> None:
    assert set(FINAL_HASHES) == {(game, variant) for game, board in BOARDS.items() for variant in board.variants}


def selftest(folder: Path, home: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "HOME": str(home), "PYTHONPATH": str(folder)}
    command = [sys.executable, "-m", "pega6_desktop", "--selftest"]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_damaged_installation_says_what_is_wrong(tmp_path: Path) -> None:
    """That a sound one plays every game to its end is asked of the installed command: see packaging/test_wheel.py."""
    for part in ("pega6_desktop", "resources"):
        shutil.copytree(ROOT / part, tmp_path / part)
    (tmp_path / "build" / "i18n").mkdir(parents=True)
    shutil.rmtree(tmp_path / "resources" / "sounds")
    plots = tmp_path / "pega6_desktop" / "ui" / "look" / "widgets" / "plots.py"
    plots.write_text("import charts_nobody_has\n", "utf-8")
    done = selftest(tmp_path, tmp_path / "home")
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert "TROUBLE sounds: 0 found" in lines
    assert any(re.fullmatch(r"ok      Qt's own dialogs: \d languages", line) for line in lines)
    assert "TROUBLE screen statistics: ModuleNotFoundError" in done.stdout
    # The results of a match draw charts as well: it says so at once instead of waiting for an end that cannot come.
    assert "TROUBLE screen match_result: ModuleNotFoundError" in done.stdout
    assert "does not go on" not in done.stdout
    assert any(line.endswith(": not played") for line in lines)
    assert not (tmp_path / "home").exists(), "nothing is left behind"
