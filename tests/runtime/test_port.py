"""What the port of the table knows of the match on it, and what is told of the store beside it."""

import threading
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from pega6_desktop.bots.bot import key_of
from pega6_desktop.core.errors import RecordError
from pega6_desktop.core.game import Observed
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.records import refuge
from pega6_desktop.records.database import Clock
from pega6_desktop.records.history import Query
from pega6_desktop.records.journal import Result
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.store import Store
from pega6_desktop.runtime import worker
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.host import Host, Question
from pega6_desktop.runtime.messages import Opened, Rejected, Rewound, Shown, Submit, Thinking, Update
from pega6_desktop.runtime.shelf_messages import (
    BranchedOff,
    BranchOff,
    ListMatches,
    LookAt,
    MatchesListed,
    Remove,
    ShelfCommand,
    ShelfFailed,
)
from tests.runtime.chair import Chair, Made, begin, keep, on_disk
from tests.runtime.desk import played, record


def answer(client: Client, chair: Chair, command: ShelfCommand) -> object:
    """What is answered to this question."""
    answers: list[object] = []
    client.answered.connect(answers.append)
    client.answered.connect(chair._wake)
    client.ask(command)
    chair.until(lambda: answers)
    client.answered.disconnect(answers.append)
    (found,) = answers
    return found


def opened(chair: Chair) -> Opened:
    chair.until(lambda: any(isinstance(message, Opened) for message in chair.heard))
    return next(message for message in chair.heard if isinstance(message, Opened))


# ---------------------------------------------------------------- the match on the table


def test_the_port_knows_what_is_played_until_it_is_left(made: Made) -> None:
    client = made()
    chair = Chair(client)
    assert (client.epoch, client.game, client.edition, client.seats, client.viewer) == (0, "", "", (), None)
    match = replace(record("bh"), edition="amigo-2021")
    begin(client, match, viewer=1)
    assert (client.epoch, client.game, client.edition, client.viewer) == (1, "pega6", "amigo-2021", 1)
    assert client.revision == 0
    chair.until_my_turn()
    assert client.revision > 0
    client.close_match()
    assert (client.epoch, client.game, client.edition, client.seats, client.viewer) == (2, "", "", (), None)
    begin(client, record("hb", match_id="m-2"))
    assert (client.epoch, client.revision) == (3, 0)


def test_a_match_opens_for_the_first_seat_where_nobody_says_otherwise(made: Made) -> None:
    client = made()
    client.begin(record("hb").header, deal="7")
    assert client.viewer == 0
    assert opened(Chair(client)).observation.viewer == 0


def test_one_goes_back_past_a_reveal_and_forward_again(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("hb"))
    chair.until_my_turn()
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.table.trick == 2)
    client.take_back()
    chair.until(lambda: any(isinstance(message, Rejected) for message in chair.heard))
    client.take_back(is_assisted=True)
    chair.until(lambda: chair.table.trick == 1)
    client.redo()
    chair.until(lambda: chair.table.trick == 2)
    back, again = (message for message in chair.heard if isinstance(message, Rewound))
    assert (back.is_again, back.mark, again.is_again, again.mark) == (False, "assisted", True, "assisted")
    (rejected,) = (message for message in chair.heard if isinstance(message, Rejected))
    assert rejected.code == "past_reveal"
    assert client.viewer == 0


def test_who_looks_alone_keeps_the_screen_in_the_own_turn(made: Made) -> None:
    seats = tuple(SeatInfo(name, "human") for name in ("Ana", "Bia", "Caio"))
    options = GAMES["no_thanks"].setup("base", {}, 3, 5).options
    begun = GameRecord(match_id="m-1", game="no_thanks", variant="base", options=options, seed=5, seats=seats)
    client = made()
    heard: list[Update | Shown] = []
    chair = Chair(client)
    client.updated.connect(heard.append)
    client.shown.connect(heard.append)
    begin(client, begun)
    chair.until(lambda: heard)
    first = heard[0]
    assert isinstance(first, Update)
    (seat,) = first.steps[-1].observation.to_act
    assert client.viewer is None
    client.show(seat, is_alone=True)
    chair.until(lambda: client.viewer == seat)
    for is_alone in (True, False):
        client.show(seat, is_alone=is_alone)
        client.submit(GAMES["no_thanks"].parse_move("take"), seat)
        told = len(heard)
        chair.until(lambda: isinstance(heard[-1], Update) and len(heard) > told)  # noqa: B023
        assert client.viewer == (seat if is_alone else None)


def test_the_mark_of_a_match_is_known_when_it_is_opened_again(made: Made, tmp_path: Path) -> None:
    keep(tmp_path, played(record("hbb", match_id="before")))
    client = made()
    chair = Chair(client)
    begin(client, record("hbb", match_id="again"))
    assert opened(chair).mark == "repeat"
    begin(client, record("hb", match_id="plain", seed=9))
    chair.heard.clear()
    assert opened(chair).mark == ""
    chair.until_my_turn()
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.table.trick == 2)
    client.take_back(is_assisted=True)
    chair.until(lambda: chair.table.trick == 1)
    client.close_match()
    chair.heard.clear()
    client.begin(record("hb", match_id="plain", seed=9).header)
    again = opened(chair)
    assert (again.mark, again.is_resumed) == ("assisted", bool(again.past))
    branched = answer(client, chair, BranchOff("plain", 0, is_whole=True))
    assert isinstance(branched, BranchedOff)
    chair.heard.clear()
    client.begin(branched.header)
    assert opened(chair).mark == "branch"


# ---------------------------------------------------------------- what went wrong, in words that can be told


@pytest.mark.parametrize(
    ("wrong", "facts"),
    [
        ({"game": "bridge"}, {"game": "bridge"}),
        ({"seats": (SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "genius"))}, {"seat": 1, "level": "genius"}),
    ],
)
def test_a_match_that_cannot_be_begun_says_what_is_wrong_with_it(
    made: Made, breaks: set[str], wrong: dict[str, object], facts: Mapping[str, OptionValue]
) -> None:
    breaks |= {"unknown_game", "unknown_level"}
    client = made()
    chair = Chair(client)
    begin(client, msgspec.structs.replace(record("hbb"), **wrong))
    chair.until(lambda: chair.failures)
    assert dict(chair.failures[0].params) == facts


def test_a_match_that_is_not_kept_is_named(made: Made, breaks: set[str]) -> None:
    breaks.add("unknown_match")
    client = made()
    chair = Chair(client)
    client.begin(record("hb", match_id="lost").header)
    chair.until(lambda: chair.failures)
    assert chair.failures[0].params == (("match_id", "lost"),)
    assert chair.failures[0].detail.startswith("RecordError: ")


def test_a_wish_that_cannot_be_fulfilled_leaves_the_match_on_the_table(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("hb"))
    chair.until_my_turn()
    assert answer(client, chair, Remove("nowhere")) == ShelfFailed("unknown_match", (("match_id", "nowhere"),))
    assert answer(client, chair, LookAt("nowhere")) == ShelfFailed("unknown_match", (("match_id", "nowhere"),))
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.table.trick == 2)
    listed = answer(client, chair, ListMatches(1, Query()))
    assert isinstance(listed, MatchesListed)
    assert [line.match_id for line in listed.page.lines] == ["m-1"]


def test_what_has_not_changed_is_not_told_again(made: Made) -> None:
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.offers == [None])
    for number in (1, 2):
        client.close_match()
        assert isinstance(answer(client, chair, ListMatches(number, Query())), MatchesListed)
    assert chair.offers == [None]
    begin(client, record("hbb"))
    chair.until(lambda: chair.choices == [1, 2])
    client.submit(PlayCard(0))
    chair.until(lambda: isinstance(chair.heard[-1], Rejected))
    named = [message.seats for message in chair.heard if isinstance(message, Thinking)]
    assert named == [(1, 2), (2,), ()]


def test_trouble_with_the_place_of_the_matches_is_told_each_time_it_comes(made: Made, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.notices)
    (notice,) = chair.notices
    assert (notice.code, dict(notice.params)["is_kept"]) == ("store_unwritable", False)
    (tmp_path / FILE_NAME).rmdir()
    begin(client, record("hb"))
    chair.until_my_turn()
    chair.until(lambda: len(chair.notices) == 2)
    assert (chair.notices[1].code, chair.notices[1].params) == ("store_home", ())
    client.close_match()
    client.shut_down()
    assert on_disk(tmp_path, "m-1").seats == record("hb").seats


def only_home_is_full(monkeypatch: pytest.MonkeyPatch, home: Path) -> Callable[[bool], None]:
    """Says whether the disk of the matches' own place is full; there is room elsewhere."""
    append, is_full = Store.append, [False]

    def short(store: Store, match_id: str, index: int, move: RecordedMove, result: Result | None = None) -> None:
        if is_full[0] and store._path == home / FILE_NAME:
            raise RecordError("store_full", path=str(home))
        append(store, match_id, index, move, result)

    def opened(folder: Path, *words: Clock, **ways: float) -> tuple[Store, str | None]:
        if is_full[0] and folder == home:
            raise RecordError("store_full", path=str(home))
        return open_store(folder, *words, **ways)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", short)
    monkeypatch.setattr(refuge, "open_store", opened)
    return lambda now: is_full.__setitem__(0, now)


def next_trick(client: Client, chair: Chair) -> None:
    """Play on to the next own decision."""
    before = chair.table
    client.submit(before.legal[0])
    chair.until(lambda: chair.table.legal and (chair.table.trick, chair.table.phase) != (before.trick, before.phase))


def test_the_same_trouble_is_told_again_once_it_had_gone(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill = only_home_is_full(monkeypatch, tmp_path)
    (tmp_path / FILE_NAME).write_bytes(b"no database at all" * 50)
    client = made()
    chair = Chair(client)
    begin(client, record("hb", options={"fixedRounds": 3}))
    chair.until_my_turn()
    for _ in range(2):
        fill(True)
        next_trick(client, chair)
        fill(False)
        next_trick(client, chair)
        client.go_home()
        client.close_match()
        chair.heard.clear()
        client.begin(record("hb", options={"fixedRounds": 3}).header)
        chair.until_my_turn()
    assert [notice.code for notice in chair.notices] == [
        "store_set_aside",
        *["store_full", "store_home"] * 2,
    ]


def test_what_was_played_elsewhere_comes_home_as_the_program_ends(made: Made, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    client = made()
    chair = Chair(client)
    begin(client, record("hb"))
    chair.until_my_turn()
    (tmp_path / FILE_NAME).rmdir()
    client.shut_down()
    assert on_disk(tmp_path, "m-1").seats == record("hb").seats


def test_what_was_played_elsewhere_comes_home_when_that_is_asked_for(made: Made, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    client = made()
    chair = Chair(client)
    begin(client, record("hb"))
    chair.until_my_turn()
    told: list[tuple[str, ...]] = []
    client.unkept_told.connect(lambda: told.append(client.unkept))
    client.unkept_told.connect(chair._wake)
    chair.until(lambda: client.unkept == ("m-1",))
    told.clear()
    answer(client, chair, ListMatches(1, Query()))
    assert (told, client.unkept) == ([], ("m-1",))
    (tmp_path / FILE_NAME).rmdir()
    client.go_home()
    chair.until(lambda: told and chair.notices[-1].code == "store_home")
    assert set(told) == {()}


def test_what_is_kept_only_for_the_time_being_outlives_a_fault(
    made: Made, breaks: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaks.add("internal_error")
    (tmp_path / FILE_NAME).mkdir()
    client = made()
    chair = Chair(client)
    begin(client, record("hb", match_id="m-0"))
    chair.until_my_turn()
    begin(client, record("hb"))
    chair.heard.clear()
    chair.until_my_turn()

    def break_down(*_: object) -> None:
        raise ZeroDivisionError("oh")

    with monkeypatch.context() as patched:
        patched.setattr(Host, "handle", break_down)
        client.submit(chair.table.legal[0])
        chair.until(lambda: chair.failures)
    chair.heard.clear()
    client.begin(record("hb", match_id="m-0").header)
    assert opened(chair).match_id == "m-0"


def test_after_trouble_with_the_store_the_next_question_opens_it_anew(
    made: Made, tmp_path: Path, breaks: set[str]
) -> None:
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.offers)
    for file in tmp_path.iterdir():
        file.unlink()
    gone = ShelfFailed("store_gone", (("path", str(tmp_path / FILE_NAME)),))
    assert answer(client, chair, ListMatches(1, Query())) == gone
    listed = answer(client, chair, ListMatches(2, Query()))
    assert isinstance(listed, MatchesListed)
    assert listed.page.lines == ()


def test_after_a_fault_another_match_begins_with_its_own_cards(
    made: Made, breaks: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    breaks |= {"internal_error", "unknown_match"}
    client = made()
    chair = Chair(client)
    begin(client, record("hb"))
    chair.until_my_turn()

    def break_down(*_: object) -> None:
        raise ZeroDivisionError("oh")

    with monkeypatch.context() as patched:
        patched.setattr(Host, "handle", break_down)
        client.submit(chair.table.legal[0])
        chair.until(lambda: chair.failures)
    chair.heard.clear()
    begin(client, record("hbb", match_id="m-2", seed=9))
    assert opened(chair).match_id == "m-2"
    client.begin(record("hb", match_id="m-3").header)
    chair.until(lambda: chair.failures)
    assert chair.failures[-1].code == "unknown_match"


def test_a_command_of_an_earlier_match_is_not_obeyed_in_this_one(made: Made) -> None:
    client = made()
    chair = Chair(client)
    begin(client, record("hb"))
    chair.until_my_turn()
    begin(client, record("hb", match_id="m-2"))
    chair.heard.clear()
    chair.until_my_turn()
    client._send(Submit(1, client.revision, 0, chair.table.legal[0]))
    listed = answer(client, chair, ListMatches(1, Query()))
    assert isinstance(listed, MatchesListed)
    assert not chair.choices.count(0)
    assert chair.table.has_chosen[0] is False
    assert not any(isinstance(message, Rejected) for message in chair.heard)


def of_no_thanks(match_id: str, moves: tuple[str, ...] = ()) -> GameRecord:
    """A match of No Thanks! in which Ana decides first, after these passes or takings in turn."""
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "random"), SeatInfo("Caio", "bot", "random"))
    options = GAMES["no_thanks"].setup("base", {}, 3, 5).options
    made = tuple(RecordedMove(seat, text) for seat, text in enumerate(moves))
    return GameRecord(
        match_id=match_id, game="no_thanks", variant="base", options=options, seed=5, seats=seats, moves=made
    )


def test_an_answer_that_waits_is_not_given_in_the_next_match(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(_bot: object, question: Question, _stop: threading.Event) -> object:
        asked.append(question.key)
        return question.observation.legal[0]

    monkeypatch.setattr(worker, "ask", noted)
    for match_id in ("m-1", "m-2"):
        keep(tmp_path, of_no_thanks(match_id, ("pass",)))
    client = made()
    chair = Chair(client)
    client.set_pause(3_600_000)
    for match_id in ("m-1", "m-2"):
        client.begin(of_no_thanks(match_id).header)
        opened(chair)
        for ticket in range(3):
            answer(client, chair, ListMatches(ticket, Query()))
        chair.heard.clear()
    assert asked == [key_of("m-1", 1, 0), key_of("m-2", 1, 0)]


def test_nothing_that_is_asked_puts_the_reveal_off(made: Made) -> None:
    client = made()
    chair = Chair(client)
    client.set_pause(500)
    begin(client, record("hbb"))
    chair.until(lambda: chair.choices == [1, 2])
    client.submit(chair.table.legal[0])
    chair.until(lambda: len(chair.choices) == 3)
    asked = 0
    while chair.table.phase == "choose" and chair.table.trick == 1 and asked < 3000:
        answer(client, chair, ListMatches(asked, Query()))
        asked += 1
    assert asked < 3000


def test_a_question_to_the_shelf_does_not_keep_a_bot_from_answering(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def counted(_bot: object, question: Question, _stop: threading.Event) -> object:
        asked.append(question.seat)
        return question.observation.legal[0]

    client = made()
    chair = Chair(client)
    tables: list[Observed[object]] = []
    client.updated.connect(lambda update: tables.append(update.steps[-1].observation))
    begin(client, of_no_thanks("m-1"))
    chair.until(lambda: tables and tables[-1].to_act == (0,))
    monkeypatch.setattr(worker, "ask", counted)
    client.set_pause(300)
    client.submit(GAMES["no_thanks"].parse_move("pass"))
    chair.until(lambda: tables[-1].to_act == (1,))
    before = len(tables)
    while not asked:
        answer(client, chair, ListMatches(1, Query()))
    answer(client, chair, ListMatches(2, Query()))
    chair.until(lambda: len(tables) > before)
    assert asked[0] == 1
