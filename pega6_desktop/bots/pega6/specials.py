"""Special cards by playing rounds out: placing the card without one, and each promising use of one, in the same worlds
with the same chances (P6-S-04, P6-S-05).

Owns the comparing of uses and the finishing of the trick they are made in. Must not know what a special card in hand is
worth later, nor how a number card is chosen.
"""

from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.cards import packed, packed_array
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import Unseen
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.bots.pega6.evidence import Worlds, dealt
from pega6_desktop.bots.pega6.habits import Floats
from pega6_desktop.bots.pega6.nets import Cast
from pega6_desktop.bots.pega6.playout import Candidates, Moment, Playout, mean_costs
from pega6_desktop.bots.pega6.rows import row_to_take
from pega6_desktop.bots.pega6.situation import Situation, turned
from pega6_desktop.bots.pega6.turns import keeping, one_turn_gains, put_aside
from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.events import CardSetAside, HeadsCancelled, RoundEnded, RowTaken
from pega6_desktop.games.pega6.moves import KeepSpecials, Move, PlayNoSpecial, PlaySpecial, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.games.pega6.worlds import World, determinized

PROMISING = 6
"""Uses played out: those that look best one turn ahead."""

OTHERS_SHARE = 0.1
"""How much each head another player takes to the end of the round pleases."""

FAR = 0.5
"""Weight of the look to the end of the round, where nobody has special cards any more; the rest is the look one
turn ahead, which sees nothing of what follows.
"""


@dataclass(frozen=True, slots=True)
class Finished:
    """The table when a trick is over: its rows, the viewer's hand, and the heads taken in it by player."""

    rows: Rows
    hand: tuple[int, ...]
    heads: tuple[int, ...]


def best_use(
    seen: Observation, cast: Cast, expected: Floats, key: str, budget: ThinkBudget
) -> PlayNoSpecial | PlaySpecial:
    """The use that saves most, if it saves more than the card is worth in hand; else none.

    expected: chances of each type of player, (others, types). Raises Cancelled.
    """
    world, viewer = determinized(seen, 0), seen.queue[0][1]
    gains = one_turn_gains(seen, world, budget)
    uses = sorted(gains, key=lambda use: keeping(seen, use.kind) - gains[use])[:PROMISING]
    if not uses:
        return PlayNoSpecial()
    choices: tuple[PlayNoSpecial | PlaySpecial, ...] = (PlayNoSpecial(), *uses)
    fixed = np.array([0.0, *(keeping(seen, use.kind) - (1 - FAR) * gains[use] for use in uses)])
    ends = []
    for choice in choices:
        budget.checkpoint()
        ends.append(finished(world, viewer, choice))
    hand = ends[0].hand
    if not hand:  # nothing follows, and both looks see the same
        return choices[int(np.argmin(fixed + [FAR * _cost(np.array(end.heads)[:, None])[0] for end in ends]))]
    situation = replace(Situation.of(seen), hand=hand)
    worlds = dealt(situation, cast, expected, budget.worlds, Dice(f"{key}/worlds"), budget)

    def measured(left: Candidates, where: slice) -> npt.NDArray[np.float64]:
        some = Worlds(worlds.hands[:, :, where], worlds.types[:, where])
        dice = f"{key}/play/{where.start}"
        far = [_played_out(situation, ends[index], cast, some, Dice(dice), budget) for index in left]
        return np.asarray(FAR * np.stack(far) + fixed[left, None], np.float64)

    means = mean_costs(len(choices), worlds.count, measured, situation.seats * len(hand), budget)
    return choices[int(np.argmin(means))]


def finished(world: World, viewer: int, move: Move) -> Finished:
    """Play the trick to its end after this move of the viewer, with no other special card and no exchange."""
    seat, taken, rows = viewer, [0] * world.seats, world.rows
    while True:
        events, world = world.after(seat, move)
        for event in events:
            match event:
                case RowTaken():
                    taken[event.seat] += event.heads
                case HeadsCancelled() | CardSetAside():
                    taken[event.seat] -= event.heads
                case RoundEnded():
                    return Finished(rows, (), turned(tuple(taken), viewer))
                case _:
                    pass
        if world.phase == "choose":
            return Finished(world.rows, world.hand(viewer), turned(tuple(taken), viewer))
        (seat,) = world.to_act()
        move = _plain(world, seat)


def _plain(world: World, seat: int) -> Move:
    """What is done without a special card and without thinking ahead."""
    match world.phase:
        case "special":
            return PlayNoSpecial()
        case "take_row":
            return TakeRow(row_to_take(world.rows))
        case "set_aside":
            return put_aside(world.legal_moves(seat))
        case _:
            return KeepSpecials()


def _played_out(
    situation: Situation, end: Finished, cast: Cast, worlds: Worlds, dice: Dice, budget: ThinkBudget
) -> npt.NDArray[np.float64]:
    """Cost in each world from this trick to the end of the round. Raises Cancelled."""
    count = worlds.count
    table = np.setdiff1d(np.array(DECK, np.int16), [*situation.unseen, *end.hand])
    moment = Moment(Pega6Tables.of(end.rows, count), Unseen.of(table, count), len(table))
    own = np.repeat(packed(end.hand)[:, None], count, axis=1)
    others = packed_array(worlds.hands).transpose(1, 0, 2)
    heads = Playout(cast, worlds.types, 1).heads(moment, own, others, dice, budget)
    return _cost(heads + np.array(end.heads, np.int16)[:, None])


def _cost(heads: npt.NDArray[np.int16]) -> npt.NDArray[np.float64]:
    """From heads (players, worlds): the viewer's less a share of the others'."""
    return np.asarray(heads[0] - OTHERS_SHARE * heads[1:].sum(axis=0), np.float64)
