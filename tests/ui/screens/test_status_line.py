"""The status line of a table: what it says where not all of it has room."""

import pytest
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.screens.common.beside_felt import StatusLine
from pega6_desktop.ui.table.view import StatusView
from tests.ui.boards.painting import marks

pytestmark = pytest.mark.gui

NEWS = StatusView(
    "",
    "Ana took the 30 without a chip. Bia took the 12 with 3 chips. Your turn: the 9 begins a run of its own.",
    "turn",
    shorter=(
        ("", "Bia took the 12 with 3 chips. Your turn: the 9 begins a run of its own."),
        ("Your turn:", "the 9 begins a run of its own."),
    ),
)


@pytest.mark.parametrize(("width", "told"), [(1100, 3), (640, 2), (420, 1)])
def test_where_not_all_news_has_room_the_newest_and_what_may_be_done_stand_there(
    qtbot: QtBot, look: Look, width: int, told: int
) -> None:
    line = StatusLine(look)
    qtbot.addWidget(line)
    line.resize(width, 36)
    line.show_status(NEWS)
    words = " ".join(mark.words for mark in marks(line.draw) if mark.words)
    said = [part for part in ("Ana took the 30", "Bia took the 12", "the 9 begins a run of its own.") if part in words]
    assert len(said) == told
    assert said[-1] == "the 9 begins a run of its own."
    assert line.toolTip() == ("" if told == 3 else NEWS.text)
