"""The arena's numbers against a small table worked out by hand."""

import math

import pytest

from pega6_desktop.arena import report
from pega6_desktop.arena.play_table import Played
from pega6_desktop.arena.rating import rated
from pega6_desktop.arena.statistics import Estimate, estimated, quantile, standings
from pega6_desktop.arena.tournament import Tournament

LINE_UP = ("a", "b", "b")

# Two deals, three tables each; a's heads 2 4 6 and 1 1 1, b's the rest.
TABLES = [
    Played(0, 0, 1, (2, 5, 9), (1.0, 0.0, 0.0), ((0.010,), (0.001,), (0.003,))),
    Played(0, 1, 1, (4, 4, 8), (0.5, 0.5, 0.0), ((0.020,), (0.001,), ())),
    Played(0, 2, 1, (6, 3, 3), (0.0, 0.5, 0.5), ((0.030,), (0.001,), ())),
    Played(1, 0, 1, (1, 2, 3), (1.0, 0.0, 0.0), ((0.040,), (0.001,), ())),
    Played(1, 1, 1, (1, 2, 3), (1.0, 0.0, 0.0), ((0.050,), (0.001,), ())),
    Played(1, 2, 1, (1, 0, 9), (0.0, 1.0, 0.0), ((0.060,), (0.001,), ())),
]


def test_a_small_table_by_hand() -> None:
    a, b = standings(LINE_UP, TABLES)
    # a: deals have means 4 and 1, so 2.5; the deals differ by 3, so the standard error is 1.5.
    assert (a.name, a.places, a.points) == ("a", 1, Estimate(2.5, 1.5))
    # wins: deals have 1.5 / 3 and 2 / 3.
    assert a.wins.mean == pytest.approx(7 / 12)
    assert a.wins.error == pytest.approx(1 / 12)
    # b: (5 + 9 + 4 + 8 + 3 + 3) / 6 = 32/6 and (2 + 3 + 2 + 3 + 0 + 9) / 6 = 19/6.
    assert (b.name, b.places) == ("b", 2)
    assert b.points.mean == pytest.approx(51 / 12)
    assert b.points.error == pytest.approx(13 / 12)
    # The shares of all places add up to one win a table.
    assert a.wins.mean + 2 * b.wins.mean == pytest.approx(1)
    assert a.parity == b.parity == pytest.approx(1 / 3)
    assert (a.median_ms, a.p95_ms) == (30, 60)
    assert (b.median_ms, b.p95_ms) == (1, 3)


def test_heads_are_counted_per_round_of_a_match() -> None:
    played = [Played(0, 0, 4, (20, 40), (1.0, 0.0), ((), ()))]
    first, second = standings(("a", "b"), played)
    assert (first.points.mean, second.points.mean) == (5, 10)
    assert (first.points.error, first.median_ms) == (0, 0)


def test_an_estimate_is_a_mean_with_its_standard_error() -> None:
    assert estimated([1, 2, 3, 4]) == Estimate(2.5, math.sqrt(5 / 3 / 4))


def test_quantiles_are_values_that_were_measured() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2
    assert quantile([1, 2, 3, 4], 0.95) == 4
    assert quantile([], 0.5) == 0


def test_three_wins_in_four_are_rated_as_elo_says() -> None:
    played = [Played(deal, 0, 1, (1, 2) if deal % 4 else (2, 1), (0.0, 0.0), ((), ())) for deal in range(400)]
    ratings = rated(("a", "b"), [(("a", "b"), one) for one in played])
    # 300 of 400, and half a game each taken beforehand: 400 * log10(300.5 / 100.5) between them.
    gap = 400 * math.log10(300.5 / 100.5)
    assert ratings["a"].elo - ratings["b"].elo == pytest.approx(gap)
    assert ratings["a"].elo + ratings["b"].elo == pytest.approx(0)
    assert ratings["a"].low < ratings["a"].elo < ratings["a"].high
    # One standard error of a share of 0.75 in 400 games is 0.0217: 20 points of the gap, so 40 within each.
    assert ratings["a"].high - ratings["a"].low == pytest.approx(40, abs=12)


def test_equals_are_rated_equal() -> None:
    played = [Played(deal, 0, 1, (3, 3), (0.5, 0.5), ((), ())) for deal in range(10)]
    assert {rating.elo for rating in rated(("a", "b"), [(("a", "b"), one) for one in played]).values()} == {0.0}


def test_one_name_alone_is_the_mean() -> None:
    played = [Played(0, 0, 1, (3, 5), (1.0, 0.0), ((), ()))]
    (alone,) = standings(("a", "a"), played)
    assert (alone.points.mean, alone.wins.mean, alone.rating.elo) == (4, 0.5, 0)


def test_the_printed_table_the_json_and_the_csv_say_the_same() -> None:
    plan = Tournament("pega6", "base", {"fixedRounds": 1}, LINE_UP, 2, 7)
    lines = standings(LINE_UP, TABLES)
    text = report.as_text(plan, lines, TABLES).splitlines()
    assert "6 tables (2 deals from every seat), 6 rounds, seed 7" in text[0]
    assert text[2].split()[:7] == ["a", "1", "2.50", "±", "1.50", "58.3", "±"]
    assert b'"mean": 2.5' in report.as_json(plan, lines, TABLES)
    header, first, _ = report.as_csv(lines).splitlines()
    assert dict(zip(header.split(","), first.split(","), strict=True))["points"] == "2.5"


def test_the_rounds_of_whole_matches_are_counted() -> None:
    plan = Tournament("pega6", "special", {}, ("a", "b"), 1, 7)
    matches = [Played(0, rotation, 2, (4, 6), (1.0, 0.0), ((), ())) for rotation in range(2)]
    lines = standings(plan.line_up, matches)
    assert "2 tables (1 deals from every seat), 4 rounds" in report.as_text(plan, lines, matches)
    assert b'"rounds": 4' in report.as_json(plan, lines, matches)
    assert lines[0].points.mean == 2


def test_whoever_has_most_is_the_better_one_where_most_wins() -> None:
    table = Played(0, 0, 1, (9, 2), (1.0, 0.0), ((), ()), is_low_best=False)
    ratings = rated(["a", "b"], [(("a", "b"), table)])
    assert ratings["a"].elo > 0 > ratings["b"].elo
