"""The batch tables against the rules: random positions, placed by both.

python -m tests.bots.differential --positions 100000
"""

import argparse
import sys
from collections.abc import Iterator

import numpy as np

from pega6_desktop.bots.kernels.cards import packed_array
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.core.randomness import uniform
from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Row
from tests.bots.tables import random_rows
from tests.builders import folded, staged

GAME = Pega6()

Ending = tuple[list[tuple[int, int, int]], list[int]]
"""Rows as (end, cards, heads), ascending, and heads taken by seat."""


def by_rules(rows: tuple[Row, ...], plays: tuple[int, ...], spare: tuple[int, ...], low: int) -> Ending:
    """The trick by decide and evolve; a low card takes the row that lies ``low``-th from below."""
    state = staged(rows, tuple((card, other) for card, other in zip(plays, spare, strict=True)))
    for seat, card in enumerate(plays):
        state = folded(state, GAME.decide(state, seat, PlayCard(card)))
    if state.phase == "take_row":
        row = sorted(state.rows, key=lambda line: line.end)[low]
        state = folded(state, GAME.decide(state, state.queue[0][1], TakeRow(state.rows.index(row))))
    seen: Observation = GAME.observe(state, None)
    return sorted((row.end, len(row.cards), heads(row.cards)) for row in seen.rows), list(seen.points)


def by_kernel(rows: list[tuple[Row, ...]], plays: np.ndarray, lows: np.ndarray) -> Iterator[Ending]:
    """The same tricks in one batch; plays are card numbers (seats, positions)."""
    each = [Pega6Tables.of(lines) for lines in rows]
    tables = Pega6Tables(
        np.concatenate([table.ends for table in each], axis=1),
        np.concatenate([table.sizes for table in each], axis=1),
        np.concatenate([table.heads for table in each], axis=1),
    )
    taken = tables.place(packed_array(plays.astype(np.int16)), lows)
    for index in range(len(rows)):
        facts = zip(tables.ends[:, index], tables.sizes[:, index], tables.heads[:, index], strict=True)
        yield [(int(end), int(size), int(cost)) for end, size, cost in facts], taken[:, index].tolist()


def compare(seats: int, positions: int, seed: int) -> int:
    """Compare so many positions; the number with a low card. Raises AssertionError for the first that differs."""
    rows, plays, lows, wanted, low_cards = [], [], [], [], 0
    for index in range(positions):
        lines, deck = random_rows(seed + index)
        cards, spare = tuple(deck[:seats]), tuple(deck[seats : 2 * seats])
        low = int(uniform(seed + index, "low")() * 4)
        wanted.append(by_rules(lines, cards, spare, low))
        rows.append(lines)
        plays.append(cards)
        lows.append(low)
        low_cards += min(cards) < min(line.end for line in lines)
    found = by_kernel(rows, np.array(plays).T, np.array(lows))
    for index, (kernel, rules) in enumerate(zip(found, wanted, strict=True)):
        assert kernel == rules, f"seed {seed + index}, rows {rows[index]}, plays {plays[index]}, low {lows[index]}"
    return low_cards


def main() -> int:
    """Compare all table sizes and say how many positions agreed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    each, low_cards = -(-asked.positions // 9), 0
    for seats in range(2, 11):
        for start in range(0, each, 2000):
            low_cards += compare(seats, min(2000, each - start), asked.seed + 1_000_000 * seats + start)
    print(f"{each * 9} positions agree, {low_cards} of them with a low card")
    return 0


if __name__ == "__main__":
    sys.exit(main())
