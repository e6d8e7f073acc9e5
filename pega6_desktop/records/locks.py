"""A lock for folders whose files cannot be locked by the system.

Some network and encrypted file systems refuse every lock; a refused lock is not one that somebody holds. There a file
beside the store says who has it, and it is made in one step, which two programs cannot both take.
Must not know what is kept.
"""

import errno
import os
import platform
import secrets
import tempfile
from pathlib import Path

from pega6_desktop.core.errors import RecordError

_REFUSED = frozenset({errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL})
_SELF = secrets.token_hex(8)
"""Tells this run of the program from any other that had the same number before."""


def are_refused(folder: Path) -> bool:
    """Whether this folder's files cannot be locked; False too where nothing can be made in it to try."""
    try:
        import fcntl
    except ImportError:  # Windows, whose locks are of another kind
        return False
    try:
        handle, name = tempfile.mkstemp(prefix=".lock-", dir=folder)
    except OSError:
        return False
    try:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno in _REFUSED
    finally:
        os.close(handle)
        Path(name).unlink(missing_ok=True)
    return False


def lock_for(path: Path) -> "OwnLock | None":
    """The lock for this file, None where the system's own serve. Raises as OwnLock."""
    return OwnLock(path.with_name(f"{path.name}-lock")) if are_refused(path.parent) else None


class OwnLock:
    """Held from its making to ``release``. One that a process of this machine left behind is taken over."""

    def __init__(self, path: Path) -> None:
        """path: of the file that is the lock. Raises RecordError ``store_in_use``, or OSError."""
        self._path = path
        self._mark = f"{_machine()} {os.getpid()} {_SELF} {secrets.token_hex(4)}"
        if not self._is_taken() and not (self._is_left_behind() and self._is_taken()):
            raise RecordError("store_in_use", path=str(path))

    @property
    def is_held(self) -> bool:
        """Whether the file still says that it is this one's."""
        return self._holder() == self._mark

    def release(self) -> None:
        """Give it free; safe to call twice."""
        if self.is_held:
            self._path.unlink(missing_ok=True)

    def _is_taken(self) -> bool:
        try:
            handle = os.open(self._path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        except FileExistsError:
            return False
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self._mark)
        except OSError:
            self._path.unlink(missing_ok=True)
            raise
        return True

    def _is_left_behind(self) -> bool:
        """Whether nobody holds it any more; then it is out of the way, by one of those who find it so."""
        holder = self._holder()
        if holder is not None and not _is_gone(holder):
            return False
        aside = self._path.with_name(f"{self._path.name}-{secrets.token_hex(4)}")
        try:
            self._path.rename(aside)
        except FileNotFoundError:
            return True
        aside.unlink(missing_ok=True)
        return True

    def _holder(self) -> str | None:
        try:
            return self._path.read_text("utf-8")
        except FileNotFoundError:
            return None


def _is_gone(holder: str) -> bool:
    """Whether the process that wrote this ended; one of another machine is believed to go on."""
    match holder.split(" "):
        case [machine, number, run, _] if number.isdecimal():
            if machine != _machine():
                return False
            return run != _SELF if int(number) == os.getpid() else not _runs(int(number))
        case _:
            return True  # it ended before it had written who it was


def _machine() -> str:
    return platform.node().replace(" ", "-")


def _runs(number: int) -> bool:
    try:
        os.kill(number, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:
        return True
    return True
