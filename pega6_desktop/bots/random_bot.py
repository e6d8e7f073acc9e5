"""The beginner of every game: any legal move, each as likely. Must not know states, rules or any one game."""

from typing import TypeVar

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.core.game import Observed
from pega6_desktop.core.randomness import picked

M = TypeVar("M")


class RandomBot:
    """Plays without looking."""

    def choose(self, observation: Observed[M], budget: ThinkBudget, key: str) -> M:
        """One of the legal moves, by the address ``key``. Raises Cancelled."""
        budget.checkpoint()
        return picked(observation.legal, 0, key)
