"""The auditor objects to every kind of wrong table, and to no sound one."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.specials.catalog import COPIES, SPECIALS
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, folded
from tests.games.pega6.audit import EACH_KIND, KINDS, PRICE, faults


def dealt() -> State:
    """Three seats, just dealt."""
    empty = PEGA6.initial(PEGA6.setup("special", {}, 3, 11))
    return folded(empty, PEGA6.opening(empty))


def with_row(state: State, row: Row) -> State:
    return replace(state, rows=(row, *state.rows[1:]))


def with_hand(state: State, *hand: int) -> State:
    return replace(state, hands=(hand, *state.hands[1:]))


def revealed(state: State) -> State:
    """The first card of every hand was turned up, the owner of the lowest decides about a special card."""
    queue = tuple(sorted((hand[0], seat) for seat, hand in enumerate(state.hands)))
    hands = tuple(hand[1:] for hand in state.hands)
    return replace(state, phase="special", queue=queue, hands=hands, tricks=(None,))


Broken = Callable[[State], State]

WRONG: dict[str, tuple[Broken, str]] = {
    "a card vanished": (lambda s: with_hand(s, *s.hands[0][1:]), "39 number cards in play"),
    "a card lies twice": (lambda s: with_row(s, Row((s.hands[1][0],))), f"number card {dealt().hands[1][0]} lies in 2"),
    "a card from nowhere": (lambda s: with_row(s, Row((105,))), "there is no number card 105"),
    "a special vanished": (
        lambda s: replace(s, special_deck=s.special_deck[1:]),
        "3 cards of ",
    ),
    "a special from nowhere": (lambda s: replace(s, in_play=("joker",)), "there is no special card joker"),
    "a marker without a row": (lambda s: replace(s, in_play=("fifth_row",)), "4 rows with ('fifth_row',)"),
    "a row without a marker": (lambda s: replace(s, rows=(*s.rows, Row((3,)))), "5 rows with ()"),
    "three blocks": (lambda s: replace(s, rows=tuple(replace(r, is_blocked=True) for r in s.rows)), "more than two"),
    "a row falls": (lambda s: with_row(s, Row((9, 8))), "row 1 does not ascend"),
    "a row is too long": (lambda s: with_row(s, Row((1, 2, 3, 4, 5, 6))), "row 1 holds 6 cards"),
    "a seven too long": (lambda s: with_row(s, Row((1, 2, 3, 4, 5, 6, 7), has_seven=True)), "row 1 holds 7 cards"),
    "a row is empty": (lambda s: with_row(s, Row(())), "1 empty rows while all wait for choose"),
    "a hand is short": (lambda s: with_hand(s, *s.hands[0][1:]), "seat 0 holds"),
    "a hand is unsorted": (lambda s: with_hand(s, *reversed(s.hands[0])), "the hand of seat 0 is not sorted"),
    "points for nothing": (lambda s: replace(s, points=(0, 4, 0)), "seat 1 has 4 points for a pile of 0"),
    "points below nothing": (lambda s: replace(s, points=(0, -1, 0)), "seat 1 has -1 points"),
    "heads forgotten": (lambda s: replace(s, piles=((), (), (55,))), "seat 2 has 0 points for a pile of 7"),
    "totals wrong": (lambda s: replace(s, totals=(1, 0, 0)), "totals (1, 0, 0) for rounds ()"),
    "over too early": (lambda s: replace(s, phase="over"), "over in round 1 after 0 rounds"),
    "a third round": (lambda s: replace(s, number=3), "choose in round 3"),
    "nobody is asked": (lambda s: replace(s, phase="place"), "nobody is waited for in place"),
    "cards wait unasked": (lambda s: replace(revealed(s), phase="choose"), "wait to be placed in choose"),
    "the order is wrong": (lambda s: replace(revealed(s), queue=revealed(s).queue[::-1]), "wait in the wrong order"),
    "a low card that is not": (
        lambda s: replace(revealed(s), phase="take_row", rows=(Row((1,)), *s.rows[1:]), queue=((2, 0),)),
        "2 is not low",
    ),
}


def test_a_table_just_dealt_is_sound() -> None:
    assert faults(dealt()) == []
    assert faults(revealed(dealt())) == []


@pytest.mark.parametrize("name", WRONG)
def test_whatever_is_wrong_is_objected_to(name: str) -> None:
    breaking, complaint = WRONG[name]
    assert any(complaint in fault for fault in faults(breaking(dealt())))


def test_the_auditor_counts_by_the_printed_list_and_agrees_with_the_program() -> None:
    assert [PRICE[card] for card in range(1, 105)] == list(HEADS[1:])
    assert sum(PRICE.values()) == 171
    assert (sorted(KINDS), EACH_KIND) == (sorted(SPECIALS), COPIES)
