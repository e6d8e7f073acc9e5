"""Buttons keep their words in every width and text size; hints and icons give way first."""

import pytest
from PySide6.QtWidgets import QGridLayout, QWidget
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import text_width
from pega6_desktop.ui.look.widgets import PlateButton, PrimaryButton
from pega6_desktop.ui.look.widgets.buttons import ButtonWords, fit, fit_into, least_width, natural_width


@pytest.fixture
def words(look: Look) -> ButtonWords:
    return ButtonWords("Jogar agora", "contra Ana, Bia e Caio", look.font(20, 800), look.font(14), 40.0, 60.0)


def test_with_room_for_all_everything_stands_in_one_line(words: ButtonWords) -> None:
    fitted = fit(words, natural_width(words))
    assert (fitted.lines, fitted.has_icon, fitted.has_key) == (("Jogar agora",), True, True)
    assert fitted.sub_lines == ("contra Ana, Bia e Caio",)


def test_the_key_hint_goes_first_then_the_icon_then_the_single_line(words: ButtonWords) -> None:
    whole = text_width(words.label, words.font)
    without_key = fit(words, whole + 45)
    without_icon = fit(words, whole + 5)
    two_lines = fit(words, least_width(words) + 5)
    assert (without_key.lines, without_key.has_icon, without_key.has_key) == (("Jogar agora",), True, False)
    assert (without_icon.lines, without_icon.has_icon, without_icon.has_key) == (("Jogar agora",), False, False)
    assert two_lines.lines == ("Jogar", "agora")


@pytest.mark.parametrize("width", [30, 70, 120, 200, 400])
def test_no_line_is_wider_than_the_button(words: ButtonWords, width: int) -> None:
    fitted = fit(words, width)
    room = width - words.icon * fitted.has_icon - words.key * fitted.has_key
    assert all(text_width(line, words.font) <= room for line in fitted.lines)
    assert all(text_width(line, words.sub_font) <= room for line in fitted.sub_lines)
    assert "".join(fitted.lines).replace(" ", "") == "Jogaragora"


def test_a_long_second_line_takes_three_at_most(words: ButtonWords, look: Look) -> None:
    long = ButtonWords("Continuar", "Rodada 3, jogada 4 · " * 9, words.font, words.sub_font, 0.0, 0.0)
    fitted = fit(long, 200)
    assert len(fitted.sub_lines) == 3
    assert fitted.sub_lines[-1].endswith("…")


def test_in_a_low_box_the_words_shrink_but_never_below_eleven_pixels(words: ButtonWords) -> None:
    low = fit_into(words, natural_width(words), 30)
    tall = fit_into(words, natural_width(words), 300)
    assert tall.words.font.pixelSize() == words.font.pixelSize()
    assert 11 <= low.words.sub_font.pixelSize() < words.sub_font.pixelSize()
    assert low.words.font.pixelSize() < words.font.pixelSize()


def test_a_button_without_words_is_still_a_button(look: Look, qtbot: QtBot) -> None:
    button = PlateButton(look)
    qtbot.addWidget(button)
    assert button.sizeHint().height() >= 36
    assert not button.grab().isNull()


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
def test_in_a_narrow_column_large_words_make_tall_buttons(look: Look, qtbot: QtBot, scale: float) -> None:
    look.set_text_scale(scale)
    host = QWidget()
    grid = QGridLayout(host)
    play = PrimaryButton(look, "Jogar agora", sub="Você contra Ana, Bia e Caio", icon="play", key="Enter", size=24)
    new = PlateButton(look, "Novo jogo", sub="Mesa e regras", icon="plus", key="N", tall=62)
    end = PlateButton(look, "Sair do programa", icon="x", tall=62)
    grid.addWidget(play, 0, 0, 1, 2)
    grid.addWidget(new, 1, 0)
    grid.addWidget(end, 1, 1)
    grid.setRowStretch(2, 1)
    host.resize(380, 640)
    qtbot.addWidget(host)
    with qtbot.waitExposed(host):
        host.show()
    for button in (play, new, end):
        assert button.height() >= button.heightForWidth(button.width())
        assert button.geometry().right() <= host.width()
