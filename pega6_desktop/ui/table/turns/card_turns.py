"""What an input means in turns that choose among cards on offer: special cards, each with its own targets, or none of
them; and the open cards of a draft, of which one is taken.

Owns these shares of the table of (stage x act). On offer Enter goes one step deeper, Escape one step back; in a draft
arrows walk the grid, digits type a number, a second click takes. Must not know Qt, any game, or the worker.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import aim, in_any_turn, neighbour, played
from pega6_desktop.ui.table.view import CardKey, ZoneId

NONE_OF_THEM = acts.Try(None, None)
OWN_CARD: ZoneId = ("turn", 0)


def with_option(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The reaction to an act while one of the cards on offer may be played."""
    match act:
        case acts.Walk() | acts.Climb() | acts.Digit() | acts.Confirm() | acts.Push() | acts.LetGo():
            return _option_by_keys(selection, act, snapshot)
        case acts.Press() | acts.Tap() | acts.Drop() | acts.TapZone() | acts.Aim():
            return _option_by_mouse(selection, act, snapshot)
        case _:
            return in_any_turn(selection, act)


# ---------------------------------------------------------------- special cards: keys


def _option_by_keys(
    selection: acts.Selection,
    act: acts.Walk | acts.Climb | acts.Digit | acts.Confirm | acts.Push | acts.LetGo,
    snapshot: acts.TableSnapshot,
) -> acts.Reaction:
    match act:
        case acts.Digit(0):
            return NONE_OF_THEM
        case acts.Push() if selection.meant is None:
            return _none_of_them(selection)
        case acts.LetGo():
            return acts.Select(_one_step_back(selection))
        case acts.Walk(step):
            is_inside = _is_settled_on(selection, snapshot)
            return _walk_targets(selection, step, snapshot) if is_inside else _walk_cards(selection, step, snapshot)
        case acts.Climb(step):
            is_inside = selection.meant is not None and bool(snapshot.targets)
            return _walk_targets(selection, step, snapshot) if is_inside else _walk_cards(selection, step, snapshot)
        case acts.Digit(number):
            return _at_row(selection, ("row", number - 1), snapshot)
        case acts.Confirm() | acts.Push():
            return _confirm(selection, snapshot)


def _is_settled_on(selection: acts.Selection, snapshot: acts.TableSnapshot) -> bool:
    """Whether the arrows to the sides walk the targets: of two halves the second, or cards to choose from.

    Who has only just come to a card by the arrows walks on along the cards; up, down or Enter goes in.
    """
    if selection.meant is None or not snapshot.targets:
        return False
    if selection.picked is not None:
        return True
    is_passing = selection.is_keyed and not _is_card(selection.aimed) and len(snapshot.liftable) > 1
    return _is_card(snapshot.targets[0]) and not is_passing


def _is_card(zone: ZoneId | None) -> bool:
    return zone is not None and zone[0] == "card"


def _walk_cards(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    if not snapshot.liftable:
        return acts.Absorb("nothing_offered")
    return acts.Select(acts.Selection(lifted=neighbour(snapshot.liftable, selection.meant, step), is_keyed=True))


def _walk_targets(selection: acts.Selection, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    return _aimed(selection, neighbour(snapshot.targets, selection.aimed, step))


def _aimed(selection: acts.Selection, zone: ZoneId) -> acts.Reaction:
    return acts.Select(acts.Selection(lifted=selection.meant, picked=selection.picked, aimed=zone, is_keyed=True))


def _at_row(selection: acts.Selection, zone: ZoneId, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """A digit only aims, so that the result is seen before Enter brings it about; with nothing lifted, at what is lit
    for playing none of the cards on offer.
    """
    if selection.meant is not None:
        return acts.Check(selection.meant, zone, selection.picked)
    return (
        acts.Select(acts.Selection(aimed=zone, is_keyed=True))
        if zone in snapshot.targets
        else acts.Absorb("nothing_lifted")
    )


def _none_of_them(selection: acts.Selection) -> acts.Reaction:
    """None of the cards on offer: the own card goes where the keyboard aims, or where it goes by itself."""
    return acts.Try(None, selection.aimed) if selection.is_keyed and selection.aimed is not None else NONE_OF_THEM


def _confirm(selection: acts.Selection, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """Among several targets the first is aimed at before anything is done."""
    if selection.meant is None:
        is_aiming = selection.is_keyed and selection.aimed is not None
        return _none_of_them(selection) if is_aiming else acts.Absorb("none_lifted")
    if selection.aimed is None and len(snapshot.targets) > 1:
        return _aimed(selection, snapshot.targets[0])
    return acts.Try(selection.meant, selection.aimed, selection.picked)


def _one_step_back(selection: acts.Selection) -> acts.Selection:
    """Aim, then the picked card, then the lifted one. Where only the pointer aims, that is no step."""
    if selection.lifted is None:
        return acts.NOTHING
    if selection.aimed is not None and selection.is_keyed:
        return replace(selection, aimed=None)
    if selection.picked is not None:
        return replace(selection, picked=None, aimed=None)
    return acts.NOTHING


# ---------------------------------------------------------------- special cards: mouse


def _option_by_mouse(
    selection: acts.Selection,
    act: acts.Press | acts.Tap | acts.Drop | acts.TapZone | acts.Aim,
    snapshot: acts.TableSnapshot,
) -> acts.Reaction:
    match act:
        case acts.Press(key):
            return _press(selection, key, snapshot)
        case acts.Tap(key):
            return _tap(selection, key, snapshot)
        case acts.Drop(key, zone):
            return _drop(selection, key, zone)
        case acts.TapZone(zone):
            return _tap_zone(selection, zone, snapshot)
        case acts.Aim() if selection.meant is None:
            return _point_at(selection, act.zone, snapshot)
        case acts.Aim():
            return aim(selection, act, snapshot)


def _press(selection: acts.Selection, key: CardKey, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """Taking hold of the lifted card again, or of the picked one, keeps what was chosen."""
    if key in (selection.meant, selection.picked):
        return acts.Select(acts.Selection(lifted=selection.meant, picked=selection.picked, grip="again"))
    return acts.Select(acts.Selection(lifted=key, grip="first")) if key in snapshot.liftable else acts.Ignore()


def _tap(selection: acts.Selection, key: CardKey, snapshot: acts.TableSnapshot) -> acts.Reaction:
    if key in (selection.meant, selection.picked):
        return acts.Select(acts.Selection(lifted=selection.meant, picked=selection.picked))
    if selection.meant is not None and key in snapshot.targets:
        return acts.Try(selection.meant, (key[0], key[1]), selection.picked)
    if key in snapshot.liftable:
        return acts.Select(acts.Selection(lifted=key))
    return acts.Try(key, None) if key in snapshot.hand or key in snapshot.tray else acts.Explain(key)


def _tap_zone(selection: acts.Selection, zone: ZoneId, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """With nothing lifted only what is lit then, and the own card, play none of those on offer."""
    if selection.meant is not None:
        return acts.Try(selection.meant, zone, selection.picked)
    return acts.Try(None, zone) if zone == OWN_CARD or zone in snapshot.targets else acts.Absorb("none_lifted")


def _point_at(selection: acts.Selection, zone: ZoneId | None, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """With nothing lifted the pointer shows what becomes of the own card without any of them; leaving does not take the
    aim from the keyboard.
    """
    if selection.is_keyed and zone not in snapshot.targets:
        return acts.Ignore()
    aimed = acts.Selection(aimed=zone if zone in snapshot.targets else None)
    return acts.Ignore() if aimed == selection else acts.Select(aimed)


def _drop(selection: acts.Selection, key: CardKey, zone: ZoneId | None) -> acts.Reaction:
    """Let go over nothing, a card that has got its other half stays chosen."""
    if zone is None:
        kept = acts.Selection(lifted=selection.lifted, picked=selection.picked)
        return acts.Select(acts.NOTHING if selection.picked is None else kept)
    if key in (selection.meant, selection.picked):
        return acts.Try(selection.meant, zone, selection.picked)
    return acts.Try(key, zone)


OPEN_CARDS: ZoneId = ("felt", 0)
"""Where the open cards lie: a card dropped there again is let go."""


def with_draft(selection: acts.Selection, act: acts.Act, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The reaction to an act while an open card is owed."""
    match act:
        case acts.Walk() | acts.Climb() | acts.Digit() | acts.Confirm() | acts.Push():
            return _draft_by_keys(selection, act, snapshot)
        case acts.Press() | acts.Tap() | acts.Drop() | acts.TapZone() | acts.Aim():
            return _draft_by_mouse(selection, act, snapshot)
        case acts.Play():
            return played(selection, act)
        case acts.AskBack():
            return acts.TakeBack()  # the rules know whether anybody has drafted since
        case _:
            return in_any_turn(selection, act)


# ---------------------------------------------------------------- draft: keys


def _draft_by_keys(
    selection: acts.Selection,
    act: acts.Walk | acts.Climb | acts.Digit | acts.Confirm | acts.Push,
    snapshot: acts.TableSnapshot,
) -> acts.Reaction:
    match act:
        case acts.Walk(step):
            open_cards = [key for key in snapshot.grid if key is not None]
            return _lift(neighbour(open_cards, selection.meant, step)) if open_cards else acts.Ignore()
        case acts.Climb(step):
            return _climb(selection.meant, step, snapshot)
        case acts.Digit(number):
            return _type(selection.typed, str(number), snapshot)
        case acts.Confirm() | acts.Push():
            return (
                acts.Absorb("nothing_lifted") if selection.meant is None else acts.Try(selection.meant, selection.aimed)
            )


def _lift(key: CardKey) -> acts.Reaction:
    return acts.Select(acts.Selection(lifted=key, is_keyed=True))


def _climb(present: CardKey | None, step: int, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The nearest open card of the next line that has one, around the ends; the left one of two as near."""
    lines = [
        snapshot.grid[start : start + snapshot.columns] for start in range(0, len(snapshot.grid), snapshot.columns)
    ]
    place = _place(snapshot.grid, present)
    line, column = (-1 if step > 0 else len(lines), 0) if place is None else divmod(place, snapshot.columns)
    for distance in range(1, len(lines) + 1):
        there = lines[(line + step * distance) % len(lines)]
        near = [(abs(at - column), at, key) for at, key in enumerate(there) if key is not None]
        if near:
            return _lift(min(near)[2])
    return acts.Ignore()


def _place(grid: Sequence[CardKey | None], key: CardKey | None) -> int | None:
    return grid.index(key) if key is not None and key in grid else None


def _type(typed: str, digit: str, snapshot: acts.TableSnapshot) -> acts.Reaction:
    """The digit goes on with the number, or begins another one where it leads to no open card."""
    numbers = {str(key[1]): key for key in snapshot.grid if key is not None}
    for attempt in (typed + digit, digit):
        if any(number.startswith(attempt) for number in numbers):
            return acts.Select(acts.Selection(lifted=numbers.get(attempt), is_keyed=True, typed=attempt))
    return acts.Absorb("no_such_card", is_dropped=True)


# ---------------------------------------------------------------- draft: mouse


def _draft_by_mouse(
    selection: acts.Selection,
    act: acts.Press | acts.Tap | acts.Drop | acts.TapZone | acts.Aim,
    snapshot: acts.TableSnapshot,
) -> acts.Reaction:
    match act:
        case acts.Press(key):
            is_again = key == selection.lifted and not selection.is_keyed
            return acts.Select(acts.Selection(lifted=key, grip="again" if is_again else "first"))
        case acts.Tap(key):
            return _draft_tap(selection, key, snapshot)
        case acts.Drop(key, zone):
            return acts.Select(acts.NOTHING) if zone in (None, OPEN_CARDS) else acts.Try(key, zone)
        case acts.TapZone(zone):
            return acts.Absorb("nothing_lifted") if selection.meant is None else acts.Try(selection.meant, zone)
        case acts.Aim():
            return aim(selection, act, snapshot)


def _draft_tap(selection: acts.Selection, key: CardKey, snapshot: acts.TableSnapshot) -> acts.Reaction:
    if key == selection.lifted and selection.grip == "again":
        return acts.Try(key, None)
    return acts.Select(acts.Selection(lifted=key)) if key in snapshot.liftable else acts.Explain(key)
