"""From tables played to a table printed: means with standard errors by player. Owns that arithmetic.

Tables of one deal share their cards, so the deal is the unit: a standard error is that of the mean over deals.
"""

import math
from collections.abc import Sequence

import msgspec

from pega6_desktop.arena.play_table import Played
from pega6_desktop.arena.rating import Rating, rated


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its standard error; the error is 0 where only one deal was played."""

    mean: float
    error: float


class Standing(msgspec.Struct, frozen=True):
    """One name of the line-up, all its places together.

    points: per round. wins: share of the win per place, ties split. parity: the share of one among equals.
    median_ms, p95_ms: milliseconds per decision between at least two moves.
    """

    name: str
    places: int
    points: Estimate
    wins: Estimate
    parity: float
    rating: Rating
    median_ms: float
    p95_ms: float


def standings(line_up: Sequence[str], played: Sequence[Played]) -> list[Standing]:
    """One line per name, in the order of the line-up."""
    names = list(dict.fromkeys(line_up))
    ratings = rated(names, [(line_up, one) for one in played])
    return [_standing(name, line_up, played, ratings[name]) for name in names]


def _standing(name: str, line_up: Sequence[str], played: Sequence[Played], rating: Rating) -> Standing:
    at = [position for position, other in enumerate(line_up) if other == name]
    deals: dict[int, list[Played]] = {}
    for one in played:
        deals.setdefault(one.deal, []).append(one)
    points = [_mean([one.points[place] / one.rounds for one in tables for place in at]) for tables in deals.values()]
    wins = [_mean([one.shares[place] for one in tables for place in at]) for tables in deals.values()]
    times = sorted(seconds * 1000 for one in played for place in at for seconds in one.seconds[place])
    return Standing(
        name=name,
        places=len(at),
        points=estimated(points),
        wins=estimated(wins),
        parity=1 / len(line_up),
        rating=rating,
        median_ms=quantile(times, 0.5),
        p95_ms=quantile(times, 0.95),
    )


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def estimated(values: Sequence[float]) -> Estimate:
    """Mean of independent values and its standard error."""
    mean = _mean(values)
    if len(values) < 2:
        return Estimate(mean, 0.0)
    spread = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return Estimate(mean, math.sqrt(spread / len(values)))


def quantile(ordered: Sequence[float], share: float) -> float:
    """The smallest of the ascending values that at least this share does not exceed; 0 without values."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0
