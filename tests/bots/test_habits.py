"""Whoever has played a round at this table is known by it: what finished rounds tell about each player's habits."""

from collections.abc import Callable, Mapping

import numpy as np
import pytest

from pega6_desktop.bots.bot import Bot, Cancelled, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.pega6.evidence import dealt
from pega6_desktop.bots.pega6.habits import habits
from pega6_desktop.bots.pega6.nets import cast_for
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.bots.random_bot import RandomBot
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.moves import Move, PlayCard
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, A, B, C, folded

AnyBot = Bot[Observation, Move]


class RankBot:
    """Always plays the card a rank picks from the hand, and the first row."""

    def __init__(self, rank: Callable[[tuple[int, ...]], int]) -> None:
        self._rank = rank

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """As said."""
        return PlayCard(self._rank(observation.hand)) if observation.phase == "choose" else observation.legal[0]


HIGHEST, LOWEST = RankBot(max), RankBot(min)


def after(rounds: int, bots: Mapping[int, AnyBot], seats: int = 3, variant: str = "base", seed: int = 4) -> State:
    """The table when so many rounds are over and a card of the next is to be chosen; the other seats play anything."""
    options: dict[str, OptionValue] = {} if variant == "special" else {"fixedRounds": rounds + 1}
    state = PEGA6.initial(PEGA6.setup(variant, options, seats, seed))
    state, turn = folded(state, PEGA6.opening(state)), 0
    while len(state.rounds) < rounds or state.phase != "choose":
        seat = PEGA6.to_act(state)[0]
        bot = bots.get(seat, RandomBot())
        move = bot.choose(PEGA6.observe(state, seat), ThinkBudget(8), f"{seed}/{turn}")
        state, turn = folded(state, PEGA6.decide(state, seat, move)), turn + 1
    return state


def expected(state: State, viewer: int) -> dict[int, dict[str, float]]:
    """By seat of another player and name of a type: how likely the viewer thinks it before the first trick."""
    seats = state.setup.seats
    chances = habits(PEGA6.observe(state, viewer), ThinkBudget())
    names = cast_for(seats).names
    return {(viewer + 1 + other) % seats: dict(zip(names, row, strict=True)) for other, row in enumerate(chances)}


def test_in_the_first_round_nothing_is_known_of_anybody() -> None:
    prior = dict(zip(cast_for(3).names, cast_for(3).prior, strict=True))
    assert expected(after(0, {}), A) == {B: pytest.approx(prior), C: pytest.approx(prior)}


def test_after_a_round_every_player_is_told_by_the_own_way_of_playing() -> None:
    state = after(1, {B: HIGHEST, C: LOWEST})
    seen = expected(state, A)
    assert seen[B]["highest"] > 0.85
    assert seen[C]["lowest"] > 0.85
    assert expected(state, B)[C] == pytest.approx(seen[C])


@pytest.mark.parametrize("level", ["strong", "random"])
def test_levels_are_recognised_over_the_rounds(level: str) -> None:
    name = {"strong": "play", "random": "uniform"}[level]
    seen = [expected(after(3, {B: LEVELS["pega6"][level]}, seed=seed), A)[B][name] for seed in range(3)]
    assert np.mean(seen) > 2.5 * cast_for(3).prior[cast_for(3).names.index(name)]


def test_nobody_is_ever_taken_for_one_type_for_good() -> None:
    early = after(1, {B: LOWEST})
    late = after(4, {B: LOWEST})
    least = 0.05 * min(cast_for(3).prior)
    assert min(expected(early, A)[B].values()) > least
    assert min(expected(late, A)[B].values()) > least


def test_what_is_expected_decides_which_types_sit_in_the_worlds_of_the_next_round() -> None:
    seen = PEGA6.observe(after(1, {B: HIGHEST, C: LOWEST}), A)
    worlds = dealt(Situation.of(seen), cast_for(3), habits(seen, ThinkBudget()), 400, Dice("key"), ThinkBudget())
    names = cast_for(3).names
    assert np.mean(worlds.types[0] == names.index("highest")) > 0.75
    assert np.mean(worlds.types[1] == names.index("lowest")) > 0.75


def test_drafted_rounds_tell_as_much() -> None:
    assert expected(after(1, {B: HIGHEST}, variant="pro"), A)[B]["highest"] > 0.85


def test_where_special_cards_change_what_is_played_a_round_proves_nothing() -> None:
    prior = dict(zip(cast_for(3).names, cast_for(3).prior, strict=True))
    state = after(1, {}, variant="special")
    assert len(PEGA6.observe(state, A).past) == 1
    assert expected(state, A)[B] == pytest.approx(prior)


def test_thinking_of_old_rounds_can_be_cancelled() -> None:
    budget = ThinkBudget()
    budget.cancel()
    with pytest.raises(Cancelled):
        habits(PEGA6.observe(after(1, {}), A), budget)
