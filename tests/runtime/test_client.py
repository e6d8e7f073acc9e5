"""Whole matches through the client: what comes out, in which order, and what the store has afterwards."""

import sqlite3
import threading
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from pega6_desktop.core.errors import RecordError, RuleBug
from pega6_desktop.core.game import Observed
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks.moves import Pass
from pega6_desktop.games.pega6.events import RoundDealt
from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.records import deal_code
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import FILE_NAME
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.refuge import Shelter, open_anywhere
from pega6_desktop.records.replay import replay
from pega6_desktop.records.store import Store
from pega6_desktop.runtime import keeping, worker
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.host import Host, Question
from pega6_desktop.runtime.messages import BotStumbled, Opened, Rejected, Submit, Thinking, Update
from pega6_desktop.runtime.shelf_messages import ListMatches, OpenFile, Remove, RenamePlayer, Restore, ShelfCommand
from tests.later_rules import LATER, RULE, rules_of_tomorrow
from tests.runtime.chair import Chair, Made, begin, keep, on_disk
from tests.runtime.desk import Answering, Slow, levels_with, played, record

# ---------------------------------------------------------------- the course of a match


def test_a_match_is_played_from_the_deal_to_the_end(made: Made, tmp_path: Path) -> None:
    client = made()
    chair = Chair(client, plays=True)
    begin(client, record("hbbb", level="careful"))
    chair.until_over()
    opened, dealt = chair.heard[0], chair.heard[1]
    assert isinstance(opened, Opened)
    assert isinstance(dealt, Update)
    assert isinstance(dealt.steps[0].event, RoundDealt)
    assert (client.epoch, client.viewer, client.seats) == (1, 0, record("hbbb", level="careful").seats)
    assert client.revision == chair.updates[-1].revision
    assert chair.failures == []
    client.shut_down()
    kept = on_disk(tmp_path, "m-1")
    assert kept.final_hash == replay(kept).hash


def test_revisions_count_up_one_by_one(made: Made) -> None:
    client = made()
    chair = Chair(client, plays=True)
    begin(client, record("hbb"))
    chair.until_over()
    assert [update.revision for update in chair.updates] == list(range(1, len(chair.updates) + 1))


def test_bots_alone_play_for_a_spectator(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("bbb"), viewer=None)
    chair.until_over()
    assert client.viewer is None
    with pytest.raises(ValueError, match="spectator"):
        client.submit(PlayCard(1))
    with pytest.raises(ValueError, match="spectator"):
        client.take_back()


def test_the_thinking_bots_are_named_and_at_last_nobody(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("hbbb"))
    chair.until(lambda: len(chair.choices) == 3)
    chair.until(lambda: isinstance(chair.heard[-1], Thinking) and chair.heard[-1].seats == ())
    said = [message.seats for message in chair.heard if isinstance(message, Thinking)]
    assert said == [(1, 2, 3), (2, 3), (3,), ()]


def test_all_backs_are_laid_at_once_and_the_reveal_leaves_time_to_take_back(made: Made) -> None:
    client = made()
    chair = Chair(client)
    client.set_pause(3_600_000)
    begin(client, record("hbb"))
    chair.until(lambda: chair.choices == [1, 2])
    for _ in range(3):
        client.submit(chair.table.legal[4])
        chair.until(lambda: chair.table.has_chosen == (True, True, True))
        client.take_back()
        chair.until(lambda: len(chair.table.legal) == 10)
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.table.has_chosen == (True, True, True))
    assert chair.choices == [1, 2, 0, 0, 0, 0]
    assert chair.table.trick == 1
    client.set_pause(0)
    chair.until(lambda: chair.table.trick == 2)
    assert not any(isinstance(message, Rejected) for message in chair.heard)


def test_the_reveal_can_be_hastened_and_only_then(made: Made) -> None:
    client = made()
    chair = Chair(client)
    client.set_pause(3_600_000)
    begin(client, record("hb"))
    chair.until_my_turn()
    client.hasten()
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.table.has_chosen == (True, True))
    assert chair.table.trick == 1
    client.hasten()
    chair.until(lambda: chair.table.trick == 2)


def test_a_refused_command_does_not_make_the_bot_start_anew(made: Made) -> None:
    client = made()
    chair = Chair(client)
    client.set_pause(400)
    begin(client, record("hb"))
    chair.until_my_turn()
    chair.until(lambda: chair.choices[:1] == [1])
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.table.own_choice is not None)
    client.submit(PlayCard(1))
    chair.until(lambda: chair.table.trick == 2)
    assert sum(isinstance(message, Rejected) for message in chair.heard) == 1


def test_a_negative_pause_is_none(made: Made) -> None:
    client = made()
    chair = Chair(client, plays=True)
    client.set_pause(-5)
    begin(client, record("hb"))
    chair.until_over()


def test_a_double_click_is_one_move(made: Made, tmp_path: Path) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("hbb"))
    chair.until_my_turn()
    for move in chair.table.legal[:3]:
        client.submit(move)
    chair.until(lambda: chair.table.trick == 2)
    chair.until(lambda: sum(isinstance(message, Rejected) for message in chair.heard) == 2)
    assert all(message.is_stale for message in chair.heard if isinstance(message, Rejected))
    client.shut_down()
    assert [move.seat for move in on_disk(tmp_path, "m-1").moves].count(0) == 1


def test_another_seat_at_the_same_screen_acts_for_itself(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("hhb"))
    client.show(1)
    chair.until_my_turn()
    client.submit(PlayCard(0), seat=1)
    chair.until(lambda: isinstance(chair.heard[-1], Rejected))
    last = chair.heard[-1]
    assert isinstance(last, Rejected)
    assert (last.seat, last.code) == (1, "not_a_move")


# ---------------------------------------------------------------- leaving and going on


def test_nothing_comes_out_of_a_match_that_was_left(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("bbbb", options={"fixedRounds": 30}), viewer=None)
    chair.until(lambda: len(chair.updates) > 5)
    client.close_match()
    heard = list(chair.heard)
    chair.until(lambda: chair.offers and chair.offers[-1] is not None)
    assert chair.heard == heard
    assert (client.viewer, client.seats, client.revision, client.epoch) == (None, (), 0, 2)


def test_what_was_left_is_offered_and_goes_on_at_the_same_decision(made: Made) -> None:
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.offers == [None])
    begin(client, record("hbbb"))
    chair.until(lambda: len(chair.choices) == 3)
    client.submit(chair.table.legal[3])
    chair.until(lambda: chair.table.trick == 2 and len(chair.choices) == 7)
    left = chair.table
    client.close_match()
    chair.until(lambda: len(chair.offers) == 2)
    offer = chair.offers[-1]
    assert offer is not None
    assert (offer.round_number, offer.trick) == (1, 2)
    assert offer.header == record("hbbb").header
    assert offer.played_at.endswith("+00:00")
    assert offer.observation.legal == ()
    chair.heard.clear()
    client.begin(offer.header)
    chair.until(lambda: chair.heard)
    assert chair.table == left


def test_a_question_to_the_owner_of_a_low_card_survives_the_end_of_the_program(made: Made, tmp_path: Path) -> None:
    begun = record("hb", seed=3, options={"fixedRounds": 9})
    client = made()
    chair = Chair(client)
    begin(client, begun)
    chair.until_my_turn()
    while chair.table.phase != "take_row" or not chair.table.legal:
        client.submit(chair.table.legal[0])
        trick = (chair.table.number, chair.table.trick, chair.table.phase)
        chair.until(lambda: chair.table.legal and trick != (chair.table.number, chair.table.trick, chair.table.phase))  # noqa: B023
    waiting = chair.table
    client.shut_down()
    again = made()
    later = Chair(again)
    later.until(lambda: later.offers)
    offer = later.offers[0]
    assert offer is not None
    again.begin(offer.header)
    later.until(lambda: later.heard)
    assert later.table == waiting


def test_a_finished_match_is_not_offered(made: Made) -> None:
    client = made()
    chair = Chair(client, plays=True)
    begin(client, record("hb"))
    chair.until_over()
    client.close_match()
    begin(client, record("hb", match_id="m-2"))
    chair.until_over()
    chair.until(lambda: chair.offers)
    assert set(chair.offers) == {None}


def test_a_finished_match_can_be_looked_at_again(made: Made, tmp_path: Path) -> None:
    whole = played(record("hbb"))
    keep(tmp_path, whole)
    client = made()
    chair = Chair(client)
    client.begin(whole.header)
    chair.until_over()
    client.submit(PlayCard(5))
    chair.until(lambda: isinstance(chair.heard[-1], Rejected))
    assert chair.table.score.outcome is not None
    client.begin(whole.header)
    chair.until(lambda: isinstance(chair.heard[-1], Opened))
    assert chair.table.phase == "over"


def test_a_match_that_cannot_be_read_any_more_is_passed_over(made: Made, tmp_path: Path) -> None:
    client = made()
    chair = Chair(client)
    for number in (1, 2, 3):
        begin(client, record("hbb", match_id=f"m-{number}", seed=number))
        chair.until(lambda: chair.choices[:1] == [1])
        chair.heard.clear()
    client.shut_down()
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("UPDATE moves SET move = 'sing' WHERE match_id = 'm-3'")
    connection.execute("UPDATE matches SET game = 'bridge' WHERE match_id = 'm-2'")
    connection.commit()
    connection.close()
    later = Chair(made())
    later.until(lambda: later.offers)
    offer = later.offers[0]
    assert offer is not None
    assert offer.header.match_id == "m-1"


def test_the_program_knows_again_what_was_agreed_and_who_sat_where(made: Made) -> None:
    client = made()
    chair = Chair(client)
    unclean = msgspec.structs.replace(
        record("hb"), seats=(SeatInfo(" Ana\0", "human"), SeatInfo("Bia", "bot", "random"))
    )
    begin(client, unclean)
    chair.until_my_turn()
    opened = chair.heard[0]
    assert isinstance(opened, Opened)
    assert (opened.seats[0].name, opened.variant) == ("Ana", "base")
    assert client.seats == opened.seats


# ---------------------------------------------------------------- what goes wrong


def test_a_bot_that_raises_is_played_for_and_the_match_goes_on(made: Made) -> None:
    client = made(levels_with(clumsy=Answering(ZeroDivisionError("ouch"))))
    chair = Chair(client, plays=True)
    begin(client, record("hbbbb", level="clumsy"))
    chair.until_over()
    stumbles = [message for message in chair.heard if isinstance(message, BotStumbled)]
    assert {message.seat for message in stumbles} == {1, 2, 3, 4}
    assert {message.detail for message in stumbles} == {"ZeroDivisionError: ouch"}
    assert chair.failures == []


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"seats": (SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "genius"))}, "unknown_level"),
        ({"game": "bridge"}, "unknown_game"),
        ({"variant": "moonlight"}, "unplayable_setup"),
        ({"seats": (SeatInfo("Ana", "human"),)}, "unplayable_setup"),
        ({"match_id": "no id"}, "record_field"),
        ({"seed": -1}, "deal_mistyped"),
    ],
)
def test_a_match_that_cannot_be_begun_is_refused_and_not_kept(
    made: Made, breaks: set[str], wrong: dict[str, object], code: str
) -> None:
    breaks.add(code)
    client = made()
    chair = Chair(client)
    spoilt = msgspec.structs.replace(record("hbb"), **wrong)
    begin(client, spoilt)
    chair.until(lambda: chair.failures)
    (failed,) = chair.failures
    assert (failed.code, failed.match_id, failed.epoch) == (code, spoilt.match_id, 1)
    chair.until(lambda: chair.offers)
    assert chair.offers[-1] is None
    begin(client, record("hb", match_id="m-2"))
    chair.until_my_turn()


def test_a_kept_match_that_the_rules_do_not_allow_is_refused_and_stays(
    made: Made, breaks: set[str], tmp_path: Path
) -> None:
    breaks.add("diverged")
    spoilt = msgspec.structs.replace(record("hbb"), moves=(RecordedMove(0, "play 999"),))
    keep(tmp_path, spoilt)
    client = made()
    chair = Chair(client)
    client.begin(spoilt.header)
    chair.until(lambda: chair.failures)
    assert [(failed.code, failed.match_id) for failed in chair.failures] == [("diverged", "m-1")]
    client.shut_down()
    assert on_disk(tmp_path, "m-1") == spoilt


def test_a_match_that_is_not_kept_is_not_gone_on_with_by_other_cards(made: Made, breaks: set[str]) -> None:
    breaks.add("unknown_match")
    client = made()
    chair = Chair(client)
    client.begin(record("hb").header)
    chair.until(lambda: chair.failures)
    assert [failed.code for failed in chair.failures] == ["unknown_match"]


def test_the_worker_draws_the_cards_or_deals_those_of_a_number(made: Made, tmp_path: Path) -> None:
    client = made()
    chair = Chair(client)
    number = deal_code.number_of(record("hb", seed=4711))
    for match_id, deal in (("drawn", ""), ("other", ""), ("plain", "4711"), ("game", number)):
        chair.heard.clear()
        client.begin(record("hb", match_id=match_id).header, deal=deal)
        chair.until_my_turn()
    client.shut_down()
    drawn, other, plain, game = (on_disk(tmp_path, name).seed for name in ("drawn", "other", "plain", "game"))
    assert (plain, game) == (4711, 4711)
    assert drawn != other
    assert max(drawn, other) < deal_code.SHORT_SEED


def test_the_number_of_a_game_of_before_is_played_by_its_rules(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = deal_code.number_of(record("hb", variant="special", options={}))
    rules_of_tomorrow(monkeypatch)
    client = made()
    chair = Chair(client)
    for match_id, deal in (("before", number), ("plain", "7")):
        chair.heard.clear()
        client.begin(record("hb", variant="special", options={}, match_id=match_id).header, deal=deal)
        chair.until_my_turn()
    client.shut_down()
    before, plain = on_disk(tmp_path, "before"), on_disk(tmp_path, "plain")
    assert (before.rules_version, RULE in dict(before.options)) == (LATER - 1, False)
    assert (plain.rules_version, RULE in dict(plain.options)) == (LATER, True)


def test_a_full_disk_is_said_and_the_match_goes_on_when_there_is_room(
    made: Made, breaks: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaks.add("store_full")
    client = made()
    chair = Chair(client, plays=True)
    append, left = Store.append, [7]

    def short(store: Store, match_id: str, index: int, *rest: object) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise RecordError("store_full", path="somewhere")
        append(store, match_id, index, *rest)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(Store, "append", short)
        begin(client, record("hbbb"))
        chair.until(lambda: chair.failures)
    (failed,) = chair.failures
    assert (failed.code, dict(failed.params)) == ("store_full", {"path": "somewhere"})
    assert failed.match_id == "m-1"
    before = chair.choices
    chair.heard.clear()
    chair.until(lambda: chair.offers and chair.offers[-1] is not None)
    client.begin(record("hbbb").header)
    chair.until_over()
    client.shut_down()
    kept = on_disk(tmp_path, "m-1")
    assert [move.seat for move in kept.moves if move.text.startswith("play")] == before + chair.choices
    assert kept.final_hash == replay(kept).hash


@pytest.mark.parametrize(
    ("fault", "code"), [(RuleBug("lost_a_card"), "rule_bug"), (ZeroDivisionError("oh"), "internal_error")]
)
def test_a_fault_of_ours_is_said_with_its_match(
    made: Made,
    breaks: set[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: Exception,
    code: str,
) -> None:
    breaks.add(code)
    client = made()
    chair = Chair(client)
    begin(client, record("hbb"))
    chair.until(lambda: chair.choices == [1, 2])

    def break_down(*_: object) -> None:
        raise fault

    with monkeypatch.context() as patched:
        patched.setattr(Host, "handle", break_down)
        client.submit(chair.table.legal[0])
        chair.until(lambda: chair.failures)
        client.submit(chair.table.legal[0])
        chair.until(lambda: len(chair.failures) == 2)
    first, second = chair.failures
    assert first == second
    assert first.code == code
    assert "in break_down" in first.detail
    assert first.detail.splitlines()[-1].endswith(f"{type(fault).__name__}: {fault}")
    assert first.match_id == "m-1"
    logged = [line.exc_info for line in caplog.records if line.name == "pega6_desktop.runtime.worker" and line.exc_info]
    assert [fault] == [info[1] for info in logged]
    chair.heard.clear()
    client.begin(record("hbb").header)
    chair.until_my_turn()
    assert chair.table.has_chosen == (False, True, True)


def test_a_fault_while_nobody_asked_for_anything_is_said_too(
    made: Made, breaks: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    breaks.add("internal_error")
    client = made()
    chair = Chair(client)

    def break_down(*_: object) -> None:
        raise KeyError("gone")

    monkeypatch.setattr(worker, "ask", break_down)
    begin(client, record("hbb"))
    chair.until(lambda: chair.failures)
    assert chair.failures[0].code == "internal_error"


def test_a_folder_removed_while_playing_is_said_and_made_again(made: Made, breaks: set[str], tmp_path: Path) -> None:
    breaks.add("store_gone")
    client = made()
    chair = Chair(client, plays=True)
    begin(client, record("hbb", options={"fixedRounds": 3}))
    chair.until(lambda: len(chair.updates) > 9)
    for file in tmp_path.iterdir():
        file.unlink()
    tmp_path.rmdir()
    chair.until(lambda: chair.failures)
    (failed,) = chair.failures
    assert failed.code == "store_gone"
    assert failed.match_id == "m-1"
    before = chair.choices
    chair.heard.clear()
    client.begin(record("hbb").header)
    chair.until_over()
    client.shut_down()
    played_on = [move.seat for move in on_disk(tmp_path, "m-1").moves if move.text.startswith("play")]
    assert played_on[: len(before)] == before
    assert chair.choices == played_on[len(before) :]


def test_a_damaged_store_is_set_aside_and_it_is_said(made: Made, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"no database at all" * 50)
    client = made()
    chair = Chair(client, plays=True)
    chair.until(lambda: chair.notices and chair.offers)
    (notice,) = chair.notices
    assert notice.code == "store_set_aside"
    kept_as = dict(notice.params)["kept_as"]
    assert isinstance(kept_as, str)
    assert (tmp_path / kept_as).read_bytes().startswith(b"no database at all")
    begin(client, record("hb"))
    chair.until_over()


def test_where_nothing_can_be_saved_it_is_said_and_play_goes_on(made: Made, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.notices and chair.offers)
    assert [notice.code for notice in chair.notices] == ["store_unwritable"]
    begin(client, record("hb"))
    chair.until_my_turn()
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.table.trick == 2 or chair.table.phase == "take_row")
    assert chair.failures == []
    assert (client.unkept, client.is_lasting) == (("m-1",), True)
    told: list[tuple[str, ...]] = []
    client.unkept_told.connect(lambda: told.append(client.unkept))
    client.unkept_told.connect(chair._wake)
    client.go_home()
    chair.until(lambda: told)
    assert told == [("m-1",)]
    (tmp_path / FILE_NAME).rmdir()
    client.close_match()
    begin(client, record("hb", match_id="m-2"))
    chair.until_my_turn()
    chair.until(lambda: told[1:] == [()])
    assert [notice.code for notice in chair.notices] == ["store_unwritable", "store_home"]
    client.shut_down()
    assert on_disk(tmp_path, "m-2").seed == 7
    assert len(on_disk(tmp_path, "m-1").moves) >= 2


def test_what_could_not_be_saved_is_gone_with_the_program(made: Made, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    client = made()
    chair = Chair(client)
    begin(client, record("hb"))
    chair.until_my_turn()
    client.shut_down()
    assert list((tmp_path / FILE_NAME).iterdir()) == []
    again = Chair(made())
    again.until(lambda: again.notices and again.offers)
    assert again.offers == [None]


def test_a_second_copy_is_told_and_both_play_on_apart(made: Made, tmp_path: Path) -> None:
    first = Chair(made(), plays=True)
    first.until(lambda: first.offers)
    second = Chair(made(), plays=True)
    second.until(lambda: second.notices)
    assert [notice.code for notice in second.notices] == ["store_in_use"]
    begin(first.client, record("hb"))
    begin(second.client, record("hb", match_id="m-2", seed=9))
    first.until_over()
    second.until_over()
    assert (first.failures, second.failures) == ([], [])
    first.client.shut_down()
    second.client.shut_down()
    third = made()
    third_chair = Chair(third)
    third_chair.until(lambda: third_chair.offers)
    third.shut_down()
    for match_id in ("m-1", "m-2"):
        kept = on_disk(tmp_path, match_id)
        assert kept.final_hash == replay(kept).hash
    assert not list(tmp_path.glob("copy-*"))


# ---------------------------------------------------------------- the object itself


def test_nothing_is_sent_after_shutting_down(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("hbb"))
    chair.until_my_turn()
    assert client.shut_down()
    heard = list(chair.heard)
    client.submit(chair.table.legal[0])
    client.close_match()
    QCoreApplication.sendPostedEvents()
    assert chair.heard == heard
    assert client.shut_down()


def test_a_client_that_never_started_shuts_down(qapp: QCoreApplication, tmp_path: Path) -> None:
    client = Client(tmp_path)
    assert client.shut_down()
    assert not (tmp_path / FILE_NAME).exists()


def test_a_client_whose_parent_was_deleted_still_shuts_down(qapp: QCoreApplication, tmp_path: Path) -> None:
    parent = QObject()
    slow = Slow()
    client = Client(tmp_path, parent, levels=levels_with(slow=slow))
    client.start()
    begin(client, record("hbb", level="slow"))
    assert slow.has_begun.wait(20)
    parent.deleteLater()
    QCoreApplication.sendPostedEvents()
    QCoreApplication.processEvents()
    assert client.shut_down()


# ---------------------------------------------------------------- several people at one screen


def test_a_client_tells_a_hand_only_after_its_owner_has_confirmed(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("hhb"), viewer=0)
    chair.until(lambda: chair.updates)
    assert (client.viewer, chair.table.hand) == (None, ())
    client.show(1)
    chair.until_my_turn()
    assert (client.viewer, len(chair.table.hand)) == (1, 10)
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.table.has_chosen[1])
    assert (client.viewer, chair.table.hand) == (None, ())
    client.take_back(1)
    chair.until(lambda: not chair.table.has_chosen[1])
    assert client.viewer is None


# ---------------------------------------------------------------- what random changes survived


def test_the_seats_are_known_as_soon_as_a_match_is_begun(made: Made) -> None:
    client = made()
    begin(client, record("hbb"))
    assert client.seats == record("hbb").seats


def test_the_store_is_opened_once_for_all_matches(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []

    def noted(folder: Path, *, is_suspect: bool) -> Shelter:
        opened.append(folder)
        return open_anywhere(folder, is_suspect=is_suspect)

    monkeypatch.setattr(keeping, "open_anywhere", noted)
    client = made()
    chair = Chair(client)
    for number in (1, 2):
        begin(client, record("hb", match_id=f"m-{number}"))
        chair.until_my_turn()
        chair.heard.clear()
    assert len(opened) == 1


def test_a_late_command_is_not_answered_with_the_failure_of_an_earlier_match(made: Made, breaks: set[str]) -> None:
    breaks.add("unknown_game")
    client = made()
    chair = Chair(client)
    begin(client, msgspec.structs.replace(record("hb"), game="bridge"))
    chair.until(lambda: chair.failures)
    begin(client, record("hb", match_id="m-2"))
    chair.until_my_turn()
    chair.heard.clear()
    epoch = client.epoch
    client.close_match()
    client._send(Submit(epoch, 0, 0, PlayCard(1)))
    begin(client, record("hb", match_id="m-3"))
    client._epoch = epoch
    chair.until(lambda: chair.offers and chair.offers[-1] is not None)
    assert chair.failures == []
    client._epoch = epoch + 2


def test_a_bot_whose_answer_waits_is_not_asked_again_because_of_a_question_to_the_shelf(
    made: Made, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked: list[int] = []

    def counted(bot: object, question: Question, stop: threading.Event) -> object:
        asked.append(question.seat)
        return question.observation.legal[0]

    monkeypatch.setattr(worker, "ask", counted)
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "random"), SeatInfo("Caio", "bot", "random"))
    options = GAMES["no_thanks"].setup("base", {}, 3, 5).options
    client = made()
    tables: list[Observed[object]] = []
    answers: list[object] = []
    client.opened.connect(lambda opened: tables.append(opened.observation))
    client.updated.connect(lambda update: tables.append(update.steps[-1].observation))
    client.answered.connect(answers.append)
    begun = GameRecord(match_id="m-1", game="no_thanks", variant="base", options=options, seed=5, seats=seats)
    begin(client, begun)
    qtbot.waitUntil(lambda: bool(tables) and tables[-1].to_act == (0,))
    client.set_pause(3_600_000)
    asked.clear()
    client.submit(Pass())
    qtbot.waitUntil(lambda: len(asked) == 1)
    for ticket in (1, 2):
        client.ask(ListMatches(ticket, Query()))
        qtbot.waitUntil(lambda: len(answers) == ticket)  # noqa: B023
    client.ask(ListMatches(3, Query()))
    qtbot.waitUntil(lambda: len(answers) == 3)
    assert asked == [1]
    client.set_pause(0)
    qtbot.waitUntil(lambda: tables[-1].to_act == (0,))


@pytest.mark.parametrize("wish", [Remove("m-1"), Restore("m-1"), RenamePlayer("Ana", "Eva"), OpenFile(Path("nowhere"))])
def test_after_a_wish_that_changes_the_matches_it_is_told_what_goes_on(made: Made, wish: ShelfCommand) -> None:
    client = made()
    chair = Chair(client)
    answers: list[object] = []
    client.answered.connect(answers.append)
    client.answered.connect(chair._wake)
    begin(client, record("hb"))
    chair.until_my_turn()
    client.close_match()
    chair.until(lambda: chair.offers and chair.offers[-1] is not None)
    client.ask(Remove("m-1"))
    chair.until(lambda: chair.offers[-1] is None)
    client.ask(Restore("m-1"))
    chair.until(lambda: chair.offers[-1] is not None)
    answers.clear()
    client.ask(wish)
    chair.until(lambda: answers)
