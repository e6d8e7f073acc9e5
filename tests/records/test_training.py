"""A training match is kept like any other, says so wherever it goes, and counts nowhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.records import codec, history, portable
from pega6_desktop.records.finished import facts, statistics
from pega6_desktop.records.finished.statistics import NOTHING
from pega6_desktop.records.history import Query
from pega6_desktop.records.importing import import_file
from pega6_desktop.records.joining import take_over
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.store import Store
from tests.runtime.desk import played, record

WHOLE = played(record(match_id="whole"))
TRAINING = replace(WHOLE, match_id="training", is_training=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path / "data")
    for one in (TRAINING, WHOLE):
        opened.begin(one, portable.examined(one))
    yield opened
    opened.close()


def test_it_is_found_again_as_one_and_the_list_says_so(store: Store) -> None:
    assert store.load("training") == TRAINING
    lines = {line.match_id: line.is_training for line in history.page(store, Query()).lines}
    assert lines == {"training": True, "whole": False}


def test_it_is_in_no_number_and_in_no_list_of_the_best(store: Store) -> None:
    assert facts.count_up(store, 10) == 0

    assert statistics.tally(store, ["h:Ana"], "pega6") == NOTHING
    assert history.same_deal(store, WHOLE) == ()
    assert [one.match_id for one in history.same_deal(store, TRAINING)] == ["whole"]
    assert statistics.beaten(store, TRAINING, 0) is None


def test_its_cards_have_been_seen_all_the_same(store: Store) -> None:
    assert facts.is_repeat(store, "whole")


def test_the_mark_goes_with_it_into_a_file_and_another_store(store: Store, tmp_path: Path) -> None:
    assert b'"is_training": true' in codec.encode(TRAINING)
    assert b"is_training" not in codec.encode(WHOLE)
    file = tmp_path / "training.pega6"
    portable.write(file, Portable(TRAINING, None))
    assert portable.read(file).record == TRAINING

    other, _ = open_store(tmp_path / "other")
    assert take_over(other, store)
    assert other.load("training").is_training
    third, _ = open_store(tmp_path / "third")
    import_file(third, file)
    assert third.load("training").is_training
    other.close()
    third.close()


def test_it_is_another_match_than_one_that_counts(store: Store) -> None:
    with pytest.raises(Exception, match="store_differs"):
        store.begin(replace(TRAINING, is_training=False))
