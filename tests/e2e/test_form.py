"""The new-game form in front of a player: by keyboard throughout, and impossible things refused in words."""

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.e2e.conftest import House, preferences
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]


@pytest.fixture
def form(house: House) -> TablePilot:
    """The form of three seats, opened by key."""
    return house.open().press("n")


def focus(pilot: TablePilot, field: QLineEdit) -> TablePilot:
    field.setFocus()
    return pilot


def test_a_match_can_be_set_up_and_begun_with_the_keyboard_alone(form: TablePilot) -> None:
    screen = form.window.screens.new_game
    for _ in range(40):
        if QApplication.focusWidget() is screen.seats.add_button:
            break
        form.press("Tab")
    form.press("Enter").write("Zé")
    assert form.sees("Seats: 4 (2 to 10)")
    form.press("Enter").settle()
    assert form.screen == "table"
    assert [seat.name for seat in form.table.models.view.others] == ["Ana", "Bia", "Zé"]


def test_tab_reaches_every_control_of_the_form(form: TablePilot) -> None:
    screen = form.window.screens.new_game
    reached = set()
    for _ in range(60):
        form.press("Tab")
        reached.add(QApplication.focusWidget())
    wanted = {
        screen.back_button,
        screen.start_button,
        screen.seats.mix_button,
        screen.seats.add_button,
        screen.rules.deal,
    }
    wanted |= {row.name for row in screen.seats.rows} | {
        row.remove for row in screen.seats.rows if row.remove.isVisible()
    }
    assert wanted <= reached


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("", "A name is missing here."), ("x" * 200, "At most 40 characters"), ("Bia", "is called Bia already")],
    ids=["empty", "200 characters", "twice"],
)
def test_names_that_cannot_stand_are_refused_at_their_field(form: TablePilot, text: str, sentence: str) -> None:
    screen = form.window.screens.new_game
    focus(form, screen.seats.rows[1].name).write(text).press("Enter")
    assert form.screen == "new_game"
    assert form.sees(sentence)
    focus(form, screen.seats.rows[1].name).write("Rosa").press("Enter").settle()
    assert form.screen == "table"


@pytest.mark.parametrize("text", ["0", "-5", "1000000000", "six"])
def test_targets_that_cannot_be_played_are_refused_at_the_field(form: TablePilot, text: str) -> None:
    target = form.window.screens.new_game.rules.rows[0].control
    assert isinstance(target, QLineEdit)
    focus(form, target).write(text).press("Enter")
    assert form.screen == "new_game"
    assert form.sees("Enter 1 to" if text != "six" else "is not a whole number")
    assert QApplication.focusWidget() is target


def test_target_and_rounds_together_are_refused(form: TablePilot) -> None:
    target, _, rounds = (rule.control for rule in form.window.screens.new_game.rules.rows)
    assert isinstance(target, QLineEdit)
    assert isinstance(rounds, QLineEdit)
    focus(form, target).write("80")
    focus(form, rounds).write("3").press("Enter")
    assert form.screen == "new_game"
    assert form.sees("not both")


def test_two_to_ten_seats_and_no_more_nor_less(form: TablePilot) -> None:
    screen = form.window.screens.new_game
    for _ in range(12):
        screen.seats.add_button.click()
    assert len(screen.seats.rows) == 10
    assert not screen.seats.add_button.isEnabled()
    for _ in range(12):
        screen.seats.rows[-1].remove.click()
    assert len(screen.seats.rows) == 2
    form.click("Start").settle()
    assert len(form.table.models.view.others) == 1


def test_the_form_remembers_the_last_table(house: House) -> None:
    pilot = house.open().press("n")
    screen = pilot.window.screens.new_game
    focus(pilot, screen.seats.rows[0].name).write("Lu")
    pilot.click("Add a player")
    focus(pilot, screen.rules.deal).write("77").press("Enter").settle()
    pilot.window.close()
    again = house.open()
    assert again.sees("Lu against Ana, Bia and Caio")
    again.press("n")
    form = again.window.screens.new_game
    assert [row.name.text() for row in form.seats.rows] == ["Lu", "Ana", "Bia", "Caio"]
    assert form.rules.deal.text() == "", "a number is used once"


def test_a_number_typed_for_one_game_is_used_up_by_its_match(house: House) -> None:
    pilot = house.open().press("n")
    form = pilot.window.screens.new_game
    focus(pilot, form.rules.deal).write("777").press("Enter").settle()
    first = pilot.hand
    pilot.press("Ctrl+N")
    assert form.rules.deal.text() == ""
    pilot.press("Enter").settle()
    assert pilot.hand != first


def test_a_number_does_not_wait_in_the_table_of_another_game(form: TablePilot) -> None:
    screen = form.window.screens.new_game
    focus(form, screen.rules.deal).write("777")
    form.click("No Thanks!")
    assert screen.rules.deal.text() == ""
    form.click("Pega em 6!")
    assert screen.rules.deal.text() == ""


def test_the_same_deal_number_deals_the_same_cards_and_none_deals_others(house: House) -> None:
    pilot = house.open()
    hands = []
    for seed in ("5", "5", "", ""):
        pilot.press("Ctrl+N")
        focus(pilot, pilot.window.screens.new_game.rules.deal).write(seed).press("Enter").settle()
        hands.append(pilot.hand)
    assert hands[0] == hands[1]
    assert hands[2] != hands[3]


def test_mixed_seats_keep_everybody(form: TablePilot) -> None:
    screen = form.window.screens.new_game
    before = [row.name.text() for row in screen.seats.rows]
    form.click("Shuffle seats")
    after = [row.name.text() for row in screen.seats.rows]
    assert after != before
    assert sorted(after) == sorted(before)
    form.click("Start").settle()
    assert form.table.models.view.own is not None
    assert form.table.models.view.own.name == "You"


def test_another_face_is_one_nobody_has(form: TablePilot) -> None:
    screen = form.window.screens.new_game
    form.click("Another face for seat 1")
    faces = [row.seat.avatar for row in screen.seats.rows]
    assert faces[0] == 3
    assert len(set(faces)) == len(faces)


def test_escape_leads_home(form: TablePilot) -> None:
    form.press("Esc")
    assert form.screen == "home"


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1280, 800), 200)], ids=["small window", "large text"])
def test_nothing_of_a_row_is_cut_when_its_words_need_a_second_line(
    house: House, size: tuple[int, int], text: int
) -> None:
    house.settle_in(preferences(text_percent=text))
    pilot = house.open(size=size).press("n")
    screen = pilot.window.screens.new_game
    for _ in range(7):
        screen.seats.add_button.click()
    pilot.qtbot.waitUntil(lambda: screen.seats.rows[-1].geometry().top() > screen.seats.rows[-2].geometry().top())
    bots = screen.seats.rows[1:]
    pilot.qtbot.waitUntil(lambda: all(row.level.width() >= row.level.sizeHint().width() for row in bots))
    for row in bots:
        assert row.level.width() >= row.level.sizeHint().width()
        assert row.level.geometry().right() < row.remove.geometry().left()
        assert row.name.width() >= row.name.minimumSizeHint().width()
    rules = screen.rules.rows
    pilot.qtbot.waitUntil(lambda: all(rule.height() >= rule.heightForWidth(rule.width()) for rule in rules))


def test_the_agreed_rules_can_be_read_during_play_and_travel_with_the_match(house: House) -> None:
    pilot = house.open().press("n")
    rules = pilot.window.screens.new_game.rules
    target = rules.rows[0].control
    assert isinstance(target, QLineEdit)
    rounds = rules.rows[2].control
    assert isinstance(rounds, QLineEdit)
    focus(pilot, rounds).write("")
    focus(pilot, target).write("40").press("Enter").settle()
    pilot.press("Ctrl+R")
    assert pilot.sees("Rules of this match")
    assert pilot.sees("Your own way")
    assert pilot.sees("Ends at")
    assert pilot.sees("40")
    pilot.press("Esc").settle()
    assert pilot.screen == "table"
    pilot.press("h")
    assert pilot.sees("Base game, Your own way · Ends at: 40")
    killed = house.as_if_killed()
    again = killed.open()
    again.wait_for(lambda: again.window.controller.unfinished is not None).press("c").settle().press("Ctrl+R")
    assert again.sees("Your own way")
    assert again.sees("40")
    killed.close()


def test_without_a_match_there_are_no_rules_of_it(pilot: TablePilot) -> None:
    assert not pilot.window.menu_actions.rules.isEnabled()
    pilot.press("Ctrl+R")
    assert pilot.screen == "home"
