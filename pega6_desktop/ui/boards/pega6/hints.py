"""How the events of Pega em 6! move. Owns which handle becomes which card, and where cards come from and go to."""

from typing import assert_never

from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardPlaced,
    CardsRevealed,
    ChoiceTakenBack,
    Event,
    MatchEnded,
    RoundDealt,
    RoundEnded,
    RowChoiceNeeded,
    RowTaken,
)
from pega6_desktop.ui.table.view import CardKey, StepHint


def hint(event: Event) -> StepHint:
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
            move = StepHint("take", leaves=flown, counts=((event.seat, event.heads),), sound="moo")
        case CardPlaced():
            move = StepHint("place", sound="snap")
        case RoundEnded():
            move = StepHint("gate", is_gate=True, sound="round end")
        case MatchEnded():
            move = StepHint("gate", is_gate=True, sound="win")
        case _:
            assert_never(event)
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
