"""Where a number card goes (P6-B-05 to P6-B-10, P6-S-08, P6-S-09). Owns the arithmetic rules, bots and table share."""

from bisect import bisect_left

import msgspec

from pega6_desktop.games.pega6.variants import ROWS

ROW_LIMIT = 5
"""Number cards a row holds at most (P6-B-03); one more with a seven in it (P6-S-08)."""


class Row(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A row of number cards with the special cards that lie in it.

    >>> row = Row((3, 8, 20, 21, 30))
    >>> row.end, row.is_full, row.place_of(10)
    (30, True, 2)
    """

    cards: tuple[int, ...]
    """Number cards from left to right, ascending."""
    has_seven: bool = False
    """Whether a seven-takes card lies in the row (P6-S-31)."""
    is_blocked: bool = False
    """Whether a block lies at its end (P6-S-72)."""

    @property
    def end(self) -> int:
        """The right-most card; 0 in the moment between emptying a row and beginning it anew."""
        return self.cards[-1] if self.cards else 0

    @property
    def capacity(self) -> int:
        """Number cards the row holds before the next one takes it (P6-S-08)."""
        return ROW_LIMIT + self.has_seven

    @property
    def is_full(self) -> bool:
        """True when one more card would take the row (P6-B-09)."""
        return len(self.cards) >= self.capacity

    def place_of(self, card: int) -> int:
        """The place the ascending order gives the card, from 0 (P6-S-40, P6-S-61)."""
        return bisect_left(self.cards, card)


Rows = tuple[Row, ...]


class Difference(msgspec.Struct, frozen=True):
    """One line of the arithmetic behind a placement."""

    row: int
    """The row, from 0."""
    end: int
    """Its right-most card."""
    difference: int
    """The card minus that end; negative when the row is too high."""


def target(rows: Rows, card: int) -> int | None:
    """The open row with the highest end card below the card (P6-B-07, P6-S-09); None for a low card (P6-B-10).

    >>> rows = (Row((12,)), Row((37,)), Row((43,)), Row((58,)))
    >>> target(rows, 44), target(rows, 9)
    (2, None)
    """
    best = None
    highest = 0
    for index, row in enumerate(rows):
        cards = row.cards
        if cards and highest < cards[-1] < card and not row.is_blocked:
            highest = cards[-1]
            best = index
    return best


def open_rows(rows: Rows) -> tuple[int, ...]:
    """Rows without a block (P6-S-09); in the games without special cards, all.

    >>> open_rows((Row((12,)), Row((37,), is_blocked=True)))
    (0,)
    """
    return tuple([index for index, row in enumerate(rows) if not row.is_blocked])


def row_with(rows: Rows, card: int) -> int | None:
    """The row the card lies in, None when it lies in none.

    >>> row_with((Row((12, 14)), Row((37,))), 37)
    1
    """
    return next((index for index, row in enumerate(rows) if card in row.cards), None)


def emptied_row(rows: Rows) -> int | None:
    """The row a Move has emptied: the own card begins it (P6-S-65).

    >>> emptied_row((Row((12,)), Row(())))
    1
    """
    for index, row in enumerate(rows):
        if not row.cards:
            return index
    return None


def differences(rows: Rows, card: int) -> tuple[Difference, ...]:
    """The difference of the card to every open row end, in row order.

    >>> [line.difference for line in differences((Row((12,)), Row((37,)), Row((58,))), 44)]
    [32, 7, -14]
    """
    return tuple(Difference(index, rows[index].end, card - rows[index].end) for index in open_rows(rows))


def taken_with(rows: Rows, row: int, card: int) -> tuple[int, ...]:
    """The cards that go to the pile when this card takes the row (P6-S-12): where five rows lie, itself too (P6-S-13).

    >>> taken_with((Row((3, 8)), Row((12,)), Row((37,)), Row((58,))), 0, 2)
    (3, 8)
    """
    cards = rows[row].cards
    return (*cards, card) if len(rows) > ROWS else cards
