"""The strongest player of Qwixx cards: every promising move is played on for a round in the same imagined deals.

Owns the course of one decision. Everybody is played by the fitted row values in its thoughts. Sees an observation and
nothing else; keeps nothing between decisions.
"""

import numpy as np
import numpy.typing as npt

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.qwixx_rows import SCALE
from pega6_desktop.bots.kernels.qwixx_tables import Judgement, QwixxTables, play_out
from pega6_desktop.bots.qwixx_cards.judgement import MISS, fitted
from pega6_desktop.bots.qwixx_cards.situation import dealt_tables, masks_of, repeated, states_of
from pega6_desktop.bots.qwixx_cards.weighing import sheet_after, weighed
from pega6_desktop.games.qwixx_cards.cards import DISPLAY
from pega6_desktop.games.qwixx_cards.moves import CrossNumber, Draw, Move, Play
from pega6_desktop.games.qwixx_cards.observation import Observation

CANDIDATES = 12
"""Most moves that are played on."""

CHUNK = 480
"""Most tables played on at once: each step on them takes a fraction of a millisecond."""

HORIZON = 1
"""Rounds that are played on after the decision; then row values speak, which are surer than any luck of the cards."""

SURE = 40 * SCALE
"""A lead of so much is as good as the victory, which counts as much as so many points."""


class QwixxMasterBot:
    """Weighs ``budget.worlds`` deals for every candidate; a deadline lowers their number."""

    def choose(self, observation: Observation, budget: ThinkBudget, key: str) -> Move:
        """The move with the best mean end. Raises Cancelled."""
        budget.checkpoint()
        judgement = fitted(observation.setup.seats)
        moves = weighed(observation, judgement, budget)[:CANDIDATES]
        if len(moves) == 1:
            return moves[0]
        return _Thought(observation, judgement, moves, key).best(budget)


class _Thought:
    """One decision in the making: candidates and the sums of what became of them."""

    def __init__(self, seen: Observation, judgement: Judgement, moves: list[Move], key: str) -> None:
        self._seen, self._judgement, self._moves = seen, judgement, moves
        self._key, self._chunk = key, 0
        self._sums = np.zeros(len(moves), np.int64)

    def best(self, budget: ThinkBudget) -> Move:
        """A quarter of the worlds sees all candidates, the second quarter the better half, the rest the best third."""
        count, worlds = len(self._moves), budget.worlds
        left = np.arange(count)
        quarter = max(1, worlds // 4)
        seen = 0
        for keep, until in ((count, quarter), (-(-count // 2), 2 * quarter), (max(2, -(-count // 3)), worlds)):
            left = left[np.argsort(-self._sums[left], kind="stable")[:keep]]
            while seen < until and not (seen and budget.is_spent):
                size = min(until - seen, max(1, CHUNK // len(left)))
                self._sums[left] += self._ends(left, size, budget)
                seen += size
        return self._moves[int(left[np.argmax(self._sums[left])])]

    def _ends(self, left: npt.NDArray[np.intp], worlds: int, budget: ThinkBudget) -> npt.NDArray[np.int64]:
        """The sum over so many fresh worlds of what each candidate ends with."""
        self._chunk += 1
        dice = Dice(f"{self._key}/{self._chunk}")
        root = dealt_tables(self._seen, worlds, dice)
        budget.checkpoint()
        tables = repeated(root, len(left), dice)
        self._begin(tables, [self._moves[index] for index in left], worlds)
        budget.checkpoint()
        play_out(tables, self._judgement, budget.checkpoint, turns=HORIZON * self._seen.setup.seats)
        ends: npt.NDArray[np.int64] = self._worth(tables).reshape(len(left), worlds).sum(axis=1)
        return ends

    def _begin(self, tables: QwixxTables, moves: list[Move], worlds: int) -> None:
        """Play the candidate on its tables, and this turn to its end."""
        values = self._judgement.at(tables.round)
        match self._seen.phase:
            case "draw":
                order = [_order(move.places) for move in moves if isinstance(move, Draw)]
                tables.draw(values, np.repeat(np.array(order, np.int32), worlds, axis=0))
                tables.mark(values, self._judgement)
                tables.play(values, self._judgement)
            case "mark":
                rows = [move.row if isinstance(move, CrossNumber) else -1 for move in moves]
                forced = {self._seen.viewer or 0: np.repeat(np.array(rows, np.int32), worlds)}
                tables.mark(values, self._judgement, forced)
                tables.play(values, self._judgement)
            case _:
                self._play(tables, [move for move in moves if isinstance(move, Play)], worlds)

    def _play(self, tables: QwixxTables, moves: list[Play], worlds: int) -> None:
        seat = self._seen.active
        crossed = np.zeros(tables.batch, np.bool_)
        for index, move in enumerate(moves):
            at = slice(index * worlds, (index + 1) * worlds)
            states = np.array(states_of(sheet_after(self._seen.sheets[seat], move)), np.int32)
            tables.counts[at, seat], tables.lasts[at, seat] = states[:, 0], states[:, 1]
            gone = masks_of(move.cards)
            tables.hands[at, seat] &= ~gone
            tables.played[at] |= gone
            crossed[at] = bool(move.numbers) or self._seen.has_crossed
        tables.end_play(crossed)

    def _worth(self, tables: QwixxTables) -> npt.NDArray[np.int64]:
        """What each table is worth to the viewer: points, and the victory or, while the match goes on, the prospect."""
        seat, values = self._seen.viewer or 0, self._judgement.at(tables.round)
        ahead = np.stack([tables.worth(other, values) for other in range(tables.seats)], axis=1)
        ahead -= MISS * tables.missed
        points = np.where(tables.over[:, None], tables.totals * SCALE, ahead).astype(np.int64)
        mine, rivals = points[:, seat], np.delete(points, seat, axis=1).max(axis=1)
        lead = np.clip(mine - rivals, -SURE, SURE)
        prospect = np.where(tables.over, SURE * np.sign(lead), lead)
        worth: npt.NDArray[np.int64] = mine + prospect
        return worth


def _order(places: tuple[int, ...]) -> list[int]:
    """These places of the display first, then the others."""
    return [*places, *(at for at in range(DISPLAY) if at not in places)]
