"""An observation as arrays, from the viewer's side: who is who, what lies open, what is unseen.

Owns that translation. The viewer is player 0, the others follow in play order. Must not know how anybody chooses.
"""

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.observation import Observation, Trick
from pega6_desktop.games.pega6.placement import Row, open_rows
from pega6_desktop.games.pega6.variants import deck

Hands = tuple[tuple[int, ...], ...]
"""Hands of the other players in play order, each ascending."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Situation:
    """What the viewer knows when a card is to be chosen.

    hand: ascending. rows: the open ones as they lie. tricks: those already played, with cards by player; none where a
    special card may have changed what was played. points: this round, by player. table: every card that lies or lay on
    the table this round, and those the deck is without. unseen: the rest less the own hand, ascending. known: cards of
    the others that everybody has seen, by player.
    """

    seats: int
    hand: tuple[int, ...]
    rows: tuple[Row, ...]
    tricks: tuple[Trick, ...]
    points: tuple[int, ...]
    table: npt.NDArray[np.int16]
    unseen: npt.NDArray[np.int16]
    known: Hands

    @property
    def open_hands(self) -> Hands | None:
        """What the others hold, where everybody has seen all of it; else None."""
        return self.known if all(len(hand) == len(self.hand) for hand in self.known) else None

    @classmethod
    def of(cls, observation: Observation) -> "Situation":
        """The situation of the viewer, who is about to choose a card or to place one (revealed cards count as seen)."""
        viewer = observation.viewer or 0
        seats = observation.setup.seats
        seen = set(DECK) - set(deck(observation.setup.variant, seats))
        seen.update(card for row in observation.rows for card in row.cards)
        seen.update(card for pile in observation.piles for card in pile)
        seen.update(observation.set_aside, (card for card, _ in observation.queue))
        tricks = () if observation.setup.variant == "special" else observation.tricks
        seen.update(card for trick in tricks for card in trick.cards)
        hidden = [card for card in DECK if card not in seen and card not in observation.hand]
        return cls(
            seats=seats,
            hand=observation.hand,
            rows=tuple(observation.rows[index] for index in open_rows(observation.rows)),
            tricks=tuple(Trick(trick.rows, turned(trick.cards, viewer)) for trick in tricks),
            points=turned(observation.points, viewer),
            table=np.array(sorted(seen), np.int16),
            unseen=np.array(hidden, np.int16),
            known=turned(observation.known, viewer)[1:] or ((),) * (seats - 1),
        )

    def table_before(self, trick: int) -> npt.NDArray[np.int16]:
        """Every card that lay on the table before the trick of this index was revealed."""
        later = {card for past in self.tricks[trick:] for card in past.cards}
        return np.array([card for card in self.table.tolist() if card not in later], np.int16)


def turned(values: tuple[T, ...], viewer: int) -> tuple[T, ...]:
    """Values by seat as values by player: the viewer's first."""
    return values[viewer:] + values[:viewer]
