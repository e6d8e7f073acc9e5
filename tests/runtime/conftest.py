"""A folder for tests of threads: where memory can be used like a disk, hundreds of matches wait for no disk."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

SHARED_MEMORY = Path("/dev/shm")


@pytest.fixture
def quick_folder() -> Iterator[Path]:
    """An empty folder that is gone after the test."""
    with tempfile.TemporaryDirectory(dir=SHARED_MEMORY if SHARED_MEMORY.is_dir() else None) as name:
        yield Path(name)
