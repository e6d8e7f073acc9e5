"""Quick players of Pega em 6!: the card the fitted play net likes, no search. Owns that one look."""

import numpy as np

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import packed
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Unseen, features
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.bots.pega6.nets import cast_for
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.bots.pega6.turns import beside_choosing
from pega6_desktop.bots.policy import Floats, Net
from pega6_desktop.games.pega6.moves import Move, PlayCard
from pega6_desktop.games.pega6.observation import Observation


def card_logits(net: Net, situation: Situation) -> Floats:
    """What the net thinks of each card of the hand."""
    hand = packed(situation.hand)[:, None]
    inputs = features(
        hand,
        Pega6Tables.of(situation.rows),
        Unseen.of(situation.table),
        np.zeros(1, np.intp),
        seats=situation.seats,
        unseen=len(situation.unseen),
    )
    return net.logits(inputs)[:, 0]


class StrongBot:
    """Plays by the fitted play net alone."""

    def __init__(self, sway: float = 0.0) -> None:
        """sway: 0 always plays the card liked best; 1 each card as often as the net says, more the more loosely."""
        self._sway = sway

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The card with the highest logit, swayed by the address ``key``; of equals the lowest. Raises Cancelled."""
        budget.checkpoint()
        beside = beside_choosing(observation, budget, key)
        if beside is not None:
            return beside
        situation = Situation.of(observation)
        likes = card_logits(cast_for(situation.seats).play, situation)
        if self._sway:
            likes = likes + np.float32(self._sway) * Dice(key).gumbel(len(likes))
        return PlayCard(observation.hand[int(np.argmax(likes))])
