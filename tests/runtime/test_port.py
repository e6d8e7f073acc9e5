"""What the port of the table knows of the match on it, and what is told of the store beside it."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import FILE_NAME
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.messages import Opened, Rejected, Rewound, Shown, Thinking, Update
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
