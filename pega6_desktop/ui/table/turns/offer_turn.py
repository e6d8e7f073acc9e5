"""A turn with a few things to take up and a few places to tap, each of which alone means a move.

Owns these shares of the table of (stage x act): arrows aim, the same arrow again or Enter does it. Must not know Qt,
any game, or the worker.
"""

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskWhy,
    Check,
    Climb,
    Confirm,
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
from pega6_desktop.ui.table.turns.turns import aim, explain, in_any_turn, neighbour
from pega6_desktop.ui.table.view import ZoneId

KEEP: ZoneId = ("keep", 0)
"""Where the arrow up is aimed at: what is on offer is declined."""

TAKE: ZoneId = ("take", 0)
"""Where the arrow down is aimed at: what is on offer is taken."""


def with_offer(selection: Selection, act: Act, lay: TableSnapshot) -> Reaction:
    """The reaction to an act while things are on offer."""
    reaction: Reaction
    match act:
        case Walk(step):
            reaction = _walk(selection, step, lay)
        case Climb(step):
            reaction = _climb(selection, step, lay)
        case Tap(key):
            reaction = Select(Selection(lifted=key)) if key in lay.liftable else Explain(key)
        case Press(key):
            reaction = Select(Selection(lifted=key, grip="first"))
        case Drop(key, zone):
            reaction = Select(NOTHING) if zone is None else Try(key, zone)
        case TapZone(zone):
            reaction = Try(selection.lifted, zone)
        case Confirm() | Push():
            reaction = Try(selection.meant, selection.aimed)
        case Aim(over):
            reaction = aim(selection, act, lay) if selection.lifted is not None else _point_at(selection, over, lay)
        case AskWhy(None):
            reaction = explain(selection, next(iter(lay.liftable), None))
        case _:
            reaction = in_any_turn(selection, act)
    return reaction


def _walk(selection: Selection, step: int, lay: TableSnapshot) -> Reaction:
    """From one kind of thing to the next; of equal ones the first stands for all."""
    if not lay.liftable:
        return Absorb("nothing_lifted")
    stops = tuple({key[0]: key for key in reversed(lay.liftable)}.values())[::-1]
    present = next((key for key in stops if selection.meant is not None and key[0] == selection.meant[0]), None)
    return Select(Selection(lifted=neighbour(stops, present, step), is_keyed=True))


def _climb(selection: Selection, step: int, lay: TableSnapshot) -> Reaction:
    """Up declines and down takes, whatever was taken up before. Aimed at already: do it."""
    if not lay.targets:
        return Ignore()
    wanted = KEEP if step < 0 else TAKE
    return Try(None, wanted) if selection.aimed == wanted and selection.is_keyed else Check(None, wanted)


def _point_at(selection: Selection, over: ZoneId | None, lay: TableSnapshot) -> Reaction:
    """A place under the pointer is aimed at; leaving it does not take the aim from the keyboard."""
    if over in lay.targets:
        return Select(Selection(aimed=over))
    return Ignore() if selection.is_keyed or selection.aimed is None else Select(NOTHING)
