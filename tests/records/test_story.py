"""The story of a match from its rounds: one case for each kind, in games where few points are good and in others."""

import pytest

from pega6_desktop.core.scores import ScoreSheet, ranked
from pega6_desktop.records.finished.story import Story, story_of


def over(*rounds: tuple[int, ...], is_low_best: bool = True) -> ScoreSheet:
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    return ScoreSheet(
        rounds=rounds,
        totals=totals,
        running=(0,) * len(totals),
        is_low_best=is_low_best,
        outcome=ranked(totals, is_low_best=is_low_best),
    )


@pytest.mark.parametrize(
    ("score", "viewer", "story"),
    [
        pytest.param(
            over((14, 9, 6, 17), (13, 16, 9, 11), (3, 12, 21, 19), (8, 15, 9, 24)),
            0,
            Story(kind="turned", hero=0, rival=2, round=3, gap=12, points=(3, 21), cell=(3, "turned")),
            id="came from behind",
        ),
        pytest.param(
            over((14, 9), (3, 9)),
            None,
            Story(kind="turned", hero=0, rival=1, round=2, gap=5, points=(3, 9), cell=(2, "turned")),
            id="came from behind in the last round, nobody's match",
        ),
        pytest.param(
            over((3, 9, 8), (5, 5, 5), (9, 8, 9)), 0, Story(kind="led", hero=0, rival=1, gap=5), id="led all the way"
        ),
        pytest.param(
            over((5, 5), (2, 9), (4, 4)), 0, Story(kind="ahead", hero=0, rival=1, round=2, gap=7), id="never behind"
        ),
        pytest.param(
            over((5, 9, 9), (9, 5, 7), (2, 3, 30)),
            0,
            Story(kind="decided", hero=0, rival=1, round=3, points=(2, 3), cell=(3, "decided")),
            id="level before the last round",
        ),
        pytest.param(over((5, 6, 20)), 0, Story(kind="close", hero=0, rival=1, gap=1), id="by one point"),
        pytest.param(over((5, 5, 20)), 1, Story(kind="shared", hero=1, rival=0), id="shared with the own seat"),
        pytest.param(over((5, 9, 5)), None, Story(kind="shared", hero=0, rival=2), id="shared, nobody's match"),
        pytest.param(
            over((12, 8), (6, 12), (20, 10), (5, 9)),
            0,
            Story(
                kind="lost", hero=0, rival=1, gap=4, place=2, front=2, after=20, round=2, points=(6, 0),
                cell=(2, "best"),
            ),
            id="lost after having been in front",
        ),
        pytest.param(
            over((9, 1, 5), (9, 1, 5)), 0, Story(kind="lost", hero=0, rival=1, gap=16, place=3), id="lost throughout"
        ),
        pytest.param(over((2, 1)), 0, Story(kind="lost", hero=0, rival=1, gap=1, place=2), id="lost in one round"),
        pytest.param(
            over((5, 5), (9, 1)),
            0,
            Story(kind="lost", hero=0, rival=1, gap=8, place=2, front=1, after=9),
            id="level in front, then lost",
        ),
        pytest.param(
            over((92, 74, 59), is_low_best=False), 0, Story(kind="close", hero=0, rival=1, gap=18), id="most points win"
        ),
        pytest.param(
            over((92, 74, 59), is_low_best=False),
            2,
            Story(kind="lost", hero=2, rival=0, gap=33, place=3),
            id="most points win, lost",
        ),
        pytest.param(
            over((-3, 2), (40, 20), is_low_best=False),
            0,
            Story(kind="turned", hero=0, rival=1, round=2, gap=5, points=(40, 20), cell=(2, "turned")),
            id="most points win, came from behind",
        ),
    ],
)  # fmt: skip
def test_the_first_story_that_fits_is_told(score: ScoreSheet, viewer: int | None, story: Story) -> None:
    assert story_of(score, viewer) == story


def test_of_equal_rivals_the_first_is_named() -> None:
    assert story_of(over((9, 9, 9), (3, 4, 4)), 0).rival == 1


def test_a_match_that_goes_on_has_no_story() -> None:
    going = ScoreSheet(rounds=((1, 2),), totals=(1, 2), running=(0, 0), is_low_best=True)
    with pytest.raises(ValueError, match="goes on"):
        story_of(going, 0)
