"""A turn in which several things are gathered before one move is made of them: cards to take, cards and boxes.

Owns these shares of the table of (stage x act): a tap takes a thing up or puts it down, Enter makes the move. Must not
know Qt, any game, or the worker.
"""

from msgspec.structs import replace

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.turns import aim, in_any_turn, neighbour
from pega6_desktop.ui.table.view import CardKey, ZoneId

PASS: ZoneId = ("pass", 0)
"""Where 0 is aimed at: a decision for nothing, or what is gathered without anything done with it."""

BACK: ZoneId = ("back", 0)
"""Where the wish to put the last thing down again is aimed at."""

MARK: ZoneId = ("mark", 0)
"""Where the arrow up sends the card that the keyboard is at, or that was taken up last: onto what it is for."""


def with_gathering(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:  # noqa: C901 - one line per act
    """The reaction to an act while things are gathered."""
    reaction: acts.Reaction
    match act:
        case acts.Walk(step):
            reaction = _walk(selection, step, snapshot)
        case acts.Climb(step):
            reaction = _climb(selection, step, snapshot)
        case acts.AskSkip():
            reaction = acts.Ignore() if selection.lifted is None else acts.Try(selection.lifted, None)
        case acts.Tap(key):
            reaction = acts.Try(key, None) if key in snapshot.liftable else acts.Explain(key)
        case acts.Press(key):
            reaction = acts.Select(replace(selection, lifted=key, aimed=None, grip="first", is_keyed=False))
        case acts.Drop(key, zone):
            reaction = (
                acts.Select(replace(selection, lifted=None, grip="none")) if zone is None else acts.Try(key, zone)
            )
        case acts.TapZone(zone):
            reaction = acts.Try(None, zone)
        case acts.Digit(number):
            reaction = acts.Try(None, ("digit", number) if number else PASS)
        case acts.Confirm() | acts.Push():
            reaction = _confirm(selection, act)
        case acts.Aim():
            reaction = aim(selection, act, snapshot)
        case acts.AskBack() if selection.gathered:
            reaction = acts.Try(None, BACK)
        case _:
            reaction = in_any_turn(selection, act)
    return reaction


def _confirm(selection: acts.Selection, act: acts.Confirm | acts.Push) -> acts.Reaction:
    """Enter with nothing gathered takes up what the keyboard is at; the button says that it passes."""
    if selection.gathered:
        return acts.Try(None, None)
    if isinstance(act, acts.Push):
        return acts.Try(None, PASS)
    return acts.Absorb("nothing_gathered") if selection.lifted is None else acts.Try(selection.lifted, None)


def _walk(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    if snapshot.liftable:
        key = neighbour(snapshot.liftable, _present(selection, snapshot), step)
        return acts.Select(replace(selection, lifted=key, aimed=None, grip="none", is_keyed=True))
    return _along(selection, step, snapshot)


def _climb(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """With a card: what it is for. Without cards to take up: the place above or below."""
    if snapshot.liftable:
        present = _present(selection, snapshot)
        return acts.Ignore() if present is None else acts.Try(present, MARK)
    return _along(selection, step, snapshot)


def _present(selection: acts.Selection, snapshot: acts.TableSnapshot) -> CardKey | None:
    """The card the keyboard is at; after the mouse the one that was taken up last."""
    if selection.lifted is not None:
        return selection.lifted
    return next((key for key in snapshot.liftable[::-1] if key in selection.gathered[-2:]), None)


def _along(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The next place is taken up at once; it is put down by going on."""
    places = [zone for zone in snapshot.targets if zone not in selection.gathered]
    if not places:
        return acts.Select(acts.NOTHING) if selection.gathered else acts.Ignore()
    present = next((zone for zone in snapshot.targets if zone in selection.gathered), None)
    return acts.Try(None, neighbour(snapshot.targets, present, step))
