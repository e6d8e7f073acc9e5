"""While nobody wants anything the matches are copied; only those at home."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.rescue.carving import Carving
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME
from pega6_desktop.records.store import Store
from pega6_desktop.runtime import keeping
from pega6_desktop.runtime.client import Client
from tests.runtime.chair import Chair, begin, on_disk
from tests.runtime.desk import record


@pytest.fixture
def client(qapp: QCoreApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(keeping, "IDLE_MS", 0)
    made = Client(tmp_path)
    yield made
    assert made.shut_down()


def moves_in(path: Path) -> int:
    """How many moves a store holds, read beside the worker that has it."""
    if not path.exists():
        return 0
    with Carving(path) as carving:
        return sum(table == "moves" for table, _ in carving.rows())


def test_a_match_is_copied_and_comes_back_when_its_file_is_lost(client: Client, tmp_path: Path, qtbot: QtBot) -> None:
    client.start()
    chair = Chair(client, plays=True)
    begin(client, record("hb"))
    chair.until_over()
    qtbot.waitUntil(lambda: moves_in(tmp_path / COPY_NAME) == moves_in(tmp_path / FILE_NAME))
    client.shut_down()
    whole = on_disk(tmp_path, "m-1")
    (tmp_path / FILE_NAME).unlink()
    store, kept_as = open_store(tmp_path)
    assert (store.load("m-1"), kept_as) == (whole, "")
    store.close()


def test_no_copy_is_made_of_matches_that_are_not_at_home(client: Client, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / FILE_NAME).mkdir()
    client.start()
    chair = Chair(client, plays=True)
    begin(client, record("hb"))
    chair.until_over()
    assert [notice.code for notice in chair.notices] == ["store_unwritable"]
    client.shut_down()
    assert not list(tmp_path.rglob(COPY_NAME))


def test_nothing_is_copied_while_a_choice_may_be_taken_back_and_then_it_is(
    client: Client, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[bool] = []

    def copying(_store: Store, _folder: Path) -> Iterator[bool]:
        while True:
            host = client._worker._host
            held.append(host is not None and host.is_held)
            yield False

    monkeypatch.setattr(keeping, "copying", copying)
    client.start()
    chair = Chair(client)
    client.set_pause(300)
    begin(client, record("hbb"))
    chair.until(lambda: chair.choices == [1, 2])
    client.submit(chair.table.legal[0])
    chair.until(lambda: chair.choices == [1, 2, 0])
    before = len(held)
    chair.until(lambda: chair.table.trick == 2 or chair.table.phase == "take_row")
    qtbot.waitUntil(lambda: len(held) > before)
    assert not any(held)
