"""The corpus's words for No Thanks!: builds a State from ``given`` and drives the real decide and evolve.

Owns the translation only; no rule is known here.
"""

from collections.abc import Mapping
from typing import assert_never

import msgspec
from msgspec.structs import replace

from pega6_desktop.core.errors import CodedError, IllegalMove, IllegalSetup
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.no_thanks import cards, scoring
from pega6_desktop.games.no_thanks.events import RoundEnded
from pega6_desktop.games.no_thanks.game import NoThanks
from pega6_desktop.games.no_thanks.moves import parse_move
from pega6_desktop.games.no_thanks.observation import Offer
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import known_removed
from tests.golden.corpus import Case
from tests.golden.nothanks_words import SHAPES, Given, MatchStep, ScoreStep, SetUpStep, Step, TurnStep
from tests.golden.runner import Refused, Unstageable

GAME = NoThanks()

Report = Mapping[str, object]


class NoThanksAdapter:
    """The adapter of No Thanks!; see runner.Adapter."""

    game = GAME.id
    shapes = SHAPES

    def variant(self, case: Case) -> str:
        """The corpus knows house rules only."""
        return _variant(dict(case.options))[0]

    def stage(self, case: Case) -> "NoThanksStage":
        """Lay the case on the table. Raises Unstageable."""
        try:
            return NoThanksStage(case)
        except CodedError as error:
            raise Unstageable(str(error)) from error
        except (msgspec.ValidationError, KeyError, ValueError) as error:
            raise Unstageable(f"given: {error}") from error


class NoThanksStage:
    """One case on the table."""

    def __init__(self, case: Case) -> None:
        self.variant, self.options = _variant(dict(case.options))
        given = msgspec.convert(case.given, Given)
        self.players = given.players
        self.state = self._state(given) if given.players else None
        self.ended: RoundEnded | None = None

    def run(self, step: Mapping[str, object]) -> Report:
        """Carry one step out and report; see runner.Stage."""
        try:
            order = msgspec.convert(step, Step)
        except msgspec.ValidationError as error:
            raise Unstageable(f"no such step: {error}") from error
        match order:
            case TurnStep(player, do):
                return self._turn(player, do)
            case ScoreStep(area, chips):
                return {"score": cards.points(area, chips)}
            case SetUpStep(players):
                return self._set_up(players)
            case MatchStep(rounds):
                return _match(rounds)
            case _:
                assert_never(order)

    def _turn(self, player: str, do: str) -> Report:
        state, seat = self._on_table(), self.players.index(player)
        try:
            events = GAME.decide(state, seat, parse_move(do))
        except IllegalMove as refusal:
            raise Refused(player, str(refusal), refusal.rule) from refusal
        for event in events:
            if isinstance(event, RoundEnded):
                self.ended = event
            state = GAME.evolve(state, event)
        self.state = state
        return self._table()

    def _on_table(self) -> State:
        if self.state is None:
            raise Unstageable("no table was given")
        return self.state

    def _table(self) -> Report:
        state = self._on_table()
        is_over = state.active is None
        tigers = dict(zip(self.players, state.tigers, strict=False))
        return {
            "chips": self._named(state.chips),
            "cards": self._named(state.areas),
            "active": state.active,
            "pot": state.pot,
            "deckCount": len(state.deck),
            "turn": None if is_over else self.players[state.turn],
            "tigers": {name: tiger for name, tiger in tigers.items() if tiger is not None},
            "roundOver": is_over,
            "scores": self._named(state.rounds[-1]) if self.ended is not None else {},
        }

    def _named(self, values: tuple[object, ...]) -> Report:
        return dict(zip(self.players, values, strict=True))

    def _set_up(self, seats: int) -> Report:
        try:
            setup = GAME.setup(self.variant, self.options, seats, 1)
        except IllegalSetup as refusal:
            raise Refused(None, str(refusal), refusal.rule) from refusal
        state = GAME.initial(setup)
        for event in GAME.opening(state):
            state = GAME.evolve(state, event)
        (chips,) = set(state.chips)
        known, tigers = known_removed(state.rules), len(state.tigers)
        return {
            "chips": chips,
            "deckCount": len(state.deck),
            "removed": len(known) + len(state.aside) + tigers,
            "unseenRemoved": len(state.aside),
            "knownRemoved": list(known),
            "tigersEach": tigers // seats,
        }

    def _state(self, given: Given) -> State:
        """The table as given, in its last round, so that nothing is dealt when it ends."""
        setup = GAME.setup(self.variant, {**self.options, "rounds": 1}, len(given.players), 1)
        empty, seats = GAME.initial(setup), range(len(given.players))
        turn = given.players.index(given.turn)
        has_tigers = empty.rules.hidden_tiger
        return replace(
            empty,
            phase="decide",
            number=1,
            chips=tuple(given.chips[name] for name in given.players),
            areas=tuple(tuple(sorted(given.cards[name])) for name in given.players),
            active=given.active,
            pot=given.pot,
            turn=turn,
            deck=given.deck,
            tigers=tuple(given.tigers.get(name) for name in given.players) if has_tigers else (),
            played=tuple(None for _ in seats) if has_tigers else (),
            offers=(Offer(given.active, turn, 0),),
        )


def _variant(options: dict[str, OptionValue]) -> tuple[str, dict[str, OptionValue]]:
    """The corpus knows house rules only; here some of them are variants."""
    if options.pop("tactical", False):
        return "tactical", options
    return ("tiger" if options.pop("hiddenTiger", False) else "base"), options


def _match(rounds: tuple[dict[str, int], ...]) -> Report:
    names = tuple(rounds[0])
    totals = (0,) * len(names)
    for scored in rounds:
        totals = scoring.added(totals, tuple(scored[name] for name in names))
    winners = [names[seat] for seat in scoring.outcome(totals).winners]
    return {"totals": dict(zip(names, totals, strict=True)), "winners": winners}
