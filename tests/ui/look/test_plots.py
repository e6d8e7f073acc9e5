"""What the charts show of their numbers."""

from pytestqt.qtbot import QtBot

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets.plots import CoursePlot


def test_a_course_below_nothing_is_seen_whole(qtbot: QtBot, look: Look) -> None:
    plot = CoursePlot(look)
    qtbot.addWidget(plot)
    plot.show_course((-8.0, 3.0, 12.5), -2.0, "table -2.0", "mean of 5")
    low, high = plot.getViewBox().viewRange()[1]
    assert low < -8
    assert high > 12.5
