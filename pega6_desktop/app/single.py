"""One program per user's matches: a second start brings the window that is open to the front and ends.

Owns the local socket between two starts. Must not know windows: being called is a signal.
"""

import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_MS = 500
_CALL = b"show\n"


class SingleProgram(QObject):
    """The place of the one program for a folder of matches. ``called`` when somebody starts it once more."""

    called = Signal()

    def __init__(self, matches: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        digest = hashlib.sha256(str(matches.resolve()).encode()).hexdigest()
        self._name = f"pega6-{digest[:20]}"
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_call)

    def call_other(self) -> bool:
        """Call the program that runs already; False when there is none."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(PATIENCE_MS):
            return False
        socket.write(_CALL)
        socket.waitForBytesWritten(PATIENCE_MS)
        socket.disconnectFromServer()
        return True

    def take_place(self) -> bool:
        """Be the one from now on; False where the system allows no such place, which is no reason not to play."""
        if self._server.listen(self._name):
            return True
        # What a killed program left behind; nobody answered there.
        QLocalServer.removeServer(self._name)
        return self._server.listen(self._name)

    def leave(self) -> None:
        """Give the place free; safe to call twice."""
        self._server.close()

    def _on_call(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.disconnectFromServer()
            self.called.emit()
