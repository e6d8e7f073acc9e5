"""Heads that land with a player after a taking: how many there are stands at the plate, and they count up there.

Owns which heads are still to be counted and the rhythm of counting. Must not know how a plate looks.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from pega6_desktop.ui.table.cards.tempo import COUNT_AT_MOST, COUNT_PER_HEAD, GAINED, Pace


class Counting(QObject):
    """Counts heads up, one by one, for several players at once.

    owed: heads by seat that the plates do not show yet. changed: it is less now. gained: heads by seat that have landed
    a moment ago; gained_changed: they are others now.
    """

    changed = Signal()
    gained_changed = Signal()

    def __init__(self, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._pace = pace
        self._owed: dict[int, int] = {}
        self._landing: dict[int, int] = {}
        self._gained: dict[int, int] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._count)
        self._fading = QTimer(self, singleShot=True)
        self._fading.timeout.connect(self.forget)

    @property
    def owed(self) -> Mapping[int, int]:
        """Heads by seat that the plates do not show yet."""
        return self._owed

    @property
    def gained(self) -> Mapping[int, int]:
        """Heads by seat that have just landed."""
        return self._gained

    def owe(self, seat: int, heads: int) -> None:
        """Hold these heads back until `start`."""
        if heads > 0:
            self._owed[seat] = self._owed.get(seat, 0) + heads
            self._landing[seat] = heads

    def start(self) -> None:
        """Count what is owed now: 40 ms a head, at most 320 in all."""
        if not self._owed:
            return
        self._land()
        most = max(self._owed.values())
        step = self._pace.ms(min(COUNT_PER_HEAD, COUNT_AT_MOST / most))
        if step <= 0:
            self.finish()
        else:
            self._timer.start(step)

    def finish(self) -> None:
        """Show all heads now; that they have landed is seen as long as ever."""
        self._timer.stop()
        if self._owed:
            self._land()
            self._owed.clear()
            self.changed.emit()

    @Slot()
    def forget(self) -> None:
        """That heads have landed is seen no longer."""
        self._fading.stop()
        self._landing.clear()
        if self._gained:
            self._gained.clear()
            self.gained_changed.emit()

    def _land(self) -> None:
        ms = self._pace.ms(GAINED)
        if self._landing and ms > 0:
            self._gained |= self._landing
            self._landing.clear()
            self._fading.start(ms)
            self.gained_changed.emit()

    def _count(self) -> None:
        self._owed = {seat: heads - 1 for seat, heads in self._owed.items() if heads > 1}
        if not self._owed:
            self._timer.stop()
        self.changed.emit()
