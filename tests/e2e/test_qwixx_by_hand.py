"""Qwixx cards in the real window: drawn, marked and played by drag, by click, by keys and in the list of moves."""

from collections.abc import Callable

import pytest

from pega6_desktop.games.qwixx_cards.cards import colour_of
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.qwixx_cards.cards import box_zone
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.conftest import House
from tests.pilot import Spot, TablePilot, row

pytestmark = pytest.mark.gui

PLAN = TablePlan(
    game="qwixx_cards",
    seats=(
        SeatInfo(name="", kind="human"),
        SeatInfo(name="Ana", kind="bot", level="careful", avatar=1),
        SeatInfo(name="Bia", kind="bot", level="random", avatar=2),
    ),
    deal="21",
)
HAND = Spot(("hand", 0))


def legal(pilot: TablePilot) -> list[Move]:
    """The moves on offer, in the order of the list."""
    return [item.move for item in pilot.table.models.moves.items if isinstance(item.move, Move)]


def begin(house: House) -> TablePilot:
    pilot = house.open()
    pilot.window.play(PLAN)
    return pilot.wait_for(lambda: pilot.screen == "table")


def until(pilot: TablePilot, kind: type[Move], wanted: Callable[[Move], bool] = lambda move: True) -> Move:
    """Play on until such a move is on offer: draw the first, pass every number, play the first card."""
    for _ in range(60):
        pilot.wait_for(lambda: pilot.table.presenter.stage == "gather" and bool(legal(pilot)))
        found = next((move for move in legal(pilot) if isinstance(move, kind) and wanted(move)), None)
        if found is not None:
            return found
        before = legal(pilot)
        pilot.table.presenter.submit_move(before[0])
        wait_for_others(pilot, before)
    raise AssertionError("no such move ever came")


def wait_for_others(pilot: TablePilot, before: list[Move]) -> None:
    """Until something else is on offer, or the table is left."""
    pilot.wait_for(lambda: pilot.screen != "table" or legal(pilot) != before)


def crosses(move: Move) -> bool:
    return isinstance(move, Play) and len(move.numbers) == 1 and len(move.cards) == 1


# ---------------------------------------------------------------- action 3


def by_drag(pilot: TablePilot, move: Play) -> None:
    pilot.drag(move.cards[0], to=row(move.row + 1))
    pilot.press("Enter")


def by_drag_onto_the_box(pilot: TablePilot, move: Play) -> None:
    pilot.drag(move.cards[0], to=Spot(box_zone(move.row, move.numbers[0])))
    pilot.click(pilot.table.action_button.text())


def by_click_on_the_box(pilot: TablePilot, move: Play) -> None:
    pilot.click(Spot(box_zone(move.row, move.numbers[0])))
    pilot.press("Enter")


def by_click_on_the_card(pilot: TablePilot, move: Play) -> None:
    pilot.click(card=move.cards[0])
    pilot.click(Spot(box_zone(move.row, move.numbers[0])))
    pilot.press("Enter")


def by_keys(pilot: TablePilot, move: Play) -> None:
    cards = [item.key[1] for item in pilot.table.models.hand.items]
    pilot.press(*["Right"] * (cards.index(move.cards[0]) + 1), "Up", "Enter")


def in_the_list(pilot: TablePilot, move: Move) -> None:
    pilot.press("h")
    pilot.table.panel.moves.setFocus()
    pilot.press("Home", *["Down"] * legal(pilot).index(move), "Enter")


PLAYING = [by_drag, by_drag_onto_the_box, by_click_on_the_box, by_click_on_the_card, by_keys, in_the_list]


@pytest.mark.parametrize("way", PLAYING, ids=lambda way: way.__name__)
def test_a_card_is_played_and_crossed(house: House, way: Callable[[TablePilot, Play], None]) -> None:
    pilot = begin(house)
    move = until(pilot, Play, crosses)
    assert isinstance(move, Play)
    colour = ("red", "yellow", "green", "blue")[move.row]
    way(pilot, move)
    pilot.wait_for(lambda: f"You crossed the {colour} {move.numbers[0]}." in pilot.log)
    assert any(line.startswith("You played") and colour in line for line in pilot.log)


def test_a_card_let_go_beside_everything_or_on_a_wrong_row_goes_home(house: House) -> None:
    pilot = begin(house)
    move = until(pilot, Play, crosses)
    assert isinstance(move, Play)
    card = move.cards[0]
    wrong = (colour_of(card) + 1) % 4
    pilot.drag(card, to=row(wrong + 1))
    pilot.wait_for(lambda: "cards are crossed in the row of their own colour" in pilot.status)
    pilot.grab(card).release()
    assert pilot.table.presenter.stage == "gather"
    assert not pilot.table.action_button.isEnabled()


def test_what_is_gathered_is_put_down_with_z_and_all_of_it_with_esc(house: House) -> None:
    pilot = begin(house)
    move = until(pilot, Play, crosses)
    assert isinstance(move, Play)
    pilot.click(Spot(box_zone(move.row, move.numbers[0])))
    assert "scores" in pilot.status
    pilot.press("z")
    assert "without a" in pilot.status
    assert "scores" not in pilot.status
    pilot.press("Esc")
    assert "choose 1 to 3 cards" in pilot.status


def test_the_arrow_up_crosses_a_card_that_was_chosen_with_the_mouse(house: House) -> None:
    pilot = begin(house)
    move = until(pilot, Play, crosses)
    assert isinstance(move, Play)
    pilot.click(card=move.cards[0])
    assert "scores" not in pilot.status
    pilot.press("Up")
    assert f"{move.numbers[0]} scores" in pilot.status
    pilot.press("Up")
    assert "scores" not in pilot.status


def test_the_turn_is_missed_with_the_plain_button_and_never_with_the_golden_one(house: House) -> None:
    pilot = begin(house)
    move = until(pilot, Play, crosses)
    assert isinstance(move, Play)
    pilot.click(card=move.cards[0])
    assert pilot.table.action_button.text().startswith("Cross ")
    pilot.click("Take the penalty: −5")
    pilot.wait_for(lambda: "You crossed nothing: penalty 1 of 4, minus 5 points." in pilot.log)
    assert not any(line.startswith("You crossed the ") for line in pilot.log)


# ---------------------------------------------------------------- action 1


def draw_by_keys(pilot: TablePilot, move: Draw) -> None:
    pilot.press(*[str(at + 1) for at in move.places], "Enter")


def draw_by_clicks(pilot: TablePilot, move: Draw) -> None:
    for at in move.places:
        pilot.click(Spot(("shown", at)))
    pilot.click(pilot.table.action_button.text())


def draw_by_drag(pilot: TablePilot, move: Draw) -> None:
    for at in move.places:
        shown = [key for key in pilot.table.area.felt.arrangement.movable() if key[0] == "shown" and key[1] == at]
        pilot.drag(to=HAND, key=shown[0])
    if len(move.places) > 1:
        pilot.press("Enter")


@pytest.mark.parametrize("way", [draw_by_keys, draw_by_clicks, draw_by_drag, in_the_list], ids=lambda way: way.__name__)
def test_cards_are_drawn(house: House, way: Callable[[TablePilot, Draw], None]) -> None:
    pilot = begin(house)
    move = until(pilot, Draw)
    assert isinstance(move, Draw)
    held = len(pilot.table.models.hand.items)
    way(pilot, move)
    pilot.wait_for(lambda: len(pilot.table.models.hand.items) == 5)
    assert held + len(move.places) == 5
    assert any(line.startswith("You took") for line in pilot.log)


# ---------------------------------------------------------------- action 2


def mark_by_click(pilot: TablePilot, move: CrossNumber, number: int) -> None:
    pilot.click(Spot(box_zone(move.row, number)))
    pilot.click(pilot.table.action_button.text())


def mark_by_keys(pilot: TablePilot, move: CrossNumber, number: int) -> None:
    rows = [one.row for one in legal(pilot) if isinstance(one, CrossNumber)]
    pilot.press(*["Down"] * (rows.index(move.row) + 1), "Enter")


def mark_by_digit(pilot: TablePilot, move: CrossNumber, number: int) -> None:
    pilot.press(str(move.row + 1), "Enter")


@pytest.mark.parametrize("way", [mark_by_click, mark_by_keys, mark_by_digit], ids=lambda way: way.__name__)
def test_the_number_for_all_is_crossed(house: House, way: Callable[[TablePilot, CrossNumber, int], None]) -> None:
    pilot = begin(house)
    move = until(pilot, CrossNumber)
    assert isinstance(move, CrossNumber)
    number = int(pilot.status.split()[0])
    way(pilot, move, number)
    colour = ("red", "yellow", "green", "blue")[move.row]
    pilot.wait_for(lambda: f"You crossed the {colour} {number}." in pilot.log)


def test_the_number_for_all_is_passed_with_nought(house: House) -> None:
    pilot = begin(house)
    until(pilot, CrossNothing)
    count = sum(line.startswith("All had decided") for line in pilot.log)
    pilot.press("0")
    pilot.wait_for(lambda: sum(line.startswith("All had decided") for line in pilot.log) > count)
    assert not any(line.startswith("You crossed the ") for line in pilot.log)


# ---------------------------------------------------------------- a whole match


def test_a_match_is_played_to_its_end_by_keys_alone_and_is_in_the_history(house: House) -> None:
    pilot = begin(house)
    for _ in range(400):
        pilot.wait_for(lambda: pilot.screen != "table" or pilot.table.presenter.stage == "gather")
        if pilot.screen != "table":
            break
        before = legal(pilot)
        if isinstance(before[0], Draw):
            pilot.press(*[str(at + 1) for at in before[0].places], "Enter")
        elif isinstance(before[0], Play):
            pilot.press("Right", "Up", "Enter")
            if legal(pilot) == before and pilot.table.presenter.stage == "gather":
                pilot.press("Esc", "Right", "Space", "0")
        else:
            pilot.press("Down", "Enter") if len(before) > 1 else pilot.press("0")
        wait_for_others(pilot, before)
    assert pilot.screen == "match_result"
    assert pilot.sees("won with ") or pilot.sees("Most points (")
