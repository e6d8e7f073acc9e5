"""The beginner's bot for Qwixx cards: any legal move, each as likely. Must not know states or rules."""

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.core.randomness import picked
from pega6_desktop.games.qwixx_cards.moves import Move
from pega6_desktop.games.qwixx_cards.observation import Observation


class RandomBot:
    """Plays without looking."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """One of the legal moves, by the address ``key``. Raises Cancelled."""
        budget.checkpoint()
        return picked(observation.legal, 0, key)
