"""Where a number card goes (P6-B-05 to P6-B-10). Owns the arithmetic that rules, bots and the table share."""

import msgspec

ROW_LIMIT = 5
"""Number cards a row holds at most (P6-B-03)."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of number cards, ascending from left to right."""

    cards: tuple[int, ...]

    @property
    def end(self) -> int:
        """The right-most card; 0 in the moment between taking a row and beginning it anew."""
        return self.cards[-1] if self.cards else 0

    @property
    def is_full(self) -> bool:
        """True when the next card appended takes the row (P6-B-09)."""
        return len(self.cards) >= ROW_LIMIT


class Difference(msgspec.Struct, frozen=True):
    """One line of the arithmetic behind a placement: card minus the end of a row; negative when the row is too high."""

    row: int
    end: int
    difference: int


def target(rows: tuple[Row, ...] | list[Row], card: int) -> int | None:
    """The row the card must go to: the highest end card below it (P6-B-07); None for a low card (P6-B-10)."""
    best = None
    highest = 0
    for index, row in enumerate(rows):
        end = row.end
        if highest < end < card:
            highest = end
            best = index
    return best


def differences(rows: tuple[Row, ...], card: int) -> tuple[Difference, ...]:
    """The difference of the card to every row end, in row order."""
    return tuple(Difference(index, row.end, card - row.end) for index, row in enumerate(rows))
