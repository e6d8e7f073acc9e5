"""A table of 640 × 400 px, and larger type than there is room for: what gives way, and what never does."""

import itertools

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout, rows_layout
from pega6_desktop.ui.boards.pega6.rows.spots import plate_places, portrait, spare_cell
from pega6_desktop.ui.look.look import SMALLEST_HIT, SMALLEST_TEXT, Look, Theme, text_px, type_scale, unit_for
from pega6_desktop.ui.look.type import SEMIBOLD, text_width
from pega6_desktop.ui.table.places import SEEN, Rect, seen_share
from pega6_desktop.ui.words.pega6 import table as beside
from tests.ui.table import anniversary, positions
from tests.ui.table.lying import rows_of, table_poses
from tests.ui.table.test_layout import SIZES, is_inside, pairs, tilted, window

SMALL = ((640, 400), (640, 480), (683, 384), (800, 480), (910, 512), (960, 540), (800, 560), (755, 600))
TEXT_SIZES = (0.8, 1.0, 1.3, 1.6, 2.0)
FINGER = 40


def laid(size: tuple[int, int], players: int, text: float, *, has_tray: bool = False) -> RowsLayout:
    scale = type_scale(unit_for(*size), text)
    return rows_layout(
        *size, players - 1, 5 if has_tray else 4, text_scale=scale, has_spare=has_tray, has_tray=has_tray
    )


def px(layout: RowsLayout, base: float) -> float:
    return text_px(base, layout.unit, layout.text_scale)


@pytest.mark.parametrize("has_tray", [False, True], ids=["base", "anniversary"])
@pytest.mark.parametrize("players", [2, 5, 8, 10])
@pytest.mark.parametrize("size", [*SMALL, *SIZES])
def test_the_table_holds_together_in_every_window(size: tuple[int, int], players: int, *, has_tray: bool) -> None:
    for text in TEXT_SIZES:
        layout = laid(size, players, text, has_tray=has_tray)
        parts = [layout.bar, *layout.seats, layout.mat, layout.status, layout.own, layout.fan]
        # Beside a tray the second button stands in the corner of the own plate.
        parts += [layout.main_button, layout.second_button if layout.tray is None else layout.tray]
        assert layout.tray is None or is_inside(layout.second_button, layout.own)
        assert all(one.overlap(other) < 1e-6 for one, other in pairs(tuple(parts)))
        assert all(is_inside(part, window(layout)) for part in parts)
        assert all(is_inside(row, layout.mat) for row in layout.rows)
        assert layout.card >= 16


@pytest.mark.parametrize("has_tray", [False, True], ids=["base", "anniversary"])
@pytest.mark.parametrize("size", [*SMALL, *SIZES])
def test_buttons_and_rows_can_be_hit_with_a_finger(size: tuple[int, int], *, has_tray: bool) -> None:
    layout = laid(size, 8, 1.0, has_tray=has_tray)
    assert layout.main_button.height >= FINGER
    assert layout.main_button.width >= 2 * FINGER
    assert min(layout.second_button.height, layout.second_button.width) >= SMALLEST_HIT
    assert all(row.height >= FINGER for row in layout.rows)


@pytest.mark.parametrize("size", SMALL)
def test_every_card_of_a_full_hand_can_be_hit(size: tuple[int, int]) -> None:
    layout = laid(size, 10, 1.0)
    cards = rows_of(positions.view(positions.ROWS, list(range(1, 11)), (), positions.OWN))
    hand = [table_poses(layout, cards)[card.key] for card in cards.hand]
    assert all(b.x - a.x >= SMALLEST_HIT for a, b in itertools.pairwise(hand))
    assert all(is_inside(tilted(pose), window(layout)) for pose in hand)
    assert hand[0].height >= 1.5 * FINGER


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("size", [*SMALL, *SIZES])
def test_names_and_heads_are_never_the_first_to_go(size: tuple[int, int], players: int) -> None:
    """Of each name five letters or more, of the heads all digits; the face goes before them."""
    for text in TEXT_SIZES:
        layout = laid(size, players, text)
        for index in (None, *range(players - 1)):
            places = plate_places(layout, index)
            box = layout.own if index is None else layout.seat_head(index)
            plate = Rect(0, 0, box.width, box.height)
            assert places.name.width >= 3.2 * max(11, 0.78 * px(layout, places.sizes.name)) - 1e-6
            assert is_inside(places.name, plate)
            assert is_inside(places.heads, plate)
            heads = px(layout, places.sizes.heads)
            assert places.heads.y >= places.name.middle[1] + 0.4 * px(layout, places.sizes.name)
            # Two digits, in type that is a little smaller where there is no other way.
            assert places.heads.width >= 2.6 * max(11, 0.62 * heads)
            assert places.face is None or places.face.overlap(places.name) == 0


@pytest.mark.parametrize("size", [*SMALL, *SIZES])
def test_the_card_before_a_player_covers_neither_name_nor_heads(size: tuple[int, int]) -> None:
    for players, text in itertools.product((5, 8, 10), TEXT_SIZES):
        layout = laid(size, players, text)
        cards = rows_of(positions.players(players))
        poses = table_poses(layout, cards)
        for index, seat in enumerate(cards.others):
            assert seat.card is not None
            places, box = plate_places(layout, index), layout.seat_head(index)
            lying = tilted(poses[seat.card.key])
            name, digits = places.name.moved(box.x, box.y), 2.6 * px(layout, places.sizes.heads)
            heads = Rect(places.heads.x + box.x, places.heads.middle[1] + box.y - 4, min(digits, places.heads.width), 8)
            assert lying.overlap(Rect(name.x, name.middle[1] - 4, name.width, 8)) == 0
            assert lying.overlap(heads) == 0


def test_a_face_is_square_at_every_unit() -> None:
    for size in (*SMALL, *SIZES):
        layout = laid(size, 5, 1.0)
        for index in (None, 0):
            face = portrait(layout, index)
            assert plate_places(layout, index).face is None or face.width == pytest.approx(face.height)


def test_a_card_behind_a_face_is_narrower_than_the_face() -> None:
    for size in ((1280, 800), (2560, 1600), (1024, 640)):
        layout = laid(size, 5, 1.0)
        cards = rows_of(positions.five_players())
        behind, face = cards.zone_pose(layout, ("pile", cards.others[0].seat)), portrait(layout, 0)
        assert behind.width == round(face.width / 2)
        assert behind.middle == pytest.approx(face.middle)


# ---------------------------------------------------------------- figures in a fan


@pytest.mark.parametrize("size", [*SMALL, *SIZES])
@pytest.mark.parametrize("has_tray", [False, True], ids=["ten", "twelve beside a tray"])
def test_no_card_of_a_fan_shows_less_than_its_face_is_drawn_for(size: tuple[int, int], *, has_tray: bool) -> None:
    layout = laid(size, 8, 1.0, has_tray=has_tray)
    numbers = list(range(91, 103 if has_tray else 101))
    if has_tray:
        cards = rows_of(anniversary.table(hand=numbers, rows=((60,), (70,), (80,), (90,)), own=None))
    else:
        cards = rows_of(positions.view(positions.ROWS, numbers, (), positions.OWN))
    for lifted in (None, *cards.hand):
        poses = table_poses(layout, cards, lifted=None if lifted is None else lifted.key)
        hand = [poses[card.key] for card in cards.hand]
        assert hand[-1].seen == 1.0
        for pose, after in itertools.pairwise(hand):
            free = min(1.0, (after.x - pose.x) / pose.width)
            assert pose.is_lifted or after.is_lifted or min(pose.seen, 0.84) <= free + 0.005
            assert not pose.is_lifted or pose.seen == 1.0


def test_a_wide_fan_shows_its_cards_as_they_are() -> None:
    assert seen_share(84, 100) == 1.0
    assert seen_share(70, 100) == 0.7
    assert seen_share(10, 100) == SEEN


# ---------------------------------------------------------------- words beside the rows


@pytest.mark.parametrize("language", ["en", "pt_BR", "de", "es", "fr"])
def test_the_words_below_deck_and_piles_are_never_cut(translations: Translations, family: str, language: str) -> None:
    translations.use(language)
    font = Look(Theme(), family).exact_font(SMALLEST_TEXT, SEMIBOLD)
    words = [text_width(one, font) for one in (beside.deck(10), beside.discard(10), beside.on_the_table())]
    for size, text in itertools.product((*SMALL, *SIZES), TEXT_SIZES):
        cell = spare_cell(laid(size, 4, text, has_tray=True))
        assert cell is not None
        room = [strip.width - 6 * unit_for(*size) for strip in cell.strips]
        assert all(has >= needs for has, needs in zip(room, words, strict=True)), (size, text)
