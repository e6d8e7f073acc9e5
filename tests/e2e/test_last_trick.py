"""Looking back at the last trick: flags under the plates, with the mouse, by keys, and to the ear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem

from pega6_desktop.ui.boards.pega6.rows.cards import LaidFlag
from pega6_desktop.ui.boards.pega6.rows.happening import flag_places
from tests.e2e.conftest import House, preferences
from tests.pilot import TablePilot
from tests.ui.table.lying import laid

pytestmark = pytest.mark.gui


@pytest.fixture
def after_a_trick(pilot: TablePilot) -> TablePilot:
    """The first trick lies, the second card is still to be chosen."""
    pilot.click("Play now").settle()
    pilot.press("Right", "Enter").settle()
    return pilot.press("1", "Enter").settle() if pilot.owes_row else pilot


def flags(pilot: TablePilot) -> list[LaidFlag]:
    return [flag for flag in pilot.table.area.felt.arrangement.flags if isinstance(flag, LaidFlag)]


def point_at(pilot: TablePilot, flag: LaidFlag) -> None:
    area = pilot.table.area
    x, y = flag_places(laid(area.table_layout), flag).box.middle
    for step in (8, 0):
        QTest.mouseMove(area.viewport(), QPoint(round(x) - step, round(y)))


def looked_at(pilot: TablePilot) -> object:
    return pilot.table.area.felt.accents.recalled


def test_every_player_has_a_flag_until_the_next_own_card_lies(after_a_trick: TablePilot) -> None:
    pilot = after_a_trick
    assert sorted(flag.seat for flag in flags(pilot)) == [0, 1, 2]
    pilot.table.presenter.walk(1)
    assert len(flags(pilot)) == 3
    pilot.press("Enter").settle()
    assert {flag.key for flag in flags(pilot)}.isdisjoint(("card", card) for card in pilot.hand)


def test_u_hides_them_for_good_and_says_so(after_a_trick: TablePilot) -> None:
    pilot = after_a_trick.press("u")
    assert flags(pilot) == []
    assert pilot.sees("Last trick: hidden. U shows it again.")
    assert not pilot.program.preferences.value.shows_last_trick
    pilot.press("u")
    assert len(flags(pilot)) == 3
    assert pilot.sees("Last trick: the flags under the players tell it.")


def test_the_flag_under_the_mouse_lights_its_row_and_shows_why(after_a_trick: TablePilot) -> None:
    pilot = after_a_trick
    felt, flag = pilot.table.area.felt, flags(pilot)[-1]
    point_at(pilot, flag)
    assert looked_at(pilot) == flag
    assert felt.is_speaking
    QTest.mouseMove(pilot.table.area.viewport(), QPoint(4, pilot.table.area.height() // 2))
    assert looked_at(pilot) is None
    assert not felt.is_speaking


def test_by_keys_each_card_of_the_trick_is_told_in_its_order(after_a_trick: TablePilot) -> None:
    pilot = after_a_trick
    felt, told = pilot.table.area.felt, []
    for flag in flags(pilot):
        pilot.press("Shift+u")
        assert looked_at(pilot) == flag
        told.append(pilot.status)
    assert all(flag.words in status for flag, status in zip(flags(pilot), told, strict=True))
    pilot.press("Shift+u")
    assert looked_at(pilot) is None
    assert not felt.is_speaking


def test_playing_a_card_ends_looking_back(after_a_trick: TablePilot) -> None:
    pilot = after_a_trick
    point_at(pilot, flags(pilot)[0])
    pilot.press("Right", "Enter").settle()
    assert looked_at(pilot) is None


def test_a_game_without_flags_leaves_the_key_alone(house: House) -> None:
    house.settle_in(preferences(plan=None))
    pilot = house.open()
    pilot.click("No Thanks!")
    pilot.click("Play now").settle()
    pilot.press("u")
    assert not pilot.sees("Last trick")
    assert pilot.program.preferences.value.shows_last_trick


def test_the_log_is_pictures_for_the_eye_and_prose_for_the_ear_also_when_the_match_goes_on(house: House) -> None:
    pilot = house.open()
    pilot.click("Play now").settle()
    pilot.press("Right", "Enter").settle()
    pilot.press("1", "Enter").settle()
    later = house.as_if_killed()
    pilot.window.close()
    again = later.open()
    again.wait_for(lambda: again.window.controller.unfinished is not None)
    again.click("Continue").settle().press("h")
    lines = again.table.models.log.items
    told = [line for line in lines if any(word in line.text for word in (" went to row ", " opened row ", " took "))]
    assert len(told) == 4
    assert all(line.picture for line in told)
    view = again.table.panel.log
    spoken = QAccessible.queryAccessibleInterface(view)
    assert [spoken.child(at).text(QAccessible.Text.Name) for at in range(spoken.childCount())] == again.log
    later.close()


def test_the_faces_on_the_cards_of_the_trick_are_of_one_size(house: House) -> None:
    """Also on the card that came last, after which nothing else happens."""
    house.settle_in(preferences(tempo="fast"))
    pilot = house.open().click("Play now").settle().press("Right", "Enter").settle()
    if pilot.owes_row:
        pilot.press("1", "Enter").settle()
    items = pilot.table.area.felt.stage.items
    hung = [
        (badge.offset(), badge.pixmap().size())
        for key in (flag.key for flag in flags(pilot))
        for badge in items[key].childItems()
        if isinstance(badge, QGraphicsPixmapItem) and 0 < badge.pixmap().width() < items[key].pose.width
    ]
    assert len(hung) == 3
    assert len({(offset.x(), offset.y(), size.width()) for offset, size in hung}) == 1
