"""The rules of Qwixx – the card game as a decider: decide(state, seat, move) -> events.

Owns whose decision it is, which moves are legal, what each refusal says and what a move brings about.
"""

from collections.abc import Iterator
from itertools import combinations
from types import MappingProxyType
from typing import assert_never

from pega6_desktop.core.errors import IllegalMove, not_a_move
from pega6_desktop.core.variant import Setup
from pega6_desktop.games.qwixx_cards.cards import (
    COLOURS,
    DISPLAY,
    HAND,
    JOKER,
    MOST_PLAYED,
    Card,
    colour_of,
    is_joker,
    number_of,
)
from pega6_desktop.games.qwixx_cards.event_builder import Consequence, EventBuilder
from pega6_desktop.games.qwixx_cards.events import NOWHERE, Event, MarkChosen, MarkTakenBack
from pega6_desktop.games.qwixx_cards.evolving import evolve
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play, played_numbers
from pega6_desktop.games.qwixx_cards.sheets import (
    CROSSES_FOR_LAST,
    MISSED_BOXES,
    MOST_SKIPPED,
    Row,
    Sheet,
    crossings,
    is_from_left,
    obstacle,
    skipped,
)
from pega6_desktop.games.qwixx_cards.state import State
from pega6_desktop.games.qwixx_cards.variants import house_rules

_OBSTACLE_RULES = MappingProxyType({"row_completed": "QX-09", "left_of_cross": "QX-06", "five_crosses": "QX-07"})


def initial(setup: Setup) -> State:
    """The table before the deal.

    >>> from pega6_desktop.games.qwixx_cards.variants import checked_setup
    >>> table = initial(checked_setup("base", {}, 2, 7))
    >>> table.phase, table.hands
    ('deal', ((), ()))
    """
    return State(
        setup=setup,
        rules=house_rules(setup),
        phase="deal",
        hands=((),) * setup.seats,
        sheets=(Sheet(),) * setup.seats,
        chosen=(None,) * setup.seats,
    )


# ---------------------------------------------------------------- whose decision, and which


def to_act(state: State) -> tuple[int, ...]:
    """The active seat, or all who have not decided about the announced number (QX-17)."""
    match state.phase:
        case "draw" | "play":
            return (state.active,)
        case "mark":
            return tuple([seat for seat, row in enumerate(state.chosen) if row is None])
        case "deal" | "over":
            return ()
        case _:
            assert_never(state.phase)


def turn(state: State) -> tuple[int, int] | None:
    """The active seat's turn has all three actions, the number for all among them; a match is one round."""
    return (1, state.active) if to_act(state) else None


def cards_to_draw(state: State, seat: int) -> int:
    """Cards the seat needs for a full hand (QX-13)."""
    return HAND - len(state.hands[seat])


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Every move decide would accept from the seat; nothing while others are to act."""
    if seat not in to_act(state):
        return ()
    match state.phase:
        case "draw":
            return tuple([Draw(places) for places in combinations(range(DISPLAY), cards_to_draw(state, seat))])
        case "mark":
            return (CrossNothing(), *markable(state.sheets[seat], number_of(state.pile[0])))
        case _:
            return tuple(plays(state.hands[seat], state.sheets[seat]))


def markable(sheet: Sheet, number: int) -> tuple[CrossNumber, ...]:
    """Rows in which the number may be crossed (QX-17).

    >>> markable(Sheet(rows=((5,), (), (4,), ())), 4)
    (CrossNumber(row=1), CrossNumber(row=3))
    """
    return tuple([CrossNumber(row) for row in range(len(COLOURS)) if not obstacle(row, sheet.rows[row], number)])


def plays(hand: tuple[Card, ...], sheet: Sheet) -> Iterator[Play]:
    """Every way to play cards of this hand on this sheet, row by row (QX-19 to QX-21, QX-32).

    >>> from pega6_desktop.games.qwixx_cards.moves import format_move
    >>> [format_move(one) for one in plays((3, 17), Sheet())]
    ['play R5 in red', 'play R5 in red cross 5', 'play Y8 in yellow', 'play Y8 in yellow cross 8']
    """
    for row in range(len(COLOURS)):
        cards = [card for card in hand if colour_of(card) in (row, JOKER)]
        for size in range(1, min(MOST_PLAYED, len(cards)) + 1):
            for chosen in combinations(cards, size):
                for numbers in crossings(row, sheet.rows[row], played_numbers(chosen, row)):
                    yield Play(chosen, row, numbers)


# ---------------------------------------------------------------- decide


def decide(state: State, seat: int, move: Move) -> tuple[Event, ...]:
    """What the move brings about. Raises IllegalMove with the rule it breaks; the state never changes."""
    return after(state, seat, move)[0]


def after(state: State, seat: int, move: Move) -> Consequence:
    """What the move brings about, and the state after it. Raises IllegalMove; the state given never changes."""
    _check_seat(state, seat)
    match move:
        case Draw():
            return _draw(state, seat, move)
        case CrossNumber():
            return _cross(state, seat, move.row)
        case CrossNothing():
            _require(state, seat, "mark", "QX-17")
            return _mark(state, seat, NOWHERE)
        case Play():
            return _play(state, seat, move)
        case _:
            raise not_a_move(move)


def retract(state: State, seat: int) -> tuple[Event, ...]:
    """Take back the own decision about the announced number until all have decided (QX-18)."""
    _check_seat(state, seat)
    if state.phase == "mark" and (row := state.chosen[seat]) is not None:
        return (MarkTakenBack(seat, row),)
    raise IllegalMove("nothing_to_take_back", "QX-18")


def _check_seat(state: State, seat: int) -> None:
    """No player sits there: above all -1, which Python would read as the last seat."""
    if not 0 <= seat < state.setup.seats:
        raise IllegalMove("no_such_seat", seat=seat)


def _require(state: State, seat: int, phase: str, rule: str) -> None:
    """Raises IllegalMove unless this phase waits for this seat."""
    if state.phase == "over":
        raise IllegalMove("match_over", _end_rule(state))
    if state.phase != phase:
        raise IllegalMove(f"no_{phase}_due", rule)
    if seat not in to_act(state):
        raise IllegalMove("already_chosen" if phase == "mark" else "not_your_turn", rule)


def _end_rule(state: State) -> str:
    """What ended the match: a fourth missed turn (QX-27), else two completed rows (QX-26)."""
    return "QX-27" if any(sheet.missed >= MISSED_BOXES for sheet in state.sheets) else "QX-26"


def _draw(state: State, seat: int, move: Draw) -> Consequence:
    """QX-13 to QX-16: take, refill, announce the next number."""
    _require(state, seat, "draw", "QX-13")
    needed = cards_to_draw(state, seat)
    if any(not 0 <= at < DISPLAY for at in move.places):
        raise IllegalMove("no_such_place", "QX-13")
    if list(move.places) != sorted(set(move.places)):
        raise IllegalMove("places_in_order", "QX-13")
    if len(move.places) != needed:
        raise IllegalMove("draw_count", "QX-13", needed=needed, taken=len(move.places))
    builder = EventBuilder(state)
    builder.draw(seat, move.places)
    return builder.consequence


def _cross(state: State, seat: int, row: int) -> Consequence:
    """QX-17: the announced number in one row of the own sheet."""
    _require(state, seat, "mark", "QX-17")
    if not 0 <= row < len(COLOURS):
        raise IllegalMove("no_such_row", "QX-17", row=row)
    _check_cross(row, state.sheets[seat].rows[row], number_of(state.pile[0]))
    return _mark(state, seat, row)


def _mark(state: State, seat: int, row: int) -> Consequence:
    """QX-18: decided in secret; the last decision reveals all, then the end is checked."""
    chosen = MarkChosen(seat, row)
    if state.chosen.count(None) > 1:
        return (chosen,), evolve(state, chosen)
    builder = EventBuilder(state)
    builder.emit(chosen)
    builder.reveal_marks()
    return builder.consequence


def _check_cross(row: int, crossed: Row, number: int) -> None:
    """QX-06, QX-07, QX-09."""
    if why := obstacle(row, crossed, number):
        raise IllegalMove(
            why,
            _OBSTACLE_RULES[why],
            row=row,
            number=number,
            crosses=len(crossed),
            needed=CROSSES_FOR_LAST,
            last=crossed[-1] if crossed else None,
        )


def _play(state: State, seat: int, move: Play) -> Consequence:
    """QX-19 to QX-23: lay the cards, cross, discard; then a missed turn, the end or the next player."""
    _require(state, seat, "play", "QX-19")
    _check_cards(state.hands[seat], move)
    _check_numbers(state.sheets[seat], move)
    builder = EventBuilder(state)
    builder.play(seat, move)
    return builder.consequence


def _check_cards(hand: tuple[Card, ...], move: Play) -> None:
    """QX-19, QX-32: one to three own cards of one colour; jokers follow it."""
    if not 1 <= len(move.cards) <= MOST_PLAYED:
        raise IllegalMove("play_count", "QX-19", played=len(move.cards), maximum=MOST_PLAYED)
    for card in move.cards:
        if card not in hand:
            raise IllegalMove("card_not_in_hand", "QX-19", card=card)
    if not 0 <= move.row < len(COLOURS):
        raise IllegalMove("no_such_row", "QX-19", row=move.row)
    colours = {colour_of(card) for card in move.cards if not is_joker(card)}
    if len(colours) > 1:
        raise IllegalMove("one_colour", "QX-19")
    if not colours <= {move.row}:
        has_joker = any(map(is_joker, move.cards))
        raise IllegalMove("joker_colour" if has_joker else "other_colour", "QX-32")
    if list(move.cards) != sorted(set(move.cards)):
        raise IllegalMove("cards_in_order", "QX-19")


def _check_numbers(sheet: Sheet, move: Play) -> None:
    """QX-20, QX-21: played numbers only, each once, from left to right, at most one left out."""
    row, crossed, played = move.row, sheet.rows[move.row], played_numbers(move.cards, move.row)
    for number in move.numbers:
        if number not in played:
            raise IllegalMove("not_played", "QX-20", number=number)
    if not is_from_left(row, move.numbers):
        raise IllegalMove("numbers_in_order", "QX-20")
    for number in move.numbers:
        _check_cross(row, crossed, number)
        crossed = (*crossed, number)
    if (left_out := skipped(row, move.numbers)) > MOST_SKIPPED:
        raise IllegalMove("skipped_numbers", "QX-21", row=row, skipped=left_out, maximum=MOST_SKIPPED)
