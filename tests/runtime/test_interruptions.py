"""Closing, beginning anew and taking back while a bot thinks: two hundred times each, with bots that give way and
with bots that answer all the same. Nothing hangs, no late move is applied, nothing is left running.
"""

import atexit
import gc
import threading
import weakref
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from pega6_desktop.bots.catalog import Levels
from pega6_desktop.games.pega6.events import ChoiceTakenBack
from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.records.opening import open_store
from pega6_desktop.runtime import client as client_module
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.messages import Opened, Thinking, Update
from tests.runtime.chair import Chair, begin, on_disk
from tests.runtime.desk import Slow, Stubborn, levels_with, record

TIMES = 200

LONG = 20.0
"""More seconds than any wait in here needs."""


def restless(name: str) -> Slow | Stubborn:
    """A bot that gives way at once, or one that goes on for a moment and answers too late."""
    return Slow() if name == "gives way" else Stubborn()


HABITS = ["gives way", "answers too late"]


def levels(bot: Slow | Stubborn) -> Mapping[str, Levels]:
    return levels_with(restless=bot)


@pytest.fixture
def clients(qapp: QCoreApplication) -> Iterator[list[Client]]:
    """Started by the test, shut down here."""
    started: list[Client] = []
    yield started
    assert all(client.shut_down() for client in started)


def running(folder: Path, bot: Slow | Stubborn, clients: list[Client]) -> Client:
    client = Client(folder, levels=levels(bot))
    clients.append(client)
    client.start()
    return client


@pytest.mark.parametrize("habit", HABITS)
def test_closing_while_a_bot_thinks(habit: str, quick_folder: Path, qapp: QCoreApplication) -> None:
    bot = restless(habit)
    for number in range(TIMES):
        bot.has_begun.clear()
        client = Client(quick_folder, levels=levels(bot))
        chair = Chair(client)
        client.start()
        begin(client, record("hbbb", level="restless", match_id=f"m-{number}"))
        assert bot.has_begun.wait(LONG)
        assert client.shut_down()
        assert client._thread.isFinished()
        assert not chair.choices
    assert moves_on_disk(quick_folder) == [0] * TIMES


def moves_on_disk(folder: Path) -> list[int]:
    """How many moves each match has, once no client has the store."""
    store, _ = open_store(folder)
    counts = [len(store.load(f"m-{number}").moves) for number in range(TIMES)]
    store.close()
    return counts


@pytest.mark.parametrize("habit", HABITS)
def test_a_new_match_while_a_bot_thinks(habit: str, quick_folder: Path, clients: list[Client]) -> None:
    bot = restless(habit)
    client = running(quick_folder, bot, clients)
    chair = Chair(client)
    for number in range(TIMES):
        bot.has_begun.clear()
        begin(client, record("hbbb", level="restless", seed=number, match_id=f"m-{number}"))
        assert bot.has_begun.wait(LONG)
    chair.until(lambda: chair.choices == [] and chair.heard and isinstance(chair.heard[-1], Thinking))
    client.shut_down()
    assert {message.epoch for message in chair.heard} == {TIMES}
    assert [message.match_id for message in chair.heard if isinstance(message, Opened)] == [f"m-{TIMES - 1}"]
    assert moves_on_disk(quick_folder) == [0] * TIMES


@pytest.mark.parametrize("habit", HABITS)
def test_taking_back_while_a_bot_thinks(habit: str, quick_folder: Path, clients: list[Client]) -> None:
    bot = restless(habit)
    client = running(quick_folder, bot, clients)
    chair = Chair(client)
    client.set_pause(3_600_000)
    begin(client, record("hb", level="restless"))
    chair.until_my_turn()
    for _ in range(TIMES):
        bot.has_begun.clear()
        client.submit(chair.table.legal[3])
        chair.until(lambda: chair.table.own_choice is not None)
        assert bot.has_begun.wait(LONG)
        client.take_back()
        chair.until(lambda: len(chair.table.legal) == 10)
    assert set(chair.choices) == {0}
    taken_back = [update for update in chair.updates if isinstance(update.steps[0].event, ChoiceTakenBack)]
    assert len(taken_back) == TIMES
    client.shut_down()
    assert on_disk(quick_folder, "m-1").moves == ()


def test_every_kind_of_interruption_in_any_order(quick_folder: Path, clients: list[Client]) -> None:
    bot = Slow()
    client = running(quick_folder, bot, clients)
    chair = Chair(client)
    for number in range(TIMES):
        chair.heard.clear()
        begin(client, record("hb", level="restless", match_id=f"m-{number}"))
        chair.until_my_turn()
        client.submit(chair.table.legal[0])
        chair.until(lambda: chair.table.own_choice is not None)
        if number % 2:
            client.take_back()
            client.submit(PlayCard(chair.table.hand[0]))
        if number % 3 == 0:
            client.set_pause(number)
        if number % 5:
            client.close_match()
    chair.until(lambda: chair.offers)
    assert set(chair.choices) <= {0}


def test_a_bot_that_answers_after_the_end_is_not_heard(
    quick_folder: Path, qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_module, "STOP_LIMIT_MS", 30)
    bot = Stubborn(LONG)
    client = Client(quick_folder, levels=levels(bot))
    chair = Chair(client)
    client.start()
    begin(client, record("hbb", level="restless"))
    assert bot.has_begun.wait(LONG)
    assert not client.shut_down()
    assert not client.shut_down()
    bot.may_answer.set()
    assert client._thread.wait(int(LONG * 1000))
    atexit.unregister(client_module._leave_without)
    QCoreApplication.sendPostedEvents()
    assert not any(isinstance(message, Update | Thinking) for message in chair.heard)
    assert on_disk(quick_folder, "m-1").moves == ()


def test_a_client_that_was_shut_down_is_not_kept(quick_folder: Path, qapp: QCoreApplication) -> None:
    client = Client(quick_folder)
    client.start()
    assert client.shut_down()
    gone: list[None] = []
    weakref.finalize(client, gone.append, None)
    del client
    gc.collect()
    assert gone == [None]


def test_two_hundred_matches_leave_nothing_behind(quick_folder: Path, clients: list[Client]) -> None:
    client = running(quick_folder, Slow(), clients)
    chair = Chair(client, plays=True)
    threads, objects = 0, 0
    for number in range(TIMES):
        chair.heard.clear()
        begin(client, record("hb", seed=number, match_id=f"m-{number}"))
        chair.until_over()
        if number == TIMES // 4:
            threads, objects = _left_over(chair)
    later_threads, later_objects = _left_over(chair)
    assert later_threads == threads
    assert later_objects - objects < 200


def _left_over(chair: Chair) -> tuple[int, int]:
    chair.heard.clear()
    gc.collect()
    return threading.active_count(), len(gc.get_objects())
