"""The way to the store: its folder and file, and what happens to one that is damaged or lacks what its copy has (set
aside, never deleted, and what can still be read of both moved into a new one).

Owns the file's name and its renaming. Must not know what the store keeps.
"""

import logging
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import files, trouble
from pega6_desktop.records.database import PATIENCE_S, utc_now
from pega6_desktop.records.mending import identified
from pega6_desktop.records.rescue.carving import MAGIC
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME, forget_the_deleted, lacking, remove
from pega6_desktop.records.rescue.salvage import salvage
from pega6_desktop.records.store import Store

FILE_NAME = "matches.sqlite3"

_COMPANIONS = ("-wal", "-shm")

_LOG = logging.getLogger(__name__)


def open_store(
    folder: Path, now: Callable[[], datetime] = utc_now, *, patience_s: float = PATIENCE_S, is_suspect: bool = False
) -> tuple[Store, str | None]:
    """The store in this folder, made when there is none, and the name under which a damaged one was set aside: empty
    where nothing was left of it but its copy, None where all is well.

    patience_s: how long one that another copy of the program holds may take to come free, in seconds. is_suspect: all
    of it is read before it is used, however large it is.

    Raises:
        RecordError: ``store_unwritable``, ``store_full``, ``store_in_use``, ``store_newer`` or ``store_error``.
    """
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and not (path.is_file() and os.access(path, os.W_OK)):
            raise RecordError("store_unwritable", path=str(path))  # SQLite only finds a lock it cannot have
        copy = path.with_name(COPY_NAME)
        is_lost = copy.exists() and not (path.exists() and path.stat().st_size)
        if _may_be_database(path) and not is_lost:
            try:
                return _whole(path, now, patience_s, is_suspect=is_suspect), None
            except RecordError as error:
                if error.code != "store_damaged":
                    raise
        kept_as = _salvaged(path, now)
        return Store(path, now, patience_s=patience_s), kept_as
    except OSError as error:
        raise trouble.from_system(error, path) from error


def see_that_nothing_is_missing(store: Store, folder: Path) -> None:
    """Raises RecordError ``store_damaged`` where the copy in the store's folder has a match that the store lacks,
    and not just its id.
    """
    missing = lacking(store, folder / COPY_NAME)
    if missing and identified(store):
        missing = lacking(store, folder / COPY_NAME)
    if missing:
        raise RecordError("store_damaged", detail=f"only the copy has {len(missing)} of the matches")


def _whole(path: Path, now: Callable[[], datetime], patience_s: float, *, is_suspect: bool) -> Store:
    """The store, where it opens and lacks nothing. Of a large one that is seen later, as its pages are."""
    store = Store(path, now, patience_s=patience_s, is_suspect=is_suspect)
    try:
        if store.is_checked or not store.newest_turn():
            see_that_nothing_is_missing(store, path.parent)
        forget_the_deleted(store, path.with_name(COPY_NAME), now())
    except BaseException:  # whatever it was: an open connection would hold the lock of the file
        store.close()
        raise
    return store


def _salvaged(path: Path, now: Callable[[], datetime]) -> str | None:
    """Put a store made of what can be read in place of this file; under which name that was kept, see open_store."""
    copy, rescued = path.with_name(COPY_NAME), path.with_name(f"rescued-{path.name}")
    salvage(path, copy, rescued, now)
    is_there = any(_beside(path, part).exists() for part in ("", *_COMPANIONS))
    kept_as = _set_aside(path, now()) if is_there else None
    if not rescued.exists():
        return kept_as
    if copy.exists():
        _renew(copy, rescued)
    files.put(rescued, path)
    return kept_as or ""


def _renew(copy: Path, rescued: Path) -> None:
    """Let the copy be one of the new store at once, never none: the old one counts its matches otherwise."""
    fresh = copy.with_name(f"fresh-{copy.name}")
    try:
        shutil.copyfile(rescued, fresh)
        remove(copy)
        files.put(fresh, copy)
    except OSError as error:
        _LOG.warning("the new store has no copy yet: %s", error)
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
            remove(copy)


def _may_be_database(path: Path) -> bool:
    """False where SQLite would throw away a journal that lies beside a file it cannot read."""
    try:
        with path.open("rb") as file:
            head = file.read(len(MAGIC))
    except FileNotFoundError:
        head = b""
    return head == MAGIC if head else not _beside(path, "-wal").exists()


def _beside(path: Path, companion: str) -> Path:
    return path.with_name(path.name + companion)


def _set_aside(path: Path, moment: datetime) -> str:
    """Rename the damaged database with the day and time; a name that is taken gets a number."""
    stem = f"{path.stem}-damaged-{moment:%Y-%m-%dT%H%M%SZ}"
    name, number = f"{stem}{path.suffix}", 2
    while path.with_name(name).exists():
        name, number = f"{stem}-{number}{path.suffix}", number + 1
    for part in ("", *_COMPANIONS):
        if _beside(path, part).exists():
            files.put(_beside(path, part), _beside(path.with_name(name), part))
    return name
