"""Reads from a Linux library which other libraries it asks for, as the loader would, and where it looks for them.

Owns the few fields of the 64-bit little-endian ELF format this needs.
"""

import re
import struct
from collections.abc import Iterator
from pathlib import Path

PROGRAM_HEADER = struct.Struct("<IIQQQQQQ")
DYNAMIC_ENTRY = struct.Struct("<qQ")
PT_LOAD, PT_DYNAMIC = 1, 2
DT_NULL, DT_NEEDED, DT_STRTAB, DT_RPATH, DT_RUNPATH = 0, 1, 5, 15, 29
BESIDE_ITSELF = b"$ORIGIN"


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
    headers = list(_program_headers(data))
    entries = [
        entry for kind, offset, _, size in headers if kind == PT_DYNAMIC for entry in _entries(data, offset, size)
    ]
    address = next((value for tag, value in entries if tag == DT_STRTAB), None)
    if address is None:
        return
    start = next(
        offset + address - virtual
        for kind, offset, virtual, size in headers
        if kind == PT_LOAD and virtual <= address < virtual + size
    )
    yield from ((tag, start + value) for tag, value in entries)


def _program_headers(data: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Kind, file offset, address and size in the file of each segment."""
    (start,) = struct.unpack_from("<Q", data, 32)
    width, count = struct.unpack_from("<HH", data, 54)
    for number in range(count):
        kind, _, offset, virtual, _, size, _, _ = PROGRAM_HEADER.unpack_from(data, start + number * width)
        yield kind, offset, virtual, size


def _entries(data: bytes, offset: int, size: int) -> Iterator[tuple[int, int]]:
    for tag, value in DYNAMIC_ENTRY.iter_unpack(data[offset : offset + size]):
        if tag == DT_NULL:
            return
        yield tag, value


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode()
