"""One match that cannot be read any more is put right from the copy beside the store, and nothing of it is lost."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import history, portable
from pega6_desktop.records.finished import facts
from pega6_desktop.records.history import Query
from pega6_desktop.records.mending import identified, mended, recounted
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME, copying
from pega6_desktop.records.store import Store
from tests.runtime.desk import played, record

WHOLE = played(record("hb", match_id="m", seed=3))
OTHERS = tuple(played(record("hb", match_id=f"other-{seed}", seed=seed)) for seed in (4, 5))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path)
    yield opened
    opened.close()


def first(count: int) -> GameRecord:
    return replace(WHOLE, moves=WHOLE.moves[:count], final_hash=None)


def begin(store: Store, match: GameRecord) -> None:
    store.begin(match, portable.examined(match))


def copied(store: Store, folder: Path) -> None:
    steps = copying(store, folder)
    while next(steps, False):
        pass


def broken(store: Store, *statements: str) -> None:
    with store.transaction() as connection:
        for statement in statements:
            connection.execute(statement)


def play_on(store: Store, upto: int) -> None:
    for index in range(len(store.load("m").moves), upto):
        result = portable.examined(WHOLE) if index + 1 == len(WHOLE.moves) else None
        store.append("m", index, WHOLE.moves[index], result)


BREAKS = (
    "UPDATE seats SET name = '' WHERE match_id = 'm' AND seat = 1",
    "UPDATE matches SET seed = -1 WHERE match_id = 'm'",
    "UPDATE matches SET options = '{' WHERE match_id = 'm'",
    "UPDATE moves SET move = x'00ff' WHERE match_id = 'm' AND position = 4",
    "UPDATE moves SET move = '?' WHERE match_id = 'm' AND position = 4",
    "DELETE FROM seats WHERE match_id = 'm'",
    "UPDATE moves SET move = x'00' WHERE match_id = 'm' AND position = 0",
    "UPDATE moves SET move = '?' WHERE match_id = 'm' AND position = 0",
)


@pytest.mark.parametrize("statement", BREAKS)
def test_an_unreadable_match_is_as_it_was_and_keeps_its_place(store: Store, tmp_path: Path, statement: str) -> None:
    begin(store, WHOLE)
    for other in OTHERS:
        begin(store, other)
    copied(store, tmp_path)
    before = history.page(store, Query()).lines
    broken(store, statement)
    assert mended(store, tmp_path, "m") == "unreadable-m.pega6"
    assert (store.load("m"), store.result("m")) == (WHOLE, portable.examined(WHOLE))
    assert history.page(store, Query()).lines == before
    assert json.loads((tmp_path / "unreadable-m.pega6").read_text("utf-8"))["match_id"] == "m"


@pytest.mark.parametrize("statement", BREAKS[:3])
@pytest.mark.parametrize("upto", [9, len(WHOLE.moves)])
def test_what_was_played_since_the_copy_was_made_stays(store: Store, tmp_path: Path, statement: str, upto: int) -> None:
    begin(store, first(5))
    copied(store, tmp_path)
    play_on(store, upto)
    broken(store, statement)
    assert mended(store, tmp_path, "m")
    assert store.load("m") == (WHOLE if upto == len(WHOLE.moves) else first(9))
    assert (store.result("m") is None) is (upto == 9)


def test_a_broken_move_is_taken_from_the_copy_and_those_after_it_stay(store: Store, tmp_path: Path) -> None:
    begin(store, first(5))
    copied(store, tmp_path)
    play_on(store, 9)
    broken(store, BREAKS[3])
    assert mended(store, tmp_path, "m")
    assert store.load("m").moves[:5] == WHOLE.moves[:5]


def test_a_choice_that_was_taken_back_since_stays_taken_back(store: Store, tmp_path: Path) -> None:
    begin(store, first(6))
    copied(store, tmp_path)
    store.retract("m", 5, WHOLE.moves[5])
    broken(store, BREAKS[0])
    assert mended(store, tmp_path, "m")
    assert store.load("m") == first(5)


def test_a_second_file_takes_another_name(store: Store, tmp_path: Path) -> None:
    begin(store, WHOLE)
    copied(store, tmp_path)
    names = []
    for _ in range(3):
        broken(store, BREAKS[1])
        names.append(mended(store, tmp_path, "m"))
    assert names == ["unreadable-m.pega6", "unreadable-m-2.pega6", "unreadable-m-3.pega6"]


def test_a_place_in_the_order_that_is_none_is_taken_from_the_copy(store: Store, tmp_path: Path) -> None:
    begin(store, WHOLE)
    copied(store, tmp_path)
    broken(store, "UPDATE matches SET turn = x'00', seed = -1")
    assert mended(store, tmp_path, "m")
    assert history.page(store, Query()).lines[0].turn == 1


def test_the_first_match_of_a_deal_is_no_repeat_after_it_was_mended(store: Store, tmp_path: Path) -> None:
    for match in (WHOLE, replace(WHOLE, match_id="again")):
        begin(store, match)
    copied(store, tmp_path)
    broken(store, BREAKS[1])
    assert mended(store, tmp_path, "m")
    assert [(line.match_id, line.is_repeat) for line in history.page(store, Query()).lines] == [
        ("again", True),
        ("m", False),
    ]


# ---------------------------------------------------------------- where nothing may change


def unchanged(store: Store, folder: Path) -> None:
    with store.transaction() as connection:
        before = connection.execute("SELECT * FROM matches JOIN moves USING (match_id)").fetchall()
    assert mended(store, folder, "m") == ""
    with store.transaction() as connection:
        assert connection.execute("SELECT * FROM matches JOIN moves USING (match_id)").fetchall() == before
    assert not list(folder.glob("unreadable-*"))


def test_without_a_copy_of_it_a_match_stays_as_it_is(store: Store, tmp_path: Path) -> None:
    begin(store, WHOLE)
    broken(store, BREAKS[0])
    unchanged(store, tmp_path)
    assert not (tmp_path / COPY_NAME).exists()
    copied(store, tmp_path)
    unchanged(store, tmp_path)


def test_a_copy_that_cannot_be_read_mends_nothing(store: Store, tmp_path: Path) -> None:
    begin(store, WHOLE)
    copied(store, tmp_path)
    broken(store, BREAKS[0])
    with closing(sqlite3.connect(tmp_path / COPY_NAME)) as copy, copy:
        copy.execute(BREAKS[1])
    unchanged(store, tmp_path)
    (tmp_path / COPY_NAME).write_bytes(b"no store" * 1000)
    unchanged(store, tmp_path)


def test_a_match_that_can_be_read_but_not_played_to_its_end_loses_no_move(store: Store, tmp_path: Path) -> None:
    begin(store, first(5))
    copied(store, tmp_path)
    play_on(store, 9)
    broken(store, "UPDATE moves SET move = 'play 105' WHERE match_id = 'm' AND position = 7")
    unchanged(store, tmp_path)


def test_where_the_file_of_how_it_was_cannot_be_written_nothing_is_mended(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(store, WHOLE)
    copied(store, tmp_path)
    broken(store, BREAKS[1])

    def full(_path: Path, _data: bytes) -> None:
        raise RecordError("file_full")

    monkeypatch.setattr(portable, "write_bytes", full)
    unchanged(store, tmp_path)


# ---------------------------------------------------------------- only the result is wrong


def test_a_result_that_is_wrong_is_made_up_from_the_moves(store: Store) -> None:
    begin(store, WHOLE)
    broken(store, "UPDATE results SET total = x'ff' WHERE seat = 1")
    assert recounted(store, "m")
    assert store.result("m") == portable.examined(WHOLE)


def test_a_match_without_a_result_or_that_cannot_be_read_gets_none(store: Store) -> None:
    begin(store, first(5))
    assert not recounted(store, "m")
    broken(store, BREAKS[0])
    assert not recounted(store, "m")
    assert not recounted(store, "nobody's")
    assert store.unfinished(1)[0].match_id == "m"


# ---------------------------------------------------------------- only the id cannot be read

NO_IDS = ("NULL", "x'00ff'", "CAST(x'4dff80' AS TEXT)", "'{'", "7")


def without_ids(store: Store, folder: Path, **values: str) -> None:
    """Break the ids of these matches where they stand alone, as a disk does, after the store is closed."""
    store.close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
        for match_id, value in values.items():
            connection.execute(f"UPDATE matches SET match_id = {value} WHERE match_id = ?", (match_id,))


@pytest.mark.parametrize("value", NO_IDS)
def test_matches_whose_ids_cannot_be_read_are_known_again_by_what_was_played(
    store: Store, tmp_path: Path, value: str
) -> None:
    begin(store, WHOLE)
    for other in (*OTHERS, replace(OTHERS[0], match_id="running", moves=OTHERS[0].moves[:6], final_hash=None)):
        begin(store, other)
    facts.count_up(store, 10)
    before = history.page(store, Query()).lines
    without_ids(store, tmp_path, m=value, running="x'0123'")
    again, kept_as = open_store(tmp_path)
    assert kept_as is None
    assert [line.is_readable for line in history.page(again, Query()).lines] == [False, True, True, False]
    assert identified(again)
    assert history.page(again, Query()).lines == before
    assert again.load("m") == WHOLE
    assert facts.count_up(again, 10) == 0
    again.close()


@pytest.mark.parametrize("value", NO_IDS)
def test_what_was_played_since_the_copy_was_made_stays_where_the_id_is_broken(
    store: Store, tmp_path: Path, value: str
) -> None:
    begin(store, first(5))
    copied(store, tmp_path)
    play_on(store, 9)
    without_ids(store, tmp_path, m=value)
    again, kept_as = open_store(tmp_path)
    assert (kept_as, again.load("m")) == (None, first(9))
    again.close()


def test_seats_and_moves_that_do_not_follow_from_a_match_are_not_given_to_it(store: Store, tmp_path: Path) -> None:
    begin(store, WHOLE)
    without_ids(store, tmp_path, m="NULL")
    again, _ = open_store(tmp_path)
    broken(again, BREAKS[4])
    (line,) = history.page(again, Query()).lines
    assert not identified(again)
    assert history.page(again, Query()).lines == (line,)
    assert not line.is_readable
    again.close()
