"""Where a card goes (P6-B-05 to P6-B-10): the arithmetic that rules, bots and the table share."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pega6_desktop.games.pega6.placement import Difference, Row, differences, target
from tests.builders import rows_of

FIGURE_1 = rows_of("12 | 37 | 43 | 58")


@pytest.mark.parametrize(
    ("card", "index"),
    [(44, 2), (14, 0), (42, 1), (57, 2), (59, 3), (104, 3), (13, 0), (11, None), (1, None)],
)
def test_the_card_goes_behind_the_highest_lower_end(card: int, index: int | None) -> None:
    assert target(FIGURE_1, card) == index


def test_a_gap_inside_a_row_is_no_place() -> None:
    assert target(rows_of("10 30 | 40 | 50 | 60"), 20) is None


def test_the_arithmetic_is_shown_for_every_row_in_row_order() -> None:
    assert differences(FIGURE_1, 44) == (
        Difference(0, 12, 32),
        Difference(1, 37, 7),
        Difference(2, 43, 1),
        Difference(3, 58, -14),
    )


def test_the_sixth_card_takes_so_five_are_full() -> None:
    assert [Row(tuple(range(1, size + 1))).is_full for size in range(1, 7)] == [False] * 4 + [True] * 2


def test_a_row_between_two_owners_has_no_end() -> None:
    assert (Row(()).end, Row((3, 9)).end) == (0, 9)


@given(st.lists(st.integers(1, 104), min_size=5, max_size=5, unique=True))
def test_the_row_chosen_has_the_smallest_positive_difference(numbers: list[int]) -> None:
    card, *ends = numbers
    rows = tuple(Row((end,)) for end in ends)
    positive = {line.difference: line.row for line in differences(rows, card) if line.difference > 0}
    assert target(rows, card) == (positive[min(positive)] if positive else None)
