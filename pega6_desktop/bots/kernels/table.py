"""Rows of many tables at once, and the placing of whole tricks on them (P6-B-05 to P6-B-10).

Owns the arithmetic of base placement in int16. Rows are kept ascending by their end cards, which placing never
disturbs: a card goes between its row's end and the next row's.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.kernels.cards import Cards
from pega6_desktop.bots.kernels.sorting import sort_rows
from pega6_desktop.games.pega6.cards import heads as heads_of
from pega6_desktop.games.pega6.placement import ROW_LIMIT, Row

Small = npt.NDArray[np.int16]

_SIGN = np.int16(15)
_FILL = np.int16(ROW_LIMIT - 1)
_AFRESH = np.int16(-ROW_LIMIT)
"""A mask of -1 turns into this: what a full row's size changes by besides the card appended."""


@dataclass(slots=True)
class Pega6Tables:
    """End card, number of cards and heads of the rows; each (rows, batch), int16, rows ascending by end card."""

    ends: Small
    sizes: Small
    heads: Small

    @classmethod
    def of(cls, rows: Sequence[Row], width: int = 1) -> "Pega6Tables":
        """``width`` copies of one table. A row that holds more for a seven in it counts as that much shorter."""
        ordered = sorted(rows, key=lambda row: row.end)
        facts = [(row.end, max(1, len(row.cards) + ROW_LIMIT - row.capacity), heads_of(row.cards)) for row in ordered]
        spread = np.repeat(np.array(facts, np.int16).T[:, :, None], width, axis=2)
        return cls(*(np.ascontiguousarray(part) for part in spread))

    def columns(self, index: npt.NDArray[np.intp]) -> "Pega6Tables":
        """The tables at these batch positions, as new arrays."""
        return Pega6Tables(*(np.take(part, index, axis=1) for part in (self.ends, self.sizes, self.heads)))

    def place(self, plays: Cards, lows: npt.NDArray[np.intp] | None = None) -> Small:
        """Place one trick in ascending order and return the heads each seat takes, (seats, batch).

        plays: packed cards by seat, (seats, batch); all different within a world.
        lows: the row (as ordered here) a low card takes, by world; without it the row with fewest heads, of those the
        longest, of those the lowest.
        """
        seats, width = plays.shape
        order = (plays << np.int16(4)) | np.arange(seats, dtype=np.int16)[:, None]
        sort_rows(order)
        taken = np.empty((seats, width), np.int16)
        for turn in range(seats):
            taken[turn] = self._put(order[turn] >> np.int16(4))
            if turn == 0:
                self._put_low(order[0] >> np.int16(4), taken[0], lows)
        by_seat = np.empty((seats, width), np.int16)
        spots = (order & _SIGN).astype(np.intp) * width + np.arange(width)
        by_seat.reshape(-1)[spots] = taken
        return by_seat

    def _put(self, plays: Cards) -> Small:
        """Append one card per world; the row it goes to is the last whose end is below it. Low cards stay out."""
        number = plays >> np.int16(3)
        hit = (self.ends - number) >> _SIGN
        hit[:-1] ^= hit[1:]
        full = (_FILL - self.sizes) >> _SIGN
        full &= hit
        spoils = self.heads & full
        np.maximum(self.ends, number & hit, out=self.ends)
        self.sizes -= hit
        self.sizes += full & _AFRESH
        self.heads += (plays & np.int16(7)) & hit
        self.heads -= spoils
        taken: Small = np.bitwise_or.reduce(spoils, axis=0)
        return taken

    def _put_low(self, plays: Cards, taken: Small, lows: npt.NDArray[np.intp] | None) -> None:
        """Cards below every end take a row, which begins anew as the lowest; only a trick's first card can be low."""
        number = plays >> np.int16(3)
        where = np.flatnonzero(number < self.ends[0])
        if not where.size:
            return
        row = self.cheapest(where) if lows is None else lows[where]
        taken[where] = self.heads[row, where]
        for part, first in ((self.ends, number), (self.sizes, np.ones_like(number)), (self.heads, plays & np.int16(7))):
            old = part[:, where]
            for index in range(1, len(part)):
                part[index, where] = np.where(row >= index, old[index - 1], old[index])
            part[0, where] = first[where]

    def cheapest(self, where: npt.NDArray[np.intp]) -> npt.NDArray[np.intp]:
        """The row a low card takes in these worlds when it spares heads."""
        costs = (self.heads[:, where] << np.int16(3)) - self.sizes[:, where]
        rows: npt.NDArray[np.intp] = np.argmin(costs, axis=0)
        return rows
