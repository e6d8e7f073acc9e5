"""The table of Pega em 6! as a TableView. Owns which card lies where and in which state each seat is shown."""

from collections.abc import Collection

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.ui.table.view import CardView, RowView, SeatState, SeatView, TableView
from pega6_desktop.ui.text.pega6 import rules, table
from pega6_desktop.ui.text.people import Voice


def table_view(observation: Observation, voice: Voice, thinking: Collection[int]) -> TableView:
    """The whole table as this viewer sees it."""
    seats = [_seat(observation, voice, seat, thinking) for seat in play_order(observation)]
    has_own = observation.viewer is not None
    score = observation.score
    return TableView(
        title=table.title(rules.variant_name(observation.setup.variant), observation.number, score.round_limit),
        subtitle=_subtitle(observation),
        progress=(observation.trick if observation.number else 0, observation.trick_count),
        target=score.target,
        rows=tuple(_row(index, row) for index, row in enumerate(observation.rows)),
        others=tuple(seats[1:] if has_own else seats),
        own=seats[0] if has_own else None,
        hand=tuple(card_view(card) for card in observation.hand),
    )


def play_order(observation: Observation) -> list[int]:
    """All seats clockwise, the viewer first (the first seat for a spectator)."""
    count, first = observation.setup.seats, observation.viewer or 0
    return [(first + step) % count for step in range(count)]


def card_view(card: int) -> CardView:
    """A card that lies open or in the own hand."""
    return CardView(("card", card), card, table.card(card))


def _subtitle(observation: Observation) -> str:
    match observation.phase:
        case "over":
            return table.match_over()
        case "draft":
            return table.drafting(len(observation.offer))
        case "deal":
            return table.between_rounds(observation.number)
        case _:
            return table.trick(observation.trick, observation.trick_count)


def _row(index: int, row: Row) -> RowView:
    number, cost = index + 1, heads(row.cards)
    return RowView(
        zone=("row", index),
        number=number,
        name=table.row_name(number, row.cards, cost, row),
        heads=cost,
        heads_word=table.heads_word(cost),
        note=table.note(cost, row),
        danger=table.danger(has_seven=row.has_seven),
        is_full=row.is_full,
        capacity=row.capacity,
        cards=tuple(card_view(card) for card in row.cards),
        has_seven=row.has_seven,
        blocked_word=table.blocked() if row.is_blocked else "",
    )


# ---------------------------------------------------------------- seats


def _seat(observation: Observation, voice: Voice, seat: int, thinking: Collection[int]) -> SeatView:
    score = observation.score
    points = score.running[seat]
    total = score.totals[seat] + points
    state = _state(observation, seat, thinking)
    specials = observation.special_counts[seat] if observation.special_counts else 0
    held = table.special_cards(specials) if specials else ""
    return SeatView(
        seat=seat,
        name=voice.name(seat),
        avatar=voice.seats[seat].avatar,
        spoken=table.seat(voice.name(seat), points, total, table.seat_state(state), held),
        points=points,
        points_word=table.this_round(is_own=seat == observation.viewer),
        total=total,
        total_word=table.total(),
        goal=table.of_target(score.target),
        share=None if score.target is None else min(1.0, total / score.target),
        state=state,
        is_turn=_is_turn(observation, seat),
        card=_card_in_front(observation, voice, seat),
        specials=specials,
    )


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
