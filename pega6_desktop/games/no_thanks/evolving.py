"""What each event of No Thanks! changes: evolve(state, event) -> state. Owns every change of a state."""

from typing import assert_never

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


def evolve(state: State, event: Event) -> State:
    """The state after one event; never mutates."""
    match event:
        case RoundDealt():
            return _dealt(state, event)
        case Passed(seat, pot):
            return _passed(state, seat, pot, by=1)
        case PassTakenBack(seat):
            return _passed(state, seat, state.pot - 1, by=-1)
        case CardTaken():
            return _taken(state, event)
        case CardTurned(card):
            offers = (*state.offers, Offer(card, state.turn, 0))
            return replace(state, active=card, pot=0, deck=state.deck[1:], offers=offers)
        case TigerPlayed(seat, card):
            return _tiger(state, seat, card)
        case RoundEnded(_, _, points, totals):
            return replace(state, phase="deal", rounds=(*state.rounds, points), totals=totals)
        case MatchEnded():
            return replace(state, phase="over")
        case _:
            assert_never(event)


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


def _passed(state: State, seat: int, pot: int, *, by: int) -> State:
    """A chip goes onto the card (by 1) or comes back from it (by -1)."""
    offer = state.offers[-1]
    return replace(
        state,
        chips=with_at(state.chips, seat, state.chips[seat] - by),
        pot=pot,
        turn=(seat + 1) % state.setup.seats if by > 0 else seat,
        offers=(*state.offers[:-1], replace(offer, passes=offer.passes + by)),
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


def _tiger(state: State, seat: int, card: int) -> State:
    return replace(
        state,
        areas=with_at(state.areas, seat, tuple(sorted((*state.areas[seat], card)))),
        tigers=with_at(state.tigers, seat, None),
        played=with_at(state.played, seat, card),
        sealed=state.offers[-1].passes,
    )
