"""The contract of the words about a game that screens share: variants, house rules, editions, points and numbers.

Owns the protocol and its values. Must not know any game. Every call gives words in the present language.
"""

from collections.abc import Collection, Mapping
from typing import Protocol

import msgspec

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.records.statistics import Tally


class RuleWords(msgspec.Struct, frozen=True):
    """A house rule in words: its name, one sentence, what its values are called, what an empty field means."""

    name: str
    sentence: str
    values: Mapping[str, str] = {}
    placeholder: str = ""


class VariantWords(msgspec.Struct, frozen=True):
    """A variant in words: one word for a button, its whole name, one sentence."""

    short: str
    name: str
    sentence: str


class EditionWords(msgspec.Struct, frozen=True):
    """An edition in words: its name and a few words beside it."""

    name: str
    note: str


class PointWords(msgspec.Struct, frozen=True):
    """What points are called where a whole sentence speaks of them.

    best_of_round: under the sheet, what its green ground marks. way: over the chart of the totals without a target.
    final: how good the winner's total is, with {rounds} and {points}. none_yet: who leads without any point ({names}),
    empty in games where that is nothing special. a_round: the name of the mean. by_match: the title of its course.
    counted: the title over the game's own numbers. better: which way is better.
    """

    best_of_round: str
    way: str
    final: str
    a_round: str
    by_match: str
    counted: str
    better: str
    none_yet: str = ""


class GameWords(Protocol):
    """What the shared screens may ask about a game in words."""

    @property
    def has_heads(self) -> bool:
        """Whether points are drawn with the head of an ox behind them."""

    @property
    def has_rounds(self) -> bool:
        """Whether a match is played in rounds whose points are added up."""

    def name(self) -> str:
        """The game by its name."""

    def motto(self) -> str:
        """The game in a few words, for the button that leads to it."""

    def points(self, count: int) -> str:
        """A number of points: "no heads", "1 head", "2 heads"."""

    def point_words(self) -> PointWords:
        """The sentences about points."""

    def variant(self, variant: str) -> VariantWords:
        """A variant in words; an unknown one is called by its id."""

    def rule(self, key: str) -> RuleWords:
        """A house rule in words; an unknown one is called by its key."""

    def is_silent(self, key: str, values: Mapping[str, OptionValue]) -> bool:
        """Whether a house rule says nothing beside these others, and is not told."""

    def edition(self, edition: str) -> EditionWords:
        """A printed edition in words; an unknown one is called by its id."""

    def lack(self, variants: Collection[str]) -> str:
        """Why an edition cannot be chosen for the present variant: it describes only these."""

    def in_the_box(self, variant: str, edition: str) -> str:
        """What things are called in the box of that edition, where they differ; empty where they do not."""

    def level(self, level: str) -> str:
        """The character of a bot level in one sentence; empty for an unknown one."""

    def misfit(self, code: str) -> str:
        """Why house rules do not fit together, for the codes of this game; empty for others."""

    def number_lines(self, tally: Tally) -> tuple[str, ...]:
        """The game's own numbers, line by line, at most six."""

    def chapter(self) -> str:
        """What a replay can be walked by, beside single steps: tricks, cards on offer, turns; one of them."""

    def table_keys(self) -> Mapping[str, str]:
        """What keys of the table do in this game, by the name of the shortcut; empty for one that does nothing. Those
        that are not named do what they do at every table.
        """
