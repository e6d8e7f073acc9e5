"""A turn in which several things are gathered before one move is made of them: cards to take, cards and boxes.

Owns these shares of the table of (stage x act): a tap takes a thing up or puts it down, Enter makes the move. Must not
know Qt, any game, or the worker.
"""

from msgspec.structs import replace

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskBack,
    AskSkip,
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
    Tap,
    TapZone,
    Try,
    Walk,
)
from pega6_desktop.ui.table.turns.turns import aim, in_any_turn, neighbour
from pega6_desktop.ui.table.view import CardKey, ZoneId

PASS: ZoneId = ("pass", 0)
"""Where 0 is aimed at: a decision for nothing, or what is gathered without anything done with it."""

BACK: ZoneId = ("back", 0)
"""Where the wish to put the last thing down again is aimed at."""

MARK: ZoneId = ("mark", 0)
"""Where the arrow up sends the card that the keyboard is at, or that was taken up last: onto what it is for."""


def with_gathering(selection: Selection, act: Act, lay: TableSnapshot) -> Reaction:  # noqa: C901 - one line per act
    """The reaction to an act while things are gathered."""
    reaction: Reaction
    match act:
        case Walk(step):
            reaction = _walk(selection, step, lay)
        case Climb(step):
            reaction = _climb(selection, step, lay)
        case AskSkip():
            reaction = Ignore() if selection.lifted is None else Try(selection.lifted, None)
        case Tap(key):
            reaction = Try(key, None) if key in lay.liftable else Explain(key)
        case Press(key):
            reaction = Select(replace(selection, lifted=key, aimed=None, grip="first", is_keyed=False))
        case Drop(key, zone):
            reaction = Select(replace(selection, lifted=None, grip="none")) if zone is None else Try(key, zone)
        case TapZone(zone):
            reaction = Try(None, zone)
        case Digit(number):
            reaction = Try(None, ("digit", number) if number else PASS)
        case Confirm() | Push():
            reaction = _confirm(selection, act)
        case Aim():
            reaction = aim(selection, act, lay)
        case AskBack() if selection.gathered:
            reaction = Try(None, BACK)
        case _:
            reaction = in_any_turn(selection, act)
    return reaction


def _confirm(selection: Selection, act: Confirm | Push) -> Reaction:
    """Enter with nothing gathered takes up what the keyboard is at; the button says that it passes."""
    if selection.gathered:
        return Try(None, None)
    if isinstance(act, Push):
        return Try(None, PASS)
    return Absorb("nothing_gathered") if selection.lifted is None else Try(selection.lifted, None)


def _walk(selection: Selection, step: int, lay: TableSnapshot) -> Reaction:
    if lay.liftable:
        key = neighbour(lay.liftable, _present(selection, lay), step)
        return Select(replace(selection, lifted=key, aimed=None, grip="none", is_keyed=True))
    return _along(selection, step, lay)


def _climb(selection: Selection, step: int, lay: TableSnapshot) -> Reaction:
    """With a card: what it is for. Without cards to take up: the place above or below."""
    if lay.liftable:
        present = _present(selection, lay)
        return Ignore() if present is None else Try(present, MARK)
    return _along(selection, step, lay)


def _present(selection: Selection, lay: TableSnapshot) -> CardKey | None:
    """The card the keyboard is at; after the mouse the one that was taken up last."""
    if selection.lifted is not None:
        return selection.lifted
    return next((key for key in lay.liftable[::-1] if key in selection.gathered[-2:]), None)


def _along(selection: Selection, step: int, lay: TableSnapshot) -> Reaction:
    """The next place is taken up at once; it is put down by going on."""
    places = [zone for zone in lay.targets if zone not in selection.gathered]
    if not places:
        return Select(NOTHING) if selection.gathered else Ignore()
    present = next((zone for zone in lay.targets if zone in selection.gathered), None)
    return Try(None, neighbour(lay.targets, present, step))
