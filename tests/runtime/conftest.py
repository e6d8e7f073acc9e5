"""Started clients on one folder, and a folder for tests of threads: in memory where that can be used like a disk, so
that hundreds of matches wait for no disk.
"""

import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from pega6_desktop.bots.catalog import Levels
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.messages import Failed
from tests.runtime.chair import Made

SHARED_MEMORY = Path("/dev/shm")


@pytest.fixture
def quick_folder() -> Iterator[Path]:
    """An empty folder that is gone after the test."""
    with tempfile.TemporaryDirectory(dir=SHARED_MEMORY if SHARED_MEMORY.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture
def breaks() -> set[str]:
    """Codes of the failures a test brings about; any other fails it."""
    return set()


@pytest.fixture
def made(qapp: QCoreApplication, tmp_path: Path, breaks: set[str]) -> Iterator[Made]:
    """Makes started clients on one folder and shuts them all down."""
    clients: list[Client] = []
    said: list[object] = []

    def make(levels: Mapping[str, Levels] | None = None) -> Client:
        client = Client(tmp_path) if levels is None else Client(tmp_path, levels=levels)
        clients.append(client)
        # In the worker's thread: what it says after the last thing a test waits for is heard too.
        client._worker.said.connect(said.append, Qt.ConnectionType.DirectConnection)
        client.start()
        return client

    yield make
    assert all(client.shut_down() for client in clients)
    failures = [message for message in said if isinstance(message, Failed)]
    assert [failed for failed in failures if failed.code not in breaks] == []
