"""Random matches of the anniversary game, each addressed by a seed and a number, every table audited.

Owns the luck and what counts as a bug of the rules: whatever is raised for a legal move, a table an auditor objects to,
an illegal move that is let through, a match without end. Must not print.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.core.randomness import picked, uniform
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.moves import Move, PlaySpecial
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.games.pega6.state import State
from tests.conformance.agreements import agreements
from tests.games.pega6.audit import ROUNDS, faults

GAME = Pega6()
VARIANT = GAME.variants["special"]
AGREEMENTS = agreements(GAME, VARIANT)
"""Every pair of house rules."""

ENDLESS = ROUNDS * 12 * VARIANT.max_seats * 40
"""More decisions than this and a match counts as endless."""

KINDS = tuple(SPECIALS)


@dataclass(frozen=True, slots=True)
class Bug:
    """What went wrong, and all it takes to see it again: the setup and the moves up to there."""

    number: int
    setup: str
    moves: tuple[str, ...]
    what: str

    def __str__(self) -> str:
        return f"match {self.number}, {self.setup}: {self.what} after {'; '.join(self.moves)}"


@dataclass(frozen=True, slots=True)
class Played:
    """How a match went. rounds: rounds played out; hash: of its last state; bug: None when all went well."""

    rounds: int
    hash: str
    bug: Bug | None


def play(seed: int, number: int) -> Played:
    """The match of this address: seats and house rules by lot, then anything anybody may do."""
    return _Match(seed, number).played()


class _Match:
    """One match in the making."""

    def __init__(self, seed: int, number: int) -> None:
        self._number = number
        self._roll = uniform(seed, f"nightly/{number}")
        seats = VARIANT.min_seats + self._below(VARIANT.max_seats - VARIANT.min_seats + 1)
        options = picked(AGREEMENTS, seed, f"nightly/{number}/agreement")
        self._setup = GAME.setup(VARIANT.id, options, seats, int(self._roll() * 2**53))
        self._state = GAME.initial(self._setup)
        self._moves: list[str] = []

    def _below(self, count: int) -> int:
        return int(self._roll() * count)

    def played(self) -> Played:
        try:
            self._play()
        except Exception as error:  # noqa: BLE001 - whatever the rules raise for a legal move is their bug
            bug = Bug(self._number, repr(self._setup), tuple(self._moves), f"{type(error).__name__}: {error}")
            return Played(len(self._state.rounds), "", bug)
        return Played(len(self._state.rounds), GAME.hash(self._state), None)

    def _play(self) -> None:
        for event in GAME.opening(self._state):
            self._state = GAME.evolve(self._state, event)
        self._look()
        while seats := GAME.to_act(self._state):
            if len(self._moves) > ENDLESS:
                raise AssertionError("the match has no end")
            seat = seats[self._below(len(seats))]
            self._change_of_mind(seat)
            self._temptation(seat)
            move = self._choice(GAME.legal_moves(self._state, seat))
            self._moves.append(f"{seat} {GAME.format_move(move)}")
            for event in GAME.decide(self._state, seat, move):
                self._state = GAME.evolve(self._state, event)
            self._look()

    def _look(self) -> None:
        wrong = faults(self._state)
        if wrong:
            raise AssertionError("; ".join(wrong))

    def _choice(self, moves: tuple[Move, ...]) -> Move:
        """Any move, or as often any kind of move first: else the many ways to Move would drown everything else."""
        if self._roll() < 0.5:
            kinds = sorted({_kind(move) for move in moves})
            kind = kinds[self._below(len(kinds))]
            moves = tuple(move for move in moves if _kind(move) == kind)
        return moves[self._below(len(moves))]

    def _change_of_mind(self, seat: int) -> None:
        """Now and then somebody else takes the own card back, and lays it down again when it is their turn."""
        others = [other for other, card in enumerate(self._state.chosen) if card is not None]
        if not others or self._roll() > 0.05:
            return
        other = others[self._below(len(others))]
        self._moves.append(f"{other} takes the card back")
        for event in GAME.retract(self._state, other):
            self._state = GAME.evolve(self._state, event)
        self._look()
        assert seat in GAME.to_act(self._state)

    def _temptation(self, seat: int) -> None:
        """Some special card with some card and row: it is let through exactly when it is among the legal moves."""
        play = PlaySpecial(
            KINDS[self._below(7)], self._some(_lying_or_held(self._state, seat)), self._some(range(-1, 6))
        )
        is_legal = play in GAME.legal_moves(self._state, seat)
        if _is_let_through(lambda: GAME.decide(self._state, seat, play)) != is_legal:
            raise AssertionError(f"{play} by seat {seat}: legal {is_legal}, but the rules say otherwise")

    def _some(self, values: range | list[int]) -> int | None:
        at = self._below(len(values) + 1)
        return None if at == len(values) else values[at]


def _kind(move: Move) -> str:
    return move.kind if isinstance(move, PlaySpecial) else type(move).__name__


def _lying_or_held(state: State, seat: int) -> list[int]:
    return [card for row in state.rows for card in row.cards] + list(state.hands[seat])


def _is_let_through(act: Callable[[], object]) -> bool:
    try:
        act()
    except IllegalMove:
        return False
    return True


def matches(seed: int, numbers: range) -> Iterator[Played]:
    """These matches one after the other."""
    return (play(seed, number) for number in numbers)
