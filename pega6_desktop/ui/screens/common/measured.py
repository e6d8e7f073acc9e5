"""What the arena has measured, as the form of a new match tells it: how strong a level is, how long a match takes.

Owns the making of minutes out of measured rounds and decisions. Must not know where the numbers are kept.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.table.cards import tempo

THINKING_S = 5.0
"""How long a person is taken to think about a decision: an estimate, like the next two; everything else is measured."""

PASSING_S = 4.0
"""How long it takes until the next person sits at a shared screen."""

LOOKING_S = 8.0
"""How long the score sheet between two rounds is looked at."""

MEAN_STRENGTH = 1000
"""Points of the mean of all levels at a table."""


class Strength(Protocol):
    """Points of a level above the mean of all levels, the 95 % interval, and on how many tables that rests."""

    @property
    def level(self) -> str: ...
    @property
    def elo(self) -> int: ...
    @property
    def low(self) -> int: ...
    @property
    def high(self) -> int: ...
    @property
    def tables(self) -> int: ...


class Length(Protocol):
    """Means of a match by the standard rules: its rounds, and the decisions of one seat that are none by force."""

    @property
    def rounds(self) -> float: ...
    @property
    def decisions(self) -> float: ...


Strengths = Callable[[str, str, int], Sequence[Strength]]
"""By game, variant and seats; nothing for a table that was not measured."""

Lengths = Callable[[str, str, int], Length | None]
"""By game, variant and seats."""


def minutes(plan: TablePlan, length: Length) -> int:
    """About how long the match takes at normal speed, in whole minutes that nobody takes for a promise."""
    people, seats = sum(seat.kind == "human" for seat in plan.seats), len(plan.seats)
    deciding = people * (THINKING_S + (PASSING_S if people > 1 else 0.0)) + _moving(seats)
    share = _share(plan, length)
    exact = share * (length.decisions * deciding + length.rounds * LOOKING_S) / 60
    step = 1 if exact < 10 else 5
    return max(1, step * round(exact / step))


def _moving(seats: int) -> float:
    """Seconds in which the cards of everybody are turned up and laid."""
    turned = tempo.TURN_AWAY.ms + tempo.TURN_BACK.ms
    return min(tempo.TRICK_AT_MOST, turned + seats * (tempo.SLIDE.ms + tempo.CLOSE_UP.ms)) / 1000


def _share(plan: TablePlan, length: Length) -> float:
    """How long the match is for one by the standard rules: so many rounds, or so many heads to the end."""
    agreed = dict(plan.options)
    match agreed.get("fixedRounds", agreed.get("rounds")), agreed.get("endTarget"):
        case (int(rounds), _):
            return rounds / length.rounds
        case (_, int(target)):
            standard = {rule.key: rule.default for rule in plans.variant_of(plan).house_rules}["endTarget"]
            return target / standard if isinstance(standard, int) else 1.0
        case _:
            return 1.0
