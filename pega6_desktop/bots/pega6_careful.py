"""A bot for Pega em 6! that plays like a careful person: count the cards between, weigh the heads, keep no card that
will hurt later. Owns that judgement; must not know states, rules or what others hold.
"""

from math import comb

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.pega6_turns import beside_choosing, cheapest
from pega6_desktop.games.pega6.cards import DECK, HEADS, heads
from pega6_desktop.games.pega6.moves import Move, PlayCard
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Rows, target
from pega6_desktop.games.pega6.variants import deck

MEAN_HEADS = sum(HEADS) / len(DECK)
"""Heads of a card nobody knows: 171 / 104."""


class CarefulBot:
    """Plays the card that is expected to cost least; equal cards are told apart by the smaller gap."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The least costly card, or the cheapest row for a low card. Raises Cancelled."""
        budget.checkpoint()
        move = beside_choosing(observation, budget)
        if move is not None:
            return move
        unseen = unseen_cards(observation)
        costs = []
        for card in observation.hand:
            budget.checkpoint()
            costs.append((expected_heads(observation, unseen, card), gap(observation.rows, card), card))
        return PlayCard(min(costs)[2])


def unseen_cards(observation: Observation) -> frozenset[int]:
    """Cards that may be in another hand: neither on the table, nor taken, nor the viewer's own."""
    seen = set(observation.hand)
    for row in observation.rows:
        seen.update(row.cards)
    for pile in observation.piles:
        seen.update(pile)
    seen.update(observation.set_aside, (card for card, _ in observation.queue))
    return frozenset(deck(observation.setup.variant, observation.setup.seats)) - seen


def gap(rows: Rows, card: int) -> int:
    """Difference to the end of the card's row; a low card counts its own number."""
    index = target(rows, card)
    return card if index is None else card - rows[index].end


def chance_of(count: int, of: int, share: float) -> float:
    """Probability that exactly ``count`` of ``of`` independent players do what each does with probability ``share``."""
    return comb(of, count) * share**count * (1 - share) ** (of - count)


def expected_heads(observation: Observation, unseen: frozenset[int], card: int) -> float:
    """Heads this card is expected to cost now, when the others play any unseen card."""
    others = len(observation.hand_sizes) - 1
    index = target(observation.rows, card)
    if index is None:
        lower = sum(other < card for other in unseen) / len(unseen)
        return chance_of(0, others, lower) * heads(observation.rows[cheapest(observation.rows)].cards)
    row = observation.rows[index]
    between = sum(row.end < other < card for other in unseen) / len(unseen)
    free = row.capacity - len(row.cards)
    return chance_of(free, others, between) * (heads(row.cards) + free * MEAN_HEADS) if free <= others else 0.0
