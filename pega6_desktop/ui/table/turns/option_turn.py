"""What an input means while some cards are on offer, each with its own targets, or none of them.

Owns this share of the table of (stage x act). Enter goes one step deeper, Escape one step back. Must not know Qt, any
game, or the worker.
"""

from msgspec.structs import replace

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    Check,
    Climb,
    Confirm,
    Digit,
    Drop,
    Explain,
    Ignore,
    LetGo,
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
from pega6_desktop.ui.table.turns.turns import aim, in_any_turn, neighbour
from pega6_desktop.ui.table.view import CardKey, ZoneId

NONE_OF_THEM = Try(None, None)
OWN_CARD: ZoneId = ("turn", 0)


def with_option(selection: Selection, act: Act, lay: TableSnapshot) -> Reaction:
    """The reaction to an act while one of the cards on offer may be played."""
    match act:
        case Walk() | Climb() | Digit() | Confirm() | Push() | LetGo():
            return _by_keys(selection, act, lay)
        case Press() | Tap() | Drop() | TapZone() | Aim():
            return _by_mouse(selection, act, lay)
        case _:
            return in_any_turn(selection, act)


# ---------------------------------------------------------------- keys


def _by_keys(selection: Selection, act: Walk | Climb | Digit | Confirm | Push | LetGo, lay: TableSnapshot) -> Reaction:
    match act:
        case Digit(0):
            return NONE_OF_THEM
        case Push() if selection.meant is None:
            return _none_of_them(selection)
        case LetGo():
            return Select(_one_step_back(selection))
        case Walk(step):
            is_inside = _is_settled_on(selection, lay)
            return _walk_targets(selection, step, lay) if is_inside else _walk_cards(selection, step, lay)
        case Climb(step):
            is_inside = selection.meant is not None and bool(lay.targets)
            return _walk_targets(selection, step, lay) if is_inside else _walk_cards(selection, step, lay)
        case Digit(number):
            return _at_row(selection, ("row", number - 1), lay)
        case Confirm() | Push():
            return _confirm(selection, lay)


def _is_settled_on(selection: Selection, lay: TableSnapshot) -> bool:
    """Whether the arrows to the sides walk the targets: of two halves the second, or cards to choose from.

    Who has only just come to a card by the arrows walks on along the cards; up, down or Enter goes in.
    """
    if selection.meant is None or not lay.targets:
        return False
    if selection.picked is not None:
        return True
    is_passing = selection.is_keyed and not _is_card(selection.aimed) and len(lay.liftable) > 1
    return _is_card(lay.targets[0]) and not is_passing


def _is_card(zone: ZoneId | None) -> bool:
    return zone is not None and zone[0] == "card"


def _walk_cards(selection: Selection, step: int, lay: TableSnapshot) -> Reaction:
    if not lay.liftable:
        return Absorb("nothing_offered")
    return Select(Selection(lifted=neighbour(lay.liftable, selection.meant, step), is_keyed=True))


def _walk_targets(selection: Selection, step: int, lay: TableSnapshot) -> Reaction:
    return _aimed(selection, neighbour(lay.targets, selection.aimed, step))


def _aimed(selection: Selection, zone: ZoneId) -> Reaction:
    return Select(Selection(lifted=selection.meant, picked=selection.picked, aimed=zone, is_keyed=True))


def _at_row(selection: Selection, zone: ZoneId, lay: TableSnapshot) -> Reaction:
    """A digit only aims, so that the result is seen before Enter brings it about; with nothing lifted, at what is lit
    for playing none of the cards on offer.
    """
    if selection.meant is not None:
        return Check(selection.meant, zone, selection.picked)
    return Select(Selection(aimed=zone, is_keyed=True)) if zone in lay.targets else Absorb("nothing_lifted")


def _none_of_them(selection: Selection) -> Reaction:
    """None of the cards on offer: the own card goes where the keyboard aims, or where it goes by itself."""
    return Try(None, selection.aimed) if selection.is_keyed and selection.aimed is not None else NONE_OF_THEM


def _confirm(selection: Selection, lay: TableSnapshot) -> Reaction:
    """Among several targets the first is aimed at before anything is done."""
    if selection.meant is None:
        is_aiming = selection.is_keyed and selection.aimed is not None
        return _none_of_them(selection) if is_aiming else Absorb("none_lifted")
    if selection.aimed is None and len(lay.targets) > 1:
        return _aimed(selection, lay.targets[0])
    return Try(selection.meant, selection.aimed, selection.picked)


def _one_step_back(selection: Selection) -> Selection:
    """Aim, then the picked card, then the lifted one. Where only the pointer aims, that is no step."""
    if selection.lifted is None:
        return NOTHING
    if selection.aimed is not None and selection.is_keyed:
        return replace(selection, aimed=None)
    if selection.picked is not None:
        return replace(selection, picked=None, aimed=None)
    return NOTHING


# ---------------------------------------------------------------- mouse


def _by_mouse(selection: Selection, act: Press | Tap | Drop | TapZone | Aim, lay: TableSnapshot) -> Reaction:
    match act:
        case Press(key):
            return _press(selection, key, lay)
        case Tap(key):
            return _tap(selection, key, lay)
        case Drop(key, zone):
            return _drop(selection, key, zone)
        case TapZone(zone):
            return _tap_zone(selection, zone, lay)
        case Aim() if selection.meant is None:
            return _point_at(selection, act.zone, lay)
        case Aim():
            return aim(selection, act, lay)


def _press(selection: Selection, key: CardKey, lay: TableSnapshot) -> Reaction:
    """Taking hold of the lifted card again, or of the picked one, keeps what was chosen."""
    if key in (selection.meant, selection.picked):
        return Select(Selection(lifted=selection.meant, picked=selection.picked, grip="again"))
    return Select(Selection(lifted=key, grip="first")) if key in lay.liftable else Ignore()


def _tap(selection: Selection, key: CardKey, lay: TableSnapshot) -> Reaction:
    if key in (selection.meant, selection.picked):
        return Select(Selection(lifted=selection.meant, picked=selection.picked))
    if selection.meant is not None and key in lay.targets:
        return Try(selection.meant, (key[0], key[1]), selection.picked)
    if key in lay.liftable:
        return Select(Selection(lifted=key))
    return Try(key, None) if key in lay.hand or key in lay.tray else Explain(key)


def _tap_zone(selection: Selection, zone: ZoneId, lay: TableSnapshot) -> Reaction:
    """With nothing lifted only what is lit then, and the own card, play none of those on offer."""
    if selection.meant is not None:
        return Try(selection.meant, zone, selection.picked)
    return Try(None, zone) if zone == OWN_CARD or zone in lay.targets else Absorb("none_lifted")


def _point_at(selection: Selection, zone: ZoneId | None, lay: TableSnapshot) -> Reaction:
    """With nothing lifted the pointer shows what becomes of the own card without any of them; leaving does not take the
    aim from the keyboard.
    """
    if selection.is_keyed and zone not in lay.targets:
        return Ignore()
    aimed = Selection(aimed=zone if zone in lay.targets else None)
    return Ignore() if aimed == selection else Select(aimed)


def _drop(selection: Selection, key: CardKey, zone: ZoneId | None) -> Reaction:
    """Let go over nothing, a card that has got its other half stays chosen."""
    if zone is None:
        kept = Selection(lifted=selection.lifted, picked=selection.picked)
        return Select(NOTHING if selection.picked is None else kept)
    if key in (selection.meant, selection.picked):
        return Try(selection.meant, zone, selection.picked)
    return Try(key, zone)
