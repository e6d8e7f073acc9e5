"""Worlds (law 10): what is dealt anew agrees with what the viewer saw, and a move means the same in all of them."""

import pytest

from pega6_desktop.core.randomness import uniform
from pega6_desktop.games.pega6.moves import PlayCard, PlayNoSpecial
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.worlds import determinized
from tests.builders import PEGA6, A, B, folded, party

VARIANTS = [("base", 4), ("pro", 3), ("special", 5)]


def states(variant: str, seats: int, seed: int) -> list[State]:
    """A round or two played at random, every fifth decision."""
    options = {} if variant == "special" else {"fixedRounds": 2}
    state = PEGA6.initial(PEGA6.setup(variant, options, seats, seed))
    state = folded(state, PEGA6.opening(state))
    roll, met = uniform(seed, "walk"), [state]
    while acting := PEGA6.to_act(state):
        seat = acting[int(roll() * len(acting))]
        moves = PEGA6.legal_moves(state, seat)
        state = folded(state, PEGA6.decide(state, seat, moves[int(roll() * len(moves))]))
        met.append(state)
    return met[::5]


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_world_looks_to_the_viewer_like_the_truth(variant: str, seats: int, seed: int) -> None:
    differs = 0
    for state in states(variant, seats, seed):
        for viewer in (None, *range(seats)):
            seen = PEGA6.observe(state, viewer)
            world = determinized(seen, seed).state
            assert PEGA6.observe(world, viewer) == seen
            differs += world.hands != state.hands
    assert differs > 0


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_worlds_differ_by_address_and_not_by_the_truth(variant: str, seats: int) -> None:
    seen = PEGA6.observe(states(variant, seats, 3)[8], 0)
    worlds = {PEGA6.hash(determinized(seen, seed).state) for seed in range(6)}
    assert len(worlds) == 6
    assert determinized(seen, 4).state == determinized(seen, 4).state


@pytest.mark.parametrize(("variant", "seats"), VARIANTS)
def test_in_a_world_the_viewer_decides_on_the_same_rows_between_the_same_moves(variant: str, seats: int) -> None:
    for state in states(variant, seats, 4)[:-1]:
        seat = PEGA6.to_act(state)[0]
        world = determinized(PEGA6.observe(state, seat), 1)
        assert world.to_act() == PEGA6.to_act(state)
        assert world.legal_moves(seat) == PEGA6.legal_moves(state, seat)
        assert world.rows == state.rows
        assert (world.phase, world.seats) == (state.phase, seats)
        assert world.hand(seat) == state.hands[seat]


def test_cards_everybody_has_seen_stay_with_their_owner() -> None:
    state = states("pro", 3, 5)[3]
    assert state.phase == "draft"
    assert determinized(PEGA6.observe(state, None), 1).state.hands == state.hands


def test_special_cards_on_the_table_are_in_nobodys_hand() -> None:
    story = party("10 seven | 20 block | 40 | 50 | 60", {A: "insert"}, deck="move", discard="replace")
    world = determinized(PEGA6.observe(story.trick(A=45, B=70).state, B), 1).state
    held = [*world.specials[A], *world.specials[B], *world.special_deck]
    assert len(held) == 28 - 1 - 3
    assert (held.count("seven_takes"), held.count("block"), held.count("fifth_row")) == (3, 3, 3)
    assert PEGA6.legal_moves(world, A)[0] in (PlayNoSpecial(), PlayCard(45))
