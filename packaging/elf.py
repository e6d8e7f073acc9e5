"""Reads from a Linux library which other libraries it asks for, as the loader would, and where it looks for them; and
lets a segment of it be moved or resized.

Owns the few fields of the 64-bit little-endian ELF format this needs.
"""

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PROGRAM_HEADER = struct.Struct("<IIQQQQQQ")
DYNAMIC_ENTRY = struct.Struct("<qQ")
PT_LOAD, PT_DYNAMIC = 1, 2
DT_NULL, DT_NEEDED, DT_STRTAB, DT_RPATH, DT_RUNPATH = 0, 1, 5, 15, 29
BESIDE_ITSELF = b"$ORIGIN"


class Header(NamedTuple):
    """A segment: where the file describes it, its kind, its place in the file, its address, its bytes in the file."""

    place: int
    kind: int
    offset: int
    virtual: int
    size: int


def needed(file: Path) -> frozenset[str]:
    """The names of the libraries that `file` names directly; empty for a file without dynamic linking."""
    data = file.read_bytes()
    return frozenset(_text(data, place) for tag, place in _strings(data) if tag == DT_NEEDED)


def forget_builder(file: Path) -> None:
    """Let a file that looks for libraries in a folder of the machine it was built on look beside itself instead."""
    data = bytearray(file.read_bytes())
    places = [place for tag, place in _strings(bytes(data)) if tag in (DT_RPATH, DT_RUNPATH)]
    for place in places:
        old = bytes(data[place : data.index(b"\0", place)])
        if old.startswith(b"/") and len(old) >= len(BESIDE_ITSELF):
            data[place : place + len(old)] = BESIDE_ITSELF.ljust(len(old), b"\0")
            file.write_bytes(data)


def glibc(file: Path) -> tuple[int, int]:
    """The newest version of the C library whose symbols `file` names; (2, 0) for a file that names none."""
    data = file.read_bytes()
    found = re.findall(rb"\0GLIBC_(\d+)\.(\d+)", data) if data[:4] == b"\x7fELF" else []
    return max(((int(major), int(minor)) for major, minor in found), default=(2, 0))


def _strings(data: bytes) -> Iterator[tuple[int, int]]:
    """The tag of each dynamic entry, with where its string lies in the file; only those of strings make sense."""
    if data[:6] != b"\x7fELF\x02\x01":
        return
    headers = list(program_headers(data))
    dynamic = [header for header in headers if header.kind == PT_DYNAMIC]
    entries = [entry for header in dynamic for entry in _entries(data, header.offset, header.size)]
    address = next((value for tag, value in entries if tag == DT_STRTAB), None)
    if address is None:
        return
    start = next(
        header.offset + address - header.virtual
        for header in headers
        if header.kind == PT_LOAD and header.virtual <= address < header.virtual + header.size
    )
    yield from ((tag, start + value) for tag, value in entries)


def program_headers(data: bytes) -> Iterator[Header]:
    """Every segment, in the order of the file."""
    (start,) = struct.unpack_from("<Q", data, 32)
    width, count = struct.unpack_from("<HH", data, 54)
    for number in range(count):
        place = start + number * width
        kind, _, offset, virtual, _, size, _, _ = PROGRAM_HEADER.unpack_from(data, place)
        yield Header(place, kind, offset, virtual, size)


def move(data: bytearray, header: Header, offset: int) -> None:
    """Say in `data` that the segment lies at `offset` in the file; its address stays."""
    struct.pack_into("<Q", data, header.place + 8, offset)


def resize(data: bytearray, header: Header, size: int) -> None:
    """Say in `data` that the segment has so many bytes, in the file as in memory."""
    struct.pack_into("<QQ", data, header.place + 32, size, size)


def _entries(data: bytes, offset: int, size: int) -> Iterator[tuple[int, int]]:
    for tag, value in DYNAMIC_ENTRY.iter_unpack(data[offset : offset + size]):
        if tag == DT_NULL:
            return
        yield tag, value


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode()
