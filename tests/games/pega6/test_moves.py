"""Moves as text: short, exact, and nothing else is read."""

import pytest

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from tests.builders import PEGA6


@pytest.mark.parametrize(
    ("move", "text"),
    [(PlayCard(1), "play 1"), (PlayCard(104), "play 104"), (TakeRow(0), "take 1"), (TakeRow(3), "take 4")],
    ids=str,
)
def test_a_move_is_one_short_line(move: Move, text: str) -> None:
    assert PEGA6.format_move(move) == text
    assert PEGA6.parse_move(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play 0",
        "play 007",
        "play -1",
        "play 1 ",
        " play 1",
        "play 1\n",
        "play \uff11",
        "PLAY 1",
        "take 0",
        "take",
    ],
    ids=ascii,
)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as refusal:
        PEGA6.parse_move(text)
    assert (refusal.value.code, refusal.value.params) == ("move_text", {"text": text})


def test_a_refused_text_is_quoted_only_in_its_beginning() -> None:
    with pytest.raises(RecordError) as refusal:
        PEGA6.parse_move("play " * 1000)
    assert refusal.value.params == {"text": ("play " * 16)}
