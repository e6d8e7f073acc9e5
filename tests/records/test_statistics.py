"""The numbers about one's own play are right: each is worked out a second time, the slow and simple way."""

import math
import statistics as textbook
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.events import Event, RoundEnded, RowTaken
from pega6_desktop.records import history, portable
from pega6_desktop.records.finished import facts, statistics
from pega6_desktop.records.finished.statistics import NOTHING, Kind, Person, Tally
from pega6_desktop.records.history import Query
from pega6_desktop.records.importing import import_file
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.store import Store
from tests.runtime.desk import PEGA6, ended, played, record

ANA, BIA, CAIO = SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "random", 4), SeatInfo("Caio", "bot", "careful", 5)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path / "data")
    yield opened
    opened.close()


def match(number: int, *seats: SeatInfo) -> GameRecord:
    """A finished match of one to three rounds."""
    options = {"fixedRounds": 1 + number % 3}
    begun = record("b" * len(seats), seed=number, options=options, match_id=f"m{number}")
    return played(replace(begun, seats=seats), luck=number)


def keep(store: Store, *matches: GameRecord) -> None:
    for one in matches:
        store.begin(one, portable.examined(one))
    assert facts.count_up(store, 1000) == 0


class Played(NamedTuple):
    """What one seat lived through in one match, told event by event."""

    place: int
    is_winner: bool
    points: list[int]
    takings: list[RowTaken]
    table: list[int]


def lived(one: GameRecord, seat: int) -> Played:
    setup = PEGA6.setup(one.variant, dict(one.options), len(one.seats), one.seed)
    state = PEGA6.initial(setup)
    pending: tuple[Event, ...] = PEGA6.opening(state)
    told: list[Event] = []
    for move in (*one.moves, None):
        for event in pending:
            told.append(event)
            state = PEGA6.evolve(state, event)
        if move is not None:
            pending = PEGA6.decide(state, move.seat, PEGA6.parse_move(move.text))
    ends = [event.points for event in told if isinstance(event, RoundEnded)]
    totals = [sum(points[other] for points in ends) for other in range(len(one.seats))]
    return Played(
        place=sorted(totals).index(totals[seat]) + 1,
        is_winner=totals[seat] == min(totals),
        points=[points[seat] for points in ends],
        takings=[event for event in told if isinstance(event, RowTaken) and event.seat == seat],
        table=[point for points in ends for point in points],
    )


def naive(told: list[Played]) -> Tally:
    points = [point for one in told for point in one.points]
    table = [point for one in told for point in one.table]
    wins = "".join("w" if one.is_winner else " " for one in told)
    takings = [taking for one in told for taking in one.takings]
    return Tally(
        matches=len(told),
        wins=wins.count("w"),
        shared_wins=-1,
        streak=max(map(len, wins.split())) if wins.strip() else 0,
        running=len(wins) - len(wins.rstrip("w")),
        rounds=len(points),
        mean=textbook.mean(points),
        spread=textbook.stdev(points),
        table_mean=textbook.mean(table),
        best=min(points),
        worst=max(points),
        counted=len(takings),
        marked=sum(taking.reason == "low" for taking in takings),
        places=tuple(sum(one.place == p for one in told) for p in range(1, max(one.place for one in told) + 1)),
        series=tuple(textbook.mean(one.points) for one in told),
        kinds=tuple((card, sum(card in taking.cards for taking in takings)) for card in range(11, 100, 11)),
    )


def assert_same(found: Tally, wanted: Tally) -> None:
    exact = ("matches", "wins", "streak", "running", "rounds", "best", "worst", "counted", "marked", "places")
    assert [getattr(found, name) for name in exact] == [getattr(wanted, name) for name in exact]
    assert found.kinds == wanted.kinds
    for name in ("mean", "spread", "table_mean"):
        assert math.isclose(getattr(found, name), getattr(wanted, name), rel_tol=1e-9)
    assert found.series == pytest.approx(wanted.series)


MATCHES = [match(number, ANA, BIA, CAIO) for number in range(24)]


def test_every_number_of_everybody_is_what_a_slow_recount_gives(store: Store) -> None:
    keep(store, *MATCHES)
    for seat, who in enumerate(("h:Ana", "b:random", "b:careful")):
        told = [lived(one, seat) for one in MATCHES]
        assert_same(statistics.tally(store, [who], "pega6"), naive(told))
    assert statistics.tally(store, ["h:Ana"], "no_thanks") == NOTHING


def test_a_victory_that_was_shared_is_a_victory_and_counted_as_shared(store: Store) -> None:
    shared = next(one for one in (match(n, ANA, BIA) for n in range(3, 4000, 3)) if len(_winners(one)) == 2)
    keep(store, shared)
    for who in ("h:Ana", "b:random"):
        found = statistics.tally(store, [who], "pega6")
        assert (found.wins, found.shared_wins, found.places) == (1, 1, (1,))


def _winners(one: GameRecord) -> tuple[int, ...]:
    result = portable.examined(one)
    assert result is not None
    return result.winners


def test_the_share_of_wins_is_each_ones_own(store: Store) -> None:
    """A win rate is wins by own matches, not the share of all wins."""
    keep(store, *MATCHES[:10], *[match(n, SeatInfo("Rui", "human"), BIA) for n in range(100, 102)])
    assert statistics.tally(store, ["h:Rui"], "pega6").matches == 2
    assert statistics.tally(store, ["h:Ana"], "pega6").matches == 10
    assert statistics.tally(store, ["b:random"], "pega6").matches == 12


def test_people_come_before_bots_and_the_busiest_first(store: Store) -> None:
    keep(store, *MATCHES[:3], match(50, SeatInfo("Rui", "human"), CAIO))
    assert statistics.people(store, "pega6") == (
        Person("h:Ana", 3),
        Person("h:Rui", 1),
        Person("b:careful", 4),
        Person("b:random", 3),
    )


def test_nobody_is_listed_under_a_game_they_have_not_played(store: Store) -> None:
    other, _ = ended("no_thanks", "base", (SeatInfo("Rui", "human"), ANA, BIA), 1)
    keep(store, MATCHES[0], other)
    assert [person.who for person in statistics.people(store, "pega6")] == ["h:Ana", "b:careful", "b:random"]
    assert [person.who for person in statistics.people(store, "no_thanks")] == ["h:Ana", "h:Rui", "b:random"]


def test_one_person_may_have_two_names(store: Store) -> None:
    keep(store, match(1, SeatInfo("You", "human"), BIA), match(2, SeatInfo("Você", "human"), BIA))
    both = statistics.tally(store, ["h:You", "h:Você"], "pega6")
    assert both.matches == 2
    assert len(both.series) == 2
    assert [other.who for other in statistics.versus(store, ["h:You", "h:Você"], "pega6")] == ["b:random"]


def test_wins_under_two_names_are_one_row_of_wins_in_the_order_of_playing(store: Store) -> None:
    names = ("You", "You", "Você", "You", "Você", "Você", "You")
    matches = [match(n, SeatInfo(name, "human"), BIA, CAIO) for n, name in enumerate(names)]
    keep(store, *matches)
    told = [lived(one, 0) for one in matches]
    assert_same(statistics.tally(store, ["h:You", "h:Você"], "pega6"), naive(told))


def test_who_came_in_ahead_of_whom_is_counted(store: Store) -> None:
    keep(store, *MATCHES)
    (first, second) = statistics.versus(store, ["h:Ana"], "pega6")
    for found, seat in ((first, 2), (second, 1)):
        pairs = [(lived(one, 0).place, lived(one, seat).place) for one in MATCHES]
        assert found.matches == len(MATCHES)
        assert found.ahead == sum(own < other for own, other in pairs)
        assert found.behind == sum(own > other for own, other in pairs)
    assert (first.who, second.who) == ("b:careful", "b:random")
    assert statistics.versus(store, ["h:Ana"], "no_thanks") == ()


def test_the_own_names_take_no_place_among_those_one_has_played_against(store: Store) -> None:
    keep(store, match(1, SeatInfo("You", "human"), SeatInfo("Você", "human"), CAIO, replace(CAIO, name="Davi"), BIA))
    for whos, others in ((["h:You", "h:Você"], ["b:careful", "b:random"]), (["b:careful"], ["b:random", "h:Você"])):
        assert [one.who for one in statistics.versus(store, whos, "pega6", limit=2)] == others


# ---------------------------------------------------------------- what counts


def test_unfinished_and_deleted_matches_do_not_count(store: Store) -> None:
    keep(store, *MATCHES[:3])
    store.begin(replace(record("hb", match_id="running"), seats=(ANA, BIA)))
    history.delete(store, "m1")
    assert facts.count_up(store, 100) == 0
    assert_same(statistics.tally(store, ["h:Ana"], "pega6"), naive([lived(MATCHES[0], 0), lived(MATCHES[2], 0)]))
    history.restore(store, "m1")
    assert facts.count_up(store, 100) == 0
    assert statistics.tally(store, ["h:Ana"], "pega6").matches == 3


def test_a_match_from_a_file_does_not_count(store: Store, tmp_path: Path) -> None:
    portable.write(tmp_path / "m.pega6", Portable(MATCHES[0]))
    import_file(store, tmp_path / "m.pega6")
    assert facts.count_up(store, 100) == 0
    assert statistics.people(store, "pega6") == ()
    assert statistics.tally(store, ["h:Ana"], "pega6") == NOTHING


def test_facts_are_made_up_in_portions_the_newest_first(store: Store) -> None:
    for one in MATCHES[:5]:
        store.begin(one, portable.examined(one))
    assert facts.count_up(store, 2) == 3
    assert statistics.tally(store, ["h:Ana"], "pega6").series == pytest.approx(
        [textbook.mean(lived(one, 0).points) for one in MATCHES[3:5]]
    )
    assert facts.count_up(store, 2) == 1
    assert facts.count_up(store, 2) == 0
    assert statistics.tally(store, ["h:Ana"], "pega6").matches == 5


def test_counting_twice_changes_nothing(store: Store) -> None:
    keep(store, *MATCHES[:3])
    before = statistics.tally(store, ["h:Ana"], "pega6")
    with store.transaction() as connection:
        connection.execute("UPDATE matches SET is_counted = 0")
    assert facts.count_up(store, 100) == 0
    assert statistics.tally(store, ["h:Ana"], "pega6") == before


@pytest.mark.parametrize("spoilt", [{"moves": (RecordedMove(0, "play 105"),)}, {"game": "chess"}], ids=["move", "game"])
def test_a_match_that_cannot_be_played_any_more_is_passed_over(store: Store, spoilt: dict[str, object]) -> None:
    result = portable.examined(MATCHES[0])
    store.begin(replace(MATCHES[0], **spoilt), result)
    store.begin(MATCHES[1], portable.examined(MATCHES[1]))
    assert facts.count_up(store, 100) == 0
    assert statistics.tally(store, ["h:Ana"], "pega6").matches == 1


def test_a_match_that_is_not_over_has_no_facts() -> None:
    with pytest.raises(RecordError) as refused:
        facts.facts_of(record())
    assert refused.value.code == "hash_early"


def test_a_store_that_fails_while_counting_says_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.begin(MATCHES[0], portable.examined(MATCHES[0]))

    def gone(_match_id: str) -> GameRecord:
        raise RecordError("store_gone")

    monkeypatch.setattr(store, "load", gone)
    with pytest.raises(RecordError) as refused:
        facts.count_up(store, 5)
    assert refused.value.code == "store_gone"


def test_one_round_alone_has_no_spread(store: Store) -> None:
    keep(store, match(0, ANA, BIA))
    assert statistics.tally(store, ["h:Ana"], "pega6").spread == 0.0


# ---------------------------------------------------------------- every game


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_the_numbers_are_those_of_its_score_sheets(store: Store, game: str) -> None:
    matches = [ended(game, "base", (ANA, BIA, CAIO), luck) for luck in range(6)]
    keep(store, *(one for one, _ in matches))
    sheets = [sheet for _, sheet in matches]
    points = [entry[0] for sheet in sheets for entry in sheet.rounds]
    good, bad = (min, max) if sheets[0].is_low_best else (max, min)
    found = statistics.tally(store, ["h:Ana"], game)
    assert (found.matches, found.rounds) == (6, len(points))
    assert found.wins == sum(sheet.totals[0] == good(sheet.totals) for sheet in sheets)
    assert (found.best, found.worst) == (good(points), bad(points))
    assert (found.mean, found.spread) == pytest.approx((textbook.mean(points), textbook.stdev(points)))
    table = [point for sheet in sheets for entry in sheet.rounds for point in entry]
    assert found.table_mean == pytest.approx(textbook.mean(table))
    assert found.series == pytest.approx([sheet.totals[0] / len(sheet.rounds) for sheet in sheets])


def test_a_deal_played_again_is_counted_by_itself(store: Store) -> None:
    ana, bia = SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "careful")
    first = match(3, ana, bia)
    again = [replace(first, match_id=f"again-{number}") for number in range(2)]
    other_rules = match(6, ana, bia)
    keep(store, first, *again, replace(other_rules, seed=9, match_id="other", moves=(), final_hash=None), other_rules)
    me = next(one for one in statistics.people(store, "pega6") if one.who == "h:Ana")
    assert (me.matches, me.apart, me.repeats) == (2, 0, 2)
    counted = statistics.tally(store, ["h:Ana"], "pega6").matches
    repeated = statistics.tally(store, ["h:Ana"], "pega6", Kind(is_repeat=True)).matches
    assert (counted, repeated, statistics.tally(store, ["h:Ana"], "pega6", Kind(is_apart=True)).matches) == (2, 2, 0)
    assert [one.matches for one in statistics.versus(store, ["h:Ana"], "pega6", Kind(is_repeat=True))] == [2]
    assert [facts.is_repeat(store, name) for name in ("m3", "again-0", "again-1", "m6", "nobody")] == [
        *(False, True, True, False, False)
    ]
    assert [line.is_repeat for line in history.page(store, Query()).lines] == [False, False, True, True, False]


def test_matches_of_one_variant_and_of_one_size_of_table_are_told_apart(store: Store) -> None:
    ana, others = SeatInfo("Ana", "human"), (BIA, CAIO)
    pro = replace(record("bb", seed=8, options={"fixedRounds": 1}, match_id="pro", variant="pro"), seats=(ana, BIA))
    keep(store, match(3, ana, BIA), match(4, ana, *others), played(pro, luck=8))
    assert statistics.variants(store, "pega6") == ("base", "pro")
    assert statistics.variants(store, "qwixx_cards") == statistics.variants(store, "") == ()
    assert statistics.sizes(store, ["h:Ana"], "pega6") == (2, 3)
    assert statistics.sizes(store, ["h:Ana"], "pega6", Kind(variant="pro", seats=3)) == (2,)
    for kind in (Kind(), Kind(variant="base"), Kind(variant="pro"), Kind(variant="flash")):
        sizes = statistics.tally(store, ["h:Ana"], "pega6", kind).sizes
        assert sizes == statistics.sizes(store, ["h:Ana"], "pega6", kind)
    counted = {
        kind: statistics.tally(store, ["h:Ana"], "pega6", kind)
        for kind in (Kind(), Kind(variant="base"), Kind(variant="pro"), Kind(seats=2), Kind(variant="pro", seats=3))
    }
    assert [tally.matches for tally in counted.values()] == [3, 2, 1, 2, 0]
    assert len(counted[Kind(seats=2)].places) <= 2
    met = statistics.versus(store, ["h:Ana"], "pega6", Kind(variant="base"))
    assert {one.who: one.matches for one in met} == {"b:random": 2, "b:careful": 1}


def test_putting_broken_facts_away_leaves_those_of_repeats(store: Store) -> None:
    first = match(3, SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "careful"))
    keep(store, first, replace(first, match_id="again"))
    facts.forget_broken(store)
    assert statistics.tally(store, ["h:Ana"], "pega6", Kind(is_repeat=True)).matches == 1
    assert facts.count_up(store, 0) == 0


@pytest.mark.parametrize(
    "broken", ["rounds = 0", "place = 1.5", "place = 21", "is_winner = 7", "seats = 21", "total = 'x'"]
)
def test_a_broken_number_is_put_away_and_counted_anew(store: Store, broken: str) -> None:
    keep(store, *MATCHES[:3])
    sound = statistics.tally(store, ["h:Ana"], "pega6")
    with store.transaction() as connection:
        connection.execute(f"UPDATE facts SET {broken} WHERE match_id = 'm1' AND who = 'h:Ana'")
    assert statistics.tally(store, ["h:Ana"], "pega6").matches == 2
    assert facts.count_up(store, 10) == 0
    assert statistics.tally(store, ["h:Ana"], "pega6") == sound


def test_repeats_counted_by_an_older_program_are_counted_apart_from_now_on(store: Store, tmp_path: Path) -> None:
    first = match(3, SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "careful"))
    keep(store, first, replace(first, match_id="again"))
    with store.transaction() as connection:
        connection.execute("UPDATE facts SET is_apart = 0")
        connection.execute("DROP INDEX matches_by_variant")
        connection.execute("PRAGMA user_version = 6")
    assert statistics.tally(store, ["h:Ana"], "pega6").matches == 2
    store.close()
    again, _ = open_store(tmp_path / "data")
    assert facts.count_up(again, 10) == 0
    assert statistics.tally(again, ["h:Ana"], "pega6").matches == 1
    assert statistics.tally(again, ["h:Ana"], "pega6", Kind(is_repeat=True)).matches == 1
    again.close()
