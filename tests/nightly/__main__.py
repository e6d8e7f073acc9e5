"""Many random rounds of the anniversary game, for a machine with nothing to do: ``python -m tests.nightly``.

    python -m tests.nightly --rounds 100000 --seed 1 --processes 2

Every table is audited after every decision. Prints progress and, at the end, one line with the number of rounds and of
bugs, and a fingerprint that is the same for the same seed and rounds on every machine, however many processes played.
Exit code 0 only when nothing was wrong, 1 when something was (it is printed with all it takes to see it again), 2 for a
wrong command line.
"""

import argparse
import hashlib
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial
from multiprocessing import get_context

from tests.games.pega6.audit import ROUNDS
from tests.nightly.matches import Bug, Played, play

EVERY_S = 10.0
"""Seconds between two lines of progress."""

ENOUGH = 10
"""After so many bugs there is enough to read."""


def main(arguments: list[str] | None = None) -> int:
    """Play what the command line asks for; the exit code is returned."""
    asked = _parser().parse_args(arguments)
    tally = _Tally(asked.rounds)
    for played in _all(asked.seed, -(-asked.rounds // ROUNDS), asked.processes):
        tally.count(played)
        if len(tally.bugs) >= ENOUGH:
            break
    print(tally.last_line(asked.seed), flush=True)
    return 1 if tally.bugs or tally.rounds < asked.rounds else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.nightly", description="Random rounds of the anniversary game, every table audited."
    )
    parser.add_argument(
        "--rounds", type=_at_least_one, default=100_000, help="default 100000; whole matches are played"
    )
    parser.add_argument("--seed", type=int, default=1, help="another seed, other matches; default 1")
    parser.add_argument("--processes", type=_at_least_one, default=1, help="default 1")
    return parser


def _at_least_one(text: str) -> int:
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def _all(seed: int, count: int, processes: int) -> Iterator[Played]:
    """All matches in order, played by so many processes."""
    one = partial(play, seed)
    fresh = get_context("spawn")
    with nullcontext() if processes == 1 else ProcessPoolExecutor(processes, mp_context=fresh) as pool:
        yield from map(one, range(count)) if pool is None else pool.map(one, range(count), chunksize=20)


class _Tally:
    """What was played so far, and when it was last said."""

    def __init__(self, wanted: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rounds = 0
        self.bugs: list[Bug] = []
        self._wanted = wanted
        self._clock = clock
        self._began = self._said = clock()
        self._fingerprint = hashlib.sha256()

    def count(self, played: Played) -> None:
        """One match more."""
        self.rounds += played.rounds
        self._fingerprint.update(played.hash.encode())
        if played.bug is not None:
            self.bugs.append(played.bug)
            print(f"BUG {played.bug}", flush=True)
        if self._clock() - self._said >= EVERY_S:
            self._said = self._clock()
            print(f"{self.rounds:,} of {self._wanted:,} rounds, {self._rate():,.0f} rounds/s", flush=True)

    def _rate(self) -> float:
        return self.rounds / max(self._clock() - self._began, 1e-9)

    def last_line(self, seed: int) -> str:
        """All of it in one line."""
        return (
            f"{self.rounds:,} rounds with seed {seed} in {self._clock() - self._began:,.0f} s "
            f"({self._rate():,.0f} rounds/s): {len(self.bugs)} bugs, fingerprint {self._fingerprint.hexdigest()[:16]}"
        )


if __name__ == "__main__":
    sys.exit(main())
