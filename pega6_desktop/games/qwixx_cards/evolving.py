"""One event, one step: how a state changes. Owns evolve; decides nothing and never mutates."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from pega6_desktop.core.evolving import known, with_at
from pega6_desktop.games.qwixx_cards.cards import Card
from pega6_desktop.games.qwixx_cards.events import (
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


def _on_discarded(state: State, event: CardsDiscarded) -> State:
    return replace(state, in_play=(), discard=(*state.discard, *event.cards))


def _on_reshuffled(state: State, event: PileReshuffled) -> State:
    return replace(state, pile=known(event.pile), discard=(), shuffles=state.shuffles + 1)


def _on_announced(state: State, _: NumberAnnounced) -> State:
    return replace(state, phase="mark", chosen=(None,) * state.setup.seats, has_crossed=False)


def _on_chosen(state: State, event: MarkChosen) -> State:
    return replace(state, chosen=with_at(state.chosen, event.seat, known(event.row)))


def _on_taken_back(state: State, event: MarkTakenBack) -> State:
    return replace(state, chosen=with_at(state.chosen, event.seat, None))


def _on_revealed(state: State, _: MarksRevealed) -> State:
    return replace(state, phase="play", chosen=(None,) * state.setup.seats, fresh=())


def _on_began(state: State, event: TurnBegan) -> State:
    return replace(state, phase="draw", active=event.seat, number=state.number + 1, has_crossed=False)


CHANGES: Mapping[type[Event], Callable[[State, Any], State]] = MappingProxyType(
    {
        Dealt: _on_dealt,
        CardsDrawn: _on_drawn,
        DisplayRefilled: _on_refilled,
        PileReshuffled: _on_reshuffled,
        CardsPlayed: _on_played,
        CardsDiscarded: _on_discarded,
        NumberAnnounced: _on_announced,
        MarkChosen: _on_chosen,
        MarkTakenBack: _on_taken_back,
        MarksRevealed: _on_revealed,
        NumberCrossed: _on_crossed,
        RowCompleted: lambda state, _: state,
        TurnMissed: _on_missed,
        TurnBegan: _on_began,
        MatchEnded: lambda state, _: replace(state, phase="over", fresh=()),
    }
)
"""What each event of the union changes. Asked by type: matching one after the other takes longer than the changes."""


def evolve(state: State, event: Event) -> State:
    """The state after one event. Raises RuleBug for a redacted event."""
    return CHANGES[type(event)](state, event)
