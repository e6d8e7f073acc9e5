"""Number cards as small integers for batches: a card and its heads in one int16, so that no table is looked up later.

Owns the packing. Packed cards sort like their numbers.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from pega6_desktop.games.pega6.cards import DECK, HEADS

Cards = npt.NDArray[np.int16]
"""Packed cards: number * 8 + heads."""

HIGHEST = len(DECK)
"""The highest card number."""

_PACKED = np.array([card << 3 | heads for card, heads in enumerate(HEADS)], np.int16)
_PACKED.flags.writeable = False


def packed(cards: Iterable[int]) -> Cards:
    """These card numbers, packed, in the order given."""
    return _PACKED[np.fromiter(cards, np.int64)]


def packed_array(numbers: npt.NDArray[np.int16]) -> Cards:
    """An array of card numbers, packed; the shape stays."""
    return _PACKED[numbers]


def numbers(cards: Cards) -> npt.NDArray[np.int16]:
    """The numbers of packed cards."""
    return cards >> np.int16(3)


def heads(cards: Cards) -> npt.NDArray[np.int16]:
    """The heads of packed cards."""
    return cards & np.int16(7)
