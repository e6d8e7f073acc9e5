"""Scores that every game shares: the sheet of rounds, the totals and how the match ended.

Owns the arithmetic of ranking with shared places; must not know what a point is called.
"""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the seats that share the victory, and everyone's place (1 = first, ties share)."""

    winners: tuple[int, ...]
    places: tuple[int, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """The public score of a match as any viewer may see it.

    rounds: one tuple per finished round, points by seat.
    totals: recorded totals by seat, finished rounds only.
    running: points of the round in progress by seat.
    is_low_best: whether the lowest total wins.
    target: total at which the match ends, None where it has none; round_limit likewise for fixed rounds.
    """

    rounds: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    running: tuple[int, ...]
    is_low_best: bool
    target: int | None = None
    round_limit: int | None = None
    outcome: Outcome | None = None


def ranked(totals: tuple[int, ...], *, is_low_best: bool) -> Outcome:
    """Places by total; equal totals share a place and, at the top, the victory."""
    sign = 1 if is_low_best else -1
    places = tuple(1 + sum(sign * other < sign * total for other in totals) for total in totals)
    return Outcome(winners=tuple(seat for seat, place in enumerate(places) if place == 1), places=places)
