"""A beginner who has understood the rows: the card that lies closest to a row with room. Owns that judgement."""

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.pega6.rows import row_to_take
from pega6_desktop.bots.pega6.turns import beside_choosing
from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.moves import Move, PlayCard
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Rows, target


class NearestBot:
    """Looks one card ahead and at nobody else."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The card that costs least if it were placed now; of those the one nearest to its row. Raises Cancelled."""
        budget.checkpoint()
        move = beside_choosing(observation, budget, key)
        if move is not None:
            return move
        return PlayCard(min(observation.hand, key=lambda card: (*cost_and_gap(observation.rows, card), card)))


def cost_and_gap(rows: Rows, card: int) -> tuple[int, int]:
    """Heads this card would take if it were the only one, and its difference to the end of its row (low: itself)."""
    index = target(rows, card)
    if index is None:
        return heads(rows[row_to_take(rows)].cards), card
    row = rows[index]
    return heads(row.cards) if row.is_full else 0, card - row.end
