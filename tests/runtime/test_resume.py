"""Which match is offered to go on with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.records import history
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import RecordedMove
from pega6_desktop.records.store import Store
from pega6_desktop.runtime.resume import newest_unfinished, trick_of
from tests.runtime.desk import hosted, played, record


@pytest.fixture
def store(quick_folder: Path) -> Iterator[Store]:
    opened, _ = open_store(quick_folder)
    yield opened
    opened.close()


def test_nothing_is_offered_from_an_empty_store(store: Store) -> None:
    assert newest_unfinished(store) is None


def test_the_offer_names_round_and_trick_and_no_face_down_card(store: Store) -> None:
    match = played(record("hbb", options={"fixedRounds": 3}), 45)
    store.begin(match)
    offer = newest_unfinished(store)
    assert offer is not None
    assert offer.header == match.header
    seen = offer.observation
    assert isinstance(seen, Observation)
    assert (seen.viewer, seen.hand, seen.own_choice) == (None, (), None)
    assert (offer.round_number, offer.trick) == (2, seen.trick) == (seen.number, seen.trick)


def test_a_match_that_makes_no_sense_is_passed_over_and_kept(store: Store) -> None:
    store.begin(record("hb", match_id="sound"))
    store.begin(replace(record("hb", match_id="strange"), game="bridge"))
    store.begin(replace(record("hb", match_id="broken"), moves=(RecordedMove(0, "sing"),)))
    offer = newest_unfinished(store)
    assert offer is not None
    assert offer.header.match_id == "sound"
    assert [pending.match_id for pending in store.unfinished()] == ["broken", "strange", "sound"]


def test_a_branch_never_takes_the_place_of_a_match(store: Store) -> None:
    store.begin(played(record("hbb", match_id="match"), 7))
    store.branch("match", replace(played(record("hbb", match_id="match"), 3), match_id="branch"))
    assert [pending.match_id for pending in store.unfinished()] == ["match", "branch"]
    offer = newest_unfinished(store)
    assert offer is not None
    assert (offer.header.match_id, offer.is_branch) == ("match", False)
    store.rewrite("branch", 2, played(record("hbb")).moves[2:9])
    history.delete(store, "match")
    offer = newest_unfinished(store)
    assert offer is not None
    assert (offer.header.match_id, offer.is_branch) == ("branch", True)


def test_a_finished_match_is_not_offered(store: Store) -> None:
    host = hosted(played(record("hb")))
    store.begin(host.record, host.result)
    assert newest_unfinished(store) is None


def test_a_store_that_cannot_be_read_is_not_passed_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.begin(record("hb"))

    def gone(*_: object) -> None:
        raise RecordError("store_gone")

    monkeypatch.setattr(Store, "load", gone)
    with pytest.raises(RecordError) as error:
        newest_unfinished(store)
    assert error.value.code == "store_gone"


def test_a_game_without_tricks_is_at_none(store: Store) -> None:
    assert trick_of(object()) == 0
