"""The words of the statistics. Owns how people, bots and numbers are called. Must not know widgets."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QLocale

from pega6_desktop.records.statistics import Person, Tally
from pega6_desktop.ui.screens.common.words import level_word, number
from pega6_desktop.ui.words.game_words import GameWords
from pega6_desktop.ui.words.messages import Messages, filled, place_word
from pega6_desktop.ui.words.people import OWN_WORDS, own_word


class StatisticsWords(Messages):
    """Sentences about numbers."""


class Somebody(msgspec.Struct, frozen=True):
    """Somebody to choose: a key, what they are called, and under which names their matches are counted.

    matches: those that count among the others; apart: branches and assisted ones; repeats: of a deal.
    """

    key: str
    name: str
    whos: tuple[str, ...]
    matches: int = 0
    apart: int = 0
    repeats: int = 0


OWN = "own"


def everybody(people: Sequence[Person], at_most: int = 10) -> tuple[Somebody, ...]:
    """Whom one can choose, the player first; names nobody typed belong to one player, whatever the language was."""
    own = tuple(person.who for person in people if person.who[2:] in OWN_WORDS and person.who[0] == "h")
    others = [
        Somebody(person.who, called(person.who), (person.who,), person.matches, person.apart, person.repeats)
        for person in people
        if person.who not in own
    ]
    mine = [person for person in people if person.who in own]
    matches, apart = sum(person.matches for person in mine), sum(person.apart for person in mine)
    repeats = sum(person.repeats for person in mine)
    first = (Somebody(OWN, own_word(), own, matches, apart, repeats),) if own else ()
    return (*first, *others)[:at_most]


def called(who: str) -> str:
    """What a person or a level of bots is called."""
    kind, name = who[0], who[2:]
    if kind == "b":
        return filled(StatisticsWords.tr("Bot: {level}"), level=level_word(name))
    return own_word() if name in OWN_WORDS else name


def decimal(value: float) -> str:
    """A number with one digit after the point, as the language writes it."""
    return QLocale().toString(value, "f", 1)


def tiles(words: GameWords, tally: Tally) -> tuple[tuple[str, str, str], ...]:
    """The four big numbers, each with its name and a line below."""
    share = round(100 * tally.wins / tally.matches) if tally.matches else 0
    wins = filled(StatisticsWords.tr("{share} of 100"), share=share)
    if tally.shared_wins:
        shared = StatisticsWords.tr("%n of them shared", "", tally.shared_wins)
        wins = f"{wins} · {shared}"
    spread = filled(
        StatisticsWords.tr("spread {spread} · table {table}"),
        spread=decimal(tally.spread),
        table=decimal(tally.table_mean),
    )
    return (
        (
            number(tally.matches),
            StatisticsWords.tr("matches", "name of a number", tally.matches or 2),
            _rounds(words, tally),
        ),
        (number(tally.wins), StatisticsWords.tr("victories", "name of a number", tally.wins or 2), wins),
        (decimal(tally.mean), words.point_words().a_round, spread),
        (
            number(tally.streak),
            StatisticsWords.tr("best streak", "name of a number"),
            StatisticsWords.tr("%n in a row just now", "", tally.running)
            if tally.running
            else StatisticsWords.tr("none just now"),
        ),
    )


def _rounds(words: GameWords, tally: Tally) -> str:
    """How many they have had; nothing in a game without rounds."""
    if not words.has_rounds:
        return ""
    return StatisticsWords.tr("%n round(s)", "", tally.rounds) if tally.rounds else StatisticsWords.tr("no rounds")


def place_words(count: int) -> tuple[str, ...]:
    """What the places are called."""
    return tuple(map(place_word, range(1, count + 1)))


def places_sentence(tally: Tally) -> str:
    """The bars in words."""
    words = place_words(len(tally.places))
    return ", ".join(f"{word} {number(count)}" for word, count in zip(words, tally.places, strict=True))


def course_sentence(tally: Tally) -> str:
    """The course in words."""
    words = StatisticsWords.tr("First match {first}, last match {last}; all players together {table}.")
    ends = (tally.series[0], tally.series[-1]) if tally.series else (0.0, 0.0)
    return filled(words, first=decimal(ends[0]), last=decimal(ends[1]), table=decimal(tally.table_mean))
