"""The corpus as written: files of format golden/1 read into cases. Owns the frame; knows no game.

Whatever cannot be read is kept as a Broken entry, so that it becomes a failing line and is never skipped.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

FORMAT = "golden/1"


class Reject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The decision must be refused; rule is for people, player is who must be refused."""

    rule: str
    player: str | None = None


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One worked example. options, given and steps are read by the adapter of the game; the rest is for people."""

    id: str
    steps: tuple[dict[str, object], ...]
    options: dict[str, bool | int | str | None] = {}
    given: dict[str, object] = {}
    title: str = ""
    source: str = ""
    rules: tuple[str, ...] = ()

    @property
    def variant(self) -> str:
        """The variant played; base where the case does not say."""
        return str(self.options.get("variant", "base"))


@dataclass(frozen=True)
class Entry:
    """A case of a game, as found in a file."""

    game: str
    case: Case

    @property
    def name(self) -> str:
        """The id of the case."""
        return self.case.id

    @property
    def place(self) -> str:
        """Where the case belongs: ``game/variant``."""
        return f"{self.game}/{self.case.variant}"


@dataclass(frozen=True)
class Broken:
    """Something in the folder that is no case, and why."""

    name: str
    reason: str


def entries(folder: Path) -> Iterator[Entry | Broken]:
    """Every case of every JSON file in the folder and below, in order; a single file is a folder of one."""
    seen: set[str] = set()
    files = [folder] if folder.is_file() else sorted(folder.rglob("*.json"))
    for file in files:
        for entry in _of_file(file, file.name if folder.is_file() else str(file.relative_to(folder))):
            if isinstance(entry, Entry) and entry.name in seen:
                yield Broken(entry.name, f"the id is used twice (again in {file.name})")
            else:
                seen.add(entry.name)
                yield entry


def _of_file(file: Path, name: str) -> Iterator[Entry | Broken]:
    try:
        frame = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        yield Broken(name, f"not readable as JSON: {error}")
        return
    problem = _frame_problem(frame)
    if problem:
        yield Broken(name, problem)
        return
    for number, raw in enumerate(frame["cases"], 1):
        yield _entry(str(frame["game"]), raw, f"{name} case {number}")


def _frame_problem(frame: object) -> str:
    if not isinstance(frame, dict) or frame.get("format") != FORMAT:
        return f"not a file of format {FORMAT}"
    if not isinstance(frame.get("game"), str):
        return "names no game"
    if not isinstance(frame.get("cases"), list) or not frame["cases"]:
        return "holds no cases"
    return ""


def _entry(game: str, raw: object, name: str) -> Entry | Broken:
    try:
        case = msgspec.convert(raw, Case)
    except msgspec.ValidationError as error:
        said = raw.get("id") if isinstance(raw, dict) else None
        return Broken(said if isinstance(said, str) else name, f"not a case: {error}")
    return Entry(game, case) if case.steps else Broken(case.id, "has no steps, so it proves nothing")
