"""Matches come from files and leave as files; nothing that is stored is ever overwritten by a file."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import history, portable
from pega6_desktop.records.codec import Times
from pega6_desktop.records.history import Query
from pega6_desktop.records.importing import Imported, export_file, import_file
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord, RecordedMove
from pega6_desktop.records.rescue.carving import TABLES
from pega6_desktop.records.store import Store
from tests.runtime.desk import played, record

TIMES = Times("2021-02-03T04:05:06.000+00:00", "2021-02-03T05:00:00.000+00:00")
MATCH = played(record("hbb", seed=21))
HALF = replace(MATCH, moves=MATCH.moves[:9], final_hash=None)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path / "data")
    yield opened
    opened.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.pega6"


def imported(store: Store, file: Path, match: GameRecord, *, is_part_enough: bool = False) -> Imported:
    portable.write(file, Portable(match, TIMES))
    return import_file(store, file, is_part_enough=is_part_enough)


def test_a_match_from_a_file_is_stored_whole_with_its_times_and_result(store: Store, file: Path) -> None:
    assert imported(store, file, MATCH) == Imported(MATCH, is_new=True)
    assert store.load("m-1") == MATCH
    assert store.result("m-1") == portable.examined(MATCH)
    assert store.times("m-1") == TIMES
    assert history.page(store, Query()).lines[0].is_imported


def test_a_match_without_times_was_played_when_it_came(store: Store, file: Path) -> None:
    portable.write(file, Portable(MATCH))
    import_file(store, file)
    assert store.times("m-1").begun_at == store.times("m-1").played_at


def test_a_stored_match_leaves_as_a_file_and_is_known_when_it_comes_back(store: Store, file: Path) -> None:
    store.begin(MATCH, portable.examined(MATCH))
    export_file(store, "m-1", file)
    assert portable.read(file) == Portable(MATCH, store.times("m-1"))
    assert import_file(store, file) == Imported(MATCH, is_new=False)
    assert not history.page(store, Query()).lines[0].is_imported


def test_what_is_not_stored_cannot_leave(store: Store, file: Path) -> None:
    with pytest.raises(RecordError) as refused:
        export_file(store, "m-9", file)
    assert refused.value.code == "unknown_match"
    with pytest.raises(RecordError) as unknown:
        store.times("m-9")
    assert unknown.value.code == "unknown_match"
    assert not file.exists()


def test_an_earlier_state_of_a_stored_match_leads_to_what_is_stored(store: Store, file: Path) -> None:
    store.begin(MATCH, portable.examined(MATCH))
    assert imported(store, file, HALF) == Imported(MATCH, is_new=False)


def test_a_match_that_went_on_elsewhere_is_kept_beside_the_stored_one(store: Store, file: Path) -> None:
    store.begin(HALF)
    first = imported(store, file, MATCH)
    assert first.is_new
    assert first.record.match_id != "m-1"
    assert first.record == replace(MATCH, match_id=first.record.match_id)
    assert store.load("m-1") == HALF
    assert import_file(store, file) == replace(first, is_new=False)
    assert history.page(store, Query()).stored == 2


def test_another_match_under_a_stored_id_is_kept_beside_it(store: Store, file: Path) -> None:
    store.begin(HALF)
    other = imported(store, file, played(record("hb", seed=1)))
    assert other.is_new
    assert store.load("m-1") == HALF


def test_importing_brings_a_deleted_match_back(store: Store, file: Path) -> None:
    imported(store, file, MATCH)
    history.delete(store, "m-1")
    assert import_file(store, file) == Imported(MATCH, is_new=False)
    assert history.page(store, Query()).stored == 1


WRONG = replace(MATCH, moves=(*HALF.moves, RecordedMove(0, "play 105")))


def test_a_faulty_match_changes_nothing_unless_its_sound_part_is_wanted(store: Store, file: Path) -> None:
    with pytest.raises(RecordError) as refused:
        imported(store, file, WRONG)
    assert (refused.value.code, refused.value.params["move"]) == ("diverged", 9)
    assert history.page(store, Query()).stored == 0
    assert import_file(store, file, is_part_enough=True) == Imported(HALF, is_new=True)
    assert store.load("m-1") == HALF


def test_where_nothing_is_sound_nothing_is_kept(store: Store, file: Path) -> None:
    with pytest.raises(RecordError) as refused:
        imported(store, file, replace(HALF, game="chess"), is_part_enough=True)
    assert refused.value.code == "record_empty"
    assert history.page(store, Query()).stored == 0


# ---------------------------------------------------------------- what cannot be read


def broken(store: Store, statement: str) -> None:
    """A finished match in which something cannot be read any more."""
    store.begin(MATCH, portable.examined(MATCH))
    with store.transaction() as connection:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        for table in ("matches", *(TABLES[1:] if "SET match_id" in statement else ())):
            connection.execute(statement.replace("UPDATE matches", f"UPDATE {table}"))


def refusal(store: Store, file: Path) -> str:
    with pytest.raises(RecordError) as refused:
        import_file(store, file)
    return str(refused.value)


@pytest.mark.parametrize(
    ("statement", "was", "now", "fault"),
    [
        (
            "UPDATE matches SET options = '{'",
            '"options": "{"',
            f'"options": {json.dumps(dict(MATCH.options))}',
            "$.options",
        ),
        ("UPDATE matches SET seed = -1", '"seed": -1', f'"seed": {MATCH.seed}', "$.seed"),
        ("UPDATE seats SET name = '' WHERE seat = 1", '"name": ""', '"name": "Ana"', "$.seats[1].name"),
        (
            "UPDATE matches SET game = CAST(x'706567ff' AS TEXT)",
            '"game": "peg\\\\xff"',
            '"game": "pega6"',
            "$.game",
        ),
    ],
)
def test_an_unreadable_match_leaves_just_as_it_is_and_opens_once_it_is_put_right(
    store: Store, file: Path, statement: str, was: str, now: str, fault: str
) -> None:
    broken(store, statement)
    seats = MATCH.seats
    assert not export_file(store, "m-1", file)
    text = file.read_text("utf-8")
    assert text.count(was) == 1
    assert "A match that Pega 6 could not read (record_field" in json.loads(text)["about"]
    assert f"where={fault}" in refusal(store, file)
    history.delete(store, "m-1")
    with store.transaction() as connection:
        connection.execute("DELETE FROM matches")
    file.write_text(text.replace(was, now.replace("Ana", seats[1].name)), "utf-8")
    assert import_file(store, file) == Imported(MATCH, is_new=True)


def test_what_a_file_of_a_match_does_not_tell_leaves_with_an_unreadable_one(store: Store, file: Path) -> None:
    broken(store, "UPDATE matches SET options = x'00ff', is_assisted = 1, seconds = 12.5")
    assert not export_file(store, "m-1", file)
    found = json.loads(file.read_text("utf-8"))
    result = portable.examined(MATCH)
    assert result is not None
    assert found["options"] == "\0\\xff"
    assert [RecordedMove(*move) for move in found["moves"]] == list(MATCH.moves)
    assert (found["also_stored"]["is_assisted"], found["also_stored"]["seconds"]) == (1, 12.5)
    assert [line["total"] for line in found["also_stored"]["results"]] == list(result.totals)


def test_a_match_whose_very_id_is_broken_leaves_by_its_place_in_the_list(store: Store, file: Path) -> None:
    broken(store, "UPDATE matches SET match_id = CAST(x'6dff' AS TEXT)")
    (line,) = history.page(store, Query()).lines
    assert not export_file(store, line.match_id, file)
    assert json.loads(file.read_text("utf-8"))["match_id"] == "m\\xff"


def test_a_match_nobody_has_does_not_leave(store: Store, file: Path) -> None:
    with pytest.raises(RecordError) as refused:
        export_file(store, "m-1", file)
    assert refused.value.code == "unknown_match"
    assert not file.exists()


def test_from_a_store_that_is_gone_nothing_leaves(store: Store, file: Path, tmp_path: Path) -> None:
    store.begin(MATCH, portable.examined(MATCH))
    (tmp_path / "data" / FILE_NAME).unlink()
    with pytest.raises(RecordError) as refused:
        export_file(store, "m-1", file)
    assert refused.value.code == "store_gone"
    assert not file.exists()
