"""What can still be read of a store that is not whole becomes a new one; the file itself stays as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import history, portable
from pega6_desktop.records.database import utc_now
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.rescue import salvage
from tests.runtime.desk import played, record


@pytest.fixture
def torn(tmp_path: Path) -> Path:
    """The file of a store of two matches, of which one has lost its line in the list of matches."""
    folder = tmp_path / "data"
    store, _ = open_store(folder)
    for match_id, seed in (("whole", 3), ("torn", 4)):
        store.begin(played(record("hb", match_id=match_id, seed=seed), 4))
    store.close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection, connection:
        connection.execute("DELETE FROM matches WHERE match_id = 'torn'")
    return folder / FILE_NAME


def test_a_match_that_lost_its_line_is_left_out_and_the_other_one_is_saved(torn: Path, tmp_path: Path) -> None:
    before = torn.read_bytes()
    (tmp_path / "saved").mkdir()
    salvage.salvage(torn, tmp_path / "none", tmp_path / "saved" / FILE_NAME, utc_now)
    store, _ = open_store(tmp_path / "saved")
    assert [line.match_id for line in history.page(store, Query()).lines] == ["whole"]
    assert store.load("whole") == played(record("hb", match_id="whole", seed=3), 4)
    store.close()
    assert torn.read_bytes() == before


def test_a_saved_match_that_does_not_tell_where_it_came_from_counts_as_played_here(tmp_path: Path) -> None:
    store, _ = open_store(tmp_path)
    for match_id, is_imported in (("own", False), ("foreign", True), ("silent", True)):
        match = played(record("hb", match_id=match_id, seed=3))
        store.take_in(match, portable.examined(match), None, is_imported=is_imported)
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE matches SET is_imported = 'nonsense' WHERE match_id = 'silent'")
        connection.execute("DROP TABLE results")
    again, _ = open_store(tmp_path)
    told = {line.match_id: line.is_imported for line in history.page(again, Query()).lines}
    assert told == {"own": False, "foreign": True, "silent": False}
    again.close()


def test_a_match_whose_result_is_lost_and_whose_moves_do_not_lead_to_one_is_kept_without(tmp_path: Path) -> None:
    store, _ = open_store(tmp_path)
    for match_id in ("over", "short", "never"):
        match = played(record("hb", match_id=match_id, seed=3))
        store.begin(match, portable.examined(match))
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("DELETE FROM moves WHERE match_id = 'short' AND position > 4")
        connection.execute("DELETE FROM moves WHERE match_id = 'never'")
        connection.execute("DROP TABLE results")
    again, _ = open_store(tmp_path)
    assert {line.match_id: bool(line.totals) for line in history.page(again, Query()).lines} == {
        "over": True,
        "short": False,
        "never": False,
    }
    again.close()


def test_where_the_new_store_cannot_be_written_the_damaged_one_stays_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"damaged" * 1000)

    def full(*_: object) -> None:
        raise RecordError("store_full")

    monkeypatch.setattr(salvage, "_take_rows", full)
    with pytest.raises(RecordError) as refusal:
        open_store(tmp_path)
    assert refusal.value.code == "store_full"
    assert [file.name for file in tmp_path.iterdir()] == [FILE_NAME]
