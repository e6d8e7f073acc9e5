"""The players the type nets imitate, in batch: flat searches, greedy, tail-risk. Owns their choices on a Field.

The same players sit in the arena one table at a time; here only enough of them is rebuilt to record choices quickly.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from pega6_desktop.arena.fitting.field import Field
from pega6_desktop.bots.kernels.cards import HIGHEST, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import SCALE, Floats
from pega6_desktop.bots.policy import best_slots

Columns = npt.NDArray[np.intp]

Model = Callable[[Field, Floats, Columns, Dice], npt.NDArray[np.int16]]
"""Slots chosen at these columns, given the field and the inputs of all columns."""

MODEL_PLAYOUTS = 100
PLAYOUTS_AT_ONCE = 8000


def uniform(field: Field, inputs: Floats, columns: Columns, dice: Dice) -> npt.NDArray[np.int16]:
    """Any card."""
    return dice.below(field.cards, len(columns)).astype(np.int16)


def greedy(field: Field, inputs: Floats, columns: Columns, dice: Dice) -> npt.NDArray[np.int16]:
    """Least heads now, then the smallest gap."""
    is_costly = inputs[:, 16, columns] + inputs[:, 17, columns]
    return best_slots(-_with_gap(field, columns, is_costly * np.float32(1 / SCALE) * inputs[:, 3, columns]))


def tail_risk(field: Field, inputs: Floats, columns: Columns, dice: Dice) -> npt.NDArray[np.int16]:
    """Least expected heads, then the smallest gap."""
    is_full = inputs[:, 17, columns] > 0
    return best_slots(-_with_gap(field, columns, np.where(is_full, inputs[:, 3, columns], inputs[:, 1, columns])))


def _with_gap(field: Field, columns: Columns, costs: Floats) -> Floats:
    """Costs in lattice steps, the gap to the row's end (a low card's own number) deciding among equals."""
    number = field.hands[:, columns] >> np.int16(3)
    base = np.zeros_like(number)
    for end in field.tables.ends[:, field.world[columns]]:
        np.maximum(base, np.where(end < number, end, 0), out=base)
    return (costs * np.float32(HIGHEST + 1) + (number - base)).astype(np.float32)


def flat(field: Field, inputs: Floats, columns: Columns, dice: Dice) -> npt.NDArray[np.int16]:
    """100 random playouts for each card, best mean."""
    firsts = np.repeat(np.arange(field.cards, dtype=np.int16), MODEL_PLAYOUTS)
    size = max(1, PLAYOUTS_AT_ONCE // len(firsts))
    slots = []
    for start in range(0, len(columns), size):
        some = columns[start : start + size]
        costs = _random_costs(field, some, np.tile(firsts, len(some)), dice)
        means = costs.reshape(len(some), field.cards, MODEL_PLAYOUTS).mean(axis=2)
        slots.append(np.argmin(means, axis=1).astype(np.int16))
    return np.concatenate(slots)


def shared_flat(field: Field, inputs: Floats, columns: Columns, dice: Dice) -> npt.NDArray[np.int16]:
    """100 random playouts in all, the first card of each drawn from the hand, best mean."""
    size = max(1, PLAYOUTS_AT_ONCE // MODEL_PLAYOUTS)
    slots = []
    for start in range(0, len(columns), size):
        some = columns[start : start + size]
        firsts = dice.below(field.cards, len(some), MODEL_PLAYOUTS)
        costs = _random_costs(field, some, firsts.ravel().astype(np.int16), dice).reshape(firsts.shape)
        cells = firsts + np.arange(len(some))[:, None] * field.cards
        tried = np.bincount(cells.ravel(), minlength=len(some) * field.cards)
        sums = np.bincount(cells.ravel(), costs.ravel(), minlength=len(some) * field.cards)
        means = np.where(tried > 0, sums / np.maximum(tried, 1), np.inf).reshape(len(some), field.cards)
        slots.append(np.argmin(means, axis=1).astype(np.int16))
    return np.concatenate(slots)


def _random_costs(field: Field, columns: Columns, firsts: npt.NDArray[np.int16], dice: Dice) -> npt.NDArray[np.int16]:
    """Heads of the chooser in one random playout per entry of firsts, the same number for each column in turn."""
    each = len(firsts) // len(columns)
    whose = np.repeat(columns, each)
    world = field.world[whose]
    own = field.hands[:, whose]
    theirs = _deals(field, columns, each, dice)
    order = dice.deals(np.arange(field.cards, dtype=np.int16), field.cards, len(firsts))
    place = np.argmax(order == firsts, axis=0)
    order[place, np.arange(len(firsts))] = order[0]
    order[0] = firsts
    tables = field.tables.columns(world)
    costs = np.zeros(len(firsts), np.int16)
    for trick in range(field.cards):
        mine = np.take_along_axis(own, order[trick][None], axis=0)
        costs += tables.place(np.concatenate([mine, theirs[trick]]))[0]
    return costs


def _deals(field: Field, columns: Columns, each: int, dice: Dice) -> npt.NDArray[np.int16]:
    """Random hands of the others from the cards unseen at each column: (cards, others, playouts), packed."""
    is_hidden = np.diff(field.hidden.upto, axis=0)[:, field.world[columns]].astype(bool)
    number = (field.hands[:, columns] >> np.int16(3)).astype(np.intp)
    is_hidden[number - 1, np.arange(len(columns))] = False
    keys = dice.bits(len(columns) * each, HIGHEST) >> np.uint32(1)
    keys &= np.uint32(0xFFFFFF80)
    keys |= np.repeat(~is_hidden.T, each, axis=0).astype(np.uint32) << np.uint32(31)
    keys |= np.arange(HIGHEST, dtype=np.uint32)
    keys.sort(axis=1)
    count = (field.seats - 1) * field.cards
    cards = np.ascontiguousarray((keys[:, :count] & np.uint32(127)).T) + 1
    return packed_array(cards.astype(np.int16)).reshape(field.cards, field.seats - 1, -1)
