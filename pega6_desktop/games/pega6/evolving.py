"""One event, one step: how a state changes. Owns evolve; decides nothing and never mutates."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec.structs import replace

from pega6_desktop.core.evolving import known, with_at
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.events import (
    BlockLaid,
    BlocksLifted,
    CardChosen,
    CardDrafted,
    CardMoved,
    CardPlaced,
    CardReplaced,
    CardSetAside,
    CardsRevealed,
    ChoiceTakenBack,
    DraftOpened,
    Event,
    ExchangeDeclined,
    ExchangeOffered,
    FifthRowClosed,
    FifthRowOpened,
    HeadsCancelled,
    MatchEnded,
    PickTakenBack,
    RoundDealt,
    RoundEnded,
    RowChoiceNeeded,
    RowsLaid,
    RowTaken,
    SetAsideEnded,
    SetAsideOffered,
    SevenLaid,
    SpecialAsked,
    SpecialDeclined,
    SpecialDrawn,
    SpecialGiven,
    SpecialPlayed,
    SpecialsReshuffled,
)
from pega6_desktop.games.pega6.observation import Phase, Trick
from pega6_desktop.games.pega6.placement import Row
from pega6_desktop.games.pega6.state import State

T = TypeVar("T")


def _without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    left = list(values)
    left.remove(value)
    return tuple(left)


def _resting(state: State, queue: tuple[tuple[int, int], ...]) -> Phase:
    """The phase once nobody owes anything to the card just dealt with."""
    return "place" if queue else "choose" if any(state.hands) else "deal"


# ---------------------------------------------------------------- rounds and drafting


def _remembered(state: State) -> tuple[tuple[Trick, ...], ...]:
    """The tricks of all rounds up to the one that a new one follows."""
    return (*state.past, state.tricks) if state.tricks else state.past


def _on_dealt(state: State, event: RoundDealt) -> State:
    seats = state.setup.seats
    held = state.specials or ((),) * seats
    return replace(
        state,
        phase="choose",
        number=event.number,
        rows=tuple([Row((card,)) for card in event.rows]),
        hands=tuple([known(hand) for hand in event.hands]),
        chosen=(None,) * seats,
        piles=((),) * seats,
        points=(0,) * seats,
        tricks=(),
        past=_remembered(state),
        set_aside=(),
        specials=tuple([tuple(sorted(have + known(new))) for have, new in zip(held, event.specials, strict=True)])
        if event.specials
        else state.specials,
        special_deck=known(event.special_deck),
        special_discard=event.special_discard,
        known=((),) * seats if event.specials else (),
    )


def _on_draft_opened(state: State, event: DraftOpened) -> State:
    nothing = ((),) * state.setup.seats
    return replace(
        state,
        phase="draft",
        number=event.number,
        rows=(),
        hands=nothing,
        piles=nothing,
        points=(0,) * state.setup.seats,
        tricks=(),
        past=_remembered(state),
        offer=event.cards,
        picks=(),
        first=event.first,
        known=nothing,
    )


def _on_drafted(state: State, event: CardDrafted) -> State:
    seat, hands = event.seat, state.hands
    return replace(
        state,
        hands=with_at(hands, seat, tuple(sorted((*hands[seat], event.card)))),
        offer=_without(state.offer, event.card),
        picks=(*state.picks, (seat, event.card)),
        known=with_at(state.known, seat, tuple(sorted((*state.known[seat], event.card)))),
    )


def _on_pick_taken_back(state: State, event: PickTakenBack) -> State:
    seat, hands = event.seat, state.hands
    return replace(
        state,
        hands=with_at(hands, seat, _without(hands[seat], event.card)),
        offer=tuple(sorted((*state.offer, event.card))),
        picks=state.picks[:-1],
        known=with_at(state.known, seat, _without(state.known[seat], event.card)),
    )


def _on_rows_laid(state: State, event: RowsLaid) -> State:
    return replace(state, phase="choose", offer=(), rows=tuple([Row((card,)) for card in event.rows]))


def _on_round_ended(state: State, event: RoundEnded) -> State:
    """P6-S-95: the special cards on the table go to the discard pile with the end of the round."""
    lying = [kind for row in state.rows for kind, is_there in _lying(row) if is_there]
    return replace(
        state,
        totals=event.totals,
        rounds=(*state.rounds, event.points),
        points=(0,) * state.setup.seats,
        rows=tuple([Row(row.cards) for row in state.rows]) if lying else state.rows,
        special_discard=(*lying, *state.in_play, *state.special_discard),
        in_play=(),
    )


def _lying(row: Row) -> tuple[tuple[str, bool], ...]:
    return (("seven_takes", row.has_seven), ("block", row.is_blocked))


# ---------------------------------------------------------------- choosing


def _on_chosen(state: State, event: CardChosen) -> State:
    seat, card = event.seat, known(event.card)
    hands, hand, chosen = list(state.hands), list(state.hands[seat]), list(state.chosen)
    hand.remove(card)
    hands[seat], chosen[seat] = tuple(hand), card
    return replace(state, hands=tuple(hands), chosen=tuple(chosen))


def _on_taken_back(state: State, event: ChoiceTakenBack) -> State:
    seat, card = event.seat, known(event.card)
    hands = state.hands
    return replace(
        state,
        hands=with_at(hands, seat, tuple(sorted((*hands[seat], card)))),
        chosen=with_at(state.chosen, seat, None),
    )


def _still_known(state: State, cards: list[int]) -> tuple[tuple[int, ...], ...]:
    """Cards everybody knows to be in a hand, without those just revealed."""
    return tuple([tuple([card for card in held if card != cards[seat]]) for seat, held in enumerate(state.known)])


def _on_revealed(state: State, event: CardsRevealed) -> State:
    cards = [0] * state.setup.seats
    for card, seat in event.plays:
        cards[seat] = card
    return replace(
        state,
        phase="place",
        chosen=(None,) * state.setup.seats,
        queue=event.plays,
        known=_still_known(state, cards),
        tricks=(*state.tricks, Trick(state.rows, tuple(cards))),
    )


# ---------------------------------------------------------------- placing and taking


def _on_placed(state: State, event: CardPlaced) -> State:
    queue, rows = state.queue[1:], list(state.rows)
    row, place = rows[event.row], event.place
    cards = row.cards
    laid = (*cards, event.card) if place == len(cards) else (*cards[:place], event.card, *cards[place:])
    rows[event.row] = Row(laid, row.has_seven, row.is_blocked)
    phase: Phase = "place" if queue else _resting(state, queue)
    return replace(state, phase=phase, rows=tuple(rows), queue=queue, is_decided=False)


def _on_row_taken(state: State, event: RowTaken) -> State:
    """P6-S-12 to P6-S-14: the cards go to the pile, a seven in the row to the discard pile."""
    seat, index, rows = event.seat, event.row, state.rows
    rest = () if event.is_removed else (Row(() if event.kept is None else (event.kept,)),)
    queue = state.queue if event.own is None else state.queue[1:]
    is_turn_over = event.own is not None
    return replace(
        state,
        phase=_resting(state, queue),
        rows=(*rows[:index], *rest, *rows[index + 1 :]),
        piles=with_at(state.piles, seat, state.piles[seat] + event.cards),
        points=with_at(state.points, seat, state.points[seat] + event.heads),
        queue=queue,
        is_decided=state.is_decided and not is_turn_over,
        special_discard=("seven_takes", *state.special_discard) if rows[index].has_seven else state.special_discard,
    )


def _on_moved(state: State, event: CardMoved) -> State:
    rows = list(state.rows)
    source, goal = rows[event.source], rows[event.row]
    rows[event.source] = replace(source, cards=_without(source.cards, event.card))
    rows[event.row] = replace(goal, cards=(*goal.cards[: event.place], event.card, *goal.cards[event.place :]))
    return replace(state, rows=tuple(rows))


def _on_replaced(state: State, event: CardReplaced) -> State:
    seat, hands = event.seat, state.hands
    hand = tuple(sorted((*_without(hands[seat], event.card), event.back)))
    known = tuple(sorted({*state.known[seat], event.back} - {event.card}))
    return replace(
        state,
        hands=with_at(hands, seat, hand),
        queue=((event.card, seat), *state.queue[1:]),
        known=with_at(state.known, seat, known),
    )


# ---------------------------------------------------------------- special cards


STAYING = frozenset({"block", "seven_takes", "fifth_row"})
"""Kinds that stay on the table after being played (P6-S-07)."""


def _on_special_played(state: State, event: SpecialPlayed) -> State:
    seat, kind = event.seat, event.kind
    return replace(
        state,
        phase="place",
        is_decided=True,
        specials=with_at(state.specials, seat, _without(state.specials[seat], kind)),
        special_discard=state.special_discard if kind in STAYING else (kind, *state.special_discard),
        in_play=(*state.in_play, kind) if kind in STAYING else state.in_play,
    )


def _on_fifth_closed(state: State, _: FifthRowClosed) -> State:
    return replace(
        state,
        in_play=_without(state.in_play, "fifth_row"),
        special_discard=("fifth_row", *state.special_discard),
    )


def _on_seven_laid(state: State, event: SevenLaid) -> State:
    row = state.rows[event.row]
    rows = with_at(state.rows, event.row, replace(row, has_seven=True))
    return replace(state, rows=rows, in_play=_without(state.in_play, "seven_takes"))


def _on_block_laid(state: State, event: BlockLaid) -> State:
    row = state.rows[event.row]
    rows = with_at(state.rows, event.row, replace(row, is_blocked=True))
    return replace(state, rows=rows, in_play=_without(state.in_play, "block"))


def _on_blocks_lifted(state: State, event: BlocksLifted) -> State:
    return replace(
        state,
        rows=tuple([replace(row, is_blocked=False) for row in state.rows]),
        special_discard=(*("block" for _ in event.rows), *state.special_discard),
    )


def _on_cancelled(state: State, event: HeadsCancelled) -> State:
    seat = event.seat
    return replace(
        state,
        piles=with_at(state.piles, seat, _without(state.piles[seat], event.card)),
        points=with_at(state.points, seat, event.points),
        set_aside=(*state.set_aside, event.card),
    )


def _on_set_aside(state: State, event: CardSetAside) -> State:
    seat = event.seat
    return replace(
        state,
        piles=with_at(state.piles, seat, _without(state.piles[seat], event.card)),
        points=with_at(state.points, seat, state.points[seat] - HEADS[event.card]),
        set_aside=(*state.set_aside, event.card),
        budget=state.budget - HEADS[event.card],
    )


def _on_special_given(state: State, event: SpecialGiven) -> State:
    seat = event.seat
    return replace(
        state,
        specials=with_at(state.specials, seat, _without(state.specials[seat], event.kind)),
        special_discard=(event.kind, *state.special_discard),
    )


def _on_special_drawn(state: State, event: SpecialDrawn) -> State:
    seat = event.seat
    return replace(
        state,
        phase=_resting(state, state.queue),
        actor=-1,
        specials=with_at(state.specials, seat, tuple(sorted((*state.specials[seat], known(event.kind))))),
        special_deck=state.special_deck[1:],
    )


# ---------------------------------------------------------------- the whole union

CHANGES: Mapping[type[Event], Callable[[State, Any], State]] = MappingProxyType(
    {
        RoundDealt: _on_dealt,
        DraftOpened: _on_draft_opened,
        CardDrafted: _on_drafted,
        PickTakenBack: _on_pick_taken_back,
        RowsLaid: _on_rows_laid,
        CardChosen: _on_chosen,
        ChoiceTakenBack: _on_taken_back,
        CardsRevealed: _on_revealed,
        RowChoiceNeeded: lambda state, _: replace(state, phase="take_row"),
        RowTaken: _on_row_taken,
        CardPlaced: _on_placed,
        RoundEnded: _on_round_ended,
        MatchEnded: lambda state, _: replace(state, phase="over"),
        SpecialAsked: lambda state, _: replace(state, phase="special"),
        SpecialDeclined: lambda state, _: replace(state, phase="place", is_decided=True),
        SpecialPlayed: _on_special_played,
        FifthRowOpened: lambda state, _: replace(state, rows=(*state.rows, Row(()))),
        FifthRowClosed: _on_fifth_closed,
        SevenLaid: _on_seven_laid,
        BlockLaid: _on_block_laid,
        BlocksLifted: _on_blocks_lifted,
        CardReplaced: _on_replaced,
        CardMoved: _on_moved,
        HeadsCancelled: _on_cancelled,
        SetAsideOffered: lambda state, event: replace(state, phase="set_aside", actor=event.seat, budget=event.heads),
        CardSetAside: _on_set_aside,
        SetAsideEnded: lambda state, _: replace(state, phase=_resting(state, state.queue), actor=-1, budget=0),
        ExchangeOffered: lambda state, event: replace(state, phase="exchange", actor=event.seat),
        ExchangeDeclined: lambda state, _: replace(state, phase=_resting(state, state.queue), actor=-1),
        SpecialGiven: _on_special_given,
        SpecialsReshuffled: lambda state, event: replace(
            state, special_deck=known(event.special_deck), special_discard=()
        ),
        SpecialDrawn: _on_special_drawn,
    }
)
"""What each event of the union changes. Asked by type: matching one after the other takes longer than the changes."""


def evolve(state: State, event: Event) -> State:
    """The state after one event; the state given stays as it was. Raises RuleBug for a redacted event."""
    return CHANGES[type(event)](state, event)
