"""What the log of No Thanks! says to the one person at the table, and of everybody else."""

import pytest

from pega6_desktop.games.no_thanks.events import MatchEnded, RoundDealt
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.no_thanks.board import NoThanksBoard

SEATS = (SeatInfo("You", "human"), SeatInfo("Ana", "bot", "careful"), SeatInfo("Bia", "bot", "careful"))


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("first", "who"), [(0, "you decided first"), (1, "Ana decided first")])
def test_the_first_to_decide_is_told(first: int, who: str) -> None:
    said = NoThanksBoard().sentence(RoundDealt(1, first, 11, 20, None, None), SEATS, 0)
    assert said == f"Round 1: 11 chips each. The 20 lay in the middle, {who}."


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((0,), "End of the match: you won!"),
        ((1,), "End of the match. Won by: Ana."),
        ((0, 2), "End of the match. Won by: you and Bia."),
    ],
)
def test_the_winner_is_told(winners: tuple[int, ...], said: str) -> None:
    assert NoThanksBoard().sentence(MatchEnded((20, 20, 20), winners), SEATS, 0) == said
