"""Special cards: each kind its own in every form and language, its words inside their boxes, drawn once and sharp."""

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPixmap

from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.ui.look.faces import FULL_FROM, NAMED_FROM, SpecialFaces, _line_box, _name_box, outline_of
from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.pictures import Pictures
from pega6_desktop.ui.table.cards.art import CardArt
from tests.ui.look.conftest import THEMES
from tests.ui.look.ink import changed, grey, pixels
from tests.ui.look.special_words import LANGUAGES, PORTUGUESE

NUMBERS = (7, 15, 40, 66, 55)
FORMS = (FULL_FROM + 20, NAMED_FROM + 9, NAMED_FROM - 5)
ROOM = 250 / 350
WORDS = [(language, kind) for language, words in LANGUAGES.items() for kind in words]


@pytest.fixture
def art(look: Look, resources: Path) -> CardArt:
    return CardArt(look, resources)


def special(art: CardArt, kind: str, width: int = 100, dpr: float = 1.0) -> QPixmap:
    return art.special(kind, *PORTUGUESE[kind], width, dpr)


def same(first: QPixmap, second: QPixmap) -> bool:
    return bool(np.array_equal(pixels(first), pixels(second)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words_in_every_language_we_try(language: str) -> None:
    assert set(LANGUAGES[language]) == set(SPECIALS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", FORMS)
def test_every_kind_is_drawn_and_no_two_are_alike(
    art: CardArt, look: Look, resources: Path, theme: str, width: int, caplog: pytest.LogCaptureFixture
) -> None:
    look.set_theme(load_theme(theme, resources / "themes"))
    # Without words, so that it is the pictures that differ.
    cards = [art.special(kind, "", "", width, 1.0) for kind in SPECIALS] + [art.special_back(width, 1.0)]
    for first, second in combinations(cards, 2):
        spot = changed(first, second)
        assert spot is not None
        assert spot.width() * spot.height() > 0.15 * width * art.height(width)
    assert not caplog.records


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("width", [26, 55, 69, 98, 106, 290])
@pytest.mark.parametrize("is_lifted", [False, True], ids=["rest", "lifted"])
def test_a_pixmap_has_exactly_the_device_pixels_it_needs(
    art: CardArt, width: int, dpr: float, *, is_lifted: bool
) -> None:
    margin = round(art.margin(width, dpr, is_lifted=is_lifted) * dpr)
    size = (round(width * dpr) + 2 * margin, round(art.height(width) * dpr) + 2 * margin)
    for pixmap in (
        art.special("move", *PORTUGUESE["move"], width, dpr, is_lifted=is_lifted),
        art.special("move", *PORTUGUESE["move"], width, dpr, is_lifted=is_lifted, is_veiled=True),
        art.special_back(width, dpr, is_lifted=is_lifted),
    ):
        assert (pixmap.width(), pixmap.height()) == size
        assert pixmap.devicePixelRatio() == dpr


def test_the_card_stands_exactly_its_margin_from_the_edge_of_the_pixmap(art: CardArt) -> None:
    margin = round(art.margin(100, 1.0))
    for pixmap in (special(art, "block"), art.special_back(100, 1.0)):
        row = pixels(pixmap)[margin + 70, :, 3]
        assert row[margin - 1] < 255
        assert row[margin + 1] == row[margin + 98] == 255
        assert row[margin + 100] < 255


def words_on(art: CardArt, kind: str, name: str, line: str, width: int) -> QRectF | None:
    """The box of those words on the card, in units of a card 250 wide."""
    margin = round(art.margin(width, 2.0) * 2)
    box = changed(art.special(kind, name, line, width, 2.0), art.special(kind, "", "", width, 2.0))
    if box is None:
        return None
    scale = 250 / (2 * width)
    return QRectF((box.x() - margin) * scale, (box.y() - margin) * scale, box.width() * scale, box.height() * scale)


@pytest.mark.parametrize("width", [80, 290])
@pytest.mark.parametrize(("language", "kind"), WORDS)
def test_name_and_line_keep_inside_their_boxes(art: CardArt, language: str, kind: str, width: int) -> None:
    name, line = LANGUAGES[language][kind]
    name_box, line_box = words_on(art, kind, name, "", width), words_on(art, kind, "", line, width)
    assert name_box is not None
    assert line_box is not None
    assert QRectF(27, 22, 196, 59).contains(name_box)
    assert QRectF(25, 265, 200, 66).contains(line_box)
    assert abs(name_box.center().x() - 125) < 4
    assert abs(line_box.center().x() - 125) < 4


@pytest.mark.parametrize("width", [60, 79])
@pytest.mark.parametrize(("language", "kind"), WORDS)
def test_a_small_card_shows_its_name_larger_and_no_line(art: CardArt, language: str, kind: str, width: int) -> None:
    name, line = LANGUAGES[language][kind]
    box = words_on(art, kind, name, line, width)
    assert box is not None
    assert QRectF(26, 22, 198, 84).contains(box)
    assert words_on(art, kind, "", line, width) is None


@pytest.mark.parametrize(("language", "kind"), WORDS)
def test_no_word_is_cut_and_names_stay_readable(look: Look, resources: Path, language: str, kind: str) -> None:
    faces = SpecialFaces(look, Pictures(resources))
    name, line = LANGUAGES[language][kind]
    for words, width, least in ((name, 100, 10.0), (name, 69, 8.0), (line, 100, 7.0), (line, 200, 13.0)):
        lines, px = faces._best(words, _name_box(width) if words is name else _line_box(width))
        assert " ".join(lines) == words
        assert px * width / 250 >= least


def test_a_long_name_takes_two_lines_and_its_sign_stays_behind_its_word(look: Look, resources: Path) -> None:
    faces = SpecialFaces(look, Pictures(resources))
    assert faces._best("Negativo = Positivo", _name_box(100))[0] == ("Negativo =", "Positivo")
    assert faces._best("Movimentar", _name_box(100))[0] == ("Movimentar",)
    assert faces._best("7 qui prend", _name_box(100))[0] == ("7 qui prend",)


def test_words_without_end_are_cut_inside_the_card(art: CardArt, look: Look, resources: Path) -> None:
    lines, _ = SpecialFaces(look, Pictures(resources))._best("Unübertrefflichkeitskarte" * 2, _name_box(100))
    assert lines[-1].endswith("…")
    box = words_on(art, "move", "Unübertrefflichkeitskarte" * 2, "", 100)
    assert box is not None
    assert QRectF(20, 22, 210, 62).contains(box)


def test_the_smallest_cards_show_one_sign_and_no_words(art: CardArt) -> None:
    assert words_on(art, "insert", "Inserir", "Encaixe", NAMED_FROM - 1) is None
    assert words_on(art, "insert", "Inserir", "Encaixe", NAMED_FROM) is not None


@pytest.mark.parametrize("theme", THEMES)
def test_a_card_that_cannot_be_played_is_veiled_and_crossed_out(
    art: CardArt, look: Look, resources: Path, theme: str
) -> None:
    look.set_theme(load_theme(theme, resources / "themes"))
    words = PORTUGUESE["block"]
    plain, veiled = art.special("block", *words, 100, 1.0), art.special("block", *words, 100, 1.0, is_veiled=True)
    margin = round(art.margin(100, 1.0))
    body = slice(margin + 4, margin + 136), slice(margin + 4, margin + 96)
    assert grey(veiled)[body][:20].std() < 0.5 * grey(plain)[body][:20].std()
    middle = veiled.toImage().pixelColor(margin + 50, margin + 70)
    assert middle.rgb() == QColor(look.theme.bar_text).rgb()
    assert veiled.toImage().pixelColor(margin + 50, margin + 58).rgb() == QColor(look.theme.bar).rgb()


def test_asking_twice_draws_once_and_other_words_another_card(art: CardArt) -> None:
    first = special(art, "move")
    assert special(art, "move").cacheKey() == first.cacheKey()
    assert art.special("move", "Verschieben", PORTUGUESE["move"][1], 100, 1.0).cacheKey() != first.cacheKey()
    assert art.special_back(100, 1.0).cacheKey() == art.special_back(100, 1.0).cacheKey()


def test_a_new_theme_gives_new_cards(art: CardArt, look: Look, resources: Path) -> None:
    light, back = special(art, "replace"), art.special_back(100, 1.0)
    look.set_theme(load_theme("contrast", resources / "themes"))
    assert not same(special(art, "replace"), light)
    assert not same(art.special_back(100, 1.0), back)


def test_the_memory_of_pixmaps_is_bounded(look: Look, resources: Path) -> None:
    limit = 400_000
    art = CardArt(look, resources, cache_bytes=limit)
    for width in range(90, 100):
        for kind in SPECIALS:
            special(art, kind, width)
            art.special(kind, *PORTUGUESE[kind], width, 1.0, is_veiled=True)
            assert art.cached_bytes <= limit


def test_the_outlines_of_words_are_bounded_too(look: Look, resources: Path) -> None:
    faces = SpecialFaces(look, Pictures(resources))
    for number in range(400):
        faces._best(f"Nome {number}", _name_box(100))
    assert outline_of.cache_info().currsize <= 256


def thumbnail(pixmap: QPixmap) -> QImage:
    return pixmap.toImage().scaled(10, 14)


@pytest.mark.parametrize("theme", THEMES)
def test_without_any_colour_a_special_card_is_no_number_card(
    art: CardArt, look: Look, resources: Path, theme: str
) -> None:
    look.set_theme(load_theme(theme, resources / "themes"))
    numbers = [grey(thumbnail(art.pixmap(number, 100, 1.0))) for number in NUMBERS]
    for kind in SPECIALS:
        shown = grey(thumbnail(special(art, kind)))
        assert min(float(np.abs(shown - number).mean()) for number in numbers) > 20


@pytest.mark.parametrize("theme", THEMES)
def test_the_two_backs_are_told_apart_without_colour(art: CardArt, look: Look, resources: Path, theme: str) -> None:
    look.set_theme(load_theme(theme, resources / "themes"))
    own, other = grey(art.special_back(100, 1.0)), grey(art.pixmap("back", 100, 1.0))
    assert (np.abs(own - other) > 40).mean() > 0.04


def test_missing_art_gives_a_card_with_its_name_instead_of_a_crash(
    look: Look, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    art = CardArt(look, tmp_path)
    margin = round(art.margin(100, 1.0))
    image = special(art, "block").toImage()
    assert image.pixelColor(margin + 10, margin + 100).rgb() == QColor("#0E5F63").rgb()
    assert words_on(art, "block", "Bloquear", "", 100) is not None
    assert "special-block.svg" in caplog.text
