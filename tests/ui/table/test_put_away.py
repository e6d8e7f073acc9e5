"""A table nobody sees: it holds no pictures for a look that is gone, and is as if it had never been away."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QGraphicsPixmapItem

from pega6_desktop.ui.look.look import load_theme
from pega6_desktop.ui.table.arrangement import TableView
from tests.ui.table import anniversary, drafts, positions
from tests.ui.table.conftest import OpenTable, Table
from tests.ui.table.lying import stand_out
from tests.ui.table.picture import RESOURCES

TABLES: dict[str, Callable[[], TableView]] = {
    "five": positions.five_players,
    "turned up": lambda: positions.revealed(8),
    "anniversary": anniversary.table,
    "draft": lambda: drafts.laps(4, 5),
}


def change_look(table: Table) -> None:
    table.look.set_theme(load_theme("dark", RESOURCES / "themes"))
    table.look.set_text_scale(1.5)


def held(table: Table) -> list[QGraphicsPixmapItem]:
    """Everything on the table that has a picture, seen or not."""
    items = [item for item in table.area.scene().items() if isinstance(item, QGraphicsPixmapItem)]
    return [item for item in items if not item.pixmap().isNull()]


def seen(table: Table) -> list[tuple[object, ...]]:
    """Place and size of every picture that is to be seen."""
    shown = [item for item in held(table) if item.isVisible() and item.effectiveOpacity() > 0]
    return sorted((*item.scenePos().toTuple(), *item.pixmap().size().toTuple()) for item in shown)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_put_away_takes_no_memory_for_another_look_and_comes_back_in_it(
    open_table: OpenTable, name: str
) -> None:
    here, away = open_table(TABLES[name]()), open_table(TABLES[name]())
    for table in (here, away):
        stand_out(table.area, ringed=("row", 1))
    assert held(away) != []
    away.area.hide()
    change_look(away)
    assert held(away) == []
    change_look(here)
    away.area.show()
    assert away.is_exact()
    assert seen(away) == seen(here)


def test_cards_that_came_while_the_table_was_away_are_there_in_the_new_look(open_table: OpenTable) -> None:
    here, away = open_table(positions.five_players()), open_table(positions.five_players())
    away.area.hide()
    for table in (here, away):
        change_look(table)
        table.show(positions.ten_players())
    away.area.show()
    assert away.is_exact()
    assert seen(away) == seen(here)


def test_a_table_nobody_comes_back_to_keeps_no_picture_and_can_be_shown_all_the_same(open_table: OpenTable) -> None:
    table = open_table(positions.five_players())
    before = seen(table)
    table.area.put_away()
    assert seen(table) == before  # it is to be seen
    table.area.hide()
    table.area.put_away()
    assert held(table) == []
    table.area.show()
    assert seen(table) == before


def test_a_table_that_only_was_away_keeps_its_pictures(open_table: OpenTable) -> None:
    """Help and back: nothing is painted anew."""
    table = open_table(positions.five_players())
    before = seen(table)
    table.area.hide()
    table.area.show()
    assert seen(table) == before
