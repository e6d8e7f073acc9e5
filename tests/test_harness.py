"""The test suite's own safety nets, each shown catching what it is for."""

import re
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INI = """
[pytest]
testpaths = tests
pythonpath = {root}
addopts = -p no:cacheprovider
filterwarnings = error
qt_log_level_fail = WARNING
markers = gui: windows
"""

Suite = Callable[..., pytest.RunResult]


@pytest.fixture
def suite(pytester: pytest.Pytester) -> Suite:
    """Runs test files, given by path below tests/, as a suite of its own under the real conftest."""

    def run(*words: str, **files: str) -> pytest.RunResult:
        pytester.makeini(INI.format(root=ROOT))
        folder = pytester.mkdir("tests")
        (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8"), "utf-8")
        for name, text in files.items():
            file = folder / f"{name.replace('__', '/')}.py"
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "utf-8")
        return pytester.runpytest_subprocess("-q", *words)

    return run


QUIET = "def test_quiet():\n    pass\n"
WINDOW = "from PySide6.QtWidgets import QWidget\ndef test_window(qtbot):\n    qtbot.addWidget(QWidget())\n"


@dataclass(frozen=True)
class Scene:
    """A file of tests, how they must end, and what must be read of them."""

    text: str
    ends: Mapping[str, int]
    lines: tuple[str, ...] = ()


SCENES = {
    "a raising slot fails its test": Scene(
        """
from PySide6.QtCore import QObject, Signal
class Bell(QObject):
    rung = Signal()
def test_it(qtbot):
    def explode(): raise ValueError("in a slot")
    bell = Bell()
    bell.rung.connect(explode)
    bell.rung.emit()
""",
        {"failed": 1},
        ("*ValueError: in a slot*",),
    ),
    "a Qt warning fails its test": Scene(
        'from PySide6.QtCore import qWarning\ndef test_it(qtbot):\n    qWarning("odd word of Qt")\n',
        {"failed": 1},
        ("*odd word of Qt*",),
    ),
    "a thread of Qt left running": Scene(
        """
from PySide6.QtCore import QThread
kept = QThread()
def test_leak(qtbot): kept.start()
def teardown_module():
    kept.quit()
    kept.wait()
""",
        {"passed": 1, "errors": 1},
        ("*left behind: running QThread*",),
    ),
    "a window left open": Scene(
        """
from PySide6.QtWidgets import QLabel
kept = []
def test_leak(qtbot): kept.append(QLabel("forgotten"))
def teardown_module(): kept.clear()
""",
        {"passed": 1, "errors": 1},
        ("*left behind: window QLabel*",),
    ),
    "an animation left running": Scene(
        """
from PySide6.QtCore import QVariantAnimation
class Own(QVariantAnimation): pass
kept = []
def test_leak(qtbot):
    kept.append(Own(startValue=0, endValue=1, duration=10**6))
    kept[0].start()
def teardown_module(): kept.clear()
""",
        {"passed": 1, "errors": 1},
        ("*left behind: running animation Own*",),
    ),
    "a timer left running": Scene(
        """
from PySide6.QtCore import QTimer
kept = []
def test_leak(qtbot):
    kept.append(QTimer(interval=10**6))
    kept[0].start()
def teardown_module(): kept.clear()
""",
        {"passed": 1, "errors": 1},
        ("*left behind: active QTimer*",),
    ),
    "a thread left running": Scene(
        """
import threading
from tests import leftovers
def test_leak(monkeypatch):
    monkeypatch.setattr(leftovers, "GRACE_S", 0.1)
    threading.Thread(target=threading.Event().wait, name="stubborn", daemon=True).start()
""",
        {"passed": 1, "errors": 1},
        ("*left behind: thread stubborn*",),
    ),
    "what was running before the test is not its fault": Scene(
        """
import pytest
from PySide6.QtCore import QTimer
@pytest.fixture(scope="module")
def clock(qapp):
    timer = QTimer(interval=10**6)
    timer.start()
    yield timer
    timer.stop()
def test_first(clock): pass
def test_second(clock): pass
""",
        {"passed": 2},
    ),
    "a closed window waiting for the collector is no leak": Scene(
        """
from PySide6.QtWidgets import QWidget
def test_it(qtbot):
    window = QWidget()
    window.myself = window
    qtbot.addWidget(window)
    window.show()
""",
        {"passed": 1},
    ),
    "garbage is collected after each test and in no other thread": Scene(
        """
import threading
where = []
class Knot:
    def __init__(self): self.itself = self
    def __del__(self): where.append(threading.current_thread())
def tie():
    for _ in range(5000): Knot()
def test_tied_in_another_thread():
    other = threading.Thread(target=tie)
    other.start()
    other.join()
    assert where == []
def test_afterwards():
    assert len(where) == 5000
    assert set(where) == {threading.main_thread()}
""",
        {"passed": 2},
    ),
    "nobody's real files are touched": Scene(
        """
from pathlib import Path
import platformdirs
from PySide6.QtCore import QStandardPaths
REAL = Path.home()
def test_it(own_home):
    asked = [platformdirs.user_data_dir("p"), platformdirs.user_config_dir("p"), platformdirs.user_log_dir("p"),
             platformdirs.user_cache_dir("p"), Path.home(),
             QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)]
    assert own_home != REAL
    assert [path for path in asked if not Path(path).is_relative_to(own_home)] == []
""",
        {"passed": 1},
    ),
    "the person's language and Qt settings do not matter": Scene(
        """
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget
def test_it(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    assert (QLocale.system().name(), window.devicePixelRatio()) == ("C", 1.0)
""",
        {"passed": 1},
    ),
    "the network is shut": Scene(
        """
import socket
import urllib.request
def test_address(): socket.create_connection(("127.0.0.1", 9))
def test_name(): urllib.request.urlopen("http://pega6.invalid/")
""",
        {"failed": 2},
        ("*a test tried to reach the network*127.0.0.1*", "*a test tried to reach the network*pega6.invalid*"),
    ),
}


def test_every_safety_net_catches_what_it_is_for_and_nothing_else(
    suite: Suite, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All scenes in one suite: starting another one for each takes seconds."""
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    monkeypatch.setenv("LANGUAGE", "pt_BR")
    monkeypatch.setenv("QT_SCALE_FACTOR", "3")
    files = {f"test_{number:02}": scene for number, scene in enumerate(SCENES.values())}
    done = suite("-rA", **{name: scene.text for name, scene in files.items()})
    ends = {"PASSED": "passed", "FAILED": "failed", "ERROR": "errors"}
    told = re.findall(r"^(PASSED|FAILED|ERROR) tests/(test_\d+)\.py", done.stdout.str(), re.MULTILINE)
    found = {name: Counter(ends[end] for end, where in told if where == name) for name in files}
    assert dict(zip(SCENES, found.values(), strict=True)) == {name: scene.ends for name, scene in SCENES.items()}
    for scene in SCENES.values():
        done.stdout.fnmatch_lines_random(scene.lines)


# ---------------------------------------------------------------- a whole run opens windows


def test_a_whole_run_without_a_gui_test_fails(suite: Suite) -> None:
    """A test with a window outside the window folders does not count."""
    done = suite(test_quiet=QUIET, core__test_window=WINDOW)
    done.assert_outcomes(passed=2)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.fnmatch_lines(["FAILED: the whole suite ran without a single GUI test"])


def test_a_whole_run_with_a_gui_test_passes(suite: Suite) -> None:
    """In parallel processes, of which one may run no GUI test at all."""
    done = suite("--numprocesses=2", test_quiet=QUIET, ui__test_window=WINDOW)
    done.assert_outcomes(passed=2)
    assert done.ret == pytest.ExitCode.OK


@pytest.mark.parametrize("words", [("tests/test_quiet.py",), ("-k", "quiet")])
def test_a_partial_run_needs_no_gui_test(suite: Suite, words: tuple[str, ...]) -> None:
    assert suite(*words, test_quiet=QUIET, ui__test_window=WINDOW).ret == pytest.ExitCode.OK


def test_a_test_that_stands_still_shows_where(suite: Suite) -> None:
    done = suite(
        test_it="""
import threading
def stand_still():
    threading.Event().wait(0.5)
def test_it(request):
    watch = request.config.pluginmanager.get_plugin("pega6-stuck-watch")
    watch.limit_s = 0.1
    watch.wind_up()
    stand_still()
"""
    )
    done.assert_outcomes(passed=1)
    done.stderr.fnmatch_lines(["Timeout*", "*in stand_still"])


def test_where_nothing_must_be_covered_nothing_is_traced() -> None:
    """Traced, most tests take two or three times as long; in parallel processes nobody noticed it."""
    assert "coverage" not in type(sys.gettrace()).__module__


STUBBORN = """
import atexit
from PySide6.QtCore import QThread
from pega6_desktop.runtime import client
thread = QThread()
def test_it(qapp):
    {start}
    atexit.register(client._leave_without, thread, None)
    assert {holds}
"""


@pytest.mark.parametrize("holds", [True, False], ids=["passes", "fails"])
@pytest.mark.parametrize("start", ["thread.start()", "pass"], ids=["still running", "ended late"])
def test_a_run_ends_with_its_own_code_though_a_bot_does_not_give_way(suite: Suite, start: str, *, holds: bool) -> None:
    """The program leaves without such a thread, with 0; a run of tests that failed does not."""
    done = suite("tests", runtime__test_it=STUBBORN.format(start=start, holds=holds))
    has_failed = not holds or start != "pass"  # a thread left behind fails its test
    assert done.ret == (pytest.ExitCode.TESTS_FAILED if has_failed else pytest.ExitCode.OK)
