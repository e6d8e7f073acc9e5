"""Rows from left to right, the last number and its lock, spacing, points (QX-04 to QX-09, QX-21, QX-28)."""

import pytest

from pega6_desktop.games.qwixx_cards import sheets
from pega6_desktop.games.qwixx_cards.cards import COLOURS
from tests.games.qwixx_cards.story import sheet

RED, YELLOW, GREEN, BLUE = range(4)


def test_red_and_yellow_rise_and_green_and_blue_fall() -> None:
    assert [sheets.number_at(row, 0) for row in range(4)] == [2, 2, 12, 12]
    assert [sheets.number_at(row, sheets.LAST_PLACE) for row in range(4)] == [12, 12, 2, 2]
    assert all(
        sheets.number_at(row, sheets.place(row, number)) == number for row in range(4) for number in range(2, 13)
    )


@pytest.mark.parametrize(
    ("row", "crossed", "expected"),
    [
        (RED, (), (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)),
        (BLUE, (), (12, 11, 10, 9, 8, 7, 6, 5, 4, 3)),
        (RED, (5, 7), (8, 9, 10, 11)),
        (YELLOW, (2, 4, 6, 8, 10), (11, 12)),
        (YELLOW, (2, 4, 6, 8), (9, 10, 11)),
        (GREEN, (12, 11, 9, 7, 4, 2), ()),
        (GREEN, (3,), ()),
    ],
)
def test_what_can_still_be_crossed(row: int, crossed: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert sheets.open_numbers(row, crossed) == expected


@pytest.mark.parametrize(
    ("crossed", "number", "why"),
    [
        ((2, 3), 4, ""),
        ((2, 5), 5, "left_of_cross"),
        ((2, 5), 3, "left_of_cross"),
        ((2, 3, 4, 5), 12, "five_crosses"),
        ((2, 3, 4, 5, 6), 12, ""),
        ((2, 3, 4, 5, 6, 12), 7, "row_completed"),
    ],
)
def test_why_a_number_cannot_be_crossed(crossed: tuple[int, ...], number: int, why: str) -> None:
    assert sheets.obstacle(RED, crossed, number) == why


def test_one_number_may_be_left_out_within_an_action_and_not_two() -> None:
    assert sheets.skipped(RED, (4, 5, 7)) == 1
    assert sheets.skipped(YELLOW, (2, 4, 6)) == 2
    assert sheets.skipped(GREEN, (10, 9)) == 0
    assert sheets.skipped(RED, ()) == 0


def test_the_crossings_of_an_action() -> None:
    assert list(sheets.crossings(YELLOW, (), (2, 4, 6))) == [(), (2,), (4,), (6,), (2, 4), (4, 6)]
    assert list(sheets.crossings(RED, (5,), (4, 7))) == [(), (7,)]
    assert list(sheets.crossings(RED, (2, 3, 4, 5), (11, 12))) == [(), (11,), (11, 12)]
    assert list(sheets.crossings(RED, (2, 3, 4), (11, 12))) == [(), (11,)]
    assert list(sheets.crossings(RED, (2, 3, 4, 5, 6, 12), (7, 8))) == [()]


def test_points_are_triangular_and_the_lock_counts() -> None:
    assert [sheets.points(count) for count in range(13)] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78]
    assert sheets.crosses(RED, (2, 3, 4, 5, 6)) == 5
    assert sheets.crosses(RED, (2, 3, 4, 5, 6, 12)) == 7


def test_a_missed_turn_costs_five_and_a_total_may_be_negative() -> None:
    assert sheet(red="2 3 4", green="12", missed=1).total == 6 + 1 - 5
    assert sheet(missed=3).total == -15


def test_completed_rows_are_those_whose_last_number_is_crossed() -> None:
    full = sheet(red="2 3 4 5 6 12", yellow="2 3 4 5 6 11", blue="12 11 10 9 8 2")
    assert [COLOURS[row] for row in full.completed] == ["red", "blue"]
    assert full.row_points == (28, 21, 0, 28)


def test_numbers_stand_from_left_to_right_each_once() -> None:
    assert sheets.is_from_left(RED, (2, 5))
    assert sheets.is_from_left(GREEN, (5, 2))
    assert not sheets.is_from_left(GREEN, (2, 5))
    assert not sheets.is_from_left(RED, (5, 5))
