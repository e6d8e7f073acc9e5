"""Many tables of No Thanks! at once, each seat playing by the sign of a weighted sum: take, or pass.

Owns the simulation and the features. Must not know where the weights come from. Worlds are the first axis everywhere.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from pega6_desktop.games.no_thanks.cards import HIGHEST

FEATURES: Final = 7
"""One; what the card adds to the own area; chips on it; own chips; how few they are; the least it adds to anybody
else's area; how much of the deck is left."""

_FEW = 4.0
_FULL_DECK = 24.0

Ints = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]


def added(areas: Flags, card: npt.NDArray[np.intp]) -> Floats:
    """What a card adds to areas, which are flags by number; shapes (…, numbers) and (…)."""
    below = np.take_along_axis(areas, card[..., None] - 1, -1)[..., 0]
    above = np.take_along_axis(areas, card[..., None] + 1, -1)[..., 0]
    value = card.astype(np.float64)
    alone = np.where(above, -1.0, value)
    joined = np.where(above, -(value + 1.0), 0.0)
    found: Floats = np.where(below, joined, alone)
    return found


def area_points(areas: Flags) -> Floats:
    """What areas count; shape (…, numbers)."""
    starts = areas[..., 1:] & ~areas[..., :-1]
    numbers = np.arange(1, areas.shape[-1], dtype=np.float64)
    found: Floats = starts @ numbers
    return found


class NoThanksTables:
    """Worlds side by side.

    areas: (worlds, seats, numbers). chips: (worlds, seats). decks: (worlds, cards) in their order, the card on offer
    first. pot, turn: (worlds,). weights: (worlds, seats, features).
    """

    def __init__(self, areas: Flags, chips: Ints, decks: Ints, pot: Ints, turn: Ints, weights: Floats) -> None:
        self.areas, self.chips, self.decks = areas, chips, decks
        self.pot, self.turn, self.weights = pot, turn, weights
        self.at = np.zeros(len(pot), np.intp)
        self._worlds = np.arange(len(pot))

    @property
    def is_on(self) -> Flags:
        """Which worlds still have a card on offer."""
        on: Flags = self.at < self.decks.shape[1]
        return on

    def play(self) -> None:
        """Every world to its end."""
        while self.is_on.any():
            self.play_on(64)

    def play_on(self, steps: int) -> None:
        """At most so many decisions in every world that is not at its end."""
        for _ in range(steps):
            on = np.flatnonzero(self.is_on)
            if not len(on):
                return
            self.step(on, self._wishes(on))

    def step(self, on: npt.NDArray[np.intp], takes: Flags) -> None:
        """One decision in each of these worlds; whoever has no chip takes (NT-10)."""
        turn = self.turn[on]
        takes = takes | (self.chips[on, turn] == 0)
        passing, taking = on[~takes], on[takes]
        seats = self.turn[passing]
        self.chips[passing, seats] -= 1
        self.pot[passing] += 1
        self.turn[passing] = (seats + 1) % self.chips.shape[1]
        takers = self.turn[taking]
        self.areas[taking, takers, self.decks[taking, self.at[taking]]] = True
        self.chips[taking, takers] += self.pot[taking]
        self.pot[taking] = 0
        self.at[taking] += 1

    def points(self) -> Floats:
        """Points of the round by world and seat."""
        return area_points(self.areas) - self.chips

    def _wishes(self, on: npt.NDArray[np.intp]) -> Flags:
        seats = self.chips.shape[1]
        card = self.decks[on, self.at[on]].astype(np.intp)
        turn = self.turn[on]
        adds = added(self.areas[on], np.repeat(card[:, None], seats, 1))
        rows = np.arange(len(on))
        own = adds[rows, turn]
        adds[rows, turn] = HIGHEST
        chips = self.chips[on, turn].astype(np.float64)
        left = (self.decks.shape[1] - self.at[on]) / _FULL_DECK
        sums = features(own, self.pot[on], chips, adds.min(1), left)
        wishes: Flags = np.einsum("wf,wf->w", sums, self.weights[on, turn]) > 0
        return wishes


def features(own: Floats, pot: Ints, chips: Floats, others: Floats, left: Floats) -> Floats:
    """The features of decisions; see FEATURES. Shape (decisions, features)."""
    few = np.maximum(0.0, _FEW - chips)
    return np.stack([np.ones_like(own), own, pot.astype(np.float64), chips, few, others, left], 1)
