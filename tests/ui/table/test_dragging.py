"""The hand on the mouse: drag, drop, tap, and everything that may come between."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.turns.acts import Aim, AskSkip, Drop, LetGo, Play, Press, Tap, TapZone
from tests.ui.table import positions
from tests.ui.table.conftest import OpenTable, Table
from tests.ui.table.lying import laid, rows_of, stand_out
from tests.ui.table.positions import key

ROW_2 = ("row", 1)


def test_pressing_a_card_tells_so_and_lifts_it_into_the_air(table: Table) -> None:
    before = table.area.felt.stage.items[key(58)].zValue()
    table.press(table.card(58))
    assert table.did(Press) == [Press(key(58))]
    assert table.area.felt.stage.items[key(58)].zValue() > before
    table.release(table.card(58))


def test_the_grabbed_point_stays_under_the_pointer(table: Table) -> None:
    grab = table.card(4)
    item = table.area.felt.stage.items[key(4)]
    grip = item.mapFromScene(QPointF(grab))
    table.press(grab)
    for stop in (QPoint(420, 500), QPoint(600, 300), QPoint(1000, 420)):
        table.move(stop)
        under = item.mapToScene(grip)
        assert (abs(under.x() - stop.x()), abs(under.y() - stop.y())) < (0.01, 0.01)
    table.qtbot.waitUntil(lambda: item.rotation() == 0)
    under = item.mapToScene(grip)
    assert (abs(under.x() - 1000), abs(under.y() - 420)) < (0.01, 0.01)
    table.release(QPoint(1000, 420))


def test_dropping_on_a_row_names_card_and_row(table: Table) -> None:
    table.drag(table.card(58), QPoint(700, 500), table.zone(ROW_2))
    table.release(table.zone(ROW_2))
    assert table.did(Drop) == [Drop(key(58), ROW_2)]
    assert not table.did(Tap)


def test_the_zone_under_the_pointer_is_aimed_at_while_dragging(table: Table) -> None:
    table.drag(table.card(58), table.zone(ROW_2), table.zone(("row", 2)), QPoint(640, 780))
    table.release(QPoint(640, 780))
    assert table.did(Aim) == [Aim(ROW_2), Aim(("row", 2)), Aim(None)]


@pytest.mark.parametrize(("dx", "dy"), [(-20, 0), (0, -20), (20, 0)])
def test_a_row_catches_a_card_a_little_beyond_its_edge(open_table: OpenTable, dx: int, dy: int) -> None:
    """24 u beyond the edge still count, where no other row is nearer."""
    table = open_table()
    table.allow_hand()
    box = laid(table.area.table_layout).rows[1]
    at = QPoint(
        round(box.right if dx > 0 else box.x + 100 if dx == 0 else box.x) + max(0, dx),
        round(box.y if dy else box.y + 60) + dy,
    )
    table.drag(table.card(58), QPoint(700, 500), at)
    table.release(at)
    assert table.did(Drop) == [Drop(key(58), ROW_2)]


def test_a_dropped_card_waits_where_it_was_dropped_until_the_answer_comes(table: Table) -> None:
    drop = table.zone(ROW_2)
    table.drag(table.card(58), drop)
    table.release(drop)
    waiting = table.where(key(58))
    table.qtbot.waitUntil(lambda: table.area.felt.stage.items[key(58)].rotation() == 0)
    assert table.where(key(58)) == waiting
    table.show(positions.five_players())
    assert table.is_exact()


def test_a_card_dropped_nowhere_flies_home(table: Table) -> None:
    table.drag(table.card(58), QPoint(600, 500), QPoint(30, 620))
    table.release(QPoint(30, 620))
    assert table.did(Drop) == [Drop(key(58), None)]
    table.qtbot.waitUntil(table.is_exact)


def test_an_answer_that_never_comes_sends_the_card_home(table: Table) -> None:
    table.area.set_tempo(Tempo.FAST)
    table.area._drag_controller._patience.setInterval(10)
    table.drag(table.card(58), table.zone(ROW_2))
    table.release(table.zone(ROW_2))
    table.qtbot.waitUntil(table.is_exact)


def test_a_tap_is_no_drop(table: Table) -> None:
    table.click(table.card(17))
    assert table.did(Tap) == [Tap(key(17))]
    assert not table.did(Drop)
    table.qtbot.waitUntil(table.is_exact)


def test_tap_the_card_then_the_row(table: Table) -> None:
    table.click(table.card(58))
    stand_out(table.area, lifted=key(58))
    stand_out(table.area, targets=(positions.target(1, 3, "58"),), aimed=None)
    table.click(table.zone(ROW_2))
    assert table.did(TapZone) == [TapZone(ROW_2)]
    assert table.did(Tap) == [Tap(key(58))]


def test_a_placed_card_is_tapped_itself_while_nothing_is_lifted(table: Table) -> None:
    table.click(table.card(44))
    assert table.did(Tap) == [Tap(key(44))]
    assert not table.did(TapZone)


def test_a_placed_card_counts_as_its_row_while_a_card_is_lifted(table: Table) -> None:
    stand_out(table.area, lifted=key(58))
    table.click(table.card(44))
    assert table.did(TapZone) == [TapZone(ROW_2)]


def test_a_tap_beside_everything(table: Table) -> None:
    table.click(QPoint(5, 640))
    assert table.did(LetGo) == [LetGo()]


def test_a_card_that_may_not_be_lifted_stays(table: Table) -> None:
    stand_out(table.area, liftable=frozenset([key(4)]))
    table.drag(table.card(58), QPoint(600, 400))
    table.release(QPoint(600, 400))
    assert table.is_exact()
    assert not table.did(Drop)


@pytest.mark.parametrize("clicks", [2, 3])
def test_double_and_triple_clicks_are_one_tap_and_play_the_card_once(table: Table, clicks: int) -> None:
    at = table.card(58)
    for step in range(clicks):
        kind = QEvent.Type.MouseButtonDblClick if step == 1 else QEvent.Type.MouseButtonPress
        for event in (kind, QEvent.Type.MouseButtonRelease):
            buttons = Qt.MouseButton.LeftButton if event is kind else Qt.MouseButton.NoButton
            mouse = QMouseEvent(
                event, QPointF(at), QPointF(at), Qt.MouseButton.LeftButton, buttons, Qt.KeyboardModifier.NoModifier
            )
            mouse.setTimestamp(1000 + 90 * step)
            QApplication.sendEvent(table.area.viewport(), mouse)
    assert table.did(Tap) == [Tap(key(58))]
    assert table.did(Press) == [Press(key(58))]
    assert table.did(Play) == [Play(key(58))]


def test_the_second_button_does_not_disturb_a_drag(table: Table) -> None:
    table.drag(table.card(58), QPoint(600, 400))
    table.press(QPoint(600, 400), Qt.MouseButton.RightButton)
    table.release(QPoint(600, 400), Qt.MouseButton.RightButton)
    assert table.area.is_dragging
    table.move(table.zone(ROW_2))
    table.release(table.zone(ROW_2))
    assert table.did(Drop) == [Drop(key(58), ROW_2)]


def test_a_second_card_cannot_be_grabbed_during_a_drag(table: Table) -> None:
    table.drag(table.card(58), QPoint(600, 400))
    table.press(table.card(4))
    assert table.area.felt.stage.held == key(58)
    assert table.did(Press) == [Press(key(58))]
    table.release(QPoint(600, 400))


def test_two_cards_one_after_the_other_leave_one_in_the_air(table: Table) -> None:
    """The first was dropped and its answer is still on the way when the second is grabbed."""
    table.drag(table.card(58), table.zone(ROW_2))
    table.release(table.zone(ROW_2))
    table.drag(table.card(4), QPoint(500, 480))
    assert table.area.felt.stage.held == key(4)
    table.qtbot.waitUntil(lambda: table.where(key(58)) == table.belongs(key(58)))
    table.release(QPoint(500, 480))


def test_escape_lets_go(table: Table) -> None:
    table.area.setFocus()
    table.drag(table.card(58), table.zone(ROW_2))
    QTest.keyClick(table.area, Qt.Key.Key_Escape)
    assert table.did(Drop) == [Drop(key(58), None)]
    assert not table.area.is_dragging
    table.release(table.zone(ROW_2))
    assert len(table.did(Drop)) == 1
    table.qtbot.waitUntil(table.is_exact)


def test_a_shortcut_in_mid_drag_first_returns_the_card(table: Table) -> None:
    table.area.setFocus()
    table.drag(table.card(58), table.zone(ROW_2))
    QTest.keyClick(table.area, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert table.did(Drop) == [Drop(key(58), None)]
    table.qtbot.waitUntil(table.is_exact)


def test_a_modifier_alone_does_not_end_a_drag(table: Table) -> None:
    table.area.setFocus()
    table.drag(table.card(58), table.zone(ROW_2))
    QTest.keyClick(table.area, Qt.Key.Key_Control)
    assert table.area.is_dragging
    table.release(table.zone(ROW_2))


@pytest.mark.parametrize("event", [QEvent.Type.WindowDeactivate, QEvent.Type.FocusOut])
def test_losing_window_or_keyboard_lets_go(table: Table, event: QEvent.Type) -> None:
    table.drag(table.card(58), table.zone(ROW_2))
    lost = QFocusEvent(event) if event is QEvent.Type.FocusOut else QEvent(event)
    QApplication.sendEvent(table.area, lost)
    assert table.did(Drop) == [Drop(key(58), None)]
    table.qtbot.waitUntil(table.is_exact)


def test_resizing_in_mid_drag_lets_go_at_once(table: Table) -> None:
    table.drag(table.card(58), table.zone(ROW_2))
    table.area.resize(1100, 700)
    assert table.did(Drop) == [Drop(key(58), None)]
    assert table.is_exact()


def test_a_drag_whose_release_got_lost_ends_with_the_next_move(table: Table) -> None:
    table.drag(table.card(58), table.zone(ROW_2))
    at = QPointF(table.zone(ROW_2))
    move = QMouseEvent(
        QEvent.Type.MouseMove,
        at,
        at,
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(table.area.viewport(), move)
    assert not table.area.is_dragging
    table.qtbot.waitUntil(table.is_exact)


def test_forbidding_the_dragged_card_lets_go(table: Table) -> None:
    table.drag(table.card(58), table.zone(ROW_2))
    stand_out(table.area, liftable=frozenset([]))
    assert table.did(Drop) == [Drop(key(58), None)]
    table.qtbot.waitUntil(table.is_exact)


def test_others_laying_their_cards_do_not_disturb_a_drag(table: Table) -> None:
    table.drag(table.card(58), QPoint(600, 420))
    seats = list(rows_of(positions.five_players()).others)
    seats[2] = positions.chooser(3, "chosen", 0, 47)
    view = positions.view(positions.ROWS, positions.HAND, seats, positions.OWN)
    table.play(view, positions.chosen(3))
    assert table.area.is_dragging
    table.move(table.zone(ROW_2))
    table.release(table.zone(ROW_2))
    assert table.did(Drop) == [Drop(key(58), ROW_2)]


def test_a_press_while_the_player_has_to_wait_asks_to_skip_and_does_nothing_else(table: Table) -> None:
    table.show(positions.turned_up(), positions.reveal(5))
    assert table.area.is_moving
    table.click(table.card(4))
    assert table.did(AskSkip) == [AskSkip()]
    assert not table.did(Tap)
    assert not table.did(Press)


def test_hovering_raises_a_card_that_may_be_lifted(table: Table) -> None:
    rest = table.where(key(17))[1]
    table.move(table.card(17))
    table.qtbot.waitUntil(lambda: table.where(key(17))[1] < rest - 4)
    table.move(QPoint(640, 400))
    table.qtbot.waitUntil(lambda: table.where(key(17))[1] == rest)
