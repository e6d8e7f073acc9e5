"""What the system says about a file becomes a code a player can be told."""

import errno
import sqlite3
from pathlib import Path

import pytest

from pega6_desktop.records.trouble import from_sqlite, from_system

PATH = Path("somewhere")


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (sqlite3.SQLITE_BUSY, "store_in_use"),
        (sqlite3.SQLITE_BUSY_RECOVERY, "store_in_use"),
        (sqlite3.SQLITE_FULL, "store_full"),
        (sqlite3.SQLITE_READONLY_DBMOVED, "store_unwritable"),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, "store_unwritable"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "store_damaged"),
        (sqlite3.SQLITE_NOTADB, "store_damaged"),
        (sqlite3.SQLITE_IOERR_READ, "store_error"),
    ],
)
def test_sqlite_errors(number: int, code: str) -> None:
    error = sqlite3.OperationalError("so it is")
    error.sqlite_errorcode = number
    found = from_sqlite(error, PATH)
    assert (found.code, found.params) == (code, {"path": "somewhere", "detail": "so it is"})


def test_an_error_of_the_module_itself_has_no_number() -> None:
    assert from_sqlite(sqlite3.ProgrammingError("closed"), PATH).code == "store_error"


@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.ENOSPC, "store_full"), (errno.EACCES, "store_unwritable"), (errno.EROFS, "store_unwritable")],
)
def test_system_errors(number: int, code: str) -> None:
    assert from_system(OSError(number, "no"), PATH).code == code
