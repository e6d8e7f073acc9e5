"""The 22 numbers a policy net reads about each card of a hand, for a whole batch of hands.

Owns their meaning and their lattice: every number is rounded to 1/256, so that the nets' sums are exact in float32 and
come out equal on every machine. Must not know who plays or what a net answers.

Let U be the cards neither on the table so far nor in the hand (``unseen`` of them), L the end card of the row that
takes card c, slots the cards that still fit there. For a low card "between" means the U below c.

 0 chance t that others fill the row first      8 U between c and the next row's end / unseen
 1 expected cost e                              9 smallest e in the hand
 2 between / unseen                            10 cards in hand / 10
 3 heads of the row (low: cheapest row) / 10   11 heads of the cheapest row / 10
 4 c / 104                                     12 free slots over all rows / 16
 5 rank in hand / (n - 1)                      13 U below the lowest row's end / unseen
 6 (heads of c - 1) / 6                        14 U between c and the next higher own card / unseen
 7 own cards between L and c / 4               15 seats / 10
16 low, 17 full row, 18 to 21 one to four free slots (one of them is 1)
"""

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.kernels.cards import HIGHEST, Cards
from pega6_desktop.bots.kernels.table import Pega6Tables

Floats = npt.NDArray[np.float32]

COUNT = 22
SCALE = 256
"""Features are whole multiples of 1 / SCALE and stored as those multiples."""

CLASSES = 6
_MOST_HEADS = 32
_CHANCE_STEPS = 64
KEPT = 32
"""Tables of numbers kept, up to 150 kB each: a round asks for one a trick, and a playout for those that follow."""
_HEADS_PER_SLOT = 0.16
"""What a card that still fits will cost, in tens of heads."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """Per world, how many cards of number x or lower are not on the table yet: (HIGHEST + 1, worlds), int8."""

    upto: npt.NDArray[np.int8]

    @classmethod
    def of(cls, table_cards: npt.NDArray[np.int16], width: int = 1) -> "Unseen":
        """table_cards: numbers of every card that lies or lay on the table; ``width`` copies."""
        is_hidden = np.ones(HIGHEST + 1, np.int8)
        is_hidden[0] = 0
        is_hidden[table_cards] = 0
        return cls(np.repeat(np.cumsum(is_hidden, dtype=np.int8)[:, None], width, axis=1))

    def reveal(self, plays: Cards) -> None:
        """These packed cards, (seats, worlds), lie on the table now."""
        scale = np.arange(HIGHEST + 1, dtype=np.int8)[:, None]
        for number in (plays >> np.int16(3)).astype(np.int8):
            np.subtract(self.upto, (scale >= number).view(np.int8), out=self.upto)

    def columns(self, index: npt.NDArray[np.intp]) -> "Unseen":
        """These worlds, as a new array."""
        return Unseen(np.take(self.upto, index, axis=1))


@lru_cache(maxsize=KEPT)
def _chances(seats: int, unseen: int) -> npt.NDArray[np.float64]:
    """Chance that at least ``slots`` of the others play one of ``between`` cards; (5 slots, unseen + 1 between).

    Slots 0 counts as 1. The share between / unseen is rounded to 1/64.
    """
    table = np.zeros((5, unseen + 1))
    for between in range(unseen + 1):
        share = round(between / max(unseen, 1) * _CHANCE_STEPS) / _CHANCE_STEPS
        exactly = [
            math.comb(seats - 1, count) * share**count * (1 - share) ** (seats - 1 - count) for count in range(seats)
        ]
        table[:, between] = [sum(exactly[max(slots, 1) :]) for slots in range(5)]
    table.flags.writeable = False
    return table


@lru_cache(maxsize=KEPT)
def dangers(seats: int, unseen: int) -> tuple[Floats, Floats]:
    """Features 0 and 1 by (class, heads of the row, between), flat."""
    chances = _chances(seats, unseen)[[0, 0, 1, 2, 3, 4]]
    heads = np.arange(_MOST_HEADS)[:, None] / 10
    costs = [heads + 0 * chances[0], heads * (1 - chances[1] / 2)]
    costs += [chances[1 + slots] * (heads + _HEADS_PER_SLOT * slots) for slots in range(1, 5)]
    first = np.repeat(chances[:, None, :], _MOST_HEADS, axis=1)
    tables = tuple(np.rint(np.stack(list(part)) * SCALE).astype(np.float32).ravel() for part in (first, costs))
    for table in tables:
        table.flags.writeable = False
    return tables[0], tables[1]


def features(
    hands: Cards, tables: Pega6Tables, hidden: Unseen, world: npt.NDArray[np.intp], *, seats: int, unseen: int
) -> Floats:
    """Multiples of 1 / SCALE, (cards in hand, COUNT, columns), float32.

    hands: (cards, columns), packed, ascending. world: the world each column looks at; tables and hidden are by world.
    unseen: how many cards are neither on the table nor in a hand, the same in every column.
    """
    count, width = hands.shape
    seen = tables if len(world) == tables.ends.shape[1] and _is_identity(world) else tables.columns(world)
    number = hands >> np.int16(3)
    below = _below(number, hidden, world)
    rows = _RowFacts.of(seen, hands, hidden, world, unseen)
    row = np.zeros((count, width), np.int16)
    for end in seen.ends:
        row += (end - number) >> np.int16(15)
    spot = np.multiply(row, np.intp(-width), dtype=np.intp)
    spot += np.arange(width)
    facts = np.take(rows.packed.reshape(-1), spot)
    out = np.empty((count, COUNT, width), np.float32)
    _fill_row_features(out, facts, below, seats, unseen)
    _fill_card_features(out, hands, number, below, facts, unseen)
    _fill_table_features(out, seen, rows, seats, unseen)
    np.rint(out, out=out)
    return out


def _is_identity(world: npt.NDArray[np.intp]) -> bool:
    return bool(world[0] == 0 and world[-1] == len(world) - 1 and (np.diff(world) == 1).all())


def _below(number: npt.NDArray[np.int16], hidden: Unseen, world: npt.NDArray[np.intp]) -> npt.NDArray[np.int16]:
    """U below each card: hidden cards below it less the own ones, which its rank counts."""
    spots = np.multiply(number, np.intp(hidden.upto.shape[1]), dtype=np.intp)
    spots += world
    spots -= hidden.upto.shape[1]
    counts = np.take(hidden.upto.reshape(-1), spots).astype(np.int16)
    counts -= np.arange(len(number), dtype=np.int16)[:, None]
    return counts


_UNDER, _NEXT, _OWN, _CLASS_HEADS = 0, 7, 14, 18
"""Where the parts of a packed row fact begin: U up to its end, U below the next end, own cards up to its end, class
and heads."""


@dataclass(frozen=True, slots=True)
class _RowFacts:
    """What a card learns from its row, packed in an int32: (low + rows, columns)."""

    packed: npt.NDArray[np.int32]
    under_lowest: npt.NDArray[np.int32]
    cheapest: npt.NDArray[np.int16]

    @classmethod
    def of(
        cls, seen: Pega6Tables, hands: Cards, hidden: Unseen, world: npt.NDArray[np.intp], unseen: int
    ) -> "_RowFacts":
        lines, width = seen.ends.shape
        own = np.zeros((lines, width), np.int32)
        packed_end = (seen.ends << np.int16(3)) | np.int16(7)
        for card in hands:
            own -= (card - packed_end) >> np.int16(15)
        upto = np.take(hidden.upto.reshape(-1), seen.ends.astype(np.intp) * hidden.upto.shape[1] + world)
        under = upto.astype(np.int32) - own
        cheapest = np.min(seen.heads, axis=0)
        kind = np.where(seen.sizes >= 5, 1, 6 - seen.sizes).astype(np.int32)
        packed = np.empty((lines + 1, width), np.int32)
        packed[0] = cheapest.astype(np.int32) << _CLASS_HEADS
        packed[1:] = under | own << _OWN | (kind * _MOST_HEADS + seen.heads) << _CLASS_HEADS
        packed[:-1] |= under << _NEXT
        packed[-1] |= unseen << _NEXT
        return cls(packed, under[0], cheapest)


def _fill_row_features(
    out: Floats, facts: npt.NDArray[np.int32], below: npt.NDArray[np.int16], seats: int, unseen: int
) -> None:
    between = below - (facts & 127).astype(np.int16)
    share = np.float32(SCALE / max(unseen, 1))
    class_heads = facts >> _CLASS_HEADS
    spots = np.multiply(class_heads, np.intp(unseen + 1), dtype=np.intp)
    spots += between
    chance, cost = dangers(seats, unseen)
    np.take(chance, spots, out=out[:, 0], mode="clip")
    np.take(cost, spots, out=out[:, 1], mode="clip")
    np.multiply(between, share, out=out[:, 2])
    np.multiply(class_heads & (_MOST_HEADS - 1), np.float32(SCALE / 10), out=out[:, 3], casting="unsafe")
    np.multiply((facts >> _NEXT & 127).astype(np.int16) - below, share, out=out[:, 8])
    out[:, 9] = np.min(out[:, 1], axis=0)
    kind = (class_heads >> 5).astype(np.int8)
    for index in range(CLASSES):
        np.multiply(kind == np.int8(index), np.float32(SCALE), out=out[:, 16 + index])


def _fill_card_features(
    out: Floats,
    hands: Cards,
    number: npt.NDArray[np.int16],
    below: npt.NDArray[np.int16],
    facts: npt.NDArray[np.int32],
    unseen: int,
) -> None:
    count = len(hands)
    rank = np.arange(count)[:, None]
    np.multiply(number, np.float32(SCALE / HIGHEST), out=out[:, 4])
    out[:, 5] = rank * (SCALE / max(count - 1, 1))
    np.multiply((hands & np.int16(7)) - np.int16(1), np.float32(SCALE / 6), out=out[:, 6])
    own = rank.astype(np.int16) - (facts >> _OWN & 15).astype(np.int16)
    np.multiply(own, np.float32(SCALE / 4), out=out[:, 7])
    share = np.float32(SCALE / max(unseen, 1))
    np.multiply(below[1:] - below[:-1], share, out=out[:-1, 14])
    np.multiply(np.int16(unseen) - below[-1], share, out=out[-1, 14])
    out[:, 10] = count * SCALE / 10


def _fill_table_features(out: Floats, seen: Pega6Tables, rows: _RowFacts, seats: int, unseen: int) -> None:
    out[:, 11] = rows.cheapest * np.float32(SCALE / 10)
    free = np.int16(5 * len(seen.sizes)) - np.add.reduce(seen.sizes, axis=0, dtype=np.int16)
    out[:, 12] = free * np.float32(SCALE / 16)
    out[:, 13] = rows.under_lowest * np.float32(SCALE / max(unseen, 1))
    out[:, 15] = seats * SCALE / 10
