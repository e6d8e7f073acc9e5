"""Whatever is done in the middle of something: nothing hangs, crashes, is lost, or acts on the next state."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.e2e.conftest import House, preferences
from tests.pilot import TablePilot, row

pytestmark = pytest.mark.gui

LONG = {"slow": 60_000, "normal": 60_000, "fast": 60_000, "off": 60_000}
"""The last bot thinks for a minute: longer than any of these tests waits for it."""


def waiting_for_bots(house: House, size: tuple[int, int] = (1280, 800)) -> TablePilot:
    """A table where the own card is chosen and the last bot still thinks."""
    pilot = house.open(pauses=LONG, size=size)
    pilot.click("Play now").settle().press("Right", "Enter").wait_for_stage("waiting")
    return pilot


def test_all_backs_are_laid_while_the_person_still_thinks(house: House) -> None:
    pilot = house.open(pauses=LONG, size=(1280, 800))
    pilot.click("Play now").wait_for_stage("hand").settle()
    pilot.wait_for(lambda: [seat.state for seat in pilot.table.models.view.others] == ["chosen", "chosen"])
    assert pilot.table.area._felt._closing.key is None
    assert pilot.status.startswith("Your turn:")


def test_the_time_to_take_back_is_shown_on_the_own_card_and_said(house: House) -> None:
    house.settle_in(preferences(tempo="normal"))
    pilot = waiting_for_bots(house)
    ring, laid = pilot.table.area._felt._closing, pilot.table.models.view.arrangement.own_laid
    assert laid is not None
    card = laid.key
    pilot.wait_for(lambda: ring.key == card and ring._piece.isVisible())
    assert pilot.status.startswith("Everybody has chosen: the cards turn up now… Z takes your ")
    assert [seat.state for seat in pilot.table.models.view.others] == ["chosen", "chosen"]
    pilot.window.resize(1024, 640)
    assert ring.key == card
    pilot.press("z").wait_for(lambda: ring.key is None and not ring._piece.isVisible())
    pilot.wait_for_stage("hand")


def test_where_nothing_moves_the_words_alone_say_that_the_card_comes_back(house: House) -> None:
    pilot = waiting_for_bots(house)
    assert pilot.table.area._felt._closing.key is None
    assert pilot.status.startswith("Everybody has chosen: the cards turn up now… Z takes your ")


@pytest.mark.parametrize("way", ["title bar", "Ctrl+Q", "menu"])
def test_the_window_closes_while_a_bot_thinks(house: House, way: str) -> None:
    pilot = waiting_for_bots(house)
    match way:
        case "title bar":
            pilot.window.close()
        case "menu":
            pilot.window.menu_actions.quit.trigger()
        case keys:
            pilot.press(keys)
    assert not pilot.window.isVisible()
    assert pilot.program.client.shut_down()
    assert "ERROR" not in house.log_text
    assert "CRITICAL" not in house.log_text


def test_a_new_game_may_begin_while_a_bot_thinks(house: House) -> None:
    pilot = waiting_for_bots(house)
    pilot.press("Ctrl+N")
    assert pilot.screen == "new_game"
    pilot.press("Enter").settle()
    assert pilot.screen == "table"
    assert len(pilot.hand) == 10
    assert not pilot.log[1:]


def test_back_from_the_new_game_form_the_match_goes_on(house: House) -> None:
    pilot = waiting_for_bots(house)
    hand = pilot.hand
    pilot.press("Ctrl+N", "Esc")
    assert pilot.screen == "table"
    assert pilot.hand == hand
    pilot.press("z").settle()
    assert len(pilot.hand) == 10


def test_the_own_card_comes_back_while_a_bot_thinks_and_another_one_may_go(house: House) -> None:
    pilot = waiting_for_bots(house)
    first = pilot.hand
    pilot.press("z").settle()
    assert len(pilot.hand) == 10
    assert set(first) < set(pilot.hand)
    pilot.press("Left", "Enter").wait_for_stage("waiting")
    assert len(pilot.hand) == 9
    assert pilot.hand != first


def test_a_double_or_triple_click_plays_one_card(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    for times in (2, 3):
        before = len(pilot.hand)
        pilot.click(card=pilot.hand[3]).settle()
        assert len(pilot.hand) == before
        pilot.click(pilot.table.action_button.text(), times=times).settle()
        if pilot.owes_row:
            pilot.press("1", "Enter").settle()
        assert len(pilot.hand) == before - 1


@pytest.mark.parametrize("times", [2, 3])
def test_a_double_click_on_a_card_of_the_hand_plays_that_card_alone(pilot: TablePilot, times: int) -> None:
    pilot.click("Play now").settle()
    hand = pilot.hand
    pilot.click(card=hand[3], times=times).settle()
    if pilot.owes_row:
        pilot.press("1", "Enter").settle()
    assert pilot.hand == [card for card in hand if card != hand[3]]


@pytest.mark.parametrize("words", ["Play now"])
def test_a_triple_click_on_the_start_button_starts_one_match(pilot: TablePilot, words: str) -> None:
    pilot.click(words, times=3).settle()
    assert pilot.screen == "table"
    assert len(pilot.hand) == 10
    assert pilot.program.client.epoch == 1


def test_a_held_enter_key_plays_one_card(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    pilot.press("Right").hold("Enter").settle()
    if pilot.owes_row:
        pilot.press("1", "Enter").settle()
    assert len(pilot.hand) == 9


def test_a_held_arrow_walks_and_does_nothing_else(pilot: TablePilot) -> None:
    pilot.click("Play now").settle().hold("Right", times=40)
    assert len(pilot.hand) == 10
    assert pilot.table.action_button.isEnabled()


def test_clicks_and_keys_in_the_wrong_moment_are_absorbed_with_a_word(house: House) -> None:
    pilot = waiting_for_bots(house)
    before = (pilot.hand, pilot.rows)
    pilot.press("Enter")
    assert pilot.table.status.status.tone == "refused"
    assert "Z takes it back" in pilot.status
    pilot.press("2")
    pilot.click(card=pilot.hand[0]).click(row(1))
    pilot.drag(card=pilot.hand[1], to=row(2))
    assert (pilot.hand, pilot.rows) == before
    assert pilot.table.presenter.stage == "waiting"


def test_a_drop_on_the_wrong_row_is_refused_and_nothing_is_lost(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    card = pilot.hand[-1]
    wrong = row(pilot.place_of(card).number % 4 + 1)
    before = (pilot.hand, pilot.rows)
    pilot.drag(card=card, to=wrong)
    assert pilot.table.status.status.tone == "refused"
    assert (pilot.hand, pilot.rows) == before
    pilot.press("Enter").settle()
    assert card not in pilot.hand


def test_a_card_let_go_anywhere_else_returns_to_the_hand(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    before = pilot.hand
    pilot.grab(before[4]).release().settle()
    assert pilot.hand == before
    assert not pilot.table.area.is_dragging


def test_two_cards_cannot_be_held_at_once(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    before, area = pilot.hand, pilot.table.area
    pilot.grab(before[2])
    other = area.card_point(("card", before[6]))
    QTest.mousePress(area.viewport(), Qt.MouseButton.RightButton, pos=other)
    QTest.mousePress(area.viewport(), Qt.MouseButton.LeftButton, pos=other)
    QTest.mouseMove(area.viewport(), other - QPoint(0, 50))
    QTest.mouseRelease(area.viewport(), Qt.MouseButton.RightButton, pos=other)
    pilot.release().settle()
    assert pilot.hand == before
    pilot.drag(card=before[2], to=pilot.place_of(before[2])).settle()
    if pilot.owes_row:
        pilot.press("1", "Enter").settle()
    assert before[2] not in pilot.hand
    assert len(pilot.hand) == 9


@pytest.mark.parametrize("keys", ["Ctrl+N", "F11", "Esc", "F1", "h"])
def test_a_key_in_mid_drag_sends_the_card_home_first(pilot: TablePilot, keys: str) -> None:
    pilot.click("Play now").settle()
    before = pilot.hand
    pilot.grab(before[5]).press(keys)
    assert not pilot.table.area.is_dragging
    pilot.release()
    assert pilot.hand == before
    if pilot.screen != "table":
        pilot.press("Esc")
    pilot.settle()
    assert pilot.screen == "table"
    assert pilot.hand == before


def test_the_window_may_change_its_size_while_cards_move(house: House) -> None:
    pilot = moving(house)
    for size in ((1024, 640), (1600, 900), (900, 700), (1280, 800)):
        pilot.window.resize(*size)
        pilot.qtbot.wait(30)
    pilot.press("Space").settle()
    layout = pilot.table.area.table_layout
    assert (layout.width, layout.height) == (1280, 800)
    assert sorted(pilot.hand) == pilot.hand


def moving(house: House) -> TablePilot:
    """A table on which the first trick is being placed, slowly."""
    house.settle_in(preferences(tempo="slow"))
    pilot = house.open()
    pilot.click("Play now").settle().press("Left", "Enter").wait_for(lambda: pilot.table.area.is_moving)
    return pilot


@pytest.mark.parametrize("way", ["Space", "click"])
def test_a_click_or_space_ends_what_moves(house: House, way: str) -> None:
    pilot = moving(house)
    if way == "Space":
        pilot.press("Space")
    else:
        QTest.mouseClick(pilot.table.area.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 360))
    assert not pilot.table.area.is_moving
    pilot.settle()
    assert len(pilot.hand) == 9


def test_leaving_the_table_in_mid_animation_and_coming_back_changes_nothing(house: House) -> None:
    pilot = moving(house)
    pilot.press("F1")
    assert pilot.screen == "keys"
    pilot.press("F1").settle()
    assert len(pilot.hand) == 9
    assert len(pilot.log) >= 5


def test_the_first_cards_of_a_match_are_dealt_before_the_players_eyes(house: House) -> None:
    house.settle_in(preferences(tempo="slow"))
    pilot = house.open()
    pilot.click("Play now").wait_for(lambda: pilot.table.area.is_moving)
    pilot.settle()
    assert len(pilot.hand) == 10


MANY = 200
SMALL = (1024, 600)
"""A small window is drawn sooner."""


@pytest.mark.blind
def test_two_hundred_take_backs_while_a_bot_thinks(house: House) -> None:
    pilot = waiting_for_bots(house, SMALL)
    for _ in range(MANY):
        pilot.press("z").wait_for_stage("hand")
        assert len(pilot.hand) == 10
        pilot.press("Right", "Enter").wait_for_stage("waiting")
        assert len(pilot.hand) == 9
    pilot.press("z").settle()
    assert len(pilot.log) < 10


@pytest.mark.blind
def test_two_hundred_new_games_while_a_bot_thinks(house: House) -> None:
    pilot = waiting_for_bots(house, SMALL)
    for _ in range(MANY):
        pilot.press("Ctrl+N", "Enter").settle()
        assert len(pilot.hand) == 10
        pilot.press("Right", "Enter").wait_for_stage("waiting")
    assert pilot.program.client.epoch == MANY + 1
