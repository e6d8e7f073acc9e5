"""Every level plays legally, alike for a key, and lets itself be stopped."""

import re
from pathlib import Path

import pytest

from pega6_desktop.bots.bot import Cancelled, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.kernels import dice
from pega6_desktop.bots.pega6.master import worlds_for
from pega6_desktop.bots.pega6.nearest import NearestBot
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.bots.slips import SlippingBot
from pega6_desktop.games.pega6.moves import PlayCard
from tests.bots.tables import GAME, moments
from tests.builders import A, table

NAMES = tuple(LEVELS["pega6"])
SEATS = range(2, 11)


def test_there_are_five_levels_at_least() -> None:
    assert len(NAMES) >= 5


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_choice_is_legal(name: str, seats: int) -> None:
    bot = LEVELS["pega6"][name]
    everything = list(moments(seats, seats))
    for index, (_, seen) in enumerate(everything[:: max(1, len(everything) // 6)]):
        assert bot.choose(seen, ThinkBudget(24), f"key/{index}") in seen.legal


@pytest.mark.parametrize("name", NAMES)
def test_equal_keys_give_equal_moves(name: str) -> None:
    bot = LEVELS["pega6"][name]
    for index, (_, seen) in enumerate(list(moments(1, 4))[::7]):
        first = bot.choose(seen, ThinkBudget(40), f"key/{index}")
        assert bot.choose(seen, ThinkBudget(40), f"key/{index}") == first


@pytest.mark.parametrize("name", NAMES)
def test_a_cancelled_bot_gives_way(name: str) -> None:
    budget = ThinkBudget()
    budget.cancel()
    for _, seen in list(moments(1, 4))[::9]:
        with pytest.raises(Cancelled):
            LEVELS["pega6"][name].choose(seen, budget, "key")


def test_a_deadline_that_has_passed_still_gives_a_legal_card() -> None:
    _, seen = next(moments(1, 4))
    budget = ThinkBudget(300, deadline=0.0)
    assert budget.is_spent
    assert LEVELS["pega6"]["master"].choose(seen, budget, "key") in seen.legal


class CountingBudget(ThinkBudget):
    """Cancels at a given checkpoint."""

    def __init__(self, worlds: int, until: int) -> None:
        super().__init__(worlds)
        self.left = until

    def checkpoint(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.cancel()
        super().checkpoint()


@pytest.mark.parametrize("until", [1, 5, 40, 70])
def test_the_master_gives_way_at_any_point_of_its_thoughts(until: int) -> None:
    seen = next(seen for _, seen in moments(3, 4) if seen.phase == "choose" and len(seen.hand) == 7)
    with pytest.raises(Cancelled):
        LEVELS["pega6"]["master"].choose(seen, CountingBudget(100, until), "key")


def test_the_master_does_not_step_into_a_row_about_to_be_full() -> None:
    # 55 lies last: whoever plays 56 now takes 55 and more; 12 lies down beside 11 at no risk to speak of.
    story = table("11 | 50 51 52 53 55 | 80 | 90", hands={A: "12 56", 1: "13 57", 2: "81 91", 3: "82 92"}, seats=4)
    seen = GAME.observe(story.state, A)
    assert LEVELS["pega6"]["master"].choose(seen, ThinkBudget(100), "key") == PlayCard(12)


def test_the_master_thinks_as_long_about_few_cards_as_about_a_large_table_and_so_the_more_thoroughly() -> None:
    by_cards = {}
    for seats in (2, 4, 10):
        for _, seen in moments(3, seats):
            if seen.phase == "choose" and seen.number == 1:
                by_cards[(seats, len(seen.hand))] = worlds_for(Situation.of(seen), ThinkBudget(100))
    assert by_cards[(10, 10)] < by_cards[(4, 10)] < by_cards[(4, 5)] == by_cards[(2, 10)] == 400
    assert min(by_cards.values()) >= 100
    work = [seats * cards * worlds for (seats, cards), worlds in by_cards.items()]
    assert max(work) <= 1.2 * 10 * 10 * 100 + 100


def test_the_nearest_card_that_costs_nothing_is_played() -> None:
    story = table("10 | 30 | 50 51 52 53 54 | 80", hands={A: "13 32 55 99", 1: "14 15 16 17"})
    assert NearestBot().choose(GAME.observe(story.state, A), ThinkBudget(), "key") == PlayCard(32)


def test_slips_are_as_frequent_as_agreed() -> None:
    story = table("10 | 30 | 50 51 52 53 54 | 80", hands={A: "13 32 55 99", 1: "14 15 16 17"})
    seen = GAME.observe(story.state, A)
    bot = SlippingBot(NearestBot(), 0.4)
    moves = [bot.choose(seen, ThinkBudget(), f"key/{index}") for index in range(1000)]
    others = sum(move != PlayCard(32) for move in moves) / 1000
    assert others == pytest.approx(0.4 * 3 / 4, abs=0.05)
    assert SlippingBot(NearestBot(), 0.0).choose(seen, ThinkBudget(), "key") == PlayCard(32)


@pytest.mark.parametrize("share", [-0.1, 1.1])
def test_a_share_of_slips_lies_between_nothing_and_everything(share: float) -> None:
    with pytest.raises(ValueError, match="share"):
        SlippingBot(NearestBot(), share)


def test_chance_comes_from_the_dice_alone() -> None:
    """numpy promises its bits to stay the same, its distributions not: no other bot draws from it."""
    bots = Path(dice.__file__).parents[1]
    drawing = {
        file.name for file in bots.rglob("*.py") if re.search(r"\b(np|numpy)\.random\b", file.read_text("utf-8"))
    }
    assert drawing == {"dice.py"}
