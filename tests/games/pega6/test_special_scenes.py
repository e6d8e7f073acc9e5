"""The scenes of the special cards and of the draft are sound: nothing is doubled or lost, and over everything that can
be done, exactly what is wanted costs least.
"""

import itertools

import pytest

from pega6_desktop.core.lesson import LEARNER, LessonStep, Scene
from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.scenes import PRO_LESSON, SPECIAL_LESSON
from pega6_desktop.games.pega6.specials.catalog import SPECIAL_DECKS, SPECIALS
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, folded, rows_text

CARDS = [pytest.param(step, at, id=f"{step.id}{at}") for step in SPECIAL_LESSON for at in range(len(step.scenes))]


def laid(scene: Scene) -> State:
    """The table when the learner is asked."""
    state = PEGA6.initial(PEGA6.setup(scene.variant, {}, scene.seats, 0))
    state = folded(state, scene.opening)  # type: ignore[arg-type]  # events of this game
    for seat, text in scene.before:
        _, state = PEGA6.after(state, seat, PEGA6.parse_move(text))
    return state


def cost(state: State, move: Move) -> int:
    """Heads of the learner once the trick is over, whoever else has to decide; of the rows the cheapest is taken."""
    _, state = PEGA6.after(state, LEARNER, move)
    while PEGA6.turn(state) is not None:
        (seat,) = PEGA6.to_act(state)
        ways = PEGA6.legal_moves(state, seat)
        if state.phase == "take_row":
            return min(cost(state, way) for way in ways)
        _, state = PEGA6.after(state, seat, ways[0])
    return state.points[LEARNER]


def wanted(scene: Scene) -> set[str]:
    return set(scene.wanted[0])


def test_there_is_a_minute_for_every_special_card_in_the_order_of_the_tray() -> None:
    assert [step.id for step in SPECIAL_LESSON] == list(SPECIALS)


@pytest.mark.parametrize(("step", "at"), CARDS)
def test_a_card_lies_there_as_it_can_and_none_is_lost(step: LessonStep, at: int) -> None:
    state = laid(step.scenes[at])

    assert state.phase == "special"
    assert state.specials == ((step.id,), (), (), ())
    there = [*state.special_deck, *state.special_discard, *itertools.chain.from_iterable(state.specials)]
    assert sorted(there) == sorted(SPECIAL_DECKS[1])
    numbers = [card for row in state.rows for card in row.cards]
    numbers += [*itertools.chain.from_iterable(state.hands), *(card for card, _ in state.queue)]
    assert len(numbers) == len(set(numbers))
    assert set(numbers) <= set(DECK)
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert state.points == (0, 0, 0, 0)
    assert rows_text(state.rows).endswith(" | 20 22 25 27 30 | 36 39 41 | 62 71 80 88 99")


@pytest.mark.parametrize(("step", "at"), CARDS)
def test_what_is_wanted_of_a_special_card_and_nothing_else_costs_least(step: LessonStep, at: int) -> None:
    scene = step.scenes[at]
    state = laid(scene)

    costs = {PEGA6.format_move(move): cost(state, move) for move in PEGA6.legal_moves(state, LEARNER)}

    least = min(costs.values())
    assert {move for move, heads in costs.items() if heads == least} == wanted(scene)
    assert least == (4 if step.id == "neg_pos" else 0)
    assert costs["none"] == (3 if (step.id, at) == ("fifth_row", 1) else 14)
    assert min(heads for move, heads in costs.items() if move not in wanted(scene)) > least


def test_the_seventh_card_takes_where_seven_takes_lies() -> None:
    scene = SPECIAL_LESSON[1].scenes[0]

    _, state = PEGA6.after(laid(scene), LEARNER, PEGA6.parse_move(*wanted(scene)))

    assert state.points == (0, 0, 0, 15)
    assert len(state.piles[3]) == 6


# ---------------------------------------------------------------- the draft


def trick_costs(state: State, card: int) -> set[int]:
    """Heads this card takes in the next trick, over every card the other may play."""
    costs = set()
    for other in PEGA6.legal_moves(state, 1):
        _, after = PEGA6.after(state, 1, other)
        costs.add(cost(after, PEGA6.parse_move(f"play {card}")))
    return costs


def test_the_last_pick_leaves_what_the_lowest_card_needs() -> None:
    scene = PRO_LESSON[0].scenes[0]
    state = laid(scene)
    assert state.offer == (1, 10, 15, 20, 22)

    for move in PEGA6.legal_moves(state, LEARNER):
        _, after = PEGA6.after(state, LEARNER, move)
        costs = trick_costs(after, 2)
        assert (costs == {0}) is (PEGA6.format_move(move) in wanted(scene))
        assert costs == {0} or min(costs) >= 2


def test_with_all_hands_known_the_wanted_cards_hold_and_the_other_one_need_not() -> None:
    scene = PRO_LESSON[1].scenes[0]
    state = laid(scene)
    assert rows_text(state.rows) == "1 3 4 6 | 2 5 8 12 | 7 10 13 17 20 | 14 18 19 21 23"
    assert (state.hands, state.known[1]) == (((11, 15, 16), (9, 22, 24)), (9, 22, 24))

    costs = {card: trick_costs(state, card) for card in state.hands[LEARNER]}

    assert costs == {11: {0, 5}, 15: {0}, 16: {0}}
    assert wanted(scene) == {"play 15", "play 16"}
