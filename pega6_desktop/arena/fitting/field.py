"""Many rounds of the base game side by side, for recording. Owns the dealing and the course of these rounds.

Column = seat * rounds + round. Must not know who chooses or what is learnt.
"""

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.kernels.cards import HIGHEST, Cards, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Floats, Unseen, features
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.bots.policy import drawn
from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.variants import ROWS, hand_size

HAND_SIZE = hand_size("base")


class Field:
    """``rounds`` rounds at tables of ``seats``, all in the same trick."""

    def __init__(self, seats: int, rounds: int, dice: Dice) -> None:
        """Dealt by the dice."""
        self.seats, self.rounds = seats, rounds
        deal = packed_array(dice.deals(np.array(DECK, np.int16), HAND_SIZE * seats + ROWS, rounds))
        opening = np.sort(deal[:ROWS], axis=0)
        self.tables = Pega6Tables(opening >> np.int16(3), np.ones_like(opening), opening & np.int16(7))
        hands = np.sort(deal[ROWS:].reshape(HAND_SIZE, seats, rounds), axis=0)
        self.hands: Cards = hands.reshape(HAND_SIZE, seats * rounds)
        self.hidden = Unseen.of(np.array([], np.int16), rounds)
        self.hidden.reveal(opening)
        self.heads = np.zeros((seats, rounds), np.int16)
        self.world = np.tile(np.arange(rounds), seats)

    @property
    def cards(self) -> int:
        """Cards in each hand."""
        return len(self.hands)

    @property
    def unseen(self) -> int:
        """Cards neither on the table nor in one hand."""
        tricks = HAND_SIZE - self.cards
        return HIGHEST - ROWS - tricks * self.seats - self.cards

    def inputs(self) -> Floats:
        """What the nets read, (cards, COUNT, columns)."""
        return features(self.hands, self.tables, self.hidden, self.world, seats=self.seats, unseen=self.unseen)

    def play(self, slots: npt.NDArray[np.int16]) -> None:
        """Every column plays the card at its slot."""
        played, self.hands = drawn(self.hands, slots)
        self.place(played.reshape(self.seats, self.rounds))

    def place(self, plays: Cards) -> None:
        """One trick of cards that have left the hands, (seats, rounds)."""
        self.heads += self.tables.place(plays)
        self.hidden.reveal(plays)

    def spread(self, copies: int) -> "Field":
        """Every round ``copies`` times: copy i of round r is round r * copies + i."""
        wide = object.__new__(Field)
        wide.seats, wide.rounds = self.seats, self.rounds * copies
        index = np.repeat(np.arange(self.rounds), copies)
        wide.tables, wide.hidden = self.tables.columns(index), self.hidden.columns(index)
        wide.hands = np.repeat(self.hands, copies, axis=1)
        wide.heads = np.repeat(self.heads, copies, axis=1)
        wide.world = np.tile(np.arange(wide.rounds), self.seats)
        return wide
