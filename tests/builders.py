"""Table-top stories for the rules of Pega em 6!: lay a table, let people play, say what must have happened.

    table("1 2 3 4 5 | 20 | 30 | 40").play(A, 6).expect(took=row(1), rows="6 | 20 | 30 | 40")

Owns the words of the stories. Every step goes through the real decide and evolve; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

import msgspec
import pytest

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.cards import DECK, heads
from pega6_desktop.games.pega6.events import CardsRevealed, Event, MatchEnded, RoundDealt, RoundEnded, RowTaken
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.moves import (
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
from pega6_desktop.games.pega6.state import State

A, B, C, D, E, F, G, H = range(8)
NAMES = "ABCDEFGHIJ"

PEGA6 = Pega6()

Cards = tuple[int, ...]


@dataclass(frozen=True)
class RowRef:
    """A row of the table by its printed number."""

    number: int


def row(number: int) -> RowRef:
    """Row ``number`` as it lay before the last step, counted from 1."""
    return RowRef(number)


def cards(text: str) -> Cards:
    """Cards as written: ``"1 2 3"``."""
    return tuple(int(word) for word in text.split())


def rows_of(text: str) -> tuple[Row, ...]:
    """Rows as written, split by bars: ``"1 2 | 20 seven | 30 block"``."""
    return tuple(_row_of(part.split()) for part in text.split("|"))


def _row_of(words: list[str]) -> Row:
    numbers = tuple(int(word) for word in words if word.isdigit())
    return Row(numbers, has_seven="seven" in words, is_blocked="block" in words)


def rows_text(rows: Iterable[Row]) -> str:
    """Rows written the way ``rows_of`` reads them."""
    return " | ".join(" ".join([*map(str, line.cards), *_lying(line)]) for line in rows)


def _lying(line: Row) -> list[str]:
    return ["seven"] * line.has_seven + ["block"] * line.is_blocked


def folded(state: State, events: Iterable[Event]) -> State:
    """The state after these events."""
    for event in events:
        state = PEGA6.evolve(state, event)
    return state


def staged(
    rows: tuple[Row, ...],
    hands: tuple[Cards, ...],
    *,
    variant: str = "base",
    number: int = 1,
    totals: Cards | None = None,
    piles: tuple[Cards, ...] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 1,
    specials: tuple[tuple[str, ...], ...] = (),
    special_deck: tuple[str, ...] = (),
    special_discard: tuple[str, ...] = (),
) -> State:
    """A state in which everybody still has to choose, with these cards on the table."""
    seats = len(hands)
    setup = PEGA6.setup(variant, options or {}, seats, seed)
    laid = piles or ((),) * seats
    return msgspec.structs.replace(
        PEGA6.initial(setup),
        phase="choose",
        number=number,
        rows=rows,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        piles=laid,
        points=tuple(heads(pile) for pile in laid),
        totals=totals or (0,) * seats,
        rounds=((totals,) if totals else ()),
        specials=specials,
        special_deck=special_deck,
        special_discard=special_discard,
        in_play=("fifth_row",) if len(rows) > 4 else (),
        known=() if variant == "base" else ((),) * seats,
    )


@dataclass(frozen=True)
class Table:
    """One moment of a story. before: the state the last step began with; log: the events of that step."""

    state: State
    before: State
    log: tuple[Event, ...] = ()
    is_open_handed: bool = field(default=False)

    # ------------------------------------------------------------ what people do

    def choose(self, seat: int, card: int) -> Table:
        """The seat lays a card face down; the last one makes all turn up."""
        return self._with_card(seat, card)._act(seat, PlayCard(card))

    def take(self, seat: int, number: int) -> Table:
        """The seat takes the row of this number (from 1) with its low card."""
        return self._act(seat, TakeRow(number - 1))

    def special(self, seat: int, kind: str, card: int | None = None, row: int | None = None) -> Table:
        """The seat plays a special card with the number card that is placed now; rows count from 1."""
        return self._act(seat, PlaySpecial(kind, card, None if row is None else row - 1))

    def no_special(self, seat: int) -> Table:
        """The seat places its card without a special card."""
        return self._act(seat, PlayNoSpecial())

    def exchange(self, seat: int, kind: str) -> Table:
        """The seat gives this special card away and draws another."""
        return self._act(seat, Exchange(kind))

    def keep(self, seat: int) -> Table:
        """The seat exchanges nothing."""
        return self._act(seat, KeepSpecials())

    def put_aside(self, seat: int, card: int) -> Table:
        """The seat puts a whole card of its pile aside."""
        return self._act(seat, SetAside(card))

    def keep_rest(self, seat: int) -> Table:
        """The seat puts no further card aside."""
        return self._act(seat, KeepRest())

    def take_back(self, seat: int) -> Table:
        """The seat takes its face-down card back."""
        return self._after(self.state, PEGA6.retract(self.state, seat))

    def play(self, seat: int, card: int) -> Table:
        """The seat plays this card and everybody else a quiet high one."""
        return self.trick(**{NAMES[seat]: card})

    def trick(self, **plays: int) -> Table:
        """One whole trick; seats that are not named play the highest card they hold."""
        at = self
        for name, card in plays.items():
            at = at._with_card(NAMES.index(name), card)
        events: tuple[Event, ...] = ()
        for seat in range(at.state.setup.seats):
            at = at.choose(seat, plays.get(NAMES[seat], at.state.hands[seat][-1]))
            events += at.log
        return replace(at, before=self.state, log=events)

    def refuses(self, seat: int, move: Move, code: str, rule: str) -> Table:
        """The rules refuse this with code and rule, and nothing changes."""
        kept = PEGA6.hash(self.state)
        with pytest.raises(IllegalMove) as refusal:
            PEGA6.decide(self.state, seat, move)
        assert (refusal.value.code, refusal.value.rule) == (code, rule)
        assert PEGA6.hash(self.state) == kept
        return self

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Every move the seat may make now."""
        return PEGA6.legal_moves(self.state, seat)

    def refuses_back(self, seat: int, code: str = "nothing_to_take_back", rule: str = "P6-B-04") -> Table:
        """The rules let this seat take nothing back, and nothing changes."""
        kept = PEGA6.hash(self.state)
        with pytest.raises(IllegalMove) as refusal:
            PEGA6.retract(self.state, seat)
        assert (refusal.value.code, refusal.value.rule) == (code, rule)
        assert PEGA6.hash(self.state) == kept
        return self

    # ------------------------------------------------------------ what must have happened

    def expect(
        self,
        *,
        took: RowRef | str | None = None,
        heads: int | None = None,
        rows: str | None = None,
        order: str | None = None,
        points: Mapping[int, int] | None = None,
        hand: Mapping[int, str] | None = None,
        specials: Mapping[int, str] | None = None,
        discard: str | None = None,
        to_act: str | None = None,
    ) -> Table:
        """Compare what is named.

        took: ``""`` for nothing, ``"A 1 2, B 40"``, or the row the last mover took. heads: of those cards.
        rows: as ``rows_of`` reads them. order: names as placed. points, hand, specials: by seat.
        discard: the special discard pile. to_act: names.
        """
        wanted: dict[str, object] = {
            "took": self._row_cards(took) if isinstance(took, RowRef) else took,
            "heads": heads,
            "rows": rows,
            "order": order,
            "points": points and dict(points),
            "hand": hand and {seat: cards(text) for seat, text in hand.items()},
            "specials": specials and {seat: sorted(text.split()) for seat, text in specials.items()},
            "discard": None if discard is None else sorted(discard.split()),
            "to_act": to_act,
        }
        got: dict[str, object] = {
            "took": [event.cards for event in self._takings] if isinstance(took, RowRef) else self._said_takings(),
            "heads": sum(event.heads for event in self._takings),
            "rows": rows_text(self.state.rows),
            "order": order and self._order(),
            "points": {seat: self.state.points[seat] for seat in points or {}},
            "hand": {seat: self.state.hands[seat] for seat in hand or {}},
            "specials": {seat: sorted(self.state.specials[seat]) for seat in specials or {}},
            "discard": sorted(self.state.special_discard),
            "to_act": " ".join(NAMES[seat] for seat in PEGA6.to_act(self.state)),
        }
        wrong = {key: (want, got[key]) for key, want in wanted.items() if want is not None and want != got[key]}
        assert not wrong, f"(expected, got): {wrong}"
        return self

    @property
    def round_end(self) -> RoundEnded | None:
        """The end of the round if the last step brought it."""
        return next((event for event in self.log if isinstance(event, RoundEnded)), None)

    @property
    def match_end(self) -> MatchEnded | None:
        """The end of the match if the last step brought it."""
        return next((event for event in self.log if isinstance(event, MatchEnded)), None)

    @property
    def next_deal(self) -> RoundDealt | None:
        """The next round if the last step dealt it."""
        return next((event for event in self.log if isinstance(event, RoundDealt)), None)

    # ------------------------------------------------------------ how it is done

    @property
    def _takings(self) -> list[RowTaken]:
        return [event for event in self.log if isinstance(event, RowTaken)]

    def _said_takings(self) -> str:
        return ", ".join(f"{NAMES[event.seat]} {' '.join(map(str, event.cards))}" for event in self._takings)

    def _row_cards(self, ref: RowRef) -> list[Cards]:
        return [self.before.rows[ref.number - 1].cards]

    def _order(self) -> str:
        revealed = next(event for event in self.log if isinstance(event, CardsRevealed))
        return " ".join(NAMES[seat] for _, seat in revealed.plays)

    def _act(self, seat: int, move: Move) -> Table:
        return self._after(self.state, PEGA6.decide(self.state, seat, move))

    def _after(self, before: State, events: tuple[Event, ...]) -> Table:
        return replace(self, state=folded(before, events), before=before, log=events)

    def _with_card(self, seat: int, card: int) -> Table:
        """Where the story named no hands, a card played was in the hand all along."""
        hands = list(self.state.hands)
        if not self.is_open_handed or card in hands[seat]:
            return self
        spare = fillers((card, *_seen(self.state)), 1, 1)[0]
        hands = [tuple(sorted({*hand} - {card} | {*spare})) if card in hand else hand for hand in hands]
        hands[seat] = tuple(sorted((*hands[seat], card)))
        return replace(self, state=msgspec.structs.replace(self.state, hands=tuple(hands)))


def _seen(state: State) -> list[int]:
    """Every card that lies somewhere."""
    lines = [line.cards for line in state.rows]
    chosen = [card for card in state.chosen if card is not None]
    return [card for place in (*lines, *state.piles, *state.hands, chosen) for card in place]


def fillers(used: Iterable[int], seats: int, each: int) -> tuple[Cards, ...]:
    """High cards nobody has seen yet, so many for each seat; the last seat gets the highest."""
    taken = set(used)
    free = [card for card in reversed(DECK) if card not in taken]
    return tuple(tuple(free[seat * each : (seat + 1) * each]) for seat in reversed(range(seats)))


def table(
    rows: str,
    *,
    seats: int = 2,
    hands: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    totals: Cards | None = None,
    number: int = 1,
    options: Mapping[str, OptionValue] | None = None,
) -> Table:
    """A table in mid-round. Without hands everybody holds what the story makes them play, and two high cards more
    (of two players the second holds 104 and 103)."""
    laid = rows_of(rows)
    heaps = tuple(cards((piles or {}).get(seat, "")) for seat in range(seats))
    if hands is None:
        used = [card for line in laid for card in line.cards] + [card for heap in heaps for card in heap]
        held = fillers(used, seats, 2)
    else:
        held = tuple(cards(hands.get(seat, "")) for seat in range(seats))
    state = staged(laid, held, number=number, totals=totals, piles=heaps, options=options)
    return Table(state, state, is_open_handed=hands is None)


def party(
    rows: str,
    specials: Mapping[int, str],
    *,
    seats: int = 2,
    hands: Mapping[int, str] | None = None,
    piles: Mapping[int, str] | None = None,
    number: int = 1,
    deck: str = "",
    discard: str = "",
    **options: OptionValue,
) -> Table:
    """A table of the anniversary game in mid-round; see ``table``."""
    laid = rows_of(rows)
    heaps = tuple(cards((piles or {}).get(seat, "")) for seat in range(seats))
    used = [card for line in laid for card in line.cards] + [card for heap in heaps for card in heap]
    held = fillers(used, seats, 2) if hands is None else tuple(cards(hands.get(seat, "")) for seat in range(seats))
    state = staged(
        laid,
        held,
        variant="special",
        number=number,
        piles=heaps,
        options=options,
        specials=tuple(tuple(sorted(specials.get(seat, "").split())) for seat in range(seats)),
        special_deck=tuple(deck.split()),
        special_discard=tuple(discard.split()),
    )
    return Table(state, state, is_open_handed=hands is None)
