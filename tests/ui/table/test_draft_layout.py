"""The geometry of the draft: everything inside, nothing over anything else, everything large enough to hit."""

import itertools

import pytest

from pega6_desktop.ui.boards.pega6.draft.arrangement import DraftArrangement
from pega6_desktop.ui.boards.pega6.draft.layout import DraftLayout, DraftShape, draft_layout
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.surface import hand
from tests.ui.table import drafts
from tests.ui.table.lying import draft_of, layout_for, rows_of, table_poses
from tests.ui.table.lying import laid as rows
from tests.ui.table.positions import key

SIZES = [(1024, 600), (1024, 640), (1280, 800), (1366, 768), (1000, 1300), (1920, 1080), (2560, 1080), (3840, 2160)]
BESIDE_LISTS = (700, 640)
"""What the lists at the side leave of a small window."""
PLAYERS = [2, 3, 4, 5, 6]


def shape(players: int) -> DraftShape:
    places = 10 * players + 4
    return DraftShape(places, drafts.columns_for(places), players - 1, drafts.HAND_PLACES)


def is_inside(inner: Rect, outer: Rect) -> bool:
    slack = outer.grown(0.01)
    return slack.contains(inner.x, inner.y) and slack.contains(inner.right, inner.bottom)


def overlapping(rects: list[Rect]) -> list[tuple[Rect, Rect]]:
    return [(one, other) for one, other in itertools.combinations(rects, 2) if one.overlap(other) > 0.5]


@pytest.fixture(params=[*SIZES, BESIDE_LISTS], ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.fixture(params=PLAYERS, ids=lambda players: f"{players} players")
def players(request: pytest.FixtureRequest) -> int:
    count: int = request.param
    return count


TEXT = (0.8, 1.0, 2.0)


@pytest.fixture
def layouts(size: tuple[int, int], players: int) -> list[DraftLayout]:
    """In every size of text."""
    return [draft_layout(*size, shape(players), text_scale=text) for text in TEXT]


def test_everything_is_inside_the_window_and_nothing_covers_anything_else(layouts: list[DraftLayout]) -> None:
    for layout in layouts:
        window = Rect(0, layout.bar.bottom, layout.width, layout.height - layout.bar.bottom)
        parts = [layout.mat, *layout.seats, layout.status, layout.own, layout.fan]
        parts += [layout.main_button, layout.second_button, layout.note, layout.end_note]
        assert all(is_inside(part, window) for part in parts)
        assert not overlapping(parts)


def test_every_card_has_a_place_of_its_own_on_the_mat(layouts: list[DraftLayout]) -> None:
    for layout in layouts:
        assert all(is_inside(place, layout.mat.grown(-8 * layout.unit)) for place in layout.grid)
        assert not overlapping(list(layout.grid))


def test_the_cards_lie_by_number_in_lines(layouts: list[DraftLayout]) -> None:
    for layout in layouts:
        reading = sorted(layout.grid, key=lambda place: (place.y, place.x))
        assert reading == list(layout.grid)


def test_every_drafter_has_a_face_and_all_places_on_the_plate(layouts: list[DraftLayout], players: int) -> None:
    for layout in layouts:
        assert len(layout.plates) == len(layout.seats) == players - 1
        for box, plate in zip(layout.seats, layout.plates, strict=True):
            things = [plate.portrait, *plate.places]
            assert len(plate.places) == drafts.HAND_PLACES
            assert all(is_inside(thing, box) for thing in things)
            assert not overlapping(things)


def test_the_own_places_stand_side_by_side_in_their_strip(layouts: list[DraftLayout]) -> None:
    for layout in layouts:
        assert len(layout.own_places) == drafts.HAND_PLACES
        assert all(is_inside(place, layout.fan) for place in layout.own_places)
        assert not overlapping(list(layout.own_places))


@pytest.mark.parametrize("size", SIZES, indirect=True)
def test_open_and_own_cards_are_wide_enough_to_hit(size: tuple[int, int], players: int) -> None:
    layout = draft_layout(*size, shape(players))
    assert layout.card >= 36
    assert layout.hand_card >= 36


@pytest.mark.parametrize(("players", "wished"), [(2, 99), (4, 70), (6, 58)])
def test_at_the_size_of_the_picture_cards_are_as_large_as_they_are_there(players: int, wished: int) -> None:
    layout = draft_layout(1280, 800, shape(players))
    assert layout.card == pytest.approx(wished, abs=1)
    assert layout.mat == Rect(16, 62, 872, 486)


def test_larger_type_takes_its_room_from_the_mat(size: tuple[int, int]) -> None:
    usual, large = draft_layout(*size, shape(4)), draft_layout(*size, shape(4), text_scale=2.0)
    assert large.status.height > usual.status.height
    assert large.mat.height < usual.mat.height
    assert large.own == usual.own


@pytest.mark.parametrize("columns", [1, 7, 24])
def test_any_number_of_columns_the_board_asks_for_is_laid_out(columns: int) -> None:
    layout = draft_layout(1280, 800, DraftShape(24, columns, 1, 10))
    assert len({round(place.x) for place in layout.grid}) == columns
    assert all(is_inside(place, layout.mat) for place in layout.grid)


def test_whoever_looks_on_sees_all_drafters(size: tuple[int, int]) -> None:
    layout = draft_layout(*size, DraftShape(64, 13, 6, 10))
    assert len(layout.seats) == 6
    assert not overlapping([layout.mat, *layout.seats])


# ------------------------------------------------------------ poses and hits


def laid(size: tuple[int, int], players: int, picks: int) -> tuple[DraftLayout, DraftArrangement]:
    cards = draft_of(drafts.laps(players, picks))
    layout = layout_for(*size, cards, text_scale=1.0, bar=None)
    assert isinstance(layout, DraftLayout)
    return layout, cards


@pytest.mark.parametrize("share", [0, 0.3, 1])
def test_every_card_lies_somewhere_and_on_no_other(size: tuple[int, int], players: int, share: float) -> None:
    layout, cards = laid(size, players, round(share * 10 * players))
    poses = table_poses(layout, cards)
    assert {card[1] for card in poses} == set(range(1, 10 * players + 5))
    assert not overlapping([pose.rect for pose in poses.values()])


def test_every_card_is_hit_where_it_is_seen(size: tuple[int, int], players: int) -> None:
    layout, cards = laid(size, players, 4 * players)
    poses = table_poses(layout, cards)
    for card in poses:
        assert hand.card_at(poses, *hand.seen_point(poses, card)) == card


def test_a_lifted_card_rises_in_its_place_and_no_other_moves(size: tuple[int, int]) -> None:
    layout, cards = laid(size, 4, 8)
    card = cards.offer[5].key
    flat, risen = table_poses(layout, cards), table_poses(layout, cards, lifted=card)
    assert risen[card].is_lifted
    assert risen[card].angle == 0
    assert risen[card].y < flat[card].y
    assert risen[card].rect.distance(*flat[card].middle) == 0
    assert all(risen[key] == pose for key, pose in flat.items() if key != card)
    assert all(risen[card].z > pose.z for key, pose in flat.items() if key in {one.key for one in cards.offer} - {card})


def test_the_own_strip_catches_around_its_places_and_on_the_own_plate(size: tuple[int, int]) -> None:
    layout, cards = laid(size, 4, 8)
    strip = layout.fan.grown(20 * layout.unit)
    for x, y in (strip.middle, (strip.x, strip.y), (strip.right, strip.bottom), layout.own.middle):
        assert cards.zone_at(layout, x, y) == ("hand", 0)
    assert cards.zone_rect(layout, ("hand", 0)) == layout.fan


def test_other_places_are_the_mat_the_plates_and_nothing(size: tuple[int, int]) -> None:
    layout, cards = laid(size, 4, 8)
    assert cards.zone_at(layout, *layout.mat.middle) == ("felt", 0)
    for box, seat in zip(layout.seats, cards.others, strict=True):
        assert cards.zone_at(layout, *box.middle) == ("seat", seat.seat)
        assert cards.zone_rect(layout, ("seat", seat.seat)) == box
    assert cards.zone_at(layout, *layout.status.middle) is None


def test_a_card_goes_to_the_face_of_whoever_has_it(size: tuple[int, int]) -> None:
    layout, cards = laid(size, 4, 8)
    for plate, seat in zip(layout.plates, cards.others, strict=True):
        assert plate.portrait.contains(*cards.zone_pose(layout, ("hand", seat.seat)).middle)


def test_a_place_without_card_tells_who_took_it() -> None:
    layout, cards = laid((1280, 800), 4, 8)
    for box, place in zip(layout.grid, cards.places, strict=True):
        assert cards.tip(layout, *box.middle) == (f"{place.number}: {place.name}" if place.name else "")
    for box, drafter in zip(layout.seats, cards.others, strict=True):
        assert cards.tip(layout, *box.middle) == drafter.tip


def test_after_the_draft_the_table_is_the_usual_one() -> None:
    after = rows_of(drafts.after_draft(drafts.all_drafted(4)))
    layout = layout_for(1280, 800, after, text_scale=1.0, bar=None)
    assert len(rows(layout).rows) == 4
    assert table_poses(layout, after).keys() >= {key(card.key[1]) for card in after.hand}
