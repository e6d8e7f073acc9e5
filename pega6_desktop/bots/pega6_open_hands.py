"""Worlds of a round whose hands everybody has seen drafted (P6-P-06): nothing is hidden but who plays how.

Owns the weighing of each player's type by the choices seen. Must not know how a card is chosen from the worlds.
"""

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import HIGHEST, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Unseen, features
from pega6_desktop.bots.kernels.table import Tables
from pega6_desktop.bots.pega6_evidence import SLIP, Worlds, drawn_types
from pega6_desktop.bots.pega6_nets import Cast
from pega6_desktop.bots.pega6_situation import Hands, Situation

LARGEST_PULL = 40.0
"""Beyond this difference of logits a choice has no chance but a slip; keeps its exponential finite."""

Floats = npt.NDArray[np.float32]


def open_worlds(situation: Situation, hands: Hands, cast: Cast, count: int, dice: Dice, budget: ThinkBudget) -> Worlds:
    """``count`` worlds with these hands of the others; types as the past choices suggest. Raises Cancelled."""
    chances = type_chances(situation, hands, cast, budget)
    spread = np.broadcast_to(chances[:, :, None], (*chances.shape, count))
    held = np.array(hands, np.int16)[:, :, None]
    return Worlds(np.repeat(held, count, axis=2), drawn_types(spread, dice))


def type_chances(situation: Situation, hands: Hands, cast: Cast, budget: ThinkBudget) -> Floats:
    """Prior times likelihood of each type, (others, types), scaled to a sum of 1. Raises Cancelled."""
    chances = np.repeat(np.array(cast.prior, np.float32)[None], len(hands), axis=0)
    for trick in range(len(situation.tricks)):
        budget.checkpoint()
        chances *= _likelihoods(situation, hands, cast, trick)
        chances /= chances.sum(axis=1, keepdims=True)
    return chances


def _likelihoods(situation: Situation, hands: Hands, cast: Cast, trick: int) -> Floats:
    """How likely each type was to choose as each player did in this trick, (others, types)."""
    played = [[past.cards[other + 1] for past in situation.tricks[trick:]] for other in range(len(hands))]
    held = np.array([sorted([*hand, *cards]) for hand, cards in zip(hands, played, strict=True)], np.int16).T
    table = situation.table_before(trick)
    inputs = features(
        packed_array(held),
        Tables.of(situation.tricks[trick].rows),
        Unseen.of(table),
        np.zeros(len(hands), np.intp),
        seats=situation.seats,
        unseen=HIGHEST - len(table) - len(held),
    )
    is_choice = held == np.array([cards[0] for cards in played], np.int16)
    out = np.full((len(hands), len(cast.nets)), 1 / len(held), np.float32)
    for index, net in enumerate(cast.nets):
        if net is not None:
            logits = net.logits(inputs)
            pulls = np.minimum(logits - logits.T[is_choice.T], LARGEST_PULL)
            out[:, index] = 1 / np.exp(pulls).sum(axis=0)
    return (1 - SLIP) * out + SLIP / len(held)
