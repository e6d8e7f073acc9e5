"""Processor time the program uses while it waits for the player."""

import time

from benchmarks.report import Measure
from benchmarks.window import open_window, platform_note

SECONDS = 8
GOAL_PERCENT = 1.0


def measure() -> list[Measure]:
    """All threads together, as a share of one core."""
    with open_window(seats=10) as home:
        home.sit_down()
        home.rest(2.0)
        used, begin = time.process_time(), time.perf_counter()
        home.rest(SECONDS)
        share = (time.process_time() - used) / (time.perf_counter() - begin)
        note = f"{SECONDS} s on the player's turn, 10 seats, {platform_note(home.application)}"
    return [Measure("idle processor time", share * 100, "%", GOAL_PERCENT, note=note)]
