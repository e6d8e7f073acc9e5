"""Elo ratings with a confidence interval, from who finished before whom.

Owns the fit: Bradley and Terry's model on every pair of places held by different names, a tie counting half for each.
It is fitted at once to all tables (no order of play, no starting value, no step size to choose, unlike ratings made to
follow players who change), and the interval comes from drawing whole deals again, because tables of one deal share
their cards.
"""

import math
from collections.abc import Mapping, Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from pega6_desktop.arena.play_table import Played
from pega6_desktop.core.randomness import uniform

DRAWS = 200
"""How often the deals are drawn again."""

_SCALE = 400 / math.log(10)
_STEPS = 200
_PSEUDO = 0.5
"""Games each pair is taken to have won either way beforehand, so that a clean sweep stays finite."""

Table = tuple[Sequence[str], Played]
"""A line-up and how its table went."""


class Rating(msgspec.Struct, frozen=True):
    """Elo points, 0 being the mean of all names; low and high bound 95 % of the redrawn ratings."""

    elo: float
    low: float
    high: float


def rated(names: Sequence[str], tables: Sequence[Table]) -> Mapping[str, Rating]:
    """A rating for each name, from tables of any line-ups of them."""
    if len(names) == 1:
        return {names[0]: Rating(0.0, 0.0, 0.0)}
    by_deal = _beaten(names, tables)
    points = _fitted(by_deal.sum(axis=0))
    roll = uniform(0, f"arena/rating/{len(by_deal)}")
    redrawn = np.array(
        [_fitted(by_deal[[int(roll() * len(by_deal)) for _ in by_deal]].sum(axis=0)) for _ in range(DRAWS)]
    )
    low, high = np.quantile(redrawn, [0.025, 0.975], axis=0)
    return {name: Rating(float(points[i]), float(low[i]), float(high[i])) for i, name in enumerate(names)}


def _beaten(names: Sequence[str], tables: Sequence[Table]) -> npt.NDArray[np.float64]:
    """How often one name finished before another, by deal: (deals, names, names)."""
    deals = {deal: index for index, deal in enumerate(dict.fromkeys(one.deal for _, one in tables))}
    counts = np.zeros((len(deals), len(names), len(names)))
    for line_up, one in tables:
        ids = [names.index(name) for name in line_up]
        for first, mine in enumerate(ids):
            for second, theirs in enumerate(ids):
                if mine != theirs:
                    gap = one.points[second] - one.points[first]
                    counts[deals[one.deal], mine, theirs] += 0.5 if gap == 0 else float((gap > 0) == one.is_low_best)
    return counts


def _fitted(beaten: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Elo points of the most likely strengths (Hunter's minorisation steps), mean 0."""
    count = len(beaten)
    beaten = beaten + _PSEUDO * (1 - np.eye(count))
    games = beaten + beaten.T
    strength = np.ones(count)
    for _ in range(_STEPS):
        strength = beaten.sum(axis=1) / (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return np.asarray(np.log(strength) * _SCALE)
