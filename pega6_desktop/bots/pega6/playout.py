"""Playing rounds out: everybody is played by a small net, in a batch of worlds times candidates.

Owns the arrangement of the players in columns, the tricks from a table to the end of its round, and the narrowing of
candidates. The viewer is player 0. Candidates of one world share its chances. Must not know what the candidates are.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import HIGHEST, Cards
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Unseen, features
from pega6_desktop.bots.kernels.table import Pega6Tables, Small
from pega6_desktop.bots.pega6.nets import Cast
from pega6_desktop.bots.policy import Groups, best_slots, drawn, grouped_logits

WIN_BONUS = 24.0
"""Heads that the fewest heads of the round are worth, shared among the tied."""

CLEARLY = 2.0
"""Standard errors a candidate may lie behind the cheapest before it is dropped."""

CHUNK_CARDS = 30_000
"""Most cards looked at in one go: a few milliseconds."""

Types = npt.NDArray[np.int8]
Candidates = npt.NDArray[np.intp]
"""Numbers of candidates, ascending."""


def type_groups(cast: Cast, types: Types, scale: int = 1, start: int = 0) -> Groups:
    """Slices of columns sorted by type, ``scale`` columns for each entry."""
    ends = np.cumsum(np.bincount(types.ravel(), minlength=len(cast.nets))) * scale + start
    begins = np.concatenate([[start], ends[:-1]])
    return [(net, slice(int(a), int(b))) for net, a, b in zip(cast.nets, begins, ends, strict=True)]


def costs(heads: Small, bonus: float = WIN_BONUS) -> npt.NDArray[np.float64]:
    """(batch): the viewer's heads less the bonus for a round won, from the heads of a whole round (players, batch)."""
    lowest = heads.min(axis=0)
    tied = (heads == lowest).sum(axis=0)
    return np.asarray(heads[0] - np.where(heads[0] == lowest, bonus / tied, 0.0), np.float64)


def mean_costs(
    count: int,
    worlds: int,
    measured: Callable[[Candidates, slice], npt.NDArray[np.float64]],
    cards: int,
    budget: ThinkBudget,
) -> npt.NDArray[np.float64]:
    """Mean cost of each of ``count`` candidates over the worlds; infinite for one dropped on the way.

    measured: costs (candidates, worlds) of these candidates in these worlds. cards: how many are looked at in each. A
    quarter of the worlds sees all candidates, the second quarter the better half, the rest the best third, two at
    least; whoever is clearly behind goes at once, and nothing is measured any more when one is left. Raises Cancelled.
    """
    found, seen = np.zeros((count, worlds)), 0
    left = np.arange(count)
    quarter = max(1, worlds // 4)
    half, third = (max(2, -(-count // part)) for part in (2, 3))
    for keep, until in ((count, quarter), (half, min(2 * quarter, worlds)), (third, worlds)):
        left = np.sort(left[np.argsort(found[left, :seen].sum(axis=1), kind="stable")[:keep]])
        while seen < until and not (seen and (budget.is_spent or len(left) == 1)):
            upto = min(seen + max(1, CHUNK_CARDS // (len(left) * cards)), until)
            found[left, seen:upto] = measured(left, slice(seen, upto))
            seen = upto
            left = left[_near(found[left, :seen])]
    means = np.full(count, np.inf)
    means[left] = found[left, :seen].mean(axis=1)
    return means


def _near(found: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
    """Which candidates are not clearly dearer than the cheapest, from costs (candidates, worlds) in the same worlds."""
    gaps = found - found[np.argmin(found.sum(axis=1))]
    near: npt.NDArray[np.bool_] = gaps.mean(axis=1) <= CLEARLY * gaps.std(axis=1) / np.sqrt(found.shape[1])
    return near


@dataclass(slots=True)
class Moment:
    """Where a batch of rounds stands: rows and unseen cards by batch position; on_table counts the cards that lie or
    lay on the table and those the deck is without.
    """

    tables: Pega6Tables
    hidden: Unseen
    on_table: int

    def place(self, plays: Cards) -> Small:
        """Place a trick, (players, batch); heads taken, of the same shape."""
        taken = self.tables.place(plays)
        self.hidden.reveal(plays)
        self.on_table += len(plays)
        return taken


class Playout:
    """One batch. Batch position = world * candidates + candidate.

    Columns are players in batch positions: first the viewer's in batch order, then the others' sorted by type.
    """

    def __init__(self, cast: Cast, types: Types, choices: int) -> None:
        """types: (others, worlds), index into the cast. choices: candidates in each world."""
        others, self._worlds = types.shape
        self._seats = others + 1
        self._choices = choices
        self._batch = batch = self._worlds * choices
        order = np.argsort(types.ravel(), kind="stable")
        spread = np.arange(choices)
        looks = ((order % self._worlds) * choices)[:, None] + spread
        self._world = np.concatenate([np.arange(batch), looks.ravel()])
        rank = np.argsort(order, kind="stable").reshape(others, self._worlds)
        spots = batch + (rank[:, :, None] * choices + spread).reshape(others, batch)
        self._spots = np.concatenate([np.arange(batch)[None], spots])
        self._sources = ((order * choices)[:, None] + spread).ravel()
        mine: Groups = [(cast.play, slice(0, batch))]
        self._groups = [*mine, *type_groups(cast, types, choices, batch)]

    def heads(self, moment: Moment, own: Cards, others: Cards, dice: Dice, budget: ThinkBudget) -> Small:
        """Heads everybody takes to the end of the round, (players, batch); ``moment`` is used up.

        own: the viewer's hand, (cards, batch). others: (cards, others, batch). Both packed and ascending.
        Raises Cancelled.
        """
        hands = np.concatenate([own, others.reshape(len(others), -1)[:, self._sources]], axis=1)
        total = np.zeros((self._seats, self._batch), np.int16)
        while len(hands) > 1:
            budget.checkpoint()
            played, hands = drawn(hands, best_slots(self._scores(moment, hands, dice)))
            total += moment.place(played[self._spots])
        if len(hands):
            budget.checkpoint()
            total += moment.tables.place(hands[0][self._spots])
        return total

    def _scores(self, moment: Moment, hands: Cards, dice: Dice) -> npt.NDArray[np.float32]:
        inputs = features(
            hands,
            moment.tables,
            moment.hidden,
            self._world,
            seats=self._seats,
            unseen=HIGHEST - moment.on_table - len(hands),
        )
        scores = grouped_logits(self._groups, inputs)
        # The same chances for every candidate: noise by player and world.
        noise = dice.gumbel(len(scores), scores.shape[1] // self._choices)
        scores += np.repeat(noise, self._choices, axis=1)
        return scores
