"""Thinking ahead: each candidate card is played out in the same worlds with the same chances, and the mean decides.

Owns the playouts and the narrowing of candidates. Players are played by small nets in a batch; the viewer is player 0.
Must not know where the worlds come from.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import HIGHEST, Cards, packed, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Unseen, features
from pega6_desktop.bots.kernels.table import Tables
from pega6_desktop.bots.pega6_evidence import Worlds
from pega6_desktop.bots.pega6_nets import Cast
from pega6_desktop.bots.pega6_situation import Situation
from pega6_desktop.bots.policy import Groups, best_slots, drawn, grouped_logits

WIN_BONUS = 8.0
"""Heads that the fewest heads of the round are worth, shared among the tied."""

CHUNK_CARDS = 30_000
"""Most cards looked at in one go: a few milliseconds."""


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
    costs = card_costs(situation, cast, worlds, dice, budget)
    return situation.hand[int(np.argmin(costs))]


def card_costs(
    situation: Situation, cast: Cast, worlds: Worlds, dice: Dice, budget: ThinkBudget, *, is_narrowing: bool = True
) -> npt.NDArray[np.float64]:
    """Mean cost of each card of the hand in heads less win bonus; infinite for a candidate dropped on the way.

    A quarter of the worlds sees all cards, the second quarter the better half, the rest the best third (two at least).
    """
    ready = _ready(situation, cast, worlds, dice)
    count = len(situation.hand)
    sums, seen = np.zeros(count), 0
    left = np.arange(count)
    quarter = max(1, worlds.count // 4)
    half = min(2 * quarter, worlds.count)
    steps = [(count, quarter), (-(-count // 2), half), (max(2, -(-count // 3)), worlds.count)]
    for keep, until in steps if is_narrowing else [(count, worlds.count)]:
        left = np.sort(left[np.argsort(sums[left], kind="stable")[:keep]])
        size = max(1, CHUNK_CARDS // (len(left) * situation.seats * count))
        while seen < until and not (seen and budget.is_spent):
            upto = min(seen + size, until)
            sums[left] += _Playout(situation, cast, ready, left, slice(seen, upto)).costs(dice, budget).sum(axis=1)
            seen = upto
    means = np.full(count, np.inf)
    means[left] = sums[left] / seen
    return means


def type_groups(cast: Cast, types: npt.NDArray[np.int8], scale: int = 1, start: int = 0) -> Groups:
    """Slices of columns sorted by type, ``scale`` columns for each entry."""
    ends = np.cumsum(np.bincount(types.ravel(), minlength=len(cast.nets))) * scale + start
    begins = np.concatenate([[start], ends[:-1]])
    return [(net, slice(int(a), int(b))) for net, a, b in zip(cast.nets, begins, ends, strict=True)]


def _ready(situation: Situation, cast: Cast, worlds: Worlds, dice: Dice) -> Ready:
    """Every other player draws the card of this trick by its type."""
    others, cards, count = worlds.hands.shape
    order = np.argsort(worlds.types.ravel(), kind="stable")
    hands = packed_array(worlds.hands).transpose(1, 0, 2).reshape(cards, -1)[:, order]
    inputs = features(
        hands,
        Tables.of(situation.rows),
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


class _Playout:
    """One batch: these candidates in these worlds. Batch position = world * candidates + candidate.

    Columns are players in worlds: first the viewer's in batch order, then the others' sorted by type.
    """

    def __init__(
        self, situation: Situation, cast: Cast, ready: Ready, left: npt.NDArray[np.intp], where: slice
    ) -> None:
        self._situation = situation
        self._types = ready.types[:, where]
        others, self._worlds = self._types.shape
        self._choices = len(left)
        self._batch = self._worlds * self._choices
        self._arrange(cast, others)
        self._first = self._first_plays(ready.first[:, where], left)
        self._hands = self._columns(ready.rest[:, :, where], left)

    def _arrange(self, cast: Cast, others: int) -> None:
        """Where each column looks, and where each player's column of a batch position is."""
        batch, choices = self._batch, self._choices
        self._order = np.argsort(self._types.ravel(), kind="stable")
        spread = np.arange(choices)
        looks = ((self._order % self._worlds) * choices)[:, None] + spread
        self._world = np.concatenate([np.arange(batch), looks.ravel()])
        rank = np.argsort(self._order, kind="stable").reshape(others, self._worlds)
        spots = batch + (rank[:, :, None] * choices + spread).reshape(others, batch)
        self._spots = np.concatenate([np.arange(batch)[None], spots])
        mine: Groups = [(cast.play, slice(0, batch))]
        self._groups = [*mine, *type_groups(cast, self._types, choices, batch)]

    def _first_plays(self, first: Cards, left: npt.NDArray[np.intp]) -> Cards:
        own = np.tile(packed(self._situation.hand)[left], self._worlds)
        return np.concatenate([own[None], np.repeat(first, self._choices, axis=1)])

    def _columns(self, rest: Cards, left: npt.NDArray[np.intp]) -> Cards:
        hand = packed(self._situation.hand)
        own = np.stack([np.delete(hand, index) for index in left], axis=1)
        others = rest.reshape(len(rest), -1)[:, self._order]
        return np.concatenate([np.tile(own, (1, self._worlds)), np.repeat(others, self._choices, axis=1)], axis=1)

    def costs(self, dice: Dice, budget: ThinkBudget) -> npt.NDArray[np.float64]:
        """(candidates, worlds): further heads of the viewer less the bonus for a round won. Raises Cancelled."""
        tables = Tables.of(self._situation.rows, self._batch)
        hidden = Unseen.of(self._situation.table, self._batch)
        on_table = len(self._situation.table)
        plays = self._first
        heads = tables.place(plays)
        hidden.reveal(plays)
        for cards in range(len(self._hands), 0, -1):
            budget.checkpoint()
            on_table += self._situation.seats
            plays = self._next_plays(tables, hidden, HIGHEST - on_table - cards, dice)
            heads += tables.place(plays)
            if cards > 1:
                hidden.reveal(plays)
        return self._value(heads)

    def _next_plays(self, tables: Tables, hidden: Unseen, unseen: int, dice: Dice) -> Cards:
        if len(self._hands) == 1:
            last: Cards = self._hands[0][self._spots]
            return last
        inputs = features(self._hands, tables, hidden, self._world, seats=self._situation.seats, unseen=unseen)
        scores = grouped_logits(self._groups, inputs)
        # The same chances for every candidate: noise by player and world.
        noise = dice.gumbel(len(scores), scores.shape[1] // self._choices)
        scores += np.repeat(noise, self._choices, axis=1)
        played, self._hands = drawn(self._hands, best_slots(scores))
        plays: Cards = played[self._spots]
        return plays

    def _value(self, heads: npt.NDArray[np.int16]) -> npt.NDArray[np.float64]:
        totals = heads + np.array(self._situation.points, np.int16)[:, None]
        lowest = totals.min(axis=0)
        tied = (totals == lowest).sum(axis=0)
        costs = heads[0] - np.where(totals[0] == lowest, WIN_BONUS / tied, 0.0)
        return np.ascontiguousarray(costs.reshape(self._worlds, self._choices).T)
