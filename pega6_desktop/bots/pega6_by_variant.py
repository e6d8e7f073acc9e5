"""One level, two players: whoever has learned the base game plays it, somebody else plays the other variants.

Owns that choice; must not know how either of them thinks.
"""

from pega6_desktop.bots.bot import Bot, ThinkBudget
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.observation import Observation


class ByVariant:
    """Asks ``base`` in the base game and ``other`` in the professional and the anniversary game."""

    def __init__(self, *, base: Bot[Observation, Move], other: Bot[Observation, Move]) -> None:
        self._base, self._other = base, other

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The move of whoever plays this variant. Raises Cancelled."""
        bot = self._base if observation.setup.variant == "base" else self._other
        return bot.choose(observation, budget, key)
