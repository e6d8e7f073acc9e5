"""How fast the rules are: complete rounds per second, random legal moves, each played in one go."""

import time
from statistics import median

from benchmarks.report import Measure
from pega6_desktop.core.randomness import uniform
from pega6_desktop.games.catalog import GAMES

SEATS = 4
ROUNDS = 100
MATCHES = 15
GOAL = 3_500


def play(seed: int, rounds: int = ROUNDS, seats: int = SEATS) -> int:
    """Play a match of so many rounds; the number of decisions is returned."""
    game = GAMES["pega6"]
    roll = uniform(seed, "benchmark")
    state = game.initial(game.setup("base", {"fixedRounds": rounds}, seats, seed))
    for event in game.opening(state):
        state = game.evolve(state, event)
    decisions = 0
    while seats_to_act := game.to_act(state):
        for seat in seats_to_act:
            moves = game.legal_moves(state, seat)
            _, state = game.after(state, seat, moves[int(roll() * len(moves))])
            decisions += 1
    return decisions


def measure() -> list[Measure]:
    """The median over the matches in seconds of processor time; the first match only warms up."""
    play(0)
    rates = []
    for seed in range(1, MATCHES + 1):
        start = time.process_time()
        play(seed)
        rates.append(ROUNDS / (time.process_time() - start))
    note = f"median of {MATCHES} matches of {ROUNDS} rounds, {SEATS} seats, random legal moves, processor time"
    return [Measure("rules engine", median(rates), "rounds/s", GOAL, "high", note)]
