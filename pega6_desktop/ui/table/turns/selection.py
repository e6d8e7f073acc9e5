"""What an input means at a table: the reaction to every key, click and drop at every moment.

Owns the table of (stage x act) as pure functions over frozen values; turns with cards on offer and the draft have their
own modules. Must not know Qt, any game, or the worker.
"""

from typing import Literal, assert_never

from msgspec.structs import replace

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskAgain,
    AskBack,
    AskSkip,
    AskWhy,
    Check,
    Climb,
    Confirm,
    Digit,
    Drop,
    Explain,
    Finish,
    Ignore,
    LetGo,
    Press,
    Push,
    Reaction,
    Redo,
    Select,
    Selection,
    Stage,
    TableSnapshot,
    TakeBack,
    Tap,
    TapZone,
    Try,
    Walk,
)
from pega6_desktop.ui.table.turns.draft_turn import with_draft
from pega6_desktop.ui.table.turns.gather_turn import with_gathering
from pega6_desktop.ui.table.turns.offer_turn import with_offer
from pega6_desktop.ui.table.turns.option_turn import with_option
from pega6_desktop.ui.table.turns.turns import aim, explain, in_any_turn, neighbour
from pega6_desktop.ui.table.view import CardKey, ZoneId


def react(stage: Stage, selection: Selection, act: Act, lay: TableSnapshot) -> Reaction:
    """The reaction to an act at this stage, with this selection and these things on the table."""
    match stage:
        case "moving" | "sent" | "gate":
            return _while_busy(stage, act)
        case "waiting":
            return _while_waiting(selection, act, lay)
        case "hand":
            return _with_hand(selection, act, lay)
        case "rows":
            return _with_rows(selection, act, lay)
        case "option":
            return with_option(selection, act, lay)
        case "draft":
            return with_draft(selection, act, lay)
        case "offer":
            return with_offer(selection, act, lay)
        case "gather":
            return with_gathering(selection, act, lay)
        case _:
            assert_never(stage)


def kept(selection: Selection, lay: TableSnapshot) -> Selection:
    """What is left of a selection after something happened: a card that may not be lifted any more is let go, and a
    picked card whose second half has no target.
    """
    meant = [key for key in (selection.lifted, selection.refused) if key is not None]
    if any(key not in lay.liftable for key in meant):
        return NOTHING
    if selection.picked is not None and not lay.targets:
        return replace(selection, picked=None, aimed=None)
    return selection


def gathering(former: Selection, things: tuple[CardKey | ZoneId, ...]) -> Selection:
    """What is left when these things are what the move will be made of: the keyboard stays where it was, a card taken
    up by hand lies in its place again.
    """
    is_keyed = former.is_keyed and former.grip == "none"
    return Selection(lifted=former.lifted if is_keyed else None, gathered=things, is_keyed=is_keyed)


def refused(former: Selection, stage: Stage, tried: Try, right: ZoneId | None, *, is_playable: bool) -> Selection:
    """What is left after a refusal, so that the right place is one key away: what was gathered; of two halves the
    first; of a whole move nothing but that Enter and a zone still mean its card, if that may be played at all.
    """
    is_keyed = former.is_keyed
    if stage == "gather":
        return Selection(lifted=former.lifted if is_keyed else None, gathered=former.gathered, is_keyed=is_keyed)
    if not is_playable:
        return NOTHING
    if tried.picked is not None:
        return Selection(lifted=tried.key, picked=tried.picked, is_keyed=is_keyed)
    return Selection(aimed=right, refused=tried.key, is_keyed=is_keyed)


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
        case AskAgain() if stage == "moving":
            return Redo()
        case _:
            return Absorb(stage)


def _while_waiting(selection: Selection, act: Act, lay: TableSnapshot) -> Reaction:
    """The board says why nothing can be played; asking why and taking back are possible."""
    reaction: Reaction = Try(None, None)
    match act:
        case Press() | Aim() | AskSkip():
            reaction = Ignore()
        case LetGo():
            reaction = Select(NOTHING)
        case AskBack():
            reaction = TakeBack()
        case AskAgain():
            reaction = Redo()
        case AskWhy(key):
            reaction = explain(selection, key)
        case Tap(key) if key not in lay.hand and key not in lay.grid:
            reaction = Explain(key)
        case Tap(key) | Drop(key):
            reaction = Try(key, None)
        case _:
            pass
    return reaction


# ---------------------------------------------------------------- a card is owed


def _with_hand(selection: Selection, act: Act, lay: TableSnapshot) -> Reaction:
    reaction: Reaction
    match act:
        case Walk(step):
            reaction = _walk_hand(selection, step, lay)
        case Tap(key):
            reaction = Select(Selection(lifted=key)) if key in lay.hand else Explain(key)
        case Press(key):
            reaction = Select(Selection(lifted=key, grip="first")) if key in lay.hand else Explain(key)
        case Drop(key, zone):
            reaction = Select(NOTHING) if zone is None else Try(key, zone)
        case Aim():
            reaction = aim(selection, act, lay)
        case Digit(0):
            reaction = Ignore()
        case Confirm() | Push() | Digit() | TapZone():
            reaction = Absorb("nothing_lifted") if selection.meant is None else _play(selection, selection.meant, act)
        case _:
            reaction = in_any_turn(selection, act)
    return reaction


def _play(selection: Selection, key: CardKey, act: Confirm | Push | Digit | TapZone) -> Reaction:
    """A digit only aims, so that the cost is seen before Enter pays it; a click on a row plays."""
    match act:
        case Confirm() | Push():
            return Try(key, selection.aimed)
        case Digit(number):
            return Check(key, ("row", number - 1))
        case TapZone(zone):
            return Try(key, zone)
        case _:
            assert_never(act)


def _walk_hand(selection: Selection, step: int, lay: TableSnapshot) -> Reaction:
    """From the card that is meant to its neighbour, around the ends; without one from the near end."""
    if not lay.hand:
        return Absorb("nothing_lifted")
    return Select(Selection(lifted=neighbour(lay.hand, selection.meant, step), is_keyed=True))


# ---------------------------------------------------------------- a row is owed


def _with_rows(selection: Selection, act: Act, lay: TableSnapshot) -> Reaction:
    reaction: Reaction
    match act:
        case Walk(step) | Climb(step):
            reaction = Select(Selection(aimed=neighbour(lay.rows, selection.aimed, step), is_keyed=True))
        case Digit(0):
            reaction = Ignore()
        case Digit(number):
            zone: ZoneId = ("row", number - 1)
            reaction = Select(Selection(aimed=zone, is_keyed=True)) if zone in lay.rows else Try(None, zone)
        case Confirm() | Push():
            reaction = Absorb("no_row_aimed") if selection.aimed is None else Try(None, selection.aimed)
        case TapZone(zone):
            reaction = Try(None, zone)
        case Tap(key):
            reaction = Try(key, None) if key in lay.hand else Explain(key)
        case Drop(key, onto):
            reaction = Select(NOTHING) if onto is None else Try(key, onto)
        case Aim(over):
            reaction = _point_at(selection, over, lay)
        case _:
            reaction = in_any_turn(selection, act)
    return reaction


def _point_at(selection: Selection, over: ZoneId | None, lay: TableSnapshot) -> Reaction:
    """A row under the pointer is aimed at; leaving it does not take the aim from the keyboard."""
    if over in lay.rows:
        return Select(Selection(aimed=over))
    return Ignore() if selection.is_keyed else Select(NOTHING)
