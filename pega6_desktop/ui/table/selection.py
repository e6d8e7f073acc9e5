"""What an input means at a table: the reaction to every key, click and drop at every moment.

Owns the table of (stage x act) as pure functions over frozen values. Must not know Qt, any game, or the worker.
"""

from collections.abc import Sequence
from typing import Literal, TypeVar, assert_never

import msgspec

from pega6_desktop.ui.table.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskBack,
    AskSkip,
    AskWhy,
    Check,
    Confirm,
    Drop,
    Explain,
    Finish,
    Ignore,
    LetGo,
    Offer,
    PickRow,
    Press,
    Reaction,
    Select,
    Selection,
    Send,
    Stage,
    TakeBack,
    Tap,
    TapZone,
    Try,
    Walk,
)
from pega6_desktop.ui.table.view import CardKey, ZoneId


def react(stage: Stage, selection: Selection, act: Act, hand: Sequence[CardKey], rows: Sequence[ZoneId]) -> Reaction:
    """The reaction to an act. hand: the viewer's cards in order; rows: the zones of the rows in order."""
    match stage:
        case "moving" | "sent" | "gate":
            return _while_busy(stage, act)
        case "waiting":
            return _while_waiting(selection, act, hand)
        case "hand":
            return _with_hand(selection, act, hand)
        case "rows":
            return _with_rows(selection, act, hand, rows)
        case "option" | "draft":
            return _in_any_turn(selection, act)
        case _:
            assert_never(stage)


def kept(selection: Selection, hand: Sequence[CardKey]) -> Selection:
    """What is left of a selection after something happened: a card that has left the hand is let go."""
    gone = [key for key in (selection.lifted, selection.refused) if key is not None and key not in hand]
    return NOTHING if gone else selection


# ---------------------------------------------------------------- nothing may be played


def _while_busy(stage: Literal["moving", "sent", "gate"], act: Act) -> Reaction:
    """Whatever would play or choose is absorbed with a word, so that it never reaches the next state."""
    match act:
        case Press() | Aim():
            return Ignore()
        case LetGo():
            return Select(NOTHING)
        case AskSkip():
            return Finish() if stage == "moving" else Ignore()
        case AskBack() if stage == "moving":
            return TakeBack()
        case _:
            return Absorb(stage)


def _while_waiting(selection: Selection, act: Act, hand: Sequence[CardKey]) -> Reaction:
    """The board says why nothing can be played; asking why and taking back are possible."""
    reaction: Reaction = Try(None, None)
    match act:
        case Press() | Aim() | AskSkip():
            reaction = Ignore()
        case LetGo():
            reaction = Select(NOTHING)
        case AskBack():
            reaction = TakeBack()
        case AskWhy(key):
            reaction = _explain(selection, key)
        case Tap(key) if key not in hand:
            reaction = Explain(key)
        case Tap(key) | Drop(key):
            reaction = Try(key, None)
        case _:
            pass
    return reaction


# ---------------------------------------------------------------- a card is owed


def _with_hand(selection: Selection, act: Act, hand: Sequence[CardKey]) -> Reaction:
    reaction: Reaction
    match act:
        case Walk(step):
            reaction = _walk_hand(selection, hand, step)
        case Tap(key) | Press(key):
            reaction = Select(Selection(lifted=key)) if key in hand else Explain(key)
        case Drop(key, zone):
            reaction = Select(NOTHING) if zone is None else Try(key, zone)
        case Aim(zone):
            reaction = Select(msgspec.structs.replace(selection, aimed=zone))
        case Confirm() | PickRow() | TapZone():
            reaction = Absorb("nothing_lifted") if selection.meant is None else _play(selection, selection.meant, act)
        case _:
            reaction = _in_any_turn(selection, act)
    return reaction


def _play(selection: Selection, key: CardKey, act: Confirm | PickRow | TapZone) -> Reaction:
    """A digit only aims, so that the cost is seen before Enter pays it; a click on a row plays."""
    match act:
        case Confirm():
            return Try(key, selection.aimed)
        case PickRow(index):
            return Check(key, ("row", index))
        case TapZone(zone):
            return Try(key, zone)
        case _:
            assert_never(act)


def _walk_hand(selection: Selection, hand: Sequence[CardKey], step: int) -> Reaction:
    """From the card that is meant to its neighbour, around the ends; without one from the near end."""
    if not hand:
        return Absorb("nothing_lifted")
    return Select(Selection(lifted=_neighbour(hand, selection.meant, step), is_keyed=True))


T = TypeVar("T", CardKey, ZoneId)


def _neighbour(things: Sequence[T], present: T | None, step: int) -> T:
    for index, thing in enumerate(things):
        if thing == present:
            return things[(index + step) % len(things)]
    return things[min(0, step)]


# ---------------------------------------------------------------- a row is owed


def _with_rows(selection: Selection, act: Act, hand: Sequence[CardKey], rows: Sequence[ZoneId]) -> Reaction:
    reaction: Reaction
    match act:
        case Walk(step):
            reaction = Select(Selection(aimed=_neighbour(rows, selection.aimed, step), is_keyed=True))
        case PickRow(index):
            zone: ZoneId = ("row", index)
            reaction = Select(Selection(aimed=zone, is_keyed=True)) if zone in rows else Try(None, zone)
        case Confirm():
            reaction = Absorb("no_row_aimed") if selection.aimed is None else Try(None, selection.aimed)
        case TapZone(zone):
            reaction = Try(None, zone)
        case Tap(key):
            reaction = Try(key, None) if key in hand else Explain(key)
        case Drop(key, onto):
            reaction = Select(NOTHING) if onto is None else Try(key, onto)
        case Aim(over):
            reaction = Select(Selection(aimed=over if over in rows else None))
        case _:
            reaction = _in_any_turn(selection, act)
    return reaction


def _in_any_turn(selection: Selection, act: Act) -> Reaction:
    match act:
        case AskWhy(key):
            return _explain(selection, key)
        case LetGo():
            return Select(NOTHING)
        case AskBack():
            return Absorb("nothing_to_undo")
        case Offer(move):
            return Send(move)
        case _:
            return Ignore()


def _explain(selection: Selection, pointed: CardKey | None) -> Reaction:
    key = pointed if selection.meant is None else selection.meant
    return Absorb("nothing_to_explain") if key is None else Explain(key)
