"""Worlds of a round whose hands everybody has seen drafted (P6-P-06): nothing is hidden but who plays how.

Owns the weighing of each player's type by the choices seen. Must not know how a card is chosen from the worlds.
"""

import numpy as np

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.pega6.evidence import Worlds, drawn_types
from pega6_desktop.bots.pega6.habits import Floats, likelihoods
from pega6_desktop.bots.pega6.nets import Cast
from pega6_desktop.bots.pega6.situation import Hands, Situation


def open_worlds(
    situation: Situation, hands: Hands, cast: Cast, expected: Floats, count: int, dice: Dice, budget: ThinkBudget
) -> Worlds:
    """``count`` worlds with these hands of the others; types as the past choices suggest.

    expected: chances of each type before this round, (others, types). Raises Cancelled.
    """
    chances = type_chances(situation, hands, cast, expected, budget)
    spread = np.broadcast_to(chances[:, :, None], (*chances.shape, count))
    held = np.array(hands, np.int16)[:, :, None]
    return Worlds(np.repeat(held, count, axis=2), drawn_types(spread, dice))


def type_chances(situation: Situation, hands: Hands, cast: Cast, expected: Floats, budget: ThinkBudget) -> Floats:
    """What was expected times likelihood of each type, (others, types), scaled to a sum of 1. Raises Cancelled."""
    chances = expected.copy()
    for trick in range(len(situation.tricks)):
        budget.checkpoint()
        played = [past.cards[1:] for past in situation.tricks[trick:]]
        held = np.concatenate([np.array(played, np.int16), np.array(hands, np.int16).T])
        chances *= likelihoods(situation.tricks[trick].rows, situation.table_before(trick), held, cast, situation.seats)
        chances /= chances.sum(axis=1, keepdims=True)
    return chances
