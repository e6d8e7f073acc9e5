"""Gaps between frames while twelve cards move and a heavy bot thinks in the same process.

The clock is an animation that runs from 0 to its length in milliseconds; a QSignalSpy notes its values in C++ each
time Qt draws a frame, so that measuring needs no Python of its own. The bots think in a worker of their own, as at the
table, and answer only when they are cancelled.
"""

import tempfile
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import numpy as np
from PySide6.QtCore import QVariantAnimation
from PySide6.QtTest import QSignalSpy

from benchmarks.report import Measure
from benchmarks.window import OpenWindow, open_window, platform_note
from pega6_desktop.bots.bot import Bot, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.runtime.client import Client
from pega6_desktop.ui.screens.common.plan import match_of, viewer_of
from pega6_desktop.ui.table.view import CardView, RowView, StepHint

SECONDS = 6
MOVING = 12
MEDIAN_GOAL_MS = 16.7
WORST_GOAL_MS = 33.0
MOVE = StepHint("place")


class NumpyBot:
    """Multiplies matrices flat out: numpy gives the interpreter away while it computes."""

    def choose(self, _observation: object, budget: ThinkBudget, _key: str) -> object:
        """Think until nobody wants to know any more."""
        numbers = np.random.default_rng(1).random((300, 300))
        while True:
            budget.checkpoint()
            numbers = numbers @ numbers
            numbers /= numbers.max()


class PythonBot:
    """Counts in pure Python, with a checkpoint about every millisecond."""

    def choose(self, _observation: object, budget: ThinkBudget, _key: str) -> object:
        """Think until nobody wants to know any more."""
        number = 1
        while True:
            budget.checkpoint()
            for _ in range(10_000):
                number = number * 31 % 1_000_003


class RestlessMaster:
    """The strongest level, which thinks about the same decision again and again."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> object:
        """Think until nobody wants to know any more."""
        while True:
            LEVELS["pega6"]["master"].choose(observation, budget, key)


# Any: the first two never look at what they are shown.
BOTS: Mapping[str, Bot[Any, Any] | None] = {
    "no bot": None,
    "numpy bot": NumpyBot(),
    "pure Python bot": PythonBot(),
    "Master": RestlessMaster(),
}


def measure() -> list[Measure]:
    """Median and worst gap without a bot and with each of the heavy ones."""
    with open_window(seats=4) as home:
        home.sit_down()
        return [one for name, bot in BOTS.items() for one in _with_bot(home, name, bot)]


def _with_bot(home: OpenWindow, name: str, bot: Bot[Any, Any] | None) -> list[Measure]:
    with tempfile.TemporaryDirectory() as place:
        client = None if bot is None else _thinking(home, bot, Path(place))
        try:
            gaps = _gaps(home)
        finally:
            if client is not None:
                client.shut_down()
    note = f"{len(gaps)} frames, {MOVING} cards moving, {name}, {platform_note(home.application)}"
    late = sum(gap > WORST_GOAL_MS for gap in gaps)
    return [
        Measure(f"frame gap, {name}, median", median(gaps), "ms", MEDIAN_GOAL_MS, note=note),
        Measure(f"frame gap, {name}, worst", max(gaps), "ms", WORST_GOAL_MS, note=f"{late} gaps above the goal"),
    ]


def _thinking(home: OpenWindow, bot: Bot[Any, Any], folder: Path) -> Client:
    """A second match whose bot has begun to think and will not stop by itself."""
    plan = home.program.preferences.value.plan
    assert plan is not None
    client = Client(folder, levels={plan.game: {"careful": bot}})
    spy = QSignalSpy(client.thinking)
    client.start()
    match = match_of(plan, "You")
    client.begin(match, viewer_of(match), deal=plan.deal)
    home.wait_for(lambda: spy.count() > 0)
    return client


def _gaps(home: OpenWindow) -> list[float]:
    """Milliseconds between frames while the cards of three in each row wander from row to row."""
    clock = QVariantAnimation()
    clock.setStartValue(0.0)
    clock.setEndValue(SECONDS * 1000.0)
    clock.setDuration(SECONDS * 1000)
    spy = QSignalSpy(clock.valueChanged)
    move = _wandering(home)
    home.table.area.settled.connect(move)
    move()
    home.rest(1.0)
    clock.start()
    home.wait_for(lambda: clock.state() == QVariantAnimation.State.Stopped)
    home.table.area.settled.disconnect(move)
    home.table.area.finish()
    times = [float(spy.at(number)[0]) for number in range(spy.count())]
    return [round(after - before, 2) for before, after in pairwise(times)]


def _wandering(home: OpenWindow) -> Callable[[], None]:
    """Each call sends all cards one row on."""
    area, models = home.table.area, home.table.models
    rows = models.rows.items
    cards = [tuple(CardView(("card", 1000 + 10 * row + at), 50 + at, "") for at in range(3)) for row in range(4)]
    turn = [0]

    def move() -> None:
        turn[0] += 1
        models.rows.set_items([_with_cards(row, cards[(at + turn[0]) % 4]) for at, row in enumerate(rows)])
        area.show_table(None if turn[0] == 1 else MOVE)

    return move


def _with_cards(row: RowView, cards: tuple[CardView, ...]) -> RowView:
    return msgspec.structs.replace(row, cards=cards)
