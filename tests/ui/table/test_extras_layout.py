"""Where tray, spare cell and their cards go, in every window: pure arithmetic."""

import itertools

import pytest

from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement, hand_strip
from pega6_desktop.ui.boards.pega6.rows.cards import RowTarget
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout, rows_layout
from pega6_desktop.ui.boards.pega6.rows.spots import (
    LEAST_HIT,
    opening,
    plate_places,
    row_pose,
    slot_pose,
    spare_cell,
    title_strip,
    tray_box,
    tray_places,
)
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.surface.hand import card_at, seen_point, target_at
from pega6_desktop.ui.table.view import Target
from tests.ui.table import anniversary
from tests.ui.table.lying import faces, rows_of, table_poses
from tests.ui.table.positions import key
from tests.ui.table.test_layout import NARROW, SIZES, TEXT, is_inside, pairs, tilted, window

PLAYERS = range(2, 9)
TRAYS = range(7)
USUAL = rows_layout(1280, 800, 5, 5, has_spare=True, has_tray=True)
WITH_FOUR = rows_layout(1280, 800, 5, 4, has_spare=True, has_tray=True)
LOW = (1024, 600)
FIVE = rows_of(anniversary.table())
FOUR = rows_of(anniversary.table(anniversary.FOUR_ROWS))


def laid(size: tuple[int, int], players: int = 6, rows: int = 5, text: float = 1.0) -> RowsLayout:
    return rows_layout(*size, players - 1, rows, text_scale=text, has_spare=True, has_tray=True)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_nothing_overlaps_and_nothing_leaves_the_window(size: tuple[int, int], players: int) -> None:
    for text, rows in itertools.product(TEXT, (4, 5)):
        layout = laid(size, players, rows, text)
        assert layout.tray is not None
        assert layout.spare is not None
        parts = (layout.bar, *layout.seats, layout.mat, layout.status, layout.own, layout.fan, layout.tray)
        parts += (layout.main_button,)
        own, button = layout.own, layout.second_button
        assert is_inside(button, own)
        assert plate_places(layout, None).name.moved(own.x, own.y).overlap(button) == 0
        assert all(one.overlap(other) == 0 for one, other in pairs(parts))
        assert all(is_inside(part, window(layout)) for part in parts)
        cells = (*layout.rows, layout.spare)
        assert len(cells) == (5 if layout.has_column else 6)
        assert all(one.overlap(other) == 0 for one, other in pairs(cells))
        assert all(is_inside(cell, layout.mat) for cell in cells)


@pytest.mark.parametrize(("size", "four", "five"), [((1280, 800), 89, 75), ((1920, 1080), 137, 102)])
def test_four_rows_keep_large_cards_until_a_fifth_one_opens(size: tuple[int, int], four: int, five: int) -> None:
    assert (laid(size, rows=4).card, laid(size, rows=5).card) == (four, five)


@pytest.mark.parametrize("size", SIZES)
def test_a_fifth_row_comes_and_goes_without_anything_off_the_felt_moving(size: tuple[int, int]) -> None:
    four, five = laid(size, rows=4), laid(size, rows=5)
    assert four.card > five.card
    for part in ("bar", "seats", "mat", "status", "own", "fan", "tray", "main_button", "second_button", "hand_card"):
        assert getattr(four, part) == getattr(five, part)


def test_in_the_largest_type_there_are_six_cells_whether_the_fifth_row_lies_or_not() -> None:
    assert laid(LOW, rows=4, text=2.0) == laid(LOW, rows=5, text=2.0)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3840, 2160)])
def test_beside_a_tray_the_buttons_leave_their_column_to_the_hand(size: tuple[int, int]) -> None:
    layout, base = laid(size), rows_layout(*size, 5)
    assert layout.tray is not None
    assert round(layout.tray.width / layout.unit) == 302
    assert layout.tray.right == pytest.approx(base.main_button.right)
    assert layout.main_button.x == layout.own.x
    assert layout.main_button.y > layout.own.bottom
    assert layout.second_button.width == layout.second_button.height
    # The hand has what the column of the buttons took, 196 u and the gap beside it, and the narrower tray.
    assert layout.fan.width > base.fan.width - 302 * layout.unit


@pytest.mark.parametrize(("count", "note", "width"), [(3, "", 302), (2, "", 206), (1, "", 110), (0, "…", 110)])
def test_the_tray_is_as_wide_as_its_cards(count: int, note: str, width: int) -> None:
    box = tray_box(USUAL, count, note)
    assert box is not None
    assert USUAL.tray is not None
    assert round(box.width) == width
    assert box.right == USUAL.tray.right


def test_the_hand_has_what_an_empty_tray_leaves() -> None:
    assert tray_box(USUAL, 0, "") is None
    assert USUAL.tray is not None
    widths = [
        hand_strip(USUAL, rows_of(anniversary.table(cards=anniversary.tray(count)))).width for count in (3, 2, 1, 0)
    ]
    assert [round(width - USUAL.fan.width) for width in widths] == [0, 96, 192, 302]


@pytest.mark.parametrize("rows", [4, 5])
@pytest.mark.parametrize("text", TEXT)
@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_everything_beside_the_rows_fits_into_its_cell(size: tuple[int, int], text: float, rows: int) -> None:
    layout = laid(size, rows=rows, text=text)
    cell = spare_cell(layout)
    assert cell is not None
    assert layout.spare is not None
    places = (
        (cell.deck, cell.discard, cell.turn) if layout.has_column else (cell.marker, cell.deck, cell.discard, cell.turn)
    )
    assert all(is_inside(place, layout.spare) for place in (*places, cell.marker, *cell.strips))
    assert all(one.overlap(other) == 0 for one, other in pairs(places))
    assert all(one.overlap(other) < 1e-6 for one, other in pairs(cell.strips))
    assert all(strip.overlap(place) == 0 for strip in cell.strips for place in places)
    assert is_inside(slot_pose(layout).rect, cell.turn)
    assert cell.card >= LEAST_HIT or size == NARROW or text >= 1.5
    assert slot_pose(layout).width >= 28


@pytest.mark.parametrize("count", TRAYS)
@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_the_cards_of_the_tray_stay_in_it_and_can_be_hit(size: tuple[int, int], count: int) -> None:
    for text in TEXT:
        assert_tray(size, count, text)


def assert_tray(size: tuple[int, int], count: int, text: float) -> None:
    layout = laid(size, text=text)
    places = tray_places(layout, count)
    assert places is not None
    assert layout.tray is not None
    assert len(places.places) == count
    assert all(is_inside(place, layout.tray) for place in places.places)
    assert all(is_inside(strip, layout.tray) for strip in places.captions)
    assert all(strip.overlap(place) == 0 for strip in places.captions for place in places.places)
    cards = rows_of(anniversary.table(cards=anniversary.tray(count)))
    poses = table_poses(layout, cards)
    for one, after in itertools.pairwise([*(cards.tray or ()), None]):
        assert one is not None
        pose = poses[one.card.key]
        x, y = seen_point(poses, one.card.key)
        assert card_at(poses, x, y) == one.card.key
        covered = after is not None and poses[after.card.key].y == pose.y
        seen = poses[after.card.key].x - pose.x if covered and after is not None else pose.width
        assert min(seen, pose.width) >= LEAST_HIT
    if count and count <= 3:
        assert places.captions
        assert all(one.overlap(other) == 0 for one, other in pairs(places.places))


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_the_hand_beside_a_tray_can_be_hit(size: tuple[int, int], count: int) -> None:
    layout = laid(size)
    cards = rows_of(anniversary.table(hand=range(1, count + 1), rows=((60,), (70,), (80,), (90,)), own=50))
    assert layout.tray is not None
    for lifted in (None, *cards.hand):
        poses = table_poses(layout, cards, lifted=None if lifted is None else lifted.key)
        hand = [poses[card.key] for card in cards.hand]
        strips = [b.x - a.x for a, b in itertools.pairwise(hand)]
        assert all(strip >= 0.46 * hand[0].width - 0.01 for strip in strips)
        assert lifted is not None or size == NARROW or all(strip >= LEAST_HIT for strip in strips)
        assert not any(tilted(pose).overlap(layout.tray) or tilted(pose).overlap(layout.own) for pose in hand)


@pytest.mark.parametrize("count", [1, 7, 16, 30, 48])
@pytest.mark.parametrize("size", SIZES)
def test_the_own_pile_is_shown_whole_below_its_title(size: tuple[int, int], count: int) -> None:
    layout = laid(size)
    view = anniversary.pile(range(1, count + 1))
    poses = table_poses(layout, rows_of(view))
    pile = [poses[card.key] for card in view.hand]
    assert all(is_inside(pose.rect, window(layout)) for pose in pile)
    assert all(pose.rect.overlap(title_strip(layout)) == 0 for pose in pile)
    assert layout.tray is not None
    assert not any(pose.rect.overlap(layout.tray) or pose.rect.overlap(layout.own) for pose in pile)
    assert all(card_at(poses, *seen_point(poses, card.key)) == card.key for card in view.hand)


@pytest.mark.parametrize("rows", [anniversary.ROWS, anniversary.FOUR_ROWS])
@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_every_card_has_exactly_one_pose(size: tuple[int, int], rows: tuple[tuple[int, ...], ...]) -> None:
    cards = rows_of(anniversary.table(rows))
    poses = table_poses(laid(size, rows=len(rows)), cards)
    assert poses.keys() == faces(cards).keys()
    assert all(is_inside(tilted(pose), Rect(0, 0, *size)) for pose in poses.values())


# ---------------------------------------------------------------- what lies under a point


@pytest.mark.parametrize(("layout", "cards"), [(USUAL, FIVE), (WITH_FOUR, FOUR)])
def test_what_lies_beside_the_rows_is_a_zone(layout: RowsLayout, cards: RowsArrangement) -> None:
    cell = spare_cell(layout)
    assert cell is not None
    for zone, place in ((("discard", 0), cell.discard), (("deck", 0), cell.deck), (("turn", 0), cell.turn)):
        assert cards.zone_at(layout, *place.middle) == zone


OPENING = (RowTarget(("row", 4), 0, "56", "fileira 5", kind="zone", mark="open"),)


def test_the_place_of_a_fifth_row_is_felt_until_it_is_a_target() -> None:
    layout = laid(LOW, rows=4, text=2.0)
    x, y = layout.rows[4].middle
    poses = table_poses(layout, FOUR)
    assert FOUR.zone_at(layout, x, y) == ("felt", 0)
    assert target_at(layout, FOUR, poses, (), x, y) is None
    assert target_at(layout, FOUR, poses, OPENING, x, y) == ("row", 4)
    assert FIVE.zone_at(USUAL, *USUAL.rows[4].middle) == ("row", 4)


def test_beside_four_rows_a_fifth_one_is_opened_over_the_piles() -> None:
    place, cell, poses = opening(WITH_FOUR), spare_cell(WITH_FOUR), table_poses(WITH_FOUR, FOUR)
    assert place is not None
    assert cell is not None
    assert not place.overlap(cell.turn)
    assert FOUR.target_rect(WITH_FOUR, OPENING[0]) == place
    for x, y in (place.middle, cell.deck.middle, cell.discard.middle):
        assert target_at(WITH_FOUR, FOUR, poses, (), x, y) is None
        assert target_at(WITH_FOUR, FOUR, poses, OPENING, x, y) == ("row", 4)


def test_a_card_that_is_a_target_is_hit_before_its_row() -> None:
    poses = table_poses(USUAL, FIVE)
    targets = anniversary.on_cards((60, 63))
    for number in (60, 63):
        assert target_at(USUAL, FIVE, poses, targets, *poses[key(number)].middle) == ("card", number)
    assert target_at(USUAL, FIVE, poses, targets, *poses[key(47)].middle) is None


def test_a_card_of_the_hand_can_be_a_target() -> None:
    poses = table_poses(USUAL, FIVE)
    targets = anniversary.on_cards((55, 66))
    assert target_at(USUAL, FIVE, poses, targets, *seen_point(poses, key(66))) == ("card", 66)
    assert target_at(USUAL, FIVE, poses, targets, *seen_point(poses, key(71))) is None


def test_a_target_card_is_hit_a_little_beyond_its_edge_but_not_through_another() -> None:
    poses = table_poses(USUAL, FIVE)
    targets = anniversary.on_cards((63,))
    box = poses[key(63)].rect
    assert target_at(USUAL, FIVE, poses, targets, box.right + 8, box.middle[1]) == ("card", 63)
    assert target_at(USUAL, FIVE, poses, targets, box.right + 12, box.middle[1]) is None
    assert target_at(USUAL, FIVE, poses, targets, poses[key(60)].rect.right - 1, box.middle[1]) is None


# ---------------------------------------------------------------- cards that step aside


def test_an_open_gap_moves_what_lies_right_of_it_by_one_place() -> None:
    gap = Target(("row", 2), 2, "56", "fileira 3", kind="gap")
    rest, open_ = table_poses(USUAL, FIVE), table_poses(USUAL, FIVE, targets=(gap,), aimed=gap.zone)
    moved = {key for key in rest if rest[key] != open_[key]}
    assert moved == {key(60), key(63)}
    assert open_[key(60)] == row_pose(USUAL, 2, 3, 5)
    opened = row_pose(USUAL, 2, 2, 5)
    assert all(pose.rect.overlap(opened.rect) == 0 for pose in open_.values())


def test_a_picked_card_rises_where_it_lies_and_nothing_else_moves() -> None:
    rest, risen = table_poses(USUAL, FIVE), table_poses(USUAL, FIVE, picked=key(63))
    assert {key for key in rest if rest[key] != risen[key]} == {key(63)}
    assert risen[key(63)].y < rest[key(63)].y
    assert risen[key(63)].is_lifted
