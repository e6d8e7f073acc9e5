"""The levels in the professional and the anniversary game: legal to the end, and using what is open.

That they are blind to what is hidden stands in conformance/test_bots.py, for every game.
"""

import numpy as np
import pytest

from pega6_desktop.bots.bot import Bot, Cancelled, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.pega6.draft import best_pick
from pega6_desktop.bots.pega6.habits import habits
from pega6_desktop.bots.pega6.nets import cast_for
from pega6_desktop.bots.pega6.open_hands import open_worlds, type_chances
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.moves import DraftCard, Move
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, folded

AnyBot = Bot[Observation, Move]
BOTS = list(LEVELS["pega6"].values())
NAMES = tuple(LEVELS["pega6"])
TABLES = [("pro", 4), ("special", 3)]
A_FEW = 4


def begun(variant: str, seats: int, seed: int = 31, options: dict[str, OptionValue] | None = None) -> State:
    """A match after its opening."""
    rules = options or ({"fixedRounds": 1} if variant == "pro" else {})
    empty = PEGA6.initial(PEGA6.setup(variant, rules, seats, seed))
    return folded(empty, PEGA6.opening(empty))


def asked(bot: AnyBot, state: State, key: str = "key") -> Move:
    """What the bot does whose turn comes first."""
    return bot.choose(PEGA6.observe(state, PEGA6.to_act(state)[0]), ThinkBudget(A_FEW), key)


def until_choosing(bot: AnyBot, seats: int, seed: int = 31, choices: int = 0) -> State:
    """A professional round after its draft and so many choices, all by this bot."""
    state, made = begun("pro", seats, seed), 0
    while state.phase == "draft" or made < choices:
        made += state.phase == "choose"
        state = folded(state, PEGA6.decide(state, PEGA6.to_act(state)[0], asked(bot, state, f"{seed}/{made}")))
    return state


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_answer_is_legal_to_the_end_of_the_match(bot: AnyBot, variant: str, seats: int) -> None:
    state, turns = begun(variant, seats), 0
    while to_act := PEGA6.to_act(state):
        move = asked(bot, state, f"{turns}")
        assert move in PEGA6.legal_moves(state, to_act[0])
        state = folded(state, PEGA6.decide(state, to_act[0], move))
        turns += 1
    assert PEGA6.outcome(state) is not None


@pytest.mark.parametrize("bot", BOTS, ids=NAMES)
def test_no_two_drafts_need_be_alike(bot: AnyBot) -> None:
    state = begun("pro", 3)
    assert len({asked(bot, state, f"key {number}") for number in range(12)}) > 1
    assert len({asked(bot, state) for _ in range(3)}) == 1


def test_a_draft_can_be_called_off() -> None:
    budget = ThinkBudget(A_FEW)
    budget.cancel()
    seen = PEGA6.observe(begun("pro", 4), 0)
    expected = habits(seen, ThinkBudget())
    with pytest.raises(Cancelled):
        best_pick(seen, cast_for(4), expected, Dice("key"), budget)


def test_the_lowest_card_is_left_to_open_a_row() -> None:
    # Whoever holds the 1 must take a row with it; on the table it costs nobody anything.
    state = begun("pro", 2)
    while len(state.offer) > 5:
        middle = sorted(state.offer)[len(state.offer) // 2]
        state = folded(state, PEGA6.decide(state, PEGA6.to_act(state)[0], DraftCard(middle)))
    assert 1 in state.offer
    seen = PEGA6.observe(state, PEGA6.to_act(state)[0])
    assert LEVELS["pega6"]["master"].choose(seen, ThinkBudget(200), "key") != DraftCard(1)


def test_drafted_hands_are_played_as_they_were_seen() -> None:
    state = until_choosing(LEVELS["pega6"]["nearest"], 3, choices=4)
    viewer = PEGA6.to_act(state)[0]
    seen = PEGA6.observe(state, viewer)
    situation = Situation.of(seen)
    hands = situation.open_hands
    assert hands == tuple(seen.known[(viewer + step) % 3] for step in (1, 2))
    worlds = open_worlds(situation, hands, cast_for(3), habits(seen, ThinkBudget()), 5, Dice("key"), ThinkBudget())
    assert worlds.count == 5
    assert [tuple(hand) for hand in worlds.hands[:, :, 3].tolist()] == list(hands)


def test_whoever_plays_like_a_type_is_taken_for_it() -> None:
    strong = LEVELS["pega6"]["strong"]
    cast = cast_for(4)
    likely = np.zeros(len(cast.names))
    for seed in range(6):
        seen = PEGA6.observe(until_choosing(strong, 4, seed, choices=16), 0)
        situation = Situation.of(seen)
        assert situation.open_hands is not None
        expected = habits(seen, ThinkBudget())
        chances = type_chances(situation, situation.open_hands, cast, expected, ThinkBudget())
        assert chances.sum(axis=1) == pytest.approx(1)
        likely += chances.mean(axis=0)
    by_name = dict(zip(cast.names, likely / 6 / np.array(cast.prior), strict=True))
    assert by_name["play"] > 1.5
    assert by_name["uniform"] < 0.7
