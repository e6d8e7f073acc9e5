"""What can still be read of a damaged store becomes a new one, match by match.

Owns the reading of a file SQLite calls damaged; works on a copy and leaves the file itself as it is. What is read is
not played through here: a match that turns out not to be playable is told so wherever it is looked at.
"""

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records.store import Store

MOST_READ = 200_000_000
"""A larger file than this, in bytes, is not read."""

_LISTS = (
    "SELECT match_id FROM matches ORDER BY turn",
    "SELECT match_id FROM matches ORDER BY rowid",
    "SELECT match_id FROM matches ORDER BY rowid DESC",
    "SELECT match_id FROM seats",
)
"""Ways to the ids of matches; where one ends at a damaged page another may go on."""


class _Damaged(Store):
    """A store that is read although it is damaged."""

    is_checked = False

    def everything(self) -> tuple[tuple[str, bool], ...]:
        """Whatever is found by any way; a match that does not tell counts as played here."""
        found = {match_id for question in _LISTS for match_id in self._listed(question)}
        return tuple((match_id, is_imported) for _, match_id, is_imported in sorted(map(self._placed, found)))

    def _listed(self, question: str) -> Iterator[str]:
        with suppress(RecordError, sqlite3.Error), self.transaction() as connection:
            for (match_id,) in connection.execute(question):
                yield str(match_id)

    def _placed(self, match_id: str) -> tuple[int, str, bool]:
        """Its place in the order of the matches, its id, and whether it came from a file."""
        question = "SELECT turn, is_imported FROM matches WHERE match_id = ?"
        with suppress(RecordError, sqlite3.Error), self.transaction() as connection:
            row = connection.execute(question, (match_id,)).fetchone()
            if row is not None:
                return int(row[0]), match_id, bool(row[1])
        return 0, match_id, False


def salvage(path: Path, companions: tuple[str, ...], target: Path, now: Callable[[], datetime]) -> None:
    """Make a store at ``target`` of what can be read at ``path``; nothing is made where that is nothing.

    companions: endings of the files that belong to it.
    """
    parts = [part for ending in ("", *companions) if (part := path.with_name(path.name + ending)).is_file()]
    with suppress(OSError, RecordError, sqlite3.Error), tempfile.TemporaryDirectory(prefix="pega6-") as place:
        if sum(part.stat().st_size for part in parts) > MOST_READ:
            return
        for part in parts:
            shutil.copyfile(part, Path(place) / part.name)
        damaged = _Damaged(Path(place) / path.name, now)
        try:
            _move(damaged, target, now)
        finally:
            damaged.close()


def _move(damaged: Store, target: Path, now: Callable[[], datetime]) -> None:
    target.unlink(missing_ok=True)
    store = Store(target, now)
    try:
        store.take_over(damaged)
    finally:
        store.close()
