"""Runs cases against the engine and says what differs. Owns the course of a case; adapters know the games."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

import msgspec

from pega6_desktop.games.catalog import GAMES
from tests.golden.corpus import Broken, Case, Entry, Reject
from tests.golden.shapes import Same, differences


class Refused(Exception):
    """The rules refused a decision of this player (None: of nobody in particular, such as a setup), naming a rule."""

    def __init__(self, player: str | None, reason: str, rule: str) -> None:
        super().__init__(player, reason, rule)
        self.player = player
        self.reason = reason
        self.rule = rule


class Unstageable(Exception):
    """The case cannot be laid on the table: it asks for something this engine or format does not have."""


class Stage(Protocol):
    """One case on the table."""

    def run(self, step: Mapping[str, object]) -> Mapping[str, object]:
        """Carry the step out (without expect and reject) and report. Raises Refused, Unstageable."""


class Adapter(Protocol):
    """How the corpus speaks of one game: its name in the catalog, and how its values are compared."""

    @property
    def game(self) -> str:
        """Id in ``games.catalog``."""

    @property
    def shapes(self) -> Mapping[str, Same]:
        """Every key an expectation may list."""

    def variant(self, case: Case) -> str:
        """Id of the variant the case is played in."""

    def stage(self, case: Case) -> Stage:
        """Lay the case on the table. Raises Unstageable."""


@dataclass(frozen=True)
class Result:
    """How a case went: its name, and the first thing that was wrong (empty: it passed)."""

    name: str
    problem: str = ""

    @property
    def line(self) -> str:
        """The failing case in one line."""
        return f"FAIL {self.name} {' '.join(self.problem.split())}"


def missing(entry: Entry, adapters: Mapping[str, Adapter]) -> str:
    """Why the engine has nothing to run the case on; empty when it has."""
    adapter = adapters.get(entry.game)
    if adapter is None or adapter.game not in GAMES:
        return f"the catalog has no game {entry.game}"
    if adapter.variant(entry.case) not in GAMES[adapter.game].variants:
        return f"the catalog has no variant {entry.place}"
    return ""


def results(entries: Iterable[Entry | Broken], adapters: Mapping[str, Adapter]) -> list[Result]:
    """Every entry run, in order; nothing is ever skipped."""
    return [
        Result(entry.name, f"({entry.reason})") if isinstance(entry, Broken) else result(entry, adapters)
        for entry in entries
    ]


def result(entry: Entry, adapters: Mapping[str, Adapter]) -> Result:
    """One case run to its end or to its first fault."""
    absent = missing(entry, adapters)
    if absent:
        return Result(entry.name, f"({absent})")
    adapter = adapters[entry.game]
    at = "given"
    try:
        stage = adapter.stage(entry.case)
        for number, step in enumerate(entry.case.steps, 1):
            at = f"step {number} ({step.get('op')})"
            problem = _step(stage, step, adapter.shapes, is_last=number == len(entry.case.steps))
            if problem:
                return Result(entry.name, f"{at}: {problem}")
    except Unstageable as error:
        return Result(entry.name, f"{at}: {error}")
    except Exception as error:  # noqa: BLE001 - a fault in one case must not hide the others
        return Result(entry.name, f"{at}: {type(error).__name__}: {error}")
    return Result(entry.name)


def _step(stage: Stage, step: Mapping[str, object], shapes: Mapping[str, Same], *, is_last: bool) -> str:
    if "reject" in step and ("expect" in step or not is_last):
        return "a step with reject has no expect and is the last of its case"
    orders = {key: value for key, value in step.items() if key not in {"expect", "reject"}}
    try:
        got = stage.run(orders)
    except Refused as refusal:
        return _refusal_problem(refusal, step)
    if "reject" in step:
        return "accepted, but must be refused"
    expect = step.get("expect", {})
    if not isinstance(expect, Mapping):
        return "expect is not an object"
    return "; ".join(differences(expect, got, shapes))


def _refusal_problem(refusal: Refused, step: Mapping[str, object]) -> str:
    if "reject" not in step:
        return f"refused ({refusal.player}: {refusal.reason}), but must be accepted"
    reject = msgspec.convert(step["reject"], Reject)
    if reject.player is not None and reject.player != refusal.player:
        return f"refused {refusal.player} ({refusal.reason}), but must refuse {reject.player}"
    if reject.rule != refusal.rule:
        return f"refused by {refusal.rule} ({refusal.reason}), but must be refused by {reject.rule}"
    return ""
