"""The file of the store: SQLite, had by one copy of the program at a time, checked, and used in transactions.

Owns the connection and who may have the file. Used by one thread only. Must not know what a match is; how the file is
found, made or set aside is the task of ``opening``. Every method raises only RecordError, with a code of
records.trouble.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import codec, schema, trouble
from pega6_desktop.records.folding import folded_stored
from pega6_desktop.records.locks import lock_for

IN_MEMORY = Path(":memory:")
"""The path of a store that lives no longer than the program."""

PATIENCE_S = 1.0
"""How long to wait for another copy of the program that is just closing, in seconds."""

CHECKED_AT_ONCE = 16_000_000
"""A larger file, in bytes, is not read from end to end before anybody may use it; see ``Database.check``."""

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)


class Database:
    """An open file. Close it before another one opens the same."""

    def __init__(
        self, path: Path, now: Clock = utc_now, *, patience_s: float = PATIENCE_S, is_suspect: bool = False
    ) -> None:
        """Open or make the database. is_suspect: look at every page of it, however large it is.

        Raises OSError or RecordError; ``store_damaged`` leaves the file as it is.
        """
        self.is_checked = is_suspect or path == IN_MEMORY or not path.exists() or path.stat().st_size <= CHECKED_AT_ONCE
        self._path = path
        self._now = now
        self._lock = lock = None if path == IN_MEMORY else lock_for(path)
        where = str(path) if lock is None else f"{path.absolute().as_uri()}?vfs=unix-none"
        with self._coded():
            self._connection = sqlite3.connect(where, timeout=patience_s, isolation_level=None, uri=lock is not None)
            try:
                self._prepare()
            except BaseException:  # whatever it was: an open connection would hold the lock of the file
                self.close()
                raise
        self._inode = None if path == IN_MEMORY else path.stat().st_ino

    def _prepare(self) -> None:
        execute = self._connection.execute
        self._connection.text_factory = codec.legible
        # Exclusive: a second copy of the program is told instead of writing into the same match. The system lifts
        # the lock when the process ends, however it ends.
        execute("PRAGMA locking_mode = EXCLUSIVE")
        execute("PRAGMA journal_mode = WAL")
        execute("PRAGMA synchronous = FULL")
        execute("PRAGMA foreign_keys = ON")
        execute("BEGIN EXCLUSIVE")
        execute("COMMIT")
        self._connection.create_function("folded", 1, folded_stored, deterministic=True)
        schema.prepare(self._connection, is_checked=self.is_checked)

    def close(self) -> None:
        """Give the file free; safe to call twice."""
        with self._coded():
            self._connection.close()
        if self._lock is not None:
            self._lock.release()

    def check(self) -> None:
        """Look at every page. Raises RecordError ``store_damaged``, or ``store_interrupted`` after ``stop_check``."""
        with self._coded():
            schema.see_that_it_is_sound(self._connection)
        self.is_checked = True

    def stop_check(self) -> None:
        """End a check at once; may be called from any thread."""
        self._connection.interrupt()

    def become(self, other: "Database") -> None:
        """Hold what the other one holds, and nothing else."""
        with self._coded():
            other._connection.backup(self._connection)  # noqa: SLF001 - of its own kind

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """A transaction for the modules of records. Raises RecordError; ``store_gone`` for a file removed while in use.

        What is done in it and raises sqlite3.Error comes out as RecordError.
        """
        with self._coded():
            self._see_that_it_is_there()
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def _see_that_it_is_there(self) -> None:
        if self._inode is None:
            return
        if self._lock is not None and not self._lock.is_held:
            raise RecordError("store_in_use", path=str(self._path))
        with suppress(OSError):
            if self._path.stat().st_ino == self._inode:
                return
        raise RecordError("store_gone", path=str(self._path))

    @contextmanager
    def _coded(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise trouble.from_sqlite(error, self._path) from error
        except UnicodeDecodeError as error:  # SQLite's own message quotes what cannot be read
            raise RecordError("store_damaged", path=str(self._path), detail=str(error)) from error
