"""The score sheet as plain values: who stands where, which rounds are shown, where the lines of the chart end.

Owns the arithmetic of the result screens. Must not know widgets, words or any one game.
"""

from collections.abc import Sequence

import msgspec

from pega6_desktop.core.scores import ScoreSheet, ranked
from pega6_desktop.records.record import SeatInfo


class Column(msgspec.Struct, frozen=True):
    """One column of the sheet: rounds ``first`` to ``last`` (from 1); earlier rounds share one column when many."""

    first: int
    last: int


class Cell(msgspec.Struct, frozen=True):
    """Points of one seat in one column; is_best marks the best of a single round."""

    points: int
    is_best: bool


class Line(msgspec.Struct, frozen=True):
    """One player of the sheet, in the order of the places; equal totals share a place."""

    place: int
    seat: int
    name: str
    avatar: int
    cells: tuple[Cell, ...]
    total: int
    share: float | None
    is_own: bool
    is_leading: bool


class Sheet(msgspec.Struct, frozen=True):
    """The whole sheet. target: total that ends the match, None where there is none."""

    columns: tuple[Column, ...]
    lines: tuple[Line, ...]
    target: int | None
    round_count: int


def sheet_of(score: ScoreSheet, seats: Sequence[SeatInfo], viewer: int | None, *, widest: int) -> Sheet:
    """The sheet with at most ``widest`` round columns (at least two): the newest stand alone, the oldest are summed."""
    columns = _columns(len(score.rounds), max(2, widest))
    places = ranked(score.totals, is_low_best=score.is_low_best).places
    order = sorted(range(len(seats)), key=lambda seat: (places[seat], seat))
    lines = tuple(
        Line(
            place=places[seat],
            seat=seat,
            name=seats[seat].name,
            avatar=seats[seat].avatar,
            cells=tuple(_cell(score, column, seat) for column in columns),
            total=score.totals[seat],
            share=score.totals[seat] / score.target if score.target else None,
            is_own=seat == viewer,
            is_leading=places[seat] == 1,
        )
        for seat in order
    )
    return Sheet(columns, lines, score.target, len(score.rounds))


def _columns(rounds: int, widest: int) -> tuple[Column, ...]:
    alone = rounds if rounds <= widest else widest - 1
    early = rounds - alone
    singles = tuple(Column(number, number) for number in range(early + 1, rounds + 1))
    return (Column(1, early), *singles) if early else singles


def _cell(score: ScoreSheet, column: Column, seat: int) -> Cell:
    chosen = score.rounds[column.first - 1 : column.last]
    points = sum(entry[seat] for entry in chosen)
    if column.first != column.last:
        return Cell(points, is_best=False)
    best = min(chosen[0]) if score.is_low_best else max(chosen[0])
    return Cell(points, is_best=points == best)


def paths(score: ScoreSheet) -> tuple[tuple[int, ...], ...]:
    """By seat: the totals after no, one, two, … rounds."""
    result = []
    for seat in range(len(score.totals)):
        total, path = 0, [0]
        for entry in score.rounds:
            total += entry[seat]
            path.append(total)
        result.append(tuple(path))
    return tuple(result)


def apart(wishes: Sequence[float], *, gap: float, low: float, high: float) -> tuple[float, ...]:
    """Places as near to the wishes as possible, in their order, ``gap`` apart and between low and high.

    When there is no room for all gaps, the places share what there is.
    """
    count = len(wishes)
    if count == 0:
        return ()
    gap = min(gap, (high - low) / (count - 1)) if count > 1 else 0.0
    order = sorted(range(count), key=lambda index: (wishes[index], index))
    groups: list[tuple[float, int]] = []
    for rank, index in enumerate(order):
        groups.append((wishes[index] - rank * gap, 1))
        while len(groups) > 1 and groups[-2][0] > groups[-1][0]:
            (left, many), (right, few) = groups[-2:]
            groups[-2:] = [((left * many + right * few) / (many + few), many + few)]
    starts = [start for start, size in groups for _ in range(size)]
    result = [0.0] * count
    for rank, index in enumerate(order):
        result[index] = min(max(starts[rank], low), high - (count - 1) * gap) + rank * gap
    return tuple(result)
