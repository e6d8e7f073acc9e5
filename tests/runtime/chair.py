"""Somebody who sits in front of a client: hears everything in order and plays when it is their turn.

Owns the listening of the client tests. Nothing in here sleeps: it runs the event loop until something was heard.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer

from pega6_desktop.games.pega6.events import CardChosen
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.portable import examined
from pega6_desktop.records.record import GameRecord
from pega6_desktop.runtime.client import Client
from pega6_desktop.runtime.messages import (
    BotStumbled,
    Failed,
    Notice,
    Opened,
    Rejected,
    Rewound,
    Shown,
    Thinking,
    UnfinishedMatch,
    Update,
)

PATIENCE_MS = 60_000
"""A test that waits longer than this has found a hang."""

Made = Callable[..., Client]
"""Makes a started client; see the fixture ``made``."""

Heard = Opened | Update | Shown | Rewound | Rejected | Thinking | BotStumbled | Failed


class Chair:
    """Listens to a client. plays: answers every decision of its own with the first legal move."""

    def __init__(self, client: Client, *, plays: bool = False) -> None:
        self.client = client
        self.heard: list[Heard] = []
        self.notices: list[Notice] = []
        self.offers: list[UnfinishedMatch | None] = []
        self.plays = plays
        self._loop = QEventLoop()
        self._alarm = QTimer(self._loop, singleShot=True, interval=PATIENCE_MS)
        self._alarm.timeout.connect(self._give_up)
        for signal in (
            client.opened,
            client.updated,
            client.shown,
            client.rewound,
            client.rejected,
            client.thinking,
            client.stumbled,
            client.failed,
        ):
            signal.connect(self._hear)
        client.noticed.connect(self.notices.append)
        client.unfinished.connect(self.offers.append)
        client.noticed.connect(self._wake)
        client.unfinished.connect(self._wake)

    @property
    def table(self) -> Observation:
        """The newest table heard of."""
        for message in reversed(self.heard):
            seen = message.steps[-1].observation if isinstance(message, Update) else None
            seen = message.observation if isinstance(message, Opened | Shown | Rewound | Rejected) else seen
            if seen is not None:
                assert isinstance(seen, Observation)
                return seen
        raise AssertionError("no table yet")

    @property
    def has_table(self) -> bool:
        """True when a table was heard of."""
        return any(isinstance(message, Opened | Update | Shown | Rejected) for message in self.heard)

    @property
    def failures(self) -> list[Failed]:
        """Everything that broke."""
        return [message for message in self.heard if isinstance(message, Failed)]

    @property
    def updates(self) -> list[Update]:
        """Everything that happened."""
        return [message for message in self.heard if isinstance(message, Update)]

    @property
    def choices(self) -> list[int]:
        """Seats in the order in which they laid a card face down."""
        steps = [step.event for update in self.updates for step in update.steps]
        return [event.seat for event in steps if isinstance(event, CardChosen)]

    def until(self, is_so: Callable[[], object]) -> None:
        """Run the event loop until it is so."""
        while not is_so():
            self._alarm.start()
            outcome = self._loop.exec()
            self._alarm.stop()
            assert outcome == 0, f"waited in vain; heard last: {self.heard[-3:]}"

    def until_my_turn(self) -> None:
        """Until there is a decision of this seat."""
        self.until(lambda: self.has_table and self.table.legal)

    def until_over(self) -> None:
        """Until the match has ended."""
        self.until(lambda: self.has_table and self.table.phase == "over")

    def _hear(self, message: Heard) -> None:
        self.heard.append(message)
        if self.plays and isinstance(message, Opened | Update) and self.table.legal:
            self.client.submit(self.table.legal[0])
        self._wake()

    def _wake(self) -> None:
        self._loop.exit(0)

    def _give_up(self) -> None:
        self._loop.exit(1)


def begin(client: Client, record: GameRecord, viewer: int | None = 0) -> None:
    """Begin this match, dealt as the record says."""
    client.begin(record.header, viewer, deal=str(record.seed))


def keep(folder: Path, record: GameRecord) -> None:
    """Have the match in the store before any client has it."""
    store, _ = open_store(folder)
    store.begin(record, None if record.final_hash is None else examined(record))
    store.close()


def on_disk(folder: Path, match_id: str) -> GameRecord:
    """The match as the store has it, once no client has the store."""
    store, set_aside = open_store(folder)
    try:
        assert set_aside is None
        return store.load(match_id)
    finally:
        store.close()
