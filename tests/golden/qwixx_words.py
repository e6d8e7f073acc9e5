"""The words in which the corpus speaks of Qwixx cards, as typed values. Owns spelling and shapes; knows no rule.

A field that is misspelt or unknown is refused, so that no argument of a case is silently ignored.
"""

from collections.abc import Mapping

import msgspec

from pega6_desktop.games.qwixx_cards.sheets import Sheet
from tests.golden.shapes import Same, by_name, exact, unordered


class GivenSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Crossed numbers by row, from left to right, and missed turns."""

    red: tuple[int, ...] = ()
    yellow: tuple[int, ...] = ()
    green: tuple[int, ...] = ()
    blue: tuple[int, ...] = ()
    missed: int = 0

    @property
    def sheet(self) -> Sheet:
        """The sheet as the rules know it."""
        return Sheet((self.red, self.yellow, self.green, self.blue), self.missed)


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The table before the first step; a pile, a display or a hand that is not given is any."""

    players: tuple[str, ...]
    active: str
    phase: str = "draw"
    sheets: dict[str, GivenSheet] = {}
    hands: dict[str, tuple[str, ...]] = {}
    display: tuple[str, ...] | None = None
    deck: tuple[str, ...] | None = None
    discard: tuple[str, ...] = ()
    active_marked: bool = False


class DrawStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="draw"):
    """The active player takes cards from these places, from 1."""

    slots: tuple[int, ...]


class MarkStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="mark"):
    """Everybody crosses the announced number in a row, or nowhere."""

    marks: dict[str, str | None]


class PlayStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="play"):
    """The active player plays cards and crosses numbers; colour only for jokers alone."""

    cards: tuple[str, ...]
    marks: tuple[int, ...]
    colour: str | None = None


class LegalStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="legal"):
    """What could this player cross?"""

    player: str


class ScoreStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="score"):
    """What does this sheet count?"""

    sheet: GivenSheet


class FinalStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="final"):
    """What do the sheets count now, and who has most?"""


class SetUpStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="setup"):
    """How is it dealt to so many players?"""

    players: int


Step = DrawStep | MarkStep | PlayStep | LegalStep | ScoreStep | FinalStep | SetUpStep

SHAPES: Mapping[str, Same] = {
    **dict.fromkeys(("red", "yellow", "green", "blue", "display", "deck", "deckCount", "discardCount"), exact),
    **dict.fromkeys(("announced", "phase", "active", "gameOver", "total", "hand"), exact),
    **dict.fromkeys(("missed", "scores", "rows"), by_name(exact)),
    **dict.fromkeys(("hands", "completed"), by_name(unordered)),
    **dict.fromkeys(("discard", "winners"), unordered),
    "sheets": by_name(by_name(exact)),
}
