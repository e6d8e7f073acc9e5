"""The interface is told which games, rules and levels there are, not how they are played."""

import pytest

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.runtime import offered


def test_the_weakest_level_comes_first() -> None:
    assert offered.levels("pega6") == ("random", "nearest", "careful", "strong", "master")
    assert offered.levels("no_thanks") == offered.levels("qwixx_cards") == ("random", "careful", "strong", "master")


def test_a_game_nobody_knows_has_no_bots() -> None:
    assert offered.levels("bridge") == ()


def test_variants_and_editions_are_those_of_the_game() -> None:
    for game in GAMES:
        assert offered.variants(game) == GAMES[game].variants
        assert offered.editions(game) == GAMES[game].editions


def test_the_rules_of_a_table_are_told_whole_or_refused() -> None:
    assert dict(offered.checked_options("pega6", "base", {"endTarget": 40}, 4))["endCompare"] == "gte"
    with pytest.raises(IllegalSetup):
        offered.checked_options("pega6", "base", {}, 1)
