"""The reference opponents play as they are described."""

import pytest

from pega6_desktop.arena.players import player
from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from tests.bots.tables import GAME, moments
from tests.builders import A, table

NAMES = ("random", "highest", "lowest", "greedy", "tail-risk", "mcs100", "mc100card")


def chosen(name: str, rows: str, hand: str) -> Move:
    story = table(rows, hands={A: hand, 1: "101 102 103 104"[: 4 * len(hand.split()) - 1]})
    move: Move = player("pega6", name).bot.choose(GAME.observe(story.state, A), ThinkBudget(), "key")
    return move


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_is_legal(name: str) -> None:
    for index, (_, seen) in enumerate(list(moments(8, 4))[::5]):
        assert player("pega6", name).bot.choose(seen, ThinkBudget(), f"key/{index}") in seen.legal


@pytest.mark.parametrize(
    ("name", "card"),
    [("highest", 99), ("lowest", 3), ("greedy", 32)],
)
def test_the_simple_ones_play_the_card_of_their_name(name: str, card: int) -> None:
    assert chosen(name, "10 | 30 | 50 51 52 53 54 | 80", "3 13 32 55 99") == PlayCard(card)


def test_tail_risk_fears_a_row_that_others_may_fill() -> None:
    # 46 would be the fifth card at once, but only 45 lies between; 70 is far from 60 and the row has one place.
    assert chosen("tail-risk", "10 | 40 41 42 44 | 60 61 62 63 | 90", "46 89") == PlayCard(46)


@pytest.mark.parametrize("name", NAMES)
def test_a_low_card_takes_the_cheapest_row(name: str) -> None:
    story = table("55 | 20 30 | 41 | 60", hands={A: "3 9", 1: "100 101"}).trick(A=3, B=100)
    seen = GAME.observe(story.state, A)
    assert player("pega6", name).bot.choose(seen, ThinkBudget(), "key") == TakeRow(2)


@pytest.mark.parametrize("name", ["mcs100", "mc100card"])
def test_a_search_sees_that_one_card_costs_and_the_other_does_not(name: str) -> None:
    assert chosen(name, "55 | 60 61 62 63 64 | 102 | 103", "56 65") == PlayCard(56)
