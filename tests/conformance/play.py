"""Random matches for the laws, and their digest. Owns the luck; run as a program it prints the digest of a match.

python -m tests.conformance.play pega6 base 4 1
"""

import hashlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Any

from pega6_desktop.core.randomness import picked, uniform
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES
from tests.conformance.agreements import agreements
from tests.conformance.facts import AnyGame
from tests.conformance.registry import FACTS


@dataclass(frozen=True)
class Table:
    """A table the laws are tried on: game, variant, seats, seed and what was agreed."""

    game: AnyGame
    variant: str
    seats: int
    seed: int
    options: tuple[tuple[str, OptionValue], ...]

    def __str__(self) -> str:
        standard = {rule.key: rule.default for rule in self.game.variants[self.variant].house_rules}
        said = "".join(f"-{key}={value}" for key, value in self.options if value != standard[key])
        return f"{self.game.id}-{self.variant}-{self.seats}-{self.seed}{said}"


@dataclass(frozen=True)
class Decision:
    """One decision of a match: the state it was taken in, who took it, and what came of it."""

    # Any: see facts.AnyGame.
    state: Any
    seat: int
    move: Any
    events: tuple[Any, ...]


@dataclass(frozen=True)
class Match:
    """A match played out at random. states: after every single event, from the first deal on."""

    empty: Any
    opening: tuple[Any, ...]
    decisions: tuple[Decision, ...]
    states: tuple[Any, ...]

    @property
    def final(self) -> Any:
        """The last state."""
        return self.states[-1]

    @property
    def events(self) -> tuple[Any, ...]:
        """Everything that happened, in order."""
        return self.opening + tuple(event for decision in self.decisions for event in decision.events)

    def some_decisions(self, count: int) -> tuple[Decision, ...]:
        """So many decisions, spread over the match, the first and the last among them."""
        last = len(self.decisions) - 1
        return tuple(self.decisions[number] for number in sorted({last * step // (count - 1) for step in range(count)}))


def tables() -> Iterator[Table]:
    """Every game of the catalog, every variant, every number of seats, each agreement with a seed of its own.

    The smallest and the fullest table get the whole covering set: two house rules may only meet trouble there. Those
    in between get the standard agreement and one more in turn.
    """
    for game in GAMES.values():
        for variant in game.variants.values():
            least, most = variant.min_seats, variant.max_seats
            chosen = list(enumerate(agreements(game, variant), 1))
            for seats in range(least, most + 1):
                some = [chosen[0], chosen[1 + seats % (len(chosen) - 1)]]
                for seed, options in chosen if seats in (least, most) else some:
                    yield Table(game, variant.id, seats, seed, tuple(options.items()))


def folded(game: AnyGame, state: Any, events: Iterable[Any]) -> Any:
    """The state after these events."""
    for event in events:
        state = game.evolve(state, event)
    return state


@lru_cache(maxsize=8)
def played(table: Table) -> Match:
    """The match of this table; whoever is to act comes in random order and plays at random."""
    game = table.game
    options: Mapping[str, OptionValue] = dict(table.options)
    empty = game.initial(game.setup(table.variant, options, table.seats, table.seed))
    opening = game.opening(empty)
    states = list(accumulate(opening, game.evolve, initial=empty))
    roll = uniform(table.seed, f"luck/{table}")
    bound = FACTS[game.id].bound(game.variants[table.variant], table.seats)
    decisions: list[Decision] = []
    while (seats := game.to_act(state := states[-1])) and len(decisions) <= bound:
        seat = seats[int(roll() * len(seats))]
        moves = game.legal_moves(state, seat)
        move = moves[int(roll() * len(moves))]
        events = game.decide(state, seat, move)
        decisions.append(Decision(state, seat, move, events))
        states.extend(list(accumulate(events, game.evolve, initial=state))[1:])
    return Match(empty, opening, tuple(decisions), tuple(states))


def digest(table: Table) -> str:
    """One hash over every event and every state of the match."""
    match = played(table)
    told = hashlib.sha256()
    for event in match.events:
        told.update(repr(event).encode())
    for state in match.states:
        told.update(table.game.hash(state).encode())
    return told.hexdigest()


def sample(moves: tuple[Any, ...], key: str) -> Any:
    """One of the moves, by address."""
    return picked(moves, 0, key)


if __name__ == "__main__":
    wanted = set(sys.argv[1:])
    for one in tables():
        if str(one) in wanted:
            print(one, digest(one))
