"""Damaged stores of forty matches, and how many matches are shown afterwards.

``python -m tests.records.damage --cases N --seed S`` damages N copies of a sound store, each in one of the ways below,
opens them as the program does at its start, twice, and prints for each way how many matches were whole, in part and
lost. It ends with 1 when a match was lost that does not lie on the damaged pages, when a deleted one came back, when
anything but a RecordError came out, or when another copy of the program was blamed. The test suite tries some.
"""

import argparse
import random
import re
import shutil
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import history, portable
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import FILE_NAME
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.refuge import open_anywhere
from pega6_desktop.records.rescue.carving import Carving
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME, copying
from pega6_desktop.records.store import Store
from pega6_desktop.runtime.resume import newest_unfinished
from tests.runtime.desk import played, record

PAGE = 4096
MATCHES = tuple(
    played(
        record("hb" + "b" * (seed % 3), seed=seed, match_id=f"{seed * 7919 % 997:03}-{seed}"), None if seed % 4 else 9
    )
    for seed in range(1, 41)
)
DELETED = played(record("hb", seed=99, match_id="deleted"))


class Sound(NamedTuple):
    """The bytes of the store and of its copy, and of each match the numbers of the pages it lies on, from 0."""

    data: bytes
    copy: bytes
    pages: dict[str, frozenset[int]]


class Damaged(NamedTuple):
    """Bytes, the pages on which something changed, and whose own bytes these were where only one match has any.

    data: None for no file. copy: of the rolling copy, where there is one; then every match must be whole.
    """

    data: bytes | None
    pages: frozenset[int]
    owner: str | None = None
    journal: bytes = b""
    copy: bytes = b""


def sound(folder: Path) -> Sound:
    """Make the store. Moves come one by one and by turns, as they are played, so that matches share pages."""
    store = Store(folder / FILE_NAME)
    for match in (*MATCHES, DELETED):
        store.begin(match, portable.examined(match))
    history.delete(store, DELETED.match_id)
    copy_all(store, folder)
    store.close()
    pages: dict[str, set[int]] = {match.match_id: set() for match in MATCHES}
    with Carving(folder / FILE_NAME) as carving:
        for number in range((folder / FILE_NAME).stat().st_size // PAGE):
            page = carving._page(number + 1)
            for row in page.rows if page is not None else ():
                if row and isinstance(row[0], str) and row[0] in pages and len(row) in (4, 6, 23):
                    pages[row[0]].add(number)
    kept = (folder / COPY_NAME).read_bytes()
    return Sound((folder / FILE_NAME).read_bytes(), kept, {name: frozenset(numbers) for name, numbers in pages.items()})


def copy_all(store: Store, folder: Path) -> None:
    """Bring the rolling copy up to date."""
    steps = copying(store, folder)
    while next(steps, False):
        pass


# ---------------------------------------------------------------- ways of damage


def _overwritten(data: bytes, at: int, piece: bytes) -> tuple[bytes, frozenset[int]]:
    after = (data[:at] + piece + data[at + len(piece) :])[: len(data)]
    return after, frozenset(range(at // PAGE, (at + len(piece) - 1) // PAGE + 1))


def _patched(data: bytes, at: int, piece: bytes) -> Damaged:
    return Damaged(*_overwritten(data, at, piece))


def _in_value(pattern: bytes) -> Callable[[Sound, random.Random], Damaged]:
    """One byte >= 0x80 somewhere in a value of one match, found by what stands before it."""

    def damage(whole: Sound, dice: random.Random) -> Damaged:
        match = dice.choice(MATCHES)
        spots = [
            found.span(1) for found in re.finditer(re.escape(match.match_id.encode()) + pattern, whole.data, re.DOTALL)
        ]
        begin, end = dice.choice(spots)
        spot = _patched(whole.data, dice.randrange(begin, end), bytes([dice.randrange(0x80, 0x100)]))
        return spot._replace(owner=match.match_id)

    return damage


def _schema_text(whole: Sound, dice: random.Random) -> Damaged:
    spots = [found.span() for found in re.finditer(rb"CREATE (TABLE|INDEX)[^\0]{30,}?[)]", whole.data[:PAGE])]
    begin, end = dice.choice(spots)
    return _patched(whole.data, dice.randrange(begin - 20, end), bytes([dice.randrange(256)]))._replace(
        pages=frozenset()
    )


def _index_name(whole: Sound, dice: random.Random) -> Damaged:
    name = dice.choice([b"matches_by_turn", b"matches_unfinished", b"matches_by_deal", b"facts_by_who"])
    spots = [found.start() for found in re.finditer(name, whole.data[:PAGE])]
    at = dice.choice(spots) + dice.randrange(len(name))
    return _patched(whole.data, at, bytes([dice.randrange(0x80, 0x100)]))._replace(pages=frozenset())


def _by_sql(statement: str) -> Callable[[Sound, random.Random], Damaged]:
    def damage(whole: Sound, dice: random.Random) -> Damaged:
        with tempfile.TemporaryDirectory() as place:
            path = Path(place) / FILE_NAME
            path.write_bytes(whole.data)
            with closing(sqlite3.connect(path)) as connection, connection:
                connection.executescript(statement)
            return Damaged(path.read_bytes(), frozenset())

    return damage


def _stretches(count: int, length: int) -> Callable[[Sound, random.Random], Damaged]:
    def damage(whole: Sound, dice: random.Random) -> Damaged:
        data, pages = whole.data, frozenset[int]()
        for _ in range(count):
            data, more = _overwritten(data, dice.randrange(PAGE, len(data) - length), dice.randbytes(length))
            pages |= more
        return Damaged(data, pages)

    return damage


def _zeroed(whole: Sound, dice: random.Random) -> Damaged:
    number = dice.randrange(1, len(whole.data) // PAGE)
    return _patched(whole.data, number * PAGE, bytes(PAGE))


def _first_page(whole: Sound, dice: random.Random) -> Damaged:
    return _patched(whole.data, 0, dice.choice([bytes(PAGE), dice.randbytes(PAGE), dice.randbytes(100)]))


def _cut(least: float) -> Callable[[Sound, random.Random], Damaged]:
    def damage(whole: Sound, dice: random.Random) -> Damaged:
        size = int(len(whole.data) * dice.uniform(least, 0.999))
        return Damaged(whole.data[:size], frozenset(range(size // PAGE, len(whole.data) // PAGE)))

    return damage


def _bytes(whole: Sound, dice: random.Random) -> Damaged:
    data, pages = whole.data, frozenset[int]()
    for _ in range(dice.randrange(1, 9)):
        data, more = _overwritten(data, dice.randrange(PAGE, len(data)), dice.randbytes(1))
        pages |= more
    return Damaged(data, pages)


def _garbage_journal(whole: Sound, dice: random.Random) -> Damaged:
    head = dice.choice([b"", b"\x37\x7f\x06\x82\x00\x2d\xe2\x18\x00\x00\x10\x00"])
    return Damaged(whole.data, frozenset(), journal=head + dice.randbytes(dice.randrange(1, 20_000)))


def _with_copy(way: Callable[[Sound, random.Random], Damaged]) -> Callable[[Sound, random.Random], Damaged]:
    def damage(whole: Sound, dice: random.Random) -> Damaged:
        return way(whole, dice)._replace(pages=frozenset(), copy=whole.copy)

    return damage


def _nothing_left(whole: Sound, dice: random.Random) -> Damaged:
    return Damaged(dice.choice([b"", bytes(5000), dice.randbytes(5000)]), frozenset())


def _short(whole: Sound, dice: random.Random) -> Damaged:
    length = dice.choice([0, 1, 15, 16, 50, 99, 100])
    return Damaged(dice.choice([whole.data[:length], bytes(length), dice.randbytes(length)]), frozenset())


def _gone(whole: Sound, dice: random.Random) -> Damaged:
    return Damaged(None, frozenset())


def _no_tables(whole: Sound, dice: random.Random) -> Damaged:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE none (a)")
        connection.execute("DROP TABLE none")
        return Damaged(connection.serialize(), frozenset())


_EMPTYING = "; ".join(f"DELETE FROM {table}" for table in ("facts", "results", "moves", "seats", "matches"))
_LESSENING = "DELETE FROM matches WHERE rowid % 3 = 1 AND deleted_at IS NULL"
"""As in a store of another day, put in place of the newer one."""


WAYS: dict[str, Callable[[Sound, random.Random], Damaged]] = {
    "byte in a name": _in_value(rb"[\0-\x09]?([A-Z][a-z]{2})(?:human|bot)"),
    "byte in a date": _in_value(rb"pega6base\{[^}]*\}.{0,9}?(20\d\d-\d\d-\d\dT)"),
    "byte in a move": _in_value(rb"[\0-\x7f]{0,3}?((?:play|take) \d+)"),
    "byte in options": _in_value(rb"pega6base(\{[^}]*\})"),
    "schema text": _schema_text,
    "index name": _index_name,
    "index dropped": _by_sql("DROP INDEX matches_by_turn"),
    "results dropped": _by_sql("DROP TABLE results"),
    "facts dropped": _by_sql("DROP TABLE facts"),
    "six stretches": _stretches(6, 3000),
    "page zeroed": _zeroed,
    "first page": _first_page,
    "last 0.1 % cut": _cut(0.999),
    "cut anywhere": _cut(0.2),
    "some bytes": _bytes,
    "garbage journal": _garbage_journal,
    "copy, stretches": _with_copy(_stretches(6, 3000)),
    "copy, page zeroed": _with_copy(_zeroed),
    "copy, first page": _with_copy(_first_page),
    "copy, no moves": _with_copy(_by_sql("DROP TABLE moves")),
    "copy, cut": _with_copy(_cut(0.2)),
    "copy, nothing left": _with_copy(_nothing_left),
    "copy, short": _with_copy(_short),
    "copy, gone": _with_copy(_gone),
    "copy, no tables": _with_copy(_no_tables),
    "copy, emptied": _with_copy(_by_sql(_EMPTYING)),
    "copy, some gone": _with_copy(_by_sql(_LESSENING)),
}

# ---------------------------------------------------------------- what is left


class Verdict(NamedTuple):
    """Ids of matches that are whole, there in part, and gone; wrong: what must not be, in words."""

    whole: frozenset[str]
    part: frozenset[str]
    lost: frozenset[str]
    wrong: tuple[str, ...]


def verdict(folder: Path, damage: Damaged, pages: dict[str, frozenset[int]]) -> Verdict:
    """Open this store in the folder as the program does at its start, twice, and look."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {FILE_NAME: damage.data, COPY_NAME: damage.copy or None, f"{FILE_NAME}-wal": damage.journal or None}
    for name, data in files.items():
        if data is not None:
            (folder / name).write_bytes(data)
    found: dict[str, GameRecord | None] = {}
    try:
        for _ in range(2):
            shelter = open_anywhere(folder)
            try:
                if shelter.trouble is not None:
                    return Verdict(frozenset(), frozenset(), frozenset(), (f"elsewhere: {shelter.trouble.code}",))
                found = dict(_shown(shelter.store))
                copy_all(shelter.store, folder)
                newest_unfinished(shelter.store)
            finally:
                shelter.close()
    except Exception as error:  # noqa: BLE001 - whatever it is, the program would have ended by it
        return Verdict(frozenset(), frozenset(), frozenset(), (f"{type(error).__name__}: {error}",))
    known = {match.match_id: match for match in MATCHES}
    whole = frozenset(name for name, match in known.items() if found.get(name) == match)
    part = frozenset(known) & frozenset(found) - whole
    lost = frozenset(known) - whole - part
    if damage.owner is not None:
        missed = (frozenset(known) - whole - {damage.owner}) | (lost & {damage.owner})
    else:
        missed = frozenset(name for name in known if not pages[name] & damage.pages) - whole
    wrong = [f"{name} is {'lost' if name in lost else 'in part'}" for name in sorted(missed)]
    if DELETED.match_id in found:
        wrong.append("the deleted match is back")
    return Verdict(whole, part, lost, tuple(wrong))


def _shown(store: Store) -> Iterator[tuple[str, GameRecord | None]]:
    for line in history.page(store, Query(), limit=1000).lines:
        try:
            yield line.match_id, store.load(line.match_id)
        except RecordError:
            yield line.match_id, None


def trial(cases: int, seed: int) -> tuple[dict[str, Counter[str]], list[str]]:
    """By way of damage how many matches were whole, in part and lost; and everything that must not be."""
    counts: dict[str, Counter[str]] = {}
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as place:
        base = sound(Path(place))
        for number in range(cases):
            way = list(WAYS)[number % len(WAYS)]
            folder = Path(place) / "case"
            found = verdict(folder, WAYS[way](base, random.Random(f"{seed}/{number}")), base.pages)
            shutil.rmtree(folder)
            count = counts.setdefault(way, Counter())
            count.update(cases=1, whole=len(found.whole), part=len(found.part), lost=len(found.lost))
            wrong += [f"case {number}, {way}: {what}" for what in found.wrong]
    return counts, wrong


def main() -> int:
    """Try as many as the command line says."""
    parser = argparse.ArgumentParser(description="Damage stores of matches and count what is left.")
    parser.add_argument("--cases", type=int, default=340)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    counts, wrong = trial(given.cases, given.seed)
    print(f"{'damage':<18}{'cases':>7}{'whole':>8}{'in part':>9}{'lost':>7}")
    for way, count in counts.items():
        print(f"{way:<18}{count['cases']:>7}{count['whole']:>8}{count['part']:>9}{count['lost']:>7}")
    for what in wrong:
        print(what)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
