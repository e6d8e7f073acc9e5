"""Every special card played in the real window: by drag, by click, by keys and in the list of moves."""

from collections.abc import Callable

import pytest

from pega6_desktop.games.pega6.moves import Move, PlaySpecial
from pega6_desktop.games.pega6.observation import Observation
from tests.e2e.conftest import House
from tests.e2e.moments import Moment, moment
from tests.pilot import Place, TablePilot, on, row

pytestmark = pytest.mark.gui

KINDS = ("fifth_row", "seven_takes", "insert", "replace", "move", "block", "neg_pos")


def may_play(kind: str) -> Callable[[Observation], bool]:
    """The viewer may play this special card now."""
    return WANTED[kind]


def _wants(kind: str) -> Callable[[Observation], bool]:
    def wanted(seen: Observation) -> bool:
        return any(isinstance(move, PlaySpecial) and move.kind == kind for move in seen.legal)

    return wanted


WANTED = {kind: _wants(kind) for kind in KINDS}


def places(at: Moment, move: PlaySpecial) -> tuple[Place, ...]:
    """Where the special card goes, one place after the other."""
    match move:
        case PlaySpecial("fifth_row"):
            return (row(5),)
        case PlaySpecial("seven_takes"):
            return (row(at.goal),)
        case PlaySpecial(_, card, None) if card is not None:
            return (on(card),)
        case PlaySpecial(_, card, goal) if card is not None and goal is not None:
            return (on(card), row(goal + 1))
        case PlaySpecial(_, None, goal) if goal is not None:
            return (row(goal + 1),)
        case _:
            raise AssertionError(move)


def by_drag(pilot: TablePilot, at: Moment, move: PlaySpecial) -> None:
    first, *second = places(at, move)
    pilot.drag(special=move.kind, to=first)
    for place in second:
        pilot.drag(card=move.card, to=place)


def by_one_special_dragged_twice(pilot: TablePilot, at: Moment, move: PlaySpecial) -> None:
    for place in places(at, move):
        pilot.drag(special=move.kind, to=place)


def by_click(pilot: TablePilot, at: Moment, move: PlaySpecial) -> None:
    pilot.click(special=move.kind)
    for place in places(at, move):
        pilot.click(place)


def by_keys(pilot: TablePilot, at: Moment, move: PlaySpecial) -> None:
    pilot.press(*["Right"] * (_walked_to(at, move.kind) + 1))
    if move.card is not None:
        cards = list(dict.fromkeys(way.card for way in at.specials(move.kind)))
        pilot.press("Down", *["Right"] * cards.index(move.card), "Enter")
    if move.row is not None:
        pilot.press(str(move.row + 1), "Enter")
    if move.card is None and move.row is None:
        pilot.press("Enter")


def _walked_to(at: Moment, kind: str) -> int:
    """How many cards on offer the arrows pass before this one: they lie in the order of the tray."""
    playable = {move.kind for move in at.legal if isinstance(move, PlaySpecial)}
    lying = sorted(at.seen.specials, key=KINDS.index)
    return [other for other in lying if other in playable].index(kind)


def in_the_list(pilot: TablePilot, at: Moment, move: PlaySpecial) -> None:
    pilot.press("h")
    pilot.table.panel.moves.setFocus()
    pilot.press("Home", *["Down"] * at.legal.index(move), "Enter")


def expect_told(pilot: TablePilot, at: Moment, move: Move) -> None:
    """The log tells exactly what the rules say comes of this move."""
    told = at.told(move)
    pilot.wait_for(lambda: _follows(told, pilot.log))


def _follows(told: list[str], log: list[str]) -> bool:
    return any(log[start : start + len(told)] == told for start in range(len(log)))


@pytest.mark.parametrize("way", [by_drag, by_click, by_keys, in_the_list], ids=lambda way: way.__name__)
@pytest.mark.parametrize("kind", KINDS)
def test_a_special_card_is_played(
    house: House, kind: str, way: Callable[[TablePilot, Moment, PlaySpecial], None]
) -> None:
    at = moment(may_play(kind))
    pilot = at.resume(house)
    move = at.specials(kind)[-1]
    way(pilot, at, move)
    expect_told(pilot, at, move)


def test_the_special_card_itself_may_be_dragged_on_to_the_second_half(house: House) -> None:
    at = moment(may_play("move"))
    pilot, move = at.resume(house), at.specials("move")[-1]
    by_one_special_dragged_twice(pilot, at, move)
    expect_told(pilot, at, move)
