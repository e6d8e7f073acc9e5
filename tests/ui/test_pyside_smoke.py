"""PySide hands None, True and False across without losing references.

PySide6 6.12.0 on CPython 3.11 loses one per call, and the process aborts after some hundred. Whoever widens the range
in pyproject.toml meets this file first. It opens no window, so it is no GUI test.
"""

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

CALLS = 20_000
SINGLETONS = (None, True, False)
IMMORTAL_SINCE = 0x030C0000
"""Python 3.12, as a number: as a version, type checkers would call one of both ways dead code."""

NOISE = 500
"""References that come and go with everything else in the process; a loss per call would be forty times as many."""


@pytest.fixture(autouse=True)
def references_stay(qapp: QCoreApplication) -> Iterator[None]:
    """The counts of the three must not fall.

    From 3.12 on they are immortal, and what is built for older versions still counts them up and down, by one a signal;
    it would take four thousand million to matter.
    """
    if sys.hexversion >= IMMORTAL_SINCE:
        yield
        return
    before = [sys.getrefcount(thing) for thing in SINGLETONS]
    yield
    lost = {thing: count - sys.getrefcount(thing) for thing, count in zip(SINGLETONS, before, strict=True)}
    assert {thing: count for thing, count in lost.items() if count > NOISE} == {}


class Bell(QObject):
    rung = Signal(object)
    switched = Signal(bool)


class Answers(QAbstractListModel):
    """Answers each of the three in turn."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008  # Qt's own
        return 0 if parent.isValid() else len(SINGLETONS)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        return SINGLETONS[index.row()]


def test_20_000_signals_carry_none_true_and_false() -> None:
    bell = Bell()
    heard = dict.fromkeys(map(str, SINGLETONS), 0)

    def hear(thing: object) -> None:
        heard[str(thing)] += 1

    bell.rung.connect(hear)
    bell.switched.connect(hear)
    for number in range(CALLS):
        bell.rung.emit(SINGLETONS[number % 3])
        bell.switched.emit(number % 2 == 0)
    assert heard == {"None": 6_667, "True": 6_667 + 10_000, "False": 6_666 + 10_000}


def test_20_000_queued_signals_carry_none_true_and_false() -> None:
    bell = Bell()
    heard: list[object] = []
    bell.rung.connect(heard.append, Qt.ConnectionType.QueuedConnection)
    for number in range(CALLS):
        bell.rung.emit(SINGLETONS[number % 3])
    QCoreApplication.sendPostedEvents()
    assert (len(heard), set(heard)) == (CALLS, set(SINGLETONS))


def test_20_000_answers_of_a_model_are_none_true_and_false() -> None:
    model = Answers()
    answers = [model.index(number % 3).data() for number in range(CALLS)]
    assert answers == [SINGLETONS[number % 3] for number in range(CALLS)]
