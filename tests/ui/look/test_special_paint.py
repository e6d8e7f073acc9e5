"""What special cards do to the table is seen where it happens, in every theme, with the longest words and type."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from pega6_desktop.ui.boards.pega6.rows import row_signs, trays
from pega6_desktop.ui.boards.pega6.rows.spots import turn_card
from pega6_desktop.ui.boards.pega6.rows.trays import CaptionTone
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.type import EXTRABOLD, text_width
from pega6_desktop.ui.table.cards.pieces import qrect, rect_of
from tests.ui.look.conftest import THEMES
from tests.ui.look.ink import changed, grey, inked, painted, pixels, rgb_of

ROW = QRectF(20, 20, 600, 120)
CARD = QRectF(40, 30, 76, 106)
BLOCKED = ("bloqueada", "blocked", "bloqueada", "bloquée", "blockiert")
CAPTIONS = (
    "solte na fileira",
    "também pode",
    "só ao levar fileira",
    "only when taking a row",
    "solo al llevarse una fila",
    "seulement en prenant une série",
    "nur beim Nehmen einer Reihe",
)


@pytest.fixture(params=THEMES)
def themed(look: Look, resources: Path, request: pytest.FixtureRequest) -> Look:
    """The look in each theme."""
    look.set_theme(load_theme(request.param, resources / "themes"))
    return look


def cards(count: int) -> QRectF:
    """The box around the first cards of `ROW`."""
    return QRectF(CARD.x(), CARD.y(), CARD.width() + (count - 1) * 82, CARD.height())


def on_cards(look: Look, count: int, draw: Callable[[QPainter], None]) -> QImage:
    """The row with that many plain cards, and `draw` over it."""

    def scene(painter: QPainter) -> None:
        row_signs.trough(painter, look, ROW)
        for index in range(count):
            paint.rounded(painter, CARD.translated(index * 82, 0), 6, fill="#FAF1DE", edge="#3A2A20")
        draw(painter)

    return painted(640, 160, scene)


def nothing(painter: QPainter) -> None:
    del painter


# ------------------------------------------------------------------ blocked rows


@pytest.mark.parametrize("count", [1, 3, 5])
def test_a_blocked_row_is_darker_from_edge_to_edge_and_nothing_leaves_it(themed: Look, count: int) -> None:
    before = on_cards(themed, count, nothing)
    after = on_cards(themed, count, lambda p: row_signs.blocked_row(p, themed, ROW, cards(count), "bloqueada"))
    spot = changed(before, after, least=8)
    assert spot is not None
    assert ROW.adjusted(-1, -1, 1, 1).contains(spot)
    assert grey(after)[40:120, 30:44].mean() < grey(before)[40:120, 30:44].mean()


@pytest.mark.parametrize("count", [1, 4, 5, 6])
def test_index_and_number_of_a_chained_card_are_only_dimmed(look: Look, count: int) -> None:
    row = QRectF(20, 20, 640, 120)
    image = on_cards(look, count, lambda p: row_signs.chained_row(p, look, row, cards(count), "bloqueada"))
    for index in range(min(count, 3) - (count > 4)):
        card = CARD.translated(index * 82, 0)
        corner = QRectF(card.x() + 6, card.y() + 11, 26, 24).toRect()
        number = QRectF(card.x() + 10, card.y() + 32, 40, 30).toRect()
        for box in (corner, number):
            shown = grey(image)[box.top() : box.bottom(), box.left() : box.right()]
            assert shown.std() < 1


@pytest.mark.parametrize("count", [1, 4, 5, 6])
def test_the_padlock_hangs_beside_the_last_card_inside_the_row(look: Look, count: int) -> None:
    box = row_signs.padlock_rect(look.u, ROW, cards(count))
    assert ROW.contains(box)
    assert box.right() > cards(count).right()
    is_beside = box.left() >= cards(count).right()
    assert is_beside or ROW.right() - cards(count).right() < 0.4 * CARD.width(), "the last card must be read"
    assert box.width() / box.height() == pytest.approx(60 / 76)


def test_the_padlock_is_a_piece_of_its_own_so_that_it_can_drop(themed: Look) -> None:
    chained = on_cards(themed, 4, lambda p: row_signs.chained_row(p, themed, ROW, cards(4), "bloqueada"))
    whole = on_cards(themed, 4, lambda p: row_signs.blocked_row(p, themed, ROW, cards(4), "bloqueada"))
    spot = changed(chained, whole)
    hook = row_signs.padlock_rect(themed.u, ROW, cards(4))
    assert spot is not None
    assert hook.adjusted(-2, -2, 2, 2).contains(spot)


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("count", [1, 5, 6])
@pytest.mark.parametrize("word", sorted(set(BLOCKED)))
def test_the_word_stands_in_the_row_whole_and_beside_the_padlock(
    look: Look, word: str, count: int, text_scale: float
) -> None:
    look.set_text_scale(text_scale)
    bare = on_cards(look, count, lambda p: row_signs.chained_row(p, look, ROW, cards(count), ""))
    said = on_cards(look, count, lambda p: row_signs.chained_row(p, look, ROW, cards(count), word))
    pill = changed(bare, said, least=10)
    lock = row_signs.padlock_rect(look.u, ROW, cards(count))
    assert pill is not None
    assert ROW.contains(pill)
    last = QRectF(cards(count).right() - CARD.width(), CARD.y(), CARD.width(), CARD.height())
    assert pill.left() >= lock.right() or (pill.right() <= last.left() + 6 or pill.bottom() <= CARD.top())
    # In one of the sizes the word has, nothing was cut.
    widths = [text_width(word, look.font(size, EXTRABOLD)) + 24 * look.u for size in (14, 12.5, 11)]
    assert any(pill.width() == pytest.approx(width, abs=3) for width in widths)


# ------------------------------------------------------------------ rows for seven


@pytest.mark.parametrize("width", [37, 47, 61, 150])
def test_the_seal_of_seven_lies_on_its_place_above_the_label(themed: Look, width: int) -> None:
    place = QRectF(10, 10, width, width / 0.62 * 1.4)
    seal = row_signs.seven_marker_rect(place)
    assert place.contains(seal)
    image = painted(place.right() + 10, place.bottom() + 10, lambda p: row_signs.seven_marker(p, themed, seal))
    assert seal.adjusted(-1, -1, 1, 1).contains(inked(image))
    shown = pixels(image)[..., 2::-1]
    for colour in (themed.theme.special.face, themed.theme.special.text):
        assert (shown == rgb_of(colour)).all(axis=2).sum() > 0.04 * seal.width() ** 2


def test_without_its_head_the_place_keeps_its_label(look: Look) -> None:
    place = QRectF(10, 10, 62, 140)

    def place_with(label: str, *, has_head: bool) -> QImage:
        return painted(
            82, 160, lambda p: paint.danger_place(p, look, place, label, is_full=False, has_head=has_head)
        )  # fmt: skip

    head = changed(place_with("7ª", has_head=True), place_with("7ª", has_head=False))
    label = changed(place_with("7ª", has_head=False), place_with("", has_head=False))
    assert head is not None
    assert label is not None
    assert head.bottom() < label.top()
    assert not row_signs.seven_marker_rect(place).intersects(label)


def test_where_six_places_stand_close_only_the_seen_part_of_each_is_drawn(look: Look) -> None:
    place = QRectF(10, 10, 100, 140)
    whole = inked(painted(120, 160, lambda p: paint.empty_place(p, look, place, "3")), least=6)
    part = inked(painted(120, 160, lambda p: paint.empty_place(p, look, place, "3", visible=82)), least=6)
    assert whole.right() == pytest.approx(109, abs=2)
    assert part.right() == pytest.approx(92, abs=1)
    assert part.left() == whole.left()


# ------------------------------------------------------------------ gaps and rings


def test_the_bar_stands_in_the_middle_of_the_gap_over_the_height_of_the_cards(themed: Look) -> None:
    image = painted(200, 170, lambda p: row_signs.gap_bar(p, themed, 100, CARD))
    box = inked(image)
    assert box.center().x() == pytest.approx(100, abs=1)
    assert box.top() == pytest.approx(CARD.top() - 3, abs=1.5)
    assert box.bottom() == pytest.approx(CARD.bottom() + 3, abs=1.5)
    assert image.pixelColor(100, 40).rgb() == QColor(themed.theme.gold).rgb()


def test_an_aimed_gap_differs_without_colour(themed: Look) -> None:
    quiet = painted(200, 170, lambda p: row_signs.gap_bar(p, themed, 100, CARD))
    aimed = painted(200, 170, lambda p: row_signs.gap_bar(p, themed, 100, CARD, is_aimed=True))
    assert changed(quiet, aimed) is not None
    assert inked(aimed).width() > inked(quiet).width()


def test_a_gap_lies_between_its_neighbours(look: Look) -> None:
    row = [CARD.translated(index * 82, 0) for index in range(3)]
    assert row_signs.gap_middle(look.u, row, 0) == row[0].left()
    assert row[0].right() < row_signs.gap_middle(look.u, row, 1) < row[1].left()
    assert row_signs.gap_middle(look.u, row, 3) > row[2].right()


def test_where_cards_overlap_a_gap_lies_on_the_edge_that_is_seen(look: Look) -> None:
    row = [CARD.translated(index * 64, 0) for index in range(3)]
    assert row_signs.gap_middle(look.u, row, 1) == row[1].left()
    assert row_signs.gap_middle(look.u, row, 2) == row[2].left()


def test_an_open_gap_is_golden_and_shows_the_number(themed: Look) -> None:
    empty = painted(160, 170, lambda p: row_signs.open_gap(p, themed, CARD))
    shown = painted(160, 170, lambda p: row_signs.open_gap(p, themed, CARD, "56"))
    number = changed(empty, shown)
    assert number is not None
    assert CARD.contains(number)
    edge = empty.pixelColor(round(CARD.center().x()), round(CARD.top() - 3))
    assert edge.rgb() == QColor(themed.theme.gold).rgb()


def ring(look: Look, *, is_soft: bool) -> QImage:
    return painted(160, 170, lambda p: paint.card_ring(p, look, CARD, is_soft=is_soft))


@pytest.mark.parametrize("is_soft", [False, True], ids=["chosen", "possible"])
def test_a_ring_lies_around_the_card_and_never_on_it(themed: Look, *, is_soft: bool) -> None:
    image, inside = ring(themed, is_soft=is_soft), CARD.adjusted(1, 1, -1, -1).toRect()
    alpha = pixels(image)[..., 3]
    # Corners are round, so the sides and the middle count.
    assert alpha[inside.top() + 6 : inside.bottom() - 5, inside.left() : inside.right() + 1].max() == 0
    assert alpha[inside.top() : inside.bottom() + 1, inside.left() + 6 : inside.right() - 5].max() == 0
    assert CARD.adjusted(-7, -7, 7, 7).contains(inked(image))
    assert not CARD.contains(inked(image))


def test_a_chosen_ring_is_stronger_than_a_possible_one(look: Look) -> None:
    gold = rgb_of(look.theme.gold)
    chosen, possible = (
        (pixels(ring(look, is_soft=is_soft))[..., 2::-1] == gold).all(axis=2).sum() for is_soft in (False, True)
    )
    assert chosen > possible > 0


# ------------------------------------------------------------------ what stays


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("width", [60, 76, 99, 200])
@pytest.mark.parametrize("word", ["fica", "stays", "quedan", "reste", "bleiben"])
def test_what_stays_is_read_whole_and_the_word_gives_way_to_the_number(
    look: Look, word: str, width: int, text_scale: float
) -> None:
    look.set_text_scale(text_scale)
    card = QRectF(20, 10, width, width * 1.4)

    def pill(word: str, number: int) -> QImage:
        return painted(width + 40, card.height() + 60, lambda p: paint.stays_pill(p, look, card, word, number))

    box = paint.stays_rect(look, card)
    assert box.adjusted(-2, -2, 2, 2).contains(inked(pill(word, 24)))
    number = changed(pill(word, 24), pill(word, 88))
    assert number is not None
    assert box.contains(number)


def test_the_chosen_pill_is_larger_and_lighter(themed: Look) -> None:
    plain = painted(160, 190, lambda p: paint.stays_pill(p, themed, CARD, "fica", 17))
    chosen = painted(160, 190, lambda p: paint.stays_pill(p, themed, CARD, "fica", 17, is_chosen=True))
    assert inked(chosen).width() > inked(plain).width()
    assert inked(chosen).height() > inked(plain).height()
    assert QColor(themed.theme.gold).rgb() == chosen.pixelColor(CARD.center().toPoint().x(), 120).rgb()


# ------------------------------------------------------------------ tray, captions, counters


def test_the_tray_is_a_panel_with_a_teal_edge(themed: Look) -> None:
    tray = QRectF(20, 20, 402, 174)
    image = painted(442, 214, lambda p: trays.special_tray(p, themed, tray))
    edge = rgb_of(themed.theme.tray_edge)
    assert np.abs(pixels(image)[100, 20, 2::-1] - edge).max() < 30
    assert image.pixelColor(200, 100).alphaF() > 0.9


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("box", [QRectF(10, 10, 402, 174), QRectF(10, 10, 120, 139)])
def test_the_note_of_an_empty_tray_keeps_inside_it(themed: Look, text_scale: float, box: QRectF) -> None:
    themed.set_text_scale(text_scale)
    words = "Você está sem cartas especiais. A próxima rodada pode trazer outras."
    image = painted(box.width() + 20, box.height() + 20, lambda p: trays.tray_note(p, themed, box, words))
    ink = inked(image)
    assert ink.width() > 40
    assert box.toRect().contains(ink.toRect())


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("words", CAPTIONS)
@pytest.mark.parametrize("unit", [0.8, 1.0, 2.7])
def test_a_caption_keeps_inside_its_strip(look: Look, words: str, text_scale: float, unit: float) -> None:
    look.set_text_scale(text_scale)
    look.set_window_size(1280 * unit, 800 * unit)
    strip = QRectF(10, 10, 126 * unit, 24 * unit)
    image = painted(
        strip.width() + 20, strip.height() + 20, lambda p: trays.caption(p, look, strip, words, CaptionTone.NOT)
    )
    box = inked(image)
    assert strip.left() <= box.left()
    assert box.right() <= strip.right()
    assert box.top() >= strip.top() - 3
    assert box.bottom() <= strip.bottom() + 3


def test_a_long_caption_takes_two_lines_rather_than_lose_words(look: Look) -> None:
    strip = QRectF(10, 10, 126, 24)
    short = inked(painted(146, 44, lambda p: trays.caption(p, look, strip, "também pode", CaptionTone.MAY)))
    words = "nur beim Nehmen einer Reihe"
    long = inked(painted(146, 44, lambda p: trays.caption(p, look, strip, words, CaptionTone.NOT)))
    assert long.height() > 1.5 * short.height()


@pytest.mark.parametrize("tone", CaptionTone)
def test_every_tone_has_its_ink(themed: Look, tone: CaptionTone) -> None:
    inks = {
        CaptionTone.NOW: themed.theme.tray_text,
        CaptionTone.MAY: themed.theme.tray_text,
        CaptionTone.CHOSEN: themed.theme.tray_chosen,
        CaptionTone.NOT: themed.theme.tray_muted,
        CaptionTone.PILE: themed.theme.felt_text,
    }
    image = painted(160, 40, lambda p: trays.caption(p, themed, QRectF(0, 0, 160, 40), "IIIIII", tone))
    assert [*rgb_of(inks[tone]), 255] in pixels(image)[..., [2, 1, 0, 3]].reshape(-1, 4).tolist()


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("name", ["Inserir", "Negativo = Positivo", "Austauschen", "Négatif = Positif"])
def test_a_card_in_play_leaves_its_name_in_its_place(themed: Look, name: str, text_scale: float) -> None:
    themed.set_text_scale(text_scale)
    card = QRectF(20, 20, 100, 140)
    bare = painted(140, 180, lambda p: trays.played_place(p, themed, card, "", ""))
    said = painted(140, 180, lambda p: trays.played_place(p, themed, card, name, "em jogo"))
    words = changed(bare, said)
    assert words is not None
    assert card.adjusted(3, 3, -3, -3).contains(words)


def test_the_counter_shows_up_to_three_one_by_one_and_more_as_a_number(themed: Look) -> None:
    def counter(count: int) -> QImage:
        return painted(80, 30, lambda p: trays.special_counter(p, themed, QPointF(5, 5), count))

    assert pixels(counter(0))[..., 3].max() == 0
    widths = [inked(counter(count)).width() for count in (1, 2, 3, 4)]
    assert widths == sorted(set(widths))
    assert inked(counter(6)).width() == widths[-1]
    numeral = changed(counter(4), counter(6))
    assert numeral is not None
    assert numeral.left() > 22


@pytest.mark.parametrize("count", [0, 1, 3, 9])
def test_the_counter_takes_the_width_it_says(look: Look, count: int) -> None:
    said = []
    image = painted(80, 30, lambda p: said.append(trays.special_counter(p, look, QPointF(5, 5), count)))
    if count:
        assert inked(image).width() == pytest.approx(said[0], abs=2)
    else:
        assert said == [0.0]


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize(("width", "height"), [(165, 86), (206, 107), (540, 300), (206, 60)])
def test_the_card_of_the_turn_has_its_place_beside_the_words(
    look: Look, width: int, height: int, text_scale: float
) -> None:
    look.set_window_size(1280 * width / 206, 800 * width / 206)
    look.set_text_scale(text_scale)
    plate = QRectF(10, 10, width, height)
    card = own_card(plate, look)
    assert plate.contains(card)
    words = "É a sexta a entrar: todas as menores já estão na mesa."
    bare = painted(width + 20, height + 20, lambda p: trays.turn_card_plate(p, look, plate, card, "", ""))
    title = "Sua carta da vez"
    said = painted(width + 20, height + 20, lambda p: trays.turn_card_plate(p, look, plate, card, title, words))
    spot = changed(bare, said)
    assert spot is not None
    assert spot.right() <= card.left()
    assert plate.contains(spot)


@pytest.mark.parametrize("title", ["Deine Karte, jetzt", "Karte von Maximiliane, jetzt"])
def test_a_title_is_set_smaller_before_it_leaves_its_plate(look: Look, title: str) -> None:
    look.set_text_scale(2.0)
    plate = QRectF(10, 30, 128, 89)
    assert_within(look, plate, own_card(plate, look), title)


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("title", ["Sua carta da vez", "Karte von Maximiliane, jetzt"])
def test_over_its_card_a_title_stays_between_the_edge_and_the_card(look: Look, title: str, text_scale: float) -> None:
    look.set_text_scale(text_scale)
    assert_within(look, QRectF(10, 10, 92, 130), QRectF(24, 45, 65, 91), title)


def assert_within(look: Look, plate: QRectF, card: QRectF, title: str) -> None:
    bare = painted(150, 150, lambda p: trays.turn_card_plate(p, look, plate, card, "", ""))
    spot = changed(bare, painted(150, 150, lambda p: trays.turn_card_plate(p, look, plate, card, title, "")))
    assert spot is not None
    assert plate.contains(spot)
    assert not card.intersects(QRectF(spot))


def own_card(plate: QRectF, look: Look) -> QRectF:
    return qrect(turn_card(rect_of(plate), look.u))


# ------------------------------------------------------------------ the veil


def test_a_veil_covers_exactly_its_card(themed: Look) -> None:
    image = painted(160, 170, lambda p: paint.card_veil(p, themed, CARD))
    assert inked(image, least=100) == CARD
    alpha = pixels(image)[..., 3]
    assert np.median(alpha[35:60, 45:110]) == pytest.approx(0.66 * 255, abs=2)
