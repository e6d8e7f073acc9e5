"""Thinking ahead: each candidate card is played out in the same worlds with the same chances, and the mean decides.

Owns the comparing of candidate cards. The viewer is player 0. Must not know where the worlds come from.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import HIGHEST, Cards, packed, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Unseen, features
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.bots.pega6.evidence import Worlds
from pega6_desktop.bots.pega6.nets import Cast
from pega6_desktop.bots.pega6.playout import Candidates, Moment, Playout, costs, mean_costs, type_groups
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.bots.policy import best_slots, drawn, grouped_logits


@dataclass(frozen=True, slots=True)
class Ready:
    """Worlds whose other players have drawn the card of this trick: first (others, worlds), rest (cards, others,
    worlds), both packed; types (others, worlds).
    """

    first: Cards
    rest: Cards
    types: npt.NDArray[np.int8]


def best_card(situation: Situation, cast: Cast, worlds: Worlds, dice: Dice, budget: ThinkBudget) -> int:
    """The card with the lowest mean cost; of equals the lowest. Raises Cancelled."""
    ready = _ready(situation, cast, worlds, dice)
    count = len(situation.hand)

    def measured(left: Candidates, where: slice) -> npt.NDArray[np.float64]:
        return _costs(situation, cast, ready, left, where, dice, budget)

    means = mean_costs(count, worlds.count, measured, situation.seats * count, budget)
    return situation.hand[int(np.argmin(means))]


def _ready(situation: Situation, cast: Cast, worlds: Worlds, dice: Dice) -> Ready:
    """Every other player draws the card of this trick by its type."""
    others, cards, count = worlds.hands.shape
    order = np.argsort(worlds.types.ravel(), kind="stable")
    hands = packed_array(worlds.hands).transpose(1, 0, 2).reshape(cards, -1)[:, order]
    inputs = features(
        hands,
        Pega6Tables.of(situation.rows),
        Unseen.of(situation.table),
        np.zeros(len(order), np.intp),
        seats=situation.seats,
        unseen=HIGHEST - len(situation.table) - cards,
    )
    scores = grouped_logits(type_groups(cast, worlds.types), inputs)
    scores += dice.gumbel(*scores.shape)
    played, rest = drawn(hands, best_slots(scores))
    back = np.argsort(order, kind="stable")
    return Ready(played[back].reshape(others, count), rest[:, back].reshape(cards - 1, others, count), worlds.types)


def _costs(
    situation: Situation,
    cast: Cast,
    ready: Ready,
    left: Candidates,
    where: slice,
    dice: Dice,
    budget: ThinkBudget,
) -> npt.NDArray[np.float64]:
    """(candidates, worlds) of one batch: these candidates in these worlds. Raises Cancelled."""
    types = ready.types[:, where]
    worlds, choices = types.shape[1], len(left)
    hand = packed(situation.hand)
    own = np.tile(np.stack([np.delete(hand, index) for index in left], axis=1), (1, worlds))
    first = np.concatenate(
        [np.tile(hand[left], worlds)[None], np.repeat(ready.first[:, where], choices, axis=1)], dtype=np.int16
    )
    others = np.repeat(ready.rest[:, :, where], choices, axis=2)
    size = worlds * choices
    moment = Moment(Pega6Tables.of(situation.rows, size), Unseen.of(situation.table, size), len(situation.table))
    heads = moment.place(first)
    heads += Playout(cast, types, choices).heads(moment, own, others, dice, budget)
    heads += np.array(situation.points, np.int16)[:, None]
    return np.ascontiguousarray(costs(heads).reshape(worlds, choices).T)
