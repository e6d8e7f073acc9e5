"""How each other player tends to choose, judged by choices whose hands are known: drafted open, or of a finished round.

Owns the likelihood of such choices under each type, and what the rounds of a match add up to. Must not know how a card
is chosen.
"""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import HIGHEST, packed_array
from pega6_desktop.bots.kernels.features import Unseen, features
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.bots.pega6.nets import Cast, cast_for
from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.observation import Observation, Trick
from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.games.pega6.variants import deck

SLIP = 0.02
"""Chance that a player of any type played just anything."""

LARGEST_PULL = 40.0
"""Beyond this difference of logits a choice has no chance but a slip; keeps its exponential finite."""

TURNING = 0.1
"""Chance that a player sits down to the next round as somebody else: nobody is exactly one of the types, so that old
rounds must never be proof.
"""

ROUNDS_KEPT = 64
"""Finished rounds whose likelihoods are kept in mind, as they do not change any more."""

Floats = npt.NDArray[np.float32]


def habits(seen: Observation, budget: ThinkBudget) -> Floats:
    """What to expect of each other player before this round's first trick: chances (others, types), each sum 1.

    Prior times likelihood of every choice in the finished rounds; where special cards may have changed what was played,
    the prior alone. The others follow the viewer in play order. Raises Cancelled.
    """
    prior = np.array(cast_for(seen.setup.seats).prior, np.float32)
    chances = np.repeat(prior[None], seen.setup.seats - 1, axis=0)
    for tricks in () if seen.setup.variant == "special" else seen.past:
        budget.checkpoint()
        chances = chances * np.roll(_of_round(tricks, seen.setup.variant), -(seen.viewer or 0), axis=0)[1:]
        chances /= chances.sum(axis=1, keepdims=True)
        chances = np.float32(1 - TURNING) * chances + np.float32(TURNING) * prior
    return chances


@lru_cache(maxsize=ROUNDS_KEPT)
def _of_round(tricks: tuple[Trick, ...], variant: str) -> Floats:
    """Likelihood of all choices of a finished round, (seats, types), the highest of each seat 1.

    Whoever holds one card has no choice, so the last trick says nothing.
    """
    seats = len(tricks[0].cards)
    cast = cast_for(seats)
    table = set(DECK) - set(deck(variant, seats)) | {card for row in tricks[0].rows for card in row.cards}
    total = np.ones((seats, len(cast.nets)), np.float32)
    for index, trick in enumerate(tricks[:-1]):
        hands = np.array([later.cards for later in tricks[index:]], np.int16)
        total *= likelihoods(trick.rows, np.array(sorted(table), np.int16), hands, cast, seats)
        total /= total.max(axis=1, keepdims=True)
        table.update(trick.cards)
    total.flags.writeable = False
    return total


def likelihoods(
    rows: Rows, table: npt.NDArray[np.int16], hands: npt.NDArray[np.int16], cast: Cast, seats: int
) -> Floats:
    """How likely each type was to play each hand's first card before these rows, (players, types).

    table: cards that lie or lay there before. hands: (cards, players), in any order but for the first.
    """
    held = np.sort(hands, axis=0)
    cards, players = held.shape
    inputs = features(
        packed_array(held),
        Pega6Tables.of(rows),
        Unseen.of(table),
        np.zeros(players, np.intp),
        seats=seats,
        unseen=HIGHEST - len(table) - cards,
    )
    is_choice = held == hands[0]
    out = np.full((players, len(cast.nets)), 1 / cards, np.float32)
    for index, net in enumerate(cast.nets):
        if net is not None:
            logits = net.logits(inputs)
            pulls = np.minimum(logits - logits.T[is_choice.T], LARGEST_PULL)
            out[:, index] = 1 / np.exp(pulls).sum(axis=0)
    return np.asarray((1 - SLIP) * out + SLIP / cards, np.float32)
