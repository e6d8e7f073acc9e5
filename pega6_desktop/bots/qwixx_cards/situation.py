"""From an observation of Qwixx cards to batches of tables that agree with it.

Owns the dealing of what is hidden, whole arrays at once. Must not know how the tables are played.
"""

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.qwixx_rows import Ints
from pega6_desktop.bots.kernels.qwixx_tables import BIT, NUMBER, SUIT, SUITS, QwixxTables
from pega6_desktop.games.qwixx_cards.cards import NUMBERS
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import Sheet, place
from pega6_desktop.games.qwixx_cards.worlds import unseen_cards


def states_of(sheet: Sheet) -> list[tuple[int, int]]:
    """Crosses and last place of each row, see qwixx_rows."""
    return [(len(crossed), place(row, crossed[-1]) + 1 if crossed else 0) for row, crossed in enumerate(sheet.rows)]


def masks_of(cards: tuple[int, ...]) -> Ints:
    """The cards as one mask for each suit."""
    masks = np.zeros(SUITS, np.int32)
    for card in cards:
        masks[SUIT[card]] |= BIT[card]
    return masks


def single_table(seen: Observation) -> QwixxTables:
    """One table as the viewer sees it: other hands are empty, a back stands for any card of its number."""
    return _tables(seen, _Dealt(np.zeros((1, 0, 0), np.int32), _backs(seen.display), _backs((seen.top,))), Dice("one"))


def dealt_tables(seen: Observation, worlds: int, dice: Dice) -> QwixxTables:
    """So many tables, each deal of what is hidden equally likely but for what only a long memory knows."""
    return _tables(seen, _deal(seen, worlds, dice), dice)


def repeated(tables: QwixxTables, times: int, dice: Dice) -> QwixxTables:
    """All tables so many times, one whole set after the other."""
    return QwixxTables(
        counts=np.tile(tables.counts, (times, 1, 1)),
        lasts=np.tile(tables.lasts, (times, 1, 1)),
        missed=np.tile(tables.missed, (times, 1)),
        hands=np.tile(tables.hands, (times, 1, 1)),
        display=np.tile(tables.display, (times, 1)),
        pile=np.tile(tables.pile, (times, 1)),
        at=np.tile(tables.at, times),
        ends=np.tile(tables.ends, times),
        played=np.tile(tables.played, (times, 1)),
        active=tables.active,
        turn=tables.turn,
        dice=dice,
    )


class _Dealt:
    """hands: cards of the other seats in play order of seats, (worlds, others, cards), -1 for none; display, pile."""

    def __init__(self, hands: Ints, display: Ints, pile: Ints) -> None:
        self.hands, self.display, self.pile = hands, display, pile


def _backs(numbers: tuple[int, ...]) -> Ints:
    return np.array([[number - NUMBERS[0] for number in numbers]], np.int32)


def _tables(seen: Observation, dealt: _Dealt, dice: Dice) -> QwixxTables:
    worlds, seats = len(dealt.pile), seen.setup.seats
    states = np.array([states_of(sheet) for sheet in seen.sheets], np.int32)
    hands = np.zeros((worlds, seats, SUITS), np.int32)
    others = [seat for seat in range(seats) if seat != seen.viewer]
    for index, seat in enumerate(others[: dealt.hands.shape[1]]):
        for cards in dealt.hands[:, index].T:
            at = np.flatnonzero(cards >= 0)
            hands[at, seat, SUIT[cards[at]]] |= BIT[cards[at]]
    hands[:, seen.viewer or 0] = masks_of(seen.hand)
    size = dealt.pile.shape[1]
    room = len(unseen_cards(seen)) + len(seen.hand) + len(seen.discard)
    pile = np.zeros((worlds, max(room, size)), np.int32)
    pile[:, :size] = dealt.pile
    return QwixxTables(
        counts=np.tile(states[:, :, 0], (worlds, 1, 1)),
        lasts=np.tile(states[:, :, 1], (worlds, 1, 1)),
        missed=np.tile(np.array([sheet.missed for sheet in seen.sheets], np.int32), (worlds, 1)),
        hands=hands,
        display=dealt.display.copy(),
        pile=pile,
        at=np.zeros(worlds, np.int32),
        ends=np.full(worlds, size, np.int32),
        played=np.tile(masks_of(seen.discard), (worlds, 1)),
        active=seen.active,
        turn=seen.number - 1,
        dice=dice,
    )


def _deal(seen: Observation, worlds: int, dice: Dice) -> _Dealt:
    """Fronts are dealt to the backs that are seen, number by number; the rest is shuffled."""
    unseen = np.array(unseen_cards(seen), np.int32)
    slots, others = _slots(seen)
    keys = dice.bits(worlds, len(unseen)) >> np.uint32(1)
    filled = np.full((worlds, len(slots)), -1, np.int32)
    used = np.zeros((worlds, len(unseen)), np.bool_)
    for number in set(slots) - {0}:
        columns = np.flatnonzero(NUMBER[unseen] == number)
        order = columns[np.argsort(keys[:, columns], axis=1, kind="stable")]
        for index, slot in enumerate([at for at, wanted in enumerate(slots) if wanted == number]):
            filled[:, slot] = unseen[order[:, index]]
            used[np.arange(worlds), order[:, index]] = True
    rest = _shuffled_rest(unseen, used, dice)
    blank = [at for at, wanted in enumerate(slots) if not wanted]
    filled[:, blank] = rest[:, : len(blank)]
    pile = np.concatenate([filled[:, -1:], rest[:, len(blank) :]], axis=1)
    display = filled[:, -1 - len(seen.display) : -1]
    return _Dealt(_hands(filled, others), display, pile)


def _slots(seen: Observation) -> tuple[list[int], list[int]]:
    """Numbers of all hidden slots: other hands (0 where nothing is seen), display, top; and the sizes of the hands."""
    seats = [seat for seat in range(seen.setup.seats) if seat != seen.viewer]
    sizes = [seen.hand_sizes[seat] for seat in seats]
    backs = [seen.hand_numbers[seat] if seen.hand_numbers else (0,) * seen.hand_sizes[seat] for seat in seats]
    return [number for hand in backs for number in hand] + [*seen.display, seen.top], sizes


def _hands(filled: Ints, sizes: list[int]) -> Ints:
    hands = np.full((len(filled), len(sizes), max(sizes)), -1, np.int32)
    start = 0
    for index, size in enumerate(sizes):
        hands[:, index, :size] = filled[:, start : start + size]
        start += size
    return hands


def _shuffled_rest(unseen: Ints, used: npt.NDArray[np.bool_], dice: Dice) -> Ints:
    """The cards that are in no slot, in random order, (worlds, cards)."""
    keys = dice.bits(*used.shape) >> np.uint32(1)
    keys[used] = np.uint32(0xFFFFFFFF)
    left = used.shape[1] - int(used[0].sum())
    order = np.argsort(keys, axis=1, kind="stable")[:, :left]
    rest: Ints = unseen[order]
    return rest
