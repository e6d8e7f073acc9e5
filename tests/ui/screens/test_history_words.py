"""How a match of the history is told: how long it took is the time of playing."""

import pytest

from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.runtime.shelf_messages import MatchShown
from pega6_desktop.ui.screens.common.history_words import about
from tests.runtime.desk import ended

pytestmark = pytest.mark.usefixtures("english")


def shown(seconds: float | None) -> MatchShown:
    match, _ = ended("no_thanks", "base", (SeatInfo("Ana", "human"), *(SeatInfo(n, "bot", "careful") for n in "BC")), 1)
    return MatchShown(
        header=match.header,
        observation=GAMES[match.game].observe(replay(match).state, None),
        begun_at="2026-11-28T10:00:00.000+00:00",
        played_at="2026-11-28T13:05:00.000+00:00",
        round_number=1,
        trick=0,
        same_deal=(),
        deal="",
        branch=None,
        is_assisted=False,
        is_repeat=False,
        seconds=seconds,
    )


@pytest.mark.parametrize(("seconds", "told"), [(1500.0, "25 minutes"), (None, "185 minutes")])
def test_the_time_a_match_lay_aside_is_not_told_where_playing_was_measured(seconds: float | None, told: str) -> None:
    assert about(shown(seconds)) == f"No Thanks! · 3 players · 4 rounds · {told}"
