"""What holds in every turn of the player, whatever is owed: neighbours, asking why, letting go, moves by name.

Owns these shares of the table of (stage x act). Must not know Qt, any game, or the worker.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.view import CardKey, ZoneId

T = TypeVar("T", CardKey, ZoneId)


def neighbour(things: Sequence[T], present: T | None, step: int) -> T:
    """The thing before or after the present one, around the ends; without a present one from the near end."""
    for index, thing in enumerate(things):
        if thing == present:
            return things[(index + step) % len(things)]
    return things[min(0, step)]


def in_any_turn(selection: acts.Selection, act: acts.Act) -> acts.Reaction:
    """The reaction to acts that mean the same in every turn."""
    match act:
        case acts.AskWhy(key):
            return explain(selection, key)
        case acts.LetGo():
            return acts.Select(acts.NOTHING)
        case acts.AskBack():
            return acts.TakeBack()  # the match knows how far back one may go
        case acts.AskAgain():
            return acts.Redo()
        case acts.Offer(move):
            return acts.Send(move)
        case _:
            return acts.Ignore()


def explain(selection: acts.Selection, pointed: CardKey | None) -> acts.Reaction:
    """Why is asked about the card that is meant first, then about the one under the pointer."""
    key = pointed if selection.meant is None else selection.meant
    return acts.Absorb("nothing_to_explain") if key is None else acts.Explain(key)


def aim(selection: acts.Selection, act: acts.Aim, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """A dragged card aims at whatever it hangs over, a hovering pointer only at targets.

    The pointer does not take the aim from the keyboard: it is often moved by accident.
    """
    if selection.lifted is None or (selection.is_keyed and selection.grip == "none"):
        return acts.Ignore()
    is_meant = selection.grip != "none" or act.zone in snapshot.targets
    aimed = msgspec.structs.replace(selection, aimed=act.zone if is_meant else None)
    return acts.Ignore() if aimed == selection else acts.Select(aimed)
