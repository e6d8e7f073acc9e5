"""Words the screens share: themes, tempos, house rules, and sentences about what cannot be played.

Owns sentences for codes that come from plans and records. Must not know widgets. Every call gives words in the present
language.
"""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from pega6_desktop.core.errors import Param
from pega6_desktop.ui.screens.draft import SEED, Problem

translate = QCoreApplication.translate


class RuleWords(msgspec.Struct, frozen=True):
    """A house rule in words: its name, one sentence, what its values are called, what an empty field means."""

    name: str
    sentence: str
    values: Mapping[str, str] = {}
    placeholder: str = ""


def theme_word(name: str) -> str:
    """What a theme is called; an unknown one is called by its name."""
    known = {
        "light": translate("Screens", "Light"),
        "dark": translate("Screens", "Dark"),
        "contrast": translate("Screens", "Contrast"),
        "system": translate("Screens", "As the desktop"),
    }
    return known.get(name, name)


def tempo_word(name: str) -> str:
    """What a tempo is called."""
    known = {
        "slow": translate("Screens", "Slow"),
        "normal": translate("Screens", "Normal"),
        "fast": translate("Screens", "Fast"),
        "off": translate("Screens", "No animation"),
    }
    return known.get(name, name)


def rule_words(key: str) -> RuleWords:
    """A house rule in words; an unknown one is called by its key."""
    match key:
        case "endTarget":
            return RuleWords(
                translate("Screens", "Ends at"),
                translate("Screens", "The match ends with the round in which somebody has this many heads."),
            )
        case "endCompare":
            return RuleWords(
                translate("Screens", "The end counts when the number is"),
                translate("Screens", "Reached: exactly that many are enough. Passed: it takes one more."),
                {"gte": translate("Screens", "reached"), "gt": translate("Screens", "passed")},
            )
        case "fixedRounds":
            return RuleWords(
                translate("Screens", "Number of rounds"),
                translate("Screens", "With a number the match lasts exactly that long, whatever the heads."),
                placeholder=translate("Screens", "open"),
            )
        case _:
            return RuleWords(key, "")


def variant_words(game: str, variant: str) -> tuple[str, str]:
    """Name and one sentence of a variant."""
    if (game, variant) == ("pega6", "base"):
        sentence = translate(
            "Screens", "Ten cards each, four rows. Whoever lays the sixth card of a row takes its five."
        )
        return translate("Screens", "Base game"), sentence
    return variant, ""


def number(value: Param) -> str:
    """A number with the separators of the language."""
    return QLocale().toString(value) if isinstance(value, int) else str(value)


def problem_sentence(problem: Problem) -> str:
    """What is wrong with a field, and what would be right."""
    facts = problem.params
    match problem.code:
        case "seat_count":
            sentence = translate("Screens", "{minimum} to {maximum} can play, here sit {seats}.")
        case "number_missing":
            sentence = translate("Screens", "A number belongs here.")
        case "not_a_number":
            sentence = translate("Screens", "“{text}” is not a whole number.")
        case "number_range" if problem.field == SEED:
            sentence = translate("Screens", "The number of a deal lies between {minimum} and {maximum}.")
        case "number_range":
            sentence = translate("Screens", "Possible is {minimum} to {maximum}.")
        case "target_and_rounds":
            sentence = translate("Screens", "One or the other: a number of heads or a number of rounds, not both.")
        case _:
            return _name_sentence(problem)
    return sentence.format_map({key: number(value) for key, value in facts.items()})


def _name_sentence(problem: Problem) -> str:
    match problem.code:
        case "name_empty":
            return translate("Screens", "A name is missing here.")
        case "name_long":
            sentence = translate("Screens", "At most {maximum} characters, please.")
        case "name_twice":
            sentence = translate("Screens", "Somebody at the table is called {name} already.")
        case _:
            return translate("Screens", "This cannot be played ({code}).").format(code=problem.code)
    return sentence.format_map({key: number(value) for key, value in problem.params.items()})


def level_word(level: str) -> str:
    """What a bot level is called; an unknown one is called by its id."""
    known = {"random": translate("Screens", "By chance"), "careful": translate("Screens", "Careful")}
    return known.get(level, level)


def level_sentence(level: str) -> str:
    """The character of a bot level in one sentence."""
    known = {
        "random": translate("Screens", "Plays any card without looking at the table."),
        "careful": translate("Screens", "Counts the places left and keeps away from full rows."),
    }
    return known.get(level, "")
