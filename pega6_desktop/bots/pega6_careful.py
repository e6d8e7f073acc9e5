"""A bot for Pega em 6! that plays like a careful person: count the cards between, weigh the heads, keep no card that
will hurt later. Owns that judgement; must not know states, rules or what others hold.
"""

from math import comb

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.pega6_rows import row_to_take
from pega6_desktop.bots.pega6_turns import beside_choosing
from pega6_desktop.games.pega6.cards import DECK, HEADS, heads
from pega6_desktop.games.pega6.moves import Move, PlayCard
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Rows, target
from pega6_desktop.games.pega6.variants import deck

MEAN_HEADS = sum(HEADS) / len(DECK)
"""Heads of a card nobody knows: 171 / 104."""

_SAFEST = 0.7
_LOW_END, _LOW_FALL = 2.0, 0.09
_HIGH_FROM, _HIGH_RISE = 40, 1.3 / 60


class CarefulBot:
    """Weighs what a card costs now against what it would cost to keep; the smaller gap settles the rest."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The best card by that judgement, or the cheapest row for a low card. Raises Cancelled."""
        budget.checkpoint()
        move = beside_choosing(observation, budget, key)
        if move is not None:
            return move
        unseen = unseen_cards(observation)
        scale = len(DECK) / len(deck(observation.setup.variant, observation.setup.seats))
        judged = []
        for card in observation.hand:
            budget.checkpoint()
            cost = expected_heads(observation, unseen, card) - cost_of_keeping(card * scale)
            judged.append((cost, gap(observation.rows, card), card))
        return PlayCard(min(judged)[2])


def cost_of_keeping(card: float) -> float:
    """Heads a card costs on average when it is played some time later; its place counts as in the whole deck.

    Measured over 3,000 rounds of four bots that only look at the present trick: about 2 heads at both ends of the
    deck (a low card must take a row, a high one waits for rows that are nearly full), 0.7 in between.
    """
    return max(_SAFEST, _LOW_END - _LOW_FALL * card, _SAFEST + (card - _HIGH_FROM) * _HIGH_RISE)


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
        return chance_of(0, others, lower) * heads(observation.rows[row_to_take(observation.rows)].cards)
    row = observation.rows[index]
    between = sum(row.end < other < card for other in unseen) / len(unseen)
    free = row.capacity - len(row.cards)
    return chance_of(free, others, between) * (heads(row.cards) + free * MEAN_HEADS) if free <= others else 0.0
