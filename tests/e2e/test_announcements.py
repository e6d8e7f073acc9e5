"""What a screen reader is told during whole matches: events first, then whose turn it is, each once and if it is so."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.table.turns.acts import PLAYING
from tests.e2e.conftest import House, preferences
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

SEATS = (
    SeatInfo(name="", kind="human"),
    SeatInfo(name="Ana", kind="bot", level="random", avatar=1),
    SeatInfo(name="Bia", kind="bot", level="random", avatar=2),
)
PLANS = {
    "base": TablePlan(seats=SEATS, options=(("fixedRounds", 1),), deal="4"),
    "special": TablePlan(variant="special", seats=SEATS, deal="4"),
    "pro": TablePlan(variant="pro", seats=SEATS, options=(("fixedRounds", 1),), deal="4"),
    "no_thanks": TablePlan(game="no_thanks", seats=SEATS, options=(("rounds", 1),), deal="4"),
    "qwixx_cards": TablePlan(game="qwixx_cards", seats=SEATS, deal="4"),
}


class Listener:
    """Hears everything the table says of itself, and at which stage it was said."""

    def __init__(self, pilot: TablePilot) -> None:
        self.pilot = pilot
        self.heard: list[tuple[str, str, str, str, int]] = []
        pilot.table.announcer.said.connect(self.on("event"))
        pilot.table.announcer.told.connect(self.on("turn"))

    def on(self, kind: str) -> Callable[[str], None]:
        def hear(words: str) -> None:
            table = self.pilot.table
            self.heard.append((kind, words, table.status.status.tone, table.presenter.stage, len(self.pilot.log)))

        return hear


def played_out(pilot: TablePilot, moves: int) -> None:
    """Play on, whatever is owed, with the first move of the list: a gate is left."""
    for _ in range(moves):
        pilot.wait_for(lambda: pilot.table.presenter.stage in PLAYING or pilot.screen != "table")
        if pilot.screen != "table":
            return
        pilot.wait_for(lambda: not pilot.table.announcer._breath.isActive())
        offered = pilot.table.models.moves.items
        pilot.table.presenter.submit_move(offered[len(offered) // 2].move)
        pilot.settle()


@pytest.mark.parametrize("tempo", ["off", "fast"])
@pytest.mark.parametrize("name", PLANS)
def test_events_come_first_then_whose_turn_it_is_each_once(house: House, name: str, tempo: str) -> None:
    if tempo == "fast" and name not in ("base", "no_thanks"):
        pytest.skip("one game with tricks and one with turns are enough at leisure")
    house.settle_in(preferences(tempo=tempo, plan=PLANS[name]))
    pilot = house.open()
    listener = Listener(pilot)
    pilot.click("Play now").settle()
    played_out(pilot, 60 if tempo == "off" else 4)
    heard, spoken = listener.heard, list[str]()
    pilot.wait_for(lambda: " ".join(words for kind, words, *_ in heard if kind == "event") == " ".join(pilot.log))
    for kind, words, tone, stage, lines in heard:
        if kind == "event":
            spoken.append(words)
            continue
        # No line of what happened until then is still to be said, and the turn told is a turn.
        assert " ".join(spoken) == " ".join(pilot.log[:lines])
        assert stage in PLAYING if tone == "turn" else (tone, stage) == ("wait", "waiting")
    assert all(before[:2] != after[:2] for before, after in itertools.pairwise(heard))
    assert sum(tone == "turn" for kind, _, tone, _, _ in heard if kind == "turn") >= 3
