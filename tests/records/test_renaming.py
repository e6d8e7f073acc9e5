"""A person gets another name: history, search and statistics follow; what others played stays as it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.records import history, portable
from pega6_desktop.records.finished import facts, statistics
from pega6_desktop.records.history import Query, Word
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.renaming import rename
from pega6_desktop.records.store import Store
from tests.runtime.desk import played, record


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store, _ = open_store(tmp_path)
    yield store
    store.close()


def keep(store: Store, match_id: str, *names: str, seed: int = 3, moves: int | None = None) -> GameRecord:
    """A match of these people; bots are in small letters."""
    seats = tuple(
        SeatInfo(name.title(), "bot", "random") if name.islower() else SeatInfo(name, "human") for name in names
    )
    begun = replace(record("b" * len(names), seed=seed, match_id=match_id), seats=seats)
    match = played(begun, moves)
    return store.begin(match, portable.examined(match))


def names_of(store: Store, match_id: str) -> list[str]:
    return [seat.name for seat in store.load(match_id).seats]


def found(store: Store, text: str) -> list[str]:
    return [line.match_id for line in history.page(store, Query((Word(text=text),))).lines]


def test_history_and_statistics_follow_a_new_name(store: Store) -> None:
    keep(store, "one", "Ana", "bia")
    keep(store, "two", "ANA", "Caio", seed=4)
    running = keep(store, "running", "Ana", "bia", moves=5)
    facts.count_up(store, 20)
    before = statistics.tally(store, ("h:Ana", "h:ANA"), "pega6")
    assert before.matches == 2
    assert rename(store, "ana", "Mariana") == 3
    assert names_of(store, "one") == ["Mariana", "Bia"]
    assert names_of(store, "two") == ["Mariana", "Caio"]
    assert statistics.tally(store, ("h:Mariana",), "pega6") == before
    assert statistics.tally(store, ("h:Ana", "h:ANA"), "pega6").matches == 0
    assert sorted(found(store, "mariana")) == ["one", "running", "two"]
    assert found(store, "caio") == ["two"]
    later = replace(running, moves=(), seats=(SeatInfo("Mariana", "human"), *running.seats[1:]))
    assert store.begin(later).moves == running.moves


def test_a_match_asked_for_under_the_old_name_goes_on_under_the_new_one(store: Store) -> None:
    running = keep(store, "running", "Ana", "bia", moves=5)
    rename(store, "Ana", "Mariana")
    again = store.begin(replace(running, moves=()))
    assert [seat.name for seat in again.seats] == ["Mariana", "Bia"]
    assert again.moves == running.moves


def test_a_match_with_somebody_of_that_name_and_one_from_a_file_stay_as_they_are(store: Store) -> None:
    keep(store, "crowded", "Ana", "mariana")
    foreign = replace(
        record("hb", seed=4, match_id="foreign"), seats=(SeatInfo("Ana", "human"), SeatInfo("B", "bot", "random"))
    )
    store.take_in(foreign, None, None)
    keep(store, "one", "Ana", "bia")
    assert rename(store, "Ana", "Mariana") == 1
    assert names_of(store, "crowded") == ["Ana", "Mariana"]
    assert names_of(store, "foreign") == ["Ana", "B"]
    assert names_of(store, "one") == ["Mariana", "Bia"]


def test_bots_and_nobody_are_not_renamed(store: Store) -> None:
    keep(store, "one", "Caio", "ana")
    assert rename(store, "Ana", "Mariana") == 0
    assert names_of(store, "one") == ["Caio", "Ana"]
