"""How the events of Qwixx cards move. Owns which back becomes which card, and where cards come from and go to."""

from typing import assert_never

from pega6_desktop.games.qwixx_cards import events
from pega6_desktop.ui.boards.qwixx_cards.cards import card_key, shown_key
from pega6_desktop.ui.table.view import StepHint

_PILE = ("pile", 0)

CROSS_MS, LOCK_MS, MISSED_MS = 190, 420, 520
"""How long each is looked at, in ms at normal tempo; a cross is still being drawn when the next one begins."""

PLAYED_MS = 650
"""How long played cards lie before their numbers are crossed: everybody wants to read them."""


def hint(event: events.Event) -> StepHint:
    """The motion of one event."""
    match event:
        case (
            events.Dealt()
            | events.CardsDrawn()
            | events.DisplayRefilled()
            | events.PileReshuffled()
            | events.CardsPlayed()
            | events.CardsDiscarded()
        ):
            return _moved(event)
        case events.NumberAnnounced():
            return StepHint("quiet", sound="turn")
        case events.TurnBegan():
            return StepHint("quiet", begins=True)
        case events.MarkChosen() | events.MarkTakenBack() | events.MarksRevealed():
            return StepHint("quiet")
        case events.NumberCrossed():
            return StepHint("place", sound="cross", rest=CROSS_MS)
        case events.RowCompleted():
            return StepHint("place", sound="row_lock", rest=LOCK_MS)
        case events.TurnMissed():
            return StepHint("place", sound="missed", rest=MISSED_MS)
        case events.MatchEnded():
            return StepHint("gate", is_gate=True, sound="win")
        case _:
            assert_never(event)


def _moved(event: events.CardEvent) -> StepHint:
    match event:
        case events.Dealt():
            keys = [shown_key(at, number) for at, number in enumerate(event.numbers)]
            keys += [card_key(card) for hand in event.hands for card in hand or ()]
            return StepHint("deal", enters=tuple([(key, _PILE) for key in keys]), sound="slide")
        case events.CardsDrawn():
            return _drawn(event)
        case events.DisplayRefilled(places, _, numbers):
            fresh = [shown_key(at, number) for at, number in zip(places, numbers, strict=True)]
            return StepHint("place", enters=tuple([(key, _PILE) for key in fresh]), sound="slide")
        case events.PileReshuffled():
            return StepHint("place", sound="slide")
        case events.CardsPlayed(seat, cards):
            from_seat = tuple([(card_key(card), ("seat", seat)) for card in cards])
            return StepHint("place", enters=from_seat, sound="slide", rest=PLAYED_MS)
        case events.CardsDiscarded(_, cards):
            return StepHint("place", leaves=tuple([(card_key(card), ("discard", 0)) for card in cards]), sound="slide")
        case _:
            assert_never(event)


def _drawn(event: events.CardsDrawn) -> StepHint:
    """Into the own hand the backs turn over; into another hand they stay backs."""
    backs = [shown_key(at, number) for at, number in zip(event.places, event.numbers, strict=True)]
    if event.cards is None:
        return StepHint("place", leaves=tuple([(key, ("seat", event.seat)) for key in backs]), sound="slide")
    turned = tuple([(key, card_key(card)) for key, card in zip(backs, event.cards, strict=True)])
    return StepHint("reveal", rekeys=turned, sound="turn")
