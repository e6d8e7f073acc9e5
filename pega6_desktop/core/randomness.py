"""Addressed randomness: every draw is named by (seed, purpose), so adding a draw never shifts another.

Owns the only use of the random module in the rules. Python promises only ``random()`` to be stable across
versions, not ``shuffle`` or ``sample``; Fisher-Yates is built on ``random()`` here and pinned by test vectors.
"""

import hashlib
import random
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")

MAX_SEED = 2**53 - 1
"""Largest seed: the largest integer every JSON reader keeps exactly."""


def uniform(seed: int, purpose: str) -> Callable[[], float]:
    """A stream of floats in [0, 1) addressed by seed and purpose; equal addresses give equal streams.

    >>> roll = uniform(7, "round/1/deal")
    >>> [round(roll(), 3) for _ in range(3)]
    [0.597, 0.481, 0.2]
    """
    digest = hashlib.sha256(f"{seed}/{purpose}".encode()).digest()
    return random.Random(int.from_bytes(digest[:16], "big")).random


def drawn(cards: Sequence[T], count: int, seed: int, purpose: str) -> list[T]:
    """The first ``count`` cards of the deck as shuffled for this address (a partial Fisher-Yates).

    >>> drawn(range(1, 105), 4, 7, "round/1/deal")
    [63, 51, 23, 66]
    >>> drawn(range(1, 105), 4, 7, "round/2/deal")
    [35, 16, 30, 32]
    """
    deck = list(cards)
    size = len(deck)
    roll = uniform(seed, purpose)
    for i in range(count):
        j = i + int(roll() * (size - i))
        deck[i], deck[j] = deck[j], deck[i]
    return deck[:count]


def shuffled(cards: Sequence[T], seed: int, purpose: str) -> list[T]:
    """All cards in the order of this address; ``drawn`` with a smaller count gives its beginning.

    >>> shuffled("abcd", 7, "deal")
    ['b', 'd', 'c', 'a']
    >>> shuffled("abcd", 7, "deal")[:2] == drawn("abcd", 2, 7, "deal")
    True
    """
    return drawn(cards, len(cards), seed, purpose)


def picked(choices: Sequence[T], seed: int, purpose: str) -> T:
    """One of the choices, uniformly, by address. Raises IndexError when there is none.

    >>> picked(["north", "east", "south"], 7, "first")
    'north'
    """
    return choices[int(uniform(seed, purpose)() * len(choices))]
