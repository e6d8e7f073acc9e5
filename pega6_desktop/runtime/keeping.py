"""Where the matches are while the program runs: opened when they are first needed, copied while nobody waits.

Owns the open store, what is told of it and when the copy beside it is used. Must not know the match on the table, nor
timers; trouble with the store is raised as RecordError, or told where somebody can play on.
"""

import logging
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from pega6_desktop.core.errors import Param, RecordError
from pega6_desktop.records.mending import identified, mended, recounted
from pega6_desktop.records.opening import see_that_nothing_is_missing
from pega6_desktop.records.refuge import Shelter, open_anywhere
from pega6_desktop.records.rescue.rolling_copy import copying
from pega6_desktop.records.store import Store
from pega6_desktop.runtime.interrupt import Interrupt
from pega6_desktop.runtime.messages import Notice, Unkept

_LOG = logging.getLogger(__name__)

IDLE_MS = 3000
"""Nothing was wanted for so long: there is time to copy matches."""

BETWEEN_COPIES_MS = 20


class Keeping(QObject):
    """The open store. is_suspect: it turned out to be damaged, and is to be closed once no match lies on the table.
    ``told(News)`` says what whoever plays should know of it.
    """

    told = Signal(object)

    def __init__(self, folder: Path, interrupt: Interrupt, parent: QObject) -> None:
        """folder: where the store lives. interrupt: raised by whoever sends commands."""
        super().__init__(parent)
        self.is_suspect = False
        self._folder = folder
        self._interrupt = interrupt
        self._shelter: Shelter | None = None
        self._noticed: Notice | None = None
        self._away: RecordError | None = None
        self._unkept = Unkept((), is_lasting=True)
        self._tried = set[str]()
        self._copied: Store | None = None
        self._copying: Iterator[bool] = iter(())

    def shelter(self) -> Shelter:
        """Where the matches are, opened where it is not yet."""
        if self._shelter is None:
            self._shelter = open_anywhere(self._folder, is_suspect=self.is_suspect)
            self.is_suspect = False
            self._tried.clear()
            self.tell_place()
        return self._shelter

    def bring_home(self) -> None:
        """Put what is kept only for the time being where it belongs, as far as that is possible by now."""
        if self._shelter is not None and not self._shelter.is_kept:
            self._shelter.go_home()

    def open_afresh(self) -> None:
        """Let the next use open the store again; what is kept only for the time being stays."""
        if self._shelter is not None and self._shelter.is_kept:
            self.close()

    def close(self) -> None:
        """Give the files free."""
        self._copied, self._copying = None, iter(())
        shelter, self._shelter = self._shelter, None
        if shelter is not None:
            shelter.close()

    # ------------------------------------------------------------ telling

    def tell_place(self) -> None:
        """Say where the matches are kept where that is not their own place, and when they are there again."""
        shelter = self._shelter
        if shelter is None:
            return
        if shelter.set_aside is not None:
            code = "store_set_aside" if shelter.set_aside else "store_from_copy"
            self.notice(RecordError(code, kept_as=shelter.set_aside))
            shelter.set_aside = None
        if shelter.trouble is not None:
            self.notice(shelter.trouble, is_kept=shelter.is_kept)
        elif self._away is not None:
            self._noticed = None
            self.told.emit(Notice("store_home", ()))
        self._away = shelter.trouble
        unkept = self.unkept(shelter)
        if unkept != self._unkept:
            self._unkept = unkept
            self.told.emit(unkept)

    def notice(self, error: RecordError, **facts: Param) -> None:
        """Say it, but not again while nothing has changed."""
        notice = Notice(error.code, tuple(sorted((error.params | facts).items())))
        if notice != self._noticed:
            _LOG.warning("store of matches: %s", error)
            self._noticed = notice
            self.told.emit(notice)

    @staticmethod
    def unkept(shelter: Shelter) -> Unkept:
        """The matches that are kept only for the time being."""
        return Unkept(shelter.unkept(), is_lasting=shelter.is_lasting)

    # ------------------------------------------------------------ the copy

    def use_idle_time(self) -> int | None:
        """Keep the copy of the matches up, a little at a time, while nobody waits for anything; before that, look at
        every page of a store that was too large to be looked at as it was opened.

        Returns after how many ms of rest there is more to do, None where nothing is.
        """
        shelter = self._shelter
        if shelter is None or shelter.trouble is not None:
            return None
        if not shelter.store.is_checked:
            self._check(shelter.store)
            return IDLE_MS
        if self._copied is not shelter.store:
            self._copied, self._copying = shelter.store, copying(shelter.store, self._folder)
        return BETWEEN_COPIES_MS if next(self._copying, False) else None

    def _check(self, store: Store) -> None:
        """Look at all of the store, until a command comes."""
        try:
            with self._interrupt.stopping(store.stop_check) as is_free:
                if is_free:
                    store.check()
                    see_that_nothing_is_missing(store, self._folder)
        except RecordError as error:
            if error.code != "store_interrupted":
                _LOG.error("the store of matches is damaged: %s", error)
                self.is_suspect = store.is_checked = True

    def mended(self, match_id: str) -> bool:
        """Whether a match that cannot be read could be put right from the copy, which is tried once; that is told."""
        shelter = self.shelter()
        if match_id in self._tried or shelter.place != "home":
            return False
        self._tried.add(match_id)
        if recounted(shelter.store, match_id) or identified(shelter.store):
            return True
        self._copied, self._copying = None, iter(())  # one at a time has the copy open
        kept_as = mended(shelter.store, self._folder, match_id)
        if kept_as:
            self.told.emit(Notice("match_mended", (("kept_as", kept_as),)))
        return bool(kept_as)
