"""Rows in the pages of a SQLite file, read without SQLite: where one bad page makes it refuse, the others still tell.

Owns the file format (https://www.sqlite.org/fileformat2.html) as far as a store of matches uses it, and how its tables
are told apart by the shape of their rows: no name in the file is believed. Must not know what becomes of the rows.
Reads only; whatever the bytes are, rows come out or nothing.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, NamedTuple

from pega6_desktop.records.codec import is_id, legible

Value = None | int | float | str | bytes
Row = tuple[Value, ...]

TABLES = ("matches", "seats", "moves", "results")
"""What can be told apart; everything else in a store follows from these."""

MAGIC = b"SQLite format 3\0"
"""The beginning of every database."""

_USUAL_SIZE = 4096
_SIZES = tuple(2**power for power in range(9, 16))
_MOST_PAYLOAD = 4_000_000
"""Longer rows, in bytes, are no rows of a match."""

_INTERIOR_INDEX, _INTERIOR_TABLE, _LEAF_INDEX, _LEAF_TABLE = 2, 5, 10, 13
_INTEGER_SIZES = (0, 1, 2, 3, 4, 6, 8)


class _Page(NamedTuple):
    """What one page of a tree holds. is_sound: nothing of it was unreadable."""

    rows: list[Row]
    children: list[int]
    is_table: bool
    is_sound: bool


class Carving:
    """The rows of a file; ``whole`` names the tables nothing is missing of, once all rows were read."""

    def __init__(self, path: Path) -> None:
        """Open the file with what its journal adds. Raises OSError."""
        self.whole: set[str] = set()
        self._file = path.open("rb")
        self._journal = _Journal(path.with_name(f"{path.name}-wal"))
        head = self._file.read(100)
        is_headed = head[:16] == MAGIC and int.from_bytes(head[16:18], "big") in _SIZES
        self._size = int.from_bytes(head[16:18], "big") if is_headed else self._journal.size or _USUAL_SIZE
        self._usable = self._size - (head[20] if is_headed and head[20] <= 32 else 0)
        self._count = max(-(-path.stat().st_size // self._size), self._journal.last)

    def __enter__(self) -> "Carving":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()
        self._journal.close()

    def rows(self) -> Iterator[tuple[str, Row]]:
        """Each row with its table: those of the trees, then of pages no tree leads to any more, where one is torn."""
        seen: set[int] = set()
        rooted: dict[str, bool] = {}
        for root in self._roots():
            tables, is_sound = set[str](), True
            for page in self._tree(root, seen):
                told = list(_told(page))
                is_sound &= page is not None and page.is_sound and len(told) == len(page.rows)
                tables |= {table for table, _ in told}
                yield from told
            for table in tables:
                rooted[table] = rooted.get(table, True) and is_sound
        self.whole = {table for table, is_sound in rooted.items() if is_sound}
        torn = set(TABLES) - self.whole
        free = self._free()
        yield from self._loose(torn, set(range(2, self._count + 1)) - seen - free)
        # Dropped tables lie among the free pages; of a table that still has a tree these are old copies.
        yield from self._loose(torn - set(rooted), free - seen)

    def _loose(self, tables: set[str], numbers: set[int]) -> Iterator[tuple[str, Row]]:
        for number in sorted(numbers) if tables else ():
            yield from ((table, row) for table, row in _told(self._page(number)) if table in tables)

    def _roots(self) -> list[int]:
        """Where the trees of the tables begin, as the first page says; none where it does not."""
        return [
            row[3]
            for page in self._tree(1, set())
            if page is not None
            for row in page.rows
            if len(row) == 5 and isinstance(row[3], int) and 1 < row[3] <= self._count
        ]

    def _tree(self, root: int, seen: set[int]) -> Iterator[_Page | None]:
        """The pages of a tree; None for one that is none."""
        waiting = [root]
        while waiting:
            number = waiting.pop()
            page = self._page(number) if number not in seen else None
            seen.add(number)
            if page is not None:
                waiting += page.children
            yield page

    def _free(self) -> set[int]:
        """Pages nothing is kept in any more; none where their list is broken."""
        head = self._bytes(1)
        found: set[int] = set()
        trunk, count = struct.unpack(">II", head[32:40])
        while 1 < trunk <= self._count and trunk not in found:
            found.add(trunk)
            page = self._bytes(trunk)
            trunk, leaves = struct.unpack(">II", page[:8])
            if leaves > (self._size - 8) // 4:
                return set()
            found |= set(struct.unpack(f">{leaves}I", page[8 : 8 + 4 * leaves]))
        return found if len(found) == count else set()

    # ------------------------------------------------------------ pages

    def _bytes(self, number: int) -> bytes:
        """A page; what lies beyond the end of the file is zero."""
        data = self._journal.page(number)
        if data is None:
            self._file.seek((number - 1) * self._size)
            data = self._file.read(self._size)
        return data.ljust(self._size, b"\0")

    def _page(self, number: int) -> _Page | None:
        if not 1 <= number <= self._count:
            return None
        data = self._bytes(number)
        start = 100 if number == 1 else 0
        kind, cells = data[start], int.from_bytes(data[start + 3 : start + 5], "big")
        if kind not in (_INTERIOR_INDEX, _INTERIOR_TABLE, _LEAF_INDEX, _LEAF_TABLE):
            return None
        is_interior = kind in (_INTERIOR_INDEX, _INTERIOR_TABLE)
        first = start + (12 if is_interior else 8)
        children = [int.from_bytes(data[start + 8 : start + 12], "big")] if is_interior else []
        rows: list[Row] = []
        is_sound = True
        for at in range(first, min(first + 2 * cells, self._size - 1), 2):
            place = int.from_bytes(data[at : at + 2], "big")
            if is_interior:
                children.append(int.from_bytes(data[place : place + 4], "big"))
                place += 4
            if kind == _INTERIOR_TABLE:
                continue
            try:
                rows.append(self._row(data, place, is_table=kind == _LEAF_TABLE))
            except (IndexError, ValueError, struct.error):
                is_sound = False
        return _Page(rows, children, kind == _LEAF_TABLE, is_sound)

    def _row(self, data: bytes, place: int, *, is_table: bool) -> Row:
        """Raises IndexError, ValueError or struct.error where there is none."""
        size, place = _number(data, place)
        if is_table:
            place = _number(data, place)[1]
        if size > _MOST_PAYLOAD:
            raise ValueError("too long")
        return _record(self._payload(data, place, size, is_table=is_table))

    def _payload(self, data: bytes, place: int, size: int, *, is_table: bool) -> bytes:
        usable = self._usable
        most = usable - 35 if is_table else (usable - 12) * 64 // 255 - 23
        if size <= most:
            return data[place : place + size]
        least = (usable - 12) * 32 // 255 - 23
        local = least + (size - least) % (usable - 4)
        local = local if local <= most else least
        payload = data[place : place + local]
        following = int.from_bytes(data[place + local : place + local + 4], "big")
        while len(payload) < size and 1 < following <= self._count:
            more = self._bytes(following)
            payload += more[4:usable]
            following = int.from_bytes(more[:4], "big")
        return payload[:size]


class _Journal:
    """The pages a write-ahead log adds to its file: the last of each that was committed in its present round.

    size: of a page, in bytes; 0 without a sound log.
    """

    def __init__(self, path: Path) -> None:
        self._pages: dict[int, int] = {}
        self._file: BinaryIO | None = path.open("rb") if path.is_file() else None
        head = self._file.read(32) if self._file is not None else b""
        size = int.from_bytes(head[8:12], "big")
        self.size = size if size in _SIZES else 0
        if self._file is None or not self.size:
            return
        pending: dict[int, int] = {}
        at = 32
        while len(frame := self._file.read(24 + self.size)) == 24 + self.size and frame[8:16] == head[16:24]:
            number, is_commit = struct.unpack(">II", frame[:8])
            pending[number] = at + 24
            if is_commit:
                self._pages |= pending
                pending = {}
            at += 24 + self.size

    @property
    def last(self) -> int:
        """The highest number of its pages, 0 without any."""
        return max(self._pages, default=0)

    def page(self, number: int) -> bytes | None:
        """Its copy of a page."""
        if self._file is None or number not in self._pages:
            return None
        self._file.seek(self._pages[number])
        return self._file.read(self.size)

    def close(self) -> None:
        """Give the file free."""
        if self._file is not None:
            self._file.close()


def _told(page: _Page | None) -> Iterator[tuple[str, Row]]:
    """The rows of a page that are of a table, with its name."""
    for row in () if page is None else page.rows:
        if page is None or not is_id(row[0] if row else None):
            continue
        if page.is_table:
            yield "matches", row
        elif len(row) in (4, 6) and isinstance(row[1], int):
            yield ("seats" if len(row) == 6 else "moves" if isinstance(row[3], str) else "results"), row


def _number(data: bytes, place: int) -> tuple[int, int]:
    """A number of one to nine bytes, and the place after it."""
    found = 0
    for at in range(place, place + 8):
        found = found << 7 | data[at] & 0x7F
        if data[at] < 0x80:
            return found, at + 1
    return found << 8 | data[place + 8], place + 9


def _record(payload: bytes) -> Row:
    head, at = _number(payload, 0)
    values: list[Value] = []
    place = head
    while at < head:
        kind, at = _number(payload, at)
        value, place = _value(payload, place, kind)
        values.append(value)
    return tuple(values)


def _value(payload: bytes, place: int, kind: int) -> tuple[Value, int]:
    if kind >= 12:
        end = place + (kind - 12) // 2
        if end > len(payload):
            raise ValueError("cut off")
        return (legible(payload[place:end]) if kind % 2 else payload[place:end]), end
    match kind:
        case 0:
            return None, place
        case 7:
            return float(struct.unpack(">d", payload[place : place + 8])[0]), place + 8
        case 8 | 9:
            return kind - 8, place
        case _:
            end = place + _INTEGER_SIZES[kind]
            return int.from_bytes(payload[place:end], "big", signed=True), end
