"""Many tables of one line-up, on any executor. Owns the schedule: duplicate deals, each with every rotation of seats.

Results do not depend on the executor, its size or the order in which tables end.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass

from pega6_desktop.arena.play_table import Played, Sitting, play_table
from pega6_desktop.core.randomness import MAX_SEED, uniform
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES

BATCH = 4
"""Most tables in one errand for an executor: few enough for a lively progress bar."""

Progress = Callable[[int, int], None]
"""Told the tables played and the tables in all."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What to play: deals, each with one table for every rotation of the line-up."""

    game: str
    variant: str
    options: Mapping[str, OptionValue]
    line_up: tuple[str, ...]
    deals: int
    seed: int

    def sittings(self) -> list[Sitting]:
        """Every table, in order. Raises IllegalSetup for what cannot be played."""
        agreed = GAMES[self.game].setup(self.variant, self.options, len(self.line_up), 0).options
        return [
            Sitting(self.game, self.variant, agreed, self.line_up, deal_seed(self.seed, deal), deal, rotation)
            for deal in range(self.deals)
            for rotation in range(len(self.line_up))
        ]


def deals_for(tables: int, seats: int) -> int:
    """Deals needed for at least so many tables when each is played once from every seat."""
    return -(-tables // seats)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of the cards of one deal of a tournament."""
    return int(uniform(seed, f"arena/deal/{deal}")() * MAX_SEED)


class Stopped(Exception):
    """Somebody broke the tournament off; ``played`` has the tables that were over by then."""

    def __init__(self, played: list[Played]) -> None:
        super().__init__(f"stopped after {len(played)} tables")
        self.played = played


def run(plan: Tournament, executor: Executor | None, progress: Progress) -> list[Played]:
    """All tables, ordered by deal and rotation. Without an executor they are played here. Raises Stopped."""
    return whole_deals(play_sittings(plan.sittings(), executor, progress), len(plan.line_up))


def play_sittings(sittings: Sequence[Sitting], executor: Executor | None, progress: Progress) -> list[Played]:
    """These tables, in the order in which they end. Raises Stopped on Ctrl+C."""
    played: list[Played] = []
    try:
        for some in _results(sittings, executor):
            played += some
            progress(len(played), len(sittings))
    except KeyboardInterrupt as stop:
        raise Stopped(played) from stop
    return played


def whole_deals(played: Sequence[Played], seats: int) -> list[Played]:
    """The tables of the deals that were played from every seat, ordered by deal and rotation."""
    tables = Counter(one.deal for one in played)
    whole = [one for one in played if tables[one.deal] == seats]
    return sorted(whole, key=lambda one: (one.deal, one.rotation))


def play_all(sittings: Sequence[Sitting]) -> list[Played]:
    """One errand: these tables, one after the other."""
    return [play_table(sitting) for sitting in sittings]


def _results(sittings: Sequence[Sitting], executor: Executor | None) -> Iterator[list[Played]]:
    batches = [sittings[start : start + BATCH] for start in range(0, len(sittings), BATCH)]
    if executor is None:
        yield from map(play_all, batches)
        return
    for errand in as_completed([executor.submit(play_all, batch) for batch in batches]):
        yield errand.result()
