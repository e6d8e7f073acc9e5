"""Matches left at a moment worth testing: played by chance until the viewer may do what the test is about.

Owns the search for such moments and what the log must say afterwards. Every move goes through the real rules; the match
then lies in the store of a house, as if its player had closed the window.
"""

import functools
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.moves import Move, PlaySpecial, format_move
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.games.pega6.state import State
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from tests.builders import PEGA6, folded
from tests.e2e.conftest import AT_ONCE, House
from tests.pilot import TablePilot

YOU = 0
SEATS = (SeatInfo(name="Marina", kind="human"), SeatInfo(name="Ana", kind="bot", level="random", avatar=1))
Options = tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True)
class Moment:
    """A match at a decision of the viewer's."""

    state: State
    record: GameRecord

    @property
    def seen(self) -> Observation:
        """What the viewer sees."""
        return PEGA6.observe(self.state, YOU)

    @property
    def legal(self) -> tuple[Move, ...]:
        """What the viewer may do."""
        return PEGA6.legal_moves(self.state, YOU)

    @property
    def goal(self) -> int:
        """The row, from 1, the waiting card goes to by its number."""
        row = target(self.state.rows, self.state.queue[0][0])
        assert row is not None
        return row + 1

    def specials(self, kind: str) -> list[PlaySpecial]:
        """Every way to play this special card now."""
        return [move for move in self.legal if isinstance(move, PlaySpecial) and move.kind == kind]

    def told(self, move: Move) -> list[str]:
        """The lines this move adds to the log of the viewer."""
        board = Pega6Board()
        events = [PEGA6.redact(event, YOU) for event in PEGA6.decide(self.state, YOU, move)]
        lines = [board.sentence(event, self.record.seats, YOU) for event in events]
        return [line for line in lines if line]

    def resume(self, house: House, *, pauses: Mapping[str, int] = AT_ONCE) -> TablePilot:
        """The program with this match on the table."""
        store, _ = open_store(house.folders.matches)
        store.begin(self.record)
        store.close()
        pilot = house.open(pauses=pauses)
        pilot.wait_for(lambda: pilot.sees("Continue")).click("Continue").settle()
        return pilot


@functools.cache
def moment(
    wanted: Callable[[Observation], bool],
    *,
    variant: str = "special",
    options: Options = (),
    seats: tuple[SeatInfo, ...] = SEATS,
    tries: int = 60,
) -> Moment:
    """The first moment by chance at which the viewer's table is as wanted."""
    for seed in range(tries):
        found = _played(wanted, seed, variant, options, seats)
        if found is not None:
            return found
    raise AssertionError(f"no such moment in {tries} matches")


def _played(
    wanted: Callable[[Observation], bool], seed: int, variant: str, options: Options, seats: Sequence[SeatInfo]
) -> Moment | None:
    chance = random.Random(seed)
    moves: list[RecordedMove] = []
    setup = PEGA6.setup(variant, dict(options), len(seats), seed)
    state = PEGA6.initial(setup)
    state = folded(state, PEGA6.opening(state))
    while state.number == 1 and (due := PEGA6.to_act(state)):
        if YOU in due and wanted(PEGA6.observe(state, YOU)):
            record = GameRecord(
                match_id=f"{seed:032x}",
                game="pega6",
                variant=variant,
                options=setup.options,
                seed=seed,
                seats=tuple(seats),
                moves=tuple(moves),
            )
            return Moment(state, record)
        seat = chance.choice(due)
        move = _chosen(PEGA6.legal_moves(state, seat), chance)
        moves.append(RecordedMove(seat, format_move(move)))
        state = folded(state, PEGA6.decide(state, seat, move))
    return None


def _chosen(legal: tuple[Move, ...], chance: random.Random) -> Move:
    """Special cards are played now and then only, so that some are left in the hands."""
    quiet = [move for move in legal if not isinstance(move, PlaySpecial)]
    return chance.choice(quiet if quiet and chance.random() < 0.8 else legal)
