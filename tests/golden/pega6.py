"""The corpus's words for Pega em 6!: builds a State from ``given`` and drives the real decide and evolve.

A variant with further decisions adds its words in pega6_words and answers them in ``_answer_all``.
Owns the translation only; no rule is known here.
"""

from collections.abc import Mapping
from typing import assert_never

import msgspec

from pega6_desktop.core.errors import CodedError, IllegalMove, IllegalSetup
from pega6_desktop.games.pega6 import dealing, placement, rules
from pega6_desktop.games.pega6.cards import DECK, HEADS, heads
from pega6_desktop.games.pega6.event_builder import EventBuilder
from pega6_desktop.games.pega6.events import CardsRevealed, Event, MatchEnded, RoundDealt, RoundEnded, RowTaken
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.moves import (
    DraftCard,
    Exchange,
    KeepRest,
    KeepSpecials,
    Move,
    PlayCard,
    PlayNoSpecial,
    PlaySpecial,
    SetAside,
    TakeRow,
)
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.specials.catalog import SPECIAL_DECKS
from pega6_desktop.games.pega6.state import State
from tests.builders import fillers, folded, staged
from tests.golden.corpus import Case
from tests.golden.pega6_words import (
    SHAPES,
    Deal2,
    DeckHeads,
    Draft,
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

GAME = Pega6()

Report = Mapping[str, object]

DEALS = 200
"""Deals looked at to find out which cards a variant uses: missing one is less likely than one in 10^20."""


class Pega6Adapter:
    """The adapter of Pega em 6!; see runner.Adapter."""

    game = GAME.id
    shapes = SHAPES

    def variant(self, case: Case) -> str:
        """As the case says."""
        return case.variant

    def stage(self, case: Case) -> "Pega6Stage":
        """Lay the case on the table. Raises Unstageable."""
        try:
            return Pega6Stage(case)
        except CodedError as error:
            raise Unstageable(str(error)) from error
        except msgspec.ValidationError as error:
            raise Unstageable(f"given: {error}") from error


class Plan:
    """What one player has planned for the own card, decision by decision."""

    def __init__(self, turn: Turn) -> None:
        self._special = turn.special
        self._row = turn.take_row
        self._exchange = list(turn.exchange)
        self._aside = list(turn.special.cards) if turn.special else []

    def answer(self, state: State) -> Move | None:
        """The planned answer to what the rules ask now; None where the case does not say."""
        match state.phase:
            case "special":
                return self._answer_special(state)
            case "take_row":
                row, self._row = self._row, None
                return None if row is None else TakeRow(row - 1)
            case "set_aside":
                return SetAside(self._aside.pop(0)) if self._aside else KeepRest()
            case _:
                kind = self._exchange.pop(0) if self._exchange else None
                return KeepSpecials() if kind is None else Exchange(kind)

    def _answer_special(self, state: State) -> Move:
        special, self._special = self._special, None
        if special is None:
            return PlayNoSpecial()
        is_low = placement.target(state.rows, state.queue[0][0]) is None
        if special.type == "neg_pos" and is_low and self._row is not None:
            self._check_row(state, special.card or 0)
        return special.move

    def _check_row(self, state: State, card: int) -> None:
        """For a low card the corpus names the row beside X; ours is named by X alone, so both must agree."""
        row, self._row = self._row, None
        if row is None or not 1 <= row <= len(state.rows) or card not in state.rows[row - 1].cards:
            raise Refused(None, f"card {card} does not lie in row {row}", "P6-S-81")

    def left(self) -> list[Move]:
        """Decisions of the case that the rules never asked for."""
        moves: list[Move] = [] if self._special is None else [self._special.move]
        moves += [] if self._row is None else [TakeRow(self._row - 1)]
        moves += [SetAside(card) for card in self._aside]
        return moves + [Exchange(kind) for kind in self._exchange if kind is not None]


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
                return self._query(self.players.index(order.player), order.card)
            case Heads():
                return {"heads": [self._heads(card) for card in order.cards]}
            case DeckHeads():
                return {"total": heads(DECK)}
            case SetUp():
                return self._set_up(order.players)
            case Draft():
                return self._draft(order.picks)
            case Deal2():
                return self._deal_again(order)
            case EndRound():
                return self._end_round()
            case _:
                assert_never(order)

    # ------------------------------------------------------------ laying the table

    def _state(self, given: Given, reveals: list[dict[str, int]]) -> State:
        rows = tuple(_row(line) for line in given.rows)
        has_specials = self.variant == "special"
        if not has_specials and any(row.has_seven or row.is_blocked for row in rows):
            raise Unstageable("special cards lie in a row")
        if not has_specials and (given.specials or given.special_deck or given.special_discard):
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
            specials=tuple(tuple(sorted(given.specials.get(name, ()))) for name in self.players)
            if has_specials
            else (),
            special_deck=given.special_deck,
            special_discard=given.special_discard,
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
        if self.variant != "special" and any(turn.special or turn.exchange for turn in trick.turns.values()):
            raise Unstageable(f"variant {self.variant} has no special cards")
        before = self.state.tricks
        log: list[Event] = []
        for name in self.players:
            if name not in trick.reveal:
                raise Unstageable(f"{name} reveals no card")
            self._submit(name, PlayCard(trick.reveal[name]), log)
        self._answer_all(trick.turns, log)
        assert self.state.tricks != before
        return self._table(log)

    def _answer_all(self, turns: Mapping[str, Turn], log: list[Event]) -> None:
        """Whoever the rules ask answers as the case says; what nobody asked for the rules must refuse."""
        plans = {name: Plan(turn) for name, turn in turns.items()}
        while not self.pending and self.state.phase not in ("choose", "deal"):
            name = self.players[GAME.to_act(self.state)[0]]
            move = plans.setdefault(name, Plan(Turn())).answer(self.state)
            if move is None:
                raise Unstageable(f"{name} must choose a row, but the case does not say which")
            self._submit(name, move, log)
        for name, plan in plans.items():
            for move in plan.left():
                self._submit(name, move, log)

    def _query(self, seat: int, card: int) -> Report:
        """The rules' own answer for a card about to be placed on these rows."""
        hands = tuple(tuple(other for other in hand if other != card) for hand in self.state.hands)
        asking = msgspec.structs.replace(self.state, phase="special", queue=((card, seat),), hands=hands)
        plays = self._plays(asking, self.state.specials[seat] if self.state.specials else ())
        inserts = [play.row + 1 for play in self._plays(asking, ("insert",)) if play.row is not None]
        return {
            **self._normal(asking, seat, card),
            "insertRows": inserts,
            "specials": sorted({play.kind for play in plays}),
        }

    def _normal(self, asking: State, seat: int, card: int) -> Report:
        row = placement.target(asking.rows, card)
        if row is not None:
            return {"row": row + 1, "take": asking.rows[row].is_full, "lowRows": []}
        low = msgspec.structs.replace(asking, phase="take_row")
        choices = [move.row + 1 for move in GAME.legal_moves(low, seat) if isinstance(move, TakeRow)]
        return {"row": None, "take": True, "lowRows": choices}

    def _plays(self, asking: State, held: tuple[str, ...]) -> list[PlaySpecial]:
        """Every play the rules allow the owner of the waiting card with these special cards."""
        seat = asking.queue[0][1]
        specials = tuple(held if other == seat else () for other in range(len(self.players)))
        moves = GAME.legal_moves(msgspec.structs.replace(asking, specials=specials), seat)
        return [move for move in moves if isinstance(move, PlaySpecial)]

    def _draft(self, picks: tuple[tuple[str, int], ...]) -> Report:
        setup = GAME.setup(self.variant, self.options, len(self.players), 1)
        opened = folded(GAME.initial(setup), GAME.opening(GAME.initial(setup)))
        self.state = msgspec.structs.replace(opened, first=0)
        for name, card in picks:
            self._submit(name, DraftCard(card), [])
        return {"hands": self._named(self.state.hands), "rows": [_row_report(row) for row in self.state.rows]}

    def _deal_again(self, order: Deal2) -> Report:
        setup = GAME.setup(self.variant, self.options, order.players, 1)
        cards = SPECIAL_DECKS[setup.rules_version]
        deck, discard = cards[: order.deck], cards[order.deck : order.deck + order.discard]
        finished = msgspec.structs.replace(
            GAME.initial(setup),
            number=1,
            specials=((),) * order.players,
            special_deck=deck,
            special_discard=discard,
        )
        after = folded(finished, (dealing.next_round(finished),))
        each = {len(kinds) for kinds in after.specials}
        return {
            "each": each.pop() if len(each) == 1 else sorted(each),
            "deckAfter": len(after.special_deck),
            "discardAfter": len(after.special_discard),
        }

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
            "specialsEach": len(deals[0].specials[0]) if deals[0].specials else 0,
            "specialDeck": len(deals[0].special_deck),
        }

    def _deal(self, seats: int, seed: int) -> State:
        try:
            state = GAME.initial(GAME.setup(self.variant, self.options, seats, seed))
        except IllegalSetup as refusal:
            raise Refused(None, str(refusal), refusal.rule) from refusal
        state = folded(state, GAME.opening(state))
        while state.phase == "draft":
            drafter = GAME.to_act(state)[0]
            state = folded(state, GAME.decide(state, drafter, GAME.legal_moves(state, drafter)[seed % 3]))
        return state

    def _end_round(self) -> Report:
        if not any(isinstance(event, RoundEnded) for event in self.pending):
            self._settle_pending()
            builder = EventBuilder(self.state)
            rules.end_round(builder)
            self.pending = tuple(builder.events)
        before_deal, self.pending = _split(self.pending, RoundDealt)
        self.state = folded(self.state, before_deal)
        ended = next(event for event in before_deal if isinstance(event, RoundEnded))
        over = next((event for event in before_deal if isinstance(event, MatchEnded)), None)
        return {
            "roundPoints": self._named(ended.points),
            "totals": self._named(self.state.totals),
            "gameOver": over is not None,
            "winners": [self.players[seat] for seat in over.winners] if over else [],
            "specialDiscard": self.state.special_discard,
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
            raise Refused(name, str(refusal), refusal.rule) from refusal
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
            "rows": [_row_report(row) for row in self.state.rows],
            "specials": self._named(self.state.specials) if self.state.specials else {},
            "specialDeck": self.state.special_deck,
            "specialDiscard": self.state.special_discard,
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


def _row(line: tuple[int, ...] | GivenRow) -> Row:
    return Row(line.cards, line.seven, line.block) if isinstance(line, GivenRow) else Row(line)


def _row_report(row: Row) -> Report:
    return {"cards": row.cards, "seven": row.has_seven, "block": row.is_blocked}


def _split(events: tuple[Event, ...], kind: type) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Events before the first of this kind, and the rest."""
    at = next((number for number, event in enumerate(events) if isinstance(event, kind)), len(events))
    return events[:at], events[at:]
