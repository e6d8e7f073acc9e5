"""The corpus's words for Qwixx cards: builds a State from ``given`` and drives the real decide and evolve.

Owns the translation only; no rule is known here.
"""

from collections.abc import Mapping
from typing import assert_never, get_args

import msgspec
from msgspec.structs import replace

from pega6_desktop.core.errors import CodedError, IllegalMove, IllegalSetup
from pega6_desktop.games.qwixx_cards import scoring
from pega6_desktop.games.qwixx_cards.cards import (
    COLOURS,
    NUMBERS,
    Card,
    card,
    deck,
    format_card,
    is_joker,
    number_of,
    parse_card,
)
from pega6_desktop.games.qwixx_cards.game import QwixxCards
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, play
from pega6_desktop.games.qwixx_cards.observation import Phase
from pega6_desktop.games.qwixx_cards.sheets import Sheet
from pega6_desktop.games.qwixx_cards.state import State
from tests.golden.corpus import Case
from tests.golden.qwixx_words import (
    SHAPES,
    DrawStep,
    FinalStep,
    Given,
    GivenSheet,
    LegalStep,
    MarkStep,
    PlayStep,
    ScoreStep,
    SetUpStep,
    Step,
)
from tests.golden.runner import Refused, Unstageable

GAME = QwixxCards()

Report = Mapping[str, object]

PHASES: Mapping[str, Phase] = {phase: phase for phase in get_args(Phase)}


class QwixxAdapter:
    """The adapter of Qwixx cards; see runner.Adapter."""

    game = GAME.id
    shapes = SHAPES

    def variant(self, case: Case) -> str:
        """As the case says."""
        return case.variant

    def stage(self, case: Case) -> "QwixxStage":
        """Lay the case on the table. Raises Unstageable."""
        try:
            return QwixxStage(case)
        except CodedError as error:
            raise Unstageable(str(error)) from error
        except (msgspec.ValidationError, KeyError, ValueError) as error:
            raise Unstageable(f"given: {error}") from error


class QwixxStage:
    """One case on the table."""

    def __init__(self, case: Case) -> None:
        given = msgspec.convert(case.given, Given)
        self.players = given.players
        self.options = dict(case.options)
        self.state = _state(given, self.options)

    def run(self, step: Mapping[str, object]) -> Report:
        """Carry one step out and report; see runner.Stage."""
        try:
            order = msgspec.convert(step, Step)
        except msgspec.ValidationError as error:
            raise Unstageable(f"no such step: {error}") from error
        match order:
            case DrawStep(slots):
                self._submit(self.state.active, Draw(tuple(sorted(slot - 1 for slot in slots))))
                return self._table()
            case MarkStep(marks):
                return self._mark(marks)
            case PlayStep():
                return self._play(order)
            case LegalStep(player):
                return self._open(self.players.index(player))
            case ScoreStep(sheet):
                return {"rows": dict(zip(COLOURS, sheet.sheet.row_points, strict=True)), "total": sheet.sheet.total}
            case FinalStep():
                return self._final()
            case SetUpStep(players):
                return self._set_up(players)
            case _:
                assert_never(order)

    # ------------------------------------------------------------ steps

    def _mark(self, marks: Mapping[str, str | None]) -> Report:
        for seat, name in enumerate(self.players):
            colour = marks.get(name)
            self._submit(seat, CrossNothing() if colour is None else CrossNumber(COLOURS.index(colour)))
        return self._table()

    def _play(self, order: PlayStep) -> Report:
        cards = tuple(map(parse_card, order.cards))
        fixed = [one for one in cards if not is_joker(one)]
        row = COLOURS.index(order.colour) if order.colour else fixed[0] // len(NUMBERS) if fixed else 0
        self._submit(self.state.active, play(cards, row, order.marks))
        return self._table()

    def _open(self, seat: int) -> Report:
        """What the rules would let this seat cross, were each number announced in turn."""
        found: dict[str, list[int]] = {colour: [] for colour in COLOURS}
        for number in NUMBERS:
            asked = replace(self.state, phase="mark", pile=(card(0, number),), chosen=(None,) * len(self.players))
            for move in GAME.legal_moves(asked, seat):
                if isinstance(move, CrossNumber):
                    found[COLOURS[move.row]].append(number)
        falling = {colour: numbers[::-1] for colour, numbers in found.items() if colour in ("green", "blue")}
        return {**found, **falling}

    def _set_up(self, seats: int) -> Report:
        try:
            empty = GAME.initial(GAME.setup("base", self.options, seats, 1))
        except IllegalSetup as refusal:
            raise Refused(None, str(refusal), refusal.rule) from refusal
        (dealt,) = GAME.opening(empty)
        state = GAME.evolve(empty, dealt)
        (held,) = {len(hand) for hand in state.hands}
        return {"hand": held, "display": len(state.display), "deckCount": len(state.pile)}

    # ------------------------------------------------------------ how it is done

    def _submit(self, seat: int, move: Move) -> None:
        try:
            events = GAME.decide(self.state, seat, move)
        except IllegalMove as refusal:
            raise Refused(self.players[seat], str(refusal), refusal.rule) from refusal
        for event in events:
            self.state = GAME.evolve(self.state, event)

    def _named(self, values: list[object]) -> Report:
        return dict(zip(self.players, values, strict=True))

    def _table(self) -> Report:
        state = self.state
        is_over = state.phase == "over"
        return {
            "hands": self._named([_texts(hand) for hand in state.hands]),
            "display": _texts(tuple(one for one in state.display if one is not None)),
            "deck": _texts(state.pile),
            "deckCount": len(state.pile),
            "discard": _texts(state.discard),
            "discardCount": len(state.discard),
            "announced": number_of(state.pile[0]),
            "sheets": self._named([dict(zip(COLOURS, sheet.rows, strict=True)) for sheet in state.sheets]),
            "completed": self._named([[COLOURS[row] for row in sheet.completed] for sheet in state.sheets]),
            "missed": self._named([sheet.missed for sheet in state.sheets]),
            "phase": state.phase,
            "active": None if is_over else self.players[state.active],
            "gameOver": is_over,
            **self._final(),
        }

    def _final(self) -> Report:
        outcome = scoring.outcome(self.state.sheets)
        return {
            "scores": self._named(list(scoring.totals(self.state.sheets))),
            "winners": [self.players[seat] for seat in outcome.winners],
        }


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [format_card(one) for one in cards]


def _state(given: Given, options: Mapping[str, bool | int | str | None]) -> State:
    """The table as given; whatever is not given is made of cards that lie nowhere else."""
    empty = GAME.initial(GAME.setup("base", options, len(given.players), 1))
    named = [*given.hands.values(), given.display or (), given.deck or (), given.discard]
    lying = {parse_card(text) for texts in named for text in texts}
    spare = [one for one in deck(with_jokers=empty.rules.jokers) if one not in lying]
    active = given.players.index(given.active)
    hands = []
    for seat, name in enumerate(given.players):
        size = 5 if seat == active and given.phase != "draw" else 4
        held = given.hands.get(name)
        hands.append([spare.pop() for _ in range(size)] if held is None else [parse_card(text) for text in held])
    display = [spare.pop() for _ in range(4)] if given.display is None else map(parse_card, given.display)
    pile = spare if given.deck is None else map(parse_card, given.deck)
    return replace(
        empty,
        phase=PHASES[given.phase],
        number=1,
        active=active,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        sheets=_sheets(given),
        display=tuple(display),
        pile=tuple(pile),
        discard=tuple(map(parse_card, given.discard)),
        has_crossed=given.active_marked,
    )


def _sheets(given: Given) -> tuple[Sheet, ...]:
    return tuple(given.sheets.get(name, GivenSheet()).sheet for name in given.players)
