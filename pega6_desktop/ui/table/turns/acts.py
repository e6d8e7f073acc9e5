"""The words of the table's inner language: moments, what a player does, what the table does about it.

Owns these frozen values, and what holds in every turn whatever is owed: neighbours, asking why, letting go, moves by
name. Which other act brings which reaction is the task of selection. Must not know Qt or any game.
"""

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

from pega6_desktop.ui.table.view import CardKey, Decision, Intent, ZoneId
from pega6_desktop.ui.words.table_talk import Absorbed

Stage = Literal["moving", "sent", "gate", "waiting"] | Decision
"""moving: steps run that the player has to wait for; sent: a command is on its way; gate: the table waits for go_on;
waiting: the viewer owes nothing; else what the viewer owes."""

PLAYING: frozenset[Stage] = frozenset({"hand", "rows", "option", "draft", "offer", "gather"})
"""The stages at which the viewer owes something."""


ALONE: ZoneId = ("alone", 0)
"""Gathered beside a card of the hand: none of the cards that could go with it is to be played."""

Grip = Literal["none", "first", "again"]
"""Whether the button is down on the lifted card: not; by the press that lifted it; by a press on the card lifted."""


class Selection(msgspec.Struct, frozen=True):
    """What the player is about to do.

    lifted: the card in hand. picked: the card it was laid on, where one move needs both. aimed: the zone it, or the row
    choice, is pointed at. gathered: what the move will be made of. refused: the card whose drop was just refused; it
    lies in its place again, but Enter and a row still mean it. is_keyed: the keyboard chose it. typed: digits of an
    open card typed so far.
    """

    lifted: CardKey | None = None
    picked: CardKey | None = None
    aimed: ZoneId | None = None
    refused: CardKey | None = None
    is_keyed: bool = False
    grip: Grip = "none"
    typed: str = ""
    gathered: tuple[CardKey | ZoneId, ...] = ()

    @property
    def meant(self) -> CardKey | None:
        """The card that Enter or a row would play."""
        return self.refused if self.lifted is None else self.lifted

    @property
    def intent(self) -> Intent:
        """What Enter would do."""
        return Intent(lifted=self.meant, picked=self.picked, aimed=self.aimed, gathered=self.gathered)


NOTHING = Selection()


class TableSnapshot(msgspec.Struct, frozen=True):
    """What lies on the table and may be meant.

    hand: the viewer's cards in order. tray: the viewer's extra cards. rows: the zones of the rows in order. liftable:
    cards that may be picked up now, in the order the keyboard walks them. targets: where the selection may go, in the
    order the keyboard walks them. grid: open cards place by place, `columns` to a line, None where one was taken.
    plates: players whose hands everybody has seen and may look at again.
    """

    hand: tuple[CardKey, ...] = ()
    tray: tuple[CardKey, ...] = ()
    rows: tuple[ZoneId, ...] = ()
    liftable: tuple[CardKey, ...] = ()
    targets: tuple[ZoneId, ...] = ()
    grid: tuple[CardKey | None, ...] = ()
    columns: int = 1
    plates: tuple[CardKey, ...] = ()


# ---------------------------------------------------------------- acts: what a player does


class Walk(msgspec.Struct, frozen=True):
    """An arrow: step is -1 or +1."""

    step: int


class Climb(msgspec.Struct, frozen=True):
    """An arrow up (-1) or down (+1)."""

    step: int


class Digit(msgspec.Struct, frozen=True):
    """A digit, 0 to 9."""

    number: int


class Confirm(msgspec.Struct, frozen=True):
    """Enter."""


class GoAlone(msgspec.Struct, frozen=True):
    """The card of the hand is to go without any other."""


class Push(msgspec.Struct, frozen=True):
    """The main button: Enter, or where it offers to play none of the cards, that."""


class LetGo(msgspec.Struct, frozen=True):
    """Escape, or a click on the bare table."""


class AskBack(msgspec.Struct, frozen=True):
    """Z: the last choice back."""


class AskAgain(msgspec.Struct, frozen=True):
    """Y: what was taken back, once more."""


class AskWhy(msgspec.Struct, frozen=True):
    """?: key is the card under the pointer, if any."""

    key: CardKey | None = None


class LookOn(msgspec.Struct, frozen=True):
    """D: the open hand of the next player; present is the one whose hand is shown."""

    present: CardKey | None = None


class AskSkip(msgspec.Struct, frozen=True):
    """Space, or a click while things move."""


class Press(msgspec.Struct, frozen=True):
    """The button went down on a card that may be lifted."""

    key: CardKey


class Tap(msgspec.Struct, frozen=True):
    """A click on a card."""

    key: CardKey


class Play(msgspec.Struct, frozen=True):
    """A double click on a card, or a click where one is enough: play what the click took up."""

    key: CardKey


class Drop(msgspec.Struct, frozen=True):
    """A dragged card was let go over a zone, or nowhere."""

    key: CardKey
    zone: ZoneId | None


class TapZone(msgspec.Struct, frozen=True):
    """A click on a zone."""

    zone: ZoneId


class Aim(msgspec.Struct, frozen=True):
    """A dragged card, or the pointer while a card is lifted, is over a zone, or over nothing."""

    zone: ZoneId | None


class ChooseMove(msgspec.Struct, frozen=True):
    """A move chosen by name in an item view."""

    move: object


Act = (
    Walk
    | Climb
    | Digit
    | Confirm
    | GoAlone
    | Push
    | LetGo
    | AskBack
    | AskAgain
    | AskWhy
    | LookOn
    | AskSkip
    | Press
    | Tap
    | Play
    | Drop
    | TapZone
    | Aim
    | ChooseMove
)

# ---------------------------------------------------------------- reactions: what the table does


class Select(msgspec.Struct, frozen=True):
    """Hold this selection from now on."""

    selection: Selection


class Try(msgspec.Struct, frozen=True):
    """Ask what this card there means, with the card picked before, and do it or say why not."""

    key: CardKey | None
    zone: ZoneId | None
    picked: CardKey | None = None


class Check(msgspec.Struct, frozen=True):
    """Ask what this card there, or that place alone, would mean, with the card picked before, and aim there or say why
    not.
    """

    key: CardKey | None
    zone: ZoneId
    picked: CardKey | None = None


class Send(msgspec.Struct, frozen=True):
    """Submit this move."""

    move: object


class TakeBack(msgspec.Struct, frozen=True):
    """Ask for the last choice back."""


class Redo(msgspec.Struct, frozen=True):
    """Ask for what was taken back once more."""


class Explain(msgspec.Struct, frozen=True):
    """Show why this card lies or goes where it does, or what this player has drafted."""

    key: CardKey


class Finish(msgspec.Struct, frozen=True):
    """Bring everything that moves to its end."""


class Absorb(msgspec.Struct, frozen=True):
    """Do nothing, and say why. is_dropped: what was selected is let go, lest it be taken for what was asked."""

    reason: Absorbed
    is_dropped: bool = False


class Ignore(msgspec.Struct, frozen=True):
    """Do nothing; there is nothing to say."""


Reaction = Select | Try | Check | Send | TakeBack | Redo | Explain | Finish | Absorb | Ignore


# ---------------------------------------------------------------- what holds in every turn

T = TypeVar("T", CardKey, ZoneId)


def played(selection: Selection, act: Play) -> Reaction:
    """Play the card, if it is still the one that was taken up by hand."""
    is_up = selection.lifted == act.key and not selection.is_keyed
    return Try(act.key, selection.aimed) if is_up else Ignore()


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
        case ChooseMove(move):
            return Send(move)
        case _:
            return Ignore()


def looked_at(selection: Selection, act: LookOn | TapZone, snapshot: TableSnapshot) -> Reaction | None:
    """The open hand that is asked for: of the player after the one whose hand is shown, or whose plate is clicked on
    while nothing is lifted.
    """
    plates = snapshot.plates
    if isinstance(act, LookOn):
        return Explain(neighbour(plates, act.present, 1)) if plates else Absorb("no_open_hand")
    return Explain(act.zone) if act.zone in plates and selection.meant is None else None


def explain(selection: Selection, pointed: CardKey | None) -> Reaction:
    """Why is asked about the card that is meant first, then about the one under the pointer."""
    key = pointed if selection.meant is None else selection.meant
    return Absorb("nothing_to_explain") if key is None else Explain(key)


def aim(selection: Selection, act: Aim, snapshot: TableSnapshot) -> Reaction:
    """A dragged card aims at whatever it hangs over, a hovering pointer only at targets.

    The pointer does not take the aim from the keyboard: it is often moved by accident.
    """
    if selection.lifted is None or (selection.is_keyed and selection.grip == "none"):
        return Ignore()
    is_meant = selection.grip != "none" or act.zone in snapshot.targets
    aimed = msgspec.structs.replace(selection, aimed=act.zone if is_meant else None)
    return Ignore() if aimed == selection else Select(aimed)
