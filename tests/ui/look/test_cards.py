"""Each card is its own, sharp on whole device pixels, readable, and made only once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPixmap

from pega6_desktop.records import faces
from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.table.cards.art import CardArt
from tests.ui.look.conftest import THEMES

FACES = (*range(1, 105), "back")


@pytest.fixture
def art(look: Look, resources: Path) -> CardArt:
    return CardArt(look, resources)


def pixels(pixmap: QPixmap) -> bytes:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)  # held while its bits are read
    return bytes(image.constBits())


def share_of_ink(image: QImage, box: QRect, ink: QColor) -> float:
    """Share of the box whose pixels have that colour."""
    hits = sum(
        image.pixelColor(x, y).rgb() == ink.rgb()
        for x in range(box.left(), box.right() + 1)
        for y in range(box.top(), box.bottom() + 1)
    )
    return hits / (box.width() * box.height())


def ink_box(image: QImage, within: QRect, ink: QColor) -> QRect:
    """The smallest box around the pixels of that colour."""
    spots = [
        (x, y)
        for x in range(within.left(), within.right() + 1)
        for y in range(within.top(), within.bottom() + 1)
        if image.pixelColor(x, y).rgb() == ink.rgb()
    ]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.mark.parametrize("theme", THEMES)
def test_every_face_is_drawn_and_no_two_are_alike(art: CardArt, look: Look, resources: Path, theme: str) -> None:
    look.set_theme(load_theme(theme, resources / "themes"))
    seen = {pixels(art.bare(face, 99, 1.0)) for face in FACES}
    assert len(seen) == len(FACES)
    assert all(len(set(face[:4000])) > 4 for face in seen)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [26, 60, 99, 106, 290])
def test_a_pixmap_has_exactly_the_device_pixels_it_needs(art: CardArt, width: int, dpr: float) -> None:
    margin = round(art.margin(width, dpr) * dpr)
    pixmap = art.pixmap(58, width, dpr)
    assert pixmap.width() == round(width * dpr) + 2 * margin
    assert pixmap.height() == round(art.height(width) * dpr) + 2 * margin
    assert pixmap.devicePixelRatio() == dpr
    assert art.margin(width, dpr) * dpr == pytest.approx(margin)


def test_the_card_stands_exactly_its_margin_from_the_edge_of_the_pixmap(art: CardArt) -> None:
    for is_lifted in (False, True):
        image = art.pixmap(58, 100, 1.0, is_lifted=is_lifted).toImage()
        margin = round(art.margin(100, 1.0, is_lifted=is_lifted))
        middle = margin + 70
        assert image.pixelColor(margin - 1, middle).alpha() < 255
        assert image.pixelColor(margin + 1, middle).alpha() == 255
        assert image.pixelColor(margin + 98, middle).alpha() == 255
        assert image.pixelColor(margin + 100, middle).alpha() < 255


def test_the_shadow_never_reaches_the_edge_of_its_pixmap(art: CardArt) -> None:
    for is_lifted in (False, True):
        image = art.pixmap(58, 150, 1.0, is_lifted=is_lifted).toImage()
        right, bottom = image.width() - 1, image.height() - 1
        edge = [image.pixelColor(x, y).alpha() for x in range(right) for y in (0, bottom)]
        edge += [image.pixelColor(x, y).alpha() for y in range(bottom) for x in (0, right)]
        assert max(edge) <= 6


def test_a_lifted_card_throws_a_farther_shadow(art: CardArt) -> None:
    rest, lifted = art.pixmap(58, 100, 1.0).toImage(), art.pixmap(58, 100, 1.0, is_lifted=True).toImage()
    below = 152  # twelve pixels under the card
    at_rest = rest.pixelColor(rest.width() // 2, min(rest.height() - 1, round(art.margin(100, 1.0)) + below)).alpha()
    up = lifted.pixelColor(lifted.width() // 2, round(art.margin(100, 1.0, is_lifted=True)) + below).alpha()
    assert up > at_rest + 20


def test_the_contrast_theme_throws_no_shadow(art: CardArt, look: Look, resources: Path) -> None:
    look.set_theme(load_theme("contrast", resources / "themes"))
    image = art.pixmap(58, 100, 1.0).toImage()
    assert image.pixelColor(image.width() // 2, image.height() - 4).alpha() == 0


@pytest.mark.parametrize("number", [4, 58, 104])
@pytest.mark.parametrize("width", [60, 99, 200])
def test_the_number_is_large_in_the_middle(art: CardArt, look: Look, number: int, width: int) -> None:
    image = art.bare(number, width, 2.0).toImage()
    ink = QColor(look.theme.tone(1).number)
    across, down = image.width(), image.height()
    middle = QRect(round(across * 0.1), round(down * 0.30), round(across * 0.8), round(down * 0.32))
    box = ink_box(image, middle, ink)
    assert box.height() >= (0.20 if number > 99 else 0.24) * down - 1
    assert abs(box.center().x() - across / 2) < 0.03 * across
    assert box.width() <= 0.70 * across


def test_the_corner_shows_the_number_where_the_next_card_leaves_it_free(art: CardArt, look: Look) -> None:
    image = art.bare(68, 106, 2.0).toImage()
    ink = QColor(look.theme.tone(1).number)
    corner = QRect(0, 0, round(image.width() * 0.46), round(image.height() * 0.21))
    assert share_of_ink(image, corner, ink) > 0.08


@pytest.mark.parametrize(("number", "other"), [(6, 9), (66, 99), (68, 89), (86, 98)])
def test_numbers_that_read_upside_down_carry_a_bar(art: CardArt, look: Look, number: int, other: int) -> None:
    tone = look.theme.tone(5 if number == 66 else 1)
    ink = QColor(tone.number)
    left, base = (32, 70) if number == 66 else (28, 66)
    for each in (number, other):
        image = art.bare(each, 250, 1.0).toImage()
        bar = QRect(left + 4, base + 4, 10, 2)
        assert share_of_ink(image, bar, ink) == 1.0
    plain = art.bare(8, 250, 1.0).toImage()
    assert share_of_ink(plain, QRect(32, 70, 10, 2), ink) == 0.0


@pytest.mark.parametrize("room", [0, -3])
def test_a_face_without_room_is_drawn_all_the_same(art: CardArt, look: Look, room: int) -> None:
    """A table in the moment between two sizes; Qt would warn of a picture without a pixel."""
    assert not art.avatar(3, room, 1.0).isNull()
    assert not art.avatar(3, room, 2.0, look.theme.gold).isNull()


def test_asking_twice_draws_once(art: CardArt) -> None:
    assert art.pixmap(58, 99, 1.0).cacheKey() == art.pixmap(58, 99, 1.0).cacheKey()
    assert art.pixmap(58, 99, 1.0).cacheKey() != art.pixmap(58, 99, 2.0).cacheKey()


def test_a_new_theme_gives_new_cards(art: CardArt, look: Look, resources: Path) -> None:
    light = pixels(art.pixmap(58, 99, 1.0))
    look.set_theme(load_theme("dark", resources / "themes"))
    assert pixels(art.pixmap(58, 99, 1.0)) != light


def test_the_memory_of_pixmaps_is_bounded_and_forgets_the_least_used(look: Look, resources: Path) -> None:
    limit = 400_000
    art = CardArt(look, resources, cache_bytes=limit)
    first = art.pixmap(1, 99, 1.0).cacheKey()
    for number in range(2, 60):
        art.pixmap(1, 99, 1.0)
        art.pixmap(number, 99, 1.0)
        assert art.cached_bytes <= limit
    assert art.pixmap(1, 99, 1.0).cacheKey() == first
    second = art.pixmap(2, 99, 1.0).cacheKey()
    assert art.pixmap(59, 99, 1.0).cacheKey() != second


def test_pixmaps_of_another_look_are_not_kept(art: CardArt, look: Look, resources: Path) -> None:
    art.pixmap(58, 99, 1.0)
    assert art.cached_bytes > 0
    look.set_theme(load_theme("dark", resources / "themes"))
    assert art.cached_bytes == 0
    art.pixmap(58, 99, 1.0)
    look.set_window_size(1920, 1080)
    assert art.cached_bytes == 0


def test_drawings_not_used_for_long_are_forgotten_and_read_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="{}"/></svg>'
    for number in range(40):
        (tmp_path / f"{number}.svg").write_text(square.format("#ff0000"), "utf-8")
    pictures = Pictures(tmp_path)
    pictures.image("gone", 9, 9)
    assert pictures.image("0", 9, 9).pixelColor(4, 4).name() == "#ff0000"
    (tmp_path / "0.svg").write_text(square.format("#00ff00"), "utf-8")
    assert pictures.image("0", 9, 9).pixelColor(4, 4).name() == "#ff0000"
    for number in range(1, 40):
        pictures.image(str(number), 9, 9)
    assert pictures.image("0", 9, 9).pixelColor(4, 4).name() == "#00ff00"
    pictures.image("gone", 9, 9)
    assert len(caplog.records) == 1


def test_one_picture_larger_than_the_memory_is_still_given(look: Look, resources: Path) -> None:
    art = CardArt(look, resources, cache_bytes=1000)
    assert not art.pixmap(55, 200, 1.0).isNull()
    assert art.pixmap(55, 200, 1.0).cacheKey() == art.pixmap(55, 200, 1.0).cacheKey()


def test_every_portrait_is_another_and_a_ring_tells_whose_turn_it_is(art: CardArt, look: Look) -> None:
    quiet = {pixels(art.avatar(index, 50, 1.0)) for index in range(faces.FACES)}
    assert len(quiet) == faces.FACES
    assert pixels(art.avatar(faces.AVATARS + 3, 50, 1.0)) == pixels(art.avatar(3, 50, 1.0))
    ringed = art.avatar(3, 50, 2.0, look.theme.gold)
    assert (ringed.width(), ringed.height(), ringed.devicePixelRatio()) == (100, 100, 2.0)
    assert ringed.toImage().pixelColor(50, 3).rgb() == QColor(look.theme.gold).rgb()


def test_missing_art_gives_an_empty_card_with_its_number_instead_of_a_crash(
    look: Look, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    image = CardArt(look, tmp_path).bare(58, 99, 1.0).toImage()
    ink = QColor(look.theme.tone(1).number)
    assert image.pixelColor(12, 100).alpha() == 255
    assert share_of_ink(image, QRect(15, 40, 70, 45), ink) > 0.2
    assert "class-1-pasto.svg" in caplog.text


@pytest.mark.parametrize("width", [44, 64, 106])
@pytest.mark.parametrize(
    ("number", "other"), [(98, 23), (104, 1), (22, 99), (100, 20), (25, 85)], ids=["1", "three digits", "5", "3", "2"]
)
def test_in_a_fan_the_figure_stands_in_what_is_seen_of_the_card(
    art: CardArt, number: int, other: int, width: int
) -> None:
    """Right of it, and above the lower corner, the card looks as every card of its class does."""
    height, margin = art.height(width), round(art.margin(width, 1.0))
    for seen in (0.46, 0.6, 0.7, 0.8):
        one, like = (art.pixmap(face, width, 1.0, seen=seen).toImage() for face in (number, other))
        covered = range(margin + round(seen * width), margin + width)
        body = range(margin + round(0.2 * height), margin + round(0.77 * height))
        assert all(one.pixel(x, y) == like.pixel(x, y) for x in covered for y in body)
        figure = range(margin + round(0.06 * width), margin + round(seen * width))
        assert any(one.pixel(x, y) != like.pixel(x, y) for x in figure for y in body)


def test_a_card_that_is_seen_whole_is_the_usual_one(art: CardArt) -> None:
    assert pixels(art.pixmap(88, 106, 1.0, seen=1.0)) == pixels(art.pixmap(88, 106, 1.0))
    assert pixels(art.pixmap(88, 106, 1.0, seen=0.6)) != pixels(art.pixmap(88, 106, 1.0))
