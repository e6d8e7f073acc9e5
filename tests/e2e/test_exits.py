"""Every end of the real program's process: from each screen and moment, by each way out, heard or not: exit code 0."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.leaving_child import MOMENTS, WAYS

ROOT = Path(__file__).parents[2]
LIMIT_S = 100
OTHER_WAYS = [way for way in WAYS if way != "by window"]
CASES = [
    *((moment, "by window", "heard") for moment in MOMENTS),
    *((moment, way, "heard") for moment in ("while bots think", "in the middle of a motion") for way in OTHER_WAYS),
    *(("at the table", way, "unheard") for way in WAYS),
]


@pytest.mark.parametrize(("moment", "way", "ears"), CASES)
def test_the_process_ends_with_0(own_home: Path, moment: str, way: str, ears: str) -> None:
    done = _leave(own_home, moment, way, ears)
    assert (done.returncode, done.stderr) == (0, "")


def _leave(home: Path, moment: str, way: str, ears: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-X", "faulthandler", "-m", "tests.e2e.leaving_child", moment, way, ears]
    own = {"HOME": os.fspath(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.fspath(ROOT)}
    environment = {**os.environ, **own}
    return subprocess.run(
        words, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LIMIT_S, check=False
    )
