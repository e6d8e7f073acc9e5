"""Where everything goes, in every window and with every number of players: pure arithmetic."""

import itertools

import pytest

from pega6_desktop.ui.boards.pega6.rows.cards import PlateView
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout, rows_layout
from pega6_desktop.ui.table.places import Pose, Rect
from tests.ui.table import positions
from tests.ui.table.lying import faces, rows_of, table_poses

SIZES = (
    (1024, 600),
    (1024, 640),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1000, 1300),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
)
NARROW = (755, 640)
"""The smallest window with the lists open at its side."""
PLAYERS = range(2, 11)
TEXT = (0.8, 1.0, 1.3, 1.5, 2.0)


def pairs(rects: tuple[Rect, ...]) -> list[tuple[Rect, Rect]]:
    return list(itertools.combinations(rects, 2))


def is_inside(inner: Rect, outer: Rect) -> bool:
    return outer.grown(0.01).contains(inner.x, inner.y) and outer.grown(0.01).contains(inner.right, inner.bottom)


def window(layout: RowsLayout) -> Rect:
    return Rect(0, 0, layout.width, layout.height)


def tilted(pose: Pose) -> Rect:
    """The smallest upright rectangle around the card as it lies."""
    import math

    angle = math.radians(abs(pose.angle))
    width = pose.width * math.cos(angle) + pose.height * math.sin(angle)
    height = pose.width * math.sin(angle) + pose.height * math.cos(angle)
    x, y = pose.middle
    return Rect(x - width / 2, y - height / 2, width, height)


@pytest.mark.parametrize(
    ("size", "unit", "four_rows", "five_rows", "seat_5", "seat_10"),
    [
        ((1024, 640), 0.80, 79, 60, 186, 106),
        ((1280, 800), 1.00, 99, 75, 232, 132),
        ((1440, 900), 1.125, 111, 85, 261, 149),
        ((1920, 1080), 1.35, 140, 102, 313, 200),
        ((2560, 1440), 1.80, 187, 136, 418, 267),
        ((3840, 2160), 2.70, 281, 204, 626, 400),
    ],
)
def test_the_sizes_of_the_design(
    size: tuple[int, int], unit: float, four_rows: int, five_rows: int, seat_5: int, seat_10: int
) -> None:
    layout = rows_layout(*size, 4)
    assert layout.unit == unit
    assert (layout.card, rows_layout(*size, 4, 5).card) == (four_rows, five_rows)
    assert round(layout.seats[0].width) == seat_5
    assert round(rows_layout(*size, 9).seats[0].width) == seat_10


def test_a_tall_window_falls_into_one_column() -> None:
    layout = rows_layout(1000, 1300, 4)
    assert layout.card == 154
    assert len({row.x for row in layout.rows}) == 1
    assert layout.header == "left"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_nothing_overlaps_and_nothing_leaves_the_window(size: tuple[int, int], players: int) -> None:
    for text in TEXT:
        layout = rows_layout(*size, players - 1, text_scale=text)
        parts = (layout.bar, *layout.seats, layout.mat, layout.status, layout.own, layout.slot, layout.main_button)
        parts += (layout.second_button,)
        assert all(one.overlap(other) == 0 for one, other in pairs(parts))
        assert all(is_inside(part, window(layout)) for part in (*parts, layout.fan))
        assert layout.fan.overlap(layout.own) == layout.fan.overlap(layout.main_button) == 0
        assert all(one.overlap(other) == 0 for one, other in pairs(layout.rows))
        assert all(is_inside(row, layout.mat) for row in layout.rows)


@pytest.mark.parametrize("text", TEXT)
@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_all_places_fit_into_their_row(size: tuple[int, int], text: float) -> None:
    layouts = {rows: rows_layout(*size, 4, rows, text_scale=text) for rows in (4, 5)}
    lines = [(layout, index, row) for layout in layouts.values() for index, row in enumerate(layout.rows)]
    for (layout, index, row), capacity in itertools.product(lines, (5, 6)):
        places = layout.places(index, capacity)
        cards = [Rect(left, places.top, layout.card, places.danger.height) for left in places.lefts]
        assert all(is_inside(card, row) for card in (*cards, places.danger))
        assert cards[-1].right <= places.danger.x + 0.21 * layout.card
        assert all(b.x - a.x >= 0.8 * layout.card - 1 for a, b in itertools.pairwise(cards))


def test_five_places_never_overlap() -> None:
    for size in SIZES:
        layout = rows_layout(*size, 4)
        places = layout.places(0)
        assert places.pitch > layout.card


CHOSEN = positions.seat(0, "chosen", laid=positions.back(0))


@pytest.mark.parametrize("own", [positions.OWN, CHOSEN], ids=("choosing", "chosen"))
@pytest.mark.parametrize("size", [*SIZES, NARROW])
def test_every_card_of_the_hand_stays_to_be_seen_whichever_is_lifted(size: tuple[int, int], own: PlateView) -> None:
    """At least 46 % of each card, and 36 px to hit it by while none is lifted."""
    layout = rows_layout(*size, 4)
    beside = layout.slot if own is CHOSEN else layout.own
    hands = [list(range(1, count + 1)) for count in range(1, 13)]
    for hand, lifted in [(held, one) for held in hands for one in (None, *held)]:
        cards = rows_of(positions.view(positions.ROWS, hand, (), own))
        poses = table_poses(layout, cards, lifted=None if lifted is None else positions.key(lifted))
        in_hand = [poses[positions.key(number)] for number in hand]
        strips = [b.x - a.x for a, b in itertools.pairwise(in_hand)]
        assert all(strip >= 0.46 * in_hand[0].width - 0.01 for strip in strips)
        assert lifted is not None or size == NARROW or all(strip >= 36 for strip in strips)
        bounds = window(layout)
        assert all(is_inside(tilted(pose), bounds) for pose in in_hand)
        assert not any(
            tilted(pose).overlap(layout.main_button) or tilted(pose).overlap(layout.status) for pose in in_hand
        )
        assert not any(tilted(pose).overlap(beside) for pose in in_hand)


def test_the_lifted_card_covers_none_of_the_others() -> None:
    layout = rows_layout(1280, 800, 4)
    cards = rows_of(positions.five_players())
    poses = table_poses(layout, cards, lifted=positions.key(55))
    hand = [poses[card.key] for card in cards.hand]
    lifted = poses[positions.key(55)]
    assert lifted.angle == 0
    assert lifted.is_lifted
    right = [pose for pose in hand if pose.x > lifted.x]
    assert all(pose.x > lifted.x + lifted.width for pose in right)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_the_card_in_front_of_a_seat_lies_on_its_plate(size: tuple[int, int], players: int) -> None:
    layout = rows_layout(*size, players - 1)
    cards = rows_of(positions.players(players))
    poses = table_poses(layout, cards)
    for box, seat in zip(layout.seats, cards.others, strict=True):
        assert seat.card is not None
        assert is_inside(tilted(poses[seat.card.key]), box)


def test_a_higher_bar_pushes_seats_and_mat_down() -> None:
    usual, high = rows_layout(1280, 800, 4), rows_layout(1280, 800, 4, bar=90)
    assert high.seats[0].y == usual.seats[0].y + 42
    assert high.mat.bottom == usual.mat.bottom
    assert high.bar.bottom < high.seats[0].y


def test_the_same_questions_have_the_same_answers() -> None:
    cards = rows_of(positions.ten_players())
    layout = rows_layout(1280, 800, 9)
    assert layout == rows_layout(1280, 800, 9)
    assert table_poses(layout, cards) == table_poses(layout, cards)


def test_every_card_has_exactly_one_pose() -> None:
    view = positions.turned_up()
    cards = rows_of(view)
    poses = table_poses(rows_layout(1280, 800, 4), cards)
    assert poses.keys() == faces(cards).keys()
    assert len(poses) == sum(len(row.cards) for row in rows_of(view).rows) + len(view.hand) + 5
