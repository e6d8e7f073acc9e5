"""Several humans at one screen: the curtain between them, and that nothing of a hand outlives its owner's turn."""

import re
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from pega6_desktop.records.profiles import Profile, with_pin
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family, family
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]


def at_table(house: House, kinds: str, **fields: object) -> Family:
    """A match of this family, at the first curtain."""
    house.settle_in(preferences(plan=family(kinds), **fields))
    pilot = house.open()
    pilot.click("Play now")
    return Family(pilot).until_closed()


def test_the_curtain_names_each_player_in_turn_and_the_reveal_is_shown_to_all(house: House) -> None:
    people = at_table(house, "hhh")
    order = []
    for _ in range(3):
        order.append(people.called)
        people.come().play()
        people.until_asked()
    assert order == ["Ana", "Bia", "Caio"]
    assert any(all(name in line for name in order) for line in people.pilot.log), "one line tells the whole reveal"


def test_a_whole_match_is_passed_around(house: House) -> None:
    people = at_table(house, "hhb")
    called = people.play_to_the_end()
    assert people.pilot.screen == "match_result"
    assert set(called) == {"Ana", "Bia"}
    assert not [line for line in people.pilot.log if re.search(r"\b[Yy]ou(r|rs)?\b", line)]


# ---------------------------------------------------------------- nothing of a hand is left behind


def said_of(cards: set[int]) -> re.Pattern[str]:
    """Sentences that give one of these cards away: its name, the move that plays it, or that it lies face down."""
    numbers = "|".join(map(str, sorted(cards)))
    return re.compile(rf"(?<!row )\b({numbers}), (no|\d+) heads?|\b[Tt]he ({numbers})\b|card: ({numbers})\b")


def test_at_every_hand_over_nothing_of_the_hand_before_can_be_found(house: House) -> None:
    people = at_table(house, "hhbh")
    hands: dict[str, set[int]] = {}
    for _ in range(17):
        name = people.until_closed().called
        hidden = set().union(*hands.values()) - people.open_cards()
        assert people.cards_in_scene() <= people.open_cards()
        assert not people.pilot.hand
        if hidden:
            assert not said_of(hidden).search(people.traces())
        people.come()
        if people.pilot.owes_row:
            people.play().until_asked()
            continue
        hands[name] = set(people.pilot.hand)
        others = set().union(*(hand for other, hand in hands.items() if other != name)) - people.open_cards()
        assert people.cards_in_scene() <= people.open_cards() | hands[name]
        others -= hands[name]
        if others:
            assert not said_of(others).search(people.traces())
        assert said_of(hands[name]).search(people.traces())
        people.pilot.press("Right", "?")
        people.play(len(hands[name]) // 2).until_asked()
        if people.pilot.screen == "round_result":
            hands.clear()
            people.pilot.press("Enter")


@pytest.mark.looking
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_behind_the_curtain_every_hand_looks_like_no_hand_at_all(house: House, theme: str) -> None:
    """The picture and all words before anybody has looked, and after Ana has: ten unknown cards against ten known."""
    people = at_table(house, "hhh", theme=theme)
    QApplication.clipboard().clear()
    picture, traces = image(people), people.traces()
    people.come()
    hand = people.pilot.hand
    people.pilot.press("h", "Right", "Right", "?")
    assert said_of(set(hand)).search(people.traces())
    people.pilot.press("Ctrl+C", "F6", "Ctrl+C", "F6", "Ctrl+C", "h", "F2")
    people.until_closed("Ana")
    assert image(people) == picture
    assert set(people.traces().splitlines()) <= set(traces.splitlines())


@pytest.mark.looking
def test_which_card_was_chosen_makes_no_difference_behind_the_curtain(house: House) -> None:
    found = []
    for place in (0, 4, 9):
        people = at_table(house, "hhb").come()
        people.play(place).until_closed("Bia")
        pilot = people.pilot
        found.append((image(people), people.traces(pilot.table), people.traces(people.curtain)))
        pilot.window.close()
        forget_matches(house)
    assert found[0] == found[1] == found[2]


def forget_matches(house: House) -> None:
    """No match was played here yet: the next with the same cards is no repeat, and is not called one."""
    house.close()
    shutil.rmtree(house.folders.matches)


def image(people: Family) -> bytes:
    """Every pixel of the window as it stands."""
    assert people.pilot.window.updatesEnabled(), "a window that is not drawn looks the same whatever it shows"
    picture = people.pilot.window.grab().toImage()
    return bytes(picture.constBits())


# ---------------------------------------------------------------- opening


OTHER_KEYS = ("Esc", "F2", "Tab", "h", "?", "1", "m", "Ctrl+N", "Ctrl+Y", "Ctrl+T", "Ctrl+R", "F1", "F6")


def test_only_who_confirms_opens_the_curtain(house: House) -> None:
    people = at_table(house, "hh")
    for key in OTHER_KEYS:
        people.pilot.press(key)
        assert people.is_closed, key
        assert people.pilot.screen == "table", key
        assert not people.pilot.hand, key
        assert not people.pilot.window.menu_actions.menu.isVisible(), key


def test_space_opens_even_after_arrows_meant_for_the_table(house: House) -> None:
    people = at_table(house, "hh")
    for arrow in ("Up", "Down", "Left"):
        people.pilot.press(arrow)
        assert people.is_closed, arrow
    people.pilot.press("Space").wait_for(lambda: not people.is_closed)
    assert people.pilot.screen == "table"


def test_a_triple_click_on_the_curtain_plays_nothing(house: House) -> None:
    people = at_table(house, "hh")
    people.pilot.click(people.curtain.sheet.open_button.label, times=3)
    people.pilot.wait_for(lambda: not people.curtain.isVisible()).settle()
    assert len(people.pilot.hand) == 10
    assert people.pilot.table.presenter.stage == "hand"


def test_who_holds_the_space_bar_peeks_and_may_not_play(house: House) -> None:
    people = at_table(house, "hh")
    pilot = people.pilot
    QTest.keyPress(people.curtain.sheet.open_button, Qt.Key.Key_Space)
    pilot.wait_for(lambda: bool(pilot.hand) and not people.curtain.is_drawn)
    QTest.keyPress(people.curtain, Qt.Key.Key_Right)
    QTest.keyPress(people.curtain, Qt.Key.Key_Return)
    QTest.keyRelease(people.curtain, Qt.Key.Key_Space)
    assert people.curtain.is_drawn
    people.until_closed("Ana")
    assert not pilot.hand
    assert not any(seat.state == "chosen" for seat in pilot.table.models.seats.items)


# ---------------------------------------------------------------- taking back, hiding, leaving, being killed


def test_a_choice_comes_back_until_the_next_one_has_confirmed(house: House) -> None:
    people = at_table(house, "hhh").come()
    first = people.pilot.hand
    people.play(2).until_closed("Bia")
    people.pilot.press("z")
    people.until_closed("Ana").come()
    assert people.pilot.hand == first
    people.play(5).until_closed("Bia").come()
    people.pilot.press("z").wait_for(lambda: people.pilot.sees("there is nothing to undo"))
    people.play().until_closed("Caio").come().play()
    people.until_asked()
    assert not people.curtain.sheet.undo_button.isVisible()


def test_the_hide_key_hides_a_lonely_hand_and_gives_it_back(pilot: TablePilot) -> None:
    people = Family(pilot)
    pilot.click("Play now").settle().press("Right", "Right")
    hand = pilot.hand
    pilot.press("F2")
    assert people.is_closed
    assert not said_of(set(hand) - people.open_cards()).search(people.traces())
    assert people.cards_in_scene() <= people.open_cards()
    pilot.press("Esc", "F2")
    assert people.is_closed
    people.come()
    assert pilot.hand == hand
    pilot.press("Right", "Enter").settle()
    assert len(pilot.hand) == 9


def test_whoever_hid_everything_is_the_one_to_come_back(house: House) -> None:
    people = at_table(house, "hhh").come().play().until_closed("Bia").come()
    hand = people.pilot.hand
    people.pilot.press("F2")
    people.until_closed("Bia").come()
    assert people.pilot.hand == hand


QWIXX = TablePlan(game="qwixx_cards", seats=family("hhhb").seats, deal="7")


@pytest.mark.parametrize("tempo", ["fast", "normal", "slow"])
@pytest.mark.parametrize(
    "plan", [family("hhhb"), family("hhhb", variant="special"), QWIXX], ids=["base", "special", "qwixx"]
)
def test_hiding_everything_while_the_cards_are_dealt_keeps_nobody_from_coming(
    house: House, plan: TablePlan, tempo: str
) -> None:
    house.settle_in(preferences(plan=plan, tempo=tempo))
    pilot = house.open()
    pilot.window.play(plan)
    pilot.wait_for(lambda: pilot.screen == "table" and pilot.table.area.is_moving).press("F2")
    people = Family(pilot)
    assert not people.called, "nobody has been called yet"
    people.curtain.sheet.confirm()
    pilot.wait_for(lambda: people.is_closed and people.called != "")
    first = people.called
    assert people.come().sitting == first


def test_from_the_curtain_the_match_is_left_and_gone_on_with_behind_it(house: House) -> None:
    people = at_table(house, "hhh").come().play().until_closed("Bia")
    people.pilot.press("s")
    assert people.pilot.screen == "home"
    assert not people.curtain.isVisible()
    people.pilot.wait_for(lambda: people.pilot.sees("Continue")).click("Continue")
    people.until_closed("Bia")


def test_after_a_kill_the_match_begins_behind_the_curtain(house: House) -> None:
    people = at_table(house, "hhb").come()
    people.play().until_closed("Bia")
    second = house.as_if_killed()
    try:
        later = Family(second.open())
        later.pilot.wait_for(lambda: later.pilot.window.controller.unfinished is not None)
        later.pilot.click("Continue")
        assert not later.pilot.hand
        later.until_closed("Bia").come()
        assert len(later.pilot.hand) == 10
    finally:
        second.close()


# ---------------------------------------------------------------- PINs, and playing again


def test_a_pin_keeps_a_curious_hand_from_the_curtain(house: House) -> None:
    people = at_table(house, "hh", profiles=(with_pin(Profile("Ana"), "2468"),))
    pilot = people.pilot
    pilot.press("Enter")
    assert people.is_closed
    assert pilot.sees("This is not the PIN.")
    pilot.write("1111").press("Enter")
    assert people.is_closed
    assert not pilot.hand
    pilot.write("2468").press("Enter")
    pilot.wait_for(lambda: not people.curtain.isVisible()).settle()
    people.play().until_closed("Bia").come()
    assert len(pilot.hand) == 10


def test_the_space_bar_does_what_the_button_says_with_a_pin_too(house: House) -> None:
    people = at_table(house, "hh", profiles=(with_pin(Profile("Ana"), "2468"),))
    pilot = people.pilot
    pilot.write("24x6")
    assert people.curtain.sheet.pin.text() == "246"
    pilot.press("Space").wait_for(lambda: pilot.sees("This is not the PIN."))
    assert people.is_closed
    pilot.write("2468").press("Space").wait_for(lambda: not people.curtain.isVisible()).settle()
    assert len(pilot.hand) == 10


@pytest.mark.looking
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 640), (640, 400)])
def test_a_wrong_pin_brings_no_scroll_bar(house: House, width: int, height: int) -> None:
    names = ("Maximiliana-Ofélia", "Bartholomäus-Georg", "Constantino Augusto", "Leopoldina III", "Eva", "Gil", "Ivo")
    seats = tuple(SeatInfo(name=name, kind="human", avatar=place) for place, name in enumerate(names))
    plan = TablePlan(seats=seats, deal="20")
    house.settle_in(preferences(plan=plan, profiles=(with_pin(Profile(names[0]), "2468"),)))
    pilot = house.open()
    pilot.window.setMinimumSize(1, 1)
    pilot.window.resize(width, height)
    pilot.click("Play now")
    people = Family(pilot).until_closed()
    (scroll,) = people.curtain.sheet.findChildren(QScrollArea)
    QApplication.processEvents()
    pilot.press("Enter").wait_for(lambda: pilot.sees("This is not the PIN."))
    QApplication.processEvents()
    assert scroll.verticalScrollBar().maximum() == 0
    pilot.write("1")
    QApplication.processEvents()
    assert scroll.verticalScrollBar().maximum() == 0


def test_whoever_played_is_remembered(house: House) -> None:
    people = at_table(house, "hbh")
    profiles = people.pilot.program.preferences.value.profiles
    assert [(profile.name, profile.avatar) for profile in profiles] == [("Ana", 0), ("Caio", 2)]


def test_after_a_match_everybody_moves_one_seat_further(house: House) -> None:
    people = at_table(house, "hhb")
    people.play_to_the_end()
    people.pilot.press("r")
    people.until_closed("Ana")
    assert [seat.name for seat in people.pilot.program.client.seats] == ["Caio", "Ana", "Bia"]


# ---------------------------------------------------------------- the form


def test_the_form_seats_people_and_robots_wherever_they_want(pilot: TablePilot) -> None:
    people = Family(pilot)
    pilot.click("New game")
    pilot.click("Seat 2: a robot; make it a person")
    pilot.wait_for(lambda: pilot.sees("A name is missing here.")).press("Enter")
    assert pilot.screen == "new_game"
    pilot.write("Zé").press("Enter")
    people.until_closed("Zé").come()
    assert len(pilot.hand) == 10
    kinds = [(seat.name, seat.kind) for seat in pilot.program.client.seats]
    assert kinds == [("Zé", "human"), ("Ana", "human"), ("Bia", "bot")]


def test_the_last_person_stays_and_a_robot_gets_a_name(pilot: TablePilot) -> None:
    pilot.click("New game")
    assert not pilot.button("Seat 1: a person; make it a robot").isEnabled()
    pilot.click("Seat 2: a robot; make it a person")
    pilot.wait_for(lambda: pilot.sees("Seat 2: a person; make it a robot")).click("Seat 1: a person; make it a robot")
    names = [(seat.name, seat.kind) for seat in pilot.window.screens.new_game.typed.seats]
    assert names == [("Caio", "bot"), ("Ana", "human"), ("Bia", "bot")]


def test_a_pin_typed_in_the_form_stands_before_the_own_cards(pilot: TablePilot) -> None:
    people = Family(pilot)
    pilot.click("New game").click("Seat 2: a robot; make it a person")
    pilot.wait_for(lambda: pilot.sees("PIN for seat 1")).write("Zé").click("PIN for seat 1")
    pilot.wait_for(pilot.window.screens.new_game.seats.rows[0].pin.hasFocus).write("123").press("Tab")
    assert pilot.program.preferences.value.profiles == ()
    pilot.window.screens.new_game.seats.rows[0].pin.setFocus()
    pilot.write("4321").press("Enter")
    people.until_closed("Zé").pilot.press("Enter")
    assert people.is_closed
    pilot.write("4321").press("Enter").wait_for(lambda: not people.curtain.isVisible()).settle()
    assert len(pilot.hand) == 10


def test_everybody_may_look_at_a_reveal_before_the_curtain_closes(house: House) -> None:
    people = at_table(house, "hh", tempo="fast")
    pilot = people.pilot
    people.come().play().until_closed("Bia").come().play()
    pilot.wait_for(lambda: pilot.table.presenter.handover.due is not None)
    assert not people.curtain.isVisible()
    assert not pilot.hand
    pilot.press("F2")
    people.until_closed().come()
    assert people.curtain.isHidden()


@pytest.mark.parametrize("meanwhile", ["", "everything is hidden"])
def test_another_match_is_not_kept_behind_the_curtain_of_the_last(house: House, meanwhile: str) -> None:
    people = at_table(house, "hhb", tempo="normal").come()
    people.play()
    pilot = people.pilot
    before = pilot.program.client.epoch
    pilot.window.play(TablePlan(seats=(SeatInfo("", "human"), SeatInfo("Gil", "bot", level="random")), deal="5"))
    if meanwhile:
        pilot.window.passing.hide_everything()
    pilot.wait_for(lambda: pilot.program.client.epoch != before and pilot.table.models.hand.rowCount() == 10)
    if meanwhile:
        assert people.is_closed
        assert people.called == ""
        people.come()
    pilot.wait_for(lambda: pilot.table.presenter.stage == "hand")
    assert not people.curtain.isVisible()
