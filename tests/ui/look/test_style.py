"""Controls are drawn by the style of the application, in the state Qt says they are in."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QLineEdit,
    QMenu,
    QScrollArea,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from pega6_desktop.ui import look as look_package
from pega6_desktop.ui import screens
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.look import load_theme
from pega6_desktop.ui.look.style import LookStyle
from pega6_desktop.ui.look.widgets import NameField, PlateButton, SegmentedChoice
from tests.ui.look.conftest import RESOURCES
from tests.ui.look.test_widgets import SPEEDS, shown


def kinds_of(base: type[QWidget]) -> Iterator[type[QWidget]]:
    for each in base.__subclasses__():
        yield each
        yield from kinds_of(each)


@pytest.mark.parametrize("base", [QAbstractButton, QAbstractSlider, QLineEdit], ids=lambda base: str(base.__name__))
def test_no_control_paints_itself(base: type[QWidget]) -> None:
    for package in (look_package, screens):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    own = [kind for kind in kinds_of(base) if kind.__module__.startswith((look_package.__name__, screens.__name__))]
    assert own
    assert [kind.__name__ for kind in own if "paintEvent" in vars(kind) or "hitButton" in vars(kind)] == []


def test_a_button_shows_that_it_is_held_down_and_that_it_can_do_nothing(look: Look, qtbot: QtBot) -> None:
    button = PlateButton(look, "Jogar")
    shown(qtbot, button)
    usual = button.grab().toImage()
    button.setDown(True)
    held = button.grab().toImage()
    button.setDown(False)
    button.setEnabled(False)
    assert usual != held
    assert button.grab().toImage() not in (usual, held)


def test_controls_have_the_colours_of_another_theme(look: Look, qtbot: QtBot) -> None:
    field = NameField(look, "Nome", "Ana")
    shown(qtbot, field)
    before = field.grab().toImage()
    look.set_theme(load_theme("contrast", RESOURCES / "themes"))
    assert field.grab().toImage() != before
    qtbot.waitUntil(lambda: field.palette().text().color().name() == look.theme.ink.lower())


def test_an_idle_scroll_bar_shows_nothing(look: Look, qtbot: QtBot) -> None:
    area, content = QScrollArea(), QWidget()
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    area.setWidget(content)
    area.resize(200, 200)
    shown(qtbot, area)
    idle = area.verticalScrollBar().grab().toImage()
    assert len({idle.pixel(x, y) for x in range(idle.width()) for y in range(idle.height())}) == 1
    content.resize(100, 900)
    assert area.verticalScrollBar().grab().toImage() != idle


class Told(PlateButton):
    """Counts how often it is told of another style."""

    times = 0

    def changeEvent(self, event: QEvent) -> None:
        self.times += event.type() == QEvent.Type.StyleChange
        super().changeEvent(event)


def test_a_window_that_was_closed_is_not_told_of_another_look(look: Look, qtbot: QtBot) -> None:
    seen, closed, unborn = Told(look, "Jogar"), Told(look, "Jogar"), Told(look, "Jogar")
    shown(qtbot, seen)
    shown(qtbot, closed)
    qtbot.addWidget(unborn)
    closed.close()
    before = [button.times for button in (seen, closed, unborn)]
    look.set_text_scale(1.5)
    assert [button.times - past for button, past in zip((seen, closed, unborn), before, strict=True)] == [1, 0, 1]


def test_menus_and_tips_have_the_paper_and_the_type_of_the_look(look: Look, qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Sair\tEsc")
    chosen = menu.addAction("Jogadores")
    menu.resize(menu.sizeHint())
    menu.setActiveAction(chosen)
    image, theme = menu.grab().toImage(), look.theme
    row = menu.actionGeometry(chosen)
    assert image.pixelColor(0, 0).name().upper() == theme.plate_edge
    assert image.pixelColor(4, 4).name().upper() == theme.plate
    assert image.pixelColor(row.left() + 9, row.center().y()).name().upper() == theme.gold
    assert menu.font().pixelSize() == look.text_px(15)
    look.set_text_scale(1.5)
    qtbot.waitUntil(lambda: menu.font().pixelSize() == look.text_px(15))
    assert QToolTip.palette().toolTipBase().color().name().upper() == theme.bubble


def test_the_style_outlives_the_windows_it_has_drawn(look: Look, qtbot: QtBot) -> None:
    for _ in range(30):
        choice = SegmentedChoice(look, "Ritmo", SPEEDS, "normal")
        choice.grab()
        choice.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        look.set_text_scale(1.2 if look.text_size == 1.0 else 1.0)
    assert isinstance(QApplication.style(), LookStyle)
