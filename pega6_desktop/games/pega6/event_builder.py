"""What a decision brings about while cards are placed: who is next, where the card goes, what a taking brings about
(P6-B-05 ff., P6-S-12 ff.).

Owns the working copy of a decision: each event is applied as it is found, so the next step sees the changed table.
"""

from pega6_desktop.core.randomness import shuffled
from pega6_desktop.games.pega6.cards import HEADS, heads
from pega6_desktop.games.pega6.events import (
    BlocksLifted,
    CardPlaced,
    Event,
    ExchangeOffered,
    FifthRowClosed,
    RowChoiceNeeded,
    RowTaken,
    SetAsideOffered,
    SpecialAsked,
    SpecialsReshuffled,
    TakeReason,
)
from pega6_desktop.games.pega6.evolving import evolve
from pega6_desktop.games.pega6.placement import emptied_row, taken_with, target
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import ROWS

Consequence = tuple[tuple[Event, ...], State]
"""What a decision brings about, and the state after it."""


class EventBuilder:
    """A decision in the making: the events found so far and the state they lead to."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Let it happen."""
        self.state = evolve(self.state, event)
        self.events.append(event)

    @property
    def consequence(self) -> Consequence:
        """Everything found, once nothing more follows."""
        return tuple(self.events), self.state

    @property
    def seat(self) -> int:
        """The seat whose card is placed now."""
        return self.state.queue[0][1]

    @property
    def card(self) -> int:
        """The number card that is placed now."""
        return self.state.queue[0][0]


def settle(builder: EventBuilder) -> None:
    """Place the revealed cards in ascending order (P6-B-05) until all lie or somebody owes a decision."""
    while builder.state.phase == "place":
        state = builder.state
        card, seat = state.queue[0]
        if state.specials and not state.is_decided and state.specials[seat]:
            builder.emit(SpecialAsked(seat, card))
            return
        place(builder, card, seat)


def place(builder: EventBuilder, card: int, seat: int) -> None:
    """Normal placing: an emptied row first (P6-S-65), else smallest difference (P6-B-07), full (P6-B-09) or low."""
    rows = builder.state.rows
    if builder.state.is_decided and (empty := emptied_row(rows)) is not None:
        builder.emit(CardPlaced(seat, card, empty, 0))
        return
    index = target(rows, card)
    if index is None:
        builder.emit(RowChoiceNeeded(seat, card))
    elif rows[index].is_full:
        take(builder, index, "full")
        offer_exchange(builder, seat)
    else:
        builder.emit(CardPlaced(seat, card, index, len(rows[index].cards)))


def take(builder: EventBuilder, index: int, reason: TakeReason) -> None:
    """The owner of the card takes the row: it begins the row anew (P6-S-12), or goes along with it (P6-S-13)."""
    card, seat = builder.state.queue[0]
    cards = taken_with(builder.state.rows, index, card)
    if is_removed := len(builder.state.rows) > ROWS:
        builder.emit(RowTaken(seat, index, cards, heads(cards), reason, own=card, is_removed=True))
    else:
        builder.emit(RowTaken(seat, index, cards, heads(cards), reason))
        builder.emit(CardPlaced(seat, card, index, 0))
    clear_up(builder, is_removed=is_removed)


def take_overfull(builder: EventBuilder, seat: int, index: int, reason: TakeReason, own: int | None = None) -> None:
    """The row holds one card too many: all but the highest are taken (P6-S-12), with five rows all (P6-S-13).

    own: the seat's own card that goes along without having been placed.
    """
    cards = builder.state.rows[index].cards
    if is_removed := len(builder.state.rows) > ROWS:
        if own is not None:
            cards = (*cards, own)
        builder.emit(RowTaken(seat, index, cards, heads(cards), reason, own=own, is_removed=True))
    else:
        builder.emit(RowTaken(seat, index, cards[:-1], heads(cards[:-1]), reason, kept=cards[-1]))
    clear_up(builder, is_removed=is_removed)


def clear_up(builder: EventBuilder, *, is_removed: bool) -> None:
    """After a taking all blocks go (P6-S-15), and the marker when the fifth row has gone (P6-S-16)."""
    blocked = tuple([index for index, row in enumerate(builder.state.rows) if row.is_blocked])
    if blocked:
        builder.emit(BlocksLifted(blocked))
    if is_removed:
        builder.emit(FifthRowClosed())


def offer_exchange(builder: EventBuilder, seat: int) -> None:
    """P6-S-90: once per taking, to whoever holds a special card."""
    if builder.state.specials and builder.state.specials[seat]:
        builder.emit(ExchangeOffered(seat))


def offer_set_aside(builder: EventBuilder, seat: int, budget: int) -> None:
    """P6-S-83: while the pile holds a card that costs no more than what may still be cancelled; then the exchange."""
    if any(HEADS[card] <= budget for card in builder.state.piles[seat]):
        builder.emit(SetAsideOffered(seat, budget))
    else:
        offer_exchange(builder, seat)


def refill_specials(builder: EventBuilder) -> None:
    """P6-S-92: an empty special deck is made anew from the whole discard pile before a card is drawn."""
    state = builder.state
    if state.special_deck:
        return
    purpose = f"round/{state.number}/trick/{len(state.tricks)}/specials/{state.actor}/{len(state.queue)}"
    fresh = tuple(shuffled(sorted(state.special_discard), state.setup.seed, purpose))
    builder.emit(SpecialsReshuffled(len(fresh), fresh))
