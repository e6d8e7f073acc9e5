"""Collects garbage in the window's thread only.

Owns Python's collector while a window is open: left alone it runs in whichever thread happens to allocate, and a dead
circle that holds a widget or a picture would then be taken apart by the worker, which Qt does not survive.
"""

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 1000


class Collector(QObject):
    """Switches the automatic collector off and looks after it from a timer; ``stop`` switches it on again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._was_on = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(collect_due)
        self._timer.start()

    def stop(self) -> None:
        """Give the collector back; safe to call twice."""
        self._timer.stop()
        if self._was_on:
            gc.enable()


def collect_due() -> None:
    """Collect the oldest generation whose count has passed its threshold, as the automatic collector would."""
    counts, limits = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if counts[generation] > limits[generation] > 0:
            gc.collect(generation)
            return
