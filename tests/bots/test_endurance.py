"""A sample of the long proofs; the whole is a command (see endurance)."""

import pytest

from pega6_desktop.bots.catalog import LEVELS
from tests.bots.endurance import WatchedBudget, decisions, memory_growth


@pytest.mark.parametrize("level", ["strong", "master"])
def test_decisions_leave_no_memory_behind(level: str) -> None:
    assert memory_growth(level, seats=3, warm=45, count=45, worlds=2) < 64 * 1024


def test_the_master_asks_often_whether_it_may_go_on() -> None:
    counted = []

    class Counting(WatchedBudget):
        def checkpoint(self) -> None:
            counted.append(1)
            super().checkpoint()

    for seen in decisions(4, 1):
        LEVELS["pega6"]["master"].choose(seen, Counting(300), "key")
    # Ten cards, three steps of narrowing, nine tricks each at least.
    assert len(counted) >= 27
