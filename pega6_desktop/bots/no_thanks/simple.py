"""Plain players of No Thanks!: one takes what costs little, one weighs a few things about the card and the table.

Owns how they judge one card. Must not know states or rules.
"""

from collections.abc import Callable, Sequence

import numpy as np

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.no_thanks import Floats, added, features
from pega6_desktop.bots.no_thanks.types import area_flags
from pega6_desktop.games.no_thanks.moves import Move, Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.observation import Observation

LIMIT = 3
"""The most a card may cost the careful player, the chips on it counted."""


class ThresholdBot:
    """Takes whatever costs at most so many points; plays the tiger where it costs nothing."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """A legal move; equal tables, equal moves. Raises Cancelled."""
        budget.checkpoint()
        settled = without_weighing(observation)
        if settled is not None:
            return settled
        assert observation.active is not None, "somebody decides only while a card is on offer"
        return Take() if cost(observation, observation.active) - observation.pot <= self._limit else Pass()


class WeightBot:
    """Takes when a weighted sum of the features is above nothing; see kernels.no_thanks."""

    def __init__(self, weights: Callable[[], Sequence[float] | Floats]) -> None:
        """weights: asked for when first needed; those of the evolved policies are in a data file."""
        self._weights = weights

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """A legal move; equal tables, equal moves. Raises Cancelled."""
        budget.checkpoint()
        settled = without_weighing(observation)
        if settled is not None:
            return settled
        return Take() if float(_features(observation) @ np.array(self._weights(), np.float64)) > 0 else Pass()


def _features(observation: Observation) -> Floats:
    viewer, card = observation.viewer, observation.active
    assert viewer is not None, "a spectator does not decide"
    assert card is not None, "somebody decides only while a card is on offer"
    adds = added(area_flags(observation.areas), np.full(observation.setup.seats, card, np.intp))
    others = float(np.delete(adds, viewer).min())
    left = (observation.deck_size + 1) / 24.0
    one = [np.array([value], np.float64) for value in (adds[viewer], observation.chips, others, left)]
    found: Floats = features(one[0], np.array([observation.pot], np.int16), *one[1:])[0]
    return found


def cost(observation: Observation, card: int) -> int:
    """What the card would add to the viewer's area."""
    assert observation.viewer is not None, "a spectator has no area"
    own = area_flags((observation.areas[observation.viewer],))
    return int(added(own, np.array([card], np.intp))[0])


def without_weighing(observation: Observation) -> Move | None:
    """The move that needs no weighing: a tiger that costs nothing, or taking where passing is no choice; else None."""
    if _tiger_is_welcome(observation):
        return PlayTiger()
    return None if Pass() in observation.legal else Take()


def _tiger_is_welcome(observation: Observation) -> bool:
    """Whether the own tiger would cost nothing now: it joins a run, and what comes may join it."""
    tiger = observation.tiger
    return tiger is not None and PlayTiger() in observation.legal and cost(observation, tiger) <= 0
