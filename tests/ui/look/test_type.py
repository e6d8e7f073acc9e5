"""Long words and long sentences find room."""

import pytest

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import elided, in_lines, shrunk, text_width, wrapped

SENTENCE = "o 58 entra na fileira 2, depois do 50 (diferença 8). Solte ou aperte Enter."


@pytest.mark.parametrize("width", [60, 120, 300])
def test_wrapped_lines_keep_inside_and_lose_no_word(look: Look, width: int) -> None:
    font = look.font(16)
    lines = wrapped(SENTENCE, font, width)
    assert all(text_width(line, font) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == SENTENCE.replace(" ", "")


def test_a_word_longer_than_the_line_is_cut_in_pieces(look: Look) -> None:
    font = look.font(16)
    lines = wrapped("Wolfeschlegelsteinhausenbergerdorff vence", font, 90)
    assert len(lines) > 2
    assert all(text_width(line, font) <= 90 for line in lines)
    assert "".join(lines).startswith("Wolfeschlegelstein")


def test_a_line_never_begins_with_a_sign_that_belongs_to_the_word_before(look: Look) -> None:
    font, question = look.font(16), "pourquoi\N{NARROW NO-BREAK SPACE}?"
    room = text_width("et pourquoi", font)
    assert wrapped(f"et {question}", font, room) == ("et", question)


def test_line_breaks_of_the_text_are_kept(look: Look) -> None:
    assert wrapped("uma\nduas", look.font(16), 500) == ("uma", "duas")


def test_a_long_line_becomes_smaller_before_it_is_cut_and_never_tiny(look: Look) -> None:
    font = look.font(16)
    room = text_width(SENTENCE, font)
    assert shrunk(SENTENCE, font, room).pixelSize() == font.pixelSize()
    smaller = shrunk(SENTENCE, font, room * 0.9)
    assert text_width(SENTENCE, smaller) <= room * 0.9
    assert shrunk(SENTENCE, font, 10).pixelSize() == round(font.pixelSize() * 0.72)


def test_an_elided_name_ends_with_dots_and_fits(look: Look) -> None:
    font = look.font(16)
    short = elided("Maria Gabriela de Alcântara", font, 100)
    assert short.endswith("…")
    assert text_width(short, font) <= 100
    assert elided("Ana", font, 100) == "Ana"


def test_all_figures_are_equally_wide(look: Look) -> None:
    font = look.font(16)
    assert len({round(text_width(digit * 4, font), 2) for digit in "0123456789"}) == 1


@pytest.mark.parametrize("room", [400, 120, 80])
def test_a_label_becomes_smaller_before_it_loses_a_word(look: Look, room: int) -> None:
    font = look.font(26)
    smaller, lines = in_lines("pontos na rodada", font, room, 2)
    assert " ".join(lines) == "pontos na rodada"
    assert len(lines) <= 2
    assert all(text_width(line, smaller) <= room for line in lines)
    assert smaller.pixelSize() <= font.pixelSize()
