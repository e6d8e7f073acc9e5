"""Two plain players of No Thanks!: one without a thought, one who takes what costs little.

Owns how they judge one card. Must not know states or rules.
"""

import numpy as np

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.no_thanks import added
from pega6_desktop.bots.no_thanks_types import area_flags
from pega6_desktop.core.randomness import picked
from pega6_desktop.games.no_thanks.moves import Move, Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.observation import Observation

LIMIT = 3
"""The most a card may cost the careful player, the chips on it counted."""


class RandomBot:
    """Passes or takes without looking."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """One of the legal moves, by the address ``key``. Raises Cancelled."""
        budget.checkpoint()
        return picked(observation.legal, 0, key)


class ThresholdBot:
    """Takes whatever costs at most so many points; plays the tiger where it costs nothing."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """A legal move; equal tables, equal moves. Raises Cancelled."""
        budget.checkpoint()
        if tiger_is_welcome(observation):
            return PlayTiger()
        if Pass() not in observation.legal:
            return Take()
        assert observation.active is not None, "somebody decides only while a card is on offer"
        return Take() if cost(observation, observation.active) - observation.pot <= self._limit else Pass()


def cost(observation: Observation, card: int) -> int:
    """What the card would add to the viewer's area."""
    assert observation.viewer is not None, "a spectator has no area"
    own = area_flags((observation.areas[observation.viewer],))
    return int(added(own, np.array([card], np.intp))[0])


def tiger_is_welcome(observation: Observation) -> bool:
    """Whether the own tiger would cost nothing now: it joins a run, and what comes may join it."""
    tiger = observation.tiger
    return tiger is not None and PlayTiger() in observation.legal and cost(observation, tiger) <= 0
