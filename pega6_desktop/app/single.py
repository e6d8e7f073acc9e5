"""One program per user's matches: a second start brings the window that is open to the front and ends.

Owns the local socket between two starts. Must not know windows: being called is a signal.
"""

import hashlib
import os
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_MS = 500
_CALL = b"show\n"
_OPEN = b"open "
_LONGEST = 8192


class SingleProgram(QObject):
    """The place of the one program for a folder of matches.

    ``called`` when somebody starts it once more; ``asked_to_open(Path)`` after that, when they named a file.
    """

    called = Signal()
    asked_to_open = Signal(Path)

    def __init__(self, matches: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        digest = hashlib.sha256(os.fsencode(os.path.realpath(matches))).hexdigest()
        self._name = f"pega6-{digest[:20]}"
        self._callers: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_call)

    def call_other(self, file: Path | None = None) -> bool:
        """Call the program that runs already, perhaps with a file for it to open; False when there is none."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(PATIENCE_MS):
            return False
        socket.write(_CALL if file is None else _OPEN + os.fsencode(file.absolute()) + b"\n")
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
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            self._callers.append(socket)
            socket.disconnected.connect(self._hear)
            self.called.emit()
        self._hear()

    def _hear(self) -> None:
        """Read what those have said who are gone again: they have said everything."""
        gone = [socket for socket in self._callers if socket.state() is QLocalSocket.LocalSocketState.UnconnectedState]
        for socket in gone:
            self._callers.remove(socket)
            said = bytes(socket.read(_LONGEST).data())
            socket.deleteLater()
            if said.startswith(_OPEN) and said.endswith(b"\n"):
                self.asked_to_open.emit(Path(os.fsdecode(said.removeprefix(_OPEN)[:-1])))
