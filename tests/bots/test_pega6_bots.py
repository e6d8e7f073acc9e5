"""The levels in the base game: what they choose, and that all but the lowest are visibly better players than chance.

That every answer is legal and blind to what is hidden stands in conformance/test_bots.py, for every game.
"""

import re
from collections.abc import Sequence
from statistics import mean

import pytest
from msgspec.structs import replace

from pega6_desktop.bots.bot import Bot, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.pega6.rows import row_to_take
from pega6_desktop.bots.pega6.strong import StrongBot
from pega6_desktop.bots.random_bot import RandomBot
from pega6_desktop.games.pega6.cards import DECK, heads
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, cards, folded, rows_of, staged

BOTS = list(LEVELS["pega6"].values())
A_FEW = 8
"""Worlds, where it does not matter how well a move is chosen."""
AnyBot = Bot[Observation, Move]


def seen(rows: str, hand: str, others: int = 3, piles: Sequence[str] = ()) -> Observation:
    """What the bot on seat 0 sees with this hand before these rows; the others hold as many high cards."""
    own = cards(hand)
    spare = [card for card in DECK if card not in {*own, *cards(rows.replace("|", " "))}]
    hands = (own, *(tuple(spare[seat::others][: len(own)]) for seat in range(others)))
    laid = tuple(cards(pile) for pile in piles) + ((),) * (others + 1 - len(piles))
    return PEGA6.observe(staged(rows_of(rows), hands, piles=laid), 0)


def low_card(rows: str, card: int) -> Observation:
    """What the owner of a low card sees who must take one of these rows."""
    state = replace(staged(rows_of(rows), (cards("90"), cards("91"))), phase="take_row", queue=((card, 0),))
    return PEGA6.observe(state, 0)


def choice(bot: AnyBot, observation: Observation, key: str = "key") -> Move:
    return bot.choose(observation, ThinkBudget(A_FEW), key)


def dealt(seats: int, seed: int) -> State:
    setup = PEGA6.setup("base", {"fixedRounds": 1}, seats, seed)
    empty = PEGA6.initial(setup)
    return folded(empty, PEGA6.opening(empty))


# ---------------------------------------------------------------- what holds for every bot


@pytest.mark.parametrize("bot", BOTS, ids=tuple(LEVELS["pega6"]))
def test_who_chose_first_makes_no_difference(bot: AnyBot) -> None:
    state = dealt(4, 5)
    early = choice(bot, PEGA6.observe(state, 1))
    for seat in (0, 2, 3):
        state = folded(state, PEGA6.decide(state, seat, PEGA6.legal_moves(state, seat)[0]))
    assert choice(bot, PEGA6.observe(state, 1)) == early


def test_each_level_is_a_word_the_record_can_hold() -> None:
    assert all(re.fullmatch(r"[a-z_]{1,64}", level) for levels in LEVELS.values() for level in levels)


# ---------------------------------------------------------------- random


def test_the_random_bot_plays_each_card_about_as_often() -> None:
    observation = seen("10 | 20 | 30 | 40", "50 60 70 80")
    counts = dict.fromkeys(observation.legal, 0)
    for number in range(2000):
        counts[choice(RandomBot(), observation, f"key {number}")] += 1
    assert set(counts) == {PlayCard(50), PlayCard(60), PlayCard(70), PlayCard(80)}
    assert min(counts.values()) > 420


def test_the_random_bot_plays_the_same_card_for_the_same_key() -> None:
    observation = seen("10 | 20 | 30 | 40", "50 60 70 80")
    assert {choice(RandomBot(), observation, "a") for _ in range(5)} == {choice(RandomBot(), observation, "a")}


# ---------------------------------------------------------------- careful and strong


def test_of_two_cheap_rows_the_one_it_means_is_taken() -> None:
    rows = "44 70 | 2 | 33 88 | 3"
    move = choice(StrongBot(), low_card(rows, 1))
    assert isinstance(move, TakeRow)
    assert heads(rows_of(rows)[move.row].cards) == 1


def test_the_second_of_two_cheap_rows_can_be_meant() -> None:
    assert choice(StrongBot(), low_card("55 | 22 | 40 50 | 2 3 4", 1)) == TakeRow(3)
    assert choice(StrongBot(), low_card("55 | 22 | 22 | 2", 1)) == TakeRow(3)


def test_of_rows_that_cost_the_same_the_longest_goes() -> None:
    assert row_to_take(rows_of("10 | 2 3 4 | 5 6 | 20")) == 1
    assert row_to_take(rows_of("10 | 2 3 4 | 55 | 20")) == 1


def test_a_full_row_is_left_to_others() -> None:
    assert choice(StrongBot(), seen("10 11 12 13 14 | 60 | 80 | 90", "15 61")) == PlayCard(61)


@pytest.mark.parametrize(("level", "share"), [("nearest", 0.85), ("careful", 0.75), ("strong", 0.6)])
def test_a_level_takes_far_fewer_heads_than_three_random_ones(level: str, share: float) -> None:
    bot = LEVELS["pega6"][level]
    totals = [round_of([bot, RandomBot(), RandomBot(), RandomBot()], seed) for seed in range(60)]
    assert mean(heads[0] for heads in totals) < share * mean(mean(heads[1:]) for heads in totals)


def test_the_careful_one_does_not_always_play_the_same_card() -> None:
    observation = seen("10 | 20 | 30 | 40", "41 42 50 60")
    cards_played = {choice(LEVELS["pega6"]["careful"], observation, f"key {number}") for number in range(30)}
    assert len(cards_played) > 1
    assert len({choice(LEVELS["pega6"]["careful"], observation) for _ in range(5)}) == 1


def round_of(bots: Sequence[AnyBot], seed: int) -> tuple[int, ...]:
    """Heads by seat after one round."""
    state, asked = dealt(len(bots), seed), 0
    while to_act := PEGA6.to_act(state):
        seat = to_act[0]
        move = choice(bots[seat], PEGA6.observe(state, seat), f"{seed}/{asked}")
        state = folded(state, PEGA6.decide(state, seat, move))
        asked += 1
    return state.totals
