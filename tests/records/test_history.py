"""Every match ever played can be found by whatever one remembers of it, taken out and had back."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import history, portable
from pega6_desktop.records.history import Query, Word, date_like
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.records.store import Store
from tests.runtime.desk import played, record


class Calendar:
    """The day a test says it is."""

    def __init__(self) -> None:
        self.now = datetime(2030, 5, 20, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def store(tmp_path: Path, calendar: Calendar) -> Iterator[Store]:
    opened, _ = open_store(tmp_path, calendar)
    yield opened
    opened.close()


def keep(store: Store, match: GameRecord) -> GameRecord:
    return store.begin(match, portable.examined(match))


def called(match: GameRecord, *names: str) -> GameRecord:
    seats = [replace(seat, name=name) for seat, name in zip(match.seats, names, strict=True)]
    return replace(match, seats=tuple(seats))


def found(store: Store, *words: Word, **query: object) -> list[str]:
    asked = replace(Query(words=words), **query)
    page = history.page(store, asked)
    assert page.found == len(page.lines)
    return [line.match_id for line in page.lines]


def refusal(act: Callable[[], object]) -> str:
    with pytest.raises(RecordError) as refused:
        act()
    return refused.value.code


def test_an_empty_history_says_so(store: Store) -> None:
    assert history.page(store, Query()) == history.Page((), 0, 0, has_more=False)


def test_the_match_played_last_comes_first_whatever_the_clock_says(store: Store, calendar: Calendar) -> None:
    for name in "abc":
        keep(store, record(match_id=name))
        calendar.now -= timedelta(days=400)
    store.append("a", 0, played(record(), 1).moves[0])
    assert found(store) == ["a", "c", "b"]
    assert [pending.match_id for pending in store.unfinished()] == ["a", "c", "b"]


def test_a_line_says_who_sat_there_and_how_it_ended(store: Store) -> None:
    match = keep(store, played(record("hbb", seed=3, match_id="over")))
    keep(store, record("bb", match_id="running"))
    running, over = history.page(store, Query()).lines
    result = portable.examined(match)
    assert result is not None
    assert (over.game, over.variant, over.seats, over.own_seat) == ("pega6", "base", match.seats, 0)
    assert over.totals == result.totals
    assert tuple(seat for seat, place in enumerate(over.places) if place == 1) == result.winners
    assert sorted(over.places) == sorted(1 + sum(o < t for o in result.totals) for t in result.totals)
    assert (running.places, running.totals, running.own_seat) == ((), (), None)
    assert (over.played_at, over.is_imported) == ("2030-05-20T12:00:00.000+00:00", False)


def test_with_several_people_nobody_is_the_one_who_looks(store: Store) -> None:
    keep(store, record("hhb"))
    assert history.page(store, Query()).lines[0].own_seat is None


def test_a_list_of_one_game_shows_no_other(store: Store) -> None:
    keep(store, record("hb", match_id="m1"))
    assert [line.match_id for line in history.page(store, Query(game="pega6")).lines] == ["m1"]
    assert history.page(store, Query(game="no_thanks")).lines == ()


def test_long_lists_come_in_pages_without_a_gap(store: Store) -> None:
    for number in range(7):
        keep(store, record(match_id=f"m{number}"))
    first = history.page(store, Query(), limit=3)
    second = history.page(store, Query(), before=first.lines[-1].turn, limit=3)
    third = history.page(store, Query(), before=second.lines[-1].turn, limit=3)
    assert [line.match_id for part in (first, second, third) for line in part.lines] == [f"m{6 - n}" for n in range(7)]
    assert [(part.found, part.stored, part.has_more) for part in (first, second, third)] == [
        (7, 7, True),
        (7, 7, True),
        (7, 7, False),
    ]


def test_what_is_looked_for_comes_in_pages_and_all_of_it_is_counted(store: Store) -> None:
    for number in range(5):
        keep(store, record(match_id=f"m{number}"))
        keep(store, called(record("hb", match_id=f"other{number}"), "Zoe", "Bia"))
    asked = Query(words=(Word(text="zoe"),))
    first = history.page(store, asked, limit=3)
    rest = history.page(store, asked, before=first.last, limit=3)
    assert [line.match_id for part in (first, rest) for line in part.lines] == [f"other{4 - n}" for n in range(5)]
    assert [(part.found, part.stored, part.has_more) for part in (first, rest)] == [(5, 10, True), (5, 10, False)]


def test_names_are_found_without_accents_case_or_the_rest_of_the_name(store: Store) -> None:
    keep(store, called(record("hb", match_id="jose"), "José Ñandú", "Bia"))
    keep(store, called(record("hb", match_id="ana"), "Ana", "Bia"))
    assert found(store, Word(text="nandu")) == ["jose"]
    assert found(store, Word(text="JOSE")) == ["jose"]
    assert found(store, Word(text="bia")) == ["ana", "jose"]
    assert found(store, Word(text="bia"), Word(text="ana")) == ["ana"]
    assert found(store, Word(text="%")) == []
    assert found(store, Word(text="'; DROP TABLE matches; --")) == []


def test_days_months_and_years_are_found(store: Store, calendar: Calendar) -> None:
    keep(store, record(match_id="may"))
    calendar.now = datetime(2031, 11, 10, 12, tzinfo=UTC)
    keep(store, record(match_id="november"))
    november, may = date_like(month=11), date_like(year=2030)
    assert found(store, Word(days=(november,))) == ["november"]
    assert found(store, Word(days=(may, date_like(month=6)))) == ["may"]
    assert found(store, Word(days=(november,)), Word(days=(may,))) == []
    assert found(store, Word(days=(date_like(day=20),))) == ["may"]
    assert found(store, Word(days=(date_like(year=2031, month=11, day=10),))) == ["november"]
    assert found(store, Word(days=(date_like(day=2),))) == []


def test_a_word_that_may_mean_two_things_finds_both(store: Store, calendar: Calendar) -> None:
    keep(store, called(record("hb", match_id="marta"), "Marta", "Bia"))
    calendar.now = datetime(2031, 3, 10, 12, tzinfo=UTC)
    keep(store, record(match_id="march"))
    assert found(store, Word(text="mar", days=(date_like(month=3),))) == ["march", "marta"]
    assert found(store, Word()) == []


def test_a_variant_is_looked_for_in_its_own_game(store: Store) -> None:
    keep(store, record("hbb", match_id="pega"))
    store.begin(replace(record("hbb", match_id="chips"), game="no_thanks", options=()))
    assert found(store, Word(kinds=(("no_thanks", "base"),))) == ["chips"]
    assert found(store, Word(kinds=(("no_thanks", "base"), ("pega6", "base")))) == ["chips", "pega"]


def test_variants_and_results_are_found(store: Store) -> None:
    matches = [played(record("hb", seed=seed, match_id=f"m{seed}")) for seed in range(12)]
    for match in matches:
        keep(store, match)
    keep(store, record(match_id="running"))
    winners = {match.match_id: portable.examined(match) for match in matches}
    won = {name for name, result in winners.items() if result is not None and 0 in result.winners}
    assert won
    assert won != winners.keys()
    assert set(found(store, result="won")) == won
    assert set(found(store, result="lost")) == winners.keys() - won
    assert found(store, result="unfinished") == ["running"]
    assert set(found(store, Word(results=("won", "unfinished")))) == {*won, "running"}
    assert len(found(store, variant="base")) == 13
    assert found(store, variant="pro") == []
    assert found(store, Word(kinds=(("pega6", "pro"),))) == []


def test_what_somebody_else_has_won_or_lost_is_nobodys_victory_here(store: Store) -> None:
    for seed in range(4):
        match = played(record("hb", seed=seed, match_id=f"m{seed}"))
        store.take_in(match, portable.examined(match), None)
    assert found(store, result="won") == found(store, result="lost") == []
    assert found(store, Word(results=("won", "lost"))) == []
    assert len(found(store)) == 4


# ---------------------------------------------------------------- deleting


def test_a_deleted_match_is_nowhere_and_can_be_had_back(store: Store) -> None:
    keep(store, record(match_id="gone"))
    keep(store, record(match_id="kept"))
    history.delete(store, "gone")
    assert found(store) == ["kept"]
    assert [pending.match_id for pending in store.unfinished()] == ["kept"]
    assert history.page(store, Query()).stored == 1
    history.restore(store, "gone")
    assert found(store) == ["kept", "gone"]
    assert store.load("gone") == record(match_id="gone")


def test_what_is_not_there_cannot_be_deleted_or_had_back(store: Store) -> None:
    keep(store, record())
    history.delete(store, "m-1")
    assert refusal(lambda: history.delete(store, "m-1")) == "unknown_match"
    assert refusal(lambda: history.restore(store, "m-9")) == "unknown_match"


@pytest.mark.parametrize(("hours", "is_there"), [(23, True), (25, False)])
def test_a_deleted_match_is_gone_for_good_after_a_day(
    store: Store, tmp_path: Path, hours: int, *, is_there: bool
) -> None:
    keep(store, record())
    history.delete(store, "m-1")
    store.close()
    later, _ = open_store(tmp_path, lambda: datetime.now(UTC) + timedelta(hours=hours))
    assert later.knows("m-1") == is_there
    if is_there:
        history.restore(later, "m-1")
        assert found(later) == ["m-1"]
    else:
        assert refusal(lambda: history.restore(later, "m-1")) == "unknown_match"
    later.close()


def test_playing_on_brings_a_deleted_match_back(store: Store) -> None:
    keep(store, record())
    history.delete(store, "m-1")
    store.begin(record())
    assert found(store) == ["m-1"]


@pytest.mark.parametrize("turn", [-1, 2**31, 2**62])
def test_a_turn_nobody_gave_hides_nothing_and_fits_a_message(store: Store, tmp_path: Path, turn: int) -> None:
    for number in range(4):
        keep(store, record(match_id=f"m-{number}"))
    with store.transaction() as connection:
        connection.execute("UPDATE matches SET turn = ? WHERE match_id = 'm-2'", (turn,))
    assert all(0 <= line.turn < 2**31 for line in history.page(store, Query()).lines)
    store.close()
    again, _ = open_store(tmp_path)
    first = history.page(again, Query(), limit=2)
    rest = history.page(again, Query(), before=first.last, limit=2)
    assert sorted(line.match_id for line in (*first.lines, *rest.lines)) == ["m-0", "m-1", "m-2", "m-3"]
    again.close()


# ---------------------------------------------------------------- the same deal


def test_matches_with_the_same_cards_find_each_other(store: Store) -> None:
    mine = keep(store, played(record("hbb", seed=5, match_id="mine")))
    hers = keep(store, called(played(record("hbb", seed=5, match_id="hers"), luck=2), "Iara", "Bia", "Caio"))
    for other in (record("hbb", seed=6, match_id="cards"), record("hb", seed=5, match_id="seats")):
        keep(store, played(other))
    keep(store, played(record("hbb", seed=5, match_id="rules", options={"fixedRounds": 2})))
    keep(store, record("hbb", seed=5, match_id="running"))
    (same,) = history.same_deal(store, mine)
    assert (same.match_id, same.seats) == ("hers", hers.seats)
    result = portable.examined(hers)
    assert result is not None
    assert same.totals == result.totals
    assert tuple(seat for seat, place in enumerate(same.places) if place == 1) == result.winners
    assert [other.match_id for other in history.same_deal(store, hers)] == ["mine"]


def test_seats_are_shown_as_they_were(store: Store) -> None:
    strange = (SeatInfo("<b>José</b>", "human", avatar=9), SeatInfo("Bia", "bot", "master", 3))
    keep(store, replace(record("hb"), seats=strange))
    assert history.page(store, Query()).lines[0].seats == strange
