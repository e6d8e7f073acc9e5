"""A turn with a few things to take up and a few places to tap, each of which alone means a move.

Owns these shares of the table of (stage x act): arrows aim, the same arrow again or Enter does it. Must not know Qt,
any game, or the worker.
"""

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.turns import aim, explain, in_any_turn, neighbour
from pega6_desktop.ui.table.view import ZoneId

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
