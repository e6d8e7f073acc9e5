"""Opponents to measure bots of No Thanks! against: each plays one way, whatever the others do.

Owns these ways, some of which the strong level has in its library and some it has not. Must not know states or rules.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import numpy as np

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.no_thanks import Floats, added, features
from pega6_desktop.bots.no_thanks_simple import without_weighing
from pega6_desktop.bots.no_thanks_types import area_flags, evolved, hoarder, milker, threshold
from pega6_desktop.games.no_thanks.moves import Move, Pass, Take
from pega6_desktop.games.no_thanks.observation import Observation


class WeightBot:
    """Takes when a weighted sum of the features is above nothing; see kernels.no_thanks."""

    def __init__(self, weights: Sequence[float]) -> None:
        self._weights = np.array(weights, np.float64)

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """A legal move; equal tables, equal moves. Raises Cancelled."""
        budget.checkpoint()
        settled = without_weighing(observation)
        if settled is not None:
            return settled
        return Take() if float(_features(observation) @ self._weights) > 0 else Pass()


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


NO_THANKS: Mapping[str, WeightBot] = MappingProxyType(
    {
        "stingy": WeightBot(threshold(-4)),
        "plain": WeightBot(threshold(3)),
        "spender": WeightBot(threshold(9)),
        "hoarder": WeightBot(hoarder(2.5)),
        "milker": WeightBot(milker(6.5)),
        "evolved": WeightBot(evolved()[0]),
        "evolved-b": WeightBot(evolved()[3]),
        "early": WeightBot([-4.0, -1.0, 1.4, 0.0, 0.0, 0.0, 9.0]),
        "late": WeightBot([6.0, -1.0, 0.8, 0.3, 0.0, 0.0, -8.0]),
    }
)
"""By name. The last two, the hoarder and the milker are in nobody's library."""
