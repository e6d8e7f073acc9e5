"""What everybody has drafted openly can be looked at again in the professional game, unless that was agreed not to be
(P6-P-06).
"""

from __future__ import annotations

import re

import pytest

from pega6_desktop.core.variant import Options
from pega6_desktop.games.pega6.observation import Observation
from tests.e2e.conftest import House
from tests.e2e.moments import SEATS, Moment, moment
from tests.pilot import Spot, TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]

FROM_MEMORY: Options = (("showsDrafted", False),)
ANA = Spot(("seat", 1))


def in_the_third_trick(seen: Observation) -> bool:
    return seen.phase == "choose" and seen.trick == 3


def before_the_last_pick(seen: Observation) -> bool:
    return seen.phase == "draft" and len(seen.picks) >= 18


def picks_in(log: list[str]) -> list[str]:
    return [line for line in log if re.search(r" drafted the \d+\.$", line)]


def third_trick(options: Options = ()) -> Moment:
    return moment(in_the_third_trick, variant="pro", options=options, seats=SEATS)


def told(pilot: TablePilot) -> tuple[str, str]:
    """What the bubble says."""
    return pilot.table.area.felt.speech.words


def expected(at: Moment, seat: int) -> str:
    played = sorted(trick.cards[seat] for trick in at.seen.tricks)
    held = sorted(card for owner, card in at.seen.picks if owner == seat and card not in played)
    *most, last = map(str, held)
    return f"Still in hand: {', '.join(most)} and {last}. Played: {played[0]} and {played[1]}"


def test_a_click_on_a_player_shows_what_was_drafted_and_what_is_gone(house: House) -> None:
    at = third_trick()
    pilot = at.resume(house)
    pilot.click(ANA)
    assert told(pilot) == ("Drafted: Ana", expected(at, 1))
    assert not pilot.status.startswith("Not possible")
    pilot.press("Esc")
    assert told(pilot) == ("", "")


def test_the_key_leads_from_player_to_player(house: House) -> None:
    at = third_trick()
    pilot = at.resume(house)
    pilot.press("d")
    assert told(pilot) == ("Drafted: Marina", expected(at, 0))
    pilot.press("d")
    assert told(pilot) == ("Drafted: Ana", expected(at, 1))
    pilot.press("d")
    assert told(pilot)[0] == "Drafted: Marina"
    pilot.press("Right", "d")
    assert pilot.table.action_button.text().startswith("Play the"), "a card in the air stays there"


def test_the_pointer_over_a_player_reads_the_same(house: House) -> None:
    at = third_trick()
    area = at.resume(house).table.area
    x, y = area.felt.zone_rect(ANA.zone).middle
    assert area.felt.arrangement.tip(area.table_layout, x, y).endswith(expected(at, 1) + ".")


def test_where_it_was_agreed_to_remember_nothing_can_be_looked_at(house: House) -> None:
    pilot = third_trick(FROM_MEMORY).resume(house)
    pilot.click(ANA)
    assert told(pilot) == ("", "")
    pilot.press("d")
    assert told(pilot) == ("", "")
    assert "no hands that everybody has seen" in pilot.status


def test_a_face_down_card_counts_as_held(house: House) -> None:
    at = third_trick()
    pilot = at.resume(house, pauses={"slow": 60_000, "normal": 60_000, "fast": 60_000, "off": 60_000})
    pilot.press("Right", "Enter").wait_for_stage("waiting").press("d", "d")
    assert told(pilot) == ("Drafted: Ana", expected(at, 1))


def test_where_it_was_agreed_to_remember_no_log_lists_the_picks_while_the_match_runs(house: House) -> None:
    pilot = third_trick(FROM_MEMORY).resume(house)
    assert picks_in(pilot.log) == []
    assert [line for line in pilot.log if line.startswith("The rows began with")]
    pilot.window.watch(third_trick(FROM_MEMORY).record.match_id)
    replay = pilot.window.screens.replay
    pilot.wait_for(lambda: replay.log.model.rowCount() > 0)
    assert picks_in([line.text for line in replay.log.model.items]) == []


def test_the_picks_leave_the_log_with_the_end_of_the_draft(house: House) -> None:
    pilot = moment(before_the_last_pick, variant="pro", options=FROM_MEMORY, seats=SEATS).resume(house)
    assert len(picks_in(pilot.log)) >= 18
    before = pilot.log
    while pilot.table.presenter.stage == "draft":
        pilot.press("Right", "Enter").settle()
    pilot.wait_for(lambda: pilot.table.presenter.stage == "hand")
    assert picks_in(pilot.log) == []
    assert pilot.log[0] == before[0]
