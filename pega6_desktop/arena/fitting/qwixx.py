"""``python -m pega6_desktop.arena.fitting.qwixx --out FILE``: fit what rows of Qwixx cards are worth, by self-play.

Owns the recipe: play with the values of before, average what each row state led to, round by round, and again. The
values of before weigh as much as so many rows seen, so that rare states keep them.
"""

import argparse
import json
import sys
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from pega6_desktop.arena.arguments import file_to_write, scale
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.qwixx_rows import CROSSES, FINAL_POINTS, PLACES, STATES, Ints, RowValues
from pega6_desktop.bots.kernels.qwixx_tables import BIT, SUIT, SUITS, Judgement, QwixxTables
from pega6_desktop.bots.qwixx_cards.judgement import MISS, ROUNDS, keep_values, plain_rows
from pega6_desktop.games.qwixx_cards.cards import COLOURS, DEALT, DISPLAY, deck

GENERATIONS = 16
TABLES = 4000
PRIOR = 30.0
MOST_TURNS = 200


def fresh_tables(batch: int, seats: int, address: str) -> QwixxTables:
    """Tables just dealt, seat 0 first."""
    dice, cards = Dice(address), len(deck(with_jokers=False))
    order = dice.bits(batch, cards).argsort(axis=1, kind="stable").astype(np.int32)
    hands = np.zeros((batch, seats, SUITS), np.int32)
    dealt = DEALT * seats
    for at in range(dealt):
        hands[np.arange(batch), at // DEALT, SUIT[order[:, at]]] |= BIT[order[:, at]]
    rest = order[:, dealt + DISPLAY :]
    pile = np.zeros_like(order)
    pile[:, : rest.shape[1]] = rest
    nothing = np.zeros((batch, seats, len(COLOURS)), np.int32)
    return QwixxTables(
        counts=nothing,
        lasts=nothing.copy(),
        missed=np.zeros((batch, seats), np.int32),
        hands=hands,
        display=order[:, dealt : dealt + DISPLAY].copy(),
        pile=pile,
        at=np.zeros(batch, np.int32),
        ends=np.full(batch, rest.shape[1], np.int32),
        played=np.zeros((batch, SUITS), np.int32),
        active=0,
        turn=0,
        dice=dice,
    )


def fitted_rows(seats: int, seed: int, scale: float) -> npt.NDArray[np.int32]:
    """Row values, (ROUNDS, crosses, last place)."""
    values = np.stack([plain_rows(number, ROUNDS) for number in range(ROUNDS)])
    for generation in range(max(1, round(GENERATIONS * scale))):
        sums, seen = _played(seats, values, f"{seed}/{seats}/{generation}")
        better = (sums + PRIOR * values) / (seen + PRIOR)
        values = np.rint((values + better) / 2).astype(np.int32)
        values[:, :, PLACES] = FINAL_POINTS[:, PLACES]
    return values


def _played(seats: int, values: Ints, address: str) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """One generation: what rows ended with, summed by round and state, and how many there were."""
    keep = keep_values()
    judgement = Judgement(tuple(RowValues(rows, keep) for rows in values), MISS)
    tables = fresh_tables(TABLES, seats, address)
    passed = []
    while not tables.over.all() and tables.turn < MOST_TURNS:
        at = judgement.at(tables.round)
        passed.append((min(tables.round, ROUNDS - 1), tables.counts.copy(), tables.lasts.copy(), ~tables.over))
        tables.draw(at)
        tables.mark(at, judgement)
        tables.play(at, judgement)
    ends = FINAL_POINTS[tables.counts, tables.lasts]
    sums, seen = np.zeros((ROUNDS, CROSSES, STATES)), np.zeros((ROUNDS, CROSSES, STATES))
    for number, counts, lasts, live in passed:
        np.add.at(sums[number], (counts[live], lasts[live]), ends[live])
        np.add.at(seen[number], (counts[live], lasts[live]), 1)
    return sums, seen


def main(words: Sequence[str] | None = None) -> int:
    """Fit every table size and write the data file."""
    parser = argparse.ArgumentParser(prog="pega6 arena fitting qwixx", description="Refit the rows of Qwixx cards.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=scale, default=1.0, help="times the recipe's number of generations")
    parser.add_argument("--out", type=file_to_write, required=True, help="the data file to write")
    asked = parser.parse_args(words)
    seats = {str(count): fitted_rows(count, asked.seed, asked.scale).tolist() for count in range(2, 6)}
    text = json.dumps({"recipe": f"seed {asked.seed}, scale {asked.scale:g}", "seats": seats}, separators=(",", ":"))
    asked.out.write_text(text.replace("]],", "]],\n") + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
