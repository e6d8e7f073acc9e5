"""Long proofs about the bots, as a command: legal everywhere, quick to give way, no memory kept.

python -m tests.bots.endurance --level master --observations 10000
"""

import argparse
import gc
import sys
import time
import tracemalloc
from collections.abc import Iterator

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.observation import Observation
from tests.bots.tables import moments


class WatchedBudget(ThinkBudget):
    """Remembers the longest time between two checkpoints, in seconds of its own thread: others may use the cores."""

    def __init__(self, worlds: int) -> None:
        super().__init__(worlds)
        self.longest = 0.0
        self.last = time.thread_time()

    def checkpoint(self) -> None:
        now = time.thread_time()
        self.longest = max(self.longest, now - self.last)
        super().checkpoint()
        self.last = time.thread_time()


def decisions(seats: int, count: int, variant: str = "base") -> Iterator[Observation]:
    """So many observations in which somebody is to act."""
    left, seed = count, 0
    while left > 0:
        seed += 1
        for _, seen in moments(seed, seats, variant):
            yield seen
            left -= 1
            if left == 0:
                return


def _held() -> int:
    """Bytes in use; a collection also gives back what the interpreter keeps of small tuples to use again."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def memory_growth(level: str, seats: int, warm: int, count: int, worlds: int, variant: str = "base") -> int:
    """Bytes still held after ``count`` decisions more than after the first ``warm``."""
    bot = LEVELS["pega6"][level]
    tracemalloc.start()
    try:
        for seen in decisions(seats, warm, variant):
            bot.choose(seen, ThinkBudget(worlds), "warm")
        before = _held()
        for index, seen in enumerate(decisions(seats, count, variant)):
            bot.choose(seen, ThinkBudget(worlds), f"key/{index}")
        return _held() - before
    finally:
        tracemalloc.stop()


def main() -> int:
    """Prove it at every table size and print what was found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--level", choices=tuple(LEVELS["pega6"]), default="master")
    parser.add_argument("--observations", type=int, default=10_000)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--variant", choices=tuple(GAMES["pega6"].variants), default="base")
    parser.add_argument("--seats", type=int, nargs="+", help="(default: every number of players of the variant)")
    asked = parser.parse_args()
    bot = LEVELS["pega6"][asked.level]
    limits = GAMES["pega6"].variants[asked.variant]
    for seats in asked.seats or range(limits.min_seats, limits.max_seats + 1):
        longest, times = [], []
        for index, seen in enumerate(decisions(seats, asked.observations, asked.variant)):
            budget = WatchedBudget(asked.worlds)
            began = time.perf_counter()
            move = bot.choose(seen, budget, f"key/{index}")
            times.append(time.perf_counter() - began)
            longest.append(max(budget.longest, time.thread_time() - budget.last))
            assert move in seen.legal, f"{move} is not legal in {seen}"
        times.sort()
        longest.sort()
        at = round(0.99 * (len(longest) - 1))
        print(
            f"{asked.level}, {asked.variant}, {seats} seats: {len(times)} choices legal; "
            f"median {1000 * times[len(times) // 2]:.0f} ms, longest {1000 * times[-1]:.0f} ms; "
            f"between checkpoints 99 % within {1000 * longest[at]:.1f} ms, "
            f"longest {1000 * longest[-1]:.1f} ms",
            flush=True,
        )
    # Long enough to fill what is kept of finished rounds, which is bounded; professional rounds are the longest.
    warm = max(500, asked.observations * 12 // 10)
    growth = memory_growth(asked.level, 4, warm, asked.observations, asked.worlds, asked.variant)
    print(f"{asked.level}, {asked.variant}: memory after {asked.observations} more decisions {growth / 1024:+.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
