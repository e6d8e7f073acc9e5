"""One event, one step: how a state changes. Owns evolve; decides nothing and never mutates."""

from typing import assert_never

from msgspec.structs import replace

from pega6_desktop.core.evolving import known, with_at
from pega6_desktop.games.qwixx_cards.cards import Card
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
    SheetEvent,
    TurnBegan,
    TurnMissed,
)
from pega6_desktop.games.qwixx_cards.sheets import Sheet
from pega6_desktop.games.qwixx_cards.state import State


def _on_dealt(state: State, event: Dealt) -> State:
    return replace(
        state,
        phase="draw",
        number=1,
        active=event.first,
        first=event.first,
        hands=tuple([known(hand) for hand in event.hands]),
        display=known(event.display),
        pile=known(event.pile),
    )


def _on_drawn(state: State, event: CardsDrawn) -> State:
    hand = tuple(sorted((*state.hands[event.seat], *known(event.cards))))
    left = tuple([None if at in event.places else card for at, card in enumerate(state.display)])
    return replace(state, hands=with_at(state.hands, event.seat, hand), display=left)


def _on_refilled(state: State, event: DisplayRefilled) -> State:
    display: tuple[Card | None, ...] = state.display
    for at, card in zip(event.places, known(event.cards), strict=True):
        display = with_at(display, at, card)
    return replace(state, display=display, pile=state.pile[len(event.places) :])


def _on_crossed(state: State, event: NumberCrossed) -> State:
    sheet = state.sheets[event.seat].crossed(event.row, event.number)
    fresh = state.fresh or ((),) * state.setup.seats
    return replace(
        state,
        sheets=with_at(state.sheets, event.seat, sheet),
        has_crossed=state.has_crossed or event.seat == state.active,
        fresh=with_at(fresh, event.seat, (*fresh[event.seat], (event.row, event.number))),
    )


def _on_played(state: State, event: CardsPlayed) -> State:
    hand = tuple([card for card in state.hands[event.seat] if card not in event.cards])
    return replace(state, hands=with_at(state.hands, event.seat, hand), in_play=event.cards)


def _on_missed(state: State, event: TurnMissed) -> State:
    sheet = Sheet(state.sheets[event.seat].rows, event.count)
    return replace(state, sheets=with_at(state.sheets, event.seat, sheet))


def _moved(state: State, event: CardEvent) -> State:
    match event:
        case Dealt():
            return _on_dealt(state, event)
        case CardsDrawn():
            return _on_drawn(state, event)
        case DisplayRefilled():
            return _on_refilled(state, event)
        case PileReshuffled():
            return replace(state, pile=known(event.pile), discard=(), shuffles=state.shuffles + 1)
        case CardsPlayed():
            return _on_played(state, event)
        case CardsDiscarded(_, cards):
            return replace(state, in_play=(), discard=(*state.discard, *cards))
        case _:
            assert_never(event)


def _written(state: State, event: SheetEvent) -> State:
    match event:
        case MarkChosen(seat, row):
            return replace(state, chosen=with_at(state.chosen, seat, known(row)))
        case MarkTakenBack(seat):
            return replace(state, chosen=with_at(state.chosen, seat, None))
        case MarksRevealed():
            return replace(state, phase="play", chosen=(None,) * state.setup.seats, fresh=())
        case NumberCrossed():
            return _on_crossed(state, event)
        case RowCompleted():
            return state
        case TurnMissed():
            return _on_missed(state, event)
        case _:
            assert_never(event)


def evolve(state: State, event: Event) -> State:
    """The state after one event. Raises RuleBug for a redacted event."""
    match event:
        case NumberAnnounced():
            return replace(state, phase="mark", chosen=(None,) * state.setup.seats, has_crossed=False)
        case TurnBegan(seat):
            return replace(state, phase="draw", active=seat, number=state.number + 1, has_crossed=False)
        case MatchEnded():
            return replace(state, phase="over", fresh=())
        case Dealt() | CardsDrawn() | DisplayRefilled() | PileReshuffled() | CardsPlayed() | CardsDiscarded():
            return _moved(state, event)
        case _:
            return _written(state, event)
