"""Files that the desktop hands to the running program: on macOS a double click is no word on the command line.

Owns listening to the application for them. Must not know windows: a file is a signal. Elsewhere nothing is listened to:
a filter of the application is asked for every event of every object.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent

GRACE_MS = 200
"""So long may the file take that macOS hands to a program it has just started."""


class FilesFromOutside(QObject):
    """Watches the application; ``asked_to_open(Path)`` for each file it is handed."""

    asked_to_open = Signal(Path)

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        self._listens = sys.platform == "darwin"
        if self._listens:
            application.installEventFilter(self)

    def first(self) -> Path | None:
        """The file this program was started with, where it comes as an event; None where none comes in time."""
        if not self._listens:
            return None
        files: list[Path] = []
        waiting, limit = QEventLoop(), QTimer(singleShot=True, interval=GRACE_MS)
        limit.timeout.connect(waiting.quit)
        self.asked_to_open.connect(files.append)
        self.asked_to_open.connect(waiting.quit)
        limit.start()
        waiting.exec()
        limit.stop()
        self.asked_to_open.disconnect(files.append)
        return files[0] if files else None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take what names a file; everything else goes on."""
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return False
        if event.file():
            self.asked_to_open.emit(Path(event.file()))
        return True
