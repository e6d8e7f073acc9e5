"""Screens without a program around them: a look, the art, and windows that are closed afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.style import look_style
from pega6_desktop.ui.table.cards.art import CardArt
from tests.ui.table import picture

RESOURCES = Path(__file__).parents[3] / "resources"

S = TypeVar("S", bound=QWidget)


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    """The light theme in a window of the size of the pictures."""
    look = Look(load_theme("light", RESOURCES / "themes"), picture.bundled_family())
    look_style().follow(look)
    look.set_window_size(1280, 800)
    return look


@pytest.fixture
def art(look: Look) -> CardArt:
    """The cards in that look."""
    return CardArt(look, RESOURCES)


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Callable[[S], S]]:
    """Shows a screen in the size of the pictures."""
    shown: list[QWidget] = []

    def show_one(screen: S) -> S:
        shown.append(screen)
        screen.resize(1280, 800)
        with qtbot.waitExposed(screen):
            screen.show()
        return screen

    yield show_one
    for screen in shown:
        screen.close()
        screen.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
