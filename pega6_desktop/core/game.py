"""The contract every game fulfils: a pure decider.

Owns the protocol between rules and everything above them; must not know any game, Qt, clocks or files.
State is the full truth and stays in the worker; observations and redacted events are all that leaves it.
"""

import hashlib
from collections.abc import Mapping
from typing import Protocol, TypeVar

import msgspec

from pega6_desktop.core.scores import Outcome, ScoreSheet
from pega6_desktop.core.variant import Edition, OptionValue, Setup, Variant, Versions

S = TypeVar("S")
M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
E = TypeVar("E")
O_co = TypeVar("O_co", covariant=True)


def canonical_hash(state: object) -> str:
    """SHA-256 of the canonical JSON of a state of frozen structs, hexadecimal: what every game's ``hash`` is.

    >>> canonical_hash((1, 2))[:8]
    '49a64717'
    >>> canonical_hash((1, 2)) == canonical_hash((2, 1))
    False
    """
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()


class Observed(Protocol[M_co]):
    """What every observation offers to callers that need not know which game it is."""

    @property
    def viewer(self) -> int | None:
        """The seat that looks, None for a spectator."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that owe a decision now, ascending; simultaneous choices give several."""

    @property
    def legal(self) -> tuple[M_co, ...]:
        """The viewer's legal moves; empty unless the viewer is in to_act."""

    @property
    def score(self) -> ScoreSheet:
        """The public score."""


class Game(Protocol[S, M, E, O_co]):
    """A card game as pure functions over frozen values.

    decide never changes anything; evolve applies one event; a state is rebuilt from ``initial`` and its events.
    """

    @property
    def id(self) -> str:
        """Stable name used in records and catalogs."""

    @property
    def versions(self) -> Versions:
        """The variants of every version of the rules there has been, from 1."""

    @property
    def variants(self) -> Mapping[str, Variant]:
        """Every variant that is offered, those of the newest version."""

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The printed editions that may be chosen as presets, the one with the defaults first."""

    def setup(
        self,
        variant: str,
        options: Mapping[str, OptionValue],
        seats: int,
        seed: int,
        rules_version: int | None = None,
    ) -> Setup:
        """A checked setup by this version of the rules, None for the newest. Raises as ``variant.agreed_setup``."""

    def initial(self, setup: Setup) -> S:
        """The table before anything is dealt."""

    def opening(self, state: S) -> tuple[E, ...]:
        """The events that begin the match (the first deal)."""

    def to_act(self, state: S) -> tuple[int, ...]:
        """Seats that owe a decision, ascending; empty when the match is over."""

    def turn(self, state: S) -> tuple[int, int] | None:
        """The round and the seat whose own turn it is; None while all decide at once, and while nobody does."""

    def legal_moves(self, state: S, seat: int) -> tuple[M, ...]:
        """Every move decide would accept from this seat; empty when it is not to act."""

    def decide(self, state: S, seat: int, move: M) -> tuple[E, ...]:
        """What the move brings about, in order. Raises IllegalMove; changes nothing."""

    def after(self, state: S, seat: int, move: M) -> tuple[tuple[E, ...], S]:
        """What the move brings about, as ``decide`` says it, and the state ``evolve`` leads to by it, found in one go:
        most rules must change the table themselves to find what follows. Raises IllegalMove; changes nothing.
        """

    def retract(self, state: S, seat: int) -> tuple[E, ...]:
        """Events that take back the seat's last move while nothing hidden was revealed since. Raises IllegalMove."""

    def evolve(self, state: S, event: E) -> S:
        """The state after one event; never mutates."""

    def observe(self, state: S, viewer: int | None) -> O_co:
        """What the viewer may know, built field by field."""

    def redact(self, event: E, viewer: int | None) -> E:
        """The event as the viewer may see it; hidden values are None."""

    def reveals(self, event: E, seat: int) -> bool:
        """Whether the event tells the seat something that was hidden from it until then: a card, or a choice."""

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, None while it goes on."""

    def format_move(self, move: M) -> str:
        """The move as one short line of text; ``parse_move`` reads it back."""

    def parse_move(self, text: str) -> M:
        """The move written by format_move. Raises RecordError for any other text."""

    def hash(self, state: S) -> str:
        """Canonical hash of the full state, equal across processes and Python versions."""
