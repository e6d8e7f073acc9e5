"""What an input means at a table: the reaction to every key, click and drop at every moment.

Owns the table of (stage x act) as pure functions over frozen values, with the turns in which each of a few things means
a move (arrows aim, the same arrow again or Enter does it) and those in which several are gathered for one (a tap takes
a thing up or puts it down, Enter makes the move); turns with cards on offer and the draft have their own module. Must
not know Qt, any game, or the worker.
"""

from typing import Literal, assert_never

from msgspec.structs import replace

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import aim, explain, in_any_turn, looked_at, neighbour, played
from pega6_desktop.ui.table.turns.card_turns import with_draft, with_option
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
                aim(selection, act, snapshot)
                if selection.lifted is not None
                else _point_on_offer(selection, over, snapshot)
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


def _point_on_offer(selection: acts.Selection, over: ZoneId | None, snapshot: acts.TableSnapshot) -> acts.Reaction:
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
