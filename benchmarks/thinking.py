"""How quickly the bots' kernels play and the Master decides, on one core."""

import time
from collections.abc import Iterator
from statistics import median
from typing import Any

import numpy as np

from benchmarks.report import Measure
from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.kernels.cards import heads, numbers, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.core.randomness import picked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.observation import Observation

WORLDS, SEATS, CARDS, ROWS = 2_000, 4, 10, 4
BATCHES = 21
ROUNDS_GOAL = 100_000

GAME = GAMES["pega6"]
MASTER = LEVELS["pega6"]["master"]
MATCHES = 3
SLOWEST_GOAL_MS = {4: 150.0, 10: 400.0}
NINE_GOAL_MS = 2_000.0


def rounds(dice: Dice) -> int:
    """Deal so many worlds and play all their rounds, any card at any time; all heads taken are returned."""
    deal = packed_array(dice.deals(np.array(DECK, np.int16), ROWS + SEATS * CARDS, WORLDS))
    ends = np.sort(deal[:ROWS], axis=0)
    tables = Pega6Tables(numbers(ends), np.ones_like(ends), heads(ends))
    return sum(int(tables.place(trick).sum()) for trick in deal[ROWS:].reshape(CARDS, SEATS, WORLDS))


def kernel() -> Measure:
    """Complete rounds in the median second of processor time; the first batch only warms up."""
    rates = []
    for batch in range(BATCHES):
        start = time.process_time()
        rounds(Dice(f"benchmark/{batch}"))
        rates.append(WORLDS / (time.process_time() - start))
    note = f"{WORLDS} worlds at once, {SEATS} seats, {CARDS} cards, deals included, processor time"
    return Measure("kernels", median(rates[1:]), "rounds/s", ROUNDS_GOAL, "high", note)


def dealt(seats: int, seed: int) -> Any:
    """The state of a base match of one round after its deal."""
    state = GAME.initial(GAME.setup("base", {"fixedRounds": 1}, seats, seed))
    for event in GAME.opening(state):
        state = GAME.evolve(state, event)
    return state


def decisions(seats: int, seed: int) -> Iterator[Observation]:
    """What the first seat sees whenever it has to choose among several cards, in a round of random play."""
    state, turn = dealt(seats, seed), 0
    while acting := GAME.to_act(state):
        seen: Observation = GAME.observe(state, acting[0])
        if acting[0] == 0 and seen.phase == "choose" and len(seen.hand) > 1:
            yield seen
        turn += 1
        move = picked(GAME.legal_moves(state, acting[0]), seed, f"turn/{turn}")
        for event in GAME.decide(state, acting[0], move):
            state = GAME.evolve(state, event)


def master(seats: int) -> list[Measure]:
    """Milliseconds of the Master's decisions at a table of this size."""
    times = sorted(_timed(seen) for seed in range(MATCHES) for seen in decisions(seats, seed))
    note = f"{len(times)} decisions of {MATCHES} rounds"
    return [
        Measure(f"Master, {seats} seats, median", median(times), "ms", SLOWEST_GOAL_MS[seats], note=note),
        Measure(f"Master, {seats} seats, 95 %", times[round(0.95 * (len(times) - 1))], "ms", note=note),
    ]


def nine_masters() -> Measure:
    """The first trick at a table of ten: nine decide, one after the other."""
    state = dealt(seats=10, seed=1)
    total = sum(_timed(GAME.observe(state, seat)) for seat in range(1, 10))
    return Measure("a trick of nine Masters", total, "ms", NINE_GOAL_MS, note="with full hands, on one core")


def _timed(seen: Observation) -> float:
    start = time.perf_counter()
    MASTER.choose(seen, ThinkBudget(), "benchmark")
    return (time.perf_counter() - start) * 1000


def measure() -> list[Measure]:
    """Kernels first, then the Master, whose first decision only warms up."""
    _timed(next(decisions(4, 99)))
    return [kernel(), *master(4), *master(10), nine_masters()]
