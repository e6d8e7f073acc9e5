"""Ten Cards is played on the real table by mouse, by keys and through the accessible tree, and nothing was added for it
anywhere else: its rules, and one file for the table.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Opened, Step, Update
from pega6_desktop.ui.table.accessible import install
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.presenter import Presenter
from tests.ui.fakes import MatchDouble
from tests.ui.table import picture, positions
from tests.ui.toy import rules
from tests.ui.toy.board import MAT, ToyBoard

pytestmark = [pytest.mark.gui, pytest.mark.usefixtures("english")]

PEOPLE = (SeatInfo("Marina", "human", avatar=0), SeatInfo("Ana", "bot", avatar=1))
HANDS = ((2, 4, 7, 9, 10), (1, 3, 5, 6, 8))


class ToyMatch(MatchDouble):
    """The port to a match in which Ana answers each card with her lowest."""

    epoch, edition = 1, ""

    def __init__(self) -> None:
        super().__init__()
        self.state = rules.State()
        self.revision = 0

    def begin(self) -> None:
        seen = rules.observe(self.state, 0)
        self.opened.emit(Opened(1, 0, "match", "toy", "base", PEOPLE, seen, is_resumed=False))
        self._happen((rules.Dealt(HANDS),))

    def submit(self, move: object) -> None:
        assert isinstance(move, rules.Play)
        self._happen(rules.decide(self.state, 0, move))
        while rules.to_act(self.state) == (1,):
            self._happen(rules.decide(self.state, 1, rules.Play(self.state.hands[1][0])))

    def _happen(self, events: tuple[rules.Event, ...]) -> None:
        steps = []
        for event in events:
            self.state = rules.evolve(self.state, event)
            steps.append(Step(rules.redact(event, 0), rules.observe(self.state, 0)))
        self.revision += 1
        self.updated.emit(Update(1, self.revision, tuple(steps)))

    def take_back(self, seat: int | None = None, *, is_assisted: bool = False) -> None:
        """What was played stays played."""

    def redo(self, seat: int | None = None) -> None:
        """Nothing is taken back."""

    def show(self, seat: int | None, *, is_alone: bool = False) -> None:
        """Nobody shares the screen."""


class Sitting:
    """Marina at a real felt."""

    def __init__(self, qtbot: QtBot) -> None:
        install()
        self.qtbot, self.match, board = qtbot, ToyMatch(), ToyBoard()
        boards: dict[str, Board] = {"toy": board}
        self.area = picture.open_table(positions.five_players(), (1280, 800))
        models = self.area.findChild(TableModels)
        assert models is not None
        self.models = models
        self.presenter = Presenter(self.match, boards, models, self.area, self.area)
        self.gates: list[str] = []
        self.presenter.gate.connect(lambda kind, _: self.gates.append(kind))
        self.match.begin()
        self.rest()

    def rest(self) -> None:
        self.qtbot.waitUntil(lambda: self.presenter.stage in ("hand", "gate") and not self.area.is_moving)
        self.qtbot.waitUntil(lambda: not self.area.felt.is_just_over())

    @property
    def hand(self) -> list[str]:
        return [card.name for card in self.models.hand.items]

    @property
    def told(self) -> list[str]:
        return [line.text for line in self.models.log.items]

    def drag(self, number: int, to: QPoint) -> None:
        viewport = self.area.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=self.area.card_point(("card", number)))
        for stop in (to + QPoint(40, 40), to):
            QTest.mouseMove(viewport, stop)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=to)

    @property
    def things(self) -> list[QAccessibleInterface]:
        tree = QAccessible.queryAccessibleInterface(self.area)
        assert tree is not None
        return [tree.child(index) for index in range(tree.childCount())]

    @property
    def names(self) -> list[str]:
        return [thing.text(QAccessible.Text.Name) for thing in self.things]

    def press(self, name: str) -> None:
        thing = next(one for one in self.things if one.text(QAccessible.Text.Name) == name)
        action = thing.actionInterface()
        assert action is not None
        action.doAction(action.actionNames()[0])


@pytest.fixture
def sitting(qtbot: QtBot) -> Iterator[Sitting]:
    at = Sitting(qtbot)
    yield at
    at.area.close()
    at.area.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_trick_by_mouse(sitting: Sitting) -> None:
    assert sitting.hand == ["The 2", "The 4", "The 7", "The 9", "The 10"]
    sitting.drag(7, sitting.area.zone_point(MAT))
    sitting.qtbot.waitUntil(lambda: "Marina takes the trick." in sitting.told)
    sitting.rest()
    assert sitting.told == ["Marina plays the 7.", "Ana plays the 1.", "Marina takes the trick."]
    assert sitting.hand == ["The 2", "The 4", "The 9", "The 10"]
    assert {key[0] for key in sitting.area.felt.stage.items} == {"card", "slot"}
    assert len(sitting.area.felt.stage.items) == 8


def test_a_card_let_go_beside_the_mat_comes_home(sitting: Sitting) -> None:
    sitting.drag(7, QPoint(5, 780))
    item = sitting.area.felt.stage.items["card", 7]
    sitting.qtbot.waitUntil(lambda: not item.is_moving and item.pose == sitting.area.felt.poses()["card", 7])
    assert sitting.told == []
    assert len(sitting.hand) == 5


def test_a_whole_match_by_keys(sitting: Sitting) -> None:
    while not sitting.gates:
        sitting.presenter.walk(1)
        sitting.presenter.confirm()
        sitting.rest()
    assert sitting.gates == ["match"]
    assert sitting.told[-1] == "Marina wins."
    assert sitting.hand == []


def test_a_trick_through_the_accessible_tree(sitting: Sitting) -> None:
    assert sitting.names[:3] == ["Marina: 0 tricks", "Ana: 0 tricks", "The mat"]
    assert sitting.names.count("A card face down") == 5
    sitting.press("The 10")
    sitting.press("The mat")
    sitting.qtbot.waitUntil(lambda: "Marina takes the trick." in sitting.told)
    sitting.rest()
    assert "Marina: 1 tricks" in sitting.names
    assert "The 10" not in sitting.names


def test_the_file_for_the_table_is_short() -> None:
    assert len(Path(__file__).with_name("board.py").read_text("utf-8").splitlines()) < 250
