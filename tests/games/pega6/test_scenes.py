"""The scenes of the lesson are sound: they can lie there, the wrong card is seen to fail, and the right one holds
whatever the others might hold.
"""

import itertools
from collections.abc import Iterator

import pytest

from pega6_desktop.core.lesson import LEARNER, Scene
from pega6_desktop.games.pega6.cards import DECK, heads
from pega6_desktop.games.pega6.events import Event, RowTaken
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.games.pega6.scenes import LESSON, RANDOM_HEADS
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, cards, folded, rows_text

SCENES = {f"{step.id}{at or ''}": scene for step in LESSON for at, scene in enumerate(step.scenes)}
ROWS = {
    "choose": "12 | 35 | 58 | 80",
    "where": "12 14 | 35 37 | 39 41 | 57 59",
    "sixth": "1 | 20 22 25 27 30 | 52 | 77",
    "low": "13 | 44 46 50 | 66 68 | 88 91",
    "before_you": "1 2 3 | 30 33 35 37 | 51 63 | 78 84 89",
    "before_you1": "1 2 3 | 30 33 35 37 | 51 63 | 78 84 89",
    "heads": "55 | 21 23 24 26 | 66 70 | 88",
    "round": "1 2 | 5 7 15 | 16 18 22 | 28 39 54 73",
}
HANDS = {
    "choose": "15 40 63",
    "where": "38 46 62",
    "sixth": "34 53 78",
    "low": "5 7 8",
    "before_you": "40 64 97",
    "before_you1": "38 97 99",
    "heads": "3 7 9",
    "round": "59 63 75 81",
}


def laid(scene: Scene) -> State:
    """The table when the learner is asked first."""
    state = PEGA6.initial(PEGA6.setup(scene.variant, {}, scene.seats, 0))
    state = folded(state, scene.opening)  # type: ignore[arg-type]  # events of this game
    for seat, text in scene.before:
        _, state = PEGA6.after(state, seat, PEGA6.parse_move(text))
    return state


def trick(state: State, scene: Scene, own: str, number: int = 0) -> tuple[State, list[Event]]:
    """The learner plays this, the others what is written for this trick."""
    told: list[Event] = []
    for seat, text in enumerate([own, *(moves[number] for moves in scene.others[1:])]):
        events, state = PEGA6.after(state, seat, PEGA6.parse_move(text))
        told.extend(events)
    return state, told


def taken(events: list[Event], seat: int = LEARNER) -> int:
    return sum(event.heads for event in events if isinstance(event, RowTaken) and event.seat == seat)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_can_lie_there_and_no_card_is_double(name: str) -> None:
    state = laid(SCENES[name])

    assert rows_text(state.rows) == ROWS[name]
    assert state.hands[LEARNER] == cards(HANDS[name])
    assert state.piles == ((),) * 4
    there = [card for part in (*(row.cards for row in state.rows), *state.hands) for card in part]
    assert len(there) == len(set(there))
    assert set(there) <= set(DECK)


@pytest.mark.parametrize("name", SCENES)
def test_what_is_wanted_first_may_be_played(name: str) -> None:
    legal = {PEGA6.format_move(move) for move in PEGA6.legal_moves(laid(SCENES[name]), LEARNER)}

    assert SCENES[name].wanted[0]
    assert set(SCENES[name].wanted[0]) <= legal


@pytest.mark.parametrize("name", ["choose", "where"])
def test_where_any_card_is_right_nobody_takes_a_row(name: str) -> None:
    for own in SCENES[name].wanted[0]:
        _, events = trick(laid(SCENES[name]), SCENES[name], own)

        assert not any(isinstance(event, RowTaken) for event in events)


@pytest.mark.parametrize(("name", "cost"), [("sixth", {"34": 14}), ("before_you", {"40": 12, "97": 7})])
def test_a_wrong_card_is_seen_to_take(name: str, cost: dict[str, int]) -> None:
    scene = SCENES[name]
    found = {}
    for move in PEGA6.legal_moves(laid(scene), LEARNER):
        if (text := PEGA6.format_move(move)) not in scene.wanted[0]:
            found[text.removeprefix("play ")] = taken(trick(laid(scene), scene, text)[1])
    assert found == cost


def test_in_the_twin_scene_both_wrong_cards_take() -> None:
    scene = SCENES["before_you1"]

    assert [taken(trick(laid(scene), scene, f"play {card}")[1]) for card in (38, 97, 99)] == [0, 7, 7]


def lower_cards(scene: Scene, card: int) -> Iterator[tuple[int, ...]]:
    """Every way in which the three others may hold cards that come before this one, as far as the learner can know."""
    state = laid(scene)
    seen = {one for row in state.rows for one in row.cards} | set(state.hands[LEARNER])
    unseen = [one for one in DECK if one not in seen and one < card]
    return itertools.chain.from_iterable(itertools.combinations(unseen, count) for count in range(4))


def holds(state: State, before: tuple[int, ...], card: int) -> bool:
    """Whether the card takes nothing after these. None of them is lower than every row, so that nobody chooses."""
    ends = [(row.end, len(row.cards)) for row in state.rows]
    for one in (*before, card):
        row = max(range(len(ends)), key=lambda at: (ends[at][0] < one, ends[at][0]))
        assert ends[row][0] < one
        is_full = ends[row][1] == 5
        if one == card:
            return not is_full
        ends[row] = (one, 1 if is_full else ends[row][1] + 1)
    raise AssertionError


@pytest.mark.parametrize("name", ["sixth", "before_you", "before_you1"])
def test_the_right_card_holds_whatever_the_others_hold(name: str) -> None:
    state = laid(SCENES[name])
    for move in SCENES[name].wanted[0]:
        card = int(move.removeprefix("play "))

        assert target(state.rows, card) is not None
        assert all(holds(state, before, card) for before in lower_cards(SCENES[name], card))


def test_the_wrong_card_only_looks_safe() -> None:
    state = laid(SCENES["before_you"])

    found = [before for before in lower_cards(SCENES["before_you"], 40) if not holds(state, before, 40)]
    assert found
    assert all({38, 39} & set(before) for before in found if len(before) == 1)


@pytest.mark.parametrize(("name", "by_row"), [("low", [1, 9, 6, 6]), ("heads", [7, 4, 8, 5])])
def test_of_the_rows_to_take_the_wanted_one_is_cheapest_by_far(name: str, by_row: list[int]) -> None:
    scene = SCENES[name]
    (wanted,) = scene.wanted[1]
    for own in scene.wanted[0]:
        state, _ = trick(laid(scene), scene, own)

        assert [heads(row.cards) for row in state.rows] == by_row
        assert PEGA6.to_act(state) == (LEARNER,)
        assert wanted == PEGA6.format_move(TakeRow(by_row.index(min(by_row))))
        for row, count in enumerate(by_row):
            assert taken(list(PEGA6.decide(state, LEARNER, TakeRow(row)))) == count


def test_the_cheapest_row_is_the_longest_where_heads_are_to_be_counted() -> None:
    state = laid(SCENES["heads"])

    assert [len(row.cards) for row in state.rows] == [1, 4, 2, 1]


def test_the_last_round_has_four_choices_in_every_order_and_costs_what_is_said() -> None:
    scene, costs = SCENES["round"], []
    for order in itertools.permutations((59, 63, 75, 81)):
        state, cost = laid(scene), 0
        for number, card in enumerate(order):
            assert PlayCard(card) in PEGA6.legal_moves(state, LEARNER)
            state, events = trick(state, scene, f"play {card}", number)
            cost += taken(events)
        costs.append(cost)
        assert state.number == 2

    assert round(sum(costs) / len(costs), 1) == RANDOM_HEADS
    assert (min(costs), max(costs)) == (0, 14)
