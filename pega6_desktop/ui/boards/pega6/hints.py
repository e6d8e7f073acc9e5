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
from pega6_desktop.ui.table.view import CardKey, StepHint


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
            move = StepHint("reveal", rekeys=turned, sound="turn")
        case RowChoiceNeeded():
            move = StepHint("quiet")
        case RowTaken():
            flown = tuple((_card(card), ("pile", event.seat)) for card in event.cards)
            move = StepHint("take", leaves=flown, counts=((event.seat, event.heads),), sound="gather moo")
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


def _draft(event: DraftOpened | CardDrafted | PickTakenBack | RowsLaid) -> StepHint:
    """Open cards come from the middle; a drafted one goes from there to its owner, or back."""
    match event:
        case DraftOpened():
            return StepHint("deal", enters=tuple((_card(card), ("felt", 0)) for card in event.cards), sound="slide")
        case CardDrafted():
            flown = ((_card(event.card), ("hand", event.seat)),)
            return StepHint("choose", enters=((_card(event.card), ("felt", 0)),), leaves=flown, sound="slide")
        case PickTakenBack():
            back = ((_card(event.card), ("felt", 0)),)
            return StepHint(
                "take_back", enters=((_card(event.card), ("hand", event.seat)),), leaves=back, sound="slide"
            )
        case RowsLaid():
            return StepHint("place", enters=tuple((_card(card), ("felt", 0)) for card in event.rows), sound="snap")
        case _:
            assert_never(event)


def _special(event: SpecialEvent) -> StepHint:
    match event:
        case SpecialAsked() | SpecialDeclined():
            return StepHint("quiet")
        case SpecialPlayed():
            return StepHint("quiet", sound="turn")
        case SevenLaid():
            return StepHint("place", sound="stamp")
        case BlockLaid():
            return StepHint("place", sound="lock")
        case FifthRowOpened() | FifthRowClosed() | BlocksLifted() | CardMoved():
            return StepHint("place", sound="snap")
        case CardReplaced():
            hand = ("hand", event.seat)
            return StepHint(
                "place", enters=((_card(event.card), hand),), leaves=((_card(event.back), hand),), sound="turn"
            )
        case _:
            return _after_taking(event)


def _after_taking(event: AfterTaking) -> StepHint:
    match event:
        case HeadsCancelled() | CardSetAside():
            return StepHint("quiet", sound="snap")
        case SpecialGiven() | SpecialDrawn() | SpecialsReshuffled():
            return StepHint("quiet", sound="slide")
        case SetAsideOffered() | SetAsideEnded() | ExchangeOffered() | ExchangeDeclined():
            return StepHint("quiet")
        case _:
            assert_never(event)
