"""One line on standard output when the window can be used, for whoever measures the start.

Owns the moment: the first picture is painted and the event loop has nothing left to do. Nothing here runs unless the
environment asks for it. Must not know what is painted.
"""

import os
import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

WISH = "PEGA6_REPORT_START"
"""Set to anything, the program writes ``interactive`` when a click would be obeyed."""


class StartReport(QObject):
    """Watches the application until its first picture."""

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._application = application
        self._idle = QTimer(self, singleShot=True, interval=0)
        self._idle.timeout.connect(_say)
        if WISH in os.environ:
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
