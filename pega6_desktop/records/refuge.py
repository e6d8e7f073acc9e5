"""Where matches are kept when their own place cannot be had: beside it, or for as long as the program runs.

Owns the choice of that place and the way home from it. A second copy of the program keeps its matches apart, so that
two copies never write into one file; whatever was kept apart joins the others as soon as nobody uses it. Where nothing
can be written at all, matches live in a folder of the system's that goes with the program, and it is said; what can
still be read is there too, to be watched and gone on with.
"""

import logging
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.store import Store, utc_now

_LOG = logging.getLogger(__name__)

MOST_COPIES = 9
MOST_LENT = 200_000_000
"""A larger store than this, in bytes, is not copied for the time being."""


class Shelter:
    """An open store and where it is. trouble: why it is not the place it should be, None at home.

    is_kept: what is played survives the program. set_aside: name under which a damaged store was kept.
    """

    def __init__(self, store: Store, set_aside: str | None, trouble: RecordError | None, passing: Path | None) -> None:
        self.store, self.set_aside, self.trouble = store, set_aside, trouble
        self._passing = passing

    @property
    def is_kept(self) -> bool:
        """Whether what is played here is still there after the program has ended."""
        return self._passing is None

    def close(self) -> None:
        """Give the place free; one that was only for the time being is gone. Safe to call twice."""
        self.store.close()
        if self._passing is not None:
            shutil.rmtree(self._passing, ignore_errors=True)


def open_anywhere(folder: Path, now: Callable[[], datetime] = utc_now) -> Shelter:
    """The store of this folder with everything that was kept apart; else one beside it; else one for the time being.

    Raises:
        RecordError: not even the last is possible.
    """
    try:
        store, set_aside = open_store(folder, now)
    except RecordError as error:
        return _elsewhere(folder, error, now)
    _gather(store, folder, now)
    return Shelter(store, set_aside, None, None)


def _elsewhere(folder: Path, trouble: RecordError, now: Callable[[], datetime]) -> Shelter:
    if trouble.code == "store_in_use":
        for place in _beside(folder):
            with suppress(RecordError):
                store, set_aside = open_store(place, now, patience_s=0)
                return Shelter(store, set_aside, trouble, None)
    try:
        passing = Path(tempfile.mkdtemp(prefix="pega6-"))
        store = _lent(folder, passing, trouble, now) or open_store(passing, now)[0]
    except (OSError, RecordError) as error:
        raise trouble from error
    return Shelter(store, None, trouble, passing)


def _lent(folder: Path, passing: Path, trouble: RecordError, now: Callable[[], datetime]) -> Store | None:
    """A copy of the store that cannot be written, None where it cannot be read either or is very large."""
    if trouble.code not in ("store_unwritable", "store_full"):
        return None
    parts = [folder / name for name in (FILE_NAME, f"{FILE_NAME}-wal") if (folder / name).is_file()]
    if sum(part.stat().st_size for part in parts) > MOST_LENT:
        return None
    try:
        for part in parts:
            shutil.copyfile(part, passing / part.name)
        return open_store(passing, now)[0]
    except (OSError, RecordError):
        for part in parts:
            (passing / part.name).unlink(missing_ok=True)
        return None


def _beside(folder: Path) -> Iterator[Path]:
    return (folder / f"copy-{number}" for number in range(2, MOST_COPIES + 1))


def _gather(store: Store, folder: Path, now: Callable[[], datetime]) -> None:
    """Bring home what other copies kept apart; what is in use or unreadable stays where it is, for another time."""
    for place in _beside(folder):
        if not (place / FILE_NAME).exists():
            continue
        try:
            apart, set_aside = open_store(place, now, patience_s=0)
        except RecordError:
            continue
        try:
            is_empty = store.take_over(apart) and set_aside is None
        except RecordError as error:
            _LOG.warning("matches kept apart stay there: %s", error)
            is_empty = False
        apart.close()
        if is_empty:
            shutil.rmtree(place, ignore_errors=True)
