"""The process that takes the pictures of one station: stops the clock and goes there.

Owns everything that is fixed so that two runs give the same pictures. What Qt has drawn and remembers (pixmaps, glyphs)
shows in a few pixels of what is drawn later; so no station comes after another. Must not know how one is taken.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, tzinfo
from itertools import count
from pathlib import Path
from typing import cast

from pega6_desktop.runtime.process import share_the_machine

share_the_machine()  # as in the program: before anything imports numpy

import PySide6  # noqa: E402
import pytest  # noqa: E402, F401
from PySide6.QtCore import QDate  # noqa: E402
from pytestqt.qtbot import QtBot  # noqa: E402

import dev_translations  # noqa: E402
from pega6_desktop.app.assets import Assets  # noqa: E402
from pega6_desktop.app.main import make_application  # noqa: E402
from pega6_desktop.bots.bot import key_of  # noqa: E402
from pega6_desktop.records import database  # noqa: E402
from pega6_desktop.runtime import host  # noqa: E402
from tests.apart import ROOT  # noqa: E402
from tests.e2e.conftest import AT_ONCE, House  # noqa: E402
from tests.e2e.visit import Visit  # noqa: E402
from tests.pictures.camera import EVERY_LOOK, QUICK_LOOKS, Camera  # noqa: E402
from tests.pictures.stations import MENUS, STATIONS  # noqa: E402
from tests.pilot import TablePilot  # noqa: E402
from tests.soak.walker import Patience  # noqa: E402

TODAY = datetime(2026, 3, 14, 18, 30, tzinfo=UTC)
A_DAY_MS = 24 * 60 * 60 * 1000


class Still(datetime):
    """A clock that stands, but for a thousandth of a second at each look at it: what comes later is later."""

    ticks = count()

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Still:
        return cast("Still", TODAY + timedelta(milliseconds=next(cls.ticks)))


class Studio(House):
    """A house where whoever takes a minute takes for ever."""

    def open(self, *, pauses: Mapping[str, int] = AT_ONCE, size: tuple[int, int] | None = None) -> TablePilot:
        return super().open(pauses={name: A_DAY_MS if ms else 0 for name, ms in pauses.items()}, size=size)


def main() -> int:
    """Take one station, or name them all; 1 when it could not be reached."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path, help="where catalogues and house go")
    parser.add_argument("--station", choices=(*STATIONS, *MENUS))
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    catalogues = asked.folder / "i18n"
    dev_translations.compile_changed(ROOT / "resources" / "i18n", catalogues, Path(PySide6.__file__).parent)
    if asked.station is None:
        print("\n".join((*STATIONS, *MENUS)))
        return 0
    stop_the_clock()
    assets = Assets(resources=ROOT / "resources", catalogues=catalogues)
    application = make_application(assets)
    application.setQuitOnLastWindowClosed(False)
    application.setCursorFlashTime(0)
    camera = Camera(asked.pictures, QUICK_LOOKS if asked.quick else EVERY_LOOK)
    with tempfile.TemporaryDirectory(dir=asked.folder) as place:
        house = Studio(cast("QtBot", Patience()), assets, Path(place) / "house")
        try:
            visit_station(asked.station, house, camera)
        finally:
            house.close()
    print(f"{asked.station}: {camera.taken} pictures", flush=True)
    return 0


def stop_the_clock() -> None:
    """Always the same day."""
    vars(database)["datetime"] = Still
    QDate.currentDate = lambda: QDate(TODAY.year, TODAY.month, TODAY.day)  # type: ignore[method-assign]


def visit_station(name: str, house: House, camera: Camera) -> None:
    """Take everything there is to be seen at one station, with the same luck every time."""
    random.seed(6)
    Still.ticks = count()
    vars(host)["key_of"] = lambda _, seat, turn: key_of("the same luck", seat, turn)
    visit = Visit(house, camera.first.size, {**camera.first.settings, "is_motion_reduced": True})
    if name in MENUS:
        way, opening = MENUS[name]
        camera.take(way(visit), name, 1, opening)
        return
    for number, pilot in enumerate(STATIONS[name](visit), 1):
        camera.take(pilot, name, number)


if __name__ == "__main__":
    sys.exit(main())
