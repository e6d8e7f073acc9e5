"""Scores that every game shares: the sheet of rounds, the totals and how the match ended.

Owns the arithmetic of ranking with shared places; must not know what a point is called.
"""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    """Seats that share the victory, ascending."""
    places: tuple[int, ...]
    """Everybody's place by seat: 1 is first, equal totals share a place."""


class ScoreSheet(msgspec.Struct, frozen=True):
    """The public score of a match as any viewer may see it."""

    rounds: tuple[tuple[int, ...], ...]
    """One tuple for each finished round, points by seat."""
    totals: tuple[int, ...]
    """Recorded totals by seat, finished rounds only."""
    running: tuple[int, ...]
    """Points of the round in progress by seat."""
    is_low_best: bool
    """Whether the lowest total wins."""
    target: int | None = None
    """Total at which the match ends, None where it has none."""
    round_limit: int | None = None
    """Rounds that are played, None where their number is open."""
    outcome: Outcome | None = None
    """How the match ended, None while it goes on."""


def ranked(totals: tuple[int, ...], *, is_low_best: bool) -> Outcome:
    """Places by total; equal totals share a place and, at the top, the victory.

    >>> ranked((12, 5, 5), is_low_best=True)
    Outcome(winners=(1, 2), places=(3, 1, 1))
    """
    sign = 1 if is_low_best else -1
    places = tuple(1 + sum(sign * other < sign * total for other in totals) for total in totals)
    return Outcome(winners=tuple(seat for seat, place in enumerate(places) if place == 1), places=places)
