"""The walk through No Thanks! and Qwixx cards: every kind of decision, the results, help, keys and lists.

Owns the way to these stations, in any language: nothing is found by its words. Must not know what is looked at there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

import msgspec

from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.qwixx_cards.moves import Draw, Move, Play
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.test_draft_by_hand import A_MINUTE
from tests.e2e.visit import Moments, Visit
from tests.pilot import TablePilot

CROWD = (
    SeatInfo("Marina", "human"),
    *(SeatInfo(name, "bot", "random", at) for at, name in enumerate(("Ana", "Bia", "Caio", "Davi"), 1)),
)
THRIFTY = (CROWD[0], *(msgspec.structs.replace(seat, level="careful") for seat in CROWD[1:]))
"""Bots that pass as long as a card costs much: the person's chips run out before the cards do."""

PAIR = (SeatInfo("Marina", "human"), SeatInfo("Ana", "human", avatar=2), *CROWD[2:3])
_NEVER = 2000


def begun(visit: Visit, plan: TablePlan) -> TablePilot:
    """The program with such a match on the table."""
    pilot = visit.open(plan=plan)
    pilot.window.screens.home.play_button.click()
    return pilot.wait_for(lambda: pilot.screen == "table")


def legal(pilot: TablePilot) -> list[object]:
    """The moves on offer, in the order of the list."""
    return [item.move for item in pilot.table.models.moves.items]


def first(pilot: TablePilot) -> object:
    """The first move on offer, as soon as one is."""
    pilot.wait_for(lambda: bool(legal(pilot.settle())))
    return legal(pilot)[0]


def play(pilot: TablePilot, move: object) -> None:
    """Make this move, and wait until something else is asked or shown."""
    lines = len(pilot.log)
    pilot.table.presenter.submit_move(move)
    pilot.wait_for(lambda: len(pilot.log) != lines or pilot.screen != "table").settle()


def beside(pilot: TablePilot) -> Moments:
    """The lists, the rules agreed, how to play and the keys, from the table and back to it."""
    pilot.press("h")
    yield pilot
    pilot.press("h")
    for door in (pilot.window.menu_actions.rules.trigger, pilot.window.toggle_help, pilot.window.toggle_keys):
        door()
        yield pilot
        pilot.press("Esc")
    pilot.settle()


# ---------------------------------------------------------------- No Thanks!


def no_thanks(visit: Visit, variant: str) -> Moments:
    """The own turn, aimed and refused, why, with chips on the card, taken, and without a chip left."""
    plan = TablePlan(game="no_thanks", variant=variant, seats=THRIFTY, options=(("rounds", 2),), deal="5")
    pilot = begun(visit, plan).settle()
    yield pilot
    yield pilot.press("Right")
    area = pilot.table.area
    offered = pilot.table.presenter.stage
    assert offered == "offer"
    pilot.press("Esc", "Down")
    yield pilot
    yield pilot.press("Esc", "?")
    area.hide_bubble()
    yield from beside(pilot)
    for _ in range(_NEVER):
        first(pilot)
        if Pass() not in legal(pilot):
            break
        play(pilot, Pass())
    yield pilot


def no_thanks_results(visit: Visit, rounds: int) -> Moments:
    """After a round that is not the last, or after the match, which is then watched."""
    plan = TablePlan(game="no_thanks", seats=CROWD[:3], options=(("rounds", rounds),), deal="5")
    pilot = begun(visit, plan)
    while pilot.settle().screen == "table":
        play(pilot, Take())
    yield pilot
    if rounds == 1:
        yield pilot.press("Enter").settle()
        yield from watched(visit)


def no_thanks_passed(visit: Visit) -> Moments:
    """Two people: the table behind the curtain, and before it."""
    yield from passed(visit, TablePlan(game="no_thanks", seats=PAIR, options=(("rounds", 1),), deal="5"))


# ---------------------------------------------------------------- Qwixx cards


def qwixx(visit: Visit, options: tuple[tuple[str, bool], ...]) -> Moments:
    """Each of the three actions, begun and gathered; refused, and why."""
    plan = TablePlan(game="qwixx_cards", seats=CROWD, options=options, deal="21")
    pilot = begun(visit, plan)
    yield until(pilot, Draw)
    yield pilot.press("Right", "Space")
    yield pilot.press("?")
    yield from beside(pilot.press("Esc"))
    play(pilot, first(pilot))
    yield pilot
    yield pilot.press("Down")
    play(pilot, first(pilot))
    until(pilot, Play)
    yield pilot
    yield pilot.press("Right", "Space")
    yield pilot.press("?")
    pilot.press("Esc", "Up")
    yield pilot
    most = max((move for move in legal(pilot) if isinstance(move, Play)), key=lambda move: len(move.numbers))
    play(pilot, most)
    yield pilot


def qwixx_waiting(visit: Visit) -> Moments:
    """The own decision lies face down and the others take their time."""
    pilot = visit.open(plan=TablePlan(game="qwixx_cards", seats=CROWD, deal="21"), pauses=A_MINUTE)
    pilot.window.screens.home.play_button.click()
    pilot.wait_for(lambda: pilot.screen == "table")
    pilot.wait_for(lambda: pilot.table.presenter.stage in ("gather", "waiting"))
    yield pilot


def qwixx_results(visit: Visit) -> Moments:
    """After the match, and the match watched."""
    pilot = begun(visit, TablePlan(game="qwixx_cards", seats=CROWD[:3], deal="21"))
    while pilot.settle().screen != "match_result":
        play(pilot, first(pilot))
    yield pilot
    yield from watched(visit)


def qwixx_passed(visit: Visit) -> Moments:
    """Two people: the table behind the curtain, and before it."""
    yield from passed(visit, TablePlan(game="qwixx_cards", seats=PAIR, deal="21"))


def until(pilot: TablePilot, kind: type[Move]) -> TablePilot:
    """Play on, always the first move, until such a move is on offer."""
    for _ in range(_NEVER):
        if any(isinstance(move, kind) for move in legal(pilot.settle())):
            return pilot
        play(pilot, first(pilot))
    raise AssertionError("no such move ever came")


# ---------------------------------------------------------------- both


def passed(visit: Visit, plan: TablePlan) -> Moments:
    """The curtain, and what the first one sees."""
    pilot = begun(visit, plan)
    curtain = pilot.window.passing.curtain
    yield pilot.wait_for(lambda: curtain.is_drawn)
    pilot.press("Enter").wait_for(lambda: not pilot.window.passing.is_covered)
    yield pilot.settle()


def watched(visit: Visit) -> Moments:
    """Another day: the match step by step, with all hands open, and its history and numbers."""
    visit.house.close()
    pilot = visit.open()
    pilot.window.open_history()
    history = pilot.window.screens.history
    yield pilot.wait_for(lambda: history.detail.shown is not None)
    pilot.press("v").wait_for(lambda: pilot.window.screens.replay.projector.film_steps is not None)
    yield pilot
    yield pilot.press("Right", "Right", "Right", "m")
    pilot.window.go_home()
    pilot.window.open_statistics()
    yield pilot.wait_for(lambda: pilot.window.screens.statistics.tally is not None)


STATIONS: Mapping[str, Callable[[Visit], Moments]] = MappingProxyType(
    {
        **{f"no thanks {variant}": partial(no_thanks, variant=variant) for variant in ("base", "tiger", "tactical")},
        "no thanks round": partial(no_thanks_results, rounds=2),
        "no thanks match": partial(no_thanks_results, rounds=1),
        "no thanks passed": no_thanks_passed,
        "qwixx": partial(qwixx, options=()),
        "qwixx jokers": partial(qwixx, options=(("jokers", True),)),
        "qwixx waiting": qwixx_waiting,
        "qwixx results": qwixx_results,
        "qwixx passed": qwixx_passed,
    }
)
"""The walk through both games, by name."""
