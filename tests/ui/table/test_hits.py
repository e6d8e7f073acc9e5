"""What lies under a point, and where a bubble stands."""

import itertools

import pytest

from pega6_desktop.ui.boards.pega6.rows.layout import rows_layout
from pega6_desktop.ui.look.look import type_scale, unit_for
from pega6_desktop.ui.table.arrangement import Accents
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.surface.bubbles import REACH, bubble_place
from pega6_desktop.ui.table.surface.hand import card_at, seen_point
from pega6_desktop.ui.table.surface.lighting import bubble_bounds, worth_seeing
from tests.ui.table import positions
from tests.ui.table.lying import rows_of, table_poses
from tests.ui.table.positions import key

LAYOUT = rows_layout(1280, 800, 4)
CARDS = rows_of(positions.five_players(positions.FULL_HAND))
POSES = table_poses(LAYOUT, CARDS)


@pytest.mark.parametrize("number", positions.FULL_HAND)
def test_a_card_of_the_fan_is_hit_by_the_part_that_is_seen(number: int) -> None:
    assert card_at(POSES, *seen_point(POSES, key(number))) == key(number)


def test_where_two_cards_overlap_the_upper_one_is_hit() -> None:
    right = POSES[key(11)]
    assert card_at(POSES, right.x + 8, right.middle[1]) == key(11)


def test_every_row_is_hit_anywhere_on_it_also_on_its_first_card() -> None:
    for index, box in enumerate(LAYOUT.rows):
        for x in (box.x + 2, box.middle[0], box.right - 2):
            assert CARDS.zone_at(LAYOUT, x, box.middle[1]) == ("row", index)


def test_between_two_rows_the_nearer_one_catches() -> None:
    upper, lower = LAYOUT.rows[0], LAYOUT.rows[2]
    assert CARDS.zone_at(LAYOUT, upper.middle[0], upper.bottom + 1) == ("row", 0)
    assert CARDS.zone_at(LAYOUT, lower.middle[0], lower.y - 1) == ("row", 2)


def test_a_row_catches_24_units_beyond_its_edge_and_no_more() -> None:
    low = LAYOUT.rows[2]
    assert CARDS.zone_at(LAYOUT, low.middle[0], low.bottom + 23) == ("row", 2)
    assert CARDS.zone_at(LAYOUT, low.middle[0], low.bottom + 25) is None


def test_the_plates_are_zones_of_their_players() -> None:
    assert [CARDS.zone_at(LAYOUT, *box.middle) for box in LAYOUT.seats] == [("seat", i) for i in range(1, 5)]
    assert CARDS.zone_at(LAYOUT, *LAYOUT.own.middle) == ("seat", 0)


def test_hand_and_wood_are_no_zones() -> None:
    assert CARDS.zone_at(LAYOUT, *LAYOUT.fan.middle) is None
    assert CARDS.zone_at(LAYOUT, 3, 640) is None


BOUNDS = Rect(0, 50, 1280, 740)


def test_a_bubble_stands_over_empty_places() -> None:
    """The five-player table, something to say about the last card of row 2: there is room in rows 2 and 3."""
    poses = table_poses(LAYOUT, rows_of(positions.five_players()))
    covered = worth_seeing(LAYOUT, CARDS, poses, Accents())
    place = bubble_place((280, 120), BOUNDS, covered, poses[key(50)].rect, 14, 72)
    assert sum(place.overlap(pose.rect) for pose in poses.values()) == 0


def test_a_bubble_never_covers_what_it_speaks_of() -> None:
    covered = worth_seeing(LAYOUT, CARDS, POSES, Accents())
    for key_, pose in POSES.items():
        place = bubble_place((280, 120), BOUNDS, covered, pose.rect, 14, 72)
        assert place.overlap(pose.rect) == 0, key_


@pytest.mark.parametrize("text", [0.8, 1.0, 1.3, 1.6, 2.0])
@pytest.mark.parametrize("size", [(640, 400), (800, 560), (1024, 640), (1280, 800), (1920, 1080)])
def test_a_bubble_about_a_card_of_the_hand_leaves_the_status_line_free(size: tuple[int, int], text: float) -> None:
    """What stands there says what to do now. Bubbles of one and of six lines, in type of that size."""
    u = unit_for(*size)
    layout = rows_layout(*size, 4, text_scale=type_scale(u, text))
    cards = rows_of(positions.view(positions.ROWS, range(1, 11), (), positions.OWN))
    for height, card in itertools.product((60 * u, 130 * u * layout.text_scale**0.5), cards.hand):
        poses = table_poses(layout, cards, lifted=card.key)
        covered, target = worth_seeing(layout, cards, poses, Accents()), poses[card.key].rect
        place = bubble_place((300 * u, height), bubble_bounds(layout), covered, target, 14 * u, REACH * u)
        assert place.bottom <= layout.status.y, card.name


def test_a_bubble_that_is_larger_than_the_table_stands_at_its_corner() -> None:
    assert bubble_place((2000, 900), BOUNDS, [], Rect(600, 400, 100, 140), 14, 72)[:2] == (0, 50)
