"""What is asked about the stored matches is answered from them, and asking never changes one."""

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.core.game import Observed
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.events import CardChosen, CardPlaced
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.records import deal_code, history, portable
from pega6_desktop.records.finished import facts, statistics
from pega6_desktop.records.finished.moments import moments_of
from pega6_desktop.records.finished.statistics import Kind
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.records.store import Branch, Store
from pega6_desktop.runtime import shelf
from pega6_desktop.runtime.film import Film, branch_point
from pega6_desktop.runtime.shelf_messages import (
    AskMoments,
    AskNumbers,
    AskPeople,
    AskSameDeal,
    BranchedOff,
    BranchOff,
    FileOpened,
    FileRefused,
    FileSaved,
    Filmed,
    ListMatches,
    LookAt,
    MatchesListed,
    MatchShown,
    MatchUnreadable,
    MomentsTold,
    NumbersTold,
    OpenFile,
    PeopleTold,
    PlayerRenamed,
    Remove,
    Removed,
    RenamePlayer,
    Restore,
    Restored,
    SameDealTold,
    SaveFile,
    ShelfCommand,
    Watch,
)
from tests.runtime.desk import PEGA6, ended, hosted, legal, play_out, played, record

R = TypeVar("R")


@pytest.fixture
def store(quick_folder: Path) -> Iterator[Store]:
    opened, _ = open_store(quick_folder / "data")
    yield opened
    opened.close()


def kept(store: Store, match: GameRecord) -> GameRecord:
    return store.begin(match, portable.examined(match))


def over(match_id: str = "over", seats: str = "hbb", seed: int = 7) -> GameRecord:
    return played(record(seats, match_id=match_id, seed=seed))


def asked(store: Store, command: ShelfCommand, kind: type[R]) -> R:
    reply = shelf.answer(store, command)
    assert isinstance(reply, kind)
    return reply


def film_of(store: Store, match_id: str, seat: int | None = None) -> Film:
    return asked(store, Watch(4, match_id, seat), Filmed).film


def seen(observation: Observed[object]) -> Observation:
    assert isinstance(observation, Observation)
    return observation


# ---------------------------------------------------------------- lists, files, numbers


def test_a_match_is_listed_looked_at_removed_and_had_back(store: Store) -> None:
    match = kept(store, over())
    listed = asked(store, ListMatches(9, Query()), MatchesListed)
    assert (listed.ticket, listed.is_first, [line.match_id for line in listed.page.lines]) == (9, True, ["over"])
    shown = asked(store, LookAt("over"), MatchShown)
    assert shown.header == match.header
    assert (shown.branch, shown.is_assisted) == (None, False)
    assert asked(store, Remove("over"), Removed).match_id == "over"
    assert asked(store, ListMatches(9, Query()), MatchesListed).page.lines == ()
    assert asked(store, Restore("over"), Restored).match_id == "over"
    assert len(asked(store, ListMatches(9, Query()), MatchesListed).page.lines) == 1


def test_a_match_is_shown_with_all_that_is_known_of_it(quick_folder: Path) -> None:
    moments = iter(datetime(2026, 3, 1, 20, minute, tzinfo=UTC) for minute in range(60))
    store, _ = open_store(quick_folder / "data", lambda: next(moments))
    rules: Mapping[str, OptionValue] = {"fixedRounds": 3}
    match = played(record("hbb", match_id="running", options=rules), 45)
    host = hosted(replace(match, moves=()))
    store.begin(host.record)
    for index, move in enumerate(match.moves[:2]):
        store.append("running", index, move)
    shown = asked(store, LookAt("running"), MatchShown)
    store.rewrite("running", 2, match.moves[2:])
    later = asked(store, LookAt("running"), MatchShown)
    store.close()
    table = seen(shown.observation)
    assert (table.viewer, table.has_chosen.count(True)) == (None, 2)
    assert (shown.round_number, shown.trick) == (1, 1)
    assert (later.round_number, later.trick) == (2, seen(later.observation).trick)
    assert (shown.begun_at, shown.played_at) == ("2026-03-01T20:01:00.000+00:00", "2026-03-01T20:03:00.000+00:00")
    assert [round(one.seconds or 0) for one in (shown, later)] == [120, 180]
    assert (shown.same_deal, shown.deal, shown.branch, shown.is_repeat) == ((), "", None, False)
    assert not shown.is_assisted
    assert later.is_assisted


def test_a_match_with_cards_dealt_before_is_shown_beside_the_other(store: Store) -> None:
    first = kept(store, over("first"))
    kept(store, played(record("hbb", match_id="second"), luck=2))
    one, two = (asked(store, LookAt(match_id), MatchShown) for match_id in ("first", "second"))
    assert (one.is_repeat, two.is_repeat) == (False, True)
    assert [(other.match_id, other.totals) for other in two.same_deal] == [("first", replay_totals(first))]
    told = asked(store, AskSameDeal("second"), SameDealTold)
    assert (told.match_id, told.deal, told.others) == ("second", two.deal, two.same_deal)
    assert deal_code.seed_of(told.deal) == 7


def test_the_moments_of_a_match_are_told_for_the_seat_that_asks(store: Store) -> None:
    match = kept(store, over())
    told = asked(store, AskMoments("over", 0), MomentsTold)
    assert (told.match_id, told.moments, told.mark) == ("over", moments_of(match, 0), None)
    assert asked(store, AskMoments("over", None), MomentsTold).moments == moments_of(match, None)


def test_the_list_goes_on_after_a_line(store: Store) -> None:
    kept(store, over("older", seed=1))
    kept(store, over("newer", seed=2))
    newest = asked(store, ListMatches(5, Query()), MatchesListed).page.lines[0]
    rest = asked(store, ListMatches(6, Query(), newest.turn), MatchesListed)
    assert (rest.ticket, rest.is_first, [line.match_id for line in rest.page.lines]) == (6, False, ["older"])


def test_a_person_is_called_otherwise_in_every_match(store: Store) -> None:
    kept(store, over("one", seed=1))
    kept(store, over("two", seed=2))
    assert asked(store, RenamePlayer("Ana", "Eva"), PlayerRenamed) == PlayerRenamed("Ana", "Eva", 2)
    assert store.load("one").seats[0].name == "Eva"


def test_a_match_goes_into_a_file_and_comes_from_one(store: Store, tmp_path: Path) -> None:
    kept(store, over())
    assert asked(store, SaveFile("over", tmp_path / "m.pega6"), FileSaved).path == tmp_path / "m.pega6"
    assert asked(store, OpenFile(tmp_path / "m.pega6"), FileOpened) == FileOpened("over", is_new=False)
    missing = asked(store, OpenFile(tmp_path / "none.pega6"), FileRefused)
    assert (missing.path, missing.code, missing.has_part) == (tmp_path / "none.pega6", "file_missing", False)
    portable.write(tmp_path / "other.pega6", Portable(over("other", seed=8)))
    assert asked(store, OpenFile(tmp_path / "other.pega6"), FileOpened) == FileOpened("other", is_new=True)


def test_the_sound_part_of_a_faulty_file_is_taken_in_and_can_be_watched(store: Store, tmp_path: Path) -> None:
    whole = over()
    wrong = replace(whole, moves=(*whole.moves[:7], RecordedMove(0, "play 105"), *whole.moves[7:]))
    portable.write(tmp_path / "m.pega6", Portable(wrong))
    refused = asked(store, OpenFile(tmp_path / "m.pega6"), FileRefused)
    assert (refused.code, refused.has_part) == ("diverged", True)
    opened = asked(store, OpenFile(tmp_path / "m.pega6", is_part_enough=True), FileOpened)
    assert film_of(store, opened.match_id).frames[-1].moves == 7


def test_numbers_are_told_of_finished_matches(store: Store) -> None:
    kept(store, over())
    people = asked(store, AskPeople(), PeopleTold)
    assert [(person.who, person.matches) for person in people.people] == [("h:Ana", 1), ("b:random", 2)]
    numbers = asked(store, AskNumbers(3, ("h:Ana",), "pega6"), NumbersTold)
    assert (numbers.ticket, numbers.tally.matches) == (3, 1)


def test_where_no_move_of_a_file_is_allowed_no_part_of_it_is_offered(store: Store, tmp_path: Path) -> None:
    faulty = replace(over(), variant="moonlight")
    portable.write(tmp_path / "m.pega6", Portable(faulty))
    for is_part_enough in (False, True):
        refused = asked(store, OpenFile(tmp_path / "m.pega6", is_part_enough), FileRefused)
        assert refused.has_part is False
    assert not store.knows("over")


def test_trouble_with_the_store_is_no_fault_of_a_match_or_of_a_file(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(store, over())
    asked(store, SaveFile("over", tmp_path / "m.pega6"), FileSaved)

    def gone(*_: object) -> None:
        raise RecordError("store_gone")

    for name in ("load", "knows"):
        monkeypatch.setattr(Store, name, gone)
    for command in (LookAt("over"), Watch(1, "over"), OpenFile(tmp_path / "m.pega6")):
        with pytest.raises(RecordError) as error:
            shelf.answer(store, command)
        assert error.value.code == "store_gone"


def test_a_few_matches_are_counted_at_a_time_and_the_rest_is_said_to_wait(store: Store) -> None:
    for number in range(22):
        kept(store, over(f"m{number}", seed=number))
    first, second = (asked(store, AskPeople("pega6"), PeopleTold) for _ in range(2))
    assert (first.game, first.games, first.waiting, first.people[0].matches) == ("pega6", ("pega6",), 2, 20)
    assert (second.waiting, second.people[0].matches) == (0, 22)


def test_people_are_told_of_the_game_asked_for_else_of_the_first_that_was_played(store: Store) -> None:
    nobody = asked(store, AskPeople("pega6"), PeopleTold)
    assert (nobody.game, nobody.games, nobody.people, nobody.waiting) == ("", (), (), 0)
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "careful"), SeatInfo("Caio", "bot", "careful"))
    for game in ("no_thanks", "qwixx_cards"):
        kept(store, ended(game, "base", seats, 4)[0])
    for wished, told in (("", "no_thanks"), ("pega6", "no_thanks"), ("qwixx_cards", "qwixx_cards")):
        people = asked(store, AskPeople(wished), PeopleTold)
        assert (people.game, people.games) == (told, ("no_thanks", "qwixx_cards"))
        assert [(person.who, person.matches) for person in people.people] == [("h:Ana", 1), ("b:careful", 2)]


def test_numbers_of_repeats_and_of_branches_are_told_apart(store: Store) -> None:
    kept(store, over("plain"))
    for match_id, luck in (("again", 2), ("once-more", 3)):
        kept(store, played(record("hbb", match_id=match_id), luck=luck))
    asked(store, AskPeople(), PeopleTold)
    for is_apart, is_repeat, matches in ((False, False, 1), (False, True, 2), (True, False, 0)):
        numbers = asked(store, AskNumbers(3, ("h:Ana",), "pega6", Kind(is_apart, is_repeat)), NumbersTold)
        assert numbers.tally.matches == matches
        assert [rival.matches for rival in numbers.versus] == ([2 * matches] if matches else [])


def test_the_sizes_of_tables_are_those_of_all_such_matches_whichever_is_chosen(store: Store) -> None:
    kept(store, over())
    kept(store, played(record("hb", match_id="two")))
    asked(store, AskPeople(), PeopleTold)
    for seats, matches in ((0, 2), (2, 1), (3, 1), (4, 0)):
        numbers = asked(store, AskNumbers(3, ("h:Ana",), "pega6", Kind(seats=seats)), NumbersTold)
        assert (numbers.tally.matches, numbers.sizes) == (matches, (2, 3))


def test_what_is_not_there_is_said(store: Store) -> None:
    for command in (LookAt("none"), Watch(1, "none"), BranchOff("none", 3, is_whole=True), Remove("none")):
        with pytest.raises(RecordError) as error:
            shelf.answer(store, command)
        assert error.value.code == "unknown_match"


def test_a_match_whose_id_is_broken_is_only_listed(store: Store) -> None:
    for command in (LookAt("no id"), Watch(1, "no id")):
        unreadable = asked(store, command, MatchUnreadable)
        assert unreadable == MatchUnreadable("no id", "unknown_match", (("match_id", "no id"),))


def test_a_match_of_a_game_nobody_knows_cannot_be_watched_and_stays(store: Store) -> None:
    store.begin(replace(over("odd"), game="chess", final_hash=None))
    for command in (LookAt("odd"), Watch(1, "odd")):
        assert asked(store, command, MatchUnreadable).code == "unknown_game"
    assert store.knows("odd")


# ---------------------------------------------------------------- watching


def test_a_film_shows_every_event_and_ends_at_the_result(store: Store) -> None:
    match = kept(store, over())
    film = film_of(store, "over")
    last = film.frames[-1]
    assert (film.seat, film.is_open, film.fault, film.header) == (0, True, "", match.header)
    assert seen(last.observation).score.totals == replay_totals(match)
    assert [frame.moves for frame in film.frames if frame.is_last] == list(range(len(match.moves) + 1))
    placed = [frame.event for frame in film.frames if isinstance(frame.event, CardPlaced)]
    assert len(placed) == 30


def replay_totals(match: GameRecord) -> tuple[int, ...]:
    result = portable.examined(match)
    assert result is not None
    return result.totals


def test_a_film_of_a_finished_match_hides_no_hand_and_still_keeps_each_view(store: Store) -> None:
    kept(store, over())
    film = film_of(store, "over", 1)
    assert film.seat == 1
    first = film.frames[0]
    assert [len(seen(view).hand) for view in first.seats] == [10, 10, 10]
    assert seen(first.observation).hand == seen(first.seats[1]).hand
    chosen = [frame.event for frame in film.frames if isinstance(frame.event, CardChosen)]
    assert all((event.card is None) == (event.seat != 1) for event in chosen)


@pytest.mark.parametrize(
    ("seats", "wished", "looking"),
    [("bhb", None, 1), ("bhb", 0, 0), ("bhb", 3, 1), ("bhb", -1, 1), ("bhh", None, 1), ("bbb", None, 0)],
)
def test_a_finished_match_is_seen_as_whoever_was_asked_for_else_as_the_first_human(
    store: Store, seats: str, wished: int | None, looking: int
) -> None:
    kept(store, over(seats=seats))
    film = film_of(store, "over", wished)
    assert (film.seat, seen(film.frames[-1].observation).viewer) == (looking, looking)


@pytest.mark.parametrize(("seats", "looking"), [("hbb", 0), ("hhb", None), ("bbb", None)])
def test_an_unfinished_match_tells_a_watcher_no_more_than_a_player(
    store: Store, seats: str, looking: int | None
) -> None:
    store.begin(played(record(seats, match_id="running"), 8))
    for wished in (None, 1, 2):
        film = film_of(store, "running", wished)
        assert (film.seat, film.is_open) == (looking, False)
        for frame in film.frames:
            assert frame.seats == ()
            assert seen(frame.observation).viewer == looking
            if isinstance(frame.event, CardChosen) and frame.event.seat != looking:
                assert frame.event.card is None


def test_a_stored_match_that_goes_wrong_shows_its_readable_part(store: Store) -> None:
    whole = over()
    store.begin(replace(whole, moves=(*whole.moves[:9], RecordedMove(1, "play 105")), final_hash=None))
    film = film_of(store, "over")
    assert (film.frames[-1].moves, film.fault, dict(film.params)["move"]) == (9, "diverged", 9)


def test_watching_never_counts_as_playing(store: Store) -> None:
    kept(store, over())
    facts.count_up(store, 10)
    before = (statistics.tally(store, ["h:Ana"], "pega6"), history.page(store, Query()), store.times("over"))
    for seat in (None, 0, 1, 2):
        film_of(store, "over", seat)
    assert facts.count_up(store, 10) == 0
    assert (statistics.tally(store, ["h:Ana"], "pega6"), history.page(store, Query()), store.times("over")) == before


# ---------------------------------------------------------------- what if


def branch(store: Store, match_id: str, moves: int, *, is_whole: bool = True) -> GameRecord:
    return store.load(asked(store, BranchOff(match_id, moves, is_whole=is_whole), BranchedOff).header.match_id)


def test_a_branch_keeps_the_moves_before_it_and_goes_on_by_itself(store: Store) -> None:
    parent = kept(store, over())
    film = film_of(store, "over")
    at = next(frame.moves for frame in film.frames if frame.is_last and 0 in frame.observation.to_act and frame.moves)
    child = branch(store, "over", at)
    assert child.moves == parent.moves[:at]
    assert replace(child, match_id="over", moves=(), final_hash=None) == replace(parent, moves=(), final_hash=None)
    assert store.branch_of(child.match_id) == Branch("over", at)
    assert asked(store, LookAt(child.match_id), MatchShown).branch == Branch("over", at)
    assert store.load("over") == parent


def test_a_branch_from_the_midst_of_a_trick_begins_where_the_human_chose(store: Store) -> None:
    parent = kept(store, over())
    for frame in film_of(store, "over").frames:
        child = branch(store, "over", frame.moves, is_whole=frame.is_last)
        state = replay(child).state
        assert child.moves == parent.moves[: len(child.moves)]
        assert len(child.moves) <= frame.moves
        assert 0 in PEGA6.observe(state, 0).to_act  # type: ignore[arg-type]  # the state of this very game
        if not frame.is_last:
            assert len(child.moves) < frame.moves


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_a_branch_begins_where_a_human_decides_or_at_the_beginning(game: str) -> None:
    bots = (SeatInfo("Bia", "bot", "careful"), SeatInfo("Caio", "bot", "careful"))
    match, _ = ended(game, "base", (*bots, SeatInfo("Ana", "human")), 4)
    for moves in (0, 1, 2, 3, 20, len(match.moves)):
        kept = branch_point(match, moves, is_whole=True)
        assert kept <= moves
        table = replay(replace(match, moves=match.moves[:kept], final_hash=None)).state
        assert kept == 0 or 2 in GAMES[game].to_act(table)


def test_where_no_human_ever_decides_there_is_no_branch(store: Store) -> None:
    kept(store, over(seats="bbb"))
    with pytest.raises(RecordError) as error:
        shelf.answer(store, BranchOff("over", 9, is_whole=True))
    assert error.value.code == "no_human_to_act"


def test_branches_stand_under_their_parent_and_alone_when_it_is_gone(store: Store) -> None:
    kept(store, over("older", seed=1))
    kept(store, over("parent", seed=2))
    kept(store, over("newer", seed=3))
    first = branch(store, "parent", 0).match_id
    second = branch(store, first, 0).match_id

    def lines() -> list[tuple[str, bool]]:
        return [(line.match_id, line.is_nested) for line in history.page(store, Query()).lines]

    alone = [("newer", False), ("parent", False), (second, True), (first, True), ("older", False)]
    assert lines() == alone
    unfinished = history.page(store, Query(result="unfinished")).lines
    assert [(line.match_id, line.is_nested, line.parent_id) for line in unfinished] == [
        (second, False, first),
        (first, False, "parent"),
    ]
    history.delete(store, "parent")
    assert lines() == [(first, False), (second, True), ("newer", False), ("older", False)]


def test_a_page_ends_with_a_whole_family(store: Store) -> None:
    for number in range(4):
        kept(store, over(f"m{number}", seed=number))
    child = branch(store, "m2", 0).match_id
    first = history.page(store, Query(), limit=2)
    second = history.page(store, Query(), before=first.last, limit=2)
    assert [line.match_id for line in first.lines] == ["m3", "m2", child]
    assert [line.match_id for line in second.lines] == ["m1", "m0"]
    assert (first.has_more, second.has_more, first.found, first.stored) == (True, False, 5, 5)


def test_branches_and_assisted_matches_count_apart(store: Store) -> None:
    kept(store, over("plain"))
    child = branch(store, "plain", 0)
    host = hosted(child, journal=None)
    play_out(host)
    final = host.record
    for index, move in enumerate(final.moves):
        is_end = index + 1 == len(final.moves)
        store.append(child.match_id, index, move, host.result if is_end else None)
    assert facts.count_up(store, 10) == 0
    assert [(one.matches, one.apart) for one in statistics.people(store, "pega6")] == [(1, 1), (2, 2)]
    ana = ["h:Ana"]
    assert (
        statistics.tally(store, ana, "pega6").rounds
        == statistics.tally(store, ana, "pega6", Kind(is_apart=True)).rounds
        == 1
    )
    assert statistics.tally(store, ana, "pega6").mean == replay_totals(store.load("plain"))[0]
    assert (
        statistics.tally(store, ana, "pega6", Kind(is_apart=True)).mean == replay_totals(store.load(child.match_id))[0]
    )
    assert [one.matches for one in statistics.versus(store, ana, "pega6", Kind(is_apart=True))] == [2]
    assert asked(store, LookAt("plain"), MatchShown).same_deal == ()


def test_the_number_of_a_deal_is_told_once_no_match_with_its_cards_goes_on(store: Store) -> None:
    kept(store, over("over"))
    parent = kept(store, played(record("hbb", match_id="running"), 9))
    child = branch(store, "running", 0)
    for match_id, has_number in (("over", True), (parent.match_id, False), (child.match_id, False)):
        assert bool(asked(store, LookAt(match_id), MatchShown).deal) == has_number
        assert bool(asked(store, AskSameDeal(match_id), SameDealTold).deal) == has_number
    host = hosted(child, journal=None)
    play_out(host)
    for index, move in enumerate(host.record.moves):
        is_end = index + 1 == len(host.record.moves)
        store.append(child.match_id, index, move, host.result if is_end else None)
    assert asked(store, LookAt(child.match_id), MatchShown).deal == "", "its parent goes on"


def test_500_films_and_branches_leave_the_main_line_as_it_was(store: Store) -> None:
    parent = kept(store, over("main", "hb"))
    film = film_of(store, "main")
    times, page = store.times("main"), history.page(store, Query()).lines[0]
    for number in range(500):
        frame = film.frames[number * 7 % len(film.frames)]
        child = branch(store, "main", frame.moves, is_whole=frame.is_last)
        move = legal(hosted(child))[number % 2 - 1]
        store.append(child.match_id, len(child.moves), RecordedMove(0, PEGA6.format_move(move)))
        if number % 50 == 0:
            assert film_of(store, "main") == film
            store.rewrite(child.match_id, 0, ())
    assert store.load("main") == parent
    assert replay(store.load("main")).hash == parent.final_hash
    assert (store.times("main"), history.page(store, Query()).lines[0]) == (times, page)
    assert len(history.page(store, Query()).lines) == 501
