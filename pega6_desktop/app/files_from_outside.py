"""Files that the desktop hands to the running program: on macOS a double click is no word on the command line.

Owns listening to the application for them. Must not know windows: a file is a signal. Elsewhere nothing is listened to:
a filter of the application is asked for every event of every object.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent


class FilesFromOutside(QObject):
    """Watches the application; ``asked_to_open(Path)`` for each file it is handed."""

    asked_to_open = Signal(Path)

    def __init__(self, application: QCoreApplication) -> None:
        super().__init__(application)
        if sys.platform == "darwin":
            application.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take what names a file; everything else goes on."""
        if event.type() != QEvent.Type.FileOpen or not isinstance(event, QFileOpenEvent):
            return False
        if event.file():
            self.asked_to_open.emit(Path(event.file()))
        return True
