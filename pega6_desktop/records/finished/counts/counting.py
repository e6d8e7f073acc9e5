"""The contract of what one game adds to the statistics.

Owns the values; must not know any game. What is counted follows from the events of a match alone.
"""

from typing import Protocol

import msgspec


class Count(msgspec.Struct, frozen=True):
    """One event as it is counted for a seat.

    counted: so many of what the game counts (rows taken, cards taken). marked: so many of them are of the kind the game
    tells apart (taken with a low card). kinds: what came with it, of those counted one by one; others are left out.
    """

    seat: int
    counted: int
    marked: int = 0
    kinds: tuple[int, ...] = ()


class Counts(Protocol):
    """What a game counts, and whether few points are good in it. Pure."""

    @property
    def is_low_best(self) -> bool:
        """Whether the lowest total wins."""

    @property
    def kinds(self) -> tuple[int, ...]:
        """What is counted one by one, at most nine of them; a list that has been published is only ever appended to."""

    def count(self, event: object) -> Count | None:
        """What an event of the game adds, None for most."""
