"""People who are remembered: another name, face or colour, not remembered any more; matches stay, statistics follow."""

import pytest
from PySide6.QtWidgets import QApplication

from pega6_desktop.records.faces import avatar_of
from pega6_desktop.records.profiles import Profile
from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family, family
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind, pytest.mark.qt_log_ignore("This plugin does not support")]

KNOWN = (Profile("Ana", 0), Profile("Bia", 1), Profile("Zé", 12))


@pytest.fixture
def pilot(house: House) -> TablePilot:
    """A player before everybody who is remembered."""
    house.settle_in(preferences(plan=family("hhb"), profiles=KNOWN))
    pilot = house.open()
    pilot.window.menu_actions.people.trigger()
    return pilot


def remembered(pilot: TablePilot) -> list[tuple[str, int]]:
    return [(profile.name, profile.avatar) for profile in pilot.program.preferences.value.profiles]


def rename(pilot: TablePilot, old: str, new: str) -> TablePilot:
    pilot.click(old)
    pilot.window.screens.people.name.setFocus()
    return pilot.write(new).press("Enter")


def test_a_new_name_is_kept_and_sits_at_the_next_table(pilot: TablePilot) -> None:
    assert pilot.screen == "people"
    rename(pilot, "Ana", "Mariana")
    assert remembered(pilot) == [("Mariana", 0), ("Bia", 1), ("Zé", 12)]
    plan = pilot.program.preferences.value.plan
    assert plan is not None
    assert [seat.name for seat in plan.seats] == ["Mariana", "Bia", "Caio"]
    pilot.press("Esc")
    assert pilot.screen == "home"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("BIA", "Somebody here is called"),
        ("  ", "A name is missing"),
        ("You", "Somebody here is called"),
    ],
)
def test_a_name_somebody_has_or_nobody_can_have_is_refused(pilot: TablePilot, typed: str, sentence: str) -> None:
    rename(pilot, "Ana", typed)
    assert pilot.sees(sentence)
    assert remembered(pilot) == [("Ana", 0), ("Bia", 1), ("Zé", 12)]
    assert pilot.window.screens.people.name.hasFocus()


def test_only_the_case_of_a_name_may_change(pilot: TablePilot) -> None:
    rename(pilot, "Ana", "ANA")
    assert remembered(pilot)[0] == ("ANA", 0)


def test_face_and_colour_are_chosen_apart(pilot: TablePilot) -> None:
    pilot.click("Zé").click("Face 5")
    assert remembered(pilot)[2] == ("Zé", 4)
    pilot.click("Violet")
    assert remembered(pilot)[2] == ("Zé", avatar_of(4, 2))
    pilot.click("Face 7")
    assert remembered(pilot)[2] == ("Zé", avatar_of(6, 2))
    pilot.click("The face's own colour")
    assert remembered(pilot)[2] == ("Zé", 6)
    assert pilot.window.screens.people.faces[6].isChecked()
    pilot.click("Bia").click("Face 9")
    plan = pilot.program.preferences.value.plan
    assert plan is not None
    assert [seat.avatar for seat in plan.seats] == [0, 8, 2]


def test_who_is_forgotten_can_be_had_back(pilot: TablePilot) -> None:
    pilot.click("Bia").click("Forget this player")
    assert pilot.sees("Bia is not remembered any more.")
    assert [name for name, _ in remembered(pilot)] == ["Ana", "Zé"]
    pilot.press("Enter")
    assert remembered(pilot) == [("Ana", 0), ("Bia", 1), ("Zé", 12)]
    assert not pilot.sees("Bia is not remembered any more.")


def test_with_nobody_there_is_a_sentence(house: House) -> None:
    pilot = house.open()
    pilot.window.menu_actions.people.trigger()
    assert pilot.sees("Nobody has played here under a name yet.")
    assert not pilot.window.screens.people.name.isVisible()


def test_history_and_statistics_follow_a_person_to_a_new_name_and_survive_forgetting(house: House) -> None:
    house.settle_in(preferences(plan=family("hhb")))
    pilot = house.open()
    pilot.click("Play now")
    Family(pilot).play_to_the_end()
    pilot.window.menu_actions.people.trigger()
    rename(pilot, "Ana", "Mariana").wait_for(lambda: pilot.sees("Bia"))
    pilot.click("Bia").click("Forget this player")
    pilot.press("Ctrl+Y")
    history = pilot.window.screens.history
    pilot.wait_for(lambda: bool(history.model.lines))
    assert [seat.name for seat in history.model.lines[0].seats] == ["Mariana", "Bia", "Caio"]
    pilot.press("Ctrl+T").wait_for(lambda: pilot.sees("Mariana"))
    assert pilot.sees("Bia")
    assert not pilot.sees("Ana")


def test_a_match_that_runs_goes_on_under_the_new_name(house: House) -> None:
    house.settle_in(preferences(plan=family("hbb"), profiles=KNOWN))
    pilot = house.open()
    pilot.click("Play now").settle().press("Right", "Enter").settle()
    hand = pilot.hand
    pilot.window.menu_actions.people.trigger()
    rename(pilot, "Ana", "Mariana").press("Esc")
    assert pilot.screen == "home"
    pilot.wait_for(lambda: pilot.sees("Continue")).click("Continue").settle()
    assert pilot.hand == hand
    assert pilot.program.client.seats[0].name == "Mariana"


def test_from_the_form_everybody_is_looked_after_and_the_form_follows(house: House) -> None:
    house.settle_in(preferences(plan=family("hbb"), profiles=KNOWN))
    pilot = house.open()
    pilot.click("New game")
    pilot.window.screens.new_game.seats.rows[0].name.setFocus()
    pilot.press("Down")
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.actions()[-1].trigger()
    menu.close()
    assert pilot.screen == "people"
    rename(pilot, "Ana", "Mariana").press("Esc")
    assert pilot.screen == "new_game"
    assert pilot.window.screens.new_game.seats.rows[0].name.text() == "Mariana"
