"""The language is changed in the middle of everything: no word of the old one is left.

Too long for every run; as a command: ``python -m pytest tests/e2e/changing_language.py``.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from pega6_desktop.app.assets import Assets
from pega6_desktop.ui.table.surface.table_view import TableArea
from tests.e2e import pseudo, seen
from tests.e2e.conftest import House
from tests.e2e.pseudo import without_own_words
from tests.e2e.stations import STATIONS
from tests.e2e.visit import Visit
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

ODD = re.compile(f"[{pseudo.OPEN}{pseudo.CLOSE}áéíóúñšťřłð]")
"""Letters that no English text of this program has."""
PLAIN = re.compile("[A-Za-z]+")


@pytest.fixture
def visit(qtbot: QtBot, pseudo_assets: Assets, tmp_path: Path, house: House) -> Iterator[Visit]:
    """A visitor who begins in English. The other house gives language and palette back."""
    strange = House(qtbot, pseudo_assets, tmp_path / "strange")
    yield Visit(strange, settings={"language": "en"})
    strange.close()


@pytest.mark.parametrize("station", STATIONS)
def test_no_word_of_the_old_language_is_left(visit: Visit, station: str) -> None:
    left = set[seen.Text]()
    for pilot in STATIONS[station](visit):
        change(pilot, pseudo.CODE)
        left |= {text for text in seen.every_text(pilot.window) if PLAIN.search(without_own_words(text.words))}
        change(pilot, "en")
        left |= {text for text in seen.every_text(pilot.window) if ODD.search(text.words)}
    assert "\n".join(sorted(map(str, left))) == ""


def change(pilot: TablePilot, language: str) -> None:
    """Choose it, and wait until everything is laid out anew."""
    pilot.program.preferences.change(language=language)
    seen.let_everything_follow()
    # What was made anew has left its forerunners to be deleted.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    areas = pilot.window.findChildren(TableArea)
    pilot.wait_for(lambda: not any(area.is_moving for area in areas))
