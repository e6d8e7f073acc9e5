"""Every file an earlier version wrote is still read, and replays to the hash it was saved with."""

import shutil
from pathlib import Path

import pytest

from pega6_desktop.records import history, portable, schema
from pega6_desktop.records.finished import facts, statistics
from pega6_desktop.records.history import Query, Word
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import FORMAT
from pega6_desktop.records.replay import replay

FIXTURES = Path(__file__).parent / "fixtures"
STORES = sorted(FIXTURES.glob("store-*.sqlite3"))
FILES = sorted(FIXTURES.glob("format-*.pega6"))


def test_there_is_a_store_of_every_version_before_this_one_and_a_file_of_every_format() -> None:
    assert [file.stem for file in STORES] == [f"store-{version}" for version in range(1, len(schema.MIGRATIONS))]
    assert {file.name.split("-")[1] for file in FILES} == {str(number) for number in range(1, FORMAT + 1)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_old_file_replays_to_the_hash_it_was_saved_with(file: Path) -> None:
    record = portable.read(file).record
    assert (portable.examined(record) is None) == (record.final_hash is None)
    assert record.final_hash in {None, replay(record).hash}


@pytest.mark.parametrize("file", STORES, ids=lambda file: file.stem)
def test_an_old_store_keeps_every_match_and_learns_what_is_new(file: Path, tmp_path: Path) -> None:
    shutil.copy(file, tmp_path / FILE_NAME)
    store, set_aside = open_store(tmp_path)
    assert set_aside is None
    assert [line.match_id for line in history.page(store, Query()).lines] == ["running", "shared-name", "over"]
    assert [line.own_seat for line in history.page(store, Query()).lines] == [None, 0, 0]
    for saved in FILES:
        record = portable.read(saved).record
        assert store.load(record.match_id) == record
        assert store.result(record.match_id) == portable.examined(record)
    assert [pending.match_id for pending in store.unfinished()] == ["running"]
    assert [line.match_id for line in history.page(store, Query(words=(Word(text="nandu"),))).lines] == ["shared-name"]
    results = {name: store.result(name) for name in ("over", "shared-name")}
    won = {name for name, result in results.items() if result is not None and 0 in result.winners}
    assert {line.match_id for line in history.page(store, Query(result="won")).lines} == won
    assert facts.count_up(store, 100) == 0
    assert statistics.tally(store, ["h:José Ñandú 日本"], "pega6").rounds == 2
    store.close()
