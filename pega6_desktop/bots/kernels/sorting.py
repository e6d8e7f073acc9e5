"""Sorting a few rows of a batch with compare-exchange steps, each of them two numpy calls over all worlds.

Owns the networks (odd-even merge sort cut to the number of rows). Knows nothing of cards.
"""

from functools import lru_cache

import numpy as np
import numpy.typing as npt


@lru_cache(maxsize=32)
def network(count: int) -> tuple[tuple[int, int], ...]:
    """Pairs (low, high) to compare in turn so that ``count`` values end up ascending."""
    size = 1 << max(0, count - 1).bit_length()
    pairs: list[tuple[int, int]] = []
    span = 1
    while span < size:
        step = span
        while step >= 1:
            pairs += _merging(size, span, step)
            step //= 2
        span *= 2
    return tuple((low, high) for low, high in pairs if high < count)


def _merging(size: int, span: int, step: int) -> list[tuple[int, int]]:
    """One stage of the merge of runs of ``span`` values."""
    return [
        (start + offset, start + offset + step)
        for start in range(step % span, size - step, 2 * step)
        for offset in range(min(step, size - start - step))
        if (start + offset) // (2 * span) == (start + offset + step) // (2 * span)
    ]


def sort_rows(values: npt.NDArray[np.int16]) -> None:
    """Sort each column of (rows, batch) in place, ascending from the first row."""
    low = np.empty_like(values[0])
    for first, second in network(len(values)):
        np.minimum(values[first], values[second], out=low)
        np.maximum(values[first], values[second], out=values[second])
        values[first] = low
