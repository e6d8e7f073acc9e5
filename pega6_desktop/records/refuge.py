"""Where matches are kept when their own place cannot be had: beside it, or for as long as the program runs.

Owns the choice of that place and the way home from it, also in the middle of a match: play never waits for a disk. A
second copy of the program keeps its matches apart, so that two copies never write into one file; whatever was kept
apart joins the others as soon as nobody uses it. Where nothing can be written, matches live in a folder of the
system's or in memory; what can still be read is there too, and home is tried again and again. What is only there is
never thrown away here: a folder of the system's that holds such a match stays when the program ends, and a later start
looks for it.
"""

import logging
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Literal, TypeVar

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records.database import IN_MEMORY, utc_now
from pega6_desktop.records.joining import take_over
from pega6_desktop.records.journal import Result
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import GameRecord, RecordedMove
from pega6_desktop.records.store import Store

_LOG = logging.getLogger(__name__)
T = TypeVar("T")

MOST_COPIES = 9
MOST_LENT = 200_000_000
"""A larger store than this, in bytes, is not copied for the time being."""
LONGEST_WAIT = 16
"""Away from home, it is tried again after so many moves at the latest."""

Place = Literal["home", "apart", "passing"]
"""Where the matches belong; beside it, to join the others later; or where only this run of the program finds them."""

_APART = frozenset({"store_in_use", "store_newer"})
"""Troubles with a store in whose folder another one can be made."""

_FLED = frozenset({"store_full", "store_unwritable", "store_error", "store_in_use"})
"""Troubles with an open store in which play goes on elsewhere."""

EMPTIED, LASTING = Path("/tmp"), Path("/var/tmp")
"""Folders of the system's for passing things: the first may be emptied when the machine is started again."""

_LENT = "lent"
"""The file in a folder of the system's that says how much of the store in it was copied from home."""


class Shelter:
    """An open store, where it is, and the journal of the match on the table.

    trouble: why it is not the place it should be, None at home. set_aside: name under which a damaged store was kept,
    see open_store.
    """

    def __init__(
        self,
        home: Path,
        now: Callable[[], datetime],
        store: Store,
        place: Place = "home",
        at: Path | None = None,
        *,
        trouble: RecordError | None = None,
        set_aside: str | None = None,
        lent: int = 0,
    ) -> None:
        """home: folder of the matches' own place. at: that of this place, None in memory. lent: the turn of the newest
        match that was only copied here from home.
        """
        self.store, self.place, self.trouble, self.set_aside = store, place, trouble, set_aside
        self._home, self._now, self._at, self._lent = home, now, at, lent
        self._moves, self._wait = 0, 1

    @property
    def is_kept(self) -> bool:
        """Whether what is played here is still there after the program has ended."""
        return self.place != "passing"

    @property
    def is_lasting(self) -> bool:
        """Whether a later start of the program finds what is played here, also when the machine was switched off."""
        return self.is_kept or (self._at is not None and self._at.parent != EMPTIED)

    def unkept(self) -> tuple[str, ...]:
        """Ids of the matches of which something is only here and may be gone with the program."""
        return () if self.is_kept else tuple(match_id for match_id, _ in self.store.everything(self._lent))

    def close(self) -> None:
        """Give the place free; one that holds nothing of its own is gone. Safe to call twice."""
        is_needed = True
        with suppress(RecordError):
            is_needed = bool(self.unkept() if self.place == "passing" else self.store.everything())
        self.store.close()
        if self.place != "home" and self._at is not None and not is_needed and self.set_aside is None:
            shutil.rmtree(self._at, ignore_errors=True)

    # ------------------------------------------------------------ the journal

    def begin(self, record: GameRecord, result: Result | None = None) -> GameRecord:
        """See ``Store.begin``; where the place fails, in another one."""
        return self._kept(lambda store: store.begin(record, result))

    def stored(self, match_id: str) -> GameRecord | None:
        """The stored match, None where there is none of this id. Raises RecordError where it cannot be read."""
        return self._kept(lambda store: store.load(match_id) if store.knows(match_id) else None)

    def append(self, match_id: str, index: int, move: RecordedMove, result: Result | None = None) -> None:
        """See Journal. Away from home, home is tried again: always at the end of a match, else now and then."""
        self._kept(lambda store: store.append(match_id, index, move, result))
        self._moves += 1
        if not self.is_kept and (result is not None or self._moves >= self._wait):
            self.go_home()

    def retract(self, match_id: str, index: int, move: RecordedMove) -> None:
        """See Journal."""
        self._kept(lambda store: store.retract(match_id, index, move))

    def rewrite(self, match_id: str, kept: int, moves: tuple[RecordedMove, ...], *, is_assisted: bool = True) -> None:
        """See Journal."""
        self._kept(lambda store: store.rewrite(match_id, kept, moves, is_assisted=is_assisted))

    def _kept(self, act: Callable[[Store], T]) -> T:
        while True:
            try:
                return act(self.store)
            except RecordError as error:
                if error.code not in _FLED or (self._at is None and not self.is_kept):
                    raise
                self._flee(error)

    # ------------------------------------------------------------ from place to place

    def _flee(self, trouble: RecordError) -> None:
        """Go on with everything in a folder of the system's, or in memory. Raises the trouble where neither can be."""
        for at in chain(_made(self._home), (None,)) if self.is_kept else (None,):
            store = _opened_at(at, self._now)
            if store is None:
                continue
            try:
                if _size(self._home if self._at is None else self._at) > MOST_LENT:
                    raise trouble
                store.become(self.store)
                lent = store.newest_turn()
            except RecordError as error:
                _LOG.warning("cannot flee to %s: %s", at or "memory", error)
                _forget(store, at)
                continue
            _LOG.warning("matches are kept in %s from now on: %s", at or "memory", trouble)
            left, left_at, self._at = self.store, self._at, at
            self._lent = lent if self.is_kept else self._lent
            was_passing = not self.is_kept
            self.store, self.place, self.trouble, self._moves, self._wait = store, "passing", trouble, 0, 1
            _note_lent(at, self._lent)
            _forget(left, left_at if was_passing else None)
            return
        raise trouble

    def go_home(self) -> bool:
        """Whether the matches are at home now, with all that was played here: home is tried, without waiting for it."""
        self._moves, self._wait = 0, min(2 * self._wait, LONGEST_WAIT)
        if self.place == "home":
            return True
        try:
            store, set_aside = open_store(self._home, self._now, patience_s=0)
        except RecordError:
            return False
        try:
            is_whole = take_over(store, self.store, self._lent)
        except RecordError as error:
            _LOG.warning("the matches' own place cannot take them: %s", error)
            store.close()
            return False
        left, at = self.store, self._at
        self.store, self.place, self._at, self.trouble, self._lent = store, "home", None, None, 0
        self.set_aside = set_aside
        _forget(left, at if is_whole else None)
        _gather(store, self._home, self._now)
        return True


def open_anywhere(folder: Path, now: Callable[[], datetime] = utc_now, *, is_suspect: bool = False) -> Shelter:
    """The store of this folder with everything that was kept apart; else one beside it; else one for the time being.

    Always one: in the end in memory. is_suspect: see open_store.
    """
    try:
        store, set_aside = open_store(folder, now, is_suspect=is_suspect)
    except RecordError as error:
        return _elsewhere(folder, error, now)
    _gather(store, folder, now)
    return Shelter(folder, now, store, set_aside=set_aside)


def _elsewhere(folder: Path, trouble: RecordError, now: Callable[[], datetime]) -> Shelter:
    for copy in _beside(folder) if trouble.code in _APART else ():
        was_there = copy.exists()
        try:
            store, set_aside = open_store(copy, now, patience_s=0)
        except RecordError as error:
            if not was_there:
                shutil.rmtree(copy, ignore_errors=True)
            if error.code not in _APART:
                break  # what fails here fails in the next one too
            continue
        return Shelter(folder, now, store, "apart", copy, trouble=trouble, set_aside=set_aside)
    for at in _made(folder):
        lent = _lent(folder, at, trouble, now)
        if lent is not None:
            newest = lent.newest_turn()
            _note_lent(at, newest)
            return Shelter(folder, now, lent, "passing", at, trouble=trouble, lent=newest)
        opened = _opened_at(at, now)
        if opened is not None:
            return Shelter(folder, now, opened, "passing", at, trouble=trouble)
    return Shelter(folder, now, Store(IN_MEMORY, now), "passing", trouble=trouble)


def _made(folder: Path) -> Iterator[Path]:
    """New folders of the system's for the matches of this one, each made when it is asked for."""
    for place in _system_places():
        with suppress(OSError):
            yield Path(tempfile.mkdtemp(prefix=_prefix(folder), dir=place))


def _system_places() -> tuple[Path, ...]:
    """The system's folders for passing things, the one that lasts longer first."""
    try:
        usual = Path(tempfile.gettempdir())
    except OSError:
        return ()
    return (LASTING, usual) if usual == EMPTIED else (usual,)


def _opened_at(at: Path | None, now: Callable[[], datetime]) -> Store | None:
    """A new store there, in memory for None; None where it cannot be made, and then the folder is gone."""
    if at is None:
        return Store(IN_MEMORY, now)
    try:
        return open_store(at, now)[0]
    except RecordError:
        shutil.rmtree(at, ignore_errors=True)
        return None


def _forget(store: Store, at: Path | None) -> None:
    with suppress(RecordError):
        store.close()
    if at is not None:
        shutil.rmtree(at, ignore_errors=True)


def _note_lent(at: Path | None, turn: int) -> None:
    if at is not None:
        with suppress(OSError):
            (at / _LENT).write_text(str(turn), "ascii")


def _parts(folder: Path) -> list[Path]:
    return [folder / name for name in (FILE_NAME, f"{FILE_NAME}-wal") if (folder / name).is_file()]


def _size(folder: Path) -> int:
    return sum(part.stat().st_size for part in _parts(folder))


def _lent(folder: Path, at: Path, trouble: RecordError, now: Callable[[], datetime]) -> Store | None:
    """A copy of the store that cannot be written, None where it cannot be read either or is very large."""
    if trouble.code not in ("store_unwritable", "store_full"):
        return None
    parts = _parts(folder)
    if not parts or _size(folder) > MOST_LENT:
        return None
    try:
        for part in parts:
            shutil.copyfile(part, at / part.name)
        return open_store(at, now)[0]
    except (OSError, RecordError):
        for part in parts:
            (at / part.name).unlink(missing_ok=True)
        return None


# ---------------------------------------------------------------- what was kept elsewhere comes home


def _beside(folder: Path) -> Iterator[Path]:
    return (folder / f"copy-{number}" for number in range(2, MOST_COPIES + 1))


def _prefix(folder: Path) -> str:
    return f"pega6-{sha256(os.fsencode(folder.absolute())).hexdigest()[:12]}-"


def _left_behind(folder: Path) -> Iterator[Path]:
    """Folders of the system's that an earlier run could not bring home; never somebody else's."""
    with suppress(OSError):
        for place in (found for where in _system_places() for found in where.glob(f"{_prefix(folder)}*")):
            found = place.lstat()
            is_own = sys.platform == "win32" or found.st_uid == os.getuid()
            if is_own and stat.S_ISDIR(found.st_mode):
                yield place


def _gather(store: Store, folder: Path, now: Callable[[], datetime]) -> None:
    """Bring home what was kept elsewhere; what is in use or unreadable stays where it is, for another time."""
    for place in (*_beside(folder), *_left_behind(folder)):
        if not (place / FILE_NAME).exists():
            continue
        try:
            apart, set_aside = open_store(place, now, patience_s=0)
        except RecordError:
            continue
        try:
            is_empty = take_over(store, apart, _lent_to(place)) and set_aside is None
        except RecordError as error:
            _LOG.warning("matches kept apart stay there: %s", error)
            is_empty = False
        _forget(apart, place if is_empty else None)


def _lent_to(place: Path) -> int:
    try:
        return int((place / _LENT).read_text("ascii"))
    except (OSError, ValueError):
        return 0
