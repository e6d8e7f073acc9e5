"""The words in which the corpus speaks of Pega em 6!, as typed values. Owns spelling and shapes; knows no rule.

A field that is misspelt or unknown is refused, so that no argument of a case is silently ignored.
"""

from collections.abc import Mapping

import msgspec

from pega6_desktop.games.pega6.moves import PlaySpecial
from tests.golden.shapes import Same, by_name, each, exact, fields, unordered


class GivenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A row with special cards in it."""

    cards: tuple[int, ...]
    seven: bool = False
    block: bool = False


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """The table before the first step."""

    players: tuple[str, ...]
    rows: tuple[tuple[int, ...] | GivenRow, ...] = ()
    hands: dict[str, tuple[int, ...]] = {}
    piles: dict[str, tuple[int, ...]] = {}
    scores: dict[str, int] = {}
    specials: dict[str, tuple[str, ...]] = {}
    special_deck: tuple[str, ...] = ()
    special_discard: tuple[str, ...] = ()
    round: int = 1


class GivenSpecial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A special card a player plays, with its parameters."""

    type: str
    to_row: int | None = None
    row: int | None = None
    card: int | None = None
    cards: tuple[int, ...] = ()

    @property
    def move(self) -> PlaySpecial:
        """The move this means."""
        number = self.to_row if self.row is None else self.row
        return PlaySpecial(self.type, self.card, None if number is None else number - 1)


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """What a player decides when the own card is placed."""

    take_row: int | None = None
    special: GivenSpecial | None = None
    exchange: tuple[str | None, ...] = ()


class Trick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", tag_field="op", tag="trick"):
    """Everybody reveals; turns are the decisions while placing."""

    reveal: dict[str, int]
    turns: dict[str, Turn] = {}


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", tag_field="op", tag="query"):
    """Where would this card go now?"""

    player: str
    card: int


class Heads(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", tag_field="op", tag="heads"):
    """What do these cards cost?"""

    cards: tuple[int, ...]


class DeckHeads(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", tag_field="op", tag="deckHeads"
):
    """What does the whole deck cost?"""


class SetUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", tag_field="op", tag="setup"):
    """Deal for so many players."""

    players: int


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", tag_field="op", tag="draft"):
    """Players take open cards; the first pick is the first seat's."""

    picks: tuple[tuple[str, int], ...]


class Deal2(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", tag_field="op", tag="deal2"):
    """Special cards dealt for the second round: so many held, in the deck and in the discard pile."""

    players: int
    held: int
    deck: int
    discard: int


class EndRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel", tag_field="op", tag="endRound"):
    """Piles into totals."""


Step = Trick | Query | Heads | DeckHeads | SetUp | Draft | Deal2 | EndRound


def _same_row(want: object, got: object) -> bool:
    """A row without special cards may be written as a plain list."""
    if not isinstance(want, Mapping):
        want = {"cards": want}
    return exact({"seven": False, "block": False, **want}, got)


SHAPES: Mapping[str, Same] = {
    "order": exact,
    "took": each(fields({"player": exact, "cards": unordered})),
    "rows": lambda want, got: exact(want, got) if isinstance(want, int) else each(_same_row)(want, got),
    "piles": by_name(unordered),
    "points": by_name(exact),
    "hands": by_name(unordered),
    "roundOver": exact,
    "gameOver": exact,
    "row": exact,
    "take": exact,
    "lowRows": unordered,
    "insertRows": unordered,
    "specials": lambda want, got: (by_name(unordered) if isinstance(want, Mapping) else unordered)(want, got),
    "specialDiscard": unordered,
    "specialsEach": exact,
    "specialDeck": exact,
    "each": exact,
    "deckAfter": exact,
    "discardAfter": exact,
    "heads": exact,
    "total": exact,
    "hand": exact,
    "unused": exact,
    "deckSize": exact,
    "roundPoints": by_name(exact),
    "totals": by_name(exact),
    "winners": unordered,
}
"""``rows`` is a list of rows after a trick and a number of rows after a setup; ``specials`` is the hands after a trick
and, after a query, the kinds that may be played now."""
