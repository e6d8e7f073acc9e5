"""What may be concluded from an observation: where each card of the round was placed and why, and what is still unseen.

Owns the replay of public tricks. Must not know words, nor anything the viewer does not see.
"""

from typing import Literal

import msgspec

from pega6_desktop.games.pega6.observation import Observation, Trick
from pega6_desktop.games.pega6.placement import Row, target
from pega6_desktop.games.pega6.variants import deck

Rows = tuple[Row, ...]
Play = tuple[int, int]
Piles = tuple[tuple[int, ...], ...]


class Placement(msgspec.Struct, frozen=True):
    """How a card came to lie where it was placed.

    trick counts from 1. rows: the table just before. reason: it fitted, the row was full (P6-B-09), or the card was
    lower than every row end and its owner chose the row (P6-B-10).
    """

    trick: int
    seat: int
    card: int
    rows: Rows
    row: int
    reason: Literal["fits", "full", "low"]

    @property
    def taken(self) -> tuple[int, ...]:
        """The cards taken with it: five of a full row, one to five of a chosen one."""
        return () if self.reason == "fits" else self.rows[self.row].cards


def placements(observation: Observation) -> dict[int, Placement]:
    """Every card that has been placed this round and whose placing is known, by number.

    Where special cards are played the tricks alone do not tell how the rows came about: nothing is known then.
    """
    if observation.setup.variant == "special":
        return {}
    waiting = {card for card, _ in observation.queue}
    tricks = observation.tricks
    found: dict[int, Placement] = {}
    for index, trick in enumerate(tricks):
        after = tricks[index + 1].rows if index + 1 < len(tricks) else observation.rows
        plays = sorted((card, seat) for seat, card in enumerate(trick.cards) if card not in waiting)
        found.update((made.card, made) for made in _replayed(index + 1, trick, plays, after, observation.piles))
    return found


def opening_cards(observation: Observation) -> tuple[int, ...]:
    """The cards that opened the rows of this round (P6-B-02)."""
    first = observation.tricks[0].rows if observation.tricks else observation.rows
    return tuple(card for row in first for card in row.cards)


def played_in(observation: Observation, card: int) -> tuple[int, int] | None:
    """The trick (from 1) and the seat that brought the card to the table for good; None where it cannot be told.

    A card that was replaced (P6-S-51) went back to a hand, so it lies in no row when the next trick begins.
    """
    tricks = observation.tricks
    for number in range(len(tricks), 0, -1):
        cards = tricks[number - 1].cards
        rows = tricks[number].rows if number < len(tricks) else observation.rows
        if card in cards:
            lies = any(card in row.cards for row in rows)
            return (number, cards.index(card)) if lies else None
    return None


def _replayed(number: int, trick: Trick, plays: list[Play], after: Rows, piles: Piles) -> list[Placement]:
    """The placements of one trick.

    The row a low card chose is the one whose cards are in its owner's pile and that leads to the rows seen after.
    """
    if not plays:
        return []
    card, seat = plays[0]
    if target(trick.rows, card) is not None:
        return _placed(number, trick.rows, plays, None)[0]
    for choice, row in enumerate(trick.rows):
        if set(row.cards) <= set(piles[seat]):
            made, rows = _placed(number, trick.rows, plays, choice)
            if _agree(rows, after):
                return made
    return []


def _placed(number: int, rows: Rows, plays: list[Play], choice: int | None) -> tuple[list[Placement], Rows]:
    """Place in ascending order (P6-B-05); only the first card can be low (P6-B-10), it takes the row of choice."""
    made = []
    for card, seat in plays:
        fitting = target(rows, card)
        row = choice if fitting is None else fitting
        if row is None:
            break
        is_full = rows[row].is_full
        made.append(
            Placement(number, seat, card, rows, row, "low" if fitting is None else "full" if is_full else "fits")
        )
        kept = () if is_full or fitting is None else rows[row].cards
        rows = (*rows[:row], Row((*kept, card)), *rows[row + 1 :])
    return made, rows


def _agree(rows: Rows, seen: Rows) -> bool:
    """Equal but for a row that lies empty in the moment between taking it and beginning it anew."""
    return all(one.cards == other.cards or not other.cards for one, other in zip(rows, seen, strict=True))


def unseen(observation: Observation) -> frozenset[int]:
    """Cards somebody else may hold: neither on the table, nor taken, nor the viewer's own."""
    seen: set[int] = {
        *observation.hand,
        *observation.set_aside,
        *observation.offer,
        *(card for card, _ in observation.queue),
    }
    if observation.own_choice is not None:
        seen.add(observation.own_choice)
    for cards in (*(row.cards for row in observation.rows), *observation.piles):
        seen.update(cards)
    return frozenset(deck(observation.setup.variant, observation.setup.seats)) - seen


def may_fill_up(observation: Observation, card: int, row: int) -> bool:
    """Whether others can fill the row before this card comes to lie in it: enough of them, with cards between."""
    end = observation.rows[row].end
    between = sum(end < other < card for other in unseen(observation))
    lying = observation.rows[row]
    free = lying.capacity - len(lying.cards)
    return min(between, observation.setup.seats - 1) >= free
