"""What `dev.py test` runs, in order.

Owns the checks and their classes: within a class all checks run, after a class with a failure nothing more does. Must
not know how the environment was made.
"""

import os
import shutil
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import dev_translations
from dev_checkout import PYTHON, ROOT, VENV, run, say

FULLY_COVERED = "pega6_desktop/core/*,pega6_desktop/games/*,pega6_desktop/records/*,pega6_desktop/runtime/host.py"
ROOM_IN_MEMORY = 4_000_000_000
"""The tests leave much less, in bytes; with less room than this their files lie on the disk."""

LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"


@dataclass(frozen=True, slots=True)
class Check:
    """One check: its heading, and what runs it and returns an exit code."""

    heading: str
    exit_code: Callable[[], int]


def run_all() -> int:
    """Run every check and say at the end which passed; the exit code is 0 only when all did."""
    classes = _classes()
    failed: list[str] = []
    passed: list[str] = []
    for checks in classes:
        for check in checks:
            say(f"\n== {check.heading}")
            code = check.exit_code()
            (failed if code else passed).append(check.heading)
            if code < 0:  # it could not say anything itself any more
                say(f"{check.heading}: ended by signal {-code}")
        if failed:
            break
    skipped = [check.heading for checks in classes for check in checks if check.heading not in passed + failed]
    _say_summary(passed, failed, skipped)
    return 1 if failed else 0


def pytest_only(words: Sequence[str]) -> int:
    """Run pytest alone, in one process, with these words."""
    return run([PYTHON, "-m", "pytest", *words])


def _classes() -> tuple[tuple[Check, ...], ...]:
    return (
        (
            _module("ruff check", "ruff", "check"),
            _module("ruff format", "ruff", "format", "--check"),
            _module("mypy --strict", "mypy"),
            Check("import contracts", lambda: run([PYTHON, "-c", LINT_IMPORTS, "--no-logo"])),
        ),
        (Check("tests", _tests),),
        (Check("translations", _translations),),
        (
            _module(
                "coverage: 100 % of the branches of core, games, records and the host",
                *("coverage", "report", f"--include={FULLY_COVERED}", "--fail-under=100"),
            ),
        ),
        (Check("soaks for 90 seconds, one of them with a screen reader", _soaks),),
    )


def _module(heading: str, *words: str) -> Check:
    return Check(heading, lambda: run([PYTHON, "-m", *words]))


def _tests() -> int:
    """Every stored move waits for the disk: the stores of the tests lie in memory where the system has such a place."""
    memory = Path("/dev/shm")
    is_roomy = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free >= ROOM_IN_MEMORY
    processes = (os.cpu_count() or 1) + 1  # one works while another waits for cards that travel at their real speed
    words = (PYTHON, "-m", "pytest", f"--numprocesses={processes}", "--dist=worksteal", "--cov", "--cov-report=")
    with tempfile.TemporaryDirectory(dir=memory if is_roomy else None, ignore_cleanup_errors=True) as folder:
        return run([*words, f"--basetemp={Path(folder, 'tests')}"])


def _soaks() -> int:
    """Both at once: each keeps one core busy."""
    words = (PYTHON, "-m", "tests.soak", "--minutes", "1.5")
    heard = (*words, "--accessible", "--keep", "soak-steps-accessible.txt")
    with ThreadPoolExecutor() as pool:
        return max(pool.map(run, (words, heard)), key=abs)


def _translations() -> int:
    """Committed catalogues must be what lupdate makes of the program's words, and leave nothing untranslated."""
    complaints = [complaint for ts in sorted((ROOT / "resources" / "i18n").glob("*.ts")) for complaint in _faults(ts)]
    for complaint in complaints:
        say(complaint)
    return 1 if complaints else 0


def _faults(catalogue: Path) -> list[str]:
    name = catalogue.relative_to(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / catalogue.name
        fresh.write_bytes(catalogue.read_bytes())
        dev_translations.update(ROOT / "pega6_desktop", fresh, dev_translations.find_pyside(VENV))
        is_stale = fresh.read_bytes() != catalogue.read_bytes()
        missing, uncounted = dev_translations.unfinished(fresh), dev_translations.uncounted(fresh)
    stale = f"{name} does not match the words in the program: run python3 packaging/dev.py translate"
    return [
        *([stale] if is_stale else []),
        *([f"{name}: {missing} to translate"] if missing else []),
        *(f'{name}: write the plural {source!r} as X.tr("…", "", n)' for source in uncounted),
    ]


def _say_summary(passed: Sequence[str], failed: Sequence[str], skipped: Sequence[str]) -> None:
    say("")
    for word, headings in (("passed", passed), ("not run", skipped), ("FAILED", failed)):
        for heading in headings:
            say(f"{word:>8}  {heading}")
