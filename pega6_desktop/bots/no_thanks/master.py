"""The strong player of No Thanks!: flat search over worlds and opponents as they may be, judged by the share of wins.

Owns the search. The game is intransitive: who wins against one kind of player loses against another. So the opponents
in each world are drawn from what the moves seen say about them. Must not know states or rules.
"""

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.no_thanks import Floats, NoThanksTables
from pega6_desktop.bots.no_thanks.simple import without_weighing
from pega6_desktop.bots.no_thanks.types import area_flags, evolved, library, posterior
from pega6_desktop.games.no_thanks.moves import Move, Pass, Take
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.worlds import counted_chips, unseen

_BATCH = 100
"""Worlds between two looks at the budget."""
_SPREAD = 14.0
"""Standard deviation of a player's points in a round still to come."""
_POINT = 0.002
"""What a point is worth beside a share of the win, so that lost rounds are still played well."""
_TRIFLE = 1e-9
"""A gain below this is none: the last bits of a sum differ between machines."""
_LATTICE = 1 << 20
"""Steps in which likelihoods are told, so that their last bits move nothing."""


class NoThanksMasterBot:
    """Weighs taking against passing in the same worlds."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The move with the larger share of wins. Raises Cancelled."""
        budget.checkpoint()
        settled = without_weighing(observation)
        if settled is not None:
            return settled
        dice = Dice(key)
        types, gain = posterior(observation), 0.0
        for start in range(0, budget.worlds, _BATCH):
            gain += _gain(observation, types, min(_BATCH, budget.worlds - start), dice, budget)
            if budget.is_spent:
                break
        return Take() if gain > _TRIFLE else Pass()


def _gain(observation: Observation, types: Floats, worlds: int, dice: Dice, budget: ThinkBudget) -> float:
    """How much better taking is than passing, summed over so many worlds."""
    viewer = observation.viewer
    assert viewer is not None, "a spectator does not decide"
    tables = _tables(observation, types, worlds, dice)
    takes = np.arange(2 * worlds) < worlds
    tables.step(np.arange(2 * worlds), takes)
    while tables.is_on.any():
        budget.checkpoint()
        tables.play_on(16)
    left = observation.rules.rounds - observation.number
    noise = _SPREAD * np.sqrt(max(0, left)) * _bell(dice, worlds, observation.setup.seats)
    totals = np.array(observation.score.totals, np.float64) + tables.points() + np.concatenate([noise, noise])
    best = totals.min(1, keepdims=True)
    is_best = totals <= best + 1e-9
    others = np.delete(totals, viewer, 1).min(1)
    value = is_best[:, viewer] / is_best.sum(1) + _POINT * (others - totals[:, viewer])
    return float(value[:worlds].sum() - value[worlds:].sum())


def _bell(dice: Dice, *shape: int) -> Floats:
    """Numbers around 0 with a standard deviation of 1, near enough to the normal: sums of twelve, exact everywhere."""
    sums: Floats = dice.unit(12, *shape).sum(0) - 6.0
    return sums


def _drawn(dice: Dice, likely: Floats, count: int) -> npt.NDArray[np.intp]:
    """So many types, each as often as it is likely."""
    borders = np.cumsum(np.round(likely * _LATTICE))
    drawn: npt.NDArray[np.intp] = np.searchsorted(borders, dice.unit(count) * borders[-1], side="right")
    return drawn


def _tables(observation: Observation, types: Floats, worlds: int, dice: Dice) -> NoThanksTables:
    """The same worlds twice, one half for each choice; the viewer goes on as the best of the evolved policies."""
    seats, viewer = observation.setup.seats, observation.viewer
    cards = np.array(unseen(observation), np.int16)
    decks = np.full((worlds, observation.deck_size + 1), observation.active, np.int16)
    decks[:, 1:] = dice.deals(cards, observation.deck_size, worlds).T
    weights = np.empty((worlds, seats, library().shape[1]))
    for seat in range(seats):
        weights[:, seat] = evolved()[0] if seat == viewer else library()[_drawn(dice, types[seat], worlds)]
    areas = np.repeat(area_flags(observation.areas)[None], 2 * worlds, 0)
    chips = np.repeat(np.array(counted_chips(observation), np.int16)[None], 2 * worlds, 0)
    pot = np.full(2 * worlds, observation.pot, np.int16)
    turn = np.full(2 * worlds, observation.turn, np.int16)
    return NoThanksTables(areas, chips, np.concatenate([decks, decks]), pot, turn, np.concatenate([weights, weights]))
