"""The players of Pega em 6! as their plates show them. Owns in which state each seat is, and what lies before it."""

from collections.abc import Collection

from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.boards.pega6.rows.parts import PlateView
from pega6_desktop.ui.table.view import CardView
from pega6_desktop.ui.words.messages import Voice
from pega6_desktop.ui.words.pega6 import table
from pega6_desktop.ui.words.table_talk import SeatState


def play_order(observation: Observation) -> list[int]:
    """All seats clockwise, the viewer first (the first seat for a spectator)."""
    count, first = observation.setup.seats, observation.viewer or 0
    return [(first + step) % count for step in range(count)]


def seat_view(observation: Observation, voice: Voice, seat: int, thinking: Collection[int]) -> PlateView:
    """The plate of one player."""
    score = observation.score
    points = score.running[seat]
    total = score.totals[seat] + points
    state = _state(observation, seat, thinking)
    specials = observation.special_counts[seat] if observation.special_counts else 0
    held = table.special_cards(specials) if specials else ""
    return PlateView(
        seat=seat,
        name=voice.name(seat),
        avatar=voice.seats[seat].avatar,
        spoken=table.seat(voice.name(seat), points, total, table.seat_state(state), held),
        points=points,
        points_word=table.this_round(is_own=seat == observation.viewer),
        total=total,
        total_word=table.total(),
        goal=_goal(observation, seat),
        share=None if score.target is None else min(1.0, total / score.target),
        state=state,
        is_turn=_is_turn(observation, seat),
        card=_card_in_front(observation, voice, seat),
        specials=specials,
    )


def _goal(observation: Observation, seat: int) -> str:
    """Where the total leads to; in the two rounds of the anniversary game, what the first one brought (P6-S-99)."""
    rounds = observation.score.rounds
    if observation.setup.variant == "special" and rounds:
        return table.first_round(rounds[0][seat])
    return table.of_target(observation.score.target)


def _state(observation: Observation, seat: int, thinking: Collection[int]) -> SeatState:
    match observation.phase:
        case "choose" if observation.has_chosen[seat]:
            return "chosen"
        case "choose":
            return "thinking" if seat in thinking else "choosing"
        case "draft":
            is_due = seat in observation.to_act
            return "thinking" if is_due and seat in thinking else "choosing" if is_due else "idle"
        case "place" | "take_row" | "special" | "set_aside" | "exchange":
            return "shown" if any(owner == seat for _, owner in observation.queue) else "placed"
        case _:
            return "idle"


def _is_turn(observation: Observation, seat: int) -> bool:
    """While all choose, only the viewer's own plate says "now"; else whoever is due to draft, to
    decide, or to have the next card placed.
    """
    if observation.phase == "choose":
        return seat == observation.viewer and seat in observation.to_act
    if observation.phase in ("draft", "set_aside", "exchange"):
        return seat in observation.to_act
    return bool(observation.queue) and observation.queue[0][1] == seat


def _card_in_front(observation: Observation, voice: Voice, seat: int) -> CardView | None:
    if observation.has_chosen[seat]:
        own = observation.own_choice if seat == observation.viewer else None
        return CardView(("slot", seat, 0), "back", table.face_down(seat, own, voice))
    for card, owner in observation.queue:
        if owner == seat:
            return CardView(("card", card), card, table.card_of(card, seat, voice))
    return None
