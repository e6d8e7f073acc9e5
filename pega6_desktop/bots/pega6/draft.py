"""Drafting by thinking ahead (P6-P-03): a card is taken, the draft completed in many ways, and the round played out.

Owns the completing of drafts. The viewer is player 0. Must not know how a card is chosen once the hands are full.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import HIGHEST, Cards, heads, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Unseen
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.bots.pega6.evidence import drawn_types
from pega6_desktop.bots.pega6.habits import Floats
from pega6_desktop.bots.pega6.nets import Cast
from pega6_desktop.bots.pega6.playout import Candidates, Moment, Playout, Types, costs, mean_costs
from pega6_desktop.bots.pega6.turns import MIDDLE
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.variants import ROWS, hand_size

OFTEN_LIKED = 10
"""With more cards than this on offer the worlds become fewer, so that a pick takes no longer than a card."""

_ON_OFFER = -1


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft in which the viewer picks next.

    owners: by card number less 1, the player who has it, -1 on offer. pickers: players in the order of the picks still
    to come after the viewer's.
    """

    seats: int
    owners: npt.NDArray[np.int8]
    pickers: tuple[int, ...]

    @classmethod
    def of(cls, seen: Observation) -> "Draft":
        """The draft as the viewer sees it: all of it is open (P6-P-06)."""
        seats, viewer = seen.setup.seats, seen.viewer or 0
        owners = np.full(len(seen.offer) + len(seen.picks), _ON_OFFER, np.int8)
        for seat, card in seen.picks:
            owners[card - 1] = (seat - viewer) % seats
        picks = range(len(seen.picks) + 1, hand_size(seen.setup.variant) * seats)
        return cls(seats, owners, tuple((seen.first + pick - viewer) % seats for pick in picks))


def best_pick(seen: Observation, cast: Cast, expected: Floats, dice: Dice, budget: ThinkBudget) -> int:
    """The card on offer with the lowest mean cost; of equals the lowest.

    expected: chances of each type of player, (others, types). Raises Cancelled.
    """
    draft = Draft.of(seen)
    worlds = max(1, budget.worlds * OFTEN_LIKED // max(len(seen.offer), OFTEN_LIKED))
    types = drawn_types(np.repeat(expected[:, :, None], worlds, axis=2), dice)
    wishes = _wishes(draft, worlds, dice)

    def measured(left: Candidates, where: slice) -> npt.NDArray[np.float64]:
        picks = np.array(seen.offer)[left]
        owners = _completed(draft, picks, wishes[:, :, where], budget)
        return _costs(draft, cast, owners, types[:, where], dice, budget)

    cards = draft.seats * hand_size(seen.setup.variant)
    return seen.offer[int(np.argmin(mean_costs(len(seen.offer), worlds, measured, cards, budget)))]


def _wishes(draft: Draft, worlds: int, dice: Dice) -> npt.NDArray[np.float32]:
    """How little each player likes each card, (players, cards, worlds): most like the middle, each with whims, small
    ones in some worlds and in others so large that nothing else counts.
    """
    size = len(draft.owners)
    dislike = np.abs(np.arange(1, size + 1) / size - MIDDLE)[None, :, None]
    whim = dice.unit(draft.seats, 1, worlds) ** 2
    return np.asarray(dislike + whim * dice.unit(draft.seats, size, worlds), np.float32)


def _completed(
    draft: Draft, picks: npt.NDArray[np.int64], wishes: npt.NDArray[np.float32], budget: ThinkBudget
) -> npt.NDArray[np.int8]:
    """Who has each card after the draft, -1 for the four left over: (cards, worlds * candidates)."""
    choices, worlds = len(picks), wishes.shape[2]
    owners = np.repeat(draft.owners[:, None], worlds * choices, axis=1)
    every = np.arange(worlds * choices)
    owners[np.tile(picks - 1, worlds), every] = 0
    spread = np.repeat(wishes, choices, axis=2)
    # A card that is gone is liked by nobody: one array serves all, since gone is gone for everybody.
    gone = np.where(owners == _ON_OFFER, np.float32(0), np.float32(np.inf))
    for player in draft.pickers:
        budget.checkpoint()
        card = np.argmin(spread[player] + gone, axis=0)
        owners[card, every] = player
        gone[card, every] = np.inf
    return owners


def _costs(
    draft: Draft, cast: Cast, owners: npt.NDArray[np.int8], types: Types, dice: Dice, budget: ThinkBudget
) -> npt.NDArray[np.float64]:
    """(candidates, worlds) when the rounds of these drafts are played out. Raises Cancelled."""
    batch, worlds = owners.shape[1], types.shape[1]
    rows = _held(owners, _ON_OFFER)
    hands = [_held(owners, player) for player in range(draft.seats)]
    tables = Pega6Tables(rows >> np.int16(3), np.ones((ROWS, batch), np.int16), heads(rows))
    without = np.arange(len(owners) + 1, HIGHEST + 1, dtype=np.int16)
    hidden = Unseen.of(without, batch)
    hidden.reveal(rows)
    moment = Moment(tables, hidden, len(without) + ROWS)
    playout = Playout(cast, types, batch // worlds)
    taken = playout.heads(moment, hands[0], np.stack(hands[1:], axis=1), dice, budget)
    return np.ascontiguousarray(costs(taken).reshape(worlds, -1).T)


def _held(owners: npt.NDArray[np.int8], player: int) -> Cards:
    """The cards of one player, (cards, batch), packed and ascending; of -1 the rows."""
    batch = owners.shape[1]
    numbers = np.nonzero((owners == player).T)[1].reshape(batch, -1).T + 1
    return packed_array(np.ascontiguousarray(numbers, np.int16))
