"""Opponents everybody can build again, to measure against; they play in the arena only.

Owns random, highest, lowest, greedy, tail-risk and whoever abstains from special cards. The flat searches have a room
of their own. All of them draft and use special cards with the judgement the program's own players share, so that only
their choice of cards is compared.
"""

import math
from collections.abc import Callable

from pega6_desktop.bots.bot import Bot, ThinkBudget
from pega6_desktop.bots.pega6.nearest import cost_and_gap
from pega6_desktop.bots.pega6.turns import beside_choosing
from pega6_desktop.core.randomness import picked
from pega6_desktop.games.pega6.cards import DECK, HEADS, heads
from pega6_desktop.games.pega6.moves import Move, PlayCard, PlayNoSpecial
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.games.pega6.variants import deck

MEAN_HEADS = sum(HEADS) / len(DECK)

Rank = Callable[[Observation, int], tuple[float, ...]]
"""What a simple player holds against a card; the least wins."""


class RandomCardBot:
    """Plays any card, each as likely, but takes the cheapest row."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """A card by the address ``key``, or the cheapest row. Raises Cancelled."""
        budget.checkpoint()
        return beside_choosing(observation, budget, key) or PlayCard(picked(observation.hand, 0, key))


class RankBot:
    """Plays the card of the hand that ranks lowest; of equals the lowest card."""

    def __init__(self, rank: Rank) -> None:
        self._rank = rank

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The card ranked lowest, or the cheapest row. Raises Cancelled."""
        budget.checkpoint()
        beside = beside_choosing(observation, budget, key)
        if beside is not None:
            return beside
        return PlayCard(min(observation.hand, key=lambda card: (*self._rank(observation, card), card)))


class Abstaining:
    """Plays as another bot does but never a special card."""

    def __init__(self, bot: Bot[Observation, Move]) -> None:
        self._bot = bot

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The other bot's move, or placing the card without a special one. Raises Cancelled."""
        if observation.phase == "special":
            budget.checkpoint()
            return PlayNoSpecial()
        return self._bot.choose(observation, budget, key)


def highest(_observation: Observation, card: int) -> tuple[float, ...]:
    """The highest card first."""
    return (-card,)


def lowest(_observation: Observation, card: int) -> tuple[float, ...]:
    """The lowest card first."""
    return (card,)


def greedy(observation: Observation, card: int) -> tuple[float, ...]:
    """Least heads now, then the smallest gap."""
    return cost_and_gap(observation.rows, card)


def tail_risk(observation: Observation, card: int) -> tuple[float, ...]:
    """Expected heads: the binomial chance that at least as many others as there are free places come between."""
    index = target(observation.rows, card)
    if index is None:
        return (min(heads(row.cards) for row in observation.rows), card)
    row = observation.rows[index]
    slots = row.capacity - len(row.cards)
    if slots == 0:
        return (heads(row.cards), card - row.end)
    seen = {other for line in observation.rows for other in line.cards}
    seen.update(*observation.piles, observation.hand)
    unseen = [other for other in deck(observation.setup.variant, observation.setup.seats) if other not in seen]
    share = sum(row.end < other < card for other in unseen) / max(len(unseen), 1)
    others = observation.setup.seats - 1
    filled = sum(
        math.comb(others, count) * share**count * (1 - share) ** (others - count) for count in range(slots, others + 1)
    )
    return (filled * (heads(row.cards) + slots * MEAN_HEADS), card - row.end)
