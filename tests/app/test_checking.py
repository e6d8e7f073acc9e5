"""`pega6 check`: one line for each file, and an exit code that scripts can trust."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.app.arguments import files_to_check
from pega6_desktop.records import portable
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from tests.runtime.desk import played, record

ROOT = Path(__file__).parents[2]
MATCH = played(record("hbb", seed=21))


def check(*files: Path | str) -> tuple[int, list[str]]:
    """The exit code and the lines of the command, run as a person runs it."""
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"}
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        environment.pop(variable, None)
    words = [sys.executable, "-m", "pega6_desktop", "check", *(os.fspath(file) for file in files)]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, check=False)
    return done.returncode, done.stdout.decode().splitlines()


def saved(folder: Path, match: GameRecord, name: str = "m.pega6") -> Path:
    portable.write(folder / name, Portable(match))
    return folder / name


def test_whole_matches_end_with_zero(tmp_path: Path) -> None:
    over, running = saved(tmp_path, MATCH, "over.pega6"), saved(tmp_path, played(record(), 7), "running.pega6")
    before = over.read_bytes()
    code, lines = check(over, running)
    assert code == 0
    assert [line.removeprefix(f"{tmp_path}{os.sep}").partition(",")[0] for line in lines] == [
        "over.pega6: intact",
        "running.pega6: intact",
    ]
    assert over.read_bytes() == before


def test_one_fault_among_whole_matches_ends_with_one(tmp_path: Path) -> None:
    wrong = replace(MATCH, moves=(*MATCH.moves[:4], RecordedMove(0, "play 105"), *MATCH.moves[5:]))
    code, lines = check(saved(tmp_path, MATCH, "over.pega6"), saved(tmp_path, wrong), tmp_path / "none", tmp_path)
    assert code == 1
    assert [line.rpartition(": ")[2].split("(")[0] for line in lines[1:]] == [
        "The rules do not allow move 5; everything before it is intact. ",
        "There is no such file.",
        "This is a folder or a device, not a file.",
    ]


def test_a_long_match_says_on_the_side_that_it_takes_a_moment(tmp_path: Path) -> None:
    long = played(record("hbbbbbbbbb", options={"fixedRounds": 25}))
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    words = [sys.executable, "-m", "pega6_desktop", "check", os.fspath(saved(tmp_path, long))]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode == 0
    assert b"checking against the rules" in done.stderr
    assert len(done.stdout.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="such names cannot be given to files there")
def test_nothing_in_a_file_or_its_name_reaches_the_terminal_as_a_command(tmp_path: Path) -> None:
    names = (SeatInfo("\x1b[31m<b>Ana</b>\n", "human"), *MATCH.seats[1:])
    evil = saved(tmp_path, replace(MATCH, seats=names), "a\x1b[31m\nb.pega6")
    code, lines = check(evil, Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff")), tmp_path / ("x" * 2000))
    assert code == 1
    assert len(lines) == 3
    assert r"a\x1b[31m\nb.pega6: intact" in lines[0]
    assert all(char.isprintable() for line in lines for char in line)
    assert all(len(line) < 900 for line in lines)


def test_it_needs_the_name_of_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        files_to_check([])
    assert ended.value.code == 2
    assert "FILE" in capsys.readouterr().err
