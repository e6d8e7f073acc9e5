"""Any bot, made gentler: now and then it plays just anything. Owns the slip; must not know any game."""

from typing import Generic, TypeVar

from pega6_desktop.bots.bot import Bot, ThinkBudget
from pega6_desktop.core.game import Observed
from pega6_desktop.core.randomness import picked, uniform

O_slip = TypeVar("O_slip", bound=Observed[object], contravariant=True)


class SlippingBot(Generic[O_slip]):
    """Plays like another bot, except that a given share of its moves is drawn from all legal ones."""

    def __init__(self, bot: Bot[O_slip, object], share: float) -> None:
        """share: how often it slips, 0 never to 1 always. Raises ValueError outside."""
        if not 0 <= share <= 1:
            raise ValueError(f"a share lies between 0 and 1, not at {share}")
        self._bot = bot
        self._share = share

    def choose(self, observation: O_slip, budget: ThinkBudget, key: str) -> object:
        """The other bot's move, or any legal one by slip. Raises Cancelled."""
        if uniform(0, f"{key}/slip")() < self._share:
            budget.checkpoint()
            return picked(observation.legal, 0, f"{key}/slipped")
        return self._bot.choose(observation, budget, key)
