"""Resident memory at the table, and how much it has grown after many matches."""

import gc
import os
import resource
import sys
from pathlib import Path
from statistics import median

from benchmarks.report import Measure
from benchmarks.window import OpenWindow, open_window, platform_note

MATCHES = 200
WARM_UP = 30
"""Matches until the picture caches are full: what grows from then on is lost."""
SETTLED = 11
"""Matches whose middle counts."""
TABLE_GOAL_MB = 200
GROWTH_GOAL_MB = 5


def measure() -> list[Measure]:
    """Matches of one round against three bots, all of it shown in the window at tempo off."""
    with open_window(seats=4, tempo="off", options=(("fixedRounds", 1),)) as home:
        home.sit_down()
        at_table = resident_mb()
        before = _after_matches(home, WARM_UP)
        after = _after_matches(home, MATCHES)
        where = platform_note(home.application)
    note = f"from match {WARM_UP} to {WARM_UP + MATCHES}, one round each; {after:.0f} MB at the end"
    return [
        Measure("memory at the table", at_table, "MB", TABLE_GOAL_MB, note=f"4 seats, {where}"),
        Measure(f"memory, growth in {MATCHES} matches", after - before, "MB", GROWTH_GOAL_MB, note=note),
    ]


def _after_matches(home: OpenWindow, matches: int) -> float:
    """Resident memory in MB after so many more matches: the middle of the last ones, since it goes up and down."""
    sizes = []
    for _ in range(matches):
        _play_match(home)
        sizes.append(resident_mb())
    return median(sizes[-SETTLED:])


def _play_match(home: OpenWindow) -> None:
    """Play the match to its end, always the first legal move, and begin the next one."""
    window, rooms = home.program.window, home.program.window.screens
    while True:
        home.wait_for(lambda: home.is_own_turn or window.screen_shown is not rooms.table)
        if window.screen_shown is rooms.match_result:
            break
        home.table.presenter.submit_move(home.table.models.moves.items[0].move)
        home.wait_for(lambda: home.table.presenter.stage not in ("hand", "rows") or home.is_own_turn)
    rooms.match_result.rematch_asked.emit()
    home.wait_for(lambda: home.is_own_turn)


def resident_mb() -> float:
    """Resident memory in MB now; where the system does not tell, the most there ever was."""
    gc.collect()
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 1e6 if sys.platform == "darwin" else peak / 1e3
