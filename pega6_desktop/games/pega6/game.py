"""Pega em 6! as one value that fulfils the Game protocol. Owns nothing but the binding of its rooms."""

import hashlib
from collections.abc import Mapping

import msgspec

from pega6_desktop.core.scores import Outcome
from pega6_desktop.core.variant import OptionValue, Setup, Variant
from pega6_desktop.games.pega6 import moves, rules, scoring, variants, viewing
from pega6_desktop.games.pega6.events import Event
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.state import State


class Pega6:
    """The game of Pega em 6!; see the Game protocol for the meaning of each method."""

    id = "pega6"
    variants: Mapping[str, Variant] = variants.VARIANTS

    def setup(self, variant: str, options: Mapping[str, OptionValue], seats: int, seed: int) -> Setup:
        """A checked setup. Raises IllegalSetup."""
        return variants.checked_setup(variant, options, seats, seed)

    def initial(self, setup: Setup) -> State:
        """The table before the first deal."""
        return rules.initial(setup)

    def opening(self, state: State) -> tuple[Event, ...]:
        """The first deal."""
        return (rules.deal(state.setup, 1),)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Seats that owe a decision."""
        return rules.to_act(state)

    def legal_moves(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every move decide would accept from the seat."""
        return rules.legal_moves(state, seat)

    def decide(self, state: State, seat: int, move: Move) -> tuple[Event, ...]:
        """What the move brings about. Raises IllegalMove."""
        return rules.decide(state, seat, move)

    def retract(self, state: State, seat: int) -> tuple[Event, ...]:
        """Take back the seat's face-down card. Raises IllegalMove."""
        return rules.retract(state, seat)

    def evolve(self, state: State, event: Event) -> State:
        """The state after one event."""
        return rules.evolve(state, event)

    def observe(self, state: State, viewer: int | None) -> Observation:
        """What the viewer may know."""
        return viewing.observe(state, viewer)

    def redact(self, event: Event, viewer: int | None) -> Event:
        """The event as the viewer may see it."""
        return viewing.redact(event, viewer)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return scoring.outcome(state.totals) if state.phase == "over" else None

    def format_move(self, move: Move) -> str:
        """The move as text."""
        return moves.format_move(move)

    def parse_move(self, text: str) -> Move:
        """The move written by format_move. Raises RecordError."""
        return moves.parse_move(text)

    def hash(self, state: State) -> str:
        """SHA-256 of the canonical JSON of the state, hexadecimal."""
        return hashlib.sha256(msgspec.json.encode(state)).hexdigest()
