"""The recipe: what is recorded, how much of it, and how the nets of one table size come out of it.

Owns the numbers of the fit. VERSION goes into the data file; change it with anything that changes the nets.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import numpy as np
import numpy.typing as npt

from pega6_desktop.arena.fitting import learning, models
from pega6_desktop.arena.fitting.field import Field
from pega6_desktop.arena.fitting.learning import Sheet, Weights
from pega6_desktop.arena.fitting.models import Model
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import COUNT, Floats
from pega6_desktop.bots.pega6.nets import PLAY, PRIOR, UNIFORM
from pega6_desktop.bots.pega6.playout import costs
from pega6_desktop.bots.policy import HIDDEN, LARGEST, Groups, Net, best_slots, grouped_logits

VERSION = 1

IMITATED: Mapping[str, Model] = MappingProxyType(
    {"mc": models.flat, "weak": models.shared_flat, "greedy": models.greedy, "tail-risk": models.tail_risk}
)
CHEAP = (models.uniform, models.greedy, models.tail_risk)
"""Who else sits at mixed tables."""

DECISIONS = MappingProxyType({"mc": 36_000, "weak": 36_000, "greedy": 36_000, "tail-risk": 36_000})
IMITATION_STEPS = 6_000
IMITATION_RATE = 0.01

ROUNDS_AT_ONCE = 256
IMPROVEMENTS = 120
REPEATS = 4
"""How often each candidate card is played out."""

STEPS_PER_IMPROVEMENT = 24
IMPROVEMENT_RATE = 0.004
ENTROPY = 0.25
WIN_BONUS = 8.0
"""Heads that the fewest heads of the round are worth to the play net, shared among the tied."""

HELD_OUT = 0.1

Say = Callable[[str], None]


def nets_for(seats: int, seed: int, scale: float, say: Say) -> dict[str, Weights]:
    """All nets of one table size. scale multiplies the amount of data and of steps."""
    nets = {name: _imitated(name, seats, seed, scale, say) for name in IMITATED}
    nets["highest"], nets["lowest"] = extreme(is_highest=True), extreme(is_highest=False)
    nets[PLAY] = improved(nets, seats, seed, scale, say)
    return nets


def extreme(*, is_highest: bool) -> Weights:
    """Whoever always plays the highest (lowest) card: one unit on the rank in the hand is enough."""
    weights = np.zeros((HIDDEN, COUNT + 1))
    weights[0, 5] = LARGEST if is_highest else -LARGEST
    weights[0, 16:COUNT] = 0.0 if is_highest else LARGEST
    weights[0, COUNT] = LARGEST
    return weights


# ---------------------------------------------------------------- imitation


def _imitated(name: str, seats: int, seed: int, scale: float, say: Say) -> Weights:
    dice = Dice(f"fit/{VERSION}/{seed}/{seats}/{name}")
    sheets = recorded(IMITATED[name], seats, round(DECISIONS[name] * scale), dice)
    train, test = _split(sheets)
    roll = np.random.Generator(np.random.PCG64([seed, seats, len(name)]))
    steps = round(IMITATION_STEPS * scale)
    weights = learning.fitted(learning.fresh(roll), train, learning.imitation, steps, IMITATION_RATE, roll)
    say(f"{seats} seats, {name}: held-out agreement {100 * learning.agreement(weights, test):.1f} %")
    return weights


def recorded(model: Model, seats: int, decisions: int, dice: Dice) -> list[Sheet]:
    """Choices of the model, half of them at its own tables, half at mixed ones."""
    rounds = max(8, round(decisions / 9 / seats / 0.75))
    own = np.ones((seats, rounds), bool)
    own[:, rounds // 2 :] = dice.unit(seats, rounds - rounds // 2) < 0.5
    field = Field(seats, rounds, dice)
    mine, rest = np.flatnonzero(own), np.flatnonzero(~own)
    whose = dice.below(len(CHEAP), len(rest))
    sheets = []
    while field.cards > 1:
        inputs = field.inputs()
        slots = np.zeros(inputs.shape[2], np.int16)
        slots[mine] = model(field, inputs, mine, dice)
        for index, cheap in enumerate(CHEAP):
            slots[rest[whose == index]] = cheap(field, inputs, rest[whose == index], dice)
        labels = (np.arange(field.cards)[:, None] == slots[mine]).astype(np.float64)
        sheets.append((np.ascontiguousarray(inputs[:, :, mine]), labels))
        field.play(slots)
    return sheets


def _split(sheets: list[Sheet]) -> tuple[list[Sheet], list[Sheet]]:
    """The last decisions of every sheet are held out; rounds lie side by side, so they are other rounds' mostly."""
    cuts = [round(inputs.shape[2] * (1 - HELD_OUT)) for inputs, _ in sheets]
    train = [(inputs[:, :, :cut], labels[:, :cut]) for (inputs, labels), cut in zip(sheets, cuts, strict=True)]
    test = [(inputs[:, :, cut:], labels[:, cut:]) for (inputs, labels), cut in zip(sheets, cuts, strict=True)]
    return train, test


# ---------------------------------------------------------------- improvement


def improved(nets: Mapping[str, Weights], seats: int, seed: int, scale: float, say: Say) -> Weights:
    """The play net: from the imitation of the flat search, improved against every type.

    In each pass one seat plays the net; for each of its decisions every card is played out in the true world (which is
    a fair draw of what the seat cannot know), and the net moves towards the cards that cost less.
    """
    dice = Dice(f"fit/{VERSION}/{seed}/{seats}/{PLAY}")
    roll = np.random.Generator(np.random.PCG64([seed, seats]))
    adam = learning.Adam(nets["mc"], IMPROVEMENT_RATE)
    slope = learning.improvement(ENTROPY)
    passes = max(1, round(IMPROVEMENTS * scale))
    paid = 0.0
    for index in range(passes):
        sheets, cost = costed(adam.weights, nets, seats, dice)
        adam.rate = IMPROVEMENT_RATE * 0.1 ** (index / passes)
        for step in range(STEPS_PER_IMPROVEMENT):
            inputs, labels = sheets[step % len(sheets)]
            some = roll.permutation(inputs.shape[2])[: inputs.shape[2] // 2 + 1]
            adam.step(learning.gradient(adam.weights, inputs[:, :, some], labels[:, some], slope))
        paid = cost if index == 0 else 0.9 * paid + 0.1 * cost
        if index % 20 == 19:
            say(f"{seats} seats, {PLAY}: pass {index + 1} of {passes}, cost {paid:.2f}")
    return adam.weights


def costed(play: Weights, nets: Mapping[str, Weights], seats: int, dice: Dice) -> tuple[list[Sheet], float]:
    """One pass: inputs of the learner at seat 0 with the cost of every card, and the mean cost it paid."""
    field = Field(seats, ROUNDS_AT_ONCE, dice)
    cast = _Seating(play, nets, seats, dice)
    sheets = []
    while field.cards > 1:
        inputs = field.inputs()
        scores = grouped_logits(cast.groups(1), inputs[:, :, cast.order])[:, cast.back]
        slots = best_slots(scores + dice.gumbel(*scores.shape))
        mine = np.ascontiguousarray(inputs[:, :, :ROUNDS_AT_ONCE])
        sheets.append((mine, _costs(field, cast, slots, dice)))
        field.play(slots)
    field.place(field.hands[0].reshape(seats, ROUNDS_AT_ONCE))
    return sheets, float(costs(field.heads, WIN_BONUS).mean())


class _Seating:
    """Who plays which column of a pass: the learner seat 0 of every round, types drawn for the others."""

    def __init__(self, play: Weights, nets: Mapping[str, Weights], seats: int, dice: Dice) -> None:
        names = (UNIFORM, *nets)
        self._nets = [Net.of(play), None, *(Net.of(weights) for weights in nets.values())]
        shares = np.cumsum([PRIOR.get(name, 1.0) * (2 if name == "mc" else 1) for name in names])
        drawn = np.searchsorted(shares, dice.unit(seats, ROUNDS_AT_ONCE) * shares[-1], side="right") + 1
        # Half of the rounds have one type at all other seats.
        half = ROUNDS_AT_ONCE // 2
        drawn[1:, :half] = drawn[1, :half]
        drawn[0] = 0
        self._types = drawn.ravel()
        self.order = np.argsort(self._types, kind="stable")
        self.back = np.argsort(self.order, kind="stable")

    def groups(self, copies: int) -> Groups:
        """Slices of the columns sorted by type when every round exists ``copies`` times."""
        ends = np.cumsum(np.bincount(self._types, minlength=len(self._nets))) * copies
        begins = np.concatenate([[0], ends[:-1]])
        return [(net, slice(int(a), int(b))) for net, a, b in zip(self._nets, begins, ends, strict=True)]

    def spread(self, copies: int) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
        """``order`` and ``back`` for every round ``copies`` times."""
        order = (self.order[:, None] * copies + np.arange(copies)).ravel()
        return order, np.argsort(order, kind="stable")


def _costs(field: Field, cast: _Seating, slots: npt.NDArray[np.int16], dice: Dice) -> npt.NDArray[np.float64]:
    """Mean cost of every card of the learner, (cards, rounds); the others play their slots in this trick."""
    cards, copies = field.cards, field.cards * REPEATS
    wide = field.spread(copies)
    choices = np.repeat(slots, copies)
    choices[: wide.rounds] = np.tile(np.repeat(np.arange(cards, dtype=np.int16), REPEATS), field.rounds)
    wide.heads[:] = field.heads.repeat(copies, axis=1)
    wide.play(choices)
    order, back = cast.spread(copies)
    groups = cast.groups(copies)
    while wide.cards > 1:
        scores = grouped_logits(groups, wide.inputs()[:, :, order])[:, back]
        scores += _shared_noise(wide.cards, field, cards, dice)
        wide.play(best_slots(scores))
    wide.place(wide.hands[0].reshape(wide.seats, wide.rounds))
    means: npt.NDArray[np.float64] = costs(wide.heads, WIN_BONUS).reshape(field.rounds, cards, REPEATS).mean(axis=2)
    return means.T


def _shared_noise(left: int, field: Field, cards: int, dice: Dice) -> Floats:
    """The same chances for every candidate: noise by column and repeat."""
    noise = dice.gumbel(left, field.seats * field.rounds, 1, REPEATS)
    return np.broadcast_to(noise, (left, field.seats * field.rounds, cards, REPEATS)).reshape(left, -1)
