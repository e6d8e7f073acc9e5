"""What the cards already played say about who holds what and who plays how.

Owns the likelihood of past choices under each type of player, and the Metropolis chains that draw worlds from it: hands
and types jointly. Must not know how a card is chosen from the worlds.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import HIGHEST, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Unseen, features
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.bots.pega6.habits import SLIP, Floats
from pega6_desktop.bots.pega6.nets import Cast
from pega6_desktop.bots.pega6.situation import Situation

SAMPLE_HANDS = 60
"""Random hands per past choice from which the pull of each card is averaged."""

STRONGEST_PULL = 8.0
"""Beyond this difference of logits a slip explains a choice better; keeps running sums exact enough in float32."""

BURN_IN = 40
WORLDS_PER_CHAIN = 3
SPACING = 8


@dataclass(frozen=True, slots=True)
class Worlds:
    """Complete tables that agree with the observation: hands (others, cards, worlds) as ascending card numbers, and the
    type of each other player, (others, worlds), an index into the cast.
    """

    hands: npt.NDArray[np.int16]
    types: npt.NDArray[np.int8]

    @property
    def count(self) -> int:
        """How many."""
        return int(self.hands.shape[2])


def dealt(situation: Situation, cast: Cast, expected: Floats, count: int, dice: Dice, budget: ThinkBudget) -> Worlds:
    """``count`` worlds: hands uniform before any trick, afterwards as the past choices suggest.

    expected: chances of each type before this round, (others, types). Raises Cancelled.
    """
    if not situation.tricks:
        hands = np.sort(_deals(situation, dice, count), axis=1)
        return Worlds(hands, drawn_types(np.repeat(expected[:, :, None], count, axis=2), dice))
    pulls = Pulls.of(situation, cast, dice, budget)
    return Chains(situation, pulls, expected, -(-count // WORLDS_PER_CHAIN), dice).worlds(count, budget)


def _deals(situation: Situation, dice: Dice, count: int) -> npt.NDArray[np.int16]:
    """(others, cards, count) from the unseen cards, those everybody has seen where they are."""
    seen = np.array([card for hand in situation.known for card in hand], np.int16)
    unseen = situation.unseen[~np.isin(situation.unseen, seen)]
    cards = len(situation.hand)
    missing = [cards - len(hand) for hand in situation.known]
    deal = dice.deals(unseen, sum(missing), count)
    parts = np.split(deal, np.cumsum(missing)[:-1])
    fixed = [np.repeat(np.array(hand, np.int16)[:, None], count, axis=1) for hand in situation.known]
    return np.stack([np.concatenate(pair) for pair in zip(fixed, parts, strict=True)])


def drawn_types(chances: npt.NDArray[np.float32], dice: Dice) -> npt.NDArray[np.int8]:
    """One type for each player and world from chances (others, types, worlds), which need not sum to 1."""
    upto = np.cumsum(chances, axis=1)
    mark = dice.unit(upto.shape[0], upto.shape[2]) * upto[:, -1]
    types: npt.NDArray[np.int8] = (upto <= mark[:, None]).sum(axis=1, dtype=np.int8)
    return np.minimum(types, np.int8(upto.shape[1] - 1))


@dataclass(frozen=True, slots=True)
class Pulls:
    """How strongly each card would have drawn each player instead of the card played.

    by_card: (others + 1, card, tricks, types) exp of the logit above the played card's; the last player holds nothing
    and feels nothing. later: (others + 1, tricks, types) the sum over the cards played later.
    held: cards in hand at each trick.
    """

    by_card: Floats
    later: Floats
    held: Floats

    @classmethod
    def of(cls, situation: Situation, cast: Cast, dice: Dice, budget: ThinkBudget) -> "Pulls":
        """Measured on random hands that fit the later plays. Raises Cancelled."""
        others, tricks = situation.seats - 1, len(situation.tricks)
        by_card = np.zeros((others + 1, HIGHEST + 1, tricks, len(cast.nets)), np.float32)
        later = np.zeros((others + 1, tricks, len(cast.nets)), np.float32)
        for trick in range(tricks):
            for other in range(others):
                budget.checkpoint()
                own = [past.cards[other + 1] for past in situation.tricks[trick:]]
                by_card[other, :, trick] = _pulls(situation, cast, trick, own, dice)
                later[other, trick] = by_card[other, own[1:], trick].sum(axis=0)
        held = len(situation.hand) + np.arange(tricks, 0, -1, dtype=np.float32)
        return cls(by_card, later, held)


def _pulls(situation: Situation, cast: Cast, trick: int, own: list[int], dice: Dice) -> Floats:
    """(card, types) for the first of a player's ``own`` plays, which was made at this trick."""
    hands = np.sort(np.concatenate([_fillings(situation, dice), _spread(own)]), axis=0)
    width = hands.shape[1]
    table = situation.table_before(trick)
    inputs = features(
        packed_array(hands),
        Pega6Tables.of(situation.tricks[trick].rows),
        Unseen.of(table),
        np.zeros(width, np.intp),
        seats=situation.seats,
        unseen=HIGHEST - len(table) - len(hands),
    )
    played = hands == own[0]
    counts = np.bincount(hands.ravel(), minlength=HIGHEST + 1)
    pulls = np.ones((HIGHEST + 1, len(cast.nets)), np.float32)
    for index, net in enumerate(cast.nets):
        if net is not None:
            logits = net.logits(inputs)
            logits -= logits.T[played.T]
            sums = np.bincount(hands.ravel(), logits.ravel(), minlength=HIGHEST + 1)
            pulls[:, index] = np.exp(np.clip(sums / np.maximum(counts, 1), -STRONGEST_PULL, STRONGEST_PULL))
    return pulls


def _spread(own: list[int]) -> npt.NDArray[np.int16]:
    return np.repeat(np.array(own, np.int16)[:, None], SAMPLE_HANDS, axis=1)


def _fillings(situation: Situation, dice: Dice) -> npt.NDArray[np.int16]:
    """What else the player may have held, (cards, SAMPLE_HANDS): every unseen card appears about equally often."""
    unseen, cards = situation.unseen, len(situation.hand)
    per_deal = len(unseen) // cards
    deals = -(-SAMPLE_HANDS // per_deal)
    shuffled = dice.deals(unseen, per_deal * cards, deals)
    return shuffled.reshape(per_deal, cards, deals).transpose(1, 0, 2).reshape(cards, -1)[:, :SAMPLE_HANDS]


class Chains:
    """Metropolis chains over who holds which unseen card, side by side.

    Facts of a player in a chain, or of a player about a card, are lines of flat tables: taking whole lines is far
    quicker than picking by several indices.
    """

    def __init__(self, situation: Situation, pulls: Pulls, expected: Floats, width: int, dice: Dice) -> None:
        self._others, self._cards = situation.seats - 1, len(situation.hand)
        others, cards, tricks, types = pulls.by_card.shape
        self._facts = (tricks, types)
        self._by_card = pulls.by_card.reshape(others * cards, tricks * types)
        self._held = ((1 - SLIP) * pulls.held)[:, None]
        self._nothing = np.zeros(tricks * types, np.float32)
        # Whoever holds the cards nobody has been dealt is of no type, so any row does.
        self._prior = np.concatenate([expected, expected[:1]])
        self._dice = dice
        unseen = situation.unseen
        self._deal = np.ascontiguousarray(dice.deals(unseen, len(unseen), width).T)
        holding = self._others * self._cards
        self._owner = np.minimum(np.arange(len(unseen)) // self._cards, self._others)
        chain = np.arange(width)
        self._first_spot = chain * len(unseen)
        self._first_line = chain * others
        hands = self._deal[:, :holding].reshape(width, self._others, self._cards)
        sums = np.repeat(pulls.later[None], width, axis=0)
        for other in range(self._others):
            sums[:, other] += pulls.by_card[other][hands[:, other]].sum(axis=1)
        self._scores = np.log(self._by_type(sums, self._prior).sum(axis=-1)).reshape(-1)
        self._sums = sums.reshape(width * others, -1)

    def worlds(self, count: int, budget: ThinkBudget) -> Worlds:
        """``count`` worlds, WORLDS_PER_CHAIN from each chain. Raises Cancelled."""
        for _ in range(BURN_IN):
            self._step(budget)
        hands, chances = [], []
        for _ in range(WORLDS_PER_CHAIN):
            for _ in range(SPACING):
                self._step(budget)
            held = self._deal[:, : self._others * self._cards].reshape(-1, self._others, self._cards)
            hands.append(np.sort(held, axis=2).transpose(1, 2, 0))
            sums = self._sums.reshape(len(self._deal), self._others + 1, *self._facts)[:, :-1]
            chances.append(self._by_type(sums, self._prior[:-1]).transpose(1, 2, 0))
        types = drawn_types(np.concatenate(chances, axis=2)[:, :, :count], self._dice)
        return Worlds(np.ascontiguousarray(np.concatenate(hands, axis=2)[:, :, :count]), types)

    def _by_type(self, sums: Floats, prior: Floats) -> Floats:
        """Prior times likelihood, (..., types), for sums (..., tricks, types) and a prior for each of them."""
        factors = 1 + sums
        np.divide(self._held, factors, out=factors)
        factors += np.float32(SLIP)
        chances: Floats = factors[..., 0, :].copy()
        for trick in range(1, factors.shape[-2]):
            chances *= factors[..., trick, :]
        return chances * prior

    def _step(self, budget: ThinkBudget) -> None:
        """Each chain swaps a card of some other player with any unseen card, if the evidence bears it."""
        budget.checkpoint()
        width = len(self._deal)
        first = self._dice.below(self._others * self._cards, width)
        second = self._dice.below(len(self._owner), width)
        spots = np.stack([first, second])
        givers = self._owner[spots]
        spots += self._first_spot
        deal = self._deal.reshape(-1)
        given = deal[spots]
        lines = givers + self._first_line
        cards = givers * (HIGHEST + 1)
        sums = self._sums.take(lines, axis=0)
        sums += self._by_card.take(cards + given[::-1], axis=0)
        sums -= self._by_card.take(cards + given, axis=0)
        likely = self._by_type(np.maximum(sums, self._nothing).reshape(2, width, *self._facts), self._prior[givers])
        scores = np.log(likely.sum(axis=-1))
        gain = scores.sum(axis=0) - self._scores[lines].sum(axis=0)
        # log of 0 never: the unit numbers are shifted by half a step.
        dare = np.log(self._dice.unit(width) + 2.0**-33)
        where = np.flatnonzero((dare < gain) & (givers[0] != givers[1]))
        deal[spots[:, where]] = given[::-1, where]
        self._sums[lines[:, where]] = sums[:, where]
        self._scores[lines[:, where]] = scores[:, where]
