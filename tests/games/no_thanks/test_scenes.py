"""The scenes of the lesson of No Thanks! are sound: they can lie there, the wrong move is seen to fail, and what is
told of the right one holds whatever the others hold or do.
"""

import itertools
from collections.abc import Iterator

import pytest

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.core.lesson import LEARNER
from pega6_desktop.games.no_thanks.cards import DECK, area_points, points
from pega6_desktop.games.no_thanks.events import CardTaken, RoundDealt
from pega6_desktop.games.no_thanks.game import NoThanks
from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.no_thanks.scenes import LESSON, RANDOM_POINTS
from pega6_desktop.games.no_thanks.state import State

NO_THANKS = NoThanks()
SCENES = {f"{step.id}{at or ''}": scene for step in LESSON for at, scene in enumerate(step.scenes)}
TABLES = {
    "pay": ("34", 0, 11, " |  |  | "),
    "chips": ("12", 5, 8, " |  |  | 34"),
    "no_chips": ("27", 5, 0, " | 16 | 19 24 30 | 33"),
    "run": ("21", 2, 7, "20 22 | 14 | 9 28 | 5 31"),
    "wait": ("21", 0, 10, "20 | 8 | 31 | 12 27"),
    "wait1": ("21", 0, 10, "20 | 8 | 31 | 22 23"),
    "last": ("15", 4, 1, "6 7 19 23 24 | 11 12 13 27 31 | 3 4 17 18 26 | 8 9 10 21 22 32"),
}
"""Card on offer, chips on it, own chips, and what lies before everybody."""


def laid(name: str) -> State:
    """The table when the learner is asked first: every card and chip came there by the rules."""
    scene = SCENES[name]
    state = NO_THANKS.initial(NO_THANKS.setup(scene.variant, {}, scene.seats, 0))
    (dealt,) = scene.opening
    assert isinstance(dealt, RoundDealt)
    state = NO_THANKS.evolve(state, dealt)
    for seat, text in scene.before:
        _, state = NO_THANKS.after(state, seat, NO_THANKS.parse_move(text))
    return state


def played(state: State, *moves: str) -> State:
    """The table after these moves, seat after seat."""
    for text in moves:
        _, state = NO_THANKS.after(state, state.turn, NO_THANKS.parse_move(text))
    return state


def own_points(state: State) -> int:
    return points(state.areas[LEARNER], state.chips[LEARNER])


def added(area: tuple[int, ...], card: int) -> int:
    return area_points((*area, card)) - area_points(area)


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_can_lie_there_and_no_card_or_chip_is_lost(name: str) -> None:
    state = laid(name)
    card, pot, chips, areas = TABLES[name]

    assert (str(state.active), state.pot, state.chips[LEARNER]) == (card, pot, chips)
    assert " | ".join(" ".join(map(str, area)) for area in state.areas) == areas
    assert NO_THANKS.to_act(state) == (LEARNER,)
    assert sum(state.chips) + state.pot == 44
    there = [state.active, *state.deck, *state.aside, *itertools.chain.from_iterable(state.areas)]
    assert sorted(card for card in there if card) == list(DECK)
    assert len(state.aside) == 9


@pytest.mark.parametrize("name", SCENES)
def test_what_is_wanted_first_may_be_done(name: str) -> None:
    legal = {NO_THANKS.format_move(move) for move in NO_THANKS.legal_moves(laid(name), LEARNER)}

    assert SCENES[name].wanted[0]
    assert set(SCENES[name].wanted[0]) <= legal


def ways_of_others(state: State) -> Iterator[State]:
    """Every way in which the others can treat the card once the learner has passed: until it is taken or comes back."""
    if state.turn == LEARNER:
        yield state
        return
    for move in NO_THANKS.legal_moves(state, state.turn):
        after = NO_THANKS.after(state, state.turn, move)[1]
        yield from [after] if isinstance(move, Take) else ways_of_others(after)


def test_a_chip_is_cheaper_than_the_34_whatever_the_others_do() -> None:
    state = laid("pay")
    at_once = own_points(played(state, "take"))

    ends = [
        own_points(played(after, "take") if after.turn == LEARNER else after)
        for after in ways_of_others(played(state, "pass"))
    ]

    assert len(ends) == 4
    assert max(ends) <= at_once - 3
    assert at_once == 34 - 11


def test_the_12_costs_seven_and_who_passes_it_loses_its_chips() -> None:
    state = laid("chips")

    assert own_points(played(state, "take")) - own_points(state) == 12 - 5 == 7
    after = played(state, "pass", *SCENES["chips"].others[1])
    assert after.areas == ((), (12,), (), (34,))
    assert [event for event in NO_THANKS.decide(played(state, "pass"), 1, Take()) if isinstance(event, CardTaken)] == [
        CardTaken(1, 12, 6)
    ]
    offer = after.offers[-2]
    assert [(offer.starter + at) % 4 for at in range(offer.passes)].count(LEARNER) == 2


def test_without_chips_passing_is_refused_and_five_come_with_the_card() -> None:
    state = laid("no_chips")

    assert NO_THANKS.legal_moves(state, LEARNER) == (Take(),)
    with pytest.raises(IllegalMove) as refused:
        NO_THANKS.decide(state, LEARNER, Pass())
    assert (refused.value.code, refused.value.rule) == ("no_chips", "NT-10")
    assert played(state, "take").chips[LEARNER] == 5


def test_who_passes_the_card_of_the_gap_loses_it_for_certain() -> None:
    state = laid("run")

    assert (added((20, 22), 21), area_points((20, 22)), area_points((20, 21, 22))) == (-22, 42, 20)
    passed = played(state, "pass")
    assert NO_THANKS.legal_moves(passed, 1) == (Take(),)
    assert own_points(played(passed, "take")) - own_points(played(state, "take")) == 22 + 2 + 1


def test_nobody_else_can_want_what_is_let_go_round() -> None:
    """The 21 would cost each of them at least 18 points, and nobody has to take it."""
    state = laid("wait")
    prices = {seat: added(state.areas[seat], 21) - seat for seat in (1, 2, 3)}

    assert added(state.areas[LEARNER], 21) == 0
    assert prices == {1: 20, 2: 19, 3: 18}
    assert min(state.chips[1:]) > 1
    round_earned = own_points(played(state, "take")) - own_points(played(state, *["pass"] * 4, "take"))
    assert round_earned == 3
    come_round = played(state, *["pass"] * 4)
    assert (come_round.pot, come_round.turn) == (4, LEARNER)


def test_who_waits_a_second_round_sees_it_go() -> None:
    scene, state = SCENES["wait"], laid("wait")
    firsts = [moves[0] for moves in scene.others[1:]]

    after = played(state, "pass", *firsts, "pass", scene.others[1][1])

    assert after.areas == ((20,), (8, 21), (31,), (12, 27))


def test_in_the_twin_scene_the_card_lowers_the_points_of_caio_at_any_price() -> None:
    scene, state = SCENES["wait1"], laid("wait1")

    assert {seat: added(state.areas[seat], 21) for seat in range(4)} == {0: 0, 1: 21, 2: 21, 3: -1}
    assert state.chips == laid("wait").chips
    assert [state.areas[seat] for seat in (0, 1, 2)] == [laid("wait").areas[seat] for seat in (0, 1, 2)]
    after = played(state, "pass", *(moves[0] for moves in scene.others[1:]))
    assert after.areas == ((20,), (8,), (31,), (21, 22, 23))
    assert own_points(after) > own_points(played(state, "take"))


def ends_of(
    state: State, made: tuple[str, ...] = (), share: float = 1.0
) -> Iterator[tuple[tuple[str, ...], float, int]]:
    """Every way to the end of the round, how likely it is at random, and its points; the others pass while they can."""
    if state.rounds:
        yield made, share, state.rounds[0][LEARNER]
    elif state.turn != LEARNER:
        yield from ends_of(played(state, "pass" if state.chips[state.turn] else "take"), made, share)
    else:
        legal = NO_THANKS.legal_moves(state, LEARNER)
        for move in legal:
            text = NO_THANKS.format_move(move)
            yield from ends_of(played(state, text), (*made, text), share / len(legal))


def test_at_the_end_chips_are_the_way_out_and_chance_gets_what_is_said() -> None:
    found = list(ends_of(laid("last")))

    assert round(sum(share * end for _, share, end in found), 1) == RANDOM_POINTS
    out = [end for made, _, end in found if made[:2] == ("take", "pass")]
    stuck = [end for made, _, end in found if made[0] == "pass"]
    assert min(end for _, _, end in found) == min(out) == 60
    assert max(out) < min(stuck)
    assert {made[1] for made, _, _ in found if made[0] == "pass"} == {"take"}
    assert max(len(made) for made, _, _ in found) <= len(SCENES["last"].wanted)


def test_those_who_play_on_in_the_last_scene_pass_while_they_can() -> None:
    scene = SCENES["last"]

    assert {text for moves in scene.others for text in moves} == {"pass"}
    assert min(len(moves) for moves in scene.others[1:]) >= 10
