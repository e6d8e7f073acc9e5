"""Fitting of one net: forward, backward, Adam. Owns the arithmetic; must not know games or players.

Weights are real here, (HIDDEN, COUNT + 1) with the output weight last; the lattice of the shipped nets comes later.
"""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.kernels.features import COUNT, SCALE, Floats
from pega6_desktop.bots.policy import HIDDEN

Weights = npt.NDArray[np.float64]

Slope = Callable[[Floats, npt.NDArray[np.float64]], npt.NDArray[np.float64]]
"""From probabilities (cards, decisions) and labels of the same shape to the slope of the loss by logit."""


def fresh(roll: np.random.Generator) -> Weights:
    """Small random weights."""
    weights = roll.normal(0, 0.4, (HIDDEN, COUNT + 1))
    weights[:, COUNT] = roll.normal(0, 0.6, HIDDEN)
    return weights


def logits_of(weights: Weights, inputs: Floats) -> tuple[Floats, Floats]:
    """Logits (cards, decisions) and hidden values (cards, HIDDEN, decisions)."""
    inner = np.matmul(weights[:, :COUNT].astype(np.float32) / SCALE, inputs)
    np.maximum(inner, 0, out=inner)
    return np.matmul(weights[None, :, COUNT].astype(np.float32), inner)[:, 0], inner


def chances_of(logits: Floats) -> Floats:
    """Softmax over the cards of each decision."""
    raised = np.exp(logits - logits.max(axis=0))
    shares: Floats = raised / raised.sum(axis=0)
    return shares


def imitation(chances: Floats, labels: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Slope of the cross-entropy; labels are the recorded choices, one 1 per decision."""
    return chances - labels


def improvement(entropy: float) -> Slope:
    """Slope of the expected cost less ``entropy`` times the entropy; labels are the costs of the cards."""

    def slope(chances: Floats, labels: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        worth = labels + entropy * np.log(np.maximum(chances, 1e-9))
        by_logit: npt.NDArray[np.float64] = chances * (worth - (chances * worth).sum(axis=0))
        return by_logit

    return slope


def gradient(weights: Weights, inputs: Floats, labels: npt.NDArray[np.float64], slope: Slope) -> Weights:
    """Mean slope of the loss by weight."""
    logits, inner = logits_of(weights, inputs)
    by_logit = (slope(chances_of(logits), labels) / logits.shape[1]).astype(np.float32)
    by_out = np.einsum("mhd,md->h", inner, by_logit)
    by_inner = (inner > 0) * weights[None, :, COUNT, None].astype(np.float32) * by_logit[:, None]
    by_unit = np.matmul(by_inner, inputs.transpose(0, 2, 1)).sum(axis=0) / SCALE
    return np.concatenate([by_unit, by_out[:, None]], axis=1).astype(np.float64)


class Adam:
    """Adam with the usual constants."""

    def __init__(self, weights: Weights, rate: float) -> None:
        self.weights = weights.copy()
        self.rate = rate
        self._mean = np.zeros_like(weights)
        self._square = np.zeros_like(weights)
        self._steps = 0

    def step(self, slope: Weights) -> None:
        """One step against the slope."""
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.001 * (slope**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        self.weights -= self.rate * mean / (np.sqrt(square) + 1e-8)


Sheet = tuple[Floats, npt.NDArray[np.float64]]
"""Inputs and labels of decisions with the same number of cards."""


def fitted(
    weights: Weights, sheets: Sequence[Sheet], slope: Slope, steps: int, rate: float, roll: np.random.Generator
) -> Weights:
    """Weights after ``steps`` minibatches of 512 decisions; the rate falls to a tenth."""
    adam = Adam(weights, rate)
    shares = np.array([inputs.shape[2] for inputs, _ in sheets], np.float64)
    picks = roll.choice(len(sheets), size=steps, p=shares / shares.sum())
    for step, pick in enumerate(picks):
        inputs, labels = sheets[pick]
        some = roll.integers(0, inputs.shape[2], min(512, inputs.shape[2]))
        adam.rate = rate * 0.1 ** (step / steps)
        adam.step(gradient(adam.weights, inputs[:, :, some], labels[:, some], slope))
    return adam.weights


def agreement(weights: Weights, sheets: Sequence[Sheet]) -> float:
    """Share of decisions whose likeliest card is the recorded one."""
    hits = [np.argmax(logits_of(weights, inputs)[0], axis=0) == np.argmax(labels, axis=0) for inputs, labels in sheets]
    return float(np.concatenate(hits).mean())
