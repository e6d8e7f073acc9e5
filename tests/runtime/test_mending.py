"""An unreadable match is put right from the copy as soon as anybody comes upon it, and that is told once."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from pega6_desktop.records import portable
from pega6_desktop.records.history import Query
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.rescue.rolling_copy import copying
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.shelf_messages import ListMatches, LookAt, MatchesListed, MatchShown, MatchUnreadable
from tests.runtime.chair import Chair, Made, begin, on_disk
from tests.runtime.desk import played, record

WHOLE = played(record("hb"))
HALF = played(record("hb"), 9)


def keep_broken(folder: Path, match: GameRecord, *, is_copied: bool = True) -> None:
    """A stored match of which one value cannot be read any more, and a copy of it from before."""
    store, _ = open_store(folder)
    store.begin(match, portable.examined(match))
    steps = copying(store, folder)
    while is_copied and next(steps, False):
        pass
    with store.transaction() as connection:
        connection.execute("UPDATE seats SET name = '' WHERE seat = 1")
    store.close()


def asked(client: Client, chair: Chair, command: object) -> object:
    answers: list[object] = []
    client.answered.connect(answers.append)
    client.answered.connect(chair._wake)
    client.ask(command)  # type: ignore[arg-type]
    chair.until(lambda: answers)
    return answers[-1]


def told(chair: Chair) -> list[tuple[str, dict[str, object]]]:
    return [(notice.code, dict(notice.params)) for notice in chair.notices]


MENDED = [("match_mended", {"kept_as": "unreadable-m-1.pega6"})]


def test_a_match_to_go_on_with_is_put_right_at_the_start(made: Made, tmp_path: Path) -> None:
    keep_broken(tmp_path, HALF)
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.offers)
    (offer,) = chair.offers
    assert offer is not None
    assert offer.header == HALF.header
    assert told(chair) == MENDED


def test_the_list_shows_it_readable_and_it_can_be_looked_at(made: Made, tmp_path: Path) -> None:
    keep_broken(tmp_path, WHOLE)
    client = made()
    chair = Chair(client)
    shown = asked(client, chair, LookAt("m-1"))
    assert isinstance(shown, MatchShown)
    listed = asked(client, chair, ListMatches(1, Query()))
    assert isinstance(listed, MatchesListed)
    assert listed.page.lines[0].is_readable
    assert told(chair) == MENDED
    client.shut_down()
    assert on_disk(tmp_path, "m-1") == WHOLE


def test_a_line_of_the_list_is_put_right_before_it_is_shown(made: Made, tmp_path: Path) -> None:
    keep_broken(tmp_path, WHOLE)
    client = made()
    chair = Chair(client)
    listed = asked(client, chair, ListMatches(1, Query()))
    assert isinstance(listed, MatchesListed)
    assert listed.page.lines[0].is_readable
    assert told(chair) == MENDED


@pytest.mark.parametrize("match", [WHOLE, HALF], ids=["over", "running"])
def test_a_match_whose_id_is_broken_is_known_again_before_it_is_shown(
    made: Made, tmp_path: Path, match: GameRecord
) -> None:
    store, _ = open_store(tmp_path)
    store.begin(match, portable.examined(match))
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE matches SET match_id = NULL")
    client = made()
    chair = Chair(client)
    listed = asked(client, chair, ListMatches(1, Query()))
    assert isinstance(listed, MatchesListed)
    assert [(line.match_id, line.is_readable) for line in listed.page.lines] == [("m-1", True)]
    offers = [offer.header.match_id for offer in chair.offers if offer is not None]
    assert offers == ([] if match is WHOLE else ["m-1"])
    assert told(chair) == []


def test_a_match_that_is_begun_is_put_right_first(made: Made, tmp_path: Path) -> None:
    keep_broken(tmp_path, WHOLE)
    client = made()
    chair = Chair(client)
    begin(client, WHOLE)
    chair.until_over()
    assert told(chair) == MENDED


def test_without_a_copy_it_stays_unreadable_and_nothing_is_told(made: Made, tmp_path: Path) -> None:
    keep_broken(tmp_path, WHOLE, is_copied=False)
    client = made()
    chair = Chair(client)
    for _ in range(2):
        assert isinstance(asked(client, chair, LookAt("m-1")), MatchUnreadable)
    assert told(chair) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE results SET total = x'ff' WHERE seat = 1",
        "UPDATE results SET total = 'many'",
        "DELETE FROM results WHERE seat = 0",
        "UPDATE results SET seat = 7 WHERE seat = 0; UPDATE results SET total = NULL",
    ],
)
def test_a_broken_result_is_made_up_from_the_moves(made: Made, tmp_path: Path, statement: str) -> None:
    keep_broken(tmp_path, WHOLE, is_copied=False)
    store, _ = open_store(tmp_path)
    with store.transaction() as connection:
        connection.execute("UPDATE seats SET name = 'Bo' WHERE seat = 1")
        for part in statement.split("; "):
            with suppress(sqlite3.IntegrityError):
                connection.execute(part)
    store.close()
    client = made()
    chair = Chair(client)
    listed = asked(client, chair, ListMatches(1, Query()))
    assert isinstance(listed, MatchesListed)
    (line,) = listed.page.lines
    result = portable.examined(WHOLE)
    assert result is not None
    assert (line.is_readable, line.totals) == (True, result.totals)
    assert told(chair) == []
