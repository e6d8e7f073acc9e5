"""What holds in every turn of the player, whatever is owed: neighbours, asking why, letting go, moves by name.

Owns these shares of the table of (stage x act). Must not know Qt, any game, or the worker.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskAgain,
    AskBack,
    AskWhy,
    Explain,
    Ignore,
    LetGo,
    Offer,
    Reaction,
    Redo,
    Select,
    Selection,
    Send,
    TableSnapshot,
    TakeBack,
)
from pega6_desktop.ui.table.view import CardKey, ZoneId

T = TypeVar("T", CardKey, ZoneId)


def neighbour(things: Sequence[T], present: T | None, step: int) -> T:
    """The thing before or after the present one, around the ends; without a present one from the near end."""
    for index, thing in enumerate(things):
        if thing == present:
            return things[(index + step) % len(things)]
    return things[min(0, step)]


def in_any_turn(selection: Selection, act: Act) -> Reaction:
    """The reaction to acts that mean the same in every turn."""
    match act:
        case AskWhy(key):
            return explain(selection, key)
        case LetGo():
            return Select(NOTHING)
        case AskBack():
            return TakeBack()  # the match knows how far back one may go
        case AskAgain():
            return Redo()
        case Offer(move):
            return Send(move)
        case _:
            return Ignore()


def explain(selection: Selection, pointed: CardKey | None) -> Reaction:
    """Why is asked about the card that is meant first, then about the one under the pointer."""
    key = pointed if selection.meant is None else selection.meant
    return Absorb("nothing_to_explain") if key is None else Explain(key)


def aim(selection: Selection, act: Aim, lay: TableSnapshot) -> Reaction:
    """A dragged card aims at whatever it hangs over, a hovering pointer only at targets.

    The pointer does not take the aim from the keyboard: it is often moved by accident.
    """
    if selection.lifted is None or (selection.is_keyed and selection.grip == "none"):
        return Ignore()
    is_meant = selection.grip != "none" or act.zone in lay.targets
    aimed = msgspec.structs.replace(selection, aimed=act.zone if is_meant else None)
    return Ignore() if aimed == selection else Select(aimed)
