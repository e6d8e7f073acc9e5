"""Moments of real matches for the bots' tests: random tables of every size. Owns the luck; plays by the real rules."""

from collections.abc import Iterator

from pega6_desktop.core.randomness import drawn, picked, uniform
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.state import State

GAME = Pega6()


def random_rows(seed: int) -> tuple[tuple[Row, ...], list[int]]:
    """Four rows of one to five cards that could lie on a table, and all other cards in random order."""
    roll = uniform(seed, "sizes")
    sizes = [1 + int(roll() * 5) for _ in range(4)]
    deck = drawn(DECK, len(DECK), seed, "deck")
    rows = []
    for size in sizes:
        rows.append(Row(tuple(sorted(deck[:size]))))
        deck = deck[size:]
    return tuple(rows), deck


def states(seed: int, seats: int, variant: str = "base") -> Iterator[State]:
    """Every state of one match of two rounds in which somebody is to act; everybody plays anything."""
    rules: dict[str, OptionValue] = {} if variant == "special" else {"fixedRounds": 2}
    state = GAME.initial(GAME.setup(variant, rules, seats, seed))
    for event in GAME.opening(state):
        state = GAME.evolve(state, event)
    turn = 0
    while acting := GAME.to_act(state):
        yield state
        turn += 1
        move = picked(GAME.legal_moves(state, acting[0]), seed, f"turn/{turn}")
        for event in GAME.decide(state, acting[0], move):
            state = GAME.evolve(state, event)


def moments(seed: int, seats: int, variant: str = "base") -> Iterator[tuple[State, Observation]]:
    """The states of a match with what the seat sees that acts first."""
    for state in states(seed, seats, variant):
        yield state, GAME.observe(state, GAME.to_act(state)[0])
