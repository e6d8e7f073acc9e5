"""Garbage is collected in the window's thread, and only there."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from pega6_desktop.app.collector import Collector

pytestmark = pytest.mark.gui


class Knot:
    """Something only the collector can free, which tells the thread that did."""

    freed_in: list[threading.Thread] = []  # noqa: RUF012  # emptied by the test

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        self.freed_in.append(threading.current_thread())


def tie_knots() -> None:
    for _ in range(5000):
        Knot()


@pytest.fixture
def automatic_collector() -> Iterator[None]:
    """On, as Python starts; the tests themselves run without it."""
    gc.enable()
    yield
    gc.disable()


@pytest.mark.usefixtures("automatic_collector")
def test_another_thread_never_collects_and_the_windows_thread_does(qtbot: QtBot) -> None:
    Knot.freed_in.clear()
    owner = QObject()
    collector = Collector(owner)
    try:
        worker = threading.Thread(target=tie_knots)
        worker.start()
        worker.join()
        assert Knot.freed_in == []
        qtbot.waitUntil(lambda: len(Knot.freed_in) > 0)
        assert set(Knot.freed_in) == {threading.main_thread()}
    finally:
        collector.stop()
    assert gc.isenabled()
    reference = weakref.ref(owner)
    del owner, collector
    gc.collect()
    assert reference() is None
