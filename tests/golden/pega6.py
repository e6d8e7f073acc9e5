"""The corpus's words for Pega em 6!: builds a State from ``given`` and drives the real decide and evolve.

A variant with further decisions adds its words in pega6_words and answers them in ``_answer_all``.
Owns the translation only; no rule is known here.
"""

from collections.abc import Mapping
from typing import assert_never

import msgspec

from pega6_desktop.core.errors import CodedError, IllegalMove, IllegalSetup
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6 import placement, rules
from pega6_desktop.games.pega6.cards import DECK, HEADS, heads
from pega6_desktop.games.pega6.events import CardsRevealed, Event, MatchEnded, RoundDealt, RoundEnded, RowTaken
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.state import State
from tests.builders import fillers, folded, staged
from tests.golden.corpus import Case
from tests.golden.pega6_words import (
    SHAPES,
    DeckHeads,
    EndRound,
    Given,
    GivenRow,
    Heads,
    Query,
    SetUp,
    Step,
    Trick,
    Turn,
)
from tests.golden.runner import Refused, Unstageable

GAME = GAMES["pega6"]

Report = Mapping[str, object]

DEALS = 200
"""Deals looked at to find out which cards a variant uses: missing one is less likely than one in 10^20."""


class Pega6Adapter:
    """The adapter of Pega em 6!; see runner.Adapter."""

    game = GAME.id
    shapes = SHAPES

    def stage(self, case: Case) -> "Pega6Stage":
        """Lay the case on the table. Raises Unstageable."""
        try:
            return Pega6Stage(case)
        except CodedError as error:
            raise Unstageable(str(error)) from error
        except msgspec.ValidationError as error:
            raise Unstageable(f"given: {error}") from error


class Pega6Stage:
    """One case on the table. ``pending`` are events that happened by themselves after the step (round end, deal)."""

    def __init__(self, case: Case) -> None:
        given = msgspec.convert(case.given, Given)
        self.players = given.players
        self.variant = case.variant
        self.options = {key: value for key, value in case.options.items() if key != "variant"}
        self.state = self._state(given, _reveals(case))
        self.pending: tuple[Event, ...] = ()

    def run(self, step: Mapping[str, object]) -> Report:
        """Carry one step out and report; see runner.Stage."""
        try:
            order = msgspec.convert(step, Step)
        except msgspec.ValidationError as error:
            raise Unstageable(f"no such step: {error}") from error
        match order:
            case Trick():
                return self._trick(order)
            case Query():
                return self._query(order.card)
            case Heads():
                return {"heads": [self._heads(card) for card in order.cards]}
            case DeckHeads():
                return {"total": heads(DECK)}
            case SetUp():
                return self._set_up(order.players)
            case EndRound():
                return self._end_round()
            case _:
                assert_never(order)

    # ------------------------------------------------------------ laying the table

    def _state(self, given: Given, reveals: list[dict[str, int]]) -> State:
        rows = tuple(_plain_row(line) for line in given.rows)
        if given.specials or given.special_deck or given.special_discard:
            raise Unstageable(f"variant {self.variant} has no special cards")
        piles = tuple(given.piles.get(name, ()) for name in self.players)
        return staged(
            rows,
            self._hands(given, rows, piles, reveals),
            variant=self.variant,
            number=given.round,
            totals=tuple(given.scores.get(name, 0) for name in self.players),
            piles=piles,
            options=self.options,
        )

    def _hands(
        self, given: Given, rows: tuple[Row, ...], piles: tuple[tuple[int, ...], ...], reveals: list[dict[str, int]]
    ) -> tuple[tuple[int, ...], ...]:
        """Hands as given; else what the player will reveal and one unused card, so that the round goes on."""
        lying = [card for line in rows for card in line.cards] + [card for pile in piles for card in pile]
        lying += [card for hand in given.hands.values() for card in hand]
        own = [tuple({trick[name] for trick in reveals if name in trick}) for name in self.players]
        dealt = [card for name, hand in zip(self.players, own, strict=True) if name not in given.hands for card in hand]
        _check_free(dealt, lying)
        spare = fillers(lying + dealt, len(self.players), 1)
        return tuple(given.hands.get(name, own[seat] + spare[seat]) for seat, name in enumerate(self.players))

    # ------------------------------------------------------------ steps

    def _trick(self, trick: Trick) -> Report:
        self._settle_pending()
        self._know(trick.reveal.keys() | trick.turns.keys())
        before = self.state.tricks
        log: list[Event] = []
        for name in self.players:
            if name not in trick.reveal:
                raise Unstageable(f"{name} reveals no card")
            self._submit(name, PlayCard(trick.reveal[name]), log)
        asked = self._answer_all(trick.turns, log)
        for name, turn in trick.turns.items():
            if name not in asked:
                self._insist(name, turn, log)
        assert self.state.tricks != before
        return self._table(log)

    def _answer_all(self, turns: Mapping[str, Turn], log: list[Event]) -> set[str]:
        """Whoever the rules ask while cards are placed answers as the case says."""
        asked: set[str] = set()
        while self.state.phase == "take_row" and not self.pending:
            name = self.players[GAME.to_act(self.state)[0]]
            number = turns.get(name, Turn()).take_row
            if number is None:
                raise Unstageable(f"{name} must choose a row, but the case does not say which")
            asked.add(name)
            self._submit(name, TakeRow(number - 1), log)
        return asked

    def _insist(self, name: str, turn: Turn, log: list[Event]) -> None:
        """A decision nobody asked for goes to the rules all the same: they must refuse it."""
        if turn.special is not None or turn.exchange:
            raise Unstageable(f"variant {self.variant} has no special cards")
        if turn.take_row is not None:
            self._submit(name, TakeRow(turn.take_row - 1), log)

    def _query(self, card: int) -> Report:
        """The rules' own answer for a card about to be placed on these rows."""
        row = placement.target(self.state.rows, card)
        if row is not None:
            return {"row": row + 1, "take": self.state.rows[row].is_full, "lowRows": []}
        asking = msgspec.structs.replace(self.state, phase="take_row", queue=((card, 0),))
        choices = [move.row + 1 for move in GAME.legal_moves(asking, 0) if isinstance(move, TakeRow)]
        return {"row": None, "take": True, "lowRows": choices}

    def _heads(self, card: int) -> int:
        if card not in DECK:
            raise Unstageable(f"there is no card {card}")
        return HEADS[card]

    def _set_up(self, seats: int) -> Report:
        deals = [self._deal(seats, seed) for seed in range(DEALS)]
        hands, rows = deals[0].hands, deals[0].rows
        held = {len(hand) for hand in hands}
        used = {card for deal in deals for hand in (*deal.hands, *(row.cards for row in deal.rows)) for card in hand}
        in_play = sum(map(len, hands)) + sum(len(row.cards) for row in rows)
        return {
            "hand": held.pop() if len(held) == 1 else sorted(held),
            "rows": len(rows),
            "unused": len(used) - in_play,
            "deckSize": len(used),
        }

    def _deal(self, seats: int, seed: int) -> State:
        try:
            state = GAME.initial(GAME.setup(self.variant, self.options, seats, seed))
        except IllegalSetup as refusal:
            raise Refused(None, str(refusal)) from refusal
        return folded(state, GAME.opening(state))

    def _end_round(self) -> Report:
        if not any(isinstance(event, RoundEnded) for event in self.pending):
            self._settle_pending()
            self.pending = rules.end_of_round(self.state, self.state.points)
        before_deal, self.pending = _split(self.pending, RoundDealt)
        self.state = folded(self.state, before_deal)
        ended = next(event for event in before_deal if isinstance(event, RoundEnded))
        over = next((event for event in before_deal if isinstance(event, MatchEnded)), None)
        return {
            "roundPoints": self._named(ended.points),
            "totals": self._named(self.state.totals),
            "gameOver": over is not None,
            "winners": [self.players[seat] for seat in over.winners] if over else [],
        }

    # ------------------------------------------------------------ how it is done

    def _submit(self, name: str, move: Move, log: list[Event]) -> None:
        seat = self.players.index(name)
        kept = GAME.hash(self.state)
        try:
            events = GAME.decide(self.state, seat, move)
        except IllegalMove as refusal:
            if GAME.hash(self.state) != kept:
                raise AssertionError("a refused decision changed the state") from refusal
            raise Refused(name, str(refusal)) from refusal
        here, self.pending = _split(events, RoundEnded)
        self.state = folded(self.state, here)
        log.extend(here)

    def _settle_pending(self) -> None:
        self.state = folded(self.state, self.pending)
        self.pending = ()

    def _know(self, names: set[str]) -> None:
        strangers = names - set(self.players)
        if strangers:
            raise Unstageable(f"nobody is called {', '.join(sorted(strangers))}")

    def _table(self, log: list[Event]) -> Report:
        revealed = next(event for event in log if isinstance(event, CardsRevealed))
        takings = [event for event in log if isinstance(event, RowTaken)]
        return {
            "order": [self.players[seat] for _, seat in revealed.plays],
            "took": [{"player": self.players[event.seat], "cards": event.cards} for event in takings],
            "rows": [row.cards for row in self.state.rows],
            "piles": self._named(self.state.piles),
            "points": self._named(self.state.points),
            "hands": self._named(self.state.hands),
            "roundOver": any(isinstance(event, RoundEnded) for event in self.pending),
            "gameOver": any(isinstance(event, MatchEnded) for event in self.pending),
        }

    def _named(self, values: tuple[object, ...]) -> dict[str, object]:
        return dict(zip(self.players, values, strict=True))


def _reveals(case: Case) -> list[dict[str, int]]:
    """What everybody will reveal, trick by trick; unreadable steps are told when their turn comes."""
    tricks = [step.get("reveal") for step in case.steps if step.get("op") == "trick"]
    return [{k: v for k, v in trick.items() if isinstance(v, int)} for trick in tricks if isinstance(trick, dict)]


def _check_free(dealt: list[int], lying: list[int]) -> None:
    """Cards revealed from hands that are not given must be somewhere in the deck, and nowhere else."""
    for card in dealt:
        if card not in DECK:
            raise Unstageable(f"there is no card {card}")
        if card in lying or dealt.count(card) > 1:
            raise Unstageable(f"card {card} is in two places")


def _plain_row(line: tuple[int, ...] | GivenRow) -> Row:
    if not isinstance(line, GivenRow):
        return Row(line)
    if line.seven or line.block:
        raise Unstageable("special cards lie in a row")
    return Row(line.cards)


def _split(events: tuple[Event, ...], kind: type) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Events before the first of this kind, and the rest."""
    at = next((number for number, event in enumerate(events) if isinstance(event, kind)), len(events))
    return events[:at], events[at:]
