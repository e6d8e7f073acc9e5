"""What a reader finds as text in a PDF file that Qt wrote: how search, copying and screen readers see it."""

import re
import zlib

_OBJECT = re.compile(rb"(?<!\d)(\d+) 0 obj\b(.*?)endobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*?)\r?\nendstream", re.DOTALL)
_MANY = re.compile(rb"<([0-9A-F]{4})> <([0-9A-F]{4})> \[(.*?)\]", re.DOTALL)
_ONE = re.compile(rb"<([0-9A-F]{4})> <([0-9A-F]{4})> <([0-9A-F]{4,})>")
_SHOWN = re.compile(rb"BT\b|/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)> Tj|(/ActualText)|EMC")


def words_of(data: bytes) -> list[str]:
    """Every text object of the file in its order; a shape that says no letter is U+FFFD."""
    objects = dict(_OBJECT.findall(data))
    streams = {number: _unpacked(body) for number, body in objects.items() if _STREAM.search(body)}
    fonts = {
        name: _letters(streams[number])
        for body in objects.values()
        for name, font in re.findall(rb"/(F\d+) (\d+) 0 R", body)
        for number in re.findall(rb"/ToUnicode (\d+) 0 R", objects[font])
    }
    page = next(stream for stream in streams.values() if b" Tf " in stream)
    words, letters, is_replaced = list[str](), dict[int, str](), False
    for shown in _SHOWN.finditer(page):
        font, shapes, replaced = shown.groups()
        if shown.group() == b"BT":
            words.append("")
        elif font:
            letters = fonts[font]
        elif shapes and not is_replaced:
            codes = (int(shapes[at : at + 4], 16) for at in range(0, len(shapes), 4))
            words[-1] += "".join(letters.get(code, "\N{REPLACEMENT CHARACTER}") for code in codes)
        elif not shapes:
            # Qt writes what it made bolder a second time, replaced by nothing.
            is_replaced = bool(replaced)
    return [word.replace("\t", " ") for word in words]


def _unpacked(body: bytes) -> bytes:
    found = _STREAM.search(body)
    data = found.group(1) if found else b""
    # Not at once: a last byte of the data that looks like an end of line is taken for one.
    return zlib.decompressobj().decompress(data) if b"/FlateDecode" in body else data


def _letters(cmap: bytes) -> dict[int, str]:
    """By shape the letter it stands for, as the font's table says."""
    letters = dict[int, str]()
    for first, _, row in _MANY.findall(cmap):
        for place, letter in enumerate(re.findall(rb"<([0-9A-F]+)>", row)):
            letters[int(first, 16) + place] = bytes.fromhex(letter.decode()).decode("utf-16-be")
    for first, last, letter in _ONE.findall(_MANY.sub(b"", cmap)):
        for code in range(int(first, 16), int(last, 16) + 1):
            letters[code] = chr(int(letter, 16) + code - int(first, 16))
    return {code: letter for code, letter in letters.items() if letter != "\0"}
