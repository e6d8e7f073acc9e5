"""``python -m pega6_desktop.arena.fitting.no_thanks``: evolve policies of No Thanks! by self-play, into the data file.

Owns the recipe: seeded, so that the same words give the same file. Rounds are judged by the share of wins at tables of
three to five, against opponents drawn from the library of types and from the population itself.
"""

import argparse
import sys
from collections.abc import Sequence

import msgspec
import numpy as np

from pega6_desktop.arena.arguments import file_to_write
from pega6_desktop.bots.kernels.no_thanks import FEATURES, Floats, NoThanksTables
from pega6_desktop.bots.no_thanks.types import THRESHOLDS, hoarder, milker, threshold
from pega6_desktop.games.no_thanks.cards import DECK, HIGHEST
from pega6_desktop.games.no_thanks.variants import REMOVED, chips_each

_KEPT = 8
_STEP = np.array([1.0, 0.15, 0.15, 0.08, 0.3, 0.08, 1.0])


def main(words: Sequence[str] | None = None) -> int:
    """Evolve and write the best, the best first."""
    parser = argparse.ArgumentParser(description="Evolve policies of No Thanks!.")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=600)
    parser.add_argument("--seed", type=int, default=6)
    parser.add_argument("--out", type=file_to_write, required=True)
    asked = parser.parse_args(words)
    luck = np.random.Generator(np.random.PCG64(asked.seed))
    best = evolved(asked.generations, asked.population, asked.rounds, luck)
    rounded = [[round(float(weight), 3) for weight in policy] for policy in best[:_KEPT]]
    asked.out.write_text(msgspec.json.format(msgspec.json.encode(rounded), indent=1).decode() + "\n", "utf-8")
    return 0


def evolved(generations: int, population: int, rounds: int, luck: np.random.Generator) -> Floats:
    """The last population, the best first; shape (population, features)."""
    types = [threshold(most) for most in THRESHOLDS] + [hoarder(1), hoarder(4), milker(5)]
    fixed = np.array(types, np.float64)
    people = np.array([threshold(3)] * population) + luck.normal(0, 1, (population, FEATURES)) * _STEP
    for _ in range(generations):
        scores = np.array([share(person, np.concatenate([fixed, people]), rounds, luck) for person in people])
        order = np.argsort(-scores)
        parents = people[order[: population // 4]]
        mothers, fathers = (parents[luck.integers(len(parents), size=population - len(parents))] for _ in range(2))
        mixed = np.where(luck.random(mothers.shape) < 0.5, mothers, fathers)
        people = np.concatenate([parents, mixed + luck.normal(0, 0.6, mixed.shape) * _STEP])
    scores = np.array([share(person, np.concatenate([fixed, people]), 4 * rounds, luck) for person in people])
    ranked: Floats = people[np.argsort(-scores)]
    return ranked


def share(person: Floats, others: Floats, rounds: int, luck: np.random.Generator) -> float:
    """How often this one wins against such others, over tables of three to five: 1 is as often as one among equals."""
    won = 0.0
    for seats in (3, 4, 5):
        worlds = rounds // 3
        weights = others[luck.integers(len(others), size=(worlds, seats))]
        weights[:, 0] = person
        points = _played(weights, luck)
        is_best = points <= points.min(1, keepdims=True)
        won += float((is_best[:, 0] / is_best.sum(1)).mean()) * seats
    return won / 3


def _played(weights: Floats, luck: np.random.Generator) -> Floats:
    worlds, seats = weights.shape[:2]
    cards = np.array(DECK, np.int16)
    decks = cards[np.argsort(luck.random((worlds, len(cards))), axis=1)[:, REMOVED:]]
    tables = NoThanksTables(
        np.zeros((worlds, seats, HIGHEST + 2), np.bool_),
        np.full((worlds, seats), chips_each("base", seats), np.int16),
        decks,
        np.zeros(worlds, np.int16),
        np.asarray(luck.integers(seats, size=worlds), np.int16),
        weights,
    )
    tables.play()
    return tables.points()


if __name__ == "__main__":
    sys.exit(main())
