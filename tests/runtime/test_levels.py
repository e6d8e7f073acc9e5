"""The interface is told which levels there are, not which bots."""

from pega6_desktop.runtime.levels import offered


def test_the_weakest_level_comes_first() -> None:
    assert offered("pega6") == ("random", "nearest", "careful", "strong", "master")
    assert offered("no_thanks") == offered("qwixx_cards") == ("random", "careful", "strong", "master")


def test_a_game_nobody_knows_has_no_bots() -> None:
    assert offered("bridge") == ()
