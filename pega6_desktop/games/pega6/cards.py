"""The number cards and their heads (P6-C). Owns what a card costs; knows nothing of rows or players."""

DECK = tuple(range(1, 105))
"""Every number card once (P6-C-01)."""


def _heads_of(card: int) -> int:
    if card == 55:
        return 7
    if card % 11 == 0:
        return 5
    if card % 10 == 0:
        return 3
    return 2 if card % 5 == 0 else 1


HEADS = (0, *(_heads_of(card) for card in DECK))
"""Heads by card number (P6-C-02); index 0 is no card."""


def heads(cards: tuple[int, ...]) -> int:
    """The sum of heads of these cards.

    >>> heads((5, 10, 11, 55, 56))
    18
    """
    return sum(HEADS[card] for card in cards)
