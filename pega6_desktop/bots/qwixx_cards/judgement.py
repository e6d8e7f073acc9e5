"""What rows and held cards of Qwixx cards are worth, by table size: fitted numbers, and plain ones of a careful person.

Owns reading the data file. It is written by ``python -m pega6_desktop.arena.fitting.qwixx``; never edited by hand.
"""

import json
from functools import lru_cache
from importlib import resources

import numpy as np

from pega6_desktop.bots.kernels.qwixx_rows import CROSSES, FINAL_POINTS, PLACES, SCALE, STATES, Ints, RowValues
from pega6_desktop.bots.kernels.qwixx_tables import Judgement

ROUNDS = 12
"""Rounds that are told apart; later ones count as the last of them."""

MISS = 5 * SCALE

_KEEP, _FADES = 1.2, 0.8
_FILLED, _PLAIN_ROUNDS = 0.55, 8


def keep_values() -> Ints:
    """Worth of a held card by the places left out before it: a good point for the next one, then less and less."""
    return np.array([int(_KEEP * SCALE * _FADES**gap) for gap in range(PLACES)], np.int32)


def plain_rows(number: int, rounds: int) -> Ints:
    """A guess by hand for this round of so many: about half of the places still left will be crossed."""
    share = _FILLED * (1 - number / rounds)
    values = FINAL_POINTS.copy()
    for count in range(CROSSES):
        for last in range(STATES - 1):
            crosses = count + (PLACES - last) * share
            values[count, last] = int(SCALE * crosses * (crosses + 1) / 2)
    return values


@lru_cache(maxsize=1)
def plain() -> Judgement:
    """The judgement by hand, for every table."""
    keep = keep_values()
    return Judgement(tuple(RowValues(plain_rows(number, _PLAIN_ROUNDS), keep) for number in range(_PLAIN_ROUNDS)), MISS)


def fitted_text() -> str:
    """The data file as it ships."""
    return resources.files("pega6_desktop.bots").joinpath("data", "qwixx_rows.json").read_text("utf-8")


def read_judgements(text: str) -> dict[int, Judgement]:
    """Judgements by table size. Raises ValueError for a file of another layout."""
    return {int(seats): _judgement(numbers) for seats, numbers in json.loads(text)["seats"].items()}


def _judgement(rounds: list[list[list[int]]]) -> Judgement:
    values = np.array(rounds, np.int32)
    if values.shape[1:] != (CROSSES, STATES):
        raise ValueError(f"a round has {CROSSES} times {STATES} row values, not {values.shape[1:]}")
    keep = keep_values()
    return Judgement(tuple(RowValues(rows, keep) for rows in values), MISS)


@lru_cache(maxsize=1)
def _fitted() -> dict[int, Judgement]:
    return read_judgements(fitted_text())


def fitted(seats: int) -> Judgement:
    """The fitted judgement for a table of this size."""
    return _fitted()[seats]
