"""Many tables of Qwixx cards at once, as arrays: the same turn on every one of them, played by row values.

Owns the turn as whole-array steps, checked against the rules by differential tests. Batch axis first, then seats.
Must not know where a table comes from nor what it is played for.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.qwixx_rows import FINAL_POINTS, MASKS, NEVER, PATTERNS, PLACES, SCALE, Ints, RowValues
from pega6_desktop.games.qwixx_cards.cards import COLOURS, DISPLAY, HAND, JOKER, NUMBERS, deck
from pega6_desktop.games.qwixx_cards.cards import colour_of as card_colour
from pega6_desktop.games.qwixx_cards.cards import number_of as card_number
from pega6_desktop.games.qwixx_cards.sheets import CROSSES_FOR_LAST, MISSED_BOXES, MISSED_COST, RISING, ROWS_TO_END
from pega6_desktop.games.qwixx_cards.sheets import place as place_of

ROWS = len(COLOURS)
SUITS = ROWS + 1
"""The colours and, last, the jokers."""

_CARDS = deck(with_jokers=True)
SUIT = np.array([card_colour(card) for card in _CARDS], np.int8)
NUMBER = np.array([card_number(card) for card in _CARDS], np.int8)
PLACE = np.array([[place_of(row, number) for number in range(NUMBERS[-1] + 1)] for row in range(ROWS)], np.int32)
"""Place by row and number; numbers that are on no card have none worth reading."""


def _bit(card: int) -> int:
    suit, number = card_colour(card), card_number(card)
    return 1 << (number - NUMBERS[0] if suit == JOKER else place_of(suit, number))


BIT = np.array([_bit(card) for card in _CARDS], np.int32)
"""Of each card its bit in the mask of its suit; jokers lie as in a rising row."""

_MIRROR = np.array([int(f"{mask:0{PLACES}b}"[::-1], 2) for mask in range(MASKS)], np.int32)
_ONES = np.array([mask.bit_count() for mask in range(MASKS)], np.int8)
_SIZES = np.array([len(places) for places in PATTERNS], np.int32)
_ENDS = np.array([places[-1] + 1 for places in PATTERNS], np.int32)
_ROW = np.arange(ROWS)
_FALLING = np.array([not rises for rises in RISING])


def usable(hands: Ints) -> Ints:
    """What hands may use in each row, (batch, rows): its own cards and the jokers. hands: (batch, suits)."""
    own, jokers = hands[:, :ROWS], hands[:, JOKER]
    if not jokers.any():
        return own
    both: Ints = own | np.where(_FALLING, _MIRROR[jokers][:, None], jokers[:, None])
    return both


@dataclass(frozen=True)
class Judgement:
    """Row values by round, the last of them for all later ones, and what a missed turn costs beside its points."""

    rounds: tuple[RowValues, ...]
    miss: int

    def at(self, number: int) -> RowValues:
        """Values in this round, from 0."""
        return self.rounds[min(number, len(self.rounds) - 1)]


@dataclass
class QwixxTables:
    """Tables in play, alike but for what has happened on them.

    counts, lasts: (batch, seats, rows), see qwixx_rows. missed: (batch, seats). hands: masks, (batch, seats, suits).
    display: cards, (batch, places). pile: cards, (batch, any); at, ends: where its top and its end are. played: masks
    of the discard pile, (batch, suits). number: announced, (batch). over: (batch). totals: (batch, seats) in points,
    right once over. crossed: whether the active seat has crossed something in this turn, (batch). turn: from 0.
    """

    counts: Ints
    lasts: Ints
    missed: Ints
    hands: Ints
    display: Ints
    pile: Ints
    at: Ints
    ends: Ints
    played: Ints
    active: int
    turn: int
    dice: Dice
    over: npt.NDArray[np.bool_] = field(init=False)
    totals: Ints = field(init=False)
    crossed: npt.NDArray[np.bool_] = field(init=False)

    def __post_init__(self) -> None:
        self.batch, self.seats = self.missed.shape
        self.all = np.arange(self.batch)
        self.over = np.zeros(self.batch, np.bool_)
        self.totals = np.zeros((self.batch, self.seats), np.int32)
        self.crossed = np.zeros(self.batch, np.bool_)

    @property
    def round(self) -> int:
        """Everybody has had so many turns."""
        return int(self.turn // self.seats)

    @property
    def number(self) -> npt.NDArray[np.int8]:
        """What the top card of each pile announces."""
        found: npt.NDArray[np.int8] = NUMBER[self.pile[self.all, self.at]]
        return found

    # ------------------------------------------------------------ the cards of a row

    def masks(self, seat: int) -> Ints:
        """Cards a seat may use in each row, jokers among them, (batch, rows)."""
        return usable(self.hands[:, seat])

    def worth(self, seat: int, values: RowValues) -> Ints:
        """Sheet and hand of a seat, (batch)."""
        rows = values.rows[self.counts[:, seat], self.lasts[:, seat]]
        held = values.held[self.lasts[:, seat], self.masks(seat)]
        total: Ints = (rows + held).sum(axis=1, dtype=np.int32)
        return total

    # ------------------------------------------------------------ action 1

    def draw(self, values: RowValues, order: Ints | None = None) -> None:
        """The active seat fills its hand, the display is filled up. order: places as wanted, (batch, places)."""
        seat = self.active
        needed = HAND - _ONES[self.hands[:, seat]].sum(axis=1)
        if order is None:
            order = np.argsort(-self.display_worth(values), axis=1, kind="stable").astype(np.int32)
        for step in range(int(needed.max(initial=0))):
            at = np.flatnonzero(needed > step)
            places = order[at, step]
            cards = self.display[at, places]
            self.hands[at, seat, SUIT[cards]] |= BIT[cards]
            self.display[at, places] = -1 - step
        self._refill(needed)

    def display_worth(self, values: RowValues) -> Ints:
        """What each card of the display may bring the active seat: the mean over the colours, times their number."""
        number = NUMBER[self.display]
        gaps = PLACE[:, number].transpose(1, 2, 0) - self.lasts[:, self.active][:, None]
        worth = np.where(gaps >= 0, values.keep[np.clip(gaps, 0, PLACES - 1)], 0)
        total: Ints = worth.sum(axis=2, dtype=np.int32)
        return total

    def _refill(self, needed: npt.NDArray[np.int_]) -> None:
        """From the left to the right; a pile that is empty is made anew at once."""
        for place in range(DISPLAY):
            at = np.flatnonzero(self.display[:, place] < 0)
            if not at.size:
                continue
            self.display[at, place] = self.pile[at, self.at[at]]
            self.at[at] += 1
            empty = at[self.at[at] == self.ends[at]]
            if empty.size:
                self._reshuffle(empty)

    def _reshuffle(self, at: npt.NDArray[np.intp]) -> None:
        lying = self.played[at][:, SUIT] & BIT > 0
        keys = self.dice.bits(len(at), len(_CARDS)) >> np.uint32(1)
        keys[~lying] = np.uint32(0xFFFFFFFF)
        order = np.argsort(keys, axis=1, kind="stable").astype(np.int32)
        self.pile[at] = order[:, : self.pile.shape[1]]
        self.at[at] = 0
        self.ends[at] = lying.sum(axis=1)
        self.played[at] = 0

    # ------------------------------------------------------------ action 2

    def mark(self, values: RowValues, judgement: Judgement, forced: dict[int, Ints] | None = None) -> None:
        """Everybody crosses the number of the top card in the best row or nowhere, then the end is checked.

        forced: for a seat the row it crosses in, -1 for nowhere, (batch).
        """
        number = self.number
        chosen = []
        for seat in range(self.seats):
            if forced is not None and seat in forced:
                chosen.append(forced[seat])
            elif seat == self.active:
                chosen.append(self.best_mark_before_play(seat, number, values, judgement))
            else:
                gains = self.mark_gains(seat, number, values)
                best = gains.argmax(axis=1)
                chosen.append(np.where(gains[self.all, best] > 0, best, -1))
        self.crossed = chosen[self.active] >= 0
        for seat, rows in enumerate(chosen):
            at = np.flatnonzero((rows >= 0) & ~self.over)
            row = rows[at]
            self.counts[at, seat, row] += 1
            self.lasts[at, seat, row] = PLACE[row, number[at]] + 1
        self.end_where_due()

    def mark_gains(self, seat: int, number: npt.NDArray[np.int8], values: RowValues) -> Ints:
        """Gain of crossing the number in each row, NEVER where it may not be crossed, (batch, rows)."""
        counts, lasts, ends, may = self._marks(seat, number)
        after = values.rows[np.minimum(counts + 1, PLACES), ends]
        masks = self.masks(seat)
        gain = after - values.rows[counts, lasts] + values.held[ends, masks] - values.held[lasts, masks]
        gains: Ints = np.where(may, gain, NEVER)
        return gains

    def _marks(self, seat: int, number: npt.NDArray[np.int8]) -> tuple[Ints, Ints, Ints, npt.NDArray[np.bool_]]:
        counts, lasts = self.counts[:, seat], self.lasts[:, seat]
        ends = PLACE[:, number].T + 1
        may = (ends > lasts) & ((ends < PLACES) | (counts >= CROSSES_FOR_LAST))
        return counts, lasts, ends, may

    def best_mark_before_play(
        self, seat: int, number: npt.NDArray[np.int8], values: RowValues, judgement: Judgement
    ) -> Ints:
        """The active seat looks at what it can play afterwards: a cross now may save the turn, or spoil a play."""
        gains = self.mark_gains(seat, number, values)
        counts, lasts, ends, may = self._marks(seat, number)
        masks, uses = self.masks(seat), values.uses
        now = uses.cross[counts, lasts, masks]
        then = uses.cross[np.minimum(counts + 1, PLACES), ends, masks]
        drops = np.maximum(uses.drop[lasts, masks].max(axis=1), -SCALE)
        without = np.maximum(now.max(axis=1), drops - judgement.miss)
        best, rows = without, np.full(self.batch, -1, np.int32)
        for row in range(ROWS):
            others = np.where(row == _ROW, then, now).max(axis=1)
            total = np.where(may[:, row], gains[:, row] + np.maximum(others, drops), NEVER)
            better = total > best
            best, rows = np.where(better, total, best), np.where(better, row, rows).astype(np.int32)
        return rows

    # ------------------------------------------------------------ action 3

    def play(self, values: RowValues, judgement: Judgement) -> None:
        """The active seat plays the best cards, crosses and discards; a missed turn is marked, the end checked."""
        seat, uses = self.active, values.uses
        masks = self.masks(seat)
        counts, lasts = self.counts[:, seat], self.lasts[:, seat]
        cross, drop = uses.cross[counts, lasts, masks], uses.drop[lasts, masks]
        with_cross, without = cross.argmax(axis=1), drop.argmax(axis=1)
        miss = np.where(self.crossed, 0, judgement.miss)
        crosses = cross[self.all, with_cross] > drop[self.all, without] - miss
        row = np.where(crosses, with_cross, without)
        state = self.counts[self.all, seat, row], self.lasts[self.all, seat, row], masks[self.all, row]
        gone = np.where(crosses, uses.cross_mask[state], uses.drop_mask[state[1:]])
        pattern = uses.pattern[state]
        at = np.flatnonzero(crosses & ~self.over)
        self.counts[at, seat, row[at]] += _SIZES[pattern[at]]
        self.lasts[at, seat, row[at]] = _ENDS[pattern[at]]
        self._discard(seat, row, gone.astype(np.int32))
        self.end_play(self.crossed | crosses)

    def _discard(self, seat: int, row: npt.NDArray[np.intp], gone: Ints) -> None:
        """Own cards of the row first, jokers for what is left."""
        own = gone & self.hands[self.all, seat, row]
        rest = gone & ~own
        jokers = np.where(_FALLING[row], _MIRROR[rest], rest)
        self.hands[self.all, seat, row] &= ~own
        self.hands[:, seat, JOKER] &= ~jokers
        self.played[self.all, row] |= own
        self.played[:, JOKER] |= jokers

    def end_play(self, crossed: npt.NDArray[np.bool_]) -> None:
        """A missed turn where nothing was crossed, the end, and the next seat."""
        self.missed[:, self.active] += ~crossed & ~self.over
        self.end_where_due()
        self.active = (self.active + 1) % self.seats
        self.turn += 1

    def end_where_due(self) -> None:
        """Write down the totals of tables that are over now (QX-26, QX-27)."""
        completed = (self.lasts == PLACES).sum(axis=2).max(axis=1) >= ROWS_TO_END
        due = (completed | (self.missed.max(axis=1) >= MISSED_BOXES)) & ~self.over
        if due.any():
            self.totals[due] = self.points()[due]
            self.over |= due

    def points(self) -> Ints:
        """Totals as the sheets stand, (batch, seats)."""
        rows = FINAL_POINTS[self.counts, self.lasts].sum(axis=2, dtype=np.int32) // SCALE
        totals: Ints = rows - MISSED_COST * self.missed
        return totals


def play_out(tables: QwixxTables, judgement: Judgement, checkpoint: Callable[[], None], *, turns: int = 200) -> None:
    """Whole turns until every table is over, or for so many turns; totals of the others are as they stand then."""
    for _ in range(turns):
        if tables.over.all():
            break
        values = judgement.at(tables.round)
        tables.draw(values)
        checkpoint()
        tables.mark(values, judgement)
        checkpoint()
        tables.play(values, judgement)
        checkpoint()
    running = ~tables.over
    tables.totals[running] = tables.points()[running]
