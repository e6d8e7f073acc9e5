"""The table of Pega em 6! as a TableView. Owns which view of each part goes where, and the rows."""

import math
from collections.abc import Collection

from msgspec.structs import replace

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.variants import ROWS, deck, hand_size
from pega6_desktop.ui.boards.pega6 import extras
from pega6_desktop.ui.boards.pega6.cards import number_card, special_card
from pega6_desktop.ui.boards.pega6.draft.arrangement import DraftArrangement
from pega6_desktop.ui.boards.pega6.draft.cards import DrafterView, DraftPlace
from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.boards.pega6.rows.parts import CardRow, PlateView, SpareView
from pega6_desktop.ui.boards.pega6.seats import play_order, seat_view
from pega6_desktop.ui.boards.pega6.tray import note, tray
from pega6_desktop.ui.boards.pega6.zones import is_putting_aside, own_cards
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import CardView, InTurn, TurnOrder
from pega6_desktop.ui.words.messages import Voice
from pega6_desktop.ui.words.pega6 import special_turn, table
from pega6_desktop.ui.words.pega6 import special_turn as draft

_LINES = 0.42
"""The square root of that many times the cards is how many lines of them fill a mat that is twice as wide as high."""


def draft_arrangement(
    observation: Observation, voice: Voice, others: tuple[PlateView, ...], own: PlateView | None
) -> DraftArrangement:
    """The table while open cards are drafted."""
    cards = deck(observation.setup.variant, observation.setup.seats)
    takers = {card: seat for seat, card in observation.picks}
    drafting = [seat for seat in play_order(observation) if seat != observation.viewer]
    return DraftArrangement(
        columns=_columns(len(cards)),
        places=tuple(_place(number, takers.get(number), voice) for number in cards),
        drafters=tuple(_drafter(observation, voice, seat) for seat in drafting),
        others=others,
        own=own,
        hand=tuple(number_card(card) for card in own_cards(observation)),
        hand_places=hand_size(observation.setup.variant),
        hand_note=draft.hand_is_open(),
        end_note=draft.rest_opens_rows(),
    )


def lap(observation: Observation) -> int:
    """The lap in progress, from 1: everybody takes one card a lap (P6-P-04)."""
    return min(hand_size(observation.setup.variant), len(observation.picks) // observation.setup.seats + 1)


def own_plate(observation: Observation, seat: PlateView) -> PlateView:
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


def _order(observation: Observation, voice: Voice) -> TurnOrder:
    """Everybody in turn, from the round's first drafter clockwise."""
    count = observation.setup.seats
    seats = [(observation.first + step) % count for step in range(count)]
    names = tuple(InTurn(voice.name(seat), voice.seats[seat].avatar, seat in observation.to_act) for seat in seats)
    return TurnOrder(draft.order(), names)


def spare(observation: Observation, voice: Voice) -> SpareView | None:
    """The spare place; None in a game without special cards."""
    if not observation.special_counts:
        return None
    marker, discarded = _marker(observation, voice.edition), len(observation.special_discard)
    title, text = _turn(observation, voice)
    return SpareView(
        ghost=table.fifth_place(),
        marker=marker,
        marker_word="" if marker is None else table.on_the_table(),
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
    kinds = [kind for kind in observation.in_play if kind == extras.BESIDE]
    kinds += [kind for kind in observation.in_play if kind not in (extras.BESIDE, *extras.on_its_way(observation))]
    return special_card(extras.marker_key(kinds[0]), kinds[0], edition) if kinds else None


def _discard(observation: Observation, edition: str) -> CardView | None:
    if not observation.special_discard:
        return None
    top = observation.special_discard[0]
    return special_card(extras.discarded_key(top, observation.special_discard.count(top)), top, edition)


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


def table_view(observation: Observation, voice: Voice, thinking: Collection[int]) -> TableView:
    """The whole table as this viewer sees it."""
    seats = [seat_view(observation, voice, seat, thinking) for seat in play_order(observation)]
    has_own, is_draft = observation.viewer is not None, observation.phase == "draft"
    others, own = tuple(seats[1:] if has_own else seats), _own(observation, seats[0]) if has_own else None
    score = observation.score
    return TableView(
        title=table.title(table.variant_name(observation.setup.variant), observation.number, score.round_limit),
        subtitle=_subtitle(observation),
        progress=progress(observation),
        target=score.target,
        others=others,
        own=own,
        arrangement=(
            draft_arrangement(observation, voice, others, own)
            if is_draft
            else rows_arrangement(observation, voice, others, own)
        ),
        order=_order(observation, voice) if is_draft else None,
    )


def rows_arrangement(
    observation: Observation, voice: Voice, others: tuple[PlateView, ...], own: PlateView | None
) -> RowsArrangement:
    """The table with its rows."""
    goes_along = len(observation.rows) > ROWS
    return RowsArrangement(
        rows=tuple(_row(index, row, goes_along=goes_along) for index, row in enumerate(observation.rows)),
        others=others,
        own=own,
        hand=tuple(number_card(card) for card in own_cards(observation)),
        tray=tray(observation, voice.edition),
        tray_note=note(observation),
        spare=spare(observation, voice),
        pile_title=special_turn.pile_title(observation.budget) if is_putting_aside(observation) else "",
    )


def _own(observation: Observation, seat: PlateView) -> PlateView:
    return own_plate(observation, seat) if observation.phase == "draft" else seat


def _subtitle(observation: Observation) -> str:
    match observation.phase:
        case "over":
            return table.match_over()
        case "draft":
            return draft.laps(*progress(observation))
        case "deal":
            return table.between_rounds(observation.number)
        case _:
            return table.trick(observation.trick, observation.trick_count)


def progress(observation: Observation) -> tuple[int, int]:
    """Tricks of the round, or laps of the draft: the one in progress, and all of them."""
    done = lap(observation) if observation.phase == "draft" else observation.trick
    return done if observation.number else 0, observation.trick_count


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
        cards=tuple(number_card(card) for card in row.cards),
        has_seven=row.has_seven,
        blocked_word=table.blocked() if row.is_blocked else "",
    )
