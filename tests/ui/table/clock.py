"""The clock of a felt in the hands of a test: everything that moves goes on by as much as the test says, and no more.

Nothing of the felt runs by itself here, because no event loop runs: animations are set on by hand, timers are rung when
their time has come by this clock.
"""

import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer, QTimerEvent
from PySide6.QtWidgets import QGraphicsWidget

from pega6_desktop.ui.table.surface.table_view import TableArea

STEP_MS = 16
_ENOUGH = 100


class FeltClock:
    """Milliseconds of one felt, and of others that move with it (a presenter, say)."""

    def __init__(self, area: TableArea, *others: QObject) -> None:
        self._area, self._others = area, others
        self._due: dict[QTimer, int] = {}
        self.now = 0

    def tick(self, ms: int = STEP_MS) -> None:
        """So much later; what begins meanwhile begins at the end of it."""
        self.now += ms
        for animation in self._running():
            if shiboken6.isValid(animation) and _runs(animation):
                animation.setCurrentTime(animation.currentTime() + ms)
        self.ring()

    def ring(self) -> None:
        """Everything that is due at this moment happens."""
        for _ in range(_ENOUGH):
            self._deliver()
            rung = [timer for timer in self._timers() if timer.isActive() and self._is_due(timer)]
            if not rung:
                return
            for timer in rung:
                self._due.pop(timer, None)
                QCoreApplication.sendEvent(timer, QTimerEvent(timer.timerId()))
        raise AssertionError("what is due never ends")

    def _deliver(self) -> None:
        """What was posted arrives, while nothing runs: where an animation is to begin more than 50 ms after Qt last
        looked at its own clock, Qt moves everything that runs on to the time of that.
        """
        held = self._running()
        for animation in held:
            animation.pause()
        QCoreApplication.sendPostedEvents()
        for animation in held:
            if shiboken6.isValid(animation) and animation.state() == QAbstractAnimation.State.Paused:
                animation.resume()

    def _is_due(self, timer: QTimer) -> bool:
        return self.now >= self._due.setdefault(timer, self.now + timer.interval())

    def _timers(self) -> list[QTimer]:
        known = [timer for root in (self._area, *self._others) for timer in root.findChildren(QTimer)]
        for gone in [timer for timer in self._due if not timer.isActive()]:
            del self._due[gone]
        return known

    def _running(self) -> list[QAbstractAnimation]:
        scene = self._area.scene()
        movers: list[QObject] = [self._area, scene]
        movers += [item for item in scene.items() if isinstance(item, QGraphicsWidget)]
        found = {id(one): one for mover in movers for one in mover.findChildren(QAbstractAnimation)}
        return [one for one in found.values() if one.group() is None and _runs(one)]


def _runs(animation: QAbstractAnimation) -> bool:
    return animation.state() == QAbstractAnimation.State.Running


def bury(area: TableArea) -> None:
    """What was deleted for later goes now: no event loop has run that would have done it."""
    QCoreApplication.sendPostedEvents(area, QEvent.Type.DeferredDelete)
