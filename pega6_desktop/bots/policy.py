"""Policies as tiny nets: 22 features of a card, 16 hidden units, one logit; and the draw of a card from the logits.

Owns the arithmetic, which is exact: weights are multiples of 1/128, features of 1/256, hidden values are rounded to
1/128, and every sum stays below 2^24 such units, where float32 loses nothing in whatever order it is summed.
Must not know which net imitates whom.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.kernels.cards import Cards
from pega6_desktop.bots.kernels.features import COUNT, SCALE

Floats = npt.NDArray[np.float32]

HIDDEN = 16
STEPS = 128
"""Weights are whole multiples of 1 / STEPS."""

LARGEST = 8.0
"""Weights beyond this are cut: with it and inputs up to 2.5 no sum leaves the exact range in practice."""


@dataclass(frozen=True, slots=True)
class Net:
    """Weights as multiples of 1 / STEPS: units (HIDDEN, COUNT), out (1, HIDDEN), both float32 holding whole numbers."""

    units: Floats
    out: Floats

    @classmethod
    def of(cls, weights: npt.NDArray[np.float64]) -> "Net":
        """From real weights (HIDDEN, COUNT + 1): a unit's 22 input weights, then its output weight."""
        lattice = np.rint(np.clip(weights, -LARGEST, LARGEST) * STEPS).astype(np.float32)
        return cls(np.ascontiguousarray(lattice[:, :COUNT]), np.ascontiguousarray(lattice[None, :, COUNT]))

    def logits(self, inputs: Floats) -> Floats:
        """One logit per card, (cards, columns), for inputs (cards, COUNT, columns) as ``features`` gives them."""
        inner = np.matmul(self.units, inputs)
        np.maximum(inner, np.zeros(inner.shape[-1], np.float32), out=inner)  # with a single 0 numpy takes twice as long
        inner *= np.float32(1 / SCALE)
        np.rint(inner, out=inner)
        out: Floats = np.matmul(self.out, inner)[:, 0]
        out *= np.float32(1 / (STEPS * STEPS))
        return out


Groups = Sequence[tuple[Net | None, slice]]
"""Which net plays which columns; None plays any card, each as likely."""


def grouped_logits(groups: Groups, inputs: Floats) -> Floats:
    """Logits of every column by the net of its group, (cards, columns)."""
    out = np.zeros((inputs.shape[0], inputs.shape[2]), np.float32)
    for net, columns in groups:
        if net is not None and columns.stop > columns.start:
            out[:, columns] = net.logits(inputs[:, :, columns])
    return out


def best_slots(scores: Floats) -> npt.NDArray[np.int16]:
    """Position of the highest score in each column, the first of equals."""
    best = scores[0].copy()
    slots = np.zeros(scores.shape[1], np.int16)
    for index in range(1, len(scores)):
        np.copyto(slots, np.int16(index), where=scores[index] > best)
        np.maximum(best, scores[index], out=best)
    return slots


def drawn(hands: Cards, slots: npt.NDArray[np.int16]) -> tuple[Cards, Cards]:
    """The cards at these positions, (columns), and the hands without them, (cards - 1, columns)."""
    width = hands.shape[1]
    played = np.take(hands.reshape(-1), np.multiply(slots, np.intp(width), dtype=np.intp) + np.arange(width))
    place = np.arange(len(hands) - 1, dtype=np.int16)[:, None]
    return played, np.where(place < slots, hands[:-1], hands[1:])
