"""The numbers only Pega em 6! has: heads of a round, rows taken, low cards, heavy cards. Owns their sentences."""

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.records.statistics import Tally
from pega6_desktop.ui.words.messages import Messages, filled, heads

MOST_HEAVY = 3
"""So many of the dearest cards are told."""


class Numbers(Messages):
    """Sentences about numbers."""


def lines(tally: Tally) -> tuple[str, ...]:
    """Best and worst round, rows taken, and the dearest cards that came with them."""
    best = filled(Numbers.tr("Best round: {heads}."), heads=heads(tally.best))
    worst = filled(Numbers.tr("Worst round: {heads}."), heads=heads(tally.worst))
    if not tally.counted:
        return best, worst, Numbers.tr("No row taken."), *_heavy(tally)
    taken = Numbers.tr("%n row(s) taken", "", tally.counted)
    low = Numbers.tr("none of them with a low card")
    if tally.marked:
        low = Numbers.tr("%n of them with a low card", "", tally.marked)
    return best, worst, f"{taken}, {low}.", *_heavy(tally)


def _heavy(tally: Tally) -> tuple[str, ...]:
    costs = sorted(((HEADS[card] * times, card, times) for card, times in tally.kinds if times), reverse=True)
    return tuple(
        filled(Numbers.tr("The {card} came in %n row(s): {heads}.", "", times), card=card, heads=heads(cost))
        for cost, card, times in costs[:MOST_HEAVY]
    )
