"""How long a match is, by game, variant and number of players, as the arena measured it.

Owns the shipped data file: reading it, and its layout for the arena that writes it. Never typed by hand.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

import msgspec


class MatchLength(msgspec.Struct, frozen=True):
    """Means over so many matches by the standard rules: rounds, and decisions of one seat that were none by force."""

    rounds: float
    decisions: float
    matches: int


Lengths = dict[tuple[str, str, int], MatchLength]
"""By game, variant and seats."""


class _Entry(msgspec.Struct, frozen=True):
    game: str
    variant: str
    seats: int
    length: MatchLength


def read_lengths(text: str) -> Lengths:
    """The lengths of a data file. Raises msgspec.DecodeError for anything else."""
    entries = msgspec.json.decode(text, type=list[_Entry])
    return {(entry.game, entry.variant, entry.seats): entry.length for entry in entries}


def written_lengths(lengths: Mapping[tuple[str, str, int], MatchLength]) -> str:
    """The data file of these lengths."""
    entries = [_Entry(*where, length) for where, length in sorted(lengths.items())]
    return msgspec.json.format(msgspec.json.encode(entries), indent=1).decode() + "\n"


@lru_cache(maxsize=1)
def _shipped() -> Lengths:
    return read_lengths(resources.files("pega6_desktop.bots").joinpath("data", "lengths.json").read_text("utf-8"))


def length_of(game: str, variant: str, seats: int) -> MatchLength | None:
    """The length of a match at such a table; None where the arena has not measured."""
    return _shipped().get((game, variant, seats))
