"""Qt's copy of the ICU data on Linux, cut down to what the program's languages need: 32 MB become 3.

Owns which of the data's items stay, and how the library that carries them is made shorter. Qt asks ICU for the order
of words, for capitals and for the names of time zones; all else a language knows is in Qt itself. Whoever asks for an
item that is gone gets the root language's.

The library is one table of items in its first loaded segment, and the few bytes of the dynamic section in its second.
Addresses stay as they are: only the file becomes shorter.
"""

import struct
from pathlib import Path, PurePosixPath

import elf
from bundle_contents import LANGUAGES
from dev_checkout import Problem

PATTERN = "libicudata.so.*"
_PAGE, _ALIGNMENT, _LONGEST_LANGUAGE = 0x1000, 16, 3
_MARK = b"\xda\x27"
"""Two bytes after the size of the table's head."""

_PLACES = struct.Struct("<II")
"""Of one item: its name and its content, counted from the number of items."""

_SECTIONS_AT, _SECTION_COUNT_AT = 40, 60
"""In the head of the file: where its list of sections is, which only linkers read, and how many they are."""

_OURS = frozenset(language.partition("_")[0] for language in LANGUAGES)


def cut(library: Path) -> None:
    """Leave only the items the program needs. Raises Problem where the library is laid out in another way."""
    data = library.read_bytes()
    loads = [header for header in elf.program_headers(data) if header.kind == elf.PT_LOAD]
    start = data.find(_MARK) - 2
    if len(loads) != 2 or start < 0 or start >= loads[0].offset + loads[0].size:
        raise Problem(f"{library.name} is laid out as packaging/icu_data.py does not know it.")
    first, second = loads
    whole = bytearray(data[:start] + _without_unwanted(data[start : first.offset + first.size]))
    end = len(whole)
    whole += bytes((second.offset - end) % _PAGE)
    saved = second.offset - len(whole)
    whole += data[second.offset : second.offset + second.size]
    for header in elf.program_headers(data):
        if header == first:
            elf.resize(whole, header, end - first.offset)
        elif header.offset >= second.offset:
            elf.move(whole, header, header.offset - saved)
    struct.pack_into("<Q", whole, _SECTIONS_AT, 0)
    struct.pack_into("<HH", whole, _SECTION_COUNT_AT, 0, 0)
    library.write_bytes(whole)


def is_wanted(name: str) -> bool:
    """Whether the program needs the item of this name ("icudt73l/coll/de.res")."""
    place = PurePosixPath(name)
    language = place.stem.partition("_")[0]
    is_general = len(language) > _LONGEST_LANGUAGE or place.stem == "res_index"
    return (
        place.suffix in {".icu", ".nrm", ".res"}
        and place.parts[1:-1] in {(), ("coll",), ("zone",)}
        and place.name != "unames.icu"
        and (is_general or language in _OURS)
    )


def items(table: bytes) -> dict[str, bytes]:
    """The content of every item of a table, by its name, in the table's order."""
    start = int.from_bytes(table[:2], "little")
    count = int.from_bytes(table[start : start + 4], "little")
    places = list(_PLACES.iter_unpack(table[start + 4 : start + 4 + count * _PLACES.size]))
    names = [table[start + name : table.index(b"\0", start + name)].decode() for name, _ in places]
    begins = [start + content for _, content in places]
    return {name: table[begin:end] for name, begin, end in zip(names, begins, [*begins[1:], len(table)], strict=True)}


def _without_unwanted(table: bytes) -> bytes:
    kept = {name: content for name, content in items(table).items() if is_wanted(name)}
    head = table[: int.from_bytes(table[:2], "little")]
    names_at = 4 + len(kept) * _PLACES.size
    names = b"".join(name.encode() + b"\0" for name in kept)
    contents_at = _aligned(names_at + len(names))
    places, contents = b"", b""
    for name, content in kept.items():
        places += _PLACES.pack(names_at, contents_at + len(contents))
        names_at += len(name) + 1
        contents += content.ljust(_aligned(len(content)), b"\0")
    listed = len(kept).to_bytes(4, "little") + places + names
    return head + listed.ljust(contents_at, b"\0") + contents


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT
