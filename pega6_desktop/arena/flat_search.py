"""Flat Monte Carlo for Pega em 6!: random hands for the others, random play to the end, the best mean wins.

Owns the published flat searches among the reference opponents and their uniformly random playouts. Must not know
habits or nets.
"""

import math

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import packed, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.bots.pega6.turns import beside_choosing
from pega6_desktop.games.pega6.moves import Move, PlayCard
from pega6_desktop.games.pega6.observation import Observation

CHUNK = 2000
"""Most rounds played out in one go: about 3 ms."""


def random_costs(
    situation: Situation, firsts: npt.NDArray[np.int64], dice: Dice, budget: ThinkBudget
) -> npt.NDArray[np.int16]:
    """Heads the viewer takes in one random playout for each entry of ``firsts``, positions in the hand.

    The other hands are uniform from the unseen cards, everybody plays anything, a low card takes the cheapest row.
    Raises Cancelled.
    """
    parts = [
        _chunk_costs(situation, firsts[start : start + CHUNK], dice, budget) for start in range(0, len(firsts), CHUNK)
    ]
    return np.concatenate(parts)


def _chunk_costs(
    situation: Situation, firsts: npt.NDArray[np.int64], dice: Dice, budget: ThinkBudget
) -> npt.NDArray[np.int16]:
    width, cards, others = len(firsts), len(situation.hand), situation.seats - 1
    theirs = packed_array(dice.deals(situation.unseen, others * cards, width)).reshape(cards, others, width)
    order = dice.deals(np.arange(cards, dtype=np.int16), cards, width)
    place = np.argmax(order == firsts, axis=0)
    order[place, np.arange(width)] = order[0]
    order[0] = firsts
    own = packed(situation.hand)[order]
    tables = Pega6Tables.of(situation.rows, width)
    costs = np.zeros(width, np.int16)
    for trick in range(cards):
        budget.checkpoint()
        costs += tables.place(np.concatenate([own[trick][None], theirs[trick]]))[0]
    return costs


class FlatBot:
    """Plays every candidate card out in random worlds and takes the best mean."""

    def __init__(self, per_card: int) -> None:
        """per_card: playouts for each card."""
        self._per_card = per_card

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The card with the fewest heads on average; of equals the lowest. Raises Cancelled."""
        budget.checkpoint()
        beside = beside_choosing(observation, budget, key)
        if beside is not None:
            return beside
        count = len(observation.hand)
        if count == 1:
            return PlayCard(observation.hand[0])
        firsts = np.repeat(np.arange(count), self._per_card)
        costs = random_costs(Situation.of(observation), firsts, Dice(key), budget)
        return PlayCard(observation.hand[int(np.argmin(costs.reshape(count, self._per_card).mean(axis=1)))])


class SharedFlatBot:
    """The published flat search: ``min(most, 10 * n!)`` playouts in all, each beginning with any of the n cards."""

    def __init__(self, most: int) -> None:
        self._most = most

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The card with the best mean among those that were tried; of equals the lowest. Raises Cancelled."""
        budget.checkpoint()
        beside = beside_choosing(observation, budget, key)
        if beside is not None:
            return beside
        count = len(observation.hand)
        dice = Dice(key)
        firsts = dice.below(count, min(self._most, 10 * math.factorial(count)))
        costs = random_costs(Situation.of(observation), firsts, dice, budget)
        tried = np.bincount(firsts, minlength=count)
        sums = np.bincount(firsts, costs, minlength=count)
        means = np.where(tried > 0, sums / np.maximum(tried, 1), np.inf)
        return PlayCard(observation.hand[int(np.argmin(means))])
