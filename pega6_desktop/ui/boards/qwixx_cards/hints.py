"""How the events of Qwixx cards move. Owns which back becomes which card, and where cards come from and go to."""

from typing import assert_never

from pega6_desktop.games.qwixx_cards.events import (
    CardEvent,
    CardsDiscarded,
    CardsDrawn,
    CardsPlayed,
    Dealt,
    DisplayRefilled,
    Event,
    MarkChosen,
    MarksRevealed,
    MarkTakenBack,
    MatchEnded,
    NumberAnnounced,
    NumberCrossed,
    PileReshuffled,
    RowCompleted,
    TurnBegan,
    TurnMissed,
)
from pega6_desktop.ui.boards.qwixx_cards.cards import card_key, shown_key
from pega6_desktop.ui.table.view import StepHint

_PILE = ("pile", 0)

CROSS_MS, LOCK_MS, MISSED_MS = 190, 420, 520
"""How long each is looked at, in ms at normal tempo; a cross is still being drawn when the next one begins."""

PLAYED_MS = 650
"""How long played cards lie before their numbers are crossed: everybody wants to read them."""


def hint(event: Event) -> StepHint:
    """The motion of one event."""
    match event:
        case Dealt() | CardsDrawn() | DisplayRefilled() | PileReshuffled() | CardsPlayed() | CardsDiscarded():
            return _moved(event)
        case NumberAnnounced():
            return StepHint("quiet", sound="turn")
        case TurnBegan():
            return StepHint("quiet", begins=True)
        case MarkChosen() | MarkTakenBack() | MarksRevealed():
            return StepHint("quiet")
        case NumberCrossed():
            return StepHint("place", sound="cross", rest=CROSS_MS)
        case RowCompleted():
            return StepHint("place", sound="row_lock", rest=LOCK_MS)
        case TurnMissed():
            return StepHint("place", sound="missed", rest=MISSED_MS)
        case MatchEnded():
            return StepHint("gate", is_gate=True, sound="win")
        case _:
            assert_never(event)


def _moved(event: CardEvent) -> StepHint:
    match event:
        case Dealt():
            keys = [shown_key(at, number) for at, number in enumerate(event.numbers)]
            keys += [card_key(card) for hand in event.hands for card in hand or ()]
            return StepHint("deal", enters=tuple([(key, _PILE) for key in keys]), sound="slide")
        case CardsDrawn():
            return _drawn(event)
        case DisplayRefilled(places, _, numbers):
            fresh = [shown_key(at, number) for at, number in zip(places, numbers, strict=True)]
            return StepHint("place", enters=tuple([(key, _PILE) for key in fresh]), sound="slide")
        case PileReshuffled():
            return StepHint("place", sound="slide")
        case CardsPlayed(seat, cards):
            from_seat = tuple([(card_key(card), ("seat", seat)) for card in cards])
            return StepHint("place", enters=from_seat, sound="slide", rest=PLAYED_MS)
        case CardsDiscarded(_, cards):
            return StepHint("place", leaves=tuple([(card_key(card), ("discard", 0)) for card in cards]), sound="slide")
        case _:
            assert_never(event)


def _drawn(event: CardsDrawn) -> StepHint:
    """Into the own hand the backs turn over; into another hand they stay backs."""
    backs = [shown_key(at, number) for at, number in zip(event.places, event.numbers, strict=True)]
    if event.cards is None:
        return StepHint("place", leaves=tuple([(key, ("seat", event.seat)) for key in backs]), sound="slide")
    turned = tuple([(key, card_key(card)) for key, card in zip(backs, event.cards, strict=True)])
    return StepHint("reveal", rekeys=turned, sound="turn")
