"""The open draft as it lies on the table: every card by number, who took which, and whose turn it is.

Owns the draft view and the words of the own plate meanwhile. Must not know where anything is drawn.
"""

import math

from msgspec.structs import replace

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.variants import deck, hand_size
from pega6_desktop.ui.boards.pega6.cards import number_card
from pega6_desktop.ui.boards.pega6.seats import play_order
from pega6_desktop.ui.table.view import DrafterView, DraftPlace, DraftView, InTurn, SeatView
from pega6_desktop.ui.words.pega6 import draft
from pega6_desktop.ui.words.people import Voice

_LINES = 0.42
"""The square root of that many times the cards is how many lines of them fill a mat that is twice as wide as high."""


def draft_view(observation: Observation, voice: Voice) -> DraftView | None:
    """The draft; None while no open cards are drafted."""
    if observation.phase != "draft":
        return None
    cards = deck(observation.setup.variant, observation.setup.seats)
    takers = {card: seat for seat, card in observation.picks}
    others = [seat for seat in play_order(observation) if seat != observation.viewer]
    return DraftView(
        columns=_columns(len(cards)),
        places=tuple(_place(number, takers.get(number), voice) for number in cards),
        drafters=tuple(_drafter(observation, voice, seat) for seat in others),
        order_word=draft.order(),
        order=_order(observation, voice),
        hand_places=hand_size(observation.setup.variant),
        hand_note=draft.hand_is_open(),
        end_note=draft.rest_opens_rows(),
    )


def lap(observation: Observation) -> int:
    """The lap in progress, from 1: everybody takes one card a lap (P6-P-04)."""
    return min(hand_size(observation.setup.variant), len(observation.picks) // observation.setup.seats + 1)


def own_plate(observation: Observation, seat: SeatView) -> SeatView:
    """The viewer's plate while cards are drafted: the heads in hand and how many cards there are to come."""
    count, of = len(observation.hand), hand_size(observation.setup.variant)
    cost = heads(observation.hand)
    return replace(
        seat,
        spoken=draft.spoken(seat.name, count, of, cost, observation.hand),
        points=cost,
        points_word=draft.in_hand(),
        goal=draft.cards_of(count, of),
        share=count / of,
    )


def _columns(count: int) -> int:
    """The columns with which the cards on the mat are largest, filled evenly."""
    lines = max(1, round(math.sqrt(_LINES * count)))
    return -(-count // lines)


def _place(number: int, taker: int | None, voice: Voice) -> DraftPlace:
    if taker is None:
        return DraftPlace(number, number_card(number), None, "")
    return DraftPlace(number, None, voice.seats[taker].avatar, voice.name(taker))


def _drafter(observation: Observation, voice: Voice, seat: int) -> DrafterView:
    taken = tuple(card for owner, card in observation.picks if owner == seat)
    of, cost, name = hand_size(observation.setup.variant), heads(taken), voice.name(seat)
    return DrafterView(
        seat=seat,
        name=name,
        avatar=voice.seats[seat].avatar,
        spoken=draft.spoken(name, len(taken), of, cost, taken),
        heads=cost,
        progress=draft.progress(len(taken), of),
        cards=tuple(number_card(card) for card in sorted(taken)),
        places=of,
        is_turn=seat in observation.to_act,
    )


def _order(observation: Observation, voice: Voice) -> tuple[InTurn, ...]:
    """Everybody in turn, from the round's first drafter clockwise."""
    count = observation.setup.seats
    seats = [(observation.first + step) % count for step in range(count)]
    return tuple(InTurn(voice.name(seat), voice.seats[seat].avatar, seat in observation.to_act) for seat in seats)
