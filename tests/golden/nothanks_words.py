"""The words in which the corpus speaks of No Thanks!, as typed values. Owns spelling and shapes; knows no rule.

A field that is misspelt or unknown is refused, so that no argument of a case is silently ignored.
"""

from collections.abc import Mapping

import msgspec

from tests.golden.shapes import Same, by_name, exact, unordered


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table before the first step; without players there is none."""

    players: tuple[str, ...] = ()
    chips: dict[str, int] = {}
    cards: dict[str, tuple[int, ...]] = {}
    active: int = 0
    pot: int = 0
    deck: tuple[int, ...] = ()
    turn: str = ""
    tigers: dict[str, int] = {}


class TurnStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="turn"):
    """A player passes, takes or plays the tiger."""

    player: str
    do: str


class ScoreStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="score"):
    """An area and chips are counted."""

    cards: tuple[int, ...]
    chips: int


class SetUpStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="setup"):
    """So many players sit down."""

    players: int


class MatchStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="match"):
    """Rounds are added up."""

    rounds: tuple[dict[str, int], ...]


Step = TurnStep | ScoreStep | SetUpStep | MatchStep

SHAPES: Mapping[str, Same] = {
    "chips": lambda want, got: by_name(exact)(want, got) if isinstance(want, Mapping) else exact(want, got),
    "cards": by_name(unordered),
    "active": exact,
    "pot": exact,
    "deckCount": exact,
    "turn": exact,
    "tigers": exact,
    "roundOver": exact,
    "scores": exact,
    "score": exact,
    "removed": exact,
    "unseenRemoved": exact,
    "knownRemoved": exact,
    "tigersEach": exact,
    "totals": exact,
    "winners": unordered,
}
