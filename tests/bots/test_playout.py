"""The narrowing of candidates: who is still looked at, and in how many worlds."""

import time

import numpy as np
import numpy.typing as npt
import pytest

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.pega6.playout import CHUNK_CARDS, Candidates, mean_costs

WORLDS = 400
LOOK = 50
"""Worlds in one go, when nobody has been dropped."""


class Costs:
    """A judge to whom each candidate costs these means, one more or less in turn, neighbours in opposite turns.

    Remembers who was looked at in each world.
    """

    def __init__(self, *means: float) -> None:
        swing = np.where(np.add.outer(np.arange(len(means)), np.arange(WORLDS)) % 2, 1.0, -1.0)
        self.table = np.array(means)[:, None] + swing
        self.looked = np.zeros((len(means), WORLDS), np.int64)

    def __call__(self, left: Candidates, where: slice) -> npt.NDArray[np.float64]:
        self.looked[left, where] += 1
        return self.table[left, where]

    def means(self, budget: ThinkBudget | None = None) -> npt.NDArray[np.float64]:
        count = len(self.table)
        return mean_costs(count, WORLDS, self, CHUNK_CARDS // (count * LOOK), budget or ThinkBudget())

    def worlds_of(self, candidate: int) -> int:
        assert self.looked.max() == 1
        return int(self.looked[candidate].sum())


def test_two_about_as_good_are_compared_to_the_last_world() -> None:
    judge = Costs(3.0, 3.1)
    assert judge.means() == pytest.approx([3.0, 3.1])
    assert [judge.worlds_of(candidate) for candidate in range(2)] == [WORLDS, WORLDS]


def test_whoever_is_clearly_behind_is_looked_at_no_more() -> None:
    judge = Costs(3.0, 3.1, 30.0)
    assert judge.means()[2] == np.inf
    assert [judge.worlds_of(candidate) for candidate in range(3)] == [WORLDS, WORLDS, LOOK]


def test_nothing_more_is_thought_about_when_one_is_left() -> None:
    judge = Costs(30.0, 30.0, 3.0, 30.0)
    assert np.argmin(judge.means()) == 2
    assert judge.looked.sum() == 4 * LOOK


def test_of_many_about_as_good_the_better_half_goes_on_and_then_the_best_third() -> None:
    judge = Costs(*[3.0] * 6)
    judge.means()
    quarters = sorted(judge.worlds_of(candidate) * 4 / WORLDS for candidate in range(6))
    assert quarters[-3:] == [2, 4, 4]
    assert quarters[2] <= 1


def test_when_time_is_up_one_look_at_all_must_do() -> None:
    judge = Costs(3.0, 3.0, 3.0, 3.0)
    means = judge.means(ThinkBudget(deadline=time.monotonic()))
    assert np.isfinite(means).sum() >= 2
    assert judge.looked.sum() == 4 * LOOK


def test_a_single_world_is_enough_for_an_answer() -> None:
    judge = Costs(9.0, 1.0, 5.0)
    first = judge.table[:, 0]
    means = mean_costs(3, 1, judge, 1, ThinkBudget())
    assert np.argmin(means) == np.argmin(first)
    assert means.min() == first.min()
