"""Addressed randomness for batches: equal addresses give equal arrays on every machine.

Owns the only use of numpy's bit generators by the bots. Only raw bits are taken from them (numpy promises those to be
stable, its distributions not), and everything made of the bits here is exact.
"""

import hashlib
import math
from functools import lru_cache

import numpy as np
import numpy.typing as npt

# By name: numpy would load this part with the first throw, in the worker's thread, and a thread that loads a library
# while the window loads one of Qt's can wait with it for ever.
from numpy.random import PCG64

Floats = npt.NDArray[np.float32]

_STEPS = 1 << 16
_LATTICE = 1 << 10


def gumbel_quantiles() -> npt.NDArray[np.float64]:
    """Middle of each of 65,536 equally likely slices, in steps of the lattice; not yet rounded to it."""
    middles = (np.arange(_STEPS) + 0.5) / _STEPS
    values: npt.NDArray[np.float64] = -np.log(-np.log(middles)) * _LATTICE
    return values


@lru_cache(maxsize=1)
def _gumbel_table() -> Floats:
    """The same on the lattice, so that no last bit differs between machines."""
    table = (np.rint(gumbel_quantiles()) / _LATTICE).astype(np.float32)
    table.flags.writeable = False
    return table


class Dice:
    """A stream of random arrays for one address."""

    def __init__(self, address: str) -> None:
        digest = hashlib.sha256(address.encode()).digest()
        self._source = PCG64(int.from_bytes(digest[:16], "big"))

    def bits(self, *shape: int) -> npt.NDArray[np.uint32]:
        """Uniform 32-bit numbers."""
        count = math.prod(shape)
        raw = self._source.random_raw((count + 1) // 2)
        return raw.astype("<u8", copy=False).view("<u4")[:count].reshape(shape)

    def unit(self, *shape: int) -> npt.NDArray[np.float64]:
        """Uniform in [0, 1), 32 bits fine."""
        return np.multiply(self.bits(*shape), 1.0 / 4294967296.0, dtype=np.float64)

    def below(self, limit: int, *shape: int) -> npt.NDArray[np.int64]:
        """Uniform whole numbers from 0 to limit - 1."""
        return (self.bits(*shape).astype(np.uint64) * np.uint64(limit) >> np.uint64(32)).astype(np.int64)

    def gumbel(self, *shape: int) -> Floats:
        """Noise that turns the argmax of logits into a draw from their softmax."""
        count = math.prod(shape)
        raw = self._source.random_raw((count + 3) // 4)
        steps = raw.astype("<u8", copy=False).view("<u2")[:count].reshape(shape)
        return np.take(_gumbel_table(), steps)

    def deals(self, cards: npt.NDArray[np.int16], count: int, width: int) -> npt.NDArray[np.int16]:
        """For each of ``width`` worlds ``count`` different cards in random order; shape (count, width).

        Uniform up to ties among 20 random bits, which fall to the lower position in the list of cards.
        """
        keys = self.bits(width, len(cards)) << np.uint32(7)
        keys |= np.arange(len(cards), dtype=np.uint32)
        keys.sort(axis=-1)
        picks = (keys[:, :count] & np.uint32(127)).T
        return cards[np.ascontiguousarray(picks)]
