"""Heads per card (P6-C)."""

import pytest

from pega6_desktop.games.pega6.cards import DECK, HEADS, heads


@pytest.mark.parametrize(
    ("price", "cards"),
    [
        (7, (55,)),
        (5, (11, 22, 33, 44, 66, 77, 88, 99)),
        (3, (10, 20, 30, 40, 50, 60, 70, 80, 90, 100)),
        (2, (5, 15, 25, 35, 45, 65, 75, 85, 95)),
    ],
)
def test_exactly_these_cards_cost_more_than_one_head(price: int, cards: tuple[int, ...]) -> None:
    assert tuple(card for card in DECK if HEADS[card] == price) == cards


def test_the_deck_holds_each_number_once_and_171_heads() -> None:
    assert tuple(range(1, 105)) == DECK
    assert (heads(DECK), heads(()), HEADS.count(1)) == (171, 0, 76)
