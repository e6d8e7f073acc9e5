"""What an input means while an open card is drafted: arrows walk the grid, digits type a number, a second click takes.

Owns this share of the table of (stage x act). Must not know Qt, any game, or the worker.
"""

from collections.abc import Sequence

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskBack,
    Climb,
    Confirm,
    Digit,
    Drop,
    Explain,
    Ignore,
    Press,
    Push,
    Reaction,
    Select,
    Selection,
    TableSnapshot,
    TakeBack,
    Tap,
    TapZone,
    Try,
    Walk,
)
from pega6_desktop.ui.table.turns.turns import aim, in_any_turn, neighbour
from pega6_desktop.ui.table.view import CardKey, ZoneId

OPEN_CARDS: ZoneId = ("felt", 0)
"""Where the open cards lie: a card dropped there again is let go."""


def with_draft(selection: Selection, act: Act, lay: TableSnapshot) -> Reaction:
    """The reaction to an act while an open card is owed."""
    match act:
        case Walk() | Climb() | Digit() | Confirm() | Push():
            return _by_keys(selection, act, lay)
        case Press() | Tap() | Drop() | TapZone() | Aim():
            return _by_mouse(selection, act, lay)
        case AskBack():
            return TakeBack()  # the rules know whether anybody has drafted since
        case _:
            return in_any_turn(selection, act)


# ---------------------------------------------------------------- keys


def _by_keys(selection: Selection, act: Walk | Climb | Digit | Confirm | Push, lay: TableSnapshot) -> Reaction:
    match act:
        case Walk(step):
            open_cards = [key for key in lay.grid if key is not None]
            return _lift(neighbour(open_cards, selection.meant, step)) if open_cards else Ignore()
        case Climb(step):
            return _climb(selection.meant, step, lay)
        case Digit(number):
            return _type(selection.typed, str(number), lay)
        case Confirm() | Push():
            return Absorb("nothing_lifted") if selection.meant is None else Try(selection.meant, selection.aimed)


def _lift(key: CardKey) -> Reaction:
    return Select(Selection(lifted=key, is_keyed=True))


def _climb(present: CardKey | None, step: int, lay: TableSnapshot) -> Reaction:
    """The nearest open card of the next line that has one, around the ends; the left one of two as near."""
    lines = [lay.grid[start : start + lay.columns] for start in range(0, len(lay.grid), lay.columns)]
    place = _place(lay.grid, present)
    line, column = (-1 if step > 0 else len(lines), 0) if place is None else divmod(place, lay.columns)
    for distance in range(1, len(lines) + 1):
        there = lines[(line + step * distance) % len(lines)]
        near = [(abs(at - column), at, key) for at, key in enumerate(there) if key is not None]
        if near:
            return _lift(min(near)[2])
    return Ignore()


def _place(grid: Sequence[CardKey | None], key: CardKey | None) -> int | None:
    return grid.index(key) if key is not None and key in grid else None


def _type(typed: str, digit: str, lay: TableSnapshot) -> Reaction:
    """The digit goes on with the number, or begins another one where it leads to no open card."""
    numbers = {str(key[1]): key for key in lay.grid if key is not None}
    for attempt in (typed + digit, digit):
        if any(number.startswith(attempt) for number in numbers):
            return Select(Selection(lifted=numbers.get(attempt), is_keyed=True, typed=attempt))
    return Absorb("no_such_card", is_dropped=True)


# ---------------------------------------------------------------- mouse


def _by_mouse(selection: Selection, act: Press | Tap | Drop | TapZone | Aim, lay: TableSnapshot) -> Reaction:
    match act:
        case Press(key):
            is_again = key == selection.lifted and not selection.is_keyed
            return Select(Selection(lifted=key, grip="again" if is_again else "first"))
        case Tap(key):
            return _tap(selection, key, lay)
        case Drop(key, zone):
            return Select(NOTHING) if zone in (None, OPEN_CARDS) else Try(key, zone)
        case TapZone(zone):
            return Absorb("nothing_lifted") if selection.meant is None else Try(selection.meant, zone)
        case Aim():
            return aim(selection, act, lay)


def _tap(selection: Selection, key: CardKey, lay: TableSnapshot) -> Reaction:
    if key == selection.lifted and selection.grip == "again":
        return Try(key, None)
    return Select(Selection(lifted=key)) if key in lay.liftable else Explain(key)
