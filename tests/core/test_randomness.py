"""Draws are addressed: the same name always gives the same cards, on every machine and in every later version."""

import hashlib
from collections import Counter

import numpy as np
import pytest

from pega6_desktop.core.randomness import MAX_SEED, drawn, picked, shuffled, uniform

STREAMS = [
    (0, "", 0.7622661002885875, 0.6819042045793338),
    (1, "round/1/deal", 0.4722938211486354, 0.8443883037796291),
    (1, "round/2/deal", 0.5812572566806083, 0.957764618241943),
    (2, "round/1/deal", 0.10926581798015544, 0.18743804115428164),
    (42, "round/1/deal", 0.26425013678024356, 0.4719659515142153),
    (MAX_SEED, "round/1/deal", 0.5217134041046463, 0.18256195401324293),
    (7, "bot/0/1", 0.19108253573353906, 0.47098467681049205),
    (7, "festa de boi 🐂", 0.4531891443569326, 0.03731414182726134),
]

SHUFFLES = [
    (1, "round/1/deal", [5, 9, 2, 6, 7, 10, 4, 3, 8, 1]),
    (1, "round/2/deal", [6, 10, 8, 2, 1, 3, 7, 4, 5, 9]),
    (MAX_SEED, "x", [4, 8, 2, 3, 6, 10, 5, 9, 7, 1]),
]

DRAWS = [
    (1, "round/1/deal", [50, 88, 89, 41, 4, 93], "e"),
    (1, "round/2/deal", [61, 100, 75, 91, 28, 64], "f"),
    (MAX_SEED, "x", [41, 71, 78, 2, 38, 93], "d"),
]


def _name(seed: int, purpose: str) -> str:
    return f"{seed}:{purpose.encode('ascii', 'replace').decode()}"


@pytest.mark.parametrize(("seed", "purpose", "first", "second"), STREAMS, ids=[_name(*row[:2]) for row in STREAMS])
def test_published_streams(seed: int, purpose: str, first: float, second: float) -> None:
    roll = uniform(seed, purpose)
    assert (roll(), roll()) == (first, second)


@pytest.mark.parametrize(("seed", "purpose", "order"), SHUFFLES, ids=[_name(*row[:2]) for row in SHUFFLES])
def test_published_shuffles(seed: int, purpose: str, order: list[int]) -> None:
    assert shuffled(range(1, 11), seed, purpose) == order


@pytest.mark.parametrize(("seed", "purpose", "first", "pick"), DRAWS, ids=[_name(*row[:2]) for row in DRAWS])
def test_published_draws(seed: int, purpose: str, first: list[int], pick: str) -> None:
    assert drawn(range(1, 105), len(first), seed, purpose) == first
    assert picked("abcdefghij", seed, purpose) == pick


@pytest.mark.parametrize(("seed", "purpose"), [row[:2] for row in STREAMS], ids=[_name(*row[:2]) for row in STREAMS])
def test_another_mersenne_twister_agrees(seed: int, purpose: str) -> None:
    """numpy seeds and steps its own MT19937: the stream is the algorithm's, not one Python version's."""
    number = int.from_bytes(hashlib.sha256(f"{seed}/{purpose}".encode()).digest()[:16], "big")
    words = [number >> shift & 0xFFFFFFFF for shift in range(0, number.bit_length(), 32)]
    roll = uniform(seed, purpose)
    assert [roll() for _ in range(50)] == np.random.RandomState(words).random_sample(50).tolist()


def test_an_address_never_depends_on_what_was_drawn_before() -> None:
    before = shuffled(range(20), 5, "b")
    shuffled(range(20), 5, "a")
    assert shuffled(range(20), 5, "b") == before


def test_addresses_that_look_alike_differ() -> None:
    orders = {
        tuple(shuffled(range(30), seed, purpose)) for seed, purpose in [(1, "1/x"), (11, "/x"), (1, "x"), (1, "x ")]
    }
    assert len(orders) == 4


def test_a_partial_draw_is_the_beginning_of_the_shuffle() -> None:
    whole = shuffled(range(104), 9, "deal")
    assert all(drawn(range(104), count, 9, "deal") == whole[:count] for count in range(105))


def test_a_shuffle_keeps_every_card_and_leaves_the_deck_alone() -> None:
    deck = list(range(104))
    assert sorted(shuffled(deck, 3, "deal")) == deck == list(range(104))


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(IndexError):
        picked((), 1, "x")


def test_every_order_of_four_cards_comes_up_equally_often() -> None:
    """24 orders in 24,000 fixed shuffles: chi-square below its 99.9 % bound for 23 degrees of freedom."""
    seen = Counter(tuple(shuffled("abcd", seed, "order")) for seed in range(24_000))
    assert len(seen) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 49.7


def test_every_card_of_the_deck_is_drawn_equally_often() -> None:
    """104 cards in 5,200 fixed draws of ten: chi-square below its 99.9 % bound for 103 degrees of freedom."""
    seen = Counter(card for seed in range(5_200) for card in drawn(range(104), 10, seed, "deal"))
    assert sum((seen[card] - 500) ** 2 / 500 for card in range(104)) < 151.9
