"""Names of players as they may be shown, stored and read aloud.

Owns what a clean name is and what is wrong with a list of names; must not know seats' kinds or any game.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import takewhile

from pega6_desktop.core.errors import IllegalSetup

MAX_CHARACTERS = 40
"""Longest name, in characters as a person counts them: an accented letter or a flag is one."""

_CLUSTER_LIMIT = 16
"""Code points kept of one character: enough for every emoji family, too few for towers of accents."""

_JOINER = "\u200d"
_NON_JOINER = "\u200c"
_SKIN_TONES = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)
_JAMO_VOWELS_AND_TAILS = range(0x1160, 0x1200)

_BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols by class that show nothing."""

_UNSUPPORTED = frozenset({"Mn", "Mc", "Me", "Cf"})
"""Classes that show nothing unless a letter comes before them."""

_SPACES = re.compile(r"\s+")
_STRAY_JOINERS = re.compile(
    f"(?<![^ ])[{_JOINER}{_NON_JOINER}]+|[{_JOINER}{_NON_JOINER}]+(?![^ {_JOINER}{_NON_JOINER}])"
)


def cleaned_name(text: str) -> str:
    """The name as it may be shown: NFC, one line, no control or direction characters, at most 40 characters.

    White space of any kind becomes single spaces and vanishes at the ends. The result may be empty; cleaning twice
    changes nothing.
    """
    visible = "".join(_visible(text))
    tidy = _SPACES.sub(" ", _STRAY_JOINERS.sub("", visible)).strip()
    composed = _from_a_letter(unicodedata.normalize("NFC", tidy))
    cut = "".join(cluster[:_CLUSTER_LIMIT] for cluster in _first(_clusters(composed), MAX_CHARACTERS))
    return cut if cut == text else cleaned_name(cut)


def checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """All names, cleaned.

    Raises:
        IllegalSetup: ``name_empty`` (seat) or ``name_twice`` (seat, other, name); names that only differ in case,
        width or compatibility forms count as the same.
    """
    cleaned = tuple(cleaned_name(name) for name in names)
    seen: dict[str, int] = {}
    for seat, name in enumerate(cleaned):
        if not name:
            raise IllegalSetup("name_empty", seat=seat)
        other = seen.setdefault(_sound(name), seat)
        if other != seat:
            raise IllegalSetup("name_twice", seat=seat, other=other, name=name)
    return cleaned


def same_name(name: str, other: str) -> bool:
    """Whether two clean names only differ in case, width or compatibility forms."""
    return _sound(name) == _sound(other)


def _sound(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _visible(text: str) -> Iterator[str]:
    for char in text:
        category = unicodedata.category(char)
        if char in "\t\n\v\f\r\x85" or category in {"Zs", "Zl", "Zp"}:
            yield " "
        elif char not in _BLANK_LETTERS and (category[0] != "C" or _may_stay(char, category)):
            yield char


def _from_a_letter(text: str) -> str:
    """Without marks that have nothing to stand on at the beginning."""
    marks = takewhile(lambda char: unicodedata.category(char) in _UNSUPPORTED, text)
    return text[sum(1 for _ in marks) :]


def _may_stay(char: str, category: str) -> bool:
    """Of the invisible ones: joiners and flag tags, and letters newer than this Python's tables."""
    if category == "Cn":
        return ord(char) & 0xFFFE != 0xFFFE and not 0xFDD0 <= ord(char) <= 0xFDEF
    return char in {_JOINER, _NON_JOINER} or ord(char) in _TAGS


def _clusters(text: str) -> Iterator[str]:
    """Characters as a person counts them: a letter with its marks, a joined emoji, a flag."""
    cluster = ""
    for char in text:
        if cluster and not _continues(cluster, char):
            yield cluster
            cluster = ""
        cluster += char
    if cluster:
        yield cluster


def _continues(cluster: str, char: str) -> bool:
    code = ord(char)
    if unicodedata.category(char)[0] == "M" or char in {_JOINER, _NON_JOINER}:
        return True
    if code in _SKIN_TONES or code in _TAGS or code in _JAMO_VOWELS_AND_TAILS:
        return True
    if code in _FLAG_LETTERS:
        return len(cluster) == 1 and ord(cluster) in _FLAG_LETTERS
    return cluster[-1] == _JOINER and unicodedata.category(char) == "So"


def _first(clusters: Iterator[str], count: int) -> Iterator[str]:
    for _, cluster in zip(range(count), clusters, strict=False):
        yield cluster
