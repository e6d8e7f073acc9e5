"""What an input means where each of a few things means a move, and where several are gathered for one.

Owns these shares of the table of (stage x act). On offer: arrows aim, the same arrow again or Enter does it. Gathered:
a tap takes a thing up or puts it down, Enter makes the move. Must not know Qt, any game, or the worker.
"""

from msgspec.structs import replace

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import aim, explain, in_any_turn, neighbour
from pega6_desktop.ui.table.view import CardKey, ZoneId

KEEP: ZoneId = ("keep", 0)
"""Where the arrow up is aimed at: what is on offer is declined."""

TAKE: ZoneId = ("take", 0)
"""Where the arrow down is aimed at: what is on offer is taken."""


def with_offer(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The reaction to an act while things are on offer."""
    reaction: acts.Reaction
    match act:
        case acts.Walk(step):
            reaction = _walk(selection, step, snapshot)
        case acts.Climb(step):
            reaction = _climb(selection, step, snapshot)
        case acts.Tap(key):
            reaction = acts.Select(acts.Selection(lifted=key)) if key in snapshot.liftable else acts.Explain(key)
        case acts.Press(key):
            reaction = acts.Select(acts.Selection(lifted=key, grip="first"))
        case acts.Drop(key, zone):
            reaction = acts.Select(acts.NOTHING) if zone is None else acts.Try(key, zone)
        case acts.TapZone(zone):
            reaction = acts.Try(selection.lifted, zone)
        case acts.Confirm() | acts.Push():
            reaction = acts.Try(selection.meant, selection.aimed)
        case acts.Aim(over):
            reaction = (
                aim(selection, act, snapshot) if selection.lifted is not None else _point_at(selection, over, snapshot)
            )
        case acts.AskWhy(None):
            reaction = explain(selection, next(iter(snapshot.liftable), None))
        case _:
            reaction = in_any_turn(selection, act)
    return reaction


def _walk(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """From one kind of thing to the next; of equal ones the first stands for all."""
    if not snapshot.liftable:
        return acts.Absorb("nothing_lifted")
    stops = tuple({key[0]: key for key in reversed(snapshot.liftable)}.values())[::-1]
    present = next((key for key in stops if selection.meant is not None and key[0] == selection.meant[0]), None)
    return acts.Select(acts.Selection(lifted=neighbour(stops, present, step), is_keyed=True))


def _climb(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """Up declines and down takes, whatever was taken up before. Aimed at already: do it."""
    if not snapshot.targets:
        return acts.Ignore()
    wanted = KEEP if step < 0 else TAKE
    return acts.Try(None, wanted) if selection.aimed == wanted and selection.is_keyed else acts.Check(None, wanted)


def _point_at(selection: acts.Selection, over: ZoneId | None, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """A place under the pointer is aimed at; leaving it does not take the aim from the keyboard."""
    if over in snapshot.targets:
        return acts.Select(acts.Selection(aimed=over))
    return acts.Ignore() if selection.is_keyed or selection.aimed is None else acts.Select(acts.NOTHING)


# ---------------------------------------------------------------- several are gathered

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
            reaction = _walk_gathering(selection, step, snapshot)
        case acts.Climb(step):
            reaction = _climb_gathering(selection, step, snapshot)
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


def _walk_gathering(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    if snapshot.liftable:
        key = neighbour(snapshot.liftable, _present(selection, snapshot), step)
        return acts.Select(replace(selection, lifted=key, aimed=None, grip="none", is_keyed=True))
    return _along(selection, step, snapshot)


def _climb_gathering(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
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
