"""An observation of the base game as arrays, from the viewer's side: who is who, what lies open, what is unseen.

Owns that translation. The viewer is player 0, the others follow in play order. Must not know how anybody chooses.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.observation import Observation, Trick
from pega6_desktop.games.pega6.placement import Row


@dataclass(frozen=True, slots=True)
class Situation:
    """What the viewer knows when a card is to be chosen.

    hand: ascending. rows: as they lie. tricks: those already played, with cards by player. points: this round, by
    player. table: every card that lies or lay on the table this round. unseen: the rest less the own hand, ascending.
    """

    seats: int
    hand: tuple[int, ...]
    rows: tuple[Row, ...]
    tricks: tuple[Trick, ...]
    points: tuple[int, ...]
    table: npt.NDArray[np.int16]
    unseen: npt.NDArray[np.int16]

    @classmethod
    def of(cls, observation: Observation) -> "Situation":
        """The situation of the viewer, who must be about to choose a card."""
        viewer = observation.viewer or 0
        seats = observation.setup.seats
        seen = {card for row in observation.rows for card in row.cards}
        seen.update(card for pile in observation.piles for card in pile)
        seen.update(card for trick in observation.tricks for card in trick.cards)
        hidden = [card for card in DECK if card not in seen and card not in observation.hand]
        return cls(
            seats=seats,
            hand=observation.hand,
            rows=observation.rows,
            tricks=tuple(Trick(trick.rows, _turned(trick.cards, viewer)) for trick in observation.tricks),
            points=_turned(observation.points, viewer),
            table=np.array(sorted(seen), np.int16),
            unseen=np.array(hidden, np.int16),
        )

    def table_before(self, trick: int) -> npt.NDArray[np.int16]:
        """Every card that lay on the table before the trick of this index was revealed."""
        later = {card for past in self.tricks[trick:] for card in past.cards}
        return np.array([card for card in self.table.tolist() if card not in later], np.int16)


def _turned(values: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    return values[viewer:] + values[:viewer]
