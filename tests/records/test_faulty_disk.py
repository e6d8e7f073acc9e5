"""A disk that fills up, fails, or loses its process in the middle of a write costs no acknowledged move."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.records import faulty_disk

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(faulty_disk.library() is None, reason="the SQLite of this Python cannot be reached")
def test_nothing_acknowledged_is_lost_whatever_happens_at_a_write() -> None:
    """In a process without threads, which may be forked; ``python -m tests.records.faulty_disk`` tries every write."""
    words = [sys.executable, "-m", "tests.records.faulty_disk", "--count", "40"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "40 faults, nothing acknowledged was lost\n"), done.stderr
