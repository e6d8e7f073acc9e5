"""The deck and the text of cards and moves (QX-01 to QX-03)."""

import pytest

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.qwixx_cards import cards, moves
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from tests.games.qwixx_cards.story import cards as named


def test_every_number_is_there_once_in_every_colour_and_once_as_a_joker() -> None:
    plain, full = cards.deck(with_jokers=False), cards.deck(with_jokers=True)
    assert (len(plain), len(full)) == (44, 55)
    pairs = {(cards.colour_of(one), cards.number_of(one)) for one in plain}
    assert pairs == {(colour, number) for colour in range(4) for number in range(2, 13)}
    assert [cards.number_of(one) for one in full[44:]] == list(range(2, 13))
    assert [one for one in full if cards.is_joker(one)] == list(full[44:])


def test_cards_read_back_from_their_text() -> None:
    full = cards.deck(with_jokers=True)
    assert [cards.parse_card(cards.format_card(one)) for one in full] == list(full)
    assert cards.format_card(cards.card(2, 12)) == "G12"


@pytest.mark.parametrize("text", ["", "R", "R1", "R13", "X5", "5", "R05", "r5"])
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match=text or "^$"):
        cards.parse_card(text)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw 1", Draw((0,))),
        ("draw 1 3 4", Draw((0, 2, 3))),
        ("cross green", CrossNumber(2)),
        ("cross nothing", CrossNothing()),
        ("play R4 R5 J7 in red cross 4 5", Play(named("R4 R5 J7"), 0, (4, 5))),
        ("play B9 in blue", Play(named("B9"), 3)),
    ],
)
def test_moves_read_back_from_their_text(text: str, move: Move) -> None:
    assert moves.format_move(move) == text
    assert moves.parse_move(text) == move


@pytest.mark.parametrize("text", ["draw 0", "draw  1", "cross", "cross pink", "play R4", "play R1 in red", "play", ""])
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(RecordError) as refusal:
        moves.parse_move(text)
    assert refusal.value.code == "move_text"


def test_a_play_has_one_form_in_whatever_order_it_is_named() -> None:
    assert moves.play(named("G3 G11 G9"), 2, (9, 11)) == Play(named("G3 G9 G11"), 2, (11, 9))
    assert moves.played_numbers(named("J6 R6 R8"), 0) == (6, 8)
    assert moves.played_numbers(named("G3 G9"), 2) == (9, 3)
