"""What an input means while an open card is drafted: arrows walk the grid, digits type a number, a second click takes.

Owns this share of the table of (stage x act). Must not know Qt, any game, or the worker.
"""

from collections.abc import Sequence

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import aim, in_any_turn, neighbour, played
from pega6_desktop.ui.table.view import CardKey, ZoneId

OPEN_CARDS: ZoneId = ("felt", 0)
"""Where the open cards lie: a card dropped there again is let go."""


def with_draft(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The reaction to an act while an open card is owed."""
    match act:
        case acts.Walk() | acts.Climb() | acts.Digit() | acts.Confirm() | acts.Push():
            return _by_keys(selection, act, snapshot)
        case acts.Press() | acts.Tap() | acts.Drop() | acts.TapZone() | acts.Aim():
            return _by_mouse(selection, act, snapshot)
        case acts.Play():
            return played(selection, act)
        case acts.AskBack():
            return acts.TakeBack()  # the rules know whether anybody has drafted since
        case _:
            return in_any_turn(selection, act)


# ---------------------------------------------------------------- keys


def _by_keys(
    selection: acts.Selection,
    act: acts.Walk | acts.Climb | acts.Digit | acts.Confirm | acts.Push,
    snapshot: acts.TableSnapshot,
) -> acts.Reaction:
    match act:
        case acts.Walk(step):
            open_cards = [key for key in snapshot.grid if key is not None]
            return _lift(neighbour(open_cards, selection.meant, step)) if open_cards else acts.Ignore()
        case acts.Climb(step):
            return _climb(selection.meant, step, snapshot)
        case acts.Digit(number):
            return _type(selection.typed, str(number), snapshot)
        case acts.Confirm() | acts.Push():
            return (
                acts.Absorb("nothing_lifted") if selection.meant is None else acts.Try(selection.meant, selection.aimed)
            )


def _lift(key: CardKey) -> acts.Reaction:
    return acts.Select(acts.Selection(lifted=key, is_keyed=True))


def _climb(present: CardKey | None, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The nearest open card of the next line that has one, around the ends; the left one of two as near."""
    lines = [
        snapshot.grid[start : start + snapshot.columns] for start in range(0, len(snapshot.grid), snapshot.columns)
    ]
    place = _place(snapshot.grid, present)
    line, column = (-1 if step > 0 else len(lines), 0) if place is None else divmod(place, snapshot.columns)
    for distance in range(1, len(lines) + 1):
        there = lines[(line + step * distance) % len(lines)]
        near = [(abs(at - column), at, key) for at, key in enumerate(there) if key is not None]
        if near:
            return _lift(min(near)[2])
    return acts.Ignore()


def _place(grid: Sequence[CardKey | None], key: CardKey | None) -> int | None:
    return grid.index(key) if key is not None and key in grid else None


def _type(typed: str, digit: str, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The digit goes on with the number, or begins another one where it leads to no open card."""
    numbers = {str(key[1]): key for key in snapshot.grid if key is not None}
    for attempt in (typed + digit, digit):
        if any(number.startswith(attempt) for number in numbers):
            return acts.Select(acts.Selection(lifted=numbers.get(attempt), is_keyed=True, typed=attempt))
    return acts.Absorb("no_such_card", is_dropped=True)


# ---------------------------------------------------------------- mouse


def _by_mouse(
    selection: acts.Selection,
    act: acts.Press | acts.Tap | acts.Drop | acts.TapZone | acts.Aim,
    snapshot: acts.TableSnapshot,
) -> acts.Reaction:
    match act:
        case acts.Press(key):
            is_again = key == selection.lifted and not selection.is_keyed
            return acts.Select(acts.Selection(lifted=key, grip="again" if is_again else "first"))
        case acts.Tap(key):
            return _tap(selection, key, snapshot)
        case acts.Drop(key, zone):
            return acts.Select(acts.NOTHING) if zone in (None, OPEN_CARDS) else acts.Try(key, zone)
        case acts.TapZone(zone):
            return acts.Absorb("nothing_lifted") if selection.meant is None else acts.Try(selection.meant, zone)
        case acts.Aim():
            return aim(selection, act, snapshot)


def _tap(selection: acts.Selection, key: CardKey, snapshot: acts.TableSnapshot) -> acts.Reaction:
    if key == selection.lifted and selection.grip == "again":
        return acts.Try(key, None)
    return acts.Select(acts.Selection(lifted=key)) if key in snapshot.liftable else acts.Explain(key)
