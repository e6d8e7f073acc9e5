"""The presenter on the real felt: motion, mouse and a match on paper together."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.presenter import Presenter
from pega6_desktop.ui.table.view import CardKey
from tests.builders import PEGA6, B, C, table
from tests.ui.boards.desk import seats
from tests.ui.fakes import PaperMatch
from tests.ui.table import picture, positions

pytestmark = pytest.mark.usefixtures("english")

ROW_1, ROW_2 = ("row", 0), ("row", 1)


def card(number: int) -> CardKey:
    return ("card", number)


class Sitting:
    """You, Ana (1) and Bia (2) at a real felt; your hand is 4, 31, 58 and 72."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        rows = "8 15 22 27 30 | 41 44 50 | 66 68 | 89 95 97 101"
        story = table(rows, seats=3, hands={0: "4 31 58 72", 1: "51 60 61 99", 2: "69 70 71 102"})
        self.area = picture.open_table(positions.five_players(), (1280, 800))
        models = self.area.findChild(TableModels)
        assert models is not None
        self.models = models
        self.match = PaperMatch(story, seats(3))
        self.presenter = Presenter(self.match, {"pega6": Pega6Board()}, models, self.area, self.area)
        self.gates: list[str] = []
        self.presenter.gate.connect(lambda kind, _: self.gates.append(kind))
        self.match.open()
        self.rest()

    def rest(self) -> None:
        """Wait until it is the player's turn, or a gate."""
        self.qtbot.waitUntil(lambda: self.presenter.stage in ("hand", "rows", "gate") and not self.area.is_moving)

    def others_play(self) -> None:
        self.match.play(B, 51)
        self.match.play(C, 69)

    def is_exact(self) -> bool:
        """Every card lies where it belongs and shows what it should."""
        felt = self.area.felt
        lying = {view.key: view.face for view in felt.arrangement.cards()}
        items = felt.stage.items
        return items.keys() == lying.keys() and all(
            not item.is_moving and item.shown_face == lying[key] and item.pose == felt.poses()[key]
            for key, item in items.items()
        )


@pytest.fixture
def sitting(qtbot: QtBot) -> Iterator[Sitting]:
    at = Sitting(qtbot)
    yield at
    at.area.close()
    at.area.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def drag(at: Sitting, number: int, *stops: QPoint) -> None:
    viewport = at.area.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at.area.card_point(card(number)))
    for stop in stops:
        QTest.mouseMove(viewport, stop)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=stops[-1])


def test_a_trick_by_drag_ends_with_every_card_in_its_place(sitting: Sitting) -> None:
    drag(sitting, 58, QPoint(700, 500), sitting.area.zone_point(ROW_2))
    assert sitting.match.asked == [PlayCard(58)]
    sitting.match.answer()
    sitting.others_play()
    sitting.qtbot.waitUntil(lambda: sitting.models.view.subtitle == "Trick 2 of 10")
    sitting.rest()
    sitting.qtbot.waitUntil(sitting.is_exact)
    assert sitting.models.rows.items[1].name == "Row 2, full: 41, 44, 50, 51 and 58; 11 heads"


def test_a_dropped_card_waits_in_the_air_until_its_move_is_answered(sitting: Sitting) -> None:
    drop = sitting.area.zone_point(ROW_2)
    drag(sitting, 58, QPoint(700, 500), drop)
    item = sitting.area.felt.stage.items[card(58)]
    before = item.scenePos()
    sitting.match.think(1)
    QCoreApplication.processEvents()
    assert item.scenePos() == before
    sitting.match.answer()
    assert card(58) not in sitting.area.felt.stage.items
    sitting.qtbot.waitUntil(sitting.is_exact)


def test_a_refused_drop_comes_home_and_enter_plays_it(sitting: Sitting) -> None:
    drag(sitting, 58, QPoint(500, 500), sitting.area.zone_point(ROW_1))
    assert sitting.match.asked == []
    assert sitting.area.felt.speech.words[0] == "The smallest difference decides"
    item = sitting.area.felt.stage.items[card(58)]
    sitting.qtbot.waitUntil(lambda: not item.is_moving and item.pose == sitting.area.felt.poses()[card(58)])
    sitting.presenter.confirm()
    assert sitting.match.asked == [PlayCard(58)]


def test_space_brings_the_trick_to_its_end(sitting: Sitting) -> None:
    sitting.presenter.walk(-1)
    sitting.presenter.confirm()
    sitting.match.answer()
    sitting.others_play()
    sitting.qtbot.waitUntil(lambda: sitting.area.is_moving)
    sitting.presenter.skip()
    sitting.rest()
    assert sitting.models.view.subtitle == "Trick 2 of 10"
    assert sitting.is_exact()


def test_a_felt_hidden_in_mid_trick_goes_on_when_it_is_shown(sitting: Sitting) -> None:
    sitting.presenter.walk(-1)
    sitting.presenter.confirm()
    sitting.match.answer()
    sitting.others_play()
    sitting.qtbot.waitUntil(lambda: sitting.area.is_moving)
    sitting.area.hide()
    QCoreApplication.processEvents()
    assert sitting.presenter.stage == "moving"
    sitting.area.show()
    sitting.rest()
    sitting.qtbot.waitUntil(sitting.is_exact)
    assert sitting.models.view.subtitle == "Trick 2 of 10"


def test_a_resize_in_mid_trick_loses_nothing(sitting: Sitting) -> None:
    sitting.presenter.walk(-1)
    sitting.presenter.confirm()
    sitting.match.answer()
    sitting.others_play()
    for width in (1100, 1400, 1024):
        sitting.qtbot.waitUntil(lambda: sitting.area.is_moving or sitting.presenter.stage == "hand")
        sitting.area.resize(width, 760)
    sitting.rest()
    sitting.qtbot.waitUntil(sitting.is_exact)
    assert sitting.models.view.subtitle == "Trick 2 of 10"


@pytest.mark.parametrize("tempo", [Tempo.FAST, Tempo.OFF], ids=lambda tempo: tempo.value)
def test_a_round_by_keyboard_ends_at_its_gate(sitting: Sitting, tempo: Tempo) -> None:
    sitting.area.set_tempo(tempo)
    while not sitting.gates:
        if sitting.presenter.stage == "rows":
            sitting.presenter.type_digit(1)
        else:
            sitting.presenter.walk(1)
        sitting.presenter.confirm()
        sitting.match.answer()
        while others := [seat for seat in PEGA6.to_act(sitting.match.state) if seat != 0]:
            if len(PEGA6.to_act(sitting.match.state)) > len(others):
                break
            move = PEGA6.legal_moves(sitting.match.state, others[0])[0]
            sitting.match.happen(PEGA6.decide(sitting.match.state, others[0], move))
        sitting.rest()
    assert sitting.gates == ["round"]
    assert sitting.models.hand.rowCount() == 0
    sitting.presenter.go_on()
    sitting.rest()
    assert sitting.models.hand.rowCount() == 10
    sitting.qtbot.waitUntil(sitting.is_exact)


def test_the_card_under_the_pointer_is_explained(sitting: Sitting) -> None:
    QTest.mouseMove(sitting.area.viewport(), sitting.area.card_point(card(50)))
    sitting.presenter.ask_why()
    assert sitting.area.felt.speech.words[0] == "It opened the row"
