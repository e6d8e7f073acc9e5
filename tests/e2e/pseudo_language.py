"""The program in a language nobody speaks: what was never translated shows itself, and so does what is cut.

Too long for every run; as a command: ``python -m pytest tests/e2e/pseudo_language.py``.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from pega6_desktop.app.assets import Assets
from tests.e2e import pseudo, seen
from tests.e2e.conftest import House
from tests.e2e.pseudo import without_own_words
from tests.e2e.stations import STATIONS
from tests.e2e.visit import Visit
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

SIZES = ((1280, 800), (1024, 640))
PERCENTS = (100, 125)
BEARABLE = frozenset({"dots in _Middle/Words", "elided in words.paintEvent"})
"""Second lines of a bar, which end in dots where there is no room; the whole stands in their tooltip."""
SCROLLED = frozenset({"quiet screens"})
"""Long pages that scroll: what stands half outside is not cut."""
PLAIN = re.compile("[A-Za-z]+")


@pytest.fixture
def visit(qtbot: QtBot, pseudo_assets: Assets, tmp_path: Path, house: House) -> Iterator[Visit]:
    """A visitor who speaks it. The other house gives language and palette back."""
    strange = House(qtbot, pseudo_assets, tmp_path / "strange")
    yield Visit(strange, SIZES[0], {"language": pseudo.CODE})
    strange.close()


@pytest.mark.parametrize("station", STATIONS)
def test_every_text_is_translated_and_none_is_cut(visit: Visit, station: str) -> None:
    plain, cut = set[seen.Text](), set[tuple[int, int, seen.Text]]()
    for pilot in STATIONS[station](visit):
        plain |= {text for text in seen.every_text(pilot.window) if PLAIN.search(without_own_words(text.words))}
        for width, percent in every_look(pilot) if station not in SCROLLED else ():
            found = {text for text in seen.every_cut(pilot.window) if text.place not in BEARABLE}
            cut |= {(width, percent, text) for text in found}
    assert "\n".join(sorted(map(str, plain))) == ""
    assert "\n".join(sorted(map(str, cut))) == ""


def every_look(pilot: TablePilot) -> Iterator[tuple[int, int]]:
    """The window in each size, in each size of text; afterwards it is as before."""
    for size in SIZES:
        for percent in PERCENTS:
            _look(pilot, size, percent)
            yield size[0], percent
    _look(pilot, SIZES[0], PERCENTS[0])


def _look(pilot: TablePilot, size: tuple[int, int], percent: int) -> None:
    """Change it, and wait until everything is laid out; one thing may ask the next."""
    pilot.window.resize(*size)
    pilot.program.preferences.change(text_percent=percent)
    for _ in range(4):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    pilot.wait_for(lambda: not pilot.table.area.is_moving)
