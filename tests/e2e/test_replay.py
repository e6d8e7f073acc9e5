"""Watching a match in the real window: by keys, by mouse, from any line, with all hands, and what if."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from pega6_desktop.records import portable
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord, RecordedMove
from pega6_desktop.ui.look.listing import ViewRole
from pega6_desktop.ui.screens.replay.log import ReplayLine
from pega6_desktop.ui.screens.replay.replay import ReplayScreen
from tests.e2e.conftest import SHORT, House, preferences
from tests.e2e.test_history import at_history, listed, look_at, match, move_in
from tests.pilot import TablePilot
from tests.ui.table.lying import rows_of

pytestmark = [pytest.mark.gui, pytest.mark.blind]

OVER = match("over", 2, None, "Caio", "Davi")
RUNNING = match("running", 3, 9)


def replay_of(pilot: TablePilot) -> ReplayScreen:
    return pilot.window.screens.replay


def watching(house: House, match_id: str = "over", *matches: GameRecord) -> TablePilot:
    """Somebody who has opened a match from the history by V."""
    move_in(house, *(matches or (OVER, RUNNING)))
    pilot = look_at(at_history(house), match_id)
    pilot.press("v").wait_for(lambda: pilot.screen == "replay" and replay_of(pilot).projector.film_steps is not None)
    return pilot


def hands(pilot: TablePilot) -> list[int | None]:
    """How many open cards lie at each other seat; None where they are hidden."""
    return [None if seat.hand is None else len(seat.hand) for seat in rows_of(replay_of(pilot).models).others]


@pytest.fixture
def pilot(house: House) -> TablePilot:
    return watching(house)


def test_a_match_opens_at_its_deal_and_is_stepped_through_by_keys(pilot: TablePilot) -> None:
    replay = replay_of(pilot)
    assert len(replay.models.hand.items) == 10
    assert pilot.sees("Round 1: the rows began with")
    pilot.press("Right")
    assert replay.projector.position == 1
    assert pilot.sees("step 1 of")
    pilot.press("Right", "Right").wait_for(lambda: len(replay.models.hand.items) == 9)
    pilot.press("Left", "Left", "Left")
    assert (replay.projector.position, len(replay.models.hand.items)) == (0, 10)
    pilot.press("Down", "Down")
    assert replay.models.view.progress[0] == 2
    pilot.press("Up")
    assert replay.models.view.progress[0] == 1
    pilot.press("End")
    assert replay.projector.position == replay.projector.last
    assert pilot.sees("End of the match")
    pilot.press("Home", "Esc")
    assert pilot.screen == "history"


def test_a_button_leads_back_and_another_match_can_be_watched(pilot: TablePilot) -> None:
    pilot.press("End").click("Back (Esc)")
    assert pilot.screen == "history"
    pilot.window.watch("running")
    pilot.wait_for(lambda: pilot.screen == "replay" and replay_of(pilot).projector.film_steps is not None)
    assert replay_of(pilot).projector.position == 0
    assert len(replay_of(pilot).models.view.others) == 1


def test_it_runs_by_itself_to_the_end_and_stops_there(house: House) -> None:
    house.settle_in(preferences(replay_tempo="fast"))
    pilot = watching(house)
    replay = replay_of(pilot)
    replay.projector.jump(replay.projector.last - 3)
    pilot.press("Space")
    assert replay.projector.is_running
    pilot.wait_for(lambda: replay.projector.position == replay.projector.last and not replay.projector.is_running)
    pilot.press("Space")
    assert (replay.projector.position, replay.projector.is_running) == (0, True)
    pilot.press("Space", "Right")
    assert not replay.projector.is_running


def test_any_line_of_what_happened_leads_to_its_moment(pilot: TablePilot) -> None:
    replay = replay_of(pilot)
    view, model = replay.log.list, replay.log.model
    row = next(row for row, told in enumerate(model.items) if told.heads)
    told = model.items[row]
    view.scrollTo(model.index(row))
    spot = view.visualRect(model.index(row)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert replay.projector.position == told.stop
    assert view.currentIndex().data(ViewRole).stop == told.stop
    view.setFocus()
    pilot.press("Down", "Enter")
    after = view.currentIndex().data(ViewRole)
    assert isinstance(after, ReplayLine)
    assert replay.projector.position == after.stop


def test_only_the_lines_of_those_who_took_can_be_shown(pilot: TablePilot) -> None:
    model = replay_of(pilot).log.model
    before = len(model.items)
    pilot.click("only who took")
    assert 0 < len(model.items) < before
    assert all(told.heads or told.note for told in model.items)
    pilot.click("everything")
    assert len(model.items) == before


def test_the_road_is_clicked_and_says_where_it_stands(pilot: TablePilot) -> None:
    replay = replay_of(pilot)
    scrub = replay.controls.scrub
    QTest.mouseClick(scrub, Qt.MouseButton.LeftButton, pos=QPoint(scrub.width() // 2, scrub.height() // 2))
    middle = replay.projector.last / 2
    assert abs(replay.projector.position - middle) <= 1
    assert scrub.value() == replay.projector.position
    assert scrub.accessibleName().startswith(f"step {replay.projector.position} of {replay.projector.last}")
    scrub.setFocus()
    pilot.press("Right")
    assert scrub.value() == replay.projector.position == round(scrub.value())


def test_all_hands_are_seen_and_hidden_again(pilot: TablePilot) -> None:
    assert hands(pilot) == [None, None]
    pilot.press("m")
    assert hands(pilot) == [10, 10]
    assert replay_of(pilot).bar.hands_switch.isChecked()
    pilot.press("Right", "Right", "Right", "Right")
    pilot.wait_for(lambda: hands(pilot) == [9, 9])
    pilot.press("m")
    assert hands(pilot) == [None, None]


def test_a_match_is_seen_from_another_place_at_the_same_moment(pilot: TablePilot) -> None:
    replay = replay_of(pilot)
    pilot.press("Down", "Right")
    place = replay.projector.position
    own = replay.models.view.own
    assert own is not None
    pilot.click("Seen from the place of You; another place")
    pilot.wait_for(lambda: replay.models.view.own is not None and replay.models.view.own.name == "Caio")
    assert replay.projector.position == place


def test_an_unfinished_match_hides_what_its_player_did_not_see(house: House) -> None:
    pilot = watching(house, "running")
    pilot.press("m").press("End")
    assert hands(pilot) == [None]
    assert not replay_of(pilot).bar.hands_switch.isVisible()


def test_watching_changes_neither_the_history_nor_the_statistics(house: House) -> None:
    pilot = watching(house)
    pilot.press("End", "m", "Esc").wait_for(lambda: pilot.screen == "history")
    assert listed(pilot) == ["running", "over"]
    pilot.press("Ctrl+T")
    statistics = pilot.window.screens.statistics
    pilot.wait_for(lambda: statistics.tally is not None)
    assert statistics.tally is not None
    assert statistics.tally.matches == 1


def test_a_file_with_a_fault_is_watched_up_to_it(house: House, tmp_path: Path) -> None:
    wrong = replace(OVER, moves=(*OVER.moves[:7], RecordedMove(0, "play 105"), *OVER.moves[7:]))
    portable.write(tmp_path / "f.pega6", Portable(wrong))
    pilot = house.open()
    pilot.window.open_file(tmp_path / "f.pega6")
    pilot.wait_for(lambda: pilot.sees("The rules do not allow move 8"))
    pilot.click("Keep the intact part").wait_for(lambda: listed(pilot) == ["over"])
    detail = pilot.window.screens.history.detail
    pilot.wait_for(lambda: detail.shown is not None).click("Watch")
    pilot.wait_for(lambda: pilot.screen == "replay" and replay_of(pilot).projector.film_steps is not None)
    film_steps = replay_of(pilot).projector.film_steps
    assert film_steps is not None
    assert film_steps.film.frames[-1].moves == 7


# ---------------------------------------------------------------- what if


def test_what_if_opens_a_match_of_its_own_and_leaves_the_first_as_it_was(house: House) -> None:
    pilot = watching(house)
    pilot.press("Down", "Down", "Down")
    pilot.press("j").wait_for(lambda: pilot.screen == "table").settle()
    assert pilot.table.models.view.progress[0] == 3
    assert pilot.program.client.seats == OVER.seats
    assert pilot.sees("branch · ")
    assert len(pilot.hand) == 8
    pilot.press("Left", "Enter").settle()
    pilot.press("Ctrl+Y").wait_for(lambda: pilot.screen == "history" and len(listed(pilot)) == 3)
    lines = pilot.window.screens.history.model.lines
    assert [(line.is_nested, line.parent_id) for line in lines] == [(False, ""), (False, ""), (True, "over")]
    pilot.window.close()
    store, _ = open_store(house.folders.matches)
    assert store.load("over") == OVER
    assert store.load(lines[2].match_id).moves[:3] == OVER.moves[:3]
    store.close()


def test_what_if_in_a_match_that_is_not_over_has_its_price_and_says_so(house: House) -> None:
    pilot = watching(house, "running")
    pilot.press("End", "j")
    pilot.wait_for(lambda: pilot.window.toast.text.startswith("This match is not over"))
    assert pilot.screen == "replay"
    pilot.press("j").wait_for(lambda: pilot.screen == "table").settle()
    pilot.press("Ctrl+Y").wait_for(lambda: pilot.screen == "history" and len(listed(pilot)) == 3)
    by_id = {line.match_id: line.is_assisted for line in pilot.window.screens.history.model.lines}
    assert (by_id["running"], by_id["over"]) == (True, False)


def test_among_bots_only_there_is_no_what_if(house: House) -> None:
    bots = tuple(replace(seat, kind="bot", level="random") for seat in OVER.seats)
    pilot = watching(house, "over", replace(OVER, seats=bots))
    assert not replay_of(pilot).branch_button.isEnabled()
    pilot.press("j")
    assert pilot.screen == "replay"


def test_a_round_is_watched_from_its_result_and_play_goes_on_there(house: House) -> None:
    house.settle_in(preferences(plan=replace(SHORT, options=(("fixedRounds", 2),))))
    pilot = house.open()
    pilot.click("Play now").settle()
    while pilot.screen == "table":
        pilot.press("Left", "Enter") if not pilot.owes_row else pilot.press("1", "Enter")
        pilot.settle()
    assert pilot.screen == "round_result"
    pilot.press("v").wait_for(lambda: pilot.screen == "replay" and replay_of(pilot).projector.film_steps is not None)
    assert not replay_of(pilot).bar.hands_switch.isVisible()
    pilot.press("Esc").wait_for(lambda: pilot.screen == "round_result")
    pilot.press("Enter").settle()
    assert pilot.screen == "table"


# ---------------------------------------------------------------- back and forward at the table


def test_going_back_past_a_reveal_asks_first_marks_the_match_and_can_be_done_again(house: House) -> None:
    pilot = house.open()
    pilot.click("Play now").settle()
    before = pilot.hand
    pilot.press("Left", "Enter").settle()
    while pilot.owes_row:
        pilot.press("1", "Enter").settle()
    played = pilot.hand
    pilot.press("z").wait_for(lambda: "counts as assisted" in pilot.status)
    assert pilot.hand == played
    pilot.press("z").wait_for(lambda: pilot.table.presenter.stage == "hand" and pilot.hand != played)
    while len(pilot.hand) < len(before):
        pilot.press("z").wait_for(lambda: pilot.table.presenter.stage in ("hand", "rows"))
    assert pilot.hand == before
    assert pilot.window.controller.mark == "assisted"
    assert pilot.sees("assisted · ")
    assert pilot.log[-1] == "Move undone."
    pilot.press("y").wait_for(lambda: pilot.log[-1] == "Move redone.")
    pilot.press("Ctrl+Y").wait_for(lambda: pilot.screen == "history" and bool(listed(pilot)))
    assert pilot.window.screens.history.model.lines[0].is_assisted
    pilot.wait_for(lambda: pilot.sees("assisted"))
