"""The log file, and what ends in it: our own words, Qt's messages, and every exception nobody caught.

Owns the hooks of Python and Qt for such things, and gives them back when closed. Must not know windows: whoever shows
a crash to the player hands in a callback. Nothing here may fail because a folder is read-only or a disk is full.
"""

import logging
import logging.handlers
import platform
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

import platformdirs
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from pega6_desktop import __version__

OnCrash = Callable[[BaseException], None]
"""Tells the player. Called on the thread that failed, after the exception is in the log, never twice at a time."""

FILE_NAME = "pega6.log"
LARGEST_BYTES = 1_000_000
OLD_FILES = 3
LINE = "%(asctime)s %(levelname)s [%(threadName)s] %(name)s: %(message)s"
LEVELS = MappingProxyType(
    {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
)


def default_folder() -> Path:
    """Where this desktop wants log files of this user."""
    return platformdirs.user_log_path("pega6", appauthor=False)


class ProgramLog:
    """The log of one run of the program; from `start` to `close` it also receives what nobody caught."""

    def __init__(self, folder: Path, on_crash: OnCrash | None = None) -> None:
        self.on_crash = on_crash
        self._handler, self.path = _open(folder)
        self._log = logging.getLogger("pega6_desktop")
        self._qt_log = logging.getLogger("pega6_desktop.qt")
        self._is_telling = threading.Lock()

    def start(self) -> None:
        """Begin the file with the versions in use and take over the hooks; what they did before is still done."""
        self._log.addHandler(self._handler)
        self._log.setLevel(logging.INFO)
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._uncaught, self._in_thread, self._unraisable
        self._qt_before = qInstallMessageHandler(self._from_qt)
        self._log.info(
            "Pega 6 %s, Python %s, Qt %s, %s", __version__, platform.python_version(), qVersion(), platform.platform()
        )

    def close(self) -> None:
        """Give the hooks back and close the file."""
        qInstallMessageHandler(self._qt_before)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        self._log.removeHandler(self._handler)
        with suppress(OSError):  # the last lines may not fit on the disk
            self._handler.close()

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: object) -> None:
        self._crashed(error)
        self._before[0](kind, error, error.__traceback__)

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._crashed(args.exc_value)
        self._before[1](args)

    def _unraisable(self, args: "sys.UnraisableHookArgs") -> None:
        self._log.error("ignored in %r", args.object, exc_info=args.exc_value)
        self._before[2](args)

    def _crashed(self, error: BaseException) -> None:
        if isinstance(error, KeyboardInterrupt):
            return
        self._log.critical("uncaught", exc_info=error)
        if self.on_crash is None or not self._is_telling.acquire(blocking=False):
            return
        try:
            self.on_crash(error)
        except Exception:  # noqa: BLE001  # whatever it was, it must not hide the first one
            self._log.exception("the crash could not be shown")
        finally:
            self._is_telling.release()

    def _from_qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        self._qt_log.log(LEVELS[kind], "%s: %s", context.category or "default", text)
        if self._qt_before is not None:
            self._qt_before(kind, context, text)


class _SilentFile(logging.handlers.RotatingFileHandler):
    """A log file whose own trouble (disk full, folder gone) disturbs nobody."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass

    def doRollover(self) -> None:
        """Go on in the same file where it cannot be renamed: on Windows a second copy of the program has it open."""
        with suppress(OSError):
            super().doRollover()


def _open(folder: Path) -> tuple[logging.Handler, Path | None]:
    """The handler that writes into `folder`, or to stderr when the folder cannot be written to."""
    file = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.is_fifo():
            raise OSError(f"{file} is a pipe, and nobody may ever read from it")
        handler: logging.Handler = _SilentFile(file, maxBytes=LARGEST_BYTES, backupCount=OLD_FILES, encoding="utf-8")
        path: Path | None = file
    except OSError:
        handler, path = logging.StreamHandler(sys.stderr) if sys.stderr else logging.NullHandler(), None
    handler.setFormatter(logging.Formatter(LINE))
    return handler, path
