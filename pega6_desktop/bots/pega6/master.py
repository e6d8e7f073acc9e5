"""The strongest player of Pega em 6!: infers hands and habits from the cards played in this round and the ones before,
then plays each card out.

Owns the course of one decision. Sees an observation and nothing else; keeps nothing between decisions.
"""

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.pega6.draft import best_pick
from pega6_desktop.bots.pega6.evidence import dealt
from pega6_desktop.bots.pega6.habits import habits
from pega6_desktop.bots.pega6.nets import cast_for
from pega6_desktop.bots.pega6.open_hands import open_worlds
from pega6_desktop.bots.pega6.search import best_card
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.bots.pega6.specials import best_use
from pega6_desktop.bots.pega6.turns import beside_choosing
from pega6_desktop.games.pega6.moves import DraftCard, Move, PlayCard
from pega6_desktop.games.pega6.observation import Observation

ROOMY = 120
"""Cards in all hands up to which more worlds than the budget says take no longer than at a large table."""

MOST = 4
"""Times the budget's worlds, where there is room."""


def worlds_for(situation: Situation, budget: ThinkBudget) -> int:
    """How many worlds to weigh: the budget's at the largest table with full hands, more where fewer cards are left."""
    cards = situation.seats * len(situation.hand)
    return round(budget.worlds * max(1.0, min(MOST, ROOMY / cards)))


class Pega6MasterBot:
    """Weighs at least ``budget.worlds`` worlds for every card; a deadline lowers their number."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The card that costs least on the average of likely worlds. Raises Cancelled."""
        budget.checkpoint()
        if observation.phase in ("draft", "special"):
            cast, expected = cast_for(observation.setup.seats), habits(observation, budget)
            if observation.phase == "draft":
                return DraftCard(best_pick(observation, cast, expected, Dice(key), budget))
            return best_use(observation, cast, expected, key, budget)
        beside = beside_choosing(observation, budget, key)
        if beside is not None:
            return beside
        if len(observation.hand) == 1:
            return PlayCard(observation.hand[0])
        situation = Situation.of(observation)
        cast, expected = cast_for(situation.seats), habits(observation, budget)
        dice = Dice(key)
        count = worlds_for(situation, budget)
        if situation.open_hands is None:
            worlds = dealt(situation, cast, expected, count, dice, budget)
        else:
            worlds = open_worlds(situation, situation.open_hands, cast, expected, count, dice, budget)
        return PlayCard(best_card(situation, cast, worlds, dice, budget))
