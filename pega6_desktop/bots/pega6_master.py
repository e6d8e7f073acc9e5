"""The strongest player of Pega em 6!: infers hands and habits from the cards played, then plays each card out.

Owns the course of one decision. Sees an observation and nothing else; keeps nothing between decisions.
"""

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.pega6_evidence import dealt
from pega6_desktop.bots.pega6_nets import cast_for
from pega6_desktop.bots.pega6_rows import row_to_take
from pega6_desktop.bots.pega6_search import best_card
from pega6_desktop.bots.pega6_situation import Situation
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Observation


class MasterBot:
    """Weighs ``budget.worlds`` worlds for every card; a deadline lowers their number."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The card that costs least on the average of likely worlds. Raises Cancelled."""
        budget.checkpoint()
        if observation.phase == "take_row":
            return TakeRow(row_to_take(observation.rows))
        if len(observation.hand) == 1:
            return PlayCard(observation.hand[0])
        situation = Situation.of(observation)
        cast = cast_for(situation.seats)
        dice = Dice(key)
        worlds = dealt(situation, cast, budget.worlds, dice, budget)
        return PlayCard(best_card(situation, cast, worlds, dice, budget))
