"""What may be agreed, in words: variants, editions, house rules and their values, and why a kept set does not fit.

Owns these words for the form, the table and the results alike. Must not know widgets. Every call gives words in the
present language.
"""

from collections.abc import Collection, Mapping

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from pega6_desktop.core.variant import Choice, HouseRule, OptionValue
from pega6_desktop.ui.screens.rule_sets import Misfit
from pega6_desktop.ui.text.speech import filled

translate = QCoreApplication.translate


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


OWN_WAY = ""
"""The id that stands for rules of one's own among the editions."""


def rule_words(key: str) -> RuleWords:
    """A house rule in words; an unknown one is called by its key."""
    match key:
        case "endTarget" | "endCompare" | "fixedRounds":
            return _length_words(key)
        case "proDraft":
            return RuleWords(
                translate("Screens", "Choose from open cards"),
                translate("Screens", "Yes: all cards lie open, one is taken in turn. No: they are dealt."),
            )
        case "insertAtEnd":
            return RuleWords(
                translate("Screens", "Insert at the end too"),
                translate("Screens", "The card may go behind the last one, even far from the smallest difference."),
            )
        case "moveIntoFull":
            return RuleWords(
                translate("Screens", "Move to a full row"),
                translate("Screens", "Whoever overfills the row takes all of it at once but the highest card."),
                {"take": translate("Screens", "takes"), "forbidden": translate("Screens", "forbidden")},
            )
        case "negPosMode":
            return RuleWords(
                translate("Screens", "Negative = Positive cancels"),
                translate("Screens", "Points: head by head. Cards: whole cards only, and the rest is lost."),
                {"points": translate("Screens", "points"), "cards": translate("Screens", "cards", "to cancel")},
            )
        case "round2Specials":
            return RuleWords(
                translate("Screens", "Special cards in round 2"),
                translate("Screens", "All: the discards go back into the deck before up to three each are dealt."),
                {"all": translate("Screens", "all"), "deckOnly": translate("Screens", "deck only")},
            )
        case _:
            return RuleWords(key, "")


def _length_words(key: str) -> RuleWords:
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
        case _:
            return RuleWords(
                translate("Screens", "Number of rounds"),
                translate("Screens", "With a number the match lasts exactly that long, whatever the heads."),
                placeholder=translate("Screens", "open"),
            )


def value_word(rule: HouseRule, value: OptionValue) -> str:
    """The value of a house rule as the form shows it."""
    words = rule_words(rule.key)
    if isinstance(value, bool):
        return translate("Screens", "yes") if value else translate("Screens", "no")
    if value is None:
        return words.placeholder
    if isinstance(rule, Choice):
        return words.values.get(str(value), str(value))
    return QLocale().toString(value) if isinstance(value, int) else str(value)


def variant_words(game: str, variant: str) -> VariantWords:
    """A variant in words; an unknown one is called by its id."""
    match game, variant:
        case "pega6", "base":
            return VariantWords(
                translate("Screens", "Base", "the variant"),
                translate("Screens", "Base game"),
                translate("Screens", "Ten cards each, four rows. Whoever lays the sixth card of a row takes its five."),
            )
        case "pega6", "pro":
            return VariantWords(
                translate("Screens", "Professional", "the variant"),
                translate("Screens", "Professional game"),
                translate(
                    "Screens", "Only as many cards as are needed, all known, and everybody picks their own hand."
                ),
            )
        case "pega6", "special":
            return VariantWords(
                translate("Screens", "Anniversary", "the variant"),
                translate("Screens", "Anniversary game"),
                translate("Screens", "12 cards and 3 special cards each, two rounds. The fewest heads win."),
            )
        case _:
            return VariantWords(variant, variant, "")


def edition_words(edition: str) -> EditionWords:
    """An edition in words; the own way is one of them, an unknown one is called by its id."""
    match edition:
        case "pt2020":
            return EditionWords(translate("Screens", "Brazil, 25 years"), translate("Screens", "the standard"))
        case "fr":
            return EditionWords(translate("Screens", "French"), translate("Screens", "as in the box"))
        case "ptClassic":
            return EditionWords(translate("Screens", "Classic"), translate("Screens", "as it used to be"))
        case "":
            return EditionWords(translate("Screens", "Your own way"), translate("Screens", "as set below"))
        case _:
            return EditionWords(edition, "")


def lack_words(variants: Collection[str]) -> str:
    """Why an edition cannot be chosen for the present variant: it describes only these."""
    if set(variants) == {"base"}:
        return translate("Screens", "only the base game")
    return translate("Screens", "not for this variant")


def misfit_sentence(reason: Misfit, game: str) -> str:
    """Why a kept set cannot be chosen now."""
    match reason.code:
        case "other_variant":
            name = variant_words(game, str(reason.params["variant"])).name
            return filled(translate("Screens", "for another variant: {variant}"), variant=name)
        case "lost_variant":
            return translate("Screens", "for a variant that is not there any more")
        case "unknown_option":
            return translate("Screens", "holds a rule that is not there any more")
        case "target_and_rounds":
            return translate("Screens", "a number of heads and a number of rounds at once cannot be played")
        case _:
            name = rule_words(str(reason.params.get("option", ""))).name
            return filled(translate("Screens", "“{rule}” has a value that cannot be played"), rule=name)
