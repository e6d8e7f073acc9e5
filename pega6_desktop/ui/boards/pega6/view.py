"""The table of Pega em 6! as a TableView: rows or open cards, players, and the cards themselves.

Owns which view of each part goes where, in which state each seat is, and faces and names of the cards. Must not know
where a card may go.
"""

import math
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.variants import ROWS, deck, hand_size
from pega6_desktop.ui.boards.pega6 import handles, targets, why
from pega6_desktop.ui.boards.pega6.draft.arrangement import DraftArrangement
from pega6_desktop.ui.boards.pega6.draft.cards import DrafterView, DraftPlace
from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.boards.pega6.rows.cards import CardRow, PlateView, SpareView, TrayCard
from pega6_desktop.ui.look.faces import Face
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace, InTurn, TurnOrder, play_order
from pega6_desktop.ui.words.messages import Voice
from pega6_desktop.ui.words.pega6 import special_turn, specials, table, turn
from pega6_desktop.ui.words.table_talk import SeatState

_NARROW_TRAY = 2
"""So many special cards leave the line below them room for few words."""

_LINES = 0.42
"""The square root of that many times the cards is how many lines of them fill a mat that is twice as wide as high."""


def table_view(observation: Observation, voice: Voice, thinking: Collection[int]) -> TableView:
    """The whole table as this viewer sees it."""
    seats = play_order(observation.setup.seats, observation.viewer)
    plates = tuple([seat_view(observation, voice, seat, thinking) for seat in seats])
    others, own = (plates, None) if observation.viewer is None else (plates[1:], plates[0])
    is_draft, score = observation.phase == "draft", observation.score
    lying = (draft_arrangement if is_draft else rows_arrangement)(observation, voice, others, own)
    return TableView(
        title=table.title(table.variant_name(observation.setup.variant), observation.number, score.round_limit),
        subtitle=_subtitle(observation),
        progress=progress(observation),
        target=score.target,
        others=lying.others,
        own=lying.own,
        arrangement=lying,
        order=_order(observation, voice) if is_draft else None,
    )


def _subtitle(observation: Observation) -> str:
    match observation.phase:
        case "over":
            return table.match_over()
        case "draft":
            return special_turn.laps(*progress(observation))
        case "deal":
            return table.between_rounds(observation.number)
        case _:
            return table.trick(observation.trick, observation.trick_count)


def progress(observation: Observation) -> tuple[int, int]:
    """Tricks of the round, or laps of the draft: the one in progress, and all of them."""
    done = lap(observation) if observation.phase == "draft" else observation.trick
    return done if observation.number else 0, observation.trick_count


def lap(observation: Observation) -> int:
    """The lap in progress, from 1: everybody takes one card a lap (P6-P-04)."""
    return min(hand_size(observation.setup.variant), len(observation.picks) // observation.setup.seats + 1)


# ---------------------------------------------------------------- the table of rows


def rows_arrangement(
    observation: Observation, voice: Voice, others: tuple[PlateView, ...], own: PlateView | None
) -> RowsArrangement:
    """The table with its rows."""
    goes_along = len(observation.rows) > ROWS
    return RowsArrangement(
        rows=tuple([_row(index, row, goes_along=goes_along) for index, row in enumerate(observation.rows)]),
        others=others,
        own=own,
        hand=number_cards(handles.own_cards(observation)),
        tray=tray(observation, voice.edition),
        tray_note=note(observation),
        spare=spare(observation, voice),
        pile_title=special_turn.pile_title(observation.budget) if handles.owes(observation, "set_aside") else "",
        takes_word=turn.takes(),
        alone_word=_alone(observation) if observation.specials and handles.owes(observation, "choose") else "",
        open_plates=tuple(
            [("seat", seat) for seat in range(observation.setup.seats) if handles.drafted(observation, seat)]
        ),
        flags=why.flags(observation, voice),
    )


def _row(index: int, row: Row, *, goes_along: bool) -> CardRow:
    """goes_along: the row leaves the table with the card that takes it (P6-S-13)."""
    number, cost = index + 1, heads(row.cards)
    return CardRow(
        zone=("row", index),
        number=number,
        name=table.row_name(number, row.cards, cost, row),
        heads=cost,
        heads_word=table.heads_word(cost),
        note=table.note(cost, row, goes_along=goes_along),
        danger=table.danger(has_seven=row.has_seven),
        is_full=row.is_full,
        capacity=row.capacity,
        cards=number_cards(row.cards),
        has_seven=row.has_seven,
        blocked_word=table.blocked() if row.is_blocked else "",
    )


def tray(observation: Observation, edition: str) -> tuple[TrayCard, ...] | None:
    """The viewer's special cards in the order of the catalog; None in a game without such cards."""
    if not observation.special_counts:
        return None
    useful = targets.useful_kinds(observation)
    held = handles.own_keys((*observation.specials, *handles.on_its_way(observation)))
    first = next((key for key, kind in held if kind in useful), None)
    return tuple(
        _lying(observation, special_card(key, kind, edition), kind, useful, is_first=key == first) for key, kind in held
    )


def _alone(observation: Observation) -> str:
    return special_turn.alone() if len(observation.specials) > _NARROW_TRAY else special_turn.none()


def note(observation: Observation) -> str:
    """What is said where the viewer's special cards would lie: nothing before the deal, and to whoever only watches."""
    is_dealt = observation.number > 0 and observation.phase != "deal"
    if not (observation.special_counts and is_dealt) or observation.viewer is None:
        return ""
    return specials.none_held(may_get_more=observation.number < (observation.score.round_limit or 0))


def _lying(observation: Observation, card: CardView, kind: str, useful: frozenset[str], *, is_first: bool) -> TrayCard:
    if observation.viewer not in observation.to_act or observation.phase not in ("special", "exchange"):
        return TrayCard(card, "", "", "quiet")
    if observation.phase == "exchange":
        return TrayCard(card, specials.may_be_exchanged(is_first=is_first), specials.drop_to_exchange(), "playable")
    lifted = specials.words(kind).lifted
    if kind in useful:
        return TrayCard(card, specials.may_be_played(is_first=is_first), lifted, "playable")
    refusal = targets.barrier(observation, kind)
    return TrayCard(card, specials.barred("" if refusal is None else refusal.code), lifted, "barred")


def spare(observation: Observation, voice: Voice) -> SpareView | None:
    """The spare place; None in a game without special cards."""
    if not observation.special_counts:
        return None
    marker, discarded = _marker(observation, voice.edition), len(observation.special_discard)
    title, text = _turn(observation, voice)
    is_beside = handles.BESIDE in observation.in_play
    return SpareView(
        ghost=table.fifth_place(),
        has_fifth=is_beside or len(observation.rows) > ROWS,
        marker=marker,
        marker_word=table.on_the_table() if is_beside else "",
        deck=observation.special_deck_size,
        deck_word=table.deck(observation.special_deck_size),
        discard=_discard(observation, voice.edition),
        discarded=discarded,
        discard_word=table.discard(discarded),
        turn_title=title,
        turn_text=text,
    )


def _marker(observation: Observation, edition: str) -> CardView | None:
    """The marker of the fifth row (P6-S-22), else the card somebody has just played and that still has to be laid.

    The viewer's own card on its way goes from the tray straight to its row.
    """
    kinds = [kind for kind in observation.in_play if kind == handles.BESIDE]
    kinds += [kind for kind in observation.in_play if kind not in (handles.BESIDE, *handles.on_its_way(observation))]
    return special_card(handles.marker_key(kinds[0]), kinds[0], edition) if kinds else None


def _discard(observation: Observation, edition: str) -> CardView | None:
    if not observation.special_discard:
        return None
    top = observation.special_discard[0]
    return special_card(handles.discarded_key(top, observation.special_discard.count(top)), top, edition)


def _turn(observation: Observation, voice: Voice) -> tuple[str, str]:
    """The plate of the viewer's own card: title, and why it is placed now or what it waits for."""
    viewer = observation.viewer
    if viewer is None:
        return "", ""
    who = voice.addressed(viewer)
    if observation.has_chosen[viewer]:
        return table.your_card(who), table.waits_for_all()
    lower = [card for card, _ in observation.queue]
    owners = [seat for _, seat in observation.queue]
    if viewer not in owners:
        return "", ""
    at = owners.index(viewer)
    if at > 0:
        return table.your_card(who), table.waits_for_lower(lower[:at])
    is_last = len(owners) == 1
    return table.your_turn(who), table.is_next(observation.setup.seats - len(owners) + 1, is_last=is_last)


# ---------------------------------------------------------------- the draft


def draft_arrangement(
    observation: Observation, voice: Voice, others: tuple[PlateView, ...], own: PlateView | None
) -> DraftArrangement:
    """The table while open cards are drafted."""
    cards = deck(observation.setup.variant, observation.setup.seats)
    takers = {card: seat for seat, card in observation.picks}
    return DraftArrangement(
        columns=_columns(len(cards)),
        places=tuple(_place(number, takers.get(number), voice) for number in cards),
        others=tuple(_drafter(observation, seat) for seat in others),
        own=None if own is None else _own_plate(observation, own),
        hand=number_cards(observation.hand),
        hand_places=hand_size(observation.setup.variant),
        hand_note=special_turn.hand_is_open(),
        end_note=special_turn.rest_opens_rows(),
    )


def _columns(count: int) -> int:
    """The columns with which the cards on the mat are largest, filled evenly."""
    lines = max(1, round(math.sqrt(_LINES * count)))
    return -(-count // lines)


def _place(number: int, taker: int | None, voice: Voice) -> DraftPlace:
    if taker is None:
        return DraftPlace(number, number_cards((number,))[0], None, "")
    return DraftPlace(number, None, voice.seats[taker].avatar, voice.name(taker))


def _drafter(observation: Observation, seat: PlateView) -> DrafterView:
    taken = tuple(card for owner, card in observation.picks if owner == seat.seat)
    of, cost = hand_size(observation.setup.variant), heads(taken)
    return DrafterView(
        seat=seat.seat,
        name=seat.name,
        avatar=seat.avatar,
        spoken=seat.spoken,
        total=seat.total,
        state=seat.state,
        is_turn=seat.is_turn,
        heads=cost,
        progress=special_turn.progress(len(taken), of),
        cards=number_cards(sorted(taken)),
        tip=special_turn.spoken(seat.name, len(taken), of, cost, taken),
    )


def _own_plate(observation: Observation, seat: PlateView) -> PlateView:
    """The viewer's plate while cards are drafted: the heads in hand and how many cards there are to come."""
    count, of = len(observation.hand), hand_size(observation.setup.variant)
    cost = heads(observation.hand)
    return replace(
        seat,
        spoken=special_turn.spoken(seat.name, count, of, cost, observation.hand),
        points=cost,
        points_word=special_turn.in_hand(),
        goal=special_turn.cards_of(count, of),
        share=count / of,
    )


def _order(observation: Observation, voice: Voice) -> TurnOrder:
    """Everybody in turn, from the round's first drafter clockwise."""
    count = observation.setup.seats
    seats = [(observation.first + step) % count for step in range(count)]
    names = tuple(InTurn(voice.name(seat), voice.seats[seat].avatar, seat in observation.to_act) for seat in seats)
    return TurnOrder(special_turn.order(), names)


# ---------------------------------------------------------------- the players


def seat_view(observation: Observation, voice: Voice, seat: int, thinking: Collection[int]) -> PlateView:
    """The plate of one player."""
    score = observation.score
    points = score.running[seat]
    total = score.totals[seat] + points
    state = _state(observation, seat, thinking)
    specials = observation.special_counts[seat] if observation.special_counts else 0
    held = table.special_cards(specials) if specials else ""
    card, order = _card_in_front(observation, voice, seat)
    open_cards = handles.drafted(observation, seat)
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
        card=card,
        specials=specials,
        order=order,
        drafted=special_turn.still_held(open_cards) if open_cards else "",
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
        case "choose" if seat in observation.to_act:
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


def _card_in_front(observation: Observation, voice: Voice, seat: int) -> tuple[CardView | None, int]:
    """What lies before the seat, and as which of all the cards turned up it is laid (P6-B-05)."""
    if observation.has_chosen[seat]:
        own = observation.own_choice if seat == observation.viewer else None
        return CardView(("slot", seat, 0), "back", table.face_down(seat, own, voice)), 0
    laid = observation.setup.seats - len(observation.queue)
    for place, (card, owner) in enumerate(observation.queue, laid + 1):
        if owner == seat:
            return CardView(("card", card), card, table.card_of(card, seat, voice)), place
    return None, 0


# ---------------------------------------------------------------- cards


def emblem(variant: str) -> tuple[Face | ExtraFace, Face | ExtraFace]:
    """Two cards that stand for a variant; as small as they are shown, special cards have no words."""
    match variant:
        case "pro":
            return 104, 55
        case "special":
            return 55, ExtraFace("insert", "", "")
        case _:
            return 40, 55


def number_cards(numbers: Sequence[int]) -> tuple[CardView, ...]:
    """Number cards that lie open or in the own hand."""
    named = zip(numbers, table.cards(numbers), strict=True)
    return tuple([CardView(("card", number), number, name) for number, name in named])


def special_card(key: CardKey, kind: str, edition: str) -> CardView:
    """A special card that lies open or in the viewer's tray, as in the box of this edition."""
    face = ExtraFace(kind, specials.name(kind, edition), specials.words(kind).line)
    return CardView(key, face, specials.name(kind, edition), specials.words(kind).help)
