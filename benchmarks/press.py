"""From pressing the mouse on a card of the hand to the frame that shows it lifted."""

import time
from statistics import median

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest

from benchmarks.report import Measure
from benchmarks.window import OpenWindow, open_window, platform_note
from pega6_desktop.ui.table.view import CardKey

PRESSES = 40
GOAL_MS = 16.7


class FirstLiftedFrame(QObject):
    """Notes when the felt is painted for the first time with the card somewhere else than before."""

    def __init__(self, home: OpenWindow, key: CardKey) -> None:
        super().__init__()
        self._felt, self._key = home.table.area.felt, key
        self._before = self._felt.poses()[key]
        self.at: float | None = None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look at paints only."""
        is_new = event.type() == QEvent.Type.Paint and self.at is None
        if is_new and self._felt.poses()[self._key] != self._before:
            self.at = time.perf_counter()
        return False


def measure() -> list[Measure]:
    """Median and worst over the hand, again and again."""
    with open_window(seats=4) as home:
        home.sit_down()
        times = [_press(home, number) for number in range(PRESSES)]
        note = f"{PRESSES} presses, {platform_note(home.application)}"
    return [
        Measure("press to lifted card, median", median(times), "ms", GOAL_MS, note=note),
        Measure("press to lifted card, worst", max(times), "ms", note=note),
    ]


def _press(home: OpenWindow, number: int) -> float:
    area, hand = home.table.area, home.table.models.hand.items
    key = hand[number * 3 % len(hand)].key
    watcher, viewport, point = FirstLiftedFrame(home, key), area.viewport(), area.card_point(key)
    viewport.installEventFilter(watcher)
    begin = time.perf_counter()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=point)
    home.wait_for(lambda: watcher.at is not None)
    viewport.removeEventFilter(watcher)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=point)
    home.table.presenter.let_go()
    home.rest(0.5)
    assert watcher.at is not None
    return (watcher.at - begin) * 1000
