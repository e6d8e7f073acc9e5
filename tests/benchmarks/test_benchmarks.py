"""The benchmark command: its numbers are for people, so only its form and what it runs are tested, never a time."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from benchmarks import first_offer, rules, thinking
from benchmarks.__main__ import NAMES
from benchmarks.report import Measure, as_json, table
from pega6_desktop.bots.kernels.dice import Dice

FAST = Measure("engine", 5_000.4, "rounds/s", 3_500, "high", "median of 5")
SLOW = Measure("gap", 40.25, "ms", 33)
FREE = Measure("fonts", 0.0123, "s")


def test_the_table_shows_goal_ratio_and_verdict_side_by_side() -> None:
    assert table([FAST, SLOW, FREE]).splitlines() == [
        "what          measured               goal  ratio          how",
        "engine  5,000 rounds/s  >= 3,500 rounds/s   1.43  ok      median of 5",
        "gap            40.2 ms         <= 33.0 ms   1.22  MISSED",
        "fonts         0.0123 s",
    ]


def test_the_json_says_the_same() -> None:
    fast, slow, free = json.loads(as_json([FAST, SLOW, FREE]))
    assert (fast["name"], fast["value"], fast["is_met"]) == ("engine", 5_000.4, True)
    assert (slow["goal"], slow["ratio"] > 1, slow["is_met"]) == (33, True, False)
    assert (free["goal"], free["ratio"], free["is_met"]) == (None, None, True)


def test_a_goal_reached_exactly_is_met_on_both_sides() -> None:
    assert Measure("a", 33, "ms", 33).is_met
    assert Measure("a", 33, "1/s", 33, "high").is_met
    assert not Measure("a", 32, "1/s", 33, "high").is_met


@pytest.mark.parametrize("name", NAMES)
def test_every_benchmark_can_be_called(name: str) -> None:
    assert callable(import_module(f"benchmarks.{name}").measure)


def test_the_rules_benchmark_plays_complete_rounds() -> None:
    """Ten cards of four seats are forty decisions a round; every row choice is one more."""
    decisions = rules.play(seed=1, rounds=3)
    assert 120 <= decisions <= 150
    assert rules.play(seed=1, rounds=3) == decisions


def test_the_kernels_play_their_rounds_to_the_end() -> None:
    """With random cards everybody takes 12.1 heads a round."""
    taken = thinking.rounds(Dice("test"))
    assert 4 * 11.5 < taken / thinking.WORLDS < 4 * 12.7


def test_the_master_is_timed_at_every_card_but_the_last() -> None:
    for seats in thinking.SLOWEST_GOAL_MS:
        seen = list(thinking.decisions(seats, 1))
        assert [len(one.hand) for one in seen] == [10, 9, 8, 7, 6, 5, 4, 3, 2]
        assert {one.viewer for one in seen} == {0}


def test_a_start_is_watched_until_it_has_shown_and_offered_something(tmp_path: Path) -> None:
    started = first_offer.started(tmp_path / "home", tmp_path / "data")
    assert min(started) > 0
    assert (tmp_path / "data" / "pega6" / "matches.sqlite3").is_file()
