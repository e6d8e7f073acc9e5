"""The course of placing: who is next, where the card goes, what a taking brings about (P6-B-05 ff., P6-S-12 ff.).

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
from pega6_desktop.games.pega6.placement import emptied_row, target
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import ROWS

Consequence = tuple[tuple[Event, ...], State]
"""What a decision brings about, and the state after it."""


class Course:
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


def settle(course: Course) -> None:
    """Place the revealed cards in ascending order (P6-B-05) until all lie or somebody owes a decision."""
    while course.state.phase == "place":
        state = course.state
        card, seat = state.queue[0]
        if state.specials and not state.is_decided and state.specials[seat]:
            course.emit(SpecialAsked(seat, card))
            return
        place(course, card, seat)


def place(course: Course, card: int, seat: int) -> None:
    """Normal placing: an emptied row first (P6-S-65), else smallest difference (P6-B-07), full (P6-B-09) or low."""
    rows = course.state.rows
    if course.state.is_decided and (empty := emptied_row(rows)) is not None:
        course.emit(CardPlaced(seat, card, empty, 0))
        return
    index = target(rows, card)
    if index is None:
        course.emit(RowChoiceNeeded(seat, card))
    elif rows[index].is_full:
        take(course, index, "full")
        offer_exchange(course, seat)
    else:
        course.emit(CardPlaced(seat, card, index, len(rows[index].cards)))


def take(course: Course, index: int, reason: TakeReason) -> None:
    """The owner of the card takes the row: it begins the row anew (P6-S-12), or goes along with it (P6-S-13)."""
    card, seat = course.state.queue[0]
    cards = course.state.rows[index].cards
    if is_removed := len(course.state.rows) > ROWS:
        cards = (*cards, card)
        course.emit(RowTaken(seat, index, cards, heads(cards), reason, own=card, is_removed=True))
    else:
        course.emit(RowTaken(seat, index, cards, heads(cards), reason))
        course.emit(CardPlaced(seat, card, index, 0))
    clear_up(course, is_removed=is_removed)


def take_overfull(course: Course, seat: int, index: int, reason: TakeReason, own: int | None = None) -> None:
    """The row holds one card too many: all but the highest are taken (P6-S-12), with five rows all (P6-S-13).

    own: the seat's own card that goes along without having been placed.
    """
    cards = course.state.rows[index].cards
    if is_removed := len(course.state.rows) > ROWS:
        if own is not None:
            cards = (*cards, own)
        course.emit(RowTaken(seat, index, cards, heads(cards), reason, own=own, is_removed=True))
    else:
        course.emit(RowTaken(seat, index, cards[:-1], heads(cards[:-1]), reason, kept=cards[-1]))
    clear_up(course, is_removed=is_removed)


def clear_up(course: Course, *, is_removed: bool) -> None:
    """After a taking all blocks go (P6-S-15), and the marker when the fifth row has gone (P6-S-16)."""
    blocked = tuple([index for index, row in enumerate(course.state.rows) if row.is_blocked])
    if blocked:
        course.emit(BlocksLifted(blocked))
    if is_removed:
        course.emit(FifthRowClosed())


def offer_exchange(course: Course, seat: int) -> None:
    """P6-S-90: once per taking, to whoever holds a special card."""
    if course.state.specials and course.state.specials[seat]:
        course.emit(ExchangeOffered(seat))


def offer_set_aside(course: Course, seat: int, budget: int) -> None:
    """P6-S-83: while the pile holds a card that costs no more than what may still be cancelled; then the exchange."""
    if any(HEADS[card] <= budget for card in course.state.piles[seat]):
        course.emit(SetAsideOffered(seat, budget))
    else:
        offer_exchange(course, seat)


def refill_specials(course: Course) -> None:
    """P6-S-92: an empty special deck is made anew from the whole discard pile before a card is drawn."""
    state = course.state
    if state.special_deck:
        return
    purpose = f"round/{state.number}/trick/{len(state.tricks)}/specials/{state.actor}/{len(state.queue)}"
    fresh = tuple(shuffled(sorted(state.special_discard), state.setup.seed, purpose))
    course.emit(SpecialsReshuffled(len(fresh), fresh))
