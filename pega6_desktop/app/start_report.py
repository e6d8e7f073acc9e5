"""The moment when the window can be used: for what may come later than that, and, as a line on standard output, for
whoever measures the start.

Owns the moment: the first picture is painted and the event loop has nothing left to do. Must not know what is painted.
"""

import os
import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer, Signal

WISH = "PEGA6_REPORT_START"
"""Set to anything, the program writes ``interactive`` when a click would be obeyed."""


class StartReport(QObject):
    """Watches the application until its first picture. usable: that is painted, and a click would be obeyed."""

    usable = Signal()

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._idle = QTimer(self, singleShot=True, interval=0)
        if WISH in os.environ:
            self._idle.timeout.connect(_say)
        self._idle.timeout.connect(self.usable)
        application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stop watching at the first paint; what is painted together with it comes before the line."""
        if event.type() == QEvent.Type.Paint and not self._idle.isActive():
            self._idle.start()
            self._application.removeEventFilter(self)
        return False


def _say() -> None:
    sys.stdout.write("interactive\n")
    sys.stdout.flush()
