"""A player's sheet and what may be crossed on it (QX-04 to QX-10, QX-21, QX-28). Knows nothing of cards or turns."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import msgspec

from pega6_desktop.games.qwixx_cards.cards import COLOURS, NUMBERS

CROSSES_FOR_LAST = 5
"""Crosses a row must hold before its last number may be crossed (QX-07)."""

LAST_PLACE = len(NUMBERS) - 1
"""Place of the last number of a row."""

MISSED_BOXES = 4
"""Boxes for missed turns; the last one ends the game (QX-27)."""

MISSED_COST = 5
"""Points that a missed turn costs (QX-29)."""

ROWS_TO_END = 2
"""Completed rows of one player that end the game (QX-26)."""

MOST_SKIPPED = 1
"""Numbers that may be left out between the crosses of one action (QX-21)."""

RISING = (True, True, False, False)
"""Whether the numbers of a row rise from left to right (QX-04)."""

LAST_NUMBER = tuple(NUMBERS[-1] if is_rising else NUMBERS[0] for is_rising in RISING)
"""The last number of each row, beside the lock (QX-07)."""

Row = tuple[int, ...]
"""The crossed numbers of a row, from left to right."""

Crosses = tuple[tuple[int, int], ...]
"""Some crosses of one sheet as (row, number), in the order in which they were made."""

EMPTY_ROWS: tuple[Row, ...] = ((),) * len(COLOURS)


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """One player's sheet: crossed numbers by row, and how many turns were missed.

    >>> sheet = Sheet(missed=1).crossed(0, 2).crossed(0, 5)
    >>> sheet.rows, sheet.row_points, sheet.total
    (((2, 5), (), (), ()), (3, 0, 0, 0), -2)
    """

    rows: tuple[Row, ...] = EMPTY_ROWS
    missed: int = 0

    def crossed(self, row: int, number: int) -> "Sheet":
        """The sheet with one cross more; the caller has asked whether it may be made."""
        rows = list(self.rows)
        rows[row] = (*rows[row], number)
        return Sheet(tuple(rows), self.missed)

    @property
    def completed(self) -> tuple[int, ...]:
        """The completed rows (QX-09)."""
        return tuple([row for row in range(len(COLOURS)) if is_completed(row, self.rows[row])])

    @property
    def row_points(self) -> tuple[int, ...]:
        """Points by row (QX-28)."""
        return tuple([points(crosses(row, self.rows[row])) for row in range(len(COLOURS))])

    @property
    def total(self) -> int:
        """Points of all rows without what the missed turns cost (QX-29)."""
        return sum(self.row_points) - MISSED_COST * self.missed


def place(row: int, number: int) -> int:
    """Where the number stands in the row, from 0 at the left (QX-04).

    >>> place(0, 2), place(3, 2)
    (0, 10)
    """
    return number - NUMBERS[0] if RISING[row] else NUMBERS[-1] - number


def number_at(row: int, at: int) -> int:
    """The number at this place of the row.

    >>> number_at(0, 0), number_at(3, 0)
    (2, 12)
    """
    return NUMBERS[at] if RISING[row] else NUMBERS[-1] - at


def is_last(row: int, number: int) -> bool:
    """Whether the number is the last one of the row, beside the lock (QX-07).

    >>> is_last(0, 12), is_last(3, 12)
    (True, False)
    """
    return number == LAST_NUMBER[row]


def is_completed(row: int, crossed: Row) -> bool:
    """Whether the last number and with it the lock are crossed (QX-08, QX-09).

    >>> is_completed(0, (2, 3, 4, 5, 6, 12))
    True
    """
    return bool(crossed) and crossed[-1] == LAST_NUMBER[row]


def crosses(row: int, crossed: Row) -> int:
    """Crosses of a row, the lock included (QX-08).

    >>> crosses(0, (2, 3, 4, 5, 6)), crosses(0, (2, 3, 4, 5, 6, 12))
    (5, 7)
    """
    return len(crossed) + is_completed(row, crossed)


def points(count: int) -> int:
    """Points of so many crosses (QX-28).

    >>> points(4)
    10
    """
    return count * (count + 1) // 2


def obstacle(row: int, crossed: Row, number: int) -> str:
    """Why the number cannot be crossed in the row as it stands; empty when it can (QX-06, QX-07, QX-09).

    >>> obstacle(0, (5,), 4), obstacle(0, (5,), 12), obstacle(0, (5,), 6)
    ('left_of_cross', 'five_crosses', '')
    """
    if is_completed(row, crossed):
        return "row_completed"
    if crossed and place(row, number) <= place(row, crossed[-1]):
        return "left_of_cross"
    if is_last(row, number) and len(crossed) < CROSSES_FOR_LAST:
        return "five_crosses"
    return ""


def skipped(row: int, numbers: Row) -> int:
    """Numbers left out between the first and the last of these, which stand from left to right (QX-21).

    >>> skipped(0, (4, 5, 7))
    1
    """
    return place(row, numbers[-1]) - place(row, numbers[0]) + 1 - len(numbers) if numbers else 0


def is_from_left(row: int, numbers: Row) -> bool:
    """Whether the numbers stand from left to right, each once.

    >>> is_from_left(0, (4, 5)), is_from_left(3, (4, 5))
    (True, False)
    """
    places = [place(row, number) for number in numbers]
    return all(here < there for here, there in pairwise(places))


def open_numbers(row: int, crossed: Row) -> tuple[int, ...]:
    """Numbers that could be crossed now, one at a time, from left to right.

    >>> open_numbers(0, (8,))
    (9, 10, 11)
    """
    every = [number_at(row, at) for at in range(LAST_PLACE + 1)]
    return tuple([number for number in every if not obstacle(row, crossed, number)])


def crossings(row: int, crossed: Row, numbers: Row) -> Iterator[Row]:
    """Every set of these numbers, from left to right, that one action may cross; the empty one first (QX-20, QX-21).

    >>> list(crossings(0, (3,), (2, 4, 5)))
    [(), (4,), (5,), (4, 5)]
    """
    yield ()
    if is_completed(row, crossed):
        return
    after = place(row, crossed[-1]) if crossed else -1
    reachable = [number for number in numbers if place(row, number) > after]
    for size in range(1, len(reachable) + 1):
        for chosen in combinations(reachable, size):
            is_enough = not is_last(row, chosen[-1]) or len(crossed) + size > CROSSES_FOR_LAST
            if is_enough and skipped(row, chosen) <= MOST_SKIPPED:
                yield chosen
