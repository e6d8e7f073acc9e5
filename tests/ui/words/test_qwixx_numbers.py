"""What the statistics of Qwixx cards say in words."""

import pytest
from msgspec.structs import replace

from pega6_desktop.records.finished.statistics import NOTHING
from pega6_desktop.ui.words.qwixx.words import QwixxCardsWords


@pytest.mark.usefixtures("english")
def test_crosses_are_told_by_colour_and_no_row_is_none() -> None:
    tally = replace(NOTHING, best=90, worst=-5, counted=31, kinds=((0, 9), (1, 7), (2, 8), (3, 7)))
    best, _, crosses, colours = QwixxCardsWords().number_lines(tally)
    assert best == "Best match: 90 points."
    assert crosses == "31 crosses made, no row completed."
    assert colours == "By colour: red 9, yellow 7, green 8, blue 7."
    assert QwixxCardsWords().number_lines(replace(tally, marked=1))[2] == "31 crosses made, 1 row completed."
