"""The moments of a match are those its own events tell, and a record is one only beside earlier matches of its kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks import events as presents
from pega6_desktop.games.pega6 import events as heads
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.records import portable
from pega6_desktop.records.finished import statistics
from pega6_desktop.records.finished.moments import Moments, moments_of
from pega6_desktop.records.finished.statistics import Mark
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.replay import retold
from pega6_desktop.records.store import Store
from tests.runtime.desk import ended, played, record

SEATS = (SeatInfo("Ana", "human"), *(SeatInfo(name, "bot", "random") for name in ("Bia", "Caio", "Davi")))


def told(match: GameRecord) -> list[object]:
    return [event for _, event in retold(GAMES[match.game], match)]


@pytest.mark.parametrize(("variant", "luck"), [("base", 3), ("base", 4), ("pro", 5), ("special", 6), ("special", 9)])
def test_the_card_of_a_match_is_the_dearest_that_anybody_took(variant: str, luck: int) -> None:
    match, _ = ended("pega6", variant, SEATS, luck)
    card = moments_of(match, 0).card
    takings = [event for event in told(match) if isinstance(event, heads.RowTaken)]
    assert card is not None
    assert HEADS[card.card] == max(HEADS[one] for event in takings for one in event.cards)
    assert (card.seat, card.cards, card.points) in [(event.seat, event.cards, event.heads) for event in takings]


def test_the_own_moment_is_the_dearest_row_that_the_next_one_took_behind_the_own_card() -> None:
    found = 0
    for luck in range(12):
        match, _ = ended("pega6", "base", SEATS, luck)
        for seat in range(4):
            own = moments_of(match, seat).own
            events = told(match)
            behind = [
                (before.card, taking.heads, after.card)
                for before, taking, after in zip(events, events[1:], events[2:], strict=False)
                if isinstance(before, heads.CardPlaced) and isinstance(taking, heads.RowTaken)
                and isinstance(after, heads.CardPlaced) and taking.reason == "full"
                and before.row == taking.row and before.seat == seat != taking.seat
            ]  # fmt: skip
            if behind:
                assert own is not None
                assert own.points >= max(points for _, points, _ in behind)
                assert own.cards[-1] == own.card < own.by
                assert own.other not in (seat, -1)
                found += 1
    assert found


def test_nobodys_match_has_no_own_moment_and_a_game_without_moments_has_none() -> None:
    match, _ = ended("pega6", "base", SEATS, 3)
    assert moments_of(match, None).own is None
    match, _ = ended("qwixx_cards", "base", SEATS, 3)
    assert moments_of(match, 0) == Moments()


@pytest.mark.parametrize("variant", ["base", "tiger", "tactical"])
def test_in_no_thanks_it_is_the_card_with_the_most_chips_and_the_own_one_that_brought_most(variant: str) -> None:
    match, _ = ended("no_thanks", variant, SEATS, 3)
    events = told(match)
    takings = [event for event in events if isinstance(event, presents.CardTaken)]
    moments = moments_of(match, 0)
    assert moments.card is not None
    assert moments.card.points == max(event.chips for event in takings)
    assert moments.own is not None
    assert (moments.own.card, moments.own.points) in [(one.card, one.chips) for one in takings if one.seat == 0]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path / "data")
    yield opened
    opened.close()


def over(number: int, seats: str = "hbb") -> GameRecord:
    return played(record(seats, seed=number, match_id=f"m{number}"), luck=number)


def total_of(match: GameRecord) -> int:
    return next(event.totals[0] for event in told(match) if isinstance(event, heads.MatchEnded))


def test_a_record_is_told_with_the_one_before_it(store: Store) -> None:
    matches = sorted((over(number) for number in range(1, 6)), key=total_of, reverse=True)
    for match in matches:
        store.begin(match, portable.examined(match))
    assert total_of(matches[-1]) < total_of(matches[-2])
    assert statistics.beaten(store, matches[-1], 0) == Mark(total_of(matches[-1]), total_of(matches[-2]))
    assert statistics.beaten(store, matches[0], 0) is None


def test_worse_than_before_is_no_record_nor_is_another_table_or_another_name(store: Store) -> None:
    worse, better = sorted((over(number) for number in (1, 2)), key=total_of, reverse=True)
    for match in (better, worse):
        store.begin(match, portable.examined(match))
    assert statistics.beaten(store, worse, 0) is None
    larger = over(3, "hbbb")
    store.begin(larger, portable.examined(larger))
    assert statistics.beaten(store, larger, 0) is None
    named = over(4)
    named = replace(named, seats=(replace(named.seats[0], name="Iara"), *named.seats[1:]))
    store.begin(named, portable.examined(named))
    assert statistics.beaten(store, named, 0) is None


def test_a_repeat_of_a_deal_sets_no_record(store: Store) -> None:
    first, *_ = matches = [replace(over(1), match_id=name) for name in ("first", "again")]
    for match in matches:
        store.begin(match, portable.examined(match))
    assert statistics.beaten(store, first, 0) is None
    assert statistics.beaten(store, matches[1], 0) is None


def test_while_matches_wait_to_be_counted_no_record_is_told(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = sorted((over(number) for number in range(1, 4)), key=total_of, reverse=True)
    for match in matches:
        store.begin(match, portable.examined(match))
    monkeypatch.setattr(statistics, "_COUNTED_AT_ONCE", 1)
    assert statistics.beaten(store, matches[-1], 0) is None


def test_where_many_points_are_good_more_is_a_record(store: Store) -> None:
    both = [ended("qwixx_cards", "base", SEATS[:2], luck) for luck in (3, 4)]
    (worse, low), (better, high) = sorted(both, key=lambda one: one[1].totals[0])
    for match in (worse, better):
        store.begin(match, portable.examined(match))
    assert statistics.beaten(store, better, 0) == Mark(high.totals[0], low.totals[0])
