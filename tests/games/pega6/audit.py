"""What is wrong with a table of the anniversary game: an auditor who counts the cards and heads between two decisions.

Owns what must be true of every table whatever was played (P6-C, P6-S-01 to P6-S-16, P6-S-82 to P6-S-99). Knows how a
state is written and what a card costs; knows no move and asks no rule.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise

from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.state import State

KINDS = ("fifth_row", "seven_takes", "insert", "replace", "move", "block", "neg_pos")
EACH_KIND = 4
TRICKS = 12
ROUNDS = 2

PRICE = Counter(dict.fromkeys(range(1, 105), 1))
PRICE.update(dict.fromkeys(range(5, 105, 10), 1))
PRICE.update(dict.fromkeys(range(10, 105, 10), 2))
PRICE.update({card: 4 for card in range(11, 105, 11) if card != 55})
PRICE.update({55: 5})
"""Heads by number, put together from the printed list (P6-C-02), not from the program's own table."""

WAITING = {"choose", "special", "take_row", "set_aside", "exchange"}


def faults(state: State) -> list[str]:
    """Everything that is wrong with the table, in words; empty between any two decisions of a sound match."""
    return [*_number_cards(state), *_special_cards(state), *_rows(state), *_hands(state), *_heads(state), *_turn(state)]


def _number_cards(state: State) -> Iterator[str]:
    """P6-C-01, P6-S-01: 12 for each seat and four lie somewhere, each once; the others of 104 stay out."""
    held = [card for card in state.chosen if card is not None] + [card for card, _ in state.queue]
    lying = [card for row in state.rows for card in row.cards]
    cards = [*chain(*state.hands, *state.piles), *held, *lying, *state.set_aside]
    if len(cards) != TRICKS * state.setup.seats + 4:
        yield f"{len(cards)} number cards in play"
    if len({*cards}) != len(cards):
        yield from (f"number card {card} lies in {count} places" for card, count in Counter(cards).items() if count > 1)
    yield from (f"there is no number card {card}" for card in {*cards} - PRICE.keys())


def _special_cards(state: State) -> Iterator[str]:
    """P6-C-04: four of each of seven kinds, in hands, deck, discard pile or in play."""
    counted = Counter(chain(*state.specials, state.special_deck, state.special_discard, state.in_play))
    counted["seven_takes"] += sum(row.has_seven for row in state.rows)
    counted["block"] += sum(row.is_blocked for row in state.rows)
    yield from (f"{counted[kind]} cards of {kind}" for kind in KINDS if counted[kind] != EACH_KIND)
    yield from (f"there is no special card {kind}" for kind in counted if kind not in KINDS)


def _rows(state: State) -> Iterator[str]:
    """P6-B-03, P6-S-08, P6-S-11, P6-S-22, P6-S-71: four rows or, with the marker, five; two blocks at most.

    Not after the end: the special cards have left the rows then (P6-S-95).
    """
    if state.phase == "over":
        return
    marker = ("fifth_row",) * (len(state.rows) - 4)
    if state.in_play != marker or len(state.rows) not in (4, 5):
        yield f"{len(state.rows)} rows with {state.in_play} beside them"
    if sum(row.is_blocked for row in state.rows) > 2:
        yield "more than two blocks"
    for number, row in enumerate(state.rows, 1):
        yield from (f"row {number} {fault}" for fault in _row(row))
    empty = sum(not row.cards for row in state.rows)
    if empty > (state.phase == "exchange"):  # between the taking of a Move and the own card (P6-S-65)
        yield f"{empty} empty rows while all wait for {state.phase}"


def _row(row: Row) -> Iterator[str]:
    if any(left >= right for left, right in pairwise(row.cards)):
        yield f"does not ascend: {row.cards}"
    if len(row.cards) > 5 + row.has_seven:
        yield f"holds {len(row.cards)} cards"


def _hands(state: State) -> Iterator[str]:
    """P6-S-03: every hand and every pair of hand and face-down card has as many cards as tricks are left."""
    left = TRICKS - len(state.tricks)
    for seat, (hand, chosen) in enumerate(zip(state.hands, state.chosen, strict=True)):
        if len(hand) + (chosen is not None) != left:
            yield f"seat {seat} holds {hand} and {chosen} with {left} tricks to go"
        if list(hand) != sorted(hand):
            yield f"the hand of seat {seat} is not sorted: {hand}"


def _heads(state: State) -> Iterator[str]:
    """P6-B-12, P6-S-82, P6-S-99: what piles count, and that totals are the sum of the rounds."""
    for seat, (pile, points) in enumerate(zip(state.piles, state.points, strict=True)):
        worth = 0 if state.phase == "over" else sum(PRICE[card] for card in pile)
        may_be_less = state.rules.neg_pos_mode == "points" and state.set_aside
        if points > worth or points < 0 or (points < worth and not may_be_less):
            yield f"seat {seat} has {points} points for a pile of {worth} heads"
    totals = tuple(map(sum, zip(*state.rounds, strict=True))) or (0,) * state.setup.seats
    if state.totals != totals:
        yield f"totals {state.totals} for rounds {state.rounds}"


def _turn(state: State) -> Iterator[str]:
    """P6-S-03, P6-S-04, P6-S-09: who is waited for, and that it ends after two rounds and not before."""
    if (state.phase == "over") != (len(state.rounds) == ROUNDS) or state.number != min(len(state.rounds) + 1, ROUNDS):
        yield f"{state.phase} in round {state.number} after {len(state.rounds)} rounds"
    if state.phase not in WAITING | {"over"}:
        yield f"nobody is waited for in {state.phase}"
    if bool(state.queue) != (state.phase in ("special", "take_row")) and state.phase not in ("exchange", "set_aside"):
        yield f"{state.queue} wait to be placed in {state.phase}"
    if list(state.queue) != sorted(state.queue) and not state.is_decided:
        yield f"cards wait in the wrong order: {state.queue}"
    if state.phase == "take_row" and any(row.end < state.queue[0][0] for row in state.rows if not row.is_blocked):
        yield f"{state.queue[0][0]} is not low"
