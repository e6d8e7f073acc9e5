"""The language is changed in the middle of everything: nothing of the old one is left, not a word and not a pixel."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from pega6_desktop.app.assets import Assets
from tests.e2e import pseudo, seen
from tests.e2e.conftest import House
from tests.e2e.pseudo import without_own_words
from tests.e2e.stations import STATIONS, Visit
from tests.pilot import TablePilot

pytestmark = pytest.mark.gui

ODD = re.compile(f"[{pseudo.OPEN}{pseudo.CLOSE}áéíóúñšťřłð]")
"""Letters that no English text of this program has."""
PLAIN = re.compile("[A-Za-z]+")
FEW = 150
"""Pixels at the edge of a card may be a shade off; the shortest caption of a row has more than twice as many."""
Pixels = npt.NDArray[np.uint32]


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


@pytest.mark.parametrize("station", ["base game", "draft", "special insert", "a full table"])
def test_the_table_looks_as_if_it_had_always_spoken_the_language(
    qtbot: QtBot, pseudo_assets: Assets, tmp_path: Path, house: House, station: str
) -> None:
    pictures = []
    for first in ("en", pseudo.CODE):
        place = House(qtbot, pseudo_assets, tmp_path / first)
        seen_here = []
        for pilot in islice(STATIONS[station](Visit(place, settings={"language": first})), 2):
            change(pilot, pseudo.CODE)
            seen_here.append(picture(pilot))
            change(pilot, first)
        pictures.append(seen_here)
        place.close()
    assert [place for place, (left, right) in enumerate(zip(*pictures, strict=True)) if other(left, right) > FEW] == []


def change(pilot: TablePilot, language: str) -> None:
    """Choose it, and wait until everything is laid out anew."""
    pilot.program.preferences.change(language=language)
    seen.let_everything_follow()
    # What was made anew has left its forerunners to be deleted.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    pilot.wait_for(lambda: not pilot.table.area.is_moving)


def picture(pilot: TablePilot) -> Pixels:
    """The window as it is seen, one number for each pixel."""
    image = pilot.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.bytesPerLine() // 4).copy()


def other(left: Pixels, right: Pixels) -> int:
    """How many pixels differ."""
    return int(np.count_nonzero(left != right))
