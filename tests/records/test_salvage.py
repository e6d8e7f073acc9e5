"""What can still be read of a store that is not whole becomes a new one; the file itself stays as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pega6_desktop.records import history, salvage
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.store import utc_now
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
