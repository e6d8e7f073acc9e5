"""What was measured, as a table for people and as JSON for machines. Owns the form; knows nothing that is measured."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal


@dataclass(frozen=True)
class Measure:
    """One number with its goal.

    goal: the bound; best: on which side of it the good numbers lie. note: how it was taken.
    """

    name: str
    value: float
    unit: str
    goal: float | None = None
    best: Literal["high", "low"] = "low"
    note: str = ""

    @property
    def ratio(self) -> float | None:
        """Value by goal; None without a goal."""
        return None if not self.goal else self.value / self.goal

    @property
    def is_met(self) -> bool:
        """Whether the goal is reached; True without one."""
        if self.goal is None:
            return True
        return self.value >= self.goal if self.best == "high" else self.value <= self.goal


def bounded(name: str, value: float, unit: str, goal: float, limit: float, note: str = "") -> Measure:
    """A number that should come down to the goal and may on no account go above the limit."""
    said = f"limit {_number(limit)}{' BROKEN' if value > limit else ''}"
    return Measure(name, value, unit, goal, note=f"{said}; {note}" if note else said)


def table(measures: Sequence[Measure]) -> str:
    """The measures as aligned plain text, one line each."""
    head = ("what", "measured", "goal", "ratio", "", "how")
    rows = [head, *map(_cells, measures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return "\n".join(_line(row, widths) for row in rows)


def as_json(measures: Sequence[Measure]) -> str:
    """The measures as a JSON list of objects."""
    return json.dumps([{**asdict(one), "ratio": one.ratio, "is_met": one.is_met} for one in measures], indent=1)


def _cells(measure: Measure) -> tuple[str, ...]:
    sign = ">=" if measure.best == "high" else "<="
    goal = "" if measure.goal is None else f"{sign} {_number(measure.goal)} {measure.unit}"
    ratio = "" if measure.ratio is None else f"{measure.ratio:.2f}"
    verdict = "" if measure.goal is None else "ok" if measure.is_met else "MISSED"
    return measure.name, f"{_number(measure.value)} {measure.unit}", goal, ratio, verdict, measure.note


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    first, *numbers, verdict, note = row
    cells = [first.ljust(widths[0])]
    cells += [cell.rjust(width) for cell, width in zip(numbers, widths[1:4], strict=True)]
    return "  ".join([*cells, verdict.ljust(widths[4]), note]).rstrip()


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.1f}" if abs(value) >= 1 else f"{value:.3g}"
