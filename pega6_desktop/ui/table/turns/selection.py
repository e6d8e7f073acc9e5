"""What an input means at a table: the reaction to every key, click and drop at every moment.

Owns the table of (stage x act) as pure functions over frozen values; turns with cards on offer and the draft have their
own modules. Must not know Qt, any game, or the worker.
"""

from typing import Literal, assert_never

from msgspec.structs import replace

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import aim, explain, in_any_turn, looked_at, neighbour, played
from pega6_desktop.ui.table.turns.card_turns import with_draft, with_option
from pega6_desktop.ui.table.turns.offer_and_gather import with_gathering, with_offer
from pega6_desktop.ui.table.view import CardKey, ZoneId


def react(stage: acts.Stage, selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The reaction to an act at this stage, with this selection and these things on the table."""
    if isinstance(act, acts.LookOn | acts.TapZone) and (looked := looked_at(selection, act, snapshot)) is not None:
        return looked
    match stage:
        case "moving" | "sent" | "gate":
            return _while_busy(stage, act)
        case "waiting":
            return _while_waiting(selection, act, snapshot)
        case "hand":
            return _with_hand(selection, act, snapshot)
        case "rows":
            return _with_rows(selection, act, snapshot)
        case "option":
            return with_option(selection, act, snapshot)
        case "draft":
            return with_draft(selection, act, snapshot)
        case "offer":
            return with_offer(selection, act, snapshot)
        case "gather":
            return with_gathering(selection, act, snapshot)
        case _:
            assert_never(stage)


def kept(selection: acts.Selection, snapshot: acts.TableSnapshot) -> acts.Selection:
    """What is left of a selection after something happened: a card that may not be lifted any more is let go, and a
    picked card whose second half has no target.
    """
    meant = [key for key in (selection.lifted, selection.refused) if key is not None]
    if any(key not in snapshot.liftable for key in meant):
        return acts.NOTHING
    if selection.picked is not None and not snapshot.targets:
        return replace(selection, picked=None, aimed=None)
    return selection


def gathering(former: acts.Selection, things: tuple[CardKey | ZoneId, ...]) -> acts.Selection:
    """What is left when these things are what the move will be made of: the keyboard stays where it was, a card taken
    up by hand lies in its place again.
    """
    is_keyed = former.is_keyed and former.grip == "none"
    return acts.Selection(lifted=former.lifted if is_keyed else None, gathered=things, is_keyed=is_keyed)


def refused(
    former: acts.Selection, stage: acts.Stage, tried: acts.Try, right: ZoneId | None, *, is_playable: bool
) -> acts.Selection:
    """What is left after a refusal, so that the right place is one key away: what was gathered; of two halves the
    first; of a whole move nothing but that Enter and a zone still mean its card, if that may be played at all.
    """
    is_keyed = former.is_keyed
    if stage == "gather":
        return acts.Selection(lifted=former.lifted if is_keyed else None, gathered=former.gathered, is_keyed=is_keyed)
    if not is_playable:
        return acts.NOTHING
    if tried.picked is not None:
        return acts.Selection(lifted=tried.key, picked=tried.picked, is_keyed=is_keyed)
    return acts.Selection(aimed=right, refused=tried.key, is_keyed=is_keyed, gathered=former.gathered)


# ---------------------------------------------------------------- nothing may be played


def _while_busy(stage: Literal["moving", "sent", "gate"], act: acts.Act) -> acts.Reaction:
    """Whatever would play or choose is absorbed with a word, so that it never reaches the next state."""
    match act:
        case acts.Press() | acts.Aim() | acts.Play():
            return acts.Ignore()
        case acts.LetGo():
            return acts.Select(acts.NOTHING)
        case acts.AskSkip():
            return acts.Finish() if stage == "moving" else acts.Ignore()
        case acts.AskBack() if stage == "moving":
            return acts.TakeBack()
        case acts.AskAgain() if stage == "moving":
            return acts.Redo()
        case _:
            return acts.Absorb(stage)


def _while_waiting(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The board says why nothing can be played; asking why and taking back are possible."""
    reaction: acts.Reaction = acts.Try(None, None)
    match act:
        case acts.Press() | acts.Aim() | acts.Play():
            reaction = acts.Ignore()
        case acts.AskSkip():
            reaction = acts.Finish()
        case acts.LetGo():
            reaction = acts.Select(acts.NOTHING)
        case acts.AskBack():
            reaction = acts.TakeBack()
        case acts.AskAgain():
            reaction = acts.Redo()
        case acts.AskWhy(key):
            reaction = explain(selection, key)
        case acts.Tap(key) if key not in snapshot.hand and key not in snapshot.grid:
            reaction = acts.Explain(key)
        case acts.Tap(key) | acts.Drop(key):
            reaction = acts.Try(key, None)
        case _:
            pass
    return reaction


# ---------------------------------------------------------------- a card is owed


def _with_hand(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    reaction: acts.Reaction
    match act:
        case acts.Walk(step):
            reaction = _walk_hand(selection, step, snapshot)
        case acts.Tap(key) | acts.Press(key):
            grip: acts.Grip = "first" if isinstance(act, acts.Press) else "none"
            lifted = acts.Selection(lifted=key, grip=grip, gathered=selection.gathered)
            reaction = acts.Select(lifted) if key in snapshot.hand else acts.Explain(key)
        case acts.GoAlone() | acts.Digit(0) | acts.TapZone(acts.ALONE):
            reaction = _go_alone(selection, act, snapshot)
        case acts.Play():
            reaction = played(selection, act)
        case acts.Drop(key, zone):
            reaction = acts.Select(acts.NOTHING) if zone is None else acts.Try(key, zone)
        case acts.Aim():
            reaction = aim(selection, act, snapshot)
        case acts.Confirm() | acts.Push() | acts.Digit() | acts.TapZone():
            reaction = (
                acts.Absorb("nothing_lifted") if selection.meant is None else _play(selection, selection.meant, act)
            )
        case _:
            reaction = in_any_turn(selection, act)
    return reaction


def _go_alone(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """Without a card of the tray; 0 and the line in the tray say it, and take it back."""
    if not snapshot.tray:
        return acts.Ignore()
    is_alone = isinstance(act, acts.GoAlone) or not selection.gathered
    return acts.Select(replace(selection, gathered=(acts.ALONE,) if is_alone else ()))


def _play(
    selection: acts.Selection, key: CardKey, act: acts.Confirm | acts.Push | acts.Digit | acts.TapZone
) -> acts.Reaction:
    """A digit only aims, so that the cost is seen before Enter pays it; a click on a row plays."""
    match act:
        case acts.Confirm() | acts.Push():
            return acts.Try(key, selection.aimed)
        case acts.Digit(number):
            return acts.Check(key, ("row", number - 1))
        case acts.TapZone(zone):
            return acts.Try(key, zone)
        case _:
            assert_never(act)


def _walk_hand(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """From the card that is meant to its neighbour, around the ends; without one from the near end."""
    if not snapshot.hand:
        return acts.Absorb("nothing_lifted")
    walked = neighbour(snapshot.hand, selection.meant, step)
    return acts.Select(acts.Selection(lifted=walked, gathered=selection.gathered, is_keyed=True))


# ---------------------------------------------------------------- a row is owed


def _with_rows(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    reaction: acts.Reaction
    match act:
        case acts.Walk(step) | acts.Climb(step):
            reaction = acts.Select(acts.Selection(aimed=neighbour(snapshot.rows, selection.aimed, step), is_keyed=True))
        case acts.Digit(0):
            reaction = acts.Ignore()
        case acts.Digit(number):
            zone: ZoneId = ("row", number - 1)
            reaction = (
                acts.Select(acts.Selection(aimed=zone, is_keyed=True))
                if zone in snapshot.rows
                else acts.Try(None, zone)
            )
        case acts.Confirm() | acts.Push():
            reaction = acts.Absorb("no_row_aimed") if selection.aimed is None else acts.Try(None, selection.aimed)
        case acts.TapZone(zone):
            reaction = acts.Try(None, zone)
        case acts.Tap(key):
            reaction = acts.Try(key, None) if key in snapshot.hand else acts.Explain(key)
        case acts.Drop(key, onto):
            reaction = acts.Select(acts.NOTHING) if onto is None else acts.Try(key, onto)
        case acts.Aim(over):
            reaction = _point_at(selection, over, snapshot)
        case _:
            reaction = in_any_turn(selection, act)
    return reaction


def _point_at(selection: acts.Selection, over: ZoneId | None, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """A row under the pointer is aimed at; leaving it does not take the aim from the keyboard."""
    if over in snapshot.rows:
        return acts.Select(acts.Selection(aimed=over))
    return acts.Ignore() if selection.is_keyed else acts.Select(acts.NOTHING)
