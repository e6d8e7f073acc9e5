"""What the charts show of their numbers."""

from pyqtgraph import PlotDataItem, TextItem
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


def test_the_mean_of_five_is_drawn_and_named_from_the_moment_there_are_five(qtbot: QtBot, look: Look) -> None:
    plot = CoursePlot(look)
    qtbot.addWidget(plot)
    for count, has_mean in ((1, False), (4, False), (5, False), (6, True), (12, True)):
        plot.show_course(tuple(map(float, range(count))), 2.0, "table 2.0", "mean of 5")
        written = [item.toPlainText() for item in plot.getPlotItem().items if isinstance(item, TextItem)]
        assert ("mean of 5" in written) is has_mean
        lines = [item.getData()[0] for item in plot.getPlotItem().items if isinstance(item, PlotDataItem)]
        assert lines[-1] is None or min(lines[-1], default=5) >= 5
