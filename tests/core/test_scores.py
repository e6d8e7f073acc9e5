"""Places and shared victories."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pega6_desktop.core.scores import ranked


@pytest.mark.parametrize(
    ("totals", "best", "winners", "places"),
    [
        ((4, 30, 70), "low", (0,), (1, 2, 3)),
        ((4, 30, 70), "high", (2,), (3, 2, 1)),
        ((71, 30, 30), "low", (1, 2), (3, 1, 1)),
        ((5, 9, 9, 12), "low", (0,), (1, 2, 2, 4)),
        ((7, 7), "low", (0, 1), (1, 1)),
        ((-20, 0), "low", (0,), (1, 2)),
    ],
    ids=["low", "high", "shared victory", "shared second", "all equal", "below zero"],
)
def test_places(totals: tuple[int, ...], best: str, winners: tuple[int, ...], places: tuple[int, ...]) -> None:
    outcome = ranked(totals, is_low_best=best == "low")
    assert (outcome.winners, outcome.places) == (winners, places)


@given(st.lists(st.integers(-100, 200), min_size=1, max_size=10), st.sampled_from([min, max]))
def test_somebody_always_wins_and_nobody_better_loses(totals: list[int], best: Callable[[list[int]], int]) -> None:
    outcome = ranked(tuple(totals), is_low_best=best is min)
    assert outcome.winners == tuple(seat for seat, total in enumerate(totals) if total == best(totals))
    assert all(outcome.places[seat] == 1 for seat in outcome.winners)
