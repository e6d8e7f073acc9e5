"""What holds for every test: no display, no network, nobody's real files, nothing left running, no word from Qt."""

import atexit
import faulthandler
import functools
import gc
import itertools
import math
import os
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from pega6_desktop.runtime.process import share_the_machine
from tests import leftovers

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

# The same windows in the same language on every machine, whatever the person at it has set.
for variable in [name for name in os.environ if name.startswith(("QT_", "LC_", "LANG"))]:
    del os.environ[variable]
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["QT_QPA_PLATFORM"] = os.environ.get("PEGA6_TEST_PLATFORM", "offscreen")
if "," in os.fspath(Path(__file__)):  # Qt does not find its own plugins there, and pytest-qt does not tell it
    from pega6_desktop.app.assets import qt_plugins

    os.environ["QT_PLUGIN_PATH"] = os.fspath(qt_plugins())

share_the_machine()  # before anything imports numpy: as in the program, or the test processes fight for the cores

GUI_FOLDERS = ("ui", "e2e")
TRACED_FOLDERS = ("conformance", "core", "games", "records", "runtime")
"""The tests that cover the packages which must be covered whole: tracing slows the windows and the bots down by half,
and what only they came to would not be tested by anything."""
FOLDERS_WITHOUT_QT = ("bots", "conformance", "core", "games", "golden", "playthroughs", "records")
"""What these tests are about may not import Qt (the contracts in pyproject.toml): no window can be left, and nobody
looks for one among the thousands of objects that earlier tests have made."""
KEEPING_FOLDERS = ("e2e", "records", "runtime")
LONGEST_WAIT_MS = 60_000
"""Of a test, where it says nothing else: the usual 5 seconds are little on a machine that does ten other things."""

INTERNET_EVENTS = frozenset({"socket.connect", "socket.getaddrinfo", "socket.sendto"})

# The same examples in every run, so that a gate never fails by chance; "explore" looks for new ones.
settings.register_profile("gate", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=1000)
settings.load_profile("gate")


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """The application object with the style of the program."""
    from pega6_desktop.ui.look.style import look_style

    look_style()
    return qapp


@pytest.fixture
def qtbot(qtbot: "QtBot") -> "QtBot":
    """Waits end as soon as what they wait for is so: how long they may take counts only where it never comes."""
    for wait in ("waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive", "waitCallback"):
        setattr(qtbot, wait, functools.partial(getattr(qtbot, wait), timeout=LONGEST_WAIT_MS))
    return qtbot


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a thread, a window, a running animation or a timer behind."""
    before = leftovers.note(has_windows=_folder(request.path) not in FOLDERS_WITHOUT_QT)
    yield
    found = leftovers.since(before)
    if found:
        pytest.fail("left behind: " + "; ".join(found), pytrace=False)


@pytest.fixture(scope="session")
def fresh_homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Paths nobody has used: counted here, since asking the folder for a free name reads all of it every time."""
    street = tmp_path_factory.mktemp("homes")
    return (street / f"home{number}" for number in itertools.count())


@pytest.fixture(autouse=True)
def own_home(request: pytest.FixtureRequest, fresh_homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test: what the program stores for the user lands there.

    So does what it keeps in the system's folder for the time being, and looks for at a later start.
    """
    home = next(fresh_homes)
    folders = {
        "HOME": home,
        "USERPROFILE": home,
        "XDG_DATA_HOME": home / "data",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_STATE_HOME": home / "state",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_RUNTIME_DIR": home / "run",
        "WIN_PD_OVERRIDE_LOCAL_APPDATA": home / "local",
        "WIN_PD_OVERRIDE_APPDATA": home / "roaming",
    }
    for variable, folder in folders.items():
        monkeypatch.setenv(variable, os.fspath(folder))
    if _folder(request.path) in KEEPING_FOLDERS:
        (home / "tmp").mkdir(parents=True)
        monkeypatch.setattr(tempfile, "tempdir", os.fspath(home / "tmp"))
    folders["XDG_RUNTIME_DIR"].mkdir(mode=0o700, parents=True)  # the one folder every session makes for its user
    return home


def pytest_configure(config: pytest.Config) -> None:
    """Switch the automatic collector off, shut the network and watch for GUI tests and for tests that never end."""
    gc.disable()
    config.pluginmanager.register(StuckWatch(), "pega6-stuck-watch")
    config.pluginmanager.register(Tracing(config), "pega6-tracing")
    sys.addaudithook(_refuse_internet)
    if not hasattr(config, "workerinput"):  # with parallel processes the first one sees every report
        config.pluginmanager.register(GuiWatch(config), "pega6-gui-watch")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test of the window folders that holds a `qtbot` as driving the GUI; say where coverage is traced."""
    for item in items:
        folder = _folder(item.path)
        if folder in GUI_FOLDERS and "qtbot" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.gui)
        if folder not in TRACED_FOLDERS:
            item.add_marker(pytest.mark.untraced)


def pytest_collection_finish() -> None:
    """Set aside whatever lives now: it stays to the end, and no later collection need look at it."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """A client whose thread does not stop lets the process leave with 0; here it leaves with what pytest found."""
    client = sys.modules.get("pega6_desktop.runtime.client")
    if client is not None:
        atexit.register(_end_as_found, session, client._leave_without)


def _end_as_found(session: pytest.Session, leave_without: Callable[..., object]) -> None:
    """Runs before whatever was registered earlier. A thread that still runs would abort the process at its end."""
    if leftovers.has_running_thread():
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(int(session.exitstatus))
    atexit.unregister(leave_without)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """Collect after each test, here: left alone the collector runs in whichever thread happens to allocate (the
    worker's, the one that talks to the other test processes) and takes a dead circle that holds a widget apart there,
    which Qt does not survive. The program does the same (app/collector.py).

    What a test made is young; what outlived its test is looked at when its file ends.
    """
    yield
    gc.collect(1 if nextitem is not None and nextitem.path == item.path else 2)


def _folder(file: Path) -> str:
    """The folder of tests it lies in."""
    here = Path(__file__).parent
    return file.relative_to(here).parts[0] if file.is_relative_to(here) else ""


class Tracing:
    """Traces for coverage only the tests that must cover something whole, from their fixtures to their end.

    pytest-cov's own mark pauses for the call alone, and starts and stops with each test.
    """

    def __init__(self, config: pytest.Config) -> None:
        plugin = config.pluginmanager.getplugin("_cov")
        self._plugin = plugin if getattr(plugin, "cov_controller", None) is not None else None
        self._is_on = True
        config.addinivalue_line("markers", "untraced: coverage is not counted while it runs")
        if hasattr(config, "workerinput") and self._plugin is not None:
            # In a parallel process pytest-cov 7 counts from now on and once more from the start of the session. Whoever
            # pauses the second count falls back to the first, which nobody reads and which is as slow.
            self._plugin.cov_controller.cov.stop()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        is_wanted = item.get_closest_marker("untraced") is None
        if self._plugin is not None and is_wanted != self._is_on:
            controller = self._plugin.cov_controller
            controller.resume() if is_wanted else controller.pause()
            self._is_on = is_wanted


def _refuse_internet(event: str, words: tuple[object, ...]) -> None:
    """Audit hook: local sockets (a path) are fine, an internet address (a tuple or a host name) is not."""
    if event in INTERNET_EVENTS:
        address = words[0] if event == "socket.getaddrinfo" else words[1]
        if event == "socket.getaddrinfo" or isinstance(address, tuple):
            raise PermissionError(f"a test tried to reach the network: {address!r}")


class StuckWatch:
    """Prints where every thread stands when the tests stand still. pytest's own watch starts and joins a thread for
    each test, which costs more than most tests; one that is wound up again now and then sees the same."""

    WIND_UP_S = 20.0

    def __init__(self, *, limit_s: float = 180.0) -> None:
        self.limit_s = limit_s
        self._wound_up = -math.inf
        self._out = os.dup(sys.__stderr__.fileno()) if sys.__stderr__ else None  # before the output is captured

    def pytest_runtest_logstart(self) -> None:
        if time.monotonic() - self._wound_up > self.WIND_UP_S:
            self.wind_up()

    def wind_up(self) -> None:
        """Count the time to the next picture of every thread from now."""
        self._wound_up = time.monotonic()
        if self._out is not None:
            faulthandler.dump_traceback_later(self.limit_s, file=self._out)

    def pytest_sessionfinish(self) -> None:
        faulthandler.cancel_dump_traceback_later()


class GuiWatch:
    """Fails a run of the whole suite in which no GUI test passed: windows that were never opened prove nothing."""

    def __init__(self, config: pytest.Config) -> None:
        self._is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not any(
            config.getoption(option, None) for option in ("keyword", "markexpr", "deselect", "lf", "collectonly")
        )
        self._passed = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._passed += report.when == "call" and report.passed and "gui" in report.keywords

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self._is_missing() and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self._is_missing():
            terminalreporter.write_line("FAILED: the whole suite ran without a single GUI test", red=True)

    def _is_missing(self) -> bool:
        return self._is_whole and self._passed == 0
