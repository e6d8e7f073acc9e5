"""The score sheet as values."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.score_table import Cell, Column, apart, paths, sheet_of


def seats(*names: str) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(name=name, kind="bot" if place else "human", avatar=place) for place, name in enumerate(names)
    )


def score(*rounds: tuple[int, ...], target: int | None = 66) -> ScoreSheet:
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    return ScoreSheet(rounds=rounds, totals=totals, running=(0,) * len(totals), is_low_best=True, target=target)


THREE = score((14, 9, 6), (8, 5, 2), (5, 12, 6))


def test_the_lowest_total_comes_first_and_the_own_line_is_marked() -> None:
    sheet = sheet_of(THREE, seats("Você", "Ana", "Davi"), 0, widest=8)
    assert [(line.place, line.name, line.total) for line in sheet.lines] == [
        (1, "Davi", 14),
        (2, "Ana", 26),
        (3, "Você", 27),
    ]
    assert [line.is_own for line in sheet.lines] == [False, False, True]
    assert [line.is_leading for line in sheet.lines] == [True, False, False]


def test_the_fewest_heads_of_each_round_are_marked() -> None:
    davi, ana, voce = sheet_of(THREE, seats("Você", "Ana", "Davi"), 0, widest=8).lines
    assert davi.cells == (Cell(6, is_best=True), Cell(2, is_best=True), Cell(6, is_best=False))
    assert [cell.is_best for cell in ana.cells] == [False, False, False]
    assert [cell.is_best for cell in voce.cells] == [False, False, True]


def test_equal_totals_share_a_place_and_the_next_place_is_left_out() -> None:
    sheet = sheet_of(score((5, 5, 9)), seats("A", "B", "C"), None, widest=8)
    assert [line.place for line in sheet.lines] == [1, 1, 3]
    assert [line.is_leading for line in sheet.lines] == [True, True, False]


def test_many_rounds_keep_the_newest_apart_and_sum_the_oldest() -> None:
    many = score(*[(1, 2)] * 12)
    sheet = sheet_of(many, seats("A", "B"), 0, widest=5)
    assert sheet.columns == (Column(1, 8), Column(9, 9), Column(10, 10), Column(11, 11), Column(12, 12))
    assert [cell.points for cell in sheet.lines[0].cells] == [8, 1, 1, 1, 1]
    assert sheet.lines[0].cells[0].is_best is False


def test_no_target_gives_no_share() -> None:
    assert [line.share for line in sheet_of(score((3, 4), target=None), seats("A", "B"), 0, widest=8).lines] == [
        None
    ] * 2
    assert sheet_of(score((33, 66)), seats("A", "B"), 0, widest=8).lines[0].share == 0.5


def test_paths_begin_at_nothing_and_add_up() -> None:
    assert paths(THREE) == ((0, 14, 22, 27), (0, 9, 14, 26), (0, 6, 8, 14))


@given(st.lists(st.floats(0, 100), min_size=1, max_size=10), st.floats(0.1, 30))
def test_labels_never_overlap_nor_leave_their_strip(wishes: list[float], gap: float) -> None:
    places = apart(wishes, gap=gap, low=0, high=100)
    kept = min(gap, 100 / max(1, len(wishes) - 1))
    ordered = sorted(places)
    assert all(b - a >= kept - 1e-6 for a, b in itertools.pairwise(ordered))
    assert ordered[0] >= -1e-6
    assert ordered[-1] <= 100 + 1e-6
    pairs = sorted(zip(wishes, places, strict=True))
    assert all(pairs[i][1] <= pairs[i + 1][1] + 1e-6 for i in range(len(pairs) - 1) if pairs[i][0] < pairs[i + 1][0])


def test_labels_that_do_not_touch_stay_where_they_belong() -> None:
    assert apart((50, 10, 90), gap=20, low=0, high=100) == (50, 10, 90)
    assert apart((50, 50), gap=20, low=0, high=100) == (40, 60)
    assert apart((), gap=20, low=0, high=100) == ()
