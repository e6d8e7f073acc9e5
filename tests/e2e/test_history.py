"""The history, as a player uses it: finding, opening, saving, deleting, playing on and playing the same cards again."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from pega6_desktop.records import deal_code, portable
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from tests.e2e.conftest import House, preferences
from tests.e2e.family import Family
from tests.later_rules import LATER, rules_of_tomorrow
from tests.pilot import TablePilot
from tests.runtime.desk import played, record

pytestmark = [pytest.mark.gui, pytest.mark.blind]

YOU = SeatInfo("", "human")


def match(name: str, seed: int, moves: int | None = None, *others: str) -> GameRecord:
    """You against bots of these names (Bia without any)."""
    return played(begun(name, seed, *others), moves, luck=seed)


def begun(name: str, seed: int, *others: str) -> GameRecord:
    seats = (SeatInfo("You", "human"), *(SeatInfo(other, "bot", "random", 2) for other in others or ("Bia",)))
    return replace(record("b" * len(seats), seed=seed, match_id=name), seats=seats)


def move_in(house: House, *matches: GameRecord) -> None:
    """Matches that were played here before."""
    store, _ = open_store(house.folders.matches)
    for one in matches:
        store.begin(one, portable.examined(one))
    store.close()


def at_history(house: House) -> TablePilot:
    pilot = house.open(size=(1280, 800))
    pilot.click("History")
    history = pilot.window.screens.history
    return pilot.wait_for(lambda: bool(history.model.lines) and history.detail.match_id != "")


def listed(pilot: TablePilot) -> list[str]:
    return [line.match_id for line in pilot.window.screens.history.model.lines]


def has_more_than(pilot: TablePilot, count: int) -> bool:
    return len(listed(pilot)) > count


def look_at(pilot: TablePilot, match_id: str) -> TablePilot:
    """Walk to a match with the arrows."""
    history = pilot.window.screens.history
    history.list.setFocus()
    pilot.press("Home")
    for _ in listed(pilot):
        if history.model.lines[history.list.currentIndex().row()].match_id == match_id:
            return pilot.wait_for(lambda: history.detail.match_id == match_id and history.detail.shown is not None)
        pilot.press("Down")
    raise AssertionError(f"{match_id} is not listed")


MATCHES = (match("first", 1), match("second", 2, None, "Caio", "Davi"), match("running", 3, 9))


@pytest.fixture
def pilot(house: House) -> TablePilot:
    """A player before the history with three matches."""
    move_in(house, *MATCHES)
    return at_history(house)


def test_every_match_is_listed_and_the_last_one_is_shown(pilot: TablePilot) -> None:
    assert pilot.screen == "history"
    assert listed(pilot) == ["running", "second", "first"]
    assert pilot.sees("3 matches kept on this computer")
    assert pilot.sees("round 1, trick")
    assert pilot.button("Continue").isEnabled()


def test_a_match_whose_line_is_broken_is_called_unreadable_and_can_be_deleted(house: House) -> None:
    move_in(house, *MATCHES)
    with closing(sqlite3.connect(house.folders.matches / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE matches SET game = CAST(x'32ff30' AS TEXT) WHERE match_id = 'second'")
        connection.execute("UPDATE matches SET match_id = CAST(x'ff80' AS TEXT) WHERE match_id = 'running'")
        connection.execute("DELETE FROM seats WHERE match_id = 'running'")  # by which it would be known again
    pilot = at_history(house)
    history = pilot.window.screens.history
    broken, second, first = history.model.lines
    assert (second.match_id, first.match_id) == ("second", "first")
    sentences = [str(history.model.index(row).data()) for row in range(3)]
    assert [("unreadable match" in sentence) for sentence in sentences] == [True, True, False]
    pilot.wait_for(lambda: history.detail.match_id == broken.match_id)
    assert not history.detail.resume_button.isVisible()
    pilot.click("Delete")
    pilot.click("Yes, delete")
    pilot.wait_for(lambda: listed(pilot) == ["second", "first"])
    pilot.click("Undo")
    pilot.wait_for(lambda: len(listed(pilot)) == 3)


@pytest.mark.parametrize("value", ["x'ff'", "CAST(x'32ff30' AS TEXT)", "''", "'2031-13-45T99:00:00.000+00:00'", "17"])
def test_a_match_of_which_only_the_date_is_broken_is_shown_as_it_is(house: House, value: str) -> None:
    move_in(house, *MATCHES)
    with closing(sqlite3.connect(house.folders.matches / FILE_NAME)) as connection, connection:
        connection.execute(f"UPDATE matches SET played_at = {value} WHERE match_id = 'running'")
    pilot = at_history(house)
    history = pilot.window.screens.history
    pilot.wait_for(lambda: history.detail.shown is not None)
    assert str(history.model.index(0).data()).startswith("date unknown · ")
    assert pilot.sees("Date unknown")
    assert not pilot.sees("nreadable match")
    assert pilot.button("Watch").isVisible()
    assert pilot.button("Continue").isEnabled()


def test_a_match_of_an_unknown_game_or_variant_shows_no_id(house: House) -> None:
    move_in(house, *MATCHES)
    with closing(sqlite3.connect(house.folders.matches / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE matches SET game = 'chess', variant = 'special' WHERE match_id = 'second'")
        connection.execute("UPDATE matches SET variant = 'blitz' WHERE match_id = 'first'")
    model = at_history(house).window.screens.history.model
    said = [str(model.index(row).data()) for row in range(3)]
    assert [("unknown game" in sentence) for sentence in said] == [False, True, True]
    assert not [sentence for sentence in said if "special" in sentence or "blitz" in sentence]


def test_a_match_by_rules_of_a_newer_program_is_listed_and_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        rules_of_tomorrow(patch)
        later = match("later", 4)
        move_in(house, later)
    pilot = at_history(house)
    assert [line.is_readable for line in pilot.window.screens.history.model.lines] == [True]
    assert pilot.sees(
        f"This match of Pega em 6! follows later rules (version {LATER}; known is {LATER - 1}). It is kept as it is; a "
        "newer version of the program can open it."
    )
    for name in ("Continue", "Play the same cards again", "Watch"):
        assert not pilot.sees(name)


def test_the_cards_of_a_match_of_before_are_played_again_by_its_rules(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = begun("before", 5).seats
    before = played(replace(record("hb", variant="special", options={}, seed=5, match_id="before"), seats=seats))
    move_in(house, before)
    rules_of_tomorrow(monkeypatch, is_new_rule_standard=True)
    pilot = at_history(house)
    pilot.click("Play the same cards again")
    pilot.press("Enter").settle()
    assert pilot.screen == "table"
    house.close()
    store, _ = open_store(house.folders.matches)
    again = [store.load(match_id) for match_id, _ in store.everything() if match_id != "before"]
    store.close()
    assert [(one.rules_version, one.options, one.seed) for one in again] == [(LATER - 1, before.options, 5)]


def test_a_finished_match_shows_its_sheet_and_its_number(pilot: TablePilot) -> None:
    look_at(pilot, "second")
    detail = pilot.window.screens.history.detail
    result = portable.examined(MATCHES[1])
    assert result is not None
    assert [line.total for line in detail.table.sheet.lines] == sorted(result.totals)
    assert detail.shown is not None
    assert deal_code.read(detail.shown.deal).setup.seed == 2
    pilot.click("Copy the code")
    assert QApplication.clipboard().text() == detail.shown.deal


def test_the_card_of_a_match_of_several_rounds_says_of_which_it_is(house: House) -> None:
    begun = record("hbb", seed=5, options={"fixedRounds": 2}, match_id="two")
    move_in(house, played(begun, luck=3), match("one", 1))
    pilot = look_at(at_history(house), "two")
    assert pilot.window.screens.history.detail.card.words.startswith("The card of round 2: ")
    look_at(pilot, "one")
    assert pilot.window.screens.history.detail.card.words.startswith("The card of the round: ")


def test_the_number_of_a_match_that_goes_on_stands_nowhere(house: House) -> None:
    running = replace(match("two", 4, 9), seats=(SeatInfo("Ana", "human"), SeatInfo("Eva", "human", avatar=1)))
    move_in(house, running)
    pilot = at_history(house)
    family = Family(pilot)
    number = deal_code.number_of(running)
    for key in ("", "v", "p", "Ctrl+R", "F1"):
        if key:
            pilot.press(key)
        traces = family.traces()
        assert number not in traces, key
        assert number.replace("-", "") not in traces, key
        pilot.window.toast.hide()
    assert not pilot.window.screens.history.detail.deal.isVisible()


def test_the_file_of_a_match_that_goes_on_between_people_says_first_what_it_holds(house: House, tmp_path: Path) -> None:
    people = (SeatInfo("Ana", "human"), SeatInfo("Eva", "human", avatar=1))
    move_in(house, replace(match("two", 4, 9), seats=people))
    pilot = at_history(house)
    look_at(pilot, "two").click("Save as a file")
    assert pilot.sees("The file holds everybody's cards, also those still hidden: whoever opens it can see them.")
    pilot.click("No, do not save")
    assert not pilot.sees("Save it all the same?")
    assert not pilot.window.findChildren(QFileDialog)
    pilot.click("Save as a file").click("Yes, save")
    choose(pilot, tmp_path / "two.pega6")
    pilot.wait_for(lambda: pilot.window.toast.text == "Saved as two.pega6.")


def test_the_file_of_a_match_against_bots_is_saved_at_once(house: House, tmp_path: Path) -> None:
    move_in(house, match("alone", 5, 9))
    pilot = at_history(house)
    look_at(pilot, "alone").click("Save as a file")
    choose(pilot, tmp_path / "alone.pega6")
    pilot.wait_for(lambda: pilot.window.toast.text == "Saved as alone.pega6.")


@pytest.mark.parametrize(
    ("typed", "found"),
    [("caio", ["second"]), ("nobody", []), ("unfin", ["running"]), ("BIA unfinished", ["running"])],
)
def test_the_list_is_searched_while_one_types(pilot: TablePilot, typed: str, found: list[str]) -> None:
    pilot.window.screens.history.search.setFocus(Qt.FocusReason.OtherFocusReason)
    pilot.write(typed).wait_for(lambda: listed(pilot) == found)
    assert pilot.sees(f"{len(found)} of 3")
    assert pilot.sees("No matches found.") == (not found)
    pilot.click("Empty the search").wait_for(lambda: len(listed(pilot)) == 3)


def test_the_filters_narrow_the_list(pilot: TablePilot) -> None:
    pilot.click("Unfinished").wait_for(lambda: listed(pilot) == ["running"])
    pilot.click("All results").wait_for(lambda: len(listed(pilot)) == 3)
    pilot.click("No Thanks!").wait_for(lambda: listed(pilot) == [])
    assert pilot.sees("Hidden Tiger")
    pilot.click("Qwixx Cards").wait_for(lambda: not pilot.sees("Hidden Tiger"))
    pilot.click("Pega em 6!").wait_for(lambda: len(listed(pilot)) == 3)
    pilot.click("Professional game").wait_for(lambda: listed(pilot) == [])
    pilot.click("All games").wait_for(lambda: len(listed(pilot)) == 3)


def test_on_arrival_the_keyboard_stands_in_the_list(pilot: TablePilot) -> None:
    assert pilot.window.screens.history.list.hasFocus()


def test_filters_stay_as_they_are_when_the_window_changes_and_stand_behind_one_button(pilot: TablePilot) -> None:
    """Neither another size nor type twice as large takes a filter away or leaves one in force that nobody sees."""
    history = pilot.window.screens.history
    pilot.click("Unfinished").wait_for(lambda: listed(pilot) == ["running"])
    pilot.window.resize(1100, 700)
    assert (history.filters.result, listed(pilot)) == ("unfinished", ["running"])
    pilot.program.preferences.change(text_percent=200)
    pilot.wait_for(history.filter_button.isVisible)
    assert not history.filters.isVisible()
    assert history.filter_button.label == "Filter (1)"
    assert listed(pilot) == ["running"]
    offered = history.filters.menu(history.filter_button)
    words = {action.text(): action for action in offered.actions() if action.text()}
    assert [text for text, action in words.items() if action.isChecked()] == ["All games", "Unfinished"]
    words["All results"].trigger()
    offered.close()
    pilot.wait_for(lambda: len(listed(pilot)) == 3)
    assert history.filter_button.label == "Filter"


def test_an_unfinished_match_goes_on_where_it_was(pilot: TablePilot) -> None:
    look_at(pilot, "running").press("Enter").settle()
    assert pilot.screen == "table"
    assert pilot.program.client.seats == MATCHES[2].seats
    own = [move for move in MATCHES[2].moves if move.seat == 0 and move.text.startswith("play")]
    assert len(pilot.hand) == 10 - len(own)


def test_the_same_deal_can_be_played_again_and_the_next_match_has_other_cards(pilot: TablePilot) -> None:
    look_at(pilot, "second").press("Enter")
    assert pilot.screen == "new_game"
    number = pilot.window.screens.new_game.rules.deal.text()
    assert deal_code.read(number).setup.seed == 2
    pilot.press("Enter").settle()
    assert pilot.screen == "table"
    controller = pilot.window.controller
    assert controller.match is not None
    assert (controller.deal, controller.match.seats) == (number, MATCHES[1].seats)
    assert pilot.program.preferences.value.plan is not None
    assert pilot.program.preferences.value.plan.deal == ""


def test_somebody_else_can_sit_down_to_the_same_deal(pilot: TablePilot) -> None:
    look_at(pilot, "first").press("Enter")
    pilot.window.screens.new_game.seats.rows[0].name.setFocus()
    pilot.write("Iara").press("Enter").settle()
    assert deal_code.seed_of(pilot.window.controller.deal or "") == 1
    assert [seat.name for seat in pilot.program.client.seats] == ["Iara", "Bia"]


def test_everybody_with_the_same_cards_is_compared(house: House) -> None:
    mine, hers = match("mine", 5), replace(played(begun("hers", 5), luck=9), match_id="hers")
    hers = replace(hers, seats=(SeatInfo("Iara", "human"), *hers.seats[1:]))
    move_in(house, mine, hers, match("other", 6))
    pilot = look_at(at_history(house), "mine")
    found = {line.name: line for line in pilot.window.screens.history.detail.others.lines}
    totals = {"You": portable.examined(mine), "Iara": portable.examined(hers)}
    assert {name: line.total for name, line in found.items()} == {
        name: result.totals[0] for name, result in totals.items() if result is not None
    }
    assert [line.total for line in found.values()] == sorted(line.total for line in found.values())
    assert found["You"].is_here
    assert not found["Iara"].is_here
    for name, result in totals.items():
        assert result is not None
        assert found[name].place == (1 if 0 in result.winners else 2)
    assert pilot.sees("The same cards, compared")
    look_at(pilot, "other")
    assert not pilot.window.screens.history.detail.others.isVisible()


# ---------------------------------------------------------------- deleting


def test_deleting_asks_first_and_can_be_undone(pilot: TablePilot) -> None:
    look_at(pilot, "second").click("Delete")
    assert pilot.sees("Delete this match?")
    assert not pilot.sees("Play the same cards again")
    pilot.click("No, keep it")
    assert pilot.sees("Play the same cards again")
    assert listed(pilot) == ["running", "second", "first"]
    pilot.click("Delete").click("Yes, delete").wait_for(lambda: listed(pilot) == ["running", "first"])
    assert pilot.sees("The match was deleted.")
    pilot.click("Undo").wait_for(lambda: listed(pilot) == ["running", "second", "first"])
    pilot.wait_for(lambda: pilot.window.screens.history.detail.shown is not None)
    assert pilot.window.screens.history.detail.match_id == "second"


def test_deleting_the_match_on_the_table_leaves_the_table(pilot: TablePilot) -> None:
    look_at(pilot, "running").press("Enter").settle()
    pilot.press("Ctrl+Y").wait_for(lambda: pilot.screen == "history")
    look_at(pilot, "running").click("Delete").click("Yes, delete")
    pilot.wait_for(lambda: listed(pilot) == ["second", "first"]).press("Esc")
    assert pilot.screen == "home"
    assert not pilot.window.screens.home.resume_button.isVisible()


# ---------------------------------------------------------------- files


def choose(pilot: TablePilot, path: Path) -> None:
    """Name the file in the dialog that is open."""
    dialogs: Sequence[QFileDialog] = pilot.window.findChildren(QFileDialog)
    dialogs[-1].fileSelected.emit(str(path))
    dialogs[-1].close()


def test_a_match_is_saved_as_a_file_and_comes_back_from_it(pilot: TablePilot, tmp_path: Path) -> None:
    look_at(pilot, "first").click("Save as a file")
    choose(pilot, tmp_path / "m.pega6")
    pilot.wait_for(lambda: pilot.window.toast.text == "Saved as m.pega6.")
    assert portable.read(tmp_path / "m.pega6").record == MATCHES[0]
    pilot.click("Delete").click("Yes, delete").wait_for(lambda: "first" not in listed(pilot))
    pilot.click("Open a file")
    choose(pilot, tmp_path / "m.pega6")
    pilot.wait_for(lambda: "first" in listed(pilot))


def folder_offered(pilot: TablePilot, label: str) -> str:
    """The folder in which the dialog behind this button begins."""
    pilot.click(label)
    dialog = pilot.window.findChildren(QFileDialog)[-1]
    folder: str = dialog.directory().path()
    dialog.close()
    return folder


def test_a_dialog_begins_in_the_folder_of_last_time_while_there_is_one(
    pilot: TablePilot, tmp_path: Path, house: House
) -> None:
    kept, sheets = tmp_path / "kept", tmp_path / "sheets"
    kept.mkdir()
    sheets.mkdir()
    look_at(pilot, "first").click("Save as a file")
    choose(pilot, kept / "m.pega6")
    pilot.wait_for(lambda: pilot.window.toast.text == "Saved as m.pega6.")
    pilot.click("Score sheet as a file")
    choose(pilot, sheets / "s.pdf")
    assert folder_offered(pilot, "Open a file") == folder_offered(pilot, "Save as a file") == kept.as_posix()
    assert folder_offered(pilot, "Score sheet as a file") == sheets.as_posix()
    pilot.window.close()
    pilot = at_history(house)
    assert folder_offered(pilot, "Open a file") == kept.as_posix()
    pilot.window.close()
    (kept / "m.pega6").unlink()
    kept.rmdir()
    pilot = at_history(house)
    assert folder_offered(pilot, "Open a file") != kept.as_posix()


def test_a_file_named_at_the_start_is_shown(house: House, tmp_path: Path) -> None:
    strange = SeatInfo("<b>Iara</b>", "human", avatar=6)
    foreign = replace(match("foreign", 9), seats=(strange, *match("foreign", 9).seats[1:]))
    portable.write(tmp_path / "f.pega6", Portable(foreign))
    pilot = house.open()
    pilot.window.open_file(tmp_path / "f.pega6")
    detail = pilot.window.screens.history.detail
    pilot.wait_for(lambda: detail.match_id == "foreign" and detail.shown is not None)
    assert pilot.screen == "history"
    assert "<b>Iara</b>" in [line.name for line in detail.table.sheet.lines]


def test_a_faulty_file_says_why_and_its_sound_part_can_be_kept(house: House, tmp_path: Path) -> None:
    whole = match("faulty", 9)
    wrong = replace(whole, moves=(*whole.moves[:7], RecordedMove(0, "play 105"), *whole.moves[7:]))
    portable.write(tmp_path / "f.pega6", Portable(wrong))
    pilot = house.open()
    pilot.window.open_file(tmp_path / "f.pega6")
    pilot.wait_for(lambda: pilot.sees("The rules do not allow move 8"))
    assert listed(pilot) == []
    pilot.click("Keep the intact part").wait_for(lambda: listed(pilot) == ["faulty"])
    pilot.wait_for(lambda: pilot.sees("round 1, trick"))
    assert not pilot.sees("The rules do not allow")


def test_what_is_no_match_is_refused_with_a_sentence_and_nothing_else(house: House, tmp_path: Path) -> None:
    (tmp_path / "f.pega6").write_bytes(b"\0" * 1000)
    pilot = house.open()
    pilot.window.open_file(tmp_path / "f.pega6")
    pilot.wait_for(lambda: pilot.sees("f.pega6: This is not a match"))
    assert listed(pilot) == []
    assert pilot.sees("No match has been played here yet.")
    assert pilot.sees("no match kept on this computer")


def test_a_place_that_cannot_be_written_is_told(pilot: TablePilot, tmp_path: Path) -> None:
    look_at(pilot, "first").click("Save as a file")
    choose(pilot, tmp_path / "nowhere" / "m.pega6")
    pilot.wait_for(lambda: pilot.window.toast.text.startswith("The file cannot be written"))


def test_a_match_that_cannot_be_read_any_more_is_kept_and_said(house: House) -> None:
    move_in(house, match("fine", 1))
    store, _ = open_store(house.folders.matches)
    store.begin(replace(match("odd", 2), game="chess", final_hash=None))
    store.close()
    pilot = house.open()
    pilot.click("History").wait_for(lambda: len(listed(pilot)) == 2)
    pilot.wait_for(lambda: pilot.sees("does not know the game “chess”"))
    assert pilot.button("Delete").isEnabled()
    assert listed(pilot) == ["odd", "fine"]


def test_a_match_that_cannot_be_read_leaves_as_it_is_stored_and_that_is_said(house: House, tmp_path: Path) -> None:
    move_in(house, match("odd", 2))
    store, _ = open_store(house.folders.matches)
    with store.transaction() as connection:
        connection.execute("UPDATE seats SET name = '' WHERE seat = 0")
    store.close()
    pilot = house.open()
    pilot.click("History").wait_for(lambda: pilot.sees("Who sits at seat 1 cannot be read."))
    pilot.click("Save as a file").click("Yes, save")
    choose(pilot, tmp_path / "odd.pega6")
    pilot.wait_for(lambda: pilot.window.toast.text.startswith("Saved as odd.pega6, just as it is stored:"))
    assert '"match_id": "odd"' in (tmp_path / "odd.pega6").read_text("utf-8")


def test_a_long_history_is_fetched_as_one_scrolls(house: House) -> None:
    whole = match("m", 1)
    move_in(house, *(replace(whole, match_id=f"m{number}") for number in range(150)))
    pilot = at_history(house)
    assert len(listed(pilot)) < 150
    pilot.window.screens.history.list.setFocus()
    for _ in range(4):
        before = len(listed(pilot))
        if before == 150:
            break
        pilot.press("End").wait_for(partial(has_more_than, pilot, before))
    assert listed(pilot) == [f"m{149 - number}" for number in range(150)]


@pytest.mark.parametrize("ending", ["pdf", "csv"])
def test_the_score_sheet_of_a_match_is_written_as_a_file(pilot: TablePilot, tmp_path: Path, ending: str) -> None:
    look_at(pilot, "second").press("p")
    choose(pilot, tmp_path / f"sheet.{ending}")
    pilot.wait_for(lambda: pilot.window.toast.text == f"Saved as sheet.{ending}.")
    data = (tmp_path / f"sheet.{ending}").read_bytes()
    result = portable.examined(MATCHES[1])
    assert result is not None
    if ending == "csv":
        assert sorted(result.totals) == [int(line.split(",")[-1]) for line in data.decode("utf-8-sig").splitlines()[1:]]
    else:
        assert data.startswith(b"%PDF-")


def test_a_score_sheet_that_cannot_be_written_is_told(pilot: TablePilot, tmp_path: Path) -> None:
    look_at(pilot, "second").click("Score sheet as a file")
    choose(pilot, tmp_path / "nowhere" / "sheet.pdf")
    pilot.wait_for(lambda: pilot.window.toast.text.startswith("The score sheet cannot be written"))


def test_letters_twice_as_large_leave_room_for_the_list_and_the_sheet(house: House) -> None:
    three_rounds = record("hbb", seed=4, options={"fixedRounds": 3}, match_id="long")
    move_in(house, *MATCHES[:2], played(three_rounds))
    house.settle_in(preferences(text_percent=200))
    pilot = house.open(size=(1024, 640))
    pilot.click("History")
    history = pilot.window.screens.history
    pilot.wait_for(lambda: len(listed(pilot)) == 3)
    look_at(pilot, "long")
    tall = history.list.visualRect(history.model.index(0)).height()
    assert history.list.viewport().height() >= 2.5 * tall
    assert not history.filters.isVisible()
    sheet = history.detail.table
    assert (sheet.sheet.columns, len(sheet.sheet.lines)) == ((), 3)
    assert "rounds: " in sheet.accessibleDescription()
    for key in ("v", "Esc"):
        pilot.press(key)
    pilot.wait_for(lambda: pilot.screen == "history")
