"""The professional variant (P6-P-01 to P6-P-08), told as stories at the table."""

import pytest

from pega6_desktop.core.errors import IllegalMove, IllegalSetup
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.events import CardDrafted, DraftOpened, RoundDealt, RowsLaid
from pega6_desktop.games.pega6.moves import DraftCard, PlayCard
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, folded


def opened(seats: int, seed: int = 1, **options: OptionValue) -> State:
    state = PEGA6.initial(PEGA6.setup("pro", options, seats, seed))
    return folded(state, PEGA6.opening(state))


def draft(state: State, card: int) -> State:
    (seat,) = PEGA6.to_act(state)
    return folded(state, PEGA6.decide(state, seat, DraftCard(card)))


def drafted_out(state: State) -> State:
    while state.phase == "draft":
        state = draft(state, state.offer[0])
    return state


def test_all_cards_lie_open_and_none_stays_out() -> None:
    """Field report 24: three players, 34 open cards, ten each, four left start the rows."""
    state = opened(3)
    assert state.offer == tuple(range(1, 35))
    state = drafted_out(state)
    assert [len(hand) for hand in state.hands] == [10, 10, 10]
    assert [row.cards for row in state.rows] == [(31,), (32,), (33,), (34,)]


def test_one_card_a_turn_clockwise_for_ten_laps() -> None:
    state = opened(4)
    order = []
    while state.phase == "draft":
        order.append(PEGA6.to_act(state)[0])
        state = draft(state, state.offer[-1])
    first = order[0]
    assert order == [(first + turn) % 4 for turn in range(40)]


def test_the_first_drafter_is_drawn_by_lot_and_moves_one_seat_each_round() -> None:
    assert {opened(4, seed).first for seed in range(60)} == {0, 1, 2, 3}
    state = drafted_out(opened(2, fixedRounds=3))
    before = state.first
    while state.number == 1:
        for seat in PEGA6.to_act(state):
            state = folded(state, PEGA6.decide(state, seat, PEGA6.legal_moves(state, seat)[0]))
    assert (state.phase, state.first) == ("draft", 1 - before)


def test_the_first_drafter_of_later_rounds_is_the_next_one_clockwise() -> None:
    """P6-P-04; with three seats the other way round is another seat."""
    state = drafted_out(opened(3, fixedRounds=3))
    before = state.first
    while state.number == 1:
        for seat in PEGA6.to_act(state):
            state = folded(state, PEGA6.decide(state, seat, PEGA6.legal_moves(state, seat)[0]))
    assert (state.phase, state.first) == ("draft", (before + 1) % 3)


def test_while_cards_are_drafted_nobody_has_points() -> None:
    state = opened(3)
    assert PEGA6.observe(state, None).points == (0, 0, 0)
    assert PEGA6.observe(state, None).score.running == (0, 0, 0)


@pytest.mark.parametrize(("card", "code"), [(35, "card_not_on_offer"), (0, "card_not_on_offer")])
def test_cards_that_are_not_on_offer(card: int, code: str) -> None:
    state = opened(3)
    with pytest.raises(IllegalMove) as refusal:
        PEGA6.decide(state, state.first, DraftCard(card))
    assert (refusal.value.code, refusal.value.rule) == (code, "P6-P-04")


def test_neither_out_of_turn_nor_instead_of_the_draft() -> None:
    state = opened(3)
    other = (state.first + 1) % 3
    with pytest.raises(IllegalMove) as refusal:
        PEGA6.decide(state, other, DraftCard(5))
    assert (refusal.value.code, refusal.value.rule) == ("not_your_turn", "P6-P-04")
    with pytest.raises(IllegalMove) as early:
        PEGA6.decide(state, state.first, PlayCard(5))
    assert (early.value.code, early.value.rule) == ("draft_due", "P6-P-03")


def test_the_last_pick_may_be_taken_back_until_somebody_drafts_on() -> None:
    state = opened(3)
    picked = draft(state, 20)
    assert folded(picked, PEGA6.retract(picked, state.first)) == state
    later = draft(picked, 21)
    with pytest.raises(IllegalMove) as refusal:
        PEGA6.retract(later, state.first)
    assert (refusal.value.code, refusal.value.rule) == ("pick_stands", "P6-P-04")


def test_what_was_drafted_is_known_to_all() -> None:
    """Field report 26: the public list is offered to humans and bots alike."""
    state = draft(draft(opened(2), 5), 9)
    seen = PEGA6.observe(state, None)
    assert {seat: set(cards) for seat, cards in enumerate(seen.known)} == {state.first: {5}, 1 - state.first: {9}}
    assert seen.picks == ((state.first, 5), (1 - state.first, 9))


def test_the_last_pick_lays_the_rows() -> None:
    state = opened(2)
    while len(state.offer) > 5:
        state = draft(state, state.offer[0])
    events = PEGA6.decide(state, PEGA6.to_act(state)[0], DraftCard(24))
    assert events == (CardDrafted(PEGA6.to_act(state)[0], 24), RowsLaid((20, 21, 22, 23)))


def test_known_cards_only_deals_the_small_deck_at_random() -> None:
    """Field report 25."""
    state = PEGA6.initial(PEGA6.setup("pro", {"proDraft": False}, 3, 1))
    (dealt,) = PEGA6.opening(state)
    assert isinstance(dealt, RoundDealt)
    assert dealt.rows == tuple(sorted(dealt.rows))
    assert sorted([*dealt.rows, *(card for hand in dealt.hands for card in hand or ())]) == list(range(1, 35))
    (drafted,) = PEGA6.opening(PEGA6.initial(PEGA6.setup("pro", {}, 3, 1)))
    assert isinstance(drafted, DraftOpened)


@pytest.mark.parametrize(("variant", "seats", "rule"), [("pro", 7, "P6-P-01"), ("special", 9, "P6-S-01")])
def test_too_many_players(variant: str, seats: int, rule: str) -> None:
    """Field report 40: nine players in the anniversary game are refused."""
    with pytest.raises(IllegalSetup) as refusal:
        PEGA6.setup(variant, {}, seats, 1)
    assert (refusal.value.code, refusal.value.rule) == ("seat_count", rule)


def test_a_hand_that_may_be_looked_at_stands_in_no_setup_as_in_matches_from_before_one_could() -> None:
    assert PEGA6.setup("pro", {"showsDrafted": True}, 3, 1) == PEGA6.setup("pro", {}, 3, 1)
    assert PEGA6.setup("pro", {}, 3, 1).options == (
        ("endCompare", "gte"),
        ("endTarget", 66),
        ("fixedRounds", None),
        ("proDraft", True),
    )
    from_memory = PEGA6.initial(PEGA6.setup("pro", {"showsDrafted": False}, 3, 1))
    assert not from_memory.rules.shows_drafted
