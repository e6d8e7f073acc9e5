"""What each event of No Thanks! changes: evolve(state, event) -> state. Owns every change of a state."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from pega6_desktop.core.evolving import with_at
from pega6_desktop.games.no_thanks.events import (
    CardTaken,
    CardTurned,
    Event,
    MatchEnded,
    Passed,
    PassTakenBack,
    RoundDealt,
    RoundEnded,
    TigerPlayed,
)
from pega6_desktop.games.no_thanks.observation import Offer
from pega6_desktop.games.no_thanks.state import State


def _dealt(state: State, event: RoundDealt) -> State:
    seats = state.setup.seats
    return replace(
        state,
        phase="decide",
        number=event.number,
        first=event.first,
        chips=(event.chips,) * seats,
        areas=((),) * seats,
        active=event.active,
        pot=0,
        turn=event.first,
        deck=event.deck or (),
        aside=event.aside or (),
        tigers=event.tigers,
        played=(None,) * len(event.tigers),
        offers=(Offer(event.active, event.first, 0),),
        sealed=0,
    )


def _passed(state: State, event: Passed) -> State:
    offer = state.offers[-1]
    return replace(
        state,
        chips=with_at(state.chips, event.seat, state.chips[event.seat] - 1),
        pot=event.pot,
        turn=(event.seat + 1) % state.setup.seats,
        offers=(*state.offers[:-1], replace(offer, passes=offer.passes + 1)),
    )


def _pass_taken_back(state: State, event: PassTakenBack) -> State:
    offer = state.offers[-1]
    return replace(
        state,
        chips=with_at(state.chips, event.seat, state.chips[event.seat] + 1),
        pot=state.pot - 1,
        turn=event.seat,
        offers=(*state.offers[:-1], replace(offer, passes=offer.passes - 1)),
    )


def _taken(state: State, event: CardTaken) -> State:
    seat = event.seat
    return replace(
        state,
        chips=with_at(state.chips, seat, state.chips[seat] + event.chips),
        areas=with_at(state.areas, seat, tuple(sorted((*state.areas[seat], event.card)))),
        active=None,
        pot=0,
        offers=(*state.offers[:-1], replace(state.offers[-1], taker=seat)),
        sealed=0,
    )


def _turned(state: State, event: CardTurned) -> State:
    offers = (*state.offers, Offer(event.card, state.turn, 0))
    return replace(state, active=event.card, pot=0, deck=state.deck[1:], offers=offers)


def _tiger(state: State, event: TigerPlayed) -> State:
    seat, card = event.seat, event.card
    return replace(
        state,
        areas=with_at(state.areas, seat, tuple(sorted((*state.areas[seat], card)))),
        tigers=with_at(state.tigers, seat, None),
        played=with_at(state.played, seat, card),
        sealed=state.offers[-1].passes,
    )


def _round_ended(state: State, event: RoundEnded) -> State:
    return replace(state, phase="deal", rounds=(*state.rounds, event.points), totals=event.totals)


CHANGES: Mapping[type[Event], Callable[[State, Any], State]] = MappingProxyType(
    {
        RoundDealt: _dealt,
        Passed: _passed,
        PassTakenBack: _pass_taken_back,
        CardTaken: _taken,
        CardTurned: _turned,
        TigerPlayed: _tiger,
        RoundEnded: _round_ended,
        MatchEnded: lambda state, _: replace(state, phase="over"),
    }
)
"""What each event of the union changes. Asked by type: matching one after the other takes longer than the changes."""


def evolve(state: State, event: Event) -> State:
    """The state after one event; never mutates."""
    return CHANGES[type(event)](state, event)
