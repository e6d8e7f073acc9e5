"""The rules of Pega em 6! as a decider: decide(state, seat, move) -> events, evolve(state, event) -> state.

Owns the course of a match. Each function names the numbered rules it follows; all randomness is addressed.
"""

from typing import assert_never

from msgspec.structs import replace

from pega6_desktop.core.errors import IllegalMove, RuleBug
from pega6_desktop.core.randomness import drawn
from pega6_desktop.core.variant import Setup
from pega6_desktop.games.pega6 import scoring, variants
from pega6_desktop.games.pega6.cards import DECK, heads
from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardPlaced,
    CardsRevealed,
    ChoiceTakenBack,
    Event,
    MatchEnded,
    RoundDealt,
    RoundEnded,
    RowChoiceNeeded,
    RowTaken,
    TakeReason,
)
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Trick
from pega6_desktop.games.pega6.placement import ROW_LIMIT, Row, target
from pega6_desktop.games.pega6.state import State

Play = tuple[int, int]

_PLAYS = tuple(PlayCard(card) for card in (0, *DECK))
_TAKES = tuple(TakeRow(row) for row in range(variants.ROWS))


def initial(setup: Setup) -> State:
    """The table before the first deal."""
    nothing = ((),) * setup.seats
    zeros = (0,) * setup.seats
    rules = variants.house_rules(setup)
    return State(setup, rules, "deal", 0, (), nothing, (None,) * setup.seats, (), nothing, zeros, zeros)


# ---------------------------------------------------------------- whose decision, and which


def to_act(state: State) -> tuple[int, ...]:
    """Seats that owe a decision: all who have not chosen (P6-B-04), or the owner of a low card (P6-B-10)."""
    if state.phase == "choose":
        return tuple(seat for seat, card in enumerate(state.chosen) if card is None)
    return (state.queue[0][1],) if state.phase == "take_row" else ()


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Every card of the hand, or every row for a low card; nothing while others are to act."""
    if state.phase == "choose" and 0 <= seat < len(state.chosen) and state.chosen[seat] is None:
        return tuple([_PLAYS[card] for card in state.hands[seat]])
    if state.phase == "take_row" and state.queue[0][1] == seat:
        return _TAKES
    return ()


def decide(state: State, seat: int, move: Move) -> tuple[Event, ...]:
    """What the move brings about. Raises IllegalMove with the rule it breaks; the state never changes."""
    _check_seat(state, seat)
    match move:
        case PlayCard():
            return _choose(state, seat, move.card)
        case TakeRow():
            return _take(state, seat, move.row)
        case _:
            assert_never(move)


def _check_seat(state: State, seat: int) -> None:
    """No player sits there: above all -1, which Python would read as the last seat."""
    if not 0 <= seat < state.setup.seats:
        raise IllegalMove("no_such_seat", seat=seat)


def retract(state: State, seat: int) -> tuple[Event, ...]:
    """Take the own face-down card back; only until the reveal (P6-B-04)."""
    _check_seat(state, seat)
    if state.phase != "choose" or (card := state.chosen[seat]) is None:
        raise IllegalMove("nothing_to_take_back", "P6-B-04")
    return (ChoiceTakenBack(seat, card),)


def _choose(state: State, seat: int, card: int) -> tuple[Event, ...]:
    """P6-B-04: one own card, secret; the last choice reveals all."""
    if state.phase != "choose":
        _refuse_play(state, card)
    if state.chosen[seat] is not None:
        raise IllegalMove("already_chosen", "P6-B-04", card=card)
    if card not in state.hands[seat]:
        raise IllegalMove("card_not_in_hand", "P6-B-04", card=card)
    chosen = CardChosen(seat, card)
    if state.chosen.count(None) > 1:
        return (chosen,)
    plays = [(other, owner) for owner, other in enumerate(state.chosen) if other is not None]
    plays.append((card, seat))
    plays.sort()
    events: list[Event] = [chosen, CardsRevealed(tuple(plays))]
    _settle(state, list(state.rows), plays, events)
    return tuple(events)


def _refuse_play(state: State, card: int) -> None:
    if state.phase == "take_row":
        raise IllegalMove("row_choice_due", "P6-B-10", card=card)
    raise IllegalMove("match_over" if state.phase == "over" else "not_dealt", "P6-B-14", card=card)


def _take(state: State, seat: int, index: int) -> tuple[Event, ...]:
    """P6-B-10: the owner of the low card takes any one row."""
    if state.phase != "take_row" or state.queue[0][1] != seat:
        raise IllegalMove("row_choice_not_offered", "P6-B-08", row=index)
    if not 0 <= index < len(state.rows):
        raise IllegalMove("no_such_row", "P6-B-10", row=index)
    card = state.queue[0][0]
    rows = list(state.rows)
    events: list[Event] = []
    _take_row(rows, index, seat, card, "low", events)
    _settle(state, rows, state.queue[1:], events)
    return tuple(events)


# ---------------------------------------------------------------- placing, round end, match end


def _settle(state: State, rows: list[Row], plays: list[Play] | tuple[Play, ...], events: list[Event]) -> None:
    """Place in ascending order (P6-B-05) until all lie or a low card waits; then see whether the round is over."""
    for card, seat in plays:
        index = target(rows, card)
        if index is None:
            events.append(RowChoiceNeeded(seat, card))
            return
        row = rows[index].cards
        if len(row) >= ROW_LIMIT:
            _take_row(rows, index, seat, card, "full", events)
        else:
            rows[index] = Row((*row, card))
            events.append(CardPlaced(seat, card, index, len(row)))
    _end_round_if_due(state, events)


def _take_row(rows: list[Row], index: int, seat: int, card: int, reason: TakeReason, events: list[Event]) -> None:
    """The row goes to the pile, the card begins it anew (P6-B-09, P6-B-10, P6-B-11)."""
    taken = rows[index].cards
    rows[index] = Row((card,))
    events.append(RowTaken(seat, index, taken, heads(taken), reason))
    events.append(CardPlaced(seat, card, index, 0))


def _end_round_if_due(state: State, events: list[Event]) -> None:
    """P6-B-12: the round ends when all hands are empty; the last chooser's hand still holds the card just chosen."""
    held = sum(map(len, state.hands))
    if held > 1 or (held == 1 and state.phase == "take_row"):
        return
    points = list(state.points)
    for event in events:
        if type(event) is RowTaken:
            points[event.seat] += event.heads
    events.extend(end_of_round(state, tuple(points)))


def end_of_round(state: State, points: tuple[int, ...]) -> tuple[Event, ...]:
    """Totals, then the end of the match or the next deal (P6-B-13 to P6-B-16)."""
    totals = scoring.added(state.totals, points)
    ended = RoundEnded(state.number, points, totals)
    if scoring.is_over(state.rules, state.number, totals):
        return ended, MatchEnded(totals, scoring.outcome(totals).winners)
    return ended, deal(state.setup, state.number + 1)


def deal(setup: Setup, number: int) -> RoundDealt:
    """P6-B-02: ten cards each, four cards open the rows in the order drawn."""
    size = variants.HAND_SIZE
    dealt = size * setup.seats
    cards = drawn(DECK, dealt + variants.ROWS, setup.seed, f"round/{number}/deal")
    hands = tuple(tuple(sorted(cards[start : start + size])) for start in range(0, dealt, size))
    return RoundDealt(number, tuple(cards[dealt:]), hands)


# ---------------------------------------------------------------- one event, one step


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _known_hand(hand: tuple[int, ...] | None) -> tuple[int, ...]:
    if hand is None:
        raise RuleBug("redacted_event")
    return hand


def _on_dealt(state: State, event: RoundDealt) -> State:
    seats = state.setup.seats
    return replace(
        state,
        phase="choose",
        number=event.number,
        rows=tuple([Row((card,)) for card in event.rows]),
        hands=tuple([_known_hand(hand) for hand in event.hands]),
        chosen=(None,) * seats,
        queue=(),
        piles=((),) * seats,
        points=(0,) * seats,
        tricks=(),
    )


def _known(card: int | None) -> int:
    """The card of a full event. Raises RuleBug for an event that was redacted: it cannot rebuild a state."""
    if card is None:
        raise RuleBug("redacted_event")
    return card


def _on_chosen(state: State, event: CardChosen) -> State:
    seat, card = event.seat, _known(event.card)
    hands, chosen = state.hands, state.chosen
    return replace(
        state,
        hands=(*hands[:seat], _without(hands[seat], card), *hands[seat + 1 :]),
        chosen=(*chosen[:seat], card, *chosen[seat + 1 :]),
    )


def _on_taken_back(state: State, event: ChoiceTakenBack) -> State:
    seat, card = event.seat, _known(event.card)
    hands, chosen = state.hands, state.chosen
    return replace(
        state,
        hands=(*hands[:seat], tuple(sorted((*hands[seat], card))), *hands[seat + 1 :]),
        chosen=(*chosen[:seat], None, *chosen[seat + 1 :]),
    )


def _on_revealed(state: State, event: CardsRevealed) -> State:
    cards = [0] * state.setup.seats
    for card, seat in event.plays:
        cards[seat] = card
    return replace(
        state,
        phase="place",
        chosen=(None,) * state.setup.seats,
        queue=event.plays,
        tricks=(*state.tricks, Trick(state.rows, tuple(cards))),
    )


def _on_row_taken(state: State, event: RowTaken) -> State:
    seat, index = event.seat, event.row
    piles, points, rows = state.piles, state.points, state.rows
    return replace(
        state,
        phase="place",
        rows=(*rows[:index], Row(()), *rows[index + 1 :]),
        piles=(*piles[:seat], piles[seat] + event.cards, *piles[seat + 1 :]),
        points=(*points[:seat], points[seat] + event.heads, *points[seat + 1 :]),
    )


def _on_placed(state: State, event: CardPlaced) -> State:
    index, rows, queue = event.row, state.rows, state.queue[1:]
    return replace(
        state,
        phase="place" if queue else "choose" if state.hands[event.seat] else "deal",
        rows=(*rows[:index], Row((*rows[index].cards, event.card)), *rows[index + 1 :]),
        queue=queue,
    )


def _on_round_ended(state: State, event: RoundEnded) -> State:
    return replace(
        state,
        totals=event.totals,
        rounds=(*state.rounds, event.points),
        points=(0,) * state.setup.seats,
    )


def evolve(state: State, event: Event) -> State:
    """The state after one event; the state given stays as it was."""
    match event:
        case CardPlaced():
            return _on_placed(state, event)
        case CardChosen():
            return _on_chosen(state, event)
        case RowTaken():
            return _on_row_taken(state, event)
        case CardsRevealed():
            return _on_revealed(state, event)
        case RowChoiceNeeded():
            return replace(state, phase="take_row")
        case RoundEnded():
            return _on_round_ended(state, event)
        case RoundDealt():
            return _on_dealt(state, event)
        case ChoiceTakenBack():
            return _on_taken_back(state, event)
        case MatchEnded():
            return replace(state, phase="over")
        case _:
            assert_never(event)
