"""What can be wrong with the store of matches, as codes.

Owns the translation of the file system's and SQLite's errors. Codes: ``store_unwritable`` (folder, file or disk may
not be written), ``store_full`` (no space left), ``store_in_use`` (another copy of the program has it),
``store_damaged``, ``store_newer`` (written by a later version), ``store_gone`` (removed while in use),
``store_interrupted`` (a check was ended, as wished), ``store_error`` (anything else; detail says what),
``store_differs`` (the match is stored with other moves or seats).
"""

import errno
import sqlite3
from pathlib import Path

from pega6_desktop.core.errors import RecordError

_BY_SQLITE = {
    sqlite3.SQLITE_BUSY: "store_in_use",
    sqlite3.SQLITE_LOCKED: "store_in_use",
    sqlite3.SQLITE_READONLY: "store_unwritable",
    sqlite3.SQLITE_CANTOPEN: "store_unwritable",
    sqlite3.SQLITE_PERM: "store_unwritable",
    sqlite3.SQLITE_FULL: "store_full",
    sqlite3.SQLITE_CORRUPT: "store_damaged",
    sqlite3.SQLITE_NOTADB: "store_damaged",
    sqlite3.SQLITE_FORMAT: "store_damaged",
    sqlite3.SQLITE_INTERRUPT: "store_interrupted",
}

FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
"""Numbers of the system for a disk, or a share of one, without room."""


def from_sqlite(error: sqlite3.Error, path: Path) -> RecordError:
    """What SQLite said, as a code with the path of the store."""
    # The low byte is the kind of error, the rest says where it happened.
    kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return RecordError(_BY_SQLITE.get(kind, "store_error"), path=str(path), detail=str(error))


def from_system(error: OSError, path: Path) -> RecordError:
    """What the file system said, as a code with the path of the store."""
    code = "store_full" if error.errno in FULL else "store_unwritable"
    return RecordError(code, path=str(path), detail=str(error))
