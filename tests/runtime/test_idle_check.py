"""A large store is not read from end to end before it can be used; that is done while nobody waits, and it is told."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import database, history, schema
from pega6_desktop.records.history import Page, Query
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.refuge import Shelter, open_anywhere
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME, copying
from pega6_desktop.records.store import Store
from pega6_desktop.runtime import keeping, worker
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.interrupt import Interrupt
from pega6_desktop.runtime.shelf_messages import ListMatches, MatchesListed, ShelfFailed
from tests.runtime.chair import Chair, begin
from tests.runtime.desk import played, record

Made = Callable[[], Client]


@pytest.fixture(autouse=True)
def every_store_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "CHECKED_AT_ONCE", 0)
    monkeypatch.setattr(keeping, "IDLE_MS", 0)


@pytest.fixture
def made(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Made]:
    """Starts clients on one folder; they are shut down at the end."""
    clients: list[Client] = []

    def make() -> Client:
        clients.append(Client(tmp_path))
        clients[-1].start()
        return clients[-1]

    yield make
    for client in clients:
        client.shut_down()


def with_two_matches(folder: Path) -> None:
    store, _ = open_store(folder)
    store.begin(played(record("hb", match_id="one"), 3))
    store.begin(played(record("hb", match_id="two", seed=3), 3))
    store.close()


def damaged(folder: Path) -> None:
    """An index without one of its entries, which only a look at every page finds."""
    connection = sqlite3.connect(folder / FILE_NAME)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute(
        "UPDATE sqlite_master SET sql = replace(sql, '(seed)', '(seed DESC)') WHERE name = 'matches_by_deal'"
    )
    connection.commit()
    connection.close()


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What became of every check."""
    said: list[str] = []
    look = schema.see_that_it_is_sound

    def noted(connection: sqlite3.Connection) -> None:
        file = connection.execute("PRAGMA database_list").fetchone()[2]
        try:
            look(connection)
        except RecordError as error:
            said.append(error.code)
            raise
        if Path(file).name == FILE_NAME:
            said.append("sound")

    monkeypatch.setattr(schema, "see_that_it_is_sound", noted)
    return said


def test_a_large_store_is_used_first_and_checked_once_when_idle(
    made: Made, tmp_path: Path, checks: list[str], qtbot: QtBot
) -> None:
    with_two_matches(tmp_path)
    checks.clear()
    store, _ = open_store(tmp_path)
    assert checks == []
    store.close()
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.offers)
    qtbot.waitUntil(lambda: checks == ["sound"])
    for match_id in ("one", "two"):
        begin(client, record("hb", match_id=match_id, seed=7 if match_id == "one" else 3))
        chair.until_my_turn()
    client.shut_down()
    assert checks == ["sound"]


def test_what_the_check_finds_is_mended_and_told(made: Made, tmp_path: Path, checks: list[str]) -> None:
    with_two_matches(tmp_path)
    damaged(tmp_path)
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.notices)
    assert [notice.code for notice in chair.notices] == ["store_set_aside"]
    assert "store_damaged" in checks
    client.shut_down()
    store, _ = open_store(tmp_path)
    assert sorted(found for found, _ in store.everything()) == ["one", "two"]
    store.close()


def test_a_damaged_store_is_mended_only_when_no_match_lies_on_the_table(
    made: Made, tmp_path: Path, checks: list[str], qtbot: QtBot
) -> None:
    with_two_matches(tmp_path)
    damaged(tmp_path)
    checks.clear()
    client = made()
    chair = Chair(client)
    begin(client, record("hb", match_id="one"))
    chair.until_my_turn()
    qtbot.waitUntil(lambda: checks == ["store_damaged"])
    assert chair.notices == []
    client.close_match()
    chair.until(lambda: chair.notices)
    assert [notice.code for notice in chair.notices] == ["store_set_aside"]


def test_a_command_ends_a_check(tmp_path: Path) -> None:
    with_two_matches(tmp_path)
    store, _ = open_store(tmp_path)
    interrupt = Interrupt()
    stopped: list[str] = []
    with interrupt.stopping(lambda: stopped.append("now")) as is_free:
        assert is_free
        interrupt.sent()
    assert stopped == ["now"]
    with interrupt.stopping(store.stop_check) as is_free:
        assert not is_free
    interrupt.met()
    with interrupt.stopping(store.stop_check) as is_free:
        assert is_free
    interrupt.sent()
    assert stopped == ["now"]
    store.close()


def test_a_check_that_was_ended_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_two_matches(tmp_path)
    store, _ = open_store(tmp_path)
    assert [store.is_checked] == [False]
    with monkeypatch.context() as patched:

        def ended(connection: sqlite3.Connection) -> None:
            connection.set_progress_handler(lambda: 1, 1)
            try:
                connection.execute("SELECT count(*) FROM moves").fetchall()
            finally:
                connection.set_progress_handler(None, 0)

        patched.setattr(schema, "see_that_it_is_sound", ended)
        with pytest.raises(RecordError) as error:
            store.check()
    assert (error.value.code, store.is_checked) == ("store_interrupted", False)
    store.check()
    assert store.is_checked
    store.close()


def test_a_check_that_a_command_has_ended_is_no_damage(
    made: Made, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_two_matches(tmp_path)
    check, checked, opened = Store.check, list[str](), list[bool]()

    def once_ended(store: Store) -> None:
        checked.append("ended" if not checked else "whole")
        if checked == ["ended"]:
            raise RecordError("store_interrupted")
        check(store)

    def noted(folder: Path, *, is_suspect: bool) -> Shelter:
        opened.append(is_suspect)
        return open_anywhere(folder, is_suspect=is_suspect)

    monkeypatch.setattr(Store, "check", once_ended)
    monkeypatch.setattr(keeping, "open_anywhere", noted)
    client = made()
    qtbot.waitUntil(lambda: checked == ["ended", "whole"])
    qtbot.waitUntil((tmp_path / COPY_NAME).exists)
    client.shut_down()
    assert (checked, opened) == (["ended", "whole"], [False])


def test_a_store_that_was_mended_is_trusted_again(
    made: Made, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_two_matches(tmp_path)
    damaged(tmp_path)
    opened: list[bool] = []

    def noted(folder: Path, *, is_suspect: bool) -> Shelter:
        opened.append(is_suspect)
        return open_anywhere(folder, is_suspect=is_suspect)

    monkeypatch.setattr(keeping, "open_anywhere", noted)
    chair = Chair(made())
    chair.until(lambda: chair.notices)
    assert opened == [False, True]
    failed: list[str] = []
    everything = history.page

    def once_broken(store: Store, query: Query, **where: int | None) -> Page:
        if not failed:
            failed.append("once")
            raise RecordError("store_error")
        return everything(store, query, **where)  # type: ignore[arg-type]

    monkeypatch.setattr(history, "page", once_broken)
    answers: list[object] = []
    chair.client.answered.connect(answers.append)
    for ticket in (1, 2):
        chair.client.ask(ListMatches(ticket, Query()))
    qtbot.waitUntil(lambda: len(answers) == 2)
    broken, listed = answers
    assert broken == ShelfFailed("store_error", ())
    assert isinstance(listed, MatchesListed)
    assert len(listed.page.lines) == 2
    assert opened == [False, True, False]


def test_a_suspect_store_is_checked_as_it_is_opened_however_large(tmp_path: Path) -> None:
    with_two_matches(tmp_path)
    damaged(tmp_path)
    with pytest.raises(RecordError) as error:
        Store(tmp_path / FILE_NAME, is_suspect=True)
    assert error.value.code == "store_damaged"
    Store(tmp_path / FILE_NAME).close()


def test_a_worker_rests_once_everything_is_done(
    qapp: QCoreApplication, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[Path] = []

    def copying(_store: Store, folder: Path) -> Iterator[bool]:
        while True:
            steps.append(folder)
            yield False

    monkeypatch.setattr(database, "CHECKED_AT_ONCE", 10**9)
    monkeypatch.setattr(keeping, "copying", copying)
    alone = worker.Worker(tmp_path, Interrupt(), LEVELS)
    alone.start()
    ticks: list[None] = []
    clock = QTimer(interval=0)
    clock.timeout.connect(lambda: ticks.append(None))
    clock.start()
    qtbot.waitUntil(lambda: len(ticks) > 100)
    clock.stop()
    alone._keeping.close()
    assert steps == [tmp_path]


def test_a_large_store_that_lacks_matches_of_its_copy_has_them_back_when_idle(
    made: Made, tmp_path: Path, checks: list[str]
) -> None:
    with_two_matches(tmp_path)
    store, _ = open_store(tmp_path)
    steps = copying(store, tmp_path)
    while next(steps, False):
        pass
    with store.transaction() as connection:
        connection.execute("DELETE FROM matches WHERE match_id = 'two'")
    store.close()
    client = made()
    chair = Chair(client)
    chair.until(lambda: chair.notices)
    assert [notice.code for notice in chair.notices] == ["store_set_aside"]
    client.shut_down()
    assert "sound" in checks
    store, kept_as = open_store(tmp_path)
    assert (sorted(found for found, _ in store.everything()), kept_as) == (["one", "two"], None)
    store.close()


def test_a_store_whose_file_is_gone_is_told_to_come_from_its_copy(made: Made, tmp_path: Path) -> None:
    with_two_matches(tmp_path)
    store, _ = open_store(tmp_path)
    steps = copying(store, tmp_path)
    while next(steps, False):
        pass
    store.close()
    (tmp_path / FILE_NAME).unlink()
    chair = Chair(made())
    chair.until(lambda: chair.offers)
    assert [notice.code for notice in chair.notices] == ["store_from_copy"]
    (offer,) = chair.offers
    assert offer is not None
