"""One program per user's matches: a second start brings the window that is open to the front and ends.

Owns the local socket between two starts: where it lies, who may speak on it, and its one line each way. Must not know
windows: being called is a signal. Whoever is not this same user is neither believed nor heard, and a call that nobody
answers counts as none: then the second start opens a window of its own.
"""

import ctypes
import hashlib
import json
import os
import socket
import stat
import struct
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE_MS = 500
"""So long may connecting and each write take."""
ANSWER_MS = 10_000
"""So long may the answer take: the program that is called may be starting itself."""
TOKEN = "XDG_ACTIVATION_TOKEN"
"""What lets a window come to the front on Wayland: given to the program that the player started, good for one time."""
_ANSWER = b"ok\n"
_LONGEST = 65_536
_ANY_PROCESS = -1
_MACOS_PEER_CREDENTIALS, _MACOS_LOCAL_LEVEL = 1, 0


class SingleProgram(QObject):
    """The place of the one program for a folder of matches.

    ``called`` when somebody starts it once more; ``asked_to_open(Path)`` after that, when they named a file.
    """

    called = Signal()
    asked_to_open = Signal(Path)

    def __init__(self, matches: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        digest = hashlib.sha256(os.fsencode(os.path.realpath(matches))).hexdigest()
        self._name = _address(f"pega6-{digest[:20]}")
        self._heard: dict[QLocalSocket, bytes] = {}
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._on_call)

    def call_other(self, file: Path | None = None, late: Callable[[], Path | None] = lambda: None) -> bool:
        """Call the program that runs already, perhaps with a file for it to open; False when none answers.

        late: waits for a file that the system hands over after the start; asked only where a program runs already.
        """
        other = QLocalSocket()
        other.connectToServer(self._name)
        if not other.waitForConnected(PATIENCE_MS) or not _is_same_user(other):
            return False
        _give_away_the_front()
        file = file or late()
        said = {"file": str(file.absolute()) if file else None, "token": os.environ.get(TOKEN)}
        other.write(json.dumps(said).encode() + b"\n")
        other.waitForBytesWritten(PATIENCE_MS)
        answer = b""
        while answer != _ANSWER and other.waitForReadyRead(ANSWER_MS):
            answer += bytes(other.readAll().data())
        return answer == _ANSWER

    def take_place(self) -> bool:
        """Be the one from now on; False where the system allows no such place, which is no reason not to play."""
        if not self._name or self._server.listen(self._name):
            return bool(self._name)
        # What a killed program left behind; nobody answered there.
        QLocalServer.removeServer(self._name)
        return self._server.listen(self._name)

    def leave(self) -> None:
        """Give the place free; safe to call twice."""
        self._server.close()

    def _on_call(self) -> None:
        while self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            if not _is_same_user(caller):
                caller.abort()
                caller.deleteLater()
                continue
            self._heard[caller] = b""
            caller.readyRead.connect(self._hear)
            caller.disconnected.connect(self._forget)
        self._hear()

    def _hear(self) -> None:
        """Obey and answer those who have said their whole line; who says too much is sent away."""
        for caller, before in list(self._heard.items()):
            said = before + bytes(caller.read(_LONGEST).data())
            self._heard[caller] = said
            if said.endswith(b"\n"):
                del self._heard[caller]
                caller.disconnected.connect(caller.deleteLater)
                self._obey(said)
                caller.write(_ANSWER)
                caller.disconnectFromServer()
            elif len(said) >= _LONGEST:
                caller.abort()

    def _forget(self) -> None:
        """Those who went before their line was whole."""
        for caller in [one for one in self._heard if one.state() is QLocalSocket.LocalSocketState.UnconnectedState]:
            del self._heard[caller]
            caller.deleteLater()

    def _obey(self, said: bytes) -> None:
        try:
            message = json.loads(said)
            file, token = message["file"], message["token"]
        except (ValueError, TypeError, LookupError):
            return
        if isinstance(token, str):
            os.environ[TOKEN] = token
        self.called.emit()
        os.environ.pop(TOKEN, None)
        if isinstance(file, str):
            self.asked_to_open.emit(Path(file))


def _address(name: str) -> str:
    """A path in a folder only this user may enter; on Windows a name, whose pipe is this user's by its rights."""
    if sys.platform == "win32":
        return name
    given = os.environ.get("XDG_RUNTIME_DIR")
    sandbox = os.environ.get("FLATPAK_ID")
    if given and sandbox:
        given = f"{given}/app/{sandbox}"  # the part all sandboxes of one program share
    if given and _is_private(Path(given)):
        return f"{given}/{name}"
    own = Path(tempfile.gettempdir()) / f"pega6-{os.getuid()}"
    with suppress(OSError):
        own.mkdir(mode=0o700)
    # Without a name nobody listens and nobody is found: where another user sits there, each start has its own window.
    return str(own / name) if _is_private(own) else ""


def _is_private(folder: Path) -> bool:
    """A folder, not a link to one, that belongs to this user and lets nobody else in."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077


def _is_same_user(peer: QLocalSocket) -> bool:
    """Whether the process at the other end belongs to this user, by the system's word; on Windows the pipe's rights."""
    if sys.platform == "win32":
        return True
    try:
        with socket.socket(fileno=os.dup(peer.socketDescriptor())) as end:
            if sys.platform == "darwin":
                told = end.getsockopt(_MACOS_LOCAL_LEVEL, _MACOS_PEER_CREDENTIALS, 76)
                return bool(struct.unpack_from("=II", told)[1] == os.getuid())
            told = end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
            return bool(struct.unpack("3i", told)[1] == os.getuid())
    except OSError:
        return False


def _give_away_the_front() -> None:
    """Windows lets only the program the player has just started come to the front, and lets it pass that on."""
    if sys.platform == "win32":
        with suppress(AttributeError, OSError):
            ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
