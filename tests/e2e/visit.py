"""A visitor of the whole program: the house, the window and the settings it is looked at with.

Owns how a program is opened for the walk. Must not know any station of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pega6_desktop.records.opening import open_store
from tests.e2e.conftest import AT_ONCE, House, preferences
from tests.e2e.moments import Moment
from tests.pilot import TablePilot

Moments = Iterator[TablePilot]
"""One program, stopped wherever there is something to look at."""


@dataclass(frozen=True)
class Visit:
    """A house, the size of its window, and the settings it is visited with."""

    house: House
    size: tuple[int, int] = (1280, 800)
    settings: Mapping[str, object] = field(default_factory=dict)

    def open(self, *, pauses: Mapping[str, int] = AT_ONCE, **more: object) -> TablePilot:
        """Start the program."""
        self.house.settle_in(preferences(**{**self.settings, **more}))
        return self.house.open(size=self.size, pauses=pauses)

    def resume(self, at: Moment, *, pauses: Mapping[str, int] = AT_ONCE) -> TablePilot:
        """Start the program and go on with this match."""
        store, _ = open_store(self.house.folders.matches)
        store.begin(at.record)
        store.close()
        pilot = self.open(pauses=pauses)
        pilot.wait_for(lambda: pilot.window.controller.unfinished is not None)
        pilot.window.screens.home.resume_button.click()
        return pilot.settle()
