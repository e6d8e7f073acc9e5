"""How strong each level is, by game, variant and number of players, as the arena measured it.

Owns the shipped data file: reading it, and its layout for the arena that writes it. Never typed by hand.
"""

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

import msgspec


class LevelRating(msgspec.Struct, frozen=True):
    """Elo points of a level (0 is the mean of all levels at such tables), the 95 % interval, and tables played."""

    level: str
    elo: int
    low: int
    high: int
    tables: int


Ratings = dict[tuple[str, str, int], tuple[LevelRating, ...]]
"""By game, variant and seats."""


class _Entry(msgspec.Struct, frozen=True):
    game: str
    variant: str
    seats: int
    levels: tuple[LevelRating, ...]


def read_ratings(text: str) -> Ratings:
    """The ratings of a data file. Raises msgspec.DecodeError for anything else."""
    entries = msgspec.json.decode(text, type=list[_Entry])
    return {(entry.game, entry.variant, entry.seats): entry.levels for entry in entries}


def written_ratings(ratings: Mapping[tuple[str, str, int], tuple[LevelRating, ...]]) -> str:
    """The data file of these ratings."""
    entries = [_Entry(*where, levels) for where, levels in sorted(ratings.items())]
    return msgspec.json.format(msgspec.json.encode(entries), indent=1).decode() + "\n"


@lru_cache(maxsize=1)
def _shipped() -> Ratings:
    return read_ratings(resources.files("pega6_desktop.bots").joinpath("data", "ratings.json").read_text("utf-8"))


def ratings_for(game: str, variant: str, seats: int) -> tuple[LevelRating, ...]:
    """Ratings of the levels at such a table, weakest level first; empty where the arena has not measured."""
    return _shipped().get((game, variant, seats), ())
