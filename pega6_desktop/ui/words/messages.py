"""The base of all words: how a sentence is looked up and filled, who is spoken of in it, and what every game must be
able to say about itself: variants, house rules, editions, points and numbers.

Owns the call of Qt's translation, the putting in of names and numbers, the letters of a tool tip, the choice between a
name and "you", and the protocol of a game's words with its values: every call gives words in the present language. Must
not know any sentence of a game.
"""

import html
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import Qt

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.records.finished.statistics import Tally
from pega6_desktop.records.record import SeatInfo


def as_tool_tip(text: str) -> str:
    """The text for Qt's tool tips, which take anything that looks like markup for markup."""
    return f"<span>{html.escape(text)}</span>" if Qt.mightBeRichText(text) else text


_GAP = re.compile(r"\{(\w+)\}")
_I_SOUND = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
"""Before such a name the Spanish "y" becomes "e"; before a glide, as in Iara, it does not."""


class Messages:
    """A group of sentences; subclasses are written ``Log.tr("English source")`` so that lupdate knows the context."""

    @classmethod
    def tr(cls, source: str, comment: str = "", n: int = -1) -> str:
        """The sentence in the present language; with n, the form for that number, ``%n`` replaced by it."""
        return QCoreApplication.translate(cls.__name__, source, comment or None, n)


class KeyHint(msgspec.Struct, frozen=True):
    """Keys and what they do at this moment; an empty key stands for the dash of a range."""

    word: str
    keys: tuple[str, ...]


def filled(sentence: str, **values: object) -> str:
    """The sentence with ``{name}`` replaced by values. What is put in is never read again, whatever a name holds;
    a gap without a value stays visible instead of failing in a translation.
    """
    parts = _GAP.split(sentence)  # what stands between the gaps, and their names
    for at in range(1, len(parts), 2):
        parts[at] = str(values[parts[at]]) if parts[at] in values else f"{{{parts[at]}}}"
    return "".join(parts)


class Counted(Messages):
    """Numbers of things."""


def heads(count: int) -> str:
    """Penalty points: "no heads", "1 head", "2 heads"."""
    return Counted.tr("no heads") if count == 0 else Counted.tr("%n head(s)", "", count)


def cards(count: int) -> str:
    """A number of cards: "1 card", "5 cards"."""
    return Counted.tr("no cards") if count == 0 else Counted.tr("%n card(s)", "", count)


def place_word(place: int) -> str:
    """A place in a ranking: "1st", "2nd"; many languages write the first ones in their own way."""
    first = (Counted.tr("1st", "a place"), Counted.tr("2nd", "a place"), Counted.tr("3rd", "a place"))
    if place <= len(first):
        return first[place - 1]
    return filled(Counted.tr("{place}th", "a place in a ranking, from the fourth to the tenth"), place=place)


class Listed(Messages):
    """Several things in one breath."""


def listed(names: Sequence[str], at_most: int = 12) -> str:
    """One to many things: "Ana and Bia", "Ana, Bia and Caio"; beyond at_most names "Ana, Bia, Caio and 3 more"."""
    if len(names) > at_most:
        more = Listed.tr("%n more", "further players", len(names) - at_most)
        return listed([*names[:at_most], more])
    if len(names) < 2:
        return "".join(names)
    comma = Listed.tr(", ", "between the things of a list")
    words = Listed.tr("{first} and {last}")
    if _I_SOUND.match(names[-1]):
        words = Listed.tr("{first} and {last}", "the last one begins with the sound of i")
    return filled(words, first=comma.join(names[:-1]), last=names[-1])


def signed(number: int) -> str:
    """A number of points as it stands in tables and sentences: below nothing with a minus, not a hyphen."""
    return f"−{-number}" if number < 0 else str(number)


class People(Messages):
    """The word for the reader."""


OWN_WORDS = frozenset({"You", "Você", "Tú", "Toi", "Du"})
"""What a player is called who typed no name, in every language of the program: such a name follows the language."""


def own_word() -> str:
    """What a player is called who typed no name."""
    return People.tr("You", "the name of a player who typed none")


class Voice(msgspec.Struct, frozen=True):
    """Who sits on the seats and who listens: with several humans at one screen nobody is "you".

    edition: id of the printed edition whose words stand on the cards before them, empty for none.
    """

    seats: tuple[SeatInfo, ...]
    viewer: int | None
    edition: str = ""

    def is_you(self, seat: int) -> bool:
        """True when the seat is the listener's and nobody else could read "you" as meant for them.

        Whoever typed no name is called "You", which is no name for a sentence: such a person is spoken to, from
        whatever place a match is watched.
        """
        who = self.seats[seat]
        if who.kind != "human" or (seat != self.viewer and who.name not in OWN_WORDS):
            return False
        return [other.kind for other in self.seats].count("human") == 1

    def name(self, seat: int) -> str:
        """The player's name as typed; plain text, whatever it holds. A name nobody typed follows the language."""
        name = self.seats[seat].name
        return own_word() if self.seats[seat].kind == "human" and name in OWN_WORDS else name

    def addressed(self, seat: int) -> str:
        """Empty where sentences may say "you" to the seat, else the name they have to say instead."""
        return "" if self.is_you(seat) else self.name(seat)

    def called(self, seat: int) -> str:
        """The name, or "you" inside a sentence."""
        return People.tr("you", "inside a sentence") if self.is_you(seat) else self.name(seat)

    def all_called(self, seats: Iterable[int], at_most: int = 12) -> str:
        """Several players in one breath."""
        return listed([self.called(seat) for seat in seats], at_most)


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
