"""The draft: cards fit their plates, taken places say whose and which, the order keeps the one whose turn it is."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPixmap

from pega6_desktop.ui.boards.pega6.draft import pictures
from pega6_desktop.ui.boards.pega6.draft.pictures import Drafter
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.screens.table import order_strip
from pega6_desktop.ui.screens.table.order_strip import InOrder
from tests.ui.look.conftest import RESOURCES, THEMES
from tests.ui.look.ink import changed, grey, inked, painted, pixels, rgb_of

PLATES = {"of 2": (360, 486), "of 4": (360, 154), "of 6": (360, 87), "narrow": (288, 70)}
PEOPLE = ("Bia", "Caio", "Você", "Ana")


def block(width: int, height: int, colour: str) -> QPixmap:
    """A plain picture that stands for a portrait or a card."""
    pixmap = QPixmap(width, height)
    pixmap.fill(QColor(colour))
    return pixmap


def drafter(look: Look, plate: QRectF, name: str = "Bia", *, cards: int = 4, is_turn: bool = False) -> Drafter:
    side, width = pictures.drafter_portrait(look, plate), pictures.drafter_card(look, plate)
    picks = tuple(block(width, round(width * 1.4), "#00FF00") for _ in range(cards))
    return Drafter(name, block(side, side, "#FF00FF"), 12, f"{cards} de 10", picks, is_turn=is_turn)


def plate_image(look: Look, plate: QRectF, who: Drafter) -> QImage:
    return painted(plate.right() + 20, plate.bottom() + 20, lambda p: pictures.drafter_plate(p, look, plate, who))


@pytest.fixture(params=PLATES)
def plate(request: pytest.FixtureRequest) -> QRectF:
    width, height = PLATES[request.param]
    return QRectF(20, 20, width, height)


@pytest.mark.parametrize("places", [1, 10, 12])
def test_cards_stand_in_few_lines_inside_the_plate(look: Look, plate: QRectF, places: int) -> None:
    boxes = pictures.drafter_places(look, plate, places)
    assert len(boxes) == places
    assert all(plate.adjusted(4, 4, -4, -4).contains(box) for box in boxes)
    assert not any(one.intersects(other) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
    assert len({box.y() for box in boxes}) <= (3 if plate.height() > plate.width() else 2)
    assert {round(box.width()) for box in boxes} == {pictures.drafter_card(look, plate, places)}


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("name", ["Eu", "Bia", "Maximiliane von Hohenstein"])
def test_a_plate_holds_its_words_apart_from_its_cards(look: Look, plate: QRectF, name: str, text_scale: float) -> None:
    look.set_text_scale(text_scale)
    nobody = plate_image(look, plate, drafter(look, plate, ""))
    words = changed(nobody, plate_image(look, plate, drafter(look, plate, name)))
    cards = pictures.drafter_places(look, plate)
    assert words is not None
    assert plate.contains(words)
    assert not any(words.intersects(card) for card in cards)


@pytest.mark.parametrize("count", [0, 3, 10])
def test_each_card_lies_in_its_place_and_the_rest_stays_free(look: Look, plate: QRectF, count: int) -> None:
    image = plate_image(look, plate, drafter(look, plate, cards=count))
    for index, box in enumerate(pictures.drafter_places(look, plate)):
        is_card = image.pixelColor(box.center().toPoint()).rgb() == QColor("#00FF00").rgb()
        assert is_card == (index < count)


def test_the_portrait_is_seen_on_every_plate_at_normal_size(look: Look, plate: QRectF) -> None:
    image = plate_image(look, plate, drafter(look, plate))
    side = pictures.drafter_portrait(look, plate)
    assert (pixels(image)[..., 2::-1] == [255, 0, 255]).all(axis=2).sum() == pytest.approx(side * side, rel=0.1)


@pytest.mark.parametrize("theme", THEMES)
def test_whose_turn_it_is_has_a_golden_and_wider_edge(look: Look, theme: str) -> None:
    look.set_theme(load_theme(theme, RESOURCES / "themes"))
    plate = QRectF(20, 20, 360, 154)
    quiet, turn = (
        plate_image(look, plate, drafter(look, plate, is_turn=is_turn)) for is_turn in (False, True)
    )  # fmt: skip
    gold = rgb_of(look.theme.gold)
    assert (pixels(turn)[..., 2::-1] == gold).all(axis=2).sum() > (pixels(quiet)[..., 2::-1] == gold).all(axis=2).sum()
    assert np.abs(grey(turn) - grey(quiet)).max() > 40


# ------------------------------------------------------------------ places


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [40, 51, 70, 200])
def test_a_taken_place_shows_who_took_it_and_which_card(look: Look, theme: str, width: int) -> None:
    look.set_theme(load_theme(theme, RESOURCES / "themes"))
    card = QRectF(10, 10, width, round(width * 1.4))
    portrait = block(round(width * 0.4), round(width * 0.4), "#FF00FF")

    def place(number: int) -> QImage:
        return painted(width + 20, width * 1.4 + 20, lambda p: pictures.taken_place(p, look, card, portrait, number))

    assert card.adjusted(-1, -1, 1, 1).contains(inked(place(43), least=10))
    assert place(43).pixelColor(round(card.center().x()), round(card.y() + card.height() * 0.42)).blue() == 255
    number = changed(place(43), place(88))
    assert number is not None
    assert number.top() > card.y() + 0.42 * card.height() + portrait.height() / 2 - 1
    assert card.contains(number)


@pytest.mark.parametrize("theme", THEMES)
def test_a_free_place_of_the_own_hand_is_dashed_and_numbered(look: Look, theme: str) -> None:
    look.set_theme(load_theme(theme, RESOURCES / "themes"))
    card = QRectF(10, 10, 78, 109)
    bare = painted(98, 130, lambda p: pictures.free_place(p, look, card))
    number = changed(bare, painted(98, 130, lambda p: pictures.free_place(p, look, card, "10")))
    assert number is not None
    assert card.contains(number)
    edge = pixels(bare)[20:110, 11, 3]
    assert edge.max() > edge.min() + 60


# ------------------------------------------------------------------ order


def people(names: tuple[str, ...] = PEOPLE, turn: str = "Você") -> list[InOrder]:
    return [InOrder(name, block(32, 32, "#FF00FF"), is_turn=name == turn) for name in names]


def strip(look: Look, width: float, label: str, who: list[InOrder]) -> QImage:
    return painted(width + 40, 60, lambda p: order_strip.order_strip(p, look, QRectF(20, 6, width, 48), label, who))


def portraits(image: QImage) -> int:
    """How many portraits are seen side by side."""
    seen = (pixels(image)[..., 2::-1] == [255, 0, 255]).all(axis=2).any(axis=0)
    return int((np.diff(seen.astype(int)) == 1).sum())


def test_with_room_the_strip_is_as_wide_as_it_says_and_stands_in_the_middle(look: Look) -> None:
    said = order_strip.order_strip_width(look, "Ordem", people())
    box = inked(strip(look, 680, "Ordem", people()))
    assert box.width() == pytest.approx(said, abs=4)
    assert box.center().x() == pytest.approx(20 + 680 / 2, abs=3)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [230, 300, 420, 680])
@pytest.mark.parametrize("names", [PEOPLE, ("Davi", "Eva", "Você", "Ana", "Bia", "Caio")], ids=["four", "six"])
def test_the_strip_keeps_every_portrait_and_never_leaves_its_box(
    look: Look, names: tuple[str, ...], width: int, text_scale: float
) -> None:
    look.set_text_scale(text_scale)
    image = strip(look, width, "Ordem", people(names))
    box = inked(image)
    assert box.left() >= 19
    assert box.right() <= width + 21
    assert portraits(image) == len(names)


def test_the_label_goes_first_then_the_others_names_and_last_the_one_whose_turn_it_is(look: Look) -> None:
    everything = order_strip.order_strip_width(look, "Ordem", people())
    no_label = order_strip.order_strip_width(look, "", people())
    only = [InOrder(who.name if who.is_turn else "", who.portrait, is_turn=who.is_turn) for who in people()]
    own_name = order_strip.order_strip_width(look, "", only)
    gold = rgb_of(look.theme.gold)

    def ink(width: float) -> tuple[float, bool]:
        image = strip(look, width, "Ordem", people())
        has_gold = bool((pixels(image)[..., 2::-1] == gold).all(axis=2).any())
        return inked(image).width(), has_gold

    assert ink(everything + 1)[0] == pytest.approx(everything, abs=4)
    assert ink(everything - 2)[0] == pytest.approx(no_label, abs=4)
    assert ink(own_name + 1)[0] == pytest.approx(own_name, abs=4)
    assert ink(own_name + 1)[1] is True
    assert ink(own_name - 2)[1] is False


def test_the_strip_is_drawn_sharp_on_a_dense_screen(look: Look) -> None:
    size = QSizeF(400, 48)
    pixmap = paint.picture(size, 2.0, lambda p: order_strip.order_strip(p, look, QRectF(0, 0, 400, 48), "", people()))
    assert (pixmap.width(), pixmap.height()) == (800, 96)
    assert inked(pixmap).width() > 2 * 230
