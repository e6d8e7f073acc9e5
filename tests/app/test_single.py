"""A second start finds the first one, calls it, and believes nobody else."""

from __future__ import annotations

import ctypes
import json
import os
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from pega6_desktop.app import single
from pega6_desktop.app.single import SingleProgram

pytestmark = pytest.mark.gui
ROOT = Path(__file__).parent.parent.parent
SECOND = """
import sys
from pathlib import Path
from pega6_desktop.app.single import SingleProgram
file = Path(sys.argv[2]) if sys.argv[2:] else None
words = [None, lambda: file] if sys.argv[3:] == ["late"] else [file]
sys.exit(0 if SingleProgram(Path(sys.argv[1])).call_other(*words) else 1)
"""
not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="pipes have rights of their own there")


@pytest.fixture
def short_folder() -> Iterator[Path]:
    """A folder under a short path: a socket's may have 108 bytes, and those of pytest grow with its runs."""
    with tempfile.TemporaryDirectory(prefix="p6-", dir=None if sys.platform == "win32" else "/tmp") as folder:
        yield Path(folder)


@pytest.fixture(autouse=True)
def runtime_folder(short_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = short_folder / "run"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    return folder


@pytest.fixture
def first(tmp_path: Path) -> SingleProgram:
    """The program that runs already."""
    program = SingleProgram(tmp_path)
    assert program.take_place()
    return program


def second_start(qtbot: QtBot, matches: Path, file: Path | None = None, how: str = "named") -> bool:
    """Whether a second process was answered, while the first one goes on with its event loop."""
    words = [str(matches), *([str(file), how] if file else [])]
    second = subprocess.Popen([sys.executable, "-c", SECOND, *words], cwd=ROOT)
    qtbot.waitUntil(lambda: second.poll() is not None)
    return second.returncode == 0


def test_field_report_75_a_second_start_calls_the_first_one(qtbot: QtBot, tmp_path: Path) -> None:
    first, second = SingleProgram(tmp_path), SingleProgram(tmp_path)
    assert not first.call_other()
    assert first.take_place()
    with qtbot.waitSignal(first.called):
        assert second_start(qtbot, tmp_path)
    first.leave()
    assert not second.call_other()
    assert second.take_place()
    second.leave()


@pytest.mark.parametrize("how", ["named", "late"])
def test_a_second_start_with_a_file_hands_it_over(qtbot: QtBot, first: SingleProgram, tmp_path: Path, how: str) -> None:
    file = tmp_path / "José & 日本.pega6"
    opened: list[Path] = []
    first.asked_to_open.connect(opened.append)
    with qtbot.waitSignals([first.called, first.asked_to_open]):
        assert second_start(qtbot, tmp_path, file, how)
    assert opened == [file]
    first.leave()


def test_other_matches_have_another_place(tmp_path: Path) -> None:
    first, elsewhere = SingleProgram(tmp_path / "a"), SingleProgram(tmp_path / "b")
    assert first.take_place()
    assert not elsewhere.call_other()
    assert elsewhere.take_place()
    first.leave()
    elsewhere.leave()


def test_a_line_in_two_halves_a_long_one_and_one_broken_off(
    qtbot: QtBot, first: SingleProgram, runtime_folder: Path
) -> None:
    file = "/" + "partida longa/" * 600 + "última.pega6"
    line = json.dumps({"file": file, "token": None}).encode() + b"\n"
    opened: list[Path] = []
    first.asked_to_open.connect(opened.append)
    broken_off, caller = QLocalSocket(), QLocalSocket()
    (address,) = runtime_folder.iterdir()
    for one in (broken_off, caller):
        one.connectToServer(str(address))
        one.write(line[:20])
    broken_off.disconnectFromServer()
    qtbot.waitUntil(lambda: broken_off.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    caller.flush()
    assert opened == []
    with qtbot.waitSignal(caller.disconnected):
        caller.write(line[20:])
    assert opened == [Path(file)]
    assert bytes(caller.readAll().data()) == b"ok\n"
    first.leave()


@pytest.mark.parametrize(
    "said",
    [b"show\n", b"[]\n", b'{"file": 7, "token": 7}\n', b"\xff" * 100_000],
    ids=["old", "list", "numbers", "long"],
)
def test_what_is_no_call_opens_nothing_and_harms_nothing(
    qtbot: QtBot, first: SingleProgram, runtime_folder: Path, tmp_path: Path, said: bytes
) -> None:
    opened: list[Path] = []
    first.asked_to_open.connect(opened.append)
    (address,) = runtime_folder.iterdir()
    stranger = QLocalSocket()
    stranger.connectToServer(str(address))
    with qtbot.waitSignal(stranger.disconnected):
        stranger.write(said)
    assert opened == []
    assert second_start(qtbot, tmp_path)
    first.leave()


def test_the_right_to_come_to_the_front_goes_with_the_call(
    qtbot: QtBot, first: SingleProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(single.TOKEN, "gnome-shell/7")
    tokens: list[str | None] = []
    first.called.connect(lambda: tokens.append(os.environ.get(single.TOKEN)))
    assert second_start(qtbot, tmp_path)
    assert tokens == ["gnome-shell/7"]
    assert single.TOKEN not in os.environ
    first.leave()


def test_windows_is_asked_to_let_the_other_come_to_the_front(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[int] = []
    user32 = SimpleNamespace(AllowSetForegroundWindow=allowed.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    single._give_away_the_front()
    assert allowed == [-1]


@not_on_windows
def test_the_place_lies_where_only_this_user_may_go(first: SingleProgram, runtime_folder: Path) -> None:
    (address,) = runtime_folder.iterdir()
    assert stat.S_ISSOCK(address.stat().st_mode)
    first.leave()


@not_on_windows
def test_without_a_runtime_folder_a_private_one_is_made(short_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr("tempfile.tempdir", str(short_folder))
    program = SingleProgram(short_folder)
    assert program.take_place()
    own = short_folder / f"pega6-{os.getuid()}"
    assert stat.S_IMODE(own.stat().st_mode) == 0o700
    program.leave()


def squat_folder(place: Path) -> None:
    place.mkdir()
    place.chmod(0o777)


def squat_link(place: Path) -> None:
    (place.parent / "private").mkdir(mode=0o700)
    place.symlink_to(place.parent / "private")


def squat_file(place: Path) -> None:
    place.write_text("mine", "utf-8")


@not_on_windows
@pytest.mark.parametrize("squat", [squat_folder, squat_link, squat_file])
def test_where_somebody_else_sits_in_the_place_the_program_opens_all_the_same(
    squat: Callable[[Path], None], short_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setattr("tempfile.tempdir", str(short_folder))
    squat(short_folder / f"pega6-{os.getuid()}")
    program = SingleProgram(short_folder)
    assert not program.call_other()
    assert not program.take_place()
    program.leave()


@not_on_windows
def test_another_user_s_program_is_not_believed(
    first: SingleProgram, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = SingleProgram(tmp_path)
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    assert not second.call_other()
    first.leave()


@not_on_windows
def test_another_user_s_call_is_not_heard(
    qtbot: QtBot, first: SingleProgram, runtime_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[bool] = []
    first.called.connect(lambda: calls.append(True))
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    (address,) = runtime_folder.iterdir()
    stranger = QLocalSocket()
    stranger.connectToServer(str(address))
    with qtbot.waitSignal(stranger.disconnected):
        stranger.write(b'{"file": null, "token": null}\n')
    assert calls == []
    first.leave()


@not_on_windows
def test_who_takes_calls_and_never_answers_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runtime_folder: Path
) -> None:
    monkeypatch.setattr(single, "ANSWER_MS", 50)
    taken = SingleProgram(tmp_path)
    assert taken.take_place()
    (address,) = runtime_folder.iterdir()
    taken.leave()
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(address))
        silent.listen()
        assert not SingleProgram(tmp_path).call_other(tmp_path / "a.pega6")
