"""Hands that lie open below the plates while a match is watched: every card to be seen, none in the way of another."""

import itertools

import pytest
from msgspec.structs import replace

from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout
from pega6_desktop.ui.table.places import Pose, Rect
from tests.ui.table.lying import changed, layout_for, rows_of, table_poses
from tests.ui.table.lying import laid as rows
from tests.ui.table.positions import card, players

SIZES = ((1024, 512), (944, 640), (1920, 900), (3840, 1900), (800, 440))


def watched(count: int, held: int) -> RowsArrangement:
    """A table of so many players with so many cards in every other hand."""
    view = players(count)
    hands = [tuple(card(1 + seat * 10 + place) for place in range(held)) for seat in range(count)]
    others = tuple(replace(seat, hand=hand) for seat, hand in zip(view.others, hands, strict=False))
    return rows_of(changed(view, others=others, rows=(), hand=()))


def laid(size: tuple[int, int], cards: RowsArrangement) -> tuple[RowsLayout, dict[int, list[Pose]]]:
    layout = rows(layout_for(*size, cards, text_scale=1.0, bar=None, is_watched=True))
    poses = table_poses(layout, cards)
    return layout, {index: [poses[one.key] for one in seat.hand or ()] for index, seat in enumerate(cards.others)}


def inside(inner: Rect, outer: Rect) -> bool:
    return (
        outer.x <= inner.x + 0.5
        and inner.right <= outer.right + 0.5
        and outer.y <= inner.y + 0.5
        and inner.bottom <= outer.bottom + 0.5
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 5, 8, 10])
@pytest.mark.parametrize("held", [1, 4, 10])
def test_every_card_lies_on_its_plate_below_what_the_plate_says(size: tuple[int, int], count: int, held: int) -> None:
    layout, hands = laid(size, watched(count, held))
    for index, poses in hands.items():
        assert len(poses) == held
        for pose in poses:
            assert inside(pose.rect, layout.seats[index])
            assert pose.y >= layout.seat_head(index).bottom - 0.5
        seen = [after.x - before.x for before, after in itertools.pairwise(poses) if after.y == before.y]
        assert all(step >= 0.4 * poses[0].width for step in seen)


@pytest.mark.parametrize("size", SIZES)
def test_plates_with_hands_push_the_mat_down_and_touch_nothing(size: tuple[int, int]) -> None:
    cards = watched(10, 10)
    layout, _ = laid(size, cards)
    closed = replace(cards, others=tuple(replace(seat, hand=None) for seat in cards.others))
    without = rows(layout_for(*size, closed, text_scale=1.0, bar=None, is_watched=True))
    assert layout.mat.y > without.mat.y
    assert layout.mat.bottom == pytest.approx(without.mat.bottom)
    assert all(seat.bottom < layout.mat.y for seat in layout.seats)
    assert layout.mat.bottom < layout.own.y
    assert layout.own.bottom <= layout.height + 0.5
    assert without.open_hands == ()


def test_a_hand_that_is_empty_still_has_its_strip_so_that_nothing_jumps() -> None:
    full, empty = watched(5, 4), watched(5, 0)
    assert laid((1280, 640), full)[0].mat == pytest.approx(laid((1280, 640), empty)[0].mat)
