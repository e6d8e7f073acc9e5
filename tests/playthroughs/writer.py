"""Writes a match down line by line: history, legal moves, and what each viewer sees. Owns the form of the files.

The first decisions are told in full, then without what is seen; an observation lists only the fields that changed since
this viewer last looked, so that a change of the rules shows up as the few lines it touches.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from pega6_desktop.core.randomness import MAX_SEED, uniform
from pega6_desktop.games.catalog import GAMES
from tests.conformance.facts import AnyGame

FOLDER = Path(__file__).parent / "matches"

DETAILED = 24
"""Decisions told in full."""

Script = tuple[str, str, int]
"""Game, variant, seats."""


def scripts() -> list[Script]:
    """Two matches for every variant of the catalog: as few seats as may be, and as many."""
    return [
        (game.id, variant.id, seats)
        for game in GAMES.values()
        for variant in game.variants.values()
        for seats in sorted({variant.min_seats, variant.max_seats})
    ]


def file_of(script: Script) -> Path:
    """Where the match is written."""
    return FOLDER / "{}-{}-{}.txt".format(*script)


def lines_of(script: Script) -> list[str]:
    """The match, line by line."""
    return list(_Writer(script).lines())


class _Writer:
    """One match in the telling. Any: see tests.conformance.facts.AnyGame."""

    def __init__(self, script: Script) -> None:
        game, variant, self.seats = script
        self.game: AnyGame = GAMES[game]
        self.setup = self.game.setup(variant, {}, self.seats, MAX_SEED)
        self.state: Any = self.game.initial(self.setup)
        self.luck = uniform(MAX_SEED, f"playthrough/{game}/{variant}/{self.seats}")
        self.seen: dict[int | None, dict[str, str]] = {}

    def lines(self) -> Iterator[str]:
        yield f"{self.game.id} {self.setup.variant}, {self.seats} seats, seed {self.setup.seed}"
        yield from (f"agreed {key}: {_text(value)}" for key, value in self.setup.options)
        yield from self._happens(self.game.opening(self.state))
        yield from self._looks((None, *range(self.seats)))
        number = 0
        while seats := self.game.to_act(self.state):
            number += 1
            yield from self._decides(number, seats)
        yield f"outcome {_text(self.game.outcome(self.state))}"
        yield f"hash {self.game.hash(self.state)}"

    def _decides(self, number: int, seats: tuple[int, ...]) -> Iterator[str]:
        seat = seats[int(self.luck() * len(seats))]
        legal = self.game.legal_moves(self.state, seat)
        move = legal[int(self.luck() * len(legal))]
        events = self.game.decide(self.state, seat, move)
        if number <= DETAILED:
            yield ""
            yield f"to act: {', '.join(map(str, seats))}"
            yield f"seat {seat} may: {', '.join(map(self.game.format_move, legal))}"
        yield f"{number}. seat {seat}: {self.game.format_move(move)}"
        yield from self._happens(events)
        if number <= DETAILED:
            yield from self._looks((None, seat))

    def _happens(self, events: tuple[Any, ...]) -> Iterator[str]:
        for event in events:
            yield f"  event {_text(event)}"
            public = self.game.redact(event, None)
            if public != event:
                yield f"  seen as {_text(public)}"
            self.state = self.game.evolve(self.state, event)

    def _looks(self, viewers: tuple[int | None, ...]) -> Iterator[str]:
        for viewer in viewers:
            fields = msgspec.structs.asdict(self.game.observe(self.state, viewer))
            now = {name: _text(value) for name, value in fields.items()}
            before = self.seen.get(viewer, {})
            yield "  the spectator sees" if viewer is None else f"  seat {viewer} sees"
            yield from (f"    {name}: {text}" for name, text in now.items() if before.get(name) != text)
            self.seen[viewer] = now


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
