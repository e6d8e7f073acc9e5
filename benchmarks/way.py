"""How long the way of a card is: Python calls in the window's thread, and the files they lie in.

Counted, not timed: the same deal, the same luck of the bots, and nothing is painted, so that the figures are the same
everywhere; only where cards move, what their clock asks for may come some times more or less. What the worker does in
its thread is not counted.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mode
from types import FrameType

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.report import Measure, bounded
from benchmarks.window import OpenWindow, open_window
from pega6_desktop.bots.bot import key_of
from pega6_desktop.runtime import host
from pega6_desktop.ui.table.view import CardKey
from tests.ui.table.lying import rows_of

PACKAGE = str(Path(host.__file__).parents[1])
SEATS = 4
ANSWER_SECONDS = 0.1
QUIET_TURNS = 5
"""So often in a row the window must have found nothing to do after such a time, for the worker to have told all: else
what it hears at once would depend on the machine."""
MATCHES = 3
WARM = 2
"""Tricks before the one that is counted: by then everything that is made once has been made."""
STEP = 6
"""Pixels between two places of the pointer on its way over the hand."""


class Way:
    """Calls counted so far, and the files of the program they were in."""

    def __init__(self) -> None:
        self.calls = 0
        self.files = set[str]()

    def note(self, frame: FrameType, event: str, _given: object) -> None:
        """Fits sys.setprofile."""
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGE):
            self.calls += 1
            self.files.add(frame.f_code.co_filename)


@dataclass(frozen=True)
class Trick:
    """What was counted of one."""

    release: Way
    calls: int
    """Of the release, and of all that followed."""


@contextmanager
def counting(way: Way) -> Iterator[None]:
    """Count what is called meanwhile."""
    sys.setprofile(way.note)
    try:
        yield
    finally:
        sys.setprofile(None)


def measure() -> list[Measure]:
    """The figures of a trick in the middle of a round: what most of some equal matches say."""
    vars(host)["key_of"] = lambda _, seat, turn: key_of("the same luck", seat, turn)
    with open_window(seats=SEATS, tempo="off") as home:
        home.program.window.setUpdatesEnabled(False)
        for timer in home.program.findChildren(QTimer):  # the collector's and the like: they come when they want
            timer.stop()
        pointer = max(_moves_over_the_hand(_begun(home)))
        found = [_trick(_begun(home)) for _ in range(MATCHES)]
        home.program.preferences.change(tempo="normal")
        moving = _trick(_begun(home))
    release, calls = found[0].release, mode(trick.calls for trick in found)
    return [
        bounded("release of a card", release.calls, "calls", 450, 240, "until the event returns"),
        bounded("release of a card", len(release.files), "files", 30, 34),
        bounded("whole trick", moving.calls, "calls", 20_000, 20_000, f"{SEATS} players; some hundreds more or fewer"),
        Measure("whole trick without motion", calls, "calls", note=f"most of {MATCHES}"),
        bounded("pointer over the hand", pointer, "calls", 150, 148, "the worst of all its places"),
    ]


def _begun(home: OpenWindow) -> OpenWindow:
    """A new match of the same cards, some tricks on."""
    home.sit_down()
    _until_quiet(home, Way())
    for _ in range(WARM):
        _trick(home)
    return home


def _trick(home: OpenWindow) -> Trick:
    """Play the highest card where it belongs, until the next turn."""
    release, rest = Way(), Way()
    at, viewport = _lifted(home), home.table.area.viewport()
    event = _mouse(viewport, QEvent.Type.MouseButtonRelease, at)
    with counting(release):
        QApplication.sendEvent(viewport, event)
    _until_quiet(home, rest)
    assert home.table.presenter.stage == "hand", "the deal has changed: no row is to be taken in these tricks"
    return Trick(release, release.calls + rest.calls)


def _until_quiet(home: OpenWindow, way: Way) -> None:
    """Let the program run until it is the player's turn and nobody has told anything more for a while."""
    quiet = 0
    while quiet < QUIET_TURNS:
        time.sleep(ANSWER_SECONDS)
        before = way.calls
        with counting(way):
            home.application.processEvents()
        quiet = quiet + 1 if home.is_own_turn and way.calls == before else 0


def _lifted(home: OpenWindow) -> QPoint:
    """Take the highest card of the hand to its row; where it hangs now, not yet let go, is returned."""
    models, area = home.table.models, home.table.area
    faces = [card.face for card in models.hand.items if isinstance(card.face, int)]
    card = max(faces)
    ends = [[one.face for one in row.cards if isinstance(one.face, int)][-1] for row in rows_of(models).rows]
    place = ends.index(max(end for end in ends if end < card))
    key: CardKey = ("card", card)
    start, end = area.card_point(key), area.zone_point(("row", place))
    QTest.mousePress(area.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for at in (start - QPoint(0, 20), end + QPoint(0, 40), end):
        QTest.mouseMove(area.viewport(), at)
    return end


def _moves_over_the_hand(home: OpenWindow) -> Iterator[int]:
    """The calls of each move of the pointer from the first card of the hand to the last."""
    area = home.table.area
    first, *_, last = (area.card_point(card.key) for card in home.table.models.hand.items)
    for x in range(first.x(), last.x(), STEP):
        way, event = Way(), _mouse(area.viewport(), QEvent.Type.MouseMove, QPoint(x, first.y()))
        with counting(way):
            QApplication.sendEvent(area.viewport(), event)
        yield way.calls
        home.application.processEvents()


def _mouse(viewport: QWidget, kind: QEvent.Type, at: QPoint) -> QMouseEvent:
    """The left button let go there, or the pointer coming there without a button."""
    button = Qt.MouseButton.LeftButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
    whole = QPointF(viewport.mapToGlobal(at))
    none = Qt.MouseButton.NoButton
    return QMouseEvent(kind, QPointF(at), whole, button, none, Qt.KeyboardModifier.NoModifier)
