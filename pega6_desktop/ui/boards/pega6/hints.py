"""How the events of Pega em 6! move. Owns which handle becomes which card, and where cards come from and go to."""

from typing import assert_never

from pega6_desktop.games.pega6.events import (
    AfterTaking,
    BlockLaid,
    BlocksLifted,
    CardChosen,
    CardDrafted,
    CardMoved,
    CardPlaced,
    CardReplaced,
    CardSetAside,
    CardsRevealed,
    ChoiceTakenBack,
    DraftOpened,
    Event,
    ExchangeDeclined,
    ExchangeOffered,
    FifthRowClosed,
    FifthRowOpened,
    HeadsCancelled,
    MatchEnded,
    PickTakenBack,
    RoundDealt,
    RoundEnded,
    RowChoiceNeeded,
    RowsLaid,
    RowTaken,
    SetAsideEnded,
    SetAsideOffered,
    SevenLaid,
    SpecialAsked,
    SpecialDeclined,
    SpecialDrawn,
    SpecialEvent,
    SpecialGiven,
    SpecialPlayed,
    SpecialsReshuffled,
)
from pega6_desktop.ui.boards.pega6 import extras
from pega6_desktop.ui.table.view import CardKey, StepHint, ZoneId


def hint(event: Event) -> StepHint:  # noqa: C901 - one motion per event of a closed union
    """The motion of one event; a card the viewer may not see is only ever a slot."""
    match event:
        case RoundDealt():
            move = _dealt(event)
        case CardChosen():
            move = _chosen(event)
        case ChoiceTakenBack():
            move = _taken_back(event)
        case CardsRevealed():
            turned = tuple((_slot(seat), _card(card)) for card, seat in event.plays)
            move = StepHint("reveal", rekeys=turned, sound="turn", begins=True)
        case RowChoiceNeeded():
            move = StepHint("quiet")
        case RowTaken():
            move = _taken(event)
        case CardPlaced():
            move = StepHint("place", sound="snap")
        case RoundEnded():
            move = StepHint("gate", is_gate=True, sound="round_end")
        case MatchEnded():
            move = StepHint("gate", is_gate=True, sound="win")
        case DraftOpened() | CardDrafted() | PickTakenBack() | RowsLaid():
            move = _draft(event)
        case _:
            move = _special(event)
    return move


def _card(number: int) -> CardKey:
    return ("card", number)


def _slot(seat: int) -> CardKey:
    return ("slot", seat, 0)


def _dealt(event: RoundDealt) -> StepHint:
    """Four cards onto the felt, the known hands to their owners, all from the deck in the middle."""
    hands = tuple(card for hand in event.hands if hand is not None for card in hand)
    return StepHint("deal", enters=tuple((_card(card), ("felt", 0)) for card in (*event.rows, *hands)), sound="slide")


def _chosen(event: CardChosen) -> StepHint:
    if event.card is None:
        return StepHint("choose", enters=((_slot(event.seat), ("hand", event.seat)),), sound="slide")
    return StepHint("choose", rekeys=((_card(event.card), _slot(event.seat)),), sound="slide")


def _taken_back(event: ChoiceTakenBack) -> StepHint:
    if event.card is None:
        return StepHint("take_back", leaves=((_slot(event.seat), ("hand", event.seat)),), sound="slide")
    return StepHint("take_back", rekeys=((_slot(event.seat), _card(event.card)),), sound="slide")


def _taken(event: RowTaken) -> StepHint:
    """The cards fly to the pile; a seven that lay in the row goes to the discard pile (P6-S-14)."""
    flown = tuple((_card(card), ("pile", event.seat)) for card in event.cards)
    seven = _discarded("seven_takes", ("row", event.row))
    return StepHint("take", enters=seven, leaves=flown, counts=((event.seat, event.heads),), sound="gather moo")


def _draft(event: DraftOpened | CardDrafted | PickTakenBack | RowsLaid) -> StepHint:
    """Open cards come from the middle; a drafted one lies on the table of its owner until the rows are laid."""
    match event:
        case DraftOpened():
            return StepHint("deal", enters=tuple((_card(card), ("felt", 0)) for card in event.cards), sound="slide")
        case CardDrafted():
            return StepHint("choose", sound="slide")
        case PickTakenBack():
            return StepHint("take_back", sound="slide")
        case RowsLaid():
            return StepHint("place", enters=tuple((_card(card), ("felt", 0)) for card in event.rows), sound="snap")
        case _:
            assert_never(event)


def _special(event: SpecialEvent) -> StepHint:
    match event:
        case SpecialAsked() | SpecialDeclined():
            return StepHint("quiet")
        case SpecialPlayed():
            return _played(event)
        case FifthRowOpened():
            return StepHint("place", sound="slide")
        case CardMoved():
            return StepHint("place", sound="snap")
        case SevenLaid() | BlockLaid():
            return _laid(event)
        case FifthRowClosed():
            marker = extras.marker_key(extras.BESIDE)
            return StepHint("place", rekeys=_to_discard((marker,), extras.BESIDE), sound="slide")
        case BlocksLifted():
            return StepHint("place", enters=_discarded("block", ("row", event.rows[0])), sound="lock")
        case CardReplaced():
            hand = ("hand", event.seat)
            return StepHint(
                "place", enters=((_card(event.card), hand),), leaves=((_card(event.back), hand),), sound="turn"
            )
        case _:
            return _after_taking(event)


def _played(event: SpecialPlayed) -> StepHint:
    """From the tray of its owner, or the hand nobody else sees, to where it lies: beside the rows or on the discard
    pile. One that goes to a row waits in the own tray, or beside the rows for all to see, until it is laid there.
    """
    own = extras.every_own_key(event.kind)
    open_keys = (extras.marker_key(event.kind), *extras.every_discarded_key(event.kind))
    return StepHint(
        "place",
        rekeys=tuple((old, new) for old in own for new in open_keys),
        enters=tuple((key, ("hand", event.seat)) for key in open_keys),
        sound="turn",
    )


def _laid(event: SevenLaid | BlockLaid) -> StepHint:
    """The card itself goes to its row; there its mark stands for it."""
    kind, sound = ("seven_takes", "stamp") if isinstance(event, SevenLaid) else ("block", "lock")
    waiting = (extras.marker_key(kind), *extras.every_own_key(kind))
    return StepHint("place", leaves=tuple((key, ("row", event.row)) for key in waiting), sound=sound)


def _discarded(kind: str, zone: ZoneId) -> tuple[tuple[CardKey, ZoneId], ...]:
    """Whichever card of this kind comes to lie on the discard pile comes from there."""
    return tuple((key, zone) for key in extras.every_discarded_key(kind))


def _to_discard(waiting: tuple[CardKey, ...], kind: str) -> tuple[tuple[CardKey, CardKey], ...]:
    """Whichever of these keys goes becomes whichever of the discard pile comes."""
    return tuple((old, new) for old in waiting for new in extras.every_discarded_key(kind))


def _after_taking(event: AfterTaking) -> StepHint:
    match event:
        case HeadsCancelled():
            return StepHint("quiet", sound="stamp")
        case CardSetAside():
            return StepHint("quiet", leaves=((_card(event.card), ("discard", 0)),), sound="snap")
        case SpecialGiven():
            own = _to_discard(extras.every_own_key(event.kind), event.kind)
            return StepHint("place", rekeys=own, enters=_discarded(event.kind, ("hand", event.seat)), sound="slide")
        case SpecialDrawn():
            return _drawn(event)
        case SpecialsReshuffled():
            gone = tuple(key for kind in extras.KINDS for key in extras.every_discarded_key(kind))
            return StepHint("place", leaves=tuple((key, ("deck", 0)) for key in gone), sound="slide")
        case SetAsideOffered() | SetAsideEnded() | ExchangeOffered() | ExchangeDeclined():
            return StepHint("quiet")
        case _:
            assert_never(event)


def _drawn(event: SpecialDrawn) -> StepHint:
    """Only its owner sees which card comes."""
    own = () if event.kind is None else extras.every_own_key(event.kind)
    return StepHint("place", enters=tuple((key, ("deck", 0)) for key in own), sound="slide")
