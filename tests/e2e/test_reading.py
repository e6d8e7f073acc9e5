"""The table read out on demand: by keys, in the status line for the eye, in words of its own for the ear."""

from __future__ import annotations

import functools
import re

import msgspec
import pytest
from PySide6.QtCore import Qt

from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.qwixx_cards.moves import Draw
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family, family
from tests.e2e.moments import moment
from tests.e2e.test_no_thanks import plan as no_thanks_plan
from tests.e2e.test_qwixx_by_hand import PLAN as QWIXX
from tests.e2e.test_qwixx_by_hand import until
from tests.pilot import TablePilot
from tests.ui.table.lying import draft_of, rows_of

pytestmark = [pytest.mark.gui, pytest.mark.blind]

QWIXX_OF_TWO = msgspec.structs.replace(
    QWIXX, seats=(SeatInfo("Rui", "human"), SeatInfo("Eva", "human", avatar=5)), deal="22"
)


class Ear:
    """Hears what the table says of itself and what was asked for."""

    def __init__(self, pilot: TablePilot) -> None:
        self.asked: list[str] = []
        pilot.table.presenter.said.connect(self.asked.append)


def test_hand_rows_turn_and_standings_are_read(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    ear = Ear(pilot)
    pilot.press("c")
    assert ear.asked[-1].startswith("Your cards: ")
    assert all(f"{card}, " in ear.asked[-1] for card in pilot.hand)
    assert pilot.status == ear.asked[-1]
    for number, cards in enumerate(pilot.rows, 1):
        pilot.press(f"Ctrl+{number}")
        assert ear.asked[-1].startswith(f"Row {number}: {cards[0]}")
        assert ear.asked[-1].endswith("the 6th card takes the row.")
    pilot.press("Ctrl+9")
    assert ear.asked[-1] == "There is no row 9."
    pilot.press("t")
    assert ear.asked[-1] == "Your turn: choose a card from your hand."
    pilot.press("p")
    assert "Ana: no heads this round, 0 in total." in ear.asked[-1]
    assert pilot.sees("Ana 0 · Bia 0 · You 0")


def test_asking_twice_says_it_twice_and_the_next_key_ends_it(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    ear = Ear(pilot)
    pilot.press("t", "t")
    assert len(ear.asked) == 2
    pilot.press("c")
    assert pilot.status.startswith("Your cards:")
    pilot.press("Right")
    assert f"the {pilot.hand[0]}" in pilot.status


def has_fewer(pilot: TablePilot, cards: int) -> bool:
    return len(pilot.hand) < cards


def test_what_has_just_happened_is_everything_since_the_own_move(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    ear = Ear(pilot)
    first = pilot.log[-1]
    pilot.press("l")
    assert ear.asked == [f"Just now: {first}"]
    for _ in range(2):
        before = len(pilot.log)
        cards = len(pilot.hand)
        pilot.press("Left", "Enter").wait_for(functools.partial(has_fewer, pilot, cards)).settle()
        pilot.press("l")
        assert ear.asked[-1] == "Just now: " + " ".join(pilot.log[before:])


def test_what_happens_is_said_without_being_asked_for_unless_it_is_not_wanted(pilot: TablePilot) -> None:
    heard: list[str] = []
    pilot.table.announcer.said.connect(heard.append)
    pilot.click("Play now").settle()
    pilot.press("Left", "Enter").wait_for(lambda: len(pilot.hand) == 9).settle()
    pilot.wait_for(lambda: pilot.log[-1] in " ".join(heard))
    assert " ".join(heard) == " ".join(pilot.log)
    assert "The cards turned up" in " ".join(heard)
    heard.clear()
    pilot.program.preferences.change(language="pt_BR")
    pilot.program.preferences.change(language="en", reads_aloud=False)
    pilot.press("Left", "Enter").wait_for(lambda: len(pilot.hand) == 8).settle()
    assert heard == []


def drafting(seen: Observation) -> bool:
    return seen.phase == "draft"


def late_in_the_round(seen: Observation) -> bool:
    return seen.phase == "choose" and seen.trick == 4


def test_a_match_that_goes_on_has_its_log_and_only_that_it_goes_on_is_news(house: House) -> None:
    pilot = moment(late_in_the_round, variant="base").resume(house)
    ear = Ear(pilot)
    assert pilot.log[0].startswith("Round 1: the rows began with ")
    assert len([line for line in pilot.log if line.startswith("The cards turned up")]) == 3
    assert pilot.log[-1].startswith("The match goes on: ")
    pilot.press("l")
    assert ear.asked[-1] == f"Just now: {pilot.log[-1]}"


def test_a_draft_is_read_line_by_line(house: House) -> None:
    pilot = moment(drafting, variant="pro").resume(house)
    ear = Ear(pilot)
    draft = draft_of(pilot.table.models)
    assert draft is not None
    pilot.press("Ctrl+1")
    assert ear.asked[-1].startswith("Line 1 of the open cards: ")
    first = [place.card.name for place in draft.places[: draft.columns] if place.card is not None]
    assert all(name in ear.asked[-1] for name in first)
    pilot.press("Ctrl+9")
    assert ear.asked[-1] == "The open cards have no line 9."
    pilot.press("c")
    assert ear.asked[-1].startswith("Your cards: ")
    pilot.press("t")
    assert "Your turn" in ear.asked[-1]


def with_specials(seen: Observation) -> bool:
    return seen.phase == "choose" and bool(seen.specials)


def test_special_cards_are_read_with_the_hand(house: House) -> None:
    pilot = moment(with_specials, variant="special").resume(house)
    ear = Ear(pilot)
    pilot.press("c")
    for lying in rows_of(pilot.table.models).tray or ():
        assert lying.card.name in ear.asked[-1]


def test_behind_the_curtain_nothing_is_read(house: House) -> None:
    house.settle_in(preferences(plan=family("hhb")))
    pilot = house.open()
    ear = Ear(pilot)
    pilot.click("Play now")
    at = Family(pilot)
    pilot.wait_for(lambda: at.curtain.is_drawn)
    pilot.press("c", "l", "t", "p", "Ctrl+1")
    assert ear.asked == []
    assert at.curtain.is_drawn


def offered(house: House, begun: TablePlan) -> tuple[TablePilot, Ear]:
    """A table of another kind, at the first own decision."""
    pilot = house.open()
    pilot.window.play(begun)
    pilot.wait_for(lambda: pilot.screen == "table").settle()
    return pilot, Ear(pilot)


def test_area_chips_offer_and_players_of_no_thanks_are_read(house: House) -> None:
    pilot, ear = offered(house, no_thanks_plan(variant="tiger"))
    pilot.press("c")
    assert ear.asked[-1].startswith("You: no cards yet; cards no points, 11 chips; total 0. Hidden tiger: the ")
    pilot.press("t")
    assert ear.asked[-1].endswith("In the middle: the 13 without a chip.")
    pilot.press("Ctrl+1")
    assert ear.asked[-1] == "Ana: no cards yet; cards no points, chips hidden; total 0."
    pilot.press("Ctrl+3")
    assert ear.asked[-1].startswith("You: ")
    pilot.press("Ctrl+4")
    assert ear.asked[-1] == "There is nothing with the number 4."


def test_rows_sheets_and_the_display_of_qwixx_are_read(house: House) -> None:
    pilot, ear = offered(house, QWIXX)
    until(pilot, Draw)
    pilot.press("t")
    shown = re.search(r"On the table: (.*)\.$", ear.asked[-1])
    assert shown is not None, ear.asked
    assert len(re.findall(r"\d+", shown[1])) == 4
    pilot.press("Ctrl+1")
    assert ear.asked[-1].startswith("red: ")
    pilot.press("Ctrl+5")
    assert ear.asked[-1].startswith("Ana: ")
    assert "; open: " in ear.asked[-1]


@pytest.mark.parametrize(
    ("begun", "said", "unsaid"),
    [
        (family("hbb"), "choose a row: 1", "choose Take; again"),
        (no_thanks_plan(), "choose Take; again to confirm: down arrow", "choose a row"),
        (QWIXX, "pass the number for all, play without a cross: 0", "take the row"),
    ],
)
def test_the_sheet_of_keys_tells_those_of_the_game_on_the_table(
    house: House, begun: TablePlan, said: str, unsaid: str
) -> None:
    house.settle_in(preferences(plan=begun))
    pilot = house.open()
    pilot.press("F1")
    model = pilot.window.screens.keys.lists["table"].model()
    told = [str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(model.rowCount())]
    assert any(line.startswith(said) for line in told), told
    assert not any(unsaid in line for line in told), told


@pytest.mark.parametrize(
    ("begun", "lead"),
    [(no_thanks_plan("Rui", "Eva"), "Rui’s turn:"), (QWIXX_OF_TWO, "Rui, action 1:")],
    ids=["no thanks", "qwixx"],
)
def test_a_shared_table_says_whose_turn_it_is_by_name(house: House, begun: TablePlan, lead: str) -> None:
    pilot = house.open()
    pilot.window.play(begun)
    curtain = pilot.window.passing.curtain
    pilot.wait_for(lambda: curtain.is_drawn)
    pilot.press("Enter").wait_for(lambda: not pilot.window.passing.is_covered).settle()
    ear = Ear(pilot)
    pilot.press("t")
    assert ear.asked[-1].startswith(lead)
