"""Refused drops, lit targets, focus and bubbles on the table."""

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from pega6_desktop.ui.boards.pega6.rows.row_pictures import row_lights, target_lights
from pega6_desktop.ui.boards.pega6.rows.row_signs import RowState
from pega6_desktop.ui.look.look import Look, Theme
from pega6_desktop.ui.table.arrangement import Accents
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.surface.refusal import hole_words
from pega6_desktop.ui.table.turns.acts import Drop
from pega6_desktop.ui.table.view import Explanation, Refusal, SumLine
from tests.ui.boards.painting import marks
from tests.ui.table import positions
from tests.ui.table.conftest import OpenTable, Table
from tests.ui.table.lying import laid, rows_of, stand_out
from tests.ui.table.positions import key, target

WHY = Explanation(
    "A menor diferença decide",
    (SumLine("fileira 2", "58 − 50", "8", "menor", is_best=True), SumLine("fileira 1", "58 − 30", "28", "maior")),
    "Nada mudou: o 58 volta para a mão.",
    "P6-B-07",
)
REFUSAL = Refusal("o 58 não entra na fileira 1.", WHY, target(1, 3, "58"))
ROW_1, ROW_2 = ("row", 0), ("row", 1)


def drop_wrong(table: Table) -> None:
    """Drag the 58 onto row 1; whoever listens refuses it."""
    table.area.acted.connect(
        lambda act: table.area.refuse(act.key, act.zone, REFUSAL) if isinstance(act, Drop) else None
    )
    table.drag(table.card(58), QPoint(700, 500), table.zone(ROW_1))
    table.release(table.zone(ROW_1))


def speaks(table: Table) -> bool:
    """Whether a bubble is on the table."""
    return table.area.felt.speech.is_shown


def shown_rows(table: Table) -> dict[int, RowState]:
    return {row: light.state for row, light in row_lights(rows_of(table.models).rows, table.area.felt.accents).items()}


def test_a_refused_card_shakes_where_it_was_dropped_and_flies_home(table: Table) -> None:
    drop_wrong(table)
    item = table.area.felt.stage.items[key(58)]
    assert item.is_moving
    assert item.has_badge("cross")
    assert table.where(key(58))[1] < 400
    table.qtbot.waitUntil(table.is_exact)
    assert not item.has_badge("cross")


@pytest.mark.parametrize("words", ["back here", "volta aqui", "wieder hierher", "vuelve aquí", "revient ici"])
def test_the_words_in_the_hole_of_a_card_or_chip_stand_there_whole_or_not_at_all(family: str, words: str) -> None:
    look = Look(Theme(), family)
    said = []
    for side in (16, 30, 44, 52, 64, 106):
        hole = QRectF(20, 20, side, side)
        painted = [one for one in marks(partial(hole_words, look=look, words=words, rect=hole)) if one.words]
        said.append(" ".join(one.words for one in painted))
    assert set(said) == {"", words}
    assert said[-1] == words


def test_row_right_place_and_reason_stay_to_be_read_after_the_card_is_home(table: Table) -> None:
    table.area.set_tempo(Tempo.FAST)
    drop_wrong(table)
    table.qtbot.waitUntil(table.is_exact)
    assert shown_rows(table) == {0: RowState.REFUSED, 1: RowState.QUIET}
    assert speaks(table)
    assert "menor" in table.area.felt.speech.words[1]


def test_without_motion_the_refused_card_is_home_at_once(table: Table) -> None:
    table.area.set_tempo(Tempo.OFF)
    drop_wrong(table)
    assert table.is_exact()
    assert speaks(table)


def test_the_next_press_takes_the_refusal_away(table: Table) -> None:
    drop_wrong(table)
    table.click(QPoint(5, 640))
    assert shown_rows(table) == {}
    assert not speaks(table)
    assert table.is_exact()


def test_a_refusal_has_no_clock_and_outlives_another_size(table: Table) -> None:
    drop_wrong(table)
    table.qtbot.waitUntil(table.is_exact)
    assert not [timer for timer in table.area.felt.findChildren(QTimer) if timer.isActive()]
    rows = shown_rows(table)
    table.area.resize(1100, 740)
    assert speaks(table)
    assert shown_rows(table) == rows != {}
    table.click(QPoint(5, 640))
    assert not speaks(table)


def test_a_refused_card_can_be_grabbed_again_while_it_flies(table: Table) -> None:
    drop_wrong(table)
    table.drag(table.card(58), table.zone(ROW_2))
    item = table.area.felt.stage.items[key(58)]
    assert table.area.felt.stage.held == key(58)
    assert not item.has_badge("cross")
    table.release(table.zone(ROW_2))
    assert table.did(Drop) == [Drop(key(58), ROW_1), Drop(key(58), ROW_2)]


def test_a_key_refused_without_a_drag_shakes_the_card_in_the_hand(table: Table) -> None:
    stand_out(table.area, lifted=key(58))
    table.area.finish()
    table.area.refuse(key(58), ROW_1, REFUSAL)
    assert table.area.felt.stage.items[key(58)].is_moving
    assert not table.area.felt._refused._path.isVisible()
    table.qtbot.waitUntil(table.is_exact)


def test_a_refusal_without_card_or_row_only_speaks(table: Table) -> None:
    table.area.refuse(None, None, REFUSAL)
    assert table.is_exact()
    assert speaks(table)


def test_the_bubble_of_a_refusal_covers_no_card(table: Table) -> None:
    drop_wrong(table)
    table.qtbot.waitUntil(table.is_exact)
    words = table.area.felt.speech._words
    assert words._body is not None
    body = QRectF(words._body.translated(words.pos()))
    assert not any(body.intersects(qrect(pose.rect)) for pose in table.area.felt.poses().values())


def test_a_sure_target_is_lit_and_equal_ones_only_edged_until_aimed_at() -> None:
    assert {row: light.state for row, light in target_lights((target(1, 3, "58"),), None).items()} == {1: RowState.LIT}
    low = tuple(target(row, 5, "3", is_sure=False) for row in range(4))
    states = [light.state for light in target_lights(low, ROW_2).values()]
    assert states == [RowState.TARGET, RowState.LIT, RowState.TARGET, RowState.TARGET]


def test_the_right_place_stays_a_target_where_it_is_lit_as_one() -> None:
    lit = target_lights((target(1, 3, "58"),), None)
    refusing = Accents(is_refusing=True, refused=ROW_1, right=REFUSAL.right)
    assert row_lights((), replace(refusing, targets=(target(1, 3, "58"),)))[1] == lit[1]
    assert row_lights((), refusing)[1].is_right


def gold_in(image: QImage, table: Table, row: int) -> bool:
    """Whether the upper edge of that row is gold in the picture."""
    box = laid(table.area.table_layout).rows[row]
    gold = QColor(table.look.theme.gold)
    found = [image.pixelColor(round(box.middle[0]), round(box.y) + dy) for dy in (-1, 0, 1)]
    return any(abs(one.red() - gold.red()) + abs(one.green() - gold.green()) < 24 for one in found)


def test_lit_rows_are_seen_and_dark_again_afterwards(table: Table) -> None:
    stand_out(table.area, targets=(target(1, 3, "58"),), aimed=None)
    table.area.finish()
    lit = table.area.grab().toImage()
    assert [gold_in(lit, table, row) for row in range(4)] == [False, True, False, False]
    stand_out(table.area, targets=(), aimed=None)
    table.area.finish()
    assert not any(gold_in(table.area.grab().toImage(), table, row) for row in range(4))


def test_lights_survive_a_resize(table: Table) -> None:
    stand_out(table.area, targets=(target(1, 3, "58"),), aimed=None)
    table.area.resize(1100, 700)
    assert gold_in(table.area.grab().toImage(), table, 1)


def test_no_tip_of_a_bubble_crosses_the_status_line(table: Table) -> None:
    """It says in words what the bubble explains."""
    line = qrect(table.area.table_layout.status).toAlignedRect()
    line.setTop(line.top() + line.height() * 2 // 5)  # into the top of it falls the bubble's shadow
    bare = table.area.grab(line).toImage()
    for number in (33, 55, 58, 72, 103):
        table.area.explain(WHY, key(number))
        table.area.finish()
        assert speaks(table)
        assert table.area.grab(line).toImage() == bare


def test_the_ring_of_the_keyboard_goes_with_its_card(table: Table) -> None:
    stand_out(table.area, focused=key(17))
    first, second = (table.area.felt.stage.items[key(number)] for number in (17, 58))
    assert first.has_badge("ring")
    stand_out(table.area, focused=key(58))
    assert not first.has_badge("ring")
    assert second.has_badge("ring")
    table.show(positions.after_own_choice(58), positions.own_chosen(58))
    assert not any(item.has_badge("ring") for item in table.area.felt.stage.items.values())


def test_the_ring_of_the_keyboard_around_a_row(table: Table) -> None:
    focus = QColor(table.look.theme.focus)

    def is_ringed() -> bool:
        box = laid(table.area.table_layout).rows[2]
        image = table.area.grab().toImage()
        return any(image.pixelColor(round(box.middle[0]), round(box.y) - dy) == focus for dy in range(7))

    assert not is_ringed()
    stand_out(table.area, ringed=("row", 2))
    assert is_ringed()
    stand_out(table.area, ringed=None)
    assert not is_ringed()


def test_an_explanation_stays_until_the_next_input(table: Table) -> None:
    table.area.explain(WHY, key(50))
    assert table.area.felt.speech.words[0] == WHY.title
    table.area.finish()
    assert speaks(table)
    table.press(QPoint(5, 640))
    assert not speaks(table)
    table.release(QPoint(5, 640))


def test_hiding_the_bubble(table: Table) -> None:
    table.area.explain(WHY, None)
    table.area.hide_bubble()
    assert not speaks(table)


@pytest.mark.parametrize(
    ("zone", "words"), [(("seat", 1), "Ana: 0 cabeças na rodada, total 14"), (ROW_1, "cheia: a 6ª leva 12")]
)
def test_tool_tips_say_what_is_small_or_cut_off(table: Table, zone: tuple[str, int], words: str) -> None:
    box = laid(table.area.table_layout).seats[0] if zone[0] == "seat" else laid(table.area.table_layout).rows[0]
    at = QPoint(round(box.x + 6), round(box.y + 6))
    tell = QHelpEvent(QHelpEvent.Type.ToolTip, at, table.area.viewport().mapToGlobal(at))
    QApplication.sendEvent(table.area.viewport(), tell)
    assert QToolTip.text() == words
    QToolTip.hideText()


def test_a_hidden_card_never_tells_its_number(table: Table) -> None:
    box = table.area.felt.poses()[positions.slot(1)].middle
    assert table.area._pointer.tip(QPointF(*box)) == "carta fechada de Ana"


def test_the_table_has_a_name_for_those_who_do_not_see_it(table: Table) -> None:
    assert table.area.accessibleName()
    assert table.area.accessibleDescription()


def test_the_cursor_says_what_a_press_would_do(table: Table) -> None:
    def shape() -> Qt.CursorShape:
        return table.area.viewport().cursor().shape()

    table.move(table.card(4))
    assert shape() is Qt.CursorShape.OpenHandCursor
    table.press(table.card(4))
    assert shape() is Qt.CursorShape.ClosedHandCursor
    table.release(table.card(4))
    table.move(table.zone(ROW_2))
    assert shape() is Qt.CursorShape.ArrowCursor
    stand_out(table.area, targets=(target(1, 3, "58"),), aimed=None)
    table.move(table.zone(ROW_2) + QPoint(1, 1))
    assert shape() is Qt.CursorShape.PointingHandCursor


def test_widgets_beneath_are_seen_on_the_table_and_cards_lie_over_them(open_table: OpenTable) -> None:
    table = open_table()
    frame = QWidget()
    table.qtbot.addWidget(frame)
    frame.resize(1280, 800)
    label = QLabel(frame)
    label.setStyleSheet("background: #FF00FF")
    label.setGeometry(400, 600, 300, 100)
    table.area.setParent(frame)
    table.area.show()
    frame.show()
    table.area.show_beneath([label])

    def colour(x: int, y: int) -> str:
        return str(table.area.grab().toImage().pixelColor(x, y).name())

    table.qtbot.waitUntil(lambda: colour(405, 605) == "#ff00ff")
    card = table.area.felt.poses()[key(55)].middle
    assert colour(round(card[0]), round(card[1])) != "#ff00ff"
    table.area.setParent(None)
