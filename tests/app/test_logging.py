"""The log file: what reaches it, and that it never stands in the way."""

import logging
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs
import pytest
from PySide6.QtCore import QObject, Signal, qInstallMessageHandler, qWarning
from pytestqt.qtbot import QtBot

from pega6_desktop import __version__
from pega6_desktop.app.logging import FILE_NAME, LARGEST_BYTES, OLD_FILES, ProgramLog, default_folder

Start = Callable[..., ProgramLog]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts logs; the hooks before them only remember, so that a deliberate crash does not fail the test."""
    opened: list[ProgramLog] = []
    for name in ("excepthook", "unraisablehook"):
        monkeypatch.setattr(sys, name, lambda *_: None)
    monkeypatch.setattr(threading, "excepthook", lambda *_: None)

    def begin(folder: Path = tmp_path / "log", **words: Callable[[BaseException], None]) -> ProgramLog:
        log = ProgramLog(folder, **words)
        log.start()
        opened.append(log)
        return log

    yield begin
    for log in reversed(opened):
        log.close()


def written(log: ProgramLog) -> str:
    assert log.path is not None
    return log.path.read_text("utf-8")


def test_the_file_begins_with_the_versions(start: Start) -> None:
    log = start()
    assert f"Pega 6 {__version__}, Python 3." in written(log)
    assert log.path is not None
    assert log.path.name == FILE_NAME


def test_the_default_folder_is_the_users_log_folder(own_home: Path) -> None:
    assert default_folder() == platformdirs.user_log_path("pega6", appauthor=False)
    assert default_folder().is_relative_to(own_home)


def test_words_of_any_module_are_in_the_file(start: Start) -> None:
    log = start()
    logging.getLogger("pega6_desktop.runtime.worker").warning("o 42 não cabe")
    assert "WARNING [MainThread] pega6_desktop.runtime.worker: o 42 não cabe" in written(log)


@pytest.mark.qt_no_exception_capture
def test_an_exception_in_a_slot_is_in_the_file_and_is_told(start: Start, qtbot: QtBot) -> None:
    class Bell(QObject):
        rung = Signal()

    def explode() -> None:
        raise ValueError("in a slot")

    told: list[BaseException] = []
    log = start(on_crash=told.append)
    bell = Bell()
    bell.rung.connect(explode)
    bell.rung.emit()
    assert [str(error) for error in told] == ["in a slot"]
    assert "Traceback" in written(log)
    assert "ValueError: in a slot" in written(log)


def test_an_exception_in_a_thread_is_in_the_file_and_is_told(start: Start) -> None:
    told: list[BaseException] = []
    log = start(on_crash=told.append)
    thread = threading.Thread(target=[].pop, name="dealer")
    thread.start()
    thread.join()
    assert [type(error) for error in told] == [IndexError]
    assert "CRITICAL [dealer]" in written(log)


def test_an_exception_while_an_object_dies_is_in_the_file(start: Start) -> None:
    class Dying:
        def __del__(self) -> None:
            raise OSError("too late")

    log = start()
    Dying()
    assert "OSError: too late" in written(log)


def test_ctrl_c_is_no_crash(start: Start) -> None:
    told: list[BaseException] = []
    log = start(on_crash=told.append)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == []
    assert "uncaught" not in written(log)


def test_a_crash_screen_that_crashes_hides_nothing_and_is_asked_again(start: Start) -> None:
    asked: list[BaseException] = []

    def crash_too(error: BaseException) -> None:
        asked.append(error)
        raise RuntimeError("no window any more")

    log = start(on_crash=crash_too)
    for text in ("first", "second"):
        sys.excepthook(ValueError, ValueError(text), None)
    assert [str(error) for error in asked] == ["first", "second"]
    assert "ValueError: first" in written(log)
    assert "RuntimeError: no window any more" in written(log)


def test_a_crash_while_one_is_shown_is_only_logged(start: Start) -> None:
    asked: list[BaseException] = []

    def crash_inside(error: BaseException) -> None:
        asked.append(error)
        sys.excepthook(KeyError, KeyError("inside"), None)

    log = start(on_crash=crash_inside)
    sys.excepthook(ValueError, ValueError("outside"), None)
    assert [str(error) for error in asked] == ["outside"]
    assert "KeyError: 'inside'" in written(log)


@pytest.mark.qt_log_level_fail("CRITICAL")
def test_a_qt_warning_is_in_the_file_and_reaches_whoever_listened_before(start: Start, qapp: QObject) -> None:
    heard: list[str] = []
    outer = qInstallMessageHandler(lambda *words: heard.append(words[2]))
    log = start()
    qWarning("odd widget")
    log.close()
    qWarning("after")
    assert qInstallMessageHandler(outer) is not None
    log.start()
    assert "WARNING [MainThread] pega6_desktop.qt: default: odd widget" in written(log)
    assert heard == ["odd widget", "after"]


def test_closing_gives_every_hook_back(tmp_path: Path) -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    log = ProgramLog(tmp_path)
    log.start()
    assert sys.excepthook is not before[0]
    log.close()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_a_folder_that_cannot_be_written_is_no_obstacle(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    log = start(tmp_path / "file" / "log")
    assert log.path is None
    sys.excepthook(ValueError, ValueError("still told"), None)
    assert "ValueError: still told" in capsys.readouterr().err


def test_without_a_terminal_and_without_a_folder_nothing_fails(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    (tmp_path / "file").touch()
    told: list[BaseException] = []
    start(tmp_path / "file", on_crash=told.append)
    sys.excepthook(ValueError, ValueError("told"), None)
    assert len(told) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_a_full_disk_disturbs_nobody(start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE_NAME).symlink_to("/dev/full")
    log = start(tmp_path)
    logging.getLogger("pega6_desktop").error("does not fit")
    log.close()
    log.start()
    assert capsys.readouterr().err == ""


def test_the_file_does_not_grow_for_ever(start: Start) -> None:
    log = start()
    assert log.path is not None
    for _ in range(OLD_FILES + 3):
        logging.getLogger("pega6_desktop").info("x" * (LARGEST_BYTES - 200))
    files = sorted(file.name for file in log.path.parent.iterdir())
    assert files == [FILE_NAME, *(f"{FILE_NAME}.{number}" for number in range(1, OLD_FILES + 1))]


def test_a_file_that_cannot_be_renamed_is_written_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is on Windows while a second copy of the program has it open."""

    def held(*_: object) -> None:
        raise PermissionError(13, "used by another process")

    monkeypatch.setattr("os.rename", held)
    log = start()
    assert log.path is not None
    for number in range(3):
        logging.getLogger("pega6_desktop").info("line %d %s", number, "x" * (LARGEST_BYTES - 200))
    text = log.path.read_text("utf-8")
    assert [number for number in range(3) if f"line {number} " not in text] == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes in folders")
def test_a_pipe_in_place_of_the_file_is_not_waited_for(start: Start, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE_NAME)
    assert start(tmp_path).path is None
