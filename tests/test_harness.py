"""The test suite's own safety nets, each shown catching what it is for."""

from collections.abc import Callable
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


def test_a_raising_slot_fails_its_test(suite: Suite) -> None:
    done = suite(
        test_it="""
from PySide6.QtCore import QObject, Signal
class Bell(QObject):
    rung = Signal()
def test_it(qtbot):
    def explode(): raise ValueError("in a slot")
    bell = Bell()
    bell.rung.connect(explode)
    bell.rung.emit()
"""
    )
    done.assert_outcomes(failed=1)
    done.stdout.fnmatch_lines(["*ValueError: in a slot*"])


def test_a_qt_warning_fails_its_test(suite: Suite) -> None:
    done = suite(test_it='from PySide6.QtCore import qWarning\ndef test_it(qtbot):\n    qWarning("odd")\n')
    done.assert_outcomes(failed=1)


LEAKS = {
    "running QThread": """
from PySide6.QtCore import QThread
kept = QThread()
def test_leak(qtbot): kept.start()
def teardown_module():
    kept.quit()
    kept.wait()
""",
    "window QLabel": """
from PySide6.QtWidgets import QLabel
kept = []
def test_leak(qtbot): kept.append(QLabel("forgotten"))
def teardown_module(): kept.clear()
""",
    "running animation QVariantAnimation": """
from PySide6.QtCore import QVariantAnimation
kept = []
def test_leak(qtbot):
    kept.append(QVariantAnimation(startValue=0, endValue=1, duration=10**6))
    kept[0].start()
def teardown_module(): kept.clear()
""",
    "active QTimer": """
from PySide6.QtCore import QTimer
kept = []
def test_leak(qtbot):
    kept.append(QTimer(interval=10**6))
    kept[0].start()
def teardown_module(): kept.clear()
""",
    "thread stubborn": """
import threading
from tests import leftovers
leftovers.GRACE_S = 0.1
def test_leak(): threading.Thread(target=threading.Event().wait, name="stubborn", daemon=True).start()
""",
}


def test_what_is_left_running_fails_its_test(suite: Suite) -> None:
    done = suite(**{f"test_leak_{number}": text for number, text in enumerate(LEAKS.values())})
    done.assert_outcomes(passed=len(LEAKS), errors=len(LEAKS))
    done.stdout.fnmatch_lines([f"*left behind: {what}*" for what in LEAKS])


def test_what_was_running_before_the_test_is_not_its_fault(suite: Suite) -> None:
    done = suite(
        test_it="""
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
"""
    )
    done.assert_outcomes(passed=2)


def test_a_closed_window_waiting_for_the_collector_is_no_leak(suite: Suite) -> None:
    done = suite(
        test_it="""
from PySide6.QtWidgets import QWidget
def test_it(qtbot):
    window = QWidget()
    window.myself = window
    qtbot.addWidget(window)
    window.show()
"""
    )
    done.assert_outcomes(passed=1)


def test_garbage_is_collected_after_each_test_and_in_no_other_thread(suite: Suite) -> None:
    done = suite(
        test_it="""
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
"""
    )
    done.assert_outcomes(passed=2)


def test_nobodys_real_files_are_touched(suite: Suite) -> None:
    done = suite(
        test_it="""
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
"""
    )
    done.assert_outcomes(passed=1)


def test_the_persons_language_and_qt_settings_do_not_matter(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    monkeypatch.setenv("LANGUAGE", "pt_BR")
    monkeypatch.setenv("QT_SCALE_FACTOR", "3")
    done = suite(
        test_it="""
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget
def test_it(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    assert (QLocale.system().name(), window.devicePixelRatio()) == ("C", 1.0)
"""
    )
    done.assert_outcomes(passed=1)


def test_the_network_is_shut(suite: Suite) -> None:
    done = suite(
        test_it="""
import socket
import urllib.request
def test_address(): socket.create_connection(("127.0.0.1", 9))
def test_name(): urllib.request.urlopen("http://pega6.invalid/")
"""
    )
    done.assert_outcomes(failed=2)
    done.stdout.fnmatch_lines(["*a test tried to reach the network*"])


def test_a_whole_run_without_a_gui_test_fails(suite: Suite) -> None:
    done = suite(test_quiet=QUIET)
    done.assert_outcomes(passed=1)
    assert done.ret == pytest.ExitCode.TESTS_FAILED
    done.stdout.fnmatch_lines(["FAILED: the whole suite ran without a single GUI test"])


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_whole_run_with_a_gui_test_passes(suite: Suite, processes: str) -> None:
    done = suite(f"--numprocesses={processes}", test_quiet=QUIET, ui__test_window=WINDOW)
    done.assert_outcomes(passed=2)
    assert done.ret == pytest.ExitCode.OK


@pytest.mark.parametrize("words", [("tests/test_quiet.py",), ("-k", "quiet")])
def test_a_partial_run_needs_no_gui_test(suite: Suite, words: tuple[str, ...]) -> None:
    assert suite(*words, test_quiet=QUIET, ui__test_window=WINDOW).ret == pytest.ExitCode.OK


def test_a_window_test_outside_the_window_folders_does_not_count(suite: Suite) -> None:
    assert suite(core__test_window=WINDOW).ret == pytest.ExitCode.TESTS_FAILED


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
