"""A table on the (invisible) screen, and a hand that plays on it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.surface.table_view import TableArea
from pega6_desktop.ui.table.turns.acts import Act
from pega6_desktop.ui.table.view import CardKey, StepHint, ZoneId
from tests.ui.table import picture, positions
from tests.ui.table.lying import faces, stand_out

OpenTable = Callable[..., "Table"]


class Table:
    """A table under test, with a mouse and a record of what it told."""

    def __init__(self, area: TableArea, qtbot: QtBot) -> None:
        self.area, self.qtbot = area, qtbot
        models = area.findChild(TableModels)
        assert models is not None
        self.models = models
        self.look = area._followed
        self.acts: list[Act] = []
        area.acted.connect(self.acts.append)
        self.settled = 0
        area.settled.connect(self._on_settled)

    def _on_settled(self) -> None:
        self.settled += 1

    def did(self, kind: type[Act]) -> list[Act]:
        """The acts of that kind, in order."""
        return [act for act in self.acts if isinstance(act, kind)]

    def show(self, view: TableView, hint: StepHint | None = None) -> None:
        self.models.set_view(view)
        self.area.show_table(hint)

    def play(self, view: TableView, hint: StepHint) -> None:
        """Show the step and wait until it is at rest."""
        with self.qtbot.waitSignal(self.area.settled):
            self.show(view, hint)
        self.area.finish()

    def allow_hand(self) -> None:
        stand_out(self.area, liftable=frozenset([card.key for card in self.area.felt.arrangement.hand]))

    def card(self, number: int) -> QPoint:
        return self.area.card_point(("card", number))

    def press(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(self.area.viewport(), button, pos=at)

    def move(self, at: QPoint) -> None:
        QTest.mouseMove(self.area.viewport(), at)

    def release(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mouseRelease(self.area.viewport(), button, pos=at)

    def drag(self, start: QPoint, *stops: QPoint) -> None:
        """Press, move over every stop, stay."""
        self.press(start)
        for stop in stops:
            self.move(stop)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.area.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def zone(self, zone: ZoneId) -> QPoint:
        return self.area.zone_point(zone)

    def where(self, key: CardKey) -> tuple[float, float]:
        """Middle of the card as it is drawn now."""
        item = self.area.felt.stage.items[key]
        point = item.mapToScene(0, 0)
        return round(point.x(), 2), round(point.y(), 2)

    def belongs(self, key: CardKey) -> tuple[float, float]:
        """Middle of the card where it belongs."""
        x, y = self.area.felt.poses()[key].middle
        return round(x, 2), round(y, 2)

    def is_exact(self) -> bool:
        """Whether every card is exactly where it belongs, showing what it should, and nothing else is on the table."""
        felt = self.area.felt
        poses, lying = felt.poses(), faces(felt.arrangement)
        items = felt.stage.items
        return items.keys() == poses.keys() and all(
            items[key].pose == pose
            and not items[key].is_moving
            and items[key].shown_face == items[key].face == lying[key].face
            and items[key].scale() == 1
            and items[key].opacity() == 1
            and items[key].rotation() == pose.angle
            and all(abs(a - b) <= 0.5 for a, b in zip(self.where(key), pose.middle, strict=True))
            for key, pose in poses.items()
        )


@pytest.fixture(scope="session")
def family(qapp: QApplication) -> str:
    return picture.bundled_family()


@pytest.fixture
def open_table(qtbot: QtBot, family: str) -> Iterator[OpenTable]:
    """Opens tables and closes them afterwards."""
    opened: list[TableArea] = []

    def open_one(
        view: TableView | None = None, size: tuple[int, int] = (1280, 800), theme: positions.Theme = "light"
    ) -> Table:
        area = picture.open_table(view or positions.five_players(), size, theme, family=family)
        opened.append(area)
        with qtbot.waitSignal(area.settled), qtbot.waitExposed(area):
            pass
        return Table(area, qtbot)

    yield open_one
    for area in opened:
        area.close()
        area.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    """Five players, seven cards in hand, all of which may be picked up."""
    opened = open_table()
    opened.allow_hand()
    return opened
